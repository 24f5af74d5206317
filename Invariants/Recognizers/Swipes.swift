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
  static let swipeWhileMoving = Invariant(
    "KR-38", askedOf: .swipe, given: { _, attempt, _ in attempt.actions.first }
  ) { evidence, attempt, _, action in
    let frame = attempt.frame(of: action)
    let isMoving = frame.map { $0.at == action.at && !$0.moved.isEmpty } ?? false
    return Verdict.expect(
      // Tied to others, its next attempt may begin with the same fingers' next touch. Source: GR-43.
      attempt.actions.count == 1 || evidence.isBoundByName(attempt.recognizer),
      at: attempt.actions[1].event,
      "\(evidence.name(attempt)) sent its action \(attempt.actions.count.times)",
      expected: "one action")
      && .expect(
        isMoving || evidence.mayWait(attempt.recognizer), at: action.event,
        "\(evidence.name(attempt)) recognized while none of its fingers moved",
        expected: "it recognizes during the movement")
  }

  /// KR-39: a swipe must go far enough; who goes far in a short time has swiped.
  static let swipeLength = Invariant(
    "KR-39", askedOf: .swipe, needs: .directed, where: { $0.touches == 1 }
  ) { evidence, attempt, swipe in
    guard let action = attempt.recognition else { return evidence.judgeSureSwipe(attempt, swipe) }
    return .when(
      evidence.hasNoSurplus(attempt, swipe),
      .expect(
        evidence.hasGone(attempt, until: action.at), at: action.event,
        "\(evidence.name(attempt)) recognized, although its finger had not gone "
          + "\(Thresholds.swipeLength.surelyBelow.inPoints) in a direction of the swipe",
        expected: "it takes more than that"))
  }

  /// KR-40: a swipe may go only so far to the side.
  static let swipeDrift = Invariant(
    "KR-40", askedOf: .swipe, needs: [.directed, .unbound], given: { $0.drift(of: $1, $2) }
  ) { evidence, attempt, swipe, drift in
    evidence.expectFailure(of: attempt, "its finger was \(drift.inPoints) off its way")
  }

  /// KR-41: a swipe may take only so long.
  static let swipeDuration = Invariant("KR-41", askedOf: .swipe, needs: [.directed, .unbound]) {
    evidence, attempt, swipe in
    let slow = Thresholds.swipeDuration.surelyAbove
    guard evidence.hasNoSurplus(attempt, swipe) else { return .notExercised }
    guard let action = attempt.recognition else {
      return .when(
        evidence.samples(of: attempt).contains {
          $0.sample.at - evidence.contacts[$0.contact].down.at >= slow
            && evidence.goesFar(attempt, evidence.way(of: $0))
        }, .holds)
    }
    let start = evidence.fingers(of: attempt).map { evidence.contacts[$0].down.at }.max()
    let taken = action.at - (start ?? action.at)
    return .expect(
      taken < slow, at: action.event,
      "\(evidence.name(attempt)) recognized \(span: taken) after its finger came down",
      expected: "it fails when it takes so long")
  }

  /// KR-42: a finger that was behind its start does not swipe any more; one that only goes back a
  /// little does.
  static let swipeBehindStart = Invariant(
    "KR-42", askedOf: .swipe, needs: [.directed, .unbound]
  ) { evidence, attempt, swipe in
    let directions = evidence.directions(of: attempt)
    let retreat = directions.count == 1 ? evidence.retreat(of: attempt, swipe) : nil
    return Verdict.given(retreat) {
      evidence.expectFailure(of: attempt, "its finger had been \($0.inPoints) behind its start")
    } && .when(evidence.turnsBack(attempt), evidence.judgeSureSwipe(attempt, swipe))
  }

  /// KR-43: what goes into another direction, or halfway between two, is not recognized.
  static let swipeDirection = Invariant(
    "KR-43", askedOf: .swipe, needs: [.directed, .unbound],
    given: { $0.wayAstray(of: $1, $2) }
  ) { evidence, attempt, swipe, way in
    evidence.expectFailure(
      of: attempt, "its finger went by \(way.inWords)",
      expected:
        "a swipe to the \(evidence.directions(of: attempt).map(\.rawValue).joined(separator: " or "))"
    )
  }

  /// KR-44: of a swipe with several fingers every one must go far enough.
  static let swipeOfSeveralFingers = Invariant(
    "KR-44", askedOf: .swipe, needs: .directed, where: { $0.touches > 1 }
  ) { evidence, attempt, swipe in
    guard let action = attempt.recognition else {
      return evidence.judgeSureSwipe(attempt, swipe)
        && .when(evidence.isSwipeOfSome(attempt, swipe), .holds)
    }
    return .when(
      evidence.hasNoSurplus(attempt, swipe),
      .expect(
        evidence.fingers(of: attempt).count == swipe.touches
          && evidence.hasGone(attempt, until: action.at), at: action.event,
        "\(evidence.name(attempt)) recognized, although not all of its "
          + "\(swipe.touches.fingers) had gone its way",
        expected: "every finger goes far enough"))
  }

  /// KR-45: a swipe for both directions of an axis goes either way.
  static let swipeEitherWay = Invariant(
    "KR-45", askedOf: .swipe, needs: .directed
  ) { evidence, attempt, swipe in
    .when(
      evidence.directions(of: attempt).count > 1, evidence.judgeSureSwipe(attempt, swipe))
  }
}

