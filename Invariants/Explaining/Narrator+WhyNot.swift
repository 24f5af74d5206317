import Thresholds
import TouchScript

/// Why a recognizer that got touches does not recognize.
extension Narrator {
  struct Reason {
    let why: String
    let rules: [String]
    var at: Int?
    var isOpen = false
  }

  func whyNot(_ attempt: Attempt) -> Reason {
    let unripe = missing(attempt)
    // What the fingers never did needs no further reason.
    if let unripe, !unripe.isOpen { return unripe }
    return vetoed(attempt) ?? stopped(attempt) ?? waiting(attempt) ?? interrupted(attempt) ?? unripe
      ?? Reason(
        why:
          "it was changed while it followed its fingers, or is of a class that decides by itself",
        rules: ["GR-53", "EX-16"], isOpen: true)
  }

  // MARK: Others

  private func vetoed(_ attempt: Attempt) -> Reason? {
    let start = attempt.hearings.first ?? 0
    let end = attempt.reset ?? facts.count
    let refusal = evidence.recognizerFacts[attempt.recognizer].first {
      facts[$0].kind == .shouldBegin && !facts[$0].answer && $0 >= start && $0 <= end
    }
    let who = recognizerName(attempt.recognizer)
    guard let refusal else { return nil }
    let at = facts[refusal].at
    let other = facts[refusal].other
    guard scene.isView(other) else {
      return Reason(
        why: "gestureRecognizerShouldBegin of its delegate is false", rules: ["GC-07", "GC-40"],
        at: at)
    }
    if scene.views[other].overrides.shouldBegin == false {
      return Reason(
        why: "gestureRecognizerShouldBegin(_:) of the view \(name(other)) is false",
        rules: ["GC-09", "GC-40"], at: at)
    }
    let kind = scene.views[other].kind
    let rule = kind == .button ? "CT-29" : kind == .slider ? "CT-32" : "CT-31"
    return Reason(
      why:
        "the \(kind.rawValue) \(name(other)) keeps such touches for itself: it answers no "
        + "when \(who), on a view above it, would begin",
      rules: [rule, "GC-09", "CT-38"], at: at)
  }

  /// Another recognizer that has recognized one of the touches.
  private func stopped(_ attempt: Attempt) -> Reason? {
    let number = attempt.recognizer
    let end = attempt.reset ?? facts.count
    let rivals = evidence.recognitions.filter { other in
      other.recognizer != number && other.event < end
        && (other.contacts + other.joined).contains(where: attempt.contacts.contains)
    }
    for rival in rivals {
      let active = rival.recognizer
      let at = facts[rival.event].at
      let (who, other) = (recognizerName(number), recognizerName(active))
      if !scene.coordination.requirement(of: number, on: active).isEmpty {
        return Reason(
          why: "\(other), which has to fail first, recognizes at \(at) ms",
          rules: ["GC-29", "GC-27"], at: at)
      }
      guard scene.prevents(active, number) else { continue }
      let views = evidence.moment(at: rival.event).scene.recognizerViews
      let (mine, its) = (views[number], views[active])
      if mine == its, at == rival.moment(facts) {
        let isTogether = attempt.kind == evidence.kind(of: active)
        return Reason(
          why: isTogether
            ? "\(other), which was added later to the same view, recognizes at \(at) ms and "
              + "excludes it"
            : "\(other) on the same view recognizes first, at \(at) ms, and excludes it",
          rules: isTogether ? ["GC-14", "GC-11"] : ["GC-11", "GC-16"], at: at)
      }
      if scene.isView(its), scene.isView(mine), scene.isView(its, in: mine) {
        return Reason(
          why:
            "\(other) recognizes at \(at) ms, and is nearer to the view that was hit: it is "
            + "on \(name(its)), \(who) on \(name(mine)) above; only one of the two may",
          rules: ["GC-12", "GC-11"], at: at)
      }
      return Reason(
        why: "\(other) recognizes before it, at \(at) ms, and excludes it: no delegate allows both",
        rules: ["GC-16", "GC-11"], at: at)
    }
    if let pan = scrollingPan(attempt) { return pan }
    return nil
  }

  /// The pan of a scroll view, which nobody watches, shows by what scrolls.
  private func scrollingPan(_ attempt: Attempt) -> Reason? {
    guard let first = attempt.contacts.first else { return nil }
    let touch = evidence.contacts[first]
    guard touch.hasView else { return nil }
    let start = attempt.hearings.first ?? 0
    let line = touch.scene.line(above: touch.view)
    let end = attempt.reset ?? facts.count
    let scroll = evidence.events[.scroll].first {
      $0 > start && $0 <= end + 8 && line.contains(facts[$0].who)
    }
    guard let scroll else { return nil }
    return Reason(
      why:
        "the scroll view \(name(facts[scroll].who)) begins to scroll at \(facts[scroll].at) "
        + "ms, and its pan excludes others",
      rules: ["TV-10", "GC-11"], at: facts[scroll].at)
  }

