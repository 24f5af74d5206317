@_exported import Experiments
import Stage
import Testing
import TouchScript

// Most tests of the engine are data: a scene and a script in the builder's language, and the log that
// is due, as text:
//
//   expectLog(
//     of: Scenario { window { View("a", Rect(0, 0, 100, 100)).longPress("press") } } script: {
//       Path((0, 50, 50), up: 900)
//     }, observing: ["V(a)", "action"],
//     """
//     0 ms    V(a).began
//     500 ms  action(press) in began
//     500 ms  V(a).cancelled
//     900 ms  action(press) in ended
//     """)
//
// Such a test says what an app sees, of any engine. What only the engine's own API can show (values of
// properties between events, hooks and overrides that no scene has, misuse, geometry, what is kept
// alive) is tested on a `World` of `TouchEngineTests`, whose log is written in the same words and
// expected in the same way.

/// Plays `scenario` and records an issue unless its log is the one that is due.
///
/// - Parameters:
///   - kinds: Which calls the log observes: `V`, `R.began`, `V(a)`, `send(b, touchDown)`.
///   - names: On whom, where it is not everybody.
///   - forbidden: Lines that must not occur anywhere, observed or not.
package func expectLog(
  of scenario: Scenario, observing kinds: [String], of names: [String]? = nil,
  _ expected: LogPattern, forbidden: [String] = [],
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let log = Log(trace(of: scenario, sourceLocation: sourceLocation))
  expect(log.observing(kinds, of: names), expected, sourceLocation: sourceLocation)
  if let line = log.firstForbidden(of: forbidden) {
    Issue.record("this must not happen: \(line)", sourceLocation: sourceLocation)
  }
}

/// Records an issue unless `log` is the one that is due.
package func expect(
  _ log: Log, _ expected: LogPattern, sourceLocation: SourceLocation = #_sourceLocation
) {
  if let mismatch = expected.mismatch(with: log) {
    Issue.record("not the log that is due:\n\(mismatch)", sourceLocation: sourceLocation)
  }
}

/// What is observed when `scenario` is played, the same every time; an issue where it is not valid.
package func trace(
  of scenario: Scenario, sourceLocation: SourceLocation = #_sourceLocation
) -> Trace {
  do {
    try scenario.validate()
  } catch {
    Issue.record("\(error)", sourceLocation: sourceLocation)
    return Trace()
  }
  let trace = Stage().perform(scenario)
  if Stage().perform(scenario) != trace {
    Issue.record("played again, it is another trace", sourceLocation: sourceLocation)
  }
  return trace
}
