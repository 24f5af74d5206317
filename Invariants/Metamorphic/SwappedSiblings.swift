import TouchScript

extension Relations {
  /// M-6.
  static let swappedSiblings = Relation(
    "M-6", from: ["HT-01", "HT-09", "HT-12"],
    says: "Of two neighbouring subviews that do not overlap, either may be in front of the other.",
    change: swappingSiblings
  ) { told, changed in
    Telling(told).comparedInAnyOrder(with: Telling(changed, after: told), of: told.scenario)
  }

  @Sendable
  private static func swappingSiblings(in scenario: Scenario) -> Scenario? {
    var pick = Pick(scenario)
    guard let (first, second) = pick.one(of: scenario.pairsApart) else { return nil }
    let end = scenario.endOfSubtree(at: second)
    let views = scenario.views
    var changed = scenario
    changed.views.replaceSubrange(
      first..<end, with: Array(views[second..<end]) + Array(views[first..<second]))
    return changed
  }
}

extension Scenario {
  /// Neighbouring subviews that never overlap: where each of them starts.
  fileprivate var pairsApart: [(Int, Int)] {
    let moved = Set(allChanges.compactMap(\.movedView))
    return views.indices.compactMap { first in
      guard let parent = views[first].parent, views[first].staysInFrame,
        !moved.contains(views[first].id)
      else { return nil }
      let second = endOfSubtree(at: first)
      guard second < views.count, views[second].parent == parent, views[second].staysInFrame,
        !moved.contains(views[second].id), !views[first].frame.overlaps(views[second].frame)
      else { return nil }
      return (first, second)
    }
  }
}

extension Scenario.View {
  /// Whether only touches in its frame find it, and its place among its siblings means nothing else.
  fileprivate var staysInFrame: Bool {
    kind != .tableCell && kind != .cellContent && transform == .identity
      && overrides.hitTest == nil && overrides.pointInside == nil
  }
}

extension Scenario.Change {
  /// The view whose place in its superview changes.
  fileprivate var movedView: Scenario.ID? {
    effects.isDisjoint(with: [.order, .place]) ? nil : references.first?.id
  }
}

extension Rect {
  fileprivate func overlaps(_ other: Rect) -> Bool {
    x < other.x + other.width && other.x < x + width && y < other.y + other.height
      && other.y < y + height
  }
}
