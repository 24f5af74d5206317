import Thresholds
import TouchScript

/// What the view that was hit gets of its touch: at once, late, until something takes it away, or never.
extension Narrator {
  func tellView(_ touch: Touch) {
    guard touch.hasView else { return }
    let calls = touch.viewCalls
    guard let began = calls.first(where: { $0.phase == .began }) else {
      tellSilent(touch)
      return
    }
    tellBegan(began, touch)
    let moves = calls.filter { $0.phase == .moved || $0.phase == .stationary }
    if !moves.isEmpty {
      say(
        "\(name(touch.view)) gets touchesMoved for each move of \(finger(touch)), wherever it goes",
        ["TO-05", "TO-04"], of: subject(view: touch.view, touch), at: moves[0].at,
        calls: moves.map(\.event))
    }
    let ends = calls.filter { $0.phase == .ended || $0.phase == .cancelled }
    for end in ends { end.phase == .ended ? tellEnded(end, touch) : tellLost(end, touch) }
    if ends.contains(where: { $0.phase == .cancelled }), touch.up != nil || touch.end == nil {
      say(
        no: "touchesEnded of \(name(touch.view))",
        "\(name(touch.view)) gets no touchesEnded",
        because(touch.view, "touchesCancelled", "it has got touchesCancelled", "TO-11"),
        of: subject(view: touch.view, touch))
    }
    if ends.isEmpty {
      say(
        no: "touchesEnded of \(name(touch.view))", "\(name(touch.view)) gets no touchesEnded",
        whyNoEnd(touch), of: subject(view: touch.view, touch))
    }
  }

  // MARK: It begins

  private func tellBegan(_ began: Call, _ touch: Touch) {
    let subject = subject(view: touch.view, touch)
    let who = name(touch.view)
    if began.delivery == touch.down.delivery {
      say(
        "\(who) gets the touch of \(finger(touch)) at once: it is the view that was hit, and nothing "
          + "holds the touch back",
        ["GR-08", "TO-23"], of: subject, at: began.at, calls: [began.event],
        by: cause(view: touch.view, "hit"))
      return
    }
    let reason =
      whatHeldBack(touch, until: began.event)
      ?? because(
        touch.view, "touchesBegan", "scroll views and screen-edge pans may hold touches back there",
        "RE-60", "RE-66", isOpen: true)
    say(
      "\(who) gets the touch of \(finger(touch)) only at \(began.at) ms", reason, of: subject,
      at: began.at, calls: [began.event])
  }

  /// What held the beginning of a touch back from its view until an event.
  private func whatHeldBack(_ touch: Touch, until event: Int) -> Reason? {
    let at = facts[event].at
    let delaying = touch.receivers.filter { evidence.recognizer($0).mayDelayTouchesBegan }
    let holders = holders(of: touch)
    let released = decided(delaying, touch, at: at)
    let isContentDelay =
      !holders.isEmpty
      && (at - touch.down.at <= Thresholds.contentDelay.surelyAbove || at >= touch.up?.at ?? .max)
    if let first = released.first ?? (isContentDelay ? nil : delaying.first) {
      let all = released.isEmpty ? delaying : released
      return because(
        recognizer: first, "delaysTouchesBegan",
        "\(recognizerNames(all)) \(all.count == 1 ? "delays" : "delay") touches "
          + "(delaysTouchesBegan) until \(all.count == 1 ? "it has" : "all have") failed", "GR-22",
        "GR-20", "GR-24")
    }
    if let first = holders.first {
      let isByLift = touch.up.map { at >= $0.at } ?? false
      return because(
        first, "delaysContentTouches",
        isByLift
          ? "\(names(holders)) held it back (delaysContentTouches) until the finger lifted"
          : "\(names(holders)) \(holders.count == 1 ? "holds" : "hold") touches of the content back "
            + "(delaysContentTouches) for about \(Thresholds.contentDelay.engine) ms, to see whether "
            + "they scroll", "TV-12", "TV-03", "TV-09")
    }
    return delayingPan(touch)
  }

  /// The recognizers that have failed, and had not before a time.
  private func decided(_ recognizers: [Int], _ touch: Touch, at time: Int) -> [Int] {
    recognizers.filter { number in
      evidence.attempt(of: number, with: touch).flatMap { evidence.failure(of: $0) }
        .map { facts[$0].at == time } ?? false
    }
  }

