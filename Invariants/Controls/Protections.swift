import Thresholds
import TouchScript

extension Invariants {
  /// Chapter CT: controls versus recognizers.
  static let controlsAndGestures: [Invariant] = [
    .buttonBeforeAncestors, .orderOfButton, .plainControlLoses, .bothFire, .ownRecognizerWins,
    .orderOfOwnRecognizer, .protectionAtAnyDepth, .priorities, .heldButton,
  ]
}

extension Invariant {
  /// CT-29: a tapped button sends `touchUpInside`; an ancestor's single tap receives it and fails.
  static let buttonBeforeAncestors = Invariant(
    "CT-29", protectedTapOn: { $0 == .button }
  ) { evidence, tap, ancestors in
    evidence.judgeKept(tap, from: ancestors, "a tap on the button \(tap.who)", "the button ")
      && evidence.judgeHearing(of: ancestors, tap) && evidence.judgeUpInside(tap, "the button ")
  }

  /// CT-30: the full order of that.
  static let orderOfButton = Invariant(
    "CT-30", protectedTapOn: { $0 == .button }
  ) { evidence, tap, ancestors in
    let touch = tap.touch
    // What is held back comes after the recognizers have received the lift. Source: GR-20, RE-60.
    let isHeldBack =
      evidence.isDelayedByScrollPan(touch)
      || touch.receivers.contains { evidence.recognizer($0).mayDelayTouchesBegan }
    if isHeldBack { return .notExercised }
    return Verdict.of(ancestors) { number in
      let lift = evidence.hearing(.ended, of: number, touch)
      // Where others are to receive the lift, whether it fails before or after is open. Source:
      // RE-46, RE-47.
      let isOpen = lift?.state == .possible && touch.receivers.count > 1
      return Verdict.forbid(
        lift.flatMap { $0.state == .failed || isOpen ? nil : $0.event },
        "\(evidence.recognizerName(number)) was \(lift?.state.rawValue ?? "") after the lift",
        expected: "\(evidence.recognizerName(number)) fails at the lift")
        && evidence.judgeOrder(
          touch,
          [
            evidence.hearing(.began, of: number, touch)?.event,
            evidence.viewCall(.began, touch)?.event, evidence.called(.begin, tap.story),
            evidence.sent(.touchDown, tap.story), lift?.event,
            evidence.viewCall(.ended, touch)?.event, evidence.called(.end, tap.story),
            evidence.sent(.touchUpInside, tap.story),
          ])
    }
  }

  /// CT-34: a plain control has no such protection: it loses the touch.
  static let plainControlLoses = Invariant(
    "CT-34", tapOn: { $0 == .control },
    given: { evidence, tap in
      evidence.hasTapOfItsOwn(tap) ? nil : evidence.nearestCanceller(tap)
    }
  ) { evidence, tap, winner in
    evidence.judgeLoss(tap, to: winner)
  }

  /// CT-35: an ancestor's tap that does not cancel fires along with the control.
  static let bothFire = Invariant(
    "CT-35", tapOn: { $0 == .button || $0 == .control },
    given: { evidence, tap in
      tap.outcome.candidates.contains {
        evidence.recognizer($0).cancelsTouchesInView || evidence.isOwn($0, tap.touch)
      } ? nil : tap.outcome.nearest
    }
  ) { evidence, tap, winner in
    let who = evidence.recognizerName(winner)
    let action = evidence.recognition(of: winner, at: tap.up.delivery)
    let event = evidence.sent(.touchUpInside, tap.story)
    return Verdict.require(
      action != nil, by: evidence.endOf(tap.up.delivery),
      "\(who) does not cancel touches, and yet did not recognize a tap on \(tap.who)",
      expected: "the action of \(who)")
      && .when(
        event != nil || !evidence.mayAwaitFingers(tap.touch),
        .require(
          event != nil, by: evidence.endOf(tap.up.delivery),
          "\(who) does not cancel touches, but \(tap.who) sent no touchUpInside",
          expected: "touchUpInside of \(tap.who)"))
      && .expect(
        action?.event ?? .max < event ?? .max, at: event ?? 0,
        "\(tap.who) sent touchUpInside before the action of \(who)",
        expected: "the recognizer's action first")
  }

