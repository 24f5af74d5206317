import Invariants

extension Campaign {
  /// Shrinks what the campaign found: one finding for each cause.
  ///
  /// Every rule that was broken is shrunk from the first case that broke it; whatever the number of
  /// jobs, the findings are the same. See `Causes` for how they are told apart. Where a cause broke
  /// one of the `expected` rules, which a wrong engine was made to break, that rule shows it.
  /// Where `shouldStop` says so, their scenes are the smallest so far.
  public func findings(
    in outcome: Outcome, expected: [Rule.ID] = [],
    shouldStop: @Sendable () -> Bool = { false }
  ) -> [Finding] {
    Causes.findings(among: consequences(in: outcome, shouldStop: shouldStop), expected: expected)
  }

  /// One finding for every rule that was broken and not known to be, in the order of `ids`, whatever the
  /// causes.
  func consequences(
    in outcome: Outcome, shouldStop: @Sendable () -> Bool = { false }
  ) -> [Finding] {
    let watched = watched.enduring
    let broken = ids.indices.filter { !known.covers(ids[$0]) }.compactMap { rule in
      outcome.firstBroken[rule].map { (id: ids[rule], first: $0, seen: outcome.firstSeen[rule]) }
    }
    progress?.noteShrinking(broken.count)
    let shrunk = withoutActuallyEscaping(shouldStop) { shouldStop in
      concurrently(broken.count) { number in
        let (id, first, seen) = broken[number]
        let scenario = outcome.scenarios[first] ?? scenario(ofCase: first)
        return watched.shrink(
          scenario, breaking: id, ofCase: first, seen: seen, shouldStop: shouldStop)
      }
    }
    return shrunk.compactMap(\.self)
  }
}

/// What may be the cause of other broken rules, or a consequence of one: a finding, or what a report
/// says of one.
protocol Suspect {
  /// The rule that was broken.
  var id: Rule.ID { get }
  /// Whether that is a relation between two scenes.
  var isRelation: Bool { get }
  /// The case that broke it first.
  var caseIndex: Int { get }
  /// What else its smallest scene breaks.
  var suspicion: Suspicion { get }
  /// The same as the one that stands for a group of rules.
  func explaining(_ group: [Rule.ID]) -> Self
}

/// What tells whether a finding is a cause or a consequence.
///
/// It is that of the scene that the shrinker came to. Where the search for a proof finds a smaller one,
/// the causes have been told apart already; and those who join reports must come to the same.
struct Suspicion: Hashable, Sendable, Codable {
  /// All other rules that the smallest scene breaks, for a relation those of the changed scene too.
  let brokenBesides: [Rule.ID]
  /// How many of them were broken before it in that scene.
  let place: Int
}

extension Suspect {
  /// Whether the other's smallest scene breaks this one's rule as well. Relations explain no rules:
  /// they tell that two scenes differ, and not why.
  fileprivate func explains(_ other: Self) -> Bool {
    if isRelation, !other.isRelation { return false }
    return id != other.id && other.suspicion.brokenBesides.contains(id)
  }
}

/// Tells causes from consequences.
///
/// One mistake of an engine breaks many rules. A rule whose smallest scene breaks another rule as
/// well is *explained* by that rule's finding: there is not even a small scene in which it is broken
/// alone. That may hide a second cause behind the first; it comes to light once the first is mended.
enum Causes {
  /// One finding for each cause, in the order of their cases.
  ///
  /// `findings` has one finding for each broken rule, in the rulebook's order. Whoever explains the
  /// most goes first. Of those that explain equally many, it is the one whose rule was broken
  /// earliest in its own trace, since what goes wrong first brings about the rest.
  static func findings<Finding: Suspect>(
    among findings: [Finding], expected: [Rule.ID] = []
  ) -> [Finding] {
    var left = findings
    var causes: [Finding] = []
    while let index = foremost(of: left) {
      let cause = left[index]
      let group = left.filter { $0.id == cause.id || cause.explains($0) }
      left.removeAll { finding in group.contains { $0.id == finding.id } }
      let shown = expected.lazy.compactMap { id in group.first { $0.id == id } }.first
      causes.append((shown ?? cause).explaining(group.map(\.id)))
    }
    return causes.enumerated().sorted { one, other in
      (one.element.caseIndex, one.offset) < (other.element.caseIndex, other.offset)
    }.map(\.element)
  }

  private static func foremost(of findings: [some Suspect]) -> Int? {
    let ranks = findings.map { cause in
      (explained: findings.count { cause.explains($0) }, place: cause.suspicion.place)
    }
    return ranks.indices.min { one, other in
      (-ranks[one].explained, ranks[one].place, one)
        < (-ranks[other].explained, ranks[other].place, other)
    }
  }
}

extension Finding: Suspect {
  var id: Rule.ID { rule.id }

  var isRelation: Bool { rule.isRelation }

  var suspicion: Suspicion {
    asShrunk
      ?? Suspicion(
        brokenBesides: alsoBroken + brokenInChangedScene,
        place: judgement.broken.firstIndex { $0.id == rule.id } ?? judgement.broken.count)
  }

  func explaining(_ group: [Rule.ID]) -> Finding {
    var finding = self
    finding.explains = group.filter { $0 != rule.id }
    return finding
  }
}
