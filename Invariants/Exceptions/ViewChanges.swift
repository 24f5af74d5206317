import TouchScript

extension Invariants {
  /// Chapter EX: views that change while their touches are down.
  static let viewChanges: [Invariant] = [
    .removedView, .closedDuringTouch, .movedDuringTouch, .reorderedDuringTouch,
    .disabledWhileTracking, .removedByAction, .changesAmidEvent,
  ]
}

extension Invariant {
  /// EX-02: a view that is removed while its touch is down receives one end of it.
  static let removedView = Invariant(
    "EX-02", of: .treeChanges, needs: .told, given: { $0.beginningOfUprooted($1) }
  ) { evidence, touch, began in
    evidence.judgeOneEnd(of: touch, after: began)
  }

  /// EX-15: as it does where the action of a recognizer removes it.
  static let removedByAction = Invariant(
    "EX-15", of: [.treeChanges, .reactions], needs: .told,
    given: { $0.isUprootedByAction($1) ? $0.beginningOfUprooted($1) : nil }
  ) { evidence, touch, began in
    evidence.judgeOneEnd(of: touch, after: began)
  }

  /// EX-03: a view that is hidden, disabled or made transparent keeps the touch that it has.
  static let closedDuringTouch = Invariant("EX-03", needs: .followed) { evidence, touch in
    evidence.judgeFollowed(touch, given: { evidence.firstHidden(touch, $1) }) {
      sample, moment, closed in
      evidence.judgeGoesOn(
        touch, sample, "though \(evidence.name(closed)) takes no touches any more")
    } && evidence.judgeCancelledWhenHidden(touch)
  }

  /// EX-04: a view that is moved or transformed keeps the touch that it has, and sees it in its new
  /// coordinates.
  static let movedDuringTouch = Invariant("EX-04", needs: .followed) { evidence, touch in
    evidence.judgeFollowed(touch, given: { evidence.newPlace(of: touch, at: $0, $1) }) {
      sample, moment, place in
      let call = touch.viewCalls.first { $0.delivery == sample.delivery }
      guard let call, evidence.moment(at: call.event).start == moment.start,
        let seen = evidence.touches[call.touch].locationInReceiver
      else {
        return evidence.judgeGoesOn(
          touch, sample, "though \(evidence.name(touch.view)) only moved")
      }
      return .expect(
        seen.isSame(as: place), at: call.event,
        "\(evidence.name(touch.view)) was moved and sees its touch at (\(seen.x), \(seen.y)), "
          + "not at (\(place.x), \(place.y))",
        expected: "location(in:) is (\(place.x), \(place.y))")
    }
  }

  /// EX-05: a view behind which its siblings are put keeps the touch that it has, and so do they.
  static let reorderedDuringTouch = Invariant(
    "EX-05", needs: [.changing, .view]
  ) { evidence, touch in
    Verdict.of(touch.samples.dropFirst(), given: { evidence.sightAmongReordered(touch, at: $0) }) {
      sample, seen in
      .expect(
        evidence.keepsItsView(seen, touch), at: seen.event,
        "the touch of finger \(finger: touch.finger) in \(evidence.name(touch.view)) went to "
          + "\(evidence.name(seen.view)) when the order of views changed",
        expected: "its view is still \(evidence.name(touch.view))")
    }
  }

  /// EX-12: a control that is disabled while it tracks a touch sends one last event at most.
  static let disabledWhileTracking = Invariant(
    "EX-12", of: .controls, needs: .told,
    given: { $0.mayTrack($1) ? $0.beginningOfDisabled($1) : nil }
  ) { evidence, touch, began in
    let next = evidence.contacts.first {
      $0.number > touch.number && $0.view == touch.view
    }
    let end = next.map { evidence.deliveries[$0.down.delivery].events.lowerBound } ?? Int.max
    let last = evidence.controlFacts[touch.view].filter {
      $0 > began.event && $0 < end
        && (evidence.facts[$0].controlEvent.map(\.isLastOfTouch) ?? false)
    }
    return .expect(
      last.count <= 1, at: last.last ?? 0,
      "the control \(evidence.name(touch.view)), disabled while it tracked a touch, sent "
        + "\(last.count) last events of it",
      expected: "one touchUpInside, touchUpOutside or touchCancel at most")
  }

