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
  static let onlyOneRecognizes = Invariant(
    "GC-11", of: .recognizers, seeing: .action, each: { $0.recognitions },
    given: { evidence, first in
      let rivals = evidence.rivals(of: first)
      return rivals.isEmpty ? nil : rivals
    }
  ) { evidence, first, rivals in
    let second = evidence.recognitions.first {
      $0.event > first.event && $0.delivery == first.delivery && rivals.contains($0.recognizer)
        && $0.contacts.contains(where: first.contacts.contains)
    }
    return .expect(
      second == nil, at: second?.event ?? 0,
      "\(evidence.recognizerName(first.recognizer)) and "
        + "\(evidence.recognizerName(second?.recognizer ?? -1)) both recognized one touch",
      expected: "only one of them sends its action")
  }

  /// GC-12: of identical taps on nested views the one nearest to the hit view recognizes.
  static let deepestWins = Invariant(
    "GC-12", of: .recognizers, seeing: .action,
    where: { $2.candidates.count > 1 && $2.surelyNearest != nil }
  ) { evidence, touch, up, outcome in
    let deepest = outcome.deepest[0]
    if evidence.recognition(of: deepest, at: up.delivery) != nil { return .holds }
    let usurper = evidence.recognitions.first {
      $0.delivery == up.delivery && outcome.candidates.contains($0.recognizer)
    }
    return .forbid(
      usurper?.event,
      "\(evidence.recognizerName(usurper?.recognizer ?? -1)) recognized in the place of "
        + "\(evidence.recognizerName(deepest)), which is nearer to \(evidence.name(touch.view))",
      expected: "the action of \(evidence.recognizerName(deepest))")
  }

  /// GC-13: all of them hear of the lift; exclusion comes after.
  static let allHearTheLift = Invariant(
    "GC-13", of: .recognizers, seeing: .recognizer,
    where: { _, touch, _ in touch.receivers.count > 1 }
  ) { evidence, touch, up, _ in
    evidence.judgeLift(up, of: touch)
  }

  /// GC-14: of identical taps on one view exactly one recognizes.
  static let oneOfEquals = Invariant(
    "GC-14", of: .recognizers, seeing: .recognizer,
    where: { evidence, touch, outcome in
      outcome.deepest.count > 1 && evidence.haveHeard(outcome.deepest, touch)
        && outcome.deepest.allSatisfy { one in
          outcome.candidates.allSatisfy { $0 == one || evidence.scene.prevents(one, $0) }
        }
    }
  ) { evidence, touch, up, outcome in
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
    .given(outcome.surelyNearest) { next in
      .given(evidence.failedTap(below: next, touch)) { failed in
        .require(
          evidence.recognition(of: next, at: up.delivery) != nil, by: evidence.endOf(up.delivery),
          "\(evidence.recognizerName(failed)) may not begin, and \(evidence.recognizerName(next)), "
            + "the next one up, did not recognize either",
          expected: "the action of \(evidence.recognizerName(next))")
      }
    }
  }

  /// GC-18: a recognizer is prevented where both sides' methods and no delegate say otherwise.
  static let preventionTable = Invariant(
    "GC-18", of: .recognizers,
    pairs: { _, outcome, one, other in
      outcome.winners.contains(other)
        || outcome.losers.contains(other) && outcome.winners.contains(one)
    }
  ) { evidence, touch, up, one, other in
    if touch.outcome.winners.contains(other) {
      return evidence.requireAction(
        of: other, touch, up, "nobody prevents it from recognizing")
    }
    let wrong = evidence.recognition(of: other, at: up.delivery)
    return .expect(
      wrong == nil, at: wrong?.event ?? 0,
      "\(evidence.recognizerName(other)) recognized, though "
        + "\(evidence.recognizerName(one)) prevents it",
      expected: "no action of \(evidence.recognizerName(other))")
  }

  /// GC-19: `canPrevent` or `canBePrevented(by:)` answering no is enough to let the other live.
  static let preventionMethods = Invariant(
    "GC-19", of: .recognizers,
    pairs: { scene, outcome, one, other in
      outcome.winners.contains(other) && !scene.areSimultaneous(one, other)
        && !scene.prevents(one, other)
    }
  ) { evidence, touch, up, one, other in
    evidence.requireAction(
      of: other, touch, up,
      "\(evidence.recognizerName(one)) cannot prevent it from recognizing")
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
        let reset = evidence.first(in: recognition.delivery) {
          $0.kind == .reset && $0.who == number
        }
        return .expect(
          reset == nil, at: reset ?? 0,
          "\(evidence.recognizerName(number)) waits for \(evidence.recognizer(number).taps) taps, and "
            + "was prevented by \(evidence.recognizerName(recognition.recognizer)), which needs fewer",
          expected: "\(evidence.recognizerName(number)) stays possible")
      }
    }
  }

  /// GC-21: a prevented recognizer ends failed, not cancelled, and sends no action.
  static let preventedFails = Invariant("GC-21", of: .recognizers, seeing: .reset) {
    evidence, touch, up, outcome in
    Verdict.of(
      outcome.losers,
      given: { outcome.candidates.contains($0) ? evidence.firstReset(of: $0, since: up) : nil }
    ) { number, reset in
      let state = evidence.facts[reset].state
      return .expect(
        state == .failed, at: reset,
        "\(evidence.recognizerName(number)) was prevented, and became \(state.rawValue)",
        expected: "it fails")
    }
  }

  /// GC-22: a delegate is asked about simultaneity only of recognizers that are rivals.
  static let askedOnlyOfRivals = Invariant(
    "GC-22", of: .recognizers, seeing: .simultaneous, each: { $0.events[.simultaneous] },
    where: { $0.facts[$1].who >= 0 && $0.facts[$1].other >= 0 }
  ) { evidence, event in
    let fact = evidence.facts[event]
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

  /// GC-23: one delegate's yes is enough for both to recognize.
  static let oneDelegateIsEnough = Invariant(
    "GC-23", of: .delegates,
    pairs: { scene, outcome, one, other in
      outcome.winners.contains(other) && scene.allows(one, other) != scene.allows(other, one)
    }
  ) { evidence, touch, up, one, other in
    evidence.requireAction(
      of: other, touch, up,
      "one of two delegates lets it recognize beside \(evidence.recognizerName(one))")
  }

  /// GC-24: recognizers that recognize together both send their actions, in whatever order.
  static let simultaneousActions = Invariant(
    "GC-24", of: .delegates,
    pairs: { scene, outcome, one, other in
      outcome.winners.contains(one) && outcome.winners.contains(other)
        && scene.areSimultaneous(one, other)
    }
  ) { evidence, touch, up, one, other in
    evidence.requireAction(
      of: other, touch, up, "it recognizes together with \(evidence.recognizerName(one))")
  }
}

