import Thresholds
import TouchScript

extension Invariants {
  /// Chapter CT: the protection of controls other than buttons, and where all protection ends.
  static let otherProtections: [Invariant] = [
    .tappedControls, .draggedKnobs, .otherGestures,
  ]
}

extension Invariant {
  /// CT-31: switches, segmented controls, steppers and page controls are protected as buttons are.
  static let tappedControls = Invariant(
    "CT-31", of: [.controls, .recognizers], seeing: .controlEvent
  ) { evidence in
    evidence.judgeProtected(by: { $0.keepsItsTap && $0 != .button }) {
      touch, up, story, ancestors in
      let who = evidence.name(touch.view)
      if let wrong = evidence.recognitions.first(where: {
        $0.delivery == up.delivery && ancestors.contains($0.recognizer)
      }) {
        return .broken(
          Violation(
            "\(evidence.recognizerName(wrong.recognizer)) of an ancestor recognized a tap on "
              + who, event: wrong.event,
            expected: "\(evidence.recognizerName(wrong.recognizer)) fails, and \(who) sends "
              + "touchUpInside"))
      }
      if let wrong = evidence.sent(.touchCancel, story) {
        return .broken(
          Violation(
            "\(who) lost its touch under an ancestor's tap", event: wrong,
            expected: "touchUpInside of \(who)"))
      }
      return .require(
        evidence.sent(.touchUpInside, story) != nil, by: evidence.endOf(up.delivery),
        "\(who) was tapped under an ancestor's tap, and sent no touchUpInside",
        expected: "touchUpInside of \(who)")
    }
  }

  /// CT-32: so are the knobs of sliders from swipes, and those of switches from pans, along them.
  static let draggedKnobs = Invariant(
    "CT-32", of: [.controls, .recognizers], seeing: .controlEvent
  ) { evidence in
    evidence.judgeDrags { touch, story, drag in
      guard evidence.isOnKnob(touch, story),
        drag.horizontal >= Thresholds.knobMovement.surelyAbove,
        drag.vertical <= Thresholds.knobMovement.surelyBelow
      else { return .notExercised }
      let kind: Scenario.Recognizer.Kind =
        evidence.view(touch.view).kind == .slider ? .swipe : .pan
      let meant = drag.ancestors.filter { evidence.kind(of: $0) == kind }
      guard !meant.isEmpty,
        drag.ancestors.allSatisfy({
          meant.contains($0) || evidence.kind(of: $0) == .tap
        })
      else { return .notExercised }
      let who = evidence.name(touch.view)
      if let wrong = evidence.recognitions(of: touch).first(where: {
        meant.contains($0.recognizer)
      }) {
        return .broken(
          Violation(
            "\(evidence.recognizerName(wrong.recognizer)) of an ancestor recognized a drag of the "
              + "knob of \(who)", event: wrong.event,
            expected: "\(evidence.recognizerName(wrong.recognizer)) fails"))
      }
      let wrong = evidence.sent(.touchCancel, story)
      return .expect(
        wrong == nil, at: wrong ?? 0,
        "\(who) lost the touch that dragged its knob", expected: "\(who) goes on tracking")
    }
  }

  /// CT-33: gestures that are not the control's own recognize, and take its touch.
  static let otherGestures = Invariant("CT-33", of: [.controls, .recognizers]) { evidence in
    evidence.judgeHeld().and(evidence.judgePanned()).and(evidence.judgeSeveralTaps())
  }
}

/// A movement of one finger that came down on a control.
private struct Drag {
  /// How far it got along the control, in the control's points.
  let horizontal: Double
  /// How far it got across the control.
  let vertical: Double
  /// The ancestors' recognizers that receive the touch, and would cancel it.
  let ancestors: [Int]
}

extension Evidence {
  /// Lone touches of protected controls, of which all recognizers that receive them are ancestors',
  /// would cancel them, and are kept from recognizing by nobody but the control.
  private func judgeOverlaps(
    _ judge: (Touch, ControlStory, [Int]) -> Verdict
  ) -> Verdict {
    eachTracked(needs: [.alone, .surelyReceived, .receivers, .unvetoed, .heardByAll]) {
      touch, story in
      isTracking(story) && areLeftToControl(touch)
        ? judge(touch, story, touch.receivers) : .notExercised
    }
  }

