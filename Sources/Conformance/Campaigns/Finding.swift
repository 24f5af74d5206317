import Generators
import Invariants
import PropertyTesting
import TouchScript

/// One thing that is wrong with an engine: the smallest scene found that shows it.
public struct Finding: Sendable {
  /// The case in which the rule was broken first; below zero if it is none of the campaign's own.
  public let caseIndex: Int
  /// Where that case is from, if it is none of the campaign's own.
  public internal(set) var origin: String? = nil
  /// How big that case was.
  public let originalSize: SceneSize
  /// The smallest scenario found that breaks the same rule, and what became of it.
  public let judgement: Judgement
  /// The rule that was kept broken while shrinking.
  public let rule: Judgement.BrokenRule
  /// The other rules that the smallest scenario breaks.
  public let alsoBroken: [Rule.ID]
  /// For a relation, the rules that the changed scenario breaks.
  public internal(set) var brokenInChangedScene: [Rule.ID] = []
  /// The other rules that the campaign found broken by the same cause, as far as smallest scenes
  /// can tell; in the rulebook's order.
  public internal(set) var explains: [Rule.ID] = []
  /// What replays the smallest scenario.
  public let token: String
  /// How many scenarios were played to find it.
  public let evaluations: Int
  /// Why the shrinker ended.
  public let ending: Ending
  /// The proof that there is no smaller scene, if it was looked for and there is one.
  public internal(set) var certificate: Certificate? = nil
  /// How often the search for a proof found a smaller scene, which then became the finding.
  public internal(set) var improvements = 0
  /// For which values of each choice the rule is still broken, if that was looked for.
  public internal(set) var explanation: SceneExplanation? = nil
  /// What the passes of the shrinker did, in their order; one that ran in several shrinks of this
  /// finding is there for each.
  public internal(set) var profile: [PassProfile] = []

  /// How big the smallest scenario is.
  public var size: SceneSize { SceneSize(judgement.scenario) }
}

extension Campaign {
  /// The smallest scenario that still breaks the rule `id`; nil if `scenario` does not break it, or
  /// is beyond what the language can spell. Where `shouldStop` says so, it is the smallest so far.
  public func shrink(
    _ scenario: Scenario, breaking id: Rule.ID, ofCase index: Int,
    shouldStop: () -> Bool = { false }
  ) -> Finding? {
    guard let isBroken = test(of: id) else { return nil }
    let shrinker = Shrinker(Scenarios.generator, reductions: Reductions.all)
    let shrunk = try? shrinker.shrink(scenario, shouldStop: shouldStop) {
      progress?.noteEvaluation()
      return isBroken(played($0))
    }
    progress?.noteShrunk()
    guard let shrunk else { return nil }
    let smallest = played(shrunk.value)
    let judgement = Judgement(smallest, on: system, by: invariants, relations: relations)
    guard let rule = judgement.broken.first(where: { $0.id == id }),
      let tree = try? Scenarios.generator.tree(of: smallest)
    else { return nil }
    var finding = Finding(
      caseIndex: index, originalSize: SceneSize(scenario), judgement: judgement, rule: rule,
      alsoBroken: judgement.broken.map(\.id).filter { $0 != id }, token: Token.encode(tree),
      evaluations: shrunk.evaluations, ending: shrunk.ending)
    finding.origin = origin(ofCase: index)
    finding.profile = shrunk.profile
    if let changed = rule.changedScene {
      finding.brokenInChangedScene = Judgement(changed, on: system, by: invariants)
        .broken.map(\.id)
    }
    return finding
  }

  /// Tells whether a scenario breaks the rule or relation `id`; nil if the campaign judges none such.
  func test(of id: Rule.ID) -> ((Scenario) -> Bool)? {
    if let invariant = invariants.first(where: { $0.id == id }) {
      return { invariant.check(Evidence($0, system.perform($0))).violation != nil }
    }
    guard let relation = relations.first(where: { $0.id == id }) else { return nil }
    return { relation.verdict(on: $0, by: system)?.verdict.violation != nil }
  }
}
