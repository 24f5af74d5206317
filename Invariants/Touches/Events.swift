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
  static let firstTapCount = Invariant("TO-13", needs: [.alone, .tap, .fresh]) { evidence, touch in
    evidence.judgeTapCount(touch, is: 1)
  }

  /// TO-14: a touch soon after and near to the lift before counts one more; otherwise it is one.
  static let tapSeries = Invariant("TO-14") { evidence in
    Verdict.of(zip(evidence.contacts, evidence.tapCounts).dropFirst(), given: { $1 }) {
      item, count in
      evidence.judgeTapCount(item.0, is: count)
    }
  }

  /// TO-17: `event.allTouches` has every touch that is down, and those of the call.
  static let allTouches = Invariant(
    "TO-17", seeing: .responder, .recognizer, each: { $0.story.touchCalls }
  ) { evidence, event in
    let fact = evidence.facts[event]
    let delivery = evidence.deliveryOfFact[event]
    func isMissing(_ finger: Int) -> Bool {
      (0..<64).contains(finger) && fact.allFingers & 1 << UInt64(finger) == 0
    }
    let missing =
      fact.touches.lazy.map { evidence.touches[$0].finger }.first(where: isMissing)
      ?? evidence.contacts.first {
        $0.isClear && $0.isDown(at: delivery)
          && !evidence.mayBeOver($0, during: delivery, at: event)
          // A touch that hit nothing may be missing; what one without a view has is open.
          && ($0.hasView || $0.view == Scene.unknown && !evidence.mayHaveHitNothing($0))
          && isMissing($0.finger)
      }?.finger
    return .expect(
      missing == nil, at: event,
      "\(evidence.called(in: event)) got an event without the touch of finger \(finger: missing ?? 0)",
      expected: "event.allTouches has every touch of the sequence")
  }

  /// TO-22: each of several fingers is a touch of its own, and hit-tested by itself.
  static let oneTouchEach = Invariant(
    "TO-22", of: .severalFingers, each: { $0.contacts },
    where: { _, touch in
      touch.isClear && !touch.isAlone
        && touch.scene.views.contains { $0.kind == .window && !$0.isHidden }
    }
  ) { evidence, touch in
    if !evidence.reports.contains(.hitTest) { return evidence.judgeOwnHit(of: touch) }
    return .require(
      evidence.isHitTested(touch), by: evidence.sight(of: touch),
      "no hit test looked for the view under finger \(finger: touch.finger)",
      expected: "a hit test at the place of finger \(finger: touch.finger)")
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
      none: wrong?.event,
      "\(evidence.name(wrong?.who ?? Scene.none)) got the touch of finger \(finger: touch.finger), "
        + "which is in \(evidence.name(touch.view))",
      expected: "each view gets its own touches")
  }

  /// TO-25: a view without multiple touch hears only of the first of several fingers, and of one of
  /// those that come down together.
  static let oneTouchOfView = Invariant(
    "TO-25", of: .severalFingers, needs: [.view, .clear]
  ) { evidence, second in
    Verdict.of(evidence.contacts, where: { evidence.keepsOut($0, second) }) { first in
      let end = first.end?.delivery ?? Int.max
      let began = evidence.viewCall(.began, first)?.event ?? Int.max
      let isLater = first.down.delivery < second.down.delivery
      return .expect(
        none: second.viewCalls.first {
          $0.delivery != Scene.none && $0.delivery < end && (isLater || $0.event >= began)
            && $0.event < first.viewEnd?.event ?? Int.max && $0.event < first.removal
            && !evidence.isTaken(first, before: $0.event)
        }?.event,
        "\(evidence.name(second.view)) takes one touch at a time, and got the touch of finger "
          + "\(finger: second.finger) while finger \(finger: first.finger) was down",
        expected: "only the touch of finger \(finger: first.finger)")
    }
      && .when(
        evidence.isOneOfFreeGroup(second),
        .require(
          evidence.contacts.contains {
            evidence.hasComeTogether($0, second)
              && evidence.viewCall(.began, $0, in: second.down.delivery) != nil
          }, by: evidence.endOf(second.down.delivery),
          "\(evidence.name(second.view)) got none of the fingers that came down in it together",
          expected: "touchesBegan with one of them"))
  }

  /// TO-26: its recognizers receive all of them.
  static let recognizersGetAllTouches = Invariant(
    "TO-26", of: [.severalFingers, .recognizers], seeing: .recognizer, needs: .told,
    given: { $0.restingOther(in: $1) }
  ) { evidence, second, first in
    Verdict.of(
      second.receivers,
      where: {
        evidence.isOpen($0, to: second, after: first) && !evidence.script.movesWindows
          && evidence.scenario.recognizers.allSatisfy(\.isPredictable)
          && !evidence.recognizer($0).decidesInTime
      }
    ) { number in
      .require(
        evidence.hearing(.began, of: number, second) != nil,
        by: evidence.endOf(second.down.delivery),
        "\(evidence.recognizerName(number)) did not get the touch of finger \(finger: second.finger), though "
          + "only views limit multiple touch",
        expected: "touchesBegan of \(evidence.recognizerName(number))")
    }
  }

  /// TO-33: a touch that hits nothing is dropped for as long as it lasts.
  static let touchWithoutView = Invariant("TO-33") { evidence in
    Verdict.of(
      evidence.contacts, where: { $0.view == Scene.none && !evidence.lacksView($0) }
    ) { touch in
      return .expect(
        none: (touch.hearings + touch.calls).first?.event,
        "the touch of finger \(finger: touch.finger), which hit nothing, was delivered",
        expected: "no calls for this touch")
    }
  }
}

