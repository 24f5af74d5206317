import TouchScript

extension Invariants {
  /// Chapter RC: how touches go up the chain.
  static let forwarding: [Invariant] = [
    .defaultForwarding, .wholeChainHearsOnce, .keptIsNotForwarded, .superCallDecidesOrder,
    .methodsAreIndependent, .forwardedTouchKeepsView, .forwardingIgnoresGates, .endOfChain,
    .controlKeepsItsTouch, .siblingsAreNotInChain,
  ]
}

extension Invariant {
  /// RC-12: touch methods that are not overridden call the same method of `next`.
  static let defaultForwarding = Invariant("RC-12", seeing: .responder) { evidence in
    Verdict.of(evidence.forwardings, where: { $0.plan.count > 1 && evidence.handlesAlike($0) }) {
      forwarding in
      for (place, call) in forwarding.calls.enumerated() where call.who == forwarding.plan[0] {
        guard place + 1 < forwarding.calls.count else {
          return .broken(
            Violation(
              "\(evidence.name(call.who)) did not pass touches\(forwarding.phase.suffix) on",
              event: call.event + 1, isMissing: true,
              expected: "touches\(forwarding.phase.suffix) of "
                + evidence.name(forwarding.plan[1])))
        }
        let next = forwarding.calls[place + 1]
        return .expect(
          evidence.fingers(of: next) == evidence.fingers(of: call), at: next.event,
          "\(evidence.name(next.who)) got other touches than \(evidence.name(call.who)) passed on",
          expected: "the same touches")
      }
      return .notExercised
    }
  }

  /// RC-13: with no overrides every responder of the chain hears of the touch once, in order.
  static let wholeChainHearsOnce = Invariant("RC-13", seeing: .responder) { evidence in
    Verdict.of(
      evidence.forwardings,
      where: {
        $0.phase == .began && $0.isWhole && evidence.handlesAlike($0)
          && evidence.keeper(of: $0) == nil
      }
    ) { forwarding in
      evidence.judge(forwarding, isAsPlanned: forwarding.plan)
    }
  }

  /// RC-14: an override that does not call super ends the way of that message.
  static let keptIsNotForwarded = Invariant("RC-14", seeing: .responder) { evidence in
    Verdict.of(evidence.forwardings) { forwarding in
      guard forwarding.isWhole, let keeper = evidence.keeper(of: forwarding),
        evidence.moments[forwarding.moment].scene.next[keeper] != Scene.none
      else { return .notExercised }
      let wrong = forwarding.calls.first { !forwarding.plan.contains($0.who) }
      return .expect(
        wrong == nil, at: wrong?.event ?? 0,
        "\(evidence.name(wrong?.who ?? Scene.none)) got touches\(forwarding.phase.suffix), which "
          + "\(evidence.name(keeper)) does not pass on",
        expected: "nobody after \(evidence.name(keeper))")
    }
  }

  /// RC-15: with a super call the rest of the chain hears, before or after as the call stands.
  static let superCallDecidesOrder = Invariant("RC-15", seeing: .responder) { evidence in
    Verdict.of(
      evidence.forwardings, where: { $0.plan.count > 1 && $0.isWhole && !evidence.handlesAlike($0) }
    ) { forwarding in
      evidence.judge(forwarding, isAsPlanned: forwarding.plan)
    }
  }

  /// RC-16: the four methods are independent: keeping one does not keep the others.
  static let methodsAreIndependent = Invariant("RC-16", seeing: .responder) { evidence in
    Verdict.of(evidence.forwardings) { forwarding in
      for (place, responder) in forwarding.plan.dropLast().enumerated() {
        let handling = evidence.scene.handling(responder)
        guard handling[forwarding.phase] == .passesOn, handling.keepsSome else { continue }
        let next = forwarding.plan[place + 1]
        return .require(
          forwarding.calls.contains { $0.who == next } || !forwarding.reached(responder),
          by: (forwarding.calls.last?.event ?? 0) + 1,
          "\(evidence.name(responder)) overrides other methods, but touches"
            + "\(forwarding.phase.suffix) did not go on to \(evidence.name(next))",
          expected: "touches\(forwarding.phase.suffix) of \(evidence.name(next))")
      }
      return .notExercised
    }
  }

  /// RC-17: a forwarded touch still names the view that was hit.
  static let forwardedTouchKeepsView = Invariant("RC-17", seeing: .responder) { evidence in
    Verdict.of(evidence.forwardings) { forwarding in
      let view = evidence.contacts[forwarding.contact].view
      return Verdict.of(forwarding.calls) { call in
        if call.who == view { return .notExercised }
        let seen = evidence.touches[call.touch].view
        return .expect(
          seen == view, at: call.event,
          "forwarded to \(evidence.name(call.who)), the touch had \(evidence.name(seen)) for its "
            + "view",
          expected: "its view is still \(evidence.name(view))")
      }
    }
  }

  /// RC-18: forwarding does not ask whether the receiver could be hit.
  static let forwardingIgnoresGates = Invariant("RC-18", seeing: .responder) { evidence in
    Verdict.of(evidence.forwardings) { forwarding in
      guard
        let closed = forwarding.plan.dropFirst().first(where: {
          evidence.scene.isView($0)
            && !evidence.moments[forwarding.moment].geometry.isOpen[$0]
        }), let place = forwarding.plan.firstIndex(of: closed),
        forwarding.reached(forwarding.plan[place - 1])
      else { return .notExercised }
      return .require(
        forwarding.reached(closed), by: (forwarding.calls.last?.event ?? 0) + 1,
        "touches\(forwarding.phase.suffix) was not forwarded to \(evidence.name(closed)), which "
          + "takes no touches itself",
        expected: "touches\(forwarding.phase.suffix) of \(evidence.name(closed))")
    }
  }

