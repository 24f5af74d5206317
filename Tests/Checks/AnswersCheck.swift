import Conformance
import Experiments
import Foundation
import Invariants
import Stage
import TouchScript

/// Compares what the engine does, and what `explain` says of it, with settled answers: what devices
/// printed, everyday questions, and public bug reports.
///
/// `Answers/*.jsonl` has a line for each answer. What differs today is listed there as `differs`; nothing
/// else may differ, and what no longer differs must leave the list.
enum AnswersCheck {
  /// Prints what differs, and answers whether that is just what is listed. `--record` writes the lists anew,
  /// and the explaining rule where none is stated.
  static func run(_ words: [String]) throws -> Bool {
    guard words.isEmpty || words == ["--record"] else { throw Complaint("answers takes --record") }
    if !words.isEmpty { for file in files { try record(file) } }
    var problems = Experiment.all.compactMap { experiment in
      let trace = Stage().outcome(of: experiment.scenario).trace ?? Trace()
      return experiment.mismatch(with: trace).map { "\(experiment.id): \($0)" }
    }
    var listed = 0
    let answers = try all()
    for answer in answers {
      problems += answer.problems(tryingChanges: true)
      listed += answer.differs?.count ?? 0
    }
    for problem in problems { print(problem) }
    print(
      "\(Experiment.all.count) experiments and \(answers.count) answers: \(problems.count) differ, besides \(listed) listed."
    )
    return problems.isEmpty
  }

  static let files = ["everyday", "public-reports", "explanations"]

  /// All answers, in the order of their files.
  static func all() throws -> [Answer] { try files.flatMap(answers) }

  private static func path(of file: String) -> String {
    packageFolder.appending(path: "Tests/Checks/Answers/\(file).jsonl").path
  }

  private static func answers(in file: String) throws -> [Answer] {
    try lines(of: path(of: file)).enumerated().map { index, line in
      do {
        return try JSONDecoder().decode(Answer.self, from: Data(line.utf8))
      } catch {
        throw Complaint("\(path(of: file)), line \(index + 1): \(error)")
      }
    }
  }

  private static func record(_ file: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let text = try answers(in: file).map { answer in
      var answer = answer
      let found = answer.differences(tryingChanges: true)
      answer.differs = found.isEmpty ? nil : found
      if found.isEmpty, answer.rule == nil, answer.reason == nil {
        answer.rule = try answer.explainingRule()
      }
      return String(decoding: try encoder.encode(answer), as: UTF8.self) + "\n"
    }
    try Data(text.joined().utf8).write(to: URL(filePath: path(of: file)))
  }
}

/// A settled answer: whether something happens in a scene, and by which rule.
struct Answer: Codable {
  /// A name, such as `PB-07: two fingers`.
  let id: String
  /// Where the question was asked.
  let source: String?
  /// What is asked, or was reported.
  let question: String
  /// The subject and the event, as a query: `event save touchUpInside`.
  let query: String
  /// Whether it happens.
  let answer: Bool
  /// The first rule of the sentence that explains it, and words of that sentence.
  var rule: String?
  let because: String?
  /// The settled reason, as the explanation must have it.
  let reason: Reason?
  /// What the whole explanation must match, and must not.
  let explains: [String]?
  let explainsNot: [String]?
  /// Single changes that make a query true.
  let changes: [Change]?
  let scenario: Scenario
  /// What is not as settled today.
  var differs: [String]?

  /// What something in the scene did or has that makes the answer so, and by which rule.
  struct Reason: Codable {
    /// The view, recognizer or finger.
    let subject: String
    /// What it did or has; see `TraceExplanation.Cause`.
    let event: String
    /// When; left out: it does not matter.
    let at: Int?
    /// The first rule; left out: there is none yet.
    let rule: String?
    /// What the sentence is about; left out: what the query asks about.
    let of: String?
  }

  /// How a single change begins in words, and the query that it makes true.
  struct Change: Codable {
    let change: String
    let query: String
  }
}

