import Thresholds
import TouchScript

/// Why a recognizer that got touches does not recognize.
extension Narrator {
  func whyNot(_ attempt: Attempt) -> Reason {
    let kind = scene.setting.recognizers[attempt.recognizer].kind
    let unripe = failureByClass(attempt) ?? missing(attempt, as: kind)
    // What the fingers never did needs no further reason.
    if let unripe, !unripe.isOpen { return unripe }
    return vetoed(attempt, kind) ?? stopped(attempt) ?? waiting(
      attempt.recognizer, attempt.contacts.map { evidence.contacts[$0] },
      until: attempt.reset ?? facts.count) ?? takenAway(attempt) ?? changed(attempt) ?? unripe
      ?? because(
        recognizer: attempt.recognizer, "state",
        "what its fingers did may have been too much or too little, or its class decides otherwise",
        "RE-73", "GR-33", isOpen: true)
  }

  // MARK: Its class

  /// What a class of the app's own did with its state: in which method, when, and how much later.
  struct OwnDecision {
    let method: String
    let at: Int
    let delay: Int

    var inWords: String { (delay > 0 ? "\(delay) ms after" : "at") + " the \(method) of \(at) ms" }
  }

  /// The decision by which a class of the app's own set a state that was seen at an event.
  func ownDecision(_ attempt: Attempt, setting state: RecognizerState, at event: Int)
    -> OwnDecision?
  {
    let decisions = scene.setting.recognizers[attempt.recognizer].decisions
    for decision in decisions where decision.sets == state {
      let due = facts[event].at - decision.after
      let call = attempt.hearings.last {
        // That a timer failed it shows only when it is reset.
        $0 <= event && facts[$0].phase == decision.on
          && (facts[$0].at == due || state == .failed && decision.after > 0 && facts[$0].at < due)
      }
      if let call {
        return OwnDecision(method: decision.on.method, at: facts[call].at, delay: decision.after)
      }
    }
    return nil
  }

  private func failureByClass(_ attempt: Attempt) -> Reason? {
    guard let event = evidence.failure(of: attempt),
      let own = ownDecision(attempt, setting: .failed, at: event),
      own.delay == 0 || stopped(attempt)?.at ?? .max > own.at + own.delay
    else { return nil }
    return because(
      recognizer: attempt.recognizer, own.method, at: own.at, "its class fails it \(own.inWords)",
      "GR-33")
  }

  /// What a class of the app's own waits for in vain.
  private func missingDecision(_ attempt: Attempt) -> Reason? {
    let wishes = scene.setting.recognizers[attempt.recognizer].decisions.filter {
      $0.from == .possible && ($0.sets == .began || $0.sets == .ended)
    }
    let reach = evidence.mostReach(of: attempt, until: .max)
    let methods = Set(attempt.hearings.map { facts[$0].phase })
    guard wishes.allSatisfy({ !methods.contains($0.on) || $0.distance ?? 0 > reach }) else {
      return nil
    }
    let words = wishes.map { wish in
      wish.on.method + (wish.distance.map { " after \($0.inPoints)" } ?? "")
    }
    return because(
      recognizer: attempt.recognizer, wishes.first?.on.method ?? "state",
      wishes.isEmpty
        ? "its class never sets its state to began or ended"
        : "its class recognizes only in \(words.joined(separator: " or ")), and the fingers move "
          + reach.inPoints, "GR-33")
  }

  // MARK: Others

  private func vetoed(_ attempt: Attempt, _ kind: Scenario.Recognizer.Kind) -> Reason? {
    let span = (attempt.hearings.first ?? 0)...(attempt.reset ?? facts.count)
    return evidence.recognizerFacts[attempt.recognizer].first {
      facts[$0].kind == .shouldBegin && !facts[$0].answer && span.contains($0)
    }.map { whyRefused($0, kind) }
  }

  /// Why a recognizer of a kind may not begin, from the question that was answered with no.
  func whyRefused(_ question: Int, _ kind: Scenario.Recognizer.Kind) -> Reason {
    let (view, at) = (facts[question].other, facts[question].at)
    let method = "gestureRecognizerShouldBegin"
    guard scene.isView(view) else {
      return because(
        recognizer: facts[question].who, method, at: at, "\(method) of its delegate is false",
        "GC-07", "GC-40")
    }
    if isOffTheWay(facts[question]) {
      return because(
        view, "contentSize", at: at,
        "\(name(view)) has nothing to scroll the way that the finger goes", "TV-13", "GC-09")
    }
    if scene.views[view].overrides.shouldBegin == false {
      return because(
        view, method, at: at, "\(method) of the view \(name(view)) is false", "GC-09", "GC-40")
    }
    let viewKind = scene.views[view].kind
    let rule: String? =
      switch (viewKind, kind) {
      case (.button, .tap): "CT-29"
      case (.switch, .tap), (.segmentedControl, .tap), (.stepper, .tap), (.pageControl, .tap):
        "CT-31"
      case (.slider, .pan), (.slider, .swipe), (.slider, .scrollPan), (.switch, .pan): "CT-32"
      default: nil
      }
    return because(
      view, method, at: at,
      "the \(viewKind.rawValue) \(name(view)) keeps such touches for itself: it answers no when it "
        + "would begin" + (rule == nil ? "; whether its class does so is unspecified" : ""),
      rule ?? "RE-76", "GC-09", "CT-38", isOpen: rule == nil)
  }

