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
    return Verdict.of(touch.receivers) { number in
      guard [.tap, .longPress, .pan].contains(evidence.recognizer(number).kind),
        !evidence.recognizer(number).isSerial || touch.isFresh,
        let first = evidence.hearing(.began, of: number, touch),
        !evidence.isDecided(number, before: first.event)
      else { return .notExercised }
      return .expect(
        first.state != .failed && first.state != .cancelled, at: first.event,
        "\(evidence.recognizerName(number)) was \(first.state.rawValue) when its first touch "
          + "came down",
        expected: "it is possible")
    }
  }

  /// GR-32: a discrete recognizer goes from possible to ended or failed, and nowhere else.
  static let discreteStates = Invariant("GR-32", of: .recognizers, seeing: .recognizer) {
    evidence in
    evidence.judgeDiscrete { attempt in
      var last = RecognizerState.possible
      for event in attempt.hearings + [attempt.reset].compactMap({ $0 }) {
        let state = evidence.facts[event].state
        let isLegal = last == .possible ? state.isOfDiscrete : state == last
        if !isLegal {
          return .broken(
            Violation(
              "\(evidence.recognizerName(attempt.recognizer)), which is discrete, went from \(last.rawValue) "
                + "to \(state.rawValue)", event: event,
              expected: "possible, then ended or failed"))
        }
        last = state
      }
      return attempt.hearings.isEmpty ? .notExercised : .holds
    }
  }

  /// GR-35: recognized and ended are one state.
  static let recognizedIsEnded = Invariant("GR-35", of: .recognizers, seeing: .action) { evidence in
    evidence.judgeDiscrete { attempt in
      guard !attempt.actions.isEmpty, let reset = attempt.reset, let state = attempt.resetState
      else { return .notExercised }
      return .expect(
        state == .ended, at: reset,
        "\(evidence.recognizerName(attempt.recognizer)) recognized, but was \(state.rawValue) "
          + "when it was reset",
        expected: "it was ended")
    }
  }

  /// GR-36: actions are never sent for possible or failed.
  static let actionsOnlyOnSuccess = Invariant(
    "GR-36", of: .recognizers, seeing: .recognizer, .action, .reset
  ) { evidence in
    Verdict.of(evidence.attempts) { attempt in
      let isFailed =
        attempt.hearings.contains { evidence.facts[$0].state == .failed }
        || attempt.resetState == .failed
      let wrong = attempt.actions.first {
        isFailed || $0.state == .failed || $0.state == .possible
      }
      if wrong == nil, attempt.actions.isEmpty, !isFailed { return .notExercised }
      return .expect(
        wrong == nil, at: wrong?.event ?? 0,
        "\(evidence.recognizerName(attempt.recognizer)) sent its action without having recognized",
        expected: "no action")
    }
  }

  /// GR-37: in the action the state is the one that caused it.
  static let actionSeesItsState = Invariant("GR-37", of: .recognizers, seeing: .action) {
    evidence in
    evidence.judgeDiscrete { attempt in
      Verdict.of(attempt.actions) { action in
        .expect(
          action.state == .ended, at: action.event,
          "in its action \(evidence.recognizerName(attempt.recognizer)) was "
            + action.state.rawValue, expected: "it is ended")
      }
    }
  }

  /// GR-38: a discrete recognizer sends its action once for each recognition.
  static let oneActionEach = Invariant("GR-38", of: .recognizers, seeing: .action, .reset) {
    evidence in
    evidence.judgeDiscrete { attempt in
      guard let first = attempt.actions.first else {
        guard let reset = attempt.reset, attempt.resetState == .ended else {
          return .notExercised
        }
        return .broken(
          Violation(
            "\(evidence.recognizerName(attempt.recognizer)) recognized without sending its action",
            event: reset, isMissing: true, expected: "its action"))
      }
      let second = attempt.actions.dropFirst().first { $0.at == first.at }
      return .expect(
        second == nil, at: second?.event ?? 0,
        "\(evidence.recognizerName(attempt.recognizer)) sent its action more than once",
        expected: "one action")
    }
  }

  /// GR-39: a tap that recognized at a lift is possible again at the next touch-down.
  static let possibleAfterLift = Invariant("GR-39", of: .recognizers, seeing: .action) { evidence in
    Verdict.of(evidence.recognitions) { recognition in
      evidence.judgeNextTouch(recognition.recognizer, after: recognition.event) { _ in true }
    }
  }

  /// GR-40: a recognizer that is done hears nothing more until it is reset.
  static let doneHearsNothing = Invariant("GR-40", of: .recognizers, seeing: .recognizer, .action) {
    evidence in
    Verdict.of(evidence.attempts) { attempt in
      guard let decision = attempt.decision else { return .notExercised }
      let wrong = attempt.hearings.first { $0 > decision }
      return .expect(
        wrong == nil, at: wrong ?? 0,
        "\(evidence.recognizerName(attempt.recognizer)) had decided, and was told of more",
        expected: "no call before its reset")
    }
  }

  /// GR-41: reset comes once after each attempt, before the recognizer sees a new touch-down.
  static let resetAfterEnd = Invariant(
    "GR-41", of: .recognizers, seeing: .recognizer, .action, .reset
  ) { evidence in
    Verdict.of(evidence.attempts) { attempt in
      if let reset = attempt.reset, attempt.isEmpty {
        return .broken(
          Violation(
            "\(evidence.recognizerName(attempt.recognizer)) was reset twice in a row",
            event: reset, expected: "one reset for each attempt"))
      }
      guard let decision = attempt.decision else { return .notExercised }
      if attempt.reset != nil { return .holds }
      return evidence.judgeNextTouch(attempt.recognizer, after: decision) { $0.isFirst }
    }
  }

  /// GR-42: touches that were down when the recognizer decided stay out until they end.
  static let oldTouchesStayOut = Invariant("GR-42", of: .recognizers, seeing: .recognizer) {
    evidence in
    Verdict.of(evidence.attempts) { attempt in
      guard let decision = attempt.decision else { return .notExercised }
      return Verdict.of(
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
          "\(evidence.recognizerName(attempt.recognizer)) was reset, and told again of the touch "
            + "of finger \(touch.finger), which had been down all the time",
          expected: "touches that were already down stay out")
      }
    }
  }
}

