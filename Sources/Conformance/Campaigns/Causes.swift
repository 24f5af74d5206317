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
    Causes.findings(
      among: consequences(in: outcome, shouldStop: shouldStop), expected: expected,
      counted: Frequencies(outcome, ids: ids))
  }

  /// One finding for every rule that was broken and not known to be, in the order of `ids`, whatever the
  /// causes.
  func consequences(
    in outcome: Outcome, shouldStop: @Sendable () -> Bool = { false }
  ) -> [Finding] {
    let enduring = enduring
    let ids = ids
    let broken = ids.indices.filter { !known.covers(ids[$0]) }.compactMap { rule in
      outcome.firstBroken[rule].map { (id: ids[rule], first: $0, seen: outcome.firstSeen[rule]) }
    }
    progress?.noteShrinking(broken.count)
    let shrunk = withoutActuallyEscaping(shouldStop) { shouldStop in
      concurrently(broken.count) { number in
        let (id, first, seen) = broken[number]
        let finding = enduring.shrink(
          scenario(ofCase: first), breaking: id, ofCase: first, seen: seen, shouldStop: shouldStop)
        if let finding { saved?.note(SavedFindings.File(finding, seed: seed)) }
        return finding
      }
    }
    return shrunk.compactMap(\.self)
  }
}

/// Tells causes from consequences.
///
/// One mistake of an engine breaks many rules, and an engine has many mistakes. Rules are one cause
/// where the smallest scene of each breaks the other, or where the same event mostly breaks both.
/// A rule *explains* another where the other's smallest scene breaks it as well, and it is much more
/// frequent where the other is broken than where that is tested and holds: so what is broken everywhere
/// explains nothing. It explains another too where nearly always the same thing is missing. A constant
/// departure is a rule that is broken nearly wherever it is tested. It explains nothing, and only what
/// misses the same thing explains it. Without counts, for a given scene, the smallest scenes alone decide.
struct Causes {
  private let findings: [Finding]
  private let frequencies: Frequencies?
  /// The findings of one mistake, by their places, as far as it can be told.
  private let groups: [[Int]]
  /// Of each group the finding to show.
  private var leaders: [Int] = []

  /// One finding for each cause: constant departures first, then what is required before what is
  /// practice, then the smallest scenes.
  ///
  /// `findings` has one finding for each broken rule, in the rulebook's order. The finding that explains
  /// the most comes first. What it explains is no cause, and belongs to the cause that explains it best.
  /// If a cause broke one of the `expected` rules, that rule shows it.
  static func findings(
    among findings: [Finding], expected: [Rule.ID] = [], counted frequencies: Frequencies? = nil
  ) -> [Finding] {
    Causes(findings, frequencies).told(expected)
  }

  private init(_ findings: [Finding], _ frequencies: Frequencies?) {
    self.findings = findings
    self.frequencies = frequencies
    var leader = Array(findings.indices)
    for one in findings.indices {
      for other in 0..<one where leader[other] != leader[one] {
        guard Self.areOne(findings[one], findings[other], frequencies) else { continue }
        let (kept, left) = (min(leader[one], leader[other]), max(leader[one], leader[other]))
        for index in leader.indices where leader[index] == left { leader[index] = kept }
      }
    }
    groups = findings.indices.filter { leader[$0] == $0 }.map { first in
      findings.indices.filter { leader[$0] == first }
    }
    leaders = groups.indices.map { self.leader(of: $0) }
  }