  /// Another recognizer that has recognized one of the touches.
  private func stopped(_ attempt: Attempt) -> Reason? {
    let end = attempt.reset ?? facts.count
    let touches = attempt.contacts.map { evidence.contacts[$0] }
    for rival in evidence.recognitions
    where rival.recognizer != attempt.recognizer && rival.event < end
      && (rival.contacts + rival.joined).contains(where: attempt.contacts.contains)
    { if let reason = whyPrevented(attempt.recognizer, touches, by: rival) { return reason } }
    return scrollingPan(attempt)
  }

  /// Why a recognizer does not recognize once another has, if it is for that.
  func whyPrevented(_ number: Int, _ touches: [Touch], by rival: Recognition) -> Reason? {
    let active = rival.recognizer
    if !scene.coordination.requirement(of: number, on: active).isEmpty {
      return Reason(
        "\(recognizerName(active)), which has to fail first, recognizes at "
          + "\(facts[rival.event].at) ms", ["GC-29", "GC-27"], by: cause(rival),
        cause(recognizer: active, "requirement"))
    }
    guard scene.prevents(active, number) else { return nil }
    let view = evidence.moment(at: rival.event).scene.recognizerViews[number]
    return whyExcluded(number, scene.setting.recognizers[number].kind, on: view, touches, by: rival)
  }

  /// Why a recognizer on a view is excluded by one that has recognized; it may be one that the scene does
  /// not name.
  func whyExcluded(
    _ number: Int, _ kind: Scenario.Recognizer.Kind, on mine: Int, _ touches: [Touch],
    by rival: Recognition
  ) -> Reason {
    let at = facts[rival.event].at
    let its = evidence.moment(at: rival.event).scene.recognizerViews[rival.recognizer]
    let start = "\(recognizerName(rival.recognizer)) recognizes at \(at) ms and excludes it: it "
    let isTogether =
      kind == scene.setting.recognizers[rival.recognizer].kind
      || touches.contains { isRipe(kind, $0, at: at) }
    if mine == its {
      // The pan of a scroll view, which has no number where the scene does not name it, was there before.
      return isTogether && (rival.recognizer > number || number == .max)
        ? because(rival, start + "was added later to the same view", "GC-14", "GC-11")
        : because(rival, start + "is on the same view, and was first", "GC-11", "GC-16")
    }
    if scene.isView(its, in: mine), isTogether {
      let place = "is nearer to the view that was hit, on \(name(its)) in \(name(mine))"
      return because(rival, start + place, "GC-12", "GC-11")
    }
    return because(rival, start + "was first, and no delegate allows both", "GC-16", "GC-11")
  }

  /// Whether a touch may have been enough for a recognizer of a kind at a time.
  private func isRipe(_ kind: Scenario.Recognizer.Kind, _ touch: Touch, at time: Int) -> Bool {
    switch kind {
    case .tap: touch.end?.at ?? .max <= time
    case .longPress, .custom: true
    case .pinch, .rotation: false
    case .swipe: evidence.reach(of: touch.number, until: time) > Thresholds.swipeLength.surelyAbove
    case .pan, .screenEdgePan, .scrollPan:
      evidence.reach(of: touch.number, until: time) > Thresholds.panMovement.surelyBelow
    }
  }

  /// The recognizers that have to fail first, and have not by an event.
  func waiting(_ number: Int, _ touches: [Touch], until end: Int) -> Reason? {
    let others = requirements(of: number).filter { other in
      touches.contains { touch in
        let its = evidence.attempt(of: other, with: touch)
        return its.map { evidence.failure(of: $0) ?? .max > end } ?? false
      }
    }
    guard let other = others.first else { return nil }
    let time = end == facts.count ? "when the script ended" : "before its fingers were gone"
    return because(
      recognizer: other, "requirement",
      "\(recognizerNames(others)) had to fail first, and had not \(time)", "GC-27")
  }

