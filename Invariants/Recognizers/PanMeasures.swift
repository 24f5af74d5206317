import Thresholds
import TouchScript

extension Invariants {
  /// Chapter KR: what pans measure.
  static let panMeasures: [Invariant] = [
    .firstTranslation, .translation, .steadyTranslation, .velocitySign,
  ]
}

extension Invariant {
  /// KR-28: when a pan begins its translation is no more than the movement, and not against it.
  static let firstTranslation = Invariant(
    "KR-28", askedOf: .pan, needs: .inPlace,
    given: { evidence, attempt, pan in
      evidence.neverHadTooMany(attempt, pan)
        ? attempt.beginning.flatMap { evidence.areTogether(attempt, at: $0.at) ? $0 : nil } : nil
    }
  ) { evidence, attempt, _, beginning in
    let steps = attempt.frames(until: beginning).map {
      evidence.wayInView(from: .zero, to: evidence.step(in: $0).way, of: attempt.recognizer)
    }
    let way = steps.reduce(.zero, +)
    let path = steps.reduce(0) { $0 + $1.length }
    return .given(beginning.reading.translation) { seen in
      let isAlong = seen.x * way.x + seen.y * way.y >= -Tolerance.coordinate
      return .expect(
        seen.length <= path + Tolerance.coordinate && isAlong, at: beginning.event,
        "\(evidence.name(attempt)) began with a translation of \(seen.inWords), where its fingers "
          + "had moved by \(way.inWords)",
        expected: "at most what they had moved, in the same direction")
    }
  }

  /// KR-29: the translation grows by how far the middle of the fingers has moved, in the view's
  /// coordinates.
  static let translation = Invariant("KR-29", askedOf: .pan, needs: .inPlace) {
    evidence, attempt, pan in
    evidence.judgeTranslations(of: attempt, pan) { !$0.hasNewFingers && $0.way != .zero }
      && evidence.judgeLastTranslation(of: attempt, pan)
  }

  /// KR-30: a finger that comes or goes does not make the translation jump.
  static let steadyTranslation = Invariant("KR-30", askedOf: .pan, needs: .inPlace) {
    evidence, attempt, pan in
    evidence.judgeTranslations(of: attempt, pan) { $0.hasNewFingers }
  }

  /// KR-35: the velocity has the direction of the movement, in the view's coordinates, and is zero
  /// where there is none.
  static let velocitySign = Invariant("KR-35", askedOf: .pan, needs: .inPlace) {
    evidence, attempt, pan in
    Verdict.of(
      attempt.actions,
      given: { action in
        // Setting the translation may make it zero, as Apple's page of `setTranslation(_:in:)` says.
        let isMeant = action.state == .began || action.state != .cancelled && !pan.rebases
        // What a finger that comes or goes does to the velocity is open, but for the way that the only one
        // has gone.
        let isLast = action.state == .ended && attempt.contacts.count == 1
        return isMeant && (isLast || evidence.areTogether(attempt, at: action.at))
          ? action.reading.velocity : nil
      }
    ) { action, seen in
      let course = evidence.course(of: attempt, until: action)
      return evidence.judgeVelocity(seen.x, along: \.x, "x", of: course, attempt, action)
        && evidence.judgeVelocity(seen.y, along: \.y, "y", of: course, attempt, action)
    }
  }
}

/// Where the middle of a pan's fingers is at a time, in the coordinates of its view.
private struct Waypoint {
  let at: Int
  let place: Point
}

/// How far the middle of an attempt's touches moves in some frames, on the screen.
private struct Movement {
  var way = Point.zero
  /// Whether touches come or go.
  var hasNewFingers = false
  /// Whether touches move in the very event in which others come or go, so that engines may differ.
  var isUnsure = false
}

extension Evidence {
  /// How far the touches that were down before a frame move in it.
  fileprivate func step(in frame: Attempt.Frame) -> Movement {
    let way = middle(of: frame.before, at: frame.at) - middle(of: frame.before, at: frame.at - 1)
    let hasNewFingers = !frame.began.isEmpty || !frame.ended.isEmpty || !frame.cancelled.isEmpty
    let isMoving = frame.before.contains { hasMoved($0, in: frame) }
    return Movement(
      way: way, hasNewFingers: hasNewFingers,
      isUnsure: hasNewFingers && isMoving || !frame.cancelled.isEmpty)
  }

  /// Judges the translation in each action by that in the action before, where `isMeant` picks what
  /// the touches have done meanwhile.
  fileprivate func judgeTranslations(
    of attempt: Attempt, _ pan: SceneRecognizer, where isMeant: (Movement) -> Bool
  ) -> Verdict {
    Verdict.of(
      zip(attempt.actions, attempt.actions.dropFirst()),
      given: { last, action in
        movement(of: attempt, pan, from: last, to: action).flatMap {
          $0.isUnsure || !isMeant($0) ? nil : $0
        }
      }
    ) { actions, movement in
      let before = actions.0.reading.translation ?? .zero
      let seen = actions.1.reading.translation ?? .zero
      let way = wayInView(from: .zero, to: movement.way, of: attempt.recognizer)
      let expected = pan.rebases ? way : before + way
      return .expect(
        expected.isSame(as: seen), at: actions.1.event,
        "the translation of \(name(attempt)) was \(seen.inWords), after its fingers had moved by "
          + "\(way.inWords) since \(pan.rebases ? "it was set to zero" : before.inWords)",
        expected: "a translation of \(expected.inWords)")
    }
  }

