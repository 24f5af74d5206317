import Thresholds
import TouchScript

extension Invariants {
  /// Chapter KR: pans.
  static let pans: [Invariant] = [
    .panNeedsMovement, .panHysteresis, .panReports, .panEnds, .panWithoutMovement, .panOfTooFew,
    .panOfTooMany, .panCancelled, .edgePanStart, .panPauses,
  ]
}

extension Invariant {
  /// KR-25: a pan does not begin at touch-down, nor without movement.
  static let panNeedsMovement = Invariant(
    "KR-25", askedOf: .pan,
    told: { evidence, attempt, _ in
      // It may have begun without saying so.
      let early = attempt.hearings.first { evidence.facts[$0].state.isOfGesture }
      let isStill = early.map { early in
        evidence.reach(of: attempt, until: evidence.facts[early].at) == 0
          && evidence.staysPut(attempt, until: evidence.facts[early].at)
      }
      return .forbid(
        isStill == true ? early : nil,
        "\(evidence.name(attempt)) was on its way before any of its fingers moved",
        expected: "it begins when its fingers have moved far enough")
    }
  ) { evidence, attempt, _ in
    let reach = evidence.reach(of: attempt, until: attempt.beginning?.at ?? .max)
    guard let beginning = attempt.beginning else { return .when(reach == 0, .holds) }
    // A view that is moved under a resting finger is moved as if by it. Source: KR-29.
    return .expect(
      reach > 0 || !evidence.staysPut(attempt, until: beginning.at), at: beginning.event,
      "\(evidence.name(attempt)) began before any of its fingers moved",
      expected: "it begins when its fingers have moved far enough")
  }

  /// KR-26: a pan begins when its fingers have moved far enough, and not before.
  static let panHysteresis = Invariant("KR-26", askedOf: .pan, needs: .inPlace) {
    evidence, attempt, pan in
    let reach = evidence.mostReach(of: attempt, until: attempt.beginning?.at ?? .max)
    let isEarly = reach <= Thresholds.panMovement.surelyBelow
    return Verdict.forbid(
      isEarly ? attempt.beginning?.event : nil,
      "\(evidence.name(attempt)) began when its fingers had moved by only \(reach.inPoints)",
      expected: "it begins when they have moved far enough"
    ) && evidence.judgeSurePan(attempt, pan) && .when(evidence.isStill(attempt), .holds)
  }

  /// KR-27: a pan begins once, and then changes once with each movement.
  static let panReports = Invariant(
    "KR-27", askedOf: .pan, given: { _, attempt, _ in attempt.beginning }
  ) { evidence, attempt, pan, beginning in
    // One that waited for another may begin between events, and change with the next: GC-28.
    let early = attempt.actions.first {
      $0.state == .changed && $0.at == beginning.at && $0.delivery == beginning.delivery
    }
    return Verdict.forbid(
      evidence.eventsSent(at: beginning.at) == 1 ? early?.event : nil,
      "\(evidence.name(attempt)) changed in the event in which it began",
      expected: "it changes with later movements")
      && Verdict.of(attempt.frames, where: { evidence.isMovement($0, of: attempt, pan) }) { frame in
        let changes = attempt.actions.filter { $0.at == frame.at && $0.state == .changed }
        return Verdict.expect(
          // One movement of several fingers may come in several events. Source: SY-06, RE-13.
          changes.count <= max(1, evidence.eventsSent(at: frame.at)), at: changes[1].event,
          "\(evidence.name(attempt)) sent \(changes.count) actions for one movement",
          expected: "one action for each movement")
          && evidence.requireAction(
            .changed, of: attempt, in: frame, "its finger moved after it had begun")
      }
      && Verdict.of(attempt.frames, where: { evidence.isStillLift($0, of: attempt) }) { frame in
        return .expect(
          none: attempt.actions.first {
            $0.state == .changed && $0.at == frame.at && $0.event > beginning.event
          }?.event,
          "\(evidence.name(attempt)) changed when its last finger lifted, which had not moved",
          expected: "it ends, and changes only when fingers move")
      }
  }

