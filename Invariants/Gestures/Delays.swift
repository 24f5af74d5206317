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
  /// GR-20: while a recognizer with `delaysTouchesBegan` is undecided the view receives nothing.
  static let delaysBegan = Invariant(
    "GR-20", of: .delayedTouches, seeing: .recognizer, .responder, needs: .received,
    where: { !$0.delayers(of: $1).isEmpty }
  ) { evidence, touch in
    let pending = evidence.pendingDelayer(of: touch)
    return Verdict.forbid(
      pending?.call.event,
      "\(evidence.name(pending?.call.who ?? Scene.none)) got the touch while "
        + "\(evidence.recognizerName(pending?.delayer ?? -1)), which delays it, was undecided",
      expected: "no call before all have decided that delay the touch"
    )
    .then(
      .given(evidence.meets(.alone, touch) ? evidence.surelyWaitingDelayer(touch) : nil) {
        evidence.judgeSilence(of: touch, delayedBy: $0)
      })
  }

  /// GR-21: if the touch is then recognized the view receives nothing at all, not even
  /// touchesCancelled.
  static let delayedAndRecognized = Invariant(
    "GR-21", of: .delayedTouches, seeing: .action, .responder, needs: [.received, .delayed],
    given: {
      $0.seesRecognitions ? $0.takerBeforeView($1)?.recognizer : $0.dueTakerBeforeView($1)
    }
  ) { evidence, touch, taker in
    let wrong = touch.viewCalls.first
    return .expect(
      none: wrong?.event,
      "\(evidence.name(touch.view)) got touches\(wrong?.phase.suffix ?? "") of a touch that "
        + "was delayed and then recognized by \(evidence.recognizerName(taker))",
      expected: "nothing")
  }

  /// GR-22: if the recognizer fails the view gets `touchesBegan` at that moment, and then the rest.
  static let delayedAndFailed = Invariant("GR-22", of: .delayedTouches) { evidence in
    evidence.eachTouch(needs: [.received, .leftToView, .delayed]) { touch in
      evidence.judgeRelease(of: touch)
        && .when(
          evidence.meets([.alone, .noTap, .lifted, .unrecognized], touch)
            && !evidence.mayLackFingers(touch) && !evidence.mayPrecedePress(touch),
          evidence.judgeLate(touch))
    } && evidence.judgeStoppedDelayers()
  }

  /// GR-23: also if that is only settled at the lift, or later.
  static let delayedAndLifted = Invariant(
    "GR-23", of: .delayedTouches, needs: [.received, .leftToView, .delayed, .lifted, .unrecognized]
  ) { evidence, touch in
    Verdict.when(
      evidence.isFailedTap(touch) && evidence.waitingReceivers(touch).isEmpty,
      evidence.judgeLate(touch)
    ) && evidence.judgeReleaseAfterLift(of: touch)
  }

  /// GR-24: the touch is held back until the last of several recognizers that delay it has failed.
  static let allDelaysCount = Invariant(
    "GR-24", of: .delayedTouches, needs: .received, where: { $0.delayers(of: $1).count > 1 }
  ) { evidence, touch in
    let delayers = evidence.delayers(of: touch)
    return Verdict.given(evidence.viewCall(.began, touch)) { began in
      let undecided = delayers.first { number in
        evidence.attempt(of: number, with: touch).map {
          evidence.wasUndecided($0, about: touch, at: began.event)
        } ?? false
      }
      return .expect(
        undecided == nil, at: began.event,
        "\(evidence.name(touch.view)) got the touch while "
          + "\(evidence.recognizerName(undecided ?? -1)), one of \(delayers.count) that "
          + "delay it, was undecided",
        expected: "no call before all of them have decided")
    } && .when(evidence.meets(.leftToView, touch), evidence.judgeRelease(of: touch))
  }

  /// GR-25: while a recognizer with `delaysTouchesEnded` is undecided the view's end is withheld.
  static let delaysEnded = Invariant(
    "GR-25", of: .recognizers, seeing: .recognizer, needs: [.received, .lifted]
  ) { evidence, touch in
    let undecided = evidence.undecidedAtLift(of: touch)
    return Verdict.of(
      touch.receivers.filter { evidence.recognizer($0).delaysTouchesEnded },
      given: { evidence.withholds($0, touch, isUndecided: undecided.contains($0)) }
    ) { delayer, until in
      let early = touch.calls.first { $0.phase == .ended && $0.event < until }
      return .expect(
        none: early?.event,
        "\(evidence.name(early?.who ?? Scene.none)) got touchesEnded while "
          + "\(evidence.recognizerName(delayer)), which delays it, was undecided",
        expected: "touchesEnded only when \(evidence.recognizerName(delayer)) has decided")
    }
  }

  /// GR-26: if it then recognizes the view gets `touchesCancelled` in the place of the end: in the
  /// event in which it does, or when time brings it about.
  static let delayedEndIsCancelled = Invariant(
    "GR-26", of: .recognizers, seeing: .action, each: { $0.recognitions },
    where: { evidence, recognition in
      let recognizer = evidence.recognizer(recognition.recognizer)
      return recognizer.cancelsTouchesInView && recognizer.delaysTouchesEnded
    }
  ) { evidence, recognition in
    Verdict.of(
      recognition.contacts.map { evidence.contacts[$0] },
      where: { evidence.isWithheld($0, until: recognition) }
    ) { touch in
      evidence.judgeCancelled(touch, by: recognition)
    }
  }

  /// GR-27: if it fails the view gets `touchesEnded` then: with the lift, or when time is up.
  static let delayedEndIsTold = Invariant(
    "GR-27", needs: [.received, .heard, .lifted, .unrecognized, .leftToView],
    where: { evidence, touch in
      touch.receivers.contains { evidence.recognizer($0).delaysTouchesEnded }
    }
  ) { evidence, touch in
    let end = evidence.viewCall(.ended, touch)
    let delivery = touch.up?.delivery ?? Scene.none
    if evidence.haveAllFailed(of: touch) {
      return .require(
        end?.delivery == delivery, by: evidence.endOf(delivery),
        "all recognizers failed by the lift, but \(evidence.name(touch.view)) did not get "
          + "touchesEnded with it",
        expected: "touchesEnded of \(evidence.name(touch.view))")
    }
    let latest = touch.lastTime + Thresholds.tapInterval.surelyAbove
    return evidence.judgeEnd(of: touch)
      && .when(
        evidence.meets(.settled, touch),
        Verdict.require(
          end != nil, by: evidence.facts.count,
          "\(evidence.name(touch.view)) never got the touchesEnded that was withheld",
          expected: "touchesEnded of \(evidence.name(touch.view)) when the recognizer gives up")
          && .expect(
            end?.at ?? 0 <= latest, at: end?.event ?? 0,
            "\(evidence.name(touch.view)) got the touchesEnded that was withheld when all had long "
              + "given up",
            expected: "touchesEnded of \(evidence.name(touch.view)) when the recognizer gives up")
      )
  }

  /// GR-28: with the flag false `touchesEnded` comes with the lift, decided or not.
  static let doesNotDelayEnded = Invariant(
    "GR-28", of: .recognizers, seeing: .responder,
    needs: [.received, .lifted, .endsOnTime, .beginsOnTime, .heard, .leftToView],
    given: {
      $0.seesRecognitions ? $0.undecidedAtLift(of: $1).first : $0.dueUndecidedAtLift(of: $1)
    }
  ) { evidence, touch, waiting in
    let delivery = touch.up?.delivery ?? Scene.none
    return .require(
      evidence.viewCall(.ended, touch)?.delivery == delivery, by: evidence.endOf(delivery),
      "\(evidence.name(touch.view)) did not get touchesEnded with the lift, though "
        + "\(evidence.recognizerName(waiting)) does not delay it",
      expected: "touchesEnded of \(evidence.name(touch.view))")
  }

  /// GR-29: for the view of a double tap each touch ends or is cancelled once, in any way.
  static let doubleTapAndView = Invariant(
    "GR-29", of: .recognizers, seeing: .recognizer, each: { Array($0.contacts.dropLast()) },
    given: { $0.secondTap(after: $1) }
  ) { evidence, first, second in
    let double = first.receivers[0]
    let delivery = second.up?.delivery ?? Scene.none
    let actions = evidence.recognitions.filter {
      $0.recognizer == double
        && ($0.contacts.contains(first.number) || $0.contacts.contains(second.number))
    }
    // That it is too early is another rule's to say. Source: rulebook KR-02.
    if actions.count != 1 || actions[0].delivery > delivery || actions[0].delivery < 0 {
      return .broken(
        says:
          "\(evidence.recognizerName(double)) recognized two quick taps \(actions.count.times)",
        event: actions.first?.event ?? evidence.endOf(delivery), isMissing: actions.isEmpty,
        expected: "its action at the second lift, and no other")
    }
    return Verdict.of([first, second], where: { evidence.heardBegan($0) }) { touch in
      let ends = touch.viewCalls.filter { $0.phase == .ended || $0.phase == .cancelled }
      return Verdict.require(
        !ends.isEmpty, by: evidence.endOf(delivery),
        "\(evidence.name(touch.view)) did not get the end of a touch of a double tap",
        expected: "touchesEnded or touchesCancelled of \(evidence.name(touch.view))")
        && .expect(
          ends.count < 2, at: ends.last?.event ?? 0,
          "\(evidence.name(touch.view)) got the end of a touch of a double tap "
            + "\(ends.count.times)", expected: "one touchesEnded or touchesCancelled")
    }
  }

  /// GR-30: a tap on a view with a double tap begins at once, and ends when that has given up.
  static let singleTapUnderDoubleTap = Invariant(
    "GR-30", of: .recognizers, seeing: .recognizer, .responder,
    needs: [.lifted, .settled, .prompt, .untroubled],
    where: { evidence, touch in
      evidence.isLoneMultipleTap(touch)
        && touch.receivers.allSatisfy { evidence.recognizer($0).delaysTouchesEnded }
    }
  ) { evidence, touch in
    let who = evidence.name(touch.view)
    let ended = evidence.viewCall(.ended, touch)
    let earliest = touch.lastTime + Thresholds.tapInterval.surelyBelow
    return Verdict.require(
      evidence.viewCall(.began, touch)?.delivery == touch.down.delivery,
      by: evidence.endOf(touch.down.delivery), "\(who) did not get the touch at once",
      expected: "touchesBegan of \(who)")
      && .require(
        ended != nil, by: evidence.facts.count, "\(who) never got touchesEnded",
        expected: "touchesEnded of \(who) when no second tap has come")
      && .expect(
        ended?.at ?? 0 > earliest, at: ended?.event ?? 0,
        "\(who) got touchesEnded while a second tap might still have come",
        expected: "touchesEnded when the time for it is over")
  }
}

