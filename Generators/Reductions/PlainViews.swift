import TouchScript

extension Reductions {
  /// A view of any class is a plain one: a control, which then calls nobody; a scroll view; a table
  /// and all that its class asks for, its cells and their contents. Or all views are, at once.
  @Sendable
  static func plainViews(in scenario: Scenario) -> [Scenario] {
    let special = scenario.views.indices.filter { index in
      let kind = scenario.views[index].kind
      return ![.view, .window, .tableCell, .cellContent].contains(kind)
    }
    guard special.count > 1 else {
      return special.compactMap { scenario.plain(at: [$0]).ifValid }
    }
    return ([special] + special.map { [$0] }).compactMap { scenario.plain(at: $0).ifValid }
  }
}

extension Scenario {
  /// The scenario with plain views in some places, and with no cell that is out of a table.
  fileprivate func plain(at places: [Int]) -> Scenario {
    var scenario = self
    for place in places { scenario.views[place].makePlain() }
    var kinds: [ID: View.Kind] = [:]
    for (place, view) in scenario.views.enumerated() {
      let around = view.parent.flatMap { kinds[$0] }
      let isLost =
        view.kind == .tableCell && around != .tableView
        || view.kind == .cellContent && around != .tableCell
      if isLost { scenario.views[place].makePlain() }
      kinds[view.id] = scenario.views[place].kind
    }
    let plain = Set(
      zip(views, scenario.views).filter { $0.kind != $1.kind }.map(\.1.id))
    for step in scenario.script.indices {
      scenario.script[step].changes.removeAll { $0.references.needControl(among: plain) }
    }
    for place in scenario.reactions.indices {
      scenario.reactions[place].changes.removeAll { $0.references.needControl(among: plain) }
    }
    scenario.reactions.removeAll { reaction in
      reaction.on.references.needControl(among: plain) || reaction.changes.isEmpty
    }
    return scenario
  }
}

extension Scenario.View {
  /// Makes it a `UIView` that takes touches where it took them before.
  fileprivate mutating func makePlain() {
    kind = .view
    targets = []
    isEnabled = true
    items = Self(id: id).items
    scrolling = Scenario.Scrolling()
    overrides.beginsTracking = nil
    overrides.continuesTracking = nil
    overrides.sendsActions = nil
    overrides.touchesShouldBegin = nil
    overrides.touchesShouldCancel = nil
  }
}

extension [(id: Scenario.ID, to: Reference)] {
  /// Whether one of `ids` must be a control.
  fileprivate func needControl(among ids: Set<Scenario.ID>) -> Bool {
    contains { id, reference in
      if case .control = reference { ids.contains(id) } else { false }
    }
  }
}
