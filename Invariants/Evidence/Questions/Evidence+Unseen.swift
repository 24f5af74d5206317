import Thresholds
import TouchScript

/// What recognizers make of touches where the engine does not say so: who may have taken a touch, and
/// what its view received that shows it.
extension Evidence {
  /// Whether the trace says which recognizers recognize, and with which touches: their actions,
  /// what they hear, and the resets with which they begin anew.
  var seesRecognitions: Bool { reports.isSuperset(of: Reports([.action, .recognizer, .reset])) }

  /// Whether a recognizer may have recognized a touch, and nobody says so.
  func mayBeRecognizedUnseen(_ touch: Touch) -> Bool {
    if seesRecognitions || touch.receivers.isEmpty { return false }
    return !mustFailAll(touch)
  }

  /// The same, up to what the finger does, that included, where some recognizers receive the touch.
  func mayBeRecognizedUnseen(
    _ touch: Touch, by receivers: [Int], until sample: Contact.Sample
  ) -> Bool {
    if seesRecognitions || receivers.isEmpty { return false }
    guard touch.isFirst, touch.isFresh else { return true }
    let recognizers = receivers.map(recognizer)
    if sample.phase == .began {
      return recognizers.contains {
        $0.kind == .custom || $0.mayTakeAtOnce || $0.kind == .longPress && $0.mayBeginEarly
      }
    }
    // What a tap is shows with a lift. Source: KR-02.
    return sample.phase != .moved || !touch.isAlone || !recognizers.allSatisfy { $0.kind == .tap }
  }

  /// Whether all receivers of a touch are taps that must fail with it: it is held for too long, or none
  /// of them may begin. Source: KR-05, GC-07, GC-09.
  private func mustFailAll(_ touch: Touch) -> Bool {
    let areTaps = touch.receivers.allSatisfy { kind(of: $0) == .tap }
    return areTaps && meets([.alone, .fresh, .held], touch)
      || meets(.predictable, touch) && touch.outcome.candidates.isEmpty
        && waitingReceivers(touch).isEmpty
  }

  /// The recognition of a recognizer that follows some touches alone, as what their views received
  /// shows it where actions are not reported: one of them was taken away. None where all views kept
  /// them; nil where that shows nothing. Source: rulebook GR-11, GR-32.
  func shownActions(by number: Int, of touches: [Int]) -> [Attempt.Action]? {
    guard recognizer(number).cancelsTouchesInView, isPredictable,
      touches.allSatisfy({
        contacts[$0].receivers == [number] && contacts[$0].cancellation == nil
          && meets([.told, .leftToView, .prompt, .heard, .undisturbed], contacts[$0])
      })
    else { return nil }
    let taken = touches.compactMap { viewCall(.cancelled, contacts[$0]) }
    guard let first = taken.min(by: { $0.event < $1.event }) else { return [] }
    return [
      Attempt.Action(
        event: first.event, at: first.at, delivery: first.delivery,
        state: recognizer(number).isDiscrete ? .ended : .began, reading: GestureReading(), frames: 0
      )
    ]
  }
}
