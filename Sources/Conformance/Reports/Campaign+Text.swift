import Invariants

/// What a campaign has to say for itself, when all is done.
public struct CampaignReport: Sendable {
  /// The campaign.
  public let campaign: Campaign
  /// What it came to.
  public let outcome: Campaign.Outcome
  /// What is wrong with the engine, each cause once.
  public let findings: [Finding]
  /// What was found besides by the same causes; the merged report of all shards may see other causes.
  public let consequences: [Finding]
  /// The rules that were hardly put to the test; one shard cannot tell.
  public let starved: [Rule.ID]

  /// Runs `campaign` and shrinks what it found; `expected` are the rules that a wrong engine was
  /// made to break.
  public init(
    _ campaign: Campaign, expected: [Rule.ID] = [],
    shouldStop: @Sendable () -> Bool = { false }
  ) {
    self.campaign = campaign
    outcome = campaign.run(shouldStop: shouldStop)
    let all = campaign.consequences(in: outcome)
    let causes = Causes.findings(among: all, expected: expected)
    findings = causes
    consequences = all.filter { finding in !causes.contains { $0.rule.id == finding.rule.id } }
    starved = campaign.shard.isPart ? [] : Starvation.starved(in: outcome, of: campaign.ids)
  }

  /// The rules that were broken, in the rulebook's order.
  public var broken: [Rule.ID] {
    zip(campaign.ids, outcome.firstBroken).filter { $1 != nil }.map(\.0)
  }

  /// Whether every rule held and none starved.
  public var isClean: Bool { broken.isEmpty && starved.isEmpty }

  /// The closing lines.
  public var summary: String {
    let judged = [
      (campaign.invariants.map(\.id), "rules"), (campaign.relations.map(\.id), "relations"),
    ]
    let held = judged.filter { !$0.0.isEmpty }.map { ids, noun in
      "\(ids.count { !broken.contains($0) }) of \(ids.count) \(noun)"
    }
    let causes = broken.isEmpty ? "" : " (\(findings.count.of("cause")))"
    var lines = [
      "\(outcome.cases.of("case")) of seed \(campaign.seed)"
        + (campaign.shard.isPart ? ", shard \(campaign.shard): " : ": ")
        + "\(held.joined(separator: " and ")) held, \(broken.count) broken\(causes)"
    ]
    func list(_ title: String, _ ids: [Rule.ID]) {
      if ids.isEmpty { return }
      lines.append("\(title): \(ids.joined(separator: ", "))".wrapped(to: 100, indent: "  "))
    }
    list("broken", broken)
    list(Starvation.title, starved)
    if !campaign.shard.isPart, outcome.cases < Starvation.fewestCases {
      let never = zip(campaign.ids, outcome.exercised).filter { $1 == 0 }.map(\.0)
      list("not put to the test in so few cases", never)
    }
    return lines.joined(separator: "\n")
  }
}
