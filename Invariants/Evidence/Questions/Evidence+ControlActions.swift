import TouchScript

/// What a control sent by itself at one time, and what its registrations call for.
struct Sending {
  let moment: ControlMoment
  let limits: [Limit]

  /// How often an action must and may be sent, and to whom.
  struct Limit {
    let action: String
    let range: ClosedRange<Int>
    /// How all registrations of the action find their receivers; nil where they do not do so alike, or
    /// where a receiver is none.
    let routing: Routing?
    /// Where the search of the chain begins; nil where the chain is not searched, or a trace does not
    /// show it.
    let start: Int?
    /// Who is to be called where the chain is searched; nil: nobody.
    let implementer: Int?
  }
}

extension Evidence {
  /// The name of an action, sent or called.
  func actionName(_ event: Int) -> String {
    trace.text(of: facts[event])
  }

  /// What controls with registrations sent by themselves, time by time.
  func judgeActions(_ judge: (Sending) -> Verdict) -> Verdict { Verdict.of(sendings, judge) }

  /// Finds out what controls with registrations sent by themselves.
  func findSendings() -> [Sending] {
    var found: [Sending] = []
    for control in scene.views.indices
    where scene.views[control].hasTargets && !controlFacts[control].isEmpty
      && scene.sources[control].overrides.sendsAsRegistered
    {
      let times = script.timesOfSending(control)
      for moment in moments(of: control) where !times.contains(moment.at) && canSend(moment) {
        let limits = limits(of: moment).map { limit in
          let routing = script.routing(of: limit.action, on: control)
          let start =
            routing == .firstResponder
            ? startOfSearch(from: control, before: moment.events.first ?? 0) : nil
          return Sending.Limit(
            action: limit.action, range: limit.limit, routing: routing, start: start,
            implementer: start.flatMap { script.implementer(of: limit.action, from: $0) })
        }
        found.append(Sending(moment: moment, limits: limits))
      }
    }
    return found
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
        let isAside = targets.contains { other in
          sent.dragAtCrossing.map(other.events.contains) ?? false
            && other.receiver == target.receiver && other.action == target.action
        }
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

  /// Whether an action without a target found who implements it, and nobody else.
  func judgeSearch(_ moment: ControlMoment, _ limit: Sending.Limit) -> Verdict {
    let action = limit.action
    guard let start = limit.start, scene.chain(after: start) != nil,
      scene.application.delegate?.isResponder != false
        || scene.application.delegate?.actions.contains(action) == false
    else { return .notExercised }
    let sent = moment.sent.filter { actionName($0) == action }
    let called = moment.called.filter { actionName($0) == action }
    if sent.isEmpty { return .notExercised }
    let receiver = limit.implementer
    if let wrong = called.first(where: { facts[$0].other != receiver }) {
      return .broken(
        says:
          "\"\(action)\" of \(name(moment.control)) was called on \(name(facts[wrong].other))",
        event: wrong,
        expected: receiver.map { "\"\(action)\" of \(name($0)), the first that implements it" }
          ?? "nobody is called")
    }
    if let receiver, called.count != sent.count {
      return .broken(
        says: "\"\(action)\" of \(name(moment.control)) was sent \(sent.count.times) and "
          + "\(called.isEmpty ? "never called" : "called \(called.count.times)")",
        event: (sent.last ?? moment.last) + 1,
        isMissing: called.count < sent.count, expected: "\"\(action)\" of \(name(receiver))")
    }
    return .expect(
      none: sent.first { facts[$0].answer != (receiver != nil) },
      "sendAction of \"\(action)\" of \(name(moment.control)) returned \(receiver == nil), though "
        + "\(receiver == nil ? "nobody implements it" : "it was called")",
      expected: "\(receiver != nil)")
  }
}

extension ControlEvent {
  /// The drag that comes with a finger's going in or out, perhaps in one sending. Source: CT-04, RE-62.
  fileprivate var dragAtCrossing: Self? {
    switch self {
    case .touchDragEnter: .touchDragInside
    case .touchDragExit: .touchDragOutside
    default: nil
    }
  }
}

extension Scenario.Overrides {
  /// Whether actions go where they are registered to go. Source: rulebook CT-21.
  var sendsAsRegistered: Bool { sendsActions != false && !redirectsActions }
}