  /// KR-31: a pan ends at the latest when its last finger lifts, and not while as many are down as it
  /// takes.
  static let panEnds = Invariant(
    "KR-31", askedOf: .pan, given: { _, attempt, _ in attempt.beginning }
  ) { evidence, attempt, pan, beginning in
    // One that waited for another may end with its lift, and begin another time: GR-34.
    if let ending = attempt.actions.first(where: {
      $0.state == .ended && $0.event > beginning.event
    }) {
      let frame = attempt.frame(of: ending)
      let isEarly =
        evidence.neverHadTooMany(attempt, pan)
        && attempt.frames.allSatisfy {
          $0.at < beginning.at || $0.at > ending.at
            || $0.down.count >= max(pan.minimumTouches, 1)
        }
        && evidence.isSpared(attempt, until: ending.at)
        && !evidence.mayLackFingersOfItsWait(attempt, until: beginning.at)
      return .expect(
        !isEarly, at: ending.event,
        "\(evidence.name(attempt)) ended while \(frame?.down.count.fingers ?? "") of it were down",
        expected: "it ends when its last finger lifts, or when too few are left")
    }
    guard let lift = attempt.frames.last, lift.down.isEmpty, !lift.ended.isEmpty,
      evidence.isSpared(attempt, until: lift.at)
    else { return .notExercised }
    return evidence.requireAction(.ended, of: attempt, in: lift, "its last finger lifted")
  }

  /// KR-32: a pan whose fingers lift before it has begun fails.
  static let panWithoutMovement = Invariant(
    "KR-32", askedOf: .pan, needs: .inPlace,
    told: { evidence, attempt, _ in
      .when(
        evidence.isStill(attempt) && attempt.frames.last?.down.isEmpty == true,
        .expect(
          attempt.resetState == nil || attempt.resetState == .failed, at: attempt.reset ?? 0,
          "\(evidence.name(attempt)) had not begun when its fingers lifted, and was reset from "
            + "\(attempt.resetState?.rawValue ?? "")",
          expected: "it was failed"))
    }
  ) { evidence, attempt, _ in
    let wrong = attempt.actions.first
    return .when(
      evidence.isStill(attempt) && attempt.frames.last?.ended.isEmpty == false,
      .expect(
        none: wrong?.event,
        "\(evidence.name(attempt)) sent its action as \(wrong?.state.rawValue ?? ""), although its "
          + "fingers lifted without having moved",
        expected: "it fails without an action"))
  }

  /// KR-33: with fewer fingers down than its minimum a pan never begins.
  static let panOfTooFew = Invariant(
    "KR-33", askedOf: .pan, where: { $0.minimumTouches > 1 }
  ) { evidence, attempt, pan in
    guard let beginning = attempt.beginning else {
      return .when(
        evidence.movesFar(attempt) { $0.down.count < pan.minimumTouches }, .holds)
    }
    return Verdict.given(evidence.down(at: beginning, of: attempt)) { down in
      .expect(
        down >= pan.minimumTouches, at: beginning.event,
        "\(evidence.name(attempt)) began with \(down.fingers)",
        expected: "it takes \(pan.minimumTouches)")
    }
      && .given(evidence.restingReach(of: attempt, pan, until: beginning)) { reach in
        .expect(
          reach > Thresholds.panMovement.surelyBelow, at: beginning.event,
          "\(evidence.name(attempt)) began when it had \(pan.minimumTouches.fingers), which had "
            + "moved by only \(reach.inPoints) since, and not all of them before",
          expected: "it begins when as many as that have moved far enough")
      }
  }

  /// KR-34: with more fingers down than its maximum a pan does not begin. What fingers do that come
  /// later is open.
  static let panOfTooMany = Invariant(
    "KR-34", askedOf: .pan, where: { $0.maximumTouches != nil }
  ) { evidence, attempt, pan in
    let most = pan.maximumTouches ?? .max
    guard let beginning = attempt.beginning else {
      return .when(evidence.movesFar(attempt) { $0.down.count > most }, .holds)
    }
    return .given(evidence.down(at: beginning, of: attempt)) { down in
      .expect(
        down <= most, at: beginning.event,
        "\(evidence.name(attempt)) began with \(down.fingers)",
        expected: "it takes \(most) at most")
    }
  }

