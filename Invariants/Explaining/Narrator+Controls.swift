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
        (touch.isDropped ? whyDropped(touch) : whySilent(touch))
          .saying("it does not get the touch"), of: subject)
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
    let (did, why, rules) = reason(of: fact)
    let start = fact.tracking == nil ? " sends \(fact.controlEvent?.rawValue ?? ""): " : " "
    say(
      name(fact.who) + start + why, rules, of: subject, at: fact.at, calls: [event],
      by: subject.touch.map { cause(evidence.contacts[$0], did, at: fact.at) }
        ?? cause(view: fact.who, did, at: fact.at))
  }

  /// What a finger did for which a control tracks it or sends an event, and why that is so.
  private func reason(of fact: Trace.Event) -> (did: String, why: String, rules: [String]) {
    let no = fact.answer ? "" : ", and declines"
    let isSlider = scene.isView(fact.who) && scene.views[fact.who].kind == .slider
    return switch (fact.tracking, fact.controlEvent) {
    case (.begin, _):
      ("began", "is asked whether to track the touch\(no)", [fact.answer ? "CT-01" : "CT-02"])
    case (.continue, _):
      ("moved", "is asked whether to keep tracking\(no)", [fact.answer ? "CT-04" : "CT-05"])
    case (.end, _): ("ended", "stops tracking: the finger lifts", ["CT-06"])
    case (.cancel, _): ("cancelled", "stops tracking: the touch was taken away", ["CT-08"])
    case (_, .touchDown): ("began", "it has begun to track the touch", ["CT-01"])
    case (_, .touchDownRepeat): ("began", "tapCount is 2 or more", ["CT-03"])
    case (_, .touchDragInside), (_, .touchDragOutside):
      ("moved", "the finger moves", ["CT-04", "CT-15"])
    case (_, .touchDragEnter), (_, .touchDragExit):
      ("moved", "the finger crosses its edge, some way outside the bounds", ["CT-04", "CT-15"])
    case (_, .touchUpInside): ("ended", "the finger lifts inside", ["CT-06"])
    case (_, .touchUpOutside): ("ended", "the finger lifts outside", ["CT-06", "CT-15"])
    case (_, .touchCancel): ("cancelled", "the touch was taken away", ["CT-08"])
    case (_, .valueChanged) where isSlider: ("moved", "its value has changed", ["CT-32"])
    case (_, .valueChanged): ("ended", "its value has changed", ["CT-31"])
    case (_, .primaryActionTriggered):
      ("ended", "controls of its class do so with their main event", ["CT-31", "CT-41"])
    case (_, .editingDidBegin), (_, .editingChanged), (_, .editingDidEnd),
      (_, .editingDidEndOnExit), (nil, nil):
      ("ended", "it becomes the first responder, or stops being it", ["CT-47", "CT-41"])
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
      let reason =
        whoTook(touch, by: end)
        ?? because(
          control, "touchesCancelled", at: end.at, "the app changed views or recognizers", "EX-22",
          isOpen: true)
      guard reason.causes[0].event == "recognized" else { return reason }
      let isPlain = scene.views[control].kind == .control
      let rule = reason.rules.contains("CT-36") ? "CT-36" : isPlain ? "CT-34" : "CT-33"
      return reason.saying("\(reason.why), so touchCancel takes its place", [rule, "CT-08"])
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
        return because(control, "touchesBegan", "its class overrides its touch methods", "CT-12")
      }
      if !touch.scene.views[control].isEnabled {
        return because(control, "isEnabled", "it is not enabled", "CT-12", "CT-27")
      }
    }
    return because(
      control, "isEnabled", "it was disabled, moved or changed while it tracked", "EX-12",
      isOpen: true)
  }

  // MARK: Actions

  /// Where control events and actions lead, from any sender.
  func tellActions() {
    for event in unexplained(
      Array(evidence.events[.tracking]) + Array(evidence.events[.controlEvent]))
    {
      let fact = facts[event]
      let subject = subject(view: max(fact.who, 0), touch(near: event, on: fact.who))
      if evidence.script.isToldToSend(fact.who), fact.kind == .controlEvent {
        say(
          "\(name(fact.who)) sends \(fact.controlEvent?.rawValue ?? ""): the app calls "
            + "sendActions(for:)", ["CT-25"], of: subject, at: fact.at, calls: [event])
      } else {
        tellControlEvent(event, subject)
      }
    }
    for event in unexplained(evidence.events[.sendAction]) {
      let fact = facts[event]
      say(
        "\(name(fact.who)) hands \(action(event)) to the application"
          + (fact.answer ? "" : ", and nothing performs it"),
        ["CT-21", fact.answer ? "CT-18" : "RC-25"],
        of: subject(view: max(fact.who, 0), touch(near: event, on: fact.who)), at: fact.at,
        calls: [event], isMinor: fact.answer)
    }
    for event in unexplained(evidence.events[.actionMethod]) { tellActionMethod(event) }
  }

  private func action(_ event: Int) -> String { "\"\(evidence.trace.text(of: facts[event]))\"" }

  private func tellActionMethod(_ event: Int) {
    let fact = facts[event]
    let method = evidence.trace.text(of: fact)
    let start = "\(action(event)) of \(name(fact.other)) is called"
    let sender = evidence.trace.name(of: fact) ?? ""
    if let number = scene.names.recognizers.firstIndex(of: sender) {
      say(
        start,
        because(
          recognizer: number, "recognized", at: fact.at,
          "it is a target of \(recognizerName(number))", "GR-47", "GR-48"),
        of: subject(recognizer: number, touch(near: event)?.number), at: fact.at, calls: [event])
      return
    }
    let isSearched =
      fact.who >= 0 && evidence.script.routing(of: method, on: fact.who) == .firstResponder
    let (origin, chain) = startOfSearch(from: max(fact.who, 0), before: event)
    say(
      start,
      isSearched
        ? Reason(
          "the target is nil, and it is the first that has the method in \(chain)", ["RC-24"],
          by: cause(view: fact.other, method), origin)
        : because(
          fact.who, "sendAction", at: fact.at,
          "it is registered with \(name(fact.who)) for that event", "CT-18", "RC-26"),
      of: subject(view: max(fact.who, 0), touch(near: event, on: fact.who)), at: fact.at,
      calls: [event])
  }

  /// Where the search for a target begins: at the first responder, or at the sender where there is none.
  private func startOfSearch(from sender: Int, before event: Int) -> (Cause, chain: String) {
    if let first = firstResponder(before: event) {
      let chain = "the responder chain of \(name(first)), which is the first responder"
      return (cause(view: first, "isFirstResponder"), chain)
    }
    return (cause(view: sender, "sender"), "the responder chain of \(name(sender))")
  }

  // MARK: Actions that do not come

  /// Says of the actions that are registered with controls and recognizers why they are not called.
  func tellUncalled() {
    for control in scene.views.indices where !scene.sources[control].targets.isEmpty {
      let sendings = evidence.controlFacts[control].filter { facts[$0].kind == .controlEvent }
      guard let last = sendings.last else { continue }
      let subject = subject(view: control, touch(near: last, on: control))
      let sent = sendings.compactMap { facts[$0].controlEvent }
      let main = scene.views[control].kind.mainEvent
      for target in scene.sources[control].targets {
        let isCalled = evidence.events[.actionMethod].contains {
          facts[$0].who == control && evidence.trace.text(of: facts[$0]) == target.action
        }
        if isCalled { continue }
        // Why the main event did not come is said already.
        let isKnown = !sent.contains(main) && target.events.contains(main)
        say(
          no: "\"\(target.action)\"", "\"\(target.action)\" is not called",
          whyUncalled(target, control, last, sent), of: subject, isMinor: isKnown)
      }
    }
    for (number, recognizer) in scene.setting.recognizers.enumerated() {
      let action = evidence.recognizerFacts[number].last { facts[$0].kind == .action }
      for target in recognizer.targets where target.receiver == .released {
        guard let action else { break }
        say(
          no: "\"\(target.action)\"", "\"\(target.action)\" is not called",
          because(recognizer: number, "releasedTarget", "its target is deallocated", "GR-49"),
          of: subject(recognizer: number, touch(near: action)?.number))
      }
    }
  }

  /// Why an action is not called by a control that sent some events.
  private func whyUncalled(
    _ target: Scenario.Target, _ control: Int, _ event: Int, _ sent: [ControlEvent]
  ) -> Reason {
    if !sent.contains(where: target.events.contains) {
      let kinds = sent.indices.filter { !sent[..<$0].contains(sent[$0]) }.map { sent[$0].rawValue }
      return because(
        control, "events",
        "it is registered for \(target.events.map(\.rawValue).inWords), and \(name(control)) sends "
          + kinds.inWords, "CT-18")
    }
    if target.receiver == .released {
      return because(control, "releasedTarget", "its target is deallocated", "CT-20")
    }
    if scene.sources[control].overrides.sendsActions == false {
      return because(control, "sendAction", "sendAction of its class does not call super", "CT-21")
    }
    if target.receiver == .firstResponder {
      let (origin, chain) = startOfSearch(from: control, before: event)
      return Reason(
        "the target is nil, and nothing has the method in \(chain)",
        origin.event == "sender" ? ["RC-25", "RC-24"] : ["RC-24", "RC-25"], by: origin)
    }
    return because(
      control, "removeTarget", "its registration was removed, or its class sends actions elsewhere",
      "CT-24", "CT-21", isOpen: true)
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
