extension Generator {
  /// The values of this generator in another form, without a way back.
  ///
  ///     let even = integer(in: 0...50).map { $0 * 2 }
  ///
  /// What it draws shrinks and replays like anything else; only a value that was written by hand
  /// cannot be shrunk, for nobody knows what it was made of. `map(to:from:)` says so.
  @inlinable
  public func map<Form: Sendable>(
    _ transform: @escaping @Sendable (Value) -> Form
  ) -> OneWayGenerator<Self, Form> {
    OneWayGenerator(self, transform)
  }

  /// What a generator draws that is made from each value of this one.
  ///
  ///     let sized = integer(in: 1...5).flatMap { size in list(of: boolean(), count: size...size) }
  @inlinable
  public func flatMap<Next: Generator>(
    _ next: @escaping @Sendable (Value) -> Next
  ) -> FlatGenerator<Self, Next> {
    FlatGenerator(self, next)
  }
}

/// Draws values in another form; made by `map` without a way back.
public struct OneWayGenerator<Base: Generator, Value: Sendable>: Generator {
  @usableFromInline let base: Base
  @usableFromInline let transform: @Sendable (Base.Value) -> Value

  @usableFromInline
  init(_ base: Base, _ transform: @escaping @Sendable (Base.Value) -> Value) {
    self.base = base
    self.transform = transform
  }

  /// Draws by the base and changes the form.
  @inlinable
  public func draw(from source: inout Source) -> Value {
    transform(base.draw(from: &source))
  }

  /// It has no way back.
  public var isTwoWay: Bool { false }

  /// Draws by the base, which writes its choices, and changes the form.
  @inlinable
  public func draw(from source: inout Source, writing spelling: inout Spelling) -> Value {
    transform(base.draw(from: &source, writing: &spelling))
  }

  /// Always complains.
  public func spell(_ value: Value, into spelling: inout Spelling) throws(Unspellable) {
    throw Unspellable(nil, "map has no way back; map(to:from:) has")
  }
}

/// Draws by generators that are made from the values of another; made by `flatMap`.
public struct FlatGenerator<Base: Generator, Next: Generator>: Generator {
  @usableFromInline let base: Base
  @usableFromInline let next: @Sendable (Base.Value) -> Next

  @usableFromInline
  init(_ base: Base, _ next: @escaping @Sendable (Base.Value) -> Next) {
    self.base = base
    self.next = next
  }

  /// Draws a value of the base, then by what is made from it.
  @inlinable
  public func draw(from source: inout Source) -> Next.Value {
    next(base.draw(from: &source)).draw(from: &source)
  }

  /// The value of the base is not kept.
  public var isTwoWay: Bool { false }

  /// Draws both, which write their choices.
  @inlinable
  public func draw(from source: inout Source, writing spelling: inout Spelling) -> Next.Value {
    let value = base.draw(from: &source, writing: &spelling)
    return next(value).draw(from: &source, writing: &spelling)
  }

  /// Always complains.
  public func spell(_ value: Next.Value, into spelling: inout Spelling) throws(Unspellable) {
    throw Unspellable(nil, "flatMap has no way back; dependent has")
  }
}
