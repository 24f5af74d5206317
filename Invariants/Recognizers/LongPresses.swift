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
    "KR-15", askedOf: .longPress, where: { $0.taps == 0 }
  ) { evidence, attempt, press in
    evidence.judgeSurePress(attempt, press)
  }

  /// KR-16: a press never begins before its time, nor with fewer fingers than it takes.
  static let pressNeverEarly = Invariant(
    "KR-16", askedOf: .longPress,
    told: { evidence, attempt, press in evidence.judgeHold(of: attempt, press) }
  ) { evidence, attempt, press in
    evidence.judgeHold(of: attempt, press)
  }

  /// KR-17: a press that is lifted before it begins fails.
  static let shortPressFails = Invariant(
    "KR-17", askedOf: .longPress,
    told: { evidence, attempt, press in
      .given(attempt.earlyLift(press)) { lift in
        .expect(
          attempt.resetState == nil || attempt.resetState == .failed, at: attempt.reset ?? 0,
          "\(evidence.name(attempt)) was lifted after \(span: lift.held), and was reset from "
            + "\(attempt.resetState?.rawValue ?? "")",
          expected: "it was failed")
      }
    }
  ) { evidence, attempt, press in
    .given(attempt.earlyLift(press)) { lift in
      return .expect(
        none: attempt.actions.first { $0.event > lift.first && $0.at <= lift.over }?.event,
        "\(evidence.name(attempt)) sent its action, although it was lifted after \(span: lift.held)",
        expected: "it fails without an action")
    }
  }

  /// KR-18: a press that moves too far before it begins fails; a small movement does not matter.
  static let pressMovementLimit = Invariant(
    "KR-18", askedOf: .longPress, given: { $1.hold($2) }
  ) { evidence, attempt, press, hold in
    guard let far = evidence.farFrame(of: hold, in: attempt, press) else {
      let time = hold.complete + press.minimumPressDuration
      return .when(
        hold.contacts.contains { evidence.reach(of: $0, until: time) > 0 },
        evidence.judgeSurePress(attempt, press))
    }
    return .expect(
      none: attempt.recognition.flatMap { $0.at <= hold.lift?.at ?? .max ? $0 : nil }?.event,
      "\(evidence.name(attempt)) recognized a press that had moved by "
        + "\(far.distance.inPoints) before it began",
      expected: "it fails, for it allows \(press.allowableMovement.inPoints)")
  }

  /// KR-19: once begun, a press changes with each movement of its fingers, however far.
  static let pressChanges = Invariant(
    "KR-19", askedOf: .longPress, given: { $0.pressBegun($1, $2) }
  ) { evidence, attempt, press, begun in
    Verdict.of(
      attempt.frames,
      where: { frame in
        frame.delivery > begun.delivery && frame.at > begun.action.at && frame.at < begun.lift
          && frame.began.isEmpty && frame.ended.isEmpty && frame.cancelled.isEmpty
          && frame.down == begun.fingers && evidence.isSpared(attempt, until: frame.at)
          && frame.moved.contains(where: { evidence.hasMoved($0, in: frame) })
      }
    ) { frame in
      evidence.requireAction(
        .changed, of: attempt, in: frame, "its finger moved after it had begun")
    }
  }

  /// KR-20: a press ends when the first of its fingers lifts, and not before.
  static let pressEnds = Invariant(
    "KR-20", askedOf: .longPress, given: { _, attempt, _ in attempt.beginning }
  ) { evidence, attempt, press, beginning in
    // One that waited for another may end with its lift, and begin another time: GR-34.
    let later = attempt.actions.filter { $0.event > beginning.event }
    if let cancelled = later.first(where: { $0.state == .cancelled }), cancelled.at > beginning.at,
      evidence.isSpared(attempt, until: cancelled.at),
      !evidence.hasCompany(attempt, before: cancelled.event)
    {
      return .broken(
        says:
          "\(evidence.name(attempt)) was cancelled, and neither the system nor the app had done "
          + "anything to it",
        event: cancelled.event, expected: "it ends when one of its fingers lifts")
    }
    guard let begun = evidence.pressBegun(attempt, press) else { return .notExercised }
    if let ending = later.first(where: { $0.state == .ended }), ending.at < begun.lift {
      return .when(
        evidence.isSpared(attempt, until: ending.at),
        .broken(
          says: "\(evidence.name(attempt)) ended while all of its fingers were down",
          event: ending.event, expected: "it ends when one of its fingers lifts"))
    }
    let lift = attempt.frames.first { $0.at == begun.lift && !$0.ended.isEmpty }
    let isDue = evidence.isSpared(attempt, until: begun.lift)
    return .given(isDue ? lift : nil) {
      evidence.requireAction(.ended, of: attempt, in: $0, "the first of its fingers lifted")
    }
  }

  /// KR-21: more fingers that come down before a press has begun are not part of it: it fails, or
  /// goes on without them. Source: rulebook RE-56.
  static let pressOfTooManyFingers = Invariant(
    "KR-21", askedOf: .longPress, given: { $0.frameOfTooMany($1, $2) }
  ) { evidence, attempt, press, extra in
    return .expect(
      none: attempt.beginning.flatMap {
        $0.isMeasured && $0.event > extra.first && $0.reading.numberOfTouches > press.touches
          ? $0 : nil
      }?.event,
      "\(evidence.name(attempt)) recognized a press of \(press.touches.fingers), and "
        + "\(extra.down.count) had come down before it began",
      expected: "it fails, or goes on without them")
  }

  /// KR-22: the taps that a press requires come before it.
  static let tapsBeforePress = Invariant(
    "KR-22", askedOf: .longPress, where: { $0.taps > 0 },
    told: { evidence, attempt, press in evidence.judgeTapsBefore(attempt, press) }
  ) { evidence, attempt, press in
    evidence.judgeTapsBefore(attempt, press) && evidence.judgeSurePress(attempt, press)
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

  /// The first call with a lift that surely comes before a press has been held long enough, how long
  /// it was held, and until when nothing else can be made of it; nil where it had begun all the same.
  fileprivate func earlyLift(_ press: SceneRecognizer) -> (first: Int, held: Int, over: Int)? {
    // A surplus finger may be none of it. Source: KR-21, RE-56.
    guard let hold = hold(press), hold.contacts.count <= press.touches else { return nil }
    let limit = Thresholds.pressDuration.shifted(to: press.minimumPressDuration).surelyBelow
    let lift = frames.first {
      !$0.ended.isEmpty && $0.at >= hold.start && $0.at - hold.start <= limit
    }
    guard let lift, beginning?.event ?? .max > lift.first else { return nil }
    return (lift.first, lift.at - hold.start, hold.lift?.at ?? .max)
  }
}

