import Thresholds
import TouchScript

extension Invariants {
  /// Chapter GC: recognizers that wait until others have failed.
  static let failureRequirements: [Invariant] = [
    .waitsForFailure, .recognizesWhenTheOtherFails, .failsWhenTheOtherRecognizes,
    .requirementLasts, .dynamicRequirement, .requirementOfClass, .denialChangesNothing,
    .absentOnesDoNotBlock, .singleWaitsForDouble, .singleBesideDouble, .waitingDelaysEnded,
  ]
}

extension Invariant {
  /// GC-27: while a recognizer whose failure is required is undecided, the other cannot recognize.
  static let waitsForFailure = Invariant("GC-27", of: .requirements, seeing: .action) { evidence in
    evidence.judgeWaiters { _ in true }
  }

  /// GC-28: when it fails, the other recognizes, if it has seen its gesture.
  static let recognizesWhenTheOtherFails = Invariant(
    "GC-28", of: .requirements, seeing: .recognizer, each: { $0.ripeGestures },
    given: { $0.release(of: $1) }
  ) { evidence, gesture, release in
    let who = evidence.recognizerName(gesture.recognizer)
    let names = release.awaited.map(evidence.recognizerName).joined(separator: " and ")
    return .require(
      evidence.firstAction(of: gesture, before: release.deadline) != nil, by: release.deadline,
      "\(who) saw its gesture, and did not recognize when \(names) had failed",
      expected: "the action of \(who)")
  }

  /// GC-29: when it recognizes, the other fails.
  static let failsWhenTheOtherRecognizes = Invariant("GC-29", of: .requirements, seeing: .action) {
    evidence in
    evidence.judgeLosers { _ in true }
  }

  /// GC-30: what `require(toFail:)` has set lasts from attempt to attempt.
  static let requirementLasts = Invariant("GC-30", of: .requirements, seeing: .action) { evidence in
    evidence.judgeLater { $0.contains(.call) }
  }

  /// GC-31: a delegate of either side can make one wait for the other; it is asked once for each
  /// pair and attempt.
  static let dynamicRequirement = Invariant(
    "GC-31", of: .recognizers, seeing: .action, .shouldRequireFailure, .shouldBeRequiredToFail
  ) { evidence in
    evidence.judgeBonds { $0.contains(.delegate) && $0.isDisjoint(with: [.call, .ofClass]) }
      && evidence.judgeQuestionsOnce() && evidence.judgeQuestionsAsked()
  }

  /// GC-32: the classes can do the same.
  static let requirementOfClass = Invariant("GC-32", of: .requirements, seeing: .action) {
    evidence in
    evidence.judgeBonds { $0.contains(.ofClass) && $0.isDisjoint(with: [.call, .delegate]) }
  }

  /// GC-33: one side's no does not undo what the other side, or `require(toFail:)`, has set.
  static let denialChangesNothing = Invariant("GC-33", of: .requirements, seeing: .action) {
    evidence in
    evidence.judgeBonds { $0.contains(.denied) }
  }

  /// GC-34: a recognizer that has no part in the touch keeps nobody waiting.
  static let absentOnesDoNotBlock = Invariant(
    "GC-34", of: .requirements, seeing: .recognizer, needs: [.fresh, .heardByCandidates]
  ) { evidence, touch, up, outcome in
    Verdict.of(outcome.winners, given: { evidence.absentee(for: $0, touch) }) { number, absent in
      evidence.requireAction(
        of: number, touch, up,
        "\(evidence.recognizerName(absent)), for which it would wait, has no part in the touch")
    }
  }

  /// GC-35: a tap that waits for a double tap to fail recognizes one tap late, and two not at all.
  static let singleWaitsForDouble = Invariant("GC-35", of: .requirements, seeing: .recognizer) {
    evidence in
    evidence.eachTouch(needs: .waiting) { touch in
      .given(evidence.loneWaiter(of: touch)) { waiter, awaited in
        .when(
          evidence.isMultipleTapAwaited(awaited), evidence.judgeEarlyAction(of: waiter, touch))
      }
    }
      && evidence.eachTouch(needs: .loneWaiting) { touch in
        .given(evidence.loneWaiter(of: touch)) { waiter, awaited in
          .when(
            evidence.isMultipleTapAwaited(awaited), evidence.judgeOneAction(of: waiter, touch))
        }
      }
      && evidence.judgeDoubleTaps(where: { _, single, double in
        evidence.scene.coordination.requirement(of: single, on: double).isSure
      }) { first, second, single, double in
        evidence.judgeDouble(first, second, double)
          && evidence.judgeSilent(single, from: first, beside: double)
      }
  }

