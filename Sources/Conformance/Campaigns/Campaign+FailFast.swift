import Invariants

extension Campaign {
  /// Whether what was found fails the campaign, however it goes on: a rule that counts is broken, or the engine
  /// gave no answer, or not always the same.
  func fails(_ outcome: Outcome) -> Bool {
    if outcome.flaky != nil || !outcome.firstFailed.isEmpty { return true }
    return zip(ids, outcome.firstBroken).contains { id, first in
      first != nil && Rule.strength(of: id) >= strength && !known.covers(id)
    }
  }
}

extension CampaignReport {
  /// Whether the search ended before its last case because one had failed the campaign.
  public var endedEarly: Bool {
    campaign.failsFast && campaign.fails(outcome)
      && outcome.cases < campaign.shard.size(of: campaign.cases)
  }

  /// That it did, in words.
  public static let endedEarlySentence =
    "stopped at the first case that fails the run (--fail-fast)"
}
