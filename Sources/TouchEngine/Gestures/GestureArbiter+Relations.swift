/// How one recognizer stands to another.
extension GestureArbiter {
  /// Whether somebody who has recognized leaves no place for `recognizer`: because it excludes it,
  /// or because its failure was required. Source: rulebook GC-11, GC-16, GC-29.
  func isTooLate(_ recognizer: UIGestureRecognizer) -> Bool {
    engaged.contains { other in
      guard other.hasRecognized else { return false }
      if wrong(.exclusionEndsWithGesture), other.state == .ended, other.isContinuous {
        return false
      }
      if !wrong(.laterOnesRecognize), excludes(other, recognizer) { return true }
      return !wrong(.waitsAlthoughRecognized) && isRequired(other, toFailBy: recognizer)
    }
  }

  // MARK: Exclusion

  /// Whether `active`, which has recognized, keeps `other` from recognizing. Source: GC-18 to GC-23.
  func excludes(_ active: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    if wrong(.bothNestedTaps) || isSpared(other, by: active) { return false }
    var areRivals = active.sharesTouch(with: other) || wrong(.excludesEverywhere)
    if wrong(.exclusionNeedsSameTouches) { areRivals = active.hasTouches(of: other) }
    guard areRivals || wrong(.askedOfStrangers) else { return false }
    let isPrevented =
      wrong(.preventionIgnored)
      || wrong(.preventionOfTapsOnly) && !areTaps(active, other) && !other.isOfScrollView
      || (wrong(.canPreventNotAsked) || active.canPrevent(other))
        && (wrong(.canBePreventedNotAsked) && !other.isOfScrollView
          || other.canBePrevented(by: active))
    guard
      wrong(.preventionReversed) && !other.isOfScrollView
        ? other.canPrevent(active) && active.canBePrevented(by: other) : isPrevented
    else { return false }
    if wrong(.simultaneousOnlyAtOnce), other.claim == nil { return areRivals }
    return !maySimultaneously(active, other) && areRivals
  }

