import Foundation

/// Counts the lines of code in each room, and compares them with `Tests/budget.txt`.
///
/// A line of code is a line of Swift that is neither blank nor a comment. A line of the file has a number,
/// the name of a room and its folders; a folder that begins with `-` is left out, and so is only what a
/// command in CI makes again and compares. The lines `production` and `tests` limit the sums.
enum BudgetCheck {
  /// Prints the table, and answers whether every room is within its number.
  static func run(_ words: [String]) throws -> Bool {
    guard words.isEmpty else { throw Complaint("budget takes no words") }
    let rooms = try rooms(of: packageFolder)
    print(table(of: rooms))
    return rooms.allSatisfy { $0.lines <= $0.budget }
  }

  /// A part of the package, its lines of code, and how many it may have.
  struct Room {
    let name: String
    let lines: Int
    let budget: Int
  }

  /// The rooms of a package as its `Tests/budget.txt` lists them, and the two sums.
  static func rooms(of package: URL) throws -> [Room] {
    let path = package.appending(path: "Tests/budget.txt").path
    var counted: [String: Int] = [:]
    for file in try swiftFiles(below: package) {
      counted[file] = linesOfCode(
        in: try String(contentsOf: package.appending(path: file), encoding: .utf8))
    }
    var rooms: [Room] = []
    var limits: [(name: String, budget: Int)] = []
    for (index, line) in try lines(of: path).enumerated() where !line.hasPrefix("#") {
      let words = line.split(separator: " ").map(String.init)
      guard words.count >= 2, let budget = Int(words[0]) else {
        throw Complaint("\(path), line \(index + 1) is not a number, a room and its folders")
      }
      if words.count == 2 {
        limits.append((words[1], budget))
        continue
      }
      let folders = words.dropFirst(2).filter { !$0.hasPrefix("-") }
      let left = words.filter { $0.hasPrefix("-") }.map { $0.dropFirst() }
      let own = counted.keys.filter { file in folders.contains { file.hasPrefix($0) } }
      let lines = own.filter { file in !left.contains { file.hasPrefix($0) } }
        .reduce(0) { $0 + (counted[$1] ?? 0) }
      for file in own { counted[file] = nil }
      rooms.append(Room(name: words[1], lines: lines, budget: budget))
    }
    if let stray = counted.keys.sorted().first {
      throw Complaint("\(stray) is in no room of \(path)")
    }
    let tests = rooms.filter { $0.name.hasPrefix("tests") }.reduce(0) { $0 + $1.lines }
    let all = rooms.reduce(0) { $0 + $1.lines }
    return rooms
      + limits.map {
        Room(name: $0.name, lines: $0.name == "tests" ? tests : all - tests, budget: $0.budget)
      }
  }

  /// The lines of a Swift file that are neither blank nor a comment.
  static func linesOfCode(in text: String) -> Int {
    text.split(separator: "\n").count { line in
      let code = line.drop(while: \.isWhitespace)
      return !code.isEmpty && !code.hasPrefix("//")
    }
  }

  /// The rooms in a table; `✗` marks those that are above their numbers.
  static func table(of rooms: [Room]) -> String {
    rooms.map { room in
      String(format: "%6d of %6d  ", room.lines, room.budget) + room.name
        + (room.lines > room.budget ? "  ✗ \(room.lines - room.budget) too many" : "")
    }
    .joined(separator: "\n")
  }

  private static func swiftFiles(below package: URL) throws -> [String] {
    try ["Sources", "Generators", "Invariants", "Tests"].flatMap { root in
      guard let paths = FileManager.default.enumerator(atPath: package.appending(path: root).path)
      else { throw Complaint("there is no folder \(root)") }
      return paths.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }
        .map { "\(root)/\($0)" }
    }
  }
}
