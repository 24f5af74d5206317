import Thresholds
import TouchScript

extension Invariants {
  /// Chapter GC: which of several recognizers recognizes.
  static let exclusion: [Invariant] = [
    .onlyOneRecognizes, .deepestWins, .allHearTheLift, .nextAncestorWins,
    .preventionTable, .preventionMethods, .multipleTapsAreSpared, .preventedFails,
    .askedOnlyOfRivals, .oneDelegateIsEnough, .simultaneousActions,
  ]
}

extension Invariant {
  /// GC-11: once one recognizer has recognized, those that it prevents send no action any more with
  /// the same touch, whatever event or timer brings it about.
  static let onlyOneRecognizes = Invariant(
    "GC-11", of: .recognizers, seeing: .action
  ) { evidence in
    evidence.judgeRivals(where: evidence.isExcluded) { first, second in
      .expect(
        none: second.actions.first?.event,
        "\(evidence.name(first)) and \(evidence.name(second)) both recognized one touch",
        expected: "only one of them sends its action")
    }
  }

  /// GC-12: of identical taps on nested views the one nearest to the hit view recognizes.
  static let deepestWins = Invariant(
    "GC-12", of: .recognizers, seeing: .action,
    where: { $2.candidates.count > 1 && $2.surelyNearest != nil }
  ) { evidence, touch, up, outcome in
    let deepest = outcome.deepest[0]
    if evidence.hasRecognized(deepest, touch, by: up.delivery) { return .holds }
    let usurper = evidence.recognitions.first {
      $0.delivery == up.delivery && outcome.candidates.contains($0.recognizer)
    }
    return .forbid(
      usurper?.event,
      "\(evidence.recognizerName(usurper?.recognizer ?? -1)) recognized in the place of "
        + "\(evidence.recognizerName(deepest)), which is nearer to \(evidence.name(touch.view))",
      expected: "the action of \(evidence.recognizerName(deepest))")
  }

  /// GC-13: all of them receive the lift; exclusion comes after.
  static let allHearTheLift = Invariant(
    "GC-13", of: .recognizers, seeing: .recognizer,
    where: { _, touch, _ in touch.receivers.count > 1 }
  ) { evidence, touch, up, _ in
    evidence.judgeLift(up, of: touch)
  }

  /// GC-15: where the nearest recognizer may not begin the next one up recognizes.
  static let nextAncestorWins = Invariant(
    "GC-15", of: .recognizers, seeing: .recognizer, each: { $0.ripeGestures },
    given: { evidence, gesture in
      evidence.isUnhindered(gesture) ? evidence.vetoedGesture(below: gesture) : nil
    }
  ) { evidence, next, failed in
    evidence.requireRecognition(
      of: next,
      "\(evidence.recognizerName(failed.recognizer)), nearer to the touch, may not begin")
  }

  /// GC-18: a recognizer is prevented where both sides' methods and no delegate say otherwise, and
  /// only there.
  static let preventionTable = Invariant(
    "GC-18", of: .recognizers, seeing: .recognizer
  ) { evidence in
    evidence.judgeBeside(where: evidence.scene.areRelated) { gesture, companion in
      evidence.requireRecognition(
        of: gesture, "\(evidence.name(companion)) does not prevent it")
    }
      && evidence.judgeRivals(where: { second, first, action in
        evidence.scene.areRelated(first.recognizer, second.recognizer)
          && evidence.isExcluded(second, by: first, at: action)
      }) { first, second in
        .expect(
          none: second.actions.first?.event,
          "\(evidence.name(second)) recognized, though \(evidence.name(first)) prevents it",
          expected: "no action of \(evidence.name(second))")
      }
  }

  /// GC-19: `canPrevent` or `canBePrevented(by:)` answering no is enough to let the other live.
  static let preventionMethods = Invariant(
    "GC-19", of: .recognizers, seeing: .recognizer
  ) { evidence in
    evidence.judgeBeside(where: { companion, number in
      evidence.scene.coordination.isRelated(companion, number)
        && !evidence.scene.areSimultaneous(companion, number)
    }) { gesture, companion in
      evidence.requireRecognition(
        of: gesture, "\(evidence.name(companion)) cannot prevent it from recognizing")
    }
  }

