import Foundation
import Invariants
import TouchScript

/// What machines read. Keys are stable; more may be added.
public enum JSONReport {
  /// One line of JSON with its keys in order.
  public static func line(_ value: some Encodable) -> String { text(value, []) }

  /// One line of JSON: an object with one key, which says what the value is.
  public static func line(_ key: String, _ value: some Encodable) -> String {
    "{\"\(key)\":\(line(value))}"
  }

  /// Several lines of JSON with its keys in order.
  public static func pretty(_ value: some Encodable) -> String { text(value, .prettyPrinted) }

  private static func text(_ value: some Encodable, _ way: JSONEncoder.OutputFormatting) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = way.union([.sortedKeys, .withoutEscapingSlashes])
    return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}

// MARK: - One scene

extension JSONReport {
  /// What `replay --format json` prints: the broken rules, the scene with what each rule says of it, and a
  /// summary.
  public static func lines(
    of judgement: Judgement, token: String?, failing strength: Rule.Strength = .practice,
    flakiness: Flakiness? = nil, isComplete: Bool = true
  ) -> [String] {
    judgement.broken.map { line("failure", Report.Finding($0, in: judgement, token: token)) }
      + [
        line("replay", Replay(judgement)),
        line(
          "summary",
          ReplaySummary(
            judgement, failing: strength, flakiness: flakiness, isComplete: isComplete)),
      ]
  }

  /// A scene, what was observed in it, and what each rule says of it.
  struct Replay: Encodable {
    let scenario: Scenario
    let trace: [String]
    let events: Trace
    let verdicts: [String: String]

    init(_ judgement: Judgement) {
      scenario = judgement.scenario
      trace = judgement.trace.observations.map(\.timedLine)
      events = judgement.trace
      let lists: [(Report.Verdict, [Rule.ID])] = [
        (.held, judgement.held), (.broken, judgement.broken.map(\.id)),
        (.notExercised, judgement.notExercised), (.unspecified, judgement.unspecified),
        (.notJudged, judgement.beyondJudgement),
      ]
      verdicts = Dictionary(
        lists.flatMap { verdict, ids in ids.map { ($0, verdict.rawValue) } },
        uniquingKeysWith: { first, _ in first })
    }
  }

  /// What a scene comes to.
  public struct ReplaySummary: Encodable {
    let strength: Rule.Strength
    let held: [String]
    let broken: [String]
    let notExercised: [String]
    let unspecified: [String]
    let notJudged: [String]
    let exercised: Int
    /// What became of the scene: `played`, `skipped`, a way of failing, or `gaveOut`.
    let outcome: String
    @Nullable var flaky: Flakiness?
    let complete: Bool

    /// Sums up a judgement, of an engine that was seen to be flaky, of work that was interrupted.
    public init(
      _ judgement: Judgement, failing strength: Rule.Strength = .practice,
      flakiness: Flakiness? = nil, isComplete: Bool = true
    ) {
      self.strength = strength
      held = judgement.held
      broken = judgement.broken.map(\.id)
      notExercised = judgement.notExercised
      unspecified = judgement.unspecified
      notJudged = judgement.beyondJudgement
      exercised = judgement.exercised
      outcome = judgement.outcomeName
      flaky = flakiness
      complete = isComplete
    }
  }
}

extension Judgement {
  /// The rules that public evidence leaves unspecified, of chapters that were judged whole.
  fileprivate var unspecified: [Rule.ID] { unchecked.filter { Rule.strength(of: $0) == .open } }

  /// The rules that no engine, or not this one, can be judged by.
  fileprivate var beyondJudgement: [Rule.ID] {
    notJudged + unchecked.filter { Rule.strength(of: $0) != .open }
  }

  private var unchecked: [Rule.ID] { Rulebook.unchecked(besides: asked) }
}

// MARK: - Lists

extension JSONReport {
  /// One entry of `rules --format json`.
  public struct RuleRecord: Encodable {
    let id: String
    let chapter: String
    let statement: String
    let strength: Rule.Strength
    let use: String
    let certainty: [String]
    @Nullable var seen: String?
    let sources: [String]
    let legend: [Rule.Source]
    @Nullable var remark: String?
    let checked: Bool
    @Nullable var reason: String?
    /// The features without which it cannot be judged.
    let needs: [String]
    let faults: [String]
    let sketches: [String]

    /// Makes the record of a rule.
    public init(_ rule: Rule) {
      id = rule.id
      chapter = rule.chapter
      statement = rule.statement
      strength = rule.strength
      use = rule.use.rawValue
      certainty = rule.certainty.map(\.rawValue)
      seen = rule.sighting
      sources = rule.sources
      legend = rule.legend
      remark = rule.remark
      checked = rule.isChecked
      reason = rule.reason
      needs = Rulebook.needs(of: rule.id).names
      faults = rule.faults
      sketches = rule.sketches
    }
  }
}