  /// EX-14: what the app changes inside a callback gives no touch of the event another view. Whether
  /// what is added or removed counts for the event is open. Source: RE-72.
  static let changesAmidEvent = Invariant(
    "EX-14", of: .reactions, each: { $0.reactions },
    where: {
      $0.deliveryOfFact[$1.event] >= 0 && $1.changes.contains(where: \.isOfTree)
    }
  ) { evidence, reaction in
    let start = reaction.event + 1
    let rest = start..<max(start, evidence.endOf(evidence.deliveryOfFact[reaction.event]))
    return Verdict.of(rest, where: { evidence.facts[$0].kind.isOfTouches }) { event in
      Verdict.of(
        evidence.facts[event].touches, given: { evidence.touchWithView(at: $0) }
      ) { place, touch in
        let sight = evidence.touches[place]
        return .expect(
          evidence.keepsItsView(sight, touch), at: event,
          "during the event the touch of finger \(finger: touch.finger) went from "
            + "\(evidence.name(touch.view)) to \(evidence.name(sight.view))",
          expected: "its view is still \(evidence.name(touch.view))")
      }
    }
  }
}

extension Touch.Need {
  /// A touch of which its view heard, and hears on, whatever becomes of the scene.
  fileprivate static let followed: Self = [.changing, .told, .prompt, .heard]
}

extension Observation.Kind {
  /// Whether it is a call of a touch method.
  fileprivate var isOfTouches: Bool { self == .responder || self == .recognizer }
}

extension Scenario.Change {
  /// Whether it adds or removes views or recognizers, or shows or hides what is there.
  fileprivate var isOfTree: Bool {
    switch self {
    case .bringToFront, .sendToBack, .removeFromSuperview, .addSubview, .setHidden, .setAlpha,
      .setUserInteractionEnabled, .removeRecognizer, .addRecognizer, .setRecognizerEnabled:
      true
    default: false
    }
  }
}

extension ControlEvent {
  /// Whether it is the last that a control sends of a touch.
  fileprivate var isLastOfTouch: Bool {
    self == .touchUpInside || self == .touchUpOutside || self == .touchCancel
  }
}

extension Evidence {
  /// Where a touch's view received its beginning, if it was taken out of its place after that,
  /// and before it received the end.
  fileprivate func beginningOfUprooted(_ touch: Touch) -> Call? {
    guard touch.removal < Int.max, isOwedEnd(touch, before: touch.removal) else { return nil }
    return viewCall(.began, touch)
  }

  /// Whether the app took a touch's view out of its place in the action of a recognizer.
  fileprivate func isUprootedByAction(_ touch: Touch) -> Bool {
    let cause = touch.removal - 1
    return facts.indices.contains(cause) && facts[cause].kind == .action
      && reactions.contains { $0.event == cause }
  }

  /// Where a control received the beginning of a touch, if it was disabled after that, and
  /// before it received the end.
  fileprivate func beginningOfDisabled(_ touch: Touch) -> Call? {
    guard !script.isToldToSend(touch.view), let began = viewCall(.began, touch),
      let disabled = moments.first(where: {
        $0.start > began.event && !$0.scene.views[touch.view].isEnabled
      }), isOwedEnd(touch, before: disabled.start)
    else { return nil }
    return began
  }

  /// The moves of a finger that its view must receive: it stands where it stood, and nobody took
  /// the touch from it.
  fileprivate func judgeFollowed<Found>(
    _ touch: Touch, given find: (Contact.Sample, SceneMoment) -> Found?,
    _ judge: (Contact.Sample, SceneMoment, Found) -> Verdict
  ) -> Verdict {
    let takers = recognitions(of: touch)
    return Verdict.of(
      touch.samples.dropFirst(),
      where: { forecast.moment(of: $0.delivery) != 0 && isFollowed(touch, $0, takers) }
    ) { sample in
      let moment = moment(of: sample.delivery)
      return .given(find(sample, moment)) { judge(sample, moment, $0) }
    }
  }