  private func told(_ expected: [Rule.ID]) -> [Finding] {
    var left = Array(groups.indices)
    var chosen: [Int] = []
    while let group = left.min(by: { rank($0, left) < rank($1, left) }) {
      chosen.append(group)
      left.removeAll { $0 == group }
      for explained in left where explains(group, explained) { remove(explained, from: &left) }
    }
    let taken = followers(of: chosen)
    var causes: [Finding] = []
    for group in chosen {
      let members = (taken[group] ?? []).flatMap { groups[$0] }.sorted()
      let shown = expected.lazy.compactMap { id in members.first { findings[$0].id == id } }.first
      let leader = findings[shown ?? leaders[group]]
      causes.append(
        leader.explaining(
          members.map { findings[$0].id }, frequency: frequencies?.frequency(of: leader.id)))
    }
    return causes.enumerated().sorted { one, other in
      order(one.element, one.offset) < order(other.element, other.offset)
    }.map(\.element)
  }

  /// Takes away a group that is no cause, and those that miss the same thing as it.
  private func remove(_ group: Int, from left: inout [Int]) {
    guard let place = left.firstIndex(of: group) else { return }
    left.remove(at: place)
    for other in left where missesTheSame(group, other) { remove(other, from: &left) }
  }

  /// For each cause, the groups that belong to it: those that it explains best, and what misses the same
  /// thing as one of these.
  private func followers(of chosen: [Int]) -> [Int: [Int]] {
    var owners = Dictionary(uniqueKeysWithValues: chosen.map { ($0, $0) })
    for group in groups.indices where owners[group] == nil {
      owners[group] = best(of: chosen, for: group)
    }
    var isComplete = false
    while !isComplete {
      let lost = groups.indices.filter { owners[$0] == nil }
      isComplete = true
      for group in lost {
        let other = groups.indices.first { owners[$0] != nil && missesTheSame($0, group) }
        guard let other else { continue }
        owners[group] = owners[other]
        isComplete = false
      }
    }
    return Dictionary(grouping: groups.indices.filter { owners[$0] != nil }) { owners[$0] ?? $0 }
  }

  private func missesTheSame(_ group: Int, _ other: Int) -> Bool {
    if group == other { return false }
    let leader = findings[leaders[other]]
    return groups[group].contains { index in
      frequencies?.isConstant(findings[index].id) != true
        && Self.lackTheSame(findings[index], leader, frequencies)
    }
  }

  /// Who goes first among those that are left: whoever explains the most, and then what goes wrong
  /// first in its own trace, since that brings about the rest.
  private func rank(_ group: Int, _ left: [Int]) -> (Int, Int, Int) {
    let explained = left.reduce(0) { $0 + (explains(group, $1) ? groups[$1].count : 0) }
    let place = groups[group].map { findings[$0].place }.min() ?? 0
    return (-explained, place, group)
  }

  /// Of the findings of one mistake, the one to show: the most frequent, and where nobody counted the
  /// smallest that most others break too.
  private func leader(of group: Int) -> Int {
    func key(_ index: Int) -> (Int, Int, Int, Int, Int) {
      let finding = findings[index]
      let broken = frequencies?.frequency(of: finding.id)?.broken ?? 0
      let followers = findings.count { $0.breaksToo(finding.id) }
      return (-broken, finding.size.extent, -followers, finding.place, index)
    }
    return groups[group].min { key($0) < key($1) } ?? 0
  }

  private func order(_ finding: Finding, _ place: Int) -> (Int, Int, Int, Int, Int) {
    (
      frequencies?.isConstant(finding.id) == true ? 0 : 1, finding.weight, finding.size.extent,
      finding.alsoBroken.count + finding.brokenInChangedScene.count, place
    )
  }

  /// The group that explains another one best; the first of them if several do so equally well.
  private func best(of chosen: [Int], for group: Int) -> Int? {
    var best: (cause: Int, strength: Strength)?
    for cause in chosen {
      guard let strength = strength(cause, group) else { continue }
      if let best, strength <= best.strength { continue }
      best = (cause, strength)
    }
    return best?.cause
  }

  private func explains(_ group: Int, _ other: Int) -> Bool { strength(group, other) != nil }

