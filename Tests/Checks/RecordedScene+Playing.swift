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
      Play(
        of: scenario.ordered(by: seed), by: engine.perform, relations: relations,
        changedOrder: isOpen ? (seed + 5) % 7 : nil)
    }
  }
}

extension RecordedScene.Play {
  /// Plays a scene, and what relations make of it, perhaps with another order.
  init(
    of scenario: Scenario, by perform: (Scenario) -> Trace, relations: [Relation],
    changedOrder: Int? = nil
  ) {
    let changed: [RecordedScene.Changed] = relations.compactMap { relation in
      guard var other = relation.transformed(scenario) else { return nil }
      if let changedOrder { other = other.ordered(by: changedOrder) }
      return RecordedScene.Changed(
        relation: relation.id, scenario: other, trace: perform(other))
    }
    self.init(scenario: scenario, trace: perform(scenario), changed: changed)
  }
}
