import Thresholds
import TouchScript

extension Invariants {
  /// Chapter GR: what a recognition does to the touches of views.
  static let gestureCancelling: [Invariant] = [
    .cancelAfterRecognition, .keepsTouchesInView, .failureLeavesTouches, .cancelsOnce,
    .cancelsOnlyItsTouches, .cancellationGoesUp, .cancelledPhase, .othersGoOn,
    .recognizersAreNotCancelled, .longHold,
  ]
}

extension Invariant {
  /// GR-11: a recognizer that recognizes at the lift takes the touch away from its view: the view
  /// gets `touchesCancelled`, and no `touchesEnded`.
  static let cancelAfterRecognition = Invariant("GR-11", of: .recognizers, seeing: .action) {
    evidence in
    Verdict.of(
      evidence.recognitions,
      where: {
        $0.delivery != Scene.none && evidence.cancels($0)
          && evidence.recognizer($0.recognizer).isDiscrete
      }
    ) { recognition in
      Verdict.of(recognition.contacts) { number in
        let touch = evidence.contacts[number]
        guard touch.up?.delivery == recognition.delivery, evidence.isUndisturbed(touch) else {
          return .notExercised
        }
        return evidence.judgeCancelled(touch, by: recognition)
      }
    }
  }

  /// GR-13: with `cancelsTouchesInView` false the view gets the whole sequence.
  static let keepsTouchesInView = Invariant("GR-13", of: .recognizers, seeing: .action) {
    evidence in
    Verdict.of(evidence.recognitions, where: { $0.delivery != Scene.none && !evidence.cancels($0) })
    { recognition in
      Verdict.of(recognition.contacts) { number in
        let touch = evidence.contacts[number]
        guard let up = touch.up, up.delivery >= recognition.delivery,
          !evidence.isRecognized(touch, where: evidence.cancels),
          evidence.isUndisturbed(touch)
        else { return .notExercised }
        let who = evidence.recognizerName(recognition.recognizer)
        return evidence.judgeWhole(touch, "although \(who) does not cancel touches in its view")
      }
    }
  }

  /// GR-14: where no recognizer recognizes the view gets the whole sequence.
  static let failureLeavesTouches = Invariant(
    "GR-14", of: .recognizers, needs: [.received, .lifted, .unrecognized]
  ) {
    evidence, touch in
    return evidence.judgeWhole(touch, "although no recognizer has recognized it")
  }

  /// GR-15: however many recognize, each touch is cancelled once.
  static let cancelsOnce = Invariant("GR-15", of: .recognizers, seeing: .action, needs: .received) {
    evidence, touch in
    let takers = evidence.recognitions(of: touch).filter(evidence.cancels)
    guard takers.count > 1, evidence.heardBegan(touch) else { return .notExercised }
    let cancellations = evidence.viewCalls(touch).filter { $0.phase == .cancelled }
    return .expect(
      cancellations.count < 2, at: cancellations.last?.event ?? 0,
      "\(evidence.name(touch.view)) was told \(cancellations.count) times that one touch is "
        + "cancelled",
      expected: "one touchesCancelled")
  }

  /// GR-16: only the touches that the recognizer uses are cancelled.
  static let cancelsOnlyItsTouches = Invariant("GR-16", of: .recognizers, seeing: .action) {
    evidence in
    Verdict.of(evidence.recognitions, where: { $0.delivery != Scene.none && evidence.cancels($0) })
    { recognition in
      evidence.eachTouch(needs: [.view, .unscrolled]) { touch in
        guard touch.isDown(at: recognition.delivery),
          touch.cancellation?.delivery != recognition.delivery,
          !evidence.isRecognized(touch, where: evidence.cancels),
          evidence.heardBegan(touch, before: recognition.event)
        else { return .notExercised }
        let wrong = touch.calls.first {
          $0.phase == .cancelled && $0.delivery == recognition.delivery
            && touch.isRooted(at: $0.event)
        }
        return .expect(
          wrong == nil, at: wrong?.event ?? 0,
          "\(evidence.recognizerName(recognition.recognizer)) does not use the touch of finger "
            + "\(touch.finger), and yet \(evidence.name(touch.view)) lost it",
          expected: "the touch of \(evidence.name(touch.view)) goes on")
      }
    }
  }

