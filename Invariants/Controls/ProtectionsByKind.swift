import Thresholds
import TouchScript

extension Invariants {
  /// Chapter CT: the protection of controls other than buttons, and where all protection ends.
  static let protectionsByKind: [Invariant] = [
    .tappedControls, .draggedKnobs, .otherGestures,
  ]
}

extension Invariant {
  /// CT-31: switches, segmented controls, steppers and page controls are protected as buttons are,
  /// and do what they are there for.
  static let tappedControls = Invariant(
    "CT-31", protectedTapOn: { $0.keepsItsTap && $0 != .button }
  ) { evidence, tap, ancestors in
    evidence.judgeKept(tap, from: ancestors, "a tap on \(tap.who)", "")
      && .when(
        evidence.changeByTap(tap.touch)?.isSure ?? false
          && !evidence.mayAwaitFingers(tap.touch),
        evidence.judgeValue(of: tap.touch, "was tapped"))
  }

  /// CT-32: so are the knobs of sliders from swipes, and those of switches from pans, along them.
  static let draggedKnobs = Invariant(
    "CT-32", of: [.controls, .recognizers], needs: [.leftToControl, .fresh],
    given: { evidence, touch, _ in evidence.dragOfKnob(touch) }
  ) { evidence, touch, _, drag in
    let who = evidence.name(touch.view)
    let winner = evidence.recognitions(of: touch).first { drag.rivals.contains($0.recognizer) }
    let rival = evidence.recognizerName(winner?.recognizer ?? Scene.none)
    let lost = touch.cancellation == nil ? evidence.viewCall(.cancelled, touch) : nil
    return Verdict.expect(
      none: winner?.event,
      "\(rival) of an ancestor recognized a drag of the knob of \(who)", expected: "\(rival) fails")
      && .expect(
        none: lost?.event, "\(who) lost the touch that dragged its knob",
        expected: "\(who) goes on tracking")
      && .when(drag.changesValue, evidence.judgeValue(of: touch, "had its knob dragged"))
  }

  /// CT-33: gestures that are none of a button's own recognize, and take its touch; and so do pans across
  /// a slider's track. Other controls may have recognizers of their own: RE-76.
  static let otherGestures = Invariant("CT-33", of: [.controls, .recognizers]) { evidence in
    if evidence.script.movesWindows { return .notExercised }
    return evidence.judgeHeld() && evidence.judgePanned() && evidence.judgePannedBesideKnob()
      && evidence.judgeSeveralTaps()
  }
}

/// What must come of a drag of a knob.
private struct KnobDrag {
  /// The recognizers that must not take it.
  let rivals: [Int]
  /// Whether it surely changes what the control is set to.
  let changesValue: Bool
}

extension Touch.Need {
  /// A lone touch of a control whose receivers have all received it.
  fileprivate static let leftToControl: Self = [
    .alone, .surelyReceived, .receivers, .unvetoed, .heardByAll,
  ]
}

extension Evidence {
  /// Lone touches of protected controls, of which the only receiver is an ancestor's, would cancel
  /// them, and is kept from recognizing by nobody but the control; where it is one of which
  /// controls know nothing, it must take them.
  private func judgeStrangeGestures(
    on isMeantKind: (Scenario.View.Kind) -> Bool = { $0 == .button },
    where isMeant: (Touch, Int) -> Bool
  ) -> Verdict {
    eachTracked(needs: [.leftToControl, .oneReceiver]) { touch, story in
      .when(
        (view(touch.view).kind.tracksInItsOwnWay || isTracking(story))
          && areLeftToControl(touch) && isMeantKind(view(touch.view).kind)
          && isMeant(touch, touch.receivers[0]),
        judgeTaken(touch, story, by: touch.receivers[0]))
    }
  }

  /// Whether nobody but the kind of control that is hit keeps receivers from recognizing, and
  /// nobody holds the touch up, or wants it for himself.
  private func areLeftToControl(_ touch: Touch) -> Bool {
    guard view(touch.view).overrides.shouldBegin == nil,
      !scene.line(above: touch.view).contains(where: { scene.isScrolling($0) }),
      !script.switchesScrolling
    else { return false }
    return touch.receivers.allSatisfy { number in
      let recognizer = scenario.recognizers[number]
      return scene.recognizerViews[number] != touch.view && recognizer.cancelsTouchesInView
        && !recognizer.delaysTouchesBegan && recognizer.delegate?.shouldBegin != false
    }
  }

