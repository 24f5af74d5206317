import Invariants
import PropertyTesting
import TouchScript

/// What a campaign has to say for itself, when all is done.
public struct CampaignReport: Sendable {
  /// The campaign.
  public let campaign: Campaign
  /// What it came to.
  public let outcome: Campaign.Outcome
  /// How the engine failed to answer, each way once.
  public let breakdowns: [Breakdown]
  /// What is wrong with the engine, each cause once.
  public let findings: [Finding]
  /// What was found besides, by the same causes.
  public let consequences: [Finding]
  /// The rules that were hardly put to the test; one shard cannot tell, and what an engine
  /// leaves of the cases does not show how well the casting aims.
  public let starved: [Rule.ID]

  /// Runs `campaign` and shrinks what it found. If `examining` says when to stop with that, the findings
  /// are then certified and explained. The search ends early where `shouldStop` says so, shrinking where
  /// `shouldStopShrinking` does; what was found so far is reported.
  public init(
    _ campaign: Campaign, examining: (@Sendable () -> Bool)? = nil,
    shouldStopShrinking: @Sendable () -> Bool = { false },
    shouldStop: @Sendable () -> Bool = { false }
  ) {
    self.campaign = campaign
    var outcome = campaign.run(shouldStop: shouldStop)
    breakdowns = campaign.breakdowns(in: outcome, shouldStop: shouldStopShrinking)
    let all = campaign.consequences(in: outcome, shouldStop: shouldStopShrinking)
    for finding in all { outcome.note(finding, among: campaign.ids) }
    self.outcome = outcome
    let enduring = campaign.enduring
    let causes = Causes.findings(among: all, counted: campaign.frequencies(in: outcome))
    findings = examining.map { enduring.examined(causes, shouldStop: $0) } ?? causes
    consequences = all.filter { finding in !causes.contains { $0.rule.id == finding.rule.id } }
    starved =
      campaign.walk != nil || campaign.fixed != nil || campaign.shard.isPart
        || campaign.features != .all || campaign.reports != .all
        || outcome.played < outcome.cases
      ? [] : Starvation.starved(in: outcome, of: campaign.ids).filter(campaign.mayArise)
  }

  /// The rules that were broken, in the rulebook's order.
  public var broken: [Rule.ID] {
    zip(campaign.ids, outcome.firstBroken).filter { $1 != nil }.map(\.0)
  }

  /// Those of them that are strong enough to fail the campaign, and not known.
  public var failing: [Rule.ID] {
    broken.filter { Rule.strength(of: $0) >= campaign.strength && !campaign.known.covers($0) }
  }

  /// Those that the engine was known to break.
  public var known: [Rule.ID] { broken.filter(campaign.known.covers) }

  /// What became of the rules.
  public var rules: Tally { tally(of: campaign.invariants.map(\.id)) }

  /// What became of the relations.
  public var relations: Tally { tally(of: campaign.relations.map(\.id)) }

  private func tally(of ids: [Rule.ID]) -> Tally {
    let counts = Dictionary(zip(campaign.ids, outcome.exercised)) { first, _ in first }
    let broken = Set(broken)
    return Tally(
      ids, exercised: { counts[$0] ?? 0 }, isBroken: broken.contains, within: campaign.features,
      reporting: campaign.reports, besides: campaign.own)
  }

  /// The required rules that no case exercised, where that fails the campaign: an engine that skips
  /// scenes may lack what they need.
  public var unexercised: [Rule.ID] {
    let isLong = outcome.cases >= Campaign.usualCases || campaign.fixed != nil
    return campaign.demandsExercise && isLong && outcome.skipped.isEmpty && !endedEarly
      ? rules.only(.required).notExercised.filter(campaign.reports.demandsExercise) : []
  }

  /// How the engine was seen to be flaky, if it was: in a case that was played twice, or in a finding.
  public var flakiness: Flakiness? {
    outcome.flaky?.how ?? findings.lazy.compactMap(\.flakiness).first
  }

  /// Whether no rule that counts was broken, none starved, none that must be was not exercised, and
  /// the engine answered always, and always the same.
  public var isClean: Bool {
    breaksNothing && breakdowns.isEmpty && outcome.gaveOut == nil
  }

  /// The same as far as the engine's answers tell, whether or not all could be judged.
  public var breaksNothing: Bool {
    failing.isEmpty && starved.isEmpty && unexercised.isEmpty && flakiness == nil
  }

