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
  static let askedToReceive = Invariant("GC-01", of: .delegates) { evidence in
    if !evidence.scene.recognizers.contains(where: { $0.asksAboutTouches }) {
      return .notExercised
    }
    return evidence.eachTouch { touch in
      Verdict.of(evidence.scene.recognizers.indices) { number in
        evidence.judgeQuestion(of: number, touch)
      }
    }
  }

  /// GC-02: a recognizer that may not receive a touch hears nothing of it.
  static let refusedTouch = Invariant("GC-02", of: .delegates) { evidence in
    evidence.judgeOnPath { touch, number in
      let tap = touch.scene.recognizers[number]
      guard tap.isEnabled, touch.scene.refusesTouches(number, in: touch.view) else {
        return .notExercised
      }
      let wrong = touch.hearings.first { $0.who == number }
      return .expect(
        wrong == nil, at: wrong?.event ?? 0,
        "\(evidence.recognizerName(number)) got touches\(wrong?.phase.suffix ?? ""), though its "
          + "delegate refused the touch",
        expected: "no call of \(evidence.recognizerName(number))")
    }
  }

  /// GC-04: without a delegate that says otherwise a recognizer receives the touch.
  static let receivesByDefault = Invariant("GC-04", of: .recognizers) { evidence in
    evidence.judgeOnPath { touch, number in
      guard touch.receivers.contains(number), evidence.recognizer(number).isOpenToAll,
        touch.scene.recognizerViews[number] == touch.view,
        evidence.mustHear(number, touch)
      else { return .notExercised }
      return .require(
        evidence.hearing(.began, of: number, touch) != nil,
        by: evidence.endOf(touch.down.delivery),
        "\(evidence.recognizerName(number)) of the hit view did not get the touch, though nobody "
          + "refused it",
        expected: "touchesBegan of \(evidence.recognizerName(number))")
    }
  }

  /// GC-05: a disabled recognizer is asked nothing and told nothing.
  static let disabledRecognizer = Invariant("GC-05", of: .recognizers) { evidence in
    evidence.judgeOnPath { touch, number in
      guard !touch.scene.recognizers[number].isEnabled else { return .notExercised }
      let wrong = evidence.recognizerFacts[number].first { event in
        evidence.facts[event].touches.contains {
          evidence.touches[$0].contact == touch.number
        }
      }
      return .expect(
        wrong == nil, at: wrong ?? 0,
        "\(evidence.recognizerName(number)) is disabled, and was asked or told of a touch",
        expected: "no call of \(evidence.recognizerName(number))")
    }
  }

  /// GC-07: a recognizer asks before it begins; if it may not it fails, without an action.
  static let askedToBegin = Invariant("GC-07", of: .delegates, seeing: .recognizer, .action) {
    evidence in
    Verdict.of(evidence.attempts) { attempt in
      guard let answer = evidence.recognizer(attempt.recognizer).shouldBegin else {
        return .notExercised
      }
      let who = evidence.recognizerName(attempt.recognizer)
      guard let action = attempt.actions.first else {
        return evidence.judgeRefusal(attempt)
      }
      if !answer {
        return .broken(
          Violation(
            "\(who) recognized, though its delegate did not let it begin", event: action.event,
            expected: "\(who) fails without an action"))
      }
      // One that waits for others is asked when it has seen its gesture.
      let mayWait = evidence.scene.coordination.waits(attempt.recognizer)
      let isAsked = evidence.recognizerFacts[attempt.recognizer].contains {
        $0 < action.event && evidence.facts[$0].kind == .shouldBegin
          && (evidence.facts[$0].at == action.at
            || mayWait && $0 > attempt.hearings.first ?? action.event)
          && evidence.facts[$0].other == Scene.none
      }
      return .require(
        isAsked, by: action.event, "\(who) recognized without asking its delegate",
        expected: "gestureRecognizerShouldBegin for \(who)")
    }
  }

  /// GC-08: nobody is asked when a recognizer fails, nor when it has recognized and goes on.
  static let notAskedToFail = Invariant("GC-08", of: .recognizers) { evidence in
    evidence.judgeAskedLater().and(evidence.judgeAskedToFail())
  }

  /// GC-09: the view that was hit can keep any recognizer from beginning.
  static let viewVeto = Invariant(
    "GC-09", of: [.recognizers, .vetoes], needs: [.received, .alone]
  ) { evidence, touch in
    guard evidence.view(touch.view).overrides.shouldBegin == false, let up = touch.up
    else { return .notExercised }
    let wrong = evidence.recognitions.first {
      $0.delivery == up.delivery && $0.contacts.contains(touch.number)
    }
    if wrong == nil, !touch.isSurelyTap { return .notExercised }
    return .expect(
      wrong == nil, at: wrong?.event ?? 0,
      "\(evidence.recognizerName(wrong?.recognizer ?? -1)) recognized, though "
        + "\(evidence.name(touch.view)), which was hit, did not let it begin",
      expected: "it fails without an action")
  }

  /// GC-10: delegate and view must both allow it.
  static let bothMustAllow = Invariant(
    "GC-10", of: [.delegates, .vetoes], needs: [.received, .alone, .tap]
  ) {
    evidence, touch in
    guard let answer = evidence.view(touch.view).overrides.shouldBegin, let up = touch.up
    else { return .notExercised }
    return Verdict.of(touch.receivers, where: { evidence.recognizer($0).shouldBegin == !answer }) {
      number in
      let wrong = evidence.recognition(of: number, at: up.delivery)
      return .expect(
        wrong == nil, at: wrong?.event ?? 0,
        "\(evidence.recognizerName(number)) recognized, though only one of its delegate and "
          + "\(evidence.name(touch.view)) let it begin",
        expected: "it fails without an action")
    }
  }
}

