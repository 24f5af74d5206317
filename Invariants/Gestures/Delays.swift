import Thresholds
import TouchScript

extension Invariants {
  /// Chapter GR: recognizers that keep touches from views for a while.
  static let gestureDelays: [Invariant] = [
    .delaysBegan, .delayedAndRecognized, .delayedAndFailed, .delayedAndLifted, .allDelaysCount,
    .delaysEnded, .delayedEndIsCancelled, .delayedEndIsTold, .doesNotDelayEnded,
    .doubleTapAndView, .singleTapUnderDoubleTap,
  ]
}

extension Invariant {
  /// GR-20: while a recognizer with `delaysTouchesBegan` is undecided the view hears nothing.
  static let delaysBegan = Invariant(
    "GR-20", of: .delayedTouches, seeing: .recognizer, needs: [.received, .alone]
  ) { evidence, touch in
    guard let delayer = evidence.surelyWaitingDelayer(touch)
    else { return .notExercised }
    let early = touch.calls.first { evidence.isSurelyPending(touch, $0, delayer) }
    return .expect(
      early == nil, at: early?.event ?? 0,
      "\(evidence.name(early?.who ?? Scene.none)) heard of the touch while "
        + "\(evidence.recognizerName(delayer)), which delays it, was undecided",
      expected: "no call before \(evidence.recognizerName(delayer)) has decided")
  }

  /// GR-21: if the touch is then recognized the view hears nothing at all, not even of cancelling.
  static let delayedAndRecognized = Invariant(
    "GR-21", of: .delayedTouches, seeing: .action, needs: .received
  ) { evidence, touch in
    guard evidence.mayBeginLate(touch),
      let taker = evidence.recognitions(of: touch).first(where: evidence.cancels),
      taker.contacts.contains(touch.number),
      !evidence.heardBegan(touch, before: taker.event)
    else { return .notExercised }
    let wrong = evidence.viewCalls(touch).first
    return .expect(
      wrong == nil, at: wrong?.event ?? 0,
      "\(evidence.name(touch.view)) got touches\(wrong?.phase.suffix ?? "") of a touch that "
        + "was delayed and then recognized by \(evidence.recognizerName(taker.recognizer))",
      expected: "nothing")
  }

  /// GR-22: if the recognizer fails the view gets `touchesBegan` late, and then the rest.
  static let delayedAndFailed = Invariant(
    "GR-22", needs: [.received, .alone, .noTap, .leftToView, .unrecognized]
  ) { evidence, touch in
    guard evidence.mayBeginLate(touch), let up = touch.up
    else { return .notExercised }
    return evidence.judgeLate(touch, by: up.delivery)
  }

  /// GR-23: also if that is only settled at the lift.
  static let delayedAndLifted = Invariant(
    "GR-23", of: .delayedTouches, needs: [.leftToView, .unrecognized]
  ) { evidence, touch, up, outcome in
    guard evidence.mayBeginLate(touch), outcome.candidates.isEmpty,
      evidence.waitingReceivers(touch).isEmpty
    else { return .notExercised }
    return evidence.judgeLate(touch, by: up.delivery)
  }

  /// GR-24: the touch is held back until the last of several recognizers that delay it has failed.
  static let allDelaysCount = Invariant(
    "GR-24", of: .delayedTouches, seeing: .responder, needs: .received
  ) { evidence, touch in
    let delayers = touch.receivers.filter { evidence.recognizer($0).delaysTouchesBegan }
    guard delayers.count > 1, let began = evidence.viewCall(.began, touch) else {
      return .notExercised
    }
    let undecided = evidence.attempts.first { attempt in
      guard delayers.contains(attempt.recognizer) else { return false }
      let heard = evidence.heard(by: attempt, before: began.event)
      // Of several touches it may have ignored this one: then it is not told of it again.
      let isItsOnly = heard.allSatisfy { $0 == touch.number }
      return heard.contains(touch.number)
        && attempt.reset ?? Int.max > began.event
        && attempt.actions.first?.event ?? Int.max > began.event
        && (evidence.isTold(attempt, of: touch, after: began.event)
          || isItsOnly && !attempt.actions.isEmpty)
    }
    return .expect(
      undecided == nil, at: began.event,
      "\(evidence.name(touch.view)) heard of the touch while "
        + "\(evidence.recognizerName(undecided?.recognizer ?? -1)), one of \(delayers.count) that "
        + "delay it, was undecided",
      expected: "no call before all of them have decided")
  }

