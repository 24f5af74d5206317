extension SceneElement {
  /// Sets `boundsOrigin`.
  public func boundsOrigin(_ origin: Point) -> Self { with { $0.boundsOrigin = origin } }

  /// Sets `anchorPoint`.
  public func anchorPoint(_ point: Point) -> Self { with { $0.anchorPoint = point } }

  /// Sets `transform`.
  public func transform(_ transform: Transform) -> Self { with { $0.transform = transform } }

  /// Sets `alpha`.
  public func alpha(_ alpha: Float) -> Self { with { $0.alpha = alpha } }

  /// Sets `isHidden`.
  public func isHidden(_ flag: Bool = true) -> Self { with { $0.isHidden = flag } }

  /// Sets `isUserInteractionEnabled`.
  public func isUserInteractionEnabled(_ flag: Bool) -> Self {
    with { $0.isUserInteractionEnabled = flag }
  }

  /// Sets `clipsToBounds`.
  public func clipsToBounds(_ flag: Bool = true) -> Self { with { $0.clipsToBounds = flag } }

  /// Sets `isMultipleTouchEnabled`.
  public func isMultipleTouchEnabled(_ flag: Bool = true) -> Self {
    with { $0.isMultipleTouchEnabled = flag }
  }

  /// Sets `isEnabled`.
  public func isEnabled(_ flag: Bool) -> Self { with { $0.isEnabled = flag } }

  /// Sets a window's `level`.
  public func level(_ level: Int) -> Self { with { $0.level = level } }

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

  /// Puts the view into another than the one around it, behind the subviews that are there: for
  /// trees too deep to be written as blocks in blocks.
  public func inside(_ parent: Scenario.ID) -> Self { with { $0.parent = parent } }

  /// The element with its view changed.
  func with(_ change: (inout Scenario.View) -> Void) -> Self {
    var copy = self
    change(&copy.parts.views[0])
    return copy
  }
}
