/// A place for a value: a property of a part, or an argument of a form, without the value itself.
package final class Slot: Sendable {
  /// The key in files and what stands behind it.
  let key: Shape.Key
  let valueType: any Spellable.Type
  /// Whether the value has its name before it in Swift source, where it is an argument.
  let hasLabel: Bool
  /// The value of an argument where it is left out in files; nil: it may not be.
  let plain: (any Spellable)?
  /// The key as it is written.
  let writtenKey: [UInt8]

  /// The name, which is the key in files and the label in Swift source.
  package var name: String { key.name }
  package var type: any Sendable.Type { valueType }
  package var role: Role { key.meaning.role }
  package var bounds: Bounds? { key.meaning.bounds }

  init(
    _ name: String, _ type: any Spellable.Type, _ role: Role, _ bounds: Bounds?, isRequired: Bool,
    hasLabel: Bool = true, plain: (any Spellable)? = nil
  ) {
    key = Shape.Key(
      name, type.shape, Meaning(role: role, bounds: bounds), isRequired: isRequired)
    valueType = type
    self.hasLabel = hasLabel
    self.plain = plain
    writtenKey = JSONWriter.key(name)
  }

  /// Whether some values are refused.
  var isChecked: Bool { key.shape.isChecked(key.meaning) }

  /// What in the values a mapping may change.
  var subjects: Mapping.Subjects { key.shape.subjects(key.meaning.role) }

  /// Writes the key and a value, if there is something to write.
  func write(_ value: some Spellable, to writer: inout JSONWriter) {
    if !value.isWritten || plain.map(value.equals) ?? false { return }
    writer.key(writtenKey)
    value.write(to: &writer)
  }
}

/// An argument of a form, with the type of its values.
struct Argument<Value: Spellable>: Sendable {
  let slot: Slot

  /// States an argument; in Swift source it has its name as a label where that is said. `plain` is
  /// its value where it is left out in files.
  init(
    _ name: String, _ role: Role = .plain, in bounds: Bounds? = nil, isLabelled: Bool = false,
    plain: Value? = nil
  ) {
    slot = Slot(
      name, Value.self, role, bounds, isRequired: plain == nil, hasLabel: isLabelled, plain: plain)
  }
}

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
