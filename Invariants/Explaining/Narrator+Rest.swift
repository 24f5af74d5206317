import TouchScript

/// What goes without saying, and what belongs to no touch.
extension Narrator {
  func tellTheRest() {
    group(
      .sendEvent, "the application is sent each event, and sends it to the window of its touches",
      ["SY-04", "SY-06"])
    group(.made, "new recognizers have UIKit's default properties", ["GR-10"])
    group(.madeView, "new views have UIKit's default properties", ["HT-26"])
    group(.chain, "the responder chain is read", ["RC-01"])
    group(.receivers, "the recognizers of a touch are read", ["TO-20"])
    group(.touchSet, "the touches of a view, window or recognizer are read", ["TO-18"])
    group(
      .reset, "recognizers that had no touches are reset, which they may be at any time", ["GR-41"])
    tellOtherEvents()
    tellLateTouches()
    tellMisuse()
  }

  private func group(_ kind: Observation.Kind, _ says: String, _ rules: [String]) {
    let calls = unexplained(evidence.events[kind])
    if calls.isEmpty { return }
    say(says, rules, of: subjectScene, calls: calls, isMinor: true)
  }

  private func tellOtherEvents() {
    for event in unexplained(evidence.events[.otherEvent]) {
      let who = max(facts[event].who, 0)
      say(
        "\(name(who)) gets an event that is not a touch: such events go to the first responder and "
          + "up its chain",
        ["SY-08", "RC-12"], of: subject(view: who), at: facts[event].at, calls: [event],
        by: cause(view: firstResponder(before: event) ?? who, "isFirstResponder"))
    }
    for event in unexplained(evidence.events[.firstResponder]) {
      let fact = facts[event]
      say(
        "\(name(max(fact.who, 0))) \(fact.answer ? "becomes" : "is no longer") the first responder",
        ["SY-08"], of: subject(view: max(fact.who, 0)), at: fact.at, calls: [event])
    }
  }

  /// The first responder at an event, as far as the trace says who became it.
  func firstResponder(before event: Int) -> Int? {
    let change = evidence.events[.firstResponder].last { $0 < event && facts[$0].who >= 0 }
    return change.flatMap { facts[$0].answer ? facts[$0].who : nil }
  }

  /// Says of motion, press and remote-control events that reach nothing why they do not.
  func tellUndeliveredEvents() {
    for step in evidence.scenario.script {
      let first = facts.firstIndex { $0.at >= step.at } ?? facts.count
      guard firstResponder(before: first) == nil,
        !evidence.events[.otherEvent].contains(where: { facts[$0].at == step.at })
      else { continue }
      for change in step.changes {
        guard let event = change.otherEvent else { continue }
        say(
          no: "the \(event) event", "no view gets the \(event) event of \(step.at) ms",
          Reason(
            "there is no first responder, and such events go to it", ["SY-08"],
            by: causeOfScene("isFirstResponder")),
          of: subjectScene, at: step.at)
      }
    }
  }

  /// Questions and hit tests that belong to no touch, and calls with touches that came before.
  private func tellLateTouches() {
    let tracking = unexplained(evidence.events[.pointInside]).filter {
      scene.isControl(facts[$0].who)
    }
    for event in tracking {
      say(
        "\(name(facts[event].who)) asks itself whether the finger is inside while it tracks",
        ["CT-15", "RE-64"], of: subject(view: facts[event].who), at: facts[event].at,
        calls: [event], isMinor: true)
    }
    let tests = unexplained(
      evidence.facts.indices.filter { facts[$0].kind == .hitTest || facts[$0].kind == .pointInside }
    )
    if !tests.isEmpty {
      say(
        "views are asked once more for a finger that comes down", ["HT-41", "TO-22"],
        of: subjectScene, calls: tests, isMinor: true)
    }
  }

  /// What the engine says the app has done wrong.
  private func tellMisuse() {
    for event in unexplained(evidence.events[.programmerError]) {
      sayOpen(
        "the engine complains of the app: \(evidence.trace.text(of: facts[event]))",
        ["EX-14", "GC-37"], of: subjectScene, at: facts[event].at, calls: [event])
    }
  }
}

extension Scenario.Change {
  /// What kind of event that is not a touch the system sends, if any.
  fileprivate var otherEvent: String? {
    switch self {
    case .motion: "motion"
    case .press: "press"
    case .remoteControl: "remote-control"
    default: nil
    }
  }
}