extension Answer {
  /// What is not as settled, in the words of `differs`.
  func differences(tryingChanges isTrying: Bool) -> [String] {
    let trace = played(scenario)
    var found: [String] = []
    do {
      let query = try Query(query, in: scenario)
      if query.holds(in: trace) != answer { found.append("answer") }
      let explanation = TraceExplanation(scenario, trace)
      if !isExplained(query, trace, explanation) { found.append("rule") }
      if let reason, !isReason(reason, query, trace, explanation) { found.append("reason") }
      let says = explanation.sentences.map(\.says).joined(separator: "\n")
      func matches(_ pattern: String) throws -> Bool { try says.contains(Regex(pattern)) }
      found += try (explains ?? []).filter { try !matches($0) }.map { "explains \($0)" }
      found += try (explainsNot ?? []).filter(matches).map { "explainsNot \($0)" }
      if isTrying {
        found += try (changes ?? []).filter { try !works($0) }.map { "change \($0.change)" }
      }
    } catch {
      found.append("\(error)")
    }
    return found
  }

  /// What differs and is not listed, and what is listed and does not differ.
  func problems(tryingChanges isTrying: Bool) -> [String] {
    let found = differences(tryingChanges: isTrying)
    let listed = (differs ?? []).filter { isTrying || !$0.hasPrefix("change ") }
    return found.filter { !listed.contains($0) }.map { "\(id): \($0) is not as settled (\(query))" }
      + listed.filter { !found.contains($0) }.map {
        "\(id): \($0) is as settled now, but listed as different"
      }
  }

  private func played(_ scenario: Scenario) -> Trace {
    Stage().outcome(of: scenario).trace ?? Trace()
  }

  /// Whether a sentence of the explanation has the rule first, and the words.
  private func isExplained(_ query: Query, _ trace: Trace, _ explanation: TraceExplanation) -> Bool
  {
    if let because {
      let sentence = explanation.sentences.first { $0.says.contains(because) }
      return sentence != nil && (rule == nil || sentence?.rules.first == rule)
    }
    return rule == nil
      || Self.sentences(about: query, trace, explanation).contains { $0.rules.first == rule }
  }

  /// Whether a sentence about what is asked has the reason among its causes, and its rule first.
  private func isReason(
    _ reason: Reason, _ query: Query, _ trace: Trace, _ explanation: TraceExplanation
  ) -> Bool {
    let sentences =
      reason.of.map { name in explanation.sentences.filter { $0.about.name == name } }
      ?? Self.sentences(about: query, trace, explanation)
    return sentences.contains { sentence in
      (reason.rule == nil || sentence.rules.first == reason.rule)
        && sentence.causes.contains {
          $0.name == reason.subject && $0.event == reason.event
            && (reason.at == nil || $0.at == reason.at)
        }
    }
  }

  /// The sentences about the calls that a query asks for, or about their absence.
  private static func sentences(
    about query: Query, _ trace: Trace, _ explanation: TraceExplanation
  ) -> [TraceExplanation.Sentence] {
    let calls = Set(Query(query.happening).calls(in: trace))
    let subject = query.happening.name
    return explanation.sentences.filter { sentence in
      calls.isEmpty
        ? sentence.absent?.contains("\"\(subject)\"") == true
        : !calls.isDisjoint(with: sentence.calls)
    }
  }

  /// The rule by which the answer is explained today.
  func explainingRule() throws -> String? {
    let trace = played(scenario)
    let query = try Query(query, in: scenario)
    return Self.sentences(about: query, trace, TraceExplanation(scenario, trace)).first?.rules.first
  }

  /// Whether a single change of this kind makes its query true.
  private func works(_ change: Change) throws -> Bool {
    let query = try Query(change.query, in: scenario)
    return scenario.singleEdits.contains { edit in
      edit.says.hasPrefix(change.change) && query.holds(in: played(edit.scenario))
    }
  }
}
