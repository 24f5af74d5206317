import Generators
import Invariants
import PropertyTesting
import TouchScript

/// The proof that a finding's scene is the smallest of a scope: all simpler ones were tried, and none
/// breaks the rule.
public struct Certificate: Hashable, Sendable, Codable {
  /// How many simpler scenes were tried.
  public let scenes: Int
  /// How many things in each of them might be other than the finding has words for.
  public let departures: Int
  /// Which scenes they are, in words.
  public let scope: String
}

extension Campaign {
  /// How many scenes a proof may try by default: a few seconds of work in a release build.
  public static let usualProofBudget = 20_000

  /// How many times as many scenes it may look at where nothing more is in them: most of those are
  /// not simpler than the finding's, and to look is cheap.
  private static let patience = 2

  /// `finding` with the proof that its scene is the smallest, if that takes no more than
  /// `proofBudget` scenes. Where there is a simpler scene that breaks the rule, that is the finding.
  ///
  /// A scene is simpler if its spelling has fewer choices and elements, or as many and smaller ones.
  /// Those are tried that are made of what the finding's scene is made of; and besides, if the budget
  /// allows it, those that have one or two things more in them.
  public func certified(
    _ finding: Report.Finding, shouldStop: () -> Bool = { false }
  ) -> Report.Finding {
    var finding = finding
    func isOver() -> Bool { shouldStop() || isShrinkingOverdue() }
    // The simpler scenes are those of the language, and scenes of one's own stay among themselves.
    guard scenes == nil, proofBudget > 0, finding.ending == .fixedPoint, finding.flaky == nil,
      let isBroken = test(of: finding.rule)
    else {
      return finding
    }
    while finding.flaky == nil,
      let tree = try? Scenarios.generator.tree(of: finding.scenario),
      let (scenes, departures) = simplerScenes(than: tree, isOver)
    {
      let simpler = scenes.first { isOver() || isBroken(played($0)) }
      if isOver() { break }
      guard let simpler else {
        finding.certificate = Certificate(
          scenes: scenes.count, departures: departures,
          scope: SmallScopes.description(around: tree, departures: departures))
        finding.certified = true
        return finding
      }
      let better = shrink(
        simpler, breaking: finding.rule, ofCase: finding.case ?? 0, shouldStop: shouldStop)
      guard let better else { return finding }
      finding = better.replacing(finding)
    }
    if isOver(), !shouldStop() { finding.outOfTime = true }
    return finding
  }

  /// The scenes simpler than one, with as many unusual things as the budget allows; nil if even
  /// those without are too many.
  private func simplerScenes(
    than tree: ChoiceTree, _ shouldStop: () -> Bool
  ) -> (scenes: Enumeration<AnyGenerator<Scenario>>, departures: Int)? {
    var found: (Enumeration<AnyGenerator<Scenario>>, Int)?
    for departures in 0...2 {
      // One thing more makes so many times as many scenes at least; to count them would be in vain.
      if let found, found.0.draws * 40 > proofBudget { break }
      let smaller = Enumeration(
        of: Scenarios.generator,
        in: SmallScopes.scenes(around: tree, of: scope, departures: departures),
        draws: departures == 0 ? proofBudget * Self.patience : proofBudget,
        shouldStop: shouldStop
      ) { $0.isSimpler(than: tree) && SmallScopes.isOneOfItsKind($0) }
      guard let smaller, smaller.count <= proofBudget else { break }
      found = (smaller, departures)
    }
    return found
  }
}

extension Report.Finding {
  /// This finding, of a smaller scene, in the place of another.
  fileprivate func replacing(_ other: Self) -> Self {
    var finding = self
    (finding.seed, finding.case, finding.origin) = (other.seed, other.case, other.origin)
    finding.originalSize = other.originalSize
    (finding.explains, finding.frequency) = (other.explains, other.frequency)
    finding.evaluations = (other.evaluations ?? 0) + (evaluations ?? 0)
    finding.profile = profile.map { (other.profile ?? []) + $0 }
    return finding
  }
}