  /// CT-36: a tap on the button itself takes the touch from the button.
  static let ownRecognizerWins = Invariant(
    "CT-36", tapOn: { $0 == .button }, given: { $0.ownTap($1) }
  ) { evidence, tap, own in
    evidence.judgeLoss(tap, to: own)
  }

  /// CT-37: the full order of that.
  static let orderOfOwnRecognizer = Invariant(
    "CT-37", tapOn: { $0 == .button }, given: { $0.ownTap($1) }
  ) { evidence, tap, own in
    let touch = tap.touch
    return evidence.judgeOrder(
      touch,
      [
        evidence.hearing(.began, of: own, touch)?.event,
        evidence.viewCall(.began, touch)?.event, evidence.called(.begin, tap.story),
        evidence.sent(.touchDown, tap.story), evidence.hearing(.ended, of: own, touch)?.event,
        evidence.recognition(of: own, at: tap.up.delivery)?.event,
        evidence.viewCall(.cancelled, touch)?.event, evidence.called(.cancel, tap.story),
        evidence.sent(.touchCancel, tap.story),
      ])
  }

  /// CT-38: the protection does not depend on how far up the recognizer is.
  static let protectionAtAnyDepth = Invariant(
    "CT-38", protectedTapOn: { $0 == .button }
  ) { evidence, tap, ancestors in
    let depth = evidence.scene.depths[tap.touch.view]
    return Verdict.of(
      ancestors, where: { depth - evidence.depth(of: $0, tap.touch) > 1 }
    ) { number in
      return .expect(
        none: evidence.recognition(of: number, at: tap.up.delivery)?.event,
        "\(evidence.recognizerName(number)), farther up, recognized a tap on the button \(tap.who)",
        expected: "the button keeps its touch from all ancestors' taps")
    }
  }

  /// CT-39: the own recognizer, then the button's action, then ancestors' recognizers.
  static let priorities = Invariant(
    "CT-39", tapOn: { $0 == .button },
    given: { evidence, tap in
      evidence.ancestors(tap).isEmpty ? nil : evidence.ownTap(tap)
    }
  ) { evidence, tap, own in
    let ancestors = evidence.ancestors(tap)
    let wrong = evidence.recognitions.first {
      $0.delivery == tap.up.delivery && ancestors.contains($0.recognizer)
        && evidence.scene.prevents(own, $0.recognizer)
    }
    return Verdict.expect(
      none: wrong?.event,
      "\(evidence.recognizerName(wrong?.recognizer ?? Scene.none)) of an ancestor recognized, beside "
        + "or before \(evidence.recognizerName(own)) of \(tap.who) itself",
      expected: "only \(evidence.recognizerName(own))"
    ) && evidence.judgeLoss(tap, to: own)
  }

  /// CT-40: held too long for the ancestor's tap, a button sends `touchUpInside` at the lift.
  static let heldButton = Invariant(
    "CT-40", of: [.controls, .recognizers],
    needs: [.lifted, .alone, .surelyReceived, .receivers, .calm, .underTapsOfOneFinger],
    where: { $0.view($1.view).kind == .button && $0.isTracking($2) && $0.isHeldInside($1) }
  ) { evidence, touch, story in
    .require(
      evidence.sent(.touchUpInside, story) != nil,
      by: evidence.endOf(touch.up?.delivery ?? Scene.none),
      "\(evidence.name(touch.view)) was held for \(span: touch.duration ?? 0) and let go inside, and "
        + "sent no touchUpInside",
      expected: "touchUpInside of \(evidence.name(touch.view))")
  }
}

