import TouchScript

/// One touch's message of one phase, on its way from the hit view up the responder chain.
final class Forwarding {
  let contact: Int
  let phase: TouchPhase
  /// Who was called, in order.
  let calls: [Call]
  /// Who was to be called, in order; as far as the chain is known.
  let plan: [Int]
  /// Whether nobody but the plan's responders may be called.
  let isWhole: Bool
  /// How the scene is meanwhile, as a place in `Evidence.moments`.
  let moment: Int

  private init(
    contact: Int, phase: TouchPhase, calls: [Call], plan: [Int], isWhole: Bool, moment: Int
  ) {
    self.contact = contact
    self.phase = phase
    self.calls = calls
    self.plan = plan
    self.isWhole = isWhole
    self.moment = moment
  }

  /// The messages of all touches whose view is a plain one: what controls and scroll views do is
  /// theirs.
  ///
  /// Where the app changes the scene while a message is on its way, nobody can say where that leads:
  /// such messages are left out.
  static func all(in evidence: Evidence) -> [Forwarding] {
    let moments = evidence.moments
    let deliveries = evidence.deliveries
    var forwardings: [Forwarding] = []
    for contact in evidence.contacts
    where contact.hasView && !contact.scene.keepsTouches(contact.view) {
      var plans: [(phase: TouchPhase, moment: Int, plan: (responders: [Int], isWhole: Bool))] = []
      var start = 0
      let calls = contact.calls
      while start < calls.count {
        var end = start + 1
        while end < calls.count, calls[end].isTogether(with: calls[start]) { end += 1 }
        let phase = calls[start].phase
        let moment = moments.place(at: calls[start].event)
        let isStill =
          moments.place(at: calls[end - 1].event + 1) == moment && moments[moment].isSure
          && moments[moment].isSettled(at: calls[start], deliveries)
          && !calls[start].mayBeOfRemoval(of: contact, deliveries)
        guard isStill else {
          start = end
          continue
        }
        var known = plans.first { $0.phase == phase && $0.moment == moment }?.plan
        if known == nil {
          let plan = Self.plan(from: contact.view, phase, moments[moment].scene)
          plans.append((phase, moment, plan))
          known = plan
        }
        forwardings.append(
          Forwarding(
            contact: contact.number, phase: phase, calls: Array(calls[start..<end]),
            plan: known?.responders ?? [], isWhole: known?.isWhole ?? false, moment: moment))
        start = end
      }
    }
    return forwardings
  }

  /// The way of a touch's message of a phase.
  static func plan(
    from view: Int, _ phase: TouchPhase, _ scene: Scene
  ) -> (responders: [Int], isWhole: Bool) {
    plan(from: view, scene) { scene.handling($0)[phase] }
  }

  /// The way of a message: each responder is seen before or after it passes the message on, and
  /// the first that keeps it is the last. A control on the way may keep it for reasons of its own,
  /// and so may a scroll view, from the hit view on.
  static func plan(
    from view: Int, _ scene: Scene, by handling: (Int) -> Scenario.Forwarding
  ) -> (responders: [Int], isWhole: Bool) {
    var early: [Int] = []
    early.reserveCapacity(8)
    var late: [Int] = []
    var current = view
    var isWhole = true
    walk: while current >= 0, current < scene.next.count {
      if early.count + late.count > scene.next.count { return (early, false) }
      if current != view, scene.keepsTouches(current) {
        isWhole = false
        if handling(current) == .passesOn { early.append(current) }
        break
      }
      switch handling(current) {
      case .passesOn: early.append(current)
      case .passesOnFirst: late.append(current)
      case .keeps:
        early.append(current)
        break walk
      }
      if scene.isScrolling(current) {
        isWhole = false
        break
      }
      current = scene.next[current]
    }
    if current == Scene.unknown { isWhole = false }
    if !late.isEmpty { early += late.reversed() }
    return (early, isWhole)
  }
}

extension Scene {
  /// Whether a responder's class has reasons of its own to keep touches.
  func keepsTouches(_ number: Int) -> Bool {
    isControl(number) || isView(number) && views[number].kind.isScrollView
  }
}

extension SceneMoment {
  /// Whether the scene has been so since before the event in which a call came.
  fileprivate func isSettled(at call: Call, _ deliveries: [Delivery]) -> Bool {
    if start == 0 { return true }
    guard deliveries.indices.contains(call.delivery) else { return begins < call.at }
    return start <= deliveries[call.delivery].events.lowerBound
  }
}

extension Call {
  /// Whether it may be of another event than the one it stands in. The system takes all touches away
  /// without an event of its own, just when a view is taken out: nobody can say which of the two its
  /// touch's cancellation comes of, nor what follows. Source: rulebook EX-02, RE-69, RE-71.
  fileprivate func mayBeOfRemoval(of touch: Touch, _ deliveries: [Delivery]) -> Bool {
    guard touch.removal <= event, deliveries.indices.contains(delivery) else { return false }
    return deliveries[delivery].kind == .interruption && deliveries[delivery].send == Scene.none
  }

  fileprivate func isTogether(with other: Call) -> Bool {
    phase == other.phase && delivery == other.delivery && at == other.at
  }
}
