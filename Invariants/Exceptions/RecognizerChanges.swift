import TouchScript

extension Invariants {
  /// Chapter EX: recognizers that are disabled, enabled, attached or detached during a gesture.
  static let recognizerChanges: [Invariant] = [
    .disabledAmidGesture, .disabledWhilePossible, .enabledAgain, .detachedAmidGesture,
    .viewOfRecognizerRemoved, .disabledForgets,
  ]
}

extension Invariant {
  /// EX-06: a recognizer that is disabled after it began is cancelled, and says so once, before the
  /// next event.
  static let disabledAmidGesture = Invariant(
    "EX-06", of: .recognizerChanges, each: .disabled,
    where: { $0.state(before: $1).isOfGesture && !$0.mayHaveEndedInSilence(before: $1) }
  ) { evidence, change in
    evidence.judgeCancelled(change, "was disabled")
  }

  /// EX-07: a recognizer that is disabled while it is undecided recognizes nothing in that
  /// sequence.
  static let disabledWhilePossible = Invariant(
    "EX-07", of: .recognizerChanges, each: .disabled,
    where: { $0.isUndecided(during: $1) && !$0.isOnItsWay($1) }
  ) { evidence, change in
    evidence.judgeSilent(change, "was disabled")
  }

  /// EX-08: enabling it again does not give it back the touches that are down.
  static let enabledAgain = Invariant("EX-08", of: .recognizerChanges, each: .enabled) {
    evidence, change in
    let number = change.recognizer
    return Verdict.of(evidence.contacts, where: { evidence.isOld($0, for: change) }) { touch in
      return .expect(
        none: touch.hearings.first {
          $0.who == number && $0.event >= change.start && $0.at > change.at
        }?.event,
        "\(evidence.recognizerName(number)) was enabled and got the touch of finger \(finger: touch.finger), "
          + "which had come down before",
        expected: "it gets only touches that begin from now on")
    }
  }

  /// EX-09: a recognizer that is taken off its view sends nothing more, but that it was cancelled if it
  /// had begun. Whether it says so is open: RE-79.
  static let detachedAmidGesture = Invariant(
    "EX-09", of: .recognizerChanges, each: .detached,
    where: {
      $0.state(before: $1).isOfGesture || $0.isUndecided(during: $1) && !$0.isOnItsWay($1)
    }
  ) { evidence, change in
    evidence.state(before: change).isOfGesture
      ? evidence.judgeSilentOrCancelled(change)
      : evidence.judgeSilent(change, "was detached")
  }

  /// EX-10: a recognizer whose view is removed during a gesture comes to one end at most.
  static let viewOfRecognizerRemoved = Invariant(
    "EX-10", of: .treeChanges, each: .viewRemoved, where: { $0.state(before: $1).isOfGesture }
  ) { evidence, change in
    let final = evidence.actions(after: change).filter {
      evidence.facts[$0].state == .ended || evidence.facts[$0].state == .cancelled
    }
    return .expect(
      final.count <= 1, at: final.last ?? 0,
      "\(evidence.recognizerName(change.recognizer)), whose view was removed, ended "
        + "\(final.count.times)",
      expected: "one last action at most")
  }
}

extension Invariant {
  /// EX-23: a recognizer that was disabled forgets its touches: enabled again it receives new ones,
  /// and can recognize with them, while the old fingers are still down.
  static let disabledForgets = Invariant(
    "EX-23", of: .recognizerChanges, each: .enabled
  ) { evidence, change in
    let number = change.recognizer
    return Verdict.of(
      evidence.contacts, where: { evidence.isNew($0, for: change) }
    ) { touch in
      let who = evidence.recognizerName(number)
      return Verdict.require(
        evidence.hearing(.began, of: number, touch) != nil,
        by: evidence.endOf(touch.down.delivery),
        "\(who), which was disabled and enabled again, did not get the touch of finger \(finger: touch.finger), "
          + "which came down later",
        expected: "touchesBegan of \(who)")
        && .when(
          evidence.isOwnTap(touch, of: number),
          .require(
            evidence.hasRecognized(number, touch, by: touch.up?.delivery ?? Scene.none),
            by: evidence.endOf(touch.up?.delivery ?? Scene.none),
            "\(who), which was disabled and enabled again, did not recognize the tap of finger "
              + "\(finger: touch.finger), which came down later",
            expected: "the action of \(who)"))
    }
  }
}