  private func waiting(_ attempt: Attempt) -> Reason? {
    let others = requirements(of: attempt.recognizer)
    guard !others.isEmpty, attempt.reset == nil else { return nil }
    return Reason(
      why: "\(recognizerNames(others)) has to fail first, and has not when the script ends",
      rules: ["GC-27"])
  }

  private func interrupted(_ attempt: Attempt) -> Reason? {
    if attempt.contacts.contains(where: { evidence.contacts[$0].cancellation != nil }) {
      return Reason(why: "its touches were taken away", rules: ["GR-45", "EX-01"])
    }
    let change = evidence.recognizerChanges.first {
      $0.recognizer == attempt.recognizer && $0.at >= attempt.start
        && $0.start <= attempt.reset ?? facts.count
    }
    switch change?.kind {
    case .disabled:
      return Reason(
        why: "it is disabled at \(change?.at ?? 0) ms", rules: ["EX-07"], at: change?.at)
    case .detached:
      return Reason(
        why: "it is taken from its view at \(change?.at ?? 0) ms", rules: ["EX-09"], at: change?.at)
    case .viewRemoved:
      return Reason(
        why: "its view is removed from its superview at \(change?.at ?? 0) ms", rules: ["EX-10"],
        at: change?.at)
    case .attached, .enabled, .reattached:
      return Reason(
        why: "it is attached or enabled while fingers are down", rules: ["GR-09", "EX-08"],
        at: change?.at)
    case nil: return nil
    }
  }

  // MARK: What the fingers did not do

  /// What the fingers of an attempt have not done; open where limits are not known.
  private func missing(_ attempt: Attempt) -> Reason? {
    let recognizer = evidence.recognizer(attempt.recognizer)
    switch attempt.kind {
    case .tap: return missingTap(attempt, recognizer)
    case .longPress: return missingPress(attempt, recognizer)
    case .pan, .screenEdgePan: return missingPan(attempt, recognizer)
    case .swipe: return missingSwipe(attempt, recognizer)
    case .pinch, .rotation:
      if attempt.contacts.count < 2 {
        return Reason(why: "it takes two fingers, and there is one", rules: ["KR-46"])
      }
      let isPinch = attempt.kind == .pinch
      return Reason(
        why: isPinch
          ? "the distance of the two fingers changes by less than about "
            + "\(Thresholds.pinchChange.engine.inPoints)"
          : "the two fingers turn by less than about \(Thresholds.rotationTurn.engine.inWords)°",
        rules: [isPinch ? "KR-47" : "KR-51", "RE-73"], isOpen: true)
    case .custom:
      return Reason(
        why: "its class, or the answers of its delegate, decide so as things are", rules: ["GR-53"])
    case .scrollPan:
      return Reason(
        why: "nobody sees what a scroll view's own pan makes of touches", rules: ["TV-10"],
        isOpen: true)
    }
  }

  private func missingTap(_ attempt: Attempt, _ tap: SceneRecognizer) -> Reason? {
    let limit = Thresholds.tapDuration
    if attempt.presses.contains(where: { $0.contacts.count > tap.touches }) {
      return Reason(
        why: "more fingers come down than the \(tap.touches.fingers) it looks for",
        rules: ["KR-08", "EX-17"])
    }
    if attempt.presses.contains(where: { $0.lift != nil && $0.contacts.count < tap.touches }) {
      return Reason(
        why: "it looks for \(tap.touches.fingers), and fewer come down", rules: ["KR-09"])
    }
    let reach = evidence.mostReach(of: attempt, until: .max)
    if reach > Thresholds.tapMovement.engine {
      return Reason(
        why:
          "the finger moves \(reach.inPoints), further than a tap may (about "
          + "\(Thresholds.tapMovement.engine.inPoints))",
        rules: ["KR-03"])
    }
    let touches = attempt.contacts.map { evidence.contacts[$0] }
    if let long = touches.first(where: {
      ($0.duration ?? ($0.end == nil ? evidence.end - $0.down.at : 0)) > limit.engine
    }) {
      let held = long.duration ?? evidence.end - long.down.at
      return Reason(
        why:
          "the finger is held for \(held) ms, longer than a tap may last (about "
          + "\(limit.engine) ms)",
        rules: ["KR-05", "GR-52"])
    }
    if touches.contains(where: { $0.end == nil }) {
      return Reason(why: "the finger has not lifted when the script ends", rules: ["KR-02"])
    }
    if attempt.presses.count < tap.taps {
      return Reason(
        why:
          "it looks for \(tap.taps) taps, and "
          + "\(attempt.presses.count == 1 ? "one comes" : "\(attempt.presses.count) come") in time",
        rules: ["KR-06"])
    }
    return nil
  }

