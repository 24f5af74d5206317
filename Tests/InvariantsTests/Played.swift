import Invariants
import Stage
import TouchEngine
import TouchScript

/// A scene in which a rule holds of the right engine, and is broken by one that is wrong in one way.
struct Played: Sendable, CustomStringConvertible {
  let rule: String
  let sentence: String
  let scenario: Scenario
  let change: @Sendable (inout Behavior) -> Void

  init(
    _ rule: String, _ scenario: Scenario, breaks sentence: String,
    _ change: @escaping @Sendable (inout Behavior) -> Void
  ) {
    self.rule = rule
    self.sentence = sentence
    self.scenario = scenario
    self.change = change
  }

  var description: String { "\(rule): \(sentence)" }

  /// What the rule says of the right engine.
  var right: Verdict? {
    Invariants[rule]?.check(Evidence(scenario, Stage().perform(scenario)))
  }

  /// What the rule says of the wrong one.
  var wrong: Verdict? {
    var behavior = Behavior.uikit
    change(&behavior)
    return Invariants[rule]?.check(
      Evidence(scenario, Stage(behavior: behavior).perform(scenario)))
  }

  /// What the right engine breaks of all rules.
  var brokenByRight: [String] {
    Invariants.judge(Stage().perform(scenario), of: scenario)
      .filter { $0.verdict.violation != nil }.map(\.id)
  }
}

extension [Scenario.Step] {
  /// One finger that comes down at a place, moves, and lifts where it is then.
  static func finger(_ point: Point, lasting: Int, moves: [(Int, Point)] = []) -> [Scenario.Step] {
    var steps = [Scenario.Step(at: 10, touches: [.init(0, .began, at: point)])]
    for (time, place) in moves {
      steps.append(.init(at: 10 + time, touches: [.init(0, .moved, at: place)]))
    }
    let last = moves.last?.1 ?? point
    steps.append(.init(at: 10 + lasting, touches: [.init(0, .ended, at: last)]))
    return steps
  }
}
