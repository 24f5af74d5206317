extension Scenario {
  /// Refuses a scenario that does not mean the same to every engine.
  ///
  /// Checked are the sizes (`Limits`), the names, the tree and its order, every reference, the
  /// chain of responders (which must come to an end), and the grammar of the finger script. Takes
  /// time in proportion to the scenario's size, and no stack in proportion to its depth.
  public func validate() throws(ScenarioError) {
    try Validator.check(self)
    var open: [ID] = []
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

  /// The views in pre-order, siblings in the order in which they are given.
  ///
  /// Views that hang on no window (their parent is missing, or they form a ring) have no place in
  /// such an order; where there are any, all views stay as they are, for `validate()` to refuse.
  package static func inPreOrder(_ views: [View]) -> [View] {
    let names = JSONTable(views.map(\.id))
    let root = views.count
    let subviews = Groups(
      views.map { view in
        guard let parent = view.parent else { return root }
        return names[parent]
      }, groups: root + 1)
    var order: [Int] = []
    var open = Array(subviews[root].reversed())
    while let next = open.popLast() {
      order.append(next)
      open += subviews[next].reversed()
    }
    guard order.count == views.count else { return views }
    return order.map { views[$0] }
  }

  /// Whether there may be a cycle: in the responder chain, among views that are added to others, controllers
  /// that present others, or recognizers that wait for others. Such a scenario is not valid. This takes a
  /// fraction of the time of `validate()`, for generators that make no other mistakes.
  package var mayLeadBack: Bool { (try? Validator(self).checkRings()) == nil }
}
