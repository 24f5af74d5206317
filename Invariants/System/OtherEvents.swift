import Thresholds
import TouchScript

extension Invariants {
  /// Chapters SY and RC: motion, presses and remote control events.
  static let otherEvents: [Invariant] = [
    .firstResponderFirst, .otherEventsClimb, .interruptedEvents, .nothingBehindHomeScreen,
  ]
}

extension Invariant {
  /// SY-08: motion and remote control events go to the first responder first. A press goes to what has
  /// the focus, and a motion that ends may go to the responder that it began with.
  static let firstResponderFirst = Invariant(
    "SY-08", of: .otherEvents
  ) { evidence in
    Verdict.of(evidence.scenario.script.compactMap(evidence.expectedMessage)) { due in
      .given(evidence.firstResponder(at: due.at)) { evidence.judgeFirst(due, $0) }
    }
      && Verdict.of(evidence.otherMessages, where: { $0.phase == .began && $0.word != .press }) {
        evidence.judgeLeaving($0)
      }
      && Verdict.of(evidence.events[.firstResponder], given: evidence.mustBeFirst) {
        event, isFirst in
        .expect(
          evidence.facts[event].answer == isFirst, at: event,
          "\(evidence.name(evidence.facts[event].who)) is \(isFirst ? "not " : "")first responder",
          expected: isFirst ? "it can be, and nobody refuses" : "it can not be, or has resigned")
      }
  }

  /// RC-30: motion, presses and remote control events climb the chain as touches do.
  static let otherEventsClimb = Invariant(
    "RC-30", of: .otherEvents, seeing: .otherEvent, each: { $0.otherMessages },
    where: { evidence, message in
      !evidence.script.areChanged([.treeChanges, .presentation], until: message.at)
        && !message.calls.contains { evidence.scene.keepsTouches(evidence.facts[$0].who) }
    }
  ) { evidence, message in
    let scene = evidence.scene
    let calls = message.calls
    let seen = calls.map { evidence.facts[$0].who }
    let start =
      seen.first { who in
        !seen.contains {
          scene.next[$0] == who
            || scene.next[$0] == scene.sceneNumber && who == scene.applicationNumber
        }
      } ?? seen[0]
    let way = evidence.way(of: message, from: start)
    let same = zip(seen, way.responders).prefix { $0 == $1 }.count
    if same < seen.count {
      return .expect(
        same == way.responders.count && !way.isWhole, at: calls[same],
        "\(evidence.name(seen[same])) got \(message.name), which was not for it",
        expected: way.responders.dropFirst(same).first.map {
          "\(message.name) of \(evidence.name($0))"
        }
          ?? "nobody after \(evidence.name(seen[max(same - 1, 0)]))")
    }
    return .when(
      way.responders.count > 1,
      .require(
        same == way.responders.count, by: calls[same - 1] + 1,
        "\(evidence.name(way.responders[same])) did not get \(message.name), which "
          + "\(evidence.name(seen[same - 1])) passes on",
        expected: "\(message.name) of \(evidence.name(way.responders[same]))"))
  }

  /// SY-09: what makes the app inactive cancels the motion and the presses that go on.
  static let interruptedEvents = Invariant(
    "SY-09", of: [.otherEvents, .interruptions], seeing: .otherEvent, each: { $0.otherMessages },
    given: { $0.interruption(of: $1) }
  ) { evidence, began, time in
    let who = evidence.facts[began.calls[0]].who
    let next = evidence.otherMessages.first { $0.word == began.word && $0.at >= time }
    return .require(
      next?.phase == .cancelled && (next?.at ?? .max) <= time + Tolerance.interruption,
      by: next?.calls[0] ?? evidence.facts.firstIndex { $0.at > time } ?? evidence.facts.count,
      "\(evidence.name(who)) got \(began.name) at \(time: began.at), and nothing of the interruption at "
        + "\(time: time)", expected: "the same event is cancelled")
  }

