import Foundation
import Invariants
import TouchScript

/// What machines read. Keys are stable; more may be added.
public enum JSONReport {
  /// One line of JSON with its keys in order.
  public static func line(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }

  /// Several lines of JSON with its keys in order.
  public static func pretty(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
    return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }

  /// A finding, as `fuzz --format json` prints it.
  public struct Failure: Encodable {
    struct Content: Encodable {
      let rule: String
      let says: String
      let alsoBroken: [String]
      let sentence: String
      let expected: String
      let event: Int
      let isMissing: Bool
      let seed: UInt64?
      let `case`: Int?
      let token: String?
      let scenario: Scenario
      let size: Size
      let evaluations: Int?
      let trace: [String]
    }

    let failure: Content

    /// Makes the record of a finding in a campaign of `seed`.
    public init(_ finding: Finding, seed: UInt64) {
      failure = Content(
        finding.rule, finding.judgement, alsoBroken: finding.alsoBroken, seed: seed,
        case: finding.caseIndex, token: finding.token, evaluations: finding.evaluations)
    }

    /// Makes the record of a rule that a given scenario broke.
    public init(_ broken: Judgement.BrokenRule, in judgement: Judgement, token: String?) {
      failure = Content(
        broken, judgement, alsoBroken: judgement.broken.map(\.id).filter { $0 != broken.id },
        seed: nil, case: nil, token: token, evaluations: nil)
    }
  }

  /// The last line of `fuzz --format json`.
  public struct Summary: Encodable {
    struct Content: Encodable {
      let seed: UInt64
      let cases: Int
      let broken: [String]
      let starved: [String]
      let exercised: [String: Int]
      let complete: Bool
    }

    let summary: Content

    /// Makes the record of a campaign's report.
    public init(_ report: CampaignReport) {
      let counts = zip(report.campaign.invariants.map(\.id), report.outcome.exercised)
      summary = Content(
        seed: report.campaign.seed, cases: report.outcome.cases, broken: report.broken,
        starved: report.starved, exercised: Dictionary(counts) { first, _ in first },
        complete: true)
    }
  }

  /// One entry of `rules --format json`.
  public struct RuleRecord: Encodable {
    let id: String
    let chapter: String
    let statement: String
    let use: String
    let certainty: [String]
    let sources: [String]
    let checked: Bool
    let reason: String?
    let faults: [String]

    /// Makes the record of a rule.
    public init(_ rule: Rule) {
      id = rule.id
      chapter = rule.chapter
      statement = rule.statement
      use = rule.use.rawValue
      certainty = rule.certainty.map(\.rawValue)
      sources = rule.sources
      checked = rule.isChecked
      reason = rule.reason
      faults = Fault.all.filter { $0.breaks.contains(rule.id) }.map(\.name)
    }
  }

  /// One entry of `faults --format json`.
  public struct FaultRecord: Encodable {
    let name: String
    let says: String
    let breaks: [String]
    let caught: Bool
    let by: [String]
    let cases: Int
    let evaluations: Int
    let size: Size?
    let smallest: Size
    let token: String?

    /// Makes the record of a fault's trial.
    public init(_ trial: FaultTrial) {
      name = trial.fault.name
      says = trial.fault.says
      breaks = trial.fault.breaks
      caught = trial.isCaught
      by = trial.caughtBy
      cases = trial.cases
      evaluations = trial.finding?.evaluations ?? 0
      size = trial.finding?.size
      smallest = trial.fault.smallest
      token = trial.finding?.token
    }
  }
}

extension JSONReport.Failure.Content {
  init(
    _ broken: Judgement.BrokenRule, _ judgement: Judgement, alsoBroken: [String], seed: UInt64?,
    case index: Int?, token: String?, evaluations: Int?
  ) {
    self.init(
      rule: broken.id, says: broken.rule?.statement ?? "", alsoBroken: alsoBroken,
      sentence: broken.violation.sentence, expected: broken.violation.expected,
      event: broken.violation.event, isMissing: broken.violation.isMissing, seed: seed,
      case: index, token: token, scenario: judgement.scenario, size: Size(judgement.scenario),
      evaluations: evaluations, trace: judgement.trace.events.map(\.description))
  }
}