  /// GR-25: while a recognizer with `delaysTouchesEnded` is undecided the view's end is withheld.
  static let delaysEnded = Invariant("GR-25", of: .recognizers, seeing: .recognizer) { evidence in
    evidence.judgeUndecidedLifts { touch, up, waiting in
      guard let delayer = waiting.first(where: { evidence.recognizer($0).delaysTouchesEnded })
      else { return .notExercised }
      let early = touch.calls.first { $0.phase == .ended && $0.delivery == up.delivery }
      return .expect(
        early == nil, at: early?.event ?? 0,
        "\(evidence.name(early?.who ?? Scene.none)) got touchesEnded while "
          + "\(evidence.recognizerName(delayer)), which delays it, was undecided",
        expected: "touchesEnded only when \(evidence.recognizerName(delayer)) has decided")
    }
  }

  /// GR-26: if it then recognizes the view gets `touchesCancelled` in the place of the end.
  static let delayedEndIsCancelled = Invariant("GR-26", of: .recognizers, seeing: .action) {
    evidence in
    Verdict.of(evidence.recognitions) { recognition in
      let tap = evidence.recognizer(recognition.recognizer)
      guard recognition.delivery != Scene.none, tap.cancelsTouchesInView,
        tap.delaysTouchesEnded
      else { return .notExercised }
      return Verdict.of(recognition.contacts) { number in
        let touch = evidence.contacts[number]
        // A recognizer that was not told of the lift had ignored the touch: GR-16.
        guard let up = touch.up, up.delivery < recognition.delivery,
          evidence.hearing(.ended, of: recognition.recognizer, touch) != nil,
          !evidence.isRecognized(touch, where: { $0.event < recognition.event })
        else { return .notExercised }
        return evidence.judgeCancelled(touch, by: recognition)
      }
    }
  }

  /// GR-27: if it fails the view gets `touchesEnded` then: with the lift, or when time is up.
  static let delayedEndIsTold = Invariant(
    "GR-27", needs: [.received, .heard, .unrecognized, .leftToView]
  ) { evidence, touch in
    guard let up = touch.up,
      touch.receivers.contains(where: { evidence.recognizer($0).delaysTouchesEnded })
    else { return .notExercised }
    let end = evidence.viewCall(.ended, touch)
    let haveFailed =
      touch.isAlone && touch.isSurelyNoTap && !evidence.mayAwaitOthers(touch)
    if evidence.waitingReceivers(touch).isEmpty || haveFailed {
      return .require(
        end?.delivery == up.delivery, by: evidence.endOf(up.delivery),
        "all recognizers failed by the lift, but \(evidence.name(touch.view)) did not get "
          + "touchesEnded with it",
        expected: "touchesEnded of \(evidence.name(touch.view))")
    }
    guard evidence.isSettled(touch) else { return .notExercised }
    return .require(
      end != nil, by: evidence.facts.count,
      "\(evidence.name(touch.view)) never got the touchesEnded that was withheld",
      expected: "touchesEnded of \(evidence.name(touch.view)) when the recognizer gives up")
  }

