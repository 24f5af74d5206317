extension Trial {
  /// Puts a span in the place of one around it that is of the same tag and kind, smallest first.
  func hoist() {
    var index = 0
    while index < sites.count, !isOver {
      if !hoist(into: sites[index]) { index += 1 }
    }
  }

  private func hoist(into outer: ChoiceTree.Site) -> Bool {
    let inner = ChoiceTree(outer.span.nodes).sites.map(\.span)
      .filter { $0.kind == outer.span.kind && $0.tag == outer.span.tag }
      .enumerated()
      .sorted { ($0.element.size, $0.offset) < ($1.element.size, $1.offset) }
    return inner.contains { _, span in
      attempt(best.editing(outer.path) { $0 = span })
    }
  }
}
