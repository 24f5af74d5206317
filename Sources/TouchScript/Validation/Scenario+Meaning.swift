// What the schema cannot say of one value: the rules between several.

extension Scenario {
  func checkMeaning(_ validator: Validator, at place: () -> String) throws(ScenarioError) {
    try Self.checkOnce(controllers.map(\.view), in: "controllers") {
      "\($0) already is the view of \($1)"
    }
    try Self.checkOnce(
      recognizers.map { $0.kind == .scrollPan ? $0.view : nil }, in: "recognizers"
    ) { "the pan of \($0) already is \($1)" }
    try checkContents(validator)
    try checkFingers(validator)
  }

  /// Refuses a list that names a view twice where only one of its members may.
  private static func checkOnce(
    _ views: [ID?], in list: String, _ says: (_ view: String, _ earlier: String) -> String
  ) throws(ScenarioError) {
    var places: [ID: Int] = [:]
    for case (let index, let view?) in views.enumerated() {
      guard let earlier = places.updateValue(index, forKey: view) else { continue }
      throw ScenarioError(
        place: "\(list)[\(index)].view", problem: says(view.quoted, "\(list)[\(earlier)]"))
    }
  }

  /// Refuses content views that are not the first view of their cell.
  private func checkContents(_ validator: Validator) throws(ScenarioError) {
    guard views.contains(where: { $0.kind == .cellContent }) else { return }
    var parents: Set<ID> = []
    for (index, view) in views.enumerated() {
      guard let parent = view.parent, !parents.insert(parent).inserted else { continue }
      try validator.refuse(
        view.kind == .cellContent, at: "views[\(index)]",
        "\(view.id.quoted) is a content view, and not the first view of its cell")
    }
  }

  /// Refuses times that do not rise, and fingers that do what none can.
  private func checkFingers(_ validator: Validator) throws(ScenarioError) {
    var isDown = Array(repeating: false, count: Limits.fingers.count)
    for (index, step) in script.enumerated() {
      let before = index > 0 ? script[index - 1].at : -1
      try validator.refuse(
        step.at <= before, at: "script[\(index)].at",
        "\(step.at) ms is not later than the \(before) ms of script[\(index - 1)]")
      for (number, finger) in step.touches.enumerated() {
        try validator.refuse(
          isDown[finger.finger] == (finger.phase == .began),
          at: "script[\(index)].touches[\(number)].phase",
          "finger \(finger.finger) \(finger.phase.rawValue) while it is "
            + (isDown[finger.finger] ? "down" : "not down"))
        isDown[finger.finger] = finger.phase != .ended
      }
    }
  }
}

extension Scenario.Step {
  func checkMeaning(_ validator: Validator, at place: () -> String) throws(ScenarioError) {
    let others = changes.count > 1 ? "changes[1]" : "touches"
    try validator.refuse(
      changes.count + min(touches.count, 1) > 1, at: "\(place()).\(others)",
      "at \(at) ms, as \(place()).changes[0] is; each has a millisecond of its own")
    for (index, finger) in touches.enumerated().dropFirst() {
      let before = touches[index - 1].finger
      try validator.refuse(
        finger.finger <= before, at: "\(place()).touches[\(index)].finger",
        "\(finger.finger) stands behind \(before), and fingers of a step ascend")
    }
  }
}

extension Scenario.Change {
  func check(
    _ meaning: Meaning, _ validator: Validator, at place: () -> String
  ) throws(ScenarioError) {
    try checkArguments(validator, at: place)
    guard case .addSubview(let view, let superview) = self, let kind = validator.kind(of: view)
    else { return }
    let place = "\(place()).addSubview.to"
    try validator.refuse(
      kind == .cellContent, at: place, "\(view.quoted) is a cell's content, and stays in its cell")
    try kind.checkPlace(in: superview, validator, at: place)
  }
}

extension Scenario.View {
  func checkMeaning(_ validator: Validator, at place: () -> String) throws(ScenarioError) {
    try validator.refuse(
      !targets.isEmpty && !kind.isControl, at: "\(place()).targets",
      "\(id.quoted) is a \(kind.rawValue), and only controls have any")
    try validator.refuse(
      parent == nil && kind != .window, at: "\(place()).parent",
      "missing, and only windows have none")
    guard let parent else { return }
    try validator.refuse(
      kind == .window, at: "\(place()).parent", "\(id.quoted) is a window, which has none")
    try kind.checkPlace(in: parent, validator, at: "\(place()).parent")
  }
}

extension Scenario.View.Kind {
  /// Refuses cells outside of tables, and their contents outside of cells.
  fileprivate func checkPlace(
    in parent: Scenario.ID, _ validator: Validator, at place: @autoclosure () -> String
  ) throws(ScenarioError) {
    let holder: Self
    switch self {
    case .tableCell: holder = .tableView
    case .cellContent: holder = .tableCell
    default: return
    }
    try validator.refuse(
      validator.kind(of: parent) != holder, at: place(),
      "\(parent.quoted) is no \(holder.rawValue), and only those hold a \(rawValue)")
  }
}

extension Scenario.Recognizer {
  func checkMeaning(_ validator: Validator, at place: () -> String) throws(ScenarioError) {
    let allowed = Scenario.Limits.repetitions
    try validator.refuse(
      kind != .longPress && taps < allowed.lowerBound, at: "\(place()).taps",
      "\(taps) is not between \(allowed.lowerBound) and \(allowed.upperBound)")
    let most = maximumTouches ?? minimumTouches
    try validator.refuse(
      most < minimumTouches, at: "\(place()).maximumTouches",
      "\(most) is less than the \(minimumTouches) of minimumTouches")
    // A scroll view's own pan does nothing that only a class of the app's could do.
    guard kind == .scrollPan else { return }
    try validator.check(
      view, names: .scrollView(can: "have a pan of their own"), at: { "\(place()).view" })
    try validator.refuse(
      delegate != nil, at: "\(place()).delegate",
      "that of a scroll view's own pan is the scroll view, and nobody else")
    let isOfUIKitAlone =
      cannotPrevent.isEmpty && cannotBePreventedBy.isEmpty && subclassRequiresFailureOf.isEmpty
      && subclassIsRequiredToFailBy.isEmpty && ignoredFingers.isEmpty && decisions.isEmpty
    try validator.refuse(
      !isOfUIKitAlone, at: place(),
      "\(id.quoted) is a scroll view's own pan, whose class overrides nothing")
  }
}

extension Scenario.Recognizer.Decision {
  func checkMeaning(_ validator: Validator, at place: () -> String) throws(ScenarioError) {
    try validator.refuse(
      !from.settable.contains(sets), at: "\(place()).sets",
      "a recognizer that is \(from.rawValue) cannot become \(sets.rawValue)")
  }
}