  /// The pan of a scroll view that delays touches, as the scene has it.
  private func delayingPan(_ touch: Touch) -> Reason? {
    guard evidence.isDelayedByScrollPan(touch) else { return nil }
    return pans(around: touch).first { evidence.recognizer($0).delaysTouchesBegan }.map {
      because(
        recognizer: $0, "delaysTouchesBegan",
        "\(recognizerName($0)), the pan of a scroll view, delays touches (delaysTouchesBegan)",
        "GR-22", "GR-20")
    }
  }

  /// The pans of scroll views that the scene names, of the views around a touch.
  private func pans(around touch: Touch) -> [Int] {
    scene.recognizers.indices.filter {
      !scene.recognizers[$0].isWatched
        && touch.scene.isView(touch.view, in: touch.scene.recognizerViews[$0])
    }
  }

  private func holders(of touch: Touch) -> [Int] {
    touch.scene.line(above: touch.view).filter {
      scene.isScrolling($0) && scene.sources[$0].scrolling.delaysContentTouches
    }
  }

  // MARK: It ends

  private func tellEnded(_ end: Call, _ touch: Touch) {
    let subject = subject(view: touch.view, touch)
    let who = name(touch.view)
    if end.delivery == touch.up?.delivery || end.at == touch.up?.at {
      let by = evidence.recognitions(of: touch).filter { $0.event < end.event }
      let kept = by.filter { !evidence.cancels($0) }.map(\.recognizer)
      if let first = kept.first {
        say(
          "\(who) gets touchesEnded, though \(recognizerNames(kept)) recognized: "
            + "cancelsTouchesInView is false", ["GR-13"], of: subject, at: end.at,
          calls: [end.event], by: cause(recognizer: first, "cancelsTouchesInView"))
      } else {
        say(
          "\(who) gets touchesEnded: nothing has taken the touch away",
          ["TO-05", "GR-14"], of: subject,
          at: end.at, calls: [end.event], by: cause(touch, "ended", at: touch.up?.at))
      }
      return
    }
    let reason =
      whatHeldBackEnd(touch, end)
      ?? Reason(
        "when \(recognizerNames(touch.receivers)) decides is unspecified", ["RE-50", "GR-27"],
        by: touch.receivers.first.map { cause(recognizer: $0, "delaysTouchesEnded") }
          ?? cause(touch, "ended"),
        isOpen: true)
    say(
      "\(who) gets touchesEnded only at \(end.at) ms", reason, of: subject, at: end.at,
      calls: [end.event])
  }

  /// What held the end of a touch back from its view.
  private func whatHeldBackEnd(_ touch: Touch, _ end: Call) -> Reason? {
    // What began only after the lift ends with it.
    if let began = touch.viewCalls.first, let up = touch.up, began.at >= up.at,
      began.at > touch.down.at,
      let reason = whatHeldBack(touch, until: began.event)
    {
      return Reason(
        "it got touchesBegan late, for " + reason.why, ["GR-23"] + reason.rules,
        by: reason.causes[0])
    }
    let withholding = touch.receivers.filter { evidence.recognizer($0).delaysTouchesEnded }
    let decided = decided(withholding, touch, at: end.at)
    let waiting =
      decided.isEmpty
      ? evidence.waitingReceivers(touch).filter(withholding.contains) : decided
    if let first = waiting.first {
      return because(
        recognizer: first, "delaysTouchesEnded",
        "\(recognizerNames(waiting)) had not decided yet, and "
          + "\(waiting.count == 1 ? "withholds touchesEnded (delaysTouchesEnded) until it fails" : "withhold touchesEnded (delaysTouchesEnded) until they fail")",
        "GR-27", "GR-25")
    }
    let scrolling = touch.scene.line(above: touch.view).filter { scene.isScrolling($0) }
    guard let view = scrolling.first(where: { touch.scene.views[$0].kind.isScrollView }),
      evidence.contacts.contains(where: { $0.number != touch.number && $0.overlaps(touch) })
    else { return nil }
    let pan = pans(around: touch).first { evidence.recognizer($0).delaysTouchesEnded }
    return Reason(
      "\(pan.map { recognizerName($0) } ?? "the pan of \(name(view))") may still recognize while "
        + "another finger is down, and withholds touchesEnded (delaysTouchesEnded)",
      ["GR-25", "GR-27"],
      by: pan.map { cause(recognizer: $0, "delaysTouchesEnded") }
        ?? cause(view: view, "delaysTouchesEnded"))
  }

