import Thresholds
import TouchScript

extension Invariants {
  /// Chapter KR: taps.
  static let taps: [Invariant] = [
    .recognizesAtLift, .movementLimit, .durationLimit, .intervalLimit, .tooManyFingers,
    .tooFewFingers, .tapOfSeveralFingers, .cancelledTap, .tapLocation,
  ]
}

extension Invariant {
  /// KR-02: a tap recognizes when the last finger of the last tap lifts, and never before.
  static let recognizesAtLift = Invariant(
    "KR-02", askedOf: .tap,
    told: { evidence, attempt, tap in evidence.judgeMoment(of: attempt, tap) }
  ) { evidence, attempt, tap in
    evidence.judgeMoment(of: attempt, tap)
      && evidence.judgeSureTap(attempt, tap, "every tap was short and still")
  }

  /// KR-03: a tap that goes too far from its start fails; a small movement does not matter.
  static let movementLimit = Invariant("KR-03", askedOf: .tap) { evidence, attempt, tap in
    evidence.judgeSpoiledTaps(
      attempt, tap,
      given: { press in
        press.startedTogether == tap.touches ? evidence.farWay(of: press, in: attempt) : nil
      },
      { "though its finger went \($0.inPoints) away" })
      && .when(
        evidence.reach(of: attempt, until: .max) > 0,
        evidence.judgeSureTap(attempt, tap, "its fingers hardly moved"))
  }

  /// KR-05: a tap that is held too long fails.
  static let durationLimit = Invariant("KR-05", askedOf: .tap) { evidence, attempt, tap in
    evidence.judgeSpoiledTaps(
      attempt, tap,
      given: { press in
        let held = (press.lift?.at ?? evidence.end) - press.start
        return held >= Thresholds.tapDuration.surelyAbove ? held : nil
      },
      { "that was held for \($0) ms" })
  }

  /// KR-06: of several taps the next must come soon after the last.
  static let intervalLimit = Invariant(
    "KR-06", askedOf: .tap, where: { $0.taps > 1 },
    told: { evidence, attempt, tap in evidence.judgePauses(of: attempt, tap) }
  ) { evidence, attempt, tap in
    evidence.judgeSureTap(attempt, tap, "the taps followed one another at once")
  }

  /// KR-08: a tap with more fingers than required is none; when it fails is open.
  static let tooManyFingers = Invariant("KR-08", askedOf: .tap) { evidence, attempt, tap in
    evidence.judgeSpoiledTaps(
      attempt, tap,
      given: { press in
        let most =
          attempt.frames.lazy.filter { $0.at >= press.start && $0.at <= press.lastTime }
          .map(\.atMost).max() ?? 0
        return most > tap.touches ? most : nil
      },
      { "with \($0.fingers), being a tap of \(tap.touches)" })
  }

  /// KR-09: a tap with fewer fingers than required is none; when it fails is open.
  static let tooFewFingers = Invariant(
    "KR-09", askedOf: .tap, where: { $0.touches > 1 }
  ) { evidence, attempt, tap in
    evidence.judgeSpoiledTaps(
      attempt, tap,
      given: { press in
        press.contacts.count < tap.touches && press.lift != nil ? press.contacts.count : nil
      },
      { "with \($0.fingers), and needs \(tap.touches)" })
  }

  /// KR-10: a tap of several fingers recognizes when the last of them lifts.
  static let tapOfSeveralFingers = Invariant(
    "KR-10", askedOf: .tap, where: { $0.touches > 1 },
    told: { evidence, attempt, _ in
      .given(attempt.recognition) { action in
        let down = attempt.frame(of: action)?.down ?? []
        return .expect(
          down.isEmpty, at: action.event,
          "\(evidence.name(attempt)) recognized while \(down.count.fingers) of it were still down",
          expected: "its action comes when the last finger lifts")
      }
    }
  ) { evidence, attempt, tap in
    evidence.judgeSureTap(attempt, tap, "its fingers came and went together")
  }