/// A lone tap inside a control, of which the rules tell which recognizers recognize.
struct ControlTap {
  let touch: Touch
  /// The lift.
  let up: Contact.Sample
  /// What the control makes of it.
  let story: ControlStory
  /// The control's name, for sentences.
  let who: Name

  var outcome: Outcome { touch.outcome }
}

extension Invariant {
  /// Makes the invariant of a rule about lone taps on controls of some kinds, with the recognizer
  /// of which it speaks.
  fileprivate convenience init(
    _ id: Rule.ID, tapOn isMeant: @escaping @Sendable (Scenario.View.Kind) -> Bool,
    given find: @escaping @Sendable (Evidence, ControlTap) -> Int?,
    check: @escaping @Sendable (Evidence, ControlTap, Int) -> Verdict
  ) {
    self.init(
      id, of: [.controls, .recognizers], needs: .tapOnControl,
      given: { $0.tap($1, $2, on: isMeant) }
    ) { evidence, _, _, tap in
      .given(find(evidence, tap)) { check(evidence, tap, $0) }
    }
  }

  /// Makes the invariant of a rule about lone taps on controls of some kinds whose protection is
  /// all that keeps ancestors' taps from recognizing: with these.
  convenience init(
    _ id: Rule.ID, protectedTapOn isMeant: @escaping @Sendable (Scenario.View.Kind) -> Bool,
    check: @escaping @Sendable (Evidence, ControlTap, [Int]) -> Verdict
  ) {
    self.init(
      id, of: [.controls, .recognizers], needs: .tapOnControl,
      given: { $0.tap($1, $2, on: isMeant) }
    ) { evidence, touch, _, tap in
      let ancestors = evidence.ancestors(tap)
      let isLeftToControl =
        evidence.view(touch.view).overrides.shouldBegin == nil && tap.outcome.candidates.isEmpty
      return .when(
        isLeftToControl && !ancestors.isEmpty, check(evidence, tap, ancestors))
    }
  }
}

extension Touch.Need {
  /// A lone tap on a control, of which the places of single taps tell the outcome.
  fileprivate static let tapOnControl: Self = [
    .contested, .alone, .receivers, .heardByCandidates, .unheld,
  ]
}

extension Evidence {
  /// A tap that a control of one of the kinds tracks, and that ends in its bounds.
  fileprivate func tap(
    _ touch: Touch, _ story: ControlStory, on isMeant: (Scenario.View.Kind) -> Bool
  ) -> ControlTap? {
    // What becomes of tracking in a way of its own shows in the value alone. Source: CT-41.
    let kind = view(touch.view).kind
    guard isMeant(kind), kind.tracksInItsOwnWay || isTracking(story), let up = touch.up,
      isInBounds(up.location, of: touch.view, at: up.at) == true
    else { return nil }
    return ControlTap(touch: touch, up: up, story: story, who: name(touch.view))
  }

  /// Whether a touch surely is too long for a tap, and no more, and the finger lifts inside its
  /// control.
  fileprivate func isHeldInside(_ touch: Touch) -> Bool {
    guard let up = touch.up else { return false }
    return !mayScroll(touch) && touch.duration ?? 0 >= Thresholds.tapDuration.surelyAbove
      && isInside(up.location, of: touch.view, at: up.at) == true
  }

  fileprivate func isOwn(_ number: Int, _ touch: Touch) -> Bool {
    scene.recognizerViews[number] == touch.view
  }

  /// Whether a control has a recognizer of its own that sees a tap.
  fileprivate func hasTapOfItsOwn(_ tap: ControlTap) -> Bool {
    tap.outcome.candidates.contains { isOwn($0, tap.touch) }
  }

  /// The recognizer that recognizes for its place, if it takes the touch from the control.
  fileprivate func nearestCanceller(_ tap: ControlTap) -> Int? {
    tap.outcome.nearest.flatMap { recognizer($0).cancelsTouchesInView ? $0 : nil }
  }

  /// The same, if it is the control's own.
  fileprivate func ownTap(_ tap: ControlTap) -> Int? {
    nearestCanceller(tap).flatMap { isOwn($0, tap.touch) ? $0 : nil }
  }

