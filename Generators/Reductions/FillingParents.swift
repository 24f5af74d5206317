import TouchScript

extension Reductions {
  /// A view that is hit by an override of hit-testing is hit because it fills its superview.
  @Sendable
  static func fillingParents(in scenario: Scenario) -> [Scenario] {
    scenario.views.indices.compactMap { index in
      let view = scenario.views[index]
      guard let parent = scenario.views.first(where: { $0.id == view.parent }) else { return nil }
      var changed = scenario
      changed.views[index].overrides.hitTest = nil
      changed.views[index].overrides.pointInside = nil
      changed.views[index].frame = parent.bounds
      changed.views[index].boundsOrigin = .zero
      changed.views[index].transform = .identity
      changed.views[index].anchorPoint = Point(0.5, 0.5)
      return changed == scenario ? nil : changed.ifValid
    }
  }
}
