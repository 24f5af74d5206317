extension Trial {
  /// Takes an earlier alternative, with what fits of the rest of the span or with nothing of it.
  ///
  /// Where the alternative needs something else than what was there, it may fail only with the
  /// right filling: then a few are made up.
  func lowerBranches() {
    var index = 0
    while !isOver {
      guard index < choices.count else { return }
      if choices[index].kind == .branch, !choices[index].isOrigin {
        lowerBranch(choices[index], at: index)
      }
      index += 1
    }
  }

  private func lowerBranch(_ choice: Choice, at index: Int) {
    _ = (choice.bounds.lowerBound..<choice.value).contains { alternative in
      let switched = best.setting((index, alternative))
      let bare = switched.cutting(after: index)
      if attempt(switched) || attempt(bare) { return true }
      guard changesShape(switched) else { return false }
      return (0..<Trial.fillings).contains { filling in
        attempt(bare, filling: Random(seed: UInt64(filling)))
      }
    }
  }

  private static let fillings = 3

  /// Whether other things are drawn than for the best, whatever their values.
  private func changesShape(_ candidate: ChoiceTree) -> Bool {
    guard let normal = normalForm(of: candidate) else { return false }
    return normal.choices.map(\.tag) != choices.map(\.tag)
  }
}

extension ChoiceTree {
  /// The tree without what follows a choice in its span.
  fileprivate func cutting(after index: Int) -> ChoiceTree {
    var tree = self
    var remaining = index
    tree.nodes.cut(after: &remaining)
    return tree
  }
}

extension [ChoiceTree.Node] {
  /// Counts down the choices and, when they are used up, drops the rest of that span.
  fileprivate mutating func cut(after remaining: inout Int) {
    for index in indices where remaining >= 0 {
      switch self[index] {
      case .choice:
        remaining -= 1
        if remaining < 0 {
          removeSubrange((index + 1)...)
          return
        }
      case .span(var span):
        span.nodes.cut(after: &remaining)
        self[index] = .span(span)
      }
    }
  }
}
