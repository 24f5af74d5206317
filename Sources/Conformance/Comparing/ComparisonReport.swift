import Invariants
import PropertyTesting
import TouchScript

/// What came of a search for scenes on which two engines differ.
public struct ComparisonReport: Sendable {
  let comparison: Comparison
  let outcome: Comparison.Outcome
  /// What they differ in, each once.
  public let differences: [Difference]

  /// Whether both played, and nothing was different that counts.
  public var isClean: Bool { differences.isEmpty && outcome.failed.isEmpty }
  /// Why the search ended early, as one of them was no longer asked; nil: it did not.
  public var gaveOut: String? { outcome.gaveOut }

  /// The engines' names, and what replays a scene on each: what stands behind the token.
  public struct Labels: Sendable {
    let names: [String]
    let replays: [String]
    let program: String

    /// Names both; `replays` are the options and the command that a replay on each needs.
    public init(names: [String], replays: [String], program: String = "touchstone") {
      self.names = names
      self.replays = replays
      self.program = program
    }

    func name(_ side: Comparison.Side) -> String { names[side.rawValue] }
  }

  // MARK: - Text

  /// The report as people read it.
  public func text(_ labels: Labels, _ detail: Detail = .brief) -> String {
    let seed = comparison.campaign.seed
    let failures = Comparison.Side.allCases.compactMap { side -> FindingText? in
      guard let first = outcome.firstFailed[side] else { return nil }
      return FindingText(
        head: "\(labels.name(side)) \(first.failure.kind.verb): "
          + "\(first.failure.says.onOneLine(upTo: 400)) (seed \(seed), case \(first.case))")
    }
    let found = FindingText.list(failures, brief: [], differences.map { told($0, labels) }, detail)
    return (found.isEmpty ? "" : found + "\n\n") + summary(labels)
  }

  private func told(_ difference: Difference, _ labels: Labels) -> FindingText {
    var text = FindingText()
    if let (rule, side) = difference.accusation {
      text.head =
        "\(rule.id) is broken by \(labels.name(side)), and not by \(labels.name(side.opposite))"
      text.sentence = rule.violation.sentence
      text.rule = rule.rule
      text.events = EventLines(difference.traces[side.rawValue])
      text.violation = rule.violation
    } else {
      text.head = "\(labels.names[0]) and \(labels.names[1]) differ, and no rule says who is right"
    }
    text.scenario = difference.scenario
    if let call = difference.call {
      text.notes = zip(labels.names, [call.one, call.other]).map { name, entry in
        let said = entry.map { String(describing: $0) } ?? "nothing more at that time"
        return ("Differs", "at \(call.at) ms only \(name): \(said)")
      }
    }
    text.others = Comparison.Side.allCases.map { side in
      (
        "broken here by \(labels.name(side)) alone",
        difference.furtherAccusations.filter { $0.side == side }.map(\.id)
      )
    }
    let found =
      "seed \(comparison.campaign.seed), case \(difference.caseIndex), in "
      + "\(difference.cases.of("case")): shrunk from \(difference.originalSize) to "
      + "\(difference.size) in \(difference.evaluations.of("evaluation"))\(difference.ending.words)"
    text.values = [("Found", FindingText.wrapped(found.asSentence))]
    text.replays =
      difference.token.map { token in
        labels.replays.map { "\(labels.program) replay \(token)\($0)" }
      } ?? []
    return text
  }

  private func summary(_ labels: Labels) -> String {
    var lines = [
      "\(labels.names[0]) against \(labels.names[1])",
      "\(outcome.cases.of("case")) of seed \(comparison.campaign.seed): \(outcome.compared) compared, "
        + "\(outcome.differing) differ; \(differences.count.of("difference"))",
    ]
    for side in Comparison.Side.allCases {
      lines += Unjudged.line("skipped by \(labels.name(side)):", outcome.skipped[side] ?? [:])
      if let failed = outcome.failed[side] {
        lines.append("\(labels.name(side)) gave no answer in \(failed.of("case"))")
      }
      let silent = kinds(leftOutFor: side)
      if !silent.isEmpty {
        lines.append(
          "not compared, since \(labels.name(side)) does not report it: "
            + silent.joined(separator: ", "))
      }
    }
    if let gaveOut { lines.append("the search ended early: \(gaveOut)") }
    return lines.map { $0.wrapped(to: 100, indent: "  ") }.joined(separator: "\n")
  }

  private func kinds(leftOutFor side: Comparison.Side) -> [String] {
    Observation.Kind.allCases.filter { outcome.silent[$0] == side }.map { String(describing: $0) }
  }

  // MARK: - JSON

  /// The report as machines read it: a line for each difference, and a last one.
  public func json(_ labels: Labels, isComplete: Bool) -> String {
    let sides = Comparison.Side.allCases
    let summary = Summary(
      engines: [comparison.campaign.system.about, comparison.other.about].enumerated().map {
        .init(label: labels.names[$0], name: $1.name, version: $1.version)
      },
      seed: comparison.campaign.seed, cases: outcome.cases, compared: outcome.compared,
      differing: outcome.differing, skipped: sides.map { outcome.skipped[$0] ?? [:] },
      failed: sides.map { outcome.failed[$0] ?? 0 }, unreported: sides.map(kinds),
      gaveOut: gaveOut, complete: isComplete && gaveOut == nil)
    return
      (differences.map { JSONReport.line("difference", record(of: $0, labels)) }
      + [JSONReport.line("summary", summary)]).joined(separator: "\n")
  }

  private func record(of difference: Difference, _ labels: Labels) -> Record {
    let (rule, side) = (difference.accusation?.rule, difference.accusation?.side)
    return Record(
      rule: rule?.id, breaks: side.map(labels.name), sentence: rule?.violation.sentence,
      expected: rule?.violation.expected,
      alsoBroken: difference.furtherAccusations.map {
        .init(rule: $0.id, by: labels.name($0.side))
      },
      first: difference.call.map { call in
        .init(at: call.at, calls: [call.one, call.other].map { $0.map(String.init(describing:)) })
      },
      seed: comparison.campaign.seed, case: difference.caseIndex, cases: difference.cases,
      token: difference.token, scenario: difference.scenario, size: difference.size,
      evaluations: difference.evaluations, ending: difference.ending,
      traces: difference.traces.map { $0.observations.map(\.timedLine) })
  }

  private struct Record: Encodable {
    @Nullable var rule: Rule.ID?
    @Nullable var breaks: String?
    @Nullable var sentence: String?
    @Nullable var expected: String?
    let alsoBroken: [Broken]
    @Nullable var first: First?
    let seed: UInt64
    let `case`: Int
    let cases: Int
    @Nullable var token: String?
    let scenario: Scenario
    let size: SceneSize
    let evaluations: Int
    let ending: Ending
    let traces: [[String]]

    struct Broken: Encodable {
      let rule: Rule.ID
      let by: String
    }

    struct First: Codable, Hashable {
      let at: Int
      /// What the one engine does and the other does not, and the other way round.
      let calls: [String?]
    }
  }

  private struct Summary: Encodable {
    let engines: [Engine]
    let seed: UInt64
    let cases: Int
    let compared: Int
    let differing: Int
    let skipped: [[String: Int]]
    let failed: [Int]
    let unreported: [[String]]
    @Nullable var gaveOut: String?
    let complete: Bool

    struct Engine: Encodable {
      let label: String
      let name: String
      let version: String
    }
  }
}