extension Invariant {
  /// Makes the invariant of a rule about what the app does to recognizers; one that is attached
  /// elsewhere is detached from where it was.
  fileprivate convenience init(
    _ id: Rule.ID, of subject: Ingredients, each kind: RecognizerChange.Kind,
    where isMeant: @escaping @Sendable (Evidence, RecognizerChange) -> Bool = { _, _ in true },
    check: @escaping @Sendable (Evidence, RecognizerChange) -> Verdict
  ) {
    self.init(
      id, of: subject, each: { $0.recognizerChanges },
      where: { evidence, change in
        change.kind == kind
          && evidence.recognizerFacts.indices.contains(change.recognizer)
          && isMeant(evidence, change)
      }, check: check)
  }
}

extension Evidence {
  /// Whether a recognizer was taken off its view, or its view out of the window, during an attempt, so
  /// that it may be reset in silence. Source: EX-09, EX-10, RE-79.
  func mayEndInSilence(_ attempt: Attempt) -> Bool {
    isTakenOff(attempt, until: attempt.reset ?? .max)
  }

  private func isTakenOff(_ attempt: Attempt, until end: Int) -> Bool {
    let span = (attempt.hearings.first ?? 0)...max(attempt.hearings.first ?? 0, end)
    return recognizerChanges.contains {
      $0.recognizer == attempt.recognizer && span.contains($0.start)
        && [.attached, .reattached, .detached, .viewRemoved].contains($0.kind)
    }
  }

  /// Whether the attempt that a change finds may have come to such an end before.
  fileprivate func mayHaveEndedInSilence(before change: RecognizerChange) -> Bool {
    attempts.last {
      $0.recognizer == change.recognizer && $0.hearings.first ?? .max < change.start
    }
    .map { isTakenOff($0, until: change.start) } ?? false
  }

  /// The state in which a recognizer was seen last before it was interfered with.
  fileprivate func state(before change: RecognizerChange) -> RecognizerState {
    var state = RecognizerState.possible
    for event in recognizerFacts[change.recognizer] {
      if event >= change.start { break }
      switch facts[event].kind {
      case .recognizer, .action: state = facts[event].state
      case .reset: state = .possible
      default: break
      }
    }
    return state
  }

  /// Whether a recognizer was undecided, and followed a touch that is still down, when it was
  /// interfered with.
  fileprivate func isUndecided(during change: RecognizerChange) -> Bool {
    state(before: change) == .possible && isEngaged(change)
  }

  /// Whether a recognizer's next action may have been on its way when it was interfered with: time
  /// brought it about at that very moment, or it was decided during the event in which the app did
  /// so.
  fileprivate func isOnItsWay(_ change: RecognizerChange) -> Bool {
    guard let action = actions(after: change).first else { return false }
    let delivery = deliveryOfFact[action]
    let cause = change.start - 1
    return facts[action].at == change.at && delivery == Scene.none
      || delivery >= 0 && reactions.contains { $0.event == cause }
        && delivery == deliveryOfFact[cause]
  }

  /// Whether a touch had begun before its view's recognizer was enabled, and the finger does more
  /// later. During the event of the touch-down the recognizer's window may not have been sent it
  /// yet.
  fileprivate func isOld(_ touch: Touch, for change: RecognizerChange) -> Bool {
    let number = change.recognizer
    return touch.hasView && touch.end?.at ?? .max >= change.at
      && sight(of: touch) < change.start
      && touch.scene.isView(touch.view, in: touch.scene.recognizerViews[number])
      && touch.samples.contains { $0.at > change.at }
      && !touch.hearings.contains {
        $0.who == number && $0.phase == .began && $0.event >= change.start
          && $0.delivery == touch.down.delivery
      }
  }

  /// Whether a touch comes down after a recognizer was enabled that had been disabled while it
  /// followed a finger, which is still down; and nothing is done to the recognizer meanwhile.
  fileprivate func isNew(_ touch: Touch, for change: RecognizerChange) -> Bool {
    let number = change.recognizer
    let start = deliveries[touch.down.delivery].events.lowerBound
    // Recognizers receive what exclusive touch keeps from views, or do not. Source: TO-32, RE-36.
    guard start >= change.start, meets([.told, .sure], touch), touch.receivers.contains(number),
      !ingredients.contains(.exclusiveTouch)
    else { return false }
    // Where nothing was seen between the two, not even a reset, both begin with the same event.
    let last = recognizerChanges.filter { $0.recognizer == number && $0.start <= touch.sight }
      .suffix(2)
    guard last.map(\.kind) == [.disabled, .enabled], let disabled = last.first,
      last.last?.start == change.start, last.last?.at == change.at
    else { return false }
    let hasDecided = recognizerFacts[number].contains {
      $0 >= change.start && $0 < touch.sight && facts[$0].kind == .recognizer
    }
    return !hasDecided
      && contacts.contains { old in
        guard old.number != touch.number,
          let began = hearing(.began, of: number, old), began.event < disabled.start
        else { return false }
        return old.end?.delivery ?? .max > touch.down.delivery
      }
  }

