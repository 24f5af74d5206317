/// One of several values, the first being the simplest.
///
///     let vowel = element(of: ["a", "e", "i", "o", "u"])
public func element<Value: Equatable & Sendable>(
  _ tag: Tag = "element", of values: [Value], weights: [Int]? = nil
) -> ElementGenerator<Value> {
  ElementGenerator(tag, values, weights: weights)
}

/// One of several values of a type whose values cannot be compared.
public func element<Value: Sendable>(
  _ tag: Tag = "element", of values: [Value], weights: [Int]? = nil
) -> MappedGenerator<ElementGenerator<Int>, Value> {
  element(tag, of: Array(values.indices), weights: weights).map { values[$0] }
}

/// One of the cases of a type, the first being the simplest.
///
///     enum Suit: CaseIterable { case clubs, diamonds, hearts, spades }
///     let suit = element(of: Suit.self)
public func element<Value: CaseIterable & Equatable & Sendable>(
  _ label: Tag? = nil, of type: Value.Type
) -> ElementGenerator<Value> {
  ElementGenerator(label ?? Tag("\(type)"), Array(type.allCases), weights: nil)
}

/// Draws one of several values; made by `element`.
public final class ElementGenerator<Value: Equatable & Sendable>: Generator {
  @usableFromInline let choice: Choice
  @usableFromInline let values: [Value]
  @usableFromInline let weights: Weights?

  init(_ tag: Tag, _ values: [Value], weights: [Int]?) {
    precondition(!values.isEmpty, "there is at least one value to take")
    precondition(
      weights.map { $0.count == values.count } ?? true, "there are as many weights as values")
    choice = Choice(tag, value: 0, in: 0...values.count - 1, origin: 0)
    self.values = values
    self.weights = weights.map(Weights.init)
  }

  /// Draws one value.
  @inlinable @inline(__always)
  public func draw(from source: inout Source) -> Value {
    guard source.isSearching else { return values[replay(&source)] }
    if let weights { return values[weights.index(&source.random)] }
    return values[Int(truncatingIfNeeded: source.random.number(upTo: UInt64(values.count &- 1)))]
  }

  /// The recorded choice; apart, so that a search stays short.
  @usableFromInline @inline(never)
  func replay(_ source: inout Source) -> Int { source.choose(choice) }

  /// Spells the place of the value among the values.
  public func spell(_ value: Value, into spelling: inout Spelling) throws(Unspellable) {
    guard let index = values.firstIndex(of: value) else {
      throw Unspellable(choice.tag, "the value is none of the \(values.count) to choose from")
    }
    try spelling.write(choice, value: index)
  }
}
