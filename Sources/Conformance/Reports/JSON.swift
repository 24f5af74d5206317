import Foundation
import Generators
import Invariants
import PropertyTesting
import TouchScript

/// What machines read. Keys are stable; more may be added.
public enum JSONReport {
  /// One line of JSON with its keys in order.
  public static func line(_ value: some Encodable) -> String { text(value, []) }

  /// Several lines of JSON with its keys in order.
  public static func pretty(_ value: some Encodable) -> String { text(value, .prettyPrinted) }

  private static func text(_ value: some Encodable, _ way: JSONEncoder.OutputFormatting) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = way.union([.sortedKeys, .withoutEscapingSlashes])
    return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }

  /// A finding, as `fuzz --format json` prints it.
  public struct Failure: Encodable, Sendable {
    struct Content: Codable, Sendable {
      let rule: String
      let says: String
      /// How strongly the rule binds, and whether a device or the simulator showed it.
      let strength: Rule.Strength
      let seen: Nullable<String>
      let alsoBroken: [String]
      let brokenInChangedScene: [String]
      var explains: [String]
      /// How often the rule was broken; null where nobody counted.
      var frequency = Nullable<Frequency>(nil)
      let sentence: String
      let expected: String
      let event: Int
      let isMissing: Bool
      let seed: Nullable<UInt64>
      let `case`: Nullable<Int>
      let token: Nullable<String>
      /// What replays the smallest scene, of which the shown one is another form.
      var smallestToken: Nullable<String>
      let scenario: Scenario
      let changedScenario: Nullable<Scenario>
      let size: SceneSize
      var originalSize = Nullable<SceneSize>(nil)
      let evaluations: Nullable<Int>
      var ending = Nullable<Ending>(nil)
      var outOfTime = false
      var flaky = Nullable<Flakiness>(nil)
      var certified = false
      var certificate = Nullable<Certificate>(nil)
      var explanation = Nullable<[SceneExplanation.Line]>(nil)
      let trace: [String]
      /// The same for machines.
      var events: Trace
    }

    let failure: Content

    init(_ content: Content) { failure = content }

    /// Makes the record of a finding in a campaign of `seed`; without a seed, in a given scenario.
    public init(_ finding: Finding, seed: UInt64?) {
      let shown = finding.shown
      var content = Content(
        shown.rule, shown.judgement, alsoBroken: finding.alsoBroken,
        brokenInChangedScene: finding.brokenInChangedScene,
        explains: finding.explains, seed: seed,
        case: seed == nil || finding.origin != nil ? nil : finding.caseIndex,
        token: shown.token, evaluations: finding.evaluations)
      content.smallestToken = Nullable(finding.token)
      content.originalSize = Nullable(finding.originalSize)
      content.frequency = Nullable(finding.frequency)
      content.ending = Nullable(finding.ending)
      content.outOfTime = finding.isOutOfTime
      content.flaky = Nullable(finding.flakiness)
      content.certified = finding.certificate != nil
      content.certificate = Nullable(finding.certificate)
      content.explanation = Nullable(finding.explanation?.lines)
      failure = content
    }

    /// Makes the record of a rule that a given scenario broke.
    public init(_ broken: Judgement.BrokenRule, in judgement: Judgement, token: String?) {
      failure = Content(
        broken, judgement, alsoBroken: judgement.broken.map(\.id).filter { $0 != broken.id },
        explains: [], seed: nil, case: nil, token: token, evaluations: nil)
    }
  }

  /// The last line of `fuzz --format json`.
  public struct Summary: Encodable {
    struct Content: Codable, Sendable {
      /// Null for merged runs of several seeds.
      var seed: Nullable<UInt64>
      var scope: String
      var dialect: Nullable<String>
      let fault: Nullable<String>
      var shard: Nullable<Shard>
      var cases: Int
      /// The weakest rules that fail the run.
      var strength: Rule.Strength
      /// Whether required rules that were not exercised fail it.
      var demandsExercise: Bool
      var held: [String]
      var broken: [String]
      var notExercised: [String]
      var notJudged: [String]
      /// Which features are missing for rules that are not judged; only where some are.
      var lacking: [String: [String]]?
      /// Those of them that read what the engine does not report, and what that is; nil: there are none.
      var unreported: [String: [String]]?
      /// Those of the broken rules that the engine was known to break.
      var known: [String]
      /// The required rules that were not exercised, where that fails the run.
      var unexercised: [String]
      var starved: [String]
      var exercised: [String: Int]
      var coverage: [String: Int]?
      /// For a walk through all scenes of a size: which, and how many there are.
      var walk: Nullable<Walk>
      var meaning: Meaning?
      /// The first case that was played twice and not alike.
      var flaky: Nullable<Flaky>
      /// The engine that was judged.
      let engine: Engine
      /// In how many cases it skipped the scene, by what it lacks, or failed, by the way of failing; and
      /// why it was no longer asked.
      var unjudged: Unjudged
      var complete: Bool

      struct Engine: Codable, Sendable, Hashable {
        let name: String
        let version: String
        /// What it has; left out where it has all.
        var features: [String]?
        /// What it reports, by the names of `Reports`; nil: everything.
        var reports: [String]? = nil

        /// What it has, as far as this version knows of it.
        var has: Scenario.Features {
          features.map { Scenario.Features($0.compactMap(Scenario.Feature.init(name:))) } ?? .all
        }
      }

      /// The names of what is missing for each rule and relation; nil where nothing is.
      static func lacking(_ rules: Tally, _ relations: Tally) -> [String: [String]]? {
        let lacking = rules.lacking.merging(relations.lacking) { one, _ in one }
        return lacking.isEmpty ? nil : lacking.mapValues { $0.map(\.name) }
      }

      struct Flaky: Codable, Sendable {
        let `case`: Int
        let how: Flakiness
      }

      struct Walk: Codable, Sendable {
        let size: Int
        /// Null where they were not all counted.
        let scenes: Nullable<Int>
        let says: String
      }
    }

    let summary: Content

    init(_ content: Content) { summary = content }

    /// Makes the record of a campaign's report, on the engine with the fault called `fault` if it is
    /// given; one that was interrupted is not complete.
    public init(
      _ report: CampaignReport, fault: String? = nil, isComplete: Bool = true
    ) {
      let campaign = report.campaign
      let counts = zip(campaign.ids, report.outcome.exercised)
      let unreported = campaign.reports.unjudged(campaign.ids, besides: campaign.own)
      summary = Content(
        seed: Nullable(campaign.seed), scope: campaign.scope.rawValue,
        dialect: Nullable(campaign.dialect?.rawValue), fault: Nullable(fault),
        shard: Nullable(campaign.shard.isPart ? campaign.shard : nil),
        cases: report.outcome.cases, strength: campaign.strength,
        demandsExercise: campaign.demandsExercise,
        held: report.rules.held + report.relations.held, broken: report.broken,
        notExercised: report.rules.notExercised + report.relations.notExercised,
        notJudged: report.rules.notJudged
          + report.relations.notJudged.filter { Relations[$0] != nil },
        lacking: Content.lacking(report.rules, report.relations),
        unreported: unreported.isEmpty ? nil : unreported, known: report.known,
        unexercised: report.unexercised,
        starved: report.starved, exercised: Dictionary(counts) { first, _ in first },
        coverage: report.coverage,
        walk: Nullable(
          campaign.walk.map {
            Content.Walk(
              size: $0.size, scenes: Nullable($0.scenes.isWhole ? $0.scenes.count : nil),
              says: $0.says(of: campaign.scope))
          }),
        meaning: campaign.isSample
          ? Meaning(cases: report.outcome.played, failing: report.outcome.failing) : nil,
        flaky: Nullable(
          report.outcome.flaky.map { Content.Flaky(case: $0.case, how: $0.how) }),
        engine: Content.Engine(
          name: campaign.system.about.name, version: campaign.system.about.version,
          features: campaign.features == .all ? nil : campaign.features.names,
          reports: campaign.reports.names),
        unjudged: report.unjudged,
        complete: isComplete)
    }
  }

  /// What `replay --format json` prints of every scene, before it sums up: the scene, what was observed
  /// in it, and what each rule says of it.
  public struct ReplayRecord: Encodable {
    struct Content: Encodable {
      let scenario: Scenario
      let trace: [String]
      let events: Trace
      let verdicts: [String: String]
    }

    let replay: Content

    /// Makes the record of a judgement.
    public init(_ judgement: Judgement) {
      let verdicts =
        judgement.held.map { ($0, "held") } + judgement.broken.map { ($0.id, "broken") }
        + judgement.notExercised.map { ($0, "not exercised") }
        + (judgement.notJudged + Rulebook.openRules(besides: judgement.asked)).map {
          ($0, "not judged")
        }
      replay = Content(
        scenario: judgement.scenario, trace: judgement.trace.observations.map(\.timedLine),
        events: judgement.trace, verdicts: Dictionary(verdicts) { first, _ in first })
    }
  }

  /// The last line of `replay --format json`.
  public struct ReplaySummary: Encodable {
    struct Content: Encodable {
      let strength: Rule.Strength
      let held: [String]
      let broken: [String]
      let notExercised: [String]
      let notJudged: [String]
      let exercised: Int
      /// What became of the scene: `played`, `skipped`, a way of failing, or `gaveOut`.
      let outcome: String
      let flaky: Nullable<Flakiness>
      let complete: Bool
    }

    let summary: Content

    /// Makes the record of a judgement, of an engine that was seen to be flaky, of work that was
    /// interrupted.
    public init(
      _ judgement: Judgement, failing strength: Rule.Strength = .practice,
      flakiness: Flakiness? = nil, isComplete: Bool = true
    ) {
      summary = Content(
        strength: strength, held: judgement.held,
        broken: judgement.broken.map(\.id), notExercised: judgement.notExercised,
        notJudged: judgement.notJudged + Rulebook.openRules(besides: judgement.asked),
        exercised: judgement.exercised, outcome: judgement.outcomeName,
        flaky: Nullable(flakiness), complete: isComplete)
    }
  }

  /// One entry of `rules --format json`.
  public struct RuleRecord: Encodable {
    let id: String
    let chapter: String
    let statement: String
    let strength: Rule.Strength
    let use: String
    let certainty: [String]
    let seen: Nullable<String>
    let sources: [String]
    let legend: [Rule.Source]
    let remark: Nullable<String>
    let checked: Bool
    let reason: Nullable<String>
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
      seen = Nullable(rule.sighting)
      sources = rule.sources
      legend = rule.legend
      remark = Nullable(rule.remark)
      checked = rule.isChecked
      reason = Nullable(rule.reason)
      needs = Rulebook.needs(of: rule.id).names
      faults = rule.faults
      sketches = rule.sketches
    }
  }

  /// One entry of `rules --format json --relations`.
  public struct RelationRecord: Encodable {
    let id: String
    let statement: String
    let sources: [String]

    /// Makes the record of a relation.
    public init(_ relation: Relation) {
      id = relation.id
      statement = relation.statement
      sources = relation.sources
    }
  }
}

