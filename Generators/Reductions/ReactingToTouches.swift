import TouchScript

extension Reductions {
  /// What was done when a recognizer acted or a control sent an event is done as soon as a view
  /// receives a touch; the recognizer goes.
  @Sendable
  static func reactingToTouches(in scenario: Scenario) -> [Scenario] {
    scenario.reactions.indices.flatMap { index -> [Scenario] in
      let gone: Set<Scenario.ID>
      switch scenario.reactions[index].on {
      case .action(let recognizer): gone = [recognizer]
      case .controlEvent: gone = []
      case .touches: return []
      }
      return scenario.views.compactMap { view in
        var changed = scenario
        changed.reactions[index].on = .touches(view.id, .began)
        return changed.without(gone).ifValid
      }
    }
  }
}
