import TouchScript

extension Invariants {
  /// Chapter SY: the order of events.
  static let system: [Invariant] = [
    .firstInFirstOut, .dispatchPath, .severalInOneEvent, .finishedBeforeReturn,
  ]
}

extension Invariant {
  /// SY-03: events are dispatched one after the other, in the order in which they came: what one brings
  /// about at once is over before the next begins.
  static let firstInFirstOut = Invariant("SY-03") { evidence in
    .when(
      evidence.deliveries.count > 1,
      evidence.judgeTimes() && evidence.judgeHearings() && evidence.judgeActions())
  }

  /// SY-04: from the application to the window, once to each, and then to recognizers and views; where
  /// one of the first two does not call super, to nobody.
  static let dispatchPath = Invariant("SY-04", seeing: .sendEvent, .responder, .recognizer) {
    evidence in
    evidence.judgeWindows() && evidence.judgePath() && evidence.judgeSwallowed()
  }

  /// SY-06: fingers that change at one moment come in one event, or in neighbours of that time.
  static let severalInOneEvent = Invariant(
    "SY-06", of: .severalFingers, each: { $0.contacts }, where: { $1.isClear }
  ) { evidence, touch in
    Verdict.of(touch.samples, where: { evidence.isOneOfSeveral($0, of: touch) }) { sample in
      let delivery = evidence.deliveries[sample.delivery]
      let isSeen =
        delivery.send != Scene.none
        && evidence.facts[delivery.send].touches.contains {
          evidence.touches[$0].finger == touch.finger
            && evidence.touches[$0].phase == sample.phase
        }
      return .require(
        isSeen, by: delivery.send == Scene.none ? delivery.events.lowerBound : delivery.send,
        "several fingers changed at \(time: delivery.at), but no event of that time has what finger "
          + "\(finger: touch.finger) did",
        expected: "one event with the changes of all fingers, or neighbours of one time")
    }
  }

  /// SY-07: what an event causes is over when `sendEvent` returns; only timers act in between.
  static let finishedBeforeReturn = Invariant(
    "SY-07", of: .recognizers, seeing: .recognizer, .action, each: { Array($0.facts.indices) },
    where: { $0.isCaused($1) }
  ) { evidence, event in
    let fact = evidence.facts[event]
    return Verdict.expect(
      !evidence.isBelated(event), at: event,
      "\(evidence.recognizerName(fact.who)) sent its action with an event that it did not get",
      expected: "what an event causes is done before the next")
      && .expect(
        evidence.deliveryOfFact[event] != Scene.none, at: event,
        "\(evidence.recognizerName(fact.who)) was called between two events",
        expected: "everything that an event causes is done before the next")
  }
}

extension Evidence {
  /// Whether it is a call or an action of a recognizer that nothing but an event may cause.
  fileprivate func isCaused(_ event: Int) -> Bool {
    let fact = facts[event]
    switch fact.kind {
    // Where touches are taken away without an event, none is demanded. Source: RE-69, EX-11.
    case .recognizer:
      return deliveryOfFact[event] != Scene.none
        || fact.phase != .cancelled && !mayBeOfUnexpectedEvent(event)
    case .action: return deliveryOfFact[event] != Scene.none || !mayActBetweenEvents(fact)
    default: return false
    }
  }

