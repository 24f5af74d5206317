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
  static let recognizesAtLift = Invariant("KR-02", attemptsOf: .tap) { evidence, attempt, tap in
    let presses = attempt.presses
    guard let action = attempt.recognition else {
      return evidence.judgeSureTap(attempt, tap, presses, "every tap was short and still")
    }
    let lifts = presses.compactMap(\.lift).filter { $0.at <= action.at }
    let isInTime = evidence.mayWait(attempt.recognizer) || lifts.last?.at == action.at
    return .expect(
      lifts.count >= tap.taps && isInTime, at: action.event,
      "\(evidence.name(attempt)) recognized while no finger of its last tap lifted",
      expected: "its action comes with the lift")
  }

  /// KR-03: a tap that goes too far from its start fails; a small movement does not matter.
  static let movementLimit = Invariant("KR-03", attemptsOf: .tap) { evidence, attempt, tap in
    let presses = attempt.presses
    let far = presses.lazy.filter { $0.startedTogether == tap.touches }
      .compactMap { evidence.farFrame(of: $0, in: attempt) }.first
    guard let far else {
      return .when(
        evidence.reach(of: attempt, until: Int.max) > 0,
        evidence.judgeSureTap(attempt, tap, presses, "its fingers hardly moved"))
    }
    let wrong = attempt.actions.first { $0.at >= far.at }
    return .expect(
      wrong == nil, at: wrong?.event ?? 0,
      "\(evidence.name(attempt)) recognized a tap, though its finger went "
        + "\(far.distance.inPoints) away",
      expected: "it fails without an action")
  }

  /// KR-05: a tap that is held too long fails.
  static let durationLimit = Invariant(
    "KR-05", attemptsOf: .tap,
    where: { evidence, attempt, _ in
      attempt.contacts.map { evidence.contacts[$0] }.contains { touch in
        touch.down.at == attempt.start
          && (touch.up?.at ?? evidence.end) - attempt.start >= Thresholds.tapDuration.surelyAbove
      }
    }
  ) { evidence, attempt, _ in
    let wrong = attempt.recognition
    return .expect(
      wrong == nil, at: wrong?.event ?? 0,
      "\(evidence.name(attempt)) recognized a tap that was held for "
        + "\((wrong?.at ?? 0) - attempt.start) ms",
      expected: "it fails without an action")
  }

  /// KR-06: of several taps the next must come soon after the last.
  static let intervalLimit = Invariant("KR-06", attemptsOf: .tap, where: { $2.taps > 1 }) {
    evidence, attempt, tap in
    let presses = attempt.presses
    let pauses = zip(presses, presses.dropFirst()).lazy.compactMap { one, next in
      one.lift.map { next.start - $0.at }
    }
    if let pause = pauses.first(where: { $0 >= Thresholds.tapInterval.surelyAbove }) {
      return .expect(
        attempt.recognition == nil, at: attempt.recognition?.event ?? 0,
        "\(evidence.name(attempt)) recognized taps that were \(pause) ms apart",
        expected: "it fails when the next tap does not come")
    }
    if attempt.recognition == nil, let last = presses.last?.lift,
      presses.count < tap.taps, evidence.hearsAgain(attempt, after: last.at)
    {
      return .holds
    }
    return evidence.judgeSureTap(attempt, tap, presses, "the taps followed one another at once")
  }

  /// KR-08: with more fingers than required a tap fails, at that touch-down.
  static let tooManyFingers = Invariant(
    "KR-08", attemptsOf: .tap, needs: .unbound,
    given: { _, attempt, tap in
      let extra = attempt.frames.first { !$0.began.isEmpty && $0.down.count > tap.touches }
      return extra.flatMap { extra in
        attempt.actions.allSatisfy { $0.event > extra.first } ? extra : nil
      }
    }
  ) { evidence, attempt, tap, extra in
    let who = evidence.name(attempt)
    return Verdict.expect(
      extra.state == .failed, at: extra.last,
      "\(who) is a tap of \(tap.touches), and went on with \(extra.down.count) fingers",
      expected: "\(who) fails at this touch-down"
    )
    .and(
      .expect(
        attempt.actions.isEmpty, at: attempt.actions.first?.event ?? 0,
        "\(who) recognized with too many fingers", expected: "no action"))
  }

  /// KR-09: with fewer fingers than required a tap fails when they lift.
  static let tooFewFingers = Invariant(
    "KR-09", attemptsOf: .tap, given: { $1.liftOfTooFew(for: $2) }
  ) { evidence, attempt, tap, lift in
    let action = attempt.recognition
    return .expect(
      lift.frame.state == .failed && action == nil, at: action?.event ?? lift.frame.last,
      "\(evidence.name(attempt)) needs \(tap.touches.fingers), and did not fail when the only "
        + "\(lift.count) lifted",
      expected: "it fails")
  }

  /// KR-10: a tap of several fingers recognizes when the last of them lifts.
  static let tapOfSeveralFingers = Invariant(
    "KR-10", attemptsOf: .tap, where: { $2.touches > 1 }
  ) { evidence, attempt, tap in
    guard let action = attempt.recognition else {
      return evidence.judgeSureTap(
        attempt, tap, attempt.presses, "its fingers came and went together")
    }
    let down = attempt.frame(of: action)?.down ?? []
    return .expect(
      down.isEmpty, at: action.event,
      "\(evidence.name(attempt)) recognized while \(down.count.fingers) of it were still down",
      expected: "its action comes when the last finger lifts")
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
      noAction.and(
        .expect(
          frame.state == .failed, at: frame.last,
          "\(who) was \(frame.state.rawValue) after touchesCancelled", expected: "it is failed")))
  }

  /// KR-13: a tap is where its fingers were.
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