  /// Judges the translation with which a pan of one finger ends: the last one, with the way of the lift or
  /// without it.
  fileprivate func judgeLastTranslation(
    of attempt: Attempt, _ pan: SceneRecognizer
  ) -> Verdict {
    guard attempt.contacts.count == 1, let end = attempt.actions.last, end.state == .ended,
      let last = attempt.actions.dropLast().last, last.frames < end.frames,
      last.state == .began || last.state == .changed,
      let seen = end.reading.translation, let shown = last.reading.translation,
      isSpared(attempt, until: end.at)
    else { return .notExercised }
    let frames = attempt.frames[last.frames..<end.frames]
    guard frames.count == 1, let lift = frames.first, !lift.ended.isEmpty else {
      return .notExercised
    }
    let before = pan.rebases ? Point.zero : shown
    let way = wayInView(from: .zero, to: step(in: lift).way, of: attempt.recognizer)
    return .expect(
      before.isSame(as: seen) || (before + way).isSame(as: seen), at: end.event,
      "\(name(attempt)) ended with a translation of \(seen.inWords), after \(before.inWords) and a "
        + "lift that went on by \(way.inWords)",
      expected: "a translation of \((before + way).inWords), or \(before.inWords)")
  }

  /// What the touches of a pan that goes on have done from one action to the next, both of which
  /// tell a translation.
  private func movement(
    of attempt: Attempt, _ pan: SceneRecognizer, from last: Attempt.Action,
    to action: Attempt.Action
  ) -> Movement? {
    guard last.state == .began || last.state == .changed, action.state == .changed,
      last.reading.translation != nil, action.reading.translation != nil,
      last.frames <= action.frames, isSpared(attempt, until: action.at),
      neverHadTooMany(attempt, pan)
    else { return nil }
    let frames = attempt.frames[last.frames..<action.frames]
    // Below the minimum nobody knows what becomes of it. Source: KR-29, RE-52.
    guard frames.allSatisfy({ hasEnough($0, pan) }) else { return nil }
    return frames.reduce(into: Movement()) { movement, frame in
      let step = step(in: frame)
      movement.way = movement.way + step.way
      movement.hasNewFingers = movement.hasNewFingers || step.hasNewFingers
      movement.isUnsure = movement.isUnsure || step.isUnsure
    }
  }

  /// Where the middle of a pan's fingers was by an action, moment by moment.
  fileprivate func course(of attempt: Attempt, until action: Attempt.Action) -> [Waypoint] {
    attempt.frames.lazy.filter { $0.at <= action.knows }.map { frame in
      Waypoint(
        at: frame.at,
        place: pointInView(middle(of: attempt.contacts, at: frame.at), of: attempt.recognizer))
    }
  }

  /// Whether the velocity along an axis has the direction of a movement that has not turned back for
  /// a while, or never did. It may be zero already where the last move was not in this very moment,
  /// or not a quick one.
  fileprivate func judgeVelocity(
    _ velocity: Double, along axis: KeyPath<Point, Double>, _ letter: String,
    of course: [Waypoint], _ attempt: Attempt, _ action: Attempt.Action
  ) -> Verdict {
    let steps = zip(course, course.dropFirst()).map { last, next in
      let step = next.place[keyPath: axis] - last.place[keyPath: axis]
      return (at: next.at, step: step.magnitude < 1e-6 ? 0 : step)
    }
    let isStill = steps.allSatisfy { $0.step == 0 }
    let isForward = (steps.last { $0.step != 0 }?.step ?? 0) > 0
    let isSame = { (step: Double) in isForward ? step >= 0 : step <= 0 }
    let same = steps.reversed().prefix { isSame($0.step) }
    // A turn is long enough ago when any smoothing has forgotten it: several moves, and a time.
    let isSteady =
      same.count == steps.count
      || same.count { $0.step != 0 } >= Self.movesForgetting
        && action.at - (same.last?.at ?? action.at) >= Thresholds.velocityMemory.surelyAbove
    // What is less than a reading can show may be shown as nothing: the way, or the velocity on the whole.
    let time = Double(action.at - (course.first?.at ?? 0)) / 1_000
    let isShown = (steps.last?.step.magnitude ?? 0) >= Self.surelyShown * max(1, time)
    let isFresh =
      action.state != .ended && isShown && course.last?.at == action.at
      && action.at - (course.dropLast().last?.at ?? 0) <= Thresholds.swipeDuration.surelyBelow
    let isRight = isStill ? velocity.magnitude < 1 : isForward ? velocity > 0 : velocity < 0
    let movement = isStill ? "did not move" : "moved " + (isForward ? "forwards" : "backwards")
    return .when(
      !steps.isEmpty && isSteady && (isStill || isFresh || velocity != 0),
      .expect(
        isRight, at: action.event,
        "the velocity of \(name(attempt)) along \(letter) was \(velocity.inWords), where its finger "
          + "\(movement)",
        expected: isStill ? "it is zero" : isForward ? "it is positive" : "it is negative"))
  }

  /// A way, in points, or a velocity, in points per second, that no reading rounds to nothing.
  private static var surelyShown: Double { 1.0 / 64 }

  /// After how many moves in one direction a velocity surely knows nothing of another.
  private static var movesForgetting: Int { 3 }
}