  /// KR-57: while fewer fingers are down than its minimum, a pan does not change.
  static let panPauses = Invariant(
    "KR-57", askedOf: .pan, where: { $0.minimumTouches > 1 },
    given: { _, attempt, _ in attempt.beginning }
  ) { evidence, attempt, pan, beginning in
    // A subclass that ignores touches may count in its own way.
    guard !pan.ignoresFingers else { return .notExercised }
    return Verdict.of(
      attempt.frames,
      where: { frame in
        frame.at > beginning.at && !frame.moved.isEmpty
          && max(frame.before.count, frame.down.count) < pan.minimumTouches
      }
    ) { frame in
      return .expect(
        none: attempt.actions.first { $0.at == frame.at && $0.state == .changed }?.event,
        "\(evidence.name(attempt)) changed with \(frame.down.count.fingers) down",
        expected: "it changes while at least \(pan.minimumTouches) are down")
    }
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

  /// KR-55: a screen-edge pan begins if its first touch came down near one of its edges, and only then;
  /// it ignores all others.
  static let edgePanStart = Invariant(
    "KR-55", attemptsOf: .screenEdgePan, needs: [.upright, .touched],
    where: { evidence, attempt, _ in
      attempt.recognition != nil || evidence.hasMovedFar(attempt)
    }
  ) { evidence, attempt, pan in
    let isOffEdges = attempt.contacts.allSatisfy { evidence.isOffEdges($0, of: attempt) }
    return Verdict.when(
      isOffEdges,
      .expect(
        none: attempt.recognition?.event,
        "\(evidence.name(attempt)) began, although its finger came down away from its edges",
        expected: "it fails")
    ) && evidence.judgeSureEdgePan(attempt, pan)
  }
}

extension Evidence {
  /// Whether another finger came down while a recognizer waited for one that has to fail: nobody says
  /// whether that finger is one of its own. Source: rulebook GC-27, GR-34.
  fileprivate func mayLackFingersOfItsWait(_ attempt: Attempt, until beginning: Int) -> Bool {
    isBoundByName(attempt.recognizer)
      && attempt.contacts.contains { hasCome($0, in: attempt, until: beginning) }
  }

  /// Whether a finger came down when an attempt went on, and not after a time.
  private func hasCome(_ contact: Int, in attempt: Attempt, until time: Int) -> Bool {
    contacts[contact].down.at > attempt.start && contacts[contact].down.at <= time
  }

  /// Whether in a frame nothing happens but that the last fingers of an attempt lift where they are,
  /// and the recognizer's class says no more than UIKit's. Source: KR-27, KR-31.
  fileprivate func isStillLift(_ frame: Attempt.Frame, of attempt: Attempt) -> Bool {
    frame.down.isEmpty && !frame.ended.isEmpty && frame.moved.isEmpty && frame.began.isEmpty
      && frame.cancelled.isEmpty && eventsSent(at: frame.at) == 1
      && scenario.recognizers[attempt.recognizer].decisions.isEmpty
      && frame.ended.allSatisfy { !hasMoved($0, in: frame) }
  }

  /// Whether the touches of an attempt surely have not moved far enough for a pan.
  fileprivate func isStill(_ attempt: Attempt) -> Bool {
    mostReach(of: attempt, until: .max) <= Thresholds.panMovement.surelyBelow
  }

  /// Whether a touch of an attempt surely has moved far enough for a pan.
  fileprivate func hasMovedFar(_ attempt: Attempt) -> Bool {
    reach(of: attempt, until: .max) >= Thresholds.panMovement.surelyAbove
  }

  /// Whether a touch surely moves far enough for a pan in frames that `rule` picks.
  fileprivate func movesFar(
    _ attempt: Attempt, where rule: (Attempt.Frame) -> Bool
  ) -> Bool {
    attempt.frames.contains { frame in
      rule(frame)
        && frame.moved.contains {
          place(of: $0, at: frame.at).distance(to: start(of: $0))
            >= Thresholds.panMovement.surelyAbove
        }
    }
  }

