import TouchScript

extension Invariants {
  /// Chapter GC: which of several recognizers recognizes.
  static let exclusion: [Invariant] = [
    .onlyOneRecognizes, .deepestWins, .allHearTheLift, .oneOfEquals, .nextAncestorWins,
    .preventionTable, .preventionMethods, .multipleTapsAreSpared, .preventedFails,
    .askedOnlyOfRivals, .oneDelegateIsEnough, .simultaneousActions,
  ]
}

extension Invariant {
  /// GC-11: once one recognizer recognizes, the others of the same touch fail without an action.
  static let onlyOneRecognizes = Invariant("GC-11", of: .recognizers, seeing: .action) { evidence in
    Verdict.of(evidence.recognitions.indices) { index in
      let first = evidence.recognitions[index]
      let rivals = evidence.rivals(of: first)
      if rivals.isEmpty { return .notExercised }
      let second = evidence.recognitions[(index + 1)...].first {
        $0.delivery == first.delivery && rivals.contains($0.recognizer)
          && $0.contacts.contains(where: first.contacts.contains)
      }
      return .expect(
        second == nil, at: second?.event ?? 0,
        "\(evidence.recognizerName(first.recognizer)) and "
          + "\(evidence.recognizerName(second?.recognizer ?? -1)) both recognized one touch",
        expected: "only one of them sends its action")
    }
  }

  /// GC-12: of identical taps on nested views the one nearest to the hit view recognizes.
  static let deepestWins = Invariant("GC-12", of: .recognizers, seeing: .action) {
    evidence, touch, up, outcome in
    guard outcome.candidates.count > 1, outcome.deepest.count == 1,
      outcome.winners.contains(outcome.deepest[0])
    else { return .notExercised }
    let deepest = outcome.deepest[0]
    if evidence.recognition(of: deepest, at: up.delivery) != nil { return .holds }
    let usurper = evidence.recognitions.first {
      $0.delivery == up.delivery && outcome.candidates.contains($0.recognizer)
    }
    guard let usurper else { return .notExercised }
    return .broken(
      Violation(
        "\(evidence.recognizerName(usurper.recognizer)) recognized in the place of "
          + "\(evidence.recognizerName(deepest)), which is nearer to "
          + evidence.name(touch.view),
        event: usurper.event, expected: "the action of \(evidence.recognizerName(deepest))"))
  }

  /// GC-13: all of them hear of the lift; exclusion comes after.
  static let allHearTheLift = Invariant("GC-13", of: .recognizers, seeing: .recognizer) {
    evidence, touch, up, outcome in
    touch.receivers.count > 1 ? evidence.judgeLift(up, of: touch) : .notExercised
  }

  /// GC-14: of identical taps on one view exactly one recognizes.
  static let oneOfEquals = Invariant("GC-14", of: .recognizers, seeing: .recognizer) {
    evidence, touch, up, outcome in
    guard outcome.deepest.count > 1, evidence.haveHeard(outcome.deepest, touch),
      outcome.deepest.allSatisfy({ one in
        outcome.candidates.allSatisfy { $0 == one || evidence.scene.prevents(one, $0) }
      })
    else { return .notExercised }
    let fired = outcome.deepest.compactMap { evidence.recognition(of: $0, at: up.delivery) }
    if fired.count == 1 { return .holds }
    let names = outcome.deepest.map(evidence.recognizerName).joined(separator: " and ")
    return .broken(
      Violation(
        "of \(names), all on one view, \(fired.isEmpty ? "none" : "\(fired.count)") recognized",
        event: fired.last?.event ?? evidence.endOf(up.delivery), isMissing: fired.isEmpty,
        expected: "exactly one action"))
  }

  /// GC-15: where the nearest recognizer fails the next one up recognizes.
  static let nextAncestorWins = Invariant("GC-15", of: .recognizers, seeing: .recognizer) {
    evidence, touch, up, outcome in
    guard outcome.deepest.count == 1, outcome.winners.contains(outcome.deepest[0]),
      evidence.haveHeard(outcome.deepest, touch)
    else { return .notExercised }
    let next = outcome.deepest[0]
    let failed = touch.receivers.first { number in
      evidence.recognizer(number).isPlainTap && !outcome.candidates.contains(number)
        && evidence.depth(of: number, touch) > evidence.depth(of: next, touch)
    }
    guard let failed else { return .notExercised }
    return .require(
      evidence.recognition(of: next, at: up.delivery) != nil, by: evidence.endOf(up.delivery),
      "\(evidence.recognizerName(failed)) may not begin, and \(evidence.recognizerName(next)), "
        + "the next one up, did not recognize either",
      expected: "the action of \(evidence.recognizerName(next))")
  }

