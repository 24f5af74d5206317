import TouchScript

extension Invariants {
  /// Chapter CT: how the actions of controls are sent.
  static let controlSending: [Invariant] = [
    .everyRegistration, .throughControl, .senderAndEvent, .removedTargets, .sentWithoutTouch,
  ]
}

extension Invariant {
  /// CT-19: of several registrations for one event all are called, in whatever order.
  static let everyRegistration = Invariant("CT-19", of: .actions, seeing: .controlEvent) {
    evidence in
    evidence.judgeActions { sending in
      let moment = sending.moment
      let limits = sending.limits
      let due = limits.reduce(0) { $0 + $1.range.lowerBound }
      let missing = limits.first { limit in
        moment.sent.count { evidence.actionName($0) == limit.action } < limit.range.lowerBound
      }
      return .when(
        moment.events.count == 1 && due > 1,
        .require(
          missing == nil, by: moment.last + 1,
          "\(evidence.name(moment.control)) has several actions for "
            + "\(evidence.eventName(moment.events[0])), and did not send \"\(missing?.action ?? "")\"",
          expected: "\(due) actions, in any order"))
    }
  }

  /// CT-21: a control's `sendAction` decides; what it lets through goes through the application.
  static let throughControl = Invariant(
    "CT-21", of: .actions, seeing: .controlEvent, .sendAction, .actionMethod,
    each: { Array($0.scene.views.indices) },
    where: {
      $0.scene.views[$1].hasTargets && !$0.scene.sources[$1].overrides.redirectsActions
    }
  ) { evidence, control in
    let isSilent = evidence.scene.sources[control].overrides.sendsActions == false
    return Verdict.of(evidence.moments(of: control), where: { evidence.canSend($0) }) { moment in
      isSilent ? evidence.judgeSilence(moment) : evidence.judgeWay(of: moment)
    }
  }

  /// CT-22: an action's sender is the control, and its event the one that brought the touch.
  static let senderAndEvent = Invariant("CT-22", of: .actions, seeing: .sendAction) { evidence in
    evidence.judgeActions { sending in
      let moment = sending.moment
      return Verdict.of(
        evidence.isOfTouch(moment) ? moment.sent : [],
        given: { evidence.call(afterSending: $0, moment) }
      ) { sent, call in
        let name = evidence.actionName(sent)
        let who = evidence.name(moment.control)
        return Verdict.expect(
          evidence.facts[call].who == moment.control, at: call,
          "\"\(name)\" of \(who) was called with another sender", expected: "the sender is \(who)")
          && .expect(
            evidence.isWithEvent(call) == true, at: call,
            "\"\(name)\" of \(who) was called without the event that caused it",
            expected: "the event of the touch")
      }
    }
  }

  /// CT-24: what is registered for other events than those that were taken off is still called.
  static let removedTargets = Invariant(
    "CT-24", of: [.actions, .sentActions], seeing: .controlEvent
  ) { evidence in
    evidence.judgeActions { sending in
      let moment = sending.moment
      return Verdict.of(evidence.curtailedTargets(of: moment)) { target in
        let limit = sending.limits.first { $0.action == target.action }?.range ?? 0...0
        let sent = moment.sent.filter { evidence.actionName($0) == target.action }
        if limit.contains(sent.count) { return .holds }
        let isMissing = sent.count < limit.lowerBound
        return .broken(
          says:
            "some events were taken off \"\(target.action)\" of \(evidence.name(moment.control)), "
            + "which was sent \(sent.count.times) for "
            + "\(moment.events.map(evidence.eventName).joined(separator: ", "))",
          event: isMissing ? moment.last + 1 : sent[limit.upperBound], isMissing: isMissing,
          expected: "only the events that were named are taken off")
      }
    }
  }

  /// CT-25: `sendActions(for:)` calls what is registered for the events, without any touch; also
  /// while another sending is under way.
  static let sentWithoutTouch = Invariant("CT-25", of: [.controls, .sentActions]) { evidence in
    evidence.judgeToldByScript() && evidence.judgeToldInCallbacks()
  }
}

extension Evidence {
  /// Whether a control whose `sendAction` does nothing sent nothing, where something was
  /// registered.
  fileprivate func judgeSilence(_ moment: ControlMoment) -> Verdict {
    let wrong = moment.sent.first ?? moment.called.first
    let isDue = limits(of: moment).contains { $0.limit.lowerBound > 0 }
    return .when(
      wrong != nil || isDue,
      .expect(
        none: wrong,
        "sendAction of \(name(moment.control)) does nothing, and yet \""
          + "\(wrong.map(actionName) ?? "")\" was sent",
        expected: "no action of \(name(moment.control))"))
  }

  /// Whether the actions that were called went through the application first.
  fileprivate func judgeWay(of moment: ControlMoment) -> Verdict {
    Verdict.of(moment.called) { call in
      let action = actionName(call)
      return .expect(
        moment.sent.contains { $0 < call && actionName($0) == action }, at: call,
        "\"\(action)\" of \(name(moment.control)) was called without going through the "
          + "application", expected: "sendAction of the application first")
    }
  }

  /// Whether touches, and nothing else, had a control send what it sent. One that the app disables may
  /// give its touch up by itself. Source: EX-12.
  fileprivate func isOfTouch(_ moment: ControlMoment) -> Bool {
    !moment.events.isEmpty
      && moment.events.allSatisfy {
        facts[$0].controlEvent?.isTouchEvent == true && deliveryOfFact[$0] != Scene.none
          && !(facts[$0].controlEvent == .touchCancel && ingredients.contains(.viewChanges))
      }
  }

