import Invariants
import Stage
import Testing
import TouchScript

/// A scene, one in a hundred thousand or rarer, in which the right engine was accused once of
/// breaking a rule or a relation; or, where the table says so, was wrong.
struct Acquittal: CustomTestStringConvertible, Sendable {
  let rule: String
  let says: String
  let scenario: Scenario

  init(_ rule: String, _ says: String, _ scenario: Scenario) {
    self.rule = rule
    self.says = says
    self.scenario = scenario
  }

  var testDescription: String { "\(rule): \(says)" }
}

@Suite("Scenes in which the right engine is right")
struct AcquittalTests {
  @Test(
    "It breaks no rule and no relation",
    arguments: Acquittal.touches + Acquittal.gestures + Acquittal.changes + Acquittal.relations)
  func acquitted(row: Acquittal) {
    let played = Played(row.scenario)
    for relation in Relations.all {
      if let changed = relation.transformed(row.scenario) {
        #expect(played.violation(of: relation, in: changed) == nil)
      }
    }
  }

  @Test(
    "M-8: it does the same whatever order is open",
    arguments: Acquittal.relations.filter { $0.rule == "M-8" })
  func anyOrder(row: Acquittal) throws {
    let played = Played(row.scenario)
    let relation = try #require(Relations["M-8"])
    for seed in 1...8 {
      var changed = row.scenario
      changed.orderSeed = seed
      #expect(played.violation(of: relation, in: changed) == nil, "order seed \(seed)")
    }
  }

  @Test("GR-16: a scroll view takes a touch that a recognizer has refused")
  func scrollViewTakesRefusedTouch() throws {
    let row = try #require(Acquittal.gestures.first { $0.says.contains("has refused") })
    Played(row.scenario).tells(
      ["V(s).began", "action(r) in began", "V(s).cancelled"], of: "V(s)", "action(r)")
  }
}

extension Played {
  /// The sentence of what a relation says of this trace and of that of a changed scene.
  fileprivate func violation(of relation: Relation, in changed: Scenario) -> String? {
    relation.judge(scenario, trace, changed, Stage().perform(changed)).violation?.sentence
  }
}
