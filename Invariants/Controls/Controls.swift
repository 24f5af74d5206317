import TouchScript

extension Invariants {
  /// Chapter CT: tracking, and the events that come of it.
  static let controls: [Invariant] = [
    .touchDown, .touchDownRepeat, .drags, .touchUp, .touchCancel, .eventGrammar, .highlight,
    .notTracking, .oneTouchOfControl, .downIsInside, .disabledIsSilent, .coveredIsSilent,
  ]
}

extension Invariant {
  /// CT-01: at touch-down `beginTracking` is called, then `touchDown` sent; from then on it tracks.
  static let touchDown = Invariant("CT-01", dueOf: .tracksPlainly) { evidence, touch, story in
    let who = evidence.name(touch.view)
    let events = story.events(after: story.calls[0])
    guard let begin = events.first, evidence.facts[begin].tracking == .begin else {
      return .broken(
        says: "\(who) got touchesBegan, and did not begin to track the touch",
        event: events.first ?? story.calls[0].event + 1, isMissing: events.isEmpty,
        expected: "beginTracking of \(who)")
    }
    let down = events.dropFirst().first
    return .when(
      evidence.facts[begin].answer,
      Verdict.require(
        down.map { evidence.facts[$0].controlEvent == .touchDown } ?? false, by: begin + 1,
        "\(who) began to track, and did not send touchDown", expected: "touchDown of \(who)"
      ) && evidence.judgeFlagsOfTracking(touch, story))
  }

  /// CT-03: a second quick touch sends `touchDownRepeat` as well; a first one does not.
  static let touchDownRepeat = Invariant(
    "CT-03", of: .controls, needs: .tracksPlainly,
    where: {
      !$0.isDeclined($2) && $0.scene.sources[$1.view].overrides.beginsTracking != false
    }
  ) { evidence, touch, story in
    let count = evidence.touches[story.calls[0].touch].tapCount
    let events = story.events(after: story.calls[0])
    let repeated = events.first { evidence.facts[$0].controlEvent == .touchDownRepeat }
    let who = evidence.name(touch.view)
    if count < 2 {
      return .forbid(
        repeated, "\(who) sent touchDownRepeat for a first tap", expected: "touchDown alone")
    }
    return .require(
      repeated != nil, by: (events.last ?? story.calls[0].event) + 1,
      "\(who) sent no touchDownRepeat for a touch with a tapCount of \(count)",
      expected: "touchDownRepeat of \(who)")
  }

  /// CT-04: a move continues tracking, tells of entering or leaving, and of being in or out.
  static let drags = Invariant(
    "CT-04", of: .controls, needs: [.tracksPlainly, .unheld, .beginsOnTime]
  ) { evidence, touch, story in
    Verdict.of(evidence.drags(touch, story)) { drag in
      let who = evidence.name(touch.view)
      let events = story.events(after: drag.call)
      guard let first = events.first, evidence.facts[first].tracking == .continue else {
        return .broken(
          says: "\(who) did not continue to track when the finger moved",
          event: events.first ?? drag.call.event + 1, isMissing: events.isEmpty,
          expected: "continueTracking of \(who)")
      }
      return .when(evidence.facts[first].answer, evidence.judgeEvents(of: drag, who, events))
    }
  }

  /// CT-06: a lift ends tracking, and then sends one event: up inside, or up outside.
  static let touchUp = Invariant(
    "CT-06", dueOf: [.tracksPlainly, .lifted]
  ) { evidence, touch, story in
    guard let end = evidence.endWhileTracking(story, .ended) else { return .notExercised }
    let who = evidence.name(touch.view)
    let events = story.events(after: end)
    let ups = events.filter { evidence.facts[$0].controlEvent?.isUp == true }
    guard let event = ups.first else {
      return .broken(
        says: "\(who) sent no event for the lift", event: (events.last ?? end.event) + 1,
        isMissing: true, expected: "touchUpInside or touchUpOutside of \(who)")
    }
    let stops = events.filter { evidence.facts[$0].tracking == .end }
    return Verdict.expect(
      ups.count == 1, at: ups[1], "\(who) sent two events for one lift",
      expected: "one of the two")
      && .expect(
        stops.count <= 1, at: stops[1],
        "\(who) ended tracking \(stops.count.times) for one lift",
        expected: "endTracking of \(who) once")
      && .expect(
        stops.first ?? .max < event, at: event,
        "\(who) sent \(evidence.eventName(event)) before endTracking",
        expected: "endTracking of \(who) first")
      && .given(touch.up) { evidence.judgePlace(of: event, touch, up: $0, end) }
      && .when(
        evidence.view(touch.view).kind == .button
          && evidence.facts[event].controlEvent == .touchUpInside,
        .require(
          evidence.controlFacts[touch.view].contains {
            evidence.facts[$0].controlEvent == .primaryActionTriggered
              && evidence.span(from: end.event, end.at).contains($0)
          }, by: event + 1,
          "the button \(who) was tapped, and did not send its primary action",
          expected: "primaryActionTriggered of \(who)"))
  }