  /// GC-36: without the requirement the single tap recognizes at the first lift, and the double tap
  /// at the second, which it takes from the single tap of the same view.
  static let singleBesideDouble = Invariant("GC-36", of: .recognizers, seeing: .recognizer) {
    evidence in
    evidence.judgeDoubleTaps(where: { first, single, double in
      evidence.scene.coordination.requirement(of: single, on: double).isEmpty
        && evidence.scene.coordination.requirement(of: double, on: single).isEmpty
        && evidence.meets(.predictable, first) && first.outcome.winners.contains(single)
    }) { first, second, single, double in
      .given(first.up) { up in
        evidence.requireAction(of: single, first, up, "it waits for nobody")
          && evidence.judgeDouble(first, second, double)
          && evidence.judgeOnce(single, second, beside: double)
      }
    }
  }

  /// GC-38: a tap that waits for another's failure is undecided, and so delays the view's end.
  static let waitingDelaysEnded = Invariant(
    "GC-38", of: .requirements, seeing: .recognizer, needs: [.loneWaiting, .heard],
    given: { evidence, touch in
      evidence.loneWaiter(of: touch).flatMap {
        evidence.isMultipleTapAwaited($0.awaited)
          && evidence.recognizer($0.waiter).delaysTouchesEnded ? $0.waiter : nil
      }
    }
  ) { evidence, touch, waiter in
    return .expect(
      none: touch.viewCalls.first {
        $0.phase == .ended && $0.delivery == touch.up?.delivery
      }?.event,
      "\(evidence.name(touch.view)) got touchesEnded while \(evidence.recognizerName(waiter)), "
        + "which delays it, waited for others to fail",
      expected: "no touchesEnded before \(evidence.recognizerName(waiter)) has decided")
  }
}

extension Touch.Need {
  /// A lone tap of which all receivers have heard.
  fileprivate static let waiting: Self = [.loneTap, .lifted, .untroubled, .heardByAll]

  /// The same, where nothing is left open about it.
  fileprivate static let loneWaiting: Self = [.waiting, .settled]
}

// MARK: - What was seen of two that are bound

extension Evidence {
  /// Whether one of several recognizers waits for more taps.
  fileprivate func isMultipleTapAwaited(_ awaited: [Int]) -> Bool {
    awaited.contains { recognizer($0).isMultipleTap }
  }

  /// A recognizer for which another would wait, and which has no part in a touch.
  fileprivate func absentee(for number: Int, _ touch: Touch) -> Int? {
    scene.recognizers.indices.first { other in
      scene.coordination.requirement(of: number, on: other).isSure
        && !touch.hearings.contains { $0.who == other }
    }
  }

  /// Whether a recognizer did not recognize one tap while a second might still come.
  fileprivate func judgeEarlyAction(of waiter: Int, _ touch: Touch) -> Verdict {
    let limit = touch.lastTime + Thresholds.tapInterval.surelyBelow
    let next = contacts.first { $0.number > touch.number }.map { sight(of: $0) } ?? .max
    let early = actions(of: waiter, touch).first { facts[$0].at <= limit && $0 < next }
    return .forbid(
      early, "\(recognizerName(waiter)) recognized one tap while a second might still have come",
      expected: "its action only when the time for a second tap is over")
  }

  /// Whether it recognized one tap once.
  fileprivate func judgeOneAction(of waiter: Int, _ touch: Touch) -> Verdict {
    let actions = actions(of: waiter, touch)
    let who = recognizerName(waiter)
    return Verdict.require(
      !actions.isEmpty, by: facts.count, "\(who) did not recognize one tap",
      expected: "one action of \(who)")
      && .expect(
        actions.count < 2, at: actions.last ?? 0,
        "\(who) recognized one tap \(actions.count.times)", expected: "one action of \(who)")
  }

