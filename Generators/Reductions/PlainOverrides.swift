import TouchScript

extension Reductions {
  /// A view overrides nothing, or nothing but how it is hit.
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
      return [plain, hit].filter { $0 != scenario }.compactMap(\.ifValid)
    }
  }
}
