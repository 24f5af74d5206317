import Invariants
import TouchScript

/// The reports of several runs on one engine, added.
///
/// Counts are summed for each rule. Each cause of all runs is there once, with the smallest scene that a
/// run found for it. Nothing is searched again.
public struct MergedReport: Sendable {
  /// What is missing for a whole report, in one sentence each; empty if nothing is.
  public let gaps: [String]
  let failures: [JSONReport.Failure]
  let breakdowns: [JSONReport.BreakdownRecord]
  let summary: JSONReport.Summary.Content
  /// What became of each rule and relation: the gravest of what became of it in the runs.
  let standings: [Rule.ID: RuleVerdict.Word]
  private let runs: Int
  /// Whether the engine failed to answer in a run that did not give it up for that.
  private let hasFailed: Bool

  /// Something wrong with a report, in one sentence.
  public struct Complaint: Error, CustomStringConvertible {
    /// The sentence.
    public let description: String

    init(_ description: String) { self.description = description }
  }

  /// Adds runs on one engine. What a run found that was cut short counts, too.
  ///
  /// - Throws: Where two of them tried the same cases.
  init(adding runs: [Run]) throws(Complaint) {
    gaps = try Run.gaps(among: runs)
    failures = Self.causes(among: runs.flatMap(\.failures))
    breakdowns = EngineFailure.Kind.allCases.compactMap { kind in
      runs.flatMap(\.breakdowns).filter { $0.breakdown.kind == kind.rawValue }
        .min { $0.breakdown.case.value ?? .max < $1.breakdown.case.value ?? .max }
    }
    standings = runs.map(\.standings).reduce(into: [:]) { all, some in
      all.merge(some) { $0.gravity < $1.gravity ? $1 : $0 }
    }
    summary = .sum(of: runs.compactMap(\.summary), isComplete: gaps.isEmpty, standings)
    self.runs = runs.count
    hasFailed = runs.contains { !$0.breakdowns.isEmpty && $0.summary?.unjudged.gaveOut == nil }
  }

  /// Whether no rule that counts was broken, none starved, and none that must be was not exercised, as
  /// far as the reports tell.
  public var isClean: Bool {
    failing.isEmpty && summary.starved.isEmpty && summary.unexercised.isEmpty
      && summary.flaky.value == nil && !hasFailed
  }

  private var failing: [Rule.ID] {
    summary.broken.filter {
      Rule.strength(of: $0) >= summary.strength && !summary.known.contains($0)
    }
  }

  /// The sum in the form of its parts.
  public var json: String {
    let lines =
      breakdowns.map(JSONReport.line) + failures.map(JSONReport.line) + [
        JSONReport.line(JSONReport.Summary(summary))
      ]
    return lines.joined(separator: "\n")
  }

  /// The sum as people read it: what was found with what shows it again, and a summary.
  public func text(_ detail: Detail = .brief) -> String {
    let (seed, walk) = (summary.seed.value, summary.walk.value)
    let found = FindingsText(replayOptions: replayOptions, program: "touchstone", detail) { index in
      if index < 0 { return "a given scene" }
      return walk.map { "scene \(index) of size \($0.size) or less" }
        ?? "\(seed.map { "seed \($0), " } ?? "")case \(index)"
    }.text(of: foundBreakdowns, findings, failing: summary.strength)
    return (found.isEmpty ? "" : found + "\n\n")
      + (summaryLines + gaps.map { "incomplete: \($0)" }).joined(separator: "\n")
  }

  /// What is wrong with the engine. Where runs of several seeds were added, each says of which it is.
  var findings: [Finding] {
    failures.map(\.failure).map { record in
      var finding = Finding(record)
      finding.origin = origin(record.seed.value, record.case.value)
      return finding
    }
  }

  /// How the engine failed to answer.
  var foundBreakdowns: [Breakdown] {
    breakdowns.map(\.breakdown).map { record in
      var breakdown = Breakdown(record)
      breakdown.origin = breakdown.origin ?? origin(record.seed.value, record.case.value)
      return breakdown
    }
  }

  private func origin(_ seed: UInt64?, _ index: Int?) -> String? {
    guard summary.seed.value == nil, let seed, let index else { return nil }
    return "seed \(seed), case \(index)"
  }

  /// What a replay needs besides a token.
  var replayOptions: String { summary.fault.value.map { " --fault \($0)" } ?? "" }

  /// How many cases it was, of which seed or size.
  var casesInWords: String {
    if let walk = summary.walk.value {
      return "\(summary.cases.of("scene")) of size \(walk.size) or less"
    }
    return summary.cases.of("case") + (summary.seed.value.map { " of seed \($0)" } ?? "")
  }

