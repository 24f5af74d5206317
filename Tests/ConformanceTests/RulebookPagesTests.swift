import Foundation
import Invariants
import Stage
import Testing
import TouchScript

@testable import Conformance

@Suite("The rulebook as pages")
struct RulebookPagesTests {
  @Test("Each rule has its page, each judged one a scene, and every link leads somewhere")
  func pages() throws {
    let pages = RulebookPages()
    let rules = Rulebook.all + Relations.all.map(\.rule)
    #expect(pages.files.count == rules.count + 1)
    let names = Set(pages.files.map(\.name))
    for file in pages.files {
      for link in file.text.matches(of: /href="([^"#]*)(#[^"]*)?"/) {
        let target = String(link.output.1)
        #expect(
          target.isEmpty || target.hasPrefix("http") || names.contains(target),
          "\(file.name): \(target)")
      }
      for code in ["MUST", "SHOULD", "PARAM", "LOG", "STATED", "FOLK", "DOC~"] {
        let isThere = file.text.contains(try Regex("[ (>]\(code)[ .,;:)<]"))
        #expect(!isThere, "\(file.name) says \(code)")
      }
    }
    let pictured = pages.files.filter { $0.text.contains("class=\"example\"") }
    let shown = Set(pictured.map { String($0.name.dropLast(5)) })
    #expect(rules.filter { $0.isChecked && !shown.contains($0.id) }.map(\.id) == [])
  }

  @Test("Pages that an earlier run left are removed, and nothing else is")
  func stale() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let rules = ["CT-29", "CT-30"].compactMap { Rulebook[$0] }
    try RulebookPages(rules).write(to: folder)
    let page = try String(contentsOf: folder.appending(path: "CT-30.html"), encoding: .utf8)
    for (name, text) in [
      ("4-HT-12.html", page), ("3-crashed.html", page), ("scene.html", page),
      ("5-notes.html", "<p>My own.</p>"), ("CT-30.html.txt", page),
    ] {
      try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
    }
    try RulebookPages([rules[0]]).write(to: folder)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(names == ["5-notes.html", "CT-29.html", "CT-30.html.txt", "index.html", "scene.html"])
  }

  @Test("A page of some rules leads to no other")
  func some() throws {
    let rules = ["CT-29", "CT-30"].compactMap { Rulebook[$0] }
    let page = try #require(RulebookPages(rules).files.last).text
    #expect(page.contains("<a href=\"CT-29.html\">← CT-29</a>"))
    #expect(!page.contains("CT-31.html"))
    // Marked is what the rule is about, and not that a wrong engine makes a button of another class.
    #expect(page.contains(/class="cited".*Ended, and fails/))
  }

  @Test("A rule's page names what UIKit leaves unspecified, as the rulebook has it")
  func unspecified() throws {
    for row in Rulebook.rows {
      #expect(!row.rules.isEmpty, "\(row.id)")
      for rule in row.rules { #expect(Rulebook[rule] != nil, "\(row.id): \(rule)") }
    }
    let rule = try #require(Rulebook["HT-41"])
    let page = try #require(RulebookPages([rule]).files.last).text
    #expect(page.contains("What UIKit leaves unspecified"))
    #expect(page.contains("<code>RE-05</code><br>Two or three whole passes of hit-testing"))
  }
}
