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
  /// CT-29: a tapped button sends `touchUpInside`; an ancestor's single tap hears of it and fails.
  static let buttonBeforeAncestors = Invariant(
    "CT-29", of: [.controls, .recognizers], seeing: .controlEvent
  ) { evidence in
    evidence.judgeProtected(by: { $0 == .button }) { touch, up, story, ancestors in
      let who = evidence.name(touch.view)
      if let wrong = evidence.recognitions.first(where: {
        $0.delivery == up.delivery && ancestors.contains($0.recognizer)
      }) {
        return .broken(
          Violation(
            "\(evidence.recognizerName(wrong.recognizer)) of an ancestor recognized a tap on the "
              + "button \(who)", event: wrong.event,
            expected: "\(evidence.recognizerName(wrong.recognizer)) fails, and \(who) sends "
              + "touchUpInside"))
      }
      if let wrong = evidence.sent(.touchCancel, story) {
        return .broken(
          Violation(
            "the button \(who) lost its touch under an ancestor's tap", event: wrong,
            expected: "touchUpInside of \(who)"))
      }
      if let deaf = evidence.deaf(ancestors, touch, up) { return deaf }
      return .require(
        evidence.sent(.touchUpInside, story) != nil, by: evidence.endOf(up.delivery),
        "the button \(who) was tapped under an ancestor's tap, and sent no touchUpInside",
        expected: "touchUpInside of \(who)")
    }
  }

  /// CT-30: the full order of that.
  static let orderOfButton = Invariant(
    "CT-30", of: [.controls, .recognizers], seeing: .controlEvent
  ) { evidence in
    evidence.judgeProtected(by: { $0 == .button }) { touch, up, story, ancestors in
      Verdict.of(ancestors) { tap in
        if let lift = evidence.hearing(.ended, of: tap, touch), lift.state != .failed {
          return .broken(
            Violation(
              "\(evidence.recognizerName(tap)) was \(lift.state.rawValue) after the lift",
              event: lift.event, expected: "it failed there"))
        }
        return evidence.judgeOrder(
          touch,
          [
            evidence.hearing(.began, of: tap, touch)?.event,
            evidence.viewCall(.began, touch)?.event, evidence.called(.begin, story),
            evidence.sent(.touchDown, story), evidence.hearing(.ended, of: tap, touch)?.event,
            evidence.viewCall(.ended, touch)?.event, evidence.called(.end, story),
            evidence.sent(.touchUpInside, story),
          ])
      }
    }
  }

  /// CT-34: a plain control has no such protection: it loses the touch.
  static let plainControlLoses = Invariant(
    "CT-34", of: [.controls, .recognizers], seeing: .controlEvent
  ) { evidence in
    evidence.judgeControlTaps { touch, up, story, outcome in
      guard evidence.view(touch.view).kind == .control,
        let tap = outcome.nearest, evidence.recognizer(tap).cancelsTouchesInView,
        !outcome.candidates.contains(where: { evidence.isOwn($0, touch) })
      else { return .notExercised }
      return evidence.judgeLoss(touch, up, story, to: tap)
    }
  }

  /// CT-35: an ancestor's tap that does not cancel fires along with the control.
  static let bothFire = Invariant("CT-35", of: [.controls, .recognizers], seeing: .controlEvent) {
    evidence in
    evidence.judgeControlTaps { touch, up, story, outcome in
      let kind = evidence.view(touch.view).kind
      guard kind == .button || kind == .control, let tap = outcome.nearest,
        !outcome.candidates.contains(where: {
          evidence.recognizer($0).cancelsTouchesInView || evidence.isOwn($0, touch)
        })
      else { return .notExercised }
      guard let action = evidence.recognition(of: tap, at: up.delivery) else {
        return .broken(
          Violation(
            "\(evidence.recognizerName(tap)) does not cancel touches, and yet did not recognize a "
              + "tap on \(evidence.name(touch.view))", event: evidence.endOf(up.delivery),
            isMissing: true, expected: "the action of \(evidence.recognizerName(tap))"))
      }
      guard let event = evidence.sent(.touchUpInside, story) else {
        return .broken(
          Violation(
            "\(evidence.recognizerName(tap)) does not cancel touches, but "
              + "\(evidence.name(touch.view)) sent no touchUpInside",
            event: evidence.endOf(up.delivery), isMissing: true,
            expected: "touchUpInside of \(evidence.name(touch.view))"))
      }
      return .expect(
        action.event < event, at: event,
        "\(evidence.name(touch.view)) sent touchUpInside before the action of "
          + evidence.recognizerName(tap),
        expected: "the recognizer's action first")
    }
  }

  /// CT-36: a tap on the button itself takes the touch from the button.
  static let ownRecognizerWins = Invariant(
    "CT-36", of: [.controls, .recognizers], seeing: .controlEvent
  ) { evidence in
    evidence.judgeOwn { touch, up, story, tap, _ in
      evidence.judgeLoss(touch, up, story, to: tap)
    }
  }

  /// CT-37: the full order of that.
  static let orderOfOwnRecognizer = Invariant(
    "CT-37", of: [.controls, .recognizers], seeing: .controlEvent
  ) { evidence in
    evidence.judgeOwn { touch, up, story, tap, _ in
      evidence.judgeOrder(
        touch,
        [
          evidence.hearing(.began, of: tap, touch)?.event,
          evidence.viewCall(.began, touch)?.event, evidence.called(.begin, story),
          evidence.sent(.touchDown, story), evidence.hearing(.ended, of: tap, touch)?.event,
          evidence.recognition(of: tap, at: up.delivery)?.event,
          evidence.viewCall(.cancelled, touch)?.event, evidence.called(.cancel, story),
          evidence.sent(.touchCancel, story),
        ])
    }
  }

  /// CT-38: the protection does not depend on how far up the recognizer is.
  static let protectionAtAnyDepth = Invariant(
    "CT-38", of: [.controls, .recognizers], seeing: .controlEvent
  ) { evidence in
    evidence.judgeProtected(by: { $0 == .button }) { touch, up, story, ancestors in
      Verdict.of(
        ancestors, where: { evidence.scene.depths[touch.view] - evidence.depth(of: $0, touch) > 1 }
      ) { tap in
        let wrong = evidence.recognition(of: tap, at: up.delivery)
        return .expect(
          wrong == nil, at: wrong?.event ?? 0,
          "\(evidence.recognizerName(tap)), farther up, recognized a tap on the button "
            + evidence.name(touch.view),
          expected: "the button keeps its touch from all ancestors' taps")
      }
    }
  }

  /// CT-39: the own recognizer, then the button's action, then ancestors' recognizers.
  static let priorities = Invariant("CT-39", of: [.controls, .recognizers], seeing: .controlEvent) {
    evidence in
    evidence.judgeOwn { touch, up, story, tap, outcome in
      let ancestors = evidence.ancestors(touch, outcome)
      guard !ancestors.isEmpty else { return .notExercised }
      if let wrong = evidence.recognitions.first(where: {
        $0.delivery == up.delivery && ancestors.contains($0.recognizer)
          && evidence.scene.prevents(tap, $0.recognizer)
      }) {
        return .broken(
          Violation(
            "\(evidence.recognizerName(wrong.recognizer)) of an ancestor recognized, beside or "
              + "before \(evidence.recognizerName(tap)) of \(evidence.name(touch.view)) itself",
            event: wrong.event, expected: "only \(evidence.recognizerName(tap))"))
      }
      return evidence.judgeLoss(touch, up, story, to: tap)
    }
  }

  /// CT-40: held too long for the ancestor's tap, a button sends `touchUpInside` at the lift.
  static let heldButton = Invariant(
    "CT-40", of: [.controls, .recognizers], seeing: .controlEvent,
    needs: [.alone, .surelyReceived, .receivers, .calm]
  ) {
    evidence, touch, story in
    guard let up = touch.up, evidence.isTracking(story),
      touch.receivers.allSatisfy({
        evidence.kind(of: $0) == .tap && evidence.recognizer($0).touches == 1
      }), !evidence.mayScroll(touch),
      let duration = touch.duration, duration >= Thresholds.tapDuration.surelyAbove,
      evidence.isInside(up.location, of: touch.view, at: up.at) == true
    else { return .notExercised }
    return .require(
      evidence.sent(.touchUpInside, story) != nil, by: evidence.endOf(up.delivery),
      "\(evidence.name(touch.view)) was held for \(duration) ms and let go inside, and sent no "
        + "touchUpInside",
      expected: "touchUpInside of \(evidence.name(touch.view))")
  }
}

