import Thresholds
import TouchScript

/// Which gestures the fingers of the script surely have not made.
extension Evidence {
  /// Whether the touches of an attempt surely have not done, by an event of the trace, what its
  /// recognizer looks for.
  func isSurelyUnripe(_ attempt: Attempt, at event: Int) -> Bool {
    let recognizer = recognizer(attempt.recognizer)
    let time = facts[event].at
    if attempt.contacts.isEmpty { return false }
    switch recognizer.kind {
    case .tap:
      return isNoTap(attempt, recognizer, at: event)
    case .longPress:
      guard recognizer.taps == 0, recognizer.touches > 0 else { return false }
      if attempt.contacts.count < recognizer.touches { return true }
      let downs = attempt.contacts.map { contacts[$0].down.at }.sorted()
      let duration = Thresholds.pressDuration.shifted(to: recognizer.minimumPressDuration)
      return time - downs[recognizer.touches - 1] < duration.surelyBelow
    case .pan, .screenEdgePan:
      return attempt.contacts.count < recognizer.minimumTouches
        || hasGone(attempt, by: time, atMost: Thresholds.panMovement.surelyBelow)
    case .swipe:
      return attempt.contacts.count < recognizer.touches
        || hasGone(attempt, by: time, atMost: Thresholds.swipeLength.surelyBelow)
        || isStill(attempt, at: event) && !mayWait(attempt.recognizer)
    case .pinch, .rotation:
      return attempt.contacts.count < 2 || hasGone(attempt, by: time, atMost: 0)
    // What a class of the app's own looks for is the app's. Source: GR-53.
    case .custom, .scrollPan: return false
    }
  }

  /// Whether a tap surely has not been made, or not by this event: with nobody to wait for it is made
  /// with a lift. Source: KR-02, KR-03, KR-05, KR-09.
  private func isNoTap(_ attempt: Attempt, _ tap: SceneRecognizer, at event: Int) -> Bool {
    if mayWait(attempt.recognizer) { return false }
    let delivery = deliveryOfFact[event]
    let lifts = attempt.contacts.contains { number in
      delivery >= 0 && contacts[number].up?.delivery == delivery
    }
    if !lifts || attempt.contacts.count < tap.touches { return true }
    return tap.isPlainTap
      && attempt.contacts.allSatisfy {
        contacts[$0].isAlone && contacts[$0].isSurelyNoTap
      }
  }

  /// Whether no touch of an attempt has gone further than so many points by a time, on the screen and
  /// in the view of the recognizer, which stays where it is.
  private func hasGone(_ attempt: Attempt, by time: Int, atMost limit: Double) -> Bool {
    guard isInPlace(attempt.recognizer) else { return false }
    let touches = attempt.contacts.map { contacts[$0] }
    return Fingers(touches, of: attempt.recognizer).reach(until: time) <= limit
  }

  /// Whether no touch of an attempt moves with the event of the script that something belongs to, and
  /// it belongs to one.
  private func isStill(_ attempt: Attempt, at event: Int) -> Bool {
    let delivery = deliveryOfFact[event]
    guard delivery >= 0 else { return false }
    return !attempt.contacts.contains { number in
      let samples = contacts[number].samples
      guard let place = samples.firstIndex(where: { $0.delivery == delivery }), place > 0 else {
        return false
      }
      return samples[place].location != samples[place - 1].location
    }
  }
}