extension Evidence {
  /// Where a press began: with which fingers, in which event of the script at the latest, and when
  /// the first of the fingers lifts; nil where it is not known which they are.
  fileprivate func pressBegun(
    _ attempt: Attempt, _ press: SceneRecognizer
  ) -> (action: Attempt.Action, fingers: [Int], delivery: Int, lift: Int)? {
    guard let action = attempt.beginning, let frame = attempt.frame(of: action),
      let hold = attempt.presses.last(where: { $0.start <= action.at }),
      // Of surplus fingers it is open what they do. Source: KR-19, RE-56.
      hold.contacts.count == press.touches, frame.down.count == press.touches
    else { return nil }
    let lifts = frame.down.map { contacts[$0].up?.at ?? Int.max }
    return (action, frame.down, frame.delivery, lifts.min() ?? Int.max)
  }

  /// Whether another recognizer has recognized by then with a touch of an attempt.
  fileprivate func hasCompany(_ attempt: Attempt, before event: Int) -> Bool {
    recognitions.contains {
      $0.recognizer != attempt.recognizer && $0.event < event
        && $0.contacts.contains(where: attempt.contacts.contains)
    }
  }

  /// Judges how long, and with how many fingers, a press was held when it began.
  fileprivate func judgeHold(of attempt: Attempt, _ press: SceneRecognizer) -> Verdict {
    .given(attempt.beginning) { beginning in
      .given(attempt.frame(of: beginning)) { frame in
        let isLifting = frame.at == beginning.at
        let down = isLifting ? frame.before + frame.began : frame.down
        let last = down.prefix(press.touches).map { contacts[$0].down.at }.max()
        let held = beginning.at - (last ?? beginning.at)
        return Verdict.expect(
          down.count >= press.touches, at: beginning.event,
          "\(name(attempt)) began with \(down.count.fingers)",
          expected: "it takes \(press.touches)")
          && .expect(
            held >= press.minimumPressDuration, at: beginning.event,
            "\(name(attempt)) began when its fingers had been held for \(span: held)",
            expected: "it begins after \(press.minimumPressDuration) ms")
      }
    }
  }

  /// Judges how many taps came before a press that was recognized.
  fileprivate func judgeTapsBefore(_ attempt: Attempt, _ press: SceneRecognizer) -> Verdict {
    // Fingers too many it may ignore, and count the taps of the others. Source: KR-21, RE-56.
    .given(
      attempt.frames.contains { $0.down.count > press.touches } ? nil : attempt.recognition
    ) { action in
      let done = attempt.presses.filter { ($0.lift?.at ?? Int.max) < action.at }.count
      return .expect(
        done >= press.taps, at: action.event,
        "\(name(attempt)) recognized a press after \(done) taps",
        expected: "\(press.taps) come before it")
    }
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
        "\(name(attempt)) began only \(span: (beginning?.at ?? 0) - complete) after its fingers came "
          + "down",
        expected: "it begins after \(press.minimumPressDuration) ms, without an event")
        && .require(
          beginning != nil,
          by: facts.firstIndex { $0.at > complete + duration.engine } ?? facts.count,
          "\(name(attempt)) did not begin, although its fingers were held still for "
            + "\(press.minimumPressDuration) ms and longer",
          expected: "the action of \(name(attempt))")
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
      fingers.allSatisfy({
        mostReach(of: $0, for: attempt.recognizer, until: latest) <= most
      }),
      presses.prefix(press.taps).allSatisfy({ isSurelyTap($0, for: attempt.recognizer) }),
      isSurelySeries(presses.prefix(press.taps + 1)), staysPut(attempt, until: latest),
      isSurelyFree(attempt, until: latest)
    else { return nil }
    return hold.complete
  }

  /// The first frame in which the middle of a press that has not begun is surely too far away.
  fileprivate func farFrame(
    of hold: Press, in attempt: Attempt, _ press: SceneRecognizer
  ) -> (at: Int, distance: Double)? {
    let start = middle(hold.contacts.map(start(of:)))
    let limit = Thresholds.pressMovement.scaled(to: press.allowableMovement).surelyAbove
    let due = hold.complete + press.minimumPressDuration
    guard hold.startedTogether == hold.contacts.count, hold.contacts.count <= press.touches,
      staysPut(attempt, until: due)
    else { return nil }
    for frame in attempt.frames where frame.at >= hold.start && frame.at < due {
      let way = middle(of: hold.contacts, at: frame.at) - start
      let distance = lengths(way, for: attempt.recognizer).least
      let hasBegun = attempt.actions.contains { $0.event < frame.first }
      if distance >= limit { return hasBegun ? nil : (frame.at, distance) }
      if !frame.ended.isEmpty || !frame.cancelled.isEmpty { return nil }
    }
    return nil
  }
}