extension Attempt {
  /// The frame in which all fingers have lifted of a tap that they are too few for, and how many
  /// they were.
  fileprivate func liftOfTooFew(
    for tap: SceneRecognizer
  ) -> (frame: Frame, count: Int)? {
    let few = self.presses.first { $0.contacts.count < tap.touches && $0.lift != nil }
    guard let few, !few.isCancelled, let lift = few.lift else { return nil }
    return frames.first { $0.at == lift.at && $0.down.isEmpty }.map { ($0, few.contacts.count) }
  }
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

  /// Where the taps of an attempt are surely what the recognizer looks for, and nobody objects, its
  /// action must come with the last lift.
  fileprivate func judgeSureTap(
    _ attempt: Attempt, _ tap: SceneRecognizer, _ presses: [Press],
    _ why: @autoclosure () -> String
  ) -> Verdict {
    .given(sureLift(of: attempt, tap, presses)) { lift in
      .require(
        attempt.actions.contains { $0.at == lift.at && $0.state == .ended },
        by: endOf(lift.delivery),
        "\(name(attempt)) did not recognize, although \(why()) and nobody objected",
        expected: "the action of \(name(attempt))")
    }
  }

  /// The last lift of taps that are surely what a recognizer looks for, where nobody objects.
  private func sureLift(
    of attempt: Attempt, _ tap: SceneRecognizer, _ presses: [Press]
  ) -> (at: Int, delivery: Int)? {
    guard presses.count >= tap.taps, tap.taps > 0, tap.touches > 0 else { return nil }
    let series = presses.prefix(tap.taps)
    guard series.allSatisfy({ isSurelyTap($0, of: tap.touches) }), isSurelySeries(series),
      let lift = series.last?.lift, isFree(attempt, until: lift.at)
    else { return nil }
    return lift
  }

  /// The first frame in which the middle of a press is surely too far from its start.
  fileprivate func farFrame(
    of press: Press, in attempt: Attempt
  ) -> (at: Int, distance: Double)? {
    let start = middle(press.contacts.map(start(of:)))
    let isStaggered = press.startedTogether != press.contacts.count
    for frame in attempt.frames where frame.at >= press.start && !isStaggered {
      let distance = middle(of: press.contacts, at: frame.at).distance(to: start)
      if distance >= Thresholds.tapMovement.surelyAbove { return (frame.at, distance) }
      if !frame.ended.isEmpty || !frame.cancelled.isEmpty { return nil }
    }
    return nil
  }

  /// Whether the recognizer is told of a touch that comes surely too late for an attempt.
  fileprivate func hearsAgain(_ attempt: Attempt, after time: Int) -> Bool {
    attempts.contains {
      $0.recognizer == attempt.recognizer && !$0.frames.isEmpty
        && $0.start >= time + Thresholds.tapInterval.surelyAbove
    }
  }
}