extension Evidence {
  /// The receivers that hold the beginning of a touch back.
  fileprivate func delayers(of touch: Touch) -> [Int] {
    // A third finger may be ignored by who measures two. Source: GR-16.
    touch.receivers.filter { number in
      recognizer(number).delaysTouchesBegan
        && (!recognizer(number).isOfTwoFingers && recognizer(number).kind != .custom
          || contacts.count { $0.receivers.contains(number) } <= 2)
        && (!recognizer(number).mayIgnoreFingers
          || contacts.count { mayBeReceived($0, by: number) && $0.down.at <= touch.lastTime }
            <= recognizer(number).touches
          || touch.isAlone)
    }
  }

  /// Whether a recognizer receives a touch, or may receive it: a touch without a view has hit a view that
  /// takes only one finger, and nothing says who receives such a touch. Source: TO-25, RE-28.
  private func mayBeReceived(_ touch: Touch, by number: Int) -> Bool {
    touch.receivers.contains(number) || !touch.hasView && touch.aim.hit != Scene.none
  }

  /// The recognition that takes a touch before its view has received it. Of more touches than a
  /// recognizer surely follows it may have ignored this one. Source: GR-16.
  fileprivate func takerBeforeView(_ touch: Touch) -> Recognition? {
    recognitions(of: touch).first(where: cancels).flatMap { taker in
      taker.contacts.contains(touch.number) && !heardBegan(touch, before: taker.event)
        && usesAll(taker) ? taker : nil
    }
  }

