import Thresholds
import TouchScript

extension Invariants {
  /// Chapter KR: pans.
  static let pans: [Invariant] = [
    .panNeedsMovement, .panHysteresis, .panReports, .panEnds, .panWithoutMovement, .panOfTooFew,
    .panCancelled, .edgePanStart,
  ]
}

extension Invariant {
  /// KR-25: a pan does not begin at touch-down, nor without movement.
  static let panNeedsMovement = Invariant("KR-25", attemptsOf: .pan) { evidence, attempt, _ in
    guard let beginning = attempt.beginning else {
      let isStill = evidence.reach(of: attempt, until: Int.max) == 0
      return isStill && !attempt.frames.isEmpty ? .holds : .notExercised
    }
    return .expect(
      evidence.reach(of: attempt, until: beginning.at) > 0, at: beginning.event,
      "\(evidence.name(attempt)) began before any of its fingers moved",
      expected: "it begins when its fingers have moved far enough")
  }

  /// KR-26: a pan begins when its fingers have moved far enough, and not before.
  static let panHysteresis = Invariant("KR-26", attemptsOf: .pan, needs: .upright) {
    evidence, attempt, pan in
    if let beginning = attempt.beginning {
      let reach = evidence.reach(of: attempt, until: beginning.at)
      if reach <= Thresholds.panMovement.surelyBelow {
        return .broken(
          Violation(
            "\(evidence.name(attempt)) began when its fingers had moved by only "
              + reach.inPoints, event: beginning.event,
            expected: "it begins when they have moved far enough"))
      }
    }
    return evidence.judgeSurePan(attempt, pan)
      .and(
        evidence.reach(of: attempt, until: Int.max) <= Thresholds.panMovement.surelyBelow
          ? .holds : .notExercised)
  }

  /// KR-27: a pan begins once, and then changes once with each movement.
  static let panReports = Invariant("KR-27", attemptsOf: .pan) { evidence, attempt, _ in
    guard let beginning = attempt.beginning else { return .notExercised }
    let early = attempt.actions.first { $0.state == .changed && $0.at == beginning.at }
    if let early, beginning.delivery != Scene.none {
      return .broken(
        Violation(
          "\(evidence.name(attempt)) changed in the event in which it began",
          event: early.event, expected: "it changes with later movements"))
    }
    return Verdict.of(attempt.frames) { frame in
      guard frame.ended.isEmpty, frame.began.isEmpty, frame.cancelled.isEmpty,
        attempt.isActive(before: frame), evidence.isUndisturbed(attempt, until: frame.at),
        attempt.contacts.count <= evidence.mostTouches(of: attempt),
        frame.moved.contains(where: { evidence.hasMoved($0, in: frame) })
      else { return .notExercised }
      let changes = attempt.actions.filter { $0.at == frame.at && $0.state == .changed }
      if changes.count > 1 {
        return .broken(
          Violation(
            "\(evidence.name(attempt)) told \(changes.count) times of one movement",
            event: changes[1].event, expected: "one action for each movement"))
      }
      return evidence.requireAction(
        .changed, of: attempt, in: frame, "its finger moved after it had begun")
    }
  }

  /// KR-31: a pan ends when the last finger that it follows lifts, and not before.
  static let panEnds = Invariant("KR-31", attemptsOf: .pan, needs: .followed) {
    evidence, attempt, _ in
    guard let beginning = attempt.beginning
    else { return .notExercised }
    let tracked = attempt.contacts.filter {
      (evidence.contacts[$0].up?.at ?? Int.max) > beginning.at
    }
    return evidence.judgeEnd(of: attempt, after: beginning, tracking: tracked)
  }

  /// KR-32: a pan whose fingers lift before it has begun fails.
  static let panWithoutMovement = Invariant("KR-32", attemptsOf: .pan, needs: .upright) {
    evidence, attempt, _ in
    guard let lift = attempt.frames.last, lift.down.isEmpty, !lift.ended.isEmpty,
      evidence.reach(of: attempt, until: Int.max) <= Thresholds.panMovement.surelyBelow
    else { return .notExercised }
    let wrong = attempt.actions.first
    return Verdict.expect(
      wrong == nil, at: wrong?.event ?? 0,
      "\(evidence.name(attempt)) told that it was \(wrong?.state.rawValue ?? ""), although its "
        + "fingers lifted without having moved",
      expected: "it fails without an action"
    )
    .and(
      .expect(
        attempt.resetState == nil || attempt.resetState == .failed, at: attempt.reset ?? 0,
        "\(evidence.name(attempt)) had not begun when its fingers lifted, and was reset from "
          + "\(attempt.resetState?.rawValue ?? "")",
        expected: "it was failed"))
  }

