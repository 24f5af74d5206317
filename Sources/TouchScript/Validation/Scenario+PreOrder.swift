extension Scenario {
  /// The views in pre-order, siblings in the order in which they are given.
  ///
  /// Views that hang on no window (their parent is missing, or they form a ring) have no place in
  /// such an order; where there are any, all views stay as they are, for `validate()` to refuse.
  static func inPreOrder(_ views: [View]) -> [View] {
    var order: [Int] = []
    order.reserveCapacity(views.count)
    let links = Links(views)
    var next = links.firstChild[views.count]
    while let index = next {
      order.append(index)
      next = links.after(index)
    }
    guard order.count == views.count else { return views }
    return order.map { views[$0] }
  }

  /// The tree as first children and next siblings; the windows are children of a root above all,
  /// whose index is the number of views.
  private struct Links {
    var parent: [Int?]
    var firstChild: [Int?]
    var nextSibling: [Int?]

    init(_ views: [View]) {
      var indices: [ID: Int] = [:]
      indices.reserveCapacity(views.count)
      for (index, view) in views.enumerated() where indices[view.id] == nil {
        indices[view.id] = index
      }
      parent = views.map { view in
        if let name = view.parent { indices[name] } else { views.count }
      }
      firstChild = Array(repeating: nil, count: views.count + 1)
      nextSibling = Array(repeating: nil, count: views.count)
      for index in views.indices.reversed() {
        guard let above = parent[index] else { continue }
        nextSibling[index] = firstChild[above]
        firstChild[above] = index
      }
    }

    /// The view that follows `index` in pre-order.
    func after(_ index: Int) -> Int? {
      if let child = firstChild[index] { return child }
      var index = index
      while index < nextSibling.count {
        if let sibling = nextSibling[index] { return sibling }
        guard let above = parent[index] else { return nil }
        index = above
      }
      return nil
    }
  }
}
