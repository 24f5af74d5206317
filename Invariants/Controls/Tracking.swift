import TouchScript

extension Invariants {
  /// Chapter CT: controls that decline to track, and where the inside of a control ends.
  static let controlTracking: [Invariant] = [
    .declinedTouch, .endOfTracking, .privateMargin, .grownInside,
  ]
}

extension Invariant {
  /// CT-02: a control that declines a touch sends nothing for it.
  static let declinedTouch = Invariant("CT-02", of: .controls, seeing: .tracking) {
    evidence, touch, story in
    guard let begin = story.events.first(where: { evidence.facts[$0].tracking == .begin }),
      !evidence.facts[begin].answer
    else { return .notExercised }
    let wrong = story.events.first { evidence.facts[$0].controlEvent != nil }
    return .expect(
      wrong == nil, at: wrong ?? 0,
      "\(evidence.name(touch.view)) answered no to beginTracking, and sent "
        + (wrong.map(evidence.eventName) ?? ""),
      expected: "no control event for this touch")
  }

  /// CT-05: a control that declines to go on sends nothing more for the touch.
  static let endOfTracking = Invariant("CT-05", of: .controls, seeing: .tracking) {
    evidence, touch, story in
    guard let refusal = evidence.refusal(story),
      evidence.facts[refusal].tracking == .continue
    else { return .notExercised }
    let wrong = story.events.first { $0 > refusal && evidence.facts[$0].controlEvent != nil }
    return .expect(
      wrong == nil, at: wrong ?? 0,
      "\(evidence.name(touch.view)) answered no to continueTracking, and sent "
        + (wrong.map(evidence.eventName) ?? ""),
      expected: "no further control event for this touch")
  }

  /// CT-15: in its bounds a touch is inside a control, and far away it is not.
  static let privateMargin = Invariant("CT-15", of: .controls, seeing: .controlEvent) { evidence in
    evidence.judgePlaces { touch, sample, event in
      let control = touch.view
      guard evidence.view(control).overrides.pointInside == nil,
        let isInside = evidence.isInBounds(sample.location, of: control, at: sample.at)
      else { return .notExercised }
      return .expect(
        evidence.facts[event].controlEvent?.isInside == isInside, at: event,
        "the finger was \(isInside ? "in" : "far from") the bounds of \(evidence.name(control)), "
          + "which sent \(evidence.eventName(event))",
        expected: "an event that tells of \(isInside ? "inside" : "outside")")
    }
  }

  /// CT-17: where an overridden `point(inside:with:)` says yes, a touch is inside.
  static let grownInside = Invariant(
    "CT-17", of: [.controls, .hitTestOverrides], seeing: .controlEvent
  ) { evidence in
    evidence.judgePlaces { touch, sample, event in
      let control = touch.view
      guard evidence.isInGrownBounds(sample.location, of: control, at: sample.at) == true,
        evidence.isInBounds(sample.location, of: control, at: sample.at) == false
      else { return .notExercised }
      return .expect(
        evidence.facts[event].controlEvent?.isInside == true, at: event,
        "the finger was where point(inside:) of \(evidence.name(control)) is true, and it sent "
          + evidence.eventName(event),
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
  /// The events of controls that say where a touch is, each with the sample that it tells of.
  fileprivate func judgePlaces(
    _ judge: (Touch, Contact.Sample, Int) -> Verdict
  ) -> Verdict {
    eachTracked { touch, story in
      Verdict.of(story.calls) { call in
        guard call.phase == .moved || call.phase == .ended, call.delivery != Scene.none,
          let sample = touch.sample(at: call.delivery), sample.phase == call.phase,
          let event = story.events(after: call).first(where: {
            facts[$0].controlEvent?.isInside != nil
          })
        else { return .notExercised }
        return judge(touch, sample, event)
      }
    }
  }
}
