import Invariants
import TouchScript

extension Campaign {
  /// One finding for every rule that was broken and not known to be, in the order of `ids`, whatever the
  /// causes.
  ///
  /// Every rule is shrunk from the first case that broke it; whatever the number of jobs, the findings are the
  /// same. Where `shouldStop` says so, their scenes are the smallest so far.
  func consequences(
    in outcome: Outcome, shouldStop: @Sendable () -> Bool = { false }
  ) -> [Report.Finding] {
    let broken = ids.indices.filter { !known.covers(ids[$0]) }.compactMap { rule in
      outcome.firstBroken[rule].map {
        (ids[rule], scenario(ofCase: $0), $0, outcome.firstSeen[rule])
      }
    }
    progress?.noteShrinking(broken.count)
    return enduring.completed(shrunk(broken, shouldStop), shouldStop)
  }

  /// A finding for each of some rules, made small from a scene that broke it.
  func shrunk(
    _ broken: [(Rule.ID, Scenario, Int, Play?)],
    _ shouldStop: @Sendable () -> Bool
  ) -> [Report.Finding] {
    let enduring = enduring
    return withoutActuallyEscaping(shouldStop) { shouldStop in
      concurrently(broken.count) { number in
        let (id, scenario, index, seen) = broken[number]
        let finding = enduring.shrink(
          scenario, breaking: id, ofCase: index, seen: seen, shouldStop: shouldStop)
        if let finding { saved?.note(SavedFindings.File(finding)) }
        return finding
      }
    }.compactMap(\.self)
  }

  /// The findings, and one more for each rule that no case broke, but that comes first in a smallest
  /// scene, or in that scene with plain views.
  private func completed(
    _ findings: [Report.Finding], _ shouldStop: () -> Bool
  ) -> [Report.Finding] {
    var findings = findings
    var seen = Set(findings.map(\.rule))
    var next = 0
    while next < findings.count, !shouldStop() {
      let finding = findings[next]
      next += 1
      guard finding.flaky == nil else { continue }
      var firsts = [(finding.broken.causeFirst(in: finding.scenario).first?.id, finding.scenario)]
      if let plain = finding.scenario.withPlainViews {
        firsts.append((finding.brokenInChangedScene.first, plain))
      }
      for case (let first?, let scenario) in firsts
      where !known.covers(first) && seen.insert(first).inserted {
        findings +=
          shrink(scenario, breaking: first, ofCase: finding.case ?? 0, shouldStop: shouldStop)
          .map { [$0] } ?? []
      }
    }
    let places = Dictionary(zip(ids, ids.indices)) { first, _ in first }
    return findings.sorted { places[$0.rule, default: 0] < places[$1.rule, default: 0] }
  }
}

/// Tells causes from consequences.
///
/// One mistake of an engine breaks many rules. The smallest scene of a rule has nothing that the rule
/// does not need, so another rule that it breaks has to do with the same mistake. The rule that is broken
/// in the simplest scene, by the earliest wrong event there, is the cause. Another rule is folded under it
/// if its own smallest scene breaks the cause as well, or if what goes wrong first there is folded under
/// the cause. So it is if that scene breaks the cause once its scroll views and tables are plain views: then it
/// says of these what another rule says of all views. And so it is if both scenes need the same single feature,
/// and the same third rule is broken as many calls behind them. All others are causes of their own.
///
/// What is broken nearly wherever it is tested is broken in scenes that do not need it, too. It explains
/// only what the same event breaks, what is broken already in its own smallest scene, and what is broken
/// nearly everywhere as well. Relations explain no rules: they say that two scenes differ, and not why.
struct Causes {
  private let scenes: [Scene]
  private let frequencies: [Rule.ID: Frequency]
  /// For each rule the cause under which it is folded, which may be the rule itself.
  private var causes: [Rule.ID: Rule.ID] = [:]

