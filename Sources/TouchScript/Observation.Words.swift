extension Observation {
  /// Who was asked whether a recognizer should begin.
  public enum Asked: Hashable, Sendable {
    /// The recognizer's delegate.
    case delegate
    /// A view on the way of the touch.
    case view(Trace.ID)
  }

  /// The tracking methods of `UIControl`.
  public enum Tracking: String, Hashable, Sendable, Codable, CaseIterable {
    /// `beginTracking(_:with:)`.
    case begin
    /// `continueTracking(_:with:)`.
    case `continue`
    /// `endTracking(_:with:)`.
    case end
    /// `cancelTracking(with:)`.
    case cancel
  }

  /// Who was asked whether one recognizer waits for another to fail.
  public enum Questioned: String, Hashable, Sendable, Codable, CaseIterable {
    /// The recognizer's delegate.
    case delegate
    /// The recognizer itself, as its class overrides it.
    case recognizer
  }

  /// What a scroll view's delegate hears.
  public enum Scroll: String, Hashable, Sendable, Codable, CaseIterable {
    /// `scrollViewWillBeginDragging(_:)`.
    case willBeginDragging
    /// `scrollViewDidScroll(_:)`.
    case didScroll
    /// `scrollViewDidEndDragging(_:willDecelerate:)`.
    case didEndDragging
  }

  /// What a scroll view is asked about the touches of its content.
  public enum ContentQuestion: String, Hashable, Sendable, Codable, CaseIterable {
    /// `touchesShouldBegin(_:with:in:)`: whether the content is told of a touch at all.
    case shouldBegin
    /// `touchesShouldCancel(in:)`: whether dragging takes the touch away from the content.
    case shouldCancel
  }

  /// The events that are no touches.
  public enum OtherEvent: String, Hashable, Sendable, Codable, CaseIterable {
    /// The device is shaken: `motionBegan(_:with:)` and its like.
    case motion
    /// A physical button is pressed: `pressesBegan(_:with:)` and its like.
    case press
    /// `remoteControlReceived(with:)`, which has no phases: it is told as `began`.
    case remoteControl
  }
}
