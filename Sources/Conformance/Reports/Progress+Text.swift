extension CampaignProgress.Snapshot {
  /// One line about how far `campaign` is, `seconds` after its beginning.
  public func line(of campaign: Campaign, after seconds: Double) -> String {
    let whole = Int(max(0, seconds))
    let clock = "\(whole / 60):\(whole % 60 < 10 ? "0" : "")\(whole % 60)"
    if toShrink > 0 {
      return
        "shrinking: \(shrunk) of \(toShrink) done, \(evaluations.grouped) scenes played, \(clock)"
    }
    let rate = seconds > 0 ? Int(Double(cases) / seconds) : 0
    let all = campaign.shard.size(of: campaign.cases)
    // A campaign for a time has no end that could be told in cases.
    let share = all < Int.max / 2_000_000 ? " of \(all.grouped)" : ""
    return [
      "\(cases.grouped)\(share) cases", "\(rate.grouped)/s", clock,
      "\(exercised) of \(campaign.ids.count) rules put to the test",
      "\(behaviours.grouped) behaviours", "\(broken) broken",
    ].joined(separator: ", ")
  }
}
