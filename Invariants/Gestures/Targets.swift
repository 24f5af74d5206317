import TouchScript

extension Invariants {
  /// Chapter GR: whom a recognizer's action is sent to.
  static let gestureTargets: [Invariant] = [
    .allTargetsAreCalled, .senderIsTheRecognizer, .releasedTargetIsSkipped,
  ]
}

extension Invariant {
  /// GR-47: each action is sent to all targets, once to each pair of target and action, and then.
  static let allTargetsAreCalled = Invariant(
    "GR-47", of: .recognizerTargets, seeing: .action, each: { $0.numberedRecognizers },
    given: { $0.lastAction(of: $1.number) }
  ) { evidence, recognizer, last in
    let actions = evidence.actionEvents(of: recognizer.number)
    return Verdict.of(
      recognizer.source.targets,
      given: { $0.responder.flatMap { evidence.script.isLasting(.responder($0)) ? $0 : nil } }
    ) { target, receiver in
      let calls = evidence.targetCalls {
        $0.sender == recognizer.source.id && $0.receiver == receiver && $0.action == target.action
      }
      return Verdict.expect(
        calls.count == actions.count, at: calls.last ?? last,
        "\(evidence.recognizerName(recognizer.number)) sent its action \(actions.count.times), and "
          + "\(id: receiver) was called \(calls.count.times)",
        expected: "each action calls \(target.action) of \(id: receiver) once")
        && Verdict.of(zip(actions, calls)) { action, call in
          .expect(
            evidence.deliveryOfFact[action] == evidence.deliveryOfFact[call]
              && evidence.facts[action].at == evidence.facts[call].at,
            at: call,
            "\(id: receiver) was not called when "
              + "\(evidence.recognizerName(recognizer.number)) sent its action",
            expected: "all pairs are called for one action before anything else comes")
        }
    }
  }

  /// GR-48: the sender of the action is the recognizer.
  static let senderIsTheRecognizer = Invariant(
    "GR-48", of: .recognizerTargets, seeing: .actionMethod, each: { $0.numberedRecognizers }
  ) { evidence, recognizer in
    Verdict.of(
      recognizer.source.targets,
      given: { evidence.isOnlyFor(recognizer.source.id, $0) ? $0.responder : nil }
    ) { target, receiver in
      Verdict.of(
        evidence.targetCalls { $0.receiver == receiver && $0.action == target.action }
      ) { event in
        let sender = evidence.trace.name(of: evidence.facts[event]) ?? ""
        return .expect(
          sender == recognizer.source.id, at: event,
          "\(target.action) of \(id: receiver) was called with the sender \(id: sender)",
          expected: "the sender is \(evidence.recognizerName(recognizer.number))")
      }
    }
  }

  /// GR-49: a target that is gone is skipped.
  static let releasedTargetIsSkipped = Invariant(
    "GR-49", of: .recognizerTargets, seeing: .action, each: { $0.numberedRecognizers },
    where: { evidence, recognizer in
      recognizer.source.targets.contains { $0.receiver == .released }
        && evidence.lastAction(of: recognizer.number) != nil
    }
  ) { evidence, recognizer in
    let wrong = evidence.targetCalls { call in
      call.sender == recognizer.source.id
        && !recognizer.source.targets.contains {
          $0.responder == call.receiver && $0.action == call.action
        }
    }
    return .expect(
      wrong.isEmpty, at: wrong.first ?? 0,
      "\(evidence.recognizerName(recognizer.number)) called a target that was gone",
      expected: "targets are not retained")
  }
}

extension Scenario.RecognizerTarget {
  /// The responder whose method is called; nil where there is none any more.
  fileprivate var responder: Scenario.ID? {
    if case .responder(let id) = receiver { id } else { nil }
  }
}

/// A call of an action method, by names.
private struct TargetCall {
  let receiver: Trace.ID
  let action: String
  let sender: Trace.ID
}

extension Evidence {
  /// The recognizers as the scenario has them, each with its number.
  fileprivate var numberedRecognizers: [(number: Int, source: Scenario.Recognizer)] {
    scenario.recognizers.enumerated().map { ($0, $1) }
  }

  /// The actions that a recognizer sent, as events.
  fileprivate func actionEvents(of recognizer: Int) -> [Int] {
    recognizerFacts[recognizer].filter { facts[$0].kind == .action }
  }

  fileprivate func lastAction(of recognizer: Int) -> Int? {
    recognizerFacts[recognizer].last { facts[$0].kind == .action }
  }

  /// The calls of action methods that `rule` picks, as events.
  fileprivate func targetCalls(where rule: (TargetCall) -> Bool) -> [Int] {
    events[.actionMethod].filter { event in
      let fact = facts[event]
      return rule(
        TargetCall(
          receiver: trace.otherName(of: fact) ?? "", action: actionName(event),
          sender: trace.name(of: fact) ?? ""))
    }
  }

  /// Whether nobody else has an action of a target's name for its receiver: no other recognizer,
  /// and no control.
  fileprivate func isOnlyFor(_ recognizer: Scenario.ID, _ target: Scenario.RecognizerTarget) -> Bool
  {
    !scenario.views.contains { view in view.targets.contains { $0.action == target.action } }
      && !scenario.recognizers.contains { $0.id != recognizer && $0.targets.contains(target) }
  }
}
