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
  static let pressBegins = Invariant("KR-15", attemptsOf: .longPress) { evidence, attempt, press in
    press.taps == 0 ? evidence.judgeSurePress(attempt, press) : .notExercised
  }

  /// KR-16: a press never begins before its time.
  static let pressNeverEarly = Invariant("KR-16", attemptsOf: .longPress) {
    evidence, attempt, press in
    guard let beginning = attempt.beginning, let frame = attempt.frame(of: beginning) else {
      return .notExercised
    }
    let last = frame.down.prefix(press.touches).map { evidence.contacts[$0].down.at }.max()
    guard let last else { return .notExercised }
    return .expect(
      beginning.at - last >= press.minimumPressDuration, at: beginning.event,
      "\(evidence.name(attempt)) began when its fingers had been held for "
        + "\(beginning.at - last) ms",
      expected: "it begins after \(press.minimumPressDuration) ms")
  }

  /// KR-17: a press that is lifted before it begins fails.
  static let shortPressFails = Invariant("KR-17", attemptsOf: .longPress) {
    evidence, attempt, press in
    guard let hold = evidence.hold(of: attempt, press) else { return .notExercised }
    let limit = Thresholds.pressDuration.shifted(to: press.minimumPressDuration).surelyBelow
    let lift = attempt.frames.first {
      !$0.ended.isEmpty && $0.at >= hold.start && $0.at - hold.start <= limit
    }
    guard let lift, attempt.beginning.map({ $0.event > lift.first }) ?? true else {
      return .notExercised
    }
    let who = evidence.name(attempt)
    let wrong = attempt.actions.first { $0.event > lift.first }
    return Verdict.expect(
      wrong == nil, at: wrong?.event ?? 0,
      "\(who) sent its action, although it was lifted after \(lift.at - hold.start) ms",
      expected: "it fails without an action"
    )
    .and(
      .expect(
        attempt.resetState == nil || attempt.resetState == .failed, at: attempt.reset ?? 0,
        "\(who) was lifted after \(lift.at - hold.start) ms, and was reset from "
          + "\(attempt.resetState?.rawValue ?? "")",
        expected: "it was failed"))
  }

  /// KR-18: a press that moves too far before it begins fails; a small movement does not matter.
  static let pressMovementLimit = Invariant("KR-18", attemptsOf: .longPress) {
    evidence, attempt, press in
    guard let hold = evidence.hold(of: attempt, press) else { return .notExercised }
    if let far = evidence.farFrame(of: hold, in: attempt, press) {
      let wrong = attempt.recognition
      return .expect(
        wrong == nil, at: wrong?.event ?? 0,
        "\(evidence.name(attempt)) recognized a press that had moved by "
          + "\(far.distance.inPoints) before it began",
        expected: "it fails, for it allows \(press.allowableMovement.inPoints)")
    }
    let time = hold.complete + press.minimumPressDuration
    guard hold.contacts.contains(where: { evidence.reach(of: $0, until: time) > 0 }) else {
      return .notExercised
    }
    return evidence.judgeSurePress(attempt, press)
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
  static let pressEnds = Invariant("KR-20", attemptsOf: .longPress) { evidence, attempt, _ in
    guard let beginning = attempt.beginning, let frame = attempt.frame(of: beginning) else {
      return .notExercised
    }
    return evidence.judgeEnd(of: attempt, after: beginning, tracking: frame.down)
  }

  /// KR-21: a press fails when more fingers come down before it has begun.
  static let pressOfTooManyFingers = Invariant("KR-21", attemptsOf: .longPress) {
    evidence, attempt, press in
    let extra = attempt.frames.first { !$0.began.isEmpty && $0.down.count > press.touches }
    guard let extra, attempt.actions.allSatisfy({ $0.event > extra.first }) else {
      return .notExercised
    }
    let hold = evidence.hold(of: attempt, press)
    let due = hold.map { hold in
      let downs = hold.contacts.prefix(press.touches).map { evidence.contacts[$0].down.at }
      return (downs.max() ?? 0) + press.minimumPressDuration
    }
    guard extra.at < due ?? Int.max else { return .notExercised }
    return .expect(
      attempt.actions.isEmpty, at: attempt.actions.first?.event ?? 0,
      "\(evidence.name(attempt)) recognized a press of \(press.touches.fingers), although "
        + "\(extra.down.count) had come down before it began",
      expected: "it fails")
  }

  /// KR-22: the taps that a press requires come before it.
  static let tapsBeforePress = Invariant("KR-22", attemptsOf: .longPress) {
    evidence, attempt, press in
    guard press.taps > 0 else { return .notExercised }
    if let action = attempt.recognition {
      let done = attempt.presses.filter { ($0.lift?.at ?? Int.max) < action.at }.count
      return .expect(
        done >= press.taps, at: action.event,
        "\(evidence.name(attempt)) recognized a press after \(done) taps",
        expected: "\(press.taps) come before it")
    }
    return evidence.judgeSurePress(attempt, press)
  }

  /// KR-23: a press with the flags of a new one takes its touch from the view when it begins.
  static let pressTakesTouch = Invariant("KR-23", attemptsOf: .longPress) {
    evidence, attempt, press in
    guard press.cancelsTouchesInView, !press.delaysTouchesBegan, press.delaysTouchesEnded,
      let beginning = attempt.beginning
    else { return .notExercised }
    return evidence.judgeTaken(by: attempt, at: beginning)
  }
}

extension Evidence {
  /// The press that is to become long: the one after the taps that are required.
  fileprivate func hold(of attempt: Attempt, _ press: SceneRecognizer) -> Press? {
    let presses = attempt.presses
    return presses.indices.contains(press.taps) ? presses[press.taps] : nil
  }

  /// Where an attempt is surely the press that the recognizer looks for, and nobody objects, it must
  /// begin in time.
  fileprivate func judgeSurePress(_ attempt: Attempt, _ press: SceneRecognizer) -> Verdict {
    let presses = attempt.presses
    guard press.touches > 0, presses.indices.contains(press.taps) else { return .notExercised }
    let hold = presses[press.taps]
    let duration = Thresholds.pressDuration.shifted(to: press.minimumPressDuration)
    let due = hold.complete + duration.engine
    let latest = hold.complete + duration.surelyAbove
    let fingers = hold.contacts.filter { contacts[$0].down.at <= latest }
    let most = Thresholds.pressMovement.scaled(to: press.allowableMovement).surelyBelow
    guard latest <= end, fingers.count == press.touches, hold.startedTogether == press.touches,
      fingers.allSatisfy({ (contacts[$0].up?.at ?? Int.max) > latest }),
      fingers.allSatisfy({ reach(of: $0, until: latest) <= most }),
      presses.prefix(press.taps).allSatisfy({ isSurelyTap($0, of: press.touches) }),
      isSurelySeries(presses.prefix(press.taps + 1)), isFree(attempt, until: latest)
    else { return .notExercised }
    let beginning = attempt.beginning
    let isInTime = beginning.map { $0.at <= latest } ?? false
    if let beginning, !isInTime {
      return .broken(
        Violation(
          "\(name(attempt)) began only \(beginning.at - hold.complete) ms after its fingers came "
            + "down", event: beginning.event,
          expected: "it begins after \(press.minimumPressDuration) ms, without an event"))
    }
    return .require(
      isInTime, by: facts.firstIndex { $0.at > due } ?? facts.count,
      "\(name(attempt)) did not begin, although its fingers were held still for "
        + "\(press.minimumPressDuration) ms and longer",
      expected: "the action of \(name(attempt))")
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
