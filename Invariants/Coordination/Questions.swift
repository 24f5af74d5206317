import TouchScript

extension Invariants {
  /// Chapter GC: which recognizers may have a touch.
  static let coordination: [Invariant] = [
    .askedToReceive, .refusedTouch, .receivesByDefault, .disabledRecognizer,
  ]
}

extension Invariant {
  /// GC-01: `shouldReceive` is asked for each new touch, with its view, before it is received;
  /// perhaps more than once, with the same answer.
  static let askedToReceive = Invariant(
    "GC-01", of: .delegates,
    onPath: { _, touch, number in
      let tap = touch.scene.recognizers[number]
      let isOpen = touch.scene.views[touch.scene.recognizerViews[number]].isUserInteractionEnabled
      return tap.isEnabled && tap.asksAboutTouches && tap.shouldReceiveEvent != false && isOpen
    }
  ) { evidence, touch, number in
    evidence.judgeQuestion(of: number, touch)
  }

  /// GC-02: a recognizer that may not receive a touch receives nothing of it.
  static let refusedTouch = Invariant(
    "GC-02", of: .delegates,
    onPath: { _, touch, number in
      touch.scene.recognizers[number].isEnabled
        && touch.scene.refusesTouches(number, in: touch.view)
    }
  ) { evidence, touch, number in
    let wrong = touch.hearings.first { $0.who == number }
    return .expect(
      none: wrong?.event,
      "\(evidence.recognizerName(number)) got touches\(wrong?.phase.suffix ?? ""), though its "
        + "delegate refused the touch",
      expected: "no call of \(evidence.recognizerName(number))")
  }

  /// GC-04: without a delegate that says otherwise a recognizer receives the touch.
  static let receivesByDefault = Invariant(
    "GC-04", of: .recognizers,
    onPath: { evidence, touch, number in
      touch.receivers.contains(number) && evidence.recognizer(number).isOpenToAll
        && touch.scene.recognizerViews[number] == touch.view && evidence.mustHear(number, touch)
    }
  ) { evidence, touch, number in
    .require(
      evidence.hearing(.began, of: number, touch) != nil,
      by: evidence.endOf(touch.down.delivery),
      "\(evidence.recognizerName(number)) of the hit view did not get the touch, though nobody "
        + "refused it",
      expected: "touchesBegan of \(evidence.recognizerName(number))")
  }

  /// GC-05: a disabled recognizer receives nothing, and nobody is asked anything for it.
  static let disabledRecognizer = Invariant("GC-05", of: .recognizers) { evidence in
    Verdict.of(
      evidence.scene.recognizers.indices, where: { evidence.isEverDisabled($0) }
    ) { number in
      evidence.judgeDisabled(number)
    }
  }
}

extension Invariant {
  /// Makes the invariant of a rule about touches and the recognizers on their paths, enabled or
  /// not, refused or not.
  fileprivate convenience init(
    _ id: Rule.ID, of subject: Ingredients,
    onPath isMeant: @escaping @Sendable (Evidence, Touch, Int) -> Bool,
    check: @escaping @Sendable (Evidence, Touch, Int) -> Verdict
  ) {
    self.init(id, of: subject, needs: [.told, .sure]) { evidence, touch in
      let scene = touch.scene
      return Verdict.of(
        scene.recognizers.indices,
        where: {
          scene.isView(touch.view, in: scene.recognizerViews[$0]) && isMeant(evidence, touch, $0)
        }
      ) { check(evidence, touch, $0) }
    }
  }
}

extension Evidence {
  /// Whether something was received or asked of a touch.
  fileprivate func isAbout(_ touch: Touch, at event: Int) -> Bool {
    facts[event].touches.contains { touches[$0].contact == touch.number }
  }

  /// Whether it was asked in time, and with one answer, whether a recognizer should receive a touch.
  fileprivate func judgeQuestion(of number: Int, _ touch: Touch) -> Verdict {
    let who = recognizerName(number)
    let questions = recognizerFacts[number].filter {
      facts[$0].kind == .shouldReceive && isAbout(touch, at: $0)
    }
    let heard = hearing(.began, of: number, touch)?.event
    guard let first = questions.first else {
      return .when(
        heard != nil || mustHear(number, touch),
        .require(
          false, by: heard ?? endOf(touch.down.delivery),
          "nobody asked whether \(who) should receive the touch",
          expected: "shouldReceive for \(who)"))
    }
    let late = questions.first { $0 > heard ?? endOf(touch.down.delivery) }
    let other = questions.first { facts[$0].answer != facts[first].answer }
    return Verdict.expect(
      none: late,
      "it was asked whether \(who) should receive a touch that had come down before",
      expected: "the question before touchesBegan")
      && .expect(
        facts[first].touches.first.map { touches[$0].view } == touch.view, at: first,
        "shouldReceive for \(who) came with a touch without its view",
        expected: "a question with touch.view \(name(touch.view))")
      && .expect(
        none: other,
        "it was asked \(questions.count.times) whether \(who) should receive one touch, and the "
          + "answers differ",
        expected: "one answer")
  }

  /// Whether a recognizer surely is disabled at any time of the script: what turns scrolling on may turn the pan on too.
  fileprivate func isEverDisabled(_ number: Int) -> Bool {
    moments.contains { !$0.scene.recognizers[number].isEnabled }
      && !(recognizer(number).kind == .scrollPan && script.switchesScrolling)
  }

  /// Whether a recognizer receives nothing while it is disabled, and nobody is asked anything for
  /// it, though touches come down on its path.
  fileprivate func judgeDisabled(_ number: Int) -> Verdict {
    let wrong = disabledFacts(number)
    return Verdict.forbid(
      wrong,
      "\(recognizerName(number)) is disabled, and was asked something or got a touch",
      expected: "no call of \(recognizerName(number)), and no question about it"
    )
    .then(
      Verdict.of(
        contacts,
        where: { touch in
          meets([.told, .sure], touch) && !touch.scene.recognizers[number].isEnabled
            && touch.scene.isView(touch.view, in: touch.scene.recognizerViews[number])
        }
      ) { _ in .holds })
  }

  /// The first call of a recognizer, or question for it, of a time at which it surely is disabled.
  private func disabledFacts(_ number: Int) -> Int? {
    func isDisabled(_ event: Int) -> Bool {
      let moment = moment(at: event)
      // What stands right after the app's change may be of the callback in which it was made.
      return moment.isSure && moment.start < event
        && !moment.scene.recognizers[number].isEnabled
        && (event == 0 || !self.moment(at: event - 1).scene.recognizers[number].isEnabled)
    }
    let asked = Array(events[.shouldRequireFailure]) + Array(events[.shouldBeRequiredToFail])
    let calls = recognizerFacts[number].filter {
      facts[$0].kind != .action && facts[$0].kind != .reset && !facts[$0].kind.isOfOthers
    }
    return (calls + asked.filter { facts[$0].who == number && facts[$0].word == .asked(.delegate) })
      .sorted().first(where: isDisabled)
  }
}

extension Observation.Kind {
  /// Whether it is a class's answer about another recognizer, which any engine may look up.
  fileprivate var isOfOthers: Bool { self == .canPrevent || self == .canBePrevented }
}
