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
    if let action = attempt.recognition {
      let lifts = presses.compactMap(\.lift).filter { $0.at <= action.at }
      let isInTime = evidence.mayWait(attempt.recognizer) || lifts.last?.at == action.at
      return .expect(
        lifts.count >= tap.taps && isInTime, at: action.event,
        "\(evidence.name(attempt)) recognized while no finger of its last tap lifted",
        expected: "its action comes with the lift")
    }
    return evidence.judgeSureTap(attempt, tap, presses, "every tap was short and still")
  }

  /// KR-03: a tap that goes too far from its start fails; a small movement does not matter.
  static let movementLimit = Invariant("KR-03", attemptsOf: .tap) { evidence, attempt, tap in
    let presses = attempt.presses
    for press in presses where press.startedTogether == tap.touches {
      guard let far = evidence.farFrame(of: press, in: attempt) else { continue }
      let wrong = attempt.actions.first { $0.at >= far.at }
      return .expect(
        wrong == nil, at: wrong?.event ?? 0,
        "\(evidence.name(attempt)) recognized a tap, though its finger went "
          + "\(far.distance.inPoints) away",
        expected: "it fails without an action")
    }
    guard evidence.reach(of: attempt, until: Int.max) > 0 else { return .notExercised }
    return evidence.judgeSureTap(attempt, tap, presses, "its fingers hardly moved")
  }

  /// KR-05: a tap that is held too long fails.
  static let durationLimit = Invariant("KR-05", attemptsOf: .tap) { evidence, attempt, _ in
    let start = attempt.start
    let held = attempt.contacts.map { evidence.contacts[$0] }.first { touch in
      touch.down.at == start
        && (touch.up?.at ?? evidence.end) - start >= Thresholds.tapDuration.surelyAbove
    }
    guard held != nil else { return .notExercised }
    let wrong = attempt.recognition
    return .expect(
      wrong == nil, at: wrong?.event ?? 0,
      "\(evidence.name(attempt)) recognized a tap that was held for "
        + "\((wrong?.at ?? 0) - attempt.start) ms",
      expected: "it fails without an action")
  }

  /// KR-06: of several taps the next must come soon after the last.
  static let intervalLimit = Invariant("KR-06", attemptsOf: .tap) { evidence, attempt, tap in
    guard tap.taps > 1 else { return .notExercised }
    let presses = attempt.presses
    for (one, next) in zip(presses, presses.dropFirst()) {
      guard let lift = one.lift, next.start - lift.at >= Thresholds.tapInterval.surelyAbove else {
        continue
      }
      return .expect(
        attempt.recognition == nil, at: attempt.recognition?.event ?? 0,
        "\(evidence.name(attempt)) recognized taps that were \(next.start - lift.at) ms apart",
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
  static let tooManyFingers = Invariant("KR-08", attemptsOf: .tap, needs: .unbound) {
    evidence, attempt, tap in
    guard
      let frame = attempt.frames.first(where: {
        !$0.began.isEmpty && $0.down.count > tap.touches
      }), attempt.actions.allSatisfy({ $0.event > frame.first })
    else { return .notExercised }
    let who = evidence.name(attempt)
    return Verdict.expect(
      frame.state == .failed, at: frame.last,
      "\(who) is a tap of \(tap.touches), and went on with \(frame.down.count) fingers",
      expected: "\(who) fails at this touch-down"
    )
    .and(
      .expect(
        attempt.actions.isEmpty, at: attempt.actions.first?.event ?? 0,
        "\(who) recognized with too many fingers", expected: "no action"))
  }

  /// KR-09: with fewer fingers than required a tap fails when they lift.
  static let tooFewFingers = Invariant("KR-09", attemptsOf: .tap) { evidence, attempt, tap in
    let few = attempt.presses.first { $0.contacts.count < tap.touches && $0.lift != nil }
    guard let few, !few.isCancelled, let lift = few.lift,
      let frame = attempt.frames.first(where: { $0.at == lift.at && $0.down.isEmpty })
    else { return .notExercised }
    let action = attempt.recognition
    return .expect(
      frame.state == .failed && action == nil, at: action?.event ?? frame.last,
      "\(evidence.name(attempt)) needs \(tap.touches.fingers), and did not fail when the only "
        + "\(few.contacts.count) lifted",
      expected: "it fails")
  }

  /// KR-10: a tap of several fingers recognizes when the last of them lifts.
  static let tapOfSeveralFingers = Invariant("KR-10", attemptsOf: .tap) { evidence, attempt, tap in
    guard tap.touches > 1 else { return .notExercised }
    if let action = attempt.recognition {
      let down = attempt.frame(of: action)?.down ?? []
      return .expect(
        down.isEmpty, at: action.event,
        "\(evidence.name(attempt)) recognized while \(down.count.fingers) of it were still down",
        expected: "its action comes when the last finger lifts")
    }
    return evidence.judgeSureTap(
      attempt, tap, attempt.presses, "its fingers came and went together")
  }

  /// KR-12: a tap whose touches are taken away fails.
  static let cancelledTap = Invariant("KR-12", attemptsOf: .tap) { evidence, attempt, _ in
    guard let frame = attempt.frames.first(where: { !$0.cancelled.isEmpty }),
      attempt.actions.allSatisfy({ $0.event > frame.cancellation }),
      !evidence.script.appMayEndAttempts
    else { return .notExercised }
    let who = evidence.name(attempt)
    return Verdict.expect(
      attempt.actions.isEmpty, at: attempt.actions.first?.event ?? 0,
      "\(who) recognized a tap whose touch the system had taken away", expected: "it fails"
    )
    .and(
      .expect(
        frame.state == .failed, at: frame.last,
        "\(who) was \(frame.state.rawValue) after touchesCancelled", expected: "it is failed"))
  }

  /// KR-13: a tap is where its fingers were.
  static let tapLocation = Invariant("KR-13", attemptsOf: .tap, needs: .inPlace) {
    evidence, attempt, _ in
    guard let action = attempt.recognition, action.isMeasured
    else { return .notExercised }
    let places = attempt.contacts.lazy.flatMap { evidence.contacts[$0].samples }
      .filter { $0.at <= action.at }
      .map { evidence.pointInView($0.location, of: attempt.recognizer) }
    guard let box = Rect(around: places) else { return .notExercised }
    let location = action.reading.location
    return .expect(
      box.grown(by: Tolerance.coordinate).contains(location), at: action.event,
      "\(evidence.name(attempt)) was at \(location.inWords) in its action, where none of its "
        + "fingers had been",
      expected: "its location is where the fingers came down, within their movement")
  }
}

extension Evidence {
  /// Where the taps of an attempt are surely what the recognizer looks for, and nobody objects, its
  /// action must come with the last lift.
  fileprivate func judgeSureTap(
    _ attempt: Attempt, _ tap: SceneRecognizer, _ presses: [Press],
    _ why: @autoclosure () -> String
  ) -> Verdict {
    guard presses.count >= tap.taps, tap.taps > 0, tap.touches > 0 else { return .notExercised }
    let series = presses.prefix(tap.taps)
    guard series.allSatisfy({ isSurelyTap($0, of: tap.touches) }), isSurelySeries(series),
      let lift = series.last?.lift, isFree(attempt, until: lift.at)
    else { return .notExercised }
    let isThere = attempt.actions.contains { $0.at == lift.at && $0.state == .ended }
    return .require(
      isThere, by: endOf(lift.delivery),
      "\(name(attempt)) did not recognize, although \(why()) and nobody objected",
      expected: "the action of \(name(attempt))")
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
