import TouchScript

extension Invariants {
  /// Chapter EX: views that change while their touches are down.
  static let viewChanges: [Invariant] = [
    .removedView, .closedDuringTouch, .movedDuringTouch, .reorderedDuringTouch,
    .disabledWhileTracking, .removedByAction, .changesAmidEvent,
  ]
}

extension Invariant {
  /// EX-02: a view that is removed while its touch is down hears of one end of it.
  static let removedView = Invariant("EX-02", of: .treeChanges) { evidence in
    evidence.judgeUprooted { touch, began in
      evidence.judgeOneEnd(of: touch, after: began)
    }
  }

  /// EX-15: as it does where the action of a recognizer removes it.
  static let removedByAction = Invariant("EX-15", of: [.treeChanges, .reactions]) { evidence in
    evidence.judgeUprooted { touch, began in
      let cause = touch.uprooting - 1
      guard evidence.facts.indices.contains(cause), evidence.facts[cause].kind == .action,
        evidence.reactions.contains(where: { $0.event == cause })
      else { return .notExercised }
      return evidence.judgeOneEnd(of: touch, after: began)
    }
  }

  /// EX-03: a view that is hidden, disabled or made transparent keeps the touch that it has.
  static let closedDuringTouch = Invariant("EX-03") { evidence in
    evidence.judgeFollowed { touch, sample, moment in
      guard let closed = evidence.firstClosed(touch, moment) else { return .notExercised }
      return evidence.judgeGoesOn(
        touch, sample, "though \(evidence.name(closed)) takes no touches any more")
    }
  }

  /// EX-04: a view that is moved or transformed keeps the touch that it has, and sees it in its new
  /// coordinates.
  static let movedDuringTouch = Invariant("EX-04") { evidence in
    evidence.judgeFollowed { touch, sample, moment in
      let before = touch.geometry.point(sample.location, in: touch.view, touch.scene)
      let now = moment.geometry.point(sample.location, in: touch.view, moment.scene)
      guard !before.isSame(as: now) else { return .notExercised }
      let call = touch.viewCalls.first { $0.delivery == sample.delivery }
      guard let call, evidence.moment(at: call.event).start == moment.start,
        let seen = evidence.touches[call.touch].locationInReceiver
      else {
        return evidence.judgeGoesOn(
          touch, sample, "though \(evidence.name(touch.view)) only moved")
      }
      return .expect(
        seen.isSame(as: now), at: call.event,
        "\(evidence.name(touch.view)) was moved and sees its touch at (\(seen.x), \(seen.y)), "
          + "not at (\(now.x), \(now.y))",
        expected: "location(in:) is (\(now.x), \(now.y))")
    }
  }

  /// EX-05: a view behind which its siblings are put keeps the touch that it has, and so do they.
  static let reorderedDuringTouch = Invariant("EX-05", needs: .view) { evidence, touch in
    guard evidence.moments.count > 1
    else { return .notExercised }
    return Verdict.of(touch.samples.dropFirst()) { sample in
      let delivery = evidence.deliveries[sample.delivery]
      let moment = evidence.moment(of: sample.delivery)
      guard delivery.send != Scene.none, moment.isSure,
        moment.order.places != touch.order.places, sample.phase != .cancelled,
        touch.isRooted(at: delivery.send), moment.scene.subviewLists == nil
      else { return .notExercised }
      let hit = Aim(moment, at: sample.location, time: sample.at).hit
      let old = Aim(touch.moment, at: sample.location, time: sample.at).hit
      guard old == touch.view, hit != old, hit != Scene.unknown,
        let seen = evidence.facts[delivery.send].touches.first(where: {
          evidence.touches[$0].contact == touch.number
        })
      else { return .notExercised }
      let view = evidence.touches[seen].view
      return .expect(
        view == touch.view, at: delivery.send,
        "the touch of finger \(touch.finger) in \(evidence.name(touch.view)) went to "
          + "\(evidence.name(view)) when the order of views changed",
        expected: "its view is still \(evidence.name(touch.view))")
    }
  }

