extension Trial {
  /// Puts the elements of lists in order, the simplest first.
  func order() {
    var index = 0
    while index < lists.count, !isOver {
      orderAtOnce(lists[index])
      orderOneByOne(index)
      index += 1
    }
  }

  private func orderAtOnce(_ list: ChoiceTree.Site) {
    let sorted = list.span.nodes.enumerated().sorted { left, right in
      if [left.element].isSimpler(than: [right.element]) { return true }
      if [right.element].isSimpler(than: [left.element]) { return false }
      return left.offset < right.offset
    }
    _ = attempt(best.editing(list.path) { $0.nodes = sorted.map(\.element) })
  }

  private func orderOneByOne(_ index: Int) {
    var place = 1
    while !isOver {
      guard index < lists.count, place < lists[index].span.nodes.count else { return }
      let nodes = lists[index].span.nodes
      let isUnordered = [nodes[place]].isSimpler(than: [nodes[place - 1]])
      if isUnordered, attempt(best.editing(lists[index].path) { $0.nodes.swapAt(place, place - 1) })
      {
        place = max(1, place - 1)
      } else {
        place += 1
      }
    }
  }
}
