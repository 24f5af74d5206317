import Invariants
import TouchScript

/// What a run says to continuous integration: an entry for each rule, and one for each way in which the
/// engine failed.
public struct Bulletin: Sendable {
  /// The engine's name.
  public let engine: String
  /// The entries, in the order of the rulebook; what is no rule's comes first.
  public let entries: [Entry]
  /// The closing lines.
  public let summary: String

  /// What became of one rule.
  public struct Entry: Sendable {
    /// The rule's number, or the way in which the engine failed.
    public let id: String
    /// What the rule says.
    public let statement: String
    /// What it comes to.
    public let outcome: Outcome
    /// What went wrong and how to see it again; empty where nothing did.
    public let detail: String
    /// What plays the scene again; nil: there is none.
    public let token: String?
    /// Whether the rule is broken by the same cause as another rule, which has an entry of its own.
    public var isConsequence = false
  }

  /// What an entry comes to.
  public enum Outcome: Sendable, Equatable {
    case passed
    /// A rule is broken that fails the run, or the list of known failures is wrong.
    case failed(String)
    /// The engine crashed, hung, or gave no answer that can be judged.
    case errored(String)
    /// A rule is broken that does not fail the run.
    case tolerated(String)
    /// Nothing can be said of it, and why.
    case skipped(String)
  }

  /// The bulletin of a campaign. `program` and `options` are how a finding is replayed besides its token;
  /// `detail` is how much is told of it.
  public init(
    _ report: CampaignReport, engine: String, program: String = "touchstone", options: String = "",
    _ detail: Detail = .brief
  ) {
    var detail = detail
    // Files obey no colors.
    detail.colors = false
    self.engine = engine
    summary = report.summary
    let place = { (index: Int) in "seed \(report.campaign.seed), case \(index)" }
    var entries = report.breakdowns.map { breakdown in
      Entry(
        id: breakdown.failure.kind.rawValue, statement: "The engine answers every scene",
        outcome: .errored(breakdown.failure.headline),
        detail: breakdown.text(
          foundIn: breakdown.origin ?? place(breakdown.caseIndex), options: options,
          program: program, detail),
        token: breakdown.token)
    }
    if let why = report.outcome.gaveOut {
      entries.append(Self.engineEntry("gaveOut", "The engine can be asked", why))
    }
    if let flakiness = report.flakiness {
      entries.append(Self.engineEntry("flaky", "The engine is deterministic", flakiness.words))
    }
    let unexercised = Set(report.unexercised)
    let starved = Set(report.starved)
    entries += report.verdicts.map { verdict in
      let finding = (report.findings + report.consequences).first { $0.rule.id == verdict.rule }
      let isCounted =
        Rule.strength(of: verdict.rule) >= report.campaign.strength && verdict.verdict == .broken
      let sentence =
        (finding?.shown.rule.violation.sentence ?? "by the same cause as another rule").asSentence
      let outcome: Outcome =
        switch verdict.verdict {
        case .broken: isCounted ? .failed(sentence) : .tolerated(sentence)
        case .known: .tolerated("known: \(verdict.remark)")
        case .stale: .failed(verdict.remark)
        case .notExercised where unexercised.contains(verdict.rule):
          .failed("required, and not exercised in so many cases")
        case .notExercised: .skipped("not exercised")
        case .notJudged: .skipped("not judged: " + report.reason(unjudged: verdict.rule))
        case .held where starved.contains(verdict.rule): .failed(Starvation.title)
        case .held: .passed
        }
      var entry = Entry(
        id: verdict.rule,
        statement: report.campaign.rule(verdict.rule)?.statement ?? "",
        outcome: outcome,
        detail: finding.map {
          $0.text(
            foundIn: $0.origin ?? place($0.caseIndex), options: options,
            failing: report.campaign.strength, program: program, detail)
        } ?? "",
        token: finding?.shown.token)
      entry.isConsequence =
        verdict.verdict == .broken && !report.findings.contains { $0.rule.id == verdict.rule }
      return entry
    }
    self.entries = entries
  }

  private static func engineEntry(_ id: String, _ statement: String, _ sentence: String) -> Entry {
    Entry(
      id: id, statement: statement, outcome: .errored(sentence), detail: sentence, token: nil)
  }
}

extension Bulletin.Entry {
  /// The chapter's letters; for what is no rule's, `engine`.
  var chapter: String { id.contains("-") ? String(id.prefix { $0 != "-" }) : "engine" }
}
