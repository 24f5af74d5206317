/// A value of one of several forms, for those who walk them.
package protocol FormOwner: Hashable, Sendable {
  /// What one of them is called.
  static var noun: String { get }
  /// All forms that there are.
  static var forms: [Form<Self>] { get }
  /// The values of the arguments of a form; nil where the value is of another form.
  func values(of form: Form<Self>) -> [AnyValue]?
  /// The names of other things in the value, and what they must name; what it is about is first.
  var references: [(id: Scenario.ID, to: Reference)] { get }
}

/// A value that is one of several forms: a change, a trigger, an override.
protocol Variant: Spellable, FormOwner, CustomStringConvertible {
  /// The arguments with which its form makes the value.
  var arguments: [any Spellable] { get }
  /// The form that the value is of, and these arguments.
  var stated: (form: Form<Self>, arguments: [any Spellable]) { get }
}

extension Variant {
  var stated: (form: Form<Self>, arguments: [any Spellable]) {
    let arguments = arguments
    return (Self.forms.first { (try? $0.make(arguments)) == self } ?? Self.forms[0], arguments)
  }

  var form: Form<Self> { stated.form }

  static var shape: Shape { .forms(noun, forms.map(\.shape)) }

  /// The name of the form.
  var name: String { form.name }

  package func values(of form: Form<Self>) -> [AnyValue]? {
    let (own, arguments) = stated
    return form === own ? arguments.map { AnyValue($0) } : nil
  }

  // MARK: Text

  var source: String {
    let (form, arguments) = stated
    let sources = zip(form.arguments, arguments).map { slot, value in
      slot.hasLabel ? "\(slot.name): \(value.source)" : value.source
    }
    return ".\(form.name)" + (sources.isEmpty ? "" : "(\(sources.joined(separator: ", ")))")
  }

  var shown: String {
    let (form, arguments) = stated
    return form.sentence(arguments)
  }

  /// What it says, such as `a comes to the front`.
  public var description: String { shown }

  // MARK: Files

  private static var words: [String] { forms.filter(\.arguments.isEmpty).map(\.name) }
  private static var objects: [String] { forms.filter { !$0.arguments.isEmpty }.map(\.name) }

  /// Reads a word such as `"interrupt"`, or an object of one key such as `{"bringToFront": "a"}` or
  /// `{"setHidden": {"view": "a", "to": true}}`.
  static func read(from reader: inout JSONReader) throws(JSONReader.Unread) -> Self {
    let start = reader
    if try reader.peek() == .quote {
      let word = try reader.text().string
      guard let form = forms.first(where: { $0.name == word }) else {
        throw start.unknown(noun, word, known: known, at: start.place)
      }
      if form.arguments.isEmpty { return try form.read(from: &reader) }
      throw start.problem("\(noun) \(word.quoted) needs a value, as in {\(word): …}")
    }
    guard try reader.peek() == .brace else {
      throw reader.mismatch(words.isEmpty ? "an object" : "text or an object")
    }
    try reader.take(.brace)
    var value: Self?
    var stranger: JSONWord?
    var isFirst = true
    while let key = try reader.key(isFirst: &isFirst) {
      let name = key.string
      guard let form = forms.first(where: { $0.name == name && !$0.arguments.isEmpty }) else {
        stranger = stranger ?? key
        try reader.skip()
        continue
      }
      if value != nil { throw reader.problem("one \(noun) only can stand here") }
      value = try form.read(from: &reader)
    }
    if let value {
      if let stranger { try start.refuse(stranger, in: JSONTable([value.name])) }
      return value
    }
    if let stranger { throw start.unknown(noun, stranger.string, known: known, at: start.place) }
    throw start.problem("no \(noun); known: \(known.listed)")
  }

  private static var known: [String] { words + objects }

  func write(to writer: inout JSONWriter) {
    let (form, arguments) = stated
    if form.arguments.isEmpty { return writer.text(form.name) }
    writer.open(.brace)
    writer.key(JSONWriter.key(form.name))
    if let only = arguments.first, arguments.count == 1 {
      if only.isWritten { only.write(to: &writer) } else { writer.null() }
    } else {
      writer.open(.brace)
      for place in form.written {
        form.arguments[place].write(arguments[place], to: &writer)
      }
      writer.close(.braceEnd)
    }
    writer.close(.braceEnd)
  }

  // MARK: Meaning

  func check(
    _ meaning: Meaning, _ validator: Validator, at place: () -> String
  ) throws(ScenarioError) { try checkArguments(validator, at: place) }

  /// Refuses arguments that it may not have.
  func checkArguments(
    _ validator: Validator, at place: () -> String
  ) throws(ScenarioError) {
    let (form, arguments) = stated
    for (slot, value) in zip(form.arguments, arguments) {
      try value.check(slot.key.meaning, validator) {
        "\(place()).\(form.name)" + (arguments.count == 1 ? "" : ".\(slot.name)")
      }
    }
  }

  mutating func map(_ role: Role, _ mapping: Mapping) -> Bool {
    var (form, arguments) = stated
    guard mapping.allows(form.needs) else { return false }
    if form.subjects.isDisjoint(with: mapping.subjects) { return true }
    let owner = form.owner.flatMap { arguments[$0] as? Scenario.ID }.map(mapping.of) ?? mapping
    for (place, slot) in form.arguments.enumerated() {
      guard arguments[place].map(slot.role, owner) else { return false }
    }
    self = (try? form.make(arguments)) ?? self
    return true
  }

  package var references: [(id: Scenario.ID, to: Reference)] {
    zip(form.arguments, arguments).compactMap { slot, value in
      guard case .reference(let reference) = slot.role, let id = value as? Scenario.ID
      else { return nil }
      return (id, reference)
    }
  }
}