  /// Where a recognizer recognized with a touch.
  private func actions(of recognizer: Int, _ touch: Touch) -> [Int] {
    recognitions.filter {
      $0.recognizer == recognizer && $0.contacts.contains(touch.number)
    }
    .map(\.event)
  }

  /// Every recognition, with every attempt of another recognizer that had to fail first: that one
  /// has failed by then.
  fileprivate func judgeWaiters(where picks: (RecognizerPairs.Requirement) -> Bool) -> Verdict {
    judgeBound { waiter, event in
      Verdict.of(
        attempts, where: { isBound(waiter, to: $0, at: event, open: $0, where: picks) }
      ) { other in
        judgeOrder(waiter, event, other)
      }
    }
  }

  /// The attempts with a gesture, each with the event in which it was recognized, where any
  /// recognizer requires another's failure.
  private func judgeBound(_ judge: (Attempt, Int) -> Verdict) -> Verdict {
    Verdict.of(
      ingredients.isDisjoint(with: .requirements) ? [] : attempts,
      given: { $0.gestureAction?.event }, judge)
  }

  /// Whether a recognizer surely requires another's failure, and the attempt of the two that is not
  /// over yet shares a touch with the other when something happens.
  private func isBound(
    _ waiter: Attempt, to other: Attempt, at event: Int, open attempt: Attempt,
    where picks: (RecognizerPairs.Requirement) -> Bool
  ) -> Bool {
    let bond = scene.coordination.requirement(of: waiter.recognizer, on: other.recognizer)
    return bond.isSure && picks(bond) && isOpen(attempt, at: event)
      && share(waiter, other, at: event)
  }

  private func judgeOrder(_ waiter: Attempt, _ action: Int, _ other: Attempt) -> Verdict {
    let who = recognizerName(waiter.recognizer)
    let awaited = recognizerName(other.recognizer)
    let call = other.hearings.first { $0 > action }
    let later = other.actions.first?.event
    let sign: Sentence =
      call.map { "gets another call in \(event: $0)" } ?? "acts in \(action: later ?? 0)"
    return Verdict.expect(
      other.actions.first?.event ?? .max >= action, at: action,
      "\(who) recognized, though \(awaited), whose failure it requires, had recognized",
      expected: "\(who) fails without an action")
      && .expect(
        call == nil && later == nil, at: action,
        "\(who) recognized while \(awaited), whose failure it requires, was undecided: it \(sign)",
        expected: "\(who) waits until \(awaited) has failed")
      && .expect(
        !isSurelyPossible(other, at: action, of: waiter), at: action,
        "\(who) recognized in an event in which \(awaited), whose failure it requires, was possible",
        expected: "\(who) waits until \(awaited) has failed")
  }

  /// Whether a recognizer that got its calls of an event surely was possible when another acted in it:
  /// after its last call, and nothing else of that time can have made it fail.
  /// Source: GR-44, GC-09, GC-13, RE-46, RE-81.
  private func isSurelyPossible(_ other: Attempt, at action: Int, of waiter: Attempt) -> Bool {
    guard let call = other.hearings.last(where: { $0 < action }), facts[call].state == .possible,
      deliveryOfFact[call] == deliveryOfFact[action], deliveryOfFact[call] != Scene.none,
      other.kind != .custom, scenario.recognizers[other.recognizer].decisions.isEmpty,
      reports.isSuperset(of: [
        Reports(.shouldBegin), Reports(.scroll), Reports(.order), Reports(.recognizerState),
      ]),
      !beginsToScroll(in: deliveryOfFact[call]),
      script.sparesAttempts(from: 0, until: facts[action].at)
    else { return false }
    // Actions of one time may be sent in another order than recognizers have recognized: RE-02.
    let isAtThatTime = { [self] in facts[$0].at == facts[action].at }
    return !events[.action].contains { isAtThatTime($0) && facts[$0].who != waiter.recognizer }
      && !recognizerFacts[other.recognizer].contains {
        isAtThatTime($0) && facts[$0].kind == .shouldBegin
      }
  }