  /// KR-33: with fewer fingers than its minimum a pan never begins.
  static let panOfTooFew = Invariant("KR-33", attemptsOf: .pan) { evidence, attempt, pan in
    guard pan.minimumTouches > 1 else { return .notExercised }
    guard let beginning = attempt.beginning else {
      let isTested =
        attempt.contacts.count < pan.minimumTouches
        && evidence.reach(of: attempt, until: Int.max) >= Thresholds.panMovement.surelyAbove
      return isTested ? .holds : .notExercised
    }
    let most =
      attempt.frames(until: beginning).map { $0.before.count + $0.began.count }.max() ?? 0
    return .expect(
      most >= pan.minimumTouches, at: beginning.event,
      "\(evidence.name(attempt)) began with \(most.fingers)",
      expected: "it takes \(pan.minimumTouches)")
  }

  /// KR-36: a pan that has begun is cancelled when the system takes its touches, and says so.
  static let panCancelled = Invariant("KR-36", attemptsOf: .pan) { evidence, attempt, _ in
    guard let frame = attempt.frames.first(where: { !$0.cancelled.isEmpty }),
      attempt.isActive(before: frame.cancellation)
    else { return .notExercised }
    return evidence.judgeCancelled(attempt)
  }

  /// KR-55: a screen-edge pan starts only from a touch near one of its edges.
  static let edgePanStart = Invariant(
    "KR-55", attemptsOf: .screenEdgePan, needs: [.upright, .touched]
  ) { evidence, attempt, _ in
    guard attempt.contacts.allSatisfy({ evidence.isOffEdges($0, of: attempt) })
    else { return .notExercised }
    let wrong = attempt.recognition
    if wrong == nil,
      evidence.reach(of: attempt, until: Int.max) < Thresholds.panMovement.surelyAbove
    {
      return .notExercised
    }
    return .expect(
      wrong == nil, at: wrong?.event ?? 0,
      "\(evidence.name(attempt)) began, although its finger came down away from its edges",
      expected: "it fails")
  }
}

extension Evidence {
  /// Where an attempt is surely a pan, and nobody objects, it must have begun. Source: KR-26.
  fileprivate func judgeSurePan(_ attempt: Attempt, _ pan: SceneRecognizer) -> Verdict {
    let count = attempt.contacts.count
    guard count >= pan.minimumTouches, count <= pan.maximumTouches ?? Int.max else {
      return .notExercised
    }
    let start = middle(attempt.contacts.map(start(of:)))
    for frame in attempt.frames {
      if !frame.ended.isEmpty || !frame.cancelled.isEmpty { break }
      let way = middle(of: attempt.contacts, at: frame.at) - start
      guard max(way.x.magnitude, way.y.magnitude) >= Thresholds.panMovement.surelyAbove else {
        continue
      }
      guard areTogether(attempt, at: frame.at), !frame.moved.isEmpty,
        isFree(attempt, until: frame.at)
      else { return .notExercised }
      return .require(
        attempt.actions.contains { $0.at <= frame.at }, by: endOf(frame.delivery),
        "\(name(attempt)) has not begun, although its fingers have moved by \(way.length.inPoints)",
        expected: "the action of \(name(attempt)), which has begun")
    }
    return .notExercised
  }

  /// Whether a touch came down away from all edges of its window that a pan is for.
  fileprivate func isOffEdges(_ touch: Int, of attempt: Attempt) -> Bool {
    guard scene.isView(contacts[touch].view) else { return false }
    let frame = view(scene.windows[contacts[touch].view]).frame
    let place = start(of: touch)
    return scene.setting.recognizers[attempt.recognizer].edges.allSatisfy { edge in
      let distance =
        switch edge {
        case .top: place.y - frame.y
        case .left: place.x - frame.x
        case .bottom: frame.y + frame.height - place.y
        case .right: frame.x + frame.width - place.x
        }
      return distance >= Thresholds.edgeDistance.surelyAbove
    }
  }
}
