import Invariants

extension Campaign {
  /// Shrinks what the campaign found: one finding for each cause.
  ///
  /// Every rule that was broken is shrunk from the first case that broke it; whatever the number of
  /// jobs, the findings are the same. See `Causes` for how they are told apart. Where a cause broke
  /// one of the `expected` rules, which a wrong engine was made to break, that rule shows it.
  public func findings(in outcome: Outcome, expected: [Rule.ID] = []) -> [Finding] {
    let broken = zip(ids, outcome.firstBroken).compactMap { id, first in
      first.map { (id: id, first: $0) }
    }
    let shrunk = concurrently(broken.count) { number in
      let (id, first) = broken[number]
      return shrink(scenario(ofCase: first), breaking: id, ofCase: first)
    }
    return Causes.findings(among: shrunk.compactMap(\.self), expected: expected)
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
  static func findings(among findings: [Finding], expected: [Rule.ID] = []) -> [Finding] {
    var left = findings
    var causes: [Finding] = []
    while let index = foremost(of: left) {
      let cause = left[index]
      let group = left.filter { $0.rule.id == cause.rule.id || cause.explains($0) }
      left.removeAll { finding in group.contains { $0.rule.id == finding.rule.id } }
      let shown = expected.lazy.compactMap { id in group.first { $0.rule.id == id } }.first
      causes.append((shown ?? cause).explaining(group.map(\.rule.id)))
    }
    return causes.enumerated().sorted { one, other in
      (one.element.caseIndex, one.offset) < (other.element.caseIndex, other.offset)
    }.map(\.element)
  }

  private static func foremost(of findings: [Finding]) -> Int? {
    let ranks = findings.map { cause in
      (explained: findings.count { cause.explains($0) }, place: cause.place)
    }
    return ranks.indices.min { one, other in
      (-ranks[one].explained, ranks[one].place, one)
        < (-ranks[other].explained, ranks[other].place, other)
    }
  }
}

extension Finding {
  /// Whether the other finding's smallest scene breaks this finding's rule as well. Relations
  /// explain no rules: they tell that two scenes differ, and not why.
  fileprivate func explains(_ other: Finding) -> Bool {
    if rule.isRelation, !other.rule.isRelation { return false }
    return rule.id != other.rule.id
      && (other.alsoBroken + other.brokenInChangedScene).contains(rule.id)
  }

  /// How many rules were broken before this finding's in its own smallest scene.
  fileprivate var place: Int {
    judgement.broken.firstIndex { $0.id == rule.id } ?? judgement.broken.count
  }

  /// The finding as the one that stands for a group of rules.
  fileprivate func explaining(_ group: [Rule.ID]) -> Finding {
    var finding = self
    finding.explains = group.filter { $0 != rule.id }
    return finding
  }
}
