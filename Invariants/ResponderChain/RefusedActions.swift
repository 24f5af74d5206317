import TouchScript

extension Invariants {
  /// Chapter RC: responders that implement an action and cannot perform it.
  static let refusedActions: [Invariant] = [.refusalPassesActionOn]
}

extension Invariant {
  /// RC-27: where `canPerformAction` answers false the search goes on up the chain.
  static let refusalPassesActionOn = Invariant("RC-27", of: .refusedActions, seeing: .sendAction) {
    evidence in
    Verdict.of(evidence.events[.sendAction]) { event in
      let fact = evidence.facts[event]
      let action = evidence.actionName(event)
      guard evidence.scene.isView(fact.who), evidence.isSoughtInChain(action, by: fact.who) else {
        return .notExercised
      }
      let moment = evidence.moment(at: event)
      guard moment.isSure, let chain = moment.scene.chain(after: fact.who) else {
        return .notExercised
      }
      let able = ([fact.who] + chain).filter { evidence.hasMethod(action, $0) }
      guard let first = able.first, evidence.refuses(action, first) else {
        return .notExercised
      }
      let due = able.first { !evidence.refuses(action, $0) }
      return evidence.judgeReceiver(of: action, sent: event, due, fact.answer, refuser: first)
    }
  }
}

extension Evidence {
  fileprivate func refuses(_ action: String, _ number: Int) -> Bool {
    scene.refuses(action, number)
  }

  /// Whether all of a control's registrations for an action are without a target.
  fileprivate func isSoughtInChain(_ action: String, by control: Int) -> Bool {
    let targets = scene.sources[control].targets.filter { $0.action == action }
    return !targets.isEmpty && targets.allSatisfy { $0.receiver == .firstResponder }
      && scene.application.delegate?.isResponder != false
  }

  /// Whether a responder has the method: its class does, or it was given it as somebody's target.
  fileprivate func hasMethod(_ action: String, _ responder: Int) -> Bool {
    let ofControls = scene.sources.flatMap(\.targets).contains {
      guard $0.action == action, case .responder(let id) = $0.receiver else { return false }
      return scene.names.responder(id) == responder
    }
    let ofRecognizers = scene.recognizerTargets.contains {
      guard $0.action == action, case .responder(let id) = $0.receiver else { return false }
      return scene.names.responder(id) == responder
    }
    return scene.implements(action, responder) || ofControls || ofRecognizers
  }

  /// Whether an action that somebody refused came to who is next to implement it, or to nobody.
  fileprivate func judgeReceiver(
    of action: String, sent event: Int, _ due: Int?, _ delivered: Bool, refuser: Int
  ) -> Verdict {
    let next = event + 1
    var called: Int?
    if facts.indices.contains(next), facts[next].kind == .actionMethod,
      actionName(next) == action
    {
      called = facts[next].other
    }
    return .expect(
      called == due && delivered == (due != nil), at: called == nil ? event : next,
      "\(name(refuser)) says that it cannot perform \"\(action)\", which then was called on "
        + name(called ?? Scene.none),
      expected: "\"\(action)\" of \(name(due ?? Scene.none))")
  }
}