  /// CT-08: when the touch is taken away `cancelTracking` is called and `touchCancel` sent; then the
  /// control tracks nothing any more.
  static let touchCancel = Invariant(
    "CT-08", of: .controls, needs: .tracksPlainly,
    given: { $0.endWhileTracking($2, .cancelled) }
  ) { evidence, touch, story, end in
    let who = evidence.name(touch.view)
    let events = story.events(after: end)
    let wrong = events.first { evidence.facts[$0].controlEvent?.isUp == true }
    let stop = events.first { evidence.facts[$0].tracking == .cancel }
    let cancel = events.first { evidence.facts[$0].controlEvent == .touchCancel }
    return Verdict.expect(
      none: wrong,
      "\(who) lost the touch, and sent \(wrong.map(evidence.eventName) ?? "")",
      expected: "touchCancel of \(who)")
      && .require(
        stop ?? .max < cancel ?? .min, by: (events.last ?? end.event) + 1,
        "\(who) lost the touch without cancelTracking and then touchCancel",
        expected: "cancelTracking, then touchCancel of \(who)")
      && evidence.judgeFlagsAtRest(touch, after: end.event, "lost the touch")
  }

  /// CT-10: down, perhaps repeat, drags with enter and exit in turn, and one end.
  static let eventGrammar = Invariant(
    "CT-10", dueOf: .tracksPlainly
  ) { evidence, touch, story in
    let isSilent = !story.events.contains { evidence.facts[$0].controlEvent != nil }
    if isSilent, !evidence.isOverAndTracked(story) { return .notExercised }
    var grammar = EventGrammar()
    for event in story.events {
      guard let sent = evidence.facts[event].controlEvent else { continue }
      if let due = grammar.refusal(of: sent) {
        return .broken(
          says: "\(evidence.name(touch.view)) sent \(sent.rawValue) where that cannot follow",
          event: event, expected: "\(due)")
      }
    }
    return .require(
      grammar.isOver || !evidence.isOverAndTracked(story), by: (story.end?.event ?? 0) + 1,
      "\(evidence.name(touch.view)) got the end of a touch, and sent no event for it",
      expected: "one of touchUpInside, touchUpOutside and touchCancel")
  }

  /// CT-11: the control is highlighted while the drag is inside: at the latest when it has told of
  /// it, so that an event may find it as the last one left it. A further finger on it has no say in
  /// that. Source: CT-13.
  static let highlight = Invariant(
    "CT-11", of: .controls, seeing: .controlEvent,
    needs: [.told, .heard, .onControl, .tracksPlainly],
    where: { $0.isTrackable($1) || $0.isTrackedBesideAnother($1) }
  ) { evidence, touch in
    var wasInside = true
    return Verdict.of(
      touch.viewCalls.filter { $0.phase == .moved }, given: { evidence.place(toldAfter: $0) }
    ) { _, event in
      let isInside = evidence.facts[event].controlEvent == .touchDragInside
      defer { wasInside = isInside }
      return .given(isInside == wasInside ? evidence.controlState(event) : nil) { state in
        .expect(
          state.isHighlighted == isInside, at: event,
          "\(evidence.name(touch.view)) sent \(evidence.eventName(event)) again while "
            + "isHighlighted was \(state.isHighlighted)",
          expected: "isHighlighted follows the finger in and out")
      }
    }
  }

  /// CT-12: a control that does not track sends nothing when the touch ends.
  static let notTracking = Invariant(
    "CT-12", of: .controls, needs: [.told, .onControl, .tracksPlainly, .unmeddled],
    given: { $0.endWithoutTracking($1) }
  ) { evidence, touch, end in
    let control = touch.view
    let sendings = evidence.script.timesOfSending(control)
    let wrong = evidence.controlFacts[control].first {
      $0 > end.event && evidence.facts[$0].controlEvent?.isTouchEvent == true
        && !sendings.contains(evidence.facts[$0].at)
    }
    return .expect(
      none: wrong,
      "\(evidence.name(control)) did not track the touch, and sent "
        + "\(wrong.map(evidence.eventName) ?? "") at its end",
      expected: "no control event")
  }

