import Thresholds
import TouchScript

/// What the view that was hit hears of its touch: at once, later, until somebody takes it away, or never.
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
        "so \(name(touch.view)) gets touchesCancelled and no touchesEnded", ["TO-11"],
        of: subject(view: touch.view, touch))
    }
    if ends.isEmpty { tellNoEnd(touch) }
  }

  // MARK: It begins

  private func tellBegan(_ began: Call, _ touch: Touch) {
    let subject = subject(view: touch.view, touch)
    let who = name(touch.view)
    if began.delivery == touch.down.delivery {
      say(
        "\(who) gets the touch of \(finger(touch)) at once: it is the view that was hit, and nothing "
          + "holds the touch back",
        ["GR-08", "TO-23"], of: subject, at: began.at, calls: [began.event])
      return
    }
    if let (why, rules) = whatHeldBack(touch, until: began.event) {
      say(
        "\(who) gets the touch of \(finger(touch)) only at \(began.at) ms: \(why)", rules,
        of: subject,
        at: began.at, calls: [began.event])
    } else {
      sayOpen(
        "\(who) gets the touch of \(finger(touch)) late, at \(began.at) ms: something may hold "
          + "touches back there",
        ["RE-60", "RE-66"], of: subject, at: began.at, calls: [began.event])
    }
  }

  /// What held the beginning of a touch back from its view.
  private func whatHeldBack(_ touch: Touch, until event: Int) -> (String, [String])? {
    let delaying = touch.receivers.filter { evidence.recognizer($0).mayDelayTouchesBegan }
    if !delaying.isEmpty {
      return (
        "\(recognizerNames(delaying)) \(delaying.count == 1 ? "delays" : "delay") touches "
          + "(delaysTouchesBegan) until \(delaying.count == 1 ? "it has" : "all have") failed",
        ["GR-22", "GR-20", "GR-24"]
      )
    }
    let holders = holders(of: touch)
    if !holders.isEmpty {
      let isByLift = touch.up.map { facts[event].at >= $0.at } ?? false
      return (
        isByLift
          ? "\(names(holders)) held it back (delaysContentTouches) until the finger lifted"
          : "\(names(holders)) holds touches of its content back (delaysContentTouches) for about "
            + "\(Thresholds.contentDelay.engine) ms, to see whether they scroll",
        ["TV-03", "TV-09"]
      )
    }
    if evidence.isDelayedByScrollPan(touch) {
      return ("the pan of a scroll view delays touches (delaysTouchesBegan)", ["GR-22", "GR-20"])
    }
    return nil
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
      if !kept.isEmpty {
        say(
          "\(who) gets touchesEnded, though \(recognizerNames(kept)) recognized: "
            + "cancelsTouchesInView is false", ["GR-13"], of: subject, at: end.at,
          calls: [end.event])
      } else {
        say(
          "\(who) gets touchesEnded: nobody has taken the touch away",
          ["TO-05", "GR-14"], of: subject,
          at: end.at, calls: [end.event])
      }
      return
    }
    let waiting = evidence.waitingReceivers(touch).filter {
      evidence.recognizer($0).delaysTouchesEnded
    }
    if !waiting.isEmpty {
      say(
        "\(who) gets touchesEnded only at \(end.at) ms: \(recognizerNames(waiting)) had not "
          + "decided yet, and "
          + "withholds touchesEnded (delaysTouchesEnded) until it fails", ["GR-27", "GR-25"],
        of: subject, at: end.at, calls: [end.event])
    } else if let (why, rules) = whatHeldBack(touch, until: end.event) {
      say(
        "\(who) gets touchesEnded only at \(end.at) ms, after the earlier calls: \(why)",
        ["GR-23"] + rules, of: subject, at: end.at, calls: [end.event])
    } else {
      let held = touch.receivers.filter { evidence.recognizer($0).delaysTouchesEnded }
      sayOpen(
        "\(who) gets touchesEnded late, at \(end.at) ms: when "
          + "\(held.isEmpty ? "a recognizer" : recognizerNames(held)) gives up is its own matter",
        ["RE-50", "GR-27"], of: subject, at: end.at, calls: [end.event])
    }
  }

  /// Why a view loses a touch.
  private func tellLost(_ end: Call, _ touch: Touch) {
    let subject = subject(view: touch.view, touch)
    let who = name(touch.view)
    let start = "\(who) gets touchesCancelled at \(end.at) ms"
    if let (why, rules) = whoTook(touch, by: end) {
      say("\(start): \(why)", rules, of: subject, at: end.at, calls: [end.event])
    } else {
      sayOpen(
        "\(start): the app changed views or recognizers, which may take a touch away",
        ["RE-71", "EX-22"], of: subject, at: end.at, calls: [end.event])
    }
  }

  /// Who took a touch from its view.
  private func whoTook(_ touch: Touch, by end: Call) -> (String, [String])? {
    let takers = evidence.recognitions(of: touch).filter {
      $0.event < end.event && evidence.cancels($0)
    }
    if let taker = takers.last(where: { facts[$0.event].at == end.at }) ?? takers.last {
      let number = taker.recognizer
      let recognizer = recognizerName(number)
      if touch.up.map({ facts[taker.event].at > $0.at }) ?? false {
        return (
          "\(recognizer) had withheld the lift, recognizes, and cancels touches in its view",
          ["GR-26"]
        )
      }
      let isOfSuperview = touch.scene.recognizerViews[number] != touch.view
      let place = touch.scene.recognizerViews[number]
      let at = isOfSuperview && touch.scene.isView(place) ? " on \(name(place))" : ""
      return (
        "\(recognizer)\(at) recognized at \(facts[taker.event].at) ms, and "
          + "cancelsTouchesInView is true",
        [evidence.recognizer(number).isDiscrete ? "GR-11" : "GR-12"]
          + (scene.isControl(touch.view) ? [isOfSuperview ? "CT-33" : "CT-36"] : [])
      )
    }
    if let interruption = evidence.interruption(of: touch, at: end) { return interruption }
    if touch.removal <= end.event {
      return ("it was removed from its superview while the finger was down", ["EX-02"])
    }
    let scrolled = touch.scene.line(above: touch.view).first { view in
      evidence.events[.scroll].contains {
        facts[$0].who == view && facts[$0].at <= end.at && facts[$0].at >= touch.down.at
      }
    }
    if let scrolled {
      return ("\(name(scrolled)) begins to scroll, and takes the touch from its content", ["TV-10"])
    }
    let pans = evidence.events[.contentTouch].contains {
      facts[$0].at == end.at && facts[$0].answer && facts[$0].other == touch.view
    }
    if pans {
      return (
        "the scroll view around it takes the touch, having asked touchesShouldCancel(in:)",
        ["TV-10"]
      )
    }
    // A pan that was moved to another view takes touches from there, and nobody watches it.
    let unwatched = scene.recognizers.indices.first { number in
      !scene.recognizers[number].isWatched
        && evidence.recognizerFacts[number].contains {
          facts[$0].kind == .action && facts[$0].at <= end.at
        }
    }
    if let unwatched {
      return ("\(recognizerName(unwatched)), the pan of a scroll view, takes the touch", ["TV-10"])
    }
    return nil
  }

  /// Why a view that heard of a touch does not hear of its end.
  private func tellNoEnd(_ touch: Touch) {
    let subject = subject(view: touch.view, touch)
    let who = name(touch.view)
    guard let up = touch.up else {
      if touch.end == nil {
        say(
          no: "touchesEnded of \(who)",
          "\(who) gets no touchesEnded: the script ends while \(finger(touch)) is down", ["TO-02"],
          of: subject)
      }
      return
    }
    let waiting = touch.receivers.filter { evidence.recognizer($0).delaysTouchesEnded }
    if !waiting.isEmpty {
      say(
        no: "touchesEnded of \(who)",
        "\(who) has not got touchesEnded at \(up.at) ms when the script ends: "
          + "\(recognizerNames(waiting)) may still recognize, and withholds it "
          + "(delaysTouchesEnded)",
        ["GR-25"], of: subject, at: up.at)
    } else {
      sayOpen(
        "\(who) gets no touchesEnded for \(finger(touch)): it was moved or changed meanwhile",
        ["RE-71"],
        of: subject, at: up.at, absent: "touchesEnded of \(who)")
    }
  }

  // MARK: It never begins

  /// Why the view that was hit hears nothing of a touch.
  private func tellSilent(_ touch: Touch) {
    guard !touch.isDropped else { return }
    let subject = subject(view: touch.view, touch)
    let who = name(touch.view)
    let absent = "touchesBegan of \(who)"
    let (why, rules, isOpen) = whySilent(touch)
    let says = "\(who) does not get the touch of \(finger(touch)): \(why)"
    if isOpen {
      sayOpen(says, rules, of: subject, at: touch.down.at, absent: absent)
    } else {
      say(no: absent, says, rules, of: subject, at: touch.down.at)
    }
  }

  private func whySilent(_ touch: Touch) -> (String, [String], Bool) {
    let view = touch.view
    let takers = evidence.recognitions(of: touch).filter { evidence.cancels($0) }
    let delaying = touch.receivers.filter { evidence.recognizer($0).mayDelayTouchesBegan }
    if let taker = takers.first(where: { delaying.contains($0.recognizer) })
      ?? (delaying.isEmpty ? nil : takers.first)
    {
      return (
        "\(recognizerNames(delaying)) held it back (delaysTouchesBegan), and "
          + "\(recognizerName(taker.recognizer)) recognized at "
          + "\(facts[taker.event].at) ms", ["GR-21", "GR-20"], false
      )
    }
    if let refusing = evidence.script.scrollViews(above: view).first(where: {
      scene.sources[$0].overrides.touchesShouldBegin == false
    }) {
      return ("touchesShouldBegin(_:with:in:) of \(name(refusing)) is false", ["TV-03"], false)
    }
    let holders = holders(of: touch)
    if !holders.isEmpty, let taker = takers.first {
      return (
        "until about \(Thresholds.contentDelay.engine) ms \(names(holders)) holds touches "
          + "of its content back "
          + "(delaysContentTouches), and \(recognizerName(taker.recognizer)) recognized at "
          + "\(facts[taker.event].at) ms and cancels touches",
        ["TV-03"], false
      )
    }
    let scrolled = holders.first { view in
      evidence.events[.scroll].contains { facts[$0].who == view && facts[$0].at >= touch.down.at }
    }
    if let scrolled {
      return (
        scrolled == view
          ? "it scrolls with it instead" : "\(name(scrolled)) held it back and scrolls with it",
        ["TV-10", "TV-03"], false
      )
    }
    if !touch.scene.views[view].isMultipleTouchEnabled,
      let other = evidence.contacts.first(where: {
        $0.number != touch.number && $0.view == view && $0.overlaps(touch)
      })
    {
      return (
        "isMultipleTouchEnabled of \(name(view)) is false, and \(finger(other)) is down in it",
        ["TO-25"], false
      )
    }
    if evidence.ingredients.contains(.exclusiveTouch), !touch.isAlone || !touch.isFresh {
      let claims = touch.scene.views[view].isExclusiveTouch
      return (
        claims
          ? "it wants touches for itself (isExclusiveTouch), and another view is tracking a finger"
          : "another view wants all touches for itself (isExclusiveTouch)",
        [claims ? "TO-30" : "TO-29"], false
      )
    }
    if let taker = takers.first {
      return (
        "\(recognizerName(taker.recognizer)) recognized at \(facts[taker.event].at) ms, "
          + "before it could get the touch",
        ["GR-21", "GC-16"], false
      )
    }
    if !delaying.isEmpty {
      return (
        "\(recognizerNames(delaying)) may still recognize, and delays touches (delaysTouchesBegan)",
        ["GR-20"], false
      )
    }
    if !holders.isEmpty {
      return (
        "\(names(holders)) holds touches of its content back (delaysContentTouches)", ["TV-03"],
        false
      )
    }
    if evidence.isDelayedByScrollPan(touch) {
      return ("the pan of a scroll view delays touches", ["GR-20"], false)
    }
    if !touch.isClear || touch.cancellation != nil {
      return ("it was taken away before", ["EX-11", "EX-01"], false)
    }
    return (
      "the app changed something, or a class of its own took the touch", ["RE-72", "EX-16"], true
    )
  }
}