  /// Whether nobody but the kind of control that is hit keeps receivers from recognizing, and nobody
  /// holds the touch up, or wants it for himself.
  private func areLeftToControl(_ touch: Touch) -> Bool {
    guard view(touch.view).overrides.shouldBegin == nil,
      !scene.line(above: touch.view).contains(where: { scene.isScrolling($0) })
    else { return false }
    return touch.receivers.allSatisfy { number in
      let recognizer = recognizer(number)
      return scene.recognizerViews[number] != touch.view && recognizer.cancelsTouchesInView
        && !recognizer.delaysTouchesBegan && recognizer.shouldBegin != false
    }
  }

  /// Drags of controls.
  fileprivate func judgeDrags(_ judge: (Touch, ControlStory, Drag) -> Verdict) -> Verdict {
    judgeOverlaps { touch, story, ancestors in
      guard isInPlace(touch.view, until: touch.lastTime), touch.isFresh else {
        return .notExercised
      }
      let points = touch.samples.map { geometry.point($0.location, in: touch.view, scene) }
      let drag = Drag(
        horizontal: points.reduce(0) { max($0, ($1.x - points[0].x).magnitude) },
        vertical: points.reduce(0) { max($0, ($1.y - points[0].y).magnitude) },
        ancestors: ancestors)
      return judge(touch, story, drag)
    }
  }

  /// Whether a touch came down where the knob of a slider or switch surely is, as long as nobody
  /// has moved it: at the left end. Nobody says how large knobs are.
  fileprivate func isOnKnob(_ touch: Touch, _ story: ControlStory) -> Bool {
    let control = view(touch.view)
    guard control.kind == .slider || control.kind == .switch,
      !contacts.contains(where: {
        $0.number < touch.number && mayReach($0, touch.view)
      })
    else { return false }
    let bounds = control.bounds
    let point = geometry.point(touch.down.location, in: touch.view, scene)
    let reach = min(bounds.height / 2, Thresholds.knobLength.surelyBelow)
    return bounds.width >= 2 * Thresholds.knobLength.surelyBelow && point.x >= bounds.x + 2
      && point.x <= bounds.x + reach
      && (point.y - bounds.y - bounds.height / 2).magnitude <= Thresholds.knobLength.surelyBelow / 2
  }

  /// Long presses on protected controls.
  fileprivate func judgeHeld() -> Verdict {
    judgeOverlaps { touch, story, receivers in
      guard view(touch.view).kind.keepsItsTap, receivers.count == 1,
        kind(of: receivers[0]) == .longPress,
        recognizer(receivers[0]).taps == 0,
        recognizer(receivers[0]).touches == 1,
        recognizer(receivers[0]).minimumPressDuration <= 500,
        recognizer(receivers[0]).allowableMovement >= 10,
        (touch.duration ?? end - touch.down.at) >= Thresholds.pressDuration.surelyAbove,
        touch.reach <= Thresholds.pressMovement.surelyBelow
      else { return .notExercised }
      return judgeTaken(touch, story, by: receivers[0])
    }
  }

  /// Pans on controls that have no knob.
  fileprivate func judgePanned() -> Verdict {
    judgeOverlaps { touch, story, receivers in
      guard view(touch.view).kind.keepsItsTap, view(touch.view).kind != .switch,
        receivers.count == 1, kind(of: receivers[0]) == .pan,
        recognizer(receivers[0]).minimumTouches == 1,
        isInPlace(touch.view, until: touch.lastTime),
        scene.line(above: touch.view).allSatisfy({ view($0).transform == .identity }),
        touch.samples.contains(where: { sample in
          sample.phase == .moved
            && max(
              (sample.location.x - touch.down.location.x).magnitude,
              (sample.location.y - touch.down.location.y).magnitude)
              >= Thresholds.panMovement.surelyAbove
        })
      else { return .notExercised }
      return judgeTaken(touch, story, by: receivers[0])
    }
  }

