extension Behavior {
  /// Tracking, control events, and protection against recognizers. Source: rulebook, chapter CT.
  public struct Controls: Hashable, Sendable {
    /// Which recognizers a button keeps from recognizing. CT-29, CT-34 to CT-36.
    public var protection = Protection.ancestorsCancellingTaps
    /// Whether plain controls protect themselves as buttons do. CT-34.
    public var protectsPlainControls = false
    /// Whether a control passes on the touches that it handles. RC-20.
    public var forwardsTouches = false
    /// Whether `.touchCancel` is sent. CT-08.
    public var sendsTouchCancel = true
    /// Whether `.touchUpOutside` is told from `.touchUpInside`. CT-06.
    public var tellsUpOutside = true
    /// Whether a second quick touch sends `.touchDownRepeat`. CT-03.
    public var sendsTouchDownRepeat = true
    /// Whether the registered events are compared with the event sent. CT-18.
    public var heedsEventMask = true
    /// Whether `endTracking` comes before the up event. CT-06.
    public var endsTrackingFirst = true
    /// Whether enter and exit events are sent. CT-04.
    public var sendsDragEnterAndExit = true
    /// Whether `isHighlighted` follows the touch in and out. CT-11.
    public var highlightFollowsTouch = true

    /// Which recognizers a button keeps from recognizing.
    public enum Protection: Hashable, Sendable {
      /// Ancestors' single taps that would cancel the button's touch.
      case ancestorsCancellingTaps
      /// Ancestors' single taps, cancelling or not.
      case ancestorsTaps
      /// Single taps of ancestors and its own.
      case allTaps
      /// None.
      case none
    }
  }
}
