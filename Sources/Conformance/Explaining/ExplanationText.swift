import Invariants
import TouchScript

/// An explanation as people read it: the scene, what comes of each finger, what does not, and where an
/// engine departs from what is due.
public struct ExplanationText: Sendable {
  private let judgement: Judgement
  private let engine: String
  private let showsAll: Bool
  private let explanation: TraceExplanation

  /// Explains what became of a scene on an engine of that name. `showsAll`: also what goes without
  /// saying.
  public init(_ judgement: Judgement, engine: String, showsAll: Bool = false) {
    self.judgement = judgement
    self.engine = engine
    self.showsAll = showsAll
    explanation = TraceExplanation(judgement.scenario, judgement.trace)
  }

  /// All of it.
  public var whole: String {
    var parts = [judgement.scenario.description]
    if let failure = judgement.failure {
      parts.append("\(engine) gave no answer: \(failure.says)")
    } else if case .skipped(let skip) = judgement.outcome {
      parts.append("\(engine) cannot play it: \(skip.reason)")
    } else {
      parts += touches + [rest]
      if !judgement.broken.isEmpty { parts.append(departures) }
      if !explanation.unexplained.isEmpty, !judgement.broken.isEmpty { parts.append(strays) }
    }
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  // MARK: Sentences

  private var shown: [TraceExplanation.Sentence] {
    explanation.sentences.filter { showsAll || !$0.isMinor }
  }

  /// A part for each touch: what comes of it, and then what does not.
  private var touches: [String] {
    let numbers = Set(shown.compactMap(\.about.touch)).sorted()
    return numbers.map { number in
      let mine = shown.filter { $0.about.touch == number }
      let title = numbers.count == 1 ? "What happens" : "Touch \(number + 1)"
      return part(title, mine)
    }
  }

  private var rest: String { part("Also", shown.filter { $0.about.touch == nil }) }

  private func part(_ title: String, _ sentences: [TraceExplanation.Sentence]) -> String {
    if sentences.isEmpty { return "" }
    let happens = sentences.filter { $0.absent == nil }
      .sorted { ($0.at ?? 0, $0.calls.first ?? 0) < ($1.at ?? 0, $1.calls.first ?? 0) }
    let absent = sentences.filter { $0.absent != nil }
    var lines = [title] + happens.map { line($0) }
    if !absent.isEmpty { lines += ["What does not, and why"] + absent.map { line($0) } }
    return lines.joined(separator: "\n")
  }

  private func line(_ sentence: TraceExplanation.Sentence) -> String {
    let time = sentence.absent == nil ? sentence.at.map { "\($0) ms" } ?? "" : ""
    let space = String(repeating: " ", count: max(0, 8 - time.count))
    let mark = sentence.absent == nil ? space + time : "       ✗"
    let open = sentence.isOpen ? "Open: " : ""
    return "\(mark)  \(open)\(sentence.says) (\(sentence.rules.joined(separator: ", ")))"
      .wrapped(to: 98, indent: "          ")
  }

  // MARK: Departures

  /// The rules that the engine breaks, each with the wrong call.
  private var departures: String {
    let lines = judgement.broken.map { broken in
      let violation = broken.violation
      let place = violation.isMissing ? "missing" : "call \(violation.event)"
      return
        ("  ✗ \(place): \(violation.sentence.asSentence) Expected: \(violation.expected.asSentence) "
        + "(\(broken.id))")
        .wrapped(to: 98, indent: "          ")
    }
    return (["Where \(engine) departs from what is due"] + lines).joined(separator: "\n")
  }

  /// The calls to which no rule leads.
  private var strays: String {
    let calls = explanation.unexplained
    let lines = calls.prefix(12).map {
      "  call \($0): \(judgement.trace.entry(judgement.trace.events[$0]))"
    }
    let more = calls.count > 12 ? ["  and \(calls.count - 12) more"] : []
    return (["Calls to which no rule leads"] + lines + more).joined(separator: "\n")
  }
}
