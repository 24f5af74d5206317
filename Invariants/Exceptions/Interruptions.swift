import TouchScript

extension Invariants {
  /// Chapters TO, EX: touches that the system takes away, or keeps away.
  static let interruptions: [Invariant] = [
    .cancelledBySystem, .interruption, .ignoredEvents, .presentation,
  ]
}

extension Invariant {
  /// TO-34: the system cancels all touches in one event; recognizers hear of it before views.
  static let cancelledBySystem = Invariant("TO-34", of: .interruptions) { evidence in
    evidence.judgeInterruptions { number, delivery, taken in
      guard delivery.send != Scene.none else {
        return .broken(
          Violation(
            "the system took all touches away at \(delivery.at) ms, and no event says so",
            event: delivery.events.lowerBound, isMissing: true,
            expected: "an event in which every touch is cancelled"))
      }
      return Verdict.of(taken) { touch in
        let seen = evidence.facts[delivery.send].touches.first {
          evidence.touches[$0].contact == touch.number
        }
        guard let seen, evidence.touches[seen].phase == .cancelled else {
          return .broken(
            Violation(
              "the system took all touches away, but not that of finger \(touch.finger)",
              event: delivery.send, isMissing: seen == nil,
              expected: "the touch of finger \(touch.finger) is cancelled"))
        }
        return evidence.judgeOrder(of: touch, at: number)
      }
    }
  }

  /// EX-01: in an interruption views that heard of a touch hear that it is cancelled, and controls
  /// that track it send touchCancel.
  static let interruption = Invariant("EX-01", of: .interruptions) { evidence in
    evidence.judgeInterruptions { number, delivery, taken in
      Verdict.of(
        taken,
        where: {
          $0.hasView && $0.isClear && !$0.isDropped && $0.isRooted(at: delivery.events.upperBound)
            && evidence.isOwedEnd($0, before: delivery.events.lowerBound)
        }
      ) { touch in
        let told = touch.viewCalls.contains {
          $0.delivery == number && $0.phase == .cancelled
        }
        return Verdict.require(
          told, by: evidence.endOf(number),
          "\(evidence.name(touch.view)) was not told that the system took the touch of finger "
            + "\(touch.finger) away",
          expected: "touchesCancelled of \(evidence.name(touch.view))"
        ).and(evidence.judgeTouchCancel(touch, number))
      }
    }
  }

  /// EX-11: touches that begin while the app ignores events are not delivered; once as many
  /// beginnings have been ended, touches are delivered again.
  static let ignoredEvents = Invariant("EX-11", of: .interruptions) { evidence in
    Verdict.of(evidence.absentees, where: { $0.isIgnored }) { absentee in
      let heard = evidence.touches.first { sight in
        let at = evidence.facts[sight.event].at
        return sight.finger == absentee.finger && sight.contact == Scene.unknown
          && at >= absentee.at && at <= absentee.end ?? Int.max
      }
      return .expect(
        heard == nil, at: heard?.event ?? 0,
        "somebody was told of finger \(absentee.finger), which came down while the app ignored "
          + "events",
        expected: "nothing is told of this touch until its finger has lifted")
    }
    .and(
      Verdict.of(
        evidence.contacts,
        where: { touch in
          evidence.absentees.contains(where: { $0.isIgnored && $0.at < touch.down.at })
        }
      ) { touch in
        let delivery = evidence.deliveries[touch.down.delivery]
        return .require(
          delivery.send != Scene.none, by: delivery.events.lowerBound,
          "finger \(touch.finger) came down when events were not ignored any more, and was not "
            + "heard of",
          expected: "sendEvent of the application")
      })
  }

  /// EX-19: where a controller is presented while touches are down, each has one end all the same.
  static let presentation = Invariant("EX-19", of: .presentation, needs: .told) { evidence, touch in
    guard let began = evidence.viewCall(.began, touch),
      evidence.presentations.contains(where: { start in
        start > began.event && evidence.isOwedEnd(touch, before: start)
      })
    else { return .notExercised }
    return evidence.judgeOneEnd(of: touch, after: began)
  }
}

extension Evidence {
  /// The interruptions, each with the touches that it takes away.
  fileprivate func judgeInterruptions(
    _ judge: (Int, Delivery, [Touch]) -> Verdict
  ) -> Verdict {
    Verdict.of(deliveries.indices, where: { deliveries[$0].kind == .interruption }) { number in
      let taken = contacts.filter { $0.cancellation?.delivery == number && $0.isClear }
      return taken.isEmpty ? .notExercised : judge(number, deliveries[number], taken)
    }
  }

  /// Whether a touch's view was told that it began, and not yet that it is over, before `event`.
  func isOwedEnd(_ touch: Touch, before event: Int) -> Bool {
    guard heardBegan(touch, before: event) else { return false }
    return !touch.viewCalls.contains {
      $0.event < event && ($0.phase == .ended || $0.phase == .cancelled)
    }
  }

  /// Whether the recognizers hear of an interruption before the view does.
  fileprivate func judgeOrder(of touch: Touch, at number: Int) -> Verdict {
    let told = touch.viewCalls.first { $0.delivery == number && $0.phase == .cancelled }
    let heard = touch.hearings.last { $0.delivery == number }
    guard let told, let heard else { return .holds }
    return .expect(
      heard.event < told.event, at: heard.event,
      "\(recognizerName(heard.who)) heard of the interruption after \(name(told.who))",
      expected: "recognizers hear of it before views")
  }

  /// Whether a control that was tracking the touch sends touchCancel.
  fileprivate func judgeTouchCancel(_ touch: Touch, _ number: Int) -> Verdict {
    guard isTrackable(touch), !ingredients.contains(.trackingOverrides) else {
      return .notExercised
    }
    let events = deliveries[number].events
    // What the app has it send says nothing of tracking.
    let sendings = script.timesOfSending(touch.view)
    let before = controlFacts[touch.view].last {
      $0 < events.lowerBound && !sendings.contains(facts[$0].at)
    }
    guard let before else { return .notExercised }
    let goesOn = facts[before].tracking == .begin || facts[before].tracking == .continue
    guard facts[before].controlEvent?.isOfTracking ?? (goesOn && facts[before].answer) else {
      return .notExercised
    }
    return .require(
      controlFacts[touch.view].contains {
        events.contains($0) && facts[$0].controlEvent == .touchCancel
      }, by: events.upperBound,
      "the control \(name(touch.view)) did not send touchCancel when the system took its touch "
        + "away",
      expected: "touchCancel of \(name(touch.view))")
  }

  /// Whether a view is told once, and once only, that a touch is over. Source: rulebook TO-11.
  func judgeOneEnd(of touch: Touch, after began: Call) -> Verdict {
    let ends = touch.viewCalls.filter { $0.phase == .ended || $0.phase == .cancelled }
    if ends.count > 1 {
      return .broken(
        Violation(
          "\(name(touch.view)) was told \(ends.count) times that one touch is over",
          event: ends[1].event, expected: "one touchesEnded or touchesCancelled"))
    }
    guard isSettled(touch), let end = touch.end else {
      return ends.isEmpty ? .notExercised : .holds
    }
    return .require(
      ends.count == 1, by: endOf(end.delivery),
      "\(name(touch.view)) was told in event \(began.event) that a touch began, and never that "
        + "it is over",
      expected: "touchesEnded or touchesCancelled of \(name(touch.view))")
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
