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
  static let removedView = Invariant("EX-02") { evidence in
    evidence.judgeUprooted { contact, began in
      evidence.judgeOneEnd(of: contact, after: began)
    }
  }

  /// EX-15: as it does where the action of a recognizer removes it.
  static let removedByAction = Invariant("EX-15") { evidence in
    evidence.judgeUprooted { contact, began in
      let cause = contact.uprooting - 1
      guard evidence.facts.indices.contains(cause), evidence.facts[cause].kind == .action,
        evidence.reactions.contains(where: { $0.event == cause })
      else { return .notExercised }
      return evidence.judgeOneEnd(of: contact, after: began)
    }
  }

  /// EX-03: a view that is hidden, disabled or made transparent keeps the touch that it has.
  static let closedDuringTouch = Invariant("EX-03") { evidence in
    evidence.judgeFollowed { contact, sample, moment in
      guard let closed = evidence.firstClosed(contact, moment) else { return .notExercised }
      return evidence.judgeGoesOn(
        contact, sample, "though \(evidence.name(closed)) takes no touches any more")
    }
  }

  /// EX-04: a view that is moved or transformed keeps the touch that it has, and sees it in its new
  /// coordinates.
  static let movedDuringTouch = Invariant("EX-04") { evidence in
    evidence.judgeFollowed { contact, sample, moment in
      let before = contact.geometry.point(sample.location, in: contact.view, contact.scene)
      let now = moment.geometry.point(sample.location, in: contact.view, moment.scene)
      guard !before.isSame(as: now) else { return .notExercised }
      let call = contact.viewCalls.first { $0.delivery == sample.delivery }
      guard let call, evidence.moment(at: call.event).start == moment.start,
        let seen = evidence.touches[call.touch].locationInReceiver
      else {
        return evidence.judgeGoesOn(
          contact, sample, "though \(evidence.name(contact.view)) only moved")
      }
      return .expect(
        seen.isSame(as: now), at: call.event,
        "\(evidence.name(contact.view)) was moved and sees its touch at (\(seen.x), \(seen.y)), "
          + "not at (\(now.x), \(now.y))",
        expected: "location(in:) is (\(now.x), \(now.y))")
    }
  }

  /// EX-05: a view behind which its siblings are put keeps the touch that it has, and so do they.
  static let reorderedDuringTouch = Invariant("EX-05", needs: .view) { evidence, contact in
    guard evidence.moments.count > 1
    else { return .notExercised }
    return Verdict.of(contact.samples.dropFirst()) { sample in
      let delivery = evidence.deliveries[sample.delivery]
      let moment = evidence.moment(of: sample.delivery)
      guard delivery.send != Scene.none, moment.isSure,
        moment.order.places != contact.order.places, sample.phase != .cancelled,
        contact.isRooted(at: delivery.send), moment.scene.subviewLists == nil
      else { return .notExercised }
      let hit = Aim(moment, at: sample.location, time: sample.at).hit
      let old = Aim(contact.moment, at: sample.location, time: sample.at).hit
      guard old == contact.view, hit != old, hit != Scene.unknown,
        let seen = evidence.facts[delivery.send].touches.first(where: {
          evidence.touches[$0].contact == contact.number
        })
      else { return .notExercised }
      let view = evidence.touches[seen].view
      return .expect(
        view == contact.view, at: delivery.send,
        "the touch of finger \(contact.finger) in \(evidence.name(contact.view)) went to "
          + "\(evidence.name(view)) when the order of views changed",
        expected: "its view is still \(evidence.name(contact.view))")
    }
  }

  /// EX-12: a control that is disabled while it tracks a touch sends one last event at most.
  static let disabledWhileTracking = Invariant("EX-12", needs: .told) { evidence, contact in
    guard evidence.mayTrack(contact), !evidence.script.isToldToSend(contact.view),
      let began = evidence.viewCall(.began, contact),
      let disabled = evidence.moments.first(where: {
        $0.start > began.event && !$0.scene.views[contact.view].isEnabled
      }), evidence.isOwedEnd(contact, before: disabled.start)
    else { return .notExercised }
    let next = evidence.contacts.first {
      $0.number > contact.number && $0.view == contact.view
    }
    let end = next.map { evidence.deliveries[$0.down.delivery].events.lowerBound } ?? Int.max
    let last = evidence.controlFacts[contact.view].filter {
      $0 > began.event && $0 < end
        && (evidence.facts[$0].controlEvent.map(\.isLastOfTouch) ?? false)
    }
    return .expect(
      last.count <= 1, at: last.last ?? 0,
      "the control \(evidence.name(contact.view)), disabled while it tracked a touch, sent "
        + "\(last.count) last events of it",
      expected: "one touchUpInside, touchUpOutside or touchCancel at most")
  }

  /// EX-14: what the app changes inside a callback does not change whom the event goes to.
  static let changesAmidEvent = Invariant("EX-14") { evidence in
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
          let touch = evidence.touches[place]
          guard evidence.contacts.indices.contains(touch.contact) else { return .notExercised }
          let contact = evidence.contacts[touch.contact]
          guard contact.hasView else { return .notExercised }
          let isStranger =
            fact.kind == .recognizer && !contact.receivers.contains(fact.who)
            && contact.moment.isSure
            && evidence.scene.recognizers.indices.contains(fact.who)
            // Of a touch that it ignores it hears once.
            && !evidence.recognizer(fact.who).ignoredFingers.contains(contact.finger)
          return Verdict.expect(
            touch.view == contact.view, at: event,
            "amid the event the touch of finger \(contact.finger) went from "
              + "\(evidence.name(contact.view)) to \(evidence.name(touch.view))",
            expected: "its view is still \(evidence.name(contact.view))"
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
    return eachTouch { contact in
      guard contact.uprooting < Int.max, let began = viewCall(.began, contact),
        isOwedEnd(contact, before: contact.uprooting)
      else { return .notExercised }
      return judge(contact, began)
    }
  }

  /// The moves of fingers that their views must hear of: they stand where they stood, heard that the
  /// touch began, and nobody took it from them.
  fileprivate func judgeFollowed(
    _ judge: (Touch, Contact.Sample, SceneMoment) -> Verdict
  ) -> Verdict {
    if moments.count == 1 { return .notExercised }
    return eachTouch(needs: [.told, .prompt, .heard]) { contact in
      let takers = recognitions(of: contact)
      return Verdict.of(contact.samples.dropFirst()) { sample in
        let delivery = deliveries[sample.delivery]
        let moment = moment(of: sample.delivery)
        let before = contact.samples.last { $0.delivery < sample.delivery }
        guard sample.phase == .moved, before?.location != sample.location,
          forecast.moment(of: sample.delivery) != 0, moment.isSure,
          contact.isRooted(at: delivery.events.upperBound),
          !takers.contains(where: { $0.delivery <= sample.delivery }),
          isOwedEnd(contact, before: delivery.events.lowerBound)
        else { return .notExercised }
        return judge(contact, sample, moment)
      }
    }
  }

  /// The view, or the first above it, that took touches when this one began, and does not now.
  fileprivate func firstClosed(_ contact: Touch, _ moment: SceneMoment) -> Int? {
    var view = contact.view
    while view >= 0 {
      let hasOnlyBeenDisabled =
        moment.scene.views[view].isEnabled != contact.scene.views[view].isEnabled
      if hasOnlyBeenDisabled { return nil }
      if contact.geometry.isOpen[view], !moment.geometry.isOpen[view] { return view }
      view = contact.scene.parents[view]
    }
    return nil
  }

  /// Whether a view hears that its finger moved.
  fileprivate func judgeGoesOn(
    _ contact: Touch, _ sample: Contact.Sample, _ why: String
  ) -> Verdict {
    let call = contact.viewCalls.first { $0.delivery == sample.delivery }
    return .require(
      call?.phase == .moved, by: call?.event ?? endOf(sample.delivery),
      "\(name(contact.view)) did not go on hearing of the touch of finger \(contact.finger), "
        + why,
      expected: "touchesMoved of \(name(contact.view))")
  }
}
