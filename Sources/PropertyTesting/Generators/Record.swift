/// Draws records; made by `record`.
///
/// The parts are kept with their own types and drawn without a detour, so that making a record
/// costs little more than calling its initializer.
public struct RecordGenerator<Value, Parts: RecordParts<Value>>: Generator {
  @usableFromInline let tag: Tag?
  @usableFromInline let make: @Sendable (consuming Parts.Values) -> Value
  @usableFromInline let parts: Parts

  @inlinable
  init(
    _ tag: Tag?, _ parts: Parts, _ make: @escaping @Sendable (consuming Parts.Values) -> Value
  ) {
    self.tag = tag
    self.make = make
    self.parts = parts
  }

  /// Draws every part in order and makes the value of them.
  @inlinable @inline(__always)
  public func draw(from source: inout Source) -> Value {
    guard !source.isSearching, let tag else { return make(parts.draw(from: &source)) }
    return replay(&source, tag)
  }

  @inlinable @inline(never)
  func replay(_ source: inout Source, _ tag: Tag) -> Value {
    source.enter(.record, tag)
    defer { source.leave() }
    return make(parts.draw(from: &source))
  }

  /// Spells every part in order.
  @inlinable
  public func spell(_ value: Value, into spelling: inout Spelling) throws(Unspellable) {
    if let tag { spelling.enter(.record, tag) }
    try parts.spell(value, into: &spelling)
    if tag != nil { spelling.leave() }
  }
}

/// Parts of a record that are drawn one after the other.
public protocol RecordParts<Root>: Sendable {
  /// The record.
  associatedtype Root: Sendable
  /// What is drawn, part by part.
  associatedtype Values

  /// Draws every part in order.
  func draw(from source: inout Source) -> Values

  /// Spells every part of a record in order.
  func spell(_ root: Root, into spelling: inout Spelling) throws(Unspellable)
}

/// One part of a record: where it is kept and how it is drawn.
public struct Part<Root: Sendable, Subject: Generator>: RecordParts {
  @usableFromInline let read: @Sendable (Root) -> Subject.Value
  @usableFromInline let generator: Subject

  /// Makes a part of a key path and the generator of what is there.
  @inlinable
  public init(_ path: any KeyPath<Root, Subject.Value> & Sendable, _ generator: Subject) {
    read = { $0[keyPath: path] }
    self.generator = generator
  }

  /// Draws by the generator.
  @inlinable @inline(__always)
  public func draw(from source: inout Source) -> Subject.Value {
    generator.draw(from: &source)
  }

  /// Spells what is there.
  @inlinable
  public func spell(_ root: Root, into spelling: inout Spelling) throws(Unspellable) {
    try generator.spell(read(root), into: &spelling)
  }
}

/// Some parts of a record and one more.
public struct MoreParts<First: RecordParts, Last: RecordParts>: RecordParts
where First.Root == Last.Root {
  @usableFromInline let first: First
  @usableFromInline let last: Last

  @inlinable
  init(_ first: First, _ last: Last) {
    self.first = first
    self.last = last
  }

  /// Draws the first parts, then the last.
  @inlinable @inline(__always)
  public func draw(from source: inout Source) -> (First.Values, Last.Values) {
    let values = first.draw(from: &source)
    return (values, last.draw(from: &source))
  }

  /// Spells the first parts, then the last.
  @inlinable
  public func spell(_ root: First.Root, into spelling: inout Spelling) throws(Unspellable) {
    try first.spell(root, into: &spelling)
    try last.spell(root, into: &spelling)
  }
}