  /// Why a view loses a touch.
  private func tellLost(_ end: Call, _ touch: Touch) {
    let subject = subject(view: touch.view, touch)
    let who = name(touch.view)
    let reason =
      whoTook(touch, by: end)
      ?? because(
        touch.view, "touchesCancelled", at: end.at,
        "the app changed views or recognizers, which may take a touch away", "RE-71", "EX-22",
        isOpen: true)
    say(
      "\(who) gets touchesCancelled at \(end.at) ms", reason, of: subject, at: end.at,
      calls: [end.event])
  }

  /// Who took a touch from its view.
  func whoTook(_ touch: Touch, by end: Call) -> Reason? {
    let takers = evidence.recognitions(of: touch).filter {
      $0.event < end.event && evidence.cancels($0)
    }
    if let taker = takers.last(where: { facts[$0.event].at == end.at }) ?? takers.last {
      let number = taker.recognizer
      let recognizer = recognizerName(number)
      if touch.up.map({ facts[taker.event].at > $0.at }) ?? false {
        return because(
          taker, "\(recognizer) had withheld the lift, recognizes, and cancels touches in its view",
          "GR-26")
      }
      let place = touch.scene.recognizerViews[number]
      let isOfSuperview = place != touch.view
      let at = isOfSuperview && touch.scene.isView(place) ? " on \(name(place))" : ""
      return Reason(
        "\(recognizer)\(at) recognized at \(facts[taker.event].at) ms, and "
          + "cancelsTouchesInView is true",
        [evidence.recognizer(number).isDiscrete ? "GR-11" : "GR-12"]
          + (scene.isControl(touch.view) ? [isOfSuperview ? "CT-33" : "CT-36"] : []),
        by: cause(taker))
    }
    if let interruption = interruption(of: touch, by: end.at) { return interruption }
    if touch.removal <= end.event {
      return because(
        touch.view, "removeFromSuperview",
        "it was removed from its superview while the finger was down", "EX-02")
    }
    let scroll = evidence.events[.scroll].first { event in
      facts[event].at <= end.at && facts[event].at >= touch.down.at
        && touch.scene.line(above: touch.view).contains(facts[event].who)
    }
    if let scroll {
      let view = facts[scroll].who
      return because(
        view, "scrolls", at: facts[scroll].at,
        "\(name(view)) begins to scroll, and takes the touch from its content", "TV-10")
    }
    let asked = evidence.events[.contentTouch].first {
      facts[$0].at == end.at && facts[$0].answer && facts[$0].other == touch.view
    }
    if let asked {
      return because(
        facts[asked].who, "touchesShouldCancel", at: end.at,
        "\(name(facts[asked].who)) takes the touch, having asked touchesShouldCancel(in:)", "TV-10")
    }
    // A pan that was moved to another view takes touches from there, and its calls are not reported.
    let unwatched = scene.recognizers.indices.first { number in
      !scene.recognizers[number].isWatched
        && evidence.recognizerFacts[number].contains {
          facts[$0].kind == .action && facts[$0].at <= end.at
        }
    }
    return unwatched.map {
      because(
        recognizer: $0, "recognized",
        "\(recognizerName($0)), the pan of a scroll view, takes the touch", "TV-10")
    }
  }

  /// Why a view that got a touch does not get its end.
  func whyNoEnd(_ touch: Touch) -> Reason {
    guard let up = touch.up else {
      return touch.end == nil
        ? because(touch, "held", "the script ends while \(finger(touch)) is down", "TO-02")
        : interruption(of: touch)
          ?? because(touch, "cancelled", "the touch was taken away", "TO-11", isOpen: true)
    }
    let waiting = touch.receivers.filter { evidence.recognizer($0).delaysTouchesEnded }
    if let first = waiting.first {
      return Reason(
        "\(recognizerNames(waiting)) may still recognize when the script ends, and "
          + "\(waiting.count == 1 ? "withholds" : "withhold") it (delaysTouchesEnded)",
        ["GR-25"], by: cause(recognizer: first, "delaysTouchesEnded"), at: up.at)
    }
    return Reason(
      "it was moved or changed while the finger was down", ["RE-71"],
      by: cause(view: touch.view, "superview"), at: up.at, isOpen: true)
  }

  // MARK: It never begins

  /// Why the view that was hit hears nothing of a touch.
  private func tellSilent(_ touch: Touch) {
    guard !touch.isDropped else { return }
    let who = name(touch.view)
    say(
      no: "touchesBegan of \(who)", "\(who) does not get the touch of \(finger(touch))",
      whySilent(touch), of: subject(view: touch.view, touch), at: touch.down.at)
  }

