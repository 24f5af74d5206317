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
      if attempt(switched) || attempt(bare) || adopt(alternative, at: index) { return true }
      guard changesShape(switched) else { return false }
      return (0..<Trial.fillings).contains { filling in
        attempt(bare, filling: Random(seed: UInt64(filling)))
      }
    }
  }

  private static let fillings = 3

  /// Takes an earlier alternative with one of the parts of the later one, the smallest first.
  ///
  /// An array of one text and a text are alternatives of which one contains the other: what is to be
  /// kept lies deeper than a replay by tag looks. Only for choices that have a span of their own.
  private func adopt(_ alternative: Int, at index: Int) -> Bool {
    guard let site = site(ofBranch: index) else { return false }
    let parts = ChoiceTree(Array(site.span.nodes.dropFirst())).sites.map(\.span)
      .filter { $0.kind == .record }
      .enumerated()
      .sorted { ($0.element.size, $0.offset) < ($1.element.size, $1.offset) }
      .prefix(Self.fewParts)
    return parts.contains { _, part in
      let candidate = best.editing(site.path) { span in
        guard case .choice(let choice)? = span.nodes.first else { return }
        span.nodes = [.choice(choice.with(value: alternative) ?? choice), .span(part)]
      }
      // An alternative that is made of more than the part is not what the part is to stand for.
      return normalForm(of: candidate) == candidate && attempt(candidate)
    }
  }

  private static let fewParts = 24

  /// The span that a choice between alternatives opens, if it opens one: it has the choice's tag.
  private func site(ofBranch index: Int) -> ChoiceTree.Site? {
    sites.first { $0.span.isBranch && best.index(ofFirstChoiceAt: $0.path) == index }
  }

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
