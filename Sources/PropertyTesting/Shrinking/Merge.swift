extension Trial {
  /// Makes one element of two neighbours: their lists joined, and their numbers those of the
  /// first or the sum of both.
  func merge() {
    var index = 0
    while index < lists.count, !isOver {
      var place = 0
      while index < lists.count, place + 1 < lists[index].span.nodes.count, !isOver {
        if !merge(place, of: lists[index]) { place += 1 }
      }
      index += 1
    }
  }

  private func merge(_ place: Int, of list: ChoiceTree.Site) -> Bool {
    let (first, second) = (list.span.nodes[place], list.span.nodes[place + 1])
    return [false, true].contains { adding in
      attempt(
        best.editing(list.path) { list in
          list.nodes[place...place + 1] = [first.merged(with: second, adding: adding)]
        })
    }
  }
}

extension ChoiceTree.Node {
  /// This node with the other's list elements appended, and its numbers added if so wished.
  fileprivate func merged(with other: ChoiceTree.Node, adding: Bool) -> ChoiceTree.Node {
    switch (self, other) {
    case (.choice(let one), .choice(let two)) where adding && one.kind == .value:
      return .choice(one.adding(two.value))
    case (.span(var span), .span(let second)) where span.tag == second.tag:
      if span.kind == .list {
        span.nodes += second.nodes
      } else {
        span.nodes.merge(with: second.nodes, adding: adding)
      }
      return .span(span)
    default:
      return self
    }
  }
}

extension [ChoiceTree.Node] {
  fileprivate mutating func merge(with other: [ChoiceTree.Node], adding: Bool) {
    var merged: Set<Int> = []
    for node in other {
      if let index = indices.first(where: {
        !merged.contains($0) && self[$0].isTaken(like: node)
      }) {
        merged.insert(index)
        self[index] = self[index].merged(with: node, adding: adding)
      } else if case .span(let span) = node, span.kind == .list {
        merged.insert(count)
        append(node)
      }
    }
  }
}

extension Choice {
  /// The choice with a number added, which wraps around where it leaves the bounds: so does the
  /// sum of integers as wide as the bounds.
  fileprivate func adding(_ number: Int) -> Choice {
    let width = bounds.upperBound &- bounds.lowerBound &+ 1
    let sum = value &+ number
    return with(value: sum) ?? with(value: sum &- width) ?? with(value: sum &+ width) ?? self
  }
}
