/// The events of `UIControl.Event` that something here can send.
public enum ControlEvent: String, Hashable, Sendable, Codable, CaseIterable {
  /// The touch went down in the control.
  case touchDown
  /// It went down with a tap count above one.
  case touchDownRepeat
  /// It moved within the control.
  case touchDragInside
  /// It moved outside the control.
  case touchDragOutside
  /// It came back in.
  case touchDragEnter
  /// It went out.
  case touchDragExit
  /// It lifted inside.
  case touchUpInside
  /// It lifted outside.
  case touchUpOutside
  /// It was taken away.
  case touchCancel
  /// The control's value was changed by a touch, as on a switch or a slider.
  case valueChanged
  /// What the control is there for happened, such as a button's tap.
  case primaryActionTriggered
  /// A text field began to be edited.
  case editingDidBegin
  /// Its text was changed.
  case editingChanged
  /// Its editing ended.
  case editingDidEnd
  /// Its editing ended with the return key.
  case editingDidEndOnExit

  /// The events that a touch sends by itself, from `touchDown` to `touchCancel`, on any control.
  public static let touchEvents: [ControlEvent] = allCases.filter(\.isTouchEvent)

  /// Whether a touch sends the event by itself, on any control.
  public var isTouchEvent: Bool {
    switch self {
    case .touchDown, .touchDownRepeat, .touchDragInside, .touchDragOutside, .touchDragEnter,
      .touchDragExit, .touchUpInside, .touchUpOutside, .touchCancel:
      true
    case .valueChanged, .primaryActionTriggered, .editingDidBegin, .editingChanged,
      .editingDidEnd, .editingDidEndOnExit:
      false
    }
  }
}