  /// GC-20: a tap never prevents a tap that requires more taps.
  static let multipleTapsAreSpared = Invariant(
    "GC-20", of: .recognizers, seeing: .action, each: { $0.recognitions },
    where: { evidence, _ in evidence.scene.recognizers.contains { $0.isMultipleTap } }
  ) { evidence, recognition in
    Verdict.of(
      recognition.contacts.map { evidence.contacts[$0] },
      where: {
        $0.up?.delivery == recognition.delivery && evidence.meets([.alone, .undisturbed], $0)
      }
    ) { touch in
      Verdict.of(touch.receivers, where: { evidence.isSpared($0, touch, by: recognition) }) {
        number in
        return .expect(
          none: evidence.first(in: recognition.delivery) {
            $0.kind == .reset && $0.who == number
          },
          "\(evidence.recognizerName(number)) waits for \(evidence.recognizer(number).taps) taps, and "
            + "was prevented by \(evidence.recognizerName(recognition.recognizer)), which needs fewer",
          expected: "\(evidence.recognizerName(number)) stays possible")
      }
    }
  }

  /// GC-21: a prevented recognizer ends failed, not cancelled; that it sends no action says GC-11.
  static let preventedFails = Invariant(
    "GC-21", of: .recognizers, seeing: .reset
  ) { evidence in
    evidence.judgeRivals(where: { $0.actions.isEmpty && evidence.isExcluded($0, by: $1, at: $2) }) {
      _, second in
      .given(second.resetState) { state in
        .expect(
          state == .failed, at: second.reset ?? 0,
          "\(evidence.name(second)) was prevented, and became \(state.rawValue)",
          expected: "it fails")
      }
    }
  }

  /// GC-22: a delegate is asked about simultaneity if recognizers are rivals, and only then.
  static let askedOnlyOfRivals = Invariant(
    "GC-22", of: .recognizers, seeing: .simultaneous
  ) { evidence in
    Verdict.of(
      Array(evidence.events[.simultaneous]),
      // The trace does not show what a scroll view's own pan gets.
      where: { event in
        [evidence.facts[event].who, evidence.facts[event].other].allSatisfy {
          $0 >= 0 && evidence.recognizer($0).isWatched
        }
      }
    ) { evidence.judgeQuestionOfRivals(at: $0) } && evidence.judgeBlockedUnasked()
  }

  /// GC-23: one delegate's yes is enough for both to recognize.
  static let oneDelegateIsEnough = Invariant(
    "GC-23", of: .delegates, seeing: .recognizer
  ) { evidence in
    evidence.judgeBeside(where: { companion, number in
      evidence.scene.allows(companion, number) != evidence.scene.allows(number, companion)
    }) { gesture, companion in
      evidence.requireRecognition(
        of: gesture,
        "one of two delegates lets it recognize beside \(evidence.name(companion))")
    }
  }

  /// GC-24: recognizers that recognize together both send their actions, in whatever order.
  static let simultaneousActions = Invariant(
    "GC-24", of: .delegates, seeing: .recognizer
  ) { evidence in
    evidence.judgeBeside(where: evidence.scene.areSimultaneous) { gesture, companion in
      evidence.requireRecognition(
        of: gesture, "it recognizes together with \(evidence.name(companion))")
    }
  }
}

extension Outcome {
  /// The candidate that must recognize for being nearer to the hit view than all others.
  fileprivate var surelyNearest: Int? {
    deepest.count == 1 && winners.contains(deepest[0]) ? deepest[0] : nil
  }
}

extension Evidence {
  /// How far the view of a recognizer is from its window, when a touch comes down.
  func depth(of number: Int, _ touch: Touch) -> Int {
    let view = touch.scene.recognizerViews[number]
    return touch.scene.isView(view) ? touch.scene.depths[view] : Scene.none
  }