  /// Every recognition, with every attempt of another recognizer that required its failure: that
  /// one fails.
  fileprivate func judgeLosers(where picks: (RecognizerPairs.Requirement) -> Bool) -> Verdict {
    judgeBound { winner, event in
      Verdict.of(
        attempts,
        where: {
          $0.actions.first?.event ?? .max > event
            && isBound($0, to: winner, at: event, open: $0, where: picks)
        }
      ) { loser in
        judgeFailure(of: loser, to: winner)
      }
    }
  }

  private func judgeFailure(of loser: Attempt, to winner: Attempt) -> Verdict {
    let who = recognizerName(loser.recognizer)
    let other = recognizerName(winner.recognizer)
    let wrong = loser.actions.first
    return Verdict.forbid(
      wrong?.event, "\(who) recognized after \(other) had, whose failure it requires",
      expected: "\(who) fails without an action"
    )
    .then(
      .given(loser.resetState) { state in
        .expect(
          state == .failed, at: loser.reset ?? 0,
          "\(who) became \(state.rawValue) when \(other) recognized, whose failure it requires",
          expected: "it fails")
      })
  }

  /// Both of it.
  fileprivate func judgeBonds(where picks: (RecognizerPairs.Requirement) -> Bool) -> Verdict {
    judgeWaiters(where: picks) && judgeLosers(where: picks)
  }

  /// Both of it, where the waiting one has been through an attempt before.
  fileprivate func judgeLater(where picks: (RecognizerPairs.Requirement) -> Bool) -> Verdict {
    let isLater = attempts.contains { attempt in
      attempt.hearings.first.map { isBoundAgain(attempt.recognizer, before: $0, where: picks) }
        ?? false
    }
    let verdict = judgeBonds(where: picks)
    return verdict.then(.when(isLater, verdict))
  }

  private func isBoundAgain(
    _ number: Int, before start: Int, where picks: (RecognizerPairs.Requirement) -> Bool
  ) -> Bool {
    attempts.contains { other in
      let bond = scene.coordination.requirement(of: number, on: other.recognizer)
      return bond.isSure && picks(bond) && other.reset.map { $0 < start } ?? false
    }
  }

  /// Whether an attempt had begun, and was not over, when something happened.
  private func isOpen(_ attempt: Attempt, at event: Int) -> Bool {
    guard let first = attempt.hearings.first, first < event else { return false }
    return attempt.reset.map { $0 > event } ?? true
  }

  /// Whether two attempts are at one touch, by the time that something happened.
  func share(_ one: Attempt, _ other: Attempt, at event: Int) -> Bool {
    let touches = heard(by: one, before: event)
    return heard(by: other, before: event).contains(where: touches.contains)
  }

  /// The touches of an attempt, by the time that something happened; but not those that the
  /// recognizer ignores, or may ignore: those that came when it had recognized, and of which it was
  /// never told again, and those that came when it had as many as it looks for. These count as well
  /// where `ignoredPerhaps` says so. Source: GR-16, RE-54, RE-56, RE-57.
  func heard(by attempt: Attempt, before event: Int, ignoredPerhaps: Bool = false) -> [Int] {
    var found: [Int] = []
    let most = scene.recognizers[attempt.recognizer].mostTouches
    for hearing in attempt.hearings where hearing < event && facts[hearing].phase == .began {
      var new: [Int] = []
      for place in facts[hearing].touches
      where !scene.ignores(attempt.recognizer, finger: touches[place].finger) {
        let touch = touches[place].contact
        let isEarly = hearing < attempt.actions.first?.event ?? .max
        if touch >= 0, isEarly || ignoredPerhaps || follows(attempt, touch) { new.append(touch) }
      }
      let time = facts[hearing].at
      let down = found.filter { contacts[$0].end?.at ?? .max > time }
      if down.count + new.count <= most || ignoredPerhaps { found += new }
    }
    return found
  }
}

extension Evidence {
  /// Whether a recognizer received a touch after it had come down.
  private func follows(_ attempt: Attempt, _ touch: Int) -> Bool {
    attempt.hearings.contains { hearing in
      facts[hearing].phase != .began
        && facts[hearing].touches.contains { touches[$0].contact == touch }
    }
  }
}

extension Attempt {
  /// The first action, unless it says that the gesture was cancelled.
  var gestureAction: Action? { actions.first.flatMap { $0.state == .cancelled ? nil : $0 } }
}
