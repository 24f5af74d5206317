import Invariants
import Stage
import TouchScript

extension RecordedScene {
  /// The engine that the scene is kept for, if its sections are on.
  var engine: Stage { Stage(thresholds: Stage.Thresholds(percent: thresholds)) }

  /// What an engine does in the scene, and in those that relations make of it.
  ///
  /// Where a permitted engine was accused, it is played with four order seeds and judged by all
  /// relations, with another order in the changed scene. A wrong engine is judged by the relations
  /// that it is to break.
  func played(on engine: Stage) -> [Play] {
    let isOpen = list == .accused && isRecorded
    let relations = list == .accused ? Relations.all : rules.compactMap { Relations[$0] }
    return (isOpen ? [0, 1, 2, 3] : [scenario.orderSeed]).map { seed in
      let scenario = scenario.ordered(by: seed)
      let changed: [Changed] = relations.compactMap { relation in
        guard var other = relation.transformed(scenario) else { return nil }
        if isOpen { other = other.ordered(by: (seed + 5) % 7) }
        return Changed(relation: relation.id, scenario: other, trace: engine.perform(other))
      }
      return Play(scenario: scenario, trace: engine.perform(scenario), changed: changed)
    }
  }
}
