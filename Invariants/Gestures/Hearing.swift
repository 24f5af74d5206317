import TouchScript

extension Invariants {
  /// Chapter GR: who receives a touch, and when.
  static let gestureDelivery: [Invariant] = [
    .recognizersOfThePath, .recognizersFirst, .eachRecognizerHearsOnce, .allHearBeforeActions,
    .actionsBeforeViews, .deliveryIgnoresViews, .viewHearsInParallel, .newRecognizer,
  ]
}

extension Invariant {
  /// GR-01: the recognizers from the hit view up to the window receive the touch, and no others.
  static let recognizersOfThePath = Invariant("GR-01", of: .recognizers, needs: [.told, .sure]) {
    evidence, touch in
    let stray = touch.hearings.first {
      $0.who >= 0
        && !touch.scene.isView(touch.view, in: touch.scene.recognizerViews[$0.who])
        && !evidence.mayCountAtOnce($0.who, touch)
    }
    return Verdict.forbid(
      stray?.event,
      "\(evidence.recognizerName(stray?.who ?? Scene.none)) got a touch of "
        + "\(evidence.name(touch.view)), though its view is not on the path",
      expected: "only recognizers from \(evidence.name(touch.view)) up to the window"
    )
    .then(.when(!evidence.keepsBeginning(touch), evidence.judgeReceivers(touch) && .holds))
  }

  /// GR-02: in each phase recognizers receive a touch before its view does.
  static let recognizersFirst = Invariant(
    "GR-02", of: .recognizers, seeing: .recognizer, needs: .received
  ) { evidence, touch in
    Verdict.of(
      touch.hearings,
      given: { hearing in
        touch.calls.first { $0.delivery == hearing.delivery && $0.delivery != Scene.none }
      }
    ) { hearing, early in
      .expect(
        early.event > hearing.event, at: early.event,
        "\(evidence.name(early.who)) got the touch before "
          + "\(evidence.recognizerName(hearing.who))",
        expected: "touches\(hearing.phase.suffix) of \(evidence.recognizerName(hearing.who)) "
          + "first")
    }
  }

  /// GR-03: recognizers receive an event in any order, but each of them once.
  static let eachRecognizerHearsOnce = Invariant(
    "GR-03", of: .recognizers, seeing: .recognizer, needs: .received,
    where: { $1.receivers.count > 1 }
  ) { evidence, touch in
    Verdict.of(touch.hearings.indices) { place in
      let hearing = touch.hearings[place]
      let isAgain = touch.hearings[..<place].contains {
        $0.who == hearing.who && $0.delivery == hearing.delivery && $0.at == hearing.at
      }
      return .expect(
        !isAgain, at: hearing.event,
        "\(evidence.recognizerName(hearing.who)) got one event twice",
        expected: "one call for each event")
    }
  }

  /// GR-05: all recognizers have received the event before any action is sent.
  static let allHearBeforeActions = Invariant(
    "GR-05",
    actionsBeside: { evidence, delivery in
      delivery.events.last { evidence.facts[$0].kind == .recognizer }
    }
  ) { evidence, action, late in
    .expect(
      late < action, at: action,
      "\(evidence.recognizerName(evidence.facts[action].who)) sent its action before "
        + "\(evidence.recognizerName(evidence.facts[late].who)) had got the event",
      expected: "actions only after all recognizers have got the event")
  }

  /// GR-06: recognizers, then actions, then the view; and where time brings an action about, the
  /// action before the cancellation.
  static let actionsBeforeViews = Invariant("GR-06", of: .recognizers, seeing: .action) {
    evidence in
    Verdict.of(
      evidence.events[.action],
      given: { evidence.callBesideAction($0) }
    ) { action, call in
      .expect(
        call > action, at: call,
        "\(evidence.name(evidence.facts[call].who)) got touches"
          + "\(evidence.facts[call].phase.suffix) before the action of "
          + "\(evidence.recognizerName(evidence.facts[action].who))",
        expected: "the action first")
    }
  }

