import Thresholds
import TouchScript

extension Invariants {
  /// Chapter TV: touches of the content of scroll views.
  static let contentTouches: [Invariant] = [
    .heldBack, .undelayed, .letThrough,
  ]
}

extension Invariant {
  /// TV-03: the content gets no touch at first, and no call at all for a quick tap.
  static let heldBack = Invariant(
    "TV-03", of: .scrollViews, needs: .ofContent, given: { $0.holder(of: $1) }
  ) { evidence, touch, holder in
    evidence.judgeEarly(touch, holder) && evidence.judgeQuick(touch, holder)
  }

  /// TV-12: the content gets a touch that stays, and the whole of one that nobody takes.
  static let letThrough = Invariant(
    "TV-12", of: .scrollViews, needs: .ofContent, given: { $0.holder(of: $1) }
  ) { evidence, touch, holder in
    evidence.judgeLate(touch, holder) && evidence.judgeLift(touch, holder)
  }

  /// TV-09: without `delaysContentTouches` it receives the touch at once.
  static let undelayed = Invariant(
    "TV-09", of: .scrollViews, needs: [.ofContent, .unheld, .fresh, .beginsOnTime],
    where: {
      $0.isContent($1) && !$0.mayBeSwallowed($1) && !$0.mayBeDelayedByEdgePan($1)
        && !$0.ingredients.contains(.scrollPans) && !$0.mayJoinGesture($1)
    }
  ) { evidence, touch in
    .require(
      evidence.viewCall(.began, touch)?.delivery == touch.down.delivery,
      by: evidence.endOf(touch.down.delivery),
      "\(evidence.name(touch.view)) did not get a touch at once, though no scroll view "
        + "above it delays content touches",
      expected: "touchesBegan of \(evidence.name(touch.view)) at \(time: touch.down.at)")
  }
}

extension Touch.Need {
  /// A lone touch that nobody but scroll views keeps from its view.
  fileprivate static let ofContent: Self = [
    .told, .alone, .surelyReceived, .undropped, .unclaimed, .letIn,
  ]
}

extension Evidence {
  /// Whether a receiver was still at an earlier gesture when a touch came down, so that it may take the
  /// touch at once: a class of the app's own ends its gesture when the app says so. Source: GR-12,
  /// GR-53.
  func mayJoinGesture(_ touch: Touch) -> Bool {
    attempts.contains { attempt in
      touch.receivers.contains(attempt.recognizer)
        && attempt.actions.first?.event ?? .max < sight(of: touch)
        && attempt.reset ?? .max > sight(of: touch)
    }
  }

  /// Whether a touch's view is in a scroll view, and is none itself, so that it is seen to receive
  /// its touches when it does.
  fileprivate func isContent(_ touch: Touch) -> Bool {
    !view(touch.view).kind.isScrollView && !script.scrollViews(above: touch.view).isEmpty
      && !script.switchesScrolling
      && scene.views[touch.view].overrides.touches.began != .passesOnFirst
  }

  /// The first scroll view that holds a touch of its content back; nil where anything else may do so:
  /// configured by the app, a scroll view's pan may delay touches by itself.
  fileprivate func holder(of touch: Touch) -> Int? {
    isContent(touch) && !mayBeSwallowed(touch) && !mayBeDelayedByEdgePan(touch)
      && !ingredients.contains(.scrollPans) ? script.holders(of: touch.view).first : nil
  }

  /// Whether the content receives nothing in the first moments, unless the finger lifts or moves.
  fileprivate func judgeEarly(_ touch: Touch, _ holder: Int) -> Verdict {
    let next = touch.samples.dropFirst().first?.at ?? .max
    let limit = min(touch.down.at + Thresholds.contentDelay.surelyBelow, next)
    let began = viewCall(.began, touch)
    if isToldAtOnce(touch) { return judgeWithoutDelay(touch, holder) }
    return .when(
      next > touch.down.at,
      .expect(
        began.map { $0.at >= limit } ?? true, at: began?.event ?? 0,
        "\(name(touch.view)) got a touch after "
          + "\(span: (began?.at ?? 0) - touch.down.at), though \(name(holder)) delays content touches",
        expected: "nothing in the first \(Thresholds.contentDelay.surelyBelow) ms"))
  }

  /// Whether the view receives a touch in the event of its touch-down.
  private func isToldAtOnce(_ touch: Touch) -> Bool {
    viewCall(.began, touch)?.delivery == touch.down.delivery
  }

