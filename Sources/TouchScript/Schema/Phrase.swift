/// What descriptions say of a value that differs from a new part's.
struct Phrase<Value: Spellable>: Sendable {
  /// The remarks on a value of the property of a name.
  let remarks: @Sendable (Value, _ name: String) -> [String]

  /// The name and the value: `next: b`.
  static var named: Phrase { Phrase { value, name in ["\(name): \(value.shown)"] } }

  /// Nothing: it is said elsewhere.
  static var silent: Phrase { Phrase { _, _ in [] } }

  /// The value alone.
  static var value: Phrase { Phrase { value, _ in [value.shown] } }

  /// Words that stand for the only value that is ever said.
  static func words(_ words: String) -> Phrase { Phrase { _, _ in [words] } }

  /// Words, then the value: `level 1`; an empty list is none.
  static func before(_ words: String) -> Phrase {
    Phrase { value, _ in
      let shown = value.shown
      return ["\(words) \(shown.isEmpty ? "none" : shown)"]
    }
  }

  /// The value, then words: `3 items`.
  static func after(_ words: String) -> Phrase {
    Phrase { value, _ in ["\(value.shown) \(words)"] }
  }

  /// As many remarks as there are.
  static func each(_ remarks: @escaping @Sendable (Value) -> [String]) -> Phrase {
    Phrase { value, _ in remarks(value) }
  }
}

extension Phrase<Bool> {
  /// Words for either value.
  static func either(_ yes: String, _ no: String) -> Phrase {
    Phrase { value, _ in [value ? yes : no] }
  }
}
