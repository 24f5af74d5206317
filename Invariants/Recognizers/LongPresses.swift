import Thresholds
import TouchScript

extension Invariants {
  /// Chapter KR: long presses.
  static let longPresses: [Invariant] = [
    .pressBegins, .pressNeverEarly, .shortPressFails, .pressMovementLimit, .pressChanges,
    .pressEnds, .pressOfTooManyFingers, .tapsBeforePress, .pressTakesTouch,
  ]
}

extension Invariant {
  /// KR-15: a press begins when its fingers have been held long enough, without any event.
  static let pressBegins = Invariant(
    "KR-15", attemptsOf: .longPress, where: { $2.taps == 0 }
  ) { evidence, attempt, press in
    evidence.judgeSurePress(attempt, press)
  }

  /// KR-16: a press never begins before its time.
  static let pressNeverEarly = Invariant(
    "KR-16", attemptsOf: .longPress, given: { $0.completion(of: $1, $2) }
  ) { evidence, attempt, press, completion in
    .expect(
      completion.held >= press.minimumPressDuration, at: completion.beginning,
      "\(evidence.name(attempt)) began when its fingers had been held for \(completion.held) ms",
      expected: "it begins after \(press.minimumPressDuration) ms")
  }

  /// KR-17: a press that is lifted before it begins fails.
  static let shortPressFails = Invariant(
    "KR-17", attemptsOf: .longPress, given: { $1.earlyLift($2) }
  ) { evidence, attempt, press, lift in
    let who = evidence.name(attempt)
    let wrong = attempt.actions.first { $0.event > lift.first }
    return Verdict.expect(
      wrong == nil, at: wrong?.event ?? 0,
      "\(who) sent its action, although it was lifted after \(lift.held) ms",
      expected: "it fails without an action"
    )
    .and(
      .expect(
        attempt.resetState == nil || attempt.resetState == .failed, at: attempt.reset ?? 0,
        "\(who) was lifted after \(lift.held) ms, and was reset from "
          + "\(attempt.resetState?.rawValue ?? "")",
        expected: "it was failed"))
  }

  /// KR-18: a press that moves too far before it begins fails; a small movement does not matter.
  static let pressMovementLimit = Invariant(
    "KR-18", attemptsOf: .longPress, given: { $1.hold($2) }
  ) { evidence, attempt, press, hold in
    guard let far = evidence.farFrame(of: hold, in: attempt, press) else {
      let time = hold.complete + press.minimumPressDuration
      return .when(
        hold.contacts.contains { evidence.reach(of: $0, until: time) > 0 },
        evidence.judgeSurePress(attempt, press))
    }
    let wrong = attempt.recognition
    return .expect(
      wrong == nil, at: wrong?.event ?? 0,
      "\(evidence.name(attempt)) recognized a press that had moved by "
        + "\(far.distance.inPoints) before it began",
      expected: "it fails, for it allows \(press.allowableMovement.inPoints)")
  }

  /// KR-19: once begun, a press changes with each movement, however far.
  static let pressChanges = Invariant("KR-19", attemptsOf: .longPress) { evidence, attempt, _ in
    Verdict.of(
      attempt.frames,
      where: { frame in
        frame.ended.isEmpty && frame.cancelled.isEmpty && attempt.isActive(before: frame)
          && frame.moved.contains(where: { evidence.hasMoved($0, in: frame) })
          && evidence.isUndisturbed(attempt, until: frame.at)
      }
    ) { frame in
      evidence.requireAction(
        .changed, of: attempt, in: frame, "its finger moved after it had begun")
    }
  }

  /// KR-20: a press ends when all its fingers are up, and not before.
  static let pressEnds = Invariant(
    "KR-20", attemptsOf: .longPress,
    given: { _, attempt, _ in attempt.beginning.flatMap { attempt.frame(of: $0) } }
  ) { evidence, attempt, _, frame in
    evidence.judgeEnd(of: attempt, tracking: frame.down)
  }

  /// KR-21: a press fails when more fingers come down before it has begun.
  static let pressOfTooManyFingers = Invariant(
    "KR-21", attemptsOf: .longPress, given: { $0.frameOfTooMany($1, $2) }
  ) { evidence, attempt, press, extra in
    .expect(
      attempt.actions.isEmpty, at: attempt.actions.first?.event ?? 0,
      "\(evidence.name(attempt)) recognized a press of \(press.touches.fingers), although "
        + "\(extra.down.count) had come down before it began",
      expected: "it fails")
  }

  /// KR-22: the taps that a press requires come before it.
  static let tapsBeforePress = Invariant(
    "KR-22", attemptsOf: .longPress, where: { $2.taps > 0 }
  ) { evidence, attempt, press in
    guard let action = attempt.recognition else { return evidence.judgeSurePress(attempt, press) }
    let done = attempt.presses.filter { ($0.lift?.at ?? Int.max) < action.at }.count
    return .expect(
      done >= press.taps, at: action.event,
      "\(evidence.name(attempt)) recognized a press after \(done) taps",
      expected: "\(press.taps) come before it")
  }

  /// KR-23: a press with the flags of a new one takes its touch from the view when it begins.
  static let pressTakesTouch = Invariant(
    "KR-23", attemptsOf: .longPress,
    given: { _, attempt, press in
      press.cancelsTouchesInView && !press.delaysTouchesBegan && press.delaysTouchesEnded
        ? attempt.beginning : nil
    }
  ) { evidence, attempt, _, beginning in
    evidence.judgeTaken(by: attempt, at: beginning)
  }
}

