import Thresholds
import TouchScript

extension Invariants {
  /// Chapter TO: tap counts, and several fingers.
  static let touchEvents: [Invariant] = [
    .firstTapCount, .tapSeries, .allTouches, .oneTouchEach, .viewsAreIndependent,
    .oneTouchOfView, .recognizersGetAllTouches, .touchWithoutView,
  ]
}

extension Invariant {
  /// TO-13: a quick tap by itself counts as one.
  static let firstTapCount = Invariant("TO-13", needs: [.alone, .tap, .fresh]) {
    evidence, touch in
    return evidence.judgeTapCount(touch, is: 1)
  }

  /// TO-14: a touch soon after and near to the lift before counts one more; otherwise it is one.
  static let tapSeries = Invariant("TO-14") { evidence in
    var expected: Int?
    return Verdict.of(evidence.contacts.indices) { index in
      let touch = evidence.contacts[index]
      let relation = evidence.relation(of: touch, to: index > 0 ? index - 1 : nil)
      switch relation {
      case .new: expected = 1
      case .next: expected = expected.map { $0 + 1 }
      case .unclear: expected = nil
      }
      guard index > 0, let count = expected else { return .notExercised }
      return evidence.judgeTapCount(touch, is: count)
    }
  }

  /// TO-17: `event.allTouches` has every touch that is down.
  static let allTouches = Invariant("TO-17", seeing: .responder, .recognizer) { evidence in
    Verdict.of(evidence.story.touchCalls) { event in
      let fact = evidence.facts[event]
      let delivery = evidence.deliveryOfFact[event]
      if delivery == Scene.none { return .notExercised }
      let missing = evidence.contacts.first {
        $0.isClear && $0.isDown(at: delivery) && (0..<64).contains($0.finger)
          && fact.allFingers & 1 << UInt64($0.finger) == 0
      }
      return .expect(
        missing == nil, at: event,
        "finger \(missing?.finger ?? 0) is down, but event.allTouches does not have it",
        expected: "event.allTouches has every touch of the sequence")
    }
  }

  /// TO-22: each of several fingers is a touch of its own, and hit-tested by itself.
  static let oneTouchEach = Invariant("TO-22", of: .severalFingers, seeing: .hitTest) { evidence in
    if evidence.contacts.count < 2 || evidence.hitCalls.isEmpty { return .notExercised }
    return Verdict.of(
      evidence.contacts,
      where: { touch in
        !touch.isAlone && touch.scene.views.contains(where: { $0.kind == .window && !$0.isHidden })
      }
    ) { touch in
      let isFound = evidence.hitCalls.contains {
        $0.delivery == touch.down.delivery && $0.parent == Scene.none
          && ($0.contact == touch.number || $0.contact == Scene.unknown)
      }
      return .require(
        isFound, by: evidence.sight(of: touch),
        "no hit test looked for the view under finger \(touch.finger)",
        expected: "a hit test at the place of finger \(touch.finger)")
    }
  }

  /// TO-23: each view hears only of its own touches.
  static let viewsAreIndependent = Invariant("TO-23", of: .severalFingers, needs: .told) {
    evidence, touch in
    let hasOther = evidence.contacts.contains {
      $0.hasView && $0.view != touch.view && $0.overlaps(touch)
        && $0.number != touch.number
    }
    if !hasOther { return .notExercised }
    let chains = evidence.moments.map { $0.scene.chain(after: touch.view) }
    if chains.contains(nil) { return .notExercised }
    let wrong = touch.calls.first { call in
      call.who != touch.view && !chains.contains { $0?.contains(call.who) == true }
    }
    return .expect(
      wrong == nil, at: wrong?.event ?? 0,
      "\(evidence.name(wrong?.who ?? Scene.none)) got the touch of finger \(touch.finger), "
        + "which is in \(evidence.name(touch.view))",
      expected: "each view gets its own touches")
  }

  /// TO-25: a view without multiple touch hears only of the first of several fingers.
  static let oneTouchOfView = Invariant("TO-25", of: .severalFingers, seeing: .responder) {
    evidence in
    evidence.judgePairsInView { first, second in
      guard evidence.heardBegan(first) else { return .notExercised }
      let end = first.end?.delivery ?? Int.max
      let over = first.viewCalls.first { $0.phase == .ended || $0.phase == .cancelled }
      let wrong = evidence.viewCalls(second).first {
        $0.delivery != Scene.none && $0.delivery < end && $0.event < over?.event ?? Int.max
          && $0.event < first.uprooting
      }
      return .expect(
        wrong == nil, at: wrong?.event ?? 0,
        "\(evidence.name(second.view)) takes one touch at a time, and heard of finger "
          + "\(second.finger) while finger \(first.finger) was down",
        expected: "only the touch of finger \(first.finger)")
    }
  }

