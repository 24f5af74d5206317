import Thresholds
import TouchScript

/// Which control events are sent, and which are not.
extension Narrator {
  func tellControl(_ touch: Touch) {
    guard touch.hasView, scene.isControl(touch.view) else { return }
    let control = touch.view
    let who = name(control)
    let subject = subject(view: control, touch)
    let main = scene.views[control].kind.mainEvent
    guard let began = touch.viewCalls.first(where: { $0.phase == .began }) else {
      say(
        no: "\(main.rawValue) of \(who)", "\(who) sends nothing",
        whySilent(touch).saying("it does not get the touch"), of: subject)
      return
    }
    let story = evidence.story(touch, from: began)
    let events = story.events.filter { !isExplained($0) }
    for event in events { tellControlEvent(event, subject) }
    let end = touch.viewEnd?.event ?? .max
    let sendsMain = evidence.controlFacts[control].contains {
      facts[$0].controlEvent == main && $0 > began.event
        // It may do so when the event is over.
        && facts[$0].at <= (end == .max ? evidence.end : facts[end].at + Tolerance.selectionDelay)
    }
    if sendsMain { return }
    say(
      no: "\(main.rawValue) of \(who)", "\(who) sends no \(main.rawValue)",
      whyNotSent(main, touch, events), of: subject)
  }

