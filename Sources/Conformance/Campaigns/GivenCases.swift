import TouchScript

extension Campaign {
  /// A scenario that is played before the campaign's own cases, which do not depend on it.
  public struct Given: Sendable {
    /// The scenario.
    public var scenario: Scenario
    /// Where it is from, as the end of "Found in …".
    public var origin: String

    /// Makes one.
    public init(_ scenario: Scenario, origin: String) {
      self.scenario = scenario
      self.origin = origin
    }
  }

  /// Plays what is given, and judges it by all rules and relations. The cases have numbers below
  /// zero, the last one -1. Where `shouldStop` says so, the rest is not played.
  func playGiven(_ shouldStop: () -> Bool) -> Outcome {
    var outcome = Outcome(rules: ids.count)
    for (place, one) in given.enumerated() where !shouldStop() {
      let index = place - given.count
      let judgement = Judgement(
        played(one.scenario), on: system, by: invariants, relations: relations)
      if let failed = judgement.failed(inCase: index) { outcome.note(failed) }
      if case .gaveOut(let why) = judgement.outcome {
        outcome.unjudged.gaveOut = why
        break
      }
      for (rule, id) in ids.enumerated() {
        guard let broken = judgement.broken.first(where: { $0.id == id }) else { continue }
        if outcome.firstBroken[rule] != nil { continue }
        outcome.firstBroken[rule] = index
        outcome.firstSeen[rule] = Play(
          broken: broken,
          traces: [judgement.trace, broken.changedScene.flatMap { system.outcome(of: $0).trace }]
            .compactMap(\.self))
      }
    }
    return outcome
  }

  /// Where a case is from; nil: it is one of the campaign's own.
  func origin(ofCase index: Int) -> String? {
    let place = index + given.count
    return index < 0 && given.indices.contains(place) ? given[place].origin : nil
  }
}

extension Campaign.Outcome {
  /// Adds what given scenarios broke that no case of the campaign broke. Nothing else of them
  /// counts: figures are those of the campaign's own cases.
  mutating func add(given other: Self) {
    for rule in firstBroken.indices where firstBroken[rule] == nil {
      firstBroken[rule] = other.firstBroken[rule]
      firstSeen[rule] = other.firstSeen[rule]
    }
    firstFailed.merge(other.firstFailed) { own, _ in own }
    unjudged.gaveOut = unjudged.gaveOut ?? other.unjudged.gaveOut
  }
}
