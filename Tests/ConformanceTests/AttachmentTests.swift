import Foundation
import Generators
import Invariants
import Stage
import Testing
import TouchScript

@testable import Conformance
@testable import TouchstoneTesting

/// A test that fails, and is played only where the test below asks for it.
@Suite(
  "A failing rule, for the test of attachments",
  .enabled(
    if: ProcessInfo.processInfo.environment["TOUCHSTONE_ATTACHING"] != nil,
    "the test of attachments plays it"))
struct FailingRule {
  static let judged = Conformance(
    scenes: Scenarios.generator(of: .taps), invariants: Invariants.all.filter { $0.id == "HT-12" },
    of: (try? WrongEngine(named: "forward-subviews")) ?? WrongEngine.all[0], seed: 7, cases: 12)

  @Test func isBroken() throws { Self.judged.expect(try #require(Rulebook["HT-12"])) }
}

@Suite("What a failing test leaves behind")
struct AttachmentTests {
  private static let canRun: Bool = {
    #if os(Linux)
      true
    #else
      false
    #endif
  }()

  @Test(
    "A picture, a page and the scene, as attachments of the test",
    .enabled(if: canRun, "only on Linux is the program of the tests one that can be started again"))
  func attachments() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let process = Process()
    process.executableURL = URL(filePath: CommandLine.arguments[0])
    process.arguments = [
      "--testing-library", "swift-testing", "--filter", "FailingRule", "--attachments-path",
      folder.path,
    ]
    process.environment = ProcessInfo.processInfo.environment
      .merging(["TOUCHSTONE_ATTACHING": "1", "NO_COLOR": "1"]) { _, own in own }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus != 0)

    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(names == ["HT-12.html", "HT-12.json", "HT-12.svg"])
    func text(_ name: String) throws -> String {
      try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    }
    #expect(try text("HT-12.svg").hasPrefix("<svg "))
    #expect(try text("HT-12.html").hasPrefix("<!doctype html>"))
    let scenario = try Scenario(json: Data(try text("HT-12.json").utf8))
    let wrong = try WrongEngine(named: "forward-subviews")
    #expect(Judgement(scenario, on: wrong).broken.contains { $0.id == "HT-12" })
  }
}
