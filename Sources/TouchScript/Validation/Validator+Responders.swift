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
    }
  }

  /// Refuses recognizers without a view, with impossible numbers or with unknown fellows.
  func checkRecognizers() throws(ScenarioError) {
    for (index, recognizer) in scenario.recognizers.enumerated() {
      let place = "recognizers[\(index)]"
      try checkView(recognizer.view, at: place + ".view")
      try checkRepetitions(recognizer.taps, at: place + ".taps")
      try checkRepetitions(recognizer.touches, at: place + ".touches")
      try checkFellows(recognizer.cannotPrevent, at: place + ".cannotPrevent")
      try checkFellows(recognizer.cannotBePreventedBy, at: place + ".cannotBePreventedBy")
      if let fellows = recognizer.delegate?.simultaneousWith {
        try checkFellows(fellows, at: place + ".delegate.simultaneousWith")
      }
    }
  }

  private func checkRepetitions(
    _ count: Int, at place: @autoclosure () -> String
  ) throws(ScenarioError) {
    let allowed = Scenario.Limits.repetitions
    if allowed.contains(count) { return }
    throw ScenarioError(
      place: place(),
      problem: "\(count) is not between \(allowed.lowerBound) and \(allowed.upperBound)")
  }

  private func checkFellows(
    _ fellows: [Scenario.ID], at place: @autoclosure () -> String
  ) throws(ScenarioError) {
    for (index, fellow) in fellows.enumerated() {
      try checkRecognizer(fellow, at: "\(place())[\(index)]")
    }
  }

  /// Refuses action names of the application and its delegate that are no names.
  func checkApplication() throws(ScenarioError) {
    try checkActions(scenario.application.actions, at: "application.actions")
    if let delegate = scenario.application.delegate {
      try checkActions(delegate.actions, at: "application.delegate.actions")
    }
  }

  /// Refuses overridden `next`s that lead the chain of responders back to where it was: a touch
  /// passed on along it would never arrive.
  func checkChain() throws(ScenarioError) {
    guard scenario.views.contains(where: { $0.overrides.next != nil }) else { return }
    // Only views override `next`, so a chain that comes back comes back to a view; a controller
    // leads to the superview of its view. Thus the links between views tell all.
    let chain = scenario.views.map { view in above(view.overrides.next ?? view.parent) }
    guard let ring = Self.ring(chain) else { return }
    let first = ring.first { scenario.views[$0].overrides.next != nil } ?? ring[0]
    throw ScenarioError(
      place: "views[\(first)].overrides.next",
      problem: "the chain of responders comes back to where it was (\(describe(ring)))")
  }

  /// The view that a responder is, or that follows it in the chain; nil where the chain ends.
  private func above(_ responder: Scenario.ID?) -> Int? {
    guard let responder else { return nil }
    switch names[responder] {
    case .view(let index): return index
    case .controller(let index):
      guard case .view(let view) = names[scenario.controllers[index].view] else { return nil }
      return above(scenario.views[view].parent)
    case .recognizer, nil: return nil
    }
  }
}