  /// GR-17: `touchesCancelled` goes to the hit view, and up the chain.
  static let cancellationGoesUp = Invariant("GR-17", seeing: .responder) { evidence in
    Verdict.of(evidence.forwardings) { forwarding in
      let touch = evidence.contacts[forwarding.contact]
      guard forwarding.phase == .cancelled, forwarding.isWhole, touch.uprooting == Int.max,
        !evidence.isInScrollView(touch), forwarding.plan.count > 1,
        !evidence.mayEndLate(touch)
      else { return .notExercised }
      return evidence.judge(forwarding, isAsPlanned: forwarding.plan)
    }
  }

  /// GR-18: during `touchesCancelled` the touch's phase is cancelled.
  static let cancelledPhase = Invariant("GR-18", seeing: .responder, needs: .told) {
    evidence, touch in
    Verdict.of(touch.calls, where: { $0.phase == .cancelled }) { call in
      let seen = evidence.touches[call.touch].phase
      return .expect(
        seen == .cancelled, at: call.event,
        "in touchesCancelled of \(evidence.name(call.who)) the touch's phase was "
          + seen.rawValue, expected: "its phase is cancelled")
    }
  }

  /// GR-19: recognizers of other touches go on when a view loses its touch.
  static let othersGoOn = Invariant("GR-19", of: .recognizers, seeing: .action) { evidence in
    Verdict.of(evidence.recognitions, where: { $0.delivery != Scene.none && evidence.cancels($0) })
    { recognition in
      evidence.eachTouch(needs: .tap) { touch in
        guard let up = touch.up, up.delivery > recognition.delivery,
          touch.isDown(at: recognition.delivery), evidence.isLeftAlone(touch),
          !recognition.contacts.contains(touch.number)
        else { return .notExercised }
        return Verdict.of(
          touch.receivers, where: { evidence.isFollowing($0, touch, unlike: recognition) }
        ) { other in
          .require(
            evidence.hearing(.ended, of: other, touch) != nil, by: evidence.endOf(up.delivery),
            "\(evidence.recognizerName(other)) lost its touch when "
              + "\(evidence.recognizerName(recognition.recognizer)) recognized another",
            expected: "touchesEnded of \(evidence.recognizerName(other))")
        }
      }
      .and(evidence.judgeWaiting(after: recognition))
    }
  }

  /// GR-46: when a view loses its touch to a recognizer, no recognizer gets `touchesCancelled`.
  static let recognizersAreNotCancelled = Invariant(
    "GR-46", of: .recognizers, seeing: .recognizer, .action, needs: .received
  ) {
    evidence, touch in
    let wrong = touch.hearings.first { $0.phase == .cancelled }
    if wrong == nil, !evidence.isRecognized(touch) { return .notExercised }
    return .expect(
      wrong == nil, at: wrong?.event ?? 0,
      "\(evidence.recognizerName(wrong?.who ?? Scene.none)) got touchesCancelled, though nothing "
        + "interrupted the touch",
      expected: "recognizers go on seeing what the finger does")
  }

  /// GR-52: held too long for a tap, a touch comes to its view in full, and nothing is recognized.
  static let longHold = Invariant("GR-52", of: .recognizers, needs: [.received, .alone]) {
    evidence, touch in
    guard let duration = touch.duration, duration >= Thresholds.tapDuration.surelyAbove,
      touch.reach <= Thresholds.tapMovement.surelyBelow,
      touch.receivers.allSatisfy({ evidence.recognizer($0).kind == .tap })
    else { return .notExercised }
    let action = evidence.recognitions(of: touch).first { $0.delivery != Scene.none }
    if let action {
      return .broken(
        Violation(
          "\(evidence.recognizerName(action.recognizer)) recognized a touch that was held for "
            + "\(duration) ms", event: action.event, expected: "no action"))
    }
    return evidence.judgeWhole(touch, "although it was held too long for a tap")
  }
}

