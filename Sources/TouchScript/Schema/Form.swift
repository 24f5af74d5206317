/// One of several things that a value can be: a name with arguments, stated once.
///
/// From it follow how files and Swift source spell it, how it is printed, which arguments it may
/// have, and what becomes of it where names or places are others.
package final class Form<Whole: FormOwner>: Sendable {
  /// The name, which is the word or the key in files and the case in Swift source.
  package let name: String
  /// The arguments without their values.
  package let arguments: [Slot]
  /// What a change of the form does something to; nothing, where it is no change.
  let effects: Scenario.Change.Effects
  /// What an engine must have for a value of the form.
  let needs: Scenario.Features
  /// Builds a scene as a change of the form would make it; nil: it does more than to set a property.
  package let start: (@Sendable (Whole, inout Scenario) -> Void)?
  /// What in the arguments a mapping may change.
  let subjects: Mapping.Subjects
  /// Which argument, if one does, names what the others are about.
  let owner: Int?
  /// What is printed of a value with such arguments.
  let sentence: @Sendable ([any Sendable]) -> String
  /// The value with such arguments; throws where they are of other types.
  let make: @Sendable ([any Sendable]) throws -> Whole
  /// Where in the arguments the one of a key is.
  let table: JSONTable
  /// A bit for each argument that files must have.
  private let required: UInt64
  /// The places of the arguments in the order in which they are written.
  let written: [Int]

  /// States a form; `make` makes it of its arguments.
  init<each Value: Spellable>(
    _ name: String, _ make: @escaping @Sendable (repeat each Value) -> Whole,
    affects effects: Scenario.Change.Effects = [], needs: Scenario.Features = [],
    _ arguments: repeat Argument<each Value>,
    start: (@Sendable (Whole, inout Scenario) -> Void)? = nil,
    says sentence: @escaping @Sendable (repeat each Value) -> String
  ) {
    var slots: [Slot] = []
    for argument in repeat each arguments { slots.append(argument.slot) }
    self.name = name
    self.arguments = slots
    self.effects = effects
    self.needs = needs
    self.start = start
    subjects = slots.reduce(into: []) { $0.formUnion($1.subjects) }
    owner = slots.firstIndex { $0.role.isReference }
    self.sentence = { values in
      var rest = values[...]
      return (try? sentence(repeat rest.next((each Value).self))) ?? name
    }
    self.make = { values in
      var rest = values[...]
      return make(repeat try rest.next((each Value).self))
    }
    table = JSONTable(slots.map(\.key))
    required = slots.map(\.key).required
    written = slots.indices.sorted { slots[$0].name < slots[$1].name }
  }

  /// States a form without arguments: a word.
  convenience init(
    _ name: String, _ whole: Whole, affects effects: Scenario.Change.Effects = [],
    needs: Scenario.Features = [], says sentence: String? = nil
  ) {
    self.init(name, { whole }, affects: effects, needs: needs, says: { sentence ?? name })
  }

  /// States a change that sets the property at a path of one of the scene's parts.
  convenience init<Part: Identifiable<Scenario.ID> & Sendable, Value: Spellable>(
    _ name: String, _ make: @escaping @Sendable (Scenario.ID, Value) -> Whole,
    affects effects: Scenario.Change.Effects, needs: Scenario.Features,
    _ subject: Argument<Scenario.ID>, _ value: Argument<Value>,
    sets path: WritableKeyPath<Part, Value> & Sendable,
    of parts: WritableKeyPath<Scenario, [Part]> & Sendable,
    says sentence: @escaping @Sendable (Scenario.ID, Value) -> String
  ) where Whole: Variant {
    self.init(
      name, make, affects: effects, needs: needs, subject, value,
      start: { change, scenario in
        let values = change.arguments
        guard values.count == 2, let id = values[0] as? Scenario.ID,
          let value = values[1] as? Value,
          let index = scenario[keyPath: parts].firstIndex(where: { $0.id == id })
        else { return }
        scenario[keyPath: parts][index][keyPath: path] = value
      }, says: sentence)
  }

  var shape: Shape.Form { Shape.Form(name: name, arguments: arguments.map(\.key)) }

  /// The value with such arguments; throws where they are of other types.
  package func whole(_ values: [AnyValue]) throws -> Whole { try make(values.map(\.base)) }

  /// Reads what stands behind the key; nothing, where the form is a word.
  func read(from reader: inout JSONReader) throws(JSONReader.Unread) -> Whole {
    var values = arguments.map(\.plain)
    let start = reader
    if arguments.count == 1 {
      values[0] = try arguments[0].valueType.read(from: &reader)
    } else if !arguments.isEmpty {
      try reader.object(table, required: required) { place, reader throws(JSONReader.Unread) in
        values[place] = try arguments[place].valueType.read(from: &reader)
      }
    }
    guard let whole = try? make(values.compactMap(\.self)) else {
      throw start.problem("not what \(name) takes")
    }
    return whole
  }

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

extension ArraySlice<any Sendable> {
  /// Takes the next value, which must be of a type.
  fileprivate mutating func next<Value>(_ type: Value.Type) throws(Gone) -> Value {
    guard let value = popFirst() as? Value else { throw Gone() }
    return value
  }
}

/// An argument that there is none for.
private struct Gone: Error {}
