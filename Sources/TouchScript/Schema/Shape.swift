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

  /// One of several forms: a word where it has no arguments, else a key with what stands behind it.
  struct Form: Sendable {
    let name: String
    let arguments: [Key]
  }
}
