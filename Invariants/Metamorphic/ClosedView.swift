import TouchScript

extension Relations {
  /// M-1.
  static let closedView = Relation(
    "M-1", from: ["HT-04", "HT-05", "HT-06", "HT-12"],
    says: "A view that is hidden, transparent or takes no touches, in front of all other subviews "
      + "of its superview, changes nothing.",
    change: addingClosedView
  ) { told, changed in
    Telling(told).compared(with: Telling(changed, after: told))
  }

  @Sendable
  private static func addingClosedView(to scenario: Scenario) -> Scenario? {
    var pick = Pick(scenario)
    guard let parent = pick.one(of: scenario.views.filter { !$0.asksWhereSubviewsAre }),
      let close = pick.one(of: ways)
    else { return nil }
    var view = Scenario.View(
      id: scenario.freeName("closed"), parent: parent.id, frame: parent.bounds)
    close(&view)
    var changed = scenario
    guard let index = changed.views.firstIndex(where: { $0.id == parent.id }) else { return nil }
    changed.views.insert(view, at: changed.endOfSubtree(at: index))
    return changed
  }

  private static let ways: [@Sendable (inout Scenario.View) -> Void] = [
    { $0.isHidden = true }, { $0.alpha = 0 }, { $0.isUserInteractionEnabled = false },
  ]
}

extension Scenario.View {
  /// Whether its class asks its subviews where they are, whether or not they take touches.
  /// Source: rulebook FB-06, FB-07.
  var asksWhereSubviewsAre: Bool {
    switch overrides.pointInside {
    case .orSubviews, .onlySubviewFrames: true
    case nil, .always, .never, .grown: false
    }
  }
}

extension Scenario {
  /// The index behind the last view of the subtree of `views[index]`.
  func endOfSubtree(at index: Int) -> Int {
    var inside: Set<ID> = [views[index].id]
    var end = index + 1
    while end < views.count, let parent = views[end].parent, inside.contains(parent) {
      inside.insert(views[end].id)
      end += 1
    }
    return end
  }
}
