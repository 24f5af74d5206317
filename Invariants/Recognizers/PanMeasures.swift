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
    "KR-28", attemptsOf: .pan, needs: [.upright, .followed],
    given: { evidence, attempt, _ in
      attempt.beginning.flatMap { evidence.areTogether(attempt, at: $0.at) ? $0 : nil }
    }
  ) { evidence, attempt, _, beginning in
    let steps = attempt.frames(until: beginning).map { evidence.step(in: $0).way }
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

  /// KR-29: the translation is how far the middle of the fingers has moved, in the view's
  /// coordinates, since it was set last.
  static let translation = Invariant(
    "KR-29", attemptsOf: .pan, needs: [.inPlace, .followed]
  ) { evidence, attempt, pan in
    evidence.judgeTranslations(of: attempt, pan) { !$0.hasNewFingers && $0.way != .zero }
  }

  /// KR-30: a finger that comes or goes does not make the translation jump.
  static let steadyTranslation = Invariant(
    "KR-30", attemptsOf: .pan, needs: [.inPlace, .followed]
  ) { evidence, attempt, pan in
    evidence.judgeTranslations(of: attempt, pan) { $0.hasNewFingers }
  }

  /// KR-35: the velocity has the direction of the movement, and is zero where there is none.
  static let velocitySign = Invariant(
    "KR-35", attemptsOf: .pan, needs: .upright,
    where: { _, attempt, _ in attempt.contacts.count == 1 }
  ) { evidence, attempt, _ in
    Verdict.of(
      attempt.actions,
      given: { $0.state == .began || $0.state == .changed ? $0.reading.velocity : nil }
    ) { action, seen in
      let samples = evidence.contacts[attempt.contacts[0]].samples.filter {
        $0.at <= action.knows
      }
      return evidence.judgeVelocity(seen.x, along: \.x, "x", of: samples, attempt, action)
        .and(evidence.judgeVelocity(seen.y, along: \.y, "y", of: samples, attempt, action))
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

  /// Judges the translation in each action by that in the action before, where `isMeant` picks what
  /// the touches have done meanwhile.
  fileprivate func judgeTranslations(
    of attempt: Attempt, _ pan: SceneRecognizer, where isMeant: (Movement) -> Bool
  ) -> Verdict {
    Verdict.of(
      zip(attempt.actions, attempt.actions.dropFirst()),
      given: { last, action in
        movement(of: attempt, from: last, to: action).flatMap {
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
          + "\(way.inWords) since " + (pan.rebases ? "it was set to zero" : before.inWords),
        expected: "a translation of \(expected.inWords)")
    }
  }

  /// What the touches of a pan that goes on have done from one action to the next, both of which
  /// tell a translation.
  private func movement(
    of attempt: Attempt, from last: Attempt.Action, to action: Attempt.Action
  ) -> Movement? {
    guard last.state == .began || last.state == .changed, action.state == .changed,
      last.reading.translation != nil, action.reading.translation != nil,
      last.frames <= action.frames, isUndisturbed(attempt, until: action.at)
    else { return nil }
    return attempt.frames[last.frames..<action.frames].reduce(into: Movement()) { movement, frame in
      let step = step(in: frame)
      movement.way = movement.way + step.way
      movement.hasNewFingers = movement.hasNewFingers || step.hasNewFingers
      movement.isUnsure = movement.isUnsure || step.isUnsure
    }
  }

  /// Whether the velocity along an axis has the direction of a movement that never turns back. It
  /// may be zero already where the last move was not in this very moment, or not a quick one.
  fileprivate func judgeVelocity(
    _ velocity: Double, along axis: KeyPath<Point, Double>, _ letter: String,
    of samples: [Contact.Sample], _ attempt: Attempt, _ action: Attempt.Action
  ) -> Verdict {
    let steps = zip(samples, samples.dropFirst()).map {
      $1.location[keyPath: axis] - $0.location[keyPath: axis]
    }
    let isForward = steps.allSatisfy { $0 >= 0 }
    let isStill = steps.allSatisfy { $0 == 0 }
    let isSteady = !steps.isEmpty && (isForward || steps.allSatisfy { $0 <= 0 })
    let isFresh =
      steps.last != 0 && samples.last?.at == action.at
      && action.at - (samples.dropLast().last?.at ?? 0) <= Thresholds.swipeDuration.surelyBelow
    let isRight = isStill ? velocity == 0 : isForward ? velocity > 0 : velocity < 0
    let movement = isStill ? "did not move" : "moved " + (isForward ? "forwards" : "backwards")
    return .when(
      isSteady && (isStill || isFresh || velocity != 0),
      .expect(
        isRight, at: action.event,
        "the velocity of \(name(attempt)) along \(letter) was \(velocity.inWords), where its finger "
          + movement,
        expected: isStill ? "it is zero" : isForward ? "it is positive" : "it is negative"))
  }
}
