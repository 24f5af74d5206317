extension SceneElement {
  /// Attaches a recognizer to the view; `change` sets what differs from a new one of the kind, as in
  /// `.recognizer(.tap, "double") { $0.taps = 2 }`.
  public func recognizer(
    _ kind: Scenario.Recognizer.Kind, _ id: Scenario.ID,
    _ change: (inout Scenario.Recognizer) -> Void = { _ in }
  ) -> Self {
    var copy = self
    let view = parts.views[0].id
    let recognizer = Scenario.Recognizer(id: id, view: view, kind: kind).with(change)
    // A view's recognizers are in the order in which they were attached, before those of its subviews.
    let own = parts.recognizers.prefix { $0.view == view }.count
    copy.parts.recognizers.insert(recognizer, at: own)
    return copy
  }

  /// Puts the view under a controller; `change` sets what differs from a new one, as in
  /// `.controller("list") { $0.presentedBy = "root" }`.
  public func controller(
    _ id: Scenario.ID, _ change: (inout Scenario.Controller) -> Void = { _ in }
  ) -> Self {
    var copy = self
    let controller = Scenario.Controller(id: id, view: parts.views[0].id).with(change)
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

// MARK: - Recognizers

extension SceneElement {
  /// Attaches a `UITapGestureRecognizer`.
  public func tap(
    _ id: Scenario.ID, _ change: (inout Scenario.Recognizer) -> Void = { _ in }
  ) -> Self { recognizer(.tap, id, change) }

  /// Attaches a `UILongPressGestureRecognizer`.
  public func longPress(
    _ id: Scenario.ID, _ change: (inout Scenario.Recognizer) -> Void = { _ in }
  ) -> Self { recognizer(.longPress, id, change) }

  /// Attaches a `UIPanGestureRecognizer`.
  public func pan(
    _ id: Scenario.ID, _ change: (inout Scenario.Recognizer) -> Void = { _ in }
  ) -> Self { recognizer(.pan, id, change) }

  /// Attaches a `UISwipeGestureRecognizer`.
  public func swipe(
    _ id: Scenario.ID, _ change: (inout Scenario.Recognizer) -> Void = { _ in }
  ) -> Self { recognizer(.swipe, id, change) }

  /// Attaches a `UIPinchGestureRecognizer`.
  public func pinch(
    _ id: Scenario.ID, _ change: (inout Scenario.Recognizer) -> Void = { _ in }
  ) -> Self { recognizer(.pinch, id, change) }

  /// Attaches a `UIRotationGestureRecognizer`.
  public func rotation(
    _ id: Scenario.ID, _ change: (inout Scenario.Recognizer) -> Void = { _ in }
  ) -> Self { recognizer(.rotation, id, change) }

  /// Attaches a `UIScreenEdgePanGestureRecognizer`.
  public func screenEdgePan(
    _ id: Scenario.ID, _ change: (inout Scenario.Recognizer) -> Void = { _ in }
  ) -> Self { recognizer(.screenEdgePan, id, change) }

  /// Names the pan of a scroll view, `panGestureRecognizer`.
  public func scrollPan(
    _ id: Scenario.ID, _ change: (inout Scenario.Recognizer) -> Void = { _ in }
  ) -> Self { recognizer(.scrollPan, id, change) }

  /// Attaches a recognizer of the app's own class.
  public func custom(
    _ id: Scenario.ID, _ change: (inout Scenario.Recognizer) -> Void = { _ in }
  ) -> Self { recognizer(.custom, id, change) }
}
