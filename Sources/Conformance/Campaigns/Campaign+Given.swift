import Generators
import PropertyTesting
import TouchScript

extension Campaign {
  /// What is wrong with the engine as far as a given scenario shows it, each cause once with the
  /// smallest scenario for it; none if the scenario breaks no rule.
  ///
  /// The scenario may have been written by hand, exported from an app or taken from a device log: it
  /// is spelled as choices first, and shrinks as one that was generated. Throws where it cannot be
  /// spelled, which says what in it is beyond the language. Where `shouldStop` says so, the scenes are
  /// the smallest so far.
  public func findings(
    in scenario: Scenario, shouldStop: @Sendable () -> Bool = { false }
  ) throws(Unspellable) -> [Report.Finding] {
    let scenario = played(scenario)
    _ = try Scenarios.generator.tree(of: scenario)
    let judgement = Judgement(scenario, on: system, by: invariants, relations: relations)
    // In the rulebook's order, which is that of a campaign's findings.
    let broken = ids.compactMap { id in judgement.broken.first { $0.id == id } }
    let found = shrunk(
      broken.map { ($0.id, scenario, 0, Play(broken: $0, traces: [judgement.trace])) }, shouldStop)
    return Causes.findings(among: found)
  }
}
