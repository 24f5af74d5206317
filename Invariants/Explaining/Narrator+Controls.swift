import TouchScript

/// Which control events are sent, and which are not.
extension Narrator {
  func tellControl(_ touch: Touch) {
    guard touch.hasView, scene.isControl(touch.view) else { return }
    let control = touch.view
    let who = name(control)
    let subject = subject(view: control, touch)
    guard let began = touch.viewCalls.first(where: { $0.phase == .began }) else {
      say(
        no: "touchUpInside of \(who)", "\(who) sends nothing: it does not get the touch",
        ["CT-01", "CT-12"], of: subject)
      return
    }
    let events = evidence.story(touch, from: began).events.filter { !isExplained($0) }
    for event in events { tellControlEvent(event, subject) }
    let sent = events.compactMap { facts[$0].controlEvent }
    if !sent.contains(.touchUpInside) { tellNoUpInside(touch, events, subject) }
  }

  func tellControlEvent(_ event: Int, _ subject: Subject) {
    let fact = facts[event]
    let (why, rules) = reason(of: fact)
    say("\(name(fact.who)) \(why)", rules, of: subject, at: fact.at, calls: [event])
  }

  private func reason(of fact: Trace.Event) -> (String, [String]) {
    if let method = fact.tracking {
      let answer = fact.answer ? "" : ", and declines"
      switch method {
      case .begin:
        return ("is asked whether to track the touch\(answer)", fact.answer ? ["CT-01"] : ["CT-02"])
      case .continue:
        return (
          "is asked at a move whether to keep tracking\(answer)",
          fact.answer ? ["CT-04"] : ["CT-05"]
        )
      case .end: return ("stops tracking: the finger lifts", ["CT-06"])
      case .cancel: return ("stops tracking: the touch was taken away", ["CT-08"])
      }
    }
    let event = fact.controlEvent ?? .touchDown
    let sends = "sends \(event.rawValue)"
    switch event {
    case .touchDown: return ("\(sends): it has begun to track the touch", ["CT-01"])
    case .touchDownRepeat: return ("\(sends): tapCount is 2 or more", ["CT-03"])
    case .touchDragInside, .touchDragOutside:
      return ("\(sends): the finger moves", ["CT-04", "CT-15"])
    case .touchDragEnter, .touchDragExit:
      return (
        "\(sends): the finger crosses its edge, which lies some way outside the bounds",
        ["CT-04", "CT-15"]
      )
    case .touchUpInside: return ("\(sends): the finger lifts inside", ["CT-06"])
    case .touchUpOutside: return ("\(sends): the finger lifts outside", ["CT-06", "CT-15"])
    case .touchCancel: return ("\(sends): the touch was taken away", ["CT-08"])
    case .valueChanged: return ("\(sends): its value has changed", ["CT-31"])
    case .primaryActionTriggered:
      return ("\(sends), as controls of its class do with their main event", ["CT-31", "CT-41"])
    case .editingDidBegin, .editingChanged, .editingDidEnd, .editingDidEndOnExit:
      return ("\(sends), as it becomes the first responder, or stops being it", ["CT-41"])
    }
  }

