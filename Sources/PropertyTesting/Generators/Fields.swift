/// A value with many parts, each put into a prototype by its key path.
///
///     fields("view", of: View(), [Field(\.width, integer("width", in: 0...400)), …])
///
/// It says the same as `record` of parts that come in a list: for more of them than one expression
/// should hold, or as many as a value of the program says. Each is drawn through a closure.
public func fields<Value: Sendable>(
  _ tag: Tag, of prototype: Value, _ fields: [Field<Value>]
) -> AnyGenerator<Value> {
  AnyGenerator(FieldsGenerator(tag: tag, prototype: prototype, fields: fields))
}

/// A value with many parts that belong to the span around them.
public func fields<Value: Sendable>(
  of prototype: Value, _ fields: [Field<Value>]
) -> AnyGenerator<Value> {
  AnyGenerator(FieldsGenerator(tag: nil, prototype: prototype, fields: fields))
}

/// One part of a value: where it is put and how it is drawn.
public struct Field<Root: Sendable>: Sendable {
  @usableFromInline let draw: @Sendable (inout Root, inout Source) -> Void
  @usableFromInline let spell: @Sendable (Root, inout Spelling) throws(Unspellable) -> Void
  /// Whether two values have the same there.
  @usableFromInline let agrees: @Sendable (Root, Root) -> Bool

  /// Makes a field of a key path and the generator of what is there.
  @inlinable
  public init<Part: Sendable & Equatable>(
    _ path: any WritableKeyPath<Root, Part> & Sendable, _ generator: some Generator<Part>
  ) {
    draw = { root, source in root[keyPath: path] = generator.draw(from: &source) }
    spell = { (root, spelling) throws(Unspellable) in
      try generator.spell(root[keyPath: path], into: &spelling)
    }
    agrees = { $0[keyPath: path] == $1[keyPath: path] }
  }

  /// Makes a field of a part that is taken and put by functions.
  @inlinable
  public init<Part: Sendable & Equatable>(
    get: @escaping @Sendable (Root) -> Part, set: @escaping @Sendable (inout Root, Part) -> Void,
    _ generator: some Generator<Part>
  ) {
    draw = { root, source in set(&root, generator.draw(from: &source)) }
    spell = { (root, spelling) throws(Unspellable) in
      try generator.spell(get(root), into: &spelling)
    }
    agrees = { get($0) == get($1) }
  }

  init(
    draw: @escaping @Sendable (inout Root, inout Source) -> Void,
    spell: @escaping @Sendable (Root, inout Spelling) throws(Unspellable) -> Void,
    agrees: @escaping @Sendable (Root, Root) -> Bool
  ) {
    self.draw = draw
    self.spell = spell
    self.agrees = agrees
  }
}

/// Draws values part by part; made by `fields`.
public final class FieldsGenerator<Value: Sendable>: Generator {
  let tag: Tag?
  let prototype: Value
  let fields: [Field<Value>]

  init(tag: Tag?, prototype: Value, fields: [Field<Value>]) {
    self.tag = tag
    self.prototype = prototype
    self.fields = fields
  }

  /// Draws every part in order into a copy of the prototype.
  public func draw(from source: inout Source) -> Value {
    var value = prototype
    if let tag { source.enter(.record, tag) }
    for field in fields { field.draw(&value, &source) }
    if tag != nil { source.leave() }
    return value
  }

  /// Spells every part in order.
  public func spell(_ value: Value, into spelling: inout Spelling) throws(Unspellable) {
    if let tag { spelling.enter(.record, tag) }
    for field in fields { try field.spell(value, &spelling) }
    if tag != nil { spelling.leave() }
  }
}