  /// The tap that delays a touch and must recognize it, where nobody tells of that.
  fileprivate func dueTakerBeforeView(_ touch: Touch) -> Int? {
    guard meets([.predictable, .lifted, .fresh, .leftToView], touch),
      let tap = touch.receivers.first,
      touch.receivers == [tap], touch.outcome.winners == [tap], recognizer(tap).delaysTouchesBegan,
      recognizer(tap).cancelsTouchesInView
    else { return nil }
    return tap
  }

  /// Whether a recognizer never had more fingers than it surely follows, up to its recognition.
  private func usesAll(_ taker: Recognition) -> Bool {
    let attempt = attempts.first { attempt in
      attempt.recognizer == taker.recognizer && attempt.actions.first?.event == taker.event
    }
    return attempt?.frames.allSatisfy { $0.down.count <= recognizer(taker.recognizer).mostTouches }
      ?? false
  }

  /// Whether the end of a touch was due to be withheld until a later recognition, the first of the
  /// touch. A recognizer that was not told of the lift had ignored the touch. Source: GR-16.
  fileprivate func isWithheld(_ touch: Touch, until recognition: Recognition) -> Bool {
    guard let up = touch.up, endOf(up.delivery) <= recognition.event,
      meets([.view, .leftToView], touch), heardBegan(touch, before: recognition.event)
    else { return false }
    return hearing(.ended, of: recognition.recognizer, touch)?.delivery == up.delivery
      && viewCall(.cancelled, touch)?.event ?? .max > recognition.event
      && !recognitions(of: touch).contains { $0.event < recognition.event }
  }

