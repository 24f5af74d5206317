/// A set of so many elements as is usual, or as a range allows; fewer are simpler.
///
///     let tags = set(of: string())
///     let hand = set(of: integer(in: 1...52), count: 5...5)
///
/// Where the elements are too few for the count, the case is discarded.
public func set<Element: Generator>(
  _ label: Tag = "set", of element: Element, count: ClosedRange<Int>? = nil
) -> MappedGenerator<DistinctGenerator<Element, Element.Value>, Set<Element.Value>>
where Element.Value: Hashable {
  DistinctGenerator(label, element, count) { $0 }.map(to: { Set($0) }, from: { Array($0) })
}

/// Draws lists in which no two elements have the same key, and which are in no order; what sets and dictionaries are
/// made of.
public struct DistinctGenerator<Element: Generator, Key: Hashable>: Generator {
  private let tag: Tag
  private let element: Element
  private let bounds: ClosedRange<Int>
  private let isUsual: Bool
  private let key: @Sendable (Element.Value) -> Key

  init(
    _ tag: Tag, _ element: Element, _ count: ClosedRange<Int>?,
    key: @escaping @Sendable (Element.Value) -> Key
  ) {
    bounds = count ?? 0...Length.longestUsual
    precondition(bounds.lowerBound >= 0, "there are no fewer than zero elements")
    self.tag = tag
    self.element = element
    isUsual = count == nil
    self.key = key
  }

  /// Whether the elements have a way back.
  public var isTwoWay: Bool { element.isTwoWay }

  /// Draws elements until there are enough different ones.
  public func draw(from source: inout Source) -> [Element.Value] {
    collect(&source) { source, _ in element.draw(from: &source) }
  }

  /// Draws elements, which write their choices.
  public func draw(
    from source: inout Source, writing spelling: inout Spelling
  ) -> [Element.Value] {
    spelling.enter(.list, tag)
    defer { spelling.leave() }
    return collect(&source) { source, isNew in
      let mark = spelling.mark
      spelling.enter(.element, tag)
      let value = element.draw(from: &source, writing: &spelling)
      if isNew(value) { spelling.leave() } else { spelling.roll(back: mark) }
      return value
    }
  }

  /// Draws until there are as many keys as there should be, or no new one comes.
  private func collect(
    _ source: inout Source,
    _ next: (inout Source, _ isNew: (Element.Value) -> Bool) -> Element.Value
  ) -> [Element.Value] {
    source.enter(.list, tag)
    let count =
      !source.isSearching
      ? source.count(of: tag, in: bounds)
      : isUsual ? source.usualCount(in: bounds) : source.random.integer(in: bounds)
    let tries = source.isSearching ? count * 10 : count
    if source.isSearching { source.nesting += 1 }
    var keys: Set<Key> = []
    var values: [Element.Value] = []
    for _ in 0..<tries where values.count < count {
      source.enter(.element, tag)
      let value = next(&source) { !keys.contains(key($0)) }
      if keys.insert(key(value)).inserted { values.append(value) }
      source.leave()
    }
    if source.isSearching { source.nesting -= 1 }
    source.leave()
    if values.count < bounds.lowerBound { source.reject() }
    return values
  }

  /// Spells the elements, the simplest first.
  public func spell(
    _ values: [Element.Value], into spelling: inout Spelling
  ) throws(Unspellable) {
    guard bounds.contains(values.count) else {
      throw Unspellable(tag, "\(values.count) elements are outside \(bounds)")
    }
    var spelled: [(value: Element.Value, tree: ChoiceTree)] = []
    for value in values { spelled.append((value, try element.tree(of: value))) }
    spelled.sort { $0.tree.isSimpler(than: $1.tree) }
    spelling.enter(.list, tag)
    for (value, _) in spelled {
      spelling.enter(.element, tag)
      try element.spell(value, into: &spelling)
      spelling.leave()
    }
    spelling.leave()
  }
}
