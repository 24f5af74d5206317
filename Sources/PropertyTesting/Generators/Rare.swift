/// Parts that few values have, and which cost nothing where all are as in a prototype.
///
///     let view = record("view", of: Point()) {
///       Part(\.x, integer("x", in: 0...9))
///       rare("unusual", besides: Point()) { Part(\.y, integer("y", in: 0...9)) }
///     }
///
/// They are an element that is there or not, of a list that has the tag; so a language can grow
/// without making longer what it could say before.
public func rare<Root, Parts: RecordParts<Root>>(
  _ tag: Tag, besides prototype: Root, @RecordBuilder<Root> _ parts: () -> Parts
) -> RareParts<Parts> {
  RareParts(tag: tag, prototype: prototype, parts: parts())
}

/// Draws parts that few values have; made by `rare`.
public struct RareParts<Parts: RecordParts>: RecordParts {
  let tag: Tag
  let prototype: Parts.Root
  let parts: Parts

  /// No place: where they are not drawn, the prototype's are kept.
  public var places: Places? { nil }

  /// Draws nothing, since there are no places.
  public func draw(to memory: UnsafeMutableRawPointer, from source: inout Source) {}

  /// Draws the parts in every other case of a search, and where they were spelled.
  public func draw(into root: inout Parts.Root, from source: inout Source) {
    if source.isSearching {
      if source.random.hits(.half) { parts.draw(into: &root, from: &source) }
      return
    }
    source.enter(.list, tag)
    if source.count(of: tag, in: 0...1) == 1 {
      source.enter(.element, tag)
      parts.draw(into: &root, from: &source)
      source.leave()
    }
    source.leave()
  }

  /// Spells the parts where they differ from the prototype's.
  public func spell(_ root: Parts.Root, into spelling: inout Spelling) throws(Unspellable) {
    spelling.enter(.list, tag)
    if !agrees(root, prototype) {
      spelling.enter(.element, tag)
      try parts.spell(root, into: &spelling)
      spelling.leave()
    }
    spelling.leave()
  }

  /// Whether two records have the same parts.
  public func agrees(_ one: Parts.Root, _ other: Parts.Root) -> Bool { parts.agrees(one, other) }
}
