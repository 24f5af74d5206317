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
  static let firstTranslation = Invariant("KR-28", attemptsOf: .pan, needs: [.upright, .followed]) {
    evidence, attempt, _ in
    guard let beginning = attempt.beginning, let seen = beginning.reading.translation,
      evidence.areTogether(attempt, at: beginning.at)
    else { return .notExercised }
    let frames = attempt.frames(until: beginning)
    let steps = frames.map { evidence.step(in: $0).way }
    let way = steps.reduce(.zero, +)
    let path = steps.reduce(0) { $0 + $1.length }
    let isAlong = seen.x * way.x + seen.y * way.y >= -Tolerance.coordinate
    return .expect(
      seen.length <= path + Tolerance.coordinate && isAlong, at: beginning.event,
      "\(evidence.name(attempt)) began with a translation of \(seen.inWords), where its fingers "
        + "had moved by \(way.inWords)",
      expected: "at most what they had moved, in the same direction")
  }

  /// KR-29: the translation is how far the middle of the fingers has moved, in the view's
  /// coordinates, since it was set last.
  static let translation = Invariant("KR-29") { evidence in
    evidence.judgeTranslations { !$0.hasNewFingers && $0.way != .zero }
  }

  /// KR-30: a finger that comes or goes does not make the translation jump.
  static let steadyTranslation = Invariant("KR-30") { evidence in
    evidence.judgeTranslations { $0.hasNewFingers }
  }

  /// KR-35: the velocity has the direction of the movement, and is zero where there is none.
  static let velocitySign = Invariant("KR-35", attemptsOf: .pan, needs: .upright) {
    evidence, attempt, _ in
    guard attempt.contacts.count == 1
    else { return .notExercised }
    return Verdict.of(attempt.actions) { action in
      guard action.state == .began || action.state == .changed,
        let seen = action.reading.velocity
      else { return .notExercised }
      let samples = evidence.contacts[attempt.contacts[0]].samples.filter {
        $0.at <= action.knows
      }
      return Verdict.of([(\Point.x, seen.x, "x"), (\Point.y, seen.y, "y")]) { axis in
        evidence.judgeVelocity(axis.1, along: axis.0, axis.2, of: samples, attempt, action)
      }
    }
  }
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

  /// Judges the translation in each action by that in the action before, where `rule` picks what
  /// the touches have done meanwhile.
  fileprivate func judgeTranslations(where rule: (Movement) -> Bool) -> Verdict {
    eachAttempt(of: [.pan], needs: [.inPlace, .followed]) { attempt, pan in
      return Verdict.of(zip(attempt.actions, attempt.actions.dropFirst())) { last, action in
        guard last.state == .began || last.state == .changed, action.state == .changed,
          let before = last.reading.translation, let seen = action.reading.translation,
          last.frames <= action.frames, isUndisturbed(attempt, until: action.at)
        else { return .notExercised }
        var movement = Movement()
        for frame in attempt.frames[last.frames..<action.frames] {
          let step = step(in: frame)
          movement.way = movement.way + step.way
          movement.hasNewFingers = movement.hasNewFingers || step.hasNewFingers
          movement.isUnsure = movement.isUnsure || step.isUnsure
        }
        guard !movement.isUnsure, rule(movement) else { return .notExercised }
        let way = wayInView(from: .zero, to: movement.way, of: attempt.recognizer)
        let expected = pan.rebases ? way : before + way
        return .expect(
          expected.isSame(as: seen), at: action.event,
          "the translation of \(name(attempt)) was \(seen.inWords), after its fingers had moved by "
            + "\(way.inWords) since " + (pan.rebases ? "it was set to zero" : before.inWords),
          expected: "a translation of \(expected.inWords)")
      }
    }
  }

  /// Whether the velocity along an axis has the direction of a movement that never turns back.
  fileprivate func judgeVelocity(
    _ velocity: Double, along axis: KeyPath<Point, Double>, _ letter: String,
    of samples: [Contact.Sample], _ attempt: Attempt, _ action: Attempt.Action
  ) -> Verdict {
    let steps = zip(samples, samples.dropFirst()).map {
      $1.location[keyPath: axis] - $0.location[keyPath: axis]
    }
    let isForward = steps.allSatisfy { $0 >= 0 }
    guard isForward || steps.allSatisfy({ $0 <= 0 }), let last = steps.last, samples.count > 1
    else {
      return .notExercised
    }
    let isStill = steps.allSatisfy { $0 == 0 }
    let isFresh =
      last != 0 && samples[samples.count - 1].at == action.at
      && action.at - samples[samples.count - 2].at <= Thresholds.swipeDuration.surelyBelow
    if !isStill, !isFresh, velocity == 0 { return .notExercised }
    let isRight = isStill ? velocity == 0 : isForward ? velocity > 0 : velocity < 0
    let movement = isStill ? "did not move" : "moved " + (isForward ? "forwards" : "backwards")
    return .expect(
      isRight, at: action.event,
      "the velocity of \(name(attempt)) along \(letter) was \(velocity.inWords), where its finger "
        + movement,
      expected: isStill ? "it is zero" : isForward ? "it is positive" : "it is negative")
  }
}
