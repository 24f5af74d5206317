import Invariants
import Testing
import TouchScript

@testable import Checks

/// `Tests/Checks/run reads` does the same with thousands of cases, and with wrong engines.
@Suite("Rules, and what is not reported")
struct ReportsTrialTests {
  private static let trial = ReportsTrial(seed: 0, cases: 80)
  private var trial: ReportsTrial { Self.trial }

  @Test(
    "With anything left out, no rule accuses the engine, and rules that do not read it are exercised as often",
    .long, arguments: Reports.all.single.map(\.name))
  func leftOut(name: String) throws {
    let report = try #require(Reports.all.single.first { $0.name == name }?.report)
    let trial = trial.cases(showing: report)
    let reports = Reports.all.subtracting(report)
    let outcome = trial.outcome(reporting: reports)
    #expect(outcome.accusations.isEmpty, "\(accused(outcome))")
    #expect(trial.relationAccusations(reporting: reports) == [])
    for (place, rule) in trial.invariants.enumerated() {
      if rule.reads.isSuperset(of: report) {
        #expect(outcome.exercised[place] == 0, "\(rule.id) reads \(name)")
      } else if !rule.isHelpedBy.isSuperset(of: report), rule.isJudged(reporting: reports) {
        #expect(outcome.lost[place] == 0, "\(rule.id) reads \(name), and does not say so")
      }
    }
  }

  @Test("At each level by itself, up to each and without each no rule accuses the engine", .long)
  func levels() {
    for (name, reports) in ReportsTrial.levels + ReportsTrial.byChance(6).map({ ("\($0)", $0) }) {
      let outcome = trial.outcome(reporting: reports)
      #expect(outcome.accusations.isEmpty, "\(name): \(accused(outcome))")
      #expect(trial.relationAccusations(reporting: reports) == [], "\(name)")
    }
  }

  @Test("At the first level at least 60 rules are exercised, and some at every other by itself")
  func useful() {
    for level in Reports.Level.allCases where level != .responderCalls {
      let outcome = trial.outcome(reporting: Reports(level).union(.fields))
      #expect(outcome.exercised.count { $0 > 0 } >= 10, "\(level.rawValue)")
    }
    let trial = ReportsTrial(seed: 3, cases: 240)
    let outcome = trial.outcome(reporting: Reports(.responderCalls).union(.fields))
    let exercised = outcome.exercised.count { $0 > 0 }
    #expect(exercised >= 60 && outcome.accusations.isEmpty, "\(exercised) \(accused(outcome))")
  }

  private func accused(_ outcome: ReportsTrial.Outcome) -> String {
    outcome.accusations.sorted { $0.key < $1.key }
      .map { "\(trial.invariants[$0].id) in case \($1.case): \($1.sentence)" }
      .joined(separator: "\n")
  }
}
