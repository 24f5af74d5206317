import Generators
import Invariants
import PropertyTesting
import TouchScript

/// One thing that is wrong with an engine: the smallest scene found that shows it.
public struct Finding: Sendable {
  /// The case in which the rule was broken first, or whose smallest scene breaks it first; below zero if
  /// it is none of the campaign's own.
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
  /// The other rules that are folded under this one, see `Causes`; in the rulebook's order.
  public internal(set) var explains: [Rule.ID] = []
  /// How often the rule was broken; nil where nobody counted.
  public internal(set) var frequency: Frequency? = nil
  /// What replays the smallest scenario.
  public let token: String
  /// How many scenarios were played to find it.
  public let evaluations: Int
  /// Why the shrinker ended.
  public let ending: Ending
  /// How the engine was seen to be flaky, if it was. Then nothing else here is certain.
  public internal(set) var flakiness: Flakiness? = nil
  /// The proof that there is no smaller scene, if it was looked for and there is one.
  public internal(set) var certificate: Certificate? = nil
  /// How often the search for a proof found a smaller scene, which then became the finding.
  public internal(set) var improvements = 0
  /// Why the search for a proof ended before it could tell; nil if it did not.
  public internal(set) var proofEnding: Ending? = nil
  /// For which values of each choice the rule is still broken, if that was looked for.
  public internal(set) var explanation: SceneExplanation? = nil
  /// What the passes of the shrinker did, in their order; one that ran in several shrinks of this
  /// finding is there for each.
  public internal(set) var profile: [PassProfile] = []

  /// How big the smallest scenario is.
  public var size: SceneSize { SceneSize(judgement.scenario) }

  /// Whether more time might have made it smaller, proved it, or explained more of it.
  public var isOutOfTime: Bool {
    [ending, proofEnding, explanation?.ending].contains(.timeSpent)
  }
}

extension Campaign {
  /// The smallest scenario that still breaks the rule `id`; nil if `scenario` does not break it, or
  /// is beyond what the language can spell. Where the campaign's time for that is spent, it is the
  /// smallest so far; so it is where `shouldStop` says so, and then nothing more is played.
  ///
  /// Every step that is taken is played twice, and so is the smallest scene: an engine that is not
  /// deterministic is found out. What the search saw of the scenario may be given, so that a failure is
  /// not lost which such an engine does not show again.
  public func shrink(
    _ scenario: Scenario, breaking id: Rule.ID, ofCase index: Int, seen: Play? = nil,
    shouldStop: () -> Bool = { false }
  ) -> Finding? {
    guard let witness = observer(of: id).map({ Witness($0, seen: seen) }) else { return nil }
    let isThere = shouldStop() ? seen != nil : witness.confirmsAgain(played(scenario))
    guard isThere || witness.flakiness != nil else { return nil }
    let shrinker = Shrinker(
      generator(spelling: scenario), budget: isThere ? Self.shrinkBudget : 0,
      reductions: Reductions.all)
    let shrunk = try? shrinker.shrink(
      scenario, isOverdue: isShrinkingOverdue, shouldStop: shouldStop
    ) {
      witness.confirms(played($0))
    }
    progress?.noteShrunk()
    guard let shrunk else { return nil }
    let smallest = played(shrunk.value)
    if !shouldStop() { _ = witness.confirmsAgain(smallest) }
    let judgement = Judgement(
      smallest, on: system, by: invariants, relations: shouldStop() ? [] : relations,
      seen: witness.last?.traces.first)
    guard let rule = judgement.broken.first(where: { $0.id == id }) ?? witness.last?.broken,
      let tree = try? Scenarios.generator.tree(of: smallest)
    else { return nil }
    var finding = Finding(
      caseIndex: index, originalSize: SceneSize(scenario), judgement: judgement, rule: rule,
      alsoBroken: judgement.broken.map(\.id).filter { $0 != id }, token: Token.encode(tree),
      evaluations: shrunk.evaluations, ending: shrunk.ending)
    finding.origin = origin(ofCase: index)
    finding.profile = shrunk.profile
    finding.flakiness = witness.flakiness
    if let changed = rule.changedScene, !shouldStop() {
      finding.brokenInChangedScene = Judgement(changed, on: system, by: invariants)
        .broken.map(\.id)
    }
    return finding
  }

  /// What spells the choices of a scene that is to be made smaller: the scenes of one's own if it is one of
  /// them, else the language of all.
  func generator(spelling scenario: Scenario) -> AnyGenerator<Scenario> {
    guard let scenes, (try? scenes.tree(of: scenario)) != nil else { return Scenarios.generator }
    return scenes
  }

  /// How many scenes may be played to shrink one finding, those not counted that are played again.
  static let shrinkBudget = 20_000
}
