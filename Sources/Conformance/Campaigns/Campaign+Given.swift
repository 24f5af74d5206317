import Generators
import Invariants
import PropertyTesting
import TouchScript

extension Campaign {
  /// What is wrong with the engine as far as a given scenario shows it, each cause once with the
  /// smallest scenario for it; none if the scenario breaks no rule.
  ///
  /// The scenario may have been written by hand, exported from an app or taken from a device log: it
  /// is spelled as choices first, and shrinks as one that was generated. Throws where it cannot be
  /// spelled, which says what in it is beyond the language.
  public func findings(in scenario: Scenario) throws(Unspellable) -> [Finding] {
    let scenario = played(scenario)
    _ = try Scenarios.generator.tree(of: scenario)
    let judgement = Judgement(scenario, on: system, by: invariants, relations: relations)
    // In the rulebook's order, which is that of a campaign's findings.
    let broken = ids.filter { id in judgement.broken.contains { $0.id == id } }
    let shrunk = concurrently(broken.count) { number in
      shrink(scenario, breaking: broken[number], ofCase: 0)
    }
    return Causes.findings(among: shrunk.compactMap(\.self))
  }
}