  /// The call that came of an action that somebody was found for.
  fileprivate func call(afterSending sent: Int, _ moment: ControlMoment) -> Int? {
    guard facts[sent].answer else { return nil }
    let next = facts.indices.dropFirst(sent + 1).first {
      facts[$0].kind == .actionMethod || facts[$0].at > moment.at
    }
    return next.flatMap { facts[$0].kind == .actionMethod ? $0 : nil }
  }

  /// The registrations for what a control sent, of which some events had been taken off before.
  fileprivate func curtailedTargets(of moment: ControlMoment) -> [Scenario.Target] {
    let before = scene.sources[moment.control].targets
    guard let now = script.registrations(of: moment.control, at: moment.at), now != before else {
      return []
    }
    return zip(before, now).compactMap { old, new in
      let isMeant = moment.events.contains { event in
        old.events.contains { $0 == facts[event].controlEvent }
      }
      return isMeant && old != new ? old : nil
    }
  }

  /// Whether controls that the script told to send events did so.
  fileprivate func judgeToldByScript() -> Verdict {
    Verdict.of(scenario.script) { step in
      guard case .sendActions(let id, let events)? = step.changes.first else {
        return .notExercised
      }
      let control = scene.names.responder(id)
      return .given(sending(of: control, events, at: step.at)) { moment in
        let wrong = moment.called.first { isWithEvent($0) == true }
        return judgeSending(moment, events)
          && .forbid(
            wrong,
            "\(name(control)) was asked to send actions, and called "
              + "\"\(wrong.map(actionName) ?? "")\" with an event",
            expected: "no event, for there is no touch")
      }
    }
  }

  /// Whether controls that the app told in a callback to send events did so before anything else
  /// could happen.
  fileprivate func judgeToldInCallbacks() -> Verdict {
    Verdict.of(reactions) { reaction in
      let time = facts[reaction.event].at
      let rest = facts[(reaction.event + 1)...].prefix { $0.at == time }
      return Verdict.of(reaction.changes) { change in
        guard case .sendActions(let id, let events) = change else { return .notExercised }
        let control = scene.names.responder(id)
        let sent = rest.filter { $0.who == control }
        return .when(
          scene.isControl(control),
          Verdict.of(events) { event in
            .require(
              sent.contains { $0.controlEvent == event }, by: rest.endIndex,
              "\(name(control)) was asked in a callback to send \(event.rawValue), and did not",
              expected: "\(event.rawValue) of \(name(control))")
          } && judgeActionsToldInCallback(of: control, events, sent, by: rest.endIndex, at: time))
      }
    }
  }

  private func judgeActionsToldInCallback(
    of control: Int, _ events: [ControlEvent], _ sent: [Trace.Event], by end: Int, at time: Int
  ) -> Verdict {
    guard scene.sources[control].overrides.sendsActions != false,
      !script.areChanged([.treeChanges, .presentation], until: time),
      let targets = script.registrations(of: control, at: time)
    else { return .notExercised }
    let due = targets.filter { target in
      script.isLasting(target.receiver) && target.events.contains { events.contains($0) }
    }
    return Verdict.of(due) { target in
      .require(
        sent.contains { $0.kind == .sendAction && trace.text(of: $0) == target.action }, by: end,
        "\(name(control)) was asked in a callback to send "
          + "\(events.map(\.rawValue).joined(separator: ", ")), and did not send "
          + "\"\(target.action)\"",
        expected: "the action \"\(target.action)\"")
    }
  }

  /// What a control did when it was asked to send events, if it does so at that time for no other
  /// reason.
  fileprivate func sending(
    of control: Int, _ events: [ControlEvent], at time: Int
  ) -> ControlMoment? {
    guard scene.isControl(control), !scene.sources[control].targets.isEmpty,
      scene.sources[control].overrides.sendsAsRegistered,
      !facts.contains(where: { $0.at == time && $0.kind == .responder && $0.who == control })
    else { return nil }
    let moment =
      moments(of: control).first { $0.at == time }
      ?? ControlMoment(
        control: control, at: time, last: facts.firstIndex { $0.at > time } ?? facts.count)
    let isSentAlone = moment.events.allSatisfy { event in
      events.contains { $0 == facts[event].controlEvent }
    }
    return canSend(moment) && isSentAlone ? moment : nil
  }

  /// Whether a control that was asked to send events did so: once each registration for any of
  /// them.
  fileprivate func judgeSending(_ moment: ControlMoment, _ events: [ControlEvent]) -> Verdict {
    let targets = script.registrations(of: moment.control, at: moment.at) ?? []
    func isMeant(_ target: Scenario.Target) -> Bool {
      target.events.contains { events.contains($0) }
    }
    // What is registered for others of its events as well may be sent for those.
    let lasting = targets.filter { target in
      script.isLasting(target.receiver)
        && (isMeant(target)
          || !targets.contains { $0.action == target.action && isMeant($0) })
    }
    return Verdict.of(lasting) { target in
      let isSent = moment.sent.contains { actionName($0) == target.action }
      if isSent == isMeant(target) { return .when(isSent, .holds) }
      return .broken(
        says: "\(name(moment.control)) was asked to send "
          + "\(events.map(\.rawValue).joined(separator: ", ")), and "
          + "\(isSent ? "sent" : "did not send") \"\(target.action)\"",
        event: isSent ? moment.sent[0] : moment.last, isMissing: !isSent,
        expected: isSent
          ? "only actions that are registered for these" : "the action \"\(target.action)\"")
    }
  }
}
