import TouchScript

extension Invariants {
  /// Chapter GR: the states of recognizers.
  static let gestureStates: [Invariant] = [
    .startsPossible, .discreteStates, .recognizedIsEnded, .actionsOnlyOnSuccess,
    .actionSeesItsState, .oneActionEach, .possibleAfterLift, .doneHearsNothing, .resetAfterEnd,
    .oldTouchesStayOut, .decidesAtOnce,
  ]
}

extension Invariant {
  /// GR-31: a recognizer is possible at first and after each reset.
  static let startsPossible = Invariant(
    "GR-31", of: .recognizers, seeing: .recognizer, needs: [.received, .alone]
  ) { evidence, touch in
    Verdict.of(touch.receivers, given: { evidence.firstCall(of: $0, touch) }) { number, first in
      .expect(
        first.state != .failed && first.state != .cancelled, at: first.event,
        "\(evidence.recognizerName(number)) was \(first.state.rawValue) when its first touch "
          + "came down",
        expected: "it is possible")
    }
  }

  /// GR-32: a discrete recognizer goes from possible to ended or failed, and nowhere else.
  static let discreteStates = Invariant("GR-32", ofDiscrete: .recognizer) { evidence, attempt in
    let who = evidence.name(attempt)
    let events = attempt.hearings + [attempt.reset].compactMap { $0 }
    let states = [RecognizerState.possible] + events.map { evidence.facts[$0].state }
    let wrong = events.indices.first { !states[$0].mayBecomeOfDiscrete(states[$0 + 1]) }
    return Verdict.forbid(
      wrong.map { events[$0] },
      "\(who), which is discrete, went from \(wrong.map { states[$0].rawValue } ?? "") to "
        + (wrong.map { states[$0 + 1].rawValue } ?? ""),
      expected: "possible, then ended or failed"
    )
    .then(.when(!attempt.hearings.isEmpty, .holds))
  }

  /// GR-35: recognized and ended are one state.
  static let recognizedIsEnded = Invariant("GR-35", ofDiscrete: .action) { evidence, attempt in
    .given(attempt.actions.isEmpty ? nil : attempt.resetState) { state in
      .expect(
        state == .ended, at: attempt.reset ?? 0,
        "\(evidence.name(attempt)) recognized, but was \(state.rawValue) when it was reset",
        expected: "it was ended")
    }
  }

  /// GR-36: actions are never sent for possible or failed.
  static let actionsOnlyOnSuccess = Invariant(
    "GR-36", of: .recognizers, seeing: .recognizer, .action, .reset, each: { $0.attempts },
    where: { !$1.actions.isEmpty || $0.isFailed($1) }
  ) { evidence, attempt in
    let isFailed = evidence.isFailed(attempt)
    let wrong = attempt.actions.first {
      isFailed || $0.state == .failed || $0.state == .possible
    }
    return .expect(
      wrong == nil, at: wrong?.event ?? 0,
      "\(evidence.name(attempt)) sent its action without having recognized",
      expected: "no action")
  }

  /// GR-37: in the action the state is the one that caused it.
  static let actionSeesItsState = Invariant("GR-37", ofDiscrete: .action) { evidence, attempt in
    Verdict.of(attempt.actions) { action in
      .expect(
        action.state == .ended, at: action.event,
        "in its action \(evidence.name(attempt)) was " + action.state.rawValue,
        expected: "it is ended")
    }
  }

  /// GR-38: a discrete recognizer sends its action once for each recognition.
  static let oneActionEach = Invariant("GR-38", ofDiscrete: .action, .reset) { evidence, attempt in
    guard let first = attempt.actions.first else {
      return .when(
        attempt.resetState == .ended,
        .require(
          false, by: attempt.reset ?? 0,
          "\(evidence.name(attempt)) recognized without sending its action", expected: "its action")
      )
    }
    let second = attempt.actions.dropFirst().first { $0.at == first.at }
    return .expect(
      second == nil, at: second?.event ?? 0,
      "\(evidence.name(attempt)) sent its action more than once", expected: "one action")
  }

  /// GR-39: a tap that recognized at a lift is possible again at the next touch-down.
  static let possibleAfterLift = Invariant(
    "GR-39", of: .recognizers, seeing: .action, each: { $0.recognitions },
    // A class of the app's own may begin and never end.
    where: { $0.kind(of: $1.recognizer) != .custom }
  ) { evidence, recognition in
    evidence.judgeNextTouch(recognition.recognizer, after: recognition.event)
  }

  /// GR-40: a recognizer that is done hears nothing more until it is reset.
  static let doneHearsNothing = Invariant(
    "GR-40", of: .recognizers, seeing: .recognizer, .action, each: { $0.attempts },
    given: { $1.decision }
  ) { evidence, attempt, decision in
    let wrong = attempt.hearings.first { $0 > decision }
    return .expect(
      wrong == nil, at: wrong ?? 0,
      "\(evidence.name(attempt)) had decided, and was told of more",
      expected: "no call before its reset")
  }

