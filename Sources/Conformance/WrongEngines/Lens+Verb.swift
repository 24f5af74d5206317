import TouchScript

extension Lens {
  /// What a line of `Lenses.txt` does to what it is about: a property of a part, such as
  /// `view.overrides.next`, a change, such as `change.setAlpha`, or calls, such as `responder.moved`.
  enum Verb: String {
    case ignores, misdelivers, loses, repeats, delays

    /// The lens that does it.
    func lens(about path: [String]) -> Lens {
      let name = path[path.count - 1]
      let isMeant: @Sendable (Observation) -> Bool = { call in
        "\(call.kind)" == path[0] && (path.count == 1 || call.isNarrowed(to: name))
      }
      return switch self {
      case .ignores where path[0] == "change": .without { $0.form.name == name }
      case .ignores: .ignoring(path)
      case .misdelivers: .ignoring(path).withRightHitTests
      case .loses: .losing { call, _ in isMeant(call) }
      case .repeats: .instead { call, _ in isMeant(call) ? [call, call] : [call] }
      case .delays: .trace { calls, _ in calls.delay(isMeant) }
      }
    }

    /// What the engine does, in a sentence.
    func sentence(about path: [String]) -> String {
      let name = path[path.count - 1]
      let property =
        "`\(path.dropFirst().joined(separator: "."))` of "
        + "\(path[0] == "application" ? "the" : "a") \(path[0])"
      let calls = "`\(path[0])`" + (path.count > 1 ? " with `\(name)`" : "")
      return switch self {
      case .ignores where path[0] == "change": "The change `\(name)` does nothing."
      case .ignores: "The engine ignores \(property)."
      case .misdelivers: "The engine hit-tests as it should, and then ignores \(property)."
      case .loses: "No call \(calls) is made."
      case .repeats: "Each call \(calls) is made twice."
      case .delays: "Each call \(calls) comes after the one behind it."
      }
    }
  }
}

extension Observation {
  /// Whether the call has this phase, state, method, event or answer.
  fileprivate func isNarrowed(to word: String) -> Bool {
    switch self.kind {
    case .responder, .recognizer: self.phase.rawValue == word
    case .action, .reset: self.state.rawValue == word
    default: self.word?.text == word || self.answer.description == word
    }
  }
}

extension [Observation] {
  /// Moves each call that `isMeant` picks behind the call after it, if both belong to one time.
  fileprivate mutating func delay(_ isMeant: (Observation) -> Bool) {
    for index in indices.dropLast() where isMeant(self[index]) {
      if self[index].at == self[index + 1].at, !isMeant(self[index + 1]) {
        swapAt(index, index + 1)
      }
    }
  }
}
