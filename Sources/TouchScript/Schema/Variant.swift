/// A value that is one of several forms: a change, a trigger, an override.
protocol Variant: Spellable, FormOwner, CustomStringConvertible {
  /// The form that the value is of.
  var form: Form<Self> { get }
  /// The arguments with which its form makes the value.
  var arguments: [any Spellable] { get }
}

extension Variant {
  var form: Form<Self> { Self.forms.first { $0.matches(self) } ?? Self.forms[0] }

  static var shape: Shape { .forms(noun, forms.map(\.shape)) }

  /// The name of the form.
  var name: String { form.name }

  // MARK: Text

  var source: String {
    let arguments = form.source(self)
    return arguments.isEmpty ? ".\(name)" : ".\(name)(\(arguments.joined(separator: ", ")))"
  }

  var shown: String { form.sentence(self) }

  /// What it says, such as `a comes to the front`.
  public var description: String { form.sentence(self) }

  // MARK: Files

  private static var words: [String] { forms.filter(\.arguments.isEmpty).map(\.name) }
  private static var objects: [String] { forms.filter { !$0.arguments.isEmpty }.map(\.name) }

  /// Reads a word such as `"interrupt"`, or an object of one key such as `{"bringToFront": "a"}` or
  /// `{"setHidden": {"view": "a", "to": true}}`.
  static func read(from reader: inout JSONReader) throws(JSONReader.Unread) -> Self {
    let start = reader
    if try reader.peek() == .quote {
      let word = try reader.text().string
      if words.contains(word), let form = forms.first(where: { $0.name == word }) {
        return try form.read(from: &reader)
      }
      if objects.contains(word) {
        throw start.problem("\(noun) \(word.quoted) needs a value, as in {\(word): …}")
      }
      throw start.unknown(noun, word, known: known, at: start.place)
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
      guard let form = forms.first(where: { $0.name == name }), objects.contains(name) else {
        stranger = stranger ?? key
        try reader.skip()
        continue
      }
      if value != nil { throw reader.problem("one \(noun) only can stand here") }
      value = try form.read(from: &reader)
    }
    if let value {
      if let stranger { try start.refuse(stranger, known: [value.name]) }
      return value
    }
    if let stranger { throw start.unknown(noun, stranger.string, known: known, at: start.place) }
    throw start.problem("no \(noun); known: \(known.listed)")
  }

  private static var known: [String] { words + objects }

  func write(to writer: inout JSONWriter) { form.write(self, to: &writer) }

  // MARK: Meaning

  func check(
    _ meaning: Meaning, _ validator: Validator, at place: () -> String
  ) throws(ScenarioError) {
    try form.check(self, validator, at: place)
  }

  mutating func map(_ role: Role, _ mapping: Mapping) -> Bool {
    guard isAllowed(by: mapping) else { return false }
    if form.subjects.isDisjoint(with: mapping.subjects) { return true }
    guard let other = form.mapped(self, mapping) else { return false }
    self = other
    return true
  }
}