  /// GR-07: recognizers receive touches, and what views do with them does not matter.
  static let deliveryIgnoresViews = Invariant("GR-07", of: .recognizers) { evidence in
    evidence.eachTouch(needs: .received) { touch in
      .when(evidence.keepsBeginning(touch), evidence.judgeReceivers(touch))
    }
      && evidence.eachOutcome { touch, up, _ in
        .when(evidence.keepsBeginning(touch), evidence.judgeLift(up, of: touch))
      }
  }

  /// GR-08: while the recognizers are undecided the view receives began and moved as well.
  static let viewHearsInParallel = Invariant(
    "GR-08", of: .recognizers, needs: [.received, .prompt, .leftToView]
  ) { evidence, touch in
    Verdict.of(touch.samples, where: { $0.phase != .ended && evidence.isEarly($0, touch) }) {
      sample in
      .require(
        evidence.viewCall(sample.phase, touch, in: sample.delivery) != nil,
        by: evidence.endOf(sample.delivery),
        "\(evidence.name(touch.view)) did not get touches\(sample.phase.suffix), though "
          + "no recognizer delays it",
        expected: "touches\(sample.phase.suffix) of \(evidence.name(touch.view))")
    }
  }

  /// GR-10: what a new recognizer's properties are.
  static let newRecognizer = Invariant(
    "GR-10", of: .recognizers, seeing: .made, each: { Array($0.events[.made]) },
    given: { evidence, event in
      evidence.trace.detail(of: evidence.facts[event])?.recognizerDefaults
    }
  ) { evidence, event, defaults in
    let id = evidence.trace.name(of: evidence.facts[event]) ?? ""
    var seen = defaults.ofAllKinds
    // The edge pan of a navigation controller has been seen to print otherwise. Source: GR-10, RE-60.
    if evidence.scenario.recognizers.contains(where: { $0.id == id && $0.kind == .screenEdgePan }) {
      seen.delaysTouchesBegan = RecognizerDefaults().delaysTouchesBegan
    }
    return .expect(
      seen == RecognizerDefaults(), at: event,
      "the new recognizer \(id: id) has other properties than a new one has",
      expected: "cancelsTouchesInView true, delaysTouchesBegan false, delaysTouchesEnded true, "
        + "isEnabled true, state possible")
  }
}

extension Invariant {
  /// Makes the invariant of a rule about actions in events of one window, which then has one
  /// delivery, with what is found in the event; nobody meddles there.
  fileprivate convenience init(
    _ id: Rule.ID, actionsBeside find: @escaping @Sendable (Evidence, Delivery) -> Int?,
    check: @escaping @Sendable (Evidence, Int, Int) -> Verdict
  ) {
    self.init(
      id, of: .recognizers, seeing: .action, each: { Array($0.events[.action]) },
      given: { evidence, action in
        let delivery = evidence.deliveryOfFact[action]
        return evidence.isOneWindow(delivery) && !evidence.script.mayMeddle
          && !evidence.isFromInterference(action)
          ? find(evidence, evidence.deliveries[delivery]) : nil
      }, check: check)
  }
}

extension Evidence {
  /// Whether an action says that the app stopped its recognizer: no event need cause it, though it may
  /// come with the next one. Source: EX-06, EX-09, RE-48.
  fileprivate func isFromInterference(_ action: Int) -> Bool {
    let fact = facts[action]
    return fact.state == .cancelled
      && recognizerChanges.contains {
        $0.recognizer == fact.who && $0.start <= action
          && [.disabled, .detached, .viewRemoved].contains($0.kind)
      }
  }
}