  /// EX-12: a control that is disabled while it tracks a touch sends one last event at most.
  static let disabledWhileTracking = Invariant("EX-12", of: .controls, needs: .told) {
    evidence, touch in
    guard evidence.mayTrack(touch), !evidence.script.isToldToSend(touch.view),
      let began = evidence.viewCall(.began, touch),
      let disabled = evidence.moments.first(where: {
        $0.start > began.event && !$0.scene.views[touch.view].isEnabled
      }), evidence.isOwedEnd(touch, before: disabled.start)
    else { return .notExercised }
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

  /// EX-14: what the app changes inside a callback does not change whom the event goes to.
  static let changesAmidEvent = Invariant("EX-14", of: .reactions) { evidence in
    Verdict.of(evidence.reactions) { reaction in
      let number = evidence.deliveryOfFact[reaction.event]
      guard number >= 0, reaction.changes.contains(where: \.isOfTree) else {
        return .notExercised
      }
      let rest = (reaction.event + 1)..<max(reaction.event + 1, evidence.endOf(number))
      return Verdict.of(rest) { event in
        let fact = evidence.facts[event]
        guard fact.kind == .responder || fact.kind == .recognizer else { return .notExercised }
        return Verdict.of(fact.touches) { place in
          let sight = evidence.touches[place]
          guard evidence.contacts.indices.contains(sight.contact) else { return .notExercised }
          let touch = evidence.contacts[sight.contact]
          guard touch.hasView else { return .notExercised }
          let isStranger =
            fact.kind == .recognizer && !touch.receivers.contains(fact.who)
            && touch.moment.isSure
            && evidence.scene.recognizers.indices.contains(fact.who)
            // Of a touch that it ignores it hears once.
            && !evidence.scene.ignores(fact.who, finger: touch.finger)
          return Verdict.expect(
            sight.view == touch.view, at: event,
            "amid the event the touch of finger \(touch.finger) went from "
              + "\(evidence.name(touch.view)) to \(evidence.name(sight.view))",
            expected: "its view is still \(evidence.name(touch.view))"
          ).and(
            .expect(
              !isStranger, at: event,
              "\(evidence.recognizerName(fact.who)) joined amid the event",
              expected: "only the recognizers hear of the touch that were there for it"))
        }
      }
    }
  }
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
  /// The touches whose views were taken out of their places after they were told that they began,
  /// and before they were told of the end.
  fileprivate func judgeUprooted(_ judge: (Touch, Call) -> Verdict) -> Verdict {
    if uprootings.isEmpty { return .notExercised }
    return eachTouch { touch in
      guard touch.uprooting < Int.max, let began = viewCall(.began, touch),
        isOwedEnd(touch, before: touch.uprooting)
      else { return .notExercised }
      return judge(touch, began)
    }
  }

  /// The moves of fingers that their views must hear of: they stand where they stood, heard that the
  /// touch began, and nobody took it from them.
  fileprivate func judgeFollowed(
    _ judge: (Touch, Contact.Sample, SceneMoment) -> Verdict
  ) -> Verdict {
    if moments.count == 1 { return .notExercised }
    return eachTouch(needs: [.told, .prompt, .heard]) { touch in
      let takers = recognitions(of: touch)
      return Verdict.of(touch.samples.dropFirst()) { sample in
        let delivery = deliveries[sample.delivery]
        let moment = moment(of: sample.delivery)
        let before = touch.samples.last { $0.delivery < sample.delivery }
        guard sample.phase == .moved, before?.location != sample.location,
          forecast.moment(of: sample.delivery) != 0, moment.isSure,
          touch.isRooted(at: delivery.events.upperBound),
          !takers.contains(where: { $0.delivery <= sample.delivery }),
          isOwedEnd(touch, before: delivery.events.lowerBound)
        else { return .notExercised }
        return judge(touch, sample, moment)
      }
    }
  }

  /// The view, or the first above it, that took touches when this one began, and does not now.
  fileprivate func firstClosed(_ touch: Touch, _ moment: SceneMoment) -> Int? {
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

  /// Whether a view hears that its finger moved.
  fileprivate func judgeGoesOn(
    _ touch: Touch, _ sample: Contact.Sample, _ why: String
  ) -> Verdict {
    let call = touch.viewCalls.first { $0.delivery == sample.delivery }
    return .require(
      call?.phase == .moved, by: call?.event ?? endOf(sample.delivery),
      "\(name(touch.view)) did not go on hearing of the touch of finger \(touch.finger), "
        + why,
      expected: "touchesMoved of \(name(touch.view))")
  }
}
