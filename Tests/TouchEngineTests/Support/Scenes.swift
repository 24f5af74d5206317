import Logs
import Testing
import TouchScript

/// A scene with one view, `a`, of 300 × 400 points at the window's origin, which is open to several
/// fingers and keeps its touches to itself.
func scene(
  _ change: (View) -> View = { $0 }, @ScriptBuilder script: () -> ScriptParts
) -> Scenario {
  let view = View("a", Rect(0, 0, 300, 400)).isMultipleTouchEnabled().touches(.keeps)
  return Scenario {
    window { change(view) }
  } script: {
    script()
  }
}

/// A scene and the log that is due of it: a row of a table.
///
///     Course(
///       "Lifted too early it fails without an action", { $0.longPress("press") },
///       [Path((0, 100, 100), up: 300)],
///       "V(a).began", "V(a).ended")
struct Course: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let scenario: Scenario
  let log: LogPattern

  init(_ says: String, _ scenario: Scenario, _ log: LogPattern) {
    testDescription = says
    self.scenario = scenario
    self.log = log
  }

  /// What fingers do on the view `a` of `scene`, which is changed first, and the lines that are due.
  init(
    _ says: String, _ change: (View) -> View, _ script: [any ScriptElement], _ lines: String...
  ) {
    let scenario = scene(change) { ScriptBuilder.buildArray(script.map(\.parts)) }
    self.init(says, scenario, LogPattern(lines.joined(separator: "\n")))
  }

  /// Plays the scene, and records an issue unless its log is the one that is due.
  func check(observing kinds: [String], sourceLocation: SourceLocation = #_sourceLocation) {
    expectLog(of: scenario, observing: kinds, log, sourceLocation: sourceLocation)
  }
}