  /// SY-10: behind the home screen nothing begins.
  static let nothingBehindHomeScreen = Invariant("SY-10", of: .interruptions) { evidence in
    Verdict.of(evidence.timesBehindHomeScreen) { times in
      let facts = evidence.facts
      let wrong = facts.indices.first { event in
        times.contains(facts[event].at) && evidence.isBeginning(event, within: times)
      }
      let isTried = evidence.scenario.script.contains {
        times.contains($0.at)
          && ($0.touches.contains { $0.phase == .began }
            || $0.changes.contains { [.motion(.began), .press(.began)].contains($0) })
      }
      return .when(
        isTried || wrong != nil,
        .expect(
          none: wrong,
          "\(evidence.name(facts[wrong ?? 0].who)) got the beginning of an event at "
            + "\(time: facts[wrong ?? 0].at), while the home screen was in front",
          expected: "the app gets nothing"))
    }
  }
}

/// A motion, a press or a remote control event on its way up the responder chain.
private struct OtherMessage {
  let word: Observation.OtherEvent
  let phase: TouchPhase
  let at: Int
  /// The calls, in order.
  var calls: [Int]

  var name: Sentence {
    switch word {
    case .motion: "motion\(phase.suffix)"
    case .press: "presses\(phase.suffix)"
    case .remoteControl: "remoteControlReceived"
    }
  }
}

extension Evidence {
  /// The messages of events that are no touches, as far as they can be distinguished, without the calls
  /// of the scene: a window's next is its scene, or the application. Source: RE-67.
  fileprivate var otherMessages: [OtherMessage] {
    var messages: [OtherMessage] = []
    for event in events[.otherEvent] {
      let fact = facts[event]
      guard case .event(let word)? = fact.word, fact.who != scene.sceneNumber else { continue }
      if let last = messages.last, last.word == word, last.phase == fact.phase, last.at == fact.at {
        messages[messages.count - 1].calls.append(event)
      } else {
        messages.append(OtherMessage(word: word, phase: fact.phase, at: fact.at, calls: [event]))
      }
    }
    return messages.filter { areAlone(at: $0.at) }
  }

  /// Whether the messages of a time are of one event at most: callbacks cause none, and the script has
  /// no second one.
  private func areAlone(at time: Int) -> Bool {
    !script.areReactions { Ingredients.of($0).contains(.otherEvents) }
      && scenario.script.count {
        $0.at == time && $0.changes.contains { Ingredients.of($0).contains(.otherEvents) }
      } < 2
  }

  /// The message that the first responder is to get of a step of the script; nil where none is due, or
  /// others may get it.
  fileprivate func expectedMessage(of step: Scenario.Step) -> OtherMessage? {
    guard step.changes.count == 1, areAlone(at: step.at), !ingredients.contains(.droppedEvents),
      !script.areChanged([.treeChanges, .presentation], until: step.at), isSurelyActive(at: step.at)
    else { return nil }
    let last = otherMessages.last { $0.word == .motion && $0.at < step.at }
    switch step.changes[0] {
    case .remoteControl:
      return OtherMessage(word: .remoteControl, phase: .began, at: step.at, calls: [])
    case .motion(.began) where last?.phase != .began:
      return OtherMessage(word: .motion, phase: .began, at: step.at, calls: [])
    case .motion(.ended) where last?.phase == .began:
      let isAnother = events[.firstResponder].contains { facts[$0].at >= last?.at ?? 0 }
      return isAnother ? nil : OtherMessage(word: .motion, phase: .ended, at: step.at, calls: [])
    default: return nil
    }
  }

  /// Whether callbacks may interrupt the app, or bring it back.
  private var callbacksInterrupt: Bool {
    script.areReactions { Ingredients.of($0).contains(.interruptions) }
  }

  /// Whether the app surely is active: it never left the screen, and its last interruption is over.
  private func isSurelyActive(at time: Int) -> Bool {
    !callbacksInterrupt
      && !scenario.script.contains { step in
        step.at <= time
          && step.changes.contains {
            $0 == .interrupt
              ? time - step.at <= Tolerance.interruption
              : Ingredients.of($0).contains(.interruptions)
          }
      }
  }

  /// The way of a message from a responder on.
  fileprivate func way(
    of message: OtherMessage, from start: Int
  ) -> (responders: [Int], isWhole: Bool) {
    let way = Forwarding.plan(from: start, scene) { scene.handlingOfOtherEvents($0) }
    return (way.responders.filter { $0 != scene.sceneNumber }, way.isWhole)
  }