  /// How many fingers are down as an action is sent; nil where some come or go at that time.
  fileprivate func down(at action: Attempt.Action, of attempt: Attempt) -> Int? {
    attempt.frame(of: action).flatMap { frame in
      frame.at == action.at && frame.before != frame.down ? nil : frame.down.count
    }
  }

  /// Whether as many fingers were down at all times as a pan takes at most: which of more it follows
  /// is open. Source: KR-34, RE-54.
  func neverHadTooMany(_ attempt: Attempt, _ pan: SceneRecognizer) -> Bool {
    guard let most = pan.maximumTouches else { return true }
    return attempt.frames.allSatisfy { $0.before.count + $0.began.count <= most }
  }

  /// Whether as many fingers are down in a frame, before and after, as a pan takes at least.
  func hasEnough(_ frame: Attempt.Frame, _ pan: SceneRecognizer) -> Bool {
    min(frame.before.count, frame.down.count) >= pan.minimumTouches
  }

  /// How far the middle of a pan's fingers has moved by its beginning since it had enough of them, where
  /// not as many have moved at all: neither alone nor together have they "moved enough". Nil where
  /// they have, or where fingers lift meanwhile. Source: KR-33.
  fileprivate func restingReach(
    of attempt: Attempt, _ pan: SceneRecognizer, until beginning: Attempt.Action
  ) -> Double? {
    let frames = attempt.frames(until: beginning)
    guard pan.minimumTouches > 1, neverHadTooMany(attempt, pan), !pan.ignoresFingers,
      frames.allSatisfy({ $0.ended.isEmpty && $0.cancelled.isEmpty }),
      let complete = frames.first(where: { $0.down.count >= pan.minimumTouches }),
      // A further finger moves the middle of them all.
      frames.allSatisfy({ $0.delivery <= complete.delivery || $0.began.isEmpty }),
      staysPut(attempt, until: beginning.at)
    else { return nil }
    let movers = attempt.contacts.count { touch in
      mostReach(of: touch, for: attempt.recognizer, until: beginning.at)
        > Thresholds.panMovement.surelyBelow
    }
    guard movers < pan.minimumTouches else { return nil }
    // What moves in the very event that brings the last of them may count.
    let bases = complete.down.map { touch in
      complete.began.contains(touch) ? start(of: touch) : place(of: touch, at: complete.at - 1)
    }
    return frames.filter { $0.delivery >= complete.delivery }.reduce(0) { most, frame in
      let way = middle(of: complete.down, at: frame.at) - middle(bases)
      return max(most, lengths(way, for: attempt.recognizer).most)
    }
  }