  /// Whether all these recognizers received the whole touch, with nothing decided before; where it
  /// is not reported what they hear, whether they must have.
  func haveHeard(_ numbers: [Int], _ touch: Touch) -> Bool {
    numbers.allSatisfy { number in
      if !reports.contains(.recognizer) { return touch.isFresh && mustHear(number, touch) }
      guard let began = hearing(.began, of: number, touch) else { return false }
      return !isDecided(number, before: began.event)
    }
  }

  /// Whether an attempt sends no action any more once another has recognized: it was under way with
  /// one of the touches, had not begun, and is prevented. Where both recognize at one moment, each
  /// has to prevent the other, for nobody knows which comes first. Source: GC-11, GC-17, GC-18.
  fileprivate func isExcluded(
    _ second: Attempt, by first: Attempt, at action: Attempt.Action
  ) -> Bool {
    guard second.recognizer != first.recognizer,
      scene.prevents(first.recognizer, second.recognizer),
      let start = second.hearings.first, start < action.event,
      second.reset ?? .max > action.event, second.actions.first?.event ?? .max > action.event,
      share(first, second, at: action.event)
    else { return false }
    guard let other = second.actions.first, isOneMoment(action, other) else { return true }
    return scene.prevents(second.recognizer, first.recognizer)
  }

  /// Judges the attempts that are meant when another gesture is recognized.
  func judgeRivals(
    where isMeant: (Attempt, Attempt, Attempt.Action) -> Bool,
    _ judge: (_ first: Attempt, _ second: Attempt) -> Verdict
  ) -> Verdict {
    Verdict.of(attempts, given: { $0.gestureAction }) { first, action in
      .of(attempts, where: { isMeant($0, first, action) }) { judge(first, $0) }
    }
  }

  /// Whether two actions come of one event, or of timers of one time.
  private func isOneMoment(_ one: Attempt.Action, _ other: Attempt.Action) -> Bool {
    one.delivery == other.delivery && (one.delivery >= 0 || one.at == other.at)
  }

  /// Whether a gesture may be recognized, and no other recognizer has recognized by then that might
  /// keep it from that; those of a tie aside.
  func isUnhindered(_ gesture: RipeGesture, beside tie: [RipeGesture] = []) -> Bool {
    gesture.veto == .none && !scene.coordination.waits(gesture.recognizer)
      && companions(of: gesture, before: deadline(of: gesture)).allSatisfy { other in
        tie.contains { $0.recognizer == other.recognizer }
          || !mayStop(other.recognizer, gesture.recognizer)
      }
  }

  /// A gesture of a recognizer nearer to the touch, which may not begin.
  fileprivate func vetoedGesture(below next: RipeGesture) -> RipeGesture? {
    let touch = contacts[next.contacts[0]]
    return ripeGestures.first { other in
      other.veto == .sure && other.contacts.contains(touch.number)
        && depth(of: other.recognizer, touch) > depth(of: next.recognizer, touch)
    }
  }

  /// Whether all recognizers that received a touch, and were undecided, receive its lift. One that
  /// was reset meanwhile has forgotten the touch, unless it sees a tap in it, and so cannot have
  /// failed. Source: GR-07, GR-42.
  func judgeLift(_ up: Contact.Sample, of touch: Touch) -> Verdict {
    Verdict.of(touch.receivers, where: { isOpen($0, to: up, of: touch) }) { number in
      .require(
        hearing(.ended, of: number, touch) != nil, by: endOf(up.delivery),
        "\(recognizerName(number)) did not get touchesEnded",
        expected: "touchesEnded of \(recognizerName(number))")
    }
  }