  /// Whether the delegates let the two recognize together. Source: GC-22, GC-23.
  private func maySimultaneously(
    _ active: UIGestureRecognizer, _ other: UIGestureRecognizer
  ) -> Bool {
    if wrong(.simultaneityAskedAtTouchDown),
      let known = active.companions[ObjectIdentifier(other)]
    {
      return known
    }
    if wrong(.simultaneityWithinViewOnly), active.view !== other.view { return false }
    if wrong(.simultaneityRemembered) {
      if let known = active.companions[ObjectIdentifier(other)] { return known }
      let answer =
        active.delegate?.gestureRecognizer(active, shouldRecognizeSimultaneouslyWith: other)
        ?? false
        || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: active)
          ?? false
      active.companions[ObjectIdentifier(other)] = answer
      return answer
    }
    func allows(_ one: UIGestureRecognizer, _ another: UIGestureRecognizer) -> Bool {
      if wrong(.simultaneityArgumentsSwapped) {
        return one.delegate?.gestureRecognizer(another, shouldRecognizeSimultaneouslyWith: one)
          ?? false
      }
      return one.delegate?.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: another)
        ?? false
    }
    if wrong(.neverSimultaneous) { return false }
    if wrong(.simultaneityIsTransitive),
      engaged.contains(where: { third in
        third !== active && third !== other && (allows(active, third) || allows(third, active))
          && (allows(third, other) || allows(other, third))
      })
    {
      return true
    }
    if wrong(.simultaneityOfTapsOnly), !areTaps(active, other) { return false }
    if wrong(.onlyActiveSideAllows) { return allows(active, other) }
    if wrong(.onlyLaterSideAllows) { return allows(other, active) }
    if wrong(.oneYesAllowsAll) {
      return [active, other].contains { one in
        engaged.contains { $0 !== one && allows(one, $0) }
      }
    }
    if behavior.latitude.simultaneityQuestions != .untilYes {
      return maySimultaneously(active, other, asking: allows)
    }
    if wrong(.bothMustAllow) { return allows(active, other) && allows(other, active) }
    return allows(active, other) || allows(other, active)
  }

  private func areTaps(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    one is UITapGestureRecognizer && other is UITapGestureRecognizer
  }

  /// Whether `active` leaves `other` alone although both share a touch, and nobody was asked: never,
  /// in UIKit. Source: rulebook GC-11, GC-18.
  private func isSpared(
    _ other: UIGestureRecognizer, by active: UIGestureRecognizer
  ) -> Bool {
    func isDiscrete(_ recognizer: UIGestureRecognizer) -> Bool {
      recognizer is UITapGestureRecognizer || recognizer is UISwipeGestureRecognizer
    }
    if wrong(.pressExcludesNobody), active is UILongPressGestureRecognizer { return true }
    if wrong(.pressBeginsRegardless), other is UILongPressGestureRecognizer { return true }
    if wrong(.ownClassExcludesNobody), !active.isOfUIKit { return true }
    if wrong(.pinchAndRotationTogether), active is any TwoFingerGesture,
      other is any TwoFingerGesture, type(of: active) != type(of: other)
    {
      return true
    }
    if wrong(.sameKindExcludesOnly), type(of: active) != type(of: other), !other.isOfScrollView {
      return true
    }
    if wrong(.sameViewNotExcluded), active.view === other.view { return true }
    if wrong(.innerOnesNotExcluded), other.depth > active.depth { return true }
    if wrong(.discreteLeavesContinuousAlone), isDiscrete(active), !isDiscrete(other) {
      return true
    }
    return wrong(.nestedScrollViewsBothScroll) && active is UIScrollViewPanGestureRecognizer
      && other is UIScrollViewPanGestureRecognizer
  }

  /// Whether another gesture that goes on with the same touches joined later than `recognizer`.
  func isFollowed(_ recognizer: UIGestureRecognizer) -> Bool {
    let later = engaged.drop { $0 !== recognizer }.dropFirst()
    return later.contains { other in
      (other.state == .began || other.state == .changed) && other.sharesTouch(with: recognizer)
    }
  }

  // MARK: Failure requirements

  /// Whether `recognizer`, which claims to begin, has to wait for somebody to fail.
  ///
  /// Two that wait for one another (which the rulebook leaves undefined, GC-37) do not: the one
  /// nearest to the hit view goes first. Source: rulebook GC-27, GC-34.
  func mustWait(_ recognizer: UIGestureRecognizer) -> Bool {
    if wrong(.absentOnesBlock), recognizer.requiresFailureOfOthers(than: engaged) { return true }
    if wrong(.oneFailureIsEnough),
      engaged.contains(where: { other in
        other !== recognizer && other.state == .failed && isRequired(other, toFailBy: recognizer)
      })
    {
      return false
    }
    if wrong(.continuousNeverWait), recognizer.claim == .began { return false }
    if wrong(.disabledOneBlocksOn),
      engaged.contains(where: { other in
        other !== recognizer && other.state == .failed && !other.isEnabled
          && isRequired(other, toFailBy: recognizer)
      })
    {
      return true
    }
    let isHeldUp = engaged.contains { other in
      holdsUp(other, recognizer) && !waits(other, for: recognizer)
    }
    if wrong(.timerFailureWakesNobody), recognizer.hasWaited, !isHeldUp,
      recognizer.view?.window?.application?.eventAtHand == nil
    {
      return true
    }
    recognizer.hasWaited = isHeldUp
    if wrong(.waitersWakeWithNextEvent), !isHeldUp, recognizer.hasBeenHeldUp,
      let delivery = recognizer.view?.window?.application?.delivery
    {
      if recognizer.freedIn == nil {
        recognizer.freedIn = delivery.application.eventAtHand == nil ? -1 : delivery.eventsSeen
      }
      return recognizer.freedIn == delivery.eventsSeen
    }
    recognizer.hasBeenHeldUp = recognizer.hasBeenHeldUp || isHeldUp
    return isHeldUp
  }

  /// Whether `other` takes part, is undecided, and is required to fail before `recognizer` begins. One
  /// that ignores all its touches takes no part any more, though it has yet to fail.
  private func holdsUp(_ other: UIGestureRecognizer, _ recognizer: UIGestureRecognizer) -> Bool {
    other !== recognizer && other.state == .possible && !other.attempt.isEmpty
      && isRequired(other, toFailBy: recognizer)
      && !(wrong(.waitingEndsAtLift) && !other.attempt.contains(where: \.isDown))
  }

  /// Asks now who may recognize together, as UIKit does only when it matters. Source: rulebook GC-22.
  func askAboutCompanions() {
    for one in engaged {
      for another in engaged
      where another !== one && another.sharesTouch(with: one)
        && one.companions[ObjectIdentifier(another)] == nil
      {
        let answer =
          one.delegate?.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: another) ?? false
          || another.delegate?.gestureRecognizer(another, shouldRecognizeSimultaneouslyWith: one)
            ?? false
        one.companions[ObjectIdentifier(another)] = answer
        another.companions[ObjectIdentifier(one)] = answer
      }
    }
  }

  /// Whether `waiting` claims to begin, and is held up by `target`, or by somebody else who is.
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
    if recognizer.requiresFailure(ofAtAnyTime: other), !wrong(.requirementsIgnored),
      !isWronglyLifted(requirementOf: recognizer, for: other)
    {
      return true
    }
    if wrong(.requirementsAreTransitive), other !== recognizer,
      recognizer.waitsAtAnyTime(for: other)
    {
      return true
    }
    if wrong(.requirementsAreMutual), other.requiresFailure(ofAtAnyTime: recognizer) { return true }
    if wrong(.singleWaitsForDouble), areTaps(recognizer, other), recognizer.view === other.view,
      other.tapsRequired > recognizer.tapsRequired
    {
      return true
    }
    guard recognizer.sharesTouch(with: other) else { return false }
    if wrong(.dynamicRequirementsWithinView), recognizer.view !== other.view { return false }
    if wrong(.requirementsAskedAgain) { return agrees(that: recognizer, requiresFailureOf: other) }
    if let answer = recognizer.requirements[ObjectIdentifier(other)] { return answer }
    let answer = agrees(that: recognizer, requiresFailureOf: other)
    recognizer.requirements[ObjectIdentifier(other)] = answer
    return answer
  }

  /// Whether a requirement does not count for a reason that is none in UIKit. Source: GC-27, GC-30.
  private func isWronglyLifted(
    requirementOf recognizer: UIGestureRecognizer, for other: UIGestureRecognizer
  ) -> Bool {
    wrong(.requirementsWithinViewOnly) && recognizer.view !== other.view
      || wrong(.simultaneityLiftsRequirements) && maySimultaneously(recognizer, other)
  }

  /// Asks both classes and both delegates, once for each pair and attempt: one yes is enough.
  /// Source: rulebook GC-31 to GC-33.
  private func agrees(
    that recognizer: UIGestureRecognizer, requiresFailureOf other: UIGestureRecognizer
  ) -> Bool {
    let ofClasses =
      recognizer.shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: recognizer)
    if ofClasses, !wrong(.classRequirementsIgnored) { return true }
    if wrong(.dynamicRequirementsReversed) {
      return other.delegate?.gestureRecognizer(other, shouldRequireFailureOf: recognizer) ?? false
        || recognizer.delegate?.gestureRecognizer(recognizer, shouldBeRequiredToFailBy: other)
          ?? false
    }
    let own =
      recognizer.delegate?.gestureRecognizer(recognizer, shouldRequireFailureOf: other) ?? false
    if own, !wrong(.onlyOtherDelegateRequires) { return true }
    let others =
      other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: recognizer) ?? false
    return others && !wrong(.onlyOwnDelegateRequires)
  }
}