  /// GR-41: reset comes once after each attempt, before the recognizer sees a new touch-down.
  static let resetAfterEnd = Invariant(
    "GR-41", of: .recognizers, seeing: .recognizer, .action, .reset, each: { $0.attempts }
  ) { evidence, attempt in
    Verdict.forbid(
      attempt.isEmpty ? attempt.reset : nil,
      "\(evidence.name(attempt)) was reset twice in a row", expected: "one reset for each attempt"
    )
    .and(
      .given(attempt.decision) { decision in
        attempt.reset != nil
          ? .holds : evidence.judgeNextTouch(attempt.recognizer, after: decision)
      })
  }

  /// GR-42: touches that were down when the recognizer decided stay out until they end.
  static let oldTouchesStayOut = Invariant(
    "GR-42", of: .recognizers, seeing: .recognizer, each: { $0.attempts }, given: { $1.decision }
  ) { evidence, attempt, decision in
    Verdict.of(
      evidence.contacts,
      where: {
        evidence.wasHeard($0, in: attempt)
          && $0.samples.last?.at ?? 0 > evidence.facts[decision].at
      }
    ) { touch in
      let wrong = touch.hearings.first {
        $0.who == attempt.recognizer && $0.event > attempt.reset ?? Int.max
      }
      return .expect(
        wrong == nil, at: wrong?.event ?? 0,
        "\(evidence.name(attempt)) was reset, and told again of the touch of finger "
          + "\(touch.finger), which had been down all the time",
        expected: "touches that were already down stay out")
    }
  }

  /// GR-44: the only recognizer of a tap has decided when its `touchesEnded` returns.
  static let decidesAtOnce = Invariant(
    "GR-44", of: .recognizers, seeing: .recognizer,
    needs: [.oneReceiver, .unscrolled, .fresh, .heardByAll],
    where: { evidence, touch, _ in
      let number = touch.receivers[0]
      return evidence.view(touch.view).kind.isPlain && evidence.recognizer(number).isPlainTap
        && !evidence.scene.coordination.isBound(number)
    }
  ) { evidence, touch, up, outcome in
    let number = touch.receivers[0]
    let end = evidence.hearing(.ended, of: number, touch)
    return .given(end?.delivery == up.delivery ? end : nil) { end in
      let due: RecognizerState = outcome.winners.contains(number) ? .ended : .failed
      return .expect(
        end.state == due, at: end.event,
        "\(evidence.recognizerName(number)) was \(end.state.rawValue) when its touchesEnded returned",
        expected: "it is \(due.rawValue)")
    }
  }
}

extension Invariant {
  /// Makes the invariant of a rule about the attempts of recognizers that recognize at once, or not
  /// at all.
  fileprivate convenience init(
    _ id: Rule.ID, ofDiscrete kinds: Observation.Kind...,
    check: @escaping @Sendable (Evidence, Attempt) -> Verdict
  ) {
    self.init(id, of: .recognizers, seeing: kinds, needs: nil) { evidence in
      Verdict.of(
        evidence.attempts, where: { evidence.recognizer($0.recognizer).isDiscrete }
      ) { check(evidence, $0) }
    }
  }
}

extension RecognizerState {
  /// Whether a discrete recognizer that is in this state may be seen in that one next.
  fileprivate func mayBecomeOfDiscrete(_ next: RecognizerState) -> Bool {
    self == .possible ? next == .possible || next == .ended || next == .failed : next == self
  }
}

extension Scenario.View.Kind {
  /// Whether views of the kind have no gestures of their own.
  fileprivate var isPlain: Bool {
    switch self {
    case .view, .control, .button, .window, .label, .imageView: true
    default: false
    }
  }
}

extension Evidence {
  /// The first call of a recognizer with a touch, if it surely is not through with a gesture
  /// already.
  fileprivate func firstCall(of number: Int, _ touch: Touch) -> Call? {
    guard [.tap, .longPress, .pan].contains(kind(of: number)),
      !recognizer(number).isSerial || touch.isFresh,
      let first = hearing(.began, of: number, touch), !isDecided(number, before: first.event)
    else { return nil }
    return first
  }

  /// Whether a recognizer was seen to fail.
  fileprivate func isFailed(_ attempt: Attempt) -> Bool {
    attempt.resetState == .failed || attempt.hearings.contains { facts[$0].state == .failed }
  }

  fileprivate func wasHeard(_ touch: Touch, in attempt: Attempt) -> Bool {
    touch.hearings.contains {
      $0.who == attempt.recognizer && attempt.hearings.contains($0.event)
    }
  }

  /// Whether a recognizer that was done is ready for the next touch that it must receive.
  fileprivate func judgeNextTouch(_ number: Int, after event: Int) -> Verdict {
    let next = contacts.first {
      sight(of: $0) > event && $0.receivers.contains(number) && $0.isFirst
        && $0.down.at > facts[event].at
    }
    return .given(next) { next in
      let start = hearing(.began, of: number, next)?.event ?? endOf(next.down.delivery)
      let isReset = recognizerFacts[number].contains {
        facts[$0].kind == .reset && $0 > event && $0 < start
      }
      return .require(
        isReset, by: sight(of: next),
        "\(recognizerName(number)) was done, and not reset before the next touch came down",
        expected: "reset of \(recognizerName(number))")
    }
  }
}
