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
  static let registeredActions = Invariant("CT-18") { evidence in
    evidence.judgeActions { moment in
      let limits = evidence.limits(of: moment)
      if limits.isEmpty, moment.sent.isEmpty { return .notExercised }
      let control = evidence.name(moment.control)
      for (action, limit) in limits {
        let sent = moment.sent.filter { evidence.actionName($0) == action }
        if sent.count < limit.lowerBound {
          return .broken(
            Violation(
              "\(control) sent \"\(action)\" \(sent.count) times, where its events call for "
                + "\(limit.lowerBound)", event: moment.last + 1, isMissing: true,
              expected: "the action \"\(action)\" of \(control)"))
        }
        if sent.count > limit.upperBound {
          return .broken(
            Violation(
              "\(control) sent \"\(action)\" \(sent.count) times, where its events call for "
                + "\(limit.upperBound)", event: sent[limit.upperBound],
              expected: "only actions that are registered for the event"))
        }
      }
      let stray = moment.sent.first { event in
        !limits.contains { $0.action == evidence.actionName(event) }
      }
      return .expect(
        stray == nil, at: stray ?? 0,
        "\(control) sent \"\(stray.map(evidence.actionName) ?? "")\", which is not registered for "
          + "the event",
        expected: "only actions that are registered for the event")
    }
  }

  /// CT-20: a target that is gone is passed over in silence.
  static let releasedTarget = Invariant("CT-20") { evidence in
    evidence.judgeRegistrations(.released) { moment, action in
      let called = moment.called.first { evidence.actionName($0) == action }
      return .expect(
        called == nil, at: called ?? 0,
        "\"\(action)\" was called, though its target is gone", expected: "nobody is called")
    }
  }

  /// CT-23: without a target the chain is searched.
  static let targetsInChain = Invariant("CT-23") { evidence in
    evidence.judgeRegistrations(.firstResponder) { moment, action in
      evidence.judgeSearch(moment, action)
    }
  }

  /// RC-24: the first responder from the control on that implements the action gets it, once.
  static let firstThatImplements = Invariant("RC-24") { evidence in
    evidence.judgeRegistrations(.firstResponder) { moment, action in
      evidence.implementer(of: action, from: moment.control) == nil
        ? .notExercised : evidence.judgeSearch(moment, action)
    }
  }

  /// RC-25: if nobody implements it nothing happens.
  static let nobodyImplements = Invariant("RC-25") { evidence in
    evidence.judgeRegistrations(.firstResponder) { moment, action in
      evidence.implementer(of: action, from: moment.control) == nil
        ? evidence.judgeSearch(moment, action) : .notExercised
    }
  }

  /// RC-26: a target is called directly, wherever it stands.
  static let directTarget = Invariant("RC-26") { evidence in
    evidence.judgeRegistrations(.direct) { moment, action in
      let receivers = evidence.directReceivers(of: action, on: moment.control)
      let called = moment.called.filter { evidence.actionName($0) == action }
      if let wrong = called.first(where: { !receivers.contains(evidence.facts[$0].other) }) {
        return .broken(
          Violation(
            "\"\(action)\" was called on \(evidence.name(evidence.facts[wrong].other)), which is "
              + "not its target", event: wrong,
            expected: "\"\(action)\" of \(receivers.map(evidence.name).joined(separator: ", "))"))
      }
      let sent = moment.sent.filter { evidence.actionName($0) == action }
      return .require(
        called.count == sent.count, by: (sent.last ?? moment.last) + 1,
        "\"\(action)\" was sent \(sent.count) times and called \(called.count) times",
        expected: "\"\(action)\" of \(receivers.map(evidence.name).joined(separator: ", "))")
    }
  }
}

/// What one control sent at one time.
private struct Moment {
  let control: Int
  /// Its control events, as events of the trace.
  var events: [Int] = []
  /// Its actions, as they were handed to the application.
  var sent: [Int] = []
  /// Its actions, as they were called.
  var called: [Int] = []
  /// The last of all these.
  var last: Int
}

/// The kinds of receivers, told apart by how they are found.
private enum Routing {
  case direct, firstResponder, released
}

extension Scenario.Target.Receiver {
  fileprivate var routing: Routing {
    switch self {
    case .responder: .direct
    case .firstResponder: .firstResponder
    case .released: .released
    }
  }
}

extension Evidence {
  /// The name of an action, sent or called.
  fileprivate func actionName(_ event: Int) -> String {
    switch trace.events[event].what {
    case .sendAction(let action, _, _): action
    case .actionMethod(_, let action, _, _): action
    default: ""
    }
  }

  /// What controls with registrations sent, time by time.
  fileprivate func judgeActions(_ judge: (Moment) -> Verdict) -> Verdict {
    Verdict.of(scene.views.indices) { control in
      guard scene.views[control].hasTargets, !controlFacts[control].isEmpty else {
        return .notExercised
      }
      return Verdict.of(moments(of: control), judge)
    }
  }

