extension CampaignProgress.Snapshot {
  /// One line about how far `campaign` is, `seconds` after its beginning, the first `counting` of which
  /// went by while scenes were counted; in at most `width` columns.
  ///
  /// Where there is little room it says the same in fewer words.
  public func line(
    of campaign: Campaign, after seconds: Double, counting: Double = 0, width: Int = .max
  ) -> String {
    Self.line(forms(of: campaign, after: seconds, counting: counting), width: width)
  }

  /// The wordiest of several forms that has room in `width` columns.
  public static func line(_ forms: [String], width: Int) -> String {
    forms.first { $0.count <= width } ?? String((forms.last ?? "").prefix(max(0, width)))
  }

  /// What `line` chooses from: the same in more words and in fewer, the wordiest first.
  public func forms(
    of campaign: Campaign, after seconds: Double, counting: Double = 0
  ) -> [String] {
    let (clock, seconds) = (Self.clock(seconds), seconds - counting)
    if let counted { return ["counting: \(counted.grouped) scenes, \(clock)"] }
    if toExamine > 0 {
      return [
        "proving: \(examined) of \(toExamine) done, \(evaluations.grouped) scenes played, \(clock)"
      ]
    }
    if toShrink > 0 {
      return [
        "shrinking: \(shrunk) of \(toShrink) done, \(evaluations.grouped) scenes played, \(clock)"
      ]
    }
    let rate = seconds > 0 ? Int(Double(cases) / seconds) : 0
    let all = campaign.shard.size(of: campaign.cases)
    // A campaign for a time has no end that could be counted in cases.
    let hasEnd = all < Int.max / 2_000_000
    let rules = campaign.ids.count
    return [
      "\(cases.grouped)\(hasEnd ? " of \(all.grouped)" : "") cases, \(rate.grouped)/s, \(clock), "
        + "\(exercised) of \(rules) rules exercised, \(broken) broken",
      "\(cases.grouped)\(hasEnd ? "/\(all.grouped)" : "") cases, \(rate.grouped)/s, \(clock), "
        + "\(exercised)/\(rules) rules, \(broken) broken",
      "\(cases.grouped) cases, \(rate.grouped)/s, \(clock), \(exercised)/\(rules) rules, "
        + "\(broken) broken",
    ]
  }

  /// A time such as `0:05` or `1:02:05`.
  private static func clock(_ seconds: Double) -> String {
    let whole = Int(max(0, seconds))
    let two = { (number: Int) in (number < 10 ? "0" : "") + String(number) }
    let (hours, minutes) = (whole / 3600, whole / 60 % 60)
    return (hours > 0 ? "\(hours):\(two(minutes))" : String(minutes)) + ":\(two(whole % 60))"
  }
}
