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
  /// What an engine must have for values of the form.
  let needs: Scenario.Features
  /// What in the arguments a mapping may change.
  let subjects: Mapping.Subjects
  /// What is printed of a value with such arguments.
  private let sentence: @Sendable ([any Sendable]) -> String
  /// The value with such arguments; throws where they are of other types.
  private let make: @Sendable ([any Sendable]) throws -> Whole
  /// The arguments of a value of this form.
  private let argumentsOf: @Sendable (Whole) -> [any Spellable]
  /// The values of arguments that may be left out in files.
  private let plain: [(any Spellable)?]
  /// The keys of the arguments, as they are found, and as they are written.
  private let table: JSONTable
  private let keys: [[UInt8]]
  /// The arguments by their keys.
  private let order: [Int]

  /// States a form with arguments; `make` makes it of them.
  init<each Value: Spellable>(
    _ name: String, _ make: @escaping @Sendable (repeat each Value) -> Whole,
    _ arguments: repeat Argument<each Value>, needs: Scenario.Features = [],
    says sentence: @escaping @Sendable (repeat each Value) -> String
  ) where Whole: Variant {
    var slots: [Slot] = []
    var plain: [(any Spellable)?] = []
    for argument in repeat each arguments {
      slots.append(argument.slot)
      plain.append(argument.plain)
    }
    self.name = name
    self.needs = needs
    self.arguments = slots
    self.plain = plain
    subjects = slots.reduce(into: []) { $0.formUnion($1.subjects) }
    table = JSONTable(slots.map(\.key))
    keys = slots.map { JSONWriter.key($0.name) }
    order = slots.indices.sorted { slots[$0].name < slots[$1].name }
    self.sentence = { values in
      var rest = values[...]
      return (try? sentence(repeat rest.next((each Value).self))) ?? name
    }
    let makeOf = { @Sendable (values: [any Sendable]) in
      var rest = values[...]
      return make(repeat try rest.next((each Value).self))
    }
    self.make = makeOf
    matches = { (try? makeOf($0.arguments)) == $0 }
    argumentsOf = { $0.arguments }
  }

  /// States a form without arguments: a word.
  init(
    _ name: String, _ whole: Whole, needs: Scenario.Features = [], says sentence: String? = nil
  ) where Whole: Equatable {
    self.name = name
    self.needs = needs
    arguments = []
    plain = []
    keys = []
    order = []
    table = JSONTable([Shape.Key]())
    subjects = []
    matches = { $0 == whole }
    self.sentence = { _ in sentence ?? name }
    make = { _ in whole }
    argumentsOf = { _ in [] }
  }

  var shape: Shape.Form { Shape.Form(name: name, arguments: arguments.map(\.key)) }

  /// What is printed of a value of this form.
  func sentence(_ whole: Whole) -> String { sentence(argumentsOf(whole)) }

  /// The values of the arguments; nil where a value is of another form.
  package func values(_ whole: Whole) -> [AnyValue]? {
    matches(whole) ? argumentsOf(whole).map { AnyValue($0) } : nil
  }

  /// The value with such arguments; throws where they are of other types.
  package func whole(_ values: [AnyValue]) throws -> Whole { try make(values.map(\.base)) }

  /// The arguments in Swift source, with their labels.
  func source(_ whole: Whole) -> [String] {
    zip(arguments, argumentsOf(whole)).map { $0.hasLabel ? "\($0.name): \($1.source)" : $1.source }
  }
}

extension ArraySlice<any Sendable> {
  /// Takes the next value, which must be of a type.
  fileprivate mutating func next<Value>(_ type: Value.Type) throws(Gone) -> Value {
    guard let value = popFirst() as? Value else { throw Gone() }
    return value
  }
}

/// An argument that there is none for.
private struct Gone: Error {}

// MARK: - Meaning

extension Form {
  /// Refuses arguments that it may not have.
  func check(
    _ whole: Whole, _ validator: Validator, at place: () -> String
  ) throws(ScenarioError) {
    for (slot, value) in zip(arguments, argumentsOf(whole)) {
      try slot.check(value, validator) {
        arguments.count == 1 ? "\(place()).\(name)" : "\(place()).\(name).\(slot.name)"
      }
    }
  }

  /// What a mapping makes of it; nil where it cannot be without what is gone.
  func mapped(_ whole: Whole, _ mapping: Mapping) -> Whole? {
    let values = argumentsOf(whole)
    let owner = zip(arguments, values).first { slot, _ in slot.role.isReference }
    let mapping = (owner?.1 as? Scenario.ID).map(mapping.of) ?? mapping
    var mapped: [any Spellable] = []
    for (slot, value) in zip(arguments, values) {
      var value = value
      guard value.map(slot.role, mapping) else { return nil }
      mapped.append(value)
    }
    return try? make(mapped)
  }

  /// The names of other things that a value's arguments are, and what they must name.
  package func references(of whole: Whole) -> [(id: Scenario.ID, to: Reference)] {
    zip(arguments, argumentsOf(whole)).compactMap { slot, value in
      guard case .reference(let reference) = slot.role, let id = value as? Scenario.ID
      else { return nil }
      return (id, reference)
    }
  }
}

extension Form {
  /// The values of the form with at most one argument, in words without the name.
  func examples(_ all: Alternatives) -> [(words: String, whole: Whole)] {
    guard arguments.count < 2 else { return [] }
    guard let slot = arguments.first else { return (try? make([])).map { [("", $0)] } ?? [] }
    var all = all
    all.meaning = slot.key.meaning
    func examples<Value: Spellable>(_ type: Value.Type) -> [(String, Whole)] {
      type.alternatives(to: nil, all).compactMap { inner in
        (try? make([inner.value])).map { ("(\(inner.words.dropFirst(2)))", $0) }
      }
    }
    return examples(slot.valueType)
  }
}

// MARK: - Files

extension Form {
  /// Reads what stands behind the key; nothing, where the form is a word.
  func read(from reader: inout JSONReader) throws(JSONReader.Unread) -> Whole {
    var values: [any Spellable] = []
    let start = reader
    if arguments.count == 1 {
      values.append(try arguments[0].valueType.read(from: &reader))
    } else if !arguments.isEmpty {
      let places = try FilePlaces(of: table, in: &reader)
      for (place, slot) in arguments.enumerated() {
        if let value = plain[place], places[place] == nil {
          values.append(value)
          continue
        }
        var reader = try places.reader(of: slot.name)
        values.append(try slot.valueType.read(from: &reader))
      }
    }
    guard let whole = try? make(values) else { throw start.problem("not what \(name) takes") }
    return whole
  }

  func write(_ whole: Whole, to writer: inout JSONWriter) {
    if arguments.isEmpty { return writer.text(name) }
    let values = argumentsOf(whole)
    writer.open(.brace)
    writer.key(JSONWriter.key(name))
    if arguments.count == 1 {
      if values[0].isWritten { values[0].write(to: &writer) } else { writer.null() }
    } else {
      writer.open(.brace)
      for place in order {
        let value = values[place]
        if !value.isWritten || plain[place].map({ value.equals($0) }) ?? false { continue }
        writer.key(keys[place])
        value.write(to: &writer)
      }
      writer.close(.braceEnd)
    }
    writer.close(.braceEnd)
  }
}
