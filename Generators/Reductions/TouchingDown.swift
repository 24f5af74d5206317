import TouchScript

extension Reductions {
  /// No finger lifts, and actions are sent when one comes down: those for all events, or those for one.
  /// It may come as late as it lifted: what was done before is done by then.
  @Sendable
  static func touchingDown(in scenario: Scenario) -> [Scenario] {
    guard scenario.views.contains(where: { !$0.targets.isEmpty }) else { return [] }
    var down = scenario
    for step in down.script.indices {
      down.script[step].touches.removeAll { $0.phase == .ended }
    }
    down.removeEmptySteps()
    var changed = down
    for view in changed.views.indices {
      for target in changed.views[view].targets.indices {
        changed.views[view].targets[target].events = [.touchDown]
      }
    }
    let events = scenario.views.flatMap(\.targets).flatMap(\.events)
    let later = events.indices.filter { place in
      events[place] != .touchDown && !events[..<place].contains(events[place])
    }
    let renamed = later.flatMap { place in
      ([down] + comingLate(in: scenario)).map { $0.renaming(events[place], .touchDown) }
    }
    return ([changed] + renamed).filter { $0 != scenario }.compactMap(\.ifValid)
  }
}

extension Scenario {
  /// The scenario with one control event in the place of another, wherever one is named.
  fileprivate func renaming(_ old: ControlEvent, _ new: ControlEvent) -> Scenario {
    func renamed(_ events: [ControlEvent]) -> [ControlEvent] {
      events.contains(new)
        ? events.filter { $0 != old } : events.map { $0 == old ? new : $0 }
    }
    func renamed(_ changes: [Change]) -> [Change] {
      changes.map { change in
        switch change {
        case .sendActions(let id, let events): .sendActions(id, for: renamed(events))
        case .removeTargets(let id, let events): .removeTargets(id, for: renamed(events))
        default: change
        }
      }
    }
    var changed = self
    for view in changed.views.indices {
      for target in changed.views[view].targets.indices {
        let events = changed.views[view].targets[target].events
        changed.views[view].targets[target].events = renamed(events)
      }
    }
    for step in changed.script.indices {
      changed.script[step].changes = renamed(changed.script[step].changes)
    }
    for reaction in changed.reactions.indices {
      changed.reactions[reaction].changes = renamed(changed.reactions[reaction].changes)
      if case .controlEvent(let id, old) = changed.reactions[reaction].on {
        changed.reactions[reaction].on = .controlEvent(id, new)
      }
    }
    return changed
  }
}
