import TouchScript

extension Invariants {
  /// Chapter RC: responders that implement an action and cannot perform it.
  static let refusedActions: [Invariant] = [.refusalPassesActionOn]
}

extension Invariant {
  /// RC-27: where `canPerformAction` answers false the search goes on up the chain.
  static let refusalPassesActionOn = Invariant(
    "RC-27", of: .refusedActions, seeing: .sendAction, each: { Array($0.events[.sendAction]) },
    given: { $0.refusedSearch(from: $1) }
  ) { evidence, event, search in
    let called = evidence.receiver(ofActionSent: event)
    return .expect(
      called == search.due && evidence.facts[event].answer == (search.due != nil),
      at: called == nil ? event : event + 1,
      "\(evidence.name(search.refuser)) says that it cannot perform \"\(search.action)\" of "
        + "\(evidence.name(evidence.facts[event].who)), which then was called on "
        + "\(evidence.name(called ?? Scene.none))",
      expected: "\"\(search.action)\" of \(evidence.name(search.due ?? Scene.none))")
  }
}

extension Evidence {
  /// The search up the chain for who performs an action without a target, where the first that
  /// implements it refuses: who that is, and who is next to implement it. Source: RC-24.
  fileprivate func refusedSearch(
    from event: Int
  ) -> (action: String, refuser: Int, due: Int?)? {
    let control = facts[event].who
    let action = actionName(event)
    guard scene.isView(control), isSoughtInChain(action, by: control) else { return nil }
    let moment = moment(at: event)
    guard moment.isSure, let start = startOfSearch(from: control, before: event),
      let chain = moment.scene.chain(after: start)
    else { return nil }
    let able = ([start] + chain).filter { hasMethod(action, $0) }
    guard let first = able.first, scene.refuses(action, first) else { return nil }
    return (action, first, able.first { !scene.refuses(action, $0) })
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

  /// Who was called with an action right after it was sent; nil: nobody. The call of a recognizer that
  /// sends the same action is another one.
  fileprivate func receiver(ofActionSent event: Int) -> Int? {
    guard let next = events[.actionMethod].first(where: { $0 == event + 1 }),
      actionName(next) == actionName(event),
      trace.name(of: facts[next]) == trace.name(of: facts[event])
    else { return nil }
    return facts[next].other
  }
}