extension UIGestureRecognizer {
  /// How many taps the gesture has; 1 for all that are no taps.
  final var tapsRequired: Int { (self as? UITapGestureRecognizer)?.numberOfTapsRequired ?? 1 }

  /// Whether the recognizer was added to its view after another of that view.
  final func wasAdded(after other: UIGestureRecognizer) -> Bool {
    if wrong(.firstAddingCounts), let firstAdding, let itsAdding = other.firstAdding {
      return firstAdding > itsAdding
    }
    guard let attached = view?.gestureRecognizers else { return false }
    return attached.drop { $0 !== other }.contains { $0 === self && $0 !== other }
  }

  /// Whether the gesture goes on for a while.
  final var isContinuous: Bool {
    isOfUIKit && !(self is UITapGestureRecognizer) && !(self is UISwipeGestureRecognizer)
  }

  /// Whether the verdict is that this is the gesture.
  var hasRecognized: Bool { state == .began || state == .changed || state == .ended }

  /// Whether the touches of this attempt are those of the other's, no more and no less.
  func hasTouches(of other: UIGestureRecognizer) -> Bool {
    attempt.count == other.attempt.count
      && attempt.allSatisfy { contact in other.attempt.contains { $0 === contact } }
  }

  /// Whether a touch of this attempt is one of the other's as well.
  func sharesTouch(with other: UIGestureRecognizer) -> Bool {
    attempt.contains { contact in other.attempt.contains { $0 === contact } }
  }
}
