import TouchScript

extension Invariants {
  /// Chapter CT: tracking, and the events that come of it.
  static let controls: [Invariant] = [
    .touchDown, .touchDownRepeat, .drags, .touchUp, .touchCancel, .eventGrammar, .highlight,
    .notTracking, .oneTouchOfControl, .downIsInside, .disabledIsSilent, .coveredIsSilent,
  ]
}

extension Invariant {
  /// CT-01: at touch-down `beginTracking` is called, then `touchDown` sent, with all flags set.
  static let touchDown = Invariant("CT-01", of: .controls) { evidence, touch, story in
    let who = evidence.name(touch.view)
    let events = story.events(after: story.calls[0])
    guard let begin = events.first, evidence.facts[begin].tracking == .begin else {
      return .broken(
        Violation(
          "\(who) was told that a touch began, and did not begin to track it",
          event: events.first ?? story.calls[0].event + 1, isMissing: events.isEmpty,
          expected: "beginTracking of \(who)"))
    }
    if !evidence.facts[begin].answer { return .notExercised }
    guard let down = events.dropFirst().first,
      evidence.facts[down].controlEvent == .touchDown
    else {
      return .broken(
        Violation(
          "\(who) began to track, and did not send touchDown", event: begin + 1,
          isMissing: true, expected: "touchDown of \(who)"))
    }
    let state = evidence.controlState(down)
    return .expect(
      state?.isTracking == true && state?.isHighlighted == true, at: down,
      "\(who) sent touchDown without being in the state of tracking, or highlighted",
      expected: "isTracking and isHighlighted are true")
  }

  /// CT-03: a second quick touch sends `touchDownRepeat` as well; a first one does not.
  static let touchDownRepeat = Invariant("CT-03", of: .controls) { evidence, touch, story in
    if evidence.refusal(story).map({ evidence.facts[$0].tracking == .begin }) == true {
      return .notExercised
    }
    let count = evidence.touches[story.calls[0].touch].tapCount
    let events = story.events(after: story.calls[0])
    let repeated = events.first { evidence.facts[$0].controlEvent == .touchDownRepeat }
    let who = evidence.name(touch.view)
    if count < 2 {
      return repeated == nil
        ? .notExercised
        : .broken(
          Violation(
            "\(who) sent touchDownRepeat for a first tap", event: repeated ?? 0,
            expected: "touchDown alone"))
    }
    return .require(
      repeated != nil, by: (events.last ?? story.calls[0].event) + 1,
      "\(who) sent no touchDownRepeat for a touch with a tapCount of \(count)",
      expected: "touchDownRepeat of \(who)")
  }

  /// CT-04: a move continues tracking, tells of entering or leaving, and of being in or out.
  static let drags = Invariant("CT-04", of: .controls, needs: .beginsOnTime) {
    evidence, touch, story in
    if evidence.isHeldByScrollViews(touch) { return .notExercised }
    var wasInside: Bool? = true
    return Verdict.of(story.calls) { call in
      guard call.phase == .moved, let sample = touch.sample(at: call.delivery) else {
        return .notExercised
      }
      let isInside = evidence.isInside(sample.location, of: touch.view, at: sample.at)
      defer { wasInside = isInside }
      guard evidence.isTracking(story, before: call.event) else { return .notExercised }
      guard let isInside, let wasInside else { return .notExercised }
      return evidence.judgeDrag(touch, story.events(after: call), call, wasInside, isInside)
    }
  }

