import Invariants

/// What a campaign has to say for itself, when all is done.
public struct CampaignReport: Sendable {
  /// The campaign.
  public let campaign: Campaign
  /// What it came to.
  public let outcome: Campaign.Outcome
  /// What is wrong with the engine, each cause once.
  public let findings: [Finding]
  /// The rules that were hardly put to the test.
  public let starved: [Rule.ID]

  /// Runs `campaign` and shrinks what it found; `expected` are the rules that a wrong engine was
  /// made to break.
  public init(
    _ campaign: Campaign, expected: [Rule.ID] = [],
    shouldStop: @Sendable () -> Bool = { false }
  ) {
    self.campaign = campaign
    outcome = campaign.run(shouldStop: shouldStop)
    findings = campaign.findings(in: outcome, expected: expected)
    starved = Starvation.starved(in: outcome, of: campaign.ids)
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
      "\(outcome.cases.of("case")) of seed \(campaign.seed): "
        + "\(held.joined(separator: " and ")) held, \(broken.count) broken\(causes)"
    ]
    func list(_ title: String, _ ids: [Rule.ID]) {
      if ids.isEmpty { return }
      lines.append("\(title): \(ids.joined(separator: ", "))".wrapped(to: 100, indent: "  "))
    }
    list("broken", broken)
    list(
      "starved (put to the test in fewer than 1 case in \(Starvation.casesPerExercise))", starved)
    if outcome.cases < Starvation.fewestCases {
      let never = zip(campaign.ids, outcome.exercised).filter { $1 == 0 }.map(\.0)
      list("not put to the test in so few cases", never)
    }
    return lines.joined(separator: "\n")
  }
}
