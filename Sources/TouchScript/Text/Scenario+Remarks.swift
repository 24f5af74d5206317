extension Scenario.View {
  /// What differs from a new view of the kind, each remark after two spaces.
  var remarks: String {
    let new = new
    var remarks: [String] = []
    if boundsOrigin != new.boundsOrigin { remarks.append("bounds at \(boundsOrigin.minimal)") }
    if anchorPoint != new.anchorPoint { remarks.append("anchor \(anchorPoint.minimal)") }
    if transform != new.transform { remarks.append("transform \(transform.minimal)") }
    if alpha != new.alpha { remarks.append("alpha \(alpha.minimal)") }
    if isHidden { remarks.append("hidden") }
    if !isOpaque { remarks.append("not opaque") }
    if isUserInteractionEnabled != new.isUserInteractionEnabled {
      remarks.append(isUserInteractionEnabled ? "user interaction" : "no user interaction")
    }
    if clipsToBounds { remarks.append("clips to bounds") }
    if isMultipleTouchEnabled { remarks.append("multiple touch") }
    if isExclusiveTouch { remarks.append("exclusive touch") }
    if !isEnabled { remarks.append("disabled") }
    if level != new.level { remarks.append("level \(level)") }
    if items != new.items { remarks.append("\(items) items") }
    remarks += scrolling.remarks
    remarks += overrides.remarks
    remarks += targets.map(\.remark)
    return remarks.map { "  " + $0 }.joined()
  }
}

extension Scenario.Scrolling {
  fileprivate var remarks: [String] {
    var remarks: [String] = []
    if contentSize != .zero { remarks.append("content \(contentSize.minimal)") }
    if !delaysContentTouches { remarks.append("delaysContentTouches: false") }
    if !canCancelContentTouches { remarks.append("canCancelContentTouches: false") }
    if !isScrollEnabled { remarks.append("no scrolling") }
    return remarks
  }
}

extension Scenario.Overrides {
  var remarks: [String] {
    var remarks: [String] = []
    if touches != Scenario.TouchHandling() { remarks.append("touches: \(touches)") }
    if let hitTest { remarks.append("hitTest: \(hitTest)") }
    if let pointInside { remarks.append("pointInside: \(pointInside)") }
    if let next { remarks.append("next: \(next.shown)") }
    if let shouldBegin { remarks.append("shouldBegin: \(shouldBegin)") }
    remarks += actions.remarks("implements") + refuses.remarks("refuses") + otherEvents.remarks
    let answers = [
      ("canBecomeFirstResponder", canBecomeFirstResponder), ("beginsTracking", beginsTracking),
      ("continuesTracking", continuesTracking), ("sendsActions", sendsActions),
      ("touchesShouldBegin", touchesShouldBegin), ("touchesShouldCancel", touchesShouldCancel),
    ]
    for case (let name, let answer?) in answers { remarks.append("\(name): \(answer)") }
    if dropsEvents { remarks.append("drops events") }
    return remarks
  }
}

extension Scenario.Target {
  var remark: String {
    let receiver =
      switch receiver {
      case .responder(let id): id.shown
      case .firstResponder: "nil"
      case .released: "released"
      }
    return "\(events.map(\.rawValue).joined(separator: ", ")) → \(receiver).\(action.shown)"
  }
}

extension Scenario.RecognizerTarget {
  var remark: String {
    switch receiver {
    case .responder(let id): "→ \(id.shown).\(action.shown)"
    case .released: "→ released.\(action.shown)"
    }
  }
}

extension Scenario.Controller {
  var remark: String {
    let presenter = presentedBy.map { ["presented by \($0.shown)"] } ?? []
    return "  controller \(id.shown)"
      + parenthesized(
        touches.remarks + actions.remarks("implements") + refuses.remarks("refuses")
          + otherEvents.remarks + presenter)
  }
}

extension Scenario.Application {
  var remarks: String {
    var line = parenthesized(
      touches.remarks + actions.remarks("implements") + otherEvents.remarks
        + (dropsEvents ? ["drops events"] : []))
    if let delegate {
      let kind = delegate.isResponder ? [] : ["no responder"]
      line +=
        "  delegate"
        + parenthesized(
          kind + delegate.touches.remarks + delegate.actions.remarks("implements")
            + delegate.otherEvents.remarks)
    }
    return line
  }
}

extension Scenario.TouchHandling: CustomStringConvertible {
  /// A word where all four methods do alike, else a word for each that does not pass on.
  public var description: String {
    if self == Self(began) { return began.rawValue }
    let phases: [TouchPhase] = [.began, .moved, .ended, .cancelled]
    return phases.filter { self[$0] != .passesOn }
      .map { "\($0.rawValue) \(self[$0].rawValue)" }.joined(separator: ", ")
  }

  fileprivate var remarks: [String] { self == Self() ? [] : [description] }
}

extension Scenario.Forwarding {
  /// What differs from passing events other than touches on.
  fileprivate var remarks: [String] { self == .passesOn ? [] : ["other events: \(rawValue)"] }
}

extension Scenario.Overrides.HitTest: CustomStringConvertible {
  /// The name of the case, and the view that is returned.
  public var description: String {
    switch self {
    case .returnsNil: "returnsNil"
    case .returnsSelf: "returnsSelf"
    case .passesThrough: "passesThrough"
    case .asksSubviews: "asksSubviews"
    case .asksSubviewsIfOpen: "asksSubviewsIfOpen"
    case .returns(let id): "returns \(id.shown)"
    }
  }
}

extension Scenario.Overrides.PointInside: CustomStringConvertible {
  /// The name of the case, and the points grown by.
  public var description: String {
    switch self {
    case .always: "always"
    case .never: "never"
    case .grown(let points): "grown by \(points.minimal)"
    case .orSubviews: "orSubviews"
    case .onlySubviewFrames: "onlySubviewFrames"
    }
  }
}

extension [String] {
  /// The names as they are shown.
  var shown: String { map(\.shown).joined(separator: ", ") }
  /// What is said of the names, unless there are none.
  func remarks(_ verb: String) -> [String] { isEmpty ? [] : ["\(verb) \(shown)"] }
}

/// The remarks in parentheses behind a space, unless there are none.
func parenthesized(_ remarks: [String]) -> String {
  remarks.isEmpty ? "" : " (\(remarks.joined(separator: ", ")))"
}
