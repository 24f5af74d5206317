extension Validator {
  /// Refuses targets of views that are no controls.
  func checkViews() throws(ScenarioError) {
    for (index, view) in scenario.views.enumerated()
    where !view.targets.isEmpty && !view.kind.isControl {
      throw ScenarioError(
        place: "views[\(index)].targets",
        problem: "\(view.id.quoted) is a \(view.kind.rawValue), and only controls have any")
    }
  }
}