  /// How well a finding of one group explains the leader of another; nil: not at all. The rest of the
  /// other group may also have other causes.
  private func strength(_ group: Int, _ other: Int) -> Strength? {
    if group == other { return nil }
    let leader = findings[leaders[other]]
    return groups[group].lazy
      .filter { Self.explains(findings[$0], leader, frequencies) }
      .map {
        Strength(
          isSameLack: Self.lackTheSame(findings[$0], leader, frequencies),
          lift: frequencies?.lift(findings[$0].id, leader.id) ?? 0)
      }
      .max()
  }

  /// How well one finding explains another.
  private struct Strength: Comparable {
    let isSameLack: Bool
    let lift: Double

    static func < (one: Self, other: Self) -> Bool {
      one.isSameLack == other.isSameLack ? one.lift < other.lift : other.isSameLack
    }
  }

  /// Whether two findings show one mistake.
  private static func areOne(
    _ one: Finding, _ other: Finding, _ frequencies: Frequencies?
  ) -> Bool {
    guard one.isRelation == other.isRelation else { return false }
    let isMutual = one.breaksToo(other.id) && other.breaksToo(one.id)
    guard let frequencies, frequencies.canCompare(one.id, other.id), !one.isRelation else {
      return isMutual
    }
    if frequencies.shareEvents(one.id, other.id), frequencies.shareEvents(other.id, one.id) {
      return true
    }
    return isMutual && frequencies.informs(one.id, other.id)
      && frequencies.informs(other.id, one.id)
      && frequencies.isConstant(one.id) == frequencies.isConstant(other.id)
  }

  /// Whether one finding explains another. Relations explain no rules: they tell that two scenes
  /// differ, and not why.
  private static func explains(
    _ cause: Finding, _ other: Finding, _ frequencies: Frequencies?
  ) -> Bool {
    if cause.isRelation, !other.isRelation { return false }
    let isThere = other.breaksToo(cause.id)
    // A relation is judged in few cases, by turns: what its scenes break is all that is known.
    guard let frequencies, frequencies.canCompare(cause.id, other.id), !other.isRelation else {
      return isThere
    }
    // A rule that is broken wherever it is tested says nothing about others.
    if frequencies.isConstant(cause.id) { return false }
    if lackTheSame(cause, other, frequencies) { return true }
    if frequencies.isConstant(other.id) { return false }
    return isThere && frequencies.informs(cause.id, other.id)
      || frequencies.accompanies(cause.id, other.id)
  }
}

extension Causes {
  /// Whether two rules miss the same thing in nearly all cases in which `other` is broken, and in its
  /// smallest scene, or often enough.
  fileprivate static func lackTheSame(
    _ cause: Finding, _ other: Finding, _ frequencies: Frequencies?
  ) -> Bool {
    guard let frequencies, !cause.isRelation, !other.isRelation,
      frequencies.lackTheSame(cause.id, other.id)
    else { return false }
    return other.breaksToo(cause.id) || frequencies.frequency(of: other.id)?.broken ?? 0 >= 3
  }
}

extension Finding {
  fileprivate var id: Rule.ID { rule.id }

  fileprivate var isRelation: Bool { rule.isRelation }

  /// Whether the smallest scene breaks another rule too; for a relation, or the changed scene does.
  fileprivate func breaksToo(_ other: Rule.ID) -> Bool {
    alsoBroken.contains(other) || brokenInChangedScene.contains(other)
  }

  /// How many of the rules that the smallest scene breaks were broken before this one.
  fileprivate var place: Int {
    judgement.broken.firstIndex { $0.id == id } ?? judgement.broken.count
  }

  /// Less for what binds more.
  fileprivate var weight: Int { Rule.strength(of: id) == .required ? 0 : 1 }

  /// The same as the one that stands for a group of rules, and how often its own was broken.
  fileprivate func explaining(_ group: [Rule.ID], frequency: Frequency?) -> Finding {
    var finding = self
    finding.frequency = frequency
    finding.explains = group.filter { $0 != id }
    return finding
  }
}
