import TouchScript

extension Invariants {
  /// Chapters CT and RC: where the actions of controls go.
  static let controlActions: [Invariant] = [
    .registeredActions, .releasedTarget, .targetsInChain, .firstThatImplements, .nobodyImplements,
    .directTarget,
  ]
}

extension Invariant {
  /// CT-18: an event calls every registration for it, and none for other events.
  static let registeredActions = Invariant(
    "CT-18", of: .actions, seeing: .controlEvent, .sendAction, .actionMethod
  ) { evidence in
    evidence.judgeActions { sending in
      let moment = sending.moment
      let limits = sending.limits
      let control = evidence.name(moment.control)
      let counts = Verdict.of(limits) { entry in
        let action = entry.action
        let limit = entry.range
        let sent = moment.sent.filter { evidence.actionName($0) == action }
        return Verdict.require(
          sent.count >= limit.lowerBound, by: moment.last + 1,
          "\(control) sent \"\(action)\" \(sent.count.times), where its events call for "
            + "\(limit.lowerBound)",
          expected: "the action \"\(action)\" of \(control)")
          && .expect(
            sent.count <= limit.upperBound, at: sent[limit.upperBound],
            "\(control) sent \"\(action)\" \(sent.count.times), where its events call for "
              + "\(limit.upperBound)",
            expected: "only actions that are registered for the event")
      }
      let stray = moment.sent.first { event in
        !limits.contains { $0.action == evidence.actionName(event) }
      }
      return counts
        && .forbid(
          stray,
          "\(control) sent \"\(stray.map(evidence.actionName) ?? "")\", which is not registered for "
            + "the event",
          expected: "only actions that are registered for the event")
    }
  }

  /// CT-20: a target that is gone is passed over in silence.
  static let releasedTarget = Invariant("CT-20", registered: .released) { evidence, moment, limit in
    .expect(
      none: moment.called.first { evidence.actionName($0) == limit.action },
      "\"\(limit.action)\" of \(evidence.name(moment.control)) was called, though its target is gone",
      expected: "nobody is called")
  }

  /// CT-23: without a target the chain is searched.
  static let targetsInChain = Invariant("CT-23", registered: .firstResponder) {
    $0.judgeSearch($1, $2)
  }

  /// RC-24: the first responder from the control on that implements the action gets it, once.
  static let firstThatImplements = Invariant("RC-24", registered: .firstResponder) {
    .when($2.implementer != nil, $0.judgeSearch($1, $2))
  }

  /// RC-25: if nobody implements it nothing happens.
  static let nobodyImplements = Invariant("RC-25", registered: .firstResponder) {
    .when($2.implementer == nil, $0.judgeSearch($1, $2))
  }

  /// RC-26: a target is called directly, wherever it stands.
  static let directTarget = Invariant("RC-26", registered: .direct) { evidence, moment, limit in
    let action = limit.action
    let receivers = evidence.script.directReceivers(of: action, on: moment.control)
    let due: Sentence = "\"\(action)\" of \(receivers.map(evidence.name).joined(separator: ", "))"
    let called = moment.called.filter { evidence.actionName($0) == action }
    let sent = moment.sent.filter { evidence.actionName($0) == action }
    let wrong = called.first { !receivers.contains(evidence.facts[$0].other) }
    return Verdict.forbid(
      wrong,
      "\"\(action)\" was called on "
        + "\(evidence.name(wrong.map { evidence.facts[$0].other } ?? Scene.none)), which is not its target",
      expected: due)
      && .require(
        called.count == sent.count, by: (sent.last ?? moment.last) + 1,
        "\"\(action)\" was sent \(sent.count.times) and "
          + "\(called.isEmpty ? "never called" : "called \(called.count.times)")", expected: due)
  }
}

extension Invariant {
  /// Makes the invariant of a rule about actions that a control sent, and for which all its registrations
  /// are of one kind.
  fileprivate convenience init(
    _ id: Rule.ID, registered routing: Routing,
    check: @escaping @Sendable (Evidence, ControlMoment, Sending.Limit) -> Verdict
  ) {
    self.init(id, of: .actions, seeing: .controlEvent) { evidence in
      evidence.judgeActions { sending in
        .of(sending.limits, where: { $0.routing == routing }) {
          check(evidence, sending.moment, $0)
        }
      }
    }
  }
}