  /// GC-18: a recognizer is prevented where both sides' methods and no delegate say otherwise.
  static let preventionTable = Invariant("GC-18", of: .recognizers, seeing: .recognizer) {
    evidence in
    evidence.judgePairs { touch, up, outcome, one, other in
      if outcome.winners.contains(other) {
        return evidence.requireAction(
          of: other, touch, up, "nobody prevents it from recognizing")
      }
      guard outcome.losers.contains(other), outcome.winners.contains(one) else {
        return .notExercised
      }
      let wrong = evidence.recognition(of: other, at: up.delivery)
      return .expect(
        wrong == nil, at: wrong?.event ?? 0,
        "\(evidence.recognizerName(other)) recognized, though "
          + "\(evidence.recognizerName(one)) prevents it",
        expected: "no action of \(evidence.recognizerName(other))")
    }
  }

  /// GC-19: `canPrevent` or `canBePrevented(by:)` answering no is enough to let the other live.
  static let preventionMethods = Invariant("GC-19", of: .recognizers, seeing: .recognizer) {
    evidence in
    evidence.judgePairs { touch, up, outcome, one, other in
      guard outcome.winners.contains(other), !evidence.scene.areSimultaneous(one, other),
        !evidence.scene.prevents(one, other)
      else { return .notExercised }
      return evidence.requireAction(
        of: other, touch, up,
        "\(evidence.recognizerName(one)) cannot prevent it from recognizing")
    }
  }

  /// GC-20: a tap never prevents a tap that requires more taps.
  static let multipleTapsAreSpared = Invariant("GC-20", of: .recognizers, seeing: .action) {
    evidence in
    if !evidence.scene.recognizers.contains(where: { $0.isMultipleTap }) {
      return .notExercised
    }
    return Verdict.of(evidence.recognitions) { recognition in
      Verdict.of(recognition.contacts) { number in
        let touch = evidence.contacts[number]
        guard touch.up?.delivery == recognition.delivery, touch.isAlone,
          evidence.isUndisturbed(touch)
        else { return .notExercised }
        return Verdict.of(touch.receivers) { other in
          evidence.judgeSpared(other, touch, by: recognition)
        }
      }
    }
  }

  /// GC-21: a prevented recognizer ends failed, not cancelled, and sends no action.
  static let preventedFails = Invariant("GC-21", of: .recognizers, seeing: .reset) {
    evidence, touch, up, outcome in
    Verdict.of(outcome.losers, where: { outcome.candidates.contains($0) }) { number in
      let end = evidence.attempts.first {
        $0.recognizer == number
          && $0.reset ?? -1 >= evidence.deliveries[up.delivery].events.lowerBound
      }
      guard let end, let reset = end.reset, end.actions.isEmpty else { return .notExercised }
      let state = evidence.facts[reset].state
      return .expect(
        state == .failed, at: reset,
        "\(evidence.recognizerName(number)) was prevented, and became \(state.rawValue)",
        expected: "it fails")
    }
  }

  /// GC-22: a delegate is asked about simultaneity only of recognizers that are rivals.
  static let askedOnlyOfRivals = Invariant("GC-22", of: .recognizers, seeing: .simultaneous) {
    evidence in
    Verdict.of(evidence.events[.simultaneous]) { event in
      let fact = evidence.facts[event]
      guard fact.who >= 0, fact.other >= 0 else {
        return .notExercised
      }
      let share = evidence.contacts.contains { touch in
        evidence.sight(of: touch) < event && touch.receivers.contains(fact.who)
          && touch.receivers.contains(fact.other)
      }
      return .expect(
        share && fact.who != fact.other, at: event,
        "\(evidence.recognizerName(fact.who)) was asked about "
          + "\(evidence.recognizerName(fact.other)), with which it shares no touch",
        expected: "no question")
    }
  }

  /// GC-23: one delegate's yes is enough for both to recognize.
  static let oneDelegateIsEnough = Invariant("GC-23", of: .delegates, seeing: .recognizer) {
    evidence in
    evidence.judgePairs { touch, up, outcome, one, other in
      guard outcome.winners.contains(other),
        evidence.scene.allows(one, other) != evidence.scene.allows(other, one)
      else { return .notExercised }
      return evidence.requireAction(
        of: other, touch, up,
        "one of two delegates lets it recognize beside \(evidence.recognizerName(one))")
    }
  }