  /// CT-06: a lift ends tracking, and then sends one event: up inside, or up outside.
  static let touchUp = Invariant("CT-06", of: .controls, seeing: .controlEvent) {
    evidence, touch, story in
    guard let end = story.end, end.phase == .ended, let up = touch.up,
      evidence.isTracking(story, before: end.event)
    else { return .notExercised }
    let who = evidence.name(touch.view)
    let events = story.events(after: end)
    let ups = events.filter { evidence.facts[$0].controlEvent?.isUp == true }
    guard let event = ups.first else {
      return .broken(
        Violation(
          "\(who) sent no event for the lift", event: (events.last ?? end.event) + 1,
          isMissing: true, expected: "touchUpInside or touchUpOutside of \(who)"))
    }
    if ups.count > 1 {
      return .broken(
        Violation(
          "\(who) sent two events for one lift", event: ups[1], expected: "one of the two"))
    }
    let stops = events.filter { evidence.facts[$0].tracking == .end }
    if stops.count > 1 {
      return .broken(
        Violation(
          "\(who) ended tracking \(stops.count) times for one lift", event: stops[1],
          expected: "endTracking of \(who) once"))
    }
    guard let stop = stops.first, stop < event else {
      return .broken(
        Violation(
          "\(who) sent \(evidence.eventName(event)) before endTracking", event: event,
          expected: "endTracking of \(who) first"))
    }
    guard let isInside = evidence.isInside(up.location, of: touch.view, at: end.at)
    else { return .holds }
    let due = isInside ? ControlEvent.touchUpInside : .touchUpOutside
    return .expect(
      evidence.facts[event].controlEvent == due, at: event,
      "the finger lifted \(isInside ? "inside" : "outside") \(who), which sent "
        + evidence.eventName(event),
      expected: due.rawValue)
  }

  /// CT-08: when the touch is taken away `cancelTracking` is called and `touchCancel` sent.
  static let touchCancel = Invariant("CT-08", of: .controls, seeing: .controlEvent) {
    evidence, touch, story in
    guard let end = story.end, end.phase == .cancelled,
      evidence.isTracking(story, before: end.event)
    else {
      return .notExercised
    }
    let who = evidence.name(touch.view)
    let events = story.events(after: end)
    if let wrong = events.first(where: { evidence.facts[$0].controlEvent?.isUp == true }) {
      return .broken(
        Violation(
          "\(who) lost the touch, and sent \(evidence.eventName(wrong))", event: wrong,
          expected: "touchCancel of \(who)"))
    }
    guard let stop = events.first(where: { evidence.facts[$0].tracking == .cancel }),
      let cancel = events.first(where: { evidence.facts[$0].controlEvent == .touchCancel }),
      stop < cancel
    else {
      return .broken(
        Violation(
          "\(who) lost the touch without cancelTracking and then touchCancel",
          event: (events.last ?? end.event) + 1, isMissing: true,
          expected: "cancelTracking, then touchCancel of \(who)"))
    }
    let state = evidence.controlState(cancel)
    return .expect(
      state?.isTracking == false && state?.isHighlighted == false, at: cancel,
      "\(who) sent touchCancel while tracking or highlighted",
      expected: "isTracking and isHighlighted are false")
  }

  /// CT-10: down, perhaps repeat, drags with enter and exit in turn, and one end.
  static let eventGrammar = Invariant("CT-10", of: .controls, seeing: .controlEvent) {
    evidence, touch, story in
    var grammar = EventGrammar()
    for event in story.events {
      guard let sent = evidence.facts[event].controlEvent else { continue }
      if let due = grammar.refusal(of: sent) {
        return .broken(
          Violation(
            "\(evidence.name(touch.view)) sent \(sent.rawValue) where that cannot follow",
            event: event, expected: due))
      }
    }
    return grammar.isEmpty ? .notExercised : .holds
  }

  /// CT-11: the control is highlighted while the drag is inside.
  static let highlight = Invariant("CT-11", of: .controls, seeing: .controlEvent) {
    evidence, touch, story in
    Verdict.of(story.events) { event in
      let sent = evidence.facts[event].controlEvent
      guard sent == .touchDragInside || sent == .touchDragOutside,
        let state = evidence.controlState(event)
      else { return .notExercised }
      return .expect(
        state.isHighlighted == (sent == .touchDragInside), at: event,
        "\(evidence.name(touch.view)) sent \(evidence.eventName(event)) while "
          + "isHighlighted was \(state.isHighlighted)",
        expected: "isHighlighted follows the finger in and out")
    }
  }

