import TouchScript

extension Relations {
  /// M-2.
  static let container = Relation(
    "M-2", from: ["HT-15", "HT-32", "RC-01", "GR-01", "FB-12"],
    says: "A view may be put into a container of its own that has the superview's coordinates, "
      + "contains every point, is never hit itself and passes on what reaches it.",
    change: wrappingView
  ) { told, changed in
    let old = Set(told.scenario.views.map(\.id))
    let added = changed.scenario.views.map(\.id).first { !old.contains($0) } ?? ""
    let all = Telling(changed, after: told)
    var telling = all
    telling.entries.removeAll {
      all.actor(of: $0.event).role == "responder" && all.trace.name(of: $0.event) == added
    }
    return Telling(told).comparedInAnyOrder(with: telling, of: told.scenario)
  }

  @Sendable
  private static func wrappingView(in scenario: Scenario) -> Scenario? {
    var pick = Pick(scenario)
    guard !scenario.allChanges.contains(where: \.ordersViews),
      let index = pick.one(of: scenario.views.indices.filter { scenario.canBeWrapped($0) }),
      let id = scenario.freeNameOfView("container")
    else { return nil }
    let container = Scenario.View(id: id, parent: scenario.views[index].parent).with {
      $0.overrides = Scenario.Overrides().with {
        $0.hitTest = .passesThrough
        $0.pointInside = .always
      }
    }
    var changed = scenario
    changed.views[index].parent = id
    changed.views.insert(container, at: index)
    return changed
  }
}

extension Scenario {
  /// Whether a container between a view and its superview means nothing to either.
  fileprivate func canBeWrapped(_ index: Int) -> Bool {
    switch views[index].kind {
    case .window, .tableCell, .cellContent: return false
    default: break
    }
    let (id, itsParent) = (views[index].id, views[index].parent)
    guard let parent = views.firstIndex(where: { $0.id == itsParent }) else { return false }
    // The roots of controllers are where the app, or the presenting controller, wants them.
    return !views[parent].asksWhereSubviewsAre && !controllers.contains { $0.view == id }
  }
}

extension Scenario.Change {
  /// Whether it puts views into another order, or elsewhere.
  var ordersViews: Bool { !effects.isDisjoint(with: [.order, .presentation]) }
}
