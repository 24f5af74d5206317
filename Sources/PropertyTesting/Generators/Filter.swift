extension Generator {
  /// The values of this generator that satisfy a predicate.
  ///
  ///     let odd = integer(in: 0...99).filter { $0 % 2 == 1 }
  ///
  /// The search tries again until one does, a hundred times at most; after that the case is discarded,
  /// which `check` counts. Where few values satisfy it, make them rather than wait for them:
  /// `integer(in: 0...49).map { $0 * 2 + 1 }` never tries in vain.
  @inlinable
  public func filter(
    _ isIncluded: @escaping @Sendable (Value) -> Bool
  ) -> FilteredGenerator<Self> {
    FilteredGenerator(self, isIncluded)
  }
}

/// Draws the values of another generator that satisfy a predicate; made by `filter`.
public struct FilteredGenerator<Base: Generator>: Generator {
  @usableFromInline let base: Base
  @usableFromInline let isIncluded: @Sendable (Base.Value) -> Bool

  @usableFromInline
  init(_ base: Base, _ isIncluded: @escaping @Sendable (Base.Value) -> Bool) {
    self.base = base
    self.isIncluded = isIncluded
  }

  /// How often a search tries.
  @usableFromInline static var tries: Int { 100 }

  /// Draws until the predicate is satisfied; a source that cannot satisfy it is rejected.
  @inlinable
  public func draw(from source: inout Source) -> Base.Value {
    first(of: &source) { base.draw(from: &$0) }
  }

  /// Whether the base has a way back.
  public var isTwoWay: Bool { base.isTwoWay }

  /// Draws as often, and keeps what the last try wrote.
  @inlinable
  public func draw(from source: inout Source, writing spelling: inout Spelling) -> Base.Value {
    let mark = spelling.mark
    return first(of: &source) {
      spelling.roll(back: mark)
      return base.draw(from: &$0, writing: &spelling)
    }
  }

  @usableFromInline
  func first(
    of source: inout Source, _ draw: (inout Source) -> Base.Value
  ) -> Base.Value {
    var value = draw(&source)
    var tries = source.isSearching ? Self.tries : 1
    while !isIncluded(value) {
      tries -= 1
      guard tries > 0 else {
        source.reject()
        break
      }
      value = draw(&source)
    }
    return value
  }

  /// Spells by the base, and refuses what does not satisfy the predicate.
  @inlinable
  public func spell(_ value: Base.Value, into spelling: inout Spelling) throws(Unspellable) {
    guard isIncluded(value) else { throw Unspellable(nil, "the value is filtered out") }
    try base.spell(value, into: &spelling)
  }
}
