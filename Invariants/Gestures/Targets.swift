import TouchScript

extension Invariants {
  /// Chapter GR: whom a recognizer's action is sent to.
  static let gestureTargets: [Invariant] = [
    .allTargetsAreCalled, .senderIsTheRecognizer, .releasedTargetIsSkipped,
  ]
}

extension Invariant {
  /// GR-47: each action is sent to all targets.
  static let allTargetsAreCalled = Invariant("GR-47", of: .recognizerTargets, seeing: .action) {
    evidence in
    evidence.judgeTargets { number, recognizer in
      let actions = evidence.recognizerFacts[number].filter { evidence.facts[$0].kind == .action }
      guard let last = actions.last else { return .notExercised }
      return Verdict.of(recognizer.targets) { target in
        guard case .responder(let receiver) = target.receiver,
          evidence.script.isLasting(.responder(receiver))
        else { return .notExercised }
        let calls = evidence.targetCalls {
          $0.sender == recognizer.id && $0.receiver == receiver && $0.action == target.action
        }
        let due = actions.count * recognizer.targets.count { $0 == target }
        return .expect(
          calls.count == due, at: calls.last ?? last,
          "\(evidence.recognizerName(number)) sent \(actions.count) actions, and \"\(receiver)\" "
            + "was called \(calls.count) times",
          expected: "each action calls \(target.action) of \"\(receiver)\"")
      }
    }
  }

  /// GR-48: the sender of the action is the recognizer.
  static let senderIsTheRecognizer = Invariant(
    "GR-48", of: .recognizerTargets, seeing: .actionMethod
  ) { evidence in
    evidence.judgeTargets { number, recognizer in
      Verdict.of(recognizer.targets) { target in
        guard case .responder(let receiver) = target.receiver,
          evidence.isOnlyFor(recognizer.id, receiver, target.action)
        else { return .notExercised }
        return Verdict.of(
          evidence.targetCalls { $0.receiver == receiver && $0.action == target.action }
        ) { event in
          let sender = evidence.trace.name(of: evidence.facts[event]) ?? ""
          return .expect(
            sender == recognizer.id, at: event,
            "\(target.action) of \"\(receiver)\" was called with the sender \"\(sender)\"",
            expected: "the sender is \(evidence.recognizerName(number))")
        }
      }
    }
  }

  /// GR-49: a target that is gone is skipped.
  static let releasedTargetIsSkipped = Invariant("GR-49", of: .recognizerTargets, seeing: .action) {
    evidence in
    evidence.judgeTargets { number, recognizer in
      guard recognizer.targets.contains(where: { $0.receiver == .released }),
        evidence.recognizerFacts[number].contains(where: { evidence.facts[$0].kind == .action })
      else { return .notExercised }
      let wrong = evidence.targetCalls { call in
        call.sender == recognizer.id
          && !recognizer.targets.contains {
            $0.receiver == .responder(call.receiver) && $0.action == call.action
          }
      }
      return .expect(
        wrong.isEmpty, at: wrong.first ?? 0,
        "\(evidence.recognizerName(number)) called a target that was gone",
        expected: "targets are not retained")
    }
  }
}

/// A call of an action method, by names.
private struct TargetCall {
  let receiver: Trace.ID
  let action: String
  let sender: Trace.ID
}

extension Evidence {
  /// The recognizers that have targets besides the one that notes every action.
  fileprivate func judgeTargets(_ judge: (Int, Scenario.Recognizer) -> Verdict) -> Verdict {
    Verdict.of(scenario.recognizers.indices) { number in
      let recognizer = scenario.recognizers[number]
      return recognizer.targets.isEmpty ? .notExercised : judge(number, recognizer)
    }
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

  /// Whether nobody else has an action of that name for `receiver`: no other recognizer, and no
  /// control.
  fileprivate func isOnlyFor(
    _ recognizer: Scenario.ID, _ receiver: Scenario.ID, _ action: String
  ) -> Bool {
    !scenario.views.contains { view in view.targets.contains { $0.action == action } }
      && !scenario.recognizers.contains { other in
        other.id != recognizer
          && other.targets.contains {
            $0.receiver == .responder(receiver) && $0.action == action
          }
      }
  }
}
