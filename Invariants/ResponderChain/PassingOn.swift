import TouchScript

extension Invariants {
  /// Chapter RC: how touches go up the chain.
  static let forwarding: [Invariant] = [
    .defaultForwarding, .wholeChainHearsOnce, .keptIsNotForwarded, .superCallDecidesOrder,
    .methodsAreIndependent, .forwardedTouchKeepsView, .forwardingIgnoresGates, .endOfChain,
    .controlKeepsItsTouch, .siblingsAreNotInChain, .plainViewHearsAll, .scrollViewEndsClimb,
  ]
}

extension Invariant {
  /// RC-12: touch methods that are not overridden call the same method of `next`.
  static let defaultForwarding = Invariant(
    "RC-12", seeing: .responder, each: { $0.forwardings },
    given: { evidence, message in
      message.plan.count > 1 && evidence.handlesAlike(message)
        ? message.calls.firstIndex { $0.who == message.plan[0] } : nil
    }
  ) { evidence, message, first in
    let call = message.calls[first]
    guard let next = message.calls.dropFirst(first + 1).first else {
      return .broken(
        says: "\(evidence.name(call.who)) did not pass \(message.method) on",
        event: call.event + 1,
        isMissing: true, expected: "\(message.method) of \(evidence.name(message.plan[1]))")
    }
    return .expect(
      Set(evidence.fingers(of: next)) == Set(evidence.fingers(of: call)), at: next.event,
      "\(evidence.name(next.who)) got other touches than \(evidence.name(call.who)) passed on",
      expected: "the same touches")
  }

  /// RC-13: with no overrides every responder of the chain hears once, in order, that a touch begins,
  /// of each move, and of the lift.
  static let wholeChainHearsOnce = Invariant("RC-13") { evidence in
    evidence.judgeWays { message in
      message.phase != .cancelled && evidence.handlesAlike(message)
        && evidence.keeper(of: message) == nil
    }
      && Verdict.of(evidence.owedCalls, given: evidence.silentResponder) { call, silent in
        let place: Sentence =
          silent == call.view ? "" : ", in the chain above \(evidence.name(call.view)),"
        return .require(
          silent == Scene.none, by: evidence.endOf(call.sample.delivery),
          "\(evidence.name(silent))\(place) got no call for finger \(finger: call.touch.finger) "
            + "at \(time: call.sample.at)",
          expected: "touches\(call.sample.phase.suffix) of \(evidence.name(silent))")
      }
  }

  /// RC-28: a plain view with nobody in the way hears its whole touch, each part in its event.
  static let plainViewHearsAll = Invariant("RC-28", each: { $0.owedCalls }) { evidence, call in
    .require(
      call.isMade(to: call.view), by: evidence.endOf(call.sample.delivery),
      "\(evidence.name(call.view)) got no call for finger \(finger: call.touch.finger) at "
        + "\(time: call.sample.at), though nothing was in the way",
      expected: "touches\(call.sample.phase.suffix) of \(evidence.name(call.view))")
  }

  /// RC-29: a scroll view ends the climb: nobody above it receives what reaches it.
  static let scrollViewEndsClimb = Invariant(
    "RC-29", of: .scrollViews, seeing: .responder, needs: .told,
    where: { $0.isScrolled($1) && !$1.calls.isEmpty && !$0.script.switchesScrolling }
  ) { evidence, touch in
    Verdict.of(touch.calls, given: { evidence.scrollViewBelow($0, touch) }) { call, scrollView in
      .expect(
        scrollView == Scene.none, at: call.event,
        "\(evidence.name(call.who)) got a touch of finger \(finger: touch.finger), which the scroll view "
          + "\(evidence.name(scrollView)) does not pass on",
        expected: "nobody above \(evidence.name(scrollView))")
    }
  }

  /// RC-14: an override that does not call super ends the way of that message.
  static let keptIsNotForwarded = Invariant(
    "RC-14", seeing: .responder, each: { $0.forwardings },
    given: { evidence, message in
      message.isWhole && evidence.isLetIn(evidence.contacts[message.contact])
        ? evidence.keeper(of: message).flatMap { evidence.hasNext($0, message) ? $0 : nil } : nil
    }
  ) { evidence, message, keeper in
    evidence.expectNoneBeyond(
      message, "got \(message.method), which \(evidence.name(keeper)) does not pass on",
      expected: "nobody after \(evidence.name(keeper))")
  }

