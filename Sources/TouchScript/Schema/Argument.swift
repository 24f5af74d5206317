/// An argument of a form: its key in files, its label in Swift source, and what it means.
struct Argument<Value: Spellable>: Sendable {
  let key: Shape.Key
  let hasLabel: Bool
  /// The value where it is left out in files; nil: it may not be.
  let plain: Value?

  /// States an argument; in Swift source it has its name as a label where that is said.
  init(
    _ name: String, _ role: Role = .plain, in bounds: Bounds? = nil, isLabelled: Bool = false,
    plain: Value? = nil
  ) {
    key = Shape.Key(
      name, Value.shape, Meaning(role: role, bounds: bounds), isRequired: plain == nil)
    hasLabel = isLabelled
    self.plain = plain
  }

  var slot: Slot {
    Slot(name: key.name, type: Value.self, role: key.meaning.role, bounds: key.meaning.bounds)
  }

  var subjects: Mapping.Subjects { Value.subjects(key.meaning.role) }

  func cast(_ values: inout ArraySlice<AnyValue>) throws(Gone) -> Value {
    guard let value = values.popFirst()?.base as? Value else { throw Gone() }
    return value
  }

  func read(from reader: inout JSONReader) throws(JSONReader.Unread) -> Value {
    try Value.read(from: &reader)
  }

  func read(from places: FilePlaces) throws(JSONReader.Unread) -> Value {
    if let plain { return try places.read(key.name) ?? plain }
    return try places.required(key.name)
  }

  /// The value as it is written; nil where it is left out.
  func written(_ value: Value, isAlone: Bool) -> [UInt8]? {
    guard value.isWritten, isAlone || value != plain else { return nil }
    var writer = JSONWriter(reserving: 64)
    value.write(to: &writer)
    return writer.bytes
  }

  func source(_ value: Value) -> String {
    hasLabel ? "\(key.name): \(value.source)" : value.source
  }

  func check(
    _ value: Value, _ validator: Validator, at place: () -> String
  ) throws(ScenarioError) {
    if Value.isChecked(key.meaning) { try value.check(key.meaning, validator, at: place) }
  }

  func mapped(_ value: Value, _ mapping: Mapping) throws(Gone) -> Value {
    var value = value
    guard value.map(key.meaning.role, mapping) else { throw Gone() }
    return value
  }
}

/// An argument that there is none for.
struct Gone: Error {}