  /// CT-12: a control that does not track sends nothing when the touch ends.
  static let notTracking = Invariant("CT-12", of: .controls, needs: .told) { evidence, touch in
    let control = touch.view
    guard evidence.scene.isControl(control), !evidence.isMeddledWith(touch),
      !evidence.contacts.contains(where: {
        $0.number != touch.number && evidence.mayReach($0, control)
      }),
      let end = touch.calls.first(where: {
        $0.who == control && ($0.phase == .ended || $0.phase == .cancelled)
      })
    else { return .notExercised }
    // It lacks the beginning, or has declined the touch.
    if evidence.view(control).overrides.touches.began != .keeps {
      guard evidence.view(control).overrides.touches == Scenario.TouchHandling(),
        let began = evidence.viewCall(.began, touch),
        let refusal = evidence.refusal(evidence.story(touch, from: began)),
        evidence.facts[refusal].tracking == .begin, refusal < end.event
      else { return .notExercised }
    }
    let sendings = evidence.script.timesOfSending(control)
    let wrong = evidence.controlFacts[control].first {
      $0 > end.event && evidence.facts[$0].controlEvent?.isTouchEvent == true
        && !sendings.contains(evidence.facts[$0].at)
    }
    return .expect(
      wrong == nil, at: wrong ?? 0,
      "\(evidence.name(control)) did not track the touch, and sent "
        + "\(wrong.map(evidence.eventName) ?? "") at its end",
      expected: "no control event")
  }

  /// CT-13: further fingers on a control that tracks one cause no events.
  static let oneTouchOfControl = Invariant(
    "CT-13", of: [.controls, .severalFingers], seeing: .controlEvent, needs: .told
  ) { evidence, second in
    guard evidence.scene.isControl(second.view),
      let first = evidence.contacts.first(where: {
        $0.view == second.view && $0.down.delivery < second.down.delivery
          && second.down.delivery < $0.up?.delivery ?? Int.max
      }), evidence.heardBegan(first), !evidence.mayBeginLate(first),
      !evidence.isHeldByScrollViews(first), evidence.isTracked(first),
      evidence.isTrackable(first, beside: second.number)
    else { return .notExercised }
    return Verdict.of(second.samples) { sample in
      guard first.isDown(at: sample.delivery), first.sample(at: sample.delivery) == nil,
        !first.viewCalls.contains(where: {
          $0.delivery == sample.delivery
            || $0.event < evidence.endOf(sample.delivery)
              && ($0.phase == .ended || $0.phase == .cancelled)
        })
      else { return .notExercised }
      let wrong = evidence.first(in: sample.delivery) {
        $0.who == second.view && $0.controlEvent?.isTouchEvent == true
      }
      return .expect(
        wrong == nil, at: wrong ?? 0,
        "\(evidence.name(second.view)) tracks finger \(first.finger), and sent "
          + "\(wrong.map(evidence.eventName) ?? "") for finger \(second.finger)",
        expected: "no event for a further finger")
    }
  }

  /// CT-14: at touch-down the touch counts as inside.
  static let downIsInside = Invariant("CT-14", of: .controls, seeing: .controlEvent) {
    evidence, touch, story in
    let down = story.events.first { evidence.facts[$0].controlEvent == .touchDown }
    guard let down, let state = evidence.controlState(down) else { return .notExercised }
    return .expect(
      state.isTouchInside, at: down,
      "\(evidence.name(touch.view)) sent touchDown while isTouchInside was false",
      expected: "isTouchInside is true")
  }

