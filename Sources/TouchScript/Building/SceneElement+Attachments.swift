extension SceneElement {
  /// Attaches a tap recognizer to the view.
  public func tap(
    _ id: Scenario.ID, taps: Int = 1, touches: Int = 1, cancelsTouchesInView: Bool = true,
    delaysTouchesBegan: Bool = false, delaysTouchesEnded: Bool = true, isEnabled: Bool = true,
    delegate: Scenario.Recognizer.Delegate? = nil, cannotPrevent: [Scenario.ID] = [],
    cannotBePreventedBy: [Scenario.ID] = []
  ) -> Self {
    var copy = self
    let recognizer = Scenario.Recognizer(
      id: id, view: parts.views[0].id, taps: taps, touches: touches,
      cancelsTouchesInView: cancelsTouchesInView, delaysTouchesBegan: delaysTouchesBegan,
      delaysTouchesEnded: delaysTouchesEnded, isEnabled: isEnabled, delegate: delegate,
      cannotPrevent: cannotPrevent, cannotBePreventedBy: cannotBePreventedBy)
    // In front of those of its subviews, behind those that the view has already.
    let own = parts.recognizers.prefix { $0.view == recognizer.view }.count
    copy.parts.recognizers.insert(recognizer, at: own)
    return copy
  }

  /// Puts the view under a controller.
  public func controller(
    _ id: Scenario.ID, touches: Scenario.Forwarding = .passesOn, actions: [String] = []
  ) -> Self {
    controller(id, touches: Scenario.TouchHandling(touches), actions: actions)
  }

  /// Puts the view under a controller.
  public func controller(
    _ id: Scenario.ID, touches: Scenario.TouchHandling, actions: [String] = []
  ) -> Self {
    var copy = self
    let controller = Scenario.Controller(
      id: id, view: parts.views[0].id, touches: touches, actions: actions)
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
