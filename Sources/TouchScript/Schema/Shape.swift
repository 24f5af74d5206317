/// What a value of a scenario is in a file.
indirect enum Shape: Sendable {
  /// True or false.
  case flag
  case whole
  case number
  case text
  /// One of these words.
  case words([String])
  case list(Shape)
  /// An object with these keys; a title names all of its kind.
  case object(String, [Key])
  /// A word, or an object of one key: one of several forms.
  case forms(String, [Form])
  /// Any of these.
  case any(String, [Shape])
  case null

  /// A key of an object, and what stands behind it.
  struct Key: Sendable {
    let name: String
    let meaning: Meaning
    /// Whether it may not be left out.
    let isRequired: Bool
    /// Made when it is asked for: a key lives as long as the process, and few ask for its shape.
    private let makeShape: @Sendable () -> Shape

    var shape: Shape { makeShape() }

    init(
      _ name: String, _ shape: @autoclosure @escaping @Sendable () -> Shape,
      _ meaning: Meaning = Meaning(), isRequired: Bool = false
    ) {
      self.name = name
      makeShape = shape
      self.meaning = meaning
      self.isRequired = isRequired
    }
  }

  /// Whether it is an object with a key of that name.
  func has(_ key: String) -> Bool {
    if case .object(_, let keys) = self { keys.contains { $0.name == key } } else { false }
  }

  /// One of several forms: a word where it has no arguments, else a key with what stands behind it.
  struct Form: Sendable {
    let name: String
    let arguments: [Key]
  }
}

// MARK: - What the rest of a scenario has to do with it

extension Shape {
  /// Whether some values are refused where they have a meaning.
  func isChecked(_ meaning: Meaning) -> Bool {
    switch self {
    case .flag, .null: false
    case .whole, .number, .words: meaning.bounds != nil || meaning.role == .finger
    // Own names are checked when they are taken.
    case .text: meaning.role == .action || meaning.role.isReference
    case .list(let member): meaning.bounds != nil || member.isChecked(meaning)
    case .object, .forms: true
    case .any(_, let shapes): shapes.contains { $0.isChecked(meaning) }
    }
  }

  /// What in values of a role a mapping may change.
  func subjects(_ role: Role) -> Mapping.Subjects {
    func all(_ keys: [Key]) -> Mapping.Subjects {
      keys.reduce(into: []) { $0.formUnion($1.shape.subjects($1.meaning.role)) }
    }
    switch (self, role) {
    case (.text, .name), (.text, .reference): return .names
    case (.text, .action): return .actions
    case (.whole, .finger): return .fingers
    case (.whole, .time): return .times
    case (.object, .place): return .places
    case (.object(_, let keys), _): return all(keys)
    case (.list(let member), _): return member.subjects(role)
    case (.forms(_, let forms), _): return all(forms.flatMap(\.arguments))
    case (.any(_, let shapes), _):
      return shapes.reduce(into: []) { $0.formUnion($1.subjects(role)) }
    default: return []
    }
  }
}
