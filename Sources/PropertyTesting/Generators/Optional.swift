/// A value or none; none is simpler. Whether there is one is a choice of its own.
public func optional<Wrapped: Generator>(
  _ tag: Tag, of wrapped: Wrapped, chance: Chance = .half
) -> OptionalGenerator<Wrapped> {
  OptionalGenerator(tag, wrapped, chance)
}

/// Draws a value or none; made by `optional`.
public final class OptionalGenerator<Wrapped: Generator>: Generator {
  @usableFromInline let choice: Choice
  @usableFromInline let wrapped: Wrapped
  @usableFromInline let chance: Chance

  init(_ tag: Tag, _ wrapped: Wrapped, _ chance: Chance) {
    choice = Choice(tag, .branch, value: 0, in: 0...1, origin: 0)
    self.wrapped = wrapped
    self.chance = chance
  }

  /// Draws whether there is a value, then the value.
  @inlinable
  public func draw(from source: inout Source) -> Wrapped.Value? {
    let isPresent = source.isSearching ? source.random.hits(chance) : source.choose(choice) == 1
    return isPresent ? wrapped.draw(from: &source) : nil
  }

  /// Spells whether there is a value, then the value.
  @inlinable
  public func spell(
    _ value: Wrapped.Value?, into spelling: inout Spelling
  ) throws(Unspellable) {
    try spelling.write(choice, value: value == nil ? 0 : 1)
    if let value { try wrapped.spell(value, into: &spelling) }
  }
}