  /// Whether a frame brings a pan that has begun a movement, and nothing else; and as many fingers
  /// were down all the time as it takes, for otherwise it may have ended.
  fileprivate func isMovement(
    _ frame: Attempt.Frame, of attempt: Attempt, _ pan: SceneRecognizer
  ) -> Bool {
    guard let beginning = attempt.beginning, frame.at > beginning.at, frame.ended.isEmpty,
      frame.began.isEmpty, frame.cancelled.isEmpty,
      frame.moved.contains(where: {
        hasMoved($0, in: frame)
          && !(isBoundByName(attempt.recognizer) && hasCome($0, in: attempt, until: beginning.at))
      }), neverHadTooMany(attempt, pan)
    else { return false }
    return isSpared(attempt, until: frame.at)
      && attempt.frames.allSatisfy {
        $0.at < beginning.at || $0.at > frame.at || hasEnough($0, pan)
      }
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

  /// The first frame in which an attempt is surely a pan, and how far its touches have moved since
  /// the last of them came or went.
  private func surePan(
    _ attempt: Attempt, _ pan: SceneRecognizer
  ) -> (frame: Attempt.Frame, way: Point)? {
    guard neverHadTooMany(attempt, pan) else { return nil }
    var base = 0
    var before = 0.0
    for frame in attempt.frames {
      // Fingers that lift do not count any more, and a pan that still has enough goes on looking at the
      // others. Source: KR-26, KR-34.
      guard frame.cancelled.isEmpty,
        frame.ended.isEmpty || frame.down.count >= max(pan.minimumTouches, 1)
      else { return nil }
      if !frame.began.isEmpty || !frame.ended.isEmpty {
        base = frame.at
        before = mostReach(of: attempt, until: frame.at)
        guard before <= Thresholds.panMovement.surelyBelow else { return nil }
        continue
      }
      guard frame.down.count >= max(pan.minimumTouches, 1) else { continue }
      let ways = frame.down.map { place(of: $0, at: frame.at) - place(of: $0, at: base) }
      let way =
        middle(frame.down.map { place(of: $0, at: frame.at) })
        - middle(frame.down.map { place(of: $0, at: base) })
      let far = Thresholds.panMovement.surelyAbove + before
      // At least as many fingers as the minimum have to move. Source: KR-33.
      guard (ways + [way]).allSatisfy({ leastAlongAxis($0, for: attempt.recognizer) >= far })
      else { continue }
      return !frame.moved.isEmpty && isSurelyFree(attempt, until: frame.at) ? (frame, way) : nil
    }
    return nil
  }

  /// If a finger moves straight in from one of the pan's edges, and nothing prevents the pan, it must
  /// have begun. UIKit does not document which other movements count. Source: KR-26, KR-55.
  fileprivate func judgeSureEdgePan(_ attempt: Attempt, _ pan: SceneRecognizer) -> Verdict {
    .given(sureEdgePan(attempt, pan)) { move in
      .require(
        attempt.actions.contains { $0.at <= move.at }, by: endOf(move.delivery),
        "\(name(attempt)) has not begun, although its finger has gone straight in from its edge",
        expected: "the action of \(name(attempt)), which has begun")
    }
  }

  /// The first move of a finger by which it has surely gone far enough, straight in from an edge:
  /// also where the pan failed before, and receives no more.
  private func sureEdgePan(_ attempt: Attempt, _ pan: SceneRecognizer) -> Contact.Sample? {
    // With other fingers, others than the pan may have something to say.
    guard let touch = attempt.contacts.first, meets(.first, contacts[touch]),
      meets(.alone, contacts[touch])
        || scene.recognizers.count == 1 && ingredients.isDisjoint(with: [.scrollViews, .controls])
          && contacts.allSatisfy({ $0.down.at > contacts[touch].down.at || $0.number == touch }),
      scene.isView(contacts[touch].view), pan.minimumTouches <= 1, pan.maximumTouches ?? 1 > 0,
      !pan.ignoresFingers
    else { return nil }
    let edges = scene.setting.recognizers[attempt.recognizer].edges
    let window = view(scene.windows[contacts[touch].view]).frame
    let start = start(of: touch)
    guard let edge = edges.first(where: { $0.isSurely(at: start, in: window) }) else { return nil }
    for sample in contacts[touch].samples.dropFirst() {
      guard sample.phase == .moved else { return nil }
      let way = sample.location - start
      let (inward, aside) = edge.split(way)
      if inward >= Thresholds.panMovement.surelyAbove, aside <= inward / 4 {
        return isSurelyFree(attempt, until: sample.at) ? sample : nil
      }
      guard way.length <= Thresholds.panMovement.surelyBelow else { return nil }
    }
    return nil
  }

  /// Whether a touch came down away from all edges of its window that a pan is for.
  func isOffEdges(_ touch: Int, of attempt: Attempt) -> Bool {
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

extension Scenario.Recognizer.Edge {
  /// Whether a point of the screen is near enough to this edge for every right engine, in a window that
  /// fills the screen.
  fileprivate func isSurely(at place: Point, in window: Rect) -> Bool {
    guard window == .screen else { return false }
    let distance =
      switch self {
      case .top: place.y
      case .left: place.x
      case .bottom: window.height - place.y
      case .right: window.width - place.x
      }
    return (0...Thresholds.edgeDistance.surelyBelow).contains(distance)
  }

  /// How far a movement leads in from the edge, and how far along it.
  fileprivate func split(_ way: Point) -> (inward: Double, aside: Double) {
    switch self {
    case .top: (way.y, way.x.magnitude)
    case .left: (way.x, way.y.magnitude)
    case .bottom: (-way.y, way.x.magnitude)
    case .right: (-way.x, way.y.magnitude)
    }
  }
}
