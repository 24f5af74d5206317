extension Trial {
  /// Deletes elements of lists, outer lists first.
  func delete() {
    var index = 0
    while index < lists.count, !isOver {
      deleteElements(ofList: index) { tree, list, range in
        tree.removing(range, from: list.path)
      }
      index += 1
    }
  }

  /// Deletes all elements of a list, else runs from the end, longer while that goes well.
  ///
  /// The edit makes the candidate of a tree, the list and the range to delete.
  func deleteElements(
    ofList index: Int, by edit: (ChoiceTree, ChoiceTree.Site, Range<Int>) -> ChoiceTree
  ) {
    func delete(_ range: Range<Int>) -> Bool {
      guard index < lists.count, range.upperBound <= lists[index].span.nodes.count else {
        return false
      }
      return attempt(edit(best, lists[index], range))
    }
    var end = lists[index].span.nodes.count
    if end > 1, delete(0..<end) { return }
    var run = 1
    while end > 0, !isOver {
      let length = min(run, end)
      if delete(end - length..<end) {
        end -= length
        run = length * 2
      } else if length > 1 {
        run = length / 2
      } else {
        end -= 1
      }
    }
  }
}