extension CampaignReport {
  /// In how many cases each class but pairs occurred; nil where that was not counted.
  fileprivate var coverage: [String: Int]? {
    guard campaign.countsCoverage else { return nil }
    return Coverage.classes.reduce(into: [:]) { $0[$1] = outcome.coverage.counts[$1] ?? 0 }
  }
}

extension JSONReport.Failure.Content {
  init(
    _ broken: Judgement.BrokenRule, _ judgement: Judgement, alsoBroken: [String],
    brokenInChangedScene: [String] = [], explains: [String], seed: UInt64?, case index: Int?,
    token: String?, evaluations: Int?
  ) {
    self.init(
      rule: broken.id, says: broken.rule?.statement ?? "",
      strength: Rule.strength(of: broken.id), seen: Nullable(broken.rule?.sighting),
      alsoBroken: alsoBroken,
      brokenInChangedScene: brokenInChangedScene,
      explains: explains, sentence: broken.violation.sentence, expected: broken.violation.expected,
      event: broken.violation.event, isMissing: broken.violation.isMissing,
      seed: Nullable(seed), case: Nullable(index), token: Nullable(token),
      smallestToken: Nullable(nil),
      scenario: judgement.scenario, changedScenario: Nullable(broken.changedScene),
      size: SceneSize(judgement.scenario),
      evaluations: Nullable(evaluations), trace: judgement.trace.observations.map(\.timedLine),
      events: judgement.trace)
  }
}

/// A value that is written as `null` where there is none, so that its key is always there.
struct Nullable<Value: Encodable>: Encodable {
  let value: Value?

  init(_ value: Value?) { self.value = value }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if let value { try container.encode(value) } else { try container.encodeNil() }
  }
}

extension Nullable: Sendable where Value: Sendable {}

extension Nullable: Decodable where Value: Decodable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    value = container.decodeNil() ? nil : try container.decode(Value.self)
  }
}
