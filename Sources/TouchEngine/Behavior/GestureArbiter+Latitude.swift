/// Where recognizers may be dealt with in another way. Source: rulebook section 16.
extension GestureArbiter {
  /// When recognizers are reset. Source: rulebook GR-41, RE-42.
  enum ResetMoment {
    /// An event, or what a timer brought about, is over.
    case eventOver
    /// Actions have been sent.
    case action
    /// Touches are about to come down.
    case touchDown
  }

  /// Forgets that `recognizer` joined a touch that it turns out not to get. Source: RE-09.
  func release(_ recognizer: UIGestureRecognizer, from contact: Contact) {
    recognizer.attempt.removeAll { $0 === contact }
    guard recognizer.attempt.isEmpty else { return }
    engaged.removeAll { $0 === recognizer }
    recognizer.leaveAttempt()
  }

  /// Asks of all recognizers whether they have to wait for one another, before any is told of the
  /// touches that they share. Source: GC-31, RE-18.
  func askForFailure() {
    for recognizer in engaged where recognizer.state == .possible {
      for other in engaged
      where other !== recognizer && other.state == .possible && recognizer.sharesTouch(with: other)
      {
        _ = isRequired(other, toFailBy: recognizer)
      }
    }
  }

  /// Asks of those who have to wait for others whether they may begin, as they would have been asked
  /// when they claimed to. Source: GC-07, GC-28.
  ///
  /// - Returns: Whether one of them may not, so that others may have to wait no longer.
  func refusesWaiting(among claimants: [UIGestureRecognizer]) -> Bool {
    var refuses = false
    for recognizer in claimants where recognizer.claim != nil && recognizer.isUnasked {
      guard !isLetBegin(recognizer) else { continue }
      refuse(recognizer)
      refuses = true
    }
    return refuses
  }

  /// Asks now whether a recognizer may begin that was not asked when it claimed to.
  func isLetBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizer.isUnasked = false
    return mayBegin(recognizer)
  }

  /// The views from the hit one up to the recognizer's own, both left out. Source: GC-09, RE-16.
  func viewsBetween(_ contact: Contact, _ recognizer: UIGestureRecognizer) -> [UIView] {
    guard let hit = contact.hitView, let own = recognizer.view, hit.isDescendant(of: own) else {
      return []
    }
    var found: [UIView] = []
    var view = hit.superview
    while let current = view, hit !== own, current !== own {
      found.append(current)
      view = current.superview
    }
    return found
  }

  /// Asks delegates whether the two may recognize together. Source: GC-22, GC-23, RE-17.
  func maySimultaneously(
    _ active: UIGestureRecognizer, _ other: UIGestureRecognizer,
    asking allows: (UIGestureRecognizer, UIGestureRecognizer) -> Bool
  ) -> Bool {
    if behavior.latitude.simultaneityQuestions == .otherFirst {
      return allows(other, active) || allows(active, other)
    }
    var answers = [allows(active, other), allows(other, active)]
    if behavior.latitude.simultaneityQuestions == .twice {
      answers += [allows(active, other), allows(other, active)]
    }
    return answers.contains(true)
  }

  /// Puts the actions of different recognizers into an order of the engine's own; those of one stay
  /// in theirs. Source: GC-24, RE-02.
  func reorder(
    _ actions: inout [(recognizer: UIGestureRecognizer, state: UIGestureRecognizer.State)]
  ) {
    guard actions.count > 1 else { return }
    var recognizers: [UIGestureRecognizer] = []
    for (recognizer, _) in actions where !recognizers.contains(where: { $0 === recognizer }) {
      recognizers.append(recognizer)
    }
    var order = orderOfItsOwn()
    order.arrange(&recognizers)
    let due = actions
    actions = recognizers.flatMap { one in due.filter { $0.recognizer === one } }
  }

  /// The recognizers that are done, and wait for others that are not. Source: GR-43, RE-44.
  func recognizersTied() -> [UIGestureRecognizer] {
    guard engaged.contains(where: { $0.requiresFailureOfOthers(than: []) }) else { return [] }
    for recognizer in engaged where recognizer.attempt.isEmpty { withdraw(recognizer) }
    return engaged.filter { recognizer in
      !recognizer.isLeaving && !recognizer.attempt.isEmpty
        && engaged.contains { other in !other.isReadyForReset && isTied(recognizer, to: other) }
    }
  }

  private func isTied(_ recognizer: UIGestureRecognizer, to target: UIGestureRecognizer) -> Bool {
    if behavior.latitude.tiedResets == .pair {
      return recognizer.requiresFailure(ofAtAnyTime: target)
    }
    var group = [recognizer]
    var place = 0
    while place < group.count {
      let one = group[place]
      place += 1
      for other in engaged where !group.contains(where: { $0 === other }) {
        if one.requiresFailure(ofAtAnyTime: other) || other.requiresFailure(ofAtAnyTime: one) {
          group.append(other)
        }
      }
    }
    return recognizer !== target && group.contains { $0 === target }
  }
}

extension Latitude {
  /// Whether one claim may be settled while others of the event are still contested: who is told in
  /// another order makes them in another, and who is prevented may fail at once. Source: RE-01, RE-46.
  var decidesAmidEvent: Bool { failsPreventedAtOnce || tellsRecognizersInAnyOrder }
}

extension UIGestureRecognizer {
  /// Whether its attempt is over, and so are its touches.
  fileprivate final var isReadyForReset: Bool {
    !isUndecidedOrActive && !attempt.contains(where: \.isDown)
  }
}
