import TouchScript

extension Invariants {
  /// Chapter KR: taps.
  static let taps: [Invariant] = [
    .recognizesAtLift, .movementLimit, .durationLimit, .tooManyFingers, .tooFewFingers,
  ]
}

extension Invariant {
  /// KR-02: a tap recognizes when the finger lifts, and never before.
  static let recognizesAtLift = Invariant("KR-02") { evidence in
    Verdict.of(evidence.recognitions) { recognition in
      .expect(
        recognition.delivery != Scene.none
          && recognition.contacts.contains {
            evidence.contacts[$0].up?.delivery == recognition.delivery
          }, at: recognition.event,
        "\(evidence.recognizerName(recognition.recognizer)) recognized while no finger of its "
          + "lifted",
        expected: "its action comes with the lift")
    }
    .and(
      evidence.judgeOutcomes { contact, up, outcome in
        guard outcome.candidates.count == 1, evidence.haveHeard(outcome.candidates, contact) else {
          return .notExercised
        }
        return evidence.requireAction(
          of: outcome.candidates[0], contact, up, "it was short and still, and nobody objected")
      })
  }

  /// KR-03: a tap that goes too far from its start fails; a small movement does not matter.
  static let movementLimit = Invariant("KR-03") { evidence in
    evidence.judgeReceived { contact in
      guard contact.isAlone, contact.up != nil, contact.reach > 0 else { return .notExercised }
      if contact.reach < Parameters.surelyFarPoints {
        let outcome = evidence.outcomes[contact.number]
        guard outcome.isKnown, outcome.candidates.count == 1, let up = contact.up,
          evidence.haveHeard(outcome.candidates, contact)
        else { return .notExercised }
        return evidence.requireAction(
          of: outcome.candidates[0], contact, up, "it moved by only \(contact.reach) points")
      }
      return evidence.requireNoAction(
        contact, "though the finger went \(contact.reach) points away")
    }
  }

  /// KR-05: a tap that is held too long fails.
  static let durationLimit = Invariant("KR-05") { evidence in
    evidence.judgeReceived { contact in
      guard contact.isAlone, let duration = contact.duration,
        duration >= Parameters.surelyLongMilliseconds
      else { return .notExercised }
      return evidence.requireNoAction(contact, "though it was held for \(duration) ms")
    }
  }

  /// KR-08: with more fingers than required a tap fails, at that touch-down.
  static let tooManyFingers = Invariant("KR-08") { evidence in
    Verdict.of(evidence.attempts) { attempt in
      let limit = evidence.recognizer(attempt.recognizer).touches
      var down: [Int] = []
      for event in attempt.hearings where evidence.facts[event].phase == .began {
        let delivery = evidence.deliveryOfFact[event]
        down += evidence.facts[event].touches.map { evidence.touches[$0].contact }
        let together = down.filter { $0 >= 0 && evidence.contacts[$0].isDown(at: delivery) }
        guard together.count > limit else { continue }
        let who = evidence.recognizerName(attempt.recognizer)
        return Verdict.expect(
          evidence.facts[event].state == .failed, at: event,
          "\(who) is a tap of \(limit), and went on with \(together.count) fingers",
          expected: "\(who) fails at this touch-down"
        )
        .and(
          .expect(
            attempt.actions.isEmpty, at: attempt.actions.first ?? 0,
            "\(who) recognized with too many fingers", expected: "no action"))
      }
      return .notExercised
    }
  }

  /// KR-09: with fewer fingers than required a tap fails when they lift.
  static let tooFewFingers = Invariant("KR-09") { evidence in
    evidence.judgeReceived { contact in
      guard contact.isAlone else { return .notExercised }
      return Verdict.of(contact.receivers) { number in
        guard evidence.recognizer(number).touches > 1,
          let lift = evidence.hearing(.ended, of: number, contact)
        else { return .notExercised }
        let action = evidence.recognitions.first {
          $0.recognizer == number && $0.contacts.contains(contact.number)
        }
        return .expect(
          lift.state == .failed && action == nil, at: action?.event ?? lift.event,
          "\(evidence.recognizerName(number)) needs \(evidence.recognizer(number).touches) "
            + "fingers, and did not fail when the only one lifted",
          expected: "it fails")
      }
    }
  }
}

extension Evidence {
  /// Whether none of a touch's recognizers recognized it.
  fileprivate func requireNoAction(
    _ contact: Contact, _ why: @autoclosure () -> String
  ) -> Verdict {
    let wrong = recognitions(of: contact).first { recognition in
      recognition.delivery == contact.up?.delivery
    }
    return .expect(
      wrong == nil, at: wrong?.event ?? 0,
      "\(recognizerName(wrong?.recognizer ?? -1)) recognized a tap, \(why())",
      expected: "it fails without an action")
  }
}
