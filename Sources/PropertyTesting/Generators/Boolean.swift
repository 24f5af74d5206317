/// True or false, with the simpler of the two and the chance of the other.
///
///     let flag = boolean()
public func boolean(
  _ tag: Tag = "boolean", simplest: Bool = false, chance: Chance = .half
) -> BooleanGenerator {
  BooleanGenerator(tag, simplest: simplest, chance: chance)
}

/// Draws true or false; made by `boolean`.
public final class BooleanGenerator: Generator {
  @usableFromInline let choice: Choice
  @usableFromInline let simplest: Bool
  @usableFromInline let chance: Chance

  init(_ tag: Tag, simplest: Bool, chance: Chance) {
    let origin = simplest ? 1 : 0
    choice = Choice(tag, value: origin, in: 0...1, origin: origin)
    self.simplest = simplest
    self.chance = chance
  }

  /// Draws the simplest, unless the chance of the other comes true.
  @inlinable @inline(__always)
  public func draw(from source: inout Source) -> Bool {
    source.isSearching ? source.random.hits(chance) != simplest : replay(&source) == 1
  }

  /// The recorded choice; apart, so that a search stays short.
  @usableFromInline @inline(never)
  func replay(_ source: inout Source) -> Int { source.choose(choice) }

  /// Spells one choice: 1 for true, 0 for false.
  public func spell(_ value: Bool, into spelling: inout Spelling) throws(Unspellable) {
    try spelling.write(choice, value: value ? 1 : 0)
  }
}
