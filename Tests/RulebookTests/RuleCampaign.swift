import Conformance
import Foundation
import Invariants
import Stage
import Testing

/// The campaign that all rule tests read their verdicts from: it runs once, whatever is filtered.
///
/// `TOUCHSTONE_SEED` and `TOUCHSTONE_CASES` set its seed and its number of cases; the defaults are
/// fixed, so that a plain `swift test` gives the same verdicts every time.
enum RuleCampaign {
  static let defaultSeed: UInt64 = 0
  static let defaultCases = 3_000

  /// The campaign, or what is wrong with the environment.
  static let campaign = Result { () throws(Complaint) in
    Campaign(
      seed: try number("TOUCHSTONE_SEED", UInt64.init) ?? defaultSeed,
      cases: try number("TOUCHSTONE_CASES", positive) ?? defaultCases,
      jobs: ProcessInfo.processInfo.activeProcessorCount, relations: [], system: Stage())
  }

  private static let outcome = campaign.map { $0.run() }

  /// Fails the running test if the rule `id` was broken, or was not put to the test in a campaign
  /// large enough to tell.
  static func judge(_ id: Rule.ID, at location: SourceLocation) {
    do {
      let campaign = try campaign.get()
      let outcome = try outcome.get()
      guard let index = campaign.invariants.firstIndex(where: { $0.id == id }) else {
        Issue.record("no invariant checks the rule \(id)", sourceLocation: location)
        return
      }
      if let first = outcome.firstBroken[index] {
        let finding = campaign.shrink(
          campaign.scenario(ofCase: first), breaking: id, ofCase: first)
        let text = finding?.text(seed: campaign.seed, options: "")
        Issue.record(
          "\(text ?? "\(id) is broken in case \(first) of seed \(campaign.seed)")",
          sourceLocation: location)
      } else if outcome.exercised[index] == 0, outcome.cases >= defaultCases {
        Issue.record(
          "\(id) was not put to the test in any of \(outcome.cases) cases",
          sourceLocation: location)
      }
    } catch {
      Issue.record("\(error)", sourceLocation: location)
    }
  }

  /// Something wrong with the environment, in one sentence.
  struct Complaint: Error, CustomStringConvertible {
    let description: String
  }

  private static func number<Number>(
    _ variable: String, _ parse: (String) -> Number?
  ) throws(Complaint) -> Number? {
    guard let text = ProcessInfo.processInfo.environment[variable], !text.isEmpty else {
      return nil
    }
    guard let number = parse(text) else {
      throw Complaint(description: "\(variable) takes a whole number, not '\(text)'")
    }
    return number
  }

  private static func positive(_ text: String) -> Int? {
    Int(text).flatMap { $0 > 0 ? $0 : nil }
  }
}

/// The rule `id` holds in every case of the campaign.
func holds(_ id: Rule.ID, at location: SourceLocation = #_sourceLocation) {
  RuleCampaign.judge(id, at: location)
}
