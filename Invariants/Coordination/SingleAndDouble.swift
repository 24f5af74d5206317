import Thresholds
import TouchScript

/// What must come of a tap by itself, and of two quick ones, beside recognizers that wait.
extension Evidence {
  /// The one candidate of a lone tap, if it waits for others that surely fail, and is in nobody's
  /// way; and these.
  func loneWaiter(of touch: Touch) -> (waiter: Int, awaited: [Int])? {
    let candidates = touch.outcome.candidates
    guard candidates.count == 1 else { return nil }
    let awaited = touch.receivers.filter {
      scene.coordination.requirement(of: candidates[0], on: $0).isSure
    }
    return awaited.isEmpty ? nil : (candidates[0], awaited)
  }

  /// Two quick taps at one place, with a single and a double tap as the only recognizers that can
  /// make anything of them.
  func judgeDoubleTaps(
    where isMeant: (Touch, _ single: Int, _ double: Int) -> Bool,
    _ judge: (Touch, Touch, _ single: Int, _ double: Int) -> Verdict
  ) -> Verdict {
    Verdict.of(
      zip(contacts, contacts.dropFirst()),
      given: { first, second in
        doubleTap(first, second).flatMap { isMeant(first, $0.single, $0.double) ? $0 : nil }
      }
    ) { taps, pair in
      judge(taps.0, taps.1, pair.single, pair.double)
    }
  }

  private func doubleTap(_ first: Touch, _ second: Touch) -> (single: Int, double: Int)? {
    guard meets([.loneTap, .lifted, .heardByAll], first), meets([.alone, .tap], second),
      let up = first.up, isQuickRepetition(second, of: first),
      up.location.distance(to: first.down.location) <= Thresholds.tapMovement.surelyBelow,
      forecast.spares(first, until: second.lastTime), first.receivers == second.receivers
    else { return nil }
    let doubles = first.receivers.filter {
      recognizer($0).isMultipleTap && !first.scene.isVetoed($0, on: first.view)
    }
    let singles = first.outcome.candidates
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

  /// Whether a touch surely counts as the next tap at the place of another.
  func isQuickRepetition(_ second: Touch, of first: Touch) -> Bool {
    guard let up = first.up, first.hasView, second.view == first.view else { return false }
    return second.down.at - up.at <= Thresholds.tapInterval.surelyBelow
      && second.down.location.distance(to: first.down.location)
        <= Thresholds.tapDistance.surelyBelow
      // Where the window goes, the fingers do in its coordinates. Source: KR-03.
      && (first.samples + second.samples).allSatisfy { isWindowInPlace(first, first.view, $0) }
  }

  /// Whether a double tap recognized two quick taps, once, at the second lift.
  func judgeDouble(_ first: Touch, _ second: Touch, _ double: Int) -> Verdict {
    let delivery = second.up?.delivery ?? Scene.none
    return .require(
      hasRecognized(double, second, by: delivery), by: endOf(delivery),
      "\(recognizerName(double)) did not recognize two quick taps on \(name(first.view))",
      expected: "the action of \(recognizerName(double)) at the second lift")
  }

  /// Whether a single tap made nothing of the second of two taps, where a double tap of its view
  /// prevents it. Source: GC-20, GC-36.
  func judgeOnce(_ single: Int, _ second: Touch, beside double: Int) -> Verdict {
    let views = second.scene.recognizerViews
    guard views[single] == views[double], scene.prevents(double, single) else {
      return .notExercised
    }
    return .expect(
      none: recognitions.first {
        $0.recognizer == single && $0.contacts.contains(second.number)
      }?.event,
      "\(recognizerName(single)) recognized the second of two quick taps, though "
        + "\(recognizerName(double)) of the same view recognized both",
      expected: "no action of \(recognizerName(single))")
  }

  /// Whether a recognizer made nothing of two taps that another recognized.
  func judgeSilent(
    _ number: Int, from first: Touch, beside other: Int
  ) -> Verdict {
    return .expect(
      none: recognitions.first {
        $0.recognizer == number
          && ($0.contacts.contains(first.number) || $0.contacts.contains(first.number + 1))
      }?.event,
      "\(recognizerName(number)) recognized one of two quick taps, though it waits for "
        + "\(recognizerName(other)), which recognized both",
      expected: "no action of \(recognizerName(number))")
  }
}