extension Evidence {
  /// Lone taps inside a control, of which the rules tell which recognizers recognize.
  func judgeControlTaps(
    _ judge: (Touch, Contact.Sample, ControlStory, Outcome) -> Verdict
  ) -> Verdict {
    eachTracked(needs: [.contested, .alone, .receivers, .heardByCandidates]) { touch, story in
      guard let up = touch.up, isTracking(story), !isHeldByScrollViews(touch),
        isInBounds(up.location, of: touch.view, at: up.at) == true
      else { return .notExercised }
      return judge(touch, up, story, touch.outcome)
    }
  }

  /// Lone taps on a control of some kinds whose protection is all that keeps ancestors' taps from
  /// recognizing.
  func judgeProtected(
    by isMeant: (Scenario.View.Kind) -> Bool,
    _ judge: (Touch, Contact.Sample, ControlStory, [Int]) -> Verdict
  ) -> Verdict {
    judgeControlTaps { touch, up, story, outcome in
      guard isMeant(view(touch.view).kind), view(touch.view).overrides.shouldBegin == nil,
        outcome.candidates.isEmpty
      else { return .notExercised }
      let ancestors = ancestors(touch, outcome)
      return ancestors.isEmpty ? .notExercised : judge(touch, up, story, ancestors)
    }
  }

