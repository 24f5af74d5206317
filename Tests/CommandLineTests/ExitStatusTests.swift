import Foundation
import Testing

/// The table of the help and of the article "The command", by what really ends with each status.
@Suite("Each exit status means what the help and the documentation say", .serialized)
struct ExitStatusTests {
  private let broken = [
    "fuzz", "--fault", "never-self", "--rules", "HT-19", "--cases", "40", "--prove", "0",
    "--no-memory",
  ]

  @Test("0 where nothing is broken, 1 where something is, and 2 where the command line is wrong")
  func common() throws {
    #expect(try Touchstone("fuzz", "--cases", "8", "--no-memory").status == 0)
    #expect(try Touchstone(broken).status == 1)
    #expect(try Touchstone(broken + ["--cases"]).status == 2)
    #expect(try Touchstone(["replay", "-"], input: "{}").status == 2)
  }

  @Test("3 where the engine cannot be started, or a merged report is incomplete")
  func incomplete() throws {
    #expect(try Touchstone("fuzz", "--", "/nowhere/engine").status == 3)
    let shard = ["fuzz", "--cases", "8", "--rules", "HT-04", "--no-memory", "--format", "json"]
    let folder = try Folder.make()
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(try Touchstone(shard + ["--shard", "1/2"]).output.utf8)
      .write(to: folder.appending(path: "one"))
    #expect(try Touchstone(["merge", "one"], in: folder).status == 3)
  }

  @Test(
    "4 where the output cannot be written; it then goes to standard output, and nothing is lost")
  func unwritable() throws {
    let full = "/dev/full"
    let words = ["fuzz", "--cases", "8", "--rules", "HT-04", "--no-memory"]
    let plain = try Touchstone(words)
    let lost = try Touchstone(words + ["--output", full])
    #expect(lost.status == 4 && lost.output == plain.output)
    #expect(
      lost.complaints
        == "touchstone: '/dev/full' cannot be written: what belongs there went to standard output\n"
    )
    let unsaved = try Touchstone(
      "fuzz", "--fault", "closed-edges", "--rules", "HT-09", "--strength", "required", "--cases",
      "60", "--no-memory", "--save", "/dev/null/found")
    #expect(unsaved.status == 4)
    #expect(
      unsaved.complaints == "touchstone: the findings cannot be written to '/dev/null/found'\n")
    // What was found is worse than that it could not be written.
    let found = try Touchstone(broken + ["--output", full])
    let said = try Touchstone(broken).output
    #expect(found.status == 1 && found.output == said)
  }

  @Test("The article has the table of the help")
  func documented() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let article = try String(
      contentsOf: root.appending(path: "Sources/Conformance/Conformance.docc/TheCommand.md"),
      encoding: .utf8)
    let rows = article.split(separator: "\n").compactMap { line -> String? in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 2, Int(cells[0].filter { $0 != "`" }) != nil else { return nil }
      return "\(cells[0].filter { $0 != "`" }) \(cells[1])"
    }
    let help = try Touchstone("help").output.split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
    let start = try #require(help.range(of: "Exit status "))
    #expect(help[start.upperBound...].hasPrefix(rows.joined(separator: " ")))
    #expect(rows.count == 6)
  }
}
