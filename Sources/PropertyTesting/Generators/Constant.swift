/// Always the same value, which costs no choice.
public func constant<Value: Equatable & Sendable>(_ value: Value) -> ConstantGenerator<Value> {
  ConstantGenerator(value: value)
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
