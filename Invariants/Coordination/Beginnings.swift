import Thresholds
import TouchScript

extension Invariants {
  /// Chapter GC: which recognizers may begin, and who is asked about that.
  static let beginnings: [Invariant] = [
    .askedToBegin, .notAskedToFail, .viewVeto, .bothMustAllow, .vetoInForce,
  ]
}

extension Invariant {
  /// GC-07: a recognizer asks before it begins; if it may not it fails, without an action.
  static let askedToBegin = Invariant(
    "GC-07", of: .delegates, seeing: .recognizer, .action
  ) { evidence in
    Verdict.of(
      evidence.attempts, given: { evidence.recognizer($0.recognizer).shouldBegin }
    ) { attempt, answer in
      evidence.judgePermission(of: attempt, answer)
    }
      && Verdict.of(evidence.ripeGestures, where: { evidence.mustAskDelegate($0) }) { gesture in
        let who = evidence.recognizerName(gesture.recognizer)
        let deadline = evidence.deadline(of: gesture)
        return .require(
          evidence.isAsked(gesture, before: deadline), by: deadline,
          "\(who) saw its gesture, and did not ask its delegate whether it may begin",
          expected: "gestureRecognizerShouldBegin for \(who)")
      }
  }

  /// GC-08: nobody is asked when a recognizer fails, nor when it has recognized and goes on.
  static let notAskedToFail = Invariant("GC-08", of: .recognizers) { evidence in
    evidence.script.movesWindows
      ? .notExercised : evidence.judgeAskedLater() && evidence.judgeAskedInVain()
  }

  /// GC-09: the view that was hit is asked, and can keep any recognizer from beginning.
  static let viewVeto = Invariant("GC-09", of: [.recognizers, .vetoes]) { evidence in
    let wrong = evidence.recognitions.first { evidence.isVetoedByViews($0) }
    return Verdict.forbid(
      wrong?.event,
      "\(evidence.recognizerName(wrong?.recognizer ?? -1)) recognized, though the view that was hit "
        + "did not let it begin",
      expected: "it fails without an action"
    )
    .then(
      Verdict.of(evidence.ripeGestures, where: { evidence.isVetoedByView($0) }) { _ in .holds }
        && evidence.judgeViewsAsked() && evidence.judgeAnswersOfViews())
  }

  /// GC-10: delegate and view must both allow it.
  static let bothMustAllow = Invariant("GC-10", of: [.delegates, .vetoes]) { evidence in
    Verdict.of(
      evidence.attempts,
      given: { attempt in
        evidence.recognizer(attempt.recognizer).shouldBegin.flatMap {
          evidence.answerOfViews(to: attempt) == !$0 ? attempt.gestureAction : nil
        }
      }
    ) { attempt, action in
      .forbid(
        action.event,
        "\(evidence.name(attempt)) recognized, though only one of its delegate and the view that "
          + "was hit let it begin",
        expected: "it fails without an action")
    }
    .then(
      Verdict.of(
        evidence.ripeGestures,
        where: { gesture in
          evidence.recognizer(gesture.recognizer).shouldBegin.map {
            gesture.veto == .sure && evidence.answerOfViews(to: gesture.contacts) == !$0
          } ?? false
        }
      ) { _ in .holds })
  }

  /// GC-40: a recognizer that would begin, at a move, a timer or a lift, and may not, sends no action
  /// for that gesture; and the touches of the view go on.
  static let vetoInForce = Invariant(
    "GC-40", of: .recognizers, seeing: .recognizer, .responder, each: { $0.ripeGestures },
    given: { evidence, gesture in
      gesture.veto == .sure ? evidence.attempt(of: gesture) : nil
    }
  ) { evidence, gesture, attempt in
    let action = attempt.actions.first
    let taken = evidence.touchTaken(from: gesture)
    return Verdict.expect(
      none: action?.event,
      "\(evidence.name(attempt)) sent its action, though it may not begin",
      expected: "\(evidence.name(attempt)) fails without an action")
      && .expect(
        none: taken?.event,
        "\(evidence.name(taken?.who ?? Scene.none)) lost a touch to "
          + "\(evidence.name(attempt)), which may not begin",
        expected: "the touch goes on")
  }
}