  /// GR-28: with the flag false `touchesEnded` comes with the lift, decided or not.
  static let doesNotDelayEnded = Invariant("GR-28", of: .recognizers, seeing: .responder) {
    evidence in
    let needs: Touch.Need = [.endsOnTime, .beginsOnTime, .heard, .leftToView]
    return evidence.judgeUndecidedLifts(needs: needs) { touch, up, waiting in
      .require(
        evidence.viewCall(.ended, touch)?.delivery == up.delivery,
        by: evidence.endOf(up.delivery),
        "\(evidence.name(touch.view)) did not get touchesEnded with the lift, though "
          + "\(evidence.recognizerName(waiting[0])) does not delay it",
        expected: "touchesEnded of \(evidence.name(touch.view))")
    }
  }

  /// GR-29: whatever the view of a double tap is told, each touch ends or is cancelled once.
  static let doubleTapAndView = Invariant("GR-29", of: .recognizers, seeing: .recognizer) {
    evidence in
    Verdict.of(evidence.contacts.dropLast()) { first in
      let second = evidence.contacts[first.number + 1]
      guard evidence.isLoneMultipleTap(first, taps: 2), second.isAlone, second.isSurelyTap,
        evidence.isQuickRepetition(second, of: first), evidence.isUndisturbed(first, until: .max),
        let up = second.up, let double = first.receivers.first
      else { return .notExercised }
      let actions = evidence.recognitions.filter {
        $0.recognizer == double && $0.contacts.contains(first.number)
      }
      if actions.count != 1 || actions[0].delivery != up.delivery {
        return .broken(
          Violation(
            "\(evidence.recognizerName(double)) recognized two quick taps \(actions.count) times",
            event: actions.first?.event ?? evidence.endOf(up.delivery), isMissing: actions.isEmpty,
            expected: "its action at the second lift, and no other"))
      }
      return Verdict.of([first, second]) { touch in
        let calls = evidence.viewCalls(touch)
        guard calls.contains(where: { $0.phase == .began }) else { return .notExercised }
        let ends = calls.filter { $0.phase == .ended || $0.phase == .cancelled }
        return .expect(
          ends.count == 1, at: ends.last?.event ?? evidence.endOf(up.delivery),
          "\(evidence.name(touch.view)) was told \(ends.count) times that a touch of a double tap "
            + "is over", expected: "one touchesEnded or touchesCancelled")
      }
    }
  }

  /// GR-30: a tap on a view with a double tap begins at once, and ends when that has given up.
  static let singleTapUnderDoubleTap = Invariant(
    "GR-30", of: .recognizers, seeing: .recognizer, needs: [.settled, .prompt, .untroubled]
  ) {
    evidence, touch in
    guard evidence.isLoneMultipleTap(touch), let up = touch.up,
      touch.receivers.allSatisfy({ evidence.recognizer($0).delaysTouchesEnded })
    else { return .notExercised }
    let who = evidence.name(touch.view)
    let began = evidence.viewCall(.began, touch)
    let ended = evidence.viewCall(.ended, touch)
    if began?.delivery != touch.down.delivery {
      return .broken(
        Violation(
          "\(who) did not hear of the touch at once",
          event: evidence.endOf(touch.down.delivery),
          isMissing: true, expected: "touchesBegan of \(who)"))
    }
    guard let ended else {
      return .broken(
        Violation(
          "\(who) never heard of the lift", event: evidence.facts.count, isMissing: true,
          expected: "touchesEnded of \(who) when no second tap has come"))
    }
    return .expect(
      ended.at > up.at + Thresholds.tapInterval.surelyBelow, at: ended.event,
      "\(who) got touchesEnded while a second tap might still have come",
      expected: "touchesEnded when the time for it is over")
  }
}

extension Evidence {
  /// Whether a recognizer was told of a touch later than `event`.
  fileprivate func isTold(_ attempt: Attempt, of touch: Touch, after event: Int) -> Bool {
    attempt.hearings.contains { hearing in
      hearing > event
        && facts[hearing].touches.contains { touches[$0].contact == touch.number }
    }
  }

  /// Whether some receiver of a touch waits for a recognizer that does not receive it, and may be
  /// undecided whatever becomes of the touch. Source: GC-38.
  fileprivate func mayAwaitOthers(_ touch: Touch) -> Bool {
    touch.receivers.contains { one in
      scene.recognizers.indices.contains { other in
        !touch.receivers.contains(other)
          && !scene.coordination.requirement(of: one, on: other).isEmpty
      }
    }
  }

