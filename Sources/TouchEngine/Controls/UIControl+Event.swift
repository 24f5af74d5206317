extension UIControl {
  /// What a touch does to a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt

    /// Makes a set of events of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The touch came down in the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// It came down with a tap count above one.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// It moved inside the control.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// It moved outside the control.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// It came back in.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// It went out.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// It lifted inside.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// It lifted outside.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// It was taken away.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// All events that touches cause.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
  }
}

/// A closure as an action of a control.
public final class UIAction {
  private let handler: (UIAction) -> Void
  /// The control that sent the action, while the handler runs.
  public private(set) var sender: UIControl?

  /// Makes an action of `handler`.
  public init(handler: @escaping (UIAction) -> Void) {
    self.handler = handler
  }

  func perform(sender: UIControl) {
    let outer = self.sender
    self.sender = sender
    handler(self)
    self.sender = outer
  }
}
