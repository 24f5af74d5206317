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
    let reach = evidence.reach(of: attempt, until: attempt.beginning?.at ?? .max)
    guard let beginning = attempt.beginning else {
      return .when(reach == 0 && !attempt.frames.isEmpty, .holds)
    }
    return .expect(
      reach > 0, at: beginning.event,
      "\(evidence.name(attempt)) began before any of its fingers moved",
      expected: "it begins when its fingers have moved far enough")
  }

  /// KR-26: a pan begins when its fingers have moved far enough, and not before.
  static let panHysteresis = Invariant("KR-26", attemptsOf: .pan, needs: .upright) {
    evidence, attempt, pan in
    let reach = evidence.reach(of: attempt, until: attempt.beginning?.at ?? .max)
    let isEarly = reach <= Thresholds.panMovement.surelyBelow
    return Verdict.forbid(
      isEarly ? attempt.beginning?.event : nil,
      "\(evidence.name(attempt)) began when its fingers had moved by only \(reach.inPoints)",
      expected: "it begins when they have moved far enough"
    )
    .and(evidence.judgeSurePan(attempt, pan))
    .and(.when(evidence.isStill(attempt), .holds))
  }

  /// KR-27: a pan begins once, and then changes once with each movement.
  static let panReports = Invariant(
    "KR-27", attemptsOf: .pan, given: { _, attempt, _ in attempt.beginning }
  ) { evidence, attempt, _, beginning in
    let early = attempt.actions.first { $0.state == .changed && $0.at == beginning.at }
    return Verdict.forbid(
      beginning.delivery == Scene.none ? nil : early?.event,
      "\(evidence.name(attempt)) changed in the event in which it began",
      expected: "it changes with later movements"
    )
    .and(
      Verdict.of(attempt.frames, where: { evidence.isMovement($0, of: attempt) }) { frame in
        let changes = attempt.actions.filter { $0.at == frame.at && $0.state == .changed }
        return Verdict.expect(
          changes.count <= 1, at: changes[1].event,
          "\(evidence.name(attempt)) told \(changes.count) times of one movement",
          expected: "one action for each movement"
        )
        .and(
          evidence.requireAction(
            .changed, of: attempt, in: frame, "its finger moved after it had begun"))
      })
  }

  /// KR-31: a pan ends when the last finger that it follows lifts, and not before.
  static let panEnds = Invariant(
    "KR-31", attemptsOf: .pan, needs: .followed,
    given: { _, attempt, _ in attempt.beginning }
  ) { evidence, attempt, _, beginning in
    let tracked = attempt.contacts.filter {
      (evidence.contacts[$0].up?.at ?? Int.max) > beginning.at
    }
    return evidence.judgeEnd(of: attempt, tracking: tracked)
  }

  /// KR-32: a pan whose fingers lift before it has begun fails.
  static let panWithoutMovement = Invariant(
    "KR-32", attemptsOf: .pan, needs: .upright,
    where: { evidence, attempt, _ in
      attempt.frames.last.map { $0.down.isEmpty && !$0.ended.isEmpty } == true
        && evidence.isStill(attempt)
    }
  ) { evidence, attempt, _ in
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
  static let panOfTooFew = Invariant(
    "KR-33", attemptsOf: .pan, where: { $2.minimumTouches > 1 }
  ) { evidence, attempt, pan in
    guard let beginning = attempt.beginning else {
      return .when(
        attempt.contacts.count < pan.minimumTouches && evidence.hasMovedFar(attempt), .holds)
    }
    let most =
      attempt.frames(until: beginning).map { $0.before.count + $0.began.count }.max() ?? 0
    return .expect(
      most >= pan.minimumTouches, at: beginning.event,
      "\(evidence.name(attempt)) began with \(most.fingers)",
      expected: "it takes \(pan.minimumTouches)")
  }

  /// KR-36: a pan that has begun is cancelled when the system takes its touches, and says so.
  static let panCancelled = Invariant(
    "KR-36", attemptsOf: .pan,
    where: { _, attempt, _ in
      let frame = attempt.frames.first { !$0.cancelled.isEmpty }
      return frame.map { attempt.isActive(before: $0.cancellation) } ?? false
    }
  ) { evidence, attempt, _ in
    evidence.judgeCancelled(attempt)
  }

  /// KR-55: a screen-edge pan starts only from a touch near one of its edges.
  static let edgePanStart = Invariant(
    "KR-55", attemptsOf: .screenEdgePan, needs: [.upright, .touched],
    where: { evidence, attempt, pan in
      attempt.contacts.allSatisfy { evidence.isOffEdges($0, of: attempt) }
        && (attempt.recognition != nil || evidence.hasMovedFar(attempt))
    }
  ) { evidence, attempt, pan in
    .expect(
      attempt.recognition == nil, at: attempt.recognition?.event ?? 0,
      "\(evidence.name(attempt)) began, although its finger came down away from its edges",
      expected: "it fails")
  }
}

extension Evidence {
  /// Whether the touches of an attempt surely have not moved far enough for a pan.
  fileprivate func isStill(_ attempt: Attempt) -> Bool {
    reach(of: attempt, until: .max) <= Thresholds.panMovement.surelyBelow
  }

  /// Whether a touch of an attempt surely has moved far enough for a pan.
  fileprivate func hasMovedFar(_ attempt: Attempt) -> Bool {
    reach(of: attempt, until: .max) >= Thresholds.panMovement.surelyAbove
  }

  /// Whether a frame brings a pan that has begun a movement, and nothing else.
  fileprivate func isMovement(_ frame: Attempt.Frame, of attempt: Attempt) -> Bool {
    frame.ended.isEmpty && frame.began.isEmpty && frame.cancelled.isEmpty
      && attempt.isActive(before: frame) && isUndisturbed(attempt, until: frame.at)
      && meets(.followed, attempt) && frame.moved.contains { hasMoved($0, in: frame) }
  }

  /// Where an attempt is surely a pan, and nobody objects, it must have begun. Source: KR-26.
  fileprivate func judgeSurePan(_ attempt: Attempt, _ pan: SceneRecognizer) -> Verdict {
    .given(surePan(attempt, pan)) { frame, way in
      .require(
        attempt.actions.contains { $0.at <= frame.at }, by: endOf(frame.delivery),
        "\(name(attempt)) has not begun, although its fingers have moved by \(way.length.inPoints)",
        expected: "the action of \(name(attempt)), which has begun")
    }
  }

  /// The first frame in which an attempt is surely a pan, and how far its touches have moved.
  private func surePan(
    _ attempt: Attempt, _ pan: SceneRecognizer
  ) -> (frame: Attempt.Frame, way: Point)? {
    let count = attempt.contacts.count
    guard count >= pan.minimumTouches, count <= pan.maximumTouches ?? Int.max else { return nil }
    let start = middle(attempt.contacts.map(start(of:)))
    for frame in attempt.frames.prefix(while: { $0.ended.isEmpty && $0.cancelled.isEmpty }) {
      let way = middle(of: attempt.contacts, at: frame.at) - start
      guard max(way.x.magnitude, way.y.magnitude) >= Thresholds.panMovement.surelyAbove else {
        continue
      }
      return areTogether(attempt, at: frame.at) && !frame.moved.isEmpty
        && isFree(attempt, until: frame.at) ? (frame, way) : nil
    }
    return nil
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
