extension Scenario {
  /// The scene as a tree: a line for each view, with what differs from a new one, and with the
  /// recognizers, the controller and the targets that are attached to it.
  ///
  /// Siblings stand back to front. Below `SceneTree.depth` levels the tree is no longer indented;
  /// a number says how deep the view is.
  public var sceneDescription: String {
    let tree = SceneTree(SceneIndex(self))
    var lines: [String] = []
    if dialect != .ios13 { lines.append("dialect \(dialect.rawValue)") }
    if orderSeed != 0 { lines.append("order seed \(orderSeed)") }
    if application != Application() { lines.append("application" + application.remarks) }
    lines += views.indices.map { tree.line(of: $0) }
    return lines.isEmpty ? "an empty scene" : lines.joined(separator: "\n")
  }
}

/// The lines of the tree.
private struct SceneTree {
  let index: SceneIndex
  /// Whether a view is the last of its siblings, and is drawn with a corner.
  let isLast: [Bool]

  /// Levels that are indented.
  static let depth = 32

  init(_ index: SceneIndex) {
    self.index = index
    var isLast = Array(repeating: false, count: index.scenario.views.count)
    for view in isLast.indices {
      if let last = index.children(of: view).last { isLast[last] = true }
    }
    self.isLast = isLast
  }

  func line(of view: Int) -> String {
    let value = index.scenario.views[view]
    var line = branches(to: view) + value.id.shown + "  " + value.kind.rawValue
    line += " " + value.frame.minimal
    line += value.remarks
    if let controller = index.controller(of: view) {
      line += index.scenario.controllers[controller].remark
    }
    for recognizer in index.recognizers(of: view) {
      line += index.scenario.recognizers[recognizer].remark
    }
    return line
  }

  private func branches(to view: Int) -> String {
    let depth = index.depths[view]
    if depth > Self.depth {
      return String(repeating: "   ", count: Self.depth) + "⋯ level \(depth): "
    }
    guard var above = index.parents[view] else { return "" }
    var pieces = [isLast[view] ? "└─ " : "├─ "]
    while let next = index.parents[above] {
      pieces.append(isLast[above] ? "   " : "│  ")
      above = next
    }
    return pieces.reversed().joined()
  }
}

extension Scenario.View {
  /// What differs from a new view, each remark after two spaces.
  fileprivate var remarks: String {
    let new = Scenario.View(id: id)
    var remarks: [String] = []
    if boundsOrigin != new.boundsOrigin { remarks.append("bounds at \(boundsOrigin.minimal)") }
    if anchorPoint != new.anchorPoint { remarks.append("anchor \(anchorPoint.minimal)") }
    if transform != new.transform { remarks.append("transform \(transform.minimal)") }
    if alpha != new.alpha { remarks.append("alpha \(alpha.minimal)") }
    if isHidden { remarks.append("hidden") }
    if !isUserInteractionEnabled { remarks.append("no user interaction") }
    if clipsToBounds { remarks.append("clips to bounds") }
    if isMultipleTouchEnabled { remarks.append("multiple touch") }
    if !isEnabled { remarks.append("disabled") }
    if level != new.level { remarks.append("level \(level)") }
    remarks += overrides.remarks
    remarks += targets.map(\.remark)
    return remarks.map { "  " + $0 }.joined()
  }
}

extension Scenario.Overrides {
  fileprivate var remarks: [String] {
    var remarks: [String] = []
    if touches != Scenario.TouchHandling() { remarks.append("touches: \(touches)") }
    if let hitTest { remarks.append("hitTest: \(hitTest)") }
    if let pointInside { remarks.append("pointInside: \(pointInside)") }
    if let next { remarks.append("next: \(next.shown)") }
    if let shouldBegin { remarks.append("shouldBegin: \(shouldBegin)") }
    if !actions.isEmpty { remarks.append("implements \(actions.shown)") }
    return remarks
  }
}

extension Scenario.Target {
  fileprivate var remark: String {
    let receiver =
      switch receiver {
      case .responder(let id): id.shown
      case .firstResponder: "nil"
      case .released: "released"
      }
    return "\(events.map(\.rawValue).joined(separator: ", ")) → \(receiver).\(action.shown)"
  }
}

extension Scenario.Controller {
  fileprivate var remark: String {
    "  controller \(id.shown)" + parenthesized(touches.remarks + actions.remarks)
  }
}

extension Scenario.Application {
  fileprivate var remarks: String {
    var line = parenthesized(touches.remarks + actions.remarks)
    if let delegate {
      let kind = delegate.isResponder ? [] : ["no responder"]
      line +=
        "  delegate" + parenthesized(kind + delegate.touches.remarks + delegate.actions.remarks)
    }
    return line
  }
}

extension Scenario.Recognizer {
  fileprivate var remark: String {
    let new = Scenario.Recognizer(id: id, view: view)
    var remarks: [String] = []
    if taps != new.taps { remarks.append("\(taps) taps") }
    if touches != new.touches { remarks.append("\(touches) fingers") }
    if !cancelsTouchesInView { remarks.append("cancelsTouchesInView: false") }
    if delaysTouchesBegan { remarks.append("delaysTouchesBegan: true") }
    if !delaysTouchesEnded { remarks.append("delaysTouchesEnded: false") }
    if !isEnabled { remarks.append("disabled") }
    if let delegate { remarks += delegate.remarks }
    if !cannotPrevent.isEmpty { remarks.append("cannot prevent \(cannotPrevent.shown)") }
    if !cannotBePreventedBy.isEmpty {
      remarks.append("cannot be prevented by \(cannotBePreventedBy.shown)")
    }
    return "  \(kind.rawValue) \(id.shown)" + parenthesized(remarks)
  }
}

extension Scenario.Recognizer.Delegate {
  fileprivate var remarks: [String] {
    var remarks: [String] = []
    if let shouldReceive { remarks.append("shouldReceive: \(shouldReceive)") }
    if let shouldBegin { remarks.append("shouldBegin: \(shouldBegin)") }
    if let simultaneousWith {
      let fellows = simultaneousWith.isEmpty ? "none" : simultaneousWith.shown
      remarks.append("simultaneous with \(fellows)")
    }
    return remarks.isEmpty ? ["a silent delegate"] : remarks
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

extension Scenario.Overrides.HitTest: CustomStringConvertible {
  /// The name of the case, and the view that is returned.
  public var description: String {
    switch self {
    case .returnsNil: "returnsNil"
    case .returnsSelf: "returnsSelf"
    case .passesThrough: "passesThrough"
    case .asksSubviews: "asksSubviews"
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
  fileprivate var shown: String { map(\.shown).joined(separator: ", ") }
  fileprivate var remarks: [String] { isEmpty ? [] : ["implements \(shown)"] }
}

private func parenthesized(_ remarks: [String]) -> String {
  remarks.isEmpty ? "" : " (\(remarks.joined(separator: ", ")))"
}
