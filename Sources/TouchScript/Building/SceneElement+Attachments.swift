extension SceneElement {
  /// Puts the view under a controller.
  public func controller(
    _ id: Scenario.ID, touches: Scenario.Forwarding = .passesOn, actions: [String] = [],
    refuses: [String] = [], otherEvents: Scenario.Forwarding = .passesOn,
    presentedBy: Scenario.ID? = nil
  ) -> Self {
    controller(
      id, touches: Scenario.TouchHandling(touches), actions: actions, refuses: refuses,
      otherEvents: otherEvents, presentedBy: presentedBy)
  }

  /// Puts the view under a controller.
  public func controller(
    _ id: Scenario.ID, touches: Scenario.TouchHandling, actions: [String] = [],
    refuses: [String] = [], otherEvents: Scenario.Forwarding = .passesOn,
    presentedBy: Scenario.ID? = nil
  ) -> Self {
    var copy = self
    let controller = Scenario.Controller(
      id: id, view: parts.views[0].id, touches: touches, actions: actions, refuses: refuses,
      otherEvents: otherEvents, presentedBy: presentedBy)
    copy.parts.controllers.insert(controller, at: 0)
    return copy
  }
}

extension ControlElement {
  /// Registers an action with a responder; nil: with the first responder that has the method.
  public func target(
    _ receiver: Scenario.ID?, _ action: String, for events: [ControlEvent] = [.touchUpInside]
  ) -> Self {
    let receiver = receiver.map(Scenario.Target.Receiver.responder) ?? .firstResponder
    return with { $0.targets.append(Scenario.Target(receiver, action, for: events)) }
  }

  /// Registers an action with an object that is gone before the first touch.
  public func releasedTarget(
    _ action: String, for events: [ControlEvent] = [.touchUpInside]
  ) -> Self {
    with { $0.targets.append(Scenario.Target(.released, action, for: events)) }
  }
}
