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
  static let cancelAfterRecognition = Invariant(
    "GR-11", of: .recognizers, seeing: .action, .responder
  ) { evidence in
    evidence.judgeRecognitionsAtLift
      && .when(!evidence.seesRecognitions, evidence.judgeDueRecognitions)
  }

  /// GR-13: with `cancelsTouchesInView` false the view gets the whole sequence.
  static let keepsTouchesInView = Invariant(
    "GR-13", of: .recognizers, seeing: .action, .responder
  ) { evidence in
    Verdict.of(evidence.recognitions, where: { !evidence.cancels($0) }) {
      evidence.judgeWholeTouches(besides: $0)
    }
      && .when(
        !evidence.seesRecognitions,
        // No recognizer takes the touch, even if it recognizes.
        evidence.eachTouch(needs: [.received, .lifted, .leftToView]) { touch in
          .when(
            evidence.mustHaveHeard(touch) && evidence.isPredictable
              && !touch.receivers.contains { evidence.recognizer($0).cancelsTouchesInView },
            evidence.judgeWhole(touch, "although no recognizer cancels touches in its view"))
        })
  }

  /// GR-14: where no recognizer recognizes the view gets the whole sequence.
  static let failureLeavesTouches = Invariant(
    "GR-14", of: .recognizers, needs: [.received, .lifted, .unrecognized, .leftToView],
    where: { $0.mustHaveHeard($1) }
  ) { evidence, touch in
    evidence.judgeWhole(touch, "although no recognizer has recognized it")
  }

  /// GR-15: however many recognize, each touch is cancelled once.
  static let cancelsOnce = Invariant(
    "GR-15", of: .recognizers, seeing: .action, .responder, needs: [.received, .heard],
    where: { evidence, touch in
      if evidence.seesRecognitions {
        return evidence.recognitions(of: touch).count(where: evidence.cancels) > 1
      }
      return evidence.viewCall(.cancelled, touch) != nil
        && touch.receivers.count { evidence.recognizer($0).cancelsTouchesInView } > 1
    }
  ) { evidence, touch in
    let cancellations = touch.viewCalls.filter { $0.phase == .cancelled }
    return .expect(
      cancellations.count < 2, at: cancellations.last?.event ?? 0,
      "\(evidence.name(touch.view)) got touchesCancelled \(cancellations.count.times) "
        + "for one touch",
      expected: "one touchesCancelled")
  }

  /// GR-16: only the touches that the recognizer uses are cancelled.
  static let cancelsOnlyItsTouches = Invariant(
    "GR-16", recognitions: { $0.cancels($1) }
  ) { evidence, recognition in
    Verdict.of(
      evidence.contacts,
      where: {
        evidence.meets([.view, .unscrolled], $0) && $0.isDown(at: recognition.delivery)
          && $0.cancellation?.delivery != recognition.delivery && !evidence.isTaken($0)
          && evidence.heardBegan($0, before: recognition.event)
      }
    ) { touch in
      return .expect(
        none: touch.calls.first {
          $0.phase == .cancelled && $0.delivery == recognition.delivery
            && touch.isInTree(at: $0.event)
        }?.event,
        "\(evidence.recognizerName(recognition.recognizer)) does not use the touch of finger "
          + "\(finger: touch.finger), and yet \(evidence.name(touch.view)) lost it",
        expected: "the touch of \(evidence.name(touch.view)) goes on")
    }
  }

  /// GR-17: `touchesCancelled` goes to the hit view, and up the chain.
  static let cancellationGoesUp = Invariant(
    "GR-17",
    goesAsPlanned: { evidence, message in
      let touch = evidence.contacts[message.contact]
      return message.phase == .cancelled && message.plan.count > 1 && touch.removal == Int.max
        && evidence.meets([.unscrolled, .endsOnTime], touch)
    })

  /// GR-18: during `touchesCancelled` the touch's phase is cancelled.
  static let cancelledPhase = Invariant("GR-18", seeing: .responder, needs: .told) {
    evidence, touch in
    Verdict.of(touch.calls, where: { $0.phase == .cancelled }) { call in
      let seen = evidence.touches[call.touch].phase
      return .expect(
        seen == .cancelled, at: call.event,
        "in touchesCancelled of \(evidence.name(call.who)) the touch's phase was "
          + "\(seen.rawValue)", expected: "its phase is cancelled")
    }
  }

  /// GR-19: recognizers of other touches go on when a view loses its touch.
  static let othersGoOn = Invariant(
    "GR-19", recognitions: { $0.cancels($1) }
  ) { evidence, recognition in
    Verdict.of(
      evidence.contacts,
      where: {
        evidence.isPredictable && evidence.meets(.tap, $0)
          && $0.up?.delivery ?? .min > recognition.delivery
          && $0.isDown(at: recognition.delivery) && evidence.isLeftAlone($0)
          && !recognition.contacts.contains($0.number)
      }
    ) { touch in
      let due = evidence.endOf(touch.up?.delivery ?? Scene.none)
      return Verdict.of(
        touch.receivers,
        where: { number in
          evidence.isFollowing(number, touch, unlike: recognition)
            && touch.up.map { evidence.isOpen(number, to: $0, of: touch) } ?? false
        }
      ) { other in
        .require(
          evidence.hearing(.ended, of: other, touch) != nil, by: due,
          "\(evidence.recognizerName(other)) lost its touch when "
            + "\(evidence.recognizerName(recognition.recognizer)) recognized another",
          expected: "touchesEnded of \(evidence.recognizerName(other))")
      }
    } && evidence.judgeWaiting(after: recognition)
  }

  /// GR-46: when a view loses its touch to a recognizer, no recognizer gets `touchesCancelled`.
  static let recognizersAreNotCancelled = Invariant(
    "GR-46", of: .recognizers, seeing: .recognizer, .action, needs: .received
  ) { evidence, touch in
    let wrong = touch.hearings.first { $0.phase == .cancelled }
    return Verdict.forbid(
      wrong?.event,
      "\(evidence.recognizerName(wrong?.who ?? Scene.none)) got touchesCancelled, though nothing "
        + "interrupted the touch",
      expected: "recognizers go on seeing what the finger does"
    )
    .then(.when(evidence.isRecognized(touch), .holds))
  }

  /// GR-52: held too long for a tap, a touch comes to its view in full, and nothing is recognized.
  static let longHold = Invariant(
    "GR-52", of: .recognizers, needs: [.received, .alone, .held],
    where: { evidence, touch in touch.receivers.allSatisfy { evidence.kind(of: $0) == .tap } }
  ) { evidence, touch in
    let action =
      evidence.seesRecognitions
      ? evidence.recognitions(of: touch).first { $0.delivery != Scene.none } : nil
    return Verdict.forbid(
      action?.event,
      "\(evidence.recognizerName(action?.recognizer ?? Scene.none)) recognized a touch that was held "
        + "for \(span: touch.duration ?? 0)",
      expected: "no action"
    )
    .then(
      .when(
        evidence.meets(.leftToView, touch) && evidence.mustHaveHeard(touch),
        evidence.judgeWhole(touch, "although it was held too long for a tap")))
  }
}

