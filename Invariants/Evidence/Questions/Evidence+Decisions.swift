import TouchScript

/// By when recognizers had decided, and until when they surely had not: from their calls, actions
/// and resets together, for a state that an engine shows may be wrong by itself.
extension Evidence {
  /// The attempt in which a recognizer received a touch; nil where it did not.
  func attempt(of recognizer: Int, with touch: Touch) -> Attempt? {
    attempts.first { $0.recognizer == recognizer && $0.contacts.contains(touch.number) }
  }

  /// Where it shows first that an attempt has failed: in a call, or at its reset. Nil: nowhere.
  func failure(of attempt: Attempt) -> Int? {
    if !attempt.actions.isEmpty { return nil }
    return attempt.hearings.first { facts[$0].state == .failed }
      ?? (attempt.resetState == .failed ? attempt.reset : nil)
  }

  /// Until where a recognizer surely was undecided: until it sent its first action, or received
  /// something for the last time; one that is done receives nothing more. Source: GR-40.
  func lastUndecided(in attempt: Attempt) -> Int? {
    attempt.actions.first?.event ?? attempt.hearings.last
  }

  /// Whether a recognizer surely was undecided about a touch at an event of the trace: it had heard
  /// of the touch, and later receives it or recognizes. Of several touches that are down it may
  /// have ignored this one, and then is not told of it again. Source: GR-16, GR-40.
  func wasUndecided(_ attempt: Attempt, about touch: Touch, at event: Int) -> Bool {
    guard attempt.reset ?? .max > event, attempt.actions.first?.event ?? .max > event else {
      return false
    }
    var hasHeard = false
    var hasHeardLift = false
    var isItsOnly = true
    for hearing in attempt.hearings {
      let isOfTouch = facts[hearing].touches.contains { touches[$0].contact == touch.number }
      if hearing > event {
        if isOfTouch { return hasHeard }
      } else if isOfTouch {
        hasHeard = true
        hasHeardLift = hasHeardLift || facts[hearing].phase == .ended
      } else {
        isItsOnly = false
      }
    }
    guard hasHeard, isItsOnly || hasHeardLift else { return false }
    return !attempt.actions.isEmpty || attempt.hearings.last ?? event > event
  }

  /// Where the moment of an event of the trace is over: with the event of the script that it belongs
  /// to, or with what happens between two of them at that time.
  func endOfMoment(of event: Int) -> Int {
    guard facts.indices.contains(event) else { return facts.count }
    if deliveryOfFact[event] != Scene.none { return endOf(deliveryOfFact[event]) }
    return facts[event...].indices.first {
      facts[$0].at != facts[event].at || deliveryOfFact[$0] != Scene.none
    } ?? facts.count
  }

  /// Where a view has to receive a part of a touch that these recognizers hold back: where the last
  /// of them is seen to have failed, not before `earliest`. Nil where one of them has not, or none
  /// received the touch.
  func release(of touch: Touch, heldBy holders: [Int], notBefore earliest: Int) -> Int? {
    var due: Int?
    for number in holders where hearing(.began, of: number, touch) != nil {
      guard let attempt = attempt(of: number, with: touch), let failure = failure(of: attempt)
      else { return nil }
      due = max(due ?? earliest, failure)
    }
    return due
  }
}