  /// What took the touches of an attempt away, if that was the system or the app.
  func takenAway(_ attempt: Attempt) -> Reason? {
    attempt.contacts.lazy.compactMap { self.interruption(of: self.evidence.contacts[$0]) }.first.map
    { $0.saying("its touches were taken away: \($0.why)", ["GR-45"]) }
  }

  private func changed(_ attempt: Attempt) -> Reason? {
    evidence.recognizerChanges.first {
      $0.recognizer == attempt.recognizer && $0.at >= attempt.start
        && $0.start <= attempt.reset ?? facts.count
    }.map(whyChanged)
  }

  /// Why a recognizer stops once the app has changed it.
  func whyChanged(_ change: RecognizerChange) -> Reason {
    let number = change.recognizer
    let (event, what, rules): (String, String, [String]) =
      switch change.kind {
      case .disabled: ("isEnabled", "is disabled", ["EX-07", "EX-06"])
      case .detached: ("view", "is taken from its view", ["EX-09"])
      case .viewRemoved: ("superview", "leaves the window with its view", ["EX-10"])
      case .attached, .reattached: ("view", "is attached with fingers down", ["GR-09", "EX-08"])
      case .enabled: ("isEnabled", "is enabled with fingers down", ["GR-09", "EX-08"])
      }
    return Reason(
      "it \(what) at \(change.at) ms", rules, by: cause(recognizer: number, event, at: change.at))
  }

  // MARK: What the fingers did not do

  /// What the fingers of an attempt have not done; open where limits are not known.
  private func missing(_ attempt: Attempt, as kind: Scenario.Recognizer.Kind) -> Reason? {
    let recognizer = evidence.recognizer(attempt.recognizer)
    let reach = evidence.mostReach(of: attempt, until: .max)
    switch kind {
    case .tap: return missingTap(attempt, recognizer, reach)
    case .longPress: return missingPress(attempt, recognizer)
    case .pan, .screenEdgePan: return missingPan(attempt, recognizer, reach)
    case .swipe: return missingSwipe(attempt, recognizer)
    case .pinch, .rotation:
      let (why, rule) =
        kind == .pinch
        ? ("the distance of the two fingers changes by less than \(pinchStart)", "KR-47")
        : ("the two fingers turn by less than \(rotationStart)", "KR-51")
      return missingFingers(attempt, 2...2, ["KR-46"])
        ?? because(attempt, "moved", why, rule, "RE-73", isOpen: true)
    case .custom: return missingDecision(attempt)
    case .scrollPan: return nil
    }
  }

  /// What the first finger of an attempt did.
  func finger(_ attempt: Attempt, _ event: String, at time: Int? = nil) -> Cause {
    attempt.contacts.first.map { cause(evidence.contacts[$0], event, at: time) }
      ?? causeOfScene(event, at: time)
  }

  private func because(
    _ attempt: Attempt, _ event: String, _ why: String, _ rules: String..., isOpen: Bool = false
  ) -> Reason { Reason(why, rules, by: finger(attempt, event), isOpen: isOpen) }

  /// Fewer fingers than a recognizer looks for, or more.
  private func missingFingers(
    _ attempt: Attempt, _ range: ClosedRange<Int>, _ rules: [String], count: Int? = nil
  ) -> Reason? {
    let count = count ?? attempt.contacts.count
    if range.contains(count) { return nil }
    let limit = count < range.lowerBound ? range.lowerBound : range.upperBound
    let more = range.lowerBound == range.upperBound ? "" : count < limit ? " or more" : " at most"
    return Reason(
      "it takes \(limit.fingers)\(more), and \(count.fingers) came down", rules,
      by: finger(attempt, "began"))
  }

  private func missingTap(_ attempt: Attempt, _ tap: SceneRecognizer, _ reach: Double) -> Reason? {
    let number = tap.touches...tap.touches
    for press in attempt.presses where press.lift != nil || press.contacts.count > tap.touches {
      let count = press.contacts.count
      let rules = count > tap.touches ? ["KR-08", "EX-17"] : ["KR-09"]
      if let reason = missingFingers(attempt, number, rules, count: count) { return reason }
    }
    if reach > Thresholds.tapMovement.engine {
      return because(
        attempt, "moved",
        "the finger moves \(reach.inPoints), further than a tap may (about "
          + "\(Thresholds.tapMovement.engine.inPoints))", "KR-03")
    }
    let touches = attempt.contacts.map { evidence.contacts[$0] }
    let held = touches.map { $0.duration ?? ($0.end == nil ? evidence.end - $0.down.at : 0) }
    if let longest = held.max(), longest > Thresholds.tapDuration.engine {
      return because(
        attempt, "held",
        "the finger is held for \(longest) ms, longer than a tap may last (about "
          + "\(Thresholds.tapDuration.engine) ms)", "KR-05", "GR-52")
    }
    if touches.contains(where: { $0.end == nil }) {
      return because(attempt, "held", "the finger has not lifted when the script ends", "KR-02")
    }
    let count = attempt.presses.count
    if count >= tap.taps { return nil }
    return because(
      attempt, "began",
      "it looks for \(tap.taps) taps, and \(count == 1 ? "one comes" : "\(count) come") in time",
      "KR-06")
  }

