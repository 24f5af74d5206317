/// What newcomers type first, and what it is called here.

/// Use `integer()`.
@available(*, unavailable, renamed: "integer()")
public func int() -> WholeNumberGenerator<Int> { integer() }

/// Use `integer(in:)`.
@available(*, unavailable, renamed: "integer(in:)")
public func int(in range: ClosedRange<Int>) -> WholeNumberGenerator<Int> { integer(in: range) }

/// Use `integer(in:)`.
@available(*, unavailable, renamed: "integer(in:)")
public func integer(_ range: ClosedRange<Int>) -> WholeNumberGenerator<Int> { integer(in: range) }

/// Use `boolean()`.
@available(*, unavailable, renamed: "boolean()")
public func bool() -> BooleanGenerator { boolean() }

/// Use `list(of:)`.
@available(*, unavailable, renamed: "list(of:)")
public func array<Element: Generator>(of element: Element) -> ListGenerator<Element> {
  list(of: element)
}

/// Use `list(of:)`.
@available(*, unavailable, renamed: "list(of:)")
public func list<Element: Generator>(_ element: Element) -> ListGenerator<Element> {
  list(of: element)
}

/// Use `optional(of:)`.
@available(*, unavailable, renamed: "optional(of:)")
public func optional<Wrapped: Generator>(_ wrapped: Wrapped) -> OptionalGenerator<Wrapped> {
  optional(of: wrapped)
}

/// Use `string()`.
@available(*, unavailable, renamed: "string()")
public func text() -> AnyGenerator<String> { string() }

/// Use `constant(_:)`.
@available(*, unavailable, renamed: "constant(_:)")
public func just<Value: Equatable & Sendable>(_ value: Value) -> ConstantGenerator<Value> {
  constant(value)
}

/// Use `tuple(_:)`.
@available(*, unavailable, renamed: "tuple(_:_:)")
public func zip<First: Generator, Second: Generator>(
  _ first: First, _ second: Second
) -> AnyGenerator<(First.Value, Second.Value)> {
  tuple(first, second)
}
