import Thresholds
import TouchScript

/// When recognizers that have seen their gesture need not wait for others any more.
extension Evidence {
  /// By when a ripe gesture must be recognized whose recognizer waits for others, all of which surely
  /// fail, and who these are; nil where it waits for nobody, or nobody can say.
  func release(of gesture: RipeGesture) -> (awaited: [Int], deadline: Int)? {
    guard gesture.veto == .none else { return nil }
    let touches = gesture.contacts.map { contacts[$0] }
    let awaited = Set(touches.flatMap(\.receivers)).sorted().filter {
      !scene.coordination.requirement(of: gesture.recognizer, on: $0).isEmpty
    }
    guard !awaited.isEmpty, touches.allSatisfy({ forecast.spares($0, until: .max) }),
      awaited.allSatisfy({
        scene.coordination.requirement(of: gesture.recognizer, on: $0).isSure
          && (!scene.coordination.waits($0) || cannotBe($0, touches))
      })
    else { return nil }
    var deadline = deadline(of: gesture)
    for number in awaited {
      guard let failure = failure(of: number, beside: gesture) else { return nil }
      deadline = max(deadline, failure)
    }
    // A gesture that waits until it is over may begin and end in one, or not at all. Source: GR-34.
    let lasts = touches.allSatisfy { $0.end.map { endOf($0.delivery) } ?? .max > deadline }
    guard recognizer(gesture.recognizer).isDiscrete || lasts,
      companions(of: gesture, before: deadline).allSatisfy({
        !mayStop($0.recognizer, gesture.recognizer)
      }),
      companions(of: gesture, before: .max).allSatisfy({ !awaited.contains($0.recognizer) })
    else { return nil }
    return (awaited, deadline)
  }

  /// Whether quick and still touches are surely no gesture of a recognizer, which so fails when they
  /// lift, whomever it waits for. Source: KR-17, KR-32.
  private func cannotBe(_ number: Int, _ touches: [Touch]) -> Bool {
    guard touches.allSatisfy({ $0.isSurelyTap && $0.reach == 0 }) else { return false }
    let recognizer = recognizer(number)
    switch recognizer.kind {
    case .pan, .swipe, .pinch, .rotation: return true
    case .longPress:
      let duration = Thresholds.pressDuration.shifted(to: recognizer.minimumPressDuration)
      return recognizer.taps == 0 && duration.surelyBelow >= Thresholds.tapDuration.surelyBelow
    case .tap, .screenEdgePan, .custom, .scrollPan: return false
    }
  }

  /// By when a recognizer that recognizes nothing has surely failed, as an event of the trace: when one of its
  /// calls shows it while the gesture's fingers are down, when the last of its fingers lifts, or some time after
  /// that where it looks for more.
  /// Source: KR-06, KR-09, KR-17, KR-32, RE-50.
  private func failure(of number: Int, beside gesture: RipeGesture) -> Int? {
    guard
      let sequence = FingerSequence.all(contacts).last(where: {
        $0.contacts.contains(where: gesture.contacts.contains)
      })
    else { return nil }
    let shown = attempt(of: number, with: contacts[gesture.contacts[0]]).flatMap(failure(of:))
    let lift = gesture.contacts.compactMap { contacts[$0].up?.delivery }.min()
    if let shown, shown < lift.map(endOf) ?? .max { return endOfMoment(of: shown) }
    let touches = sequence.contacts.map { contacts[$0] }.filter { $0.receivers.contains(number) }
    let lifts = touches.compactMap(\.up)
    guard lifts.count == touches.count, let last = lifts.max(by: { $0.delivery < $1.delivery })
    else { return nil }
    let recognizer = recognizer(number)
    guard recognizer.isSerial || recognizer.kind == .tap && recognizer.touches > 1 else {
      return endOf(last.delivery)
    }
    // Another finger may still be what it looks for.
    guard end - last.at >= Thresholds.tapInterval.surelyAbove,
      !contacts.contains(where: {
        $0.down.at >= last.at && $0.down.at - last.at < Thresholds.tapInterval.surelyAbove
      })
    else { return nil }
    return facts.firstIndex { $0.at > last.at + Thresholds.tapInterval.surelyAbove }
      ?? facts.count
  }
}
