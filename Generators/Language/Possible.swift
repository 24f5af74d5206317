import TouchScript

/// What becomes of what cannot be: it is left out, or is the nearest that can.
extension Scenario {
  /// Leaves out changes and reactions that refer to something of another kind, and moves of what stays
  /// where it is.
  mutating func leaveOutImpossibleChanges() {
    let kinds = Dictionary(views.map { ($0.id, $0.kind) }, uniquingKeysWith: { first, _ in first })
    reactions.removeAll { !$0.on.references.areThere(among: kinds) }
    leaveOutChanges { !$0.isPossible(among: kinds) }
  }

  /// Leaves out what may lead back to where it came from, one sort after the other until nothing may:
  /// overridden `next`s, failure requirements, presenters and moves.
  mutating func leaveOutRings() {
    let sorts: [(inout Scenario) -> Void] = [
      { for index in $0.views.indices { $0.views[index].overrides.next = nil } },
      { for index in $0.recognizers.indices { $0.recognizers[index].requiresFailureOf = [] } },
      { for index in $0.controllers.indices { $0.controllers[index].presentedBy = nil } },
      { $0.leaveOutChanges { if case .present = $0 { true } else { false } } },
      { $0.leaveOutChanges { if case .addSubview = $0 { true } else { false } } },
    ]
    for leaveOut in sorts where mayLeadBack { leaveOut(&self) }
  }

  private mutating func leaveOutChanges(_ isLeftOut: (Change) -> Bool) {
    for step in script.indices { script[step].changes.removeAll(where: isLeftOut) }
    for index in reactions.indices { reactions[index].changes.removeAll(where: isLeftOut) }
    reactions.removeAll(where: \.changes.isEmpty)
  }
}

extension Scenario.Change {
  /// Whether it refers to what it must; windows and contents of cells stay, cells are in tables.
  fileprivate func isPossible(among kinds: [Scenario.ID: Scenario.View.Kind]) -> Bool {
    guard references.areThere(among: kinds) else { return false }
    guard case .addSubview(let id, let superview) = self else { return true }
    switch kinds[id] {
    case .cellContent: return false
    case .tableCell: return kinds[superview] == .tableView
    default: return true
    }
  }
}

extension [(id: Scenario.ID, to: Reference)] {
  /// Whether all that must be a view of some kind is one.
  fileprivate func areThere(among kinds: [Scenario.ID: Scenario.View.Kind]) -> Bool {
    allSatisfy { id, reference in
      switch reference {
      case .subview: kinds[id] != .window
      case .window: kinds[id] == .window
      case .control: kinds[id]?.isControl ?? false
      case .scrollView: kinds[id]?.isScrollView ?? false
      case .view, .controller, .recognizer, .responder: true
      }
    }
  }
}

extension Scenario.View.Kind {
  /// Only tables hold cells, and the content of a cell is its first view; else it is a plain view.
  func possible(in parent: Self, isFirst: Bool) -> Self {
    switch self {
    case .window: .view
    case .tableCell where parent != .tableView: .view
    case .cellContent where parent != .tableCell || !isFirst: .view
    default: self
    }
  }
}

extension Scenario.Recognizer {
  /// The recognizer with numbers that its kind may have, decisions that can be made, and nothing of a
  /// class that is UIKit's.
  var possible: Self {
    var possible = self
    if kind != .longPress { possible.taps = max(taps, 1) }
    possible.maximumTouches = maximumTouches.map { max($0, minimumTouches) }
    possible.decisions = Array(
      decisions.filter { $0.from.settable.contains($0.sets) }.prefix(Scenario.Limits.decisions))
    if kind == .scrollPan {
      possible.delegate = nil
      possible.cannotPrevent = []
      possible.cannotBePreventedBy = []
      possible.subclassRequiresFailureOf = []
      possible.subclassIsRequiredToFailBy = []
      possible.ignoredFingers = []
      possible.decisions = []
    }
    return possible
  }
}
