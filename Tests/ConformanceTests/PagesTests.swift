import Conformance
import Foundation
import Invariants
import Stage
import Testing
import TouchEngine
import TouchScript

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
      "README.md", "AddAChange", "AddAKindOfView", "AddARecognizer", "AddARule",
      "AddAViewProperty", "AddAnObservation", "Benchmarks", "Conformance", "ExplainAScene",
      "FromAnAppToAScene", "FuzzTheEngine", "Glossary", "JudgeAnEngine", "JudgeInAnHour",
      "ManyMachines", "MutationTesting", "Reports", "SearchForMistakes", "SeeAScene",
      "YourOwnRules",
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

  @Test("The trace of the guide is the one that the engine of this package reports")
  func trace() throws {
    let page = "Sources/Conformance/Conformance.docc/JudgeInAnHour.md"
    let text = try String(contentsOf: Self.root.appending(path: page), encoding: .utf8)
    func block(_ fence: String, behind heading: String) throws -> String {
      let section = try #require(
        text.components(separatedBy: "\n## \(heading)\n").dropFirst().first)
      let block = try #require(section.components(separatedBy: "\n```\(fence)\n").dropFirst().first)
      return block.components(separatedBy: "\n```")[0]
    }
    let scene = try block("json", behind: "What a scene says")
    let scenario = try Scenario(json: Data(scene.utf8))
    let trace = Stage().perform(scenario)
    let lines = try block("", behind: "What a trace must hold").split(separator: "\n")
    #expect(trace.entries.map(\.description) == lines.map(String.init))
    let shown = try block("json", behind: "What a trace must hold").split(separator: "\n")
    let told = try Trace(
      events: shown.flatMap { line in
        try JSONDecoder().decode(Trace.self, from: Data(#"{"events":[\#(line)]}"#.utf8)).entries
      })
    #expect(shown.count == 8)
    #expect(told.entries.allSatisfy(trace.entries.contains))
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

  @Test("The finding of the guide is printed as it stands there")
  func finding() throws {
    let page = "Sources/Conformance/Conformance.docc/JudgeInAnHour.md"
    let text = try String(contentsOf: Self.root.appending(path: page), encoding: .utf8)
    let scene = Scenario {
      Window("v1", Rect(0, 0, 100, 100)) { Button("v2", Rect(0, 0, 100, 100)) }
    } script: {
      Down(at: Point(99, 99))
      After(1)
      Up(at: Point(99, 251))
    }
    let wrong = Stage(behavior: try Fault.named("always-up-inside").behavior)
    let judgement = Judgement(scene, on: wrong, by: try Invariants.matching(["CT-06"]))
    #expect(text.contains("```\n\(judgement.text())\n```"))
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
