import Generators
import PropertyTesting
import TouchScript

extension Campaign {
  /// All scenes of a small scope, the simplest first.
  public struct Walk: Sendable {
    /// How many things in a scene may be other than in the plainest scene.
    public let size: Int
    /// The scenes.
    public let scenes: Enumeration<AnyGenerator<Scenario>>
  }

  /// How many scenes a walk may have: those of a larger scope would not be kept in memory.
  public static let mostScenesOfWalk = 4_000_000

  /// The same campaign, but of all scenes in which at most `size` things are not as in the plainest
  /// scene; nil if they are too many.
  ///
  /// The campaign's cases are these scenes then, and its seed does not matter. They are counted before
  /// the first is played; where `shouldStop` says so before all of them are, none is a case.
  public func walking(
    size: Int, draws: Int = mostScenesOfWalk, shouldStop: () -> Bool = { false }
  ) -> Campaign? {
    progress?.noteCounted(0)
    let scenes = Enumeration(
      of: Scenarios.generator, in: SmallScopes.scenes(ofSize: size, of: scope), draws: draws,
      keepsPart: true, note: { progress?.noteCounted($0) }, shouldStop: shouldStop,
      where: isTried)
    progress?.noteCounted(nil)
    guard let scenes else { return nil }
    var campaign = self
    campaign.walk = Walk(size: size, scenes: scenes)
    campaign.cases = scenes.isWhole ? scenes.count : 0
    return campaign
  }

  private func isTried(_ tree: ChoiceTree) -> Bool {
    SmallScopes.isOneOfItsKind(tree)
      && (features == .all
        || features.isSuperset(of: Scenarios.generator.value(of: tree).needs))
  }
}

extension Campaign.Walk {
  /// Which scenes these are, in words.
  public func says(of scope: Scenarios.Scope) -> String {
    SmallScopes.description(ofSize: size, of: scope)
  }
}
