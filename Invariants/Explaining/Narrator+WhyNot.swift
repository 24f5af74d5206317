import Thresholds
import TouchScript

/// Why a recognizer that got touches does not recognize.
extension Narrator {
  func whyNot(_ attempt: Attempt) -> Reason {
    if let failure = failureByClass(attempt) { return failure }
    let kind = scene.setting.recognizers[attempt.recognizer].kind
    let unripe = missing(attempt, as: kind)
    // What the fingers never did needs no further reason.
    if let unripe, !unripe.isOpen { return unripe }
    return vetoed(attempt, kind) ?? stopped(attempt) ?? waiting(attempt) ?? interrupted(attempt)
      ?? unripe
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

    var inWords: String {
      delay > 0 ? "\(delay) ms after the \(method) of \(at) ms" : "at the \(method) of \(at) ms"
    }
  }

  /// The decision by which a class of the app's own set a state that was seen at an event.
  func ownDecision(_ attempt: Attempt, setting state: RecognizerState, at event: Int)
    -> OwnDecision?
  {
    for decision in scene.setting.recognizers[attempt.recognizer].decisions
    where decision.sets == state {
      let call = attempt.hearings.last {
        $0 <= event && facts[$0].phase == decision.on
          && facts[$0].at == facts[event].at - decision.after
      }
      if let call {
        return OwnDecision(
          method: decision.on.method, at: facts[call].at, delay: decision.after)
      }
    }
    return nil
  }

  private func failureByClass(_ attempt: Attempt) -> Reason? {
    guard let event = evidence.failure(of: attempt),
      let decision = ownDecision(attempt, setting: .failed, at: event)
    else { return nil }
    return Reason(
      "its class fails it \(decision.inWords)", ["GR-33"],
      by: cause(recognizer: attempt.recognizer, decision.method, at: decision.at),
      at: facts[event].at)
  }

  /// What a class of the app's own waits for in vain.
  private func missingDecision(_ attempt: Attempt) -> Reason? {
    let source = scene.setting.recognizers[attempt.recognizer]
    let wishes = source.decisions.filter {
      $0.from == .possible && ($0.sets == .began || $0.sets == .ended)
    }
    if wishes.isEmpty {
      return because(
        recognizer: attempt.recognizer, "state", "its class never sets its state to began or ended",
        "GR-33")
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
      recognizer: attempt.recognizer, wishes[0].on.method,
      "its class recognizes only in \(words.joined(separator: " or ")), and the fingers move "
        + reach.inPoints, "GR-33")
  }

  // MARK: Others

  private func vetoed(_ attempt: Attempt, _ kind: Scenario.Recognizer.Kind) -> Reason? {
    let start = attempt.hearings.first ?? 0
    let end = attempt.reset ?? facts.count
    let refusal = evidence.recognizerFacts[attempt.recognizer].first {
      facts[$0].kind == .shouldBegin && !facts[$0].answer && $0 >= start && $0 <= end
    }
    return refusal.map { whyRefused($0, kind) }
  }

