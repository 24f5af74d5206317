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
    "GC-28", of: .requirements, seeing: .recognizer
  ) { evidence in
    evidence.judgeLoneWaiters { touch, up, waiter, awaited in
      let late = awaited.contains { evidence.recognizer($0).isMultipleTap }
      let action = evidence.recognitions.first {
        $0.recognizer == waiter && $0.contacts.contains(touch.number)
      }
      let names = awaited.map(evidence.recognizerName).joined(separator: " and ")
      guard let action else {
        return .broken(
          Violation(
            "\(evidence.recognizerName(waiter)) saw its tap, and did not recognize when \(names) "
              + "had failed",
            event: late ? evidence.facts.count : evidence.endOf(up.delivery), isMissing: true,
            expected: "the action of \(evidence.recognizerName(waiter))"))
      }
      return .expect(
        late || action.delivery == up.delivery, at: action.event,
        "\(evidence.recognizerName(waiter)) recognized long after \(names) had failed",
        expected: "its action with the lift")
    }
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
      .and(evidence.judgeQuestionsOnce())
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
  ) {
    evidence, touch, up, outcome in
    return Verdict.of(outcome.winners) { number in
      let absent = evidence.scene.recognizers.indices.first { other in
        evidence.scene.coordination.requirement(of: number, on: other).isSure
          && !touch.hearings.contains { $0.who == other }
      }
      guard let absent else { return .notExercised }
      return evidence.requireAction(
        of: number, touch, up,
        "\(evidence.recognizerName(absent)), for which it would wait, has no part in the touch")
    }
  }

  /// GC-35: a tap that waits for a double tap to fail recognizes one tap late, and two not at all.
  static let singleWaitsForDouble = Invariant("GC-35", of: .requirements, seeing: .recognizer) {
    evidence in
    evidence.judgeLoneWaiters { touch, up, waiter, awaited in
      guard awaited.contains(where: { evidence.recognizer($0).isMultipleTap }) else {
        return .notExercised
      }
      let actions = evidence.recognitions.filter {
        $0.recognizer == waiter && $0.contacts.contains(touch.number)
      }
      let who = evidence.recognizerName(waiter)
      if let early = actions.first(where: {
        evidence.facts[$0.event].at <= up.at + Thresholds.tapInterval.surelyBelow
      }) {
        return .broken(
          Violation(
            "\(who) recognized one tap while a second might still have come", event: early.event,
            expected: "its action only when the time for a second tap is over"))
      }
      return .expect(
        actions.count == 1, at: actions.last?.event ?? evidence.facts.count,
        "\(who) recognized one tap \(actions.count) times", expected: "one action of \(who)")
    }
    .and(
      evidence.judgeDoubleTaps { first, second, single, double in
        guard evidence.scene.coordination.requirement(of: single, on: double).isSure else {
          return .notExercised
        }
        return evidence.judgeDouble(first, second, double)
          .and(evidence.judgeSilent(single, from: first, beside: double))
      })
  }

  /// GC-36: without the requirement the single tap recognizes at the first lift, and the double tap
  /// at the second.
  static let singleBesideDouble = Invariant("GC-36", of: .recognizers, seeing: .recognizer) {
    evidence in
    evidence.judgeDoubleTaps { first, second, single, double in
      guard evidence.scene.coordination.requirement(of: single, on: double).isEmpty,
        evidence.scene.coordination.requirement(of: double, on: single).isEmpty, let up = first.up,
        evidence.meets(.predictable, first), first.outcome.winners.contains(single)
      else { return .notExercised }
      return evidence.requireAction(of: single, first, up, "it waits for nobody")
        .and(evidence.judgeDouble(first, second, double))
    }
  }

  /// GC-38: a tap that waits for another's failure is undecided, and so delays the view's end.
  static let waitingDelaysEnded = Invariant("GC-38", of: .requirements, seeing: .recognizer) {
    evidence in
    evidence.judgeLoneWaiters { touch, up, waiter, awaited in
      guard awaited.contains(where: { evidence.recognizer($0).isMultipleTap }),
        evidence.recognizer(waiter).delaysTouchesEnded, evidence.heardBegan(touch)
      else { return .notExercised }
      let early = touch.viewCalls.first { $0.phase == .ended && $0.delivery == up.delivery }
      return .expect(
        early == nil, at: early?.event ?? 0,
        "\(evidence.name(touch.view)) got touchesEnded while \(evidence.recognizerName(waiter)), "
          + "which delays it, waited for others to fail",
        expected: "no touchesEnded before \(evidence.recognizerName(waiter)) has decided")
    }
  }
}

// MARK: - What was seen of two that are bound

extension Evidence {
  /// Every recognition, with every attempt of another recognizer that had to fail first: that one
  /// has failed by then.
  fileprivate func judgeWaiters(where picks: (RecognizerPairs.Requirement) -> Bool) -> Verdict {
    if ingredients.isDisjoint(with: .requirements) { return .notExercised }
    return Verdict.of(attempts.indices) { number in
      let waiter = attempts[number]
      guard let first = waiter.actions.first, first.state != .cancelled else {
        return .notExercised
      }
      let action = first.event
      return Verdict.of(attempts) { other in
        let bond = scene.coordination.requirement(of: waiter.recognizer, on: other.recognizer)
        guard bond.isSure, picks(bond), isOpen(other, at: action), share(waiter, other, at: action)
        else { return .notExercised }
        return judgeOrder(waiter, action, other)
      }
    }
  }