  /// Until where a receiver of the lift surely withholds it; nil where that is not
  /// known. `isUndecided` says whether it showed itself undecided at the lift.
  fileprivate func withholds(_ number: Int, _ touch: Touch, isUndecided: Bool) -> Int? {
    guard let lift = hearing(.ended, of: number, touch), lift.delivery == touch.up?.delivery else {
      return nil
    }
    let shown = isUndecided ? endOf(lift.delivery) : nil
    guard let attempt = attempt(of: number, with: touch),
      let last = lastUndecided(in: attempt), last > lift.event
    else { return shown }
    return max(last, shown ?? last)
  }

  /// Whether all receivers of a touch have surely failed when it lifts.
  fileprivate func haveAllFailed(of touch: Touch) -> Bool {
    waitingReceivers(touch).isEmpty
      || meets([.alone, .noTap], touch) && !mayAwaitOthers(touch) && !mayLackFingers(touch)
        && !mayPrecedePress(touch)
        // What is no tap may be anything to a class of the app's own.
        && !touch.receivers.contains { recognizer($0).kind == .custom }
  }

  /// Whether a tap of several fingers got too few shortly before, and may fail by a timer, whatever
  /// this finger does. Source: KR-09, RE-50.
  fileprivate func mayLackFingers(_ touch: Touch) -> Bool {
    !touch.isFresh
      && touch.receivers.contains { recognizer($0).kind == .tap && recognizer($0).touches > 1 }
  }

  /// Whether a touch that goes too far for a tap may be one before a press, which waits for more: how
  /// far its fingers may go, a press says itself. Source: KR-18, KR-22.
  fileprivate func mayPrecedePress(_ touch: Touch) -> Bool {
    touch.duration ?? 0 < Thresholds.tapDuration.surelyAbove
      && touch.receivers.contains {
        let press = recognizer($0)
        let limit = Thresholds.pressMovement.scaled(to: press.allowableMovement).surelyAbove
        return press.kind == .longPress && press.taps > 0
          && (touch.reach < limit || !isUpright($0))
      }
  }

  /// The quick second tap at the place of a first, with a double tap as the only recognizer.
  fileprivate func secondTap(after first: Touch) -> Touch? {
    let second = contacts[first.number + 1]
    return isLoneMultipleTap(first, taps: 2) && meets([.alone, .tap], second) && !second.isDropped
      && !scene.ignores(first.receivers[0], finger: second.finger)
      && isQuickRepetition(second, of: first) && meets(.untroubled, first)
      && [first, second].allSatisfy { $0.staysInside(viewOf: first.receivers[0]) } ? second : nil
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
    guard meets(needs, touch), !view(touch.view).kind.tracksInItsOwnWay else { return false }
    let number = touch.receivers[0]
    return recognizer(number).isMultipleTap && taps.map { $0 == recognizer(number).taps } ?? true
      && !touch.scene.isVetoed(number, on: touch.view)
  }

  /// A receiver that delays the touch, and cannot decide while the touch is short and still.
  fileprivate func surelyWaitingDelayer(_ touch: Touch) -> Int? {
    touch.receivers.first {
      recognizer($0).delaysTouchesBegan && recognizer($0).isSlow
        && (seesRecognitions
          ? hearing(.began, of: $0, touch) != nil : mustHear($0, touch) && touch.receivers == [$0])
        && (!mayWaitForMore($0) || touch.isFresh)
    }
  }

  /// Whether a call came while the recognizer must still have been undecided.
  fileprivate func isSurelyPending(
    _ touch: Touch, _ call: Call, _ delayer: Int
  ) -> Bool {
    guard call.event < touch.up.map({ deliveries[$0.delivery].events.lowerBound }) ?? .max,
      call.at - touch.down.at <= Thresholds.tapDuration.surelyBelow,
      !isDecided(delayer, before: call.event),
      !recognitions(of: touch).contains(where: { $0.event < call.event })
    else { return false }
    return touch.samples.allSatisfy {
      $0.at > call.at
        || $0.location.distance(to: touch.down.location) <= Thresholds.tapMovement.surelyBelow
    }
  }

