import Foundation
import Invariants
import Stage
import Testing
import TouchScript

@testable import Conformance

@Suite("The rulebook as pages")
struct RulebookPagesTests {
  @Test("Each rule has its page, most with the scene that its fault breaks it in")
  func pages() throws {
    let pages = RulebookPages()
    let rules = Rulebook.all + Relations.all.map(\.rule)
    #expect(pages.files.count == rules.count + 1)
    let names = Set(pages.files.map(\.name))
    for file in pages.files {
      for link in file.text.matches(of: /href="([^"#]*)"/).map(\.output.1)
      where !link.hasPrefix("http") && !link.isEmpty {
        #expect(names.contains(String(link)), "\(file.name): \(link)")
      }
    }
    let pictured = pages.files.filter { $0.text.contains("id=\"picture\"") }
    let shown = Set(pictured.map { String($0.name.dropLast(5)) })
    let bare = rules.filter { $0.isChecked && !$0.faults.isEmpty && !shown.contains($0.id) }
    #expect(bare.count <= 60, "without a scene: \(bare.map(\.id))")
  }

  @Test("A rule's page names what UIKit leaves unspecified, as the rulebook has it")
  func unspecified() throws {
    for row in Rulebook.rows {
      #expect(!row.rules.isEmpty, "\(row.id)")
      for rule in row.rules { #expect(Rulebook[rule] != nil, "\(row.id): \(rule)") }
    }
    let rule = try #require(Rulebook["HT-41"])
    let page = try #require(RulebookPages([rule]).files.last).text
    #expect(page.contains("4 choices that UIKit leaves unspecified"))
    #expect(page.contains("<code>RE-05</code>: Two or three whole passes of hit-testing"))
  }
}