  func tellControlEvent(_ event: Int, _ subject: Subject) {
    let fact = facts[event]
    let (why, rules) = reason(of: fact)
    let isSliding = fact.controlEvent == .valueChanged && rules == ["CT-32"]
    let did = isSliding ? "moved" : fact.fingerEvent
    say(
      "\(name(fact.who)) \(why)", rules, of: subject, at: fact.at, calls: [event],
      by: subject.touch.map { cause(evidence.contacts[$0], did, at: fact.at) }
        ?? cause(view: fact.who, did, at: fact.at))
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
    case .valueChanged:
      let isSlider = scene.isView(fact.who) && scene.views[fact.who].kind == .slider
      return ("\(sends): its value has changed", [isSlider ? "CT-32" : "CT-31"])
    case .primaryActionTriggered:
      return ("\(sends), as controls of its class do with their main event", ["CT-31", "CT-41"])
    case .editingDidBegin, .editingChanged, .editingDidEnd, .editingDidEndOnExit:
      return ("\(sends), as it becomes the first responder, or stops being it", ["CT-41"])
    }
  }

  /// Why a control that was touched does not send the event that its app waits for.
  private func whyNotSent(_ main: ControlEvent, _ touch: Touch, _ events: [Int]) -> Reason {
    let control = touch.view
    if let refusal = events.first(where: { facts[$0].tracking != nil && !facts[$0].answer }) {
      let isBegin = facts[refusal].tracking == .begin
      let method = isBegin ? "beginTracking" : "continueTracking"
      return Reason(
        "\(method) is false, so it does not track the touch", [isBegin ? "CT-02" : "CT-05"],
        by: cause(view: control, method, at: facts[refusal].at))
    }
    if let end = touch.viewEnd, end.phase == .cancelled {
      let taker = evidence.recognitions(of: touch).last {
        $0.event < end.event && evidence.cancels($0)
      }
      if let taker {
        let isOwn = touch.scene.recognizerViews[taker.recognizer] == control
        let isPlain = scene.views[control].kind == .control
        return Reason(
          "\(recognizerName(taker.recognizer)) recognized and takes the touch, so touchCancel "
            + "takes its place",
          [isOwn ? "CT-36" : isPlain ? "CT-34" : "CT-33", "CT-08"], by: cause(taker))
      }
      return whoTook(touch, by: end)
        ?? because(
          control, "touchesCancelled", at: end.at,
          "the app changed views or recognizers, and the touch was cancelled", "EX-22", "CT-08",
          isOpen: true)
    }
    guard let up = touch.up else { return whyNoEnd(touch) }
    if events.contains(where: { facts[$0].controlEvent == .touchUpOutside }) {
      return because(touch, "ended", at: up.at, "\(finger(touch)) lifts outside", "CT-06", "CT-15")
    }
    if main != .touchUpInside {
      return because(
        touch, touch.reach == 0 ? "ended" : "moved",
        "what \(finger(touch)) did changes nothing, or not surely: which events controls of its "
          + "class send is unspecified", "RE-63", "CT-41", isOpen: true)
    }
    if touch.viewEnd == nil { return whyNoEnd(touch) }
    if let other = evidence.contacts.first(where: {
      $0.number != touch.number && $0.view == control && $0.overlaps(touch)
    }) {
      return because(
        other, "began", "it tracks one touch at a time, that of \(finger(other))", "CT-13")
    }
    if !events.contains(where: { facts[$0].tracking == .begin }) {
      if touch.scene.handling(control) != Scenario.TouchHandling() {
        return because(
          control, "touchesBegan",
          "its class overrides its touch methods, so it does not track the touch", "CT-12")
      }
      if !touch.scene.views[control].isEnabled {
        return because(
          control, "isEnabled", "it is not enabled, so it does not track the touch", "CT-12",
          "CT-27")
      }
    }
    return because(
      control, "isEnabled", "it was disabled, moved or changed while it tracked", "EX-12",
      isOpen: true)
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
          + (fact.answer ? "" : ", and nothing performs it"),
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
        at: fact.at, calls: [event], by: cause(recognizer: number, "recognized", at: fact.at))
      return
    }
    let routing =
      fact.who >= 0 ? evidence.script.routing(of: evidence.trace.text(of: fact), on: fact.who) : nil
    let subject = subject(view: max(fact.who, 0), touch(near: event, on: fact.who))
    if routing == .firstResponder {
      let start = firstResponder(before: event)
      say(
        "\(action(event)) of \(receiver) is called: the target is nil, and it is the first in the "
          + "responder chain of \(name(start ?? fact.who)) that has the method"
          + (start == nil ? "" : "; the search begins at the first responder"),
        ["RC-24"], of: subject, at: fact.at, calls: [event],
        by: cause(view: fact.other, evidence.trace.text(of: fact)),
        cause(view: start ?? fact.who, start == nil ? "sender" : "isFirstResponder"))
    } else {
      say(
        "\(action(event)) of \(receiver) is called: it is registered with \(name(fact.who)) "
          + "for that event",
        ["CT-18", "RC-26"], of: subject, at: fact.at, calls: [event],
        by: cause(view: fact.who, "sendAction", at: fact.at))
    }
  }

  // MARK: Actions that do not come

  /// Says of the actions that are registered with controls that sent events why they are not called.
  func tellUncalled() {
    for control in scene.views.indices where !scene.sources[control].targets.isEmpty {
      let sendings = evidence.controlFacts[control].filter { facts[$0].kind == .controlEvent }
      guard let last = sendings.last else { continue }
      let sent = sendings.compactMap { facts[$0].controlEvent }
      for target in scene.sources[control].targets {
        let isCalled = evidence.events[.actionMethod].contains {
          facts[$0].who == control && evidence.trace.text(of: facts[$0]) == target.action
        }
        if isCalled { continue }
        let isSent = sent.contains(where: target.events.contains)
        let main = scene.views[control].kind.mainEvent
        say(
          no: "\"\(target.action)\"", "\"\(target.action)\" is not called",
          isSent ? whyUncalled(target, control, last) : whyUnregistered(target, control, sent),
          of: subject(view: control, touch(near: last, on: control)),
          // Why the main event did not come is said already.
          isMinor: !isSent && !sent.contains(main) && target.events.contains(main))
      }
    }
    for (number, recognizer) in scene.setting.recognizers.enumerated() {
      guard let event = evidence.recognizerFacts[number].last(where: { facts[$0].kind == .action })
      else { continue }
      for target in recognizer.targets where target.receiver == .released {
        say(
          no: "\"\(target.action)\"", "\"\(target.action)\" is not called",
          because(
            recognizer: number, "releasedTarget",
            "its target is deallocated, for \(recognizerName(number)) does not retain it", "GR-49"),
          of: subject(recognizer: number, touch(near: event)?.number))
      }
    }
  }

  /// Why an action is not called though the control sent an event that it is registered for.
  private func whyUncalled(_ target: Scenario.Target, _ control: Int, _ event: Int) -> Reason {
    let who = name(control)
    if target.receiver == .released {
      return because(
        control, "releasedTarget", "its target is deallocated, for \(who) does not retain it",
        "CT-20")
    }
    if scene.sources[control].overrides.sendsActions == false {
      return because(
        control, "sendAction", "sendAction(_:to:for:) of \(who) does not call super", "CT-21")
    }
    if target.receiver == .firstResponder {
      let start = firstResponder(before: event)
      return Reason(
        "the target is nil, and nothing in the responder chain of \(name(start ?? control)) has the "
          + "method" + (start == nil ? "" : "; the search begins at the first responder"),
        start == nil ? ["RC-25", "RC-24"] : ["RC-24", "RC-25"],
        by: cause(view: start ?? control, start == nil ? "sender" : "isFirstResponder"))
    }
    return because(
      control, "removeTarget", "its registration was removed, or its class sends actions elsewhere",
      "CT-24", "CT-21", isOpen: true)
  }

  /// Why an action is not called that is registered for none of the events which a control sent.
  private func whyUnregistered(
    _ target: Scenario.Target, _ control: Int, _ sent: [ControlEvent]
  ) -> Reason {
    var kinds: [String] = []
    for event in sent where !kinds.contains(event.rawValue) { kinds.append(event.rawValue) }
    return because(
      control, "events",
      "it is registered for \(target.events.map(\.rawValue).inWords), and \(name(control)) sends "
        + kinds.inWords, "CT-18")
  }
}

extension Scenario.View.Kind {
  /// The event for which apps wait most.
  fileprivate var mainEvent: ControlEvent {
    switch self {
    case .switch, .segmentedControl, .stepper, .slider, .pageControl: .valueChanged
    case .textField: .editingDidBegin
    default: .touchUpInside
    }
  }
}

extension Trace.Event {
  /// What the finger did for which a control tracks it, or sends an event.
  fileprivate var fingerEvent: String {
    switch (tracking, controlEvent) {
    case (.begin, _), (_, .touchDown), (_, .touchDownRepeat): "began"
    case (.continue, _), (_, .touchDragInside), (_, .touchDragOutside), (_, .touchDragEnter),
      (_, .touchDragExit):
      "moved"
    case (.cancel, _), (_, .touchCancel): "cancelled"
    default: "ended"
    }
  }
}