extension Evidence {
  /// The directions that an attempt's recognizer looks for.
  fileprivate func directions(of attempt: Attempt) -> [Scenario.Recognizer.SwipeDirection] {
    scene.setting.recognizers[attempt.recognizer].directions
  }

  /// The fingers of an attempt that were down before it recognized.
  fileprivate func fingers(of attempt: Attempt) -> [Int] {
    guard let action = attempt.recognition else { return attempt.contacts }
    return attempt.contacts.filter { contacts[$0].down.at <= action.at }
  }

  /// Whether there are no more fingers than a swipe takes: of more nothing is known.
  /// Source: KR-39, RE-57.
  fileprivate func hasNoSurplus(_ attempt: Attempt, _ swipe: SceneRecognizer) -> Bool {
    fingers(of: attempt).count <= swipe.touches
  }

  /// A way as the recognizer may see it: on the screen, and in its view where that is turned or
  /// scaled. Which of them counts nobody has settled, so that a rule asks of both.
  fileprivate func views(of way: Point, _ attempt: Attempt) -> [Point] {
    if isUpright(attempt.recognizer) { return [way] }
    return [way, wayInView(from: .zero, to: way, of: attempt.recognizer)]
  }

  /// Whether a way surely is far enough in a direction of a swipe.
  fileprivate func goesFar(_ attempt: Attempt, _ way: Point) -> Bool {
    views(of: way, attempt).allSatisfy { way in
      directions(of: attempt).contains {
        $0.advance(of: way) >= Thresholds.swipeLength.surelyAbove
      }
    }
  }

  fileprivate typealias Place = (contact: Int, sample: Contact.Sample)

  /// What the touches of an attempt do in all.
  fileprivate func samples(of attempt: Attempt) -> [Place] {
    attempt.contacts.flatMap { number in contacts[number].samples.map { (number, $0) } }
  }

  /// How far a touch has got from its start.
  fileprivate func way(of place: Place) -> Point {
    place.sample.location - start(of: place.contact)
  }

  /// Whether a swipe is not recognized.
  fileprivate func expectFailure(
    of attempt: Attempt, _ why: Sentence, expected: Sentence = "it fails"
  ) -> Verdict {
    .expect(
      none: attempt.recognition?.event,
      "\(name(attempt)) recognized, although \(why)", expected: expected)
  }

  /// How far a finger surely went to the side when a swipe was recognized, or while it had not gone
  /// further its way; nil where none did.
  fileprivate func drift(of attempt: Attempt, _ swipe: SceneRecognizer) -> Double? {
    guard hasNoSurplus(attempt, swipe) else { return nil }
    let time = attempt.recognition?.at
    let directions = directions(of: attempt)
    let astray = samples(of: attempt).first { place in
      views(of: way(of: place), attempt).allSatisfy { way in
        let drift = directions[0].aside(of: way)
        return drift >= Thresholds.swipeDrift.surelyAbove
          && (time.map { $0 == place.sample.at }
            ?? directions.contains { $0.advance(of: way) >= drift })
      }
    }
    return astray.map { directions[0].aside(of: way(of: $0)) }
  }

  /// How far a finger surely went back behind its start, before a swipe was recognized, or before
  /// it went as far as a swipe goes; nil where none did.
  fileprivate func retreat(of attempt: Attempt, _ swipe: SceneRecognizer) -> Double? {
    guard hasNoSurplus(attempt, swipe) else { return nil }
    let direction = directions(of: attempt)[0]
    let samples = samples(of: attempt)
    let behind = samples.first { place in
      views(of: way(of: place), attempt).allSatisfy {
        direction.advance(of: $0) <= -Thresholds.swipeReturn.surelyAbove
      } && place.sample.at <= attempt.recognition?.at ?? .max
    }
    guard let behind else { return nil }
    let isTested = samples.contains { place in
      place.contact == behind.contact && place.sample.at > behind.sample.at
        && goesFar(attempt, way(of: place))
    }
    return attempt.recognition != nil || isTested ? -direction.advance(of: way(of: behind)) : nil
  }

