import Foundation
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
    let happens = inOrder(sentences.filter { $0.absent == nil })
    let absent = once(sentences.filter { $0.absent != nil })
    var lines = [title] + once(happens).map { line($0.sentence, again: $0.again) }
    if !absent.isEmpty {
      lines += ["What does not, and why"] + absent.map { line($0.sentence, again: []) }
    }
    return lines.joined(separator: "\n")
  }

  /// In order of time, and of calls; a sentence without a call of its own stays behind the one before it.
  private func inOrder(_ sentences: [TraceExplanation.Sentence]) -> [TraceExplanation.Sentence] {
    var call = 0
    let places = sentences.enumerated().map { number, sentence in
      call = sentence.calls.first ?? call
      return (at: sentence.at ?? 0, call: call, number: number)
    }
    return places.sorted { $0 < $1 }.map { sentences[$0.number] }
  }

  /// Each sentence once, with the later times at which the same is so again.
  private func once(
    _ sentences: [TraceExplanation.Sentence]
  ) -> [(sentence: TraceExplanation.Sentence, again: [Int])] {
    var found: [(sentence: TraceExplanation.Sentence, again: [Int])] = []
    for sentence in sentences {
      let same = found.firstIndex {
        $0.sentence.says == sentence.says && $0.sentence.rules == sentence.rules
          && $0.sentence.isOpen == sentence.isOpen
      }
      if let same {
        found[same].again += sentence.at.map { [$0] } ?? []
      } else {
        found.append((sentence, []))
      }
    }
    return found
  }

  /// The later times at which the same is so: `Again at 60, 80 and 100 ms.`
  private static func again(at times: [Int]) -> String {
    let shown = times.prefix(4).map(String.init)
    if times.count > 4 {
      return
        "Again at \(shown.joined(separator: ", ")) ms, and \((times.count - 4).of("more time"))."
    }
    return "Again at \(shown.formatted(.list(type: .and).locale(Locale(identifier: "en_GB")))) ms."
  }

  private func line(_ sentence: TraceExplanation.Sentence, again: [Int]) -> String {
    let time = sentence.absent == nil ? sentence.at.map { "\($0) ms" } ?? "" : ""
    let space = String(repeating: " ", count: max(0, 8 - time.count))
    let mark = sentence.absent == nil ? space + time : "       ✗"
    let open = sentence.isOpen ? "Open: " : ""
    let later = again.isEmpty ? "" : " \(Self.again(at: again))"
    return "\(mark)  \(open)\(sentence.says)\(later) (\(sentence.rules.joined(separator: ", ")))"
      .wrapped(to: 98, indent: "          ")
  }

  // MARK: Departures

  /// What the engine does wrong, each wrong call with the rules that it breaks.
  private var departures: String {
    var says: [(words: String, rules: [Rule.ID])] = []
    for broken in judgement.broken {
      let violation = broken.violation
      let place = violation.isMissing ? "missing" : "call \(violation.event)"
      let words =
        "  ✗ \(place): \(violation.sentence.asSentence) Expected: \(violation.expected.asSentence)"
      if let same = says.firstIndex(where: { $0.words == words }) {
        says[same].rules.append(broken.id)
      } else {
        says.append((words, [broken.id]))
      }
    }
    let lines = says.map {
      "\($0.words) (\($0.rules.joined(separator: ", ")))".wrapped(to: 98, indent: "          ")
    }
    return (["Where \(engine) departs from what is due"] + lines).joined(separator: "\n")
  }

  /// The calls to which no rule leads.
  private var strays: String {
    let calls = explanation.unexplained
    let lines = calls.prefix(12).map {
      "  call \($0): \(judgement.trace.line(of: judgement.trace.events[$0]))"
    }
    let more = calls.count > 12 ? ["  and \(calls.count - 12) more"] : []
    return (["Calls to which no rule leads"] + lines + more).joined(separator: "\n")
  }
}