  /// The closing lines.
  public var summary: String {
    if outcome.cases == 0, broken.isEmpty {
      return (["\(casesInWords): no rule was exercised"] + unjudged.lines).joined(separator: "\n")
    }
    let start = casesInWords + (campaign.shard.isPart ? ", shard \(campaign.shard): " : ": ")
    var lines = Tally.lines(rules, relations, after: start, causes: findings.count)
    lines += unjudged.lines
    if let remark = Tally.remark(
      lacking: rules.lacking.merging(relations.lacking) { one, _ in one })
    {
      lines.append(remark)
    }
    lines += Tally.lists(
      broken: broken, known: known, failing: failing, strength: campaign.strength,
      unexercised: unexercised, starved: starved)
    lines += Tally.list(Starvation.doubtTitle, doubtful).map { [$0] } ?? []
    if !campaign.shard.isPart {
      lines +=
        Tally.remark(notExercised: rules.notExercised + relations.notExercised).map { [$0] } ?? []
    }
    lines +=
      Reports.remark(unjudged: campaign.reports.unjudged(campaign.ids, besides: campaign.own)).map {
        [$0]
      } ?? []
    lines += meaning
    if let flakiness {
      let place = outcome.flaky.map { " (case \($0.case))" } ?? ""
      lines.append("\(flakiness.words)\(place)".wrapped(to: 100, indent: "  "))
    }
    if findings.contains(where: \.isOutOfTime) {
      lines.append("the time allowed for shrinking was spent: with more, scenes may be smaller")
    }
    return lines.joined(separator: "\n")
  }

  /// What could not be judged.
  var unjudged: Unjudged {
    Unjudged(
      skipped: outcome.skipped,
      failed: Dictionary(uniqueKeysWithValues: outcome.failed.map { ($0.rawValue, $1) }),
      gaveOut: outcome.gaveOut)
  }

  /// What was tried: cases of a seed, or the scenes of a size.
  private var casesInWords: String {
    if campaign.fixed != nil { return outcome.cases.of("fixed scene") }
    guard let walk = campaign.walk else {
      return "\(outcome.cases.of("case")) of seed \(campaign.seed)"
    }
    guard walk.scenes.isWhole else {
      return
        "none of the scenes of size \(walk.size) or less, \(walk.scenes.count.grouped) of which were "
        + "counted when it was interrupted"
    }
    let number =
      outcome.cases == walk.scenes.count
      ? walk.scenes.count == 1 ? "the only scene" : "all \(walk.scenes.count.grouped) scenes"
      : "\(outcome.cases.grouped) of \(walk.scenes.count.grouped) scenes"
    return "\(number) of size \(walk.size) or less"
  }

  /// The rules of which it cannot be told whether they starve; one shard cannot tell.
  private var doubtful: [Rule.ID] {
    campaign.shard.isPart || !campaign.isSample
      ? [] : Starvation.doubtful(in: outcome, of: campaign.ids).filter(campaign.mayArise)
  }

  /// What the cases say about those that were not tried.
  private var meaning: [String] {
    if outcome.played == 0 || !campaign.isSample { return [] }
    let bound = FailureBound.afterNoFailure(in: outcome.played).percent(.up)
    let failing = Proportion(outcome.failing, of: outcome.played)
    return [
      failing.count == 0
        ? "with 95 % confidence, fewer than \(bound) of all cases break a rule"
        : "\(failing.count.of("case")) broke a rule: with 95 % confidence, \(failing.percents) of all "
          + "cases do"
    ]
  }
}

extension Campaign {
  /// What the engine says it reports.
  public var reports: Reports { system.about.reports }

  /// Whether a rule can be exercised in the dialect in which all scenes are played, if there is one.
  func mayArise(_ id: Rule.ID) -> Bool { dialect.map { Rulebook.canArise(id, in: $0) } ?? true }

  /// Whether the cases are chosen by luck alone, so that they stand for all others: of a walk there are
  /// no others, and those of a check aim at its rules.
  var isSample: Bool { walk == nil && fixed == nil }
}

extension Double {
  /// A share in percent, with two digits that count.
  func percent(_ rounding: FloatingPointRoundingRule = .toNearestOrAwayFromZero) -> String {
    var places = 0
    var scaled = max(0, self) * 100
    while scaled > 0, scaled < 10, places < 12 {
      scaled *= 10
      places += 1
    }
    var digits = String(Int(scaled.rounded(rounding)))
    guard places > 0 else { return digits + " %" }
    digits = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
    var fraction = digits.suffix(places)
    while fraction.last == "0" { fraction.removeLast() }
    return digits.dropLast(places) + (fraction.isEmpty ? "" : "." + fraction) + " %"
  }
}

extension Proportion {
  /// Where the true share is with a confidence of 95 %, in percent.
  var percents: String {
    "\(interval.lowerBound.percent(.down)) to \(interval.upperBound.percent(.up))"
  }
}
