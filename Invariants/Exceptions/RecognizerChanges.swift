import TouchScript

extension Invariants {
  /// Chapter EX: recognizers that are disabled, enabled, attached or detached amid a gesture.
  static let recognizerChanges: [Invariant] = [
    .disabledAmidGesture, .disabledWhilePossible, .enabledAgain, .detachedAmidGesture,
    .viewOfRecognizerRemoved,
  ]
}

extension Invariant {
  /// EX-06: a recognizer that is disabled after it began is cancelled, and says so once.
  static let disabledAmidGesture = Invariant("EX-06", of: .recognizerChanges) { evidence in
    evidence.judgeInterferences(of: .disabled) { interference, state in
      guard state == .began || state == .changed else { return .notExercised }
      return evidence.judgeCancelled(interference, "was disabled")
    }
  }

  /// EX-07: a recognizer that is disabled while it is undecided recognizes nothing in that sequence.
  static let disabledWhilePossible = Invariant("EX-07", of: .recognizerChanges) { evidence in
    evidence.judgeInterferences(of: .disabled) { interference, state in
      guard state == .possible, evidence.isEngaged(interference) else { return .notExercised }
      return evidence.judgeSilent(interference, "was disabled")
    }
  }

  /// EX-08: enabling it again does not give it back the touches that are down.
  static let enabledAgain = Invariant("EX-08", of: .recognizerChanges) { evidence in
    evidence.judgeInterferences(of: .enabled) { interference, _ in
      let number = interference.recognizer
      return evidence.eachTouch(needs: .view) { touch in
        guard touch.end.map({ $0.at >= interference.at }) ?? true,
          evidence.sight(of: touch) < interference.start,
          touch.scene.isView(touch.view, in: touch.scene.recognizerViews[number]),
          touch.samples.contains(where: { sample in
            sample.at > interference.at
          }),
          // Amid the event of the touch-down its window may not have been sent the event yet.
          !touch.hearings.contains(where: {
            $0.who == number && $0.phase == .began && $0.event >= interference.start
              && $0.delivery == touch.down.delivery
          })
        else { return .notExercised }
        let heard = touch.hearings.first {
          $0.who == number && $0.event >= interference.start && $0.at > interference.at
        }
        return .expect(
          heard == nil, at: heard?.event ?? 0,
          "\(evidence.recognizerName(number)) was enabled and heard of finger \(touch.finger), "
            + "which had come down before",
          expected: "it hears of touches that begin from now on")
      }
    }
  }

  /// EX-09: a recognizer that is taken off its view is cancelled if it had begun, and fails if not.
  static let detachedAmidGesture = Invariant("EX-09", of: .recognizerChanges) { evidence in
    evidence.judgeInterferences(of: .detached) { interference, state in
      switch state {
      case .began, .changed: return evidence.judgeCancelled(interference, "was detached")
      case .possible where evidence.isEngaged(interference):
        return evidence.judgeSilent(interference, "was detached")
      default: return .notExercised
      }
    }
  }

  /// EX-10: a recognizer whose view is removed amid a gesture comes to one end at most.
  static let viewOfRecognizerRemoved = Invariant("EX-10", of: .treeChanges) { evidence in
    evidence.judgeInterferences(of: .uprooted) { interference, state in
      guard state == .began || state == .changed else { return .notExercised }
      let final = evidence.actions(after: interference).filter {
        evidence.facts[$0].state == .ended || evidence.facts[$0].state == .cancelled
      }
      return .expect(
        final.count <= 1, at: final.last ?? 0,
        "\(evidence.recognizerName(interference.recognizer)), whose view was removed, ended "
          + "\(final.count) times",
        expected: "one last action at most")
    }
  }
}

extension Evidence {
  /// What the app did to recognizers, with the state in which each was then; a recognizer that is
  /// attached elsewhere is detached from where it was.
  fileprivate func judgeInterferences(
    of kind: Interference.Kind, _ judge: (Interference, RecognizerState) -> Verdict
  ) -> Verdict {
    Verdict.of(interferences) { interference in
      let isMeant = interference.kind == kind
      guard isMeant, recognizerFacts.indices.contains(interference.recognizer) else {
        return .notExercised
      }
      var state = RecognizerState.possible
      for event in recognizerFacts[interference.recognizer] {
        if event >= interference.start { break }
        switch facts[event].kind {
        case .recognizer, .action: state = facts[event].state
        case .reset: state = .possible
        default: break
        }
      }
      return judge(interference, state)
    }
  }

  /// Whether a recognizer followed a touch that is still down when it was interfered with.
  fileprivate func isEngaged(_ interference: Interference) -> Bool {
    contacts.contains { touch in
      let began = touch.hearings.first {
        $0.who == interference.recognizer && $0.phase == .began
      }
      guard let began, began.event < interference.start else { return false }
      return touch.end.map { deliveries[$0.delivery].events.upperBound > interference.start }
        ?? true
    }
  }

  /// A recognizer's actions from an interference up to the next touch that it hears of.
  fileprivate func actions(after interference: Interference) -> [Int] {
    var actions: [Int] = []
    for event in recognizerFacts[interference.recognizer] where event >= interference.start {
      let fact = facts[event]
      if fact.kind == .recognizer, fact.phase == .began { break }
      if fact.kind == .action { actions.append(event) }
    }
    return actions
  }

  /// Whether a recognizer that had begun says once that it was cancelled, and nothing after that.
  fileprivate func judgeCancelled(_ interference: Interference, _ what: String) -> Verdict {
    let actions = actions(after: interference)
    let name = recognizerName(interference.recognizer)
    guard let first = actions.firstIndex(where: { facts[$0].state == .cancelled }) else {
      return .broken(
        Violation(
          "\(name) \(what) after it had begun, and did not say that it was cancelled",
          event: actions.first ?? interference.start, isMissing: actions.isEmpty,
          expected: "an action of \(name) in the state cancelled"))
    }
    let next = actions.index(after: first)
    return .expect(
      next == actions.endIndex, at: next < actions.endIndex ? actions[next] : 0,
      "\(name) \(what), was cancelled, and sent another action",
      expected: "one action of \(name) in the state cancelled, and no more")
  }

  /// Whether a recognizer that had not begun sends no action.
  fileprivate func judgeSilent(_ interference: Interference, _ what: String) -> Verdict {
    let action = actions(after: interference).first
    // What time brought about at that very moment came before the app did anything.
    if let action, facts[action].at == interference.at, deliveryOfFact[action] == Scene.none {
      return .notExercised
    }
    // Amid an event it may have been decided already, and its action be on its way.
    let cause = interference.start - 1
    if let action, reactions.contains(where: { $0.event == cause }),
      deliveryOfFact[action] == deliveryOfFact[cause], deliveryOfFact[action] >= 0
    {
      return .notExercised
    }
    let name = recognizerName(interference.recognizer)
    return .expect(
      action == nil, at: action ?? 0,
      "\(name) \(what) while it was undecided, and sent an action all the same",
      expected: "no action of \(name) for the touches that are down")
  }
}