  /// GC-24: recognizers that recognize together both send their actions, in whatever order.
  static let simultaneousActions = Invariant("GC-24", of: .delegates, seeing: .recognizer) {
    evidence in
    evidence.judgePairs { touch, up, outcome, one, other in
      guard outcome.winners.contains(one), outcome.winners.contains(other),
        evidence.scene.areSimultaneous(one, other)
      else { return .notExercised }
      return evidence.requireAction(
        of: other, touch, up, "it recognizes together with \(evidence.recognizerName(one))")
    }
  }
}

extension Evidence {
  /// How far the view of a recognizer is from its window at the beginning.
  func depth(of number: Int) -> Int {
    let view = scene.recognizerViews[number]
    return scene.isView(view) ? scene.depths[view] : Scene.none
  }

  /// How far the view of a recognizer is from its window, when a touch comes down.
  func depth(of number: Int, _ touch: Touch) -> Int {
    let view = touch.scene.recognizerViews[number]
    return touch.scene.isView(view) ? touch.scene.depths[view] : Scene.none
  }

  /// Whether all these recognizers heard of the whole touch, with nothing decided before.
  func haveHeard(_ numbers: [Int], _ touch: Touch) -> Bool {
    numbers.allSatisfy { number in
      guard let began = hearing(.began, of: number, touch) else { return false }
      return !isDecided(number, before: began.event)
    }
  }

  /// The recognizers that cannot recognize in the same event as this one: they share its touches,
  /// and each of the two prevents the other.
  fileprivate func rivals(of recognition: Recognition) -> [Int] {
    guard recognition.delivery != Scene.none else { return [] }
    return scene.recognizers.indices.filter { other in
      other != recognition.recognizer && scene.prevents(recognition.recognizer, other)
        && scene.prevents(other, recognition.recognizer)
        && recognition.contacts.contains { number in
          !scene.ignores(other, finger: contacts[number].finger)
            && contacts[number].hearings.contains { $0.who == other }
        }
    }
  }

  /// Pairs of candidates that say something of one another, the nearer to the hit view first.
  fileprivate func judgePairs(
    _ judge: (Touch, Contact.Sample, Outcome, Int, Int) -> Verdict
  ) -> Verdict {
    eachOutcome(needs: .heardByCandidates) { touch, up, outcome in
      Verdict.of(outcome.candidates) { one in
        Verdict.of(
          outcome.candidates,
          where: {
            one != $0 && depth(of: one, touch) >= depth(of: $0, touch) && scene.areRelated(one, $0)
          }
        ) { other in
          judge(touch, up, outcome, one, other)
        }
      }
    }
  }

  /// Whether all recognizers that heard of a touch, and were undecided, hear of its lift.
  func judgeLift(_ up: Contact.Sample, of touch: Touch) -> Verdict {
    Verdict.of(touch.receivers) { number in
      guard let began = hearing(.began, of: number, touch),
        !isDecided(number, before: deliveries[up.delivery].events.lowerBound),
        began.delivery < up.delivery
      else { return .notExercised }
      return .require(
        hearing(.ended, of: number, touch) != nil, by: endOf(up.delivery),
        "\(recognizerName(number)) did not hear of the lift",
        expected: "touchesEnded of \(recognizerName(number))")
    }
  }

  /// Whether a recognizer that must recognize at a lift sent its action there.
  func requireAction(
    of number: Int, _ touch: Touch, _ up: Contact.Sample, _ why: @autoclosure () -> String
  ) -> Verdict {
    .require(
      recognition(of: number, at: up.delivery) != nil, by: endOf(up.delivery),
      "\(recognizerName(number)) did not recognize the tap on \(name(touch.view)), though "
        + why(),
      expected: "the action of \(recognizerName(number))")
  }

  /// Whether a recognizer that needs more taps lived on when one with fewer recognized.
  fileprivate func judgeSpared(
    _ number: Int, _ touch: Touch, by recognition: Recognition
  ) -> Verdict {
    let tap = recognizer(number)
    guard tap.isMultipleTap, recognizer(recognition.recognizer).kind == .tap,
      tap.taps > recognizer(recognition.recognizer).taps,
      !scene.coordination.waits(number),
      let heard = hearing(.ended, of: number, touch), heard.state == .possible,
      !recognitions.contains(where: {
        $0.delivery == recognition.delivery && recognizer($0.recognizer).taps >= tap.taps
      })
    else { return .notExercised }
    let reset = first(in: recognition.delivery) { $0.kind == .reset && $0.who == number }
    return .expect(
      reset == nil, at: reset ?? 0,
      "\(recognizerName(number)) waits for \(tap.taps) taps, and was prevented by "
        + "\(recognizerName(recognition.recognizer)), which needs fewer",
      expected: "\(recognizerName(number)) stays possible")
  }
}
