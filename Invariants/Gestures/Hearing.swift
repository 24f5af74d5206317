import TouchScript

extension Invariants {
  /// Chapter GR: who hears of a touch, and when.
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
    }
    if let stray {
      return .broken(
        Violation(
          "\(evidence.recognizerName(stray.who)) got a touch of \(evidence.name(touch.view)), "
            + "though its view is not on the path", event: stray.event,
          expected: "only recognizers from \(evidence.name(touch.view)) up to the window"))
    }
    if evidence.view(touch.view).overrides.touches.began == .keeps { return .notExercised }
    return evidence.judgeReceivers(touch)
      .and(evidence.scene.recognizers.isEmpty ? .notExercised : .holds)
  }

  /// GR-02: in each phase recognizers hear of a touch before its view does.
  static let recognizersFirst = Invariant(
    "GR-02", of: .recognizers, seeing: .recognizer, needs: .received
  ) { evidence, touch in
    Verdict.of(touch.hearings) { hearing in
      let early = touch.calls.first {
        $0.delivery == hearing.delivery && $0.delivery != Scene.none
      }
      guard let early else { return .notExercised }
      return .expect(
        early.event > hearing.event, at: early.event,
        "\(evidence.name(early.who)) heard of the touch before "
          + evidence.recognizerName(hearing.who),
        expected: "touches\(hearing.phase.suffix) of \(evidence.recognizerName(hearing.who)) "
          + "first")
    }
  }

  /// GR-03: recognizers hear of an event in whatever order, but each of them once.
  static let eachRecognizerHearsOnce = Invariant(
    "GR-03", of: .recognizers, seeing: .recognizer, needs: .received
  ) { evidence, touch in
    guard touch.receivers.count > 1 else { return .notExercised }
    var verdict = Verdict.notExercised
    for (place, hearing) in touch.hearings.enumerated() {
      let earlier = touch.hearings[..<place].contains {
        $0.who == hearing.who && $0.delivery == hearing.delivery && $0.at == hearing.at
      }
      if earlier {
        return .broken(
          Violation(
            "\(evidence.recognizerName(hearing.who)) heard of one event twice",
            event: hearing.event, expected: "one call for each event"))
      }
      verdict = .holds
    }
    return verdict
  }

  /// GR-05: all recognizers have heard of the event before any action is sent.
  static let allHearBeforeActions = Invariant("GR-05", of: .recognizers, seeing: .action) {
    evidence in
    Verdict.of(
      evidence.recognitions,
      where: { evidence.isOneWindow($0.delivery) && !evidence.script.mayMeddle }
    ) { recognition in
      let events = evidence.deliveries[recognition.delivery].events
      let late = events.last { evidence.facts[$0].kind == .recognizer }
      guard let late else { return .notExercised }
      return .expect(
        late < recognition.event, at: recognition.event,
        "\(evidence.recognizerName(recognition.recognizer)) sent its action before "
          + "\(evidence.recognizerName(evidence.facts[late].who)) had heard of the event",
        expected: "actions only after all recognizers have heard")
    }
  }

  /// GR-06: recognizers, then actions, then the view.
  static let actionsBeforeViews = Invariant("GR-06", of: .recognizers, seeing: .action) {
    evidence in
    Verdict.of(
      evidence.recognitions,
      where: { evidence.isOneWindow($0.delivery) && !evidence.script.mayMeddle }
    ) { recognition in
      let events = evidence.deliveries[recognition.delivery].events
      guard let call = events.first(where: { evidence.facts[$0].kind == .responder }) else {
        return .notExercised
      }
      return .expect(
        call > recognition.event, at: call,
        "\(evidence.name(evidence.facts[call].who)) got touches"
          + "\(evidence.facts[call].phase.suffix) before the action of "
          + evidence.recognizerName(recognition.recognizer),
        expected: "the action first")
    }
  }

  /// GR-07: recognizers hear of touches whatever the views do with them.
  static let deliveryIgnoresViews = Invariant("GR-07", of: .recognizers) { evidence in
    evidence.eachTouch(needs: .view) { touch in
      guard evidence.view(touch.view).overrides.touches.began == .keeps,
        evidence.meets(.received, touch)
      else { return .notExercised }
      return evidence.judgeReceivers(touch)
    }
    .and(
      evidence.eachTouch(needs: .view) { touch in
        guard evidence.view(touch.view).overrides.touches.began == .keeps,
          evidence.meets([.predictable, .lifted], touch), let up = touch.up
        else { return .notExercised }
        return evidence.judgeLift(up, of: touch)
      })
  }

  /// GR-08: meanwhile the view hears of began and moved as well.
  static let viewHearsInParallel = Invariant(
    "GR-08", of: .recognizers, needs: [.received, .prompt]
  ) {
    evidence, touch in
    return Verdict.of(touch.samples, where: { $0.phase != .ended && evidence.isEarly($0, touch) }) {
      sample in
      return .require(
        touch.calls.contains {
          $0.who == touch.view && $0.phase == sample.phase && $0.delivery == sample.delivery
        }, by: evidence.endOf(sample.delivery),
        "\(evidence.name(touch.view)) did not hear of touches\(sample.phase.suffix), though "
          + "no recognizer delays it",
        expected: "touches\(sample.phase.suffix) of \(evidence.name(touch.view))")
    }
  }

  /// GR-10: what a new recognizer's properties are.
  static let newRecognizer = Invariant("GR-10", of: .recognizers, seeing: .made) { evidence in
    Verdict.of(evidence.story.newRecognizers) { event, defaults in
      .expect(
        defaults.isNewOfAllKinds, at: event,
        "the new recognizer "
          + "\"\(evidence.trace.name(of: evidence.facts[event]) ?? "")\" has other properties than a new one has",
        expected: "cancelsTouchesInView true, delaysTouchesBegan false, delaysTouchesEnded true, "
          + "isEnabled true, state possible")
    }
  }
}

