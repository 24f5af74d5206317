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
  let shape: Shape.Form
  /// Refuses arguments that it may not have.
  let check: @Sendable (Whole, Validator, () -> String) throws(ScenarioError) -> Void
  /// What in the arguments a mapping may change.
  let subjects: Mapping.Subjects
  /// What a mapping makes of it; throws where it cannot be without what is gone.
  let map: @Sendable (Whole, Mapping) throws -> Whole
  /// How it is read, written and printed.
  private let spelling: any FormSpelling<Whole>

  /// States a form with arguments. `make` makes it of them, and `take` takes them out again.
  init<each Value: Spellable>(
    _ name: String, _ make: @escaping @Sendable (repeat each Value) -> Whole,
    _ arguments: repeat Argument<each Value>,
    says sentence: @escaping @Sendable (repeat each Value) -> String,
    take: @escaping @Sendable (Whole) -> (repeat each Value)?
  ) {
    let arguments = (repeat each arguments)
    var slots: [Slot] = []
    var keys: [Shape.Key] = []
    var subjects: Mapping.Subjects = []
    for argument in repeat each arguments {
      slots.append(argument.slot)
      keys.append(argument.key)
      subjects.formUnion(argument.subjects)
    }
    self.subjects = subjects
    let count = keys.count
    self.name = name
    self.arguments = slots
    shape = Shape.Form(name: name, arguments: keys)
    spelling = TypedFormSpelling(
      name, make, repeat each arguments, count: count, says: sentence, take: take)
    matches = { take($0) != nil }
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
  init(_ name: String, _ whole: Whole, says sentence: String? = nil) where Whole: Equatable {
    self.name = name
    arguments = []
    subjects = []
    shape = Shape.Form(name: name, arguments: [])
    matches = { $0 == whole }
    spelling = WordSpelling(name: name, whole: whole, sentence: sentence ?? name)
    check = { (_, _, _) throws(ScenarioError) in }
    map = { whole, _ in whole }
  }

  /// The values of the arguments; nil where a value is of another form.
  package func values(_ whole: Whole) -> [AnyValue]? { spelling.values(of: whole) }

  /// The value with such arguments; throws where they are of other types.
  package func whole(_ values: [AnyValue]) throws -> Whole { try spelling.whole(of: values) }

  /// Reads what stands behind the key; nothing, where the form is a word.
  func read(from reader: inout JSONReader) throws(JSONReader.Unread) -> Whole {
    try spelling.read(from: &reader)
  }

  func write(_ whole: Whole, to writer: inout JSONWriter) { spelling.write(whole, to: &writer) }

  /// The arguments in Swift source, with their labels.
  func source(_ whole: Whole) -> [String] { spelling.source(of: whole) }

  /// What is printed.
  func sentence(_ whole: Whole) -> String { spelling.sentence(on: whole) }
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