extension Evidence {
  /// Whether the system may have taken a touch away before `event`, in an event of its own that is not
  /// delivered: then nobody receives that afterwards. Source: SY-06, TO-34, RE-13, RE-69.
  fileprivate func mayBeOver(_ touch: Touch, during delivery: Int, at event: Int) -> Bool {
    touch.end?.delivery == delivery && deliveries[delivery].mayBeSeveral
      && !touch.calls.contains { $0.phase == .cancelled && $0.event >= event }
      && !touch.hearings.contains { $0.phase == .cancelled && $0.event >= event }
  }

  /// Whether one of several fingers has not the view of another that is down, but its own.
  fileprivate func judgeOwnHit(of touch: Touch) -> Verdict {
    let others = contacts.filter {
      $0.number != touch.number && $0.hasView && $0.view != touch.aim.hit && $0.overlaps(touch)
    }
    guard meets([.aimed, .view], touch), !others.isEmpty else { return .notExercised }
    if touch.view == touch.aim.hit { return .holds }
    return .given(others.first { $0.view == touch.view }) {
      wrongHit(touch, "the view of finger \($0.finger)", expected: touch.aim.hit)
    }
  }

  /// Whether a gesture has taken a touch from its view, which may have yet to receive that in the
  /// event at hand. Source: rulebook GR-12.
  fileprivate func isTaken(_ touch: Touch, before event: Int) -> Bool {
    recognitions(of: touch).contains {
      cancels($0) && $0.event < event && $0.delivery == deliveryOfFact[event]
    }
  }

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
    // Whether the next touch in another view or window counts on is open: RE-26.
    if gap >= Thresholds.tapInterval.surelyAbove || distance >= Thresholds.tapDistance.surelyAbove {
      return .new
    }
    guard before.isSurelyTap, touch.view == before.view, touch.hasView, !mayBeSwallowed(before),
      gap <= Thresholds.tapInterval.surelyBelow,
      distance <= Thresholds.tapDistance.surelyBelow
    else { return .unclear }
    return .next
  }

  /// The tap counts that a touch has in the application's events, but for moves.
  fileprivate func judgeTapCount(_ touch: Touch, is count: Int) -> Verdict {
    // What it is at the end of a touch that lasted long, or went far, is open: TO-15.
    let judged = touch.samples.filter { sample in
      sample.phase == .began || (sample.phase == .ended && touch.isSurelyTap)
    }
    return .of(judged, given: { appearance(of: touch, in: $0.delivery) }) { _, seen in
      .expect(
        seen.tapCount == count, at: seen.event,
        "the touch of finger \(finger: touch.finger) counts \(seen.tapCount) taps",
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

  /// Whether a view surely takes one touch at a time: a window may take several. Source: RE-75.
  private func takesOneTouch(_ number: Int) -> Bool {
    !view(number).isMultipleTouchEnabled && view(number).kind != .window
  }

  /// Whether a touch keeps another from their view, which takes one at a time: the view received
  /// it, and it is down when the other comes, or comes together with it.
  fileprivate func keepsOut(_ first: Touch, _ second: Touch) -> Bool {
    guard first.number != second.number, first.view == second.view,
      takesOneTouch(second.view), !isInScrollView(second),
      meets([.heard, .clear], first)
    else { return false }
    if hasComeTogether(first, second) { return true }
    return first.down.delivery < second.down.delivery
      && second.down.delivery < first.end?.delivery ?? Int.max && meets(.heard, first)
  }

  /// Whether two fingers came down in one view in one event.
  fileprivate func hasComeTogether(_ one: Touch, _ other: Touch) -> Bool {
    one.down.delivery == other.down.delivery && one.view == other.view
  }

  /// Whether it is one of several fingers that came down in one event in a view that takes one, with
  /// nobody in the way: one of them is the view's.
  fileprivate func isOneOfFreeGroup(_ touch: Touch) -> Bool {
    takesOneTouch(touch.view) && !view(touch.view).kind.isControl
      && contacts.allSatisfy { other in
        !hasComeTogether(other, touch)
          || meets([.told, .leftToView, .beginsOnTime, .sure], other)
      }
      && !ingredients.contains(.exclusiveTouch) && !ingredients.contains(.edgePans)
      && !touch.receivers.contains { number in recognitions.contains { $0.recognizer == number } }
      && contacts.contains { $0.number != touch.number && hasComeTogether($0, touch) }
      && touch.removal > endOf(touch.down.delivery)
      && !contacts.contains {
        $0.down.delivery < touch.down.delivery && $0.isDown(at: touch.down.delivery)
      }
  }

  /// The only other touch of a view that takes one at a time, if the second comes while it is down.
  fileprivate func onlyOther(in second: Touch) -> Touch? {
    guard takesOneTouch(second.view) else { return nil }
    let others = contacts.filter {
      $0.number != second.number && $0.view == second.view && $0.overlaps(second)
    }
    guard others.count == 1, others[0].down.delivery < second.down.delivery,
      second.down.delivery < others[0].end?.delivery ?? Int.max, others[0].isClear,
      hasViewToItself(others[0])
    else { return nil }
    return others[0]
  }

  /// The same, if it may still become a tap when the second comes, and no third finger is down, nor
  /// has been since the first came: of that a recognizer may have failed, and hear no more.
  /// Source: GR-40, KR-08.
  fileprivate func restingOther(in second: Touch) -> Touch? {
    guard let first = onlyOther(in: second), first.isFirst,
      second.down.at - first.down.at <= Thresholds.tapDuration.surelyBelow,
      first.reach <= Thresholds.tapMovement.surelyBelow
    else { return nil }
    let isThird = contacts.contains {
      $0.number != first.number && $0.number != second.number
        && ($0.overlaps(second)
          || $0.down.delivery < second.down.delivery && $0.overlaps(first))
    }
    // A press that is due by then may have begun, and kept the others from hearing. Source: GC-11, KR-15.
    let isPressDue = first.receivers.contains { number in
      guard kind(of: number) == .longPress else { return false }
      let duration = Thresholds.pressDuration.shifted(to: recognizer(number).minimumPressDuration)
      return second.down.at - first.down.at > duration.surelyBelow
    }
    return isThird || isPressDue ? nil : first
  }

  /// Whether a recognizer was undecided about a touch, and left alone since, when a second comes.
  /// The least step the wrong way may have been too much for a swipe, the way out of its view for a tap, and any
  /// movement for a press. Source: KR-04, KR-17, KR-42.
  fileprivate func isOpen(_ number: Int, to second: Touch, after first: Touch) -> Bool {
    guard let heard = hearing(.began, of: number, first), heard.state == .possible else {
      return false
    }
    return ([.swipe, .longPress].contains(kind(of: number)) ? first.reach == 0 : true)
      && (kind(of: number) != .tap || first.staysInside(viewOf: number))
      && !recognizerChanges.contains {
        $0.recognizer == number && $0.start > heard.event
          && $0.start <= endOf(second.down.delivery)
      }
  }
}
