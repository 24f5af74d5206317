import Thresholds
import TouchScript

/// What the view that was hit gets of its touch: at once, late, until something takes it away, or never.
extension Narrator {
  func tellView(_ touch: Touch) {
    guard touch.hasView else { return }
    let subject = subject(view: touch.view, touch)
    let who = name(touch.view)
    guard let began = touch.viewCalls.first(where: { $0.phase == .began }) else {
      if touch.isDropped { return }
      say(
        no: "touchesBegan of \(who)", "\(who) does not get the touch of \(finger(touch))",
        whySilent(touch), of: subject, at: touch.down.at)
      return
    }
    tellBegan(began, touch, subject)
    let moves = touch.viewCalls.filter { $0.phase == .moved || $0.phase == .stationary }
    if let first = moves.first {
      say(
        "\(who) gets touchesMoved for each move of \(finger(touch)), wherever it goes",
        ["TO-05", "TO-04"], of: subject, at: first.at, calls: moves.map(\.event))
    }
    let ends = touch.viewCalls.filter { $0.phase == .ended || $0.phase == .cancelled }
    for end in ends {
      end.phase == .ended ? tellEnded(end, touch, subject) : tellLost(end, touch, subject)
    }
    let isLost = ends.contains { $0.phase == .cancelled }
    if ends.isEmpty || isLost && (touch.up != nil || touch.end == nil) {
      say(
        no: "touchesEnded of \(who)", "\(who) gets no touchesEnded",
        isLost
          ? because(touch.view, "touchesCancelled", "it has got touchesCancelled", "TO-11")
          : whyNoEnd(touch), of: subject)
    }
  }

  // MARK: It begins

  private func tellBegan(_ began: Call, _ touch: Touch, _ subject: Subject) {
    let start = "\(name(touch.view)) gets the touch of \(finger(touch))"
    let isAtOnce = began.delivery == touch.down.delivery
    say(
      isAtOnce ? "\(start) at once" : "\(start) only at \(began.at) ms",
      isAtOnce
        ? because(
          touch.view, "hit", "it is the view that was hit, and nothing holds the touch back",
          "GR-08", "TO-23")
        : whatHeldBack(touch, until: began.event)
          ?? because(
            touch.view, "touchesBegan",
            "scroll views and screen-edge pans may hold touches back there", "RE-60", "RE-66",
            isOpen: true), of: subject, at: began.at, calls: [began.event])
  }

  /// What held the beginning of a touch back from its view until an event.
  private func whatHeldBack(_ touch: Touch, until event: Int) -> Reason? {
    let at = facts[event].at
    let delaying = touch.receivers.filter { evidence.recognizer($0).delaysTouchesBegan }
    let isByLift = at >= touch.up?.at ?? .max
    let isByScrollView =
      !evidence.script.holders(of: touch.view).isEmpty
      && (isByLift || at - touch.down.at <= Thresholds.contentDelay.surelyAbove)
    let released = decided(delaying, touch, at: at)
    if !released.isEmpty || !isByScrollView,
      let reason = delay(by: released.isEmpty ? delaying : released)
    {
      return reason.saying("\(reason.why) until all had failed")
    }
    let span = isByLift ? "until the finger lifted" : "for about \(at - touch.down.at) ms"
    return contentDelay(touch).map { $0.saying("\($0.why) \(span)", ["TV-12"]) }
      ?? lessSureDelay(touch)
  }

  /// That recognizers delay touches.
  private func delay(by recognizers: [Int], _ rules: [String] = ["GR-22"]) -> Reason? {
    recognizers.first.map {
      Reason(
        "\(recognizerNames(recognizers)) delayed touches (delaysTouchesBegan)", rules + ["GR-20"],
        by: cause(recognizer: $0, "delaysTouchesBegan"))
    }
  }

