import TouchScript

extension Invariants {
  /// Chapter CT: controls that decline to track, and where the inside of a control ends.
  static let controlTracking: [Invariant] = [
    .declinedTouch, .endOfTracking, .privateMargin, .grownInside,
  ]
}

extension Invariant {
  /// CT-02: a control that declines a touch sends nothing for it.
  static let declinedTouch = Invariant(
    "CT-02", of: .controls, seeing: .tracking, needs: .tracksPlainly,
    where: { evidence, _, story in
      evidence.refusal(story).map { evidence.facts[$0].tracking == .begin } ?? false
    }
  ) { evidence, touch, story in
    let wrong = story.events.first { evidence.facts[$0].controlEvent != nil }
    return .expect(
      none: wrong,
      "\(evidence.name(touch.view)) answered no to beginTracking, and sent "
        + "\(wrong.map(evidence.eventName) ?? "")",
      expected: "no control event for this touch")
      && evidence.judgeFlagsAtRest(
        touch, after: story.end?.event ?? evidence.facts.count, "declined the touch")
  }

  /// CT-05: a control that declines to go on sends no drag and no up event for the touch. Whether it
  /// tells that it gave the touch up is open: RE-87.
  static let endOfTracking = Invariant(
    "CT-05", of: .controls, seeing: .tracking, needs: .tracksPlainly,
    given: { evidence, _, story in
      evidence.refusal(story).flatMap { evidence.facts[$0].tracking == .continue ? $0 : nil }
    }
  ) { evidence, touch, story, refusal in
    let wrong = story.events.first {
      $0 > refusal && evidence.facts[$0].controlEvent.map { $0 != .touchCancel } ?? false
    }
    return .expect(
      none: wrong,
      "\(evidence.name(touch.view)) answered no to continueTracking, and sent "
        + "\(wrong.map(evidence.eventName) ?? "")",
      expected: "no further drag or up event for this touch")
      && evidence.judgeFlagsAtRest(
        touch, after: story.end?.event ?? evidence.facts.count, "declined to go on")
  }

  /// CT-15: in its bounds a touch is inside a control, and far away it is not.
  static let privateMargin = Invariant(
    "CT-15", of: .controls, seeing: .controlEvent, needs: .tracksPlainly
  ) { evidence, touch, story in
    let control = touch.view
    return Verdict.of(
      evidence.places(touch, story),
      given: { sample, _ in
        evidence.view(control).overrides.pointInside == nil
          ? evidence.isInBounds(sample, of: control) : nil
      }
    ) { place, isInside in
      .expect(
        evidence.facts[place.event].controlEvent?.isInside == isInside, at: place.event,
        "the finger was \(isInside ? "in" : "far from") the bounds of \(evidence.name(control)), "
          + "which sent \(evidence.eventName(place.event))",
        expected: "an event that tells of \(isInside ? "inside" : "outside")")
    }
  }

  /// CT-17: where an overridden `point(inside:with:)` says yes, a touch is inside.
  static let grownInside = Invariant(
    "CT-17", of: [.controls, .hitTestOverrides], seeing: .controlEvent, needs: .tracksPlainly
  ) { evidence, touch, story in
    let control = touch.view
    return Verdict.of(
      evidence.places(touch, story),
      where: { sample, _ in
        evidence.isInGrownBounds(sample.location, of: control, at: sample.at) == true
          && evidence.isInBounds(sample.location, of: control, at: sample.at) == false
      }
    ) { _, event in
      .expect(
        evidence.facts[event].controlEvent?.isInside == true, at: event,
        "the finger was where point(inside:) of \(evidence.name(control)) is true, and it sent "
          + "\(evidence.eventName(event))",
        expected: "an event that tells of inside")
    }
  }
}

extension ControlEvent {
  /// Whether it says that the touch is inside; nil for those that say nothing of it.
  fileprivate var isInside: Bool? {
    switch self {
    case .touchDragInside, .touchUpInside: true
    case .touchDragOutside, .touchUpOutside: false
    default: nil
    }
  }
}

extension Evidence {
  /// What a finger does of which a control says in an event whether it was inside.
  fileprivate func places(
    _ touch: Touch, _ story: ControlStory
  ) -> [(sample: Contact.Sample, event: Int)] {
    story.calls.compactMap { call in
      guard call.phase == .moved || call.phase == .ended, call.delivery != Scene.none,
        let sample = touch.sample(at: call.delivery), sample.phase == call.phase
      else { return nil }
      let event = story.events(after: call).first { facts[$0].controlEvent?.isInside != nil }
      return event.map { (sample, $0) }
    }
  }
}