  /// Whether a recognizer that received a touch is undecided when it lifts, and no other that is
  /// nearer to the touch may have it fail before it receives that. One that has been reset waits
  /// for other touches. Source: GC-12, GC-13, GR-42, RE-46.
  func isOpen(_ number: Int, to up: Contact.Sample, of touch: Touch) -> Bool {
    let start = deliveries[up.delivery].events.lowerBound
    guard let began = hearing(.began, of: number, touch), began.delivery < up.delivery,
      !isDecided(number, before: start),
      // A swipe fails in time, and nobody need see when. Source: KR-41, RE-73.
      !recognizer(number).isSwipe
        || up.at - touch.down.at <= Thresholds.swipeDuration.surelyBelow,
      // Nor need anybody see when a tap fails in time that had too few fingers. Source: KR-09, RE-50.
      touch.isFresh || kind(of: number) != .tap || recognizer(number).touches == 1
    else { return false }
    let isReset = recognizerFacts[number].contains {
      $0 > began.event && $0 < start && facts[$0].kind == .reset
    }
    let seesTap = meets(.predictable, touch) && touch.outcome.candidates.contains(number)
    if isReset, !seesTap { return false }
    return !recognitions.contains { other in
      guard other.contacts.contains(touch.number), other.event < endOf(up.delivery),
        scene.prevents(other.recognizer, number)
      else { return false }
      // Time may have brought it about, with the lift or before.
      return other.delivery == Scene.none && other.event > began.event
        || other.delivery == up.delivery
          && depth(of: other.recognizer, touch) > depth(of: number, touch)
    }
  }

  /// Whether a recognizer that must recognize at a lift sent its action there.
  func requireAction(
    of number: Int, _ touch: Touch, _ up: Contact.Sample, _ why: @autoclosure () -> String
  ) -> Verdict {
    .require(
      hasRecognized(number, touch, by: up.delivery), by: endOf(up.delivery),
      "\(recognizerName(number)) did not recognize the tap on \(name(touch.view)), though "
        + "\(why())",
      expected: "the action of \(recognizerName(number))")
  }

  /// Whether a recognizer that is undecided needs more taps than the one that recognized, and waits
  /// for nobody; and no other that needs as many recognized.
  fileprivate func isSpared(
    _ number: Int, _ touch: Touch, by recognition: Recognition
  ) -> Bool {
    let tap = recognizer(number)
    return tap.isMultipleTap && kind(of: recognition.recognizer) == .tap
      && tap.taps > recognizer(recognition.recognizer).taps && !scene.coordination.waits(number)
      && hearing(.ended, of: number, touch)?.state == .possible
      // A subclass that decides by itself may have prevented it.
      && touch.receivers.allSatisfy { scenario.recognizers[$0].decisions.isEmpty }
      && first(in: recognition.delivery) {
        $0.kind == .shouldBegin && $0.who == number && !$0.answer
      } == nil
      && !recognitions.contains {
        // Of other kinds the rule says nothing: they may have prevented it.
        $0.delivery == recognition.delivery
          && (kind(of: $0.recognizer) != .tap || recognizer($0.recognizer).taps >= tap.taps)
      }
  }
}

extension Evidence {
  /// Judges whether a question about simultaneity is about two recognizers that share a touch.
  /// Source: GC-22.
  fileprivate func judgeQuestionOfRivals(at event: Int) -> Verdict {
    let fact = facts[event]
    let share = contacts.contains { touch in
      let both = [fact.who, fact.other]
      return sight(of: touch) < event
        && (both.allSatisfy {
          touch.receivers.contains($0) || mayBeTakenUnheard($0, touch)
            || isAskedLater($0, whetherToTake: touch, than: event)
        }
          || both.allSatisfy { hearing(.began, of: $0, touch) != nil })
    }
    return .expect(
      share && fact.who != fact.other, at: event,
      "\(recognizerName(fact.who)) was asked about "
        + "\(recognizerName(fact.other)), with which it shares no touch",
      expected: "no question")
  }

  /// Whether a recognizer is asked about a touch only after something else happens: until it refuses
  /// the touch nobody knows that it has no part in it. Source: RE-09.
  private func isAskedLater(
    _ number: Int, whetherToTake touch: Touch, than event: Int
  ) -> Bool {
    let questions = recognizerFacts[number].filter {
      facts[$0].kind == .shouldReceive
        && facts[$0].touches.contains { touches[$0].contact == touch.number }
    }
    return questions.first.map { $0 > event } ?? false
  }

