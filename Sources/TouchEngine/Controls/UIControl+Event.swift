extension UIControl {
  /// What happens to a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt

    /// Makes a set of events of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    // MARK: Touches

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

    // MARK: Values

    /// The user changed the control's value.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The user did what the control is there for: tapped a button, changed a value.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// A menu opened. The engine has no menus and never sends it.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)

    // MARK: Text

    /// Editing began in a text field.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The user changed the text. The engine has no keyboard and never sends it.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The return key ended editing. The engine has no keyboard and never sends it.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)

    // MARK: Sets

    /// All events that touches cause.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// All events of editing.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// Bits that are left to the app.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// Bits that UIKit keeps for itself.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// How a control looks.
  public struct State: OptionSet, Hashable, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt

    /// Makes a state of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// None of the others.
    public static let normal: State = []
    /// A touch is down in the control.
    public static let highlighted = State(rawValue: 1 << 0)
    /// The control takes no touches.
    public static let disabled = State(rawValue: 1 << 1)
    /// The app made the control selected.
    public static let selected = State(rawValue: 1 << 2)
    /// The control has the focus. The engine has no focus and never sets it.
    public static let focused = State(rawValue: 1 << 3)
    /// Bits that are left to the app.
    public static let application = State(rawValue: 0x00FF_0000)
    /// Bits that UIKit keeps for itself.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }
}
