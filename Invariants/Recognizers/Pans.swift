import Thresholds
import TouchScript

extension Invariants {
  /// Chapter KR: pans.
  static let pans: [Invariant] = [
    .panNeedsMovement, .panHysteresis, .panReports, .panEnds, .panWithoutMovement, .panOfTooFew,
    .panCancelled, .edgePanStart,
  ]
  .knowing(.all)
}

extension Invariant {
  /// KR-25: a pan does not begin at touch-down, nor without movement.
  static let panNeedsMovement = Invariant("KR-25") { evidence in
    evidence.judgeCourses(of: .pan) { course, _ in
      guard let beginning = course.beginning else {
        let isStill = evidence.reach(of: course, until: Int.max) == 0
        return isStill && !course.frames.isEmpty ? .holds : .notExercised
      }
      return .expect(
        evidence.reach(of: course, until: beginning.at) > 0, at: beginning.event,
        "\(evidence.name(course)) began before any of its fingers moved",
        expected: "it begins when its fingers have moved far enough")
    }
  }

  /// KR-26: a pan begins when its fingers have moved far enough, and not before.
  static let panHysteresis = Invariant("KR-26") { evidence in
    evidence.judgeCourses(of: .pan) { course, pan in
      guard evidence.isUpright(course.recognizer) else { return .notExercised }
      if let beginning = course.beginning {
        let reach = evidence.reach(of: course, until: beginning.at)
        if reach <= Thresholds.panMovement.surelyBelow {
          return .broken(
            Violation(
              "\(evidence.name(course)) began when its fingers had moved by only "
                + reach.inPoints, event: beginning.event,
              expected: "it begins when they have moved far enough"))
        }
      }
      return evidence.judgeSurePan(course, pan)
        .and(
          evidence.reach(of: course, until: Int.max) <= Thresholds.panMovement.surelyBelow
            ? .holds : .notExercised)
    }
  }

  /// KR-27: a pan begins once, and then changes once with each movement.
  static let panReports = Invariant("KR-27") { evidence in
    evidence.judgeCourses(of: .pan) { course, _ in
      guard let beginning = course.beginning else { return .notExercised }
      let early = course.actions.first { $0.state == .changed && $0.at == beginning.at }
      if let early, beginning.delivery != Scene.none {
        return .broken(
          Violation(
            "\(evidence.name(course)) changed in the event in which it began",
            event: early.event, expected: "it changes with later movements"))
      }
      return Verdict.of(course.frames) { frame in
        guard frame.ended.isEmpty, frame.began.isEmpty, frame.cancelled.isEmpty,
          course.isActive(before: frame), evidence.isUndisturbed(course, until: frame.at),
          course.contacts.count <= evidence.mostTouches(of: course),
          frame.moved.contains(where: { evidence.hasMoved($0, in: frame) })
        else { return .notExercised }
        let changes = course.actions.filter { $0.at == frame.at && $0.state == .changed }
        if changes.count > 1 {
          return .broken(
            Violation(
              "\(evidence.name(course)) told \(changes.count) times of one movement",
              event: changes[1].event, expected: "one action for each movement"))
        }
        return evidence.requireAction(
          .changed, of: course, in: frame, "its finger moved after it had begun")
      }
    }
  }

  /// KR-31: a pan ends when the last finger that it follows lifts, and not before.
  static let panEnds = Invariant("KR-31") { evidence in
    evidence.judgeCourses(of: .pan) { course, _ in
      guard let beginning = course.beginning,
        course.contacts.count <= evidence.mostTouches(of: course)
      else { return .notExercised }
      let tracked = course.contacts.filter {
        (evidence.contacts[$0].up?.at ?? Int.max) > beginning.at
      }
      return evidence.judgeEnd(of: course, after: beginning, tracking: tracked)
    }
  }

