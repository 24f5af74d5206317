import TouchScript

extension Invariants {
  /// Chapters TO, EX: touches that the system takes away, or keeps away.
  static let interruptions: [Invariant] = [
    .cancelledBySystem, .interruption, .ignoredEvents,
  ]
}

extension Invariant {
  /// TO-34: the system cancels all touches; recognizers get the call before views. The application need
  /// not get an event for it. Source: SY-07, RE-69.
  static let cancelledBySystem = Invariant("TO-34", of: .interruptions) { evidence in
    evidence.judgeInterruptions { number, delivery, taken in
      let isSent = delivery.send != Scene.none
      return Verdict.when(
        isSent || taken.contains { evidence.isOwedEnd($0, before: delivery.events.lowerBound) },
        .require(
          isSent || taken.contains { evidence.isCancelled($0, in: number) },
          by: delivery.events.lowerBound,
          "the system took all touches away at \(time: delivery.at), and neither an event nor a call "
            + "says so",
          expected: "every touch is cancelled"))
        && Verdict.of(taken, where: { !evidence.mayHaveHitNothing($0) }) { touch in
          Verdict.when(isSent, evidence.judgeCancelled(touch, in: number))
            && evidence.judgeOrder(of: touch, at: number)
        } && evidence.judgeRecognizersTold(of: taken, in: number)
    }
  }

  /// EX-01: in an interruption views that received a touch receive touchesCancelled, and controls
  /// that track it send touchCancel.
  static let interruption = Invariant("EX-01", of: .interruptions) { evidence in
    evidence.judgeInterruptions { number, delivery, taken in
      Verdict.of(
        taken,
        where: {
          evidence.meets(.told, $0) && $0.isInTree(at: delivery.events.upperBound)
            && evidence.isOwedEnd($0, before: delivery.events.lowerBound)
        }
      ) { touch in
        let told = touch.viewCalls.contains {
          $0.delivery == number && $0.phase == .cancelled
        }
        return Verdict.require(
          told, by: evidence.endOf(number),
          "\(evidence.name(touch.view)) did not get touchesCancelled when the system took the touch of "
            + "finger \(finger: touch.finger) away",
          expected: "touchesCancelled of \(evidence.name(touch.view))")
          && .when(
            evidence.isTracking(touch, before: delivery),
            evidence.judgeTouchCancel(touch, delivery))
      }
    }
  }

  /// EX-11: touches that begin while the app ignores events are not delivered; once as many
  /// beginnings have been ended, touches are delivered again.
  static let ignoredEvents = Invariant("EX-11", of: .interruptions) { evidence in
    Verdict.of(evidence.absentees, where: { $0.isIgnored }) { absentee in
      return .expect(
        none: evidence.touches.first { sight in
          let at = evidence.facts[sight.event].at
          return sight.finger == absentee.finger && sight.contact == Scene.unknown
            && at >= absentee.at && at <= absentee.end ?? Int.max
        }?.event,
        "the touch of finger \(finger: absentee.finger), which came down while the app ignored events, was "
          + "delivered",
        expected: "no call for this touch")
    }
      && Verdict.of(
        evidence.contacts,
        where: { touch in
          // A touch that hits nothing need not show. Source: RE-30.
          !evidence.mayHaveHitNothing(touch)
            && evidence.absentees.contains(where: { $0.isIgnored && $0.at < touch.down.at })
        }
      ) { touch in
        let delivery = evidence.deliveries[touch.down.delivery]
        // Where no events are recorded, a call that must follow shows that it came.
        let isHeard = delivery.send != Scene.none || !touch.account.isSilent
        let isDue =
          evidence.reports.contains(.sendEvent) || isHeard
          || evidence.owedCalls.contains { $0.touch.number == touch.number }
        return .when(
          isDue,
          .require(
            isHeard, by: delivery.events.lowerBound,
            "finger \(finger: touch.finger) came down after the app had stopped ignoring events, and its "
              + "touch was not delivered",
            expected: "sendEvent of the application"))
      }
  }

}

