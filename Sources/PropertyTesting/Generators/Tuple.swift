/// Several values that do not depend on each other.
///
///     let person = tuple(string(), integer(in: 0...120), boolean())
///
/// The parts are spelled one after the other, each in a span of its own.
public func tuple<each Part: Generator>(
  _ parts: repeat each Part
) -> AnyGenerator<(repeat (each Part).Value)> {
  AnyGenerator(TupleGenerator(repeat each parts))
}

/// What a function or an initializer makes of several values.
///
///     struct Person { var name: String, age: Int }
///     let person = combine(string(), integer(in: 0...120), into: Person.init)
@inlinable
public func combine<each Part: Generator, Whole: Sendable>(
  _ parts: repeat each Part, into make: @escaping @Sendable (repeat (each Part).Value) -> Whole
) -> CombinedGenerator<Whole, repeat each Part> {
  CombinedGenerator(TupleGenerator(repeat each parts), make)
}

/// Draws what a function makes of several values; made by `combine`.
public struct CombinedGenerator<Value: Sendable, each Part: Generator>: Generator {
  @usableFromInline let parts: TupleGenerator<repeat each Part>
  @usableFromInline let make: @Sendable (repeat (each Part).Value) -> Value

  @usableFromInline
  init(
    _ parts: TupleGenerator<repeat each Part>,
    _ make: @escaping @Sendable (repeat (each Part).Value) -> Value
  ) {
    self.parts = parts
    self.make = make
  }

  /// Draws every part and makes the value.
  public func draw(from source: inout Source) -> Value {
    let values: (repeat (each Part).Value) = parts.draw(from: &source)
    return make(repeat each values)
  }

  /// The value cannot be taken apart.
  public var isTwoWay: Bool { false }

  /// Draws every part, which write their choices, and makes the value.
  public func draw(from source: inout Source, writing spelling: inout Spelling) -> Value {
    let values: (repeat (each Part).Value) = parts.draw(from: &source, writing: &spelling)
    return make(repeat each values)
  }

  /// Always complains.
  public func spell(_ value: Value, into spelling: inout Spelling) throws(Unspellable) {
    throw Unspellable(nil, "combine has no way back; record has")
  }
}

/// Draws several values; made by `tuple`.
public struct TupleGenerator<each Part: Generator>: Generator {
  /// The values in order; of a single generator, its value.
  public typealias Value = (repeat (each Part).Value)

  @usableFromInline let parts: (repeat each Part)

  @inlinable
  init(_ parts: repeat each Part) {
    self.parts = (repeat each parts)
  }

  /// Draws every part in order.
  public func draw(from source: inout Source) -> Value {
    (repeat Self.draw(each parts, from: &source))
  }

  private static func draw<One: Generator>(_ part: One, from source: inout Source) -> One.Value {
    source.enter(.record, Self.tag)
    defer { source.leave() }
    return part.draw(from: &source)
  }

  /// Whether every part has a way back.
  public var isTwoWay: Bool {
    var isTwoWay = true
    repeat isTwoWay = isTwoWay && (each parts).isTwoWay
    return isTwoWay
  }

  /// Draws every part, which write their choices.
  public func draw(from source: inout Source, writing spelling: inout Spelling) -> Value {
    (repeat Self.draw(each parts, from: &source, writing: &spelling))
  }

  private static func draw<One: Generator>(
    _ part: One, from source: inout Source, writing spelling: inout Spelling
  ) -> One.Value {
    source.enter(.record, Self.tag)
    spelling.enter(.record, Self.tag)
    defer {
      source.leave()
      spelling.leave()
    }
    return part.draw(from: &source, writing: &spelling)
  }

  /// Spells every part in order.
  public func spell(_ value: Value, into spelling: inout Spelling) throws(Unspellable) {
    try (repeat Self.spell(each value, by: each parts, into: &spelling))
  }

  private static func spell<One: Generator>(
    _ value: One.Value, by part: One, into spelling: inout Spelling
  ) throws(Unspellable) {
    spelling.enter(.record, Self.tag)
    try part.spell(value, into: &spelling)
    spelling.leave()
  }

  private static var tag: Tag { "part" }
}