  private func moments(of control: Int) -> [Moment] {
    var moments: [Moment] = []
    for (event, fact) in facts.enumerated() where fact.who == control {
      guard fact.kind == .controlEvent || fact.kind == .sendAction || fact.kind == .actionMethod
      else { continue }
      if moments.last.map({ facts[$0.last].at }) != fact.at {
        moments.append(Moment(control: control, last: event))
      }
      let place = moments.count - 1
      moments[place].last = event
      switch fact.kind {
      case .controlEvent: moments[place].events.append(event)
      case .sendAction: moments[place].sent.append(event)
      default: moments[place].called.append(event)
      }
    }
    return moments
  }

  /// How often each action must and may be sent at one time. Several registrations of one action
  /// with one receiver may count as one.
  fileprivate func limits(of moment: Moment) -> [(action: String, limit: ClosedRange<Int>)] {
    var limits: [(action: String, limit: ClosedRange<Int>)] = []
    for event in moment.events {
      guard let sent = facts[event].controlEvent else { continue }
      var seen: [Scenario.Target] = []
      for target in scene.sources[moment.control].targets where target.events.contains(sent) {
        let isAgain = seen.contains {
          $0.receiver == target.receiver && $0.action == target.action
        }
        seen.append(target)
        let least = isAgain || !isLasting(target.receiver) ? 0 : 1
        if let place = limits.firstIndex(where: { $0.action == target.action }) {
          let old = limits[place].limit
          limits[place].limit = (old.lowerBound + least)...(old.upperBound + 1)
        } else {
          limits.append((target.action, least...1))
        }
      }
    }
    return limits
  }

  /// Whether a receiver is there to be called.
  private func isLasting(_ receiver: Scenario.Target.Receiver) -> Bool {
    switch receiver {
    case .released: return false
    case .firstResponder: return true
    case .responder(let id):
      let number = scene.names.responder(id)
      return number >= 0 && number != scene.sceneNumber
        && (number != scene.delegateNumber || scene.application.delegate?.isResponder == true)
    }
  }

  /// The actions that a control sent and for which all its registrations are of one kind.
  fileprivate func judgeRegistrations(
    _ routing: Routing, _ judge: (Moment, String) -> Verdict
  ) -> Verdict {
    judgeActions { moment in
      let targets = scene.sources[moment.control].targets
      return Verdict.of(limits(of: moment)) { entry in
        let ofAction = targets.filter { $0.action == entry.action }
        guard ofAction.allSatisfy({ $0.receiver.routing == routing }),
          routing == .released || ofAction.allSatisfy({ isLasting($0.receiver) })
        else { return .notExercised }
        return judge(moment, entry.action)
      }
    }
  }

  fileprivate func directReceivers(of action: String, on control: Int) -> [Int] {
    scene.sources[control].targets.compactMap { target in
      guard target.action == action, case .responder(let id) = target.receiver else { return nil }
      return scene.names.responder(id)
    }
  }

  /// The first responder, from the control on, that implements the action.
  fileprivate func implementer(of action: String, from control: Int) -> Int? {
    let chain = [control] + (scene.chain(after: control) ?? [])
    return chain.first { implements(action, $0) }
  }

  /// Whether a responder has the method: its class does, or it was given it as a direct target of a
  /// control or a recognizer.
  private func implements(_ action: String, _ responder: Int) -> Bool {
    scene.implements(action, responder)
      || scene.sources.contains { view in
        view.targets.contains {
          guard $0.action == action, case .responder(let id) = $0.receiver else { return false }
          return scene.names.responder(id) == responder
        }
      }
      || scene.recognizerTargets.contains {
        guard $0.action == action, case .responder(let id) = $0.receiver else { return false }
        return scene.names.responder(id) == responder
      }
  }

  /// Whether an action without a target found who implements it, and nobody else.
  fileprivate func judgeSearch(_ moment: Moment, _ action: String) -> Verdict {
    guard scene.chain(after: moment.control) != nil,
      scene.application.delegate?.isResponder != false
        || scene.application.delegate?.actions.contains(action) == false
    else { return .notExercised }
    let sent = moment.sent.filter { actionName($0) == action }
    let called = moment.called.filter { actionName($0) == action }
    if sent.isEmpty { return .notExercised }
    let receiver = implementer(of: action, from: moment.control)
    if let wrong = called.first(where: { facts[$0].other != receiver }) {
      return .broken(
        Violation(
          "\"\(action)\" of \(name(moment.control)) was called on \(name(facts[wrong].other))",
          event: wrong,
          expected: receiver.map { "\"\(action)\" of \(name($0)), the first that implements it" }
            ?? "nobody is called"))
    }
    if let receiver, called.count != sent.count {
      return .broken(
        Violation(
          "\"\(action)\" of \(name(moment.control)) was sent \(sent.count) times and called "
            + "\(called.count) times", event: (sent.last ?? moment.last) + 1,
          isMissing: called.count < sent.count, expected: "\"\(action)\" of \(name(receiver))"))
    }
    let wrong = sent.first { facts[$0].answer != (receiver != nil) }
    return .expect(
      wrong == nil, at: wrong ?? 0,
      "sendAction of \"\(action)\" returned \(receiver == nil), though "
        + "\(receiver == nil ? "nobody implements it" : "it was called")",
      expected: "\(receiver != nil)")
  }
}
