extension Validator {
  /// Refuses controllers without a view, of a window, or of a view that has one already.
  func checkControllers() throws(ScenarioError) {
    var managers: [Scenario.ID: Int] = [:]
    for (index, controller) in scenario.controllers.enumerated() {
      let place = "controllers[\(index)].view"
      guard case .view(let view) = names[controller.view] else {
        throw ScenarioError(place: place, problem: "no view \(controller.view.quoted)")
      }
      if scenario.views[view].kind == .window {
        throw ScenarioError(
          place: place, problem: "\(controller.view.quoted) is a window, which has no controller")
      }
      if let earlier = managers.updateValue(index, forKey: controller.view) {
        throw ScenarioError(
          place: place,
          problem: "\(controller.view.quoted) already is the view of controllers[\(earlier)]")
      }
      try checkActions(controller.actions, at: "controllers[\(index)].actions")
      try checkActions(controller.refuses, at: "controllers[\(index)].refuses")
      if let presenter = controller.presentedBy {
        try checkController(presenter, at: "controllers[\(index)].presentedBy")
      }
    }
  }

  /// Refuses action names of the application and its delegate that are no names.
  func checkApplication() throws(ScenarioError) {
    try checkActions(scenario.application.actions, at: "application.actions")
    if let delegate = scenario.application.delegate {
      try checkActions(delegate.actions, at: "application.delegate.actions")
    }
  }
}