  /// Why a control that was touched sends no `touchUpInside`.
  private func tellNoUpInside(_ touch: Touch, _ events: [Int], _ subject: Subject) {
    let who = name(touch.view)
    let absent = "touchUpInside of \(who)"
    let start = "\(who) sends no touchUpInside: "
    if let refusal = events.first(where: { facts[$0].tracking != nil && !facts[$0].answer }) {
      let isBegin = facts[refusal].tracking == .begin
      say(
        no: absent,
        start
          + "\(isBegin ? "beginTracking" : "continueTracking") is false, so it does not "
          + "track the touch",
        [isBegin ? "CT-02" : "CT-05"], of: subject)
      return
    }
    if let end = touch.viewEnd, end.phase == .cancelled {
      let taker = evidence.recognitions(of: touch).last {
        $0.event < end.event && evidence.cancels($0)
      }
      if let taker {
        let number = taker.recognizer
        let isOwn = touch.scene.recognizerViews[number] == touch.view
        let isPlain = scene.views[touch.view].kind == .control
        say(
          no: absent,
          start
            + "\(recognizerName(number)) recognized and takes the touch, so touchCancel "
            + "takes its place",
          [isOwn ? "CT-36" : isPlain ? "CT-34" : "CT-33", "CT-08"], of: subject)
      } else {
        say(no: absent, start + "the touch was cancelled", ["CT-08"], of: subject)
      }
      return
    }
    if touch.up == nil {
      say(no: absent, start + "\(finger(touch)) does not lift", ["CT-06"], of: subject)
    } else if events.contains(where: { facts[$0].controlEvent == .touchUpOutside }) {
      say(no: absent, start + "the finger lifts outside", ["CT-06", "CT-15"], of: subject)
    } else if scene.views[touch.view].kind.tracksInItsOwnWay {
      sayOpen(
        start + "which touch events controls of its class send is open", ["RE-63", "CT-41"],
        of: subject, absent: absent)
    } else if touch.viewEnd == nil {
      say(no: absent, start + "it has not got touchesEnded", ["GR-25"], of: subject)
    } else if evidence.contacts.contains(where: { $0.number != touch.number && $0.overlaps(touch) })
    {
      say(
        no: absent, start + "it tracks one touch at a time, and this is not the one", ["CT-13"],
        of: subject)
    } else if touch.viewCalls.isEmpty || !events.contains(where: { facts[$0].tracking == .begin }) {
      say(
        no: absent,
        start
          + "it does not track the touch, for its class overrides its touch methods or it "
          + "is disabled",
        ["CT-12"], of: subject)
    } else {
      sayOpen(
        start + "it was disabled, moved or changed while it tracked", ["EX-12"], of: subject,
        absent: absent)
    }
  }

  // MARK: Actions

  /// Where control events and actions lead, whoever sent them.
  func tellActions() {
    for event in unexplained(
      Array(evidence.events[.tracking]) + Array(evidence.events[.controlEvent]))
    {
      let fact = facts[event]
      let subject = subject(view: max(fact.who, 0), touch(near: event, on: fact.who))
      if evidence.script.isToldToSend(fact.who), fact.kind == .controlEvent {
        say(
          "\(name(fact.who)) sends \(fact.controlEvent?.rawValue ?? ""): the app calls "
            + "sendActions(for:)",
          ["CT-25"], of: subject, at: fact.at, calls: [event])
      } else {
        tellControlEvent(event, subject)
      }
    }
    for event in unexplained(evidence.events[.sendAction]) {
      let fact = facts[event]
      say(
        "\(name(fact.who)) hands \(action(event)) to the application"
          + (fact.answer ? "" : ", and nobody performs it"),
        fact.answer ? ["CT-21", "CT-18"] : ["CT-21", "RC-25"],
        of: subject(view: max(fact.who, 0), touch(near: event, on: fact.who)),
        at: fact.at, calls: [event],
        isMinor: fact.answer)
    }
    for event in unexplained(evidence.events[.actionMethod]) { tellActionMethod(event) }
  }

  private func action(_ event: Int) -> String { "\"\(evidence.trace.text(of: facts[event]))\"" }

  private func tellActionMethod(_ event: Int) {
    let fact = facts[event]
    let receiver = name(fact.other)
    let sender = evidence.trace.name(of: fact) ?? ""
    if let number = scene.names.recognizers.firstIndex(of: sender) {
      say(
        "\(action(event)) of \(receiver) is called: it is a target of \(recognizerName(number))",
        ["GR-47", "GR-48"], of: subject(recognizer: number, touch(near: event)?.number),
        at: fact.at,
        calls: [event])
      return
    }
    let routing =
      fact.who >= 0 ? evidence.script.routing(of: evidence.trace.text(of: fact), on: fact.who) : nil
    let subject = subject(view: max(fact.who, 0), touch(near: event, on: fact.who))
    if routing == .firstResponder {
      say(
        "\(action(event)) of \(receiver) is called: the target is nil, and it is the first "
          + "in the responder chain that has the method",
        ["RC-24"], of: subject, at: fact.at, calls: [event])
    } else {
      say(
        "\(action(event)) of \(receiver) is called: it is registered with \(name(fact.who)) "
          + "for that event",
        ["CT-18", "RC-26"], of: subject, at: fact.at, calls: [event])
    }
  }
}
