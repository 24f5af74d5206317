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
      guard moment.events.count == 1, due > 1 else { return .notExercised }
      let missing = limits.first { limit in
        moment.sent.count { evidence.actionName($0) == limit.action } < limit.range.lowerBound
      }
      return .require(
        missing == nil, by: moment.last + 1,
        "\(evidence.name(moment.control)) has several actions for "
          + "\(evidence.eventName(moment.events[0])), and did not send \"\(missing?.action ?? "")\"",
        expected: "\(due) actions, in any order")
    }
  }

  /// CT-21: a control's `sendAction` decides; what it lets through goes through the application.
  static let throughControl = Invariant(
    "CT-21", of: .actions, seeing: .controlEvent, .sendAction, .actionMethod
  ) { evidence in
    Verdict.of(evidence.scene.views.indices, where: { evidence.scene.views[$0].hasTargets }) {
      control in
      let isSilent = evidence.scene.sources[control].overrides.sendsActions == false
      return Verdict.of(evidence.moments(of: control), where: { evidence.canSend($0) }) { moment in
        if isSilent {
          let wrong = moment.sent.first ?? moment.called.first
          if wrong == nil, evidence.limits(of: moment).allSatisfy({ $0.limit.lowerBound == 0 }) {
            return .notExercised
          }
          return .expect(
            wrong == nil, at: wrong ?? 0,
            "sendAction of \(evidence.name(control)) does nothing, and yet \""
              + "\(wrong.map(evidence.actionName) ?? "")\" was sent",
            expected: "no action of \(evidence.name(control))")
        }
        return Verdict.of(moment.called) { call in
          let name = evidence.actionName(call)
          let sent = moment.sent.first { $0 < call && evidence.actionName($0) == name }
          return .expect(
            sent != nil, at: call,
            "\"\(name)\" of \(evidence.name(control)) was called without going through the "
              + "application", expected: "sendAction of the application first")
        }
      }
    }
  }

  /// CT-22: an action's sender is the control, and its event the one that brought the touch.
  static let senderAndEvent = Invariant("CT-22", of: .actions, seeing: .sendAction) { evidence in
    evidence.judgeActions { sending in
      let moment = sending.moment
      guard !moment.events.isEmpty,
        moment.events.allSatisfy({
          evidence.facts[$0].controlEvent?.isTouchEvent == true
            && evidence.deliveryOfFact[$0] != Scene.none
        })
      else { return .notExercised }
      return Verdict.of(moment.sent) { sent in
        guard evidence.facts[sent].answer,
          let call = evidence.facts.indices.dropFirst(sent + 1).first(where: {
            evidence.facts[$0].kind == .actionMethod || evidence.facts[$0].at > moment.at
          }), evidence.facts[call].kind == .actionMethod
        else { return .notExercised }
        let name = evidence.actionName(sent)
        let who = evidence.name(moment.control)
        if evidence.facts[call].who != moment.control {
          return .broken(
            Violation(
              "\"\(name)\" of \(who) was called with another sender", event: call,
              expected: "the sender is \(who)"))
        }
        return .expect(
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
      let before = evidence.scene.sources[moment.control].targets
      guard let now = evidence.script.registrations(of: moment.control, at: moment.at),
        now != before
      else {
        return .notExercised
      }
      let limits = sending.limits
      return Verdict.of(before.indices) { place in
        let isMeant = moment.events.contains { event in
          before[place].events.contains { $0 == evidence.facts[event].controlEvent }
        }
        guard isMeant, before[place] != now[place] else { return .notExercised }
        let action = before[place].action
        let limit = limits.first { $0.action == action }?.range ?? 0...0
        let sent = moment.sent.filter { evidence.actionName($0) == action }
        if limit.contains(sent.count) { return .holds }
        let isMissing = sent.count < limit.lowerBound
        return .broken(
          Violation(
            "some events were taken off \"\(action)\" of \(evidence.name(moment.control)), which "
              + "was sent \(sent.count) times for "
              + moment.events.map(evidence.eventName).joined(separator: ", "),
            event: isMissing ? moment.last + 1 : sent[limit.upperBound], isMissing: isMissing,
            expected: "only the events that were named are taken off"))
      }
    }
  }

  /// CT-25: `sendActions(for:)` calls what is registered for the events, without any touch.
  static let sentWithoutTouch = Invariant("CT-25", of: [.actions, .sentActions]) { evidence in
    Verdict.of(evidence.scenario.script) { step in
      Verdict.of(step.changes) { change in
        guard case .sendActions(let id, let events) = change, step.touches.isEmpty,
          step.changes.count(where: {
            if case .sendActions(id, _) = $0 { true } else { false }
          }) == 1
        else { return .notExercised }
        return evidence.judgeSending(evidence.scene.names.responder(id), events, at: step.at)
      }
    }
  }
}

extension Evidence {
  /// Whether a control that was told to send events did so: once each registration for any of them.
  fileprivate func judgeSending(_ control: Int, _ events: [ControlEvent], at time: Int) -> Verdict {
    guard scene.isControl(control), !scene.sources[control].targets.isEmpty,
      scene.sources[control].overrides.sendsActions != false,
      !facts.contains(where: { $0.at == time && $0.kind == .responder && $0.who == control })
    else { return .notExercised }
    let moment =
      moments(of: control).first { $0.at == time }
      ?? ControlMoment(
        control: control, at: time, last: facts.firstIndex { $0.at > time } ?? facts.count)
    guard canSend(moment), let targets = script.registrations(of: control, at: time),
      moment.events.allSatisfy({ event in events.contains { $0 == facts[event].controlEvent } })
    else { return .notExercised }
    var verdict = Verdict.notExercised
    for target in targets where script.isLasting(target.receiver) {
      let isMeant = target.events.contains { events.contains($0) }
      let others = targets.contains {
        $0.action == target.action && $0.events.contains { events.contains($0) }
      }
      if !isMeant, others { continue }
      let isSent = moment.sent.contains { actionName($0) == target.action }
      if isSent == isMeant {
        if isMeant { verdict = .holds }
        continue
      }
      let names = events.map(\.rawValue).joined(separator: ", ")
      return .broken(
        Violation(
          "\(name(control)) was told to send \(names), and "
            + "\(isSent ? "sent" : "did not send") \"\(target.action)\"",
          event: isSent ? moment.sent[0] : moment.last, isMissing: !isSent,
          expected: isMeant
            ? "the action \"\(target.action)\"" : "only actions that are registered for these"))
    }
    if let wrong = moment.called.first(where: { isWithEvent($0) == true }) {
      return .broken(
        Violation(
          "\(name(control)) was told to send actions, and called \"\(actionName(wrong))\" with an "
            + "event", event: wrong, expected: "no event, for there is no touch"))
    }
    return verdict
  }
}