  /// One finding for each cause: constant departures first, then what explains the most, then what is
  /// required before what is practice; relations come last.
  ///
  /// `findings` has one finding for each broken rule, in the rulebook's order.
  static func findings(
    among findings: [Report.Finding], counted frequencies: [Rule.ID: Frequency] = [:]
  ) -> [Report.Finding] {
    Causes(findings, frequencies).findings
  }

  private init(_ findings: [Report.Finding], _ frequencies: [Rule.ID: Frequency]) {
    self.frequencies = frequencies
    scenes = findings.enumerated().map { Scene($1, place: $0, frequencies) }
    for scene in scenes.sorted(by: { $0.rank < $1.rank }) {
      causes[scene.id] = cause(of: scene) ?? scene.id
    }
  }

  /// The cause of a rule among those of simpler scenes; nil: it is one itself.
  private func cause(of scene: Scene) -> Rule.ID? {
    for (place, rule) in scene.rules.enumerated() where rule != scene.id {
      guard let cause = causes[rule], explains(rule, scene) else { continue }
      let isEarly = scene.isBroken(rule) && scene.rules.contains(cause)
      if place == 0 || rule == cause || isEarly || isAlike(scene, cause, rule) { return cause }
    }
    return scene.rulesWhenPlain.lazy.compactMap { causes[$0] }.first { explains($0, scene) }
  }

  /// Whether a rule and a cause have the same single feature in their smallest scenes, and a third rule is broken as
  /// many calls behind them.
  private func isAlike(_ scene: Scene, _ cause: Rule.ID, _ third: Rule.ID) -> Bool {
    guard let other = scenes.first(where: { $0.id == cause }) else { return false }
    let needs = scene.finding.scenario.needs
    return needs.rawValue.nonzeroBitCount == 1 && needs == other.finding.scenario.needs
      && scene.distance(to: third) != nil && scene.distance(to: third) == other.distance(to: third)
  }

  /// Whether a rule that a smallest scene breaks has to do with the rule of that scene.
  private func explains(_ rule: Rule.ID, _ scene: Scene) -> Bool {
    guard let other = scenes.first(where: { $0.id == rule }) else { return false }
    if other.isRelation, !scene.isRelation { return false }
    guard isConstant(rule) else { return true }
    return isConstant(scene.id) || other.rules.contains(scene.id)
      || scene.events[rule] == scene.events[scene.id]
  }

  private func isConstant(_ id: Rule.ID) -> Bool { frequencies[id]?.isConstant == true }

  /// The causes in the order of reports, each with what it explains.
  private var findings: [Report.Finding] {
    scenes.filter { causes[$0.id] == $0.id }.map { cause in
      var finding = cause.finding
      finding.frequency = frequencies[cause.id]
      finding.explains = scenes.map(\.id).filter { $0 != cause.id && causes[$0] == cause.id }
      return finding
    }.inOrderOfReports
  }
}

extension [Report.Finding] {
  /// Constant departures first, then what explains the most, then what is required before what is practice;
  /// relations come last.
  var inOrderOfReports: Self {
    func rank(_ place: Int) -> (Int, Int, Int, Int, Int, Int) {
      let finding = self[place]
      return (
        finding.frequency?.isConstant == true ? 0 : 1, Relations[finding.rule] == nil ? 0 : 1,
        -finding.explains.count, finding.strength == .required ? 0 : 1, finding.size.extent, place
      )
    }
    return indices.sorted { rank($0) < rank($1) }.map { self[$0] }
  }
}

extension Causes {
  /// The smallest scene of a rule, and the rules that it breaks, the cause first.
  private struct Scene {
    let finding: Report.Finding
    let id: Rule.ID
    let isRelation: Bool
    /// The rules that it breaks, for a relation without itself and with those of the changed scene.
    let rules: [Rule.ID]
    /// The rules that it breaks with plain views, and not as it is.
    let rulesWhenPlain: [Rule.ID]
    /// By which event each is broken.
    let events: [Rule.ID: Int]
    /// Less for what is more likely to be a cause: for a simpler scene, a rule that is broken earlier in
    /// it, fewer other rules, and a rule that was broken in more cases.
    let rank: (Int, Int, Int, Int, Int, Int)

