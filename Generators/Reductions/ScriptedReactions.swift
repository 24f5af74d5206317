import TouchScript

extension Reductions {
  /// What was done in a callback is done by the script instead, at the beginning of one of its steps
  /// or behind them all; or it is all that the script does.
  ///
  /// In a callback the rules look for the event that a control is asked to send; in the script they
  /// look for what is registered for it. So the control gets a target there.
  @Sendable
  static func scriptedReactions(in scenario: Scenario) -> [Scenario] {
    scenario.reactions.indices.flatMap { index in
      var rest = scenario
      let changes = rest.reactions.remove(at: index).changes
      let times = rest.script.map(\.at) + [(rest.script.last?.at ?? -1) + 1]
      let moved = times.map { time in
        let done = Scenario.Step(at: time, changes: changes)
        return rest.with { $0.script = ($0.script + [done]).withOneCauseAMoment }
      }
      rest.script = [Scenario.Step(at: 0, changes: changes)].withOneCauseAMoment
      return (moved + [rest.withTargets(for: changes)]).compactMap(\.ifValid)
    }
  }
}

extension Scenario {
  /// The scenario with a target for what controls are asked to send, where they have none.
  fileprivate func withTargets(for changes: [Change]) -> Scenario {
    var answered = self
    for case .sendActions(let id, let events) in changes {
      for view in answered.views.indices
      where answered.views[view].id == id && answered.views[view].targets.isEmpty {
        answered.views[view].targets = [Target(.firstResponder, "act", for: events)]
      }
    }
    return answered
  }
}
