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
    group(Array(evidence.events[kind]), says, rules)
  }

  private func group(_ calls: [Int], _ says: String, _ rules: [String]) {
    let calls = unexplained(calls)
    if !calls.isEmpty { say(says, rules, of: subjectScene, calls: calls, isMinor: true) }
  }

  private func tellOtherEvents() {
    for event in unexplained(evidence.events[.otherEvent]) {
      let who = max(facts[event].who, 0)
      let reason =
        firstResponder(before: event).map {
          because(
            $0, "isFirstResponder",
            "such events go to \(name($0)), the first responder, and up its chain", "SY-08", "RC-12"
          )
        }
        ?? because(
          who, "isFirstResponder", "where such events go without a first responder is unspecified",
          "SY-08", isOpen: true)
      say(
        "\(name(who)) gets an event that is not a touch", reason, of: subject(view: who),
        at: facts[event].at, calls: [event])
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

  /// Says of the views that wait for motion, presses or remote control, and get none, why they do not.
  func tellUndeliveredEvents() {
    for step in evidence.scenario.script {
      guard let event = step.changes.lazy.compactMap(\.otherEvent).first else { continue }
      let receivers = evidence.events[.otherEvent].filter { facts[$0].at == step.at }.map {
        facts[$0].who
      }
      for view in scene.views.indices where !receivers.contains(view) {
        let overrides = scene.sources[view].overrides
        guard overrides.canBecomeFirstResponder == true || overrides.otherEvents != .passesOn else {
          continue
        }
        say(
          no: "the \(event) event of \(name(view))",
          "\(name(view)) does not get the \(event) event of \(step.at) ms",
          because(
            view, "isFirstResponder", "it is not the first responder, nor above it in the chain",
            "SY-08"), of: subject(view: view), at: step.at)
      }
    }
  }

  /// Questions and hit tests that belong to no touch, and calls with touches that came before.
  private func tellLateTouches() {
    group(
      evidence.events[.pointInside].filter { scene.isControl(facts[$0].who) },
      "controls ask themselves whether the finger is inside while they track", ["CT-15", "RE-64"])
    group(
      facts.indices.filter { facts[$0].kind == .hitTest || facts[$0].kind == .pointInside },
      "views are asked once more for a finger that comes down", ["HT-41", "TO-22"])
  }

  /// What the engine says the app has done wrong.
  private func tellMisuse() {
    for event in unexplained(evidence.events[.programmerError]) {
      say(
        "the engine complains of the app",
        Reason(
          evidence.trace.text(of: facts[event]), ["EX-14", "GC-37"],
          by: causeOfScene("programmerError"), isOpen: true), of: subjectScene, at: facts[event].at,
        calls: [event])
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
