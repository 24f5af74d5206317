/// A dictionary of so many entries as is usual, or as a range allows; fewer are simpler.
///
///     let ages = dictionary(keys: string(), values: integer(in: 0...120))
public func dictionary<Key: Generator, Element: Generator>(
  _ label: Tag = "dictionary", keys: Key, values: Element, count: ClosedRange<Int>? = nil
) -> AnyGenerator<[Key.Value: Element.Value]> where Key.Value: Hashable {
  let entries = DistinctGenerator(label, pair(keys, values), count) { $0.0 }
  return AnyGenerator(
    entries.map(
      to: { entries -> [Key.Value: Element.Value] in Dictionary(entries) { first, _ in first } },
      from: { dictionary in dictionary.map { ($0.key, $0.value) } }))
}