  /// What must come of a finger that drags a control's knob along it; nil where it does not, or where
  /// others but taps look on.
  fileprivate func dragOfKnob(_ touch: Touch) -> KnobDrag? {
    guard areLeftToControl(touch), isLeftToTrack(touch.view), let value = valueIfOnKnob(touch),
      isInPlace(touch.view, until: touch.lastTime)
    else { return nil }
    let isSlider = view(touch.view).kind == .slider
    let points = touch.samples.map { geometry.point($0.location, in: touch.view, scene) }
    let along = points.map { $0.x - points[0].x }
    let across = points.reduce(0) { max($0, ($1.y - points[0].y).magnitude) }
    let least = Thresholds.knobMovement.surelyAbove
    guard along.contains(where: { $0.magnitude >= least }),
      across <= Thresholds.knobMovement.surelyBelow
    else { return nil }
    let dragging: Scenario.Recognizer.Kind = isSlider ? .swipe : .pan
    let rivals = touch.receivers.filter { kind(of: $0) == dragging }
    let areAlone = touch.receivers.allSatisfy { [dragging, .tap].contains(kind(of: $0)) }
    if rivals.isEmpty || !areAlone { return nil }
    let changes =
      isSlider && touch.up != nil
      && view(touch.view).bounds.width >= 4 * Thresholds.knobLength.engine
      && along.contains { $0 >= least && value < 1 || $0 <= -least && value > 0 }
    return KnobDrag(rivals: rivals, changesValue: changes)
  }

  /// What a slider or switch was set to when a touch came down where its knob surely is; nil where
  /// that is not sure. Nobody says how large knobs are: where a small one is, a larger one is as well.
  func valueIfOnKnob(_ touch: Touch) -> Double? {
    let control = view(touch.view)
    guard control.kind == .slider || control.kind == .switch else { return nil }
    let value = value(of: touch.view, before: touch)
    let bounds = control.bounds
    let length = Thresholds.knobLength.surelyBelow
    let point = geometry.point(touch.down.location, in: touch.view, scene)
    // A round knob is no larger than the control is high.
    let width = min(length, bounds.height / 2)
    let start = bounds.x + value * (bounds.width - length) + value * (length - width)
    return bounds.width >= 2 * length && value >= 0 && value <= 1
      && point.x >= start + 1 && point.x <= start + width - 1
      && (point.y - bounds.y - bounds.height / 2).magnitude <= length / 2
      ? value : nil
  }

  /// Long presses on buttons.
  fileprivate func judgeHeld() -> Verdict {
    judgeStrangeGestures { touch, number in
      let press = recognizer(number)
      return press.kind == .longPress && press.taps == 0 && press.touches == 1
        && press.minimumPressDuration <= 500 && press.allowableMovement >= 10
        && (touch.duration ?? end - touch.down.at) >= Thresholds.pressDuration.surelyAbove
        && touch.reach <= Thresholds.pressMovement.surelyBelow
    }
  }

  /// Pans on buttons.
  fileprivate func judgePanned() -> Verdict {
    judgeStrangeGestures { touch, number in
      kind(of: number) == .pan && recognizer(number).minimumTouches == 1
        && isInPlace(touch.view, until: touch.lastTime)
        && touch.samples.contains { sample in
          sample.phase == .moved
            && surelyPans(touch, to: sample, in: scene.recognizerViews[number])
        }
    }
  }

  /// Pans on sliders that are surely no drag of the knob: across the track, or from that end of a long
  /// one at which the knob is not.
  fileprivate func judgePannedBesideKnob() -> Verdict {
    judgeStrangeGestures(on: { $0 == .slider }) { touch, number in
      guard kind(of: number) == .pan, recognizer(number).minimumTouches == 1,
        isLeftToTrack(touch.view), isInPlace(touch.view, until: touch.lastTime),
        let move = touch.samples.first(where: { $0.phase == .moved }),
        surelyPans(touch, to: move, in: scene.recognizerViews[number])
      else { return false }
      let bounds = view(touch.view).bounds
      let start = geometry.point(touch.down.location, in: touch.view, scene)
      let end = geometry.point(move.location, in: touch.view, scene)
      let isAcross =
        (end.x - start.x).magnitude <= Thresholds.knobMovement.surelyBelow
        && (end.y - start.y).magnitude >= Thresholds.knobMovement.surelyAbove
      let value = value(of: touch.view, before: touch)
      return isAcross
        || value == 0 && bounds.width >= 4 * Thresholds.knobLength.engine
          && start.x >= bounds.x + bounds.width * 0.75
    }
  }

  /// Whether a finger surely has gone far enough for a pan, on the screen and in a view.
  func surelyPans(_ touch: Touch, to sample: Contact.Sample, in view: Int) -> Bool {
    let ways = [
      (touch.down.location, sample.location),
      (
        geometry.point(touch.down.location, in: view, scene),
        geometry.point(sample.location, in: view, scene)
      ),
    ]
    return ways.allSatisfy { start, end in
      max((end.x - start.x).magnitude, (end.y - start.y).magnitude)
        >= Thresholds.panMovement.surelyAbove
    }
  }

