import TouchScript

extension Evidence {
  /// The name of an action, sent or called.
  func actionName(_ event: Int) -> String {
    trace.text(of: facts[event])
  }

  /// What controls with registrations sent by themselves, time by time.
  func judgeActions(_ judge: (ControlMoment) -> Verdict) -> Verdict {
    Verdict.of(
      scene.views.indices,
      where: {
        scene.views[$0].hasTargets && !controlFacts[$0].isEmpty
          && scene.sources[$0].overrides.sendsActions != false
      }
    ) { control in
      let sendings = script.timesOfSending(control)
      return Verdict.of(moments(of: control)) { moment in
        sendings.contains(moment.at) || !canSend(moment) ? .notExercised : judge(moment)
      }
    }
  }

  /// Whether a control has an application to send its actions through, and sends them as it was
  /// told to at the beginning.
  func canSend(_ moment: ControlMoment) -> Bool {
    if script.areChanged([.treeChanges, .presentation], until: moment.at) { return false }
    if script.registrations(of: moment.control, at: moment.at) == nil { return false }
    return !script.areReactions { change in
      if case .sendActions(let id, _) = change {
        return scene.names.responder(id) == moment.control
      }
      return false
    }
  }

  /// Whether an action was called with an event to show for it.
  func isWithEvent(_ event: Int) -> Bool? {
    facts[event].kind == .actionMethod ? facts[event].answer : nil
  }

  /// What a control sent, time by time.
  func moments(of control: Int) -> [ControlMoment] { story.controlMoments[control] }

  /// How often each action must and may be sent at one time. Several registrations of one action
  /// with one receiver may count as one; and the two events of one move may be sent as one.
  /// Source: CT-04, CT-18.
  func limits(of moment: ControlMoment) -> [(action: String, limit: ClosedRange<Int>)] {
    var limits: [(action: String, limit: ClosedRange<Int>)] = []
    let targets = script.registrations(of: moment.control, at: moment.at) ?? []
    for event in moment.events {
      guard let sent = facts[event].controlEvent else { continue }
      var seen: [Scenario.Target] = []
      for target in targets where target.events.contains(sent) {
        let isAgain = seen.contains {
          $0.receiver == target.receiver && $0.action == target.action
        }
        seen.append(target)
        let isCrossing = sent == .touchDragEnter || sent == .touchDragExit
        let isAside =
          isCrossing
          && (target.events.contains(.touchDragInside) || target.events.contains(.touchDragOutside))
        let least = isAgain || isAside || !script.isLasting(target.receiver) ? 0 : 1
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

  /// The actions that a control sent and for which all its registrations are of one kind.
  func judgeRegistrations(
    _ routing: Routing, _ judge: (ControlMoment, String) -> Verdict
  ) -> Verdict {
    judgeActions { moment in
      let targets = scene.sources[moment.control].targets
      return Verdict.of(limits(of: moment)) { entry in
        let ofAction = targets.filter { $0.action == entry.action }
        guard ofAction.allSatisfy({ $0.receiver.routing == routing }),
          routing == .released || ofAction.allSatisfy({ script.isLasting($0.receiver) })
        else { return .notExercised }
        return judge(moment, entry.action)
      }
    }
  }

  /// Whether an action without a target found who implements it, and nobody else.
  func judgeSearch(_ moment: ControlMoment, _ action: String) -> Verdict {
    guard scene.chain(after: moment.control) != nil, !script.isFirstResponderPossible,
      scene.application.delegate?.isResponder != false
        || scene.application.delegate?.actions.contains(action) == false
    else { return .notExercised }
    let sent = moment.sent.filter { actionName($0) == action }
    let called = moment.called.filter { actionName($0) == action }
    if sent.isEmpty { return .notExercised }
    let receiver = script.implementer(of: action, from: moment.control)
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