extension Invariant {
  /// Makes the invariant of a rule about recognitions during events of the script.
  fileprivate convenience init(
    _ id: Rule.ID, recognitions isMeant: @escaping @Sendable (Evidence, Recognition) -> Bool,
    check: @escaping @Sendable (Evidence, Recognition) -> Verdict
  ) {
    self.init(
      id, of: .recognizers, seeing: .action, each: { $0.recognitions },
      where: { $1.delivery != Scene.none && isMeant($0, $1) }, check: check)
  }
}

extension Evidence {
  /// Whether the touches that recognizers recognize at the lift are taken from their views.
  fileprivate var judgeRecognitionsAtLift: Verdict {
    Verdict.of(
      recognitions,
      where: {
        // Of more fingers than a swipe takes it may have taken any. Source: RE-24, RE-57.
        $0.delivery != Scene.none && cancels($0) && recognizer($0.recognizer).isDiscrete
          && (recognizer($0.recognizer).kind != .swipe
            || $0.contacts.count <= recognizer($0.recognizer).touches)
      }
    ) { recognition in
      Verdict.of(
        recognition.contacts.map { contacts[$0] },
        where: {
          $0.up?.delivery == recognition.delivery && meets(.undisturbed, $0)
            && isHeld($0, before: recognition)
        }
      ) { judgeCancelled($0, by: recognition) }
    }
  }

  /// Whether touches that a tap must recognize are taken from their views, where nobody tells of it.
  fileprivate var judgeDueRecognitions: Verdict {
    eachOutcome(needs: [.leftToView, .prompt, .heard, .fresh]) { touch, up, outcome in
      let end = endOf(up.delivery)
      let wrong = viewCall(.ended, touch).flatMap { $0.event < end ? $0 : nil }
      return .given(outcome.winners.first { recognizer($0).cancelsTouchesInView }) { winner in
        Verdict.expect(
          none: wrong?.event,
          "\(recognizerName(winner)) must recognize the touch and take it from "
            + "\(name(touch.view)), which got touchesEnded all the same",
          expected: "touchesCancelled of \(name(touch.view)), and no touchesEnded")
          && .require(
            viewCall(.cancelled, touch).map { $0.event < end } ?? false, by: end,
            "\(recognizerName(winner)) must recognize the touch and take it from "
              + "\(name(touch.view)), which was not cancelled",
            expected: "touchesCancelled of \(name(touch.view))")
      }
    }
  }

  /// Whether views get the whole of the touches that a recognizer recognized which does not cancel them.
  fileprivate func judgeWholeTouches(besides recognition: Recognition) -> Verdict {
    let who = recognizerName(recognition.recognizer)
    return Verdict.of(
      recognition.contacts.map { contacts[$0] },
      where: {
        endOf($0.up?.delivery ?? Scene.none) > recognition.event && $0.up != nil && !isTaken($0)
          && meets([.undisturbed, .leftToView], $0) && mustHaveHeard($0)
      }
    ) { touch in
      judgeWhole(touch, "although \(who) does not cancel touches in its view")
    }
  }

