/// A value that is one of several forms: a change, a trigger, an override.
protocol Variant: Spellable, CustomStringConvertible {
  /// What one of them is called in errors.
  static var noun: String { get }
  /// All forms that there are.
  static var forms: [Form<Self>] { get }
  /// The form that the value is of.
  var form: Form<Self> { get }
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
  public init(from decoder: any Decoder) throws {
    let choice = try Choice(
      decoder, Self.noun, words: Self.words, objects: Self.objects)
    guard let form = Self.forms.first(where: { $0.name == choice.name }) else {
      throw ScenarioError(path: decoder.codingPath, problem: "unknown \(Self.noun)")
    }
    self = try form.read(choice)
  }

  /// Writes a word, or an object of one key.
  public func encode(to encoder: any Encoder) throws { try form.write(self, encoder) }

  static func read(from reader: inout JSONReader) throws(JSONReader.Unread) -> Self {
    if try reader.peek() == .quote {
      let word = try reader.text().string
      guard let form = forms.first(where: { $0.arguments.isEmpty && $0.name == word })
      else { throw JSONReader.Unread() }
      return try form.read(from: &reader)
    }
    try reader.take(.brace)
    var value: Self?
    var isFirst = true
    while let key = try reader.key(isFirst: &isFirst) {
      let name = key.string
      let form = forms.first { !$0.arguments.isEmpty && $0.name == name }
      guard let form else {
        try reader.skip()
        continue
      }
      guard value == nil else { throw JSONReader.Unread() }
      value = try form.read(from: &reader)
    }
    guard let value else { throw JSONReader.Unread() }
    return value
  }

  func write(to writer: inout JSONWriter) { form.write(self, to: &writer) }

  // MARK: Meaning

  static func isChecked(_ meaning: Meaning) -> Bool { true }

  func check(
    _ meaning: Meaning, _ validator: Validator, at place: () -> String
  ) throws(ScenarioError) {
    try form.check(self, validator, place)
  }

  static func subjects(_ role: Role) -> Mapping.Subjects {
    forms.reduce(into: []) { $0.formUnion($1.subjects) }
  }

  mutating func map(_ role: Role, _ mapping: Mapping) -> Bool {
    if form.subjects.isDisjoint(with: mapping.subjects) { return true }
    guard let other = try? form.map(self, mapping) else { return false }
    self = other
    return true
  }
}
