import Thresholds
import TouchScript

/// What scrolls, and what does not, and why.
extension Narrator {
  func tellScrolling() {
    for event in unexplained(evidence.events[.contentTouch]) {
      let fact = facts[event]
      let who = name(max(fact.who, 0))
      let subject = subject(view: max(fact.who, 0), touch(near: event, on: fact.other))
      let begins = fact.word == .content(.shouldBegin)
      let method = begins ? "touchesShouldBegin" : "touchesShouldCancel"
      say(
        "\(who) asks itself \(method)(in: \(name(fact.other))), and says \(fact.answer ? "yes" : "no")",
        begins ? ["TV-03", "TV-09"] : ["TV-10"], of: subject, at: fact.at, calls: [event],
        isMinor: begins && fact.answer)
    }
    for view in scene.views.indices {
      let events = unexplained(evidence.events[.scroll].filter { facts[$0].who == view })
      guard let first = events.first else { continue }
      let touch = touch(near: first, on: view)
      let subject = subject(view: view, touch)
      guard let touch, facts[first].word == .scroll(.willBeginDragging) else {
        say(
          "\(name(view)) shows another part of its content: the app moves it", ["HT-10"],
          of: subject, at: facts[first].at, calls: events, by: cause(view: view, "contentOffset"))
        continue
      }
      say(
        "\(name(view)) scrolls: \(finger(touch)) moved further than \(panStart), and its pan begins",
        ["TV-13", "KR-26"], of: subject, at: facts[first].at, calls: events,
        by: cause(touch, "moved", at: facts[first].at))
    }
    for event in unexplained(evidence.events[.action]) {
      let number = facts[event].who
      if scene.recognizers.indices.contains(number), !scene.recognizers[number].isWatched {
        tellPanAction(event)
      }
    }
    for event in unexplained(evidence.events[.selection]) {
      let fact = facts[event]
      say(
        "the row \(name(fact.other)) is \(fact.answer ? "selected" : "no longer selected")"
          + (fact.answer ? "" : ": another row of \(name(max(fact.who, 0))) is"), ["TV-11"],
        of: subject(view: max(fact.who, 0), touch(near: event)), at: fact.at, calls: [event])
    }
  }

  /// An action of the pan of a scroll view.
  private func tellPanAction(_ event: Int) {
    let fact = facts[event]
    let touch = touch(near: event)
    let subject = subject(recognizer: fact.who, touch?.number)
    let did = fact.state == .ended ? "ended" : "moved"
    let reason =
      if fact.state == .cancelled {
        touch.flatMap { interruption(of: $0) } ?? whyStopped(fact.who, at: event)
          ?? because(
            recognizer: fact.who, "view", "the app changed views or recognizers", "EX-09",
            isOpen: true)
      } else {
        Reason(
          did == "ended" ? "its fingers lift" : "its fingers move", ["TV-13", "KR-26"],
          by: touch.map { cause($0, did) } ?? causeOfScene(did))
      }
    say(
      "\(recognizerName(fact.who)), the pan of a scroll view, sends \(fact.state.rawValue)", reason,
      of: subject, at: fact.at, calls: [event])
  }

  // MARK: What does not

  /// Says of the scroll views around a touch that do not scroll with it why they do not.
  func tellNotScrolling(_ touch: Touch) {
    guard touch.hasView, !touch.isDropped else { return }
    for view in touch.scene.line(above: touch.view) where touch.scene.views[view].kind.isScrollView
    {
      if beginsDragging(with: touch).contains(where: { facts[$0].who == view }) { continue }
      let pan = ownPan(of: view)
      let reason = whyNotScrolling(view, pan, touch)
      // Nobody looks for what a finger at rest would scroll.
      say(
        no: "the scrolling of \(name(view))", "\(name(view)) does not scroll", reason,
        of: subject(view: view, touch), isMinor: touch.reach <= Thresholds.panMovement.engine)
      guard let pan else { continue }
      let who = recognizerName(pan)
      say(
        no: "the action of \(who)", "\(who) does not recognize", reason,
        of: subject(recognizer: pan, touch.number), isMinor: true)
    }
  }

  /// Where scroll views begin to scroll while a touch is down.
  private func beginsDragging(with touch: Touch) -> [Int] {
    evidence.events[.scroll].filter {
      facts[$0].word == .scroll(.willBeginDragging) && facts[$0].at >= touch.down.at
        && facts[$0].at <= touch.end?.at ?? .max
    }
  }

  /// The pan that a scroll view has from the beginning, if the scene names it.
  private func ownPan(of view: Int) -> Int? {
    scene.setting.recognizers.firstIndex {
      $0.kind == .scrollPan && $0.view == scene.sources[view].id
    }
  }

