/// A value made of parts that are drawn one after the other and put into a prototype.
///
///     let point = record("point", of: Point()) {
///       Part(\.x, integer("x", in: 0...9))
///       Part(\.y, integer("y", in: 0...9))
///     }
///
/// The parts are a span of their own, which the shrinker can put in the place of another of the
/// same tag.
@inlinable
public func record<Value, Parts: RecordParts<Value>>(
  _ tag: Tag, of prototype: Value, @RecordBuilder<Value> _ parts: () -> Parts
) -> RecordGenerator<Value, Parts> {
  RecordGenerator(tag, prototype, parts())
}

/// A value made of parts that belong to the span around them.
@inlinable
public func record<Value, Parts: RecordParts<Value>>(
  of prototype: Value, @RecordBuilder<Value> _ parts: () -> Parts
) -> RecordGenerator<Value, Parts> {
  RecordGenerator(nil, prototype, parts())
}

/// Draws records; made by `record`.
///
/// The parts are kept with their own types and drawn without a detour, so that making a record
/// costs little more than calling its initializer.
public final class RecordGenerator<Value, Parts: RecordParts<Value>>: Generator {
  @usableFromInline let tag: Tag?
  @usableFromInline let prototype: Value
  @usableFromInline let parts: Parts
  /// Whether nothing of the prototype is left when all parts are drawn.
  @usableFromInline let isWhole: Bool

  @inlinable
  init(_ tag: Tag?, _ prototype: Value, _ parts: Parts) {
    self.tag = tag
    self.prototype = prototype
    self.parts = parts
    isWhole = parts.places?.fill(prototype) ?? false
  }

  /// Draws every part in order.
  @inlinable @inline(__always)
  public func draw(from source: inout Source) -> Value {
    source.isSearching ? make(&source) : replay(&source)
  }

  @inlinable @inline(never)
  func replay(_ source: inout Source) -> Value {
    guard let tag else { return make(&source) }
    source.enter(.record, tag)
    defer { source.leave() }
    return make(&source)
  }

  /// Builds the value in memory of its own, where there is nothing to let go of before a part comes.
  @inlinable @inline(__always)
  func make(_ source: inout Source) -> Value {
    guard isWhole else { return change(&source) }
    return withUnsafeTemporaryAllocation(of: Value.self, capacity: 1) { memory in
      let place = memory.baseAddress.unsafelyUnwrapped
      parts.draw(to: UnsafeMutableRawPointer(place), from: &source)
      return place.move()
    }
  }

  /// Changes a copy of the prototype.
  @inlinable @inline(never)
  func change(_ source: inout Source) -> Value {
    var value = prototype
    parts.draw(into: &value, from: &source)
    return value
  }

  /// Whether every part has a way back.
  public var isTwoWay: Bool { parts.isTwoWay }

  /// Draws every part in order, which writes its choices.
  public func draw(from source: inout Source, writing spelling: inout Spelling) -> Value {
    guard !isTwoWay || spelling.isNoted else { return drawAndSpell(from: &source, into: &spelling) }
    if let tag {
      source.enter(.record, tag)
      spelling.enter(.record, tag)
    }
    defer {
      if tag != nil {
        source.leave()
        spelling.leave()
      }
    }
    var value = prototype
    parts.draw(into: &value, from: &source, writing: &spelling)
    return value
  }

  /// Spells every part in order.
  @inlinable
  public func spell(_ value: Value, into spelling: inout Spelling) throws(Unspellable) {
    if let tag { spelling.enter(.record, tag) }
    try parts.spell(value, into: &spelling)
    if tag != nil { spelling.leave() }
  }
}

/// Puts the parts of a record together, each with its own type.
@resultBuilder
public enum RecordBuilder<Root: Sendable> {
  /// One part; it tells the compiler what the key path of the part starts at.
  @inlinable
  public static func buildExpression<Subject>(
    _ part: Part<Root, Subject>
  ) -> Part<Root, Subject> {
    part
  }

  /// The first part alone.
  @inlinable
  public static func buildPartialBlock<First: RecordParts<Root>>(first: First) -> First {
    first
  }

  /// The parts so far and one more.
  @inlinable
  public static func buildPartialBlock<First: RecordParts<Root>, Last: RecordParts<Root>>(
    accumulated: First, next: Last
  ) -> MoreParts<First, Last> {
    MoreParts(accumulated, next)
  }
}