  /// What delays touches where no receiver and no content delay does: the pan of a scroll view, or one from
  /// an edge, which may do so though the scene does not say so.
  private func lessSureDelay(_ touch: Touch) -> Reason? {
    delay(by: pans(around: touch).filter { evidence.recognizer($0).delaysTouchesBegan })
      ?? delay(by: touch.receivers.filter { evidence.recognizer($0).isEdgePan }, ["RE-60"])
  }

  /// That scroll views delay touches of their content.
  private func contentDelay(_ touch: Touch) -> Reason? {
    let holders = evidence.script.holders(of: touch.view)
    return holders.first.map {
      because(
        $0, "delaysContentTouches",
        "\(names(holders)) held touches of the content back (delaysContentTouches)", "TV-03",
        "TV-09")
    }
  }

  /// Those of some recognizers that fail a touch at a time.
  private func decided(_ recognizers: [Int], _ touch: Touch, at time: Int) -> [Int] {
    recognizers.filter { number in
      let attempt = evidence.attempt(of: number, with: touch)
      return attempt.flatMap { evidence.failure(of: $0) }.map { facts[$0].at == time } ?? false
    }
  }

  /// The pans of scroll views that the scene names, of the views around a touch.
  private func pans(around touch: Touch) -> [Int] {
    scene.recognizers.indices.filter {
      !scene.recognizers[$0].isWatched
        && touch.scene.isView(touch.view, in: touch.scene.recognizerViews[$0])
    }
  }

  // MARK: It ends

  private func tellEnded(_ end: Call, _ touch: Touch, _ subject: Subject) {
    let who = name(touch.view)
    if end.delivery != touch.up?.delivery, end.at != touch.up?.at {
      let reason =
        whatHeldBackEnd(touch, end)
        ?? Reason(
          "when \(recognizerNames(touch.receivers)) decides is unspecified", ["RE-50", "GR-27"],
          by: touch.receivers.first.map { cause(recognizer: $0, "delaysTouchesEnded") }
            ?? cause(touch, "ended"), isOpen: true)
      say(
        "\(who) gets touchesEnded only at \(end.at) ms", reason, of: subject, at: end.at,
        calls: [end.event])
      return
    }
    let kept = evidence.recognitions(of: touch).filter {
      $0.event < end.event && !evidence.cancels($0)
    }.map(\.recognizer)
    say(
      "\(who) gets touchesEnded",
      kept.first.map {
        because(
          recognizer: $0, "cancelsTouchesInView",
          "\(recognizerNames(kept)) recognized, but cancelsTouchesInView is false", "GR-13")
      }
        ?? because(
          touch, "ended", at: touch.up?.at, "nothing has taken the touch away", "TO-05", "GR-14"),
      of: subject, at: end.at, calls: [end.event])
  }

  /// What held the end of a touch back from its view.
  private func whatHeldBackEnd(_ touch: Touch, _ end: Call) -> Reason? {
    // What began only after the lift ends with it.
    if let began = touch.viewCalls.first, let up = touch.up, began.at >= up.at,
      began.at > touch.down.at, let reason = whatHeldBack(touch, until: began.event)
    {
      return reason.saying("it got touchesBegan late, for \(reason.why)", ["GR-23"])
    }
    let withholding = touch.receivers.filter { evidence.recognizer($0).delaysTouchesEnded }
    let decided = decided(withholding, touch, at: end.at)
    let waiting =
      decided.isEmpty ? evidence.waitingReceivers(touch).filter(withholding.contains) : decided
    if let first = waiting.first {
      return because(
        recognizer: first, "delaysTouchesEnded",
        "\(recognizerNames(waiting)) withheld it (delaysTouchesEnded) until all had failed",
        "GR-27", "GR-25")
    }
    let view = touch.scene.line(above: touch.view).first { scene.isScrolling($0) }
    let isWithOthers = evidence.contacts.contains {
      $0.number != touch.number && $0.overlaps(touch)
    }
    guard let view, isWithOthers else { return nil }
    let pan = pans(around: touch).first { evidence.recognizer($0).delaysTouchesEnded }
    return Reason(
      "\(pan.map { recognizerName($0) } ?? "the pan of \(name(view))") may still recognize while "
        + "another finger is down, and withholds it (delaysTouchesEnded)", ["GR-25", "GR-27"],
      by: pan.map { cause(recognizer: $0, "delaysTouchesEnded") }
        ?? cause(view: view, "delaysTouchesEnded"))
  }