    init(_ finding: Report.Finding, place: Int, _ frequencies: [Rule.ID: Frequency]) {
      self.finding = finding
      id = finding.rule
      isRelation = Relations[id] != nil
      let counts = { (id: Rule.ID) in frequencies[id]?.broken ?? 0 }
      let broken = finding.broken.causeFirst(in: finding.scenario, counts: counts)
      events = Dictionary(zip(broken.map(\.id), broken.events)) { first, _ in first }
      let ids = broken.map(\.id)
      rules =
        isRelation ? ids.filter { $0 != finding.rule } + finding.brokenInChangedScene : ids
      rulesWhenPlain =
        isRelation ? [] : finding.brokenInChangedScene.filter { !ids.contains($0) }
      rank = (
        isRelation ? 1 : 0, finding.size.extent, rules.firstIndex(of: id) ?? 0, rules.count,
        -counts(id), place
      )
    }

    /// How many calls behind its own rule it breaks another; nil: it does not.
    func distance(to rule: Rule.ID) -> Int? {
      guard let event = events[rule], let own = events[id] else { return nil }
      return event - own
    }

    /// Whether it breaks a rule no later than its own one, as far as the events tell.
    func isBroken(_ rule: Rule.ID) -> Bool {
      guard let event = events[rule], let own = events[id] else { return true }
      return event <= own
    }
  }
}

extension Report.Finding {
  /// All rules that the scene breaks, in the order of the rulebook.
  fileprivate var broken: [Judgement.BrokenRule] {
    let others = others.map { Judgement.BrokenRule(id: $0.rule, violation: $0.violation) }
    let all = [Judgement.BrokenRule(id: rule, violation: violation)] + others
    return all.map(\.id).inRulebookOrder.compactMap { id in all.first { $0.id == id } }
  }
}

extension [Judgement.BrokenRule] {
  /// The rules that a scene breaks, the cause first.
  ///
  /// What goes wrong first causes the rest. Of rules that the same event breaks, the one comes
  /// first that needs the most of the scene, for it says the most about the mistake; then the one
  /// that was broken in most cases, then the first of the rulebook. Relations come last: a rule
  /// says more.
  func causeFirst(
    in scenario: Scenario, counts: (Rule.ID) -> Int = { _ in 0 }
  ) -> [Judgement.BrokenRule] {
    let features = scenario.needs
    let events = events
    func rank(_ place: Int) -> (Int, Int, Int, Int, Int, Int) {
      let rule = self[place]
      let needs = Rulebook.needs(of: rule.id).intersection(features)
      return (
        rule.isRelation ? 1 : 0, events[place], rule.violation.isMissing ? 1 : 0,
        -needs.rawValue.nonzeroBitCount, -counts(rule.id), place
      )
    }
    return indices.sorted { rank($0) < rank($1) }.map { self[$0] }
  }

  /// The events that break the rules. Rules that miss the same call miss it where the first of them does.
  fileprivate var events: [Int] {
    map { rule in
      guard rule.violation.isMissing else { return rule.violation.event }
      return lazy.filter {
        $0.violation.isMissing && $0.violation.expected == rule.violation.expected
      }.map(\.violation.event).min() ?? rule.violation.event
    }
  }
}

extension Scenario {
  /// The same with plain views in place of those that scroll, and of cells; nil: there are none, or it would not be valid.
  var withPlainViews: Scenario? {
    var plain = self
    for (place, view) in views.enumerated()
    where view.kind.isScrollView || [.tableCell, .cellContent].contains(view.kind) {
      plain.views[place].kind = .view
    }
    return plain == self || (try? plain.validate()) == nil ? nil : plain
  }
}
