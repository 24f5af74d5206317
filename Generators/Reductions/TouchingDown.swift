import TouchScript

extension Reductions {
  /// Actions are sent when a finger comes down, and no finger lifts.
  @Sendable
  static func touchingDown(in scenario: Scenario) -> [Scenario] {
    guard scenario.views.contains(where: { !$0.targets.isEmpty }) else { return [] }
    var changed = scenario
    for view in changed.views.indices {
      for target in changed.views[view].targets.indices {
        changed.views[view].targets[target].events = [.touchDown]
      }
    }
    for step in changed.script.indices {
      changed.script[step].touches.removeAll { $0.phase == .ended }
    }
    changed.removeEmptySteps()
    return [changed.ifValid].compactMap(\.self)
  }
}
