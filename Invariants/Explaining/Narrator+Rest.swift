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
      let fact = facts[event]
      say(
        "\(name(max(fact.who, 0))) gets an event that is not a touch: such events go to the "
          + "first responder and up its chain",
        ["SY-08", "RC-12"], of: subject(view: max(fact.who, 0)), at: fact.at, calls: [event])
    }
    for event in unexplained(evidence.events[.firstResponder]) {
      let fact = facts[event]
      say(
        "\(name(max(fact.who, 0))) \(fact.answer ? "becomes" : "is no longer") the first responder",
        ["SY-08"], of: subject(view: max(fact.who, 0)), at: fact.at, calls: [event])
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
