/// A dictionary of so many entries as is usual, or as a range allows; fewer are simpler.
///
///     let ages = dictionary(keys: string(), values: integer(in: 0...120))
public func dictionary<Key: Generator, Element: Generator>(
  _ label: Tag = "dictionary", keys: Key, values: Element, count: ClosedRange<Int>? = nil
) -> DictionaryGenerator<Key, Element> where Key.Value: Hashable {
  DictionaryGenerator(label, keys, values, count)
}

/// Draws dictionaries; made by `dictionary`.
public struct DictionaryGenerator<Key: Generator, Element: Generator>: Generator
where Key.Value: Hashable {
  private let entries: DistinctGenerator<DependentGenerator<Key, Element>, Key.Value>

  init(_ label: Tag, _ keys: Key, _ values: Element, _ count: ClosedRange<Int>?) {
    entries = DistinctGenerator(label, pair(keys, values), count) { $0.0 }
  }

  /// Draws entries until there are enough different keys.
  public func draw(from source: inout Source) -> [Key.Value: Element.Value] {
    Self.whole(entries.draw(from: &source))
  }

  /// Whether keys and values have a way back.
  public var isTwoWay: Bool { entries.isTwoWay }

  /// Draws entries, which write their choices.
  public func draw(
    from source: inout Source, writing spelling: inout Spelling
  ) -> [Key.Value: Element.Value] {
    Self.whole(entries.draw(from: &source, writing: &spelling))
  }

  /// Spells the entries, the simplest first: a dictionary has no order of its own.
  public func spell(
    _ value: [Key.Value: Element.Value], into spelling: inout Spelling
  ) throws(Unspellable) {
    try entries.spellSorted(value.map { ($0.key, $0.value) }, into: &spelling)
  }

  private static func whole(
    _ entries: [(Key.Value, Element.Value)]
  ) -> [Key.Value: Element.Value] {
    Dictionary(entries) { first, _ in first }
  }
}
