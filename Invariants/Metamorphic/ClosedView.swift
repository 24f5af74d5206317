import TouchScript

extension Relations {
  /// M-1.
  static let closedView = Relation(
    "M-1", from: ["HT-04", "HT-05", "HT-06", "HT-12"],
    says: "A view that is hidden, transparent or takes no touches, in front of all other subviews "
      + "of its superview, changes nothing.",
    change: addingClosedView
  ) { told, changed in
    Telling(told).comparedInAnyOrder(with: Telling(changed, after: told), of: told.scenario)
  }

  @Sendable
  private static func addingClosedView(to scenario: Scenario) -> Scenario? {
    var pick = Pick(scenario)
    let views = scenario.views
    guard let parent = pick.one(of: views.indices.filter { !views[$0].asksWhereSubviewsAre }),
      let close = pick.one(of: ways), let id = scenario.freeNameOfView("closed")
    else { return nil }
    var view = Scenario.View(id: id, parent: views[parent].id, frame: views[parent].bounds)
    close(&view)
    var changed = scenario
    changed.views.insert(view, at: scenario.endOfSubtree(at: parent))
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
    /// The way from the view down to the one before `end`.
    var way = [index]
    for end in views.indices.dropFirst(index + 1) {
      while let last = way.last, views[last].id != views[end].parent { way.removeLast() }
      if way.isEmpty { return end }
      way.append(end)
    }
    return views.count
  }
}
