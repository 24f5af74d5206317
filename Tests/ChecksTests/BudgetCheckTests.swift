import Foundation
import Testing

@testable import Checks

@Suite("Budget")
struct BudgetCheckTests {
  @Test("No room has more lines of code than its number")
  func rooms() throws {
    let rooms = try BudgetCheck.rooms(of: packageFolder)
    if rooms.contains(where: { $0.lines > $0.budget }) {
      Issue.record("\(BudgetCheck.table(of: rooms))")
    }
  }

  @Test("Comments and blank lines are no code")
  func lines() {
    #expect(BudgetCheck.linesOfCode(in: "// a\n\n  /// b\nlet c = 1  // d\n\t\n  }\n") == 2)
  }

  @Test("A room above its number is marked, and a file outside all rooms is an error")
  func excess() throws {
    let package = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: package) }
    func write(_ text: String, to path: String) throws {
      let file = package.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    for root in ["Generators", "Invariants", "Tests"] { try write("", to: "\(root)/Empty.swift") }
    try write("let a = 1\nlet b = 2\n", to: "Sources/A/A.swift")
    try write("let made = 1\n", to: "Sources/A/Made.swift")
    let rest = "\n0 rest Generators/ Invariants/\n0 tests Tests/\n1 production\n"
    try write("1 A Sources/A/ -Sources/A/Made.swift" + rest, to: "Tests/budget.txt")
    let table = BudgetCheck.table(of: try BudgetCheck.rooms(of: package))
    #expect(table.contains("2 of      1  A  ✗ 1 too many"))
    #expect(table.contains("2 of      1  production  ✗ 1 too many"))
    try write("let c = 1\n", to: "Sources/B/B.swift")
    #expect(throws: Complaint.self) { try BudgetCheck.rooms(of: package) }
  }
}