  /// Whether a finger goes back a little on its way, in the direction of a swipe.
  fileprivate func turnsBack(_ attempt: Attempt) -> Bool {
    directions(of: attempt).contains { direction in
      attempt.contacts.contains { number in
        let ways = contacts[number].samples.map {
          direction.advance(of: $0.location - start(of: number))
        }
        return zip(ways, ways.dropFirst()).contains { $0 > $1 && $1 >= 0 }
      }
    }
  }

  /// The last way of a finger that surely goes in no direction of a swipe, up to its recognition.
  fileprivate func wayAstray(of attempt: Attempt, _ swipe: SceneRecognizer) -> Point? {
    guard hasNoSurplus(attempt, swipe) else { return nil }
    let astray = samples(of: attempt).last { place in
      attempt.recognition?.at ?? place.sample.at == place.sample.at
        && views(of: way(of: place), attempt).allSatisfy { way in
          way.length >= Thresholds.swipeDrift.surelyAbove
            && directions(of: attempt).allSatisfy { direction in
              let drift = direction.aside(of: way)
              return direction.advance(of: way) <= 0
                || drift >= Thresholds.swipeDrift.surelyAbove
                  && direction.advance(of: way) <= drift
            }
        }
    }
    return astray.map(way)
  }

  /// Whether some of as many fingers as a swipe wants go far enough, and not all.
  fileprivate func isSwipeOfSome(_ attempt: Attempt, _ swipe: SceneRecognizer) -> Bool {
    attempt.contacts.count == swipe.touches
      && samples(of: attempt).contains { goesFar(attempt, way(of: $0)) }
      && !hasGone(attempt, until: Int.max)
  }

  /// Whether at some moment up to `time` every touch had gone as far as the shortest swipe, by
  /// either measure.
  fileprivate func hasGone(_ attempt: Attempt, until time: Int) -> Bool {
    let fingers = fingers(of: attempt)
    return attempt.frames.contains { frame in
      frame.at <= time
        && directions(of: attempt).contains { direction in
          fingers.allSatisfy { number in
            views(of: place(of: number, at: frame.at) - start(of: number), attempt).contains {
              direction.advance(of: $0) >= Thresholds.swipeLength.surelyBelow
            }
          }
        }
    }
  }

  /// Where an attempt is surely a swipe, and nobody objects, it must be recognized by then.
  fileprivate func judgeSureSwipe(_ attempt: Attempt, _ swipe: SceneRecognizer) -> Verdict {
    let found = directions(of: attempt).lazy.compactMap { direction in
      self.frame(of: attempt, asSwipeTo: direction, by: swipe.touches).map { ($0, direction) }
    }
    return .given(found.first) { frame, direction in
      .require(
        attempt.actions.contains { $0.at <= frame.at }, by: endOf(frame.delivery),
        "\(name(attempt)) did not recognize, although every finger went "
          + "\(Thresholds.swipeLength.surelyAbove.inPoints) to the \(direction.rawValue) in "
          + "\(span: frame.at - attempt.start)",
        expected: "the action of \(name(attempt))")
    }
  }

  /// The first frame in which an attempt is surely a swipe in a direction, if nobody objects.
  private func frame(
    of attempt: Attempt, asSwipeTo direction: Scenario.Recognizer.SwipeDirection, by fingers: Int
  ) -> Attempt.Frame? {
    for frame in attempt.frames {
      // Of one that comes down with the others, or is more than these, nobody says anything.
      guard frame.before.count + frame.began.count == fingers, frame.ended.isEmpty,
        frame.cancelled.isEmpty, frame.at == attempt.start || frame.began.isEmpty,
        frame.at - attempt.start <= Thresholds.swipeDuration.surelyBelow
      else { return nil }
      let ways = frame.down.map {
        views(of: place(of: $0, at: frame.at) - start(of: $0), attempt)
      }
      let isStraight = ways.joined().allSatisfy {
        direction.advance(of: $0) >= 0
          && direction.aside(of: $0) <= Thresholds.swipeDrift.surelyBelow
      }
      guard isStraight else { return nil }
      let isFar = ways.joined().allSatisfy {
        direction.advance(of: $0) >= Thresholds.swipeLength.surelyAbove
      }
      if isFar { return isSurelyFree(attempt, until: frame.at) ? frame : nil }
    }
    return nil
  }
}