  /// KR-12: a tap whose touches are taken away fails.
  static let cancelledTap = Invariant(
    "KR-12", attemptsOf: .tap,
    given: { evidence, attempt, _ in
      let frame = attempt.frames.first { !$0.cancelled.isEmpty }
      return evidence.script.appMayEndAttempts ? nil : frame
    }
  ) { evidence, attempt, _, frame in
    let who = evidence.name(attempt)
    let noAction = Verdict.expect(
      attempt.actions.isEmpty, at: attempt.actions.first?.event ?? 0,
      "\(who) recognized a tap whose touch the system had taken away", expected: "it fails")
    return .when(
      attempt.actions.allSatisfy { $0.event > frame.cancellation },
      noAction
        && .expect(
          frame.state == .failed, at: frame.last,
          "\(who) was \(frame.state.rawValue) after touchesCancelled", expected: "it is failed")
    )
  }

  /// KR-13: a tap is within the box of the places where its fingers were.
  static let tapLocation = Invariant(
    "KR-13", attemptsOf: .tap, needs: .inPlace,
    given: { evidence, attempt, _ in
      attempt.recognition.flatMap { $0.isMeasured ? evidence.area(of: attempt, until: $0.at) : nil }
    }
  ) { evidence, attempt, _, area in
    .given(attempt.recognition) { action in
      .expect(
        area.grown(by: Tolerance.coordinate).contains(action.reading.location), at: action.event,
        "\(evidence.name(attempt)) was at \(action.reading.location.inWords) in its action, where "
          + "none of its fingers had been",
        expected: "its location is where the fingers came down, within their movement")
    }
  }
}

extension Press {
  /// When its last finger lifts; at the end of time where one stays.
  fileprivate var lastTime: Int { lift?.at ?? .max }
}

extension Attempt.Frame {
  /// How many fingers are down at one time, at most.
  fileprivate var atMost: Int { before.count + began.count }
}

extension Evidence {
  /// Where the touches of an attempt were up to a time, in the coordinates of its view.
  fileprivate func area(of attempt: Attempt, until time: Int) -> Rect? {
    Rect(
      around: attempt.contacts.flatMap { number in
        contacts[number].samples.filter { $0.at <= time }.map {
          pointInView($0.location, of: attempt.recognizer)
        }
      })
  }

  /// Whether a tap recognizes as a finger lifts, and after as many taps as it takes. Where it waits
  /// for others the lift may be long ago.
  fileprivate func judgeMoment(of attempt: Attempt, _ tap: SceneRecognizer) -> Verdict {
    // Without resets a tap of the next attempt may be taken for one of this.
    let mayBeOfNext = reports.contains(.action) && !reports.contains(.reset)
    return .given(mayBeOfNext ? nil : attempt.recognition) { action in
      let lifts = attempt.presses.compactMap(\.lift).filter { $0.at <= action.at }
      let isInTime = mayWait(attempt.recognizer) || lifts.last?.at == action.at
      return .expect(
        lifts.count >= tap.taps && isInTime, at: action.event,
        "\(name(attempt)) recognized while no finger of its last tap lifted",
        expected: "its action comes with the lift")
    }
  }

  /// Judges that no tap is recognized of which one of its taps is spoiled, in the way that `find`
  /// tells of a press. One that waits for others acts later, and the next touches may be its own.
  fileprivate func judgeSpoiledTaps<Found>(
    _ attempt: Attempt, _ tap: SceneRecognizer, given find: (Press) -> Found?,
    _ why: (Found) -> String
  ) -> Verdict {
    guard tap.taps > 0, !mayWait(attempt.recognizer), staysPut(attempt, until: end) else {
      return .notExercised
    }
    let presses = attempt.presses
    return Verdict.of(presses.indices, given: { find(presses[$0]) }) { place, found in
      // A lift is the end of the taps before it, as many as the gesture takes.
      let lifts = presses[place..<min(place + tap.taps, presses.count)].compactMap(\.lift?.at)
      return .expect(
        none: attempt.actions.first { action in
          lifts.contains(action.at)
            || action.at >= presses[place].start && action.at <= presses[place].lastTime
        }?.event,
        "\(name(attempt)) recognized a tap, \(why(found))",
        expected: "it fails without an action")
    }
  }

