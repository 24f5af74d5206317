import Generators
import Invariants
import PropertyTesting
import TouchScript

/// One thing that is wrong with an engine: the smallest scene found that shows it.
public struct Finding: Sendable {
  /// The case in which the rule was broken first.
  public let caseIndex: Int
  /// How big that case was.
  public let originalSize: Size
  /// The smallest scenario found that breaks the same rule, and what became of it.
  public let judgement: Judgement
  /// The rule that was kept broken while shrinking.
  public let rule: Judgement.BrokenRule
  /// The other rules that the smallest scenario breaks.
  public let alsoBroken: [Rule.ID]
  /// What replays the smallest scenario.
  public let token: String
  /// How many scenarios were played to find it.
  public let evaluations: Int
  /// Why the shrinker ended.
  public let ending: Ending

  /// How big the smallest scenario is.
  public var size: Size { Size(judgement.scenario) }
}

extension Campaign {
  /// Shrinks what the campaign found: one finding for each cause.
  ///
  /// The rules are taken in the order of the cases that broke them first. A rule that an earlier
  /// finding's smallest scenario breaks as well is part of that finding.
  public func findings(in outcome: Outcome) -> [Finding] {
    var findings: [Finding] = []
    var explained: Set<Rule.ID> = []
    let cases = Set(outcome.firstBroken.compactMap(\.self)).sorted()
    for index in cases {
      let judgement = Judgement(scenario(ofCase: index), on: system, by: invariants)
      for broken in judgement.broken where isFirst(index, for: broken.id, in: outcome) {
        guard !explained.contains(broken.id),
          let finding = shrink(judgement.scenario, breaking: broken.id, ofCase: index)
        else { continue }
        explained.insert(broken.id)
        explained.formUnion(finding.alsoBroken)
        findings.append(finding)
      }
    }
    return findings
  }

  private func isFirst(_ index: Int, for id: Rule.ID, in outcome: Outcome) -> Bool {
    invariants.firstIndex { $0.id == id }.map { outcome.firstBroken[$0] == index } ?? false
  }

  /// The smallest scenario that still breaks the rule `id`; nil if `scenario` does not break it, or
  /// is beyond what the language can spell.
  public func shrink(
    _ scenario: Scenario, breaking id: Rule.ID, ofCase index: Int
  ) -> Finding? {
    guard let invariant = invariants.first(where: { $0.id == id }) else { return nil }
    let shrinker = Shrinker(Scenarios.generator)
    let shrunk = try? shrinker.shrink(scenario) { candidate in
      let scenario = played(candidate)
      let verdict = invariant.check(Evidence(scenario, system.perform(scenario)))
      return verdict.violation != nil
    }
    guard let shrunk else { return nil }
    let smallest = played(shrunk.value)
    let judgement = Judgement(smallest, on: system, by: invariants)
    guard let rule = judgement.broken.first(where: { $0.id == id }),
      let tree = try? Scenarios.generator.tree(of: smallest)
    else { return nil }
    return Finding(
      caseIndex: index, originalSize: Size(scenario), judgement: judgement, rule: rule,
      alsoBroken: judgement.broken.map(\.id).filter { $0 != id }, token: Token.encode(tree),
      evaluations: shrunk.evaluations, ending: shrunk.ending)
  }
}
