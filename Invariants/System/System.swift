import TouchScript

extension Invariants {
  /// Chapter SY: the order of events.
  static let system: [Invariant] = [
    .firstInFirstOut, .dispatchPath, .severalInOneEvent, .finishedBeforeReturn,
  ]
}

extension Invariant {
  /// SY-03: events are dispatched one after the other, in the order in which they came.
  static let firstInFirstOut = Invariant("SY-03") { evidence in
    .when(evidence.deliveries.count > 1, evidence.judgeTimes().and(evidence.judgeSends()))
  }

  /// SY-04: from the application to the window, once to each, and then to recognizers and views.
  static let dispatchPath = Invariant("SY-04", seeing: .sendEvent, .responder, .recognizer) {
    evidence in
    evidence.judgeWindows().and(evidence.judgePath())
  }

  /// SY-06: fingers that change at one moment are told of in one event.
  static let severalInOneEvent = Invariant(
    "SY-06", of: .severalFingers, each: { $0.deliveries },
    where: { $1.kind == .touches && $1.fingers.count > 1 && $1.send != Scene.none }
  ) { evidence, delivery in
    let missing = delivery.fingers.first { finger in
      !evidence.facts[delivery.send].touches.contains {
        evidence.touches[$0].finger == finger.finger
          && evidence.touches[$0].phase == finger.phase
      }
    }
    return .expect(
      missing == nil, at: delivery.send,
      "\(delivery.fingers.count) fingers changed at \(delivery.at) ms, but the event does not "
        + "have what finger \(missing?.finger ?? 0) did",
      expected: "one event with the changes of all fingers")
  }

  /// SY-07: what an event causes is over when `sendEvent` returns; only timers act in between.
  static let finishedBeforeReturn = Invariant(
    "SY-07", of: .recognizers, seeing: .recognizer, .action, each: { $0.facts.indices },
    where: { $0.isCaused($1) }
  ) { evidence, event in
    let fact = evidence.facts[event]
    return Verdict.expect(
      !evidence.isBelated(event), at: event,
      "\(evidence.recognizerName(fact.who)) sent its action with an event of which it did not hear",
      expected: "what an event causes is done before the next"
    )
    .and(
      .expect(
        evidence.deliveryOfFact[event] != Scene.none, at: event,
        "\(evidence.recognizerName(fact.who)) was called between two events",
        expected: "everything that an event causes is done before the next"))
  }
}

extension Evidence {
  /// Whether it is a call or an action of a recognizer that nothing but an event may cause.
  fileprivate func isCaused(_ event: Int) -> Bool {
    let fact = facts[event]
    switch fact.kind {
    case .recognizer: return true
    case .action: return deliveryOfFact[event] != Scene.none || !mayActBetweenEvents(fact)
    default: return false
    }
  }

  /// Whether it is an action that comes with an event that cannot be its cause.
  fileprivate func isBelated(_ event: Int) -> Bool {
    let fact = facts[event]
    let number = deliveryOfFact[event]
    guard fact.kind == .action, number >= 0, scene.recognizers.indices.contains(fact.who),
      !mayActBetweenEvents(fact)
    else { return false }
    return !recognizerFacts[fact.who].contains {
      facts[$0].kind == .recognizer && deliveryOfFact[$0] == number && $0 < event
    }
  }

  /// Whether time, or the app, may have a recognizer act between events: a press lasts long enough,
  /// a timer of its class fires, another recognizer fails, or the app ends its gesture. Source: rulebook KR-15, GC-28, EX-06.
  fileprivate func mayActBetweenEvents(_ fact: Trace.Event) -> Bool {
    guard scenario.recognizers.indices.contains(fact.who) else { return true }
    return fact.state == .cancelled || scenario.recognizers[fact.who].kind == .longPress
      || !scenario.recognizers[fact.who].decisions.isEmpty
      || !scene.recognizers[fact.who].isWatched
      || ingredients.contains(.requirements)
  }

  /// Whether everything stands in the order of time.
  fileprivate func judgeTimes() -> Verdict {
    Verdict.of(facts.indices.dropFirst()) { event in
      .expect(
        facts[event].at >= facts[event - 1].at, at: event,
        "something of \(facts[event].at) ms came after something of \(facts[event - 1].at) ms",
        expected: "events are delivered in the order of time")
    }
  }

  /// Whether the application was sent every event of the script, once.
  fileprivate func judgeSends() -> Verdict {
    Verdict.of(deliveries) { delivery in
      .require(
        delivery.send != Scene.none, by: delivery.events.lowerBound,
        "the event at \(delivery.at) ms was never sent", expected: "sendEvent of the application")
    }
  }

  /// Events of which somebody was told: the application and a window were sent them first.
  fileprivate func judgePath() -> Verdict {
    Verdict.of(
      deliveries.indices,
      given: { number in
        first(in: number) { $0.kind == .responder || $0.kind == .recognizer }
      }
    ) { number, told in
      let delivery = deliveries[number]
      let window = first(in: number) { $0.isSentToWindow(trace.names) } ?? Int.max
      return .expect(
        delivery.send != Scene.none && delivery.send < window && window < told, at: told,
        "somebody was told of the event at \(delivery.at) ms before sendEvent of the application "
          + "and of a window",
        expected: "sendEvent of the application, then of the window, then the calls")
    }
  }

  /// Events that windows were sent: each once.
  fileprivate func judgeWindows() -> Verdict {
    let sends = events[.sendEvent].filter {
      facts[$0].isSentToWindow(trace.names) && deliveryOfFact[$0] != Scene.none
        && !facts[$0].touches.isEmpty
    }
    return Verdict.of(sends) { event in
      let fact = facts[event]
      let isAgain = sends.contains {
        $0 < event && facts[$0].who == fact.who && deliveryOfFact[$0] == deliveryOfFact[event]
      }
      return .expect(
        !isAgain, at: event,
        "\(name(fact.who)) was sent the event at \(fact.at) ms more than once",
        expected: "sendEvent of each window once")
    }
  }
}