extension Evidence {
  /// Every touch with every recognizer on its path, enabled or not, refused or not.
  fileprivate func judgeOnPath(_ judge: (Touch, Int) -> Verdict) -> Verdict {
    if scene.recognizers.isEmpty { return .notExercised }
    return eachTouch { touch in
      Verdict.of(scene.recognizers.indices) { number in
        touch.moment.isSure
          && touch.scene.isView(touch.view, in: touch.scene.recognizerViews[number])
          ? judge(touch, number) : .notExercised
      }
    }
  }

  /// The questions whether a recognizer should receive a touch.
  fileprivate func judgeQuestion(of number: Int, _ touch: Touch) -> Verdict {
    let tap = touch.scene.recognizers[number]
    guard tap.isEnabled, tap.asksAboutTouches, tap.shouldReceiveEvent != false,
      touch.moment.isSure,
      touch.scene.isView(touch.view, in: touch.scene.recognizerViews[number])
    else { return .notExercised }
    let questions = recognizerFacts[number].filter {
      facts[$0].kind == .shouldReceive
        && facts[$0].touches.contains { touches[$0].contact == touch.number }
    }
    let heard = hearing(.began, of: number, touch)?.event
    guard let first = questions.first else {
      if heard == nil, !mustHear(number, touch) { return .notExercised }
      return .broken(
        Violation(
          "nobody asked whether \(recognizerName(number)) should receive the touch",
          event: heard ?? endOf(touch.down.delivery), isMissing: true,
          expected: "shouldReceive for \(recognizerName(number))"))
    }
    if questions.count > 1 {
      return .broken(
        Violation(
          "it was asked \(questions.count) times whether \(recognizerName(number)) should receive "
            + "one touch", event: questions[1], expected: "one question"))
    }
    guard let view = facts[first].touches.first.map({ touches[$0].view }) else {
      return .notExercised
    }
    return .expect(
      view == touch.view && first < heard ?? Int.max, at: first,
      "shouldReceive for \(recognizerName(number)) came too late, or with a touch without its view",
      expected: "the question before touchesBegan, with touch.view \(name(touch.view))")
  }

  /// An attempt that a delegate's no ended.
  fileprivate func judgeRefusal(_ attempt: Attempt) -> Verdict {
    guard let last = attempt.hearings.last, let reset = attempt.reset else {
      return .notExercised
    }
    let refusal = recognizerFacts[attempt.recognizer].first {
      $0 > last && $0 < reset && facts[$0].kind == .shouldBegin && !facts[$0].answer
    }
    guard let refusal else { return .notExercised }
    return .expect(
      facts[reset].state == .failed, at: reset,
      "\(recognizerName(attempt.recognizer)) was not let begin in event \(refusal), and became "
        + facts[reset].state.rawValue,
      expected: "it fails")
  }

  /// Lone touches that can be no tap: the taps that receive them fail, and nobody is asked.
  fileprivate func judgeAskedToFail() -> Verdict {
    eachTouch(needs: [.received, .alone, .noTap]) { touch in
      guard let up = touch.up
      else { return .notExercised }
      let taps = touch.receivers.filter { recognizer($0).kind == .tap }
      if taps.isEmpty { return .notExercised }
      let wrong = taps.flatMap { recognizerFacts[$0] }.first { event in
        event > sight(of: touch) && event < endOf(up.delivery)
          && facts[event].kind == .shouldBegin
      }
      return .expect(
        wrong == nil, at: wrong ?? 0,
        "it was asked whether a recognizer of \(name(touch.view)) should begin, though "
          + "it can only have failed",
        expected: "no question")
    }
  }

  /// Attempts in which something was recognized: from the action on nobody is asked.
  fileprivate func judgeAskedLater() -> Verdict {
    Verdict.of(attempts) { attempt in
      guard let action = attempt.actions.first else { return .notExercised }
      let wrong = recognizerFacts[attempt.recognizer].first { event in
        event > action.event && event < attempt.reset ?? Int.max
          && facts[event].kind == .shouldBegin
      }
      return .expect(
        wrong == nil, at: wrong ?? 0,
        "it was asked whether \(recognizerName(attempt.recognizer)) should begin, which had begun "
          + "already",
        expected: "no question until it has been reset")
    }
  }
}