  func whySilent(_ touch: Touch) -> Reason {
    let view = touch.view
    let takers = evidence.recognitions(of: touch).filter { evidence.cancels($0) }
    let delaying = touch.receivers.filter { evidence.recognizer($0).mayDelayTouchesBegan }
    if let first = delaying.first,
      let taker = takers.first(where: { delaying.contains($0.recognizer) }) ?? takers.first
    {
      return Reason(
        "\(recognizerNames(delaying)) held it back (delaysTouchesBegan), and "
          + "\(recognizerName(taker.recognizer)) recognized at \(facts[taker.event].at) ms",
        ["GR-21", "GR-20"], by: cause(taker), cause(recognizer: first, "delaysTouchesBegan"))
    }
    if let refusing = evidence.script.scrollViews(above: view).first(where: {
      scene.sources[$0].overrides.touchesShouldBegin == false
    }) {
      return because(
        refusing, "touchesShouldBegin",
        "touchesShouldBegin(_:with:in:) of \(name(refusing)) is false", "TV-03")
    }
    let holders = holders(of: touch)
    if let first = holders.first, let taker = takers.first {
      return Reason(
        "until about \(touch.down.at + Thresholds.contentDelay.engine) ms \(names(holders)) "
          + "\(holders.count == 1 ? "holds" : "hold") touches of the content back "
          + "(delaysContentTouches), and \(recognizerName(taker.recognizer)) recognized at "
          + "\(facts[taker.event].at) ms and cancels touches",
        ["TV-03"], by: cause(taker), cause(view: first, "delaysContentTouches"))
    }
    let scroll = evidence.events[.scroll].first {
      holders.contains(facts[$0].who) && facts[$0].at >= touch.down.at
    }
    if let scroll {
      let scrolled = facts[scroll].who
      return because(
        scrolled, "scrolls", at: facts[scroll].at,
        scrolled == view
          ? "it scrolls with it instead" : "\(name(scrolled)) held it back and scrolls with it",
        "TV-10", "TV-03")
    }
    if !touch.scene.views[view].isMultipleTouchEnabled,
      let other = evidence.contacts.first(where: {
        $0.number != touch.number && $0.view == view && $0.overlaps(touch)
      })
    {
      return Reason(
        "isMultipleTouchEnabled of \(name(view)) is false, and \(finger(other)) is down in it",
        ["TO-25"], by: cause(view: view, "isMultipleTouchEnabled"), cause(other, "began"))
    }
    if let reason = whyExclusive(touch) { return reason }
    if let taker = takers.first {
      return because(
        taker,
        "\(recognizerName(taker.recognizer)) recognized at \(facts[taker.event].at) ms, "
          + "before it could get the touch", "GR-21", "GC-16")
    }
    if let first = delaying.first {
      return because(
        recognizer: first, "delaysTouchesBegan",
        "\(recognizerNames(delaying)) may still recognize, and "
          + "\(delaying.count == 1 ? "delays" : "delay") touches (delaysTouchesBegan)", "GR-20")
    }
    if let first = holders.first {
      return because(
        first, "delaysContentTouches",
        "\(names(holders)) \(holders.count == 1 ? "holds" : "hold") touches of the content back "
          + "(delaysContentTouches)", "TV-03")
    }
    return delayingPan(touch) ?? interruption(of: touch)
      ?? (touch.isClear
        ? because(
          view, "touchesBegan",
          "the app changed views or recognizers, or a class of its own took the touch",
          "RE-72", "EX-16", isOpen: true)
        : Reason(
          "the app ignored events while it was down", ["EX-11"],
          by: causeOfScene("beginIgnoringInteractionEvents")))
  }

  /// The view that wants touches for itself, and the one that tracks another finger.
  private func whyExclusive(_ touch: Touch) -> Reason? {
    guard evidence.ingredients.contains(.exclusiveTouch) else { return nil }
    let other = evidence.contacts.first {
      $0.number != touch.number && $0.hasView && $0.view != touch.view
        && $0.down.at <= touch.down.at
        && $0.lastTime >= touch.down.at
        && (scene.views[$0.view].isExclusiveTouch || scene.views[touch.view].isExclusiveTouch)
    }
    guard let other else { return nil }
    let claims = touch.scene.views[touch.view].isExclusiveTouch
    return Reason(
      claims
        ? "it wants touches for itself (isExclusiveTouch), and \(name(other.view)) has "
          + "\(finger(other))"
        : "\(name(other.view)), which has \(finger(other)), wants all touches for itself "
          + "(isExclusiveTouch)",
      [claims ? "TO-30" : "TO-29"],
      by: cause(view: claims ? touch.view : other.view, "isExclusiveTouch"))
  }
}
