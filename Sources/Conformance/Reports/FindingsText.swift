import Invariants
import TouchScript

/// What a report has found, as people read it: first how the engine failed to answer, then in a few words
/// what is broken nearly everywhere, then each cause.
public struct FindingsText: Sendable {
  /// Where a case is, as the start of a sentence.
  let place: @Sendable (_ caseIndex: Int) -> String
  /// Whether the findings are of a scene that was given.
  let isGiven: Bool
  /// What a replay command needs besides the token.
  let replayOptions: String
  /// The command's name.
  let program: String
  /// How much is told.
  let detail: Detail
  /// Whether it is said what the shrinker did.
  let profilesShrink: Bool

  /// Tells of findings; `isGiven` are those of a scene that somebody gave, and nobody searched.
  public init(
    isGiven: Bool = false, replayOptions: String, program: String, _ detail: Detail,
    profilesShrink: Bool = false, place: @escaping @Sendable (_ caseIndex: Int) -> String
  ) {
    self.place = place
    self.isGiven = isGiven
    self.replayOptions = replayOptions
    self.program = program
    self.detail = detail
    self.profilesShrink = profilesShrink
  }

  /// What a campaign found; empty: nothing.
  public func text(of report: CampaignReport) -> String {
    text(of: report.breakdowns, report.findings, failing: report.campaign.strength)
  }

  /// What was found; empty: nothing.
  public func text(
    of breakdowns: [Breakdown], _ findings: [Finding], failing strength: Rule.Strength = .practice
  ) -> String {
    let departures = Frequency.constant(among: findings)
    let brief = Set(departures.map(\.rule.id))
    return Self.text(
      told(breakdowns), brief: told(departures, failing: strength),
      told(findings.filter { !brief.contains($0.rule.id) }, failing: strength), detail)
  }

  private func told(_ breakdowns: [Breakdown]) -> [FindingText] {
    breakdowns.map {
      $0.told(
        foundIn: $0.origin ?? place($0.caseIndex), isGiven: isGiven, options: replayOptions,
        program: program)
    }
  }

  private func told(_ findings: [Finding], failing strength: Rule.Strength) -> [FindingText] {
    findings.map { finding in
      var text = finding.told(
        foundIn: finding.origin ?? place(finding.caseIndex), isGiven: isGiven,
        options: replayOptions, failing: strength, program: program)
      if profilesShrink { text.end = [finding.profileText] }
      return text
    }
  }

  /// What was found, in the order of reports. Of more than `Detail.mostFindings` of a kind the others are
  /// counted, unless all are to be told.
  static func text(
    _ breakdowns: [FindingText], brief: [FindingText], _ findings: [FindingText], _ detail: Detail
  ) -> String {
    var parts: [String] = []
    if !brief.isEmpty {
      let shown = detail.all ? brief[...] : brief.prefix(Detail.mostFindings)
      let rest = brief.count - shown.count
      let lines = shown.map { $0.shortest(detail) } + (rest > 0 ? [more(rest)] : [])
      parts = [
        "Broken nearly wherever they are tested:\n\n" + lines.joined(separator: "\n")
      ]
    }
    let shown = detail.all ? findings[...] : findings.prefix(Detail.mostFindings)
    let rest = findings.count - shown.count
    return
      (breakdowns.map { $0.text(detail) } + parts + shown.map { $0.text(detail) }
      + (rest > 0 ? [more(rest)] : [])).joined(separator: "\n\n")
  }

  private static func more(_ count: Int) -> String {
    "… \(count.of("more finding")); --all tells \(count == 1 ? "it" : "them") as well."
  }
}