  private func whyNotScrolling(_ view: Int, _ pan: Int?, _ touch: Touch) -> Reason {
    let (who, reach) = (finger(touch), touch.reach)
    if !scene.sources[view].scrolling.isScrollEnabled {
      return because(view, "isScrollEnabled", "isScrollEnabled is false", "TV-13", "GC-05")
    }
    if let pan {
      let isThere = touch.scene.isView(touch.view, in: touch.scene.recognizerViews[pan])
      let change = evidence.recognizerChanges.first {
        $0.recognizer == pan && $0.at >= touch.down.at && $0.at <= touch.end?.at ?? .max
      }
      let reason = isThere ? whyDeaf(pan, touch) : whyElsewhere(pan, touch)
      if let reason = reason ?? change.map(whyChanged) { return reason }
    }
    if reach <= Thresholds.panMovement.engine {
      let far = "\(who) moves \(reach.inPoints), and a pan needs \(panStart)"
      return because(touch, "moved", reach == 0 ? "\(who) does not move" : far, "TV-13", "KR-26")
    }
    return whyContentStays(view, pan, touch) ?? whoScrollsInstead(of: view, pan, touch)
      ?? pan.flatMap { waiting($0, [touch], until: facts.count) } ?? interruption(of: touch)
      ?? because(
        touch, "moved",
        "\(who) moves \(reach.inPoints), which along one way may be too little for a pan", "RE-73",
        "KR-26", isOpen: true)
  }

  /// The refusal of the scroll view, or of what is in it, to let the pan begin.
  private func whyContentStays(_ view: Int, _ pan: Int?, _ touch: Touch) -> Reason? {
    let during = facts.indices.filter {
      facts[$0].at >= touch.down.at && facts[$0].at <= touch.end?.at ?? .max && !facts[$0].answer
    }
    if let kept = during.first(where: {
      facts[$0].word == .content(.shouldCancel) && facts[$0].who == view
    }) {
      return because(
        view, "touchesShouldCancel", at: facts[kept].at,
        "touchesShouldCancel(in: \(name(facts[kept].other))) is false", "TV-10")
    }
    let flag = "canCancelContentTouches"
    if !scene.sources[view].scrolling.canCancelContentTouches, view != touch.view,
      !touch.viewCalls.isEmpty
    {
      return because(view, flag, "\(flag) is false, and \(name(touch.view)) has the touch", "TV-10")
    }
    let own = "\(scene.sources[view].id).panGestureRecognizer"
    return during.first {
      facts[$0].kind == .shouldBegin
        && (facts[$0].who == pan ?? .max || evidence.trace.name(of: facts[$0]) == own)
    }.map { whyRefused($0, .scrollPan) }
  }

  /// The recognizer, or the scroll view, that follows the finger in the place of a scroll view.
  private func whoScrollsInstead(of view: Int, _ pan: Int?, _ touch: Touch) -> Reason? {
    for rival in evidence.recognitions(of: touch) where rival.state != .cancelled {
      let reason =
        pan.map { whyPrevented($0, [touch], by: rival) }
        ?? whyExcluded(.max, .scrollPan, on: view, [touch], by: rival)
      if let reason { return reason }
    }
    return beginsDragging(with: touch).first { facts[$0].who != view }.map {
      let (other, at) = (facts[$0].who, facts[$0].at)
      let isInner = scene.isView(other, in: view)
      return Reason(
        "\(name(other)) scrolls instead: its pan, \(isInner ? "nearer to the finger, " : "")begins at "
          + "\(at) ms and excludes others", ["TV-14", isInner ? "GC-12" : "GC-16"],
        by: cause(view: other, "scrolls", at: at))
    }
  }

  // MARK: Instead of recognizers

  /// The pan of a scroll view, of which nobody reports calls, as the reason why another recognizer does not
  /// recognize: it shows by what scrolls.
  func scrollingPan(_ attempt: Attempt) -> Reason? {
    guard let first = attempt.contacts.first, evidence.contacts[first].hasView else { return nil }
    let touch = evidence.contacts[first]
    let line = touch.scene.line(above: touch.view)
    let end = attempt.reset ?? facts.count
    for scroll in beginsDragging(with: touch)
    where line.contains(facts[scroll].who) && scroll <= end + 8 {
      let (view, at) = (facts[scroll].who, facts[scroll].at)
      let pan = ownPan(of: view)
      let began =
        pan.map { cause(recognizer: $0, "recognized", at: at) }
        ?? cause(view: view, "scrolls", at: at)
      if let pan, !scene.coordination.requirement(of: attempt.recognizer, on: pan).isEmpty {
        return Reason(
          "\(recognizerName(pan)), which has to fail first, begins to scroll \(name(view)) at "
            + "\(at) ms", ["GC-29", "GC-27"], by: began, cause(recognizer: pan, "requirement"))
      }
      if let pan, !scene.prevents(pan, attempt.recognizer) { continue }
      return Reason(
        "the scroll view \(name(view)) begins to scroll at \(at) ms, and its pan excludes others",
        ["TV-14", "GC-11"], by: began)
    }
    return nil
  }
}
