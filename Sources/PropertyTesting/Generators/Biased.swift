extension Generator {
  /// The same values, found another way: while searching, the closure may propose one.
  ///
  ///     let even = integer("x", in: 0...99).biased { random in random.integer(in: 0...49) * 2 }
  ///
  /// When it proposes nil, and whenever a tree is replayed, this generator draws. What it
  /// proposes has to be spellable by this generator; nothing else keeps the law.
  @inlinable
  public func biased(
    _ propose: @escaping @Sendable (inout Random) -> Value?
  ) -> BiasedGenerator<Self> {
    BiasedGenerator(self) { propose(&$0.random) }
  }

  /// The same values, while searching sometimes found by another generator.
  ///
  ///     let low = integer("x", in: 0...999).proposed(by: integer("x", in: 0...9), chance: .half)
  @inlinable
  public func proposed(
    by other: some Generator<Value>, chance: Chance = .always
  ) -> BiasedGenerator<Self> {
    BiasedGenerator(self) { $0.random.hits(chance) ? other.draw(from: &$0) : nil }
  }

  /// The same values, some of which are found more often.
  ///
  ///     let alpha = integer("alpha", in: 0...255).favoring([0, 255], chance: .half)
  @inlinable
  public func favoring(_ values: [Value], chance: Chance) -> BiasedGenerator<Self> {
    BiasedGenerator(self) { $0.random.hits(chance) ? $0.random.pick(values) : nil }
  }

  /// The same values, but always the one given in a case that does without a feature.
  ///
  ///     let hidden = boolean("hidden").needing("hiding", otherwise: false)
  @inlinable
  public func needing(_ feature: Feature, otherwise value: Value) -> BiasedGenerator<Self> {
    BiasedGenerator(self) { $0.isEnabled(feature) ? nil : value }
  }
}

/// Draws the values of another generator with another distribution; made by `biased`.
public struct BiasedGenerator<Base: Generator>: Generator {
  @usableFromInline let base: Base
  @usableFromInline let propose: @Sendable (inout Source) -> Base.Value?

  @usableFromInline
  init(_ base: Base, _ propose: @escaping @Sendable (inout Source) -> Base.Value?) {
    self.base = base
    self.propose = propose
  }

  /// Takes the proposal if there is one, else draws by the base.
  @inlinable
  public func draw(from source: inout Source) -> Base.Value {
    if source.isSearching, let value = propose(&source) { return value }
    return base.draw(from: &source)
  }

  /// Whether the base has a way back.
  public var isTwoWay: Bool { base.isTwoWay }

  /// Takes and spells the proposal if there is one, else draws by the base, which writes its choices.
  @inlinable
  public func draw(from source: inout Source, writing spelling: inout Spelling) -> Base.Value {
    if source.isSearching, let value = propose(&source) {
      if (try? base.spell(value, into: &spelling)) == nil { source.reject() }
      return value
    }
    return base.draw(from: &source, writing: &spelling)
  }

  /// Spells by the base.
  @inlinable
  public func spell(_ value: Base.Value, into spelling: inout Spelling) throws(Unspellable) {
    try base.spell(value, into: &spelling)
  }
}