extension Evidence {
  /// Whether a recognizer's delegate lets it begin, is asked in time, and is heeded.
  fileprivate func judgePermission(of attempt: Attempt, _ answer: Bool) -> Verdict {
    let who = name(attempt)
    guard let action = attempt.actions.first else { return judgeRefusal(attempt) }
    return Verdict.expect(
      answer, at: action.event, "\(who) recognized, though its delegate did not let it begin",
      expected: "\(who) fails without an action")
      && .require(
        isAsked(attempt, before: action), by: action.event,
        "\(who) recognized without asking its delegate",
        expected: "gestureRecognizerShouldBegin for \(who)")
  }

  /// Whether the delegate of a recognizer must be asked by the time that its gesture is ripe: not where
  /// a view may have refused before, or another recognizer has recognized. Source: RE-15, RE-47.
  fileprivate func mustAskDelegate(_ gesture: RipeGesture) -> Bool {
    recognizer(gesture.recognizer).shouldBegin != nil && gesture.vetoOfViews == .none
      && !scene.coordination.waits(gesture.recognizer)
      && !companions(of: gesture, before: deadline(of: gesture)).contains {
        mayStop($0.recognizer, gesture.recognizer)
      }
  }

  fileprivate func isAsked(_ gesture: RipeGesture, before event: Int) -> Bool {
    let start = sight(of: contacts[gesture.contacts[0]])
    return recognizerFacts[gesture.recognizer].contains {
      $0 > start && $0 < event && facts[$0].kind == .shouldBegin && facts[$0].other == Scene.none
    }
  }

  /// What the views that were hit by some touches answer, where all override the method, and agree.
  fileprivate func answerOfViews(to touches: [Int]) -> Bool? {
    var answer: Bool?
    for number in touches {
      let touch = contacts[number]
      guard touch.hasView, let own = view(touch.view).overrides.shouldBegin, own == answer ?? own
      else { return nil }
      answer = own
    }
    return answer
  }

  fileprivate func answerOfViews(to attempt: Attempt) -> Bool? {
    answerOfViews(to: attempt.contacts)
  }

  /// Whether a recognizer recognized touches all of whose views do not let it.
  fileprivate func isVetoedByViews(_ recognition: Recognition) -> Bool {
    recognition.state != .cancelled && answerOfViews(to: recognition.contacts) == false
  }

  fileprivate func isVetoedByView(_ gesture: RipeGesture) -> Bool {
    answerOfViews(to: gesture.contacts) == false
  }

  /// What the views that were hit by an attempt's touches answered before an action, one by one.
  private func answersOfViews(to attempt: Attempt, before action: Attempt.Action) -> [Bool] {
    let start = attempt.hearings.first ?? action.event
    return recognizerFacts[attempt.recognizer].filter { event in
      event > start && event < action.event && facts[event].kind == .shouldBegin
        && attempt.contacts.contains { contacts[$0].view == facts[event].other }
    }.map { facts[$0].answer }
  }

  /// No recognition where all views that were asked said no.
  fileprivate func judgeAnswersOfViews() -> Verdict {
    Verdict.of(attempts, given: \.gestureAction) { attempt, action in
      let answers = answersOfViews(to: attempt, before: action)
      return .when(
        !answers.isEmpty,
        .expect(
          answers.contains(true), at: action.event,
          "\(name(attempt)) recognized, though the views that were asked did not let it begin",
          expected: "it fails without an action"))
    }
  }