extension Evidence {
  /// Whether all fingers of an event are in one window, which then has one delivery.
  fileprivate func isOneWindow(_ delivery: Int) -> Bool {
    guard deliveries.indices.contains(delivery) else { return false }
    var window = Scene.none
    for touch in contacts where touch.isDown(at: delivery) {
      guard touch.view != Scene.unknown else { return false }
      if touch.view == Scene.none { continue }
      if window != Scene.none, window != touch.scene.windows[touch.view] { return false }
      window = touch.scene.windows[touch.view]
    }
    return true
  }

  /// Whether every receiver heard of a touch that starts a sequence. A recognizer that was not
  /// reset is another rule's matter.
  fileprivate func judgeReceivers(_ touch: Touch) -> Verdict {
    return Verdict.of(touch.receivers, where: { mustHear($0, touch) }) { number in
      .require(
        hearing(.began, of: number, touch)?.delivery == touch.down.delivery,
        by: endOf(touch.down.delivery),
        "\(recognizerName(number)) of \(name(touch.scene.recognizerViews[number])) did not hear of the "
          + "touch of \(name(touch.view))",
        expected: "touchesBegan of \(recognizerName(number))")
    }
  }

  /// Whether no recognizer can have taken the touch yet: nobody has lifted a finger since it came.
  fileprivate func isEarly(_ sample: Contact.Sample, _ touch: Touch) -> Bool {
    let earlier = touch.samples.last { $0.delivery < sample.delivery }
    if sample.phase == .moved, earlier?.location == sample.location { return false }
    return !isRecognized(touch) { $0.delivery <= sample.delivery }
  }
}

extension RecognizerDefaults {
  /// Whether all that recognizers of every kind have is as it is in a new one.
  fileprivate var isNewOfAllKinds: Bool {
    cancelsTouchesInView && !delaysTouchesBegan && delaysTouchesEnded && isEnabled
      && state == .possible
  }
}
