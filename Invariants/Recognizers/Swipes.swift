import Thresholds
import TouchScript

extension Invariants {
  /// Chapter KR: swipes.
  static let swipes: [Invariant] = [
    .swipeWhileMoving, .swipeLength, .swipeDrift, .swipeDuration, .swipeBehindStart,
    .swipeDirection, .swipeOfSeveralFingers, .swipeEitherWay,
  ]
}

extension Invariant {
  /// KR-38: a swipe is recognized while its fingers move, once, and not when they lift.
  static let swipeWhileMoving = Invariant("KR-38", attemptsOf: .swipe) { evidence, attempt, _ in
    guard let action = attempt.actions.first else { return .notExercised }
    if attempt.actions.count > 1 {
      return .broken(
        Violation(
          "\(evidence.name(attempt)) sent its action \(attempt.actions.count) times",
          event: attempt.actions[1].event, expected: "one action"))
    }
    let frame = attempt.frame(of: action)
    let isMoving = frame.map { $0.at == action.at && !$0.moved.isEmpty } ?? false
    return .expect(
      isMoving || evidence.mayWait(attempt.recognizer), at: action.event,
      "\(evidence.name(attempt)) recognized while none of its fingers moved",
      expected: "it recognizes during the movement")
  }

  /// KR-39: a swipe must go far enough; who goes far in a short time has swiped.
  static let swipeLength = Invariant("KR-39", attemptsOf: .swipe, needs: .directed) {
    evidence, attempt, swipe in
    guard swipe.touches == 1 else { return .notExercised }
    if let action = attempt.recognition {
      return .expect(
        evidence.hasGone(attempt, swipe, until: action.at), at: action.event,
        "\(evidence.name(attempt)) recognized, although its finger had not gone "
          + "\(Thresholds.swipeLength.surelyBelow.inPoints) in a direction of the swipe",
        expected: "it takes more than that")
    }
    return evidence.judgeSureSwipe(attempt, swipe)
  }

  /// KR-40: a swipe may go only so far to the side.
  static let swipeDrift = Invariant("KR-40", attemptsOf: .swipe, needs: [.directed, .unbound]) {
    evidence, attempt, swipe in
    let time = attempt.recognition?.at ?? Int.max
    let astray = evidence.samples(of: attempt).first { touch, sample in
      let way = sample.location - evidence.start(of: touch)
      let drift = evidence.directions(attempt)[0].drift(of: way)
      return drift >= Thresholds.swipeDrift.surelyAbove
        && (sample.at == time
          || time == Int.max
            && evidence.directions(attempt).contains { $0.progress(of: way) >= drift })
    }
    guard let astray else { return .notExercised }
    let drift = evidence.directions(attempt)[0].drift(
      of: astray.sample.location - evidence.start(of: astray.contact))
    return .expect(
      attempt.recognition == nil, at: attempt.recognition?.event ?? 0,
      "\(evidence.name(attempt)) recognized, although its finger was \(drift.inPoints) off its "
        + "way",
      expected: "it fails")
  }

  /// KR-41: a swipe may take only so long.
  static let swipeDuration = Invariant("KR-41", attemptsOf: .swipe, needs: [.directed, .unbound]) {
    evidence, attempt, swipe in
    let slow = Thresholds.swipeDuration.surelyAbove
    if let action = attempt.recognition {
      let start = attempt.contacts.map { evidence.contacts[$0].down.at }.max() ?? action.at
      return .expect(
        action.at - start < slow, at: action.event,
        "\(evidence.name(attempt)) recognized \(action.at - start) ms after its finger came down",
        expected: "it fails when it takes so long")
    }
    let isTested = evidence.samples(of: attempt).contains { touch, sample in
      let way = sample.location - evidence.start(of: touch)
      return sample.at - evidence.contacts[touch].down.at >= slow
        && evidence.directions(attempt).contains {
          $0.progress(of: way) >= Thresholds.swipeLength.surelyAbove
        }
    }
    return isTested ? .holds : .notExercised
  }

  /// KR-42: a finger that was behind its start does not swipe any more.
  static let swipeBehindStart = Invariant(
    "KR-42", attemptsOf: .swipe, needs: [.directed, .unbound]
  ) {
    evidence, attempt, swipe in
    guard evidence.directions(attempt).count == 1
    else { return .notExercised }
    func progress(_ touch: Int, _ sample: Contact.Sample) -> Double {
      evidence.directions(attempt)[0].progress(of: sample.location - evidence.start(of: touch))
    }
    let time = attempt.recognition?.at ?? Int.max
    let samples = evidence.samples(of: attempt)
    let behind = samples.first { touch, sample in
      progress(touch, sample) <= -Thresholds.swipeReturn.surelyAbove && sample.at <= time
    }
    guard let behind else { return .notExercised }
    let isTested = samples.contains { touch, sample in
      touch == behind.contact && sample.at > behind.sample.at
        && progress(touch, sample) >= Thresholds.swipeLength.surelyAbove
    }
    if attempt.recognition == nil, !isTested { return .notExercised }
    return .expect(
      attempt.recognition == nil, at: attempt.recognition?.event ?? 0,
      "\(evidence.name(attempt)) recognized, although its finger had been "
        + "\((-progress(behind.contact, behind.sample)).inPoints) behind its start",
      expected: "it fails")
  }