  /// Every recognition of touches whose views all have a say: one of them at least was asked before.
  fileprivate func judgeViewsAsked() -> Verdict {
    Verdict.of(
      attempts, given: { answerOfViews(to: $0) == true ? $0.gestureAction : nil }
    ) { attempt, action in
      // A touch that joined a gesture has no say in whether it begins.
      return .when(
        attempt.frames(until: action).flatMap(\.began).count == attempt.contacts.count,
        .require(
          !answersOfViews(to: attempt, before: action).isEmpty, by: action.event,
          "\(name(attempt)) recognized without asking "
            + "\(name(contacts[attempt.contacts[0]].view)), which was hit",
          expected: "gestureRecognizerShouldBegin of the view that was hit"))
    }
  }

  /// The attempt in which a recognizer received a gesture's touches.
  fileprivate func attempt(of gesture: RipeGesture) -> Attempt? {
    attempts.first {
      $0.recognizer == gesture.recognizer && $0.contacts.contains(gesture.contacts[0])
    }
  }

  /// Where a view received touchesCancelled of a gesture, though nobody recognized it.
  fileprivate func touchTaken(from gesture: RipeGesture) -> Call? {
    let touches = gesture.contacts.map { contacts[$0] }
    return touches.lazy.filter { touch in
      self.meets([.told, .undisturbed, .unscrolled], touch) && !self.isRecognized(touch)
    }
    .compactMap { self.viewCall(.cancelled, $0) }.first
  }
}

extension Evidence {
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

  /// An attempt that a delegate's no, or a view's, ended: it fails, and receives no more.
  fileprivate func judgeRefusal(_ attempt: Attempt) -> Verdict {
    .given(refusal(of: attempt)) { refusal in
      let later = attempt.hearings.last { $0 > refusal }
      return Verdict.expect(
        none: later,
        "\(name(attempt)) could not begin in \(event: refusal), and went on receiving touches",
        expected: "it fails")
        && .given(attempt.resetState) { state in
          .expect(
            state == .failed, at: attempt.reset ?? 0,
            "\(name(attempt)) could not begin in \(event: refusal), and became \(state.rawValue)",
            expected: "it fails")
        }
    }
  }

  /// Where a delegate or a view did not let a recognizer begin.
  private func refusal(of attempt: Attempt) -> Int? {
    guard let first = attempt.hearings.first else { return nil }
    return recognizerFacts[attempt.recognizer].first {
      $0 > first && $0 < attempt.reset ?? .max && facts[$0].kind == .shouldBegin
        && !facts[$0].answer
    }
  }

  /// Questions whether recognizers may begin that surely cannot have seen their gesture: at most they
  /// fail, and nobody is asked about that.
  fileprivate func judgeAskedInVain() -> Verdict {
    Verdict.of(attempts, where: { !$0.hearings.isEmpty }) { attempt in
      let end = min(attempt.reset ?? .max, attempt.actions.first?.event ?? .max)
      let asked = recognizerFacts[attempt.recognizer].first { event in
        event > attempt.hearings[0] && event < end
          && facts[event].kind == .shouldBegin && isSurelyUnripe(attempt, at: event)
      }
      return Verdict.forbid(
        asked,
        "it was asked whether \(name(attempt)) should begin, though its fingers cannot have done "
          + "what it looks for",
        expected: "no question"
      )
      .then(
        .when(
          attempt.actions.isEmpty
            && isSurelyUnripe(attempt, at: attempt.reset ?? facts.count - 1), .holds))
    }
  }

  /// Attempts in which something was recognized: from the action on nobody is asked.
  fileprivate func judgeAskedLater() -> Verdict {
    Verdict.of(attempts, given: { $0.actions.first }) { attempt, action in
      return .expect(
        none: recognizerFacts[attempt.recognizer].first { event in
          event > action.event && event < attempt.reset ?? Int.max
            && facts[event].kind == .shouldBegin
        },
        "it was asked whether \(name(attempt)) should begin, which had begun already",
        expected: "no question until it has been reset")
    }
  }
}