  /// RC-15: with a super call the rest of the chain hears, before or after as the call stands.
  static let superCallDecidesOrder = Invariant(
    "RC-15", goesAsPlanned: { $1.plan.count > 1 && !$0.handlesAlike($1) })

  /// RC-16: the four methods are independent: keeping one does not keep the others.
  static let methodsAreIndependent = Invariant(
    "RC-16", seeing: .responder, each: { $0.forwardings },
    given: { evidence, message in
      message.steps.first {
        evidence.handling($0.from, message) == .passesOn
          && evidence.scene.handling($0.from).keepsSome
      }
    }
  ) { evidence, message, step in
    .require(
      message.reached(step.to) || !message.reached(step.from), by: message.end,
      "\(evidence.name(step.from)) overrides other methods, but \(message.method) did not go on to "
        + "\(evidence.name(step.to))",
      expected: "\(message.method) of \(evidence.name(step.to))")
  }

  /// RC-17: a forwarded touch still names the view that was hit.
  static let forwardedTouchKeepsView = Invariant(
    "RC-17", seeing: .responder, each: { $0.forwardings }
  ) { evidence, message in
    let view = evidence.contacts[message.contact].view
    return Verdict.of(message.calls, where: { $0.who != view }) { call in
      let seen = evidence.touches[call.touch].view
      return .expect(
        seen == view, at: call.event,
        "forwarded to \(evidence.name(call.who)), the touch had \(evidence.name(seen)) for its "
          + "view",
        expected: "its view is still \(evidence.name(view))")
    }
  }

  /// RC-18: forwarding does not ask whether the receiver could be hit.
  static let forwardingIgnoresGates = Invariant(
    "RC-18", seeing: .responder, each: { $0.forwardings },
    given: { evidence, message in
      message.steps.first { evidence.isClosed($0.to, message) }
        .flatMap { message.reached($0.from) ? $0.to : nil }
    }
  ) { evidence, message, closed in
    .require(
      message.reached(closed), by: message.end,
      "\(message.method) was not forwarded to \(evidence.name(closed)), which takes no touches "
        + "itself",
      expected: "\(message.method) of \(evidence.name(closed))")
  }

  /// RC-19: at the end of the chain a touch that nobody handles is dropped in silence.
  static let endOfChain = Invariant(
    "RC-19", seeing: .responder, each: { $0.forwardings },
    given: { evidence, message in
      message.isWhole && evidence.keeper(of: message) == nil ? message.plan.last : nil
    }
  ) { evidence, message, last in
    evidence.expectNoneBeyond(
      message, "was handed on a touch, and is not in the chain of its view",
      expected: "calls of the chain alone, which ends with \(evidence.name(last))")
  }

  /// RC-20: while a control tracks the touch, nobody else receives it.
  static let controlKeepsItsTouch = Invariant(
    "RC-20", of: .controls, seeing: .responder, needs: .trackable, where: { $0.tracks($1) }
  ) { evidence, touch in
    let stop = evidence.controlFacts[touch.view].first {
      evidence.facts[$0].tracking == .continue && !evidence.facts[$0].answer
        && $0 > evidence.sight(of: touch)
    }
    let wrong = touch.calls.first {
      $0.who != touch.view && $0.phase != .cancelled && $0.event < stop ?? Int.max
    }
    return .expect(
      none: wrong?.event,
      "\(evidence.name(wrong?.who ?? Scene.none)) got a touch that the control "
        + "\(evidence.name(touch.view)) handles",
      expected: "nothing goes up from \(evidence.name(touch.view))")
  }

  /// RC-22: a sibling is never part of the chain.
  static let siblingsAreNotInChain = Invariant(
    "RC-22", seeing: .responder, needs: .view, given: { $0.siblingsBesideChain(of: $1) }
  ) { evidence, touch, siblings in
    let wrong = touch.calls.first { siblings.contains($0.who) }
    return .expect(
      none: wrong?.event,
      "\(evidence.name(wrong?.who ?? Scene.none)) got a touch of its sibling "
        + "\(evidence.name(touch.view))",
      expected: "touches go to \(evidence.name(touch.view)) and up")
  }
}

