import TouchScript

extension Invariants {
  /// Chapter GC: which recognizers may have a touch, and which may begin.
  static let coordination: [Invariant] = [
    .askedToReceive, .refusedTouch, .receivesByDefault, .disabledRecognizer, .askedToBegin,
    .notAskedToFail, .viewVeto, .bothMustAllow,
  ]
}

extension Invariant {
  /// GC-01: `shouldReceive` is asked once for each new touch, with its view, before it is heard of.
  static let askedToReceive = Invariant(
    "GC-01", of: .delegates,
    onPath: { _, touch, number in
      let tap = touch.scene.recognizers[number]
      return tap.isEnabled && tap.asksAboutTouches && tap.shouldReceiveEvent != false
    }
  ) { evidence, touch, number in
    evidence.judgeQuestion(of: number, touch)
  }

  /// GC-02: a recognizer that may not receive a touch hears nothing of it.
  static let refusedTouch = Invariant(
    "GC-02", of: .delegates,
    onPath: { _, touch, number in
      touch.scene.recognizers[number].isEnabled
        && touch.scene.refusesTouches(number, in: touch.view)
    }
  ) { evidence, touch, number in
    let wrong = touch.hearings.first { $0.who == number }
    return .expect(
      wrong == nil, at: wrong?.event ?? 0,
      "\(evidence.recognizerName(number)) got touches\(wrong?.phase.suffix ?? ""), though its "
        + "delegate refused the touch",
      expected: "no call of \(evidence.recognizerName(number))")
  }

  /// GC-04: without a delegate that says otherwise a recognizer receives the touch.
  static let receivesByDefault = Invariant(
    "GC-04", of: .recognizers,
    onPath: { evidence, touch, number in
      touch.receivers.contains(number) && evidence.recognizer(number).isOpenToAll
        && touch.scene.recognizerViews[number] == touch.view && evidence.mustHear(number, touch)
    }
  ) { evidence, touch, number in
    .require(
      evidence.hearing(.began, of: number, touch) != nil,
      by: evidence.endOf(touch.down.delivery),
      "\(evidence.recognizerName(number)) of the hit view did not get the touch, though nobody "
        + "refused it",
      expected: "touchesBegan of \(evidence.recognizerName(number))")
  }

  /// GC-05: a disabled recognizer is asked nothing and told nothing.
  static let disabledRecognizer = Invariant(
    "GC-05", of: .recognizers,
    onPath: { _, touch, number in !touch.scene.recognizers[number].isEnabled }
  ) { evidence, touch, number in
    let wrong = evidence.recognizerFacts[number].first { evidence.isAbout(touch, at: $0) }
    return .expect(
      wrong == nil, at: wrong ?? 0,
      "\(evidence.recognizerName(number)) is disabled, and was asked or told of a touch",
      expected: "no call of \(evidence.recognizerName(number))")
  }

  /// GC-07: a recognizer asks before it begins; if it may not it fails, without an action.
  static let askedToBegin = Invariant(
    "GC-07", of: .delegates, seeing: .recognizer, .action, each: { $0.attempts },
    given: { $0.recognizer($1.recognizer).shouldBegin }
  ) { evidence, attempt, answer in
    let who = evidence.name(attempt)
    guard let action = attempt.actions.first else { return evidence.judgeRefusal(attempt) }
    return Verdict.expect(
      answer, at: action.event, "\(who) recognized, though its delegate did not let it begin",
      expected: "\(who) fails without an action"
    )
    .and(
      .require(
        evidence.isAsked(attempt, before: action), by: action.event,
        "\(who) recognized without asking its delegate",
        expected: "gestureRecognizerShouldBegin for \(who)"))
  }

  /// GC-08: nobody is asked when a recognizer fails, nor when it has recognized and goes on.
  static let notAskedToFail = Invariant("GC-08", of: .recognizers) { evidence in
    evidence.judgeAskedLater().and(evidence.judgeAskedToFail())
  }

  /// GC-09: the view that was hit can keep any recognizer from beginning.
  static let viewVeto = Invariant(
    "GC-09", of: [.recognizers, .vetoes], needs: [.received, .alone, .lifted],
    where: { $0.view($1.view).overrides.shouldBegin == false }
  ) { evidence, touch in
    let wrong = evidence.recognitions.first {
      $0.delivery == touch.up?.delivery && $0.contacts.contains(touch.number)
    }
    return Verdict.forbid(
      wrong?.event,
      "\(evidence.recognizerName(wrong?.recognizer ?? -1)) recognized, though "
        + "\(evidence.name(touch.view)), which was hit, did not let it begin",
      expected: "it fails without an action"
    )
    .then(.when(touch.isSurelyTap, .holds))
  }

  /// GC-10: delegate and view must both allow it.
  static let bothMustAllow = Invariant(
    "GC-10", of: [.delegates, .vetoes], needs: [.received, .alone, .tap],
    given: { $0.view($1.view).overrides.shouldBegin }
  ) { evidence, touch, answer in
    let delivery = touch.up?.delivery ?? Scene.none
    return Verdict.of(
      touch.receivers, where: { evidence.recognizer($0).shouldBegin == !answer }
    ) { number in
      let wrong = evidence.recognition(of: number, at: delivery)
      return .expect(
        wrong == nil, at: wrong?.event ?? 0,
        "\(evidence.recognizerName(number)) recognized, though only one of its delegate and "
          + "\(evidence.name(touch.view)) let it begin",
        expected: "it fails without an action")
    }
  }
}

