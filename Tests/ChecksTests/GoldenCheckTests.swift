import Stage
import Testing
import TouchScript

@testable import Checks

@Suite("Golden traces")
struct GoldenCheckTests {
  // Read once, for both tests.
  private static let golden = Result { try GoldenCheck.golden() }

  @Test("The engine's traces are as recorded")
  func recorded() throws {
    let scenes = try Self.golden.get()
    let differences = try GoldenCheck.differences(in: scenes)
    if !differences.isEmpty { Issue.record("\(GoldenCheck.report(differences, of: scenes.count))") }
  }

  @Test("An engine that loses a call differs, and the smallest scene is shown first")
  func lostCall() throws {
    let scenes = try Self.golden.get().prefix(50)
    let differences = try GoldenCheck.differences(in: Array(scenes), on: Forgetful())
    let report = GoldenCheck.report(differences, of: scenes.count)
    #expect(!differences.isEmpty)
    #expect(report.contains("≠"))
    #expect(report.contains("\(differences.count) of 50 golden traces differ"))
    let sizes = differences.map { $0.golden.scene.views.count + $0.golden.scene.script.count }
    #expect(sizes == sizes.sorted())
  }
}

/// Reports no call of `touchesEnded` to a responder.
private struct Forgetful: TouchSystem {
  func perform(_ scenario: Scenario) -> Trace {
    Trace(
      Stage().perform(scenario).observations.filter {
        $0.kind != .responder || $0.phase != .ended
      })
  }
}
