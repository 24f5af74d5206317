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
    evidence.judgeTapCount(touch, is: 1)
  }

  /// TO-14: a touch soon after and near to the lift before counts one more; otherwise it is one.
  static let tapSeries = Invariant("TO-14") { evidence in
    Verdict.of(zip(evidence.contacts, evidence.tapCounts).dropFirst(), given: { $1 }) {
      item, count in
      evidence.judgeTapCount(item.0, is: count)
    }
  }

  /// TO-17: `event.allTouches` has every touch that is down.
  static let allTouches = Invariant(
    "TO-17", seeing: .responder, .recognizer, each: { $0.story.touchCalls },
    where: { $0.deliveryOfFact[$1] != Scene.none }
  ) { evidence, event in
    let fact = evidence.facts[event]
    let missing = evidence.contacts.first {
      $0.isClear && $0.isDown(at: evidence.deliveryOfFact[event])
        && (0..<64).contains($0.finger) && fact.allFingers & 1 << UInt64($0.finger) == 0
    }
    return .expect(
      missing == nil, at: event,
      "finger \(missing?.finger ?? 0) is down, but event.allTouches does not have it",
      expected: "event.allTouches has every touch of the sequence")
  }

  /// TO-22: each of several fingers is a touch of its own, and hit-tested by itself.
  static let oneTouchEach = Invariant(
    "TO-22", of: .severalFingers, seeing: .hitTest, each: { $0.contacts },
    where: { evidence, touch in
      !evidence.hitCalls.isEmpty && !touch.isAlone && evidence.contacts.count > 1
        && touch.scene.views.contains { $0.kind == .window && !$0.isHidden }
    }
  ) { evidence, touch in
    let isFound = evidence.hitCalls.contains {
      $0.delivery == touch.down.delivery && $0.parent == Scene.none
        && ($0.contact == touch.number || $0.contact == Scene.unknown)
    }
    return .require(
      isFound, by: evidence.sight(of: touch),
      "no hit test looked for the view under finger \(touch.finger)",
      expected: "a hit test at the place of finger \(touch.finger)")
  }

  /// TO-23: each view hears only of its own touches.
  static let viewsAreIndependent = Invariant(
    "TO-23", of: .severalFingers, needs: .told,
    given: { $0.hasTouchInOtherView(beside: $1) ? $0.chains(above: $1.view) : nil }
  ) { evidence, touch, chains in
    let wrong = touch.calls.first { call in
      call.who != touch.view && !chains.contains { $0.contains(call.who) }
    }
    return .expect(
      wrong == nil, at: wrong?.event ?? 0,
      "\(evidence.name(wrong?.who ?? Scene.none)) got the touch of finger \(touch.finger), "
        + "which is in \(evidence.name(touch.view))",
      expected: "each view gets its own touches")
  }

  /// TO-25: a view without multiple touch hears only of the first of several fingers.
  static let oneTouchOfView = Invariant(
    "TO-25", of: .severalFingers, seeing: .responder, needs: .told,
    given: { evidence, second in
      evidence.onlyOther(in: second).flatMap { evidence.meets(.heard, $0) ? $0 : nil }
    }
  ) { evidence, second, first in
    let end = first.end?.delivery ?? Int.max
    let wrong = second.viewCalls.first {
      $0.delivery != Scene.none && $0.delivery < end && $0.event < first.viewEnd?.event ?? Int.max
        && $0.event < first.removal
    }
    return .expect(
      wrong == nil, at: wrong?.event ?? 0,
      "\(evidence.name(second.view)) takes one touch at a time, and heard of finger "
        + "\(second.finger) while finger \(first.finger) was down",
      expected: "only the touch of finger \(first.finger)")
  }

  /// TO-26: its recognizers hear of all of them.
  static let recognizersGetAllTouches = Invariant(
    "TO-26", of: [.severalFingers, .recognizers], seeing: .recognizer, needs: .told,
    given: { $0.restingOther(in: $1) }
  ) { evidence, second, first in
    Verdict.of(
      second.receivers,
      where: {
        evidence.isOpen($0, to: second, after: first) && !evidence.recognizer($0).decidesInTime
      }
    ) { number in
      .require(
        evidence.hearing(.began, of: number, second) != nil,
        by: evidence.endOf(second.down.delivery),
        "\(evidence.recognizerName(number)) did not hear of finger \(second.finger), though it "
          + "is for views that there is multiple touch",
        expected: "touchesBegan of \(evidence.recognizerName(number))")
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

  /// What each touch counts; nil where nobody can say.
  fileprivate var tapCounts: [Int?] {
    var counts: [Int?] = []
    for index in contacts.indices {
      switch relation(of: contacts[index], to: index > 0 ? contacts[index - 1] : nil) {
      case .new: counts.append(1)
      case .next: counts.append((counts.last ?? nil).map { $0 + 1 })
      case .unclear: counts.append(nil)
      }
    }
    return counts
  }

  private func relation(of touch: Touch, to before: Touch?) -> Relation {
    guard let before else { return .new }
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

  /// The tap counts that a touch has in the application's events, but for moves.
  fileprivate func judgeTapCount(_ touch: Touch, is count: Int) -> Verdict {
    Verdict.of(
      touch.samples,
      given: { $0.phase == .moved ? nil : appearance(of: touch, in: $0.delivery) }
    ) { _, seen in
      .expect(
        seen.tapCount == count, at: seen.event,
        "the touch of finger \(touch.finger) counts \(seen.tapCount) taps",
        expected: "its tapCount is \(count)")
    }
  }

  fileprivate func hasTouchInOtherView(beside touch: Touch) -> Bool {
    contacts.contains {
      $0.hasView && $0.view != touch.view && $0.overlaps(touch) && $0.number != touch.number
    }
  }

  /// The chains above a view, moment by moment; nil where nobody can tell one.
  func chains(above view: Int) -> [[Int]]? {
    let chains = moments.compactMap { $0.scene.chain(after: view) }
    return chains.count == moments.count ? chains : nil
  }

  /// The only other touch of a view that takes one at a time, if the second comes while it is down.
  fileprivate func onlyOther(in second: Touch) -> Touch? {
    guard !view(second.view).isMultipleTouchEnabled else { return nil }
    let others = contacts.filter {
      $0.number != second.number && $0.view == second.view && $0.overlaps(second)
    }
    guard others.count == 1, others[0].down.delivery < second.down.delivery,
      second.down.delivery < others[0].end?.delivery ?? Int.max, others[0].isClear,
      hasViewToItself(others[0])
    else { return nil }
    return others[0]
  }

  /// The same, if it may still become a tap when the second comes, and no third finger is down.
  fileprivate func restingOther(in second: Touch) -> Touch? {
    guard let first = onlyOther(in: second), first.isFirst,
      second.down.at - first.down.at <= Thresholds.tapDuration.surelyBelow,
      first.reach <= Thresholds.tapMovement.surelyBelow
    else { return nil }
    let isThird = contacts.contains {
      $0.number != first.number && $0.number != second.number && $0.overlaps(second)
    }
    return isThird ? nil : first
  }

  /// Whether a recognizer was undecided about a touch, and left alone since, when a second comes.
  /// The least step the wrong way may have been too much for a swipe. Source: KR-42.
  fileprivate func isOpen(_ number: Int, to second: Touch, after first: Touch) -> Bool {
    guard let heard = hearing(.began, of: number, first), heard.state == .possible else {
      return false
    }
    return (kind(of: number) != .swipe || first.reach == 0)
      && !recognizerChanges.contains {
        $0.recognizer == number && $0.start > heard.event
          && $0.start <= endOf(second.down.delivery)
      }
  }
}