  /// Whether a recognizer recognized, and took a touch that its control was tracking.
  private func judgeTaken(
    _ touch: Touch, _ story: ControlStory, by recognizer: Int
  ) -> Verdict {
    let who = name(touch.view)
    guard recognitions(of: touch).contains(where: { $0.recognizer == recognizer }) else {
      return .broken(
        Violation(
          "\(recognizerName(recognizer)) of an ancestor did not recognize its gesture on \(who)",
          event: touch.up.map { endOf($0.delivery) } ?? facts.count, isMissing: true,
          expected: "the action of \(recognizerName(recognizer)): \(who) has no such gesture"))
    }
    return .require(
      sent(.touchCancel, story) != nil,
      by: touch.up.map { endOf($0.delivery) } ?? facts.count,
      "\(recognizerName(recognizer)) took the touch from \(who), which sent no touchCancel",
      expected: "touchCancel of \(who)")
  }

  /// Double taps, and taps with two fingers, on protected controls.
  fileprivate func judgeSeveralTaps() -> Verdict {
    if scene.recognizers.isEmpty || contacts.count != 2 { return .notExercised }
    let first = contacts[0]
    let second = contacts[1]
    guard first.hasView, first.view == second.view, view(first.view).kind.keepsItsTap,
      view(first.view).isEnabled, !isMeddledWith(first), !isMeddledWith(second),
      // What the app has it send cannot be told from what it sends for a touch.
      !script.isToldToSend(first.view),
      view(first.view).overrides.touches == Scenario.TouchHandling(),
      meets([.surelyReceived, .oneReceiver, .unvetoed], first),
      meets(.surelyReceived, second), second.receivers == first.receivers,
      areLeftToControl(first), kind(of: first.receivers[0]) == .tap,
      isSeveralTaps(first, second, first.receivers[0]),
      hearing(.began, of: first.receivers[0], first) != nil,
      hearing(.began, of: first.receivers[0], second) != nil,
      let up = [first.up, second.up].compactMap({ $0 }).max(by: { $0.delivery < $1.delivery })
    else { return .notExercised }
    let tap = first.receivers[0]
    let who = name(first.view)
    if recognition(of: tap, at: up.delivery) == nil {
      return .broken(
        Violation(
          "\(recognizerName(tap)) of an ancestor did not recognize its gesture on \(who)",
          event: endOf(up.delivery), isMissing: true,
          expected: "the action of \(recognizerName(tap)): \(who) has no such gesture"))
    }
    let start = deliveries[up.delivery].events.lowerBound
    let before = controlFacts[first.view].last {
      $0 < start && facts[$0].controlEvent?.isTouchEvent == true
    }
    guard let before, let last = facts[before].controlEvent, !last.isUp, last != .touchCancel else {
      return .holds
    }
    let events = controlFacts[first.view].filter { $0 >= start }
    if let wrong = events.first(where: { facts[$0].controlEvent?.isUp == true }) {
      return .broken(
        Violation(
          "\(who) sent \(eventName(wrong)) for a touch that \(recognizerName(tap)) took from it",
          event: wrong, expected: "touchCancel of \(who)"))
    }
    return .require(
      events.contains { facts[$0].controlEvent == .touchCancel }, by: endOf(up.delivery),
      "\(recognizerName(tap)) took the touch from \(who), which sent no touchCancel",
      expected: "touchCancel of \(who)")
  }

  /// Whether two touches are the double tap, or the tap with two fingers, that a recognizer wants.
  private func isSeveralTaps(_ first: Touch, _ second: Touch, _ recognizer: Int) -> Bool {
    guard first.isSurelyTap, second.isSurelyTap, let lift = first.up else { return false }
    let tap = self.recognizer(recognizer)
    if tap.taps == 2, tap.touches == 1 {
      let pause = second.down.at - lift.at
      return pause >= 0 && second.down.delivery > lift.delivery
        && pause <= Thresholds.tapInterval.surelyBelow
        && first.down.location.distance(to: second.down.location)
          <= Thresholds.tapDistance.surelyBelow
    }
    return tap.taps == 1 && tap.touches == 2 && first.down.delivery == second.down.delivery
  }
}
