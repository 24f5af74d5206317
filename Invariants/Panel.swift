import TouchScript

/// Some rules that judge cases together.
///
/// Most rules have nothing to say of most cases. A panel finds those that may by what is in the scene,
/// what is recorded, and what is in doubt about every touch, as bits; the others are not even
/// looked at.
public struct Panel: Sendable {
  /// The rules, in their order.
  public let invariants: [Invariant]
  private let terms: [Invariant.Terms]

  /// Seats some rules.
  public init(_ invariants: [Invariant]) {
    self.invariants = invariants
    terms = invariants.map(\.terms)
  }

  /// Judges one trace whether or not what rules read is reported: so it is found out what they read.
  public func judgeUnread(_ evidence: Evidence, _ note: (Int, Verdict) -> Void) {
    if evidence.isOpaque { return }
    for (place, invariant) in invariants.enumerated() {
      let verdict = invariant.checkUnread(evidence)
      if verdict.isExercised { note(place, verdict) }
    }
  }

  /// Judges one trace of one scenario by all rules, and hands over the verdicts of those that were put
  /// to the test, each with the rule's place.
  public func judge(_ evidence: Evidence, _ note: (Int, Verdict) -> Void) {
    if evidence.silence.isAny || evidence.reports != .all {
      for place in invariants.indices {
        let verdict = invariants[place].check(evidence)
        if verdict.isExercised { note(place, verdict) }
      }
      return
    }
    // Counting, for without the optimizer an iterator takes longer than most rules.
    var place = 0
    while place < terms.count {
      if terms[place].concern(evidence) {
        let verdict = invariants[place].judge(evidence)
        if verdict.isExercised { note(place, verdict) }
      }
      place += 1
    }
  }
}
