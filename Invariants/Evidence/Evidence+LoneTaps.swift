import Thresholds
import TouchScript

/// What must come of a tap by itself, and of two quick ones, beside recognizers that wait.
extension Evidence {
  /// Lone taps whose one candidate waits for others that surely fail, and is in nobody's way.
  func judgeLoneWaiters(
    _ judge: (Contact, Contact.Sample, Int, [Int]) -> Verdict
  ) -> Verdict {
    if ingredients.isDisjoint(with: .requirements) { return .notExercised }
    return Verdict.of(contacts) { contact in
      guard isLoneTap(contact), isSettled(contact), let up = contact.up,
        isUndisturbed(contact, until: .max)
      else { return .notExercised }
      let candidates = contact.receivers.filter { mayRecognizeOneTap($0, contact) }
      guard candidates.count == 1, haveHeard(contact.receivers, contact) else {
        return .notExercised
      }
      let waiter = candidates[0]
      let awaited = contact.receivers.filter {
        scene.coordination.requirement(of: waiter, on: $0).isSure
      }
      if awaited.isEmpty { return .notExercised }
      return judge(contact, up, waiter, awaited)
    }
  }

  /// Whether a touch is a tap by itself, of which the rules tell what its recognizers make of it.
  private func isLoneTap(_ contact: Contact) -> Bool {
    contact.hasView && contact.isAlone && contact.isSurelyTap && contact.isFresh(contacts)
      && !contact.receivers.isEmpty && !contact.scene.hasOtherVetoes(contact)
      && contact.receivers.allSatisfy { number in
        let tap = recognizer(number)
        switch tap.kind {
        case .tap: return tap.touches == 1
        case .longPress: return tap.taps == 0 && !tap.mayBeginEarly(contact)
        case .pan, .swipe: return true
        case .pinch, .rotation, .screenEdgePan: return false
        }
      }
  }

  private func mayRecognizeOneTap(_ number: Int, _ contact: Contact) -> Bool {
    recognizer(number).isPlainTap && !contact.scene.isVetoed(number, on: contact.view)
  }

  /// Two quick taps at one place, with a single and a double tap as the only recognizers that can
  /// make anything of them.
  func judgeDoubleTaps(
    _ judge: (Contact, Contact, Int, Int) -> Verdict
  ) -> Verdict {
    Verdict.of(contacts.dropLast()) { first in
      let second = contacts[first.number + 1]
      guard let pair = doubleTap(first, second) else { return .notExercised }
      return judge(first, second, pair.single, pair.double)
    }
  }

  private func doubleTap(
    _ first: Contact, _ second: Contact
  ) -> (single: Int, double: Int)? {
    guard isLoneTap(first), second.isAlone, second.isSurelyTap, let up = first.up,
      second.down.at - up.at <= Thresholds.tapInterval.surelyBelow, second.view == first.view,
      second.down.location.distance(to: first.down.location) <= Thresholds.tapDistance.surelyBelow,
      up.location.distance(to: first.down.location) <= Thresholds.tapMovement.surelyBelow,
      isUndisturbed(first, until: second.up?.at), haveHeard(first.receivers, first),
      first.receivers == second.receivers
    else { return nil }
    let able = first.receivers.filter {
      recognizer($0).kind == .tap && !first.scene.isVetoed($0, on: first.view)
    }
    let singles = able.filter { recognizer($0).isPlainTap }
    let doubles = able.filter { recognizer($0).isMultipleTap }
    guard singles.count == 1, doubles.count == 1, recognizer(doubles[0]).taps == 2 else {
      return nil
    }
    let others = first.receivers.filter { $0 != singles[0] && $0 != doubles[0] }
    let isBound = others.contains { other in
      first.receivers.contains {
        !scene.coordination.requirement(of: $0, on: other).isEmpty
          || !scene.coordination.requirement(of: other, on: $0).isEmpty
      }
    }
    return isBound ? nil : (singles[0], doubles[0])
  }

  /// Whether a double tap recognized two quick taps, once, at the second lift.
  func judgeDouble(_ first: Contact, _ second: Contact, _ double: Int) -> Verdict {
    guard let up = second.up else { return .notExercised }
    return .require(
      recognition(of: double, at: up.delivery) != nil, by: endOf(up.delivery),
      "\(recognizerName(double)) did not recognize two quick taps on \(name(first.view))",
      expected: "the action of \(recognizerName(double)) at the second lift")
  }

  /// Whether a recognizer made nothing of two taps that another recognized.
  func judgeSilent(
    _ number: Int, from first: Contact, beside other: Int
  ) -> Verdict {
    let wrong = recognitions.first {
      $0.recognizer == number
        && ($0.contacts.contains(first.number) || $0.contacts.contains(first.number + 1))
    }
    return .expect(
      wrong == nil, at: wrong?.event ?? 0,
      "\(recognizerName(number)) recognized one of two quick taps, though it waits for "
        + "\(recognizerName(other)), which recognized both",
      expected: "no action of \(recognizerName(number))")
  }
}