extension Invariant {
  /// Makes the invariant of a rule that some messages, of which it is known who may be called, go
  /// exactly the way of their plan, each responder once.
  convenience init(
    _ id: Rule.ID, goesAsPlanned isMeant: @escaping @Sendable (Evidence, Forwarding) -> Bool
  ) {
    self.init(id, seeing: .responder) { evidence in
      evidence.judgeWays { isMeant(evidence, $0) }
    }
  }
}

extension Scenario.TouchHandling {
  fileprivate var keepsSome: Bool {
    began == .keeps || moved == .keeps || ended == .keeps || cancelled == .keeps
  }
}

extension Forwarding {
  /// The name of the method, for sentences.
  var method: String { "touches\(phase.suffix)" }

  /// Who passes the message on to whom, in order.
  var steps: some Sequence<(from: Int, to: Int)> {
    zip(plan, plan.dropFirst()).lazy.map { (from: $0, to: $1) }
  }

  /// Where a call is missing after the last that came.
  fileprivate var end: Int { (calls.last?.event ?? 0) + 1 }

  /// Whether a responder was called.
  func reached(_ responder: Int) -> Bool { calls.contains { $0.who == responder } }
}

extension TouchPhase {
  /// The name of the method, for sentences.
  var method: String { "touches\(suffix)" }

  /// The end of the method's name, for sentences.
  var suffix: String {
    switch self {
    case .began: "Began"
    case .moved: "Moved"
    case .stationary: "Stationary"
    case .ended: "Ended"
    case .cancelled: "Cancelled"
    }
  }
}

extension OwedCall {
  /// Whether a responder was called.
  fileprivate func isMade(to responder: Int) -> Bool {
    touch.calls.contains {
      $0.who == responder && $0.phase == sample.phase && $0.delivery == sample.delivery
    }
  }
}

extension Evidence {
  /// The first responder of the chain that must get a call, and was not called; `Scene.none` where
  /// all were, and nil where somebody keeps the message, calls super first, or nobody can tell the
  /// chain.
  fileprivate func silentResponder(_ call: OwedCall) -> Int? {
    let scene = moment(of: call.sample.delivery).scene
    let plan = Forwarding.plan(from: call.view, call.sample.phase, scene)
    let isPlain = plan.responders.allSatisfy {
      scene.handling($0)[call.sample.phase] == .passesOn
    }
    guard plan.isWhole, isPlain else { return nil }
    return plan.responders.first { !call.isMade(to: $0) } ?? Scene.none
  }

  /// The scroll view that stands between a touch's view and a responder that received the touch;
  /// `Scene.none` where none does, and nil where nobody can tell the chain.
  fileprivate func scrollViewBelow(_ call: Call, _ touch: Touch) -> Int? {
    let moment = moment(at: call.event)
    guard moment.isSure, let scrollView = scrollView(below: call.who, touch, in: moment.scene)
    else { return nil }
    guard scrollView != Scene.none else { return Scene.none }
    // A message that has come past a responder goes on from there, whatever becomes of the chain
    // below; and a view may see that it is taken out before its chain is another.
    // Source: RC-01, EX-02.
    var earlier = [touch.scene]
    if call.delivery != Scene.none { earlier.append(self.moment(of: call.delivery).scene) }
    for scene in earlier where self.scrollView(below: call.who, touch, in: scene) != scrollView {
      return self.scrollView(below: call.who, touch, in: scene)
    }
    return scrollView
  }

  /// The same, as the chain is in a scene.
  private func scrollView(below responder: Int, _ touch: Touch, in scene: Scene) -> Int? {
    guard let above = scene.chain(after: touch.view) else { return nil }
    let chain = [touch.view] + above
    guard let end = chain.firstIndex(where: scene.isScrolling),
      let place = chain.firstIndex(of: responder)
    else { return nil }
    return place > end ? chain[end] : Scene.none
  }

  /// Whether the messages that are meant, and of which it is known who may be called, go exactly the
  /// way of their plan, each responder once.
  fileprivate func judgeWays(where isMeant: (Forwarding) -> Bool) -> Verdict {
    Verdict.of(
      forwardings, where: { $0.isWhole && isMeant($0) && !isHeldBack($0) }, judgeWay)
  }

