import TouchScript

extension Invariants {
  /// Chapter GC: what recognizers make of whole events, and of touches that are not theirs.
  static let gestureFilters: [Invariant] = [
    .askedToReceiveEvent, .refusedTouchesDoNotCount,
  ]
}

extension Invariant {
  /// GC-03: `shouldReceive` of an event is asked before that of its touches; a no hides them all. An
  /// engine that never asks is one of before iOS 13.4: see `Evidence.init(_:_:)`.
  static let askedToReceiveEvent = Invariant("GC-03", of: .delegates, needs: .told) {
    evidence, touch in
    Verdict.of(
      evidence.scene.recognizers.indices, given: { evidence.recognizer($0).shouldReceiveEvent }
    ) { number, answer in
      answer
        ? evidence.judgeEventQuestion(of: number, touch)
        : evidence.judgeRefusedEvent(of: number, touch)
    }
  }

  /// GC-06: touches that a recognizer has refused or ignored are not among its touches.
  static let refusedTouchesDoNotCount = Invariant(
    "GC-06", of: .recognizers, seeing: .action, each: { $0.attempts },
    given: { $1.hearings.first }
  ) { evidence, attempt, start in
    Verdict.of(
      attempt.actions,
      where: { start < $0.event && evidence.isKeptFromTouches(attempt, at: $0.event) }
    ) { action in
      let own = evidence.heard(by: attempt, before: action.event, ignoredPerhaps: true)
      return .expect(
        action.reading.numberOfTouches <= own.count, at: action.event,
        "\(evidence.name(attempt)) counts \(action.reading.numberOfTouches) touches, "
          + "though it has only \(own.count) and was kept from others",
        expected: "at most \(own.count)")
    }
  }
}

extension Evidence {
  /// Where a recognizer was first told of a touch, or asked about it.
  private func firstWord(of touch: Touch, to number: Int) -> Int? {
    recognizerFacts[number].first { event in
      (facts[event].kind == .recognizer || facts[event].kind == .shouldReceive)
        && facts[event].touches.contains { touches[$0].contact == touch.number }
    }
  }

  /// Where it was asked whether a recognizer should receive the event in which a touch came down,
  /// which may be well before that is sent. Source: RE-07, RE-08.
  private func eventQuestion(of touch: Touch, to number: Int) -> Int? {
    let delivery = touch.down.delivery
    let start = delivery > 0 ? deliveries[delivery - 1].events.upperBound : 0
    let down = min(start, deliveries[delivery].events.lowerBound)..<endOf(delivery)
    return recognizerFacts[number].first {
      down.contains($0) && facts[$0].kind == .shouldReceiveEvent
    }
  }

  /// Whether a recognizer whose delegate refuses the event of a touch-down receives nothing of the
  /// touch.
  fileprivate func judgeRefusedEvent(of number: Int, _ touch: Touch) -> Verdict {
    Verdict.forbid(
      firstWord(of: touch, to: number),
      "\(recognizerName(number)) was asked about a touch or got it, though its delegate refused the event",
      expected: "no call of \(recognizerName(number))"
    )
    .then(.when(eventQuestion(of: touch, to: number) != nil, .holds))
  }

  /// Whether the question about the event of a touch-down came before anything about the touch.
  fileprivate func judgeEventQuestion(of number: Int, _ touch: Touch) -> Verdict {
    let word = firstWord(of: touch, to: number).flatMap {
      $0 < endOf(touch.down.delivery) ? $0 : nil
    }
    return .given(word) { word in
      .require(
        eventQuestion(of: touch, to: number).map { $0 < word } ?? false, by: word,
        "\(recognizerName(number)) was asked about a touch or got it before its delegate was asked about "
          + "the event",
        expected: "shouldReceive of the event for \(recognizerName(number)) first")
    }
  }

  /// Whether a touch is down, and not among those of an attempt, that the recognizer would get if
  /// it did not refuse or ignore it.
  fileprivate func isKeptFromTouches(_ attempt: Attempt, at event: Int) -> Bool {
    let own = heard(by: attempt, before: event, ignoredPerhaps: true)
    return contacts.contains { touch in
      touch.hasView && !own.contains(touch.number) && sight(of: touch) < event
        && isStillDown(touch, at: event) && isOffered(touch, to: attempt.recognizer)
    }
  }

  /// Whether a finger has not been lifted before `event`.
  private func isStillDown(_ touch: Touch, at event: Int) -> Bool {
    guard let up = touch.up else { return true }
    return deliveries[up.delivery].events.upperBound > event
  }

  /// Whether a touch is one that the recognizer would get, if it did not refuse or ignore it.
  private func isOffered(_ touch: Touch, to number: Int) -> Bool {
    touch.moment.isSure
      && touch.scene.isView(touch.view, in: touch.scene.recognizerViews[number])
      && (scene.refuses(number, touchesIn: touch.view)
        || scene.ignores(number, finger: touch.finger))
  }
}
