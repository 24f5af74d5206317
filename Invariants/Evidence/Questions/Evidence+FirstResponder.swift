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
    guard view(control).kind != .textField else { return nil }
    let first = responderInFront(before: event, at: facts[event].at)
    return first == Scene.none ? control : first
  }

  /// The first responder of the key window right before a time; nil where there is none, or a trace
  /// does not show which.
  func firstResponder(at time: Int) -> Int? {
    guard scene.keyWindow != Scene.none, !ingredients.contains(.hidden) else { return nil }
    let first = responderInFront(
      before: facts.firstIndex { $0.at >= time } ?? facts.count, at: time)
    return first == Scene.none ? nil : first
  }

  /// Whether a responder must be first responder after it was told to become or resign it, as nobody refuses
  /// to resign; nil where that is open.
  func mustBeFirst(at event: Int) -> Bool? {
    let (who, time) = (facts[event].who, facts[event].at)
    let changes = scenario.script.filter { $0.at == time }.flatMap(\.changes)
    guard scene.isView(who), changes.count == 1, scene.keyWindow != Scene.none,
      scene.views.count(where: { $0.kind == .window }) == 1,
      ingredients.isDisjoint(with: [.hidden, .reactions]),
      !script.areChanged([.treeChanges, .presentation, .viewChanges, .interruptions], until: time)
    else { return nil }
    switch changes[0] {
    case .resignFirstResponder(let id): return scene.names.responder(id) == who ? false : nil
    case .becomeFirstResponder(let id) where scene.names.responder(id) == who:
      if let isAble = scene.sources[who].overrides.canBecomeFirstResponder { return isAble }
      // Whether a disabled field can is open.
      if view(who).kind == .textField { return view(who).isEnabled ? true : nil }
      return view(who).kind == .view ? false : nil
    default: return nil
    }
  }

  /// The first responder of the only window before an event; `Scene.none` where there is none.
  private func responderInFront(before event: Int, at time: Int) -> Int? {
    let changes = events[.firstResponder].prefix { $0 < event }
    guard reports.contains(.firstResponder),
      scene.views.count(where: { $0.kind == .window }) == 1,
      !events[.firstResponder].contains(where: { facts[$0].at == time })
    else { return nil }
    return changes.reduce(Scene.none) { present, change in
      let who = facts[change].who
      return facts[change].answer ? who : present == who ? Scene.none : present
    }
  }
}