  /// KR-43: what goes into another direction, or halfway between two, is not recognized.
  static let swipeDirection = Invariant("KR-43", attemptsOf: .swipe, needs: [.directed, .unbound]) {
    evidence, attempt, swipe in
    let time = attempt.recognition?.at ?? Int.max
    let wrong = evidence.samples(of: attempt).last { touch, sample in
      let way = sample.location - evidence.start(of: touch)
      return way.length >= Thresholds.swipeDrift.surelyAbove
        && (time == Int.max || sample.at == time)
        && evidence.directions(attempt).allSatisfy { direction in
          let drift = direction.drift(of: way)
          return direction.progress(of: way) <= 0
            || drift >= Thresholds.swipeDrift.surelyAbove
              && direction.progress(of: way) <= drift
        }
    }
    guard let wrong else { return .notExercised }
    let way = wrong.sample.location - evidence.start(of: wrong.contact)
    return .expect(
      attempt.recognition == nil, at: attempt.recognition?.event ?? 0,
      "\(evidence.name(attempt)) recognized, although its finger went by \(way.inWords)",
      expected:
        "a swipe to the \(evidence.directions(attempt).map(\.rawValue).joined(separator: " or "))")
  }

  /// KR-44: of a swipe with several fingers every one must go far enough.
  static let swipeOfSeveralFingers = Invariant("KR-44", attemptsOf: .swipe, needs: .directed) {
    evidence, attempt, swipe in
    guard swipe.touches > 1 else { return .notExercised }
    if let action = attempt.recognition {
      return .expect(
        attempt.contacts.count >= swipe.touches
          && evidence.hasGone(attempt, swipe, until: action.at), at: action.event,
        "\(evidence.name(attempt)) recognized, although not all of its "
          + "\(swipe.touches.fingers) had gone its way",
        expected: "every finger goes far enough")
    }
    let isTested =
      attempt.contacts.count == swipe.touches
      && evidence.directions(attempt).contains { direction in
        attempt.contacts.contains { number in
          evidence.contacts[number].samples.contains {
            direction.progress(of: $0.location - evidence.start(of: number))
              >= Thresholds.swipeLength.surelyAbove
          }
        } && !evidence.hasGone(attempt, swipe, until: Int.max)
      }
    return evidence.judgeSureSwipe(attempt, swipe).and(isTested ? .holds : .notExercised)
  }

  /// KR-45: a swipe for both directions of an axis goes either way.
  static let swipeEitherWay = Invariant("KR-45", attemptsOf: .swipe, needs: .directed) {
    evidence, attempt, swipe in
    evidence.directions(attempt).count > 1 ? evidence.judgeSureSwipe(attempt, swipe) : .notExercised
  }
}

extension Evidence {
  /// The directions that the attempt's recognizer looks for.
  fileprivate func directions(_ attempt: Attempt) -> [Scenario.Recognizer.SwipeDirection] {
    scene.setting.recognizers[attempt.recognizer].directions
  }

  /// What the touches of an attempt do in all.
  fileprivate func samples(of attempt: Attempt) -> [(contact: Int, sample: Contact.Sample)] {
    attempt.contacts.flatMap { number in contacts[number].samples.map { (number, $0) } }
  }

  /// Whether at some moment up to `time` every touch had gone as far as the shortest swipe.
  fileprivate func hasGone(
    _ attempt: Attempt, _ swipe: SceneRecognizer, until time: Int
  ) -> Bool {
    attempt.frames.contains { frame in
      frame.at <= time
        && directions(attempt).contains { direction in
          attempt.contacts.allSatisfy { number in
            direction.progress(of: place(of: number, at: frame.at) - start(of: number))
              >= Thresholds.swipeLength.surelyBelow
          }
        }
    }
  }

  /// Where an attempt is surely a swipe, and nobody objects, it must be recognized by then.
  fileprivate func judgeSureSwipe(_ attempt: Attempt, _ swipe: SceneRecognizer) -> Verdict {
    guard attempt.contacts.count == swipe.touches else { return .notExercised }
    for direction in directions(attempt) {
      for frame in attempt.frames {
        let ways = attempt.contacts.map { place(of: $0, at: frame.at) - start(of: $0) }
        let isStraight = ways.allSatisfy {
          direction.progress(of: $0) >= 0
            && direction.drift(of: $0) <= Thresholds.swipeDrift.surelyBelow
        }
        guard isStraight, frame.ended.isEmpty, frame.cancelled.isEmpty,
          frame.at - attempt.start <= Thresholds.swipeDuration.surelyBelow
        else { break }
        guard ways.allSatisfy({ direction.progress(of: $0) >= Thresholds.swipeLength.surelyAbove })
        else { continue }
        guard areTogether(attempt, at: frame.at), isFree(attempt, until: frame.at) else { break }
        return .require(
          attempt.actions.contains { $0.at <= frame.at }, by: endOf(frame.delivery),
          "\(name(attempt)) did not recognize, although every finger went "
            + "\(Thresholds.swipeLength.surelyAbove.inPoints) to the \(direction.rawValue) in "
            + "\(frame.at - attempt.start) ms",
          expected: "the action of \(name(attempt))")
      }
    }
    return .notExercised
  }
}

extension Scenario.Recognizer.SwipeDirection {
  /// How far a way goes in the direction.
  fileprivate func progress(of way: Point) -> Double {
    switch self {
    case .right: way.x
    case .left: -way.x
    case .up: -way.y
    case .down: way.y
    }
  }

  /// How far a way goes to its side.
  fileprivate func drift(of way: Point) -> Double {
    switch self {
    case .right, .left: way.y.magnitude
    case .up, .down: way.x.magnitude
    }
  }
}