  /// Lone taps on a button that has a recognizer of its own, which must recognize.
  fileprivate func judgeOwn(
    _ judge: (Touch, Contact.Sample, ControlStory, Int, Outcome) -> Verdict
  ) -> Verdict {
    judgeControlTaps { touch, up, story, outcome in
      guard view(touch.view).kind == .button, let tap = outcome.nearest, isOwn(tap, touch),
        recognizer(tap).cancelsTouchesInView
      else { return .notExercised }
      return judge(touch, up, story, tap, outcome)
    }
  }

  fileprivate func isOwn(_ number: Int, _ touch: Touch) -> Bool {
    scene.recognizerViews[number] == touch.view
  }

  /// The ancestors' single taps that a control keeps from recognizing, and nobody else does.
  fileprivate func ancestors(_ touch: Touch, _ outcome: Outcome) -> [Int] {
    outcome.taps.filter {
      touch.scene.isVetoedByView($0, on: touch.view) && recognizer($0).shouldBegin != false
    }
  }

  /// Ancestors' taps that did not hear of the touch from beginning to end.
  func deaf(
    _ ancestors: [Int], _ touch: Touch, _ up: Contact.Sample
  ) -> Verdict? {
    let deaf = ancestors.first { tap in
      guard hearing(.began, of: tap, touch) != nil else { return false }
      return hearing(.ended, of: tap, touch) == nil
        && !isDecided(tap, before: deliveries[up.delivery].events.lowerBound)
    }
    guard let deaf else { return nil }
    return .broken(
      Violation(
        "\(recognizerName(deaf)) did not hear of the lift in the button \(name(touch.view))",
        event: endOf(up.delivery), isMissing: true,
        expected: "touchesEnded of \(recognizerName(deaf)), in which it fails"))
  }

  /// Whether a control lost its touch to a recognizer: down, then cancel, and never up.
  func judgeLoss(
    _ touch: Touch, _ up: Contact.Sample, _ story: ControlStory, to tap: Int
  ) -> Verdict {
    let who = name(touch.view)
    if let wrong = sent(.touchUpInside, story) {
      return .broken(
        Violation(
          "\(who) sent touchUpInside for a tap that \(recognizerName(tap)) must take from it",
          event: wrong, expected: "touchCancel of \(who)"))
    }
    if recognition(of: tap, at: up.delivery) == nil {
      return .broken(
        Violation(
          "\(recognizerName(tap)) did not recognize a tap on \(who)", event: endOf(up.delivery),
          isMissing: true, expected: "the action of \(recognizerName(tap))"))
    }
    return .require(
      sent(.touchCancel, story) != nil, by: endOf(up.delivery),
      "\(recognizerName(tap)) took the touch from \(who), which sent no touchCancel",
      expected: "touchCancel of \(who)")
  }

  /// Whether the events that are there stand in the given order.
  func judgeOrder(_ touch: Touch, _ events: [Int?]) -> Verdict {
    var last = -1
    for event in events.compactMap({ $0 }) {
      if event < last {
        return .broken(
          Violation(
            "what the tap on \(name(touch.view)) caused came out of order",
            event: event, expected: "this before event \(last)"))
      }
      last = event
    }
    return last < 0 ? .notExercised : .holds
  }
}
