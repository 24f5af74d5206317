/// A value or none; none is simpler. Whether there is one is a choice of its own.
///
///     let nickname = optional(of: string())
public func optional<Wrapped: Generator>(
  _ tag: Tag = "optional", of wrapped: Wrapped, chance: Chance = .half
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
    isPresent(&source) ? wrapped.draw(from: &source) : nil
  }

  @inlinable @inline(__always)
  func isPresent(_ source: inout Source) -> Bool {
    source.isSearching ? source.random.hits(chance) : source.choose(choice) == 1
  }

  /// Whether the wrapped generator has a way back.
  public var isTwoWay: Bool { wrapped.isTwoWay }

  /// Draws whether there is a value, then the value, which writes its choices.
  @inlinable
  public func draw(
    from source: inout Source, writing spelling: inout Spelling
  ) -> Wrapped.Value? {
    let isPresent = isPresent(&source)
    spelling.write(choice, valid: isPresent ? 1 : 0)
    return isPresent ? wrapped.draw(from: &source, writing: &spelling) : nil
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
