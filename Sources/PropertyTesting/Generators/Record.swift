/// A value made of parts that are drawn one after the other.
///
///     record("point", Point.init, Part(\.x, integer("x", in: 0...9)), Part(\.y, …))
///
/// With a tag the parts are a span of their own, which the shrinker can put in the place of
/// another of the same tag.
@inlinable
public func record<Value: Sendable, each Field: Sendable>(
  _ tag: Tag,
  _ make: @escaping @Sendable (repeat each Field) -> Value,
  _ parts: repeat Part<Value, each Field>
) -> RecordGenerator<Value> {
  RecordGenerator(tag, make, repeat each parts)
}

/// A value made of parts that belong to the span around them, drawn one after the other.
@inlinable
public func record<Value: Sendable, each Field: Sendable>(
  _ make: @escaping @Sendable (repeat each Field) -> Value,
  _ parts: repeat Part<Value, each Field>
) -> RecordGenerator<Value> {
  RecordGenerator(nil, make, repeat each parts)
}

/// One part of a record: where it is kept and how it is drawn.
public struct Part<Root: Sendable, Field: Sendable>: Sendable {
  @usableFromInline let draw: @Sendable (inout Source) -> Field
  @usableFromInline let spell: @Sendable (Root, inout Spelling) throws(Unspellable) -> Void

  /// Makes a part of a key path and the generator of what is there.
  @inlinable
  public init(
    _ path: any KeyPath<Root, Field> & Sendable, _ generator: some Generator<Field>
  ) {
    // Closures made here are compiled for this very generator, which generic storage is not.
    draw = { generator.draw(from: &$0) }
    spell = { (root, spelling) throws(Unspellable) in
      try generator.spell(root[keyPath: path], into: &spelling)
    }
  }
}

/// Draws records; made by `record`.
public struct RecordGenerator<Value: Sendable>: Generator {
  @usableFromInline let tag: Tag?
  @usableFromInline let make: @Sendable (inout Source) -> Value
  @usableFromInline let spellings: [@Sendable (Value, inout Spelling) throws(Unspellable) -> Void]

  @inlinable
  init<each Field: Sendable>(
    _ tag: Tag?, _ make: @escaping @Sendable (repeat each Field) -> Value,
    _ parts: repeat Part<Value, each Field>
  ) {
    self.tag = tag
    self.make = { source in make(repeat (each parts).draw(&source)) }
    var spellings: [@Sendable (Value, inout Spelling) throws(Unspellable) -> Void] = []
    for part in repeat each parts { spellings.append(part.spell) }
    self.spellings = spellings
  }

  /// Draws every part in order and makes the value of them.
  @inlinable
  public func draw(from source: inout Source) -> Value {
    guard !source.isSearching, let tag else { return make(&source) }
    source.enter(.record, tag)
    defer { source.leave() }
    return make(&source)
  }

  /// Spells every part in order.
  public func spell(_ value: Value, into spelling: inout Spelling) throws(Unspellable) {
    if let tag { spelling.enter(.record, tag) }
    for part in spellings { try part(value, &spelling) }
    if tag != nil { spelling.leave() }
  }
}