  /// CT-14: at touch-down the touch counts as inside: it can leave then, and cannot enter.
  static let downIsInside = Invariant(
    "CT-14", of: .controls, seeing: .controlEvent, needs: .tracksPlainly,
    given: { evidence, _, story in
      evidence.isTracking(story) ? story.calls.first { $0.phase == .moved } : nil
    }
  ) { evidence, touch, story, move in
    let who = evidence.name(touch.view)
    let events = story.events(after: move)
    let entering = events.first { evidence.facts[$0].controlEvent == .touchDragEnter }
    let outside = events.first { evidence.facts[$0].controlEvent == .touchDragOutside }
    let exits = events.contains { evidence.facts[$0].controlEvent == .touchDragExit }
    return Verdict.forbid(
      entering, "\(who) sent touchDragEnter for the first move of a touch",
      expected: "a touch that comes down counts as inside")
      && .when(
        outside != nil,
        .require(
          exits, by: (outside ?? 0) + 1,
          "\(who) sent touchDragOutside for the first move of a touch, and no touchDragExit",
          expected: "a touch that comes down counts as inside, and leaves then"))
      && .when(entering == nil && outside == nil && !events.isEmpty, .holds)
  }
}

extension Invariant {
  /// Makes the invariant of a rule about what a control makes of a touch, which is broken as well
  /// where the rules say that the control receives the touch at once, and it never does.
  fileprivate convenience init(
    _ id: Rule.ID, dueOf needs: Touch.Need,
    check: @escaping @Sendable (Evidence, Touch, ControlStory) -> Verdict
  ) {
    self.init(id, of: .controls, needs: needs.union([.told, .trackable])) { evidence, touch in
      if let began = evidence.viewCall(.began, touch) {
        return check(evidence, touch, evidence.story(touch, from: began))
      }
      return .when(
        touch.viewCalls.isEmpty && evidence.meets(.prompt, touch)
          // A gesture that has begun, or begins in that very event, may take it along.
          && !evidence.recognitions.contains {
            $0.delivery <= touch.down.delivery && touch.receivers.contains($0.recognizer)
              && ($0.delivery == touch.down.delivery || !touch.isFirst)
          }
          && !evidence.mayBeSwallowed(touch) && !evidence.mayBeDelayedByEdgePan(touch)
          && !evidence.mayJoinGesture(touch),
        .require(
          false, by: evidence.endOf(touch.down.delivery),
          "\(evidence.name(touch.view)) never got a touch that it had to handle",
          expected: "touchesBegan of \(evidence.name(touch.view)), which tracks the touch"))
    }
  }
}

extension ControlEvent {
  var isUp: Bool { self == .touchUpInside || self == .touchUpOutside }

  /// Whether it says where a dragged touch is.
  fileprivate var tellsPlace: Bool { self == .touchDragInside || self == .touchDragOutside }

  var isDrag: Bool {
    switch self {
    case .touchDragInside, .touchDragOutside, .touchDragEnter, .touchDragExit: true
    default: false
    }
  }
}

/// A move of a finger on a control that tracks it.
private struct Drag {
  /// The control's call for it.
  let call: Call
  let wasInside: Bool
  let isInside: Bool

  /// The event that it must cause.
  var due: ControlEvent {
    if wasInside == isInside { return drag }
    return isInside ? .touchDragEnter : .touchDragExit
  }

  /// The event that it may cause as well, before or after. Source: RE-62.
  var drag: ControlEvent { isInside ? .touchDragInside : .touchDragOutside }
}

extension Evidence {
  /// Whether a control declined a touch at its beginning. Source: CT-02.
  fileprivate func isDeclined(_ story: ControlStory) -> Bool {
    refusal(story).map { facts[$0].tracking == .begin } ?? false
  }

  /// Whether a control that began to track says so in what it sends of the next moves. While it
  /// sends touchDown its flags may be set or not. Source: CT-01.
  fileprivate func judgeFlagsOfTracking(_ touch: Touch, _ story: ControlStory) -> Verdict {
    guard let move = story.calls.first(where: { $0.phase == .moved }),
      let drag = story.events(after: move).first(where: { facts[$0].controlEvent?.isDrag == true }),
      let state = controlState(drag)
    else { return .notExercised }
    let isInside = facts[drag].controlEvent == .touchDragInside
    return .expect(
      state.isTracking && (!isInside || state.isTouchInside && state.isHighlighted), at: drag,
      "\(name(touch.view)) sent \(eventName(drag)) without being in the state of tracking, or "
        + "highlighted",
      expected: "isTracking, isTouchInside and isHighlighted are true since touchDown")
  }

  /// Whether a control that no touch has any more says so in what it is asked to send: flags are
  /// seen only there. Source: CT-08.
  func judgeFlagsAtRest(_ touch: Touch, after end: Int, _ why: Sentence) -> Verdict {
    let times = script.timesOfSending(touch.view)
    if times.isEmpty { return .notExercised }
    let next = contacts.flatMap(\.calls).filter { $0.who == touch.view && $0.event > end }
    let limit = next.map(\.event).min() ?? facts.count
    return Verdict.of(
      controlFacts[touch.view],
      given: { event in
        event > end && event < limit && facts[event].kind == .controlEvent
          && times.contains(facts[event].at) ? controlState(event) : nil
      }
    ) { event, state in
      .expect(
        !state.isTracking && !state.isHighlighted, at: event,
        "\(name(touch.view)) \(why), and went on tracking or being highlighted",
        expected: "isTracking and isHighlighted are false")
    }
  }

