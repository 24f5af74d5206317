import Conformance

/// What a report has found, as people read it.
struct FindingsText {
  /// Where a case is, as the end of "found in".
  let place: (_ caseIndex: Int) -> String
  /// What a replay command needs besides the token.
  let replayOptions: String
  /// The command's name.
  let program: String
  /// Whether it is said what the shrinker did.
  var profilesShrink = false

  /// Says it: first how the engine failed to answer, then what is broken nearly everywhere, then each
  /// cause.
  func say(_ report: CampaignReport) {
    for breakdown in report.breakdowns {
      Console.say(
        breakdown.text(
          foundIn: breakdown.origin ?? place(breakdown.caseIndex), options: replayOptions,
          program: program) + "\n")
    }
    let departures = report.departures
    if !departures.isEmpty {
      let lines = departures.map { $0.brief(options: replayOptions, program: program) }
      Console.say(
        "Broken nearly wherever they are tested\n\n" + lines.joined(separator: "\n") + "\n")
    }
    let isBrief = Set(departures.map(\.rule.id))
    for finding in report.findings where !isBrief.contains(finding.rule.id) {
      Console.say(
        finding.text(
          foundIn: finding.origin ?? place(finding.caseIndex), options: replayOptions,
          failing: report.campaign.strength, program: program) + "\n")
      if profilesShrink { Console.say(finding.profileText + "\n") }
    }
  }
}
