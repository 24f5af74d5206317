/// Always the same value, which costs no choice.
///
///     let none = constant(0)
public func constant<Value: Equatable & Sendable>(_ value: Value) -> ConstantGenerator<Value> {
  ConstantGenerator(value: value)
}

/// Always the same value, of a type whose values cannot be compared.
public func constant<Value: Sendable>(
  _ value: Value
) -> MappedGenerator<ConstantGenerator<Bool>, Value> {
  ConstantGenerator(value: true).map { _ in value }
}

/// Draws always the same value; made by `constant`.
public struct ConstantGenerator<Value: Equatable & Sendable>: Generator {
  @usableFromInline let value: Value

  init(value: Value) {
    self.value = value
  }

  /// Gives the value.
  @inlinable @inline(__always)
  public func draw(from source: inout Source) -> Value { value }

  /// Spells nothing, but refuses any other value.
  public func spell(_ value: Value, into spelling: inout Spelling) throws(Unspellable) {
    guard value == self.value else { throw Unspellable(nil, "the value is not the constant one") }
  }
}