extension Evidence {
  /// The interruptions, each with the touches that it takes away, where there are any.
  fileprivate func judgeInterruptions(
    _ judge: (Int, Delivery, [Touch]) -> Verdict
  ) -> Verdict {
    Verdict.of(deliveries.indices, where: { deliveries[$0].kind == .interruption }) { number in
      let taken = contacts.filter { $0.cancellation?.delivery == number && $0.isClear }
      return .when(!taken.isEmpty, judge(number, deliveries[number], taken))
    }
  }

  /// Whether anybody receives in an interruption that a touch is cancelled.
  fileprivate func isCancelled(_ touch: Touch, in number: Int) -> Bool {
    touch.calls.contains { $0.delivery == number && $0.phase == .cancelled }
      || touch.hearings.contains { $0.delivery == number && $0.phase == .cancelled }
  }

  /// Whether the application's event of an interruption has a touch that is cancelled.
  fileprivate func judgeCancelled(_ touch: Touch, in number: Int) -> Verdict {
    let seen = appearance(of: touch, in: number)
    if seen?.phase == .cancelled { return .holds }
    // No event is demanded: then the calls themselves tell. Source: SY-07, RE-69.
    let events = deliveries[number].events
    if deliveries[number].send == Scene.none {
      let told = (touch.calls + touch.hearings).contains {
        $0.phase == .cancelled && events.contains($0.event)
      }
      let isOwed =
        isOwedEnd(touch, before: events.lowerBound) && touch.isInTree(at: events.upperBound)
      if told || !isOwed { return .when(told, .holds) }
    }
    return .broken(
      says: "the system took all touches away, but not that of finger \(finger: touch.finger)",
      event: seen?.event ?? events.lowerBound, isMissing: seen == nil,
      expected: "the touch of finger \(finger: touch.finger) is cancelled")
  }

  /// Whether a touch's view received its beginning, and not yet its end, before `event`.
  func isOwedEnd(_ touch: Touch, before event: Int) -> Bool {
    heardBegan(touch, before: event) && touch.viewEnd?.event ?? .max >= event
  }

  /// Whether the recognizers that surely follow a touch hear that it is cancelled: those that have
  /// begun, and a lone one that cannot have decided yet.
  fileprivate func judgeRecognizersTold(of taken: [Touch], in number: Int) -> Verdict {
    let isMeddledWith = script.isChanged(until: deliveries[number].at) { change in
      switch change {
      case .interrupt, .showHomeScreen, .showApplication: false
      default: change.mayEndAttempts
      }
    }
    if isMeddledWith { return .notExercised }
    let start = deliveries[number].events.lowerBound
    return Verdict.of(
      attempts,
      given: { attempt in
        guard attempt.reset ?? .max > start, attempt.kind != .custom,
          !recognizer(attempt.recognizer).ignoresFingers
        else { return nil }
        return taken.first {
          $0.number == attempt.contacts.first
            && (attempt.isActive(before: start) || isUndecided(attempt, about: $0, before: start))
            && !mayFollowOthers(than: $0, attempt)
        }
      }
    ) { (attempt: Attempt, touch: Touch) in
      .require(
        touch.hearings.contains {
          $0.who == attempt.recognizer && $0.delivery == number && $0.phase == .cancelled
        }, by: endOf(number),
        "\(name(attempt)) did not get touchesCancelled when the system took the touch of finger "
          + "\(finger: touch.finger) away",
        expected: "touchesCancelled of \(name(attempt))")
    }
  }

  /// Whether a touch landed with so many others that its recognizer may follow those, and not it: the order
  /// of a set is open. Source: rulebook TO-21, RE-24.
  private func mayFollowOthers(than touch: Touch, _ attempt: Attempt) -> Bool {
    contacts.count {
      $0.down.delivery == touch.down.delivery && $0.receivers.contains(attempt.recognizer)
    } > scenario.recognizers[attempt.recognizer].mostTouches
  }