  /// Whether a control received the end of a touch that it must have been tracking until then.
  fileprivate func isOverAndTracked(_ story: ControlStory) -> Bool {
    story.end.map { isTracking(story, before: $0.event) } ?? false
  }

  /// The end of a touch that a control was tracking, if it is of that phase.
  fileprivate func endWhileTracking(_ story: ControlStory, _ phase: TouchPhase) -> Call? {
    guard let end = story.end, end.phase == phase, isTracking(story, before: end.event) else {
      return nil
    }
    return end
  }

  /// The end of a touch of a control that lacks the beginning, or has declined the touch, and that
  /// no other touch reaches.
  fileprivate func endWithoutTracking(_ touch: Touch) -> Call? {
    let control = touch.view
    let isReached = contacts.contains { $0.number != touch.number && mayReach($0, control) }
    guard !isReached,
      let end = touch.calls.first(where: {
        $0.who == control && ($0.phase == .ended || $0.phase == .cancelled)
      })
    else { return nil }
    let handling = view(control).overrides.touches
    if handling.began == .keeps { return end }
    guard handling == Scenario.TouchHandling(), let began = viewCall(.began, touch) else {
      return nil
    }
    let story = story(touch, from: began)
    return isDeclined(story) && refusal(story) ?? .max < end.event ? end : nil
  }

  /// Where a control tells, in or after a call of its touch methods and before the next, whether the
  /// finger is inside; what the script had it send aside.
  fileprivate func place(toldAfter call: Call) -> Int? {
    let next = contacts.reduce(facts.count) { first, touch in
      let event = touch.calls.first { $0.who == call.who && $0.event > call.event }?.event
      return min(first, event ?? first)
    }
    let sendings = script.timesOfSending(call.who)
    return controlFacts[call.who].first {
      $0 > call.event && $0 < next && facts[$0].controlEvent?.tellsPlace == true
        && !sendings.contains(facts[$0].at)
    }
  }

  /// The moves of a tracked touch of which it is known where the finger was, and is. The touch-down
  /// counts as inside. Source: CT-14.
  fileprivate func drags(_ touch: Touch, _ story: ControlStory) -> [Drag] {
    var drags: [Drag] = []
    var last: Bool? = true
    for call in story.calls where call.phase == .moved {
      // What was held back comes with the event of another change. Source: GR-22.
      guard let sample = touch.sample(at: call.delivery), sample.phase == .moved else { continue }
      let now = isInside(sample.location, of: touch.view, at: sample.at)
      if let last, let now, isTracking(story, before: call.event) {
        drags.append(Drag(call: call, wasInside: last, isInside: now))
      }
      last = now
    }
    return drags
  }

  /// Whether one move caused the events that it must, as a set: their order is open.
  fileprivate func judgeEvents(
    of drag: Drag, _ who: Name, _ events: ArraySlice<Int>
  ) -> Verdict {
    let sent = events.filter { facts[$0].controlEvent?.isDrag == true }
    let wrong = sent.first { ![drag.due, drag.drag].contains(facts[$0].controlEvent) }
    let isDone = sent.contains { facts[$0].controlEvent == drag.due }
    return Verdict.expect(
      none: wrong,
      "\(who) sent \(wrong.map(eventName) ?? "") for a move that was "
        + "\(drag.isInside ? "inside" : "outside")",
      expected: "\(drag.due.rawValue)")
      && .require(
        isDone && sent.count <= (drag.due == drag.drag ? 1 : 2),
        by: (events.last ?? drag.call.event) + 1,
        "\(who) sent \(sent.count) events for a move\(isDone ? "" : ", and not the one that was due")",
        expected: "\(drag.due.rawValue)")
  }

  /// Whether the event of a lift says where the finger lifted, if that is known.
  fileprivate func judgePlace(
    of event: Int, _ touch: Touch, up: Contact.Sample, _ end: Call
  ) -> Verdict {
    .given(isInside(up.location, of: touch.view, at: end.at)) { isInside in
      let due = isInside ? ControlEvent.touchUpInside : .touchUpOutside
      return .expect(
        facts[event].controlEvent == due, at: event,
        "the finger lifted \(isInside ? "inside" : "outside") \(name(touch.view)), which sent "
          + "\(eventName(event))",
        expected: "\(due.rawValue)")
    }
  }
}