  /// Judges recognizers that were allowed to begin but failed, because another one recognized. If a
  /// delegate allows both only in some states of the other, it must be asked each time.
  /// Source: GC-22, GC-23.
  fileprivate func judgeBlockedUnasked() -> Verdict {
    Verdict.of(attempts, given: { blocker(of: $0) }) { attempt, other in
      let pair = [attempt.recognizer, other.recognizer]
      let span = (attempt.hearings.first ?? 0)..<(attempt.reset ?? facts.count)
      return .require(
        events[.simultaneous].contains { event in
          span.contains(event) && pair.contains(facts[event].who)
            && pair.contains(facts[event].other)
        },
        by: span.upperBound,
        "\(name(attempt)) was kept from recognizing by \(name(other)), and no delegate was asked "
          + "whether both may, though one has something to say about that",
        expected: "simultaneous for the two")
    }
  }

  /// The only other recognizer that acts in the event in which this one was allowed to begin, but failed;
  /// nil unless delegates allow both in some states.
  private func blocker(of attempt: Attempt) -> Attempt? {
    let number = attempt.recognizer
    guard attempt.actions.isEmpty, attempt.resetState == .failed, let reset = attempt.reset,
      let start = attempt.hearings.first, recognizer(number).isWatched,
      !scene.coordination.isBound(number)
    else { return nil }
    let questions = recognizerFacts[number].filter {
      $0 > start && $0 < reset && facts[$0].kind == .shouldBegin
    }
    guard let asked = questions.first, questions.allSatisfy({ facts[$0].answer }),
      deliveryOfFact[asked] >= 0, isSpared(attempt, until: facts[asked].at)
    else { return nil }
    let others = attempts.filter { other in
      guard other.recognizer != number, let action = other.gestureAction?.event else {
        return false
      }
      return deliveryOfFact[action] == deliveryOfFact[asked] && share(attempt, other, at: action)
    }
    guard others.count == 1, let other = others.first, recognizer(other.recognizer).isWatched,
      mayDepend(number, other.recognizer) || mayDepend(other.recognizer, number),
      scene.coordination.mayPrevent(other.recognizer, number),
      !isKeptByAnother(attempt, beside: other, when: deliveryOfFact[asked])
    else { return nil }
    return other
  }

  /// Whether a third recognizer, which had begun before an event of the script, may have kept one from
  /// beginning there. Whether it follows the touch, and who receives that first, is open.
  /// Source: GC-16, GR-03, RE-54.
  func isKeptByAnother(
    _ attempt: Attempt, beside other: Attempt, when delivery: Int
  ) -> Bool {
    let events = deliveries[delivery].events
    let touches = heard(by: attempt, before: events.upperBound)
    return attempts.contains { third in
      third.recognizer != attempt.recognizer && third.recognizer != other.recognizer
        && third.isActive(before: events.lowerBound)
        && scene.coordination.mayPrevent(third.recognizer, attempt.recognizer)
        && heard(by: third, before: events.upperBound, ignoredPerhaps: true)
          .contains(where: touches.contains)
    } || isKeptUnseen(attempt, until: events.upperBound)
  }

  /// Whether the pan of a scroll view has acted since an attempt began, and may have prevented it: what
  /// such a pan hears, nobody sees.
  private func isKeptUnseen(_ attempt: Attempt, until end: Int) -> Bool {
    events[.action].contains { event in
      let who = facts[event].who
      return event < end && event > attempt.hearings.first ?? .max && who >= 0
        && !recognizer(who).isWatched && scene.coordination.mayPrevent(who, attempt.recognizer)
    }
  }

  /// Whether a delegate allows another recognizer beside its own only in some states of the other.
  private func mayDepend(_ one: Int, _ other: Int) -> Bool {
    let setting = scene.setting.recognizers
    guard let delegate = setting[one].delegate, !delegate.onlyWhileOtherIs.isEmpty else {
      return false
    }
    return delegate.simultaneousWith?.contains(setting[other].id) ?? false
  }
}
