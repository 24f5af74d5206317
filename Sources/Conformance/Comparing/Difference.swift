import Generators
import Invariants
import PropertyTesting
import TouchScript

/// Something in which two engines differ: the smallest scene found that shows it.
public struct Difference: Sendable, Encodable {
  /// How a rule is broken that accuses one side alone; nil: no rule says who is right.
  public let broken: Report.Finding.Other?
  /// The side that breaks it.
  public let side: Comparison.Side?
  /// The other rules that accuse one side alone in the smallest scene.
  public let alsoBroken: [Accusation]
  /// The first call that differs; nil if only what is open does.
  public let first: CallDifference?
  /// The first case that showed it.
  public let `case`: Int
  /// In how many cases it showed.
  public let cases: Int
  /// How big the first case was.
  public let originalSize: SceneSize
  /// The smallest scene.
  public let scenario: Scenario
  /// How big it is.
  public let size: SceneSize
  /// What was observed there of the one engine and of the other.
  public let traces: [Trace]
  /// What replays the scene; nil where it cannot be spelled as choices.
  public let token: String?
  /// How many scenes were played to make it small.
  public let evaluations: Int
  /// Why the shrinker ended.
  public let ending: Ending

  /// A rule that accuses one side alone.
  public struct Accusation: Sendable, Hashable, Encodable {
    /// The rule.
    public let rule: Rule.ID
    /// The side that breaks it.
    public let side: Comparison.Side
  }
}

extension Comparison {
  /// What was found, each once, as small as can be: first what rules say, the required ones before the
  /// others, then what no rule speaks of. A rule that is broken in the smallest scene of another is
  /// reported there.
  func differences(in outcome: Outcome, shouldStop: () -> Bool) -> [Difference] {
    var found: [Difference] = []
    var told: Set<Subject> = []
    for subject in outcome.first.keys.sorted(by: { order(of: $0, outcome) < order(of: $1, outcome) }
    )
    where !told.contains(subject) {
      guard let difference = shrink(subject, in: outcome, shouldStop: shouldStop) else { continue }
      told.formUnion(difference.alsoBroken.map { .rule($0.rule, $0.side) })
      found.append(difference)
    }
    return found
  }

  /// What stands in front of what: a comparison of these decides.
  private func order(of subject: Subject, _ outcome: Outcome) -> Order {
    let first = outcome.first[subject]?.case ?? .max
    switch subject {
    case .rule(let id, let side):
      let place = campaign.invariants.firstIndex { $0.id == id } ?? .max
      return Order(
        numbers: [0, Rule.strength(of: id) == .required ? 0 : 1, first, place, side.rawValue])
    case .calls(let kinds):
      return Order(
        numbers: [1, -(outcome.counts[subject] ?? 0), first]
          + kinds.map { Int($0?.rawValue ?? .max) })
    }
  }

  private struct Order: Comparable {
    let numbers: [Int]

    static func < (one: Order, other: Order) -> Bool {
      one.numbers.lexicographicallyPrecedes(other.numbers)
    }
  }

  private func shrink(
    _ subject: Subject, in outcome: Outcome, shouldStop: () -> Bool
  ) -> Difference? {
    guard let first = outcome.first[subject] else { return nil }
    let small = enduring
    let shrinker = Shrinker(
      Scenarios.generator, budget: Self.shrinkBudget, reductions: Reductions.all)
    let shrunk = try? shrinker.shrink(
      first.scenario, isOverdue: campaign.isShrinkingOverdue, shouldStop: shouldStop
    ) { small.shows(subject, campaign.played($0), by: outcome.measure) }
    campaign.progress?.noteShrunk()
    let scenario = shrunk.map { campaign.played($0.value) } ?? first.scenario
    guard case .played(let one, let other) = small.play(scenario) else { return nil }
    var broken: Report.Finding.Other?
    var accused: Side?
    if case .rule(let id, let side) = subject {
      let invariant = campaign.invariants.first { $0.id == id }
      let violation = invariant?.check(Evidence(scenario, side == .one ? one : other)).violation
      // An engine that is not deterministic may not show it again.
      guard let violation else { return nil }
      broken = .init(Judgement.BrokenRule(id: id, violation: violation))
      accused = side
    }
    return Difference(
      broken: broken, side: accused,
      alsoBroken: accusations(in: scenario, one, other).filter { $0.rule != broken?.rule },
      first: CallDifference(one, other, by: outcome.measure), case: first.case,
      cases: outcome.counts[subject] ?? 0, originalSize: SceneSize(first.scenario),
      scenario: scenario, size: SceneSize(scenario), traces: [one, other],
      token: (try? Scenarios.generator.tree(of: scenario)).map(Token.encode),
      evaluations: shrunk?.evaluations ?? 0, ending: shrunk?.ending ?? .fixedPoint)
  }

  /// How many scenes may be played to shrink one difference.
  private static let shrinkBudget = 4_000

  private var enduring: Comparison { Comparison(campaign.enduring, with: other.enduring) }

  /// Whether two engines still differ in that.
  private func shows(
    _ subject: Subject, _ scenario: Scenario, by measure: CallDifference.Measure
  ) -> Bool {
    guard case .played(let one, let other) = play(scenario) else { return false }
    guard case .rule(let id, let side) = subject else {
      return subjects(of: scenario, one, other, by: measure).contains(subject)
    }
    guard let invariant = campaign.invariants.first(where: { $0.id == id }) else { return false }
    let broken = [one, other].map { invariant.check(Evidence(scenario, $0)).violation != nil }
    return broken[side.rawValue] && !broken[side.opposite.rawValue]
  }
}
