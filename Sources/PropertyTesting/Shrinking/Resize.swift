extension Trial {
  /// Deletes elements of a list and lowers the number that says how many there are.
  func resize() {
    var index = 0
    while index < lists.count, !isOver {
      for choice in choices.indices where counts(choice, list: index) {
        for scope in Numbering.allCases where counts(choice, list: index) {
          delete(fromList: index, countedBy: choice, scope: scope)
        }
      }
      index += 1
    }
  }

  private func delete(fromList index: Int, countedBy choice: Int, scope: Numbering) {
    deleteElements(ofList: index) { tree, list, range in
      tree.mappingChoices { $0 == choice ? $1.value - range.count : $1.value }
        .removingRenumbered(range, from: list, scope: scope)
    }
  }

  private func counts(_ index: Int, list: Int) -> Bool {
    guard index < choices.count, list < lists.count else { return false }
    let count = lists[list].span.nodes.count
    return count > 0 && choices[index].kind == .value && choices[index].value == count
  }
}
