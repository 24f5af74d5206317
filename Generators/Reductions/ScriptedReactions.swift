import TouchScript

extension Reductions {
  /// What was done in a callback is done by the script instead, at the beginning of one of its steps
  /// or behind them all.
  @Sendable
  static func scriptedReactions(in scenario: Scenario) -> [Scenario] {
    scenario.reactions.indices.flatMap { index in
      (0...scenario.script.count).compactMap { step in
        var changed = scenario
        let reaction = changed.reactions.remove(at: index)
        if step == scenario.script.count {
          changed.script.append(Scenario.Step(at: (scenario.script.last?.at ?? -1) + 1))
        }
        changed.script[step].changes.append(contentsOf: reaction.changes)
        return changed.ifValid
      }
    }
  }
}