  /// Whether some recognizer was seen to take a touch from its view.
  fileprivate func isTaken(_ touch: Touch) -> Bool {
    recognitions(of: touch).contains(where: cancels)
  }

  /// Whether a view received the beginning of a touch, or should have at once.
  fileprivate func mustHaveHeard(_ touch: Touch) -> Bool {
    heardBegan(touch) || mustHearAtOnce(touch)
  }

  /// Whether a view has received a touch, and no end of it, when a recognition takes it.
  func isHeld(_ touch: Touch, before recognition: Recognition) -> Bool {
    guard meets([.view, .leftToView], touch), heardBegan(touch, before: recognition.event) else {
      return false
    }
    return touch.viewEnd?.event ?? .max >= deliveries[recognition.delivery].events.lowerBound
  }

  /// Whether a view lost its touch to a recognition: cancelled, and not ended.
  func judgeCancelled(_ touch: Touch, by recognition: Recognition) -> Verdict {
    let who = recognizerName(recognition.recognizer)
    let wrong = viewCall(.ended, touch)
    let end = endOfMoment(of: recognition.event)
    return Verdict.expect(
      none: wrong?.event,
      "\(who) recognized the touch and takes it from \(name(touch.view)), which got "
        + "touchesEnded all the same",
      expected: "touchesCancelled of \(name(touch.view)), and no touchesEnded")
      && .require(
        viewCall(.cancelled, touch).map { $0.event < end } ?? false, by: end,
        "\(who) recognized the touch and takes it from \(name(touch.view)), which was not cancelled",
        expected: "touchesCancelled of \(name(touch.view))")
  }

  /// Whether the view got all of a touch, up to `touchesEnded` with the lift, unless that may be
  /// held back.
  fileprivate func judgeWhole(_ touch: Touch, _ why: Sentence) -> Verdict {
    let wrong = viewCall(.cancelled, touch)
    let delivery = touch.up?.delivery ?? Scene.none
    return Verdict.expect(
      none: wrong?.event,
      "\(name(touch.view)) lost the touch of finger \(finger: touch.finger), \(why)",
      expected: "touchesEnded of \(name(touch.view))")
      && .require(
        mayBeHeldBack(touch) || viewCall(.ended, touch, in: delivery) != nil, by: endOf(delivery),
        "\(name(touch.view)) did not get touchesEnded with the lift, \(why)",
        expected: "touchesEnded of \(name(touch.view))")
  }

  /// Whether recognizers of other views that wait for more taps receive the next one, although the
  /// view lost the tap that was recognized.
  fileprivate func judgeWaiting(after recognition: Recognition) -> Verdict {
    Verdict.of(recognition.contacts, given: { tapAfter($0, recognition) }) { number, next in
      let touch = contacts[number]
      return Verdict.of(
        touch.receivers, where: { isWaiting($0, touch, for: next, after: recognition) }
      ) { other in
        .require(
          hearing(.began, of: other, next) != nil, by: endOf(next.down.delivery),
          "\(recognizerName(other)) waits for another tap, and did not get it after "
            + "\(recognizerName(recognition.recognizer)) had recognized the first",
          expected: "touchesBegan of \(recognizerName(other))")
      }
    }
  }

  /// The touch that surely comes as the next tap after a lone one that was recognized at the lift.
  private func tapAfter(_ number: Int, _ recognition: Recognition) -> Touch? {
    let touch = contacts[number]
    guard touch.isAlone, let up = touch.up, up.delivery == recognition.delivery,
      contacts.indices.contains(number + 1)
    else { return nil }
    let next = contacts[number + 1]
    return next.isFirst && next.down.at - up.at <= Thresholds.tapInterval.surelyBelow
      && next.view == touch.view && isUndisturbed(touch, until: next.down.at) ? next : nil
  }

  /// Whether a recognizer of another view wants more taps than the one that recognized the first, is
  /// undecided, and waits for nobody: one that may have failed meanwhile is reset with those that it
  /// is tied to. Source: GR-43.
  private func isWaiting(
    _ other: Int, _ touch: Touch, for next: Touch, after recognition: Recognition
  ) -> Bool {
    let views = touch.scene.recognizerViews
    return views[other] != views[recognition.recognizer] && next.receivers.contains(other)
      && !scene.coordination.isBound(other)
      && recognizer(other).taps > recognizer(recognition.recognizer).taps
      && hearing(.ended, of: other, touch)?.state == .possible
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
      // One that waits for the failure of the other fails.
      scene.coordination.requirement(of: number, on: recognition.recognizer).isEmpty,
      hearing(.began, of: number, touch) != nil
    else { return false }
    let isApart = contacts.allSatisfy { other in
      other.number == touch.number || !other.overlaps(touch)
        || !other.receivers.contains(number)
    }
    return isApart && !isDecided(number, before: recognition.event)
  }
}
