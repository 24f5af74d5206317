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
    if let broken = difference.broken, let side = difference.side {
      text.head =
        "\(broken.rule) is broken by \(labels.name(side)), and not by \(labels.name(side.opposite))"
      text.sentence = broken.sentence
      text.rule = comparison.campaign.rule(broken.rule)
      text.events = EventLines(difference.traces[side.rawValue])
      text.violation = broken.violation
    } else {
      text.head = "\(labels.names[0]) and \(labels.names[1]) differ, and no rule says who is right"
    }
    text.scenario = difference.scenario
    if let call = difference.first {
      text.notes = zip(labels.names, call.calls).map { name, said in
        ("Differs", "at \(call.at) ms only \(name): \(said ?? "nothing more at that time")")
      }
    }
    text.others = Comparison.Side.allCases.map { side in
      (
        "broken here by \(labels.name(side)) alone",
        difference.alsoBroken.filter { $0.side == side }.map(\.rule)
      )
    }
    let found =
      "seed \(comparison.campaign.seed), case \(difference.case), in "
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
      (differences.map { JSONReport.line("difference", $0) }
      + [JSONReport.line("summary", summary)]).joined(separator: "\n")
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
