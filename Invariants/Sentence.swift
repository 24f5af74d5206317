import TouchScript

/// A sentence of a finding, with the facts that it names. It is spelled as a string literal, into which
/// names and places are put by their meaning: `"\(name) got its call in event \(event: 7)"`.
struct Sentence: Sendable {
  private(set) var text = ""
  private(set) var facts: Violation.Facts = .init()

  static func + (one: Sentence, other: Sentence) -> Sentence { "\(one)\(other)" }
}

/// What a responder or a recognizer is called in sentences.
struct Name: Sendable, CustomStringConvertible {
  /// Its name in the scenario; nil for one that is not there.
  let id: Scenario.ID?
  /// What stands in place of a name.
  let substitute: String

  var description: String { id.map { "\"\($0)\"" } ?? substitute }
}

extension Sequence<Name> {
  /// The names as one part of a sentence.
  func joined(separator: String) -> Sentence {
    enumerated().reduce(into: "") { $0 = "\($0)\($1.offset == 0 ? "" : separator)\($1.element)" }
  }
}

extension Sentence: ExpressibleByStringInterpolation {
  init(stringLiteral text: String) { self.text = text }

  init(stringInterpolation sentence: StringInterpolation) { self = sentence.sentence }

  /// Puts facts into a sentence.
  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var sentence = Sentence()

    init(literalCapacity: Int, interpolationCount: Int) {}

    mutating func appendLiteral(_ literal: String) { sentence.text += literal }

    mutating func appendInterpolation(_ value: some Any) { sentence.text += "\(value)" }

    mutating func appendInterpolation(_ part: Sentence) {
      sentence.text += part.text
      sentence.facts.add(part.facts)
    }

    mutating func appendInterpolation(_ name: Name) {
      sentence.text += name.description
      if let id = name.id { sentence.facts.names.append(id) }
    }

    mutating func appendInterpolation(id: Scenario.ID) {
      appendInterpolation(Name(id: id, substitute: ""))
    }

    mutating func appendInterpolation(finger: Int) {
      sentence.text += "\(finger)"
      sentence.facts.fingers.append(finger)
    }

    /// A time of the script or the trace, in milliseconds.
    mutating func appendInterpolation(time: Int) {
      sentence.text += "\(time) ms"
      sentence.facts.times.append(time)
    }

    /// What lies between two such times.
    mutating func appendInterpolation(span: Int) {
      sentence.text += "\(span) ms"
      sentence.facts.spans.append(span)
    }

    /// Another event of the trace.
    mutating func appendInterpolation(event: Int) {
      sentence.text += "event \(event)"
      sentence.facts.events.append(event)
    }

    /// Another event of the trace, in which a recognizer sends its action.
    mutating func appendInterpolation(action event: Int) {
      sentence.text += "event \(event)"
      sentence.facts.actions.append(event)
    }

    /// The event after which the wrong one should stand, and does not.
    mutating func appendInterpolation(after event: Int) {
      sentence.text += "after event \(event)"
      sentence.facts.laterEvents.append(event)
    }
  }
}