  private func missingPress(_ attempt: Attempt, _ press: SceneRecognizer) -> Reason? {
    if press.taps > 0, attempt.presses.count <= press.taps {
      return Reason(why: "\(press.taps) taps must precede the press", rules: ["KR-22"])
    }
    if attempt.contacts.count < press.touches {
      return Reason(
        why: "it looks for \(press.touches.fingers), and fewer come down", rules: ["KR-15"])
    }
    if attempt.contacts.count > press.touches {
      return Reason(
        why: "more fingers come down than the \(press.touches.fingers) it looks for",
        rules: ["KR-21", "RE-56"])
    }
    let complete = attempt.contacts.map { evidence.contacts[$0].down.at }.max() ?? attempt.start
    let due = complete + press.minimumPressDuration
    let reach = evidence.mostReach(of: attempt, until: due)
    if reach > press.allowableMovement {
      return Reason(
        why:
          "the finger moves \(reach.inPoints) before \(press.minimumPressDuration) ms are "
          + "over, further than allowableMovement (\(press.allowableMovement.inPoints))",
        rules: ["KR-18"])
    }
    let lift = attempt.contacts.compactMap { evidence.contacts[$0].end?.at }.min() ?? evidence.end
    if lift < due {
      return Reason(
        why:
          "the finger stays for \(lift - complete) ms, and minimumPressDuration is "
          + "\(press.minimumPressDuration) ms",
        rules: ["KR-17", "KR-16"])
    }
    if lift == due {
      return Reason(
        why: "the finger lifts at the very moment at which the press would begin",
        rules: ["KR-17", "RE-73"], isOpen: true)
    }
    return nil
  }

  private func missingPan(_ attempt: Attempt, _ pan: SceneRecognizer) -> Reason? {
    if attempt.contacts.count < pan.minimumTouches {
      return Reason(
        why: "it takes \(pan.minimumTouches.fingers) or more, and fewer come down", rules: ["KR-33"]
      )
    }
    if let most = pan.maximumTouches, attempt.contacts.count > most {
      return Reason(why: "it takes \(most.fingers) at most, and more come down", rules: ["KR-34"])
    }
    let reach = evidence.mostReach(of: attempt, until: .max)
    if reach <= Thresholds.panMovement.engine {
      let why =
        reach == 0
        ? "no finger moves"
        : "the fingers move \(reach.inPoints), and a pan needs about "
          + "\(Thresholds.panMovement.engine.inPoints)"
      return Reason(why: why, rules: ["KR-26", "KR-25", "KR-32"])
    }
    if pan.isEdgePan {
      let isOff = attempt.contacts.allSatisfy { evidence.isOffEdges($0, of: attempt) }
      return Reason(
        why: isOff
          ? "no finger comes down near the edge of the screen that it is for"
          : "the finger may come down too far from the edge of the screen that it is for, or go "
            + "along it",
        rules: isOff ? ["KR-55"] : ["KR-55", "RE-73"], isOpen: !isOff)
    }
    return Reason(
      why:
        "fingers move \(reach.inPoints), which together, or along one way, may be too "
        + "little for a pan",
      rules: ["KR-26", "RE-73"], isOpen: true)
  }

  private func missingSwipe(_ attempt: Attempt, _ swipe: SceneRecognizer) -> Reason? {
    if attempt.contacts.count != swipe.touches {
      return Reason(
        why: attempt.contacts.count < swipe.touches
          ? "it looks for \(swipe.touches.fingers), and fewer come down"
          : "more fingers come down than the \(swipe.touches.fingers) it looks for",
        rules: ["KR-44", "RE-57"])
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
        why:
          "the finger goes \(furthest.inPoints) to the \(words), and a swipe needs up to "
          + "\(Thresholds.swipeLength.engine.inPoints)",
        rules: ["KR-39", "KR-43"])
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
        why: "the finger is too slow: a swipe takes \(Thresholds.swipeDuration.engine) ms at most",
        rules: ["KR-41"])
    }
    return Reason(
      why:
        "the finger goes \(furthest.inPoints) to the \(words), too short, too slow, too far "
        + "to the side, or back behind its start",
      rules: ["KR-39", "KR-40", "RE-73"], isOpen: true)
  }
}

extension Recognition {
  /// When it was, in milliseconds.
  fileprivate func moment(_ facts: [Trace.Event]) -> Int { facts[event].at }
}
