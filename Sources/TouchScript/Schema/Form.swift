/// One of several things that a value can be: a name with arguments, stated once.
///
/// From it follow how files and Swift source spell it, how it is printed, which arguments it may
/// have, and what becomes of it where names or places are others.
package final class Form<Whole: Sendable>: Sendable {
  /// The name, which is the word or the key in files and the case in Swift source.
  package let name: String
  /// The arguments without their values.
  package let arguments: [Slot]
  /// Whether a value is of this form.
  package let matches: @Sendable (Whole) -> Bool
  /// The values of the arguments; nil where a value is of another form.
  package let values: @Sendable (Whole) -> [AnyValue]?
  /// The value with such arguments; throws where they are of other types.
  package let whole: @Sendable ([AnyValue]) throws -> Whole
  /// What it is in files.
  let shape: Shape.Form
  let read: @Sendable (Choice) throws -> Whole
  let write: @Sendable (Whole, any Encoder) throws -> Void
  /// The arguments in Swift source, with their labels.
  let source: @Sendable (Whole) -> [String]
  /// What is printed.
  let sentence: @Sendable (Whole) -> String
  /// Refuses arguments that it may not have.
  let check: @Sendable (Whole, Validator, () -> String) throws(ScenarioError) -> Void
  /// What a mapping makes of it; throws where it cannot be without what is gone.
  let map: @Sendable (Whole, Mapping) throws -> Whole

  /// States a form with arguments. `make` makes it of them, and `take` takes them out again.
  init<each Value: Spellable>(
    _ name: String, _ make: @escaping @Sendable (repeat each Value) -> Whole,
    _ arguments: repeat Argument<each Value>, formerly: [String] = [],
    says sentence: @escaping @Sendable (repeat each Value) -> String,
    take: @escaping @Sendable (Whole) -> (repeat each Value)?
  ) {
    let arguments = (repeat each arguments)
    var slots: [Slot] = []
    var keys: [Shape.Key] = []
    for argument in repeat each arguments {
      slots.append(argument.slot)
      keys.append(argument.key)
    }
    let count = keys.count
    self.name = name
    self.arguments = slots
    shape = Shape.Form(name: name, formerly: formerly, arguments: keys)
    matches = { take($0) != nil }
    values = { whole in
      guard let taken = take(whole) else { return nil }
      var values: [AnyValue] = []
      for value in repeat each taken { values.append(AnyValue(value)) }
      return values
    }
    whole = { values in
      var rest = values[...]
      return make(repeat try (each arguments).cast(&rest))
    }
    read = { choice in
      if count == 1 {
        let (fields, name) = try choice.single()
        return make(repeat try (each arguments).read(behind: name, in: fields))
      }
      let fields = try choice.object()
      return make(repeat try (each arguments).read(from: fields))
    }
    write = { whole, encoder in
      guard let taken = take(whole) else { return }
      var fields = encoder.container(keyedBy: FileKey.self)
      if count == 1 {
        for value in repeat each taken { try value.write(FileKey(name), to: &fields) }
      } else {
        var inner = fields.nestedContainer(keyedBy: FileKey.self, forKey: FileKey(name))
        for (argument, value) in repeat (each arguments, each taken) {
          try argument.write(value, to: &inner)
        }
      }
    }
    source = { whole in
      guard let taken = take(whole) else { return [] }
      var sources: [String] = []
      for (argument, value) in repeat (each arguments, each taken) {
        sources.append(argument.source(value))
      }
      return sources
    }
    self.sentence = { whole in take(whole).map { sentence(repeat each $0) } ?? name }
    check = { (whole, validator, place) throws(ScenarioError) in
      guard let taken = take(whole) else { return }
      for (argument, value) in repeat (each arguments, each taken) {
        try argument.check(value, validator) {
          count == 1 ? "\(place()).\(name)" : "\(place()).\(name).\(argument.key.name)"
        }
      }
    }
    map = { whole, mapping in
      guard let taken = take(whole) else { return whole }
      var owner: Scenario.ID?
      for (argument, value) in repeat (each arguments, each taken) {
        if owner == nil, case .reference = argument.key.meaning.role {
          owner = value as? Scenario.ID
        }
      }
      let mapping = owner.map(mapping.of) ?? mapping
      return make(repeat try (each arguments).mapped(each taken, mapping))
    }
  }

  /// States a form without arguments: a word.
  init(_ name: String, _ whole: Whole, formerly: [String] = [], says sentence: String? = nil)
  where Whole: Equatable {
    self.name = name
    arguments = []
    shape = Shape.Form(name: name, formerly: formerly, arguments: [])
    matches = { $0 == whole }
    values = { $0 == whole ? [] : nil }
    self.whole = { _ in whole }
    read = { _ in whole }
    write = { try Choice.encode(name, to: $1) }
    source = { _ in [] }
    self.sentence = { _ in sentence ?? name }
    check = { (_, _, _) throws(ScenarioError) in }
    map = { whole, _ in whole }
  }
}

extension Form {
  /// The names of other things that a value's arguments are, and what they must name.
  package func references(of whole: Whole) -> [(id: Scenario.ID, to: Reference)] {
    zip(arguments, values(whole) ?? []).compactMap { slot, value in
      guard case .reference(let reference) = slot.role, let id = value.base as? Scenario.ID
      else { return nil }
      return (id, reference)
    }
  }
}

/// An argument of a form: its key in files, its label in Swift source, and what it means.
struct Argument<Value: Spellable>: Sendable {
  let key: Shape.Key
  let hasLabel: Bool
  /// The value where it is left out in files; nil: it may not be.
  let plain: Value?

  /// States an argument; in Swift source it has its name as a label where that is said.
  init(
    _ name: String, _ role: Role = .plain, in bounds: Bounds? = nil, isLabelled: Bool = false,
    plain: Value? = nil, formerly: [String] = []
  ) {
    key = Shape.Key(
      name, Value.shape, Meaning(role: role, bounds: bounds), isRequired: plain == nil,
      formerly: formerly)
    hasLabel = isLabelled
    self.plain = plain
  }

  fileprivate var slot: Slot {
    Slot(name: key.name, type: Value.self, role: key.meaning.role, bounds: key.meaning.bounds)
  }

  fileprivate func cast(_ values: inout ArraySlice<AnyValue>) throws(Gone) -> Value {
    guard let value = values.popFirst()?.base as? Value else { throw Gone() }
    return value
  }

  fileprivate func read(behind name: String, in fields: FileFields) throws -> Value {
    try fields.required(Shape.Key(name, key.shape))
  }

  fileprivate func read(from fields: FileFields) throws -> Value {
    if let plain { return try fields.read(key) ?? plain }
    return try fields.required(key)
  }

  fileprivate func write(
    _ value: Value, to fields: inout KeyedEncodingContainer<FileKey>
  ) throws {
    if value != plain { try value.write(FileKey(key.name), to: &fields) }
  }

  fileprivate func source(_ value: Value) -> String {
    hasLabel ? "\(key.name): \(value.source)" : value.source
  }

  fileprivate func check(
    _ value: Value, _ validator: Validator, at place: () -> String
  ) throws(ScenarioError) {
    if Value.isChecked(key.meaning) { try value.check(key.meaning, validator, at: place) }
  }

  fileprivate func mapped(_ value: Value, _ mapping: Mapping) throws(Gone) -> Value {
    var value = value
    guard value.map(key.meaning.role, mapping) else { throw Gone() }
    return value
  }
}

/// An argument that there is none for.
private struct Gone: Error {}