  /// Why a view loses a touch.
  private func tellLost(_ end: Call, _ touch: Touch, _ subject: Subject) {
    let reason =
      whoTook(touch, by: end)
      ?? because(
        touch.view, "touchesCancelled", at: end.at,
        "the app changed views or recognizers, which may take a touch away", "RE-71", "EX-22",
        isOpen: true)
    say(
      "\(name(touch.view)) gets touchesCancelled at \(end.at) ms", reason, of: subject, at: end.at,
      calls: [end.event])
  }

  /// Who took a touch from its view.
  func whoTook(_ touch: Touch, by end: Call) -> Reason? {
    let takers = evidence.recognitions(of: touch).filter {
      $0.event < end.event && evidence.cancels($0)
    }
    if let taker = takers.last(where: { facts[$0.event].at == end.at }) ?? takers.last {
      return whyTaken(touch, by: taker)
    }
    if let interruption = interruption(of: touch, by: end.at) { return interruption }
    if touch.removal <= end.event {
      return because(
        touch.view, "superview", "it was removed from its superview while the finger was down",
        "EX-02")
    }
    let scroll = evidence.events[.scroll].first { event in
      facts[event].at <= end.at && facts[event].at >= touch.down.at
        && touch.scene.line(above: touch.view).contains(facts[event].who)
    }
    let asked = evidence.events[.contentTouch].first {
      facts[$0].at == end.at && facts[$0].answer && facts[$0].other == touch.view
    }
    if let event = scroll ?? asked {
      let view = facts[event].who
      return because(
        view, "scrolls", at: facts[event].at,
        "\(name(view)) begins to scroll, and takes the touch from its content", "TV-10")
    }
    // A pan that was moved to another view takes touches from there, and its calls are not reported.
    let pan = evidence.events[.action].first {
      facts[$0].at <= end.at && scene.recognizers.indices.contains(facts[$0].who)
        && !scene.recognizers[facts[$0].who].isWatched
    }
    return pan.map {
      because(
        recognizer: facts[$0].who, "recognized", at: facts[$0].at,
        "\(recognizerName(facts[$0].who)), the pan of a scroll view, takes the touch", "TV-10")
    }
  }

  private func whyTaken(_ touch: Touch, by taker: Recognition) -> Reason {
    let (number, at) = (taker.recognizer, facts[taker.event].at)
    let who = recognizerName(number)
    if at > touch.up?.at ?? .max {
      return because(
        taker, "\(who) had withheld the lift, recognizes, and cancels touches in its view", "GR-26")
    }
    let place = touch.scene.recognizerViews[number]
    let isOwn = place == touch.view
    let on = isOwn || !touch.scene.isView(place) ? "" : " on \(name(place))"
    return Reason(
      "\(who)\(on) recognized at \(at) ms, and cancelsTouchesInView is true",
      [evidence.recognizer(number).isDiscrete ? "GR-11" : "GR-12"]
        + (scene.isControl(touch.view) ? [isOwn ? "CT-36" : "CT-33"] : []), by: cause(taker))
  }

