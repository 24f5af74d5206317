import Foundation
import Invariants
import PropertyTesting
import TouchScript

/// A report as JSON lines: a line for each failure of the engine, each finding, each rule and each false line
/// of the list of known failures; and a summary as the last.
extension Report {
  /// The lines, without the end of the last one.
  public var json: String {
    let lines =
      failures.map { JSONReport.line("breakdown", $0) }
      + findings.map { JSONReport.line("failure", $0) }
      + rules.map { JSONReport.line("verdict", $0) } + stale.map { JSONReport.line("stale", $0) }
      + [JSONReport.line("summary", Summary(self))]
    return lines.joined(separator: "\n")
  }

  /// How the engine was searched, and what became of the rules, list by list.
  struct Summary: Encodable {
    let search: Search
    let lists: Lists

    init(_ report: Report) {
      search = report.search
      lists = Lists(report)
    }

    func encode(to encoder: any Encoder) throws {
      try search.encode(to: encoder)
      try lists.encode(to: encoder)
    }
  }

  /// The rules by their verdicts, and what else follows from the lines before.
  struct Lists: Encodable {
    let held: [Rule.ID]
    let broken: [Rule.ID]
    let known: [Rule.ID]
    let notExercised: [Rule.ID]
    let unspecified: [Rule.ID]
    let notJudged: [Rule.ID]
    let unexercised: [Rule.ID]
    let starved: [Rule.ID]
    let exercised: [Rule.ID: Int]
    let lacking: [Rule.ID: [String]]?
    let unreported: [Rule.ID: [String]]?
    /// What the cases say about those that were not tried.
    let meaning: Meaning?
    @Nullable var warning: String?

    struct Meaning: Encodable {
      let failing: Int
      let failureRate: Bounds
    }

    struct Bounds: Encodable {
      let low: Double
      let high: Double
    }

    init(_ report: Report) {
      let judged = report.rules.filter { ![.unspecified, .notJudged].contains($0.verdict) }
      func table<Value>(_ value: (RuleLine) -> Value?) -> [Rule.ID: Value] {
        report.rules.reduce(into: [:]) { $0[$1.rule] = value($1) }
      }
      broken = report.broken
      known = report.rules(.known)
      held = judged.filter { $0.exercised > 0 && ![.broken, .known].contains($0.verdict) }.map(
        \.rule)
      notExercised =
        judged.filter { $0.exercised == 0 && ![.broken, .known].contains($0.verdict) }.map(\.rule)
      unspecified = report.rules(.unspecified)
      notJudged = report.rules(.notJudged)
      unexercised = report.unexercised
      starved = report.starved
      let unchecked = Set(Rulebook.all.filter { !$0.isChecked }.map(\.id))
      exercised = table { unchecked.contains($0.rule) ? nil : $0.exercised }
      let (lacking, unreported) = (table(\.lacking), table(\.unreported))
      self.lacking = lacking.isEmpty ? nil : lacking
      self.unreported = unreported.isEmpty ? nil : unreported
      let (failing, played) = (report.search.failing, report.search.played)
      let interval = Proportion(failing, of: played).interval
      meaning =
        report.search.isSample
        ? Meaning(
          failing: failing,
          failureRate: Bounds(
            low: interval.lowerBound,
            high: failing == 0 ? FailureBound.afterNoFailure(in: played) : interval.upperBound))
        : nil
      warning = report.warning
    }
  }
}

// MARK: - Reading

extension Report {
  /// The reports of the runs that a text holds, one behind the other. The last may have been cut short: it has
  /// no search then.
  ///
  /// - Throws: Where a line is none of a report, or a scene in it is not valid.
  static func all(in text: String, named name: String) throws(Malformed) -> [Part] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: true)
    var parts: [Part] = []
    var open: Part? = Part(name: name)
    for (index, line) in lines.enumerated() {
      guard let record = Line(line) else {
        // What was cut short may end within a line.
        if index == lines.count - 1, line.hasPrefix("{"), !text.hasSuffix("\n") { break }
        throw Malformed(
          description:
            "\(name), line \(index + 1): this is no line of a report of touchstone fuzz --format json"
        )
      }
      var part = open ?? Part(name: "\(name), line \(index + 1)")
      part.findings += record.failure.map { [$0] } ?? []
      part.failures += record.breakdown.map { [$0] } ?? []
      part.rules += record.verdict.map { [$0] } ?? []
      part.stale += record.stale.map { [$0] } ?? []
      part.search = record.summary
      open = part.search == nil ? part : nil
      if open == nil { parts.append(part) }
    }
    return parts + (open.map { [$0] } ?? [])
  }

  /// The report of one run as it was read.
  struct Part {
    /// Where it is: a file, and the line where it begins unless that is the first.
    let name: String
    var findings: [Finding] = []
    var failures: [Breakdown] = []
    var rules: [RuleLine] = []
    var stale: [StaleLine] = []
    /// Nil where the report was cut short.
    var search: Search?
  }

  private struct Line: Decodable {
    var failure: Finding?
    let breakdown: Breakdown?
    let verdict: RuleLine?
    let stale: StaleLine?
    let summary: Search?

    init?(_ line: Substring) {
      guard let line = try? JSONDecoder().decode(Self.self, from: Data(line.utf8)),
        line.failure != nil || line.breakdown != nil || line.verdict != nil || line.stale != nil
          || line.summary != nil
      else { return nil }
      let scenes = [
        line.failure?.scenario, line.failure?.changedScenario, line.breakdown?.scenario,
      ]
      guard scenes.allSatisfy({ $0 == nil || (try? $0?.validate()) != nil }) else { return nil }
      self = line
      // A report is a file, and may have been changed.
      if let failure, !failure.events.isTrace(of: failure.scenario) {
        self.failure?.events = Trace(of: failure.scenario)
      }
      if let scene = failure?.changedScenario, failure?.changedEvents?.isTrace(of: scene) == false {
        self.failure?.changedEvents = nil
      }
    }
  }
}

extension Trace {
  /// Whether it can be one of a scene.
  fileprivate func isTrace(of scenario: Scenario) -> Bool {
    complaints(for: scenario, atMost: 1).isEmpty
  }
}