  /// Whether a touch is a plain tap of a recognizer that nobody keeps from recognizing it.
  fileprivate func isOwnTap(_ touch: Touch, of number: Int) -> Bool {
    guard recognizer(number).isPlainTap, touch.isSurelyTap, meets(.undisturbed, touch),
      meets([.unscrolled, .unvetoed, .answered], touch), touch.outcome.candidates == [number],
      !scene.coordination.isBound(number)
    else { return false }
    let isAlone = !contacts.contains {
      $0.number != touch.number && $0.down.delivery >= touch.down.delivery
        && $0.overlaps(touch)
    }
    return isAlone
      && !recognitions.contains {
        $0.recognizer != number
          && ($0.contacts.contains(touch.number) || $0.joined.contains(touch.number))
      }
  }

  /// Whether a recognizer followed a touch that is still down when it was interfered with.
  private func isEngaged(_ change: RecognizerChange) -> Bool {
    contacts.contains { touch in
      let began = touch.hearings.first {
        $0.who == change.recognizer && $0.phase == .began
      }
      guard let began, began.event < change.start else { return false }
      return touch.end.map { deliveries[$0.delivery].events.upperBound > change.start }
        ?? true
    }
  }

  /// A recognizer's actions from a change up to the next touch that it receives; where nobody sees
  /// what it hears, as of a scroll view's pan, up to its beginning again.
  fileprivate func actions(after change: RecognizerChange) -> [Int] {
    var actions: [Int] = []
    for event in recognizerFacts[change.recognizer] where event >= change.start {
      let fact = facts[event]
      if fact.kind == .recognizer, fact.phase == .began { break }
      if fact.kind == .action {
        if fact.state == .began, !recognizer(change.recognizer).isWatched { break }
        actions.append(event)
      }
    }
    return actions
  }

  /// Whether a recognizer that had begun says once that it was cancelled, and nothing after that.
  fileprivate func judgeCancelled(_ change: RecognizerChange, _ what: Sentence) -> Verdict {
    let actions = actions(after: change)
    let name = recognizerName(change.recognizer)
    // Whether it says so at once or before the next event is open. Source: RE-48. An event without
    // touches is none of which recognizers hear. Source: SY-08.
    guard
      let next = events[.sendEvent].first(where: {
        $0 >= change.start && facts[$0].who == story.application && !facts[$0].touches.isEmpty
      })
    else { return .notExercised }
    // What the system takes away at that very time it may have taken before: EX-01.
    if facts[next].at == change.at, deliveryOfFact[next] >= 0,
      deliveries[deliveryOfFact[next]].kind != .touches
    {
      return .notExercised
    }
    guard
      let first = actions.firstIndex(where: { facts[$0].state == .cancelled && $0 < next })
    else {
      return .broken(
        says:
          "\(name) \(what) after it had begun, and did not say that it was cancelled before the next "
          + "event",
        event: next, isMissing: true,
        expected: "an action of \(name) in the state cancelled")
    }
    let second = actions.index(after: first)
    return .expect(
      second == actions.endIndex, at: second < actions.endIndex ? actions[second] : 0,
      "\(name) \(what), was cancelled, and sent another action",
      expected: "one action of \(name) in the state cancelled, and no more")
  }

  /// Whether a recognizer that was detached after it had begun sends nothing more, or says once that it
  /// was cancelled. What was decided in the event in which the app did so may still be on its way.
  fileprivate func judgeSilentOrCancelled(_ change: RecognizerChange) -> Verdict {
    var actions = actions(after: change)
    if let first = actions.first, facts[first].state != .cancelled, deliveryOfFact[first] >= 0,
      isOnItsWay(change)
    {
      actions.removeFirst()
    }
    let wrong = actions.enumerated().first {
      $0.offset > 0 || facts[$0.element].state != .cancelled
    }
    return .expect(
      none: wrong?.element,
      "\(recognizerName(change.recognizer)) was detached after it had begun, and sent an action all the "
        + "same",
      expected: "nothing, or one action in the state cancelled")
  }

  /// Whether a recognizer that had not begun sends no action.
  fileprivate func judgeSilent(_ change: RecognizerChange, _ what: Sentence) -> Verdict {
    let action = actions(after: change).first
    let name = recognizerName(change.recognizer)
    return .expect(
      none: action,
      "\(name) \(what) while it was undecided, and sent an action all the same",
      expected: "no action of \(name) for the touches that are down")
  }
}