  /// Whether an engine that tells the content of a touch at once holds back no other: it may do
  /// without the delay, but not now and then. Source: RE-66.
  private func judgeWithoutDelay(_ touch: Touch, _ holder: Int) -> Verdict {
    let held = contacts.first { other in
      meets(.ofContent, other) && meets([.fresh, .beginsOnTime], other) && isContent(other)
        && !mayBeSwallowed(other) && script.holders(of: other.view).first == holder
        && !isToldAtOnce(other) && !mayJoinGesture(other)
    }
    return .expect(
      held == nil, at: viewCall(.began, touch)?.event ?? 0,
      "\(name(touch.view)) got a touch at once, though \(name(holder)) held back that of "
        + "finger \(finger: held?.finger ?? 0)",
      expected: "a delay for each touch, or for none")
  }

  /// Whether the content receives nothing of a quick tap that a recognizer takes.
  fileprivate func judgeQuick(_ touch: Touch, _ holder: Int) -> Verdict {
    .given(quickTap(touch)) { tap, up in
      let wrong = isToldAtOnce(touch) ? nil : touch.calls.first
      return Verdict.expect(
        none: wrong?.event,
        "\(name(wrong?.who ?? Scene.none)) got a tap of \(span: up.at - touch.down.at) that "
          + "\(recognizerName(tap)) took",
        expected: "only the action of \(recognizerName(tap))")
        && .when(
          seesRecognitions,
          .require(
            hasRecognized(tap, touch, by: up.delivery), by: endOf(up.delivery),
            "\(recognizerName(tap)) did not recognize a tap in \(name(holder))",
            expected: "the action of \(recognizerName(tap))"))
    }
  }

  /// The recognizer that takes a tap before the content receives it, and the lift.
  private func quickTap(_ touch: Touch) -> (tap: Int, up: Contact.Sample)? {
    guard meets([.contested, .heardByCandidates], touch), let up = touch.up,
      up.at - touch.down.at < Thresholds.contentDelay.surelyBelow,
      let tap = touch.outcome.nearest, recognizer(tap).cancelsTouchesInView
    else { return nil }
    return (tap, up)
  }

  /// Whether the content receives a finger that stays for long enough.
  fileprivate func judgeLate(_ touch: Touch, _ holder: Int) -> Verdict {
    let limit = touch.down.at + Thresholds.contentDelay.surelyAbove
    let began = viewCall(.began, touch)
    return .when(
      touch.up?.at ?? end > limit && isStill(touch, until: limit)
        && meets([.fresh, .beginsOnTime], touch) && touch.receivers.allSatisfy(isPatient),
      .require(
        began.map { $0.at <= limit } ?? false,
        by: facts.firstIndex { $0.at > limit } ?? facts.count,
        "\(name(touch.view)) did not get a touch that stayed in \(name(holder)) for more than "
          + "\(Thresholds.contentDelay.surelyAbove) ms",
        expected: "touchesBegan of \(name(touch.view))"))
  }

  /// Whether the content hears the whole of a touch that nobody takes, by the lift at the latest: the
  /// delay ends there, as any other does. Source: GR-23.
  fileprivate func judgeLift(_ touch: Touch, _ holder: Int) -> Verdict {
    guard let up = touch.up, !mayScroll(touch), meets([.fresh, .beginsOnTime, .endsOnTime], touch),
      !isRecognized(touch, where: cancels), !mayBeRecognizedUnseen(touch),
      // A tap with too few fingers may wait for more after the lift. Source: KR-09, RE-50.
      touch.receivers.allSatisfy({ recognizer($0).touches == 1 || kind(of: $0) != .tap })
    else { return .notExercised }
    return .require(
      viewCall(.began, touch) != nil && viewCall(.ended, touch)?.delivery == up.delivery,
      by: endOf(up.delivery),
      "\(name(touch.view)) in \(name(holder)) did not get the whole of a touch that nobody took",
      expected: "touchesBegan and then touchesEnded of \(name(touch.view))")
  }

  /// Whether a finger surely has not moved so far by a time that it is no tap any more.
  private func isStill(_ touch: Touch, until time: Int) -> Bool {
    reach(of: touch.number, until: time) <= Thresholds.tapMovement.surelyBelow
  }

  /// Whether a recognizer surely lets the first moments of a touch pass.
  private func isPatient(_ recognizer: Int) -> Bool {
    switch kind(of: recognizer) {
    case .tap, .pan, .swipe, .pinch, .rotation, .screenEdgePan: true
    case .custom, .scrollPan: false
    case .longPress: scenario.recognizers[recognizer].minimumPressDuration >= 500
    }
  }
}
