extension Validator {
  /// Refuses changes of what is not there, or cannot be changed so.
  func checkChange(
    _ change: Scenario.Change, at outer: @autoclosure () -> String
  ) throws(ScenarioError) {
    func place(_ key: String) -> String { "\(outer()).\(change.name)\(key)" }
    switch change {
    case .bringToFront(let id), .sendToBack(let id):
      try checkSibling(id, "has no siblings", at: place(""))
    case .removeFromSuperview(let id):
      try checkSibling(id, "is in no other view", at: place(""))
    case .addSubview(let id, let superview):
      try checkSibling(id, "is in no other view", at: place(".view"))
      try checkView(superview, at: place(".to"))
      try checkNewPlace(of: id, in: superview, at: place(".to"))
    case .setHidden(let id, _), .setUserInteractionEnabled(let id, _):
      try checkView(id, at: place(".view"))
    case .setEnabled(let id, _): try checkControl(id, "be disabled", at: place(".control"))
    case .setAlpha(let id, let alpha):
      try checkView(id, at: place(".view"))
      try checkAlpha(alpha, at: place(".to"))
    case .setFrame(let id, let frame):
      try checkView(id, at: place(".view"))
      try checkFrame(frame, at: place(".to"))
    case .setTransform(let id, let transform):
      try checkView(id, at: place(".view"))
      try checkTransform(transform, at: place(".to"))
    case .setBoundsOrigin(let id, let origin):
      try checkView(id, at: place(".view"))
      try checkPoint(origin, at: place(".to"))
    case .setRecognizerEnabled(let id, _): try checkRecognizer(id, at: place(".recognizer"))
    case .removeRecognizer(let id): try checkRecognizer(id, at: place(""))
    case .addRecognizer(let id, let view):
      try checkRecognizer(id, at: place(".recognizer"))
      try checkView(view, at: place(".to"))
    case .becomeFirstResponder(let id), .resignFirstResponder(let id):
      try checkResponder(id, at: place(""))
    case .present(let id, let presenter):
      try checkController(id, at: place(".controller"))
      try checkController(presenter, at: place(".by"))
    case .dismiss(let id): try checkController(id, at: place(""))
    case .sendActions(let id, let events):
      try checkControl(id, "send actions", at: place(".control"))
      if events.isEmpty { throw ScenarioError(place: place(".for"), problem: "empty") }
    case .removeTargets(let id, let events):
      try checkControl(id, "have targets", at: place(".control"))
      if events.isEmpty { throw ScenarioError(place: place(".for"), problem: "empty") }
    case .makeKeyWindow(let id): try checkWindow(id, at: place(""))
    case .animate(let id, let milliseconds, _):
      try checkView(id, at: place(".view"))
      try checkMilliseconds(milliseconds, at: place(".milliseconds"))
    case .interrupt, .showHomeScreen, .showApplication, .beginIgnoringInteractionEvents,
      .endIgnoringInteractionEvents, .motion, .press, .remoteControl:
      break
    }
  }

  /// Refuses reactions to callbacks that cannot come, and changes that cannot be made in them.
  func checkReactions() throws(ScenarioError) {
    for (index, reaction) in scenario.reactions.enumerated() {
      let place = "reactions[\(index)]"
      switch reaction.on {
      case .action(let id): try checkRecognizer(id, at: place + ".on.action")
      case .touches(let id, let phase):
        try checkResponder(id, at: place + ".on.touches.responder")
        if phase == .stationary {
          throw ScenarioError(
            place: place + ".on.touches.phase", problem: "nobody is told of stationary touches")
        }
      case .controlEvent(let id, _):
        try checkControl(id, "send events", at: place + ".on.controlEvent.control")
      }
      if reaction.changes.isEmpty {
        throw ScenarioError(place: place + ".changes", problem: "empty")
      }
      for (number, change) in reaction.changes.enumerated() {
        try checkChange(change, at: "\(place).changes[\(number)]")
      }
    }
  }

  // MARK: one change

  private func checkSibling(
    _ id: Scenario.ID, _ problem: String, at place: @autoclosure () -> String
  ) throws(ScenarioError) {
    try checkView(id, at: place())
    if kind(of: id) == .window {
      throw ScenarioError(place: place(), problem: "\(id.quoted) is a window, and \(problem)")
    }
  }

  private func checkControl(
    _ id: Scenario.ID, _ ability: String, at place: @autoclosure () -> String
  ) throws(ScenarioError) {
    try checkView(id, at: place())
    guard let kind = kind(of: id), !kind.isControl else { return }
    throw ScenarioError(
      place: place(),
      problem: "\(id.quoted) is a \(kind.rawValue), and only controls can \(ability)")
  }

  private func checkWindow(
    _ id: Scenario.ID, at place: @autoclosure () -> String
  ) throws(ScenarioError) {
    try checkView(id, at: place())
    guard let kind = kind(of: id), kind != .window else { return }
    throw ScenarioError(
      place: place(),
      problem: "\(id.quoted) is a \(kind.rawValue), and only windows can become key")
  }

  /// Cells are always in tables, and their content stays where it is.
  private func checkNewPlace(
    of id: Scenario.ID, in superview: Scenario.ID, at place: @autoclosure () -> String
  ) throws(ScenarioError) {
    switch kind(of: id) {
    case .cellContent:
      throw ScenarioError(
        place: place(), problem: "\(id.quoted) is a cell's content, and stays in its cell")
    case .tableCell where kind(of: superview) != .tableView:
      throw ScenarioError(
        place: place(), problem: "\(superview.quoted) is no tableView, and \(id.quoted) is a cell")
    default: break
    }
  }

  /// The kind of the view called `id`, if there is one.
  private func kind(of id: Scenario.ID) -> Scenario.View.Kind? {
    guard case .view(let index) = names[id] else { return nil }
    return scenario.views[index].kind
  }
}