  /// KR-32: a pan whose fingers lift before it has begun fails.
  static let panWithoutMovement = Invariant("KR-32") { evidence in
    evidence.judgeCourses(of: .pan) { course, _ in
      guard evidence.isUpright(course.recognizer), let lift = course.frames.last,
        lift.down.isEmpty, !lift.ended.isEmpty,
        evidence.reach(of: course, until: Int.max) <= Thresholds.panMovement.surelyBelow
      else { return .notExercised }
      let wrong = course.actions.first
      return Verdict.expect(
        wrong == nil, at: wrong?.event ?? 0,
        "\(evidence.name(course)) told that it was \(wrong?.state.rawValue ?? ""), although its "
          + "fingers lifted without having moved",
        expected: "it fails without an action"
      )
      .and(
        .expect(
          course.resetState == nil || course.resetState == .failed, at: course.reset,
          "\(evidence.name(course)) had not begun when its fingers lifted, and was reset from "
            + "\(course.resetState?.rawValue ?? "")",
          expected: "it was failed"))
    }
  }

  /// KR-33: with fewer fingers than its minimum a pan never begins.
  static let panOfTooFew = Invariant("KR-33") { evidence in
    evidence.judgeCourses(of: .pan) { course, pan in
      guard pan.minimumTouches > 1 else { return .notExercised }
      guard let beginning = course.beginning else {
        let isTested =
          course.contacts.count < pan.minimumTouches
          && evidence.reach(of: course, until: Int.max) >= Thresholds.panMovement.surelyAbove
        return isTested ? .holds : .notExercised
      }
      let most = course.frames(until: beginning).map { $0.before.count + $0.began.count }.max() ?? 0
      return .expect(
        most >= pan.minimumTouches, at: beginning.event,
        "\(evidence.name(course)) began with \(most.fingers)",
        expected: "it takes \(pan.minimumTouches)")
    }
  }

  /// KR-36: a pan that has begun is cancelled when the system takes its touches, and says so.
  static let panCancelled = Invariant("KR-36") { evidence in
    evidence.judgeCourses(of: .pan) { course, _ in
      guard let frame = course.frames.first(where: { !$0.cancelled.isEmpty }),
        course.isActive(before: frame.cancellation)
      else { return .notExercised }
      return evidence.judgeCancelled(course)
    }
  }

  /// KR-55: a screen-edge pan starts only from a touch near one of its edges.
  static let edgePanStart = Invariant("KR-55") { evidence in
    evidence.judgeCourses(of: .screenEdgePan) { course, pan in
      guard evidence.isUpright(course.recognizer), !course.contacts.isEmpty,
        course.contacts.allSatisfy({ evidence.isOffEdges($0, pan) })
      else { return .notExercised }
      let wrong = course.recognition
      if wrong == nil,
        evidence.reach(of: course, until: Int.max) < Thresholds.panMovement.surelyAbove
      {
        return .notExercised
      }
      return .expect(
        wrong == nil, at: wrong?.event ?? 0,
        "\(evidence.name(course)) began, although its finger came down away from its edges",
        expected: "it fails")
    }
  }
}

extension Evidence {
  /// Where a course is surely a pan, and nobody objects, it must have begun. Source: KR-26.
  fileprivate func judgeSurePan(_ course: Course, _ pan: Scenario.Recognizer) -> Verdict {
    let count = course.contacts.count
    guard count >= pan.minimumTouches, count <= pan.maximumTouches ?? Int.max else {
      return .notExercised
    }
    let start = middle(course.contacts.map(start(of:)))
    for frame in course.frames {
      if !frame.ended.isEmpty || !frame.cancelled.isEmpty { break }
      let way = middle(of: course.contacts, at: frame.at) - start
      guard max(way.x.magnitude, way.y.magnitude) >= Thresholds.panMovement.surelyAbove else {
        continue
      }
      guard areTogether(course, at: frame.at), !frame.moved.isEmpty,
        isFree(course, until: frame.at)
      else { return .notExercised }
      return .require(
        course.actions.contains { $0.at <= frame.at }, by: endOf(frame.delivery),
        "\(name(course)) has not begun, although its fingers have moved by \(way.length.inPoints)",
        expected: "the action of \(name(course)), which has begun")
    }
    return .notExercised
  }

  /// Whether a touch came down away from all edges of its window that a pan is for.
  fileprivate func isOffEdges(_ contact: Int, _ pan: Scenario.Recognizer) -> Bool {
    guard scene.isView(contacts[contact].view) else { return false }
    let frame = view(scene.windows[contacts[contact].view]).frame
    let place = start(of: contact)
    return pan.edges.allSatisfy { edge in
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