  /// Why a recognizer of a kind may not begin, from the question that was answered with no.
  func whyRefused(_ question: Int, _ kind: Scenario.Recognizer.Kind) -> Reason {
    let (view, at) = (facts[question].other, facts[question].at)
    guard scene.isView(view) else {
      return because(
        recognizer: facts[question].who, "gestureRecognizerShouldBegin", at: at,
        "gestureRecognizerShouldBegin of its delegate is false", "GC-07", "GC-40")
    }
    if isOffTheWay(facts[question]) {
      return because(
        view, "contentSize", at: at,
        "\(name(view)) has nothing to scroll the way that the finger goes", "TV-13", "GC-09")
    }
    let veto = cause(view: view, "gestureRecognizerShouldBegin", at: at)
    if scene.views[view].overrides.shouldBegin == false {
      return Reason(
        "gestureRecognizerShouldBegin(_:) of the view \(name(view)) is false",
        ["GC-09", "GC-40"], by: veto)
    }
    let viewKind = scene.views[view].kind
    let why =
      "the \(viewKind.rawValue) \(name(view)) keeps such touches for itself: it answers no when it "
      + "would begin"
    switch (viewKind, kind) {
    case (.button, .tap): return Reason(why, ["CT-29", "GC-09", "CT-38"], by: veto)
    case (.switch, .tap), (.segmentedControl, .tap), (.stepper, .tap), (.pageControl, .tap):
      return Reason(why, ["CT-31", "GC-09", "CT-38"], by: veto)
    case (.slider, .pan), (.slider, .swipe), (.slider, .scrollPan), (.switch, .pan):
      return Reason(why, ["CT-32", "GC-09", "CT-38"], by: veto)
    default:
      return Reason(
        why + "; whether controls of its class do so is unspecified", ["RE-76", "GC-09"], by: veto,
        isOpen: true)
    }
  }

  /// Another recognizer that has recognized one of the touches.
  private func stopped(_ attempt: Attempt) -> Reason? {
    let end = attempt.reset ?? facts.count
    let rivals = evidence.recognitions.filter { other in
      other.recognizer != attempt.recognizer && other.event < end
        && (other.contacts + other.joined).contains(where: attempt.contacts.contains)
    }
    let touches = attempt.contacts.map { evidence.contacts[$0] }
    for rival in rivals {
      if let reason = whyPrevented(attempt.recognizer, touches, by: rival) { return reason }
    }
    return scrollingPan(attempt)
  }

  /// Why a recognizer does not recognize once another has, if it is for that.
  func whyPrevented(_ number: Int, _ touches: [Touch], by rival: Recognition) -> Reason? {
    let active = rival.recognizer
    let at = facts[rival.event].at
    let other = recognizerName(active)
    if !scene.coordination.requirement(of: number, on: active).isEmpty {
      return Reason(
        "\(other), which has to fail first, recognizes at \(at) ms", ["GC-29", "GC-27"],
        by: cause(rival), cause(recognizer: active, "requirement"))
    }
    guard scene.prevents(active, number) else { return nil }
    let views = evidence.moment(at: rival.event).scene.recognizerViews
    return whyExcluded(
      number, scene.setting.recognizers[number].kind, on: views[number], touches, by: rival)
  }

  /// Why a recognizer on a view is excluded by one that has recognized; it may be one that the scene does
  /// not name.
  func whyExcluded(
    _ number: Int, _ kind: Scenario.Recognizer.Kind, on mine: Int, _ touches: [Touch],
    by rival: Recognition
  ) -> Reason {
    let at = facts[rival.event].at
    let its = evidence.moment(at: rival.event).scene.recognizerViews[rival.recognizer]
    let other = recognizerName(rival.recognizer)
    if mine == its {
      let isTogether =
        kind == scene.setting.recognizers[rival.recognizer].kind && rival.recognizer > number
      return Reason(
        isTogether
          ? "\(other), which was added later to the same view, recognizes at \(at) ms and "
            + "excludes it"
          : "\(other) on the same view recognizes first, at \(at) ms, and excludes it",
        isTogether ? ["GC-14", "GC-11"] : ["GC-11", "GC-16"], by: cause(rival))
    }
    if scene.isView(its, in: mine), touches.contains(where: { isRipe(kind, $0, at: at) }) {
      return because(
        rival,
        "\(other) recognizes at \(at) ms, and is nearer to the view that was hit: it is on "
          + "\(name(its)), in \(name(mine)); only one of the two may", "GC-12", "GC-11")
    }
    return because(
      rival, "\(other) recognizes before it, at \(at) ms, and excludes it: no delegate allows both",
      "GC-16", "GC-11")
  }