  /// CT-27: a disabled control has no touches and no events.
  static let disabledIsSilent = Invariant(
    "CT-27", of: [.controls, .disabled], views: { $0.kind.isControl && !$0.isEnabled }
  ) {
    evidence, touch, aim, control in
    guard !evidence.script.isEnabledLater(control), !evidence.script.isToldToSend(control) else {
      return .notExercised
    }
    let who = evidence.name(control)
    let wrong = evidence.controlFacts[control].first {
      evidence.facts[$0].kind == .tracking
        || evidence.facts[$0].controlEvent?.isTouchEvent == true
    }
    if let wrong {
      return .broken(
        Violation(
          "the disabled control \(who) reacted to a touch", event: wrong,
          expected: "nothing of \(who)"))
    }
    let isNamed = evidence.scene.views.contains { $0.overrides.hitTest == .returns(control) }
    let isOverridden = evidence.view(control).overrides.hitTest != nil
    if touch.view == control, !isNamed, !isOverridden {
      return .broken(
        Violation(
          "the touch of finger \(touch.finger) went to the disabled control \(who)",
          event: evidence.sight(of: touch), expected: "it goes to what is behind \(who)"))
    }
    return aim.isAsked(control) && aim.contains(control)
      && evidence.isReached(control, touch, aim) ? .holds : .notExercised
  }

  /// CT-28: a control that is covered by another gets no events of the other's touches.
  static let coveredIsSilent = Invariant(
    "CT-28", of: .controls, views: { $0.kind.isControl && $0.isEnabled }
  ) {
    evidence, touch, aim, control in
    let cover = aim.hit
    guard evidence.scene.isControl(cover), control != cover, aim.admits(control),
      !evidence.scene.isView(cover, in: control),
      evidence.scene.chain(after: cover)?.contains(control) == false,
      touch.isAlone, evidence.isAsBuilt(until: touch.lastTime),
      !evidence.script.isToldToSend(control),
      !evidence.contacts.contains(where: {
        $0.number != touch.number && evidence.mayReach($0, control)
      })
    else { return .notExercised }
    let wrong = evidence.controlFacts[control].first {
      let delivery = evidence.deliveryOfFact[$0]
      return delivery != Scene.none && touch.sample(at: delivery) != nil
        && (evidence.facts[$0].kind == .tracking
          || evidence.facts[$0].controlEvent?.isTouchEvent == true)
    }
    return .expect(
      wrong == nil, at: wrong ?? 0,
      "\(evidence.name(control)) is covered by \(evidence.name(cover)), and reacted to its touch",
      expected: "only \(evidence.name(cover)) reacts")
  }
}

extension ControlEvent {
  var isUp: Bool { self == .touchUpInside || self == .touchUpOutside }

  var isDrag: Bool {
    switch self {
    case .touchDragInside, .touchDragOutside, .touchDragEnter, .touchDragExit: true
    default: false
    }
  }
}

extension Evidence {
  /// Whether one move caused the events that it must, as a set: their order is open.
  fileprivate func judgeDrag(
    _ touch: Touch, _ events: ArraySlice<Int>, _ call: Call, _ wasInside: Bool,
    _ isInside: Bool
  ) -> Verdict {
    let who = name(touch.view)
    guard let first = events.first, facts[first].tracking == .continue else {
      return .broken(
        Violation(
          "\(who) did not continue to track when the finger moved",
          event: events.first ?? call.event + 1, isMissing: events.isEmpty,
          expected: "continueTracking of \(who)"))
    }
    if !facts[first].answer { return .notExercised }
    var due: [ControlEvent] = [isInside ? .touchDragInside : .touchDragOutside]
    if wasInside != isInside { due.append(isInside ? .touchDragEnter : .touchDragExit) }
    let sent = events.filter { facts[$0].controlEvent?.isDrag == true }
    if let wrong = sent.first(where: { event in
      !due.contains { $0 == facts[event].controlEvent }
    }) {
      return .broken(
        Violation(
          "\(who) sent \(eventName(wrong)) for a move that was \(isInside ? "inside" : "outside")",
          event: wrong, expected: due.map(\.rawValue).joined(separator: " and ")))
    }
    let missing = due.first { one in !sent.contains { facts[$0].controlEvent == one } }
    return .require(
      missing == nil && sent.count == due.count, by: (events.last ?? call.event) + 1,
      "\(who) sent \(sent.count) events for a move, where \(due.count) were due",
      expected: due.map(\.rawValue).joined(separator: " and "))
  }
}
