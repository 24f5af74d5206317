extension Validator {
  /// Refuses missing parents, rings, and windows that are not exactly the views without a parent.
  func checkTree() throws(ScenarioError) {
    var parents: [Int?] = []
    parents.reserveCapacity(scenario.views.count)
    for (index, view) in scenario.views.enumerated() {
      parents.append(try parent(of: view, at: index))
    }
    // Who stands behind the parent, as in pre-order all do, is not its own ancestor.
    if parents.indices.allSatisfy({ (parents[$0] ?? -1) < $0 }) { return }
    if let ring = Self.ring(parents.map { $0.map { [$0] } ?? [] }) {
      let first = ring[0]
      throw ScenarioError(
        place: "views[\(first)].parent",
        problem:
          "\(scenario.views[first].id.quoted) is its own ancestor (\(describe(ring.map { scenario.views[$0].id })))"
      )
    }
  }

  private func parent(of view: Scenario.View, at index: Int) throws(ScenarioError) -> Int? {
    guard let name = view.parent else {
      if view.kind == .window { return nil }
      throw ScenarioError(
        place: "views[\(index)].parent", problem: "missing, and only windows have none")
    }
    if view.kind == .window {
      throw ScenarioError(
        place: "views[\(index)].parent", problem: "\(view.id.quoted) is a window, which has none")
    }
    if case .view(let parent) = names[name] { return parent }
    throw ScenarioError(place: "views[\(index)].parent", problem: "no view \(name.quoted)")
  }

  /// Refuses views that do not stand in pre-order; their tree is known to be one.
  static func checkOrder(of views: [Scenario.View]) throws(ScenarioError) {
    var open: [Scenario.ID] = []
    for (index, view) in views.enumerated() {
      while let last = open.last, last != view.parent { open.removeLast() }
      if let parent = view.parent, open.isEmpty {
        throw ScenarioError(
          place: "views[\(index)]",
          problem: "\(view.id.quoted) does not stand right behind its parent \(parent.quoted)"
            + " or the parent's other subviews (pre-order)")
      }
      open.append(view.id)
    }
  }
}
