import TouchScript

/// Who is first responder, as far as a trace shows it.
extension Evidence {
  /// Where the search for the target of a control's action begins that has none: at the first
  /// responder, and at the control where there is none; nil where a trace does not show which.
  ///
  /// While a text field begins or ends to be first responder, either may be so; and which window's
  /// first responder is meant is open. Source: rulebook RC-24.
  func startOfSearch(from control: Int, before event: Int) -> Int? {
    guard script.isFirstResponderPossible else { return control }
    let changes = events[.firstResponder].prefix { $0 < event }
    guard reports.contains(.firstResponder), view(control).kind != .textField,
      scene.views.count(where: { $0.kind == .window }) == 1,
      changes.last.map({ facts[$0].at < facts[event].at }) ?? true
    else { return nil }
    let first = changes.reduce(Scene.none) { present, change in
      let who = facts[change].who
      return facts[change].answer ? who : present == who ? Scene.none : present
    }
    return first == Scene.none ? control : first
  }
}
