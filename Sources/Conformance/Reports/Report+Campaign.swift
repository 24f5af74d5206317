import Invariants
import PropertyTesting
import TouchScript

extension Report {
  /// Runs a campaign, and says what it found.
  ///
  /// - Parameters:
  ///   - campaign: The campaign.
  ///   - fault: The name of the wrong engine that is judged; nil: none.
  ///   - replay: The command that replays a token, which stands in it as `TOKEN`.
  ///   - examining: When to stop certifying and explaining findings; nil: they are neither.
  ///   - shouldStopShrinking: When to stop making scenes smaller.
  ///   - shouldStop: When to stop the search; what was found so far is reported.
  ///   - isInterrupted: Whether somebody interrupted, asked when all is done.
  public init(
    of campaign: Campaign, fault: String? = nil,
    replay: String = "touchstone replay TOKEN",
    examining: (@Sendable () -> Bool)? = nil,
    shouldStopShrinking: @Sendable () -> Bool = { false },
    shouldStop: @Sendable () -> Bool = { false }, isInterrupted: () -> Bool = { false }
  ) {
    var outcome = campaign.run(shouldStop: shouldStop)
    failures = campaign.breakdowns(in: outcome, shouldStop: shouldStopShrinking)
    let all = campaign.consequences(in: outcome, shouldStop: shouldStopShrinking)
    for finding in all { outcome.note(finding, among: campaign.ids) }
    let causes = Causes.findings(among: all, counted: campaign.frequencies(in: outcome))
    findings = examining.map { campaign.enduring.examined(causes, shouldStop: $0) } ?? causes
    let shown = Set(causes.map(\.rule))
    folded = all.filter { !shown.contains($0.rule) }
    search = Search(campaign, outcome)
    search.fault = fault
    search.replay = replay
    search.complete = !isInterrupted() && !search.endedEarly
    if campaign.countsCoverage {
      let doubts = outcome.doubts.map { (campaign.ids[$0.key], $0.value) }
      statistics = Statistics(
        coverage: outcome.coverage, doubts: Dictionary(uniqueKeysWithValues: doubts))
    }
    rules = RuleLine.all(of: campaign, outcome)
    let stale = search.endedEarly ? [] : campaign.stale(rules)
    for index in rules.indices where [.held, .notExercised].contains(rules[index].verdict) {
      let known = campaign.known.entry(for: rules[index].rule)
      guard let line = stale.first(where: { $0.entry == known }) else { continue }
      (rules[index].verdict, rules[index].remark) = (.stale, "\(line)")
    }
    self.stale = stale.map {
      StaleLine(line: $0.entry.line, pattern: $0.entry.words, says: $0.description)
    }
  }
}

extension Report {
  /// What is wrong with the engine of a campaign as far as one scene shows it, made as small as it can be.
  ///
  /// - Throws: Where the scene cannot be spelled as choices, which says what in it is beyond the language.
  public init(
    of scenario: Scenario, from place: String, in campaign: Campaign, replay: String,
    shouldStop: @Sendable () -> Bool = { false }
  ) throws(Unspellable) {
    failures = campaign.breakdowns(in: scenario, shouldStop: shouldStop)
    // An engine that does not answer obeys no rule and breaks none.
    findings =
      failures.isEmpty ? try campaign.findings(in: scenario, shouldStop: shouldStop) : []
    for index in findings.indices {
      (findings[index].origin, findings[index].seed, findings[index].case) = (place, nil, nil)
    }
    for index in failures.indices { failures[index].origin = place }
    search = Search(campaign, Campaign.Outcome(rules: campaign.ids.count))
    search.replay = replay
    rules = []
  }
}

extension Report.Search {
  /// How a campaign searched, and what that came to.
  fileprivate init(_ campaign: Campaign, _ outcome: Campaign.Outcome) {
    let about = campaign.system.about
    self.init(
      engine: Report.Engine(
        name: about.name, version: about.version,
        features: campaign.features == .all ? nil : campaign.features.names,
        reports: campaign.reports.names),
      replay: "", seed: campaign.seed, scope: campaign.scope.rawValue,
      dialect: campaign.dialect?.rawValue, shard: campaign.shard.isPart ? campaign.shard : nil,
      walk: campaign.walk.map {
        Report.Walk(
          size: $0.size, scenes: $0.scenes.isWhole ? $0.scenes.count : nil,
          counted: $0.scenes.count, says: $0.says(of: campaign.scope))
      },
      isFixed: campaign.fixed != nil, isSample: campaign.walk == nil && campaign.fixed == nil,
      cases: outcome.cases, failing: outcome.failing,
      unjudged: outcome.unjudged, flaky: outcome.flaky,
      coverage: campaign.countsCoverage
        ? Coverage.classes.reduce(into: [:]) { $0[$1] = outcome.coverage.counts[$1] ?? 0 } : nil,
      strength: campaign.strength, demandsExercise: campaign.demandsExercise,
      allowsSkips: campaign.allowsSkips, endedEarly: campaign.hasEndedEarly(outcome),
      complete: true)
  }
}

extension Campaign {
  /// What the engine says it reports.
  public var reports: Reports { system.about.reports }

  /// The seed as a report says it: fixed scenes have none of their own.
  var reportedSeed: UInt64? { fixed == nil ? seed : nil }

  /// The lines of the list of known failures that are not true. What this engine cannot be judged by is left
  /// alone.
  fileprivate func stale(_ lines: [Report.RuleLine]) -> [KnownFailures.Stale] {
    let notJudged = Set(lines.filter { $0.verdict == .notJudged }.map(\.rule))
    return known.stale(
      broken: lines.filter { [.broken, .known].contains($0.verdict) }.map(\.rule),
      held: lines.filter { $0.verdict == .held }.map(\.rule)
    ).filter { line in
      let ids = ids.filter(line.entry.covers)
      return !ids.isEmpty && !ids.allSatisfy(notJudged.contains)
    }
  }
}