  /// Whether a touch may have been enough for a recognizer of a kind at a time.
  private func isRipe(_ kind: Scenario.Recognizer.Kind, _ touch: Touch, at time: Int) -> Bool {
    switch kind {
    case .tap: touch.end?.at ?? .max <= time
    case .pan, .screenEdgePan, .scrollPan, .swipe, .pinch, .rotation:
      evidence.reach(of: touch.number, until: time) > Thresholds.panMovement.surelyBelow
    case .longPress, .custom: true
    }
  }

  private func waiting(_ attempt: Attempt) -> Reason? {
    let others = requirements(of: attempt.recognizer).filter { other in
      attempt.contacts.contains { contact in
        let its = evidence.attempt(of: other, with: evidence.contacts[contact])
        return its.map { evidence.failure(of: $0) ?? .max > attempt.reset ?? facts.count } ?? false
      }
    }
    guard let other = others.first else { return nil }
    return because(
      recognizer: other, "requirement",
      "\(recognizerNames(others)) has to fail first, and \(others.count == 1 ? "has" : "have") "
        + "not when \(attempt.reset == nil ? "the script ends" : "its fingers are gone")", "GC-27")
  }

  private func interrupted(_ attempt: Attempt) -> Reason? {
    if let reason = takenAway(attempt) { return reason }
    let change = evidence.recognizerChanges.first {
      $0.recognizer == attempt.recognizer && $0.at >= attempt.start
        && $0.start <= attempt.reset ?? facts.count
    }
    return change.map(whyChanged)
  }

  /// What took the touches of an attempt away, if that was the system or the app.
  func takenAway(_ attempt: Attempt) -> Reason? {
    attempt.contacts.lazy.compactMap { self.interruption(of: self.evidence.contacts[$0]) }.first
      .map { $0.saying("its touches were taken away: \($0.why)", ["GR-45"]) }
  }

  /// Why a recognizer stops once the app has changed it.
  func whyChanged(_ change: RecognizerChange) -> Reason {
    let number = change.recognizer
    switch change.kind {
    case .disabled:
      return because(
        recognizer: number, "isEnabled", at: change.at, "it is disabled at \(change.at) ms",
        "EX-07", "EX-06")
    case .detached:
      return because(
        recognizer: number, "view", at: change.at, "it is taken from its view at \(change.at) ms",
        "EX-09")
    case .viewRemoved:
      return because(
        scene.recognizerViews[number], "removeFromSuperview", at: change.at,
        "its view is removed from its superview at \(change.at) ms", "EX-10")
    case .attached, .reattached:
      return because(
        recognizer: number, "view", at: change.at,
        "it is attached to a view at \(change.at) ms, while fingers are down", "GR-09", "EX-08")
    case .enabled:
      return because(
        recognizer: number, "isEnabled", at: change.at,
        "it is enabled at \(change.at) ms, while fingers are down", "GR-09", "EX-08")
    }
  }

  // MARK: What the fingers did not do

  /// What the fingers of an attempt have not done; open where limits are not known.
  private func missing(_ attempt: Attempt, as kind: Scenario.Recognizer.Kind) -> Reason? {
    let recognizer = evidence.recognizer(attempt.recognizer)
    switch kind {
    case .tap: return missingTap(attempt, recognizer)
    case .longPress: return missingPress(attempt, recognizer)
    case .pan, .screenEdgePan: return missingPan(attempt, recognizer)
    case .swipe: return missingSwipe(attempt, recognizer)
    case .pinch, .rotation:
      if attempt.contacts.count < 2 {
        return Reason(
          "it takes two fingers, and there is one", ["KR-46"], by: finger(attempt, "began"))
      }
      let isPinch = kind == .pinch
      return Reason(
        isPinch
          ? "the distance of the two fingers changes by less than about "
            + "\(Thresholds.pinchChange.engine.inPoints)"
          : "the two fingers turn by less than about \(Thresholds.rotationTurn.engine.inWords)°",
        [isPinch ? "KR-47" : "KR-51", "RE-73"], by: finger(attempt, "moved"), isOpen: true)
    case .custom: return missingDecision(attempt)
    case .scrollPan: return nil
    }
  }

