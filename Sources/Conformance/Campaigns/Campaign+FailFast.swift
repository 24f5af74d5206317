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

  /// Whether a search ended before its last case because one had failed the campaign.
  func hasEndedEarly(_ outcome: Outcome) -> Bool {
    failsFast && fails(outcome) && outcome.cases < shard.size(of: cases)
  }
}
