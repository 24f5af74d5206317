extension Generator {
  /// The values of this generator in another form, with the way back.
  ///
  ///     let hex = integer(in: 0...255).map(to: { String($0, radix: 16) }, from: { Int($0, radix: 16) })
  ///
  /// `from` gives nil for what is not the form of any value; spelling then fails.
  @inlinable
  public func map<Form: Sendable>(
    to: @escaping @Sendable (Value) -> Form, from: @escaping @Sendable (Form) -> Value?
  ) -> MappedGenerator<Self, Form> {
    MappedGenerator(self, to: to, from: from)
  }
}

/// Draws values in another form; made by `map`, and by what has no way back.
public struct MappedGenerator<Base: Generator, Value: Sendable>: Generator {
  @usableFromInline let base: Base
  @usableFromInline let to: @Sendable (Base.Value) -> Value
  /// Nil: there is no way back.
  @usableFromInline let from: (@Sendable (Value) -> Base.Value?)?

  @usableFromInline
  init(
    _ base: Base, to: @escaping @Sendable (Base.Value) -> Value,
    from: (@Sendable (Value) -> Base.Value?)? = nil
  ) {
    self.base = base
    self.to = to
    self.from = from
  }

  /// Draws by the base and changes the form.
  @inlinable @inline(__always)
  public func draw(from source: inout Source) -> Value {
    to(base.draw(from: &source))
  }

  /// Whether there is a way back, and the base has one as well.
  public var isTwoWay: Bool { from != nil && base.isTwoWay }

  /// Draws by the base, which writes its choices, and changes the form.
  @inlinable
  public func draw(from source: inout Source, writing spelling: inout Spelling) -> Value {
    isTwoWay && !spelling.isNoted
      ? drawAndSpell(from: &source, into: &spelling)
      : to(base.draw(from: &source, writing: &spelling))
  }

  /// Changes the form back and spells by the base.
  @inlinable
  public func spell(_ value: Value, into spelling: inout Spelling) throws(Unspellable) {
    guard let from else {
      throw Unspellable(nil, "there is no way back; map(to:from:), record and dependent have one")
    }
    guard let value = from(value) else {
      throw Unspellable(nil, "the value is not the mapped form of any")
    }
    try base.spell(value, into: &spelling)
  }
}