  /// The ancestors' single taps that a control keeps from recognizing, and nobody else does.
  fileprivate func ancestors(_ tap: ControlTap) -> [Int] {
    tap.outcome.taps.filter {
      tap.touch.scene.isVetoedByView($0, on: tap.touch.view) && recognizer($0).shouldBegin != false
    }
  }

  /// Whether a control kept its touch from ancestors' taps, none of which recognized.
  func judgeKept(
    _ tap: ControlTap, from ancestors: [Int], _ what: Sentence, _ article: String
  ) -> Verdict {
    let wrong = recognitions.first {
      $0.delivery == tap.up.delivery && ancestors.contains($0.recognizer)
    }
    let who = recognizerName(wrong?.recognizer ?? Scene.none)
    let cancelled =
      view(tap.touch.view).kind.tracksInItsOwnWay ? nil : sent(.touchCancel, tap.story)
    return Verdict.expect(
      none: wrong?.event, "\(who) of an ancestor recognized \(what)",
      expected: "\(who) fails, and \(tap.who) sends touchUpInside")
      && .expect(
        none: cancelled,
        "\(article)\(tap.who) lost its touch under an ancestor's tap",
        expected: "touchUpInside of \(tap.who)")
  }

  /// Whether ancestors' taps that received a tap's beginning received its end.
  fileprivate func judgeHearing(of ancestors: [Int], _ tap: ControlTap) -> Verdict {
    let deaf = ancestors.first { number in
      hearing(.began, of: number, tap.touch) != nil
        && hearing(.ended, of: number, tap.touch) == nil
        && !isDecided(number, before: deliveries[tap.up.delivery].events.lowerBound)
    }
    let who = recognizerName(deaf ?? Scene.none)
    return .require(
      deaf == nil, by: endOf(tap.up.delivery),
      "\(who) did not get touchesEnded in the button \(tap.who)",
      expected: "touchesEnded of \(who), in which it fails")
  }

  /// Whether a control that kept its touch sent `touchUpInside`.
  func judgeUpInside(_ tap: ControlTap, _ article: String) -> Verdict {
    let event = sent(.touchUpInside, tap.story)
    return .when(
      event != nil || !mayAwaitFingers(tap.touch),
      .require(
        event != nil, by: endOf(tap.up.delivery),
        "\(article)\(tap.who) was tapped under an ancestor's tap, and sent no touchUpInside",
        expected: "touchUpInside of \(tap.who)"))
  }

  /// Whether a control lost its touch to a recognizer: down, then cancel, and never up.
  fileprivate func judgeLoss(_ tap: ControlTap, to winner: Int) -> Verdict {
    let wrong = sent(.touchUpInside, tap.story)
    return Verdict.expect(
      none: wrong,
      "\(tap.who) sent touchUpInside for a tap that \(recognizerName(winner)) must take from it",
      expected: "touchCancel of \(tap.who)")
      && .require(
        hasRecognized(winner, tap.touch, by: tap.up.delivery), by: endOf(tap.up.delivery),
        "\(recognizerName(winner)) did not recognize a tap on \(tap.who)",
        expected: "the action of \(recognizerName(winner))")
      && .require(
        sent(.touchCancel, tap.story) != nil, by: endOf(tap.up.delivery),
        "\(recognizerName(winner)) took the touch from \(tap.who), which sent no touchCancel",
        expected: "touchCancel of \(tap.who)")
  }

  /// Whether the events that are there stand in the given order.
  func judgeOrder(_ touch: Touch, _ events: [Int?]) -> Verdict {
    let events = events.compactMap { $0 }
    return Verdict.of(events.indices) { place in
      let last = place > 0 ? events[place - 1] : -1
      return .expect(
        events[place] >= last, at: events[place],
        "what the tap on \(name(touch.view)) caused came out of order",
        expected: "this \(after: last)")
    }
  }
}
