extension Validator {
  /// Refuses controllers of a window, or of a view that has one already.
  func checkControllers() throws(ScenarioError) {
    var managers: [Scenario.ID: Int] = [:]
    for (index, controller) in scenario.controllers.enumerated() {
      let place = "controllers[\(index)].view"
      guard case .view(let view) = names[controller.view] else { continue }
      if scenario.views[view].kind == .window {
        throw ScenarioError(
          place: place, problem: "\(controller.view.quoted) is a window, which has no controller")
      }
      if let earlier = managers.updateValue(index, forKey: controller.view) {
        throw ScenarioError(
          place: place,
          problem: "\(controller.view.quoted) already is the view of controllers[\(earlier)]")
      }
    }
  }
}