  private func judgeOrder(_ waiter: Attempt, _ action: Int, _ other: Attempt) -> Verdict {
    let who = recognizerName(waiter.recognizer)
    let awaited = recognizerName(other.recognizer)
    if let first = other.actions.first, first.event < action {
      return .broken(
        Violation(
          "\(who) recognized, though \(awaited), whose failure it requires, had recognized",
          event: action, expected: "\(who) fails without an action"))
    }
    let later = other.hearings.first { $0 > action } ?? other.actions.first?.event
    return .expect(
      later == nil, at: action,
      "\(who) recognized while \(awaited), whose failure it requires, was undecided: it is heard "
        + "of again in event \(later ?? 0)",
      expected: "\(who) waits until \(awaited) has failed")
  }

  /// Every recognition, with every attempt of another recognizer that required its failure: that
  /// one fails.
  fileprivate func judgeLosers(where picks: (RecognizerPairs.Requirement) -> Bool) -> Verdict {
    if ingredients.isDisjoint(with: .requirements) { return .notExercised }
    return Verdict.of(attempts) { winner in
      guard let first = winner.actions.first, first.state != .cancelled else {
        return .notExercised
      }
      let action = first.event
      return Verdict.of(attempts) { loser in
        let bond = scene.coordination.requirement(of: loser.recognizer, on: winner.recognizer)
        guard bond.isSure, picks(bond), isOpen(loser, at: action), share(winner, loser, at: action),
          loser.actions.first.map({ $0.event > action }) ?? true
        else { return .notExercised }
        let who = recognizerName(loser.recognizer)
        let other = recognizerName(winner.recognizer)
        if let wrong = loser.actions.first {
          return .broken(
            Violation(
              "\(who) recognized after \(other) had, whose failure it requires", event: wrong.event,
              expected: "\(who) fails without an action"))
        }
        guard let reset = loser.reset else { return .notExercised }
        return .expect(
          facts[reset].state == .failed, at: reset,
          "\(who) became \(facts[reset].state.rawValue) when \(other) recognized, whose failure it "
            + "requires", expected: "it fails")
      }
    }
  }

  /// Both of it.
  fileprivate func judgeBonds(where picks: (RecognizerPairs.Requirement) -> Bool) -> Verdict {
    judgeWaiters(where: picks).and(judgeLosers(where: picks))
  }

  /// Both of it, where the waiting one has been through an attempt before.
  fileprivate func judgeLater(where picks: (RecognizerPairs.Requirement) -> Bool) -> Verdict {
    let verdict = judgeBonds(where: picks)
    guard verdict == .holds else { return verdict }
    let isLater = attempts.contains { attempt in
      guard let start = attempt.hearings.first else { return false }
      return isBoundAgain(attempt.recognizer, before: start, where: picks)
    }
    return isLater ? .holds : .notExercised
  }

  private func isBoundAgain(
    _ number: Int, before start: Int, where picks: (RecognizerPairs.Requirement) -> Bool
  ) -> Bool {
    attempts.contains { other in
      let bond = scene.coordination.requirement(of: number, on: other.recognizer)
      return bond.isSure && picks(bond) && other.reset.map { $0 < start } ?? false
    }
  }

  /// The question whether one recognizer waits for another is put to nobody twice, unless one of
  /// the two has been reset.
  fileprivate func judgeQuestionsOnce() -> Verdict {
    if events[.shouldRequireFailure].isEmpty, events[.shouldBeRequiredToFail].isEmpty {
      return .notExercised
    }
    var asked: [(question: Trace.Event, event: Int)] = []
    var verdict = Verdict.notExercised
    for (event, fact) in facts.enumerated() {
      switch fact.kind {
      case .reset: asked.removeAll { $0.question.who == fact.who || $0.question.other == fact.who }
      case .shouldRequireFailure, .shouldBeRequiredToFail:
        guard fact.who >= 0, fact.other >= 0 else { continue }
        if let first = asked.first(where: { $0.question.isSameQuestion(as: fact) }) {
          return .broken(
            Violation(
              "it was asked again whether \(recognizerName(fact.who)) and "
                + "\(recognizerName(fact.other)) wait for one another, as in event \(first.event)",
              event: event, expected: "one question for each pair and attempt"))
        }
        asked.append((fact, event))
        verdict = .holds
      default: break
      }
    }
    return verdict
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
  /// never told again. These count as well where `ignoredPerhaps` says so.
  func heard(by attempt: Attempt, before event: Int, ignoredPerhaps: Bool = false) -> [Int] {
    var found: [Int] = []
    for hearing in attempt.hearings where hearing < event && facts[hearing].phase == .began {
      for place in facts[hearing].touches
      where !scene.ignores(attempt.recognizer, finger: touches[place].finger) {
        let touch = touches[place].contact
        let isEarly = attempt.actions.first.map { hearing < $0.event } ?? true
        guard touch >= 0 else { continue }
        if isEarly || ignoredPerhaps || follows(attempt, touch) { found.append(touch) }
      }
    }
    return found
  }
}

extension Evidence {
  /// Whether a recognizer was told of a touch after it had come down.
  private func follows(_ attempt: Attempt, _ touch: Int) -> Bool {
    attempt.hearings.contains { hearing in
      facts[hearing].phase != .began
        && facts[hearing].touches.contains { touches[$0].contact == touch }
    }
  }
}