  /// Where a finger is in its view's coordinates, if it would be elsewhere had the view not moved.
  fileprivate func newPlace(
    of touch: Touch, at sample: Contact.Sample, _ moment: SceneMoment
  ) -> Point? {
    let before = touch.geometry.point(sample.location, in: touch.view, touch.scene)
    let now = moment.geometry.point(sample.location, in: touch.view, moment.scene)
    return before.isSame(as: now) ? nil : now
  }

  /// How the application's event shows a touch that would have another view if it began only now,
  /// and all because the order of views has changed.
  fileprivate func sightAmongReordered(_ touch: Touch, at sample: Contact.Sample) -> TouchFact? {
    let seen = appearance(of: touch, in: sample.delivery)
    let moment = moment(of: sample.delivery)
    guard let seen, moment.isSure, moment.order.places != touch.order.places,
      sample.phase != .cancelled, touch.isInTree(at: seen.event), moment.scene.subviewLists == nil
    else { return nil }
    let hit = Aim(moment, at: sample.location, time: sample.at).hit
    let old = Aim(touch.moment, at: sample.location, time: sample.at).hit
    return old == touch.view && hit != old && hit != Scene.unknown ? seen : nil
  }

  /// The touch of the script that is seen at a place, if it has a view.
  fileprivate func touchWithView(at place: Int) -> Touch? {
    let number = touches[place].contact
    return contacts.indices.contains(number) && contacts[number].hasView ? contacts[number] : nil
  }

  /// Whether a view took touches when this one began, and does not when its finger does something,
  /// itself or because of a view above it. Source: EX-03.
  func isClosed(_ touch: Touch, at sample: Contact.Sample) -> Bool {
    ingredients.contains(.viewChanges)
      && firstClosed(touch, moment(of: sample.delivery)) != nil
  }

  /// The view, or the first above it, that took touches when this one began, and does not now.
  private func firstClosed(_ touch: Touch, _ moment: SceneMoment) -> Int? {
    var view = touch.view
    while view >= 0 {
      let hasOnlyBeenDisabled =
        moment.scene.views[view].isEnabled != touch.scene.views[view].isEnabled
      if hasOnlyBeenDisabled { return nil }
      if touch.geometry.isOpen[view], !moment.geometry.isOpen[view] { return view }
      view = touch.scene.parents[view]
    }
    return nil
  }

  /// The same, if it was hidden. What becomes of a touch whose view no longer takes part in user
  /// interaction is open. Source: EX-03.
  fileprivate func firstHidden(_ touch: Touch, _ moment: SceneMoment) -> Int? {
    firstClosed(touch, moment).flatMap {
      moment.scene.views[$0].isUserInteractionEnabled ? $0 : nil
    }
  }

  /// Whether a view that was hidden heard that its touch was cancelled, though nobody took it away.
  fileprivate func judgeCancelledWhenHidden(_ touch: Touch) -> Verdict {
    guard let end = touch.viewEnd, end.phase == .cancelled, touch.cancellation == nil,
      touch.removal == .max, !ingredients.contains(.animations),
      !script.areChanged([.treeChanges, .presentation, .interruptions], until: end.at),
      !isRecognized(touch), !mayBeRecognizedUnseen(touch)
    else { return .notExercised }
    return .given(firstHidden(touch, moment(at: end.event))) { hidden in
      .broken(
        says:
          "\(name(touch.view)) lost the touch of finger \(finger: touch.finger), though \(name(hidden)) was only "
          + "hidden",
        event: end.event, expected: "the touch goes on")
    }
  }

  /// Whether a view hears that its finger moved.
  fileprivate func judgeGoesOn(
    _ touch: Touch, _ sample: Contact.Sample, _ why: Sentence
  ) -> Verdict {
    let call = touch.viewCalls.first { $0.delivery == sample.delivery }
    return .require(
      call?.phase == .moved, by: call?.event ?? endOf(sample.delivery),
      "\(name(touch.view)) did not go on receiving the touch of finger \(finger: touch.finger), "
        + "\(why)",
      expected: "touchesMoved of \(name(touch.view))")
  }
}