  /// Whether a touch is a tap by itself, and its only recognizer looks for several taps: as many as
  /// `taps`, if that is given.
  fileprivate func isLoneMultipleTap(_ touch: Touch, taps: Int? = nil) -> Bool {
    let needs: Touch.Need = [
      .view, .oneReceiver, .alone, .tap, .fresh, .leftToView, .unvetoed, .answered, .heardByAll,
    ]
    guard meets(needs, touch) else { return false }
    let number = touch.receivers[0]
    return recognizer(number).isMultipleTap && taps.map { $0 == recognizer(number).taps } ?? true
      && !touch.scene.isVetoed(number, on: touch.view)
  }

  /// A receiver that delays the touch, and cannot decide while the touch is short and still.
  fileprivate func surelyWaitingDelayer(_ touch: Touch) -> Int? {
    touch.receivers.first {
      recognizer($0).delaysTouchesBegan && recognizer($0).isSlow
        && hearing(.began, of: $0, touch) != nil
        && (!recognizer($0).isSerial || touch.isFresh)
    }
  }

  /// Whether a call came while the recognizer must still have been undecided.
  fileprivate func isSurelyPending(
    _ touch: Touch, _ call: Call, _ delayer: Int
  ) -> Bool {
    guard call.delivery != Scene.none, call.delivery < touch.up?.delivery ?? Int.max,
      call.at - touch.down.at <= Thresholds.tapDuration.surelyBelow,
      !isDecided(delayer, before: call.event),
      !isRecognized(touch, where: { $0.event < call.event })
    else { return false }
    return touch.samples.allSatisfy {
      $0.delivery > call.delivery
        || $0.location.distance(to: touch.down.location) <= Thresholds.tapMovement.surelyBelow
    }
  }

  /// Whether the view got all of a touch, began first, by an event of the script.
  fileprivate func judgeLate(_ touch: Touch, by delivery: Int) -> Verdict {
    let calls = viewCalls(touch)
    if calls.isEmpty {
      return .broken(
        Violation(
          "\(name(touch.view)) never heard of the touch that was delayed and not recognized",
          event: endOf(delivery), isMissing: true,
          expected: "touchesBegan and touchesEnded of \(name(touch.view))"))
    }
    if calls[0].phase != .began {
      return .broken(
        Violation(
          "\(name(touch.view)) got touches\(calls[0].phase.suffix) of a delayed touch first",
          event: calls[0].event, expected: "touchesBegan of \(name(touch.view))"))
    }
    return .require(
      calls.contains { $0.phase == .ended } && calls[0].delivery <= delivery,
      by: endOf(delivery),
      "\(name(touch.view)) did not get all of the touch that was delayed and not recognized",
      expected: "touchesEnded of \(name(touch.view))")
  }

  /// Lifts at which some receiver was seen to be undecided, and none recognized.
  fileprivate func judgeUndecidedLifts(
    needs: Touch.Need = [], _ judge: (Touch, Contact.Sample, [Int]) -> Verdict
  ) -> Verdict {
    eachTouch(needs: needs.union([.received, .lifted])) { touch in
      guard let up = touch.up, !recognitions.contains(where: { $0.delivery == up.delivery }),
        !isRecognized(touch, where: { cancels($0) && $0.event < endOf(up.delivery) })
      else { return .notExercised }
      let waiting = waitingReceivers(touch).filter { number in
        guard let end = hearing(.ended, of: number, touch), end.state == .possible,
          end.delivery == up.delivery
        else { return false }
        return !isDecided(number, before: end.event)
          && first(in: up.delivery) { $0.kind == .reset && $0.who == number } == nil
      }
      return waiting.isEmpty ? .notExercised : judge(touch, up, waiting)
    }
  }
}
