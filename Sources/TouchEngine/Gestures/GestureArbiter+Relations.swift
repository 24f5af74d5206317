/// The relations between two recognizers: exclusion, and failure requirements.
extension GestureArbiter {
  /// Whether a recognizer that has recognized leaves no place for `recognizer`: because it excludes
  /// it, or because its failure was required. Source: rulebook GC-11, GC-16, GC-29.
  func isTooLate(_ recognizer: UIGestureRecognizer) -> Bool {
    engaged.contains { other in
      other.hasRecognized
        && (excludes(other, recognizer) || isRequired(other, toFailBy: recognizer))
    }
  }

  // MARK: Exclusion

  /// Whether `active`, which has recognized, keeps `other` from recognizing. Source: GC-18 to GC-23.
  func excludes(_ active: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    active.sharesTouch(with: other)
      && active.canPrevent(other) && other.canBePrevented(by: active)
      && !maySimultaneously(active, other)
  }

  /// Whether the delegates let the two recognize together. Source: GC-22, GC-23.
  private func maySimultaneously(
    _ active: UIGestureRecognizer, _ other: UIGestureRecognizer
  ) -> Bool {
    func allows(_ one: UIGestureRecognizer, _ another: UIGestureRecognizer) -> Bool {
      one.delegate?.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: another)
        ?? false
    }
    return allows(active, other) || allows(other, active)
  }

  // MARK: Failure requirements

  /// Whether `recognizer`, which claims to begin, has to wait for another to fail.
  ///
  /// Two that wait for one another (which the rulebook leaves undefined, GC-37) do not: the one
  /// nearest to the hit view goes first. Source: rulebook GC-27, GC-34.
  func mustWait(_ recognizer: UIGestureRecognizer) -> Bool {
    engaged.contains { other in
      holdsUp(other, recognizer) && !waits(other, for: recognizer)
    }
  }

  /// Whether `other` takes part, is undecided, and is required to fail before `recognizer` begins. One
  /// that ignores all its touches takes no part any more, though it has yet to fail.
  private func holdsUp(_ other: UIGestureRecognizer, _ recognizer: UIGestureRecognizer) -> Bool {
    other !== recognizer && other.state == .possible && !other.attempt.isEmpty
      && isRequired(other, toFailBy: recognizer)
  }

  /// Whether `waiting` claims to begin, and is held up by `target`, or by another that is.
  private func waits(_ waiting: UIGestureRecognizer, for target: UIGestureRecognizer) -> Bool {
    var seen: [UIGestureRecognizer] = []
    var pending = [waiting]
    while let next = pending.popLast() {
      guard next.claim != nil, !seen.contains(where: { $0 === next }) else { continue }
      seen.append(next)
      if holdsUp(target, next) { return true }
      pending += engaged.filter { holdsUp($0, next) }
    }
    return false
  }

  /// Whether `recognizer` may begin only once `other` has failed. Source: rulebook GC-27 to GC-33.
  func isRequired(_ other: UIGestureRecognizer, toFailBy recognizer: UIGestureRecognizer) -> Bool {
    if recognizer.requiresFailure(ofAtAnyTime: other) { return true }
    guard recognizer.sharesTouch(with: other) else { return false }
    if let answer = recognizer.requirements[ObjectIdentifier(other)] { return answer }
    let answer = agrees(that: recognizer, requiresFailureOf: other)
    recognizer.requirements[ObjectIdentifier(other)] = answer
    return answer
  }

  /// Asks both classes and both delegates, once for each pair and attempt: one yes is enough.
  /// Source: rulebook GC-31 to GC-33.
  private func agrees(
    that recognizer: UIGestureRecognizer, requiresFailureOf other: UIGestureRecognizer
  ) -> Bool {
    recognizer.shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: recognizer)
      || recognizer.delegate?.gestureRecognizer(recognizer, shouldRequireFailureOf: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: recognizer) ?? false
  }
}

extension UIGestureRecognizer {
  /// How many taps the gesture has; 1 for all that are no taps.
  final var tapsRequired: Int { (self as? UITapGestureRecognizer)?.numberOfTapsRequired ?? 1 }

  /// Whether the recognizer was added to its view after another of that view.
  final func wasAdded(after other: UIGestureRecognizer) -> Bool {
    guard let attached = view?.gestureRecognizers else { return false }
    return attached.drop { $0 !== other }.contains { $0 === self && $0 !== other }
  }

  /// Whether the verdict is that this is the gesture.
  var hasRecognized: Bool { state == .began || state == .changed || state == .ended }

  /// Whether a touch of this attempt is one of the other's as well.
  func sharesTouch(with other: UIGestureRecognizer) -> Bool {
    attempt.contains { contact in other.attempt.contains { $0 === contact } }
  }
}
