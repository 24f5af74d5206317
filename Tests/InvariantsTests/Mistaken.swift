import Invariants
import Testing
import TouchEngine
import TouchScript

/// A scene in which the right engine keeps a rule, and one that makes a mistake breaks it.
struct Mistaken: CustomTestStringConvertible, Sendable {
  let rule: Rule.ID
  let says: String
  let mistake: Mistake
  let scenario: Scenario
  let sentence: String
  let location: SourceLocation

  init(
    _ rule: Rule.ID, _ says: String = "", by mistake: Mistake, in scenario: Scenario,
    breaks sentence: String, at location: SourceLocation = #_sourceLocation
  ) {
    self.rule = rule
    self.says = says
    self.mistake = mistake
    self.scenario = scenario
    self.sentence = sentence
    self.location = location
  }

  var testDescription: String { "\(rule): \(says.isEmpty ? mistake.rawValue : says)" }

  /// Fails the test unless it is so, and the verdict says what went wrong.
  func check() {
    let right = Played(scenario, at: location)
    right.keeps(rule, at: location)
    right.erring(mistake).breaks(rule, sentence, at: location)
  }
}