extension Evidence {
  /// Whether a view that had heard of a touch lost it to a recognition: cancelled, and not ended.
  func judgeCancelled(_ touch: Touch, by recognition: Recognition) -> Verdict {
    guard touch.hasView, isLeftToItsView(touch),
      heardBegan(touch, before: recognition.event)
    else { return .notExercised }
    let calls = viewCalls(touch)
    let endings = calls.filter { $0.phase == .ended || $0.phase == .cancelled }
    if let first = endings.first, first.event < deliveries[recognition.delivery].events.lowerBound {
      return .notExercised
    }
    let who = recognizerName(recognition.recognizer)
    if let wrong = endings.first(where: { $0.phase == .ended }) {
      return .broken(
        Violation(
          "\(who) recognized the touch and takes it from \(name(touch.view)), which got "
            + "touchesEnded all the same", event: wrong.event,
          expected: "touchesCancelled of \(name(touch.view)), and no touchesEnded"))
    }
    return .require(
      endings.contains { $0.delivery == recognition.delivery }, by: endOf(recognition.delivery),
      "\(who) recognized the touch and takes it from \(name(touch.view)), which was not told",
      expected: "touchesCancelled of \(name(touch.view))")
  }

  /// Whether the view that heard of a touch got all of it, up to `touchesEnded` with the lift.
  fileprivate func judgeWhole(_ touch: Touch, _ why: String) -> Verdict {
    guard let up = touch.up, isLeftToItsView(touch),
      heardBegan(touch) || mustHearAtOnce(touch)
    else { return .notExercised }
    let calls = viewCalls(touch)
    if let wrong = calls.first(where: { $0.phase == .cancelled }) {
      return .broken(
        Violation(
          "\(name(touch.view)) lost the touch of finger \(touch.finger), \(why)",
          event: wrong.event, expected: "touchesEnded of \(name(touch.view))"))
    }
    if mayBeHeldBack(touch) { return .holds }
    return .require(
      calls.contains { $0.phase == .ended && $0.delivery == up.delivery },
      by: endOf(up.delivery),
      "\(name(touch.view)) did not get touchesEnded with the lift, \(why)",
      expected: "touchesEnded of \(name(touch.view))")
  }

  /// Whether recognizers of other views that wait for more taps hear of the next one, although the
  /// view lost the tap that was recognized.
  fileprivate func judgeWaiting(after recognition: Recognition) -> Verdict {
    Verdict.of(recognition.contacts) { number in
      let touch = contacts[number]
      guard touch.isAlone, let up = touch.up, up.delivery == recognition.delivery,
        contacts.indices.contains(number + 1)
      else { return .notExercised }
      let next = contacts[number + 1]
      guard next.isFirst, next.down.at - up.at <= Thresholds.tapInterval.surelyBelow,
        next.view == touch.view, isUndisturbed(touch, until: next.down.at)
      else { return .notExercised }
      return Verdict.of(touch.receivers) { other in
        let isElsewhere =
          touch.scene.recognizerViews[other]
          != touch.scene.recognizerViews[recognition.recognizer]
        guard isElsewhere, next.receivers.contains(other),
          recognizer(other).taps > recognizer(recognition.recognizer).taps,
          hearing(.ended, of: other, touch)?.state == .possible
        else { return .notExercised }
        return .require(
          hearing(.began, of: other, next) != nil, by: endOf(next.down.delivery),
          "\(recognizerName(other)) waits for another tap, and did not hear of it after "
            + "\(recognizerName(recognition.recognizer)) had recognized the first",
          expected: "touchesBegan of \(recognizerName(other))")
      }
    }
  }

  /// Whether the app does nothing while the finger is down that could end what follows it.
  fileprivate func isLeftAlone(_ touch: Touch) -> Bool {
    !script.appMayEndAttempts
      && !scenario.script.contains { step in
        step.at >= touch.down.at && step.at <= touch.up?.at ?? .max
          && step.changes.contains(where: \.mayEndAttempts)
      }
  }

  /// Whether a recognizer follows a touch, has not decided, and shares none with a recognition.
  fileprivate func isFollowing(
    _ number: Int, _ touch: Touch, unlike recognition: Recognition
  ) -> Bool {
    guard number != recognition.recognizer, recognizer(number).isPlainTap,
      hearing(.began, of: number, touch) != nil
    else { return false }
    let isApart = contacts.allSatisfy { other in
      other.number == touch.number || !other.overlaps(touch)
        || !other.receivers.contains(number)
    }
    return isApart && !isDecided(number, before: recognition.event)
  }
}
