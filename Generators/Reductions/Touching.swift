import TouchScript

extension Reductions {
  /// A finger comes down on a control that was asked to send, instead.
  @Sendable
  static func touching(in scenario: Scenario) -> [Scenario] {
    let isTold = scenario.script.contains { step in
      step.touches.isEmpty
        && step.changes.contains { if case .sendActions = $0 { true } else { false } }
    }
    guard isTold else { return [] }
    var changed = scenario
    for view in changed.views.indices {
      for target in changed.views[view].targets.indices {
        changed.views[view].targets[target].events = [.touchDown]
      }
    }
    // Such scenes are small by now: whatever there is begins in the corner of the screen.
    changed.script = [Scenario.Step(at: 0, touches: [Scenario.Finger(0, .began, at: .zero)])]
    return [changed.ifValid].compactMap(\.self)
  }
}
