internal import EmbeddedTexts
import TouchScript

/// Engines that `Lenses.txt` lists, a line each: what they do, to what, and the rules that they break.
///
/// `ignores view.alpha` plays each view with that property as on a new one, and without the changes that
/// would set it; `ignores change.bringToFront` leaves the change out. `loses`, `repeats` and `delays`
/// change calls of a kind, such as `responder`, or of a kind with a phase, state, method, event or
/// answer, such as `responder.moved`.
extension WrongEngine {
  static let listed = String(cString: Lenses_txt()).split(separator: "\n").map { line in
    let words = String(line).words
    let path = words[1].split(separator: ".").map(String.init)
    let (sentence, lens) = Lens.listed(words[0], path)
    return WrongEngine(
      ([words[0]] + path).joined(separator: "-"), sentence,
      words.dropFirst(2).joined(separator: " "), lens)
  }
}

extension Lens {
  /// What a line of the list does, with a sentence that says it.
  fileprivate static func listed(_ verb: String, _ path: [String]) -> (sentence: String, Lens) {
    let (subject, name) = (path[0], path[path.count - 1])
    let isMeant: @Sendable (Observation) -> Bool = { call in
      "\(call.kind)" == subject && (path.count == 1 || call.isNarrowed(to: name))
    }
    let calls = "`\(subject)`" + (path.count > 1 ? " with `\(name)`" : "")
    return switch (verb, subject) {
    case ("ignores", "change"):
      ("The change `\(name)` does nothing.", .without { $0.record.form.name == name })
    case ("ignores", _):
      (
        "The engine ignores `\(path.dropFirst().joined(separator: "."))` of "
          + "\(subject == "application" ? "the" : "a") \(subject).",
        Lens([.scene { $0.reset(path) }, .without { $0.record.form.name == setter(of: path) }])
      )
    case ("loses", _):
      ("No call \(calls) is made.", .losing { call, _ in isMeant(call) })
    case ("repeats", _):
      (
        "Each call \(calls) is made twice.",
        .instead { call, _ in isMeant(call) ? [call, call] : [call] }
      )
    default:
      (
        "Each call \(calls) comes after the one behind it.",
        .trace { seen, _ in seen.delay(isMeant) }
      )
    }
  }

  /// The name of the change that sets a property, such as `setHidden` for `isHidden`.
  private static func setter(of path: [String]) -> String {
    let name = path[path.count - 1]
    let noun = name.hasPrefix("is") ? String(name.dropFirst(2)) : name
    return (path[0] == "recognizer" ? "setRecognizer" : "set") + noun.prefix(1).uppercased()
      + noun.dropFirst()
  }
}

// MARK: - Ignored properties

extension Scenario {
  /// Gives a property, such as `view.overrides.next`, the value that it has on a new part.
  fileprivate mutating func reset(_ path: [String]) {
    let name = path[path.count - 1]
    switch path.dropLast().joined(separator: ".") {
    case "view": views.each { $0.reset(name) }
    case "view.overrides": views.each { $0.overrides.reset(name) }
    case "view.scrolling": views.each { $0.scrolling.reset(name) }
    case "recognizer": recognizers.each { $0.reset(name) }
    case "recognizer.delegate": recognizers.each { $0.delegate?.reset(name) }
    case "controller": controllers.each { $0.reset(name) }
    case "application": application.reset(name)
    default: application.delegate?.reset(name)
    }
  }
}

/// A part of a scene whose properties a schema states.
private protocol Part: Sendable {
  static var schema: Schema<Self> { get }
  /// The part as it is when it is new.
  var new: Self { get }
}

extension Part {
  /// Gives a property the value that it has on a new part.
  fileprivate mutating func reset(_ name: String) {
    guard let property = Self.schema.properties.first(where: { $0.name == name }) else { return }
    property.setValue(&self, property.value(new))
  }
}

extension Scenario.View: Part {}
extension Scenario.Overrides: Part {}
extension Scenario.Scrolling: Part {}
extension Scenario.Recognizer: Part {}
extension Scenario.Recognizer.Delegate: Part {}
extension Scenario.Controller: Part {}
extension Scenario.Application: Part {}
extension Scenario.Application.Delegate: Part {}

// MARK: - Calls

extension Observation {
  /// Whether the call has this phase, state, method, event or answer.
  fileprivate func isNarrowed(to word: String) -> Bool {
    switch kind {
    case .responder, .recognizer: phase.rawValue == word
    case .action, .reset: state.rawValue == word
    default: self.word?.text == word || answer.description == word
    }
  }
}

extension [Trace.Entry] {
  /// Moves each call that `isMeant` picks behind the call after it, if both belong to one time.
  fileprivate mutating func delay(_ isMeant: (Observation) -> Bool) {
    for index in indices.dropLast() where isMeant(self[index].what) {
      if self[index].at == self[index + 1].at, !isMeant(self[index + 1].what) {
        swapAt(index, index + 1)
      }
    }
  }
}