  /// What the first finger of an attempt did.
  func finger(_ attempt: Attempt, _ event: String, at time: Int? = nil) -> Cause {
    attempt.contacts.first.map { cause(evidence.contacts[$0], event, at: time) }
      ?? causeOfScene(event, at: time)
  }

  private func missingTap(_ attempt: Attempt, _ tap: SceneRecognizer) -> Reason? {
    let limit = Thresholds.tapDuration
    if attempt.presses.contains(where: { $0.contacts.count > tap.touches }) {
      return Reason(
        "more fingers come down than the \(tap.touches.fingers) it looks for",
        ["KR-08", "EX-17"], by: finger(attempt, "began"))
    }
    if attempt.presses.contains(where: { $0.lift != nil && $0.contacts.count < tap.touches }) {
      return Reason(
        "it looks for \(tap.touches.fingers), and fewer come down", ["KR-09"],
        by: finger(attempt, "began"))
    }
    let reach = evidence.mostReach(of: attempt, until: .max)
    if reach > Thresholds.tapMovement.engine {
      return Reason(
        "the finger moves \(reach.inPoints), further than a tap may (about "
          + "\(Thresholds.tapMovement.engine.inPoints))",
        ["KR-03"], by: finger(attempt, "moved"))
    }
    let touches = attempt.contacts.map { evidence.contacts[$0] }
    if let long = touches.first(where: {
      ($0.duration ?? ($0.end == nil ? evidence.end - $0.down.at : 0)) > limit.engine
    }) {
      let held = long.duration ?? evidence.end - long.down.at
      return Reason(
        "the finger is held for \(held) ms, longer than a tap may last (about "
          + "\(limit.engine) ms)",
        ["KR-05", "GR-52"], by: finger(attempt, "held"))
    }
    if touches.contains(where: { $0.end == nil }) {
      return Reason(
        "the finger has not lifted when the script ends", ["KR-02"], by: finger(attempt, "held"))
    }
    if attempt.presses.count < tap.taps {
      return Reason(
        "it looks for \(tap.taps) taps, and "
          + "\(attempt.presses.count == 1 ? "one comes" : "\(attempt.presses.count) come") in time",
        ["KR-06"], by: finger(attempt, "began"))
    }
    return nil
  }

  private func missingPress(_ attempt: Attempt, _ press: SceneRecognizer) -> Reason? {
    if press.taps > 0, attempt.presses.count <= press.taps {
      return Reason(
        "\(press.taps) taps must precede the press", ["KR-22"], by: finger(attempt, "began"))
    }
    if attempt.contacts.count < press.touches {
      return Reason(
        "it looks for \(press.touches.fingers), and fewer come down", ["KR-15"],
        by: finger(attempt, "began"))
    }
    if attempt.contacts.count > press.touches {
      return Reason(
        "more fingers come down than the \(press.touches.fingers) it looks for",
        ["KR-21", "RE-56"], by: finger(attempt, "began"))
    }
    let complete = attempt.contacts.map { evidence.contacts[$0].down.at }.max() ?? attempt.start
    let due = complete + press.minimumPressDuration
    let reach = evidence.mostReach(of: attempt, until: due)
    if reach > press.allowableMovement {
      return Reason(
        "the finger moves \(reach.inPoints) before \(press.minimumPressDuration) ms are "
          + "over, further than allowableMovement (\(press.allowableMovement.inPoints))",
        ["KR-18"], by: finger(attempt, "moved"))
    }
    let lift = attempt.contacts.compactMap { evidence.contacts[$0].end?.at }.min() ?? evidence.end
    if lift < due {
      return Reason(
        "the finger stays for \(lift - complete) ms, and minimumPressDuration is "
          + "\(press.minimumPressDuration) ms",
        ["KR-17", "KR-16"], by: finger(attempt, "ended"))
    }
    if lift == due {
      return Reason(
        "the finger lifts at the very moment at which the press would begin",
        ["KR-17", "RE-73"], by: finger(attempt, "ended"), isOpen: true)
    }
    return nil
  }