  /// RC-19: at the end of the chain a touch that nobody handles is dropped in silence.
  static let endOfChain = Invariant("RC-19", seeing: .responder) { evidence in
    Verdict.of(evidence.forwardings) { forwarding in
      guard forwarding.isWhole, evidence.keeper(of: forwarding) == nil,
        let last = forwarding.plan.last
      else { return .notExercised }
      let wrong = forwarding.calls.first { !forwarding.plan.contains($0.who) }
      return .expect(
        wrong == nil, at: wrong?.event ?? 0,
        "\(evidence.name(wrong?.who ?? Scene.none)) got a touch from beyond the end of the chain",
        expected: "nothing after \(evidence.name(last))")
    }
  }

  /// RC-20: while a control tracks the touch, nobody else hears of it.
  static let controlKeepsItsTouch = Invariant(
    "RC-20", of: .controls, seeing: .responder, needs: .trackable
  ) { evidence, touch in
    guard evidence.tracks(touch)
    else { return .notExercised }
    let stop = evidence.controlFacts[touch.view].first {
      evidence.facts[$0].tracking == .continue && !evidence.facts[$0].answer
        && $0 > evidence.sight(of: touch)
    }
    let wrong = touch.calls.first {
      $0.who != touch.view && $0.phase != .cancelled && $0.event < stop ?? Int.max
    }
    return .expect(
      wrong == nil, at: wrong?.event ?? 0,
      "\(evidence.name(wrong?.who ?? Scene.none)) heard of a touch that the control "
        + "\(evidence.name(touch.view)) handles",
      expected: "nothing goes up from \(evidence.name(touch.view))")
  }

  /// RC-22: a sibling is never part of the chain.
  static let siblingsAreNotInChain = Invariant("RC-22", seeing: .responder) { evidence in
    Verdict.of(evidence.contacts) { touch in
      let chains = evidence.moments.map { $0.scene.chain(after: touch.view) }
      guard touch.hasView, touch.scene.isView(touch.scene.parents[touch.view]),
        !chains.contains(nil), !touch.calls.isEmpty
      else { return .notExercised }
      let siblings = touch.scene.subviews(of: touch.scene.parents[touch.view])
        .filter { sibling in
          sibling != touch.view && !chains.contains { $0?.contains(sibling) == true }
        }
      if siblings.isEmpty { return .notExercised }
      let wrong = touch.calls.first { siblings.contains($0.who) }
      return .expect(
        wrong == nil, at: wrong?.event ?? 0,
        "\(evidence.name(wrong?.who ?? Scene.none)) got a touch of its sibling "
          + evidence.name(touch.view),
        expected: "touches go to \(evidence.name(touch.view)) and up")
    }
  }
}

extension Scenario.TouchHandling {
  fileprivate var keepsSome: Bool {
    began == .keeps || moved == .keeps || ended == .keeps || cancelled == .keeps
  }
}

extension Forwarding {
  /// Whether a responder was called.
  func reached(_ responder: Int) -> Bool { calls.contains { $0.who == responder } }
}

extension TouchPhase {
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

extension Evidence {
  /// Whether a control was seen to agree to track a touch. Source: rulebook CT-02.
  fileprivate func tracks(_ touch: Touch) -> Bool {
    guard let began = viewCall(.began, touch),
      let answer = controlFacts[touch.view].first(where: {
        $0 > began.event && facts[$0].tracking == .begin
      })
    else { return false }
    return facts[answer].answer && facts[answer].at == began.at
  }

  /// The fingers of the call in which a touch was told.
  func fingers(of call: Call) -> [Int] {
    facts[call.event].touches.map { touches[$0].finger }
  }

  /// Whether nobody on the way calls super before being seen.
  fileprivate func handlesAlike(_ forwarding: Forwarding) -> Bool {
    forwarding.plan.allSatisfy { scene.handling($0)[forwarding.phase] != .passesOnFirst }
  }

  /// Who ends the message's way by not calling super.
  fileprivate func keeper(of forwarding: Forwarding) -> Int? {
    forwarding.plan.first { scene.handling($0)[forwarding.phase] == .keeps }
  }

  /// Whether a message went exactly the way of `plan`, each responder once.
  func judge(_ forwarding: Forwarding, isAsPlanned plan: [Int]) -> Verdict {
    if isHeldBack(forwarding) { return .notExercised }
    let method = "touches\(forwarding.phase.suffix)"
    for (place, responder) in plan.enumerated() {
      guard place < forwarding.calls.count else {
        return .broken(
          Violation(
            "\(method) did not reach \(name(responder))",
            event: (forwarding.calls.last?.event ?? 0) + 1, isMissing: true,
            expected: "\(method) of \(name(responder))"))
      }
      let call = forwarding.calls[place]
      if call.who != responder {
        return .broken(
          Violation(
            "\(method) was called on \(name(call.who)) where \(name(responder)) was next",
            event: call.event, expected: "\(method) of \(name(responder))"))
      }
    }
    if forwarding.calls.count > plan.count {
      let call = forwarding.calls[plan.count]
      return .broken(
        Violation(
          "\(method) was called on \(name(call.who)) after the last of the chain",
          event: call.event, expected: "no more \(method) for this touch"))
    }
    return .holds
  }

  /// Whether moves may be told in arrears, several at once. Source: rulebook GR-22.
  private func isHeldBack(_ forwarding: Forwarding) -> Bool {
    forwarding.phase == .moved
      && contacts[forwarding.contact].receivers.contains {
        scene.recognizers[$0].delaysTouchesBegan
      }
  }
}