  /// Why a view that got a touch does not get its end.
  func whyNoEnd(_ touch: Touch) -> Reason {
    guard touch.up != nil else {
      return touch.end == nil
        ? because(touch, "held", "the script ends while \(finger(touch)) is down", "TO-02")
        : interruption(of: touch)
          ?? because(touch, "cancelled", "the touch was taken away", "TO-11", isOpen: true)
    }
    let waiting = touch.receivers.filter { number in
      let attempt = evidence.attempt(of: number, with: touch)
      return evidence.recognizer(number).delaysTouchesEnded
        && attempt.map { evidence.failure(of: $0) == nil } ?? true
    }
    return waiting.first.map {
      because(
        recognizer: $0, "delaysTouchesEnded",
        "\(recognizerNames(waiting)) withheld it (delaysTouchesEnded), and may still recognize when "
          + "the script ends", "GR-25")
    }
      ?? because(
        touch.view, "superview", "it was moved or changed while the finger was down", "RE-71",
        isOpen: true)
  }

  // MARK: It never begins

  /// Why the view that was hit gets nothing of a touch.
  func whySilent(_ touch: Touch) -> Reason {
    let view = touch.view
    let takers = evidence.recognitions(of: touch).filter { evidence.cancels($0) }
    let delaying = touch.receivers.filter { evidence.recognizer($0).delaysTouchesBegan }
    let held = delay(by: delaying, ["GR-21"]) ?? contentDelay(touch) ?? lessSureDelay(touch)
    let taker = takers.first { delaying.contains($0.recognizer) } ?? takers.first
    if let held, let taker {
      let who = delaying == [taker.recognizer] ? "" : " " + recognizerName(taker.recognizer)
      return Reason(
        "\(held.why), and\(who) recognized at \(facts[taker.event].at) ms", held.rules,
        by: cause(taker), held.causes[0])
    }
    if let refusing = evidence.script.scrollViews(above: view).first(where: {
      scene.sources[$0].overrides.touchesShouldBegin == false
    }) {
      return because(
        refusing, "touchesShouldBegin", "touchesShouldBegin of \(name(refusing)) is false", "TV-03")
    }
    if let scroll = evidence.events[.scroll].first(where: {
      evidence.script.holders(of: touch.view).contains(facts[$0].who)
        && facts[$0].at >= touch.down.at
    }) {
      let (scrolled, at) = (facts[scroll].who, facts[scroll].at)
      if scrolled == view {
        return because(
          scrolled, "scrolls", at: at, "it scrolls with it instead", "TV-10", "TV-03")
      }
      let pan = scene.recognizers.indices.first {
        scene.recognizers[$0].kind == .scrollPan && scene.recognizerViews[$0] == scrolled
      }
      return Reason(
        "\(name(scrolled)) held it back and scrolls with it", ["TV-03", "TV-10"],
        by: pan.map { cause(recognizer: $0, "recognized", at: at) }
          ?? cause(view: scrolled, "scrolls", at: at))
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
    if let taker {
      return because(
        taker, "\(recognizerName(taker.recognizer)) recognized before it could get the touch",
        "GR-21", "GC-16")
    }
    return held ?? interruption(of: touch)
      ?? (touch.isClear
        ? because(
          view, "touchesBegan",
          "the app changed views or recognizers, or a class of its own took the touch", "RE-72",
          "EX-16", isOpen: true)
        : Reason(
          "the app ignored events while it was down", ["EX-11"],
          by: causeOfScene("beginIgnoringInteractionEvents")))
  }

  /// The view that wants touches for itself, and the one that has another finger.
  private func whyExclusive(_ touch: Touch) -> Reason? {
    let claims = scene.views[touch.view].isExclusiveTouch
    let other = evidence.contacts.first {
      $0.number != touch.number && $0.hasView && $0.view != touch.view
        && $0.down.at <= touch.down.at && $0.lastTime >= touch.down.at
        && (claims || scene.views[$0.view].isExclusiveTouch)
    }
    guard let other else { return nil }
    let (who, its) = (name(other.view), finger(other))
    return claims
      ? because(
        touch.view, "isExclusiveTouch",
        "\(name(touch.view)) wants touches for itself, and \(who) has \(its)", "TO-30")
      : because(
        other.view, "isExclusiveTouch", "\(who), which has \(its), wants touches for itself",
        "TO-29")
  }
}
