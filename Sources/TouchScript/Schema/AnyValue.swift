/// A value of a property or an argument whose type is known only when the program runs.
package struct AnyValue: Hashable, Sendable {
  /// The value itself.
  package let base: any Hashable & Sendable

  /// Wraps a value.
  package init(_ base: any Hashable & Sendable) { self.base = base }

  package static func == (one: AnyValue, other: AnyValue) -> Bool {
    AnyHashable(one.base) == AnyHashable(other.base)
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(base)) }
}

/// A property or an argument without its value.
package struct Slot: Sendable {
  package let name: String
  package let type: any Sendable.Type
  package let role: Role
  package let bounds: Bounds?
}
