/// What newcomers type first, and what it is called here.

/// Use `integer()`.
@available(*, unavailable, renamed: "integer()")
public func int() -> WholeNumberGenerator<Int> { integer() }

/// Use `integer(in:)`.
@available(*, unavailable, renamed: "integer(in:)")
public func int(in range: ClosedRange<Int>) -> WholeNumberGenerator<Int> { integer(in: range) }

/// Use `boolean()`.
@available(*, unavailable, renamed: "boolean()")
public func bool() -> BooleanGenerator { boolean() }

/// Use `list(of:)`.
@available(*, unavailable, renamed: "list(of:)")
public func array<Element: Generator>(of element: Element) -> ListGenerator<Element> {
  list(of: element)
}

/// Use `string()`.
@available(*, unavailable, renamed: "string()")
public func text() -> AnyGenerator<String> { string() }

/// Use `constant(_:)`.
@available(*, unavailable, renamed: "constant(_:)")
public func just<Value: Equatable & Sendable>(_ value: Value) -> ConstantGenerator<Value> {
  constant(value)
}