  /// Whether the last event before a call is one that the script does not account for: of such a one
  /// nobody knows what it causes, and other rules speak of it. Source: rulebook TO-02, TO-10.
  private func mayBeOfUnexpectedEvent(_ event: Int) -> Bool {
    guard let last = events[.sendEvent].last(where: { $0 < event }),
      facts[last].at == facts[event].at
    else { return false }
    return !deliveries.contains { $0.events.contains(last) }
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
        "something of \(time: facts[event].at) came after something of \(time: facts[event - 1].at)",
        expected: "events are delivered in the order of time")
    }
  }

  /// Whether it is a change at a time at which other fingers change as well, and one that must be an
  /// event: no move to the same place, nor a touch that hit nothing. Source: rulebook SY-06, TO-33.
  fileprivate func isOneOfSeveral(_ sample: Contact.Sample, of touch: Touch) -> Bool {
    guard sample.phase != .cancelled, !touch.isIdle(sample), !mayHaveHitNothing(touch) else {
      return false
    }
    return contacts.contains { other in
      other.number != touch.number && other.down.at <= sample.at && other.lastTime >= sample.at
        && other.samples.contains { $0.at == sample.at }
    }
  }

  /// Whether recognizers, which nobody keeps waiting, receive a touch in the event in which its
  /// finger does something, and not with the next.
  fileprivate func judgeHearings() -> Verdict {
    Verdict.of(contacts, where: \.isClear) { touch in
      Verdict.of(
        touch.hearings, where: { $0.delivery >= 0 && deliveries[$0.delivery].kind == .touches }
      ) { call in
        .expect(
          touch.sample(at: call.delivery)?.phase == call.phase
            || call.delivery <= touch.down.delivery,
          at: call.event,
          "\(recognizerName(call.who)) got with the next event what finger \(finger: touch.finger) had done",
          expected: "what an event causes is done before the next")
      }
    }
  }

  /// Whether actions are sent with the events that bring them about.
  fileprivate func judgeActions() -> Verdict {
    Verdict.of(events[.action], where: { deliveryOfFact[$0] >= 0 }) { event in
      .expect(
        !isBelated(event), at: event,
        "\(recognizerName(facts[event].who)) sent its action with an event that it did not get",
        expected: "what an event causes is done before the next")
    }
  }

  /// Whether nobody receives a touch, at once or later, whose events the application or the window
  /// swallows by not calling super. Source: rulebook SY-04.
  fileprivate func judgeSwallowed() -> Verdict {
    guard ingredients.contains(.droppedEvents) else { return .notExercised }
    return Verdict.of(contacts, where: isSurelySwallowed) { touch in
      return .expect(
        none: (touch.hearings + touch.calls).filter { $0.event < touch.removal }
          .min { $0.event < $1.event }?.event,
        "the touch of finger \(finger: touch.finger) was delivered, although sendEvent of the "
          + "application or of the window does not call super",
        expected: "no call for this touch")
    } && .when(contacts.allSatisfy(isSurelySwallowed) && !script.mayChange, judgeSilence())
  }

  /// Whether the window that a touch is in, whichever that is, or the application swallows its events.
  private func isSurelySwallowed(_ touch: Touch) -> Bool {
    guard touch.isClear, touch.moment.isSure else { return false }
    if scene.application.dropsEvents { return true }
    guard touch.hasView, let seen = appearance(of: touch, in: touch.down.delivery) else {
      return false
    }
    return [touch.scene.windows[touch.view], seen.window].allSatisfy {
      scene.isView($0) && scene.sources[$0].overrides.dropsEvents
    }
  }

  /// Whether nobody acts where every event is swallowed.
  private func judgeSilence() -> Verdict {
    let acts: [Observation.Kind] = [.action, .controlEvent, .tracking]
    let wrong = acts.compactMap { events[$0].first }.min()
    return .forbid(
      wrong, "something was sent or tracked, although all events are swallowed",
      expected: "no callback")
  }

  /// Events that somebody received: the application and a window were sent them first.
  fileprivate func judgePath() -> Verdict {
    Verdict.of(
      deliveries.indices,
      given: { number in
        // When the system takes touches away, no event is demanded: SY-07, RE-69.
        // Nor need there be one when all that changes are touches that hit nothing: RE-30.
        deliveries[number].send == Scene.none
          && (deliveries[number].kind != .touches || hasOnlyLostTouches(number))
          ? nil : first(in: number) { $0.kind == .responder || $0.kind == .recognizer }
      }
    ) { number, told in
      let delivery = deliveries[number]
      let window = first(in: number) { $0.isSentToWindow(trace.names) } ?? Int.max
      return .expect(
        delivery.send != Scene.none && delivery.send < window && window < told, at: told,
        "\(called(in: told)) got the event at \(time: delivery.at) before sendEvent of the "
          + "application and of a window",
        expected: "sendEvent of the application, then of the window, then the calls")
    }
  }

  /// Whether all fingers that change in an event may have hit nothing.
  private func hasOnlyLostTouches(_ delivery: Int) -> Bool {
    contacts.allSatisfy { $0.sample(at: delivery) == nil || mayHaveHitNothing($0) }
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
        "\(name(fact.who)) was sent the event at \(time: fact.at) more than once",
        expected: "sendEvent of each window once")
    }
  }
}