  /// Whether a control was seen to agree to track a touch. Source: rulebook CT-02.
  fileprivate func tracks(_ touch: Touch) -> Bool {
    guard let began = viewCall(.began, touch),
      let answer = controlFacts[touch.view].first(where: {
        $0 > began.event && facts[$0].tracking == .begin
      })
    else { return false }
    return facts[answer].answer && facts[answer].at == began.at
  }

  /// The siblings of a touch's view that are never in the chain above it; nil where there are none,
  /// where nobody can tell the chain, or where nobody received the touch.
  fileprivate func siblingsBesideChain(of touch: Touch) -> [Int]? {
    let parent = touch.scene.parents[touch.view]
    guard touch.scene.isView(parent), !touch.calls.isEmpty,
      let chains = chains(above: touch.view)
    else { return nil }
    let siblings = touch.scene.subviews(of: parent).filter { sibling in
      sibling != touch.view && !chains.contains { $0.contains(sibling) }
    }
    return siblings.isEmpty ? nil : siblings
  }

  /// The fingers of the call that brought a touch.
  func fingers(of call: Call) -> [Int] {
    facts[call.event].touches.map { touches[$0].finger }
  }

  /// What a responder does with a message.
  func handling(_ responder: Int, _ message: Forwarding) -> Scenario.Forwarding {
    scene.handling(responder)[message.phase]
  }

  /// Whether nobody on the way calls super before being seen.
  fileprivate func handlesAlike(_ message: Forwarding) -> Bool {
    message.plan.allSatisfy { handling($0, message) != .passesOnFirst }
  }

  /// Who ends the message's way by not calling super.
  fileprivate func keeper(of message: Forwarding) -> Int? {
    message.plan.first { handling($0, message) == .keeps }
  }

  /// Whether a responder has a next one while a message is on its way.
  fileprivate func hasNext(_ responder: Int, _ message: Forwarding) -> Bool {
    moments[message.moment].scene.next[responder] != Scene.none
  }

  /// Whether a responder is a view that takes no touches while a message is on its way.
  fileprivate func isClosed(_ responder: Int, _ message: Forwarding) -> Bool {
    scene.isView(responder) && !moments[message.moment].geometry.isOpen[responder]
  }

  /// Whether moves may come late, several at once. Source: rulebook GR-22, RE-37, RE-60.
  fileprivate func isHeldBack(_ message: Forwarding) -> Bool {
    guard message.phase == .moved else { return false }
    let touch = contacts[message.contact]
    return isDelayedByScrollPan(touch) || isReleased(message, touch)
      || touch.receivers.contains { scene.recognizers[$0].mayDelayTouchesBegan }
  }

  /// Whether moves come with a touch-down that scroll views have held back. Source: rulebook TV-03,
  /// TV-09.
  private func isReleased(_ message: Forwarding, _ touch: Touch) -> Bool {
    isHeldByScrollViews(touch) && viewCall(.began, touch)?.at == message.calls[0].at
  }

  /// Whether nobody is called who is not in a message's plan.
  fileprivate func expectNoneBeyond(
    _ message: Forwarding, _ what: Sentence, expected: Sentence
  ) -> Verdict {
    let wrong = message.calls.first { !message.plan.contains($0.who) }
    return .expect(
      none: wrong?.event, "\(name(wrong?.who ?? Scene.none)) \(what)",
      expected: expected)
  }

  /// Whether a message went exactly the way of its plan, each responder once.
  fileprivate func judgeWay(of message: Forwarding) -> Verdict {
    for (place, responder) in message.plan.enumerated() {
      guard place < message.calls.count else {
        return .broken(
          says: "\(message.method) did not reach \(name(responder))", event: message.end,
          isMissing: true, expected: "\(message.method) of \(name(responder))")
      }
      let call = message.calls[place]
      if call.who != responder {
        return .broken(
          says:
            "\(message.method) was called on \(name(call.who)) where \(name(responder)) was next",
          event: call.event, expected: "\(message.method) of \(name(responder))")
      }
    }
    let extra = message.calls.dropFirst(message.plan.count).first
    return .expect(
      none: extra?.event,
      "\(message.method) was called on \(name(extra?.who ?? Scene.none)) after the last of the chain",
      expected: "no more \(message.method) for this touch")
  }
}
