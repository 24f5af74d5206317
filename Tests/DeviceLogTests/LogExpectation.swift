import Generators
import PropertyTesting
import Stage
import Testing
import TouchScript

/// Plays `scenario` and records an issue unless its log is what a device printed.
///
/// `kinds` and `names` say what the device's log observes; `forbidden` lines must not occur
/// anywhere, observed or not.
func expectLog(
  of scenario: Scenario, observing kinds: [String], of names: [String]? = nil,
  _ expected: [LogPattern], forbidden: [String] = [],
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let log = DeviceLog(trace(of: scenario, sourceLocation: sourceLocation))
  if let mismatch = log.observing(kinds, of: names).mismatch(expected) {
    Issue.record("not what the device printed:\n\(mismatch)", sourceLocation: sourceLocation)
  }
  if let line = log.firstForbidden(of: forbidden) {
    Issue.record("the device did not print \(line)", sourceLocation: sourceLocation)
  }
}

/// What is observed when `scenario` is played; an issue where it is not valid, or where the choices
/// that it is spelled as, by which it would be shrunk, do not draw it again.
func trace(
  of scenario: Scenario, sourceLocation: SourceLocation = #_sourceLocation
) -> Trace {
  do {
    try scenario.validate()
    let spelled = try Scenarios.generator.tree(of: scenario)
    if Scenarios.generator.value(of: spelled) != scenario {
      Issue.record("what it is spelled as draws another scene", sourceLocation: sourceLocation)
    }
    return Stage().perform(scenario)
  } catch {
    Issue.record("\(error)", sourceLocation: sourceLocation)
    return Trace()
  }
}

/// The view that gets a touch at `point`; nil where none does.
func hitView(at point: Point, in scene: Scenario) -> Scenario.ID? {
  var scenario = scene
  scenario.script = [.init(at: 0, touches: [.init(0, .began, at: point)])]
  let told = trace(of: scenario).entries.first { $0.what.kind == .responder }
  return told?.what.touches.first?.view
}

/// The chain of responders above the view that is touched in `scenario`.
func chain(in scenario: Scenario) -> [Scenario.ID] {
  trace(of: scenario).entries.first { $0.what.kind == .chain }?.what.names ?? []
}

extension Scenario {
  /// The scenario, with ten seconds at its end for every timer to fire.
  var playedOut: Scenario {
    var scenario = self
    scenario.script.append(.init(at: (script.last?.at ?? 0) + 10_000))
    return scenario
  }
}