  private func missingPress(_ attempt: Attempt, _ press: SceneRecognizer) -> Reason? {
    if press.taps > 0, attempt.presses.count <= press.taps {
      return because(attempt, "began", "\(press.taps) taps must precede the press", "KR-22")
    }
    let isMore = attempt.contacts.count > press.touches
    if let reason = missingFingers(
      attempt, press.touches...press.touches, isMore ? ["KR-21", "RE-56"] : ["KR-15"])
    {
      return reason
    }
    let complete = attempt.contacts.map { evidence.contacts[$0].down.at }.max() ?? attempt.start
    let due = complete + press.minimumPressDuration
    let reach = evidence.mostReach(of: attempt, until: due)
    if reach > press.allowableMovement {
      return because(
        attempt, "moved",
        "the finger moves \(reach.inPoints) within minimumPressDuration, further than "
          + "allowableMovement (\(press.allowableMovement.inPoints))", "KR-18")
    }
    let lift = attempt.contacts.compactMap { evidence.contacts[$0].end?.at }.min() ?? evidence.end
    if lift > due { return nil }
    return lift == due
      ? because(
        attempt, "ended", "the finger lifts at the very moment at which the press would begin",
        "KR-17", "RE-73", isOpen: true)
      : because(
        attempt, "ended",
        "the finger stays for \(lift - complete) ms, and minimumPressDuration is "
          + "\(press.minimumPressDuration) ms", "KR-17", "KR-16")
  }

  private func missingPan(_ attempt: Attempt, _ pan: SceneRecognizer, _ reach: Double) -> Reason? {
    let isMore = attempt.contacts.count > pan.minimumTouches
    let most = max(pan.minimumTouches, pan.maximumTouches ?? .max)
    if let reason = missingFingers(attempt, pan.minimumTouches...most, [isMore ? "KR-34" : "KR-33"])
    {
      return reason
    }
    if reach <= Thresholds.panMovement.engine {
      return because(
        attempt, "moved",
        reach == 0
          ? "no finger moves" : "the fingers move \(reach.inPoints), and a pan needs \(panStart)",
        "KR-26", "KR-25", "KR-32")
    }
    if pan.isEdgePan, attempt.contacts.allSatisfy({ evidence.isOffEdges($0, of: attempt) }) {
      return because(
        attempt, "began", "no finger comes down near the edge of the screen that it is for", "KR-55"
      )
    }
    return because(
      attempt, "moved",
      "the fingers move \(reach.inPoints), which may be too little together or along one way, or too "
        + "far from the edge for an edge pan", pan.isEdgePan ? "KR-55" : "KR-26", "RE-73",
      isOpen: true)
  }

  private func missingSwipe(_ attempt: Attempt, _ swipe: SceneRecognizer) -> Reason? {
    if let reason = missingFingers(attempt, swipe.touches...swipe.touches, ["KR-44", "RE-57"]) {
      return reason
    }
    let directions = scene.setting.recognizers[attempt.recognizer].directions
    let touches = attempt.contacts.map { evidence.contacts[$0] }
    func advance(_ touch: Touch, _ sample: Contact.Sample) -> Double {
      directions.map { $0.advance(of: sample.location - touch.down.location) }.max() ?? 0
    }
    let furthest =
      touches.map { touch in touch.samples.map { advance(touch, $0) }.max() ?? 0 }.min() ?? 0
    let way = "\(furthest.inPoints) to the \(directions.map(\.rawValue).joined(separator: " or "))"
    if furthest < Thresholds.swipeLength.surelyBelow {
      return because(
        attempt, "moved",
        "the finger goes \(way), and a swipe needs up to "
          + "\(Thresholds.swipeLength.engine.inPoints)", "KR-39", "KR-43")
    }
    let isSlow = touches.contains { touch in
      let far = touch.samples.first { advance(touch, $0) >= Thresholds.swipeLength.surelyBelow }
      return far.map { $0.at - touch.down.at > Thresholds.swipeDuration.engine } ?? false
    }
    return isSlow
      ? because(
        attempt, "moved",
        "the finger is too slow: a swipe takes \(Thresholds.swipeDuration.engine) ms at most",
        "KR-41")
      : because(
        attempt, "moved",
        "the finger goes \(way), too short, too slow, too far to the side, or back behind its start",
        "KR-39", "KR-40", "RE-73", isOpen: true)
  }
}
