import Foundation
import Testing

/// The pages tell a newcomer which files to open; files move.
@Suite("What the pages say")
struct PagesTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Files of made-up examples, which nobody has.
  private static let examples: Set = ["UITouchDownGestureRecognizer.swift"]

  @Test(
    "Every file that a page names is there",
    arguments: [
      "README.md", "AddAChange", "AddAKindOfView", "AddARecognizer", "AddARule",
      "AddAViewProperty", "AddAnObservation", "Conformance", "Glossary", "JudgeAnEngine", "Reports",
    ])
  func files(page: String) throws {
    let pages = "Sources/Conformance/Conformance.docc"
    let path = page == "README.md" ? page : "\(pages)/\(page).md"
    let text = try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
    let known = Set(try Self.names())
    for match in text.matches(of: /`([A-Za-z0-9_+.\/]+\.(swift|md|json|jsonl))`/) {
      let name = String(match.output.1)
      if Self.examples.contains(URL(filePath: name).lastPathComponent) { continue }
      let isThere =
        name.contains("/")
        ? FileManager.default.fileExists(atPath: Self.root.appending(path: name).path)
        : known.contains(name)
      #expect(isThere, "\(path) names \(name)")
    }
  }

  /// The names of all files of the project.
  private static func names() throws -> [String] {
    try ["Package.swift"]
      + ["Sources", "Generators", "Invariants", "Tests"].flatMap { folder in
        try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path)
          .map { URL(filePath: $0).lastPathComponent }
      }
  }
}
