import Invariants
import Stage
import Testing
import TouchEngine
import TouchScript

/// A scene, one in a hundred thousand or rarer, in which the right engine was accused once of
/// breaking a rule or a relation; or, where the table says so, was wrong.
struct Acquittal: CustomTestStringConvertible, Sendable {
  let rule: String
  let says: String
  /// What the engine chooses that was accused; empty: what it does by itself.
  let latitude: String
  let scenario: Scenario

  init(_ rule: String, by latitude: String = "", _ says: String, _ scenario: Scenario) {
    self.rule = rule
    self.says = says
    self.latitude = latitude
    self.scenario = scenario
  }

  var testDescription: String { "\(rule) \(latitude): \(says)" }
}

@Suite("Scenes in which the right engine is right")
struct AcquittalTests {
  @Test(
    "It breaks no rule and no relation",
    arguments: Acquittal.all)
  func acquitted(row: Acquittal) throws {
    let latitude = row.latitude.isEmpty ? Latitude() : try Latitude(rows: row.latitude)
    // Where order is open, it is so from seed to seed.
    for seed in row.latitude.isEmpty ? [row.scenario.orderSeed] : [0, 1, 2, 3] {
      var scenario = row.scenario
      scenario.orderSeed = seed
      let played =
        row.latitude.isEmpty ? Played(scenario) : Played(scenario).choosing { $0 = latitude }
      #expect(played.brokenRules == [], "order seed \(seed)")
      for relation in Relations.all {
        if var changed = relation.transformed(scenario) {
          // Where order is open, both may be played in another.
          if !row.latitude.isEmpty { changed.orderSeed = (seed + 5) % 7 }
          #expect(played.violation(of: relation, in: changed, by: latitude) == nil)
        }
      }
    }
  }

  @Test(
    "M-8: it does the same whatever order is open",
    arguments: Acquittal.relations.filter { $0.rule == "M-8" && $0.latitude.isEmpty })
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
    let row = try #require(Acquittal.all.first { $0.says.contains("has refused") })
    Played(row.scenario).tells(
      ["V(s).began", "action(r) in began", "V(s).cancelled"], of: "V(s)", "action(r)")
  }
}

extension Acquittal {
  /// All of them.
  static let all =
    hitTesting + touches + recognizers + kinds + coordination + controls + changes + relations
    + choices
}

extension Played {
  /// The sentence of what a relation says of this trace and of that of a changed scene.
  fileprivate func violation(
    of relation: Relation, in changed: Scenario, by latitude: Latitude = Latitude()
  ) -> String? {
    let stage = Stage(behavior: Behavior(latitude: latitude))
    return relation.judge(scenario, trace, changed, stage.perform(changed)).violation?.sentence
  }
}