extension Invariant {
  /// Makes the invariant of a rule about pairs of candidates that say something of one another, the
  /// nearer to the hit view first.
  fileprivate convenience init(
    _ id: Rule.ID, of subject: Ingredients,
    pairs isMeant: @escaping @Sendable (Scene, Outcome, Int, Int) -> Bool,
    check: @escaping @Sendable (Evidence, Touch, Contact.Sample, Int, Int) -> Verdict
  ) {
    self.init(id, of: subject, seeing: .recognizer, needs: .heardByCandidates) {
      evidence, touch, up, outcome in
      Verdict.of(outcome.candidates) { one in
        Verdict.of(
          outcome.candidates,
          where: {
            one != $0 && evidence.depth(of: one, touch) >= evidence.depth(of: $0, touch)
              && evidence.scene.areRelated(one, $0) && isMeant(evidence.scene, outcome, one, $0)
          }
        ) { other in
          check(evidence, touch, up, one, other)
        }
      }
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

  /// A single tap that may not begin, nearer to the hit view than the one that must recognize,
  /// which has heard of the touch.
  fileprivate func failedTap(below next: Int, _ touch: Touch) -> Int? {
    guard haveHeard([next], touch) else { return nil }
    return touch.receivers.first { number in
      recognizer(number).isPlainTap && !touch.outcome.candidates.contains(number)
        && depth(of: number, touch) > depth(of: next, touch)
    }
  }

  /// Where a recognizer that sent no action was reset first after a lift.
  fileprivate func firstReset(of number: Int, since up: Contact.Sample) -> Int? {
    let end = attempts.first {
      $0.recognizer == number
        && $0.reset ?? -1 >= deliveries[up.delivery].events.lowerBound
    }
    return end.flatMap { $0.actions.isEmpty ? $0.reset : nil }
  }

  /// Whether all recognizers that heard of a touch, and were undecided, hear of its lift. One that
  /// was reset meanwhile has forgotten the touch, unless it sees a tap in it, and so cannot have
  /// failed. Source: GR-07, GR-42.
  func judgeLift(_ up: Contact.Sample, of touch: Touch) -> Verdict {
    let lift = deliveries[up.delivery].events.lowerBound
    return Verdict.of(
      touch.receivers,
      where: { number in
        guard let began = hearing(.began, of: number, touch), began.delivery < up.delivery else {
          return false
        }
        let isReset = recognizerFacts[number].contains {
          facts[$0].kind == .reset && $0 > began.event && $0 < lift
        }
        let seesTap = meets(.predictable, touch) && touch.outcome.candidates.contains(number)
        return (!isReset || seesTap) && !isDecided(number, before: lift)
      }
    ) { number in
      .require(
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

  /// Whether a recognizer that is undecided needs more taps than the one that recognized, and waits
  /// for nobody; and no other that needs as many recognized.
  fileprivate func isSpared(
    _ number: Int, _ touch: Touch, by recognition: Recognition
  ) -> Bool {
    let tap = recognizer(number)
    return tap.isMultipleTap && kind(of: recognition.recognizer) == .tap
      && tap.taps > recognizer(recognition.recognizer).taps && !scene.coordination.waits(number)
      && hearing(.ended, of: number, touch)?.state == .possible
      && !recognitions.contains {
        $0.delivery == recognition.delivery && recognizer($0.recognizer).taps >= tap.taps
      }
  }
}
