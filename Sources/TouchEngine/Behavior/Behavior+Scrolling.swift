extension Behavior {
  /// Scroll views and tables. Source: rulebook, chapter TV.
  public struct Scrolling: Hashable, Sendable {
    /// When a scroll view holds touches back from its content. TV-03, TV-09.
    public var delaysContentTouches = ContentDelay.asAsked
    /// For how long it does so at most, in milliseconds. TV-03.
    public var contentTouchDelayMilliseconds = UIScrollView.contentTouchDelayMilliseconds
    /// Whether a lift ends that delay, so that a quick tap reaches the content. GR-23.
    public var endsContentDelayAtLift = true
    /// Whether scrolling cancels the touches of the content. TV-10.
    public var cancelsContentTouches = true
    /// Whether `canCancelContentTouches` set to false is heeded. TV-10 is silent on it.
    public var heedsCanCancelContentTouches = true
    /// Whether `touchesShouldCancel(in:)` is heeded. TV-10 is silent on it.
    public var heedsTouchesShouldCancel = true
    /// Whether controls keep their touches by default when a finger would scroll. TV-10.
    public var controlsKeepTouches = true
    /// Whether `touchesShouldBegin(_:with:in:)` is heeded.
    public var heedsTouchesShouldBegin = true
    /// Whether only content that is larger than the scroll view, or bounces, can be dragged.
    public var needsScrollableContent = true
    /// Whether dragging moves the content.
    public var movesContent = true
    /// Whether dragging stops at the ends of the content.
    public var stopsAtEnds = true
    /// Whether touches go on up the responder chain from a scroll view. RC-12, RC-20.
    public var passesTouchesOn = Passing.whenScrollingIsDisabled
    /// Whether the content view of a cell is hit, instead of the cell. TV-07.
    public var hitsContentViews = true
    /// When a row is selected. TV-01, TV-02, TV-04.
    public var selectsRow = RowSelection.lift
    /// Whether a row is drawn as pressed no longer when its touch is cancelled. TV-02.
    public var unhighlightsCancelledRows = true
    /// Whether `allowsSelection` set to false is heeded.
    public var heedsAllowsSelection = true
    /// Whether the delegate's `tableView(_:willSelectRowAt:)` is heeded.
    public var heedsWillSelectRow = true
    /// Whether the selection of a row ends that of the one before.
    public var deselectsPreviousRow = true

    /// When a scroll view holds touches back from its content.
    public enum ContentDelay: Hashable, Sendable {
      /// When `delaysContentTouches` says so, and scrolling is enabled.
      case asAsked
      /// Always.
      case always
      /// Never.
      case never
    }

    /// When touches go on up the responder chain from a scroll view.
    public enum Passing: Hashable, Sendable {
      /// When `isScrollEnabled` is false.
      case whenScrollingIsDisabled
      /// Always, as from a plain view.
      case always
      /// Never.
      case never
    }

    /// When a row is selected.
    public enum RowSelection: Hashable, Sendable {
      /// When the finger lifts.
      case lift
      /// When the finger lifts no longer after the table heard of it than a tap may last.
      case liftOfTap
      /// When the finger lifts, or its touch is cancelled.
      case liftOrCancellation
      /// When the table hears of the finger's coming down.
      case touchDown
    }
  }
}
