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

  /// Sets `isOpaque`.
  public func isOpaque(_ flag: Bool = true) -> Self { with { $0.isOpaque = flag } }

  /// Sets `isUserInteractionEnabled`.
  public func isUserInteractionEnabled(_ flag: Bool = true) -> Self {
    with { $0.isUserInteractionEnabled = flag }
  }

  /// Sets `clipsToBounds`.
  public func clipsToBounds(_ flag: Bool = true) -> Self { with { $0.clipsToBounds = flag } }

  /// Sets `isMultipleTouchEnabled`.
  public func isMultipleTouchEnabled(_ flag: Bool = true) -> Self {
    with { $0.isMultipleTouchEnabled = flag }
  }

  /// Sets `isExclusiveTouch`.
  public func isExclusiveTouch(_ flag: Bool = true) -> Self { with { $0.isExclusiveTouch = flag } }

  /// Sets `isEnabled`.
  public func isEnabled(_ flag: Bool = true) -> Self { with { $0.isEnabled = flag } }

  /// Sets a window's `level`.
  public func level(_ level: Int) -> Self { with { $0.level = level } }

  /// Sets the number of segments or pages.
  public func items(_ count: Int) -> Self { with { $0.items = count } }

  /// Sets a scroll view's `contentSize`.
  public func contentSize(_ size: Size) -> Self { with { $0.scrolling.contentSize = size } }

  /// Sets a scroll view's `delaysContentTouches`.
  public func delaysContentTouches(_ flag: Bool = true) -> Self {
    with { $0.scrolling.delaysContentTouches = flag }
  }

  /// Sets a scroll view's `canCancelContentTouches`.
  public func canCancelContentTouches(_ flag: Bool = true) -> Self {
    with { $0.scrolling.canCancelContentTouches = flag }
  }

  /// Sets a scroll view's `isScrollEnabled`.
  public func isScrollEnabled(_ flag: Bool = true) -> Self {
    with { $0.scrolling.isScrollEnabled = flag }
  }

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