  /// Whether a recognizer recognized, and took a touch that its control was tracking.
  private func judgeTaken(
    _ touch: Touch, _ story: ControlStory, by number: Int
  ) -> Verdict {
    let due = touch.up.map { endOf($0.delivery) } ?? facts.count
    let isRecognized = recognitions(of: touch).contains { $0.recognizer == number }
    return judgeRecognized(isRecognized, by: due, number, on: touch.view)
      && .require(
        viewCall(.cancelled, touch) != nil, by: due,
        "\(recognizerName(number)) took the touch from \(name(touch.view)), which was not cancelled",
        expected: "touchesCancelled of \(name(touch.view))")
      && .when(
        !view(touch.view).kind.tracksInItsOwnWay,
        judgeLost(sent(.touchCancel, story) != nil, by: due, number, on: touch.view))
  }

  /// Whether a recognizer of an ancestor recognized a gesture that is none of the control's own.
  private func judgeRecognized(
    _ isRecognized: Bool, by due: Int, _ number: Int, on control: Int
  ) -> Verdict {
    .require(
      isRecognized, by: due,
      "\(recognizerName(number)) of an ancestor did not recognize its gesture on \(name(control))",
      expected: "the action of \(recognizerName(number)): \(name(control)) has no such gesture")
  }

  /// Whether a control that lost a touch said so.
  private func judgeLost(
    _ isLost: Bool, by due: Int, _ number: Int, on control: Int
  ) -> Verdict {
    .require(
      isLost, by: due,
      "\(recognizerName(number)) took the touch from \(name(control)), which sent no touchCancel",
      expected: "touchCancel of \(name(control))")
  }

  /// Double taps, and taps with two fingers, on buttons.
  fileprivate func judgeSeveralTaps() -> Verdict {
    .given(severalTaps) { control, tap, up in
      let due = endOf(up.delivery)
      let isRecognized = contacts.contains { hasRecognized(tap, $0, by: up.delivery) }
      return judgeRecognized(isRecognized, by: due, tap, on: control)
        && .when(
          isInTouch(control, before: up.delivery),
          judgeLastTouch(of: control, up.delivery, tap))
    }
  }

  /// The control that two touches are of, an ancestor's tap that looks for just those, and the last
  /// lift.
  private var severalTaps: (control: Int, tap: Int, up: Contact.Sample)? {
    guard contacts.count == 2 else { return nil }
    let first = contacts[0]
    let second = contacts[1]
    guard meets([.view, .surelyReceived, .oneReceiver, .unvetoed, .unmeddled], first),
      first.view == second.view, meets([.surelyReceived, .unmeddled], second),
      view(first.view).kind == .button, view(first.view).isEnabled,
      // What the app has it send cannot be distinguished from what it sends for a touch.
      !script.isToldToSend(first.view),
      view(first.view).overrides.touches == Scenario.TouchHandling(),
      second.receivers == first.receivers, areLeftToControl(first),
      isSeveralTaps(first, second, first.receivers[0]),
      hearing(.began, of: first.receivers[0], first) != nil,
      hearing(.began, of: first.receivers[0], second) != nil
    else { return nil }
    let up = [first.up, second.up].compactMap { $0 }.max { $0.delivery < $1.delivery }
    return up.map { (first.view, first.receivers[0], $0) }
  }

  /// Whether the last that a control sent of touches before an event of the script was no end.
  private func isInTouch(_ control: Int, before delivery: Int) -> Bool {
    let last = controlFacts[control].last {
      $0 < deliveries[delivery].events.lowerBound && facts[$0].controlEvent?.isTouchEvent == true
    }
    return last.flatMap { facts[$0].controlEvent }.map { !$0.isUp && $0 != .touchCancel } ?? false
  }

  /// Whether a control says that it lost a touch to a tap, and not that the finger lifted.
  private func judgeLastTouch(of control: Int, _ delivery: Int, _ tap: Int) -> Verdict {
    let start = deliveries[delivery].events.lowerBound
    let events = controlFacts[control].filter { $0 >= start }
    let wrong = events.first { facts[$0].controlEvent?.isUp == true }
    return Verdict.expect(
      none: wrong,
      "\(name(control)) sent \(wrong.map(eventName) ?? "") for a touch that \(recognizerName(tap)) "
        + "took from it",
      expected: "touchCancel of \(name(control))")
      && judgeLost(
        events.contains { facts[$0].controlEvent == .touchCancel }, by: endOf(delivery), tap,
        on: control)
  }

  /// Whether two touches are the double tap, or the tap with two fingers, that a recognizer wants.
  private func isSeveralTaps(_ first: Touch, _ second: Touch, _ recognizer: Int) -> Bool {
    guard first.isSurelyTap, second.isSurelyTap, let lift = first.up else { return false }
    let tap = self.recognizer(recognizer)
    guard tap.kind == .tap else { return false }
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