  private func missingPan(_ attempt: Attempt, _ pan: SceneRecognizer) -> Reason? {
    if attempt.contacts.count < pan.minimumTouches {
      return Reason(
        "it takes \(pan.minimumTouches.fingers) or more, and fewer come down", ["KR-33"],
        by: finger(attempt, "began")
      )
    }
    if let most = pan.maximumTouches, attempt.contacts.count > most {
      return Reason(
        "it takes \(most.fingers) at most, and more come down", ["KR-34"],
        by: finger(attempt, "began"))
    }
    let reach = evidence.mostReach(of: attempt, until: .max)
    if reach <= Thresholds.panMovement.engine {
      let why =
        reach == 0
        ? "no finger moves"
        : "the fingers move \(reach.inPoints), and a pan needs about "
          + "\(Thresholds.panMovement.engine.inPoints)"
      return Reason(why, ["KR-26", "KR-25", "KR-32"], by: finger(attempt, "moved"))
    }
    if pan.isEdgePan {
      let isOff = attempt.contacts.allSatisfy { evidence.isOffEdges($0, of: attempt) }
      return Reason(
        isOff
          ? "no finger comes down near the edge of the screen that it is for"
          : "the finger may come down too far from the edge of the screen that it is for, or go "
            + "along it",
        isOff ? ["KR-55"] : ["KR-55", "RE-73"], by: finger(attempt, "began"), isOpen: !isOff)
    }
    return Reason(
      "fingers move \(reach.inPoints), which together, or along one way, may be too "
        + "little for a pan",
      ["KR-26", "RE-73"], by: finger(attempt, "moved"), isOpen: true)
  }

  private func missingSwipe(_ attempt: Attempt, _ swipe: SceneRecognizer) -> Reason? {
    if attempt.contacts.count != swipe.touches {
      return Reason(
        attempt.contacts.count < swipe.touches
          ? "it looks for \(swipe.touches.fingers), and fewer come down"
          : "more fingers come down than the \(swipe.touches.fingers) it looks for",
        ["KR-44", "RE-57"], by: finger(attempt, "began"))
    }
    let directions = scene.setting.recognizers[attempt.recognizer].directions
    let touches = attempt.contacts.map { evidence.contacts[$0] }
    let furthest =
      touches.map { touch in
        directions.map { direction in
          touch.samples.map { direction.advance(of: $0.location - touch.down.location) }.max() ?? 0
        }.max() ?? 0
      }.min() ?? 0
    let words = directions.map(\.rawValue).joined(separator: " or ")
    if furthest < Thresholds.swipeLength.surelyBelow {
      return Reason(
        "the finger goes \(furthest.inPoints) to the \(words), and a swipe needs up to "
          + "\(Thresholds.swipeLength.engine.inPoints)",
        ["KR-39", "KR-43"], by: finger(attempt, "moved"))
    }
    let slow = touches.first { touch in
      touch.samples.first { sample in
        directions.contains {
          $0.advance(of: sample.location - touch.down.location)
            >= Thresholds.swipeLength.surelyBelow
        }
      }.map { $0.at - touch.down.at > Thresholds.swipeDuration.engine } ?? false
    }
    if slow != nil {
      return Reason(
        "the finger is too slow: a swipe takes \(Thresholds.swipeDuration.engine) ms at most",
        ["KR-41"], by: finger(attempt, "moved"))
    }
    return Reason(
      "the finger goes \(furthest.inPoints) to the \(words), too short, too slow, too far "
        + "to the side, or back behind its start",
      ["KR-39", "KR-40", "RE-73"], by: finger(attempt, "moved"), isOpen: true)
  }
}
