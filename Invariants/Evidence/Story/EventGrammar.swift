import TouchScript

/// The order in which one touch's control events can come. Source: CT-10.
struct EventGrammar {
  private var last: ControlEvent?
  private var isInside = true
  /// Whether the last of the touch has come.
  private(set) var isOver = false

  /// What was due in the place of an event that cannot follow; nil if it can.
  mutating func refusal(of event: ControlEvent) -> String? {
    guard event.isTouchEvent else { return nil }
    defer { last = event }
    if last == nil { return event == .touchDown ? nil : "touchDown first" }
    if isOver { return "nothing after the end" }
    switch event {
    case .touchDown: return "one touchDown"
    case .touchDownRepeat: return last == .touchDown ? nil : "touchDownRepeat next to touchDown"
    case .touchDragEnter:
      defer { isInside = true }
      return isInside ? "touchDragExit before touchDragEnter" : nil
    case .touchDragExit:
      defer { isInside = false }
      return isInside ? nil : "touchDragEnter before the next touchDragExit"
    case .touchDragInside, .touchDragOutside: return nil
    case .touchUpInside, .touchUpOutside, .touchCancel:
      isOver = true
      return nil
    case .valueChanged, .primaryActionTriggered, .editingDidBegin, .editingChanged,
      .editingDidEnd, .editingDidEndOnExit:
      return nil
    }
  }
}
