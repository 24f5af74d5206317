import Generators
import Logs
import PropertyTesting
import Testing
import TouchScript

// These tests replay what real UIKit was seen to do, case by case; a log that is corrupt is stood in
// for by what the articles say, with the reason in the test's name. Frames that a log does not print
// were chosen to fit its words.

/// Plays `scenario` and records an issue unless its log is what a device printed; so it does where the
/// choices that the scene is spelled as, by which it would be shrunk, do not draw it again.
///
/// - Parameters:
///   - kinds: Which calls the device's log observes.
///   - names: On whom, where it is not everybody.
///   - forbidden: Lines that must not occur anywhere, observed or not.
func expectDeviceLog(
  of scenario: Scenario, observing kinds: [String], of names: [String]? = nil,
  _ expected: LogPattern, forbidden: [String] = [],
  sourceLocation: SourceLocation = #_sourceLocation
) {
  expectDrawn(scenario, sourceLocation)
  expectLog(
    of: scenario, observing: kinds, of: names, expected, forbidden: forbidden,
    sourceLocation: sourceLocation)
}

/// What is observed when `scenario` is played, which has to be a scene that can be drawn.
func deviceTrace(
  of scenario: Scenario, sourceLocation: SourceLocation = #_sourceLocation
) -> Trace {
  expectDrawn(scenario, sourceLocation)
  return trace(of: scenario, sourceLocation: sourceLocation)
}

private func expectDrawn(_ scenario: Scenario, _ sourceLocation: SourceLocation) {
  do {
    let spelled = try Scenarios.generator.tree(of: scenario)
    if Scenarios.generator.value(of: spelled) != scenario {
      Issue.record("what it is spelled as draws another scene", sourceLocation: sourceLocation)
    }
  } catch {
    Issue.record("\(error)", sourceLocation: sourceLocation)
  }
}

/// The view that gets a touch at `point`; nil where none does.
func hitView(at point: Point, in scene: Scenario) -> Scenario.ID? {
  var scenario = scene
  scenario.script = [.init(at: 0, touches: [.init(0, .began, at: point)])]
  let told = deviceTrace(of: scenario).entries.first { $0.what.kind == .responder }
  return told?.what.touches.first?.view
}

/// The chain of responders above the view that is touched in `scenario`.
func chain(in scenario: Scenario) -> [Scenario.ID] {
  deviceTrace(of: scenario).entries.first { $0.what.kind == .chain }?.what.names ?? []
}