extension Invariant {
  /// GR-44: the only recognizer of a tap has decided when its `touchesEnded` returns.
  static let decidesAtOnce = Invariant("GR-44", of: .recognizers, seeing: .recognizer) { evidence in
    evidence.eachOutcome(needs: [.oneReceiver, .unscrolled, .fresh, .heardByAll]) {
      touch, up, outcome in
      guard evidence.view(touch.view).kind.isPlain
      else { return .notExercised }
      let number = touch.receivers[0]
      guard let end = evidence.hearing(.ended, of: number, touch), end.delivery == up.delivery,
        evidence.recognizer(number).isPlainTap, !evidence.scene.coordination.isBound(number)
      else { return .notExercised }
      let due: RecognizerState = outcome.winners.contains(number) ? .ended : .failed
      return .expect(
        end.state == due, at: end.event,
        "\(evidence.recognizerName(number)) was \(end.state.rawValue) when its touchesEnded returned",
        expected: "it is \(due.rawValue)")
    }
  }
}

extension RecognizerState {
  fileprivate var isOfDiscrete: Bool { self == .possible || self == .ended || self == .failed }
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
  /// The attempts of recognizers that recognize at once, or not at all.
  fileprivate func judgeDiscrete(_ judge: (Attempt) -> Verdict) -> Verdict {
    Verdict.of(attempts) { recognizer($0.recognizer).isDiscrete ? judge($0) : .notExercised }
  }

  fileprivate func wasHeard(_ touch: Touch, in attempt: Attempt) -> Bool {
    touch.hearings.contains {
      $0.who == attempt.recognizer && attempt.hearings.contains($0.event)
    }
  }

  /// Whether a recognizer that was done is ready for the next touch that it must receive.
  fileprivate func judgeNextTouch(
    _ number: Int, after event: Int, where rule: (Touch) -> Bool
  ) -> Verdict {
    let next = contacts.first {
      sight(of: $0) > event && $0.receivers.contains(number) && $0.isFirst && rule($0)
        && $0.down.at > facts[event].at
    }
    guard let next else { return .notExercised }
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