extension Invariant {
  /// Makes the invariant of a rule about touches and the recognizers on their paths, enabled or
  /// not, refused or not.
  fileprivate convenience init(
    _ id: Rule.ID, of subject: Ingredients,
    onPath isMeant: @escaping @Sendable (Evidence, Touch, Int) -> Bool,
    check: @escaping @Sendable (Evidence, Touch, Int) -> Verdict
  ) {
    self.init(id, of: subject, needs: [.told, .sure]) { evidence, touch in
      let scene = touch.scene
      return Verdict.of(
        scene.recognizers.indices,
        where: {
          scene.isView(touch.view, in: scene.recognizerViews[$0]) && isMeant(evidence, touch, $0)
        }
      ) { check(evidence, touch, $0) }
    }
  }
}

extension Evidence {
  /// Whether something was told or asked of a touch.
  fileprivate func isAbout(_ touch: Touch, at event: Int) -> Bool {
    facts[event].touches.contains { touches[$0].contact == touch.number }
  }

  /// Whether a delegate was asked in time whether a recognizer may begin: one that waits for others
  /// is asked when it has seen its gesture. Source: GC-28.
  fileprivate func isAsked(_ attempt: Attempt, before action: Attempt.Action) -> Bool {
    let mayWait = scene.coordination.waits(attempt.recognizer)
    return recognizerFacts[attempt.recognizer].contains {
      $0 < action.event && facts[$0].kind == .shouldBegin
        && (facts[$0].at == action.at
          || mayWait && $0 > attempt.hearings.first ?? action.event)
        && facts[$0].other == Scene.none
    }
  }

  /// Whether one question was put, and in time, whether a recognizer should receive a touch.
  fileprivate func judgeQuestion(of number: Int, _ touch: Touch) -> Verdict {
    let who = recognizerName(number)
    let questions = recognizerFacts[number].filter {
      facts[$0].kind == .shouldReceive && isAbout(touch, at: $0)
    }
    let heard = hearing(.began, of: number, touch)?.event
    guard let first = questions.first else {
      return .when(
        heard != nil || mustHear(number, touch),
        .require(
          false, by: heard ?? endOf(touch.down.delivery),
          "nobody asked whether \(who) should receive the touch",
          expected: "shouldReceive for \(who)"))
    }
    return Verdict.expect(
      questions.count == 1, at: questions[1],
      "it was asked \(questions.count) times whether \(who) should receive one touch",
      expected: "one question"
    )
    .and(
      .expect(
        facts[first].touches.first.map { touches[$0].view } == touch.view
          && first < heard ?? Int.max, at: first,
        "shouldReceive for \(who) came too late, or with a touch without its view",
        expected: "the question before touchesBegan, with touch.view \(name(touch.view))"))
  }

  /// An attempt that a delegate's no ended.
  fileprivate func judgeRefusal(_ attempt: Attempt) -> Verdict {
    .given(refusal(of: attempt)) { refusal in
      .expect(
        attempt.resetState == .failed, at: attempt.reset ?? 0,
        "\(name(attempt)) was not let begin in event \(refusal), and became "
          + (attempt.resetState?.rawValue ?? ""),
        expected: "it fails")
    }
  }

  /// Where a delegate did not let a recognizer begin, after the last that it was told.
  private func refusal(of attempt: Attempt) -> Int? {
    guard let last = attempt.hearings.last, let reset = attempt.reset else { return nil }
    return recognizerFacts[attempt.recognizer].first {
      $0 > last && $0 < reset && facts[$0].kind == .shouldBegin && !facts[$0].answer
    }
  }

  /// Lone touches that can be no tap: the taps that receive them fail, and nobody is asked.
  fileprivate func judgeAskedToFail() -> Verdict {
    eachTouch(needs: [.received, .alone, .noTap, .lifted]) { touch in
      let taps = touch.receivers.filter { kind(of: $0) == .tap }
      let end = endOf(touch.up?.delivery ?? Scene.none)
      let wrong = taps.flatMap { recognizerFacts[$0] }.first { event in
        event > sight(of: touch) && event < end && facts[event].kind == .shouldBegin
      }
      return .when(
        !taps.isEmpty,
        .expect(
          wrong == nil, at: wrong ?? 0,
          "it was asked whether a recognizer of \(name(touch.view)) should begin, though "
            + "it can only have failed",
          expected: "no question"))
    }
  }

  /// Attempts in which something was recognized: from the action on nobody is asked.
  fileprivate func judgeAskedLater() -> Verdict {
    Verdict.of(attempts, given: { $0.actions.first }) { attempt, action in
      let wrong = recognizerFacts[attempt.recognizer].first { event in
        event > action.event && event < attempt.reset ?? Int.max
          && facts[event].kind == .shouldBegin
      }
      return .expect(
        wrong == nil, at: wrong ?? 0,
        "it was asked whether \(name(attempt)) should begin, which had begun already",
        expected: "no question until it has been reset")
    }
  }
}
