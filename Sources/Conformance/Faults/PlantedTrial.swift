import Stage

/// Whether a planted mistake is caught, by what, and how soon: by any rule and any relation, in the
/// cases that `touchstone fuzz` tries. Nothing is shrunk.
public struct PlantedTrial: Sendable {
  /// The wrong engine.
  public let fault: Fault
  /// What the first case broke that broke anything; nothing if it was not caught.
  public let caughtBy: [String]
  /// How many cases it took, counted from one; all that were tried if none showed it.
  public let cases: Int

  /// Whether anything caught it.
  public var isCaught: Bool { !caughtBy.isEmpty }

  /// Tries at most `cases` cases of `seed`; fewer if `shouldStop` says so.
  public init(_ fault: Fault, seed: UInt64, cases: Int, shouldStop: () -> Bool = { false }) {
    self.fault = fault
    let campaign = Campaign(seed: seed, cases: cases, system: Stage(behavior: fault.behavior))
    var outcome = Campaign.Outcome(rules: campaign.ids.count)
    var tried = 0
    var broken: [String] = []
    while tried < cases, broken.isEmpty, !shouldStop() {
      campaign.judge(campaign.scenario(ofCase: tried), ofCase: tried, into: &outcome)
      broken = zip(campaign.ids, outcome.firstBroken).filter { $1 != nil }.map(\.0)
      tried += 1
    }
    self.cases = tried
    caughtBy = broken
  }
}

extension PlantedTrial {
  /// The trial as people read it.
  public var text: String {
    let rules =
      isCaught
      ? "caught by \(caughtBy.joined(separator: ", ")) in case \(cases - 1)"
      : "not caught in \(cases.of("case"))"
    let end = "  \(rules); it is against \(fault.breaks.joined(separator: ", "))"
    return ["\(isCaught ? "✓" : "✗") \(fault.name): \(fault.says)", end]
      .map { $0.wrapped(to: 100, indent: "    ") }
      .joined(separator: "\n")
  }
}

extension JSONReport {
  /// One entry of `faults --planted --try --format json`.
  public struct PlantedRecord: Encodable {
    let name: String
    let says: String
    let breaks: [String]
    let caught: Bool
    let by: [String]
    let cases: Int

    /// Makes the record of a trial.
    public init(_ trial: PlantedTrial) {
      name = trial.fault.name
      says = trial.fault.says
      breaks = trial.fault.breaks
      caught = trial.isCaught
      by = trial.caughtBy
      cases = trial.cases
    }
  }
}
