extension Trial {
  /// Replaces an element by the elements of the lists of the same tag inside it.
  func lift() {
    var index = 0
    while index < sites.count, !isOver {
      let site = sites[index]
      if site.span.kind != .element || !lift(site) { index += 1 }
    }
  }

  private func lift(_ site: ChoiceTree.Site) -> Bool {
    guard let position = site.path.last else { return false }
    let children = site.span.nodes.outermostElements(of: site.span.tag)
    if children.isEmpty { return false }
    return attempt(
      best.editing(site.path.dropLast()) { list in
        list.nodes.replaceSubrange(position...position, with: children)
      })
  }
}

extension [ChoiceTree.Node] {
  /// The elements of a tag that are not inside others.
  fileprivate func outermostElements(of tag: Tag) -> [ChoiceTree.Node] {
    flatMap { node -> [ChoiceTree.Node] in
      guard case .span(let span) = node else { return [] }
      return span.kind == .element && span.tag == tag
        ? [node] : span.nodes.outermostElements(of: tag)
    }
  }
}
