extension SceneElement {
  /// Says what the class does in the four touch methods.
  public func touches(_ forwarding: Scenario.Forwarding) -> Self {
    with { $0.overrides.touches = Scenario.TouchHandling(forwarding) }
  }

  /// Says what the class does in each of the four touch methods.
  public func touches(_ handling: Scenario.TouchHandling) -> Self {
    with { $0.overrides.touches = handling }
  }

  /// Overrides `hitTest(_:with:)`.
  public func hitTest(_ override: Scenario.Overrides.HitTest) -> Self {
    with { $0.overrides.hitTest = override }
  }

  /// Overrides `point(inside:with:)`.
  public func pointInside(_ override: Scenario.Overrides.PointInside) -> Self {
    with { $0.overrides.pointInside = override }
  }

  /// Overrides `next`.
  public func next(_ responder: Scenario.ID) -> Self { with { $0.overrides.next = responder } }

  /// Overrides `gestureRecognizerShouldBegin(_:)`.
  public func shouldBegin(_ answer: Bool) -> Self { with { $0.overrides.shouldBegin = answer } }

  /// Implements action methods.
  public func implements(_ actions: String...) -> Self { with { $0.overrides.actions += actions } }

  /// Answers false to `canPerformAction(_:withSender:)` for some actions.
  public func refuses(_ actions: String...) -> Self { with { $0.overrides.refuses += actions } }

  /// Says what the class does in the methods of motion, press and remote control events.
  public func otherEvents(_ forwarding: Scenario.Forwarding) -> Self {
    with { $0.overrides.otherEvents = forwarding }
  }

  /// Overrides `canBecomeFirstResponder`.
  public func canBecomeFirstResponder(_ answer: Bool) -> Self {
    with { $0.overrides.canBecomeFirstResponder = answer }
  }

  /// Overrides a control's `beginTracking(_:with:)`.
  public func beginsTracking(_ answer: Bool) -> Self {
    with { $0.overrides.beginsTracking = answer }
  }

  /// Overrides a control's `continueTracking(_:with:)`.
  public func continuesTracking(_ answer: Bool) -> Self {
    with { $0.overrides.continuesTracking = answer }
  }

  /// Overrides a control's `sendAction(_:to:for:)`; false: without calling super.
  public func sendsActions(_ flag: Bool) -> Self { with { $0.overrides.sendsActions = flag } }

  /// Overrides a scroll view's `touchesShouldBegin(_:with:in:)`.
  public func touchesShouldBegin(_ answer: Bool) -> Self {
    with { $0.overrides.touchesShouldBegin = answer }
  }

  /// Overrides a scroll view's `touchesShouldCancel(in:)`.
  public func touchesShouldCancel(_ answer: Bool) -> Self {
    with { $0.overrides.touchesShouldCancel = answer }
  }

  /// Overrides a window's `sendEvent(_:)` without calling super.
  public func dropsEvents(_ flag: Bool = true) -> Self { with { $0.overrides.dropsEvents = flag } }
}