  /// The first call of which a later call or action shows that a recognizer which delays the touch
  /// was undecided then.
  fileprivate func pendingDelayer(of touch: Touch) -> (call: Call, delayer: Int)? {
    guard let call = touch.calls.first else { return nil }
    for number in delayers(of: touch) {
      guard let attempt = attempt(of: number, with: touch) else { continue }
      if wasUndecided(attempt, about: touch, at: call.event) { return (call, number) }
    }
    return nil
  }

  /// Whether nobody receives a touch while a recognizer must still be undecided that delays it.
  fileprivate func judgeSilence(of touch: Touch, delayedBy delayer: Int) -> Verdict {
    let early = touch.calls.first { isSurelyPending(touch, $0, delayer) }
    return .expect(
      none: early?.event,
      "\(name(early?.who ?? Scene.none)) got the touch while "
        + "\(recognizerName(delayer)), which delays it, was undecided",
      expected: "no call before \(recognizerName(delayer)) has decided")
  }

  /// Whether every receiver is a tap that may not begin, so that all have failed by the lift.
  fileprivate func isFailedTap(_ touch: Touch) -> Bool {
    meets(.predictable, touch) && touch.outcome.candidates.isEmpty
  }

  /// Whether the view got all of a touch, began first, by the lift.
  fileprivate func judgeLate(_ touch: Touch) -> Verdict {
    let calls = touch.viewCalls
    let delivery = touch.up?.delivery ?? Scene.none
    let who = name(touch.view)
    return Verdict.require(
      !calls.isEmpty, by: endOf(delivery),
      "\(who) never got the touch that was delayed and not recognized",
      expected: "touchesBegan and touchesEnded of \(who)")
      && .expect(
        calls[0].phase == .began, at: calls[0].event,
        "\(who) got touches\(calls[0].phase.suffix) of a delayed touch first",
        expected: "touchesBegan of \(who)")
      && .require(
        calls.contains { $0.phase == .ended } && calls[0].delivery <= delivery,
        by: endOf(delivery),
        "\(who) did not get all of the touch that was delayed and not recognized",
        expected: "touchesEnded of \(who)")
      && judgeMoveOfRelease(touch, calls[0])
  }

  /// Whether a view that gets a delayed touch because its finger moved receives that movement as
  /// well: the latest at least comes. Source: GR-22, RE-37.
  private func judgeMoveOfRelease(_ touch: Touch, _ began: Call) -> Verdict {
    let move = touch.samples.last { $0.delivery == began.delivery }
    guard let move, move.phase == .moved, !touch.isIdle(move), eventsSent(at: move.at) == 1 else {
      return .notExercised
    }
    return .require(
      touch.viewCalls.contains { $0.phase == .moved && $0.delivery == move.delivery },
      by: endOf(move.delivery),
      "the finger moved, which ended a delay, and \(name(touch.view)) got touchesBegan alone",
      expected: "touchesMoved of \(name(touch.view)) after touchesBegan")
  }

  /// A receiver of a tap by itself that must wait for another tap, as all receivers must.
  fileprivate func dueUndecidedAtLift(of touch: Touch) -> Int? {
    guard meets([.alone, .tap, .fresh, .unvetoed], touch),
      touch.receivers.allSatisfy({ recognizer($0).isMultipleTap && recognizer($0).touches == 1 })
    else { return nil }
    return touch.receivers.first
  }

  /// The receivers that were seen to be undecided at the lift; none where one has recognized.
  fileprivate func undecidedAtLift(of touch: Touch) -> [Int] {
    guard let up = touch.up, !recognitions.contains(where: { $0.delivery == up.delivery }),
      !beginsToScroll(in: up.delivery),
      !recognitions(of: touch).contains(where: { cancels($0) && $0.event < endOf(up.delivery) })
    else { return [] }
    return waitingReceivers(touch).filter { number in
      guard let end = hearing(.ended, of: number, touch), end.state == .possible,
        end.delivery == up.delivery
      else { return false }
      // One that waits for a recognizer which has recognized fails with its touch. Source: GC-28.
      let isBeaten =
        scene.coordination.waits(number) && recognitions.contains { $0.event < end.event }
      // One that would begin with the event, and is prevented, has failed. Source: GC-13.
      return !isDecided(number, before: end.event) && !isBeaten
        && first(in: up.delivery) {
          ($0.kind == .reset || $0.kind == .shouldBegin) && $0.who == number
        } == nil
    }
  }
}
