import TouchScript

extension Invariants {
  /// Chapter CT: how the actions of controls are sent.
  static let controlSending: [Invariant] = [
    .everyRegistration, .throughControl, .sentWithoutTouch,
  ].knowing(.all)
}

extension Invariant {
  /// CT-19: of several registrations for one event all are called, in whatever order.
  static let everyRegistration = Invariant("CT-19") { evidence in
    evidence.judgeActions { moment in
      let limits = evidence.limits(of: moment).filter { $0.limit.lowerBound > 0 }
      let due = limits.reduce(0) { $0 + $1.limit.lowerBound }
      guard moment.events.count == 1, due > 1 else { return .notExercised }
      let missing = limits.first { limit in
        moment.sent.count { evidence.actionName($0) == limit.action } < limit.limit.lowerBound
      }
      return .require(
        missing == nil, by: moment.last + 1,
        "\(evidence.name(moment.control)) has several actions for "
          + "\(evidence.eventName(moment.events[0])), and did not send \"\(missing?.action ?? "")\"",
        expected: "\(due) actions, in any order")
    }
  }

  /// CT-21: a control's `sendAction` decides; what it lets through goes through the application.
  static let throughControl = Invariant("CT-21") { evidence in
    Verdict.of(evidence.scene.views.indices) { control in
      guard evidence.scene.views[control].hasTargets else { return .notExercised }
      let isSilent = evidence.scene.sources[control].overrides.sendsActions == false
      return Verdict.of(evidence.moments(of: control)) { moment in
        guard evidence.canSend(moment) else { return .notExercised }
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

  /// CT-25: `sendActions(for:)` calls what is registered for the events, without any touch.
  static let sentWithoutTouch = Invariant("CT-25") { evidence in
    guard evidence.ingredients.contains(.sentActions) else { return .notExercised }
    return Verdict.of(evidence.scenario.script) { step in
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
    guard canSend(moment),
      moment.events.allSatisfy({ event in events.contains { $0 == facts[event].controlEvent } })
    else { return .notExercised }
    var verdict = Verdict.notExercised
    for target in scene.sources[control].targets where isLasting(target.receiver) {
      let isMeant = target.events.contains { events.contains($0) }
      let others = scene.sources[control].targets.contains {
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
    return verdict
  }
}
