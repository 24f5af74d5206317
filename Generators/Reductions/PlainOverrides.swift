import TouchScript

extension Reductions {
  /// A view overrides nothing, or nothing but how it is hit; or its superview overrides it all, so
  /// that the view can go.
  @Sendable
  static func plainOverrides(in scenario: Scenario) -> [Scenario] {
    scenario.views.indices.flatMap { index -> [Scenario] in
      let view = scenario.views[index]
      guard view.overrides != Scenario.Overrides() else { return [] }
      var plain = scenario
      plain.views[index].overrides = Scenario.Overrides()
      var hit = plain
      hit.views[index].overrides.hitTest = view.overrides.hitTest
      hit.views[index].overrides.pointInside = view.overrides.pointInside
      var proposals = [plain, hit]
      if let parent = scenario.views.firstIndex(where: { $0.id == view.parent }),
        scenario.views[parent].overrides == Scenario.Overrides()
      {
        plain.views[parent].overrides = view.overrides
        proposals.append(plain)
      }
      return proposals.filter { $0 != scenario }.compactMap(\.ifValid)
    }
  }
}