  /// Whether a message came, and went to the first responder first.
  fileprivate func judgeFirst(_ due: OtherMessage, _ first: Int) -> Verdict {
    let way = way(of: due, from: first)
    // Where it passes the message on first, who on the way gets it before may be open.
    guard way.isWhole || scene.handlingOfOtherEvents(first) != .passesOnFirst else {
      return .notExercised
    }
    let message = otherMessages.first {
      $0.word == due.word && $0.phase == due.phase && $0.at == due.at
    }
    let call = message?.calls[0]
    let who = call.map { facts[$0].who } ?? Scene.none
    return .require(
      who == way.responders.first,
      by: call ?? facts.firstIndex { $0.at > due.at } ?? facts.count,
      "\(name(who)) got \(due.name), though \(name(first)) is first responder",
      expected: "\(due.name) of \(name(first)), and from there up the responder chain")
  }

  /// Whether a message does not begin with a view that has left its window.
  fileprivate func judgeLeaving(_ message: OtherMessage) -> Verdict {
    let call = message.calls[0]
    let who = facts[call].who
    let moment = moments[moments.place(at: call)]
    let hasLeft =
      moment.isSure && moment.scene.isView(who) && moment.scene.windows[who] == Scene.none
    return .forbid(
      hasLeft ? call : nil, "\(name(who)) got \(message.name), and is in no window",
      expected: "it goes to a responder that is in a window, or above them")
  }

  /// When the system takes away what a message began; nil where it goes on, or something else may
  /// have become of it.
  fileprivate func interruption(of began: OtherMessage) -> Int? {
    if began.phase != .began || began.word == .remoteControl || callbacksInterrupt { return nil }
    let later = scenario.script.filter { $0.at > began.at }
    guard
      let step = later.first(where: { step in
        step.changes.contains { [.interrupt, .showHomeScreen].contains($0) }
      }), !script.areChanged([.treeChanges, .presentation], until: step.at),
      !later.contains(where: { $0.at <= step.at && $0.isOtherEvent(began.word) })
    else { return nil }
    return step.at
  }

  /// While the home screen is surely in front.
  fileprivate var timesBehindHomeScreen: [Range<Int>] {
    if callbacksInterrupt { return [] }
    var start: Int?
    var times: [Range<Int>] = []
    for step in scenario.script {
      for change in step.changes {
        if change == .showHomeScreen { start = start ?? step.at }
        if change == .showApplication, let leaving = start {
          times.append(leaving..<max(leaving, step.at))
          start = nil
        }
      }
    }
    if let start { times.append(start..<Int.max) }
    return times.compactMap { time in
      let first = time.lowerBound + Tolerance.interruption
      return first < time.upperBound ? first + 1..<time.upperBound : nil
    }
  }

  /// Whether it is a call with a touch, a motion or a press that begins. A touch that a recognizer withheld
  /// may have come down before. Source: GR-20.
  fileprivate func isBeginning(_ event: Int, within times: Range<Int>) -> Bool {
    let fact = facts[event]
    guard fact.phase == .began else { return false }
    return switch fact.kind {
    case .responder, .recognizer:
      contacts.contains { touch in
        times.contains(touch.down.at)
          && (touch.calls + touch.hearings).contains { $0.event == event }
      }
    case .otherEvent: fact.word != .event(.remoteControl)
    default: false
    }
  }
}

extension Scenario.Step {
  /// Whether it is an event of a kind.
  fileprivate func isOtherEvent(_ word: Observation.OtherEvent) -> Bool {
    changes.contains { change in
      switch change {
      case .motion: word == .motion
      case .press: word == .press
      default: false
      }
    }
  }
}

extension Scene {
  /// What a responder's class does with events that are no touches.
  fileprivate func handlingOfOtherEvents(_ number: Int) -> Scenario.Forwarding {
    if isView(number) { return sources[number].overrides.otherEvents }
    let place = number - views.count
    if controllers.indices.contains(place) { return controllers[place].otherEvents }
    if number == applicationNumber { return application.otherEvents }
    return number == delegateNumber ? application.delegate?.otherEvents ?? .passesOn : .passesOn
  }
}
