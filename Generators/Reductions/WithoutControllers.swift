import TouchScript

extension Reductions {
  /// A view does by itself what its controller did: it keeps touches, implements and refuses actions.
  @Sendable
  static func withoutControllers(in scenario: Scenario) -> [Scenario] {
    scenario.controllers.compactMap { controller in
      guard let index = scenario.views.firstIndex(where: { $0.id == controller.view }) else {
        return nil
      }
      var changed = scenario.without([controller.id], heirs: [controller.id: controller.view])
      var overrides = changed.views[index].overrides
      if overrides.touches == Scenario.TouchHandling() { overrides.touches = controller.touches }
      if overrides.otherEvents == .passesOn { overrides.otherEvents = controller.otherEvents }
      overrides.actions += controller.actions.filter { !overrides.actions.contains($0) }
      overrides.refuses += controller.refuses.filter { !overrides.refuses.contains($0) }
      changed.views[index].overrides = overrides
      return changed.ifValid
    }
  }
}