  /// Whether a recognizer without rivals has seen nothing of a touch but that it came down, too short
  /// a time ago for any limit.
  private func isUndecided(_ attempt: Attempt, about touch: Touch, before event: Int) -> Bool {
    let recognizer = recognizer(attempt.recognizer)
    guard scene.recognizers.count == 1, touch.number == contacts.first?.number,
      attempt.contacts.count == 1, attempt.actions.isEmpty, attempt.decision == nil,
      attempt.hearings.first ?? event < event,
      touch.reach == 0, touch.cancellation?.at ?? .max <= touch.down.at + 100
    else { return false }
    switch recognizer.kind {
    case .tap: return recognizer.touches == 1
    case .pan, .pinch, .rotation: return true
    case .longPress:
      return recognizer.minimumPressDuration >= 500 && recognizer.touches == 1
    case .swipe, .screenEdgePan, .custom, .scrollPan: return false
    }
  }

  /// Whether the recognizers receive an interruption before the view does.
  fileprivate func judgeOrder(of touch: Touch, at number: Int) -> Verdict {
    let told = touch.viewCalls.first { $0.delivery == number && $0.phase == .cancelled }
    let heard = touch.hearings.last { $0.delivery == number }
    // Without an event nobody can tell what a timer of the same time did before.
    let isTold = deliveries[number].send != Scene.none || !isRecognized(touch)
    guard let told, let heard, isTold else { return .holds }
    return .expect(
      heard.event < told.event, at: heard.event,
      "\(recognizerName(heard.who)) got touchesCancelled after \(name(told.who))",
      expected: "recognizers get it before views")
  }

  /// Whether the control that is a touch's view, and should track it, was seen to do so right
  /// before an event of the script.
  fileprivate func isTracking(_ touch: Touch, before delivery: Delivery) -> Bool {
    guard meets([.trackable, .tracksPlainly], touch), !ingredients.contains(.trackingOverrides)
    else { return false }
    // What the app has it send says nothing of tracking.
    let sendings = script.timesOfSending(touch.view)
    let last = controlFacts[touch.view].last {
      $0 < delivery.events.lowerBound && !sendings.contains(facts[$0].at)
    }
    guard let last else { return false }
    let goesOn = facts[last].tracking == .begin || facts[last].tracking == .continue
    return facts[last].controlEvent?.isOfTracking ?? (goesOn && facts[last].answer)
  }

  /// Whether a control that was tracking the touch sends touchCancel.
  fileprivate func judgeTouchCancel(_ touch: Touch, _ delivery: Delivery) -> Verdict {
    .require(
      controlFacts[touch.view].contains {
        delivery.events.contains($0) && facts[$0].controlEvent == .touchCancel
      }, by: delivery.events.upperBound,
      "the control \(name(touch.view)) did not send touchCancel when the system took its touch "
        + "away",
      expected: "touchCancel of \(name(touch.view))")
  }

  /// Whether a view receives the end of a touch once, and once only. Source: rulebook TO-11.
  func judgeOneEnd(of touch: Touch, after began: Call) -> Verdict {
    let ends = touch.viewCalls.filter { $0.phase == .ended || $0.phase == .cancelled }
    let isDue = touch.end != nil && meets(.settled, touch)
    let delivery = touch.end?.delivery ?? Scene.none
    return Verdict.when(
      !ends.isEmpty,
      .expect(
        ends.count == 1, at: ends[1].event,
        "\(name(touch.view)) got the end of one touch \(ends.count.times)",
        expected: "one touchesEnded or touchesCancelled"))
      && .when(
        isDue,
        .require(
          ends.count == 1, by: endOf(delivery),
          "\(name(touch.view)) got touchesBegan in \(event: began.event), but never "
            + "touchesEnded or touchesCancelled",
          expected: "touchesEnded or touchesCancelled of \(name(touch.view))"))
  }
}

extension ControlEvent {
  /// Whether a control that sends it goes on tracking.
  fileprivate var isOfTracking: Bool {
    switch self {
    case .touchDown, .touchDownRepeat, .touchDragInside, .touchDragOutside, .touchDragEnter,
      .touchDragExit:
      true
    default: false
    }
  }
}