extension Attempt {
  /// The press that is to become long: the one after the taps that are required.
  fileprivate func hold(_ press: SceneRecognizer) -> Press? {
    let presses = self.presses
    return presses.indices.contains(press.taps) ? presses[press.taps] : nil
  }

  /// The first call with a lift that surely comes before a press has been held long enough, and how
  /// long it was held; nil where it had begun all the same.
  fileprivate func earlyLift(_ press: SceneRecognizer) -> (first: Int, held: Int)? {
    guard let hold = hold(press) else { return nil }
    let limit = Thresholds.pressDuration.shifted(to: press.minimumPressDuration).surelyBelow
    let lift = frames.first {
      !$0.ended.isEmpty && $0.at >= hold.start && $0.at - hold.start <= limit
    }
    guard let lift, beginning?.event ?? .max > lift.first else { return nil }
    return (lift.first, lift.at - hold.start)
  }
}

extension Evidence {
  /// Where a press began, and how long all fingers that it takes had been held.
  fileprivate func completion(
    of attempt: Attempt, _ press: SceneRecognizer
  ) -> (beginning: Int, held: Int)? {
    guard let beginning = attempt.beginning, let frame = attempt.frame(of: beginning),
      let last = frame.down.prefix(press.touches).map({ contacts[$0].down.at }).max()
    else { return nil }
    return (beginning.event, beginning.at - last)
  }

  /// The frame in which more fingers come down than a press takes, before it may have begun.
  fileprivate func frameOfTooMany(
    _ attempt: Attempt, _ press: SceneRecognizer
  ) -> Attempt.Frame? {
    let extra = attempt.frames.first { !$0.began.isEmpty && $0.down.count > press.touches }
    guard let extra, attempt.actions.allSatisfy({ $0.event > extra.first }) else { return nil }
    let due = attempt.hold(press).map { hold in
      let downs = hold.contacts.prefix(press.touches).map { contacts[$0].down.at }
      return (downs.max() ?? 0) + press.minimumPressDuration
    }
    return extra.at < due ?? Int.max ? extra : nil
  }

  /// Where an attempt is surely the press that the recognizer looks for, and nobody objects, it
  /// must begin in time.
  fileprivate func judgeSurePress(_ attempt: Attempt, _ press: SceneRecognizer) -> Verdict {
    .given(surePress(attempt, press)) { complete in
      let duration = Thresholds.pressDuration.shifted(to: press.minimumPressDuration)
      let beginning = attempt.beginning
      return Verdict.expect(
        beginning?.at ?? .min <= complete + duration.surelyAbove, at: beginning?.event ?? 0,
        "\(name(attempt)) began only \((beginning?.at ?? 0) - complete) ms after its fingers came "
          + "down",
        expected: "it begins after \(press.minimumPressDuration) ms, without an event"
      )
      .and(
        .require(
          beginning != nil,
          by: facts.firstIndex { $0.at > complete + duration.engine } ?? facts.count,
          "\(name(attempt)) did not begin, although its fingers were held still for "
            + "\(press.minimumPressDuration) ms and longer",
          expected: "the action of \(name(attempt))"))
    }
  }

  /// When all fingers of a press were down that is surely the one that a recognizer looks for,
  /// where nobody objects.
  private func surePress(_ attempt: Attempt, _ press: SceneRecognizer) -> Int? {
    let presses = attempt.presses
    guard press.touches > 0, presses.indices.contains(press.taps) else { return nil }
    let hold = presses[press.taps]
    let duration = Thresholds.pressDuration.shifted(to: press.minimumPressDuration)
    let latest = hold.complete + duration.surelyAbove
    let fingers = hold.contacts.filter { contacts[$0].down.at <= latest }
    let most = Thresholds.pressMovement.scaled(to: press.allowableMovement).surelyBelow
    guard latest <= end, fingers.count == press.touches, hold.startedTogether == press.touches,
      fingers.allSatisfy({ (contacts[$0].up?.at ?? Int.max) > latest }),
      fingers.allSatisfy({ reach(of: $0, until: latest) <= most }),
      presses.prefix(press.taps).allSatisfy({ isSurelyTap($0, of: press.touches) }),
      isSurelySeries(presses.prefix(press.taps + 1)), isFree(attempt, until: latest)
    else { return nil }
    return hold.complete
  }

  /// The first frame in which the middle of a press that has not begun is surely too far away.
  fileprivate func farFrame(
    of hold: Press, in attempt: Attempt, _ press: SceneRecognizer
  ) -> (at: Int, distance: Double)? {
    let start = middle(hold.contacts.map(start(of:)))
    let limit = Thresholds.pressMovement.scaled(to: press.allowableMovement).surelyAbove
    guard hold.startedTogether == hold.contacts.count, hold.contacts.count <= press.touches else {
      return nil
    }
    let due = hold.complete + press.minimumPressDuration
    for frame in attempt.frames where frame.at >= hold.start && frame.at < due {
      let distance = middle(of: hold.contacts, at: frame.at).distance(to: start)
      let hasBegun = attempt.actions.contains { $0.event < frame.first }
      if distance >= limit { return hasBegun ? nil : (frame.at, distance) }
      if !frame.ended.isEmpty || !frame.cancelled.isEmpty { return nil }
    }
    return nil
  }
}
