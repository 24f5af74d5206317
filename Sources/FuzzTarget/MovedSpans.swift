import PropertyTesting

extension ChoiceTree {
  /// The tree with one of its spans replaced by one of the same tag and kind of a donor, which may
  /// be the tree itself.
  func copyingSpan(from donor: ChoiceTree, _ random: inout Random) -> ChoiceTree? {
    guard let place = random.pick(sites) else { return nil }
    let donors = donor.sites.filter { site in
      site.span.tag == place.span.tag && site.span.kind == place.span.kind
        && site.span != place.span
    }
    guard let span = random.pick(donors)?.span else { return nil }
    return editing(place.path) { $0 = span }
  }

  /// The tree with one more element in one of its lists: a copy of one of the donor's, which may be
  /// the tree itself.
  func insertingElement(from donor: ChoiceTree, _ random: inout Random) -> ChoiceTree? {
    let elements = donor.sites.filter { $0.span.kind == .element }
    guard let tag = random.pick(elements.tags) else { return nil }
    let lists = sites.filter { $0.span.kind == .list && $0.span.tag == tag }
    guard let element = random.pick(elements.filter { $0.span.tag == tag }),
      let list = random.pick(lists)
    else { return nil }
    let place = random.integer(in: 0...list.span.nodes.count)
    return editing(list.path) { $0.nodes.insert(.span(element.span), at: place) }
  }

  /// The tree without one of its elements; every other time the references past it are renumbered.
  func droppingElement(_ random: inout Random) -> ChoiceTree? {
    let lists = sites.filter { $0.span.kind == .list && !$0.span.nodes.isEmpty }
    guard let tag = random.pick(lists.tags),
      let list = random.pick(lists.filter { $0.span.tag == tag })
    else { return nil }
    let place = random.integer(in: 0...list.span.nodes.count - 1)
    return random.hits(.half)
      ? removing(place..<place + 1, from: list.path)
      : removingRenumbered(place..<place + 1, from: list, scope: .tree)
  }
}

extension [ChoiceTree.Site] {
  /// The tags of the spans, each once, in order of appearance.
  fileprivate var tags: [Tag] {
    var seen: Set<Tag> = []
    return compactMap { seen.insert($0.span.tag).inserted ? $0.span.tag : nil }
  }
}
