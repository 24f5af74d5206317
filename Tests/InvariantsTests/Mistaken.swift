import Invariants
import Testing
import TouchScript

/// A scene in which the in-repo engine keeps a rule, and a wrong engine breaks it.
struct Mistaken: CustomTestStringConvertible, Sendable {
  let rule: Rule.ID
  let says: String
  let engine: String
  let scenario: Scenario
  let sentence: String
  let location: SourceLocation

  init(
    _ rule: Rule.ID, _ says: String = "", by engine: String, in scenario: Scenario,
    breaks sentence: String, at location: SourceLocation = #_sourceLocation
  ) {
    self.rule = rule
    self.says = says
    self.engine = engine
    self.scenario = scenario
    self.sentence = sentence
    self.location = location
  }

  var testDescription: String { "\(rule): \(says.isEmpty ? engine : says)" }

  /// Fails the test unless it is so, and the verdict says what went wrong.
  func check() {
    let right = Played(scenario, at: location)
    right.keeps(rule, at: location)
    right.played(by: engine).breaks(rule, sentence, at: location)
  }
}
