extension Trial {
  /// Takes an earlier alternative, with what fits of the rest or with nothing of it.
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
      return attempt(switched) || attempt(switched.cutting(after: index))
    }
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