extension Evidence {
  /// The first call of a view in the event in which an action was sent; for one that time brings
  /// about, the cancellation of that moment of a touch that nobody else has taken.
  fileprivate func callBesideAction(_ action: Int) -> Int? {
    if script.mayMeddle { return nil }
    let delivery = deliveryOfFact[action]
    if delivery != Scene.none {
      // A press that takes no time may begin in the event, or by its timer as soon as that is over: either is
      // "at that time". Source: KR-15.
      let who = facts[action].who
      if facts[action].state == .began, kind(of: who) == .longPress, recognizer(who).mayTakeAtOnce {
        return nil
      }
      // A view that is removed at that time loses its touch by that. Source: EX-02.
      let isRemoved = contacts.contains {
        facts.indices.contains($0.removal) && facts[$0.removal].at == facts[action].at
      }
      return isOneWindow(delivery) && !isRemoved
        ? deliveries[delivery].events.first { facts[$0].kind == .responder } : nil
    }
    guard let recognition = recognitions.first(where: { $0.event == action }), cancels(recognition)
    else { return nil }
    for number in recognition.contacts {
      let touch = contacts[number]
      guard let call = viewCall(.cancelled, touch), call.at == facts[action].at,
        touch.cancellation == nil, touch.removal == .max,
        recognitions(of: touch).first?.event == action
      else { continue }
      return call.event
    }
    return nil
  }

  /// Whether a callback of the event in which a touch came down attached a recognizer, or took the
  /// touch's view to where it is, so that it may receive the touch, or not. Source: rulebook EX-14,
  /// RE-72.
  func mayCountAtOnce(_ recognizer: Int, _ touch: Touch) -> Bool {
    guard deliveries.indices.contains(touch.down.delivery) else { return false }
    let events = deliveries[touch.down.delivery].events
    if events.contains(touch.removal) {
      let scene = moment(at: touch.removal).scene
      if scene.isView(touch.view, in: scene.recognizerViews[recognizer]) { return true }
    }
    return recognizerChanges.contains {
      $0.recognizer == recognizer && ($0.kind == .attached || $0.kind == .reattached)
        && events.contains($0.start)
    }
  }

  /// Whether a recognizer that was attached in a callback of the touch-down may hold back that the touch
  /// ended. Source: rulebook EX-14, RE-72.
  func mayBeHeldBySomeAttached(_ touch: Touch) -> Bool {
    script.addsInCallbacks
      && scenario.recognizers.indices.contains {
        mayCountAtOnce($0, touch) && mayHoldEnd($0, touch)
      }
  }

  /// Whether a touch's view does not pass its beginning on.
  fileprivate func keepsBeginning(_ touch: Touch) -> Bool {
    view(touch.view).overrides.touches.began == .keeps
  }

  /// Whether all fingers of an event are in one window, which then has one delivery.
  fileprivate func isOneWindow(_ delivery: Int) -> Bool {
    guard deliveries.indices.contains(delivery), !deliveries[delivery].mayBeSeveral else {
      return false
    }
    var window = Scene.none
    for touch in contacts where touch.isDown(at: delivery) {
      guard touch.view != Scene.unknown else { return false }
      if touch.view == Scene.none { continue }
      guard isInItsWindow(touch) else { return false }
      if window != Scene.none, window != touch.scene.windows[touch.view] { return false }
      window = touch.scene.windows[touch.view]
    }
    return true
  }

  /// Whether every receiver received a touch that starts a sequence. A recognizer that was not
  /// reset is another rule's matter.
  fileprivate func judgeReceivers(_ touch: Touch) -> Verdict {
    return Verdict.of(touch.receivers, where: { mustHear($0, touch) }) { number in
      .require(
        hearing(.began, of: number, touch)?.delivery == touch.down.delivery,
        by: endOf(touch.down.delivery),
        "\(recognizerName(number)) of \(name(touch.scene.recognizerViews[number])) did not get the "
          + "touch of \(name(touch.view))",
        expected: "touchesBegan of \(recognizerName(number))")
    }
  }

  /// Whether no recognizer can have taken the touch yet: nobody has lifted a finger since it came.
  fileprivate func isEarly(_ sample: Contact.Sample, _ touch: Touch) -> Bool {
    let earlier = touch.samples.last { $0.delivery < sample.delivery }
    if sample.phase == .moved, earlier?.location == sample.location { return false }
    return !mayBeRecognizedUnseen(touch, by: touch.receivers, until: sample)
      && !recognitions(of: touch).contains { $0.delivery <= sample.delivery }
  }
}
