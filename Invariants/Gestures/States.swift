import TouchScript

extension Invariants {
  /// Chapter GR: the states of recognizers.
  static let gestureStates: [Invariant] = [
    .startsPossible, .discreteStates, .recognizedIsEnded, .actionsOnlyOnSuccess,
    .actionSeesItsState, .oneActionEach, .possibleAfterLift, .doneHearsNothing, .resetAfterEnd,
    .oldTouchesStayOut, .tiedResets, .decidesAtOnce,
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
        + "\(wrong.map { states[$0 + 1].rawValue } ?? "")",
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

  /// GR-36: actions are never sent for possible or failed, and always for any other state.
  static let actionsOnlyOnSuccess = Invariant(
    "GR-36", of: .recognizers, seeing: .recognizer, .action, .reset, each: { $0.attempts }
  ) { evidence, attempt in
    let isFailed = evidence.isFailed(attempt)
    let wrong = attempt.actions.first {
      isFailed || $0.state == .failed || $0.state == .possible
    }
    return Verdict.forbid(
      wrong?.event, "\(evidence.name(attempt)) sent its action without having recognized",
      expected: "no action"
    )
    .then(.when(!attempt.actions.isEmpty || isFailed, .holds))
      && .when(!evidence.script.appMayEndAttempts, evidence.judgeTold(attempt))
      && evidence.judgeOwnTimer(of: attempt)
  }

  /// GR-37: in the action the state is the one that caused it.
  static let actionSeesItsState = Invariant("GR-37", ofDiscrete: .action) { evidence, attempt in
    Verdict.of(attempt.actions) { action in
      .expect(
        action.state == .ended, at: action.event,
        "in its action \(evidence.name(attempt)) was \(action.state.rawValue)",
        expected: "it is ended")
    }
  }

  /// GR-38: a discrete recognizer sends its action once for each recognition.
  static let oneActionEach = Invariant("GR-38", ofDiscrete: .action, .reset) { evidence, attempt in
    if attempt.actions.isEmpty {
      return .when(
        attempt.resetState == .ended,
        .require(
          false, by: attempt.reset ?? 0,
          "\(evidence.name(attempt)) recognized without sending its action", expected: "its action")
      )
    }
    let second =
      evidence.repeatsAction(attempt) ? attempt.actions.first : attempt.actions.dropFirst().first
    return .expect(
      none: second?.event,
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

  /// GR-40: a recognizer that is done receives nothing more until it is reset.
  static let doneHearsNothing = Invariant(
    "GR-40", of: .recognizers, seeing: .recognizer, .action, each: { $0.attempts },
    given: { $1.decision }
  ) { evidence, attempt, decision in
    // Of an event with several phases it may get them all: RE-81.
    let own = evidence.deliveryOfFact[decision]
    let last = attempt.hearings.last { $0 <= decision }
    return .expect(
      none: attempt.hearings.first {
        $0 > decision
          && (own == Scene.none || evidence.deliveryOfFact[$0] != own
            || evidence.facts[$0].phase == last.map { evidence.facts[$0].phase })
      },
      "\(evidence.name(attempt)) had decided, and got more calls",
      expected: "no call before its reset")
  }

  /// GR-41: reset comes after each attempt, before the recognizer sees a new touch-down. One that is
  /// tied to another by a failure requirement may have to wait for that, and then sees none.
  /// Source: also GR-43, RE-42 to RE-44.
  static let resetAfterEnd = Invariant(
    "GR-41", of: .recognizers, seeing: .recognizer, .action, .reset, each: { $0.attempts },
    given: { $1.decision }
  ) { evidence, attempt, decision in
    attempt.reset != nil
      ? .holds : evidence.judgeNextTouch(attempt.recognizer, after: decision)
  }

  /// GR-42: touches that were down when a recognizer was reset stay out until they end.
  static let oldTouchesStayOut = Invariant(
    "GR-42", of: .recognizers, seeing: .recognizer, each: { $0.attempts },
    given: { evidence, attempt in attempt.decision ?? attempt.reset }
  ) { evidence, attempt, decision in
    Verdict.of(
      evidence.contacts,
      where: {
        evidence.wasHeard($0, in: attempt)
          && $0.samples.last?.at ?? 0 > evidence.facts[decision].at
      }
    ) { touch in
      return .expect(
        none: touch.hearings.first {
          $0.who == attempt.recognizer && $0.event > attempt.reset ?? Int.max
        }?.event,
        "\(evidence.name(attempt)) was reset, and got again the touch of finger "
          + "\(finger: touch.finger), which had been down all the time",
        expected: "touches that were already down stay out")
    }
  }

  /// GR-43: a recognizer is reset only when those are done that `require(toFail:)` ties it to.
  static let tiedResets = Invariant(
    "GR-43", of: .requirements, seeing: .reset, each: { $0.attempts },
    given: { evidence, attempt in attempt.isEmpty ? nil : attempt.reset }
  ) { evidence, attempt, reset in
    Verdict.of(
      evidence.attempts,
      where: { other in
        evidence.isTied(attempt.recognizer, to: other.recognizer)
          && other.contacts.contains(where: attempt.contacts.contains)
          && evidence.sparesTies(from: min(attempt.start, other.start), until: reset)
      }
    ) { other in
      let isDone = other.reset ?? .max <= evidence.endOfMoment(of: reset)
      let later = evidence.lastUndecided(in: other).flatMap { $0 > reset ? $0 : nil }
      return Verdict.forbid(
        isDone ? nil : later.map { _ in reset },
        "\(evidence.name(attempt)) was reset while \(evidence.name(other)), whose failure it "
          + "requires, was undecided",
        expected: "its reset when \(evidence.name(other)) is done"
      )
      .then(.when(other.hearings.first ?? .max < reset, .holds))
    }
  }

  /// GR-44: the only recognizer of a tap has decided when its `touchesEnded` returns.
  static let decidesAtOnce = Invariant(
    "GR-44", of: .recognizers, seeing: .recognizer,
    needs: [.oneReceiver, .unscrolled, .fresh, .heardByAll],
    where: { evidence, touch, _ in
      let number = touch.receivers[0]
      return evidence.view(touch.view).kind.isPlain && evidence.recognizer(number).isPlainTap
        && !evidence.scene.coordination.isBound(number) && evidence.staysInside(touch, number)
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
      // One that begins at the touch-down may be refused at once, and has failed then. Source: KR-15, GC-01.
      !recognizer(number).mayTakeAtOnce,
      // One that waits for others to fail is in the attempt of an earlier touch. Source: GC-27, GR-43.
      touch.isFresh || !recognizer(number).isSerial && !scene.coordination.waits(number),
      let first = hearing(.began, of: number, touch), !isDecided(number, before: first.event)
    else { return nil }
    return first
  }

  /// Whether a recognizer was seen to fail.
  fileprivate func isFailed(_ attempt: Attempt) -> Bool {
    attempt.resetState == .failed || attempt.hearings.contains { facts[$0].state == .failed }
  }

  /// Whether a recognizer that got no call sends again what it had sent: no finger has come down since.
  fileprivate func repeatsAction(_ attempt: Attempt) -> Bool {
    guard attempt.hearings.isEmpty, let action = attempt.actions.first?.event,
      let earlier = recognitions.last(where: {
        $0.recognizer == attempt.recognizer && $0.event < action
      })
    else { return false }
    return !contacts.contains { (earlier.event..<action).contains(sight(of: $0)) }
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
      let began = hearing(.began, of: number, next)
      // What is tied to others may be waiting for them. Source: GR-43.
      if began == nil, scene.coordination.isBound(number) { return .notExercised }
      let start = began?.event ?? endOf(next.down.delivery)
      let isReset = recognizerFacts[number].contains {
        facts[$0].kind == .reset && $0 > event && $0 < start
      }
      return .require(
        isReset, by: sight(of: next),
        "\(recognizerName(number)) was done, and not reset before the next touch came down",
        expected: "reset of \(recognizerName(number))")
    }
  }

  /// Whether a recognizer that showed a state in a call told its targets of it: each state that is
  /// new, but for possible and failed.
  fileprivate func judgeTold(_ attempt: Attempt) -> Verdict {
    var before = RecognizerState.possible
    return Verdict.of(attempt.hearings) { hearing in
      let state = facts[hearing].state
      defer { before = state }
      if state == before || state == .failed || state == .possible { return .notExercised }
      let end = endOfMoment(of: hearing)
      // Between two calls a timer may have made it begin, and this call shows how it goes on.
      return .require(
        attempt.actions.contains { $0.state == state && $0.event < end }, by: end,
        "\(name(attempt)) was \(state.rawValue), and sent no action",
        expected: "the action of \(name(attempt)) in \(state.rawValue)")
    }
  }

  /// Whether `require(toFail:)` was called for one recognizer with the other.
  fileprivate func isTied(_ one: Int, to other: Int) -> Bool {
    scene.coordination.requirement(of: one, on: other).contains(.call)
      && scene.coordination.requirement(of: one, on: other).isSure
  }

  /// Whether nothing comes between two recognizers that have one reset: neither the app nor the system.
  fileprivate func sparesTies(from start: Int, until event: Int) -> Bool {
    script.sparesAttempts(from: start, until: facts[event].at)
  }

  /// Whether a touch never leaves the bounds of a recognizer's view, as nobody knows whether a tap
  /// may. Source: KR-04.
  fileprivate func staysInside(_ touch: Touch, _ number: Int) -> Bool {
    let view = touch.scene.recognizerViews[number]
    guard touch.scene.isView(view), isInPlace(number) || touch.reach == 0 else { return false }
    return touch.samples.allSatisfy {
      touch.scene.views[view].bounds.contains(
        touch.geometry.point($0.location, in: view, touch.scene))
    }
  }
}