  /// TO-26: its recognizers hear of all of them.
  static let recognizersGetAllTouches = Invariant(
    "TO-26", of: [.severalFingers, .recognizers], seeing: .recognizer
  ) { evidence in
    evidence.judgePairsInView { first, second in
      guard second.down.at - first.down.at <= Thresholds.tapDuration.surelyBelow,
        first.reach <= Thresholds.tapMovement.surelyBelow, first.isFirst
      else { return .notExercised }
      return Verdict.of(second.receivers) { number in
        // The least step the wrong way may have been too much for a swipe.
        guard let heard = evidence.hearing(.began, of: number, first), heard.state == .possible,
          evidence.recognizer(number).kind != .swipe || first.reach == 0,
          evidence.contacts.allSatisfy({ other in
            other.number == first.number || other.number == second.number
              || !other.overlaps(second)
          }),
          !evidence.interferences.contains(where: {
            $0.recognizer == number && $0.start > heard.event
              && $0.start <= evidence.endOf(second.down.delivery)
          })
        else { return .notExercised }
        return .require(
          evidence.hearing(.began, of: number, second) != nil,
          by: evidence.endOf(second.down.delivery),
          "\(evidence.recognizerName(number)) did not hear of finger \(second.finger), though it "
            + "is for views that there is multiple touch",
          expected: "touchesBegan of \(evidence.recognizerName(number))")
      }
    }
  }

  /// TO-33: a touch that hits nothing is dropped for as long as it lasts.
  static let touchWithoutView = Invariant("TO-33") { evidence in
    Verdict.of(evidence.contacts, where: { $0.view == Scene.none }) { touch in
      let wrong = (touch.hearings + touch.calls).first
      return .expect(
        wrong == nil, at: wrong?.event ?? 0,
        "somebody was told of finger \(touch.finger), which hit nothing",
        expected: "no calls for this touch")
    }
  }
}

extension Evidence {
  /// How a touch stands to the touch before it. Source: TO-14.
  fileprivate enum Relation {
    /// The first of a series.
    case new
    /// The next of the same series.
    case next
    /// Nobody can say.
    case unclear
  }

  fileprivate func relation(of touch: Touch, to index: Int?) -> Relation {
    guard let index else { return .new }
    let before = contacts[index]
    guard touch.isAlone, before.isAlone, let up = before.up else { return .unclear }
    let gap = touch.down.at - up.at
    let distance = touch.down.location.distance(to: up.location)
    if gap >= Thresholds.tapInterval.surelyAbove || distance >= Thresholds.tapDistance.surelyAbove {
      return .new
    }
    guard before.isSurelyTap, touch.isSurelyTap, gap <= Thresholds.tapInterval.surelyBelow,
      distance <= Thresholds.tapDistance.surelyBelow
    else { return .unclear }
    return .next
  }

  /// The tap counts that a touch has in the application's events.
  fileprivate func judgeTapCount(_ touch: Touch, is count: Int) -> Verdict {
    Verdict.of(touch.samples) { sample in
      let send = deliveries[sample.delivery].send
      guard send != Scene.none, sample.phase != .moved,
        let seen = facts[send].touches.first(where: { touches[$0].contact == touch.number })
      else { return .notExercised }
      return .expect(
        touches[seen].tapCount == count, at: send,
        "the touch of finger \(touch.finger) counts \(touches[seen].tapCount) taps",
        expected: "its tapCount is \(count)")
    }
  }

  /// Pairs of touches of one view that takes one at a time: the second comes while the first, the
  /// only other one, is down.
  fileprivate func judgePairsInView(_ judge: (Touch, Touch) -> Verdict) -> Verdict {
    if contacts.count < 2 { return .notExercised }
    return eachTouch { second in
      guard !view(second.view).isMultipleTouchEnabled else { return .notExercised }
      let others = contacts.lazy.filter {
        $0.number != second.number && $0.view == second.view && $0.overlaps(second)
      }
      guard let first = others.first, others.count(where: { _ in true }) == 1,
        first.down.delivery < second.down.delivery,
        second.down.delivery < first.end?.delivery ?? Int.max, first.isClear,
        hasViewToItself(first)
      else { return .notExercised }
      return judge(first, second)
    }
  }
}
