import Conformance
import Foundation
import Invariants
import Testing
import TouchEngine

/// The pages tell a newcomer which files to open; files move.
@Suite("What the pages say")
struct PagesTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Files of made-up examples, which nobody has.
  private static let examples: Set = [
    "UITouchDownGestureRecognizer.swift", "scene.json", "screen.json",
  ]

  @Test(
    "Every file that a page names is there",
    arguments: [
      "README.md", "AddAChange", "AddAKindOfView", "AddARecognizer", "AddARule", "AddAWrongEngine",
      "AddAViewProperty", "AddAnObservation", "Benchmarks", "Conformance", "ExplainAScene",
      "FromAnAppToAScene", "FuzzTheEngine", "Glossary", "JudgeAnEngine", "JudgeInAnHour",
      "ManyMachines", "MutationTesting", "Reports", "SearchForMistakes", "SeeAScene",
      "WriteAScene", "YourOwnRules",
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

  @Test("Its table counts the rules")
  func table() throws {
    let page = "Sources/Conformance/Conformance.docc/Conformance.md"
    let text = try String(contentsOf: Self.root.appending(path: page), encoding: .utf8)
    for chapter in Rulebook.chapters {
      let row = text.split(separator: "\n").first { $0.hasPrefix("| \(chapter.letters) |") }
      let checked = chapter.rules.count(where: \.isChecked)
      #expect(
        row?.hasSuffix(" | \(chapter.rules.count) | \(checked) |") == true, "\(chapter.letters)")
    }
  }

  @Test("The way of a finger is printed as the engine's page says")
  func journal() throws {
    let application = UIApplication()
    let window = UIWindow(
      frame: .init(x: 0, y: 0, width: 320, height: 480), application: application)
    window.makeKeyAndVisible()
    let journal = Journal()
    application.device.journal = journal
    application.device.touch([
      FingerSample(finger: 0, phase: .began, location: .init(x: 50, y: 50))
    ])
    let page = "Sources/TouchEngine/TouchEngine.docc/TouchEngine.md"
    let text = try String(contentsOf: Self.root.appending(path: page), encoding: .utf8)
    let parts = text.components(separatedBy: "print(journal)\n```\n\n```text\n")
    let shown = try #require(parts.dropFirst().first?.components(separatedBy: "\n```").first)
    #expect(shown == journal.description.trimmingCharacters(in: .newlines))
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