  var summaryLines: [String] {
    let all = Tally(
      held: summary.held, broken: summary.broken, notExercised: summary.notExercised,
      notJudged: summary.notJudged, lacking: [:])
    let counts = Tally.lines(
      all.only { Relations[$0] == nil }, all.only { Relations[$0] != nil },
      after: "\(casesInWords) in \(runs.of("run")): ", causes: failures.count)
    return counts + summary.unjudged.lines
      + Tally.lists(
        broken: summary.broken, known: summary.known, failing: failing,
        strength: summary.strength, unexercised: summary.unexercised, starved: summary.starved)
      + [
        Tally.remark(notExercised: summary.notExercised),
        Reports.remark(unjudged: summary.unreported ?? [:]),
        summary.flaky.value.map {
          "\($0.how.words) (case \($0.case))".wrapped(to: 100, indent: "  ")
        },
      ].compactMap(\.self)
  }
}

extension MergedReport {
  /// Each cause once, with the smallest scene for it, in the order of a report.
  ///
  /// Two runs found the same cause where they name the same rule, or one explains the rule of the other.
  private static func causes(among failures: [JSONReport.Failure]) -> [JSONReport.Failure] {
    let rules = failures.map(\.failure.rule).inRulebookOrder
    let sorted = failures.map(\.failure).sorted { $0.rank(in: rules) < $1.rank(in: rules) }
    var causes: [JSONReport.Failure.Content] = []
    for failure in sorted {
      let place =
        causes.firstIndex { $0.rule == failure.rule }
        ?? causes.firstIndex {
          $0.explains.contains(failure.rule) || failure.explains.contains($0.rule)
        }
      if let place { causes[place].add(failure) } else { causes.append(failure) }
    }
    let shown = Set(causes.map(\.rule))
    for place in causes.indices { causes[place].explains.removeAll(where: shown.contains) }
    return causes.sorted { $0.order(in: rules) < $1.order(in: rules) }
      .map(JSONReport.Failure.init)
  }
}

extension JSONReport.Failure.Content {
  /// Less for what comes first: for what binds more, then for a smaller scene.
  fileprivate func rank(in rules: [Rule.ID]) -> (Int, Int, Int, Int, Int) {
    (
      strength == .required ? 0 : 1, size.extent, alsoBroken.count + brokenInChangedScene.count,
      rules.firstIndex(of: rule) ?? 0, self.case.value ?? .max
    )
  }

  /// The place of a cause in a report, as `Causes` has it.
  fileprivate func order(in rules: [Rule.ID]) -> (Int, Int, Int, Int, Int, Int) {
    (
      frequency.value?.isConstant == true ? 0 : 1, Relations[rule] == nil ? 0 : 1, -explains.count,
      strength == .required ? 0 : 1, size.extent, rules.firstIndex(of: rule) ?? 0
    )
  }

  /// Takes in another run's finding with the same cause.
  fileprivate mutating func add(_ other: Self) {
    explains = (explains + [other.rule] + other.explains).filter { $0 != rule }.inRulebookOrder
    if rule == other.rule, let one = frequency.value, let two = other.frequency.value {
      frequency = Nullable(one + two)
    }
  }
}

extension Run {
  /// What became of each rule and relation.
  fileprivate var standings: [Rule.ID: RuleVerdict.Word] {
    guard let summary else {
      let broken = failures.map(\.failure).flatMap { [$0.rule] + $0.explains }
      return broken.reduce(into: [:]) { $0[$1] = .broken }
    }
    let lists: [(RuleVerdict.Word, [Rule.ID])] = [
      (.notJudged, summary.notJudged), (.notExercised, summary.notExercised),
      (.held, summary.held), (.broken, summary.broken), (.known, summary.known),
    ]
    return lists.reduce(into: [:]) { standings, list in
      for id in list.1 { standings[id] = list.0 }
    }
  }
}

extension RuleVerdict.Word {
  /// How much it matters beside what became of the rule in another run.
  fileprivate var gravity: Int {
    [.notJudged, .notExercised, .held, .known, .broken].firstIndex(of: self) ?? 0
  }
}

extension [Rule.ID] {
  /// Each once, in the order of the rulebook, relations behind the rules, and those of somebody's own last.
  var inRulebookOrder: [Rule.ID] {
    var left = Set(self)
    let known = (Rulebook.all.map(\.id) + Relations.all.map(\.id)).filter {
      left.remove($0) != nil
    }
    return known + left.sorted()
  }
}
