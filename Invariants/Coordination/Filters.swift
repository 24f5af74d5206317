import TouchScript

extension Invariants {
  /// Chapter GC: what recognizers make of whole events, and of touches that are not theirs.
  static let gestureFilters: [Invariant] = [
    .askedToReceiveEvent, .refusedTouchesDoNotCount,
  ]
}

extension Invariant {
  /// GC-03: `shouldReceive` of an event is asked before that of its touches; a no hides them all.
  static let askedToReceiveEvent = Invariant("GC-03", of: .delegates) { evidence in
    let askers = evidence.scene.recognizers.indices.filter {
      evidence.recognizer($0).shouldReceiveEvent != nil
    }
    if askers.isEmpty { return .notExercised }
    return evidence.eachTouch { touch in
      Verdict.of(askers) { evidence.judgeEventQuestion(of: $0, touch) }
    }
  }

  /// GC-06: touches that a recognizer has refused or ignored are not among its touches.
  static let refusedTouchesDoNotCount = Invariant("GC-06", of: .recognizers, seeing: .action) {
    evidence in
    Verdict.of(evidence.attempts) { attempt in
      guard let start = attempt.hearings.first else { return .notExercised }
      return Verdict.of(attempt.actions) { action in
        let event = action.event
        let reading = action.reading
        let own = evidence.heard(by: attempt, before: event, ignoredPerhaps: true)
        let isTested = evidence.contacts.contains { touch in
          touch.hasView && !own.contains(touch.number)
            && evidence.sight(of: touch) < event && evidence.isStillDown(touch, at: event)
            && evidence.isOffered(touch, to: attempt.recognizer)
        }
        guard isTested, start < event else { return .notExercised }
        return .expect(
          reading.numberOfTouches <= own.count, at: event,
          "\(evidence.recognizerName(attempt.recognizer)) counts \(reading.numberOfTouches) touches, "
            + "though it has only \(own.count) and was kept from others",
          expected: "at most \(own.count)")
      }
    }
  }
}

extension Evidence {
  /// The question whether a recognizer should receive the event in which a touch came down.
  fileprivate func judgeEventQuestion(of number: Int, _ touch: Touch) -> Verdict {
    let who = recognizerName(number)
    let down = deliveries[touch.down.delivery].events
    let told = recognizerFacts[number].first { event in
      (facts[event].kind == .recognizer || facts[event].kind == .shouldReceive)
        && facts[event].touches.contains { touches[$0].contact == touch.number }
    }
    let question = recognizerFacts[number].first {
      down.contains($0) && facts[$0].kind == .shouldReceiveEvent
    }
    if recognizer(number).shouldReceiveEvent == false {
      if let told {
        return .broken(
          Violation(
            "\(who) was asked or told of a touch, though its delegate refused the event",
            event: told, expected: "no call of \(who)"))
      }
      return question == nil ? .notExercised : .holds
    }
    guard let told, down.contains(told) else { return .notExercised }
    return .require(
      question.map { $0 < told } ?? false, by: told,
      "\(who) was asked or told of a touch before its delegate was asked about the event",
      expected: "shouldReceive of the event for \(who) first")
  }

  /// Whether a finger has not been lifted before `event`.
  fileprivate func isStillDown(_ touch: Touch, at event: Int) -> Bool {
    guard let up = touch.up else { return true }
    return deliveries[up.delivery].events.upperBound > event
  }

  /// Whether a touch is one that the recognizer would get, if it did not refuse or ignore it.
  fileprivate func isOffered(_ touch: Touch, to number: Int) -> Bool {
    touch.moment.isSure
      && touch.scene.isView(touch.view, in: touch.scene.recognizerViews[number])
      && (scene.refuses(number, touchesIn: touch.view)
        || scene.ignores(number, finger: touch.finger))
  }
}