  /// Whether taps that are too far apart are not taken for one gesture.
  fileprivate func judgePauses(of attempt: Attempt, _ tap: SceneRecognizer) -> Verdict {
    let presses = attempt.presses
    let pauses = zip(presses, presses.dropFirst()).lazy.compactMap { one, next in
      one.lift.map { next.start - $0.at }
    }
    if let pause = pauses.first(where: { $0 >= Thresholds.tapInterval.surelyAbove }) {
      return .expect(
        none: attempt.recognition?.event,
        "\(name(attempt)) recognized taps that were \(span: pause) apart",
        expected: "it fails when the next tap does not come")
    }
    let last = presses.last?.lift
    return .when(
      attempt.recognition == nil && presses.count < tap.taps
        && last.map { hearsAgain(attempt, after: $0.at) } ?? false, .holds)
  }

  /// Where the taps of an attempt are surely what the recognizer looks for, and nobody objects, its
  /// action must come with the last lift.
  fileprivate func judgeSureTap(
    _ attempt: Attempt, _ tap: SceneRecognizer, _ why: @autoclosure () -> String
  ) -> Verdict {
    .given(sureLift(of: attempt, tap)) { lift in
      .require(
        attempt.actions.contains { $0.at == lift.at && $0.state == .ended },
        by: endOf(lift.delivery),
        "\(name(attempt)) did not recognize, although \(why()) and nothing prevented it",
        expected: "the action of \(name(attempt))")
    }
  }

  /// The last lift of taps that are surely what a recognizer looks for, where nobody objects.
  private func sureLift(
    of attempt: Attempt, _ tap: SceneRecognizer
  ) -> (at: Int, delivery: Int)? {
    let presses = attempt.presses
    guard presses.count >= tap.taps, tap.taps > 0, tap.touches > 0 else { return nil }
    let series = presses.prefix(tap.taps)
    guard series.allSatisfy({ isSurelyTap($0, for: attempt.recognizer) }), isSurelySeries(series),
      let lift = series.last?.lift, staysPut(attempt, until: lift.at), staysWithin(series, attempt),
      isSurelyFree(attempt, until: lift.at)
    else { return nil }
    return lift
  }

  /// Whether no finger leaves the recognizer's view: whether a tap then fails is open.
  /// Source: rulebook KR-04.
  private func staysWithin(_ series: ArraySlice<Press>, _ attempt: Attempt) -> Bool {
    let view = scene.recognizerViews[attempt.recognizer]
    return series.allSatisfy { press in
      press.contacts.allSatisfy { number in
        contacts[number].reach == 0
          || contacts[number].samples.dropFirst().allSatisfy {
            self.view(view).bounds.contains(pointInView($0.location, of: attempt.recognizer))
          }
      }
    }
  }

  /// How far the middle of a press surely gets from its start; nil where it is not surely too far.
  fileprivate func farWay(of press: Press, in attempt: Attempt) -> Double? {
    guard press.startedTogether == press.contacts.count else { return nil }
    let start = middle(press.contacts.map(start(of:)))
    for frame in attempt.frames where frame.at >= press.start {
      let way = middle(of: press.contacts, at: frame.at) - start
      let length = lengths(way, for: attempt.recognizer).least
      if length >= Thresholds.tapMovement.surelyAbove { return length }
      if !frame.ended.isEmpty || !frame.cancelled.isEmpty { return nil }
    }
    return nil
  }

  /// Whether the recognizer receives a touch that comes surely too late for an attempt.
  fileprivate func hearsAgain(_ attempt: Attempt, after time: Int) -> Bool {
    attempts.contains {
      $0.recognizer == attempt.recognizer && !$0.frames.isEmpty
        && $0.start >= time + Thresholds.tapInterval.surelyAbove
    }
  }
}
