import Generators
import Invariants
import PropertyTesting
import TouchScript

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
  ) -> Report.Finding? {
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
    var finding = Report.Finding(rule, in: judgement, token: Token.encode(tree))
    finding.originalSize = SceneSize(scenario)
    finding.seed = reportedSeed
    finding.origin = origin(ofCase: index)
    finding.case = finding.origin == nil ? index : nil
    finding.evaluations = shrunk.evaluations
    finding.ending = shrunk.ending
    finding.outOfTime = shrunk.ending == .timeSpent
    finding.profile = profilesShrinking ? shrunk.profile : nil
    finding.flaky = witness.flakiness
    if let changed = rule.changedScene ?? smallest.withPlainViews, !shouldStop() {
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
