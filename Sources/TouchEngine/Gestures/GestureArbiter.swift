/// Decides which recognizers recognize.
///
/// A recognizer that has seen its gesture claims to begin, and stays possible until that is granted.
///
/// ```
///                 ┌─ is refused, is prevented, or required the failure of one that recognized ─┐
///                 │                                                                            ▼
///   possible ─▶ claims ─▶ granted ──┬─▶ began ─▶ changed ─┬─▶ ended                        failed
///      │                            │     └───────┬───────┴─▶ cancelled                        ▲
///      │                            └─▶ ended (where there is nothing to go on with)           │
///      └──────────────────────── sees that this is not its gesture ────────────────────────────┘
///
///   ended, cancelled, failed ─▶ all its touches are over ─▶ reset() ─▶ possible
/// ```
///
/// From the claim to the verdict, in the order of the questions:
///
/// 1. `claim`: may it begin? Its delegate, the views that were hit, and its own view are asked, at
///    once. One no, and it fails.
/// 2. `isContested`: can another recognizer of the same touches still claim at this event? Then the
///    claim waits until all have received it.
/// 3. `mustWait`: must another fail first, by `require(toFail:)`, by class or by delegate? Then the
///    claim waits for that, unless the other waits for it in turn.
/// 4. `decide`: of the claims that wait no longer, the one whose view is deepest is granted first, and
///    of those of one view the one that was added last; unless one that has recognized excludes it
///    (`isTooLate`).
/// 5. `recognize`: it enters its state, cancels its touches in their views, and `failOthers` has those
///    fail that it `excludes`: they share a touch with it, `canPrevent` and `canBePrevented` agree,
///    and neither delegate allows both.
///
/// Actions are collected on the way, and sent by `sendActions` when all have received the event. The
/// relations between two recognizers (3, and which excludes which) are in
/// `GestureArbiter+Relations.swift`. Source: rulebook GC-07 to GC-38, GR-31 to GR-46.
final class GestureArbiter {
  /// The recognizers that are in the middle of an attempt, in the order in which they joined.
  @exclusivity(unchecked) var engaged: [UIGestureRecognizer] = []
  @exclusivity(unchecked) private var claimants: [UIGestureRecognizer] = []
  @exclusivity(unchecked) private var actions:
    [(recognizer: UIGestureRecognizer, state: UIGestureRecognizer.State)] = []
  /// Whether an event is being delivered to recognizers, and not all have received it.
  var isNotifying = false
  /// Whether a recognizer has changed its state, and the consequences are not settled.
  private(set) var hasChanges = false
  /// Settles the consequences of an attempt that the app ended, unless that is being done anyway.
  var settleIfIdle: () -> Void = {}

  /// Notes that `recognizer` receives a touch, its view being so deep below its window.
  func engage(_ recognizer: UIGestureRecognizer, with contact: Contact, depth: Int) {
    if recognizer.arbiter !== self {
      recognizer.arbiter = self
      engaged.append(recognizer)
    }
    if recognizer.attempt.isEmpty { recognizer.depth = depth }
    recognizer.attempt.append(contact)
  }

  /// Takes the state that a recognizer sets. One that may not follow its present state is refused
  /// and reported. Source: rulebook GR-32, GR-33, GC-07, GC-08.
  func recognizer(_ recognizer: UIGestureRecognizer, wants state: UIGestureRecognizer.State) {
    switch (recognizer.state, state) {
    case (.possible, .possible): break
    case (.possible, .failed), (.possible, .cancelled): fail(recognizer)
    case (.possible, .began), (.possible, .ended): claim(state, for: recognizer)
    case (.possible, .changed) where recognizer.claim != nil: break
    case (let present, _) where present.mayBecome(state): transition(recognizer, to: state)
    default: recognizer.reportTransition(to: state)
    }
  }

  /// Has a recognizer of the app's own class change, since its touches moved, where it does not set
  /// its state itself. Source: rulebook GR-53.
  func sendAutomaticChange(of recognizer: UIGestureRecognizer) {
    guard recognizer.state == .began || recognizer.state == .changed, !recognizer.isOfUIKit,
      !actions.contains(where: { $0.recognizer === recognizer && $0.state == .changed })
    else { return }
    transition(recognizer, to: .changed)
  }

  /// Ends the attempt of a recognizer that the app disabled or detached, or whose touches the system
  /// took away. Source: rulebook GR-45, EX-06, EX-07, EX-09.
  func withdraw(_ recognizer: UIGestureRecognizer) {
    // An action shows the state that caused it, also of one that was cancelled since.
    if actions.contains(where: { $0.recognizer === recognizer && $0.state == .cancelled }) {
      return
    }
    switch recognizer.state {
    case .possible: fail(recognizer)
    case .began, .changed: transition(recognizer, to: .cancelled)
    case .ended, .cancelled, .failed: hasChanges = hasChanges || recognizer.isLeaving
    }
  }

  /// Grants the claims that need not wait, the strongest first, and has those recognizers fail that
  /// are prevented. Claims that need not wait any more then are granted as well.
  /// Source: rulebook GC-11 to GC-16, GC-27 to GC-29.
  func decide() {
    hasChanges = false
    while let recognizer = strongestClaimant(), let state = recognizer.claim {
      if isTooLate(recognizer) {
        fail(recognizer)
      } else {
        recognize(recognizer, as: state)
      }
      assert(recognizer.claim == nil, "Each round settles a claim.")
    }
  }

  /// Sends the actions that are due, each in the state that caused it; those that they cause are due the
  /// next time. Source: GR-36 to GR-38.
  func sendActions() {
    for _ in actions where !actions.isEmpty {
      let (recognizer, state) = actions.removeFirst()
      let present = recognizer.state
      recognizer.store(state)
      recognizer.sendActions()
      if recognizer.state == state { recognizer.store(present) }
    }
  }

  /// Drops the actions that are due.
  func dropActions() { actions = [] }

  /// Resets the recognizers that are decided and whose touches are all over: a touch that is still
  /// down stays out of the next attempt. A recognizer that ignores all its touches has failed. One
  /// that requires another to fail is reset when that is done as well: they "always reset
  /// simultaneously, if you've set up failure requirements" (WWDC 2010, session 121). One that was
  /// disabled waits for nothing. Source: rulebook GR-31, GR-39 to GR-43, EX-23.
  func resetDecided() {
    guard !engaged.isEmpty else { return }
    let tied = engaged.count == 1 ? [] : recognizersTied()
    engaged.removeAll { recognizer in
      if recognizer.attempt.isEmpty { withdraw(recognizer) }
      let leaves = recognizer.isLeaving && !actions.contains { $0.recognizer === recognizer }
      if !leaves, tied.contains(where: { $0 === recognizer }) { return false }
      let isHeld = !leaves && recognizer.attempt.contains(where: \.isDown)
      guard recognizer.state.isFinal, !isHeld else { return false }
      recognizer.forgetAttempt()
      recognizer.reset()
      recognizer.store(.possible)
      return true
    }
  }

  /// The recognizers that are done, and wait for others that are not. Source: GR-43.
  private func recognizersTied() -> [UIGestureRecognizer] {
    guard engaged.contains(where: { $0.requiresFailureOfOthers }) else { return [] }
    for recognizer in engaged where recognizer.attempt.isEmpty { withdraw(recognizer) }
    return engaged.filter { recognizer in
      !recognizer.isLeaving && !recognizer.attempt.isEmpty
        && engaged.contains { other in
          !other.isReadyForReset && recognizer.requiresFailure(ofAtAnyTime: other)
        }
    }
  }

  /// Forgets all attempts, as when the application goes away.
  func disband() {
    for recognizer in engaged { recognizer.forgetAttempt() }
  }
}

// MARK: - Claims

extension GestureArbiter {
  /// Records that `recognizer` wants to begin, if delegate and views let it; and decides at once if
  /// no other recognizer is in question. A claim to have begun that waits until the gesture is over
  /// becomes one to have ended: so much the rulebook leaves open (GR-34).
  private func claim(_ state: UIGestureRecognizer.State, for recognizer: UIGestureRecognizer) {
    guard recognizer.claim == nil else {
      recognizer.claim = state == .ended ? .ended : recognizer.claim
      return
    }
    guard mayBegin(recognizer) else { return fail(recognizer) }
    // The questions may have led the app to end the attempt.
    guard recognizer.state == .possible, recognizer.arbiter === self else { return }
    recognizer.claim = state
    claimants.append(recognizer)
    if isContested(recognizer) { hasChanges = true } else { decide() }
  }

  /// Whether delegate and views let the recognizer begin: the views that were hit, and the one that
  /// it is attached to. Source: rulebook GC-07, GC-09, GC-10.
  func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    if let delegate = recognizer.delegate, !delegate.gestureRecognizerShouldBegin(recognizer) {
      return false
    }
    var views: [UIView] = []
    func add(_ view: UIView?) {
      if let view, !views.contains(where: { $0 === view }) { views.append(view) }
    }
    for contact in recognizer.attempt { add(contact.touch.view) }
    add(recognizer.view)
    return views.allSatisfy { $0.gestureRecognizerShouldBegin(recognizer) }
  }

  /// Whether another recognizer of the same touches may still make a claim at this event.
  /// Source: GC-12.
  private func isContested(_ recognizer: UIGestureRecognizer) -> Bool {
    isNotifying
      && engaged.contains { other in
        other !== recognizer && other.state == .possible && other.sharesTouch(with: recognizer)
      }
  }

  /// Of those whose claims need not wait, the one that goes before the others.
  /// Source: rulebook GC-12, GC-14, GC-36.
  private func strongestClaimant() -> UIGestureRecognizer? {
    guard !claimants.isEmpty else { return nil }
    claimants.removeAll { $0.claim == nil }
    var candidates = claimants
    while !candidates.isEmpty {
      var strongest = 0
      for index in candidates.indices.dropFirst() {
        if isStronger(candidates[index], than: candidates[strongest]) { strongest = index }
      }
      let candidate = candidates.remove(at: strongest)
      if !mustWait(candidate), candidate.claim != nil { return candidate }
    }
    return nil
  }

  /// Whether a claim comes before another: a tap before one of fewer taps, from which it takes the
  /// last; the one whose view is deeper; on one view, the one that was added last. Where those of
  /// different views are equally deep, the one that claims first.
  ///
  /// What Apple's engineers said on stage (WWDC 2010, session 120): "favoring views that are closest to
  /// leaf nodes", and "we're going to prefer the Gesture Recognizer that was most recently added".
  /// Source: rulebook GC-12, GC-14, GC-36.
  private func isStronger(
    _ recognizer: UIGestureRecognizer, than other: UIGestureRecognizer
  ) -> Bool {
    let (taps, others) = (recognizer.tapsRequired, other.tapsRequired)
    if taps != others { return taps > others }
    if recognizer.depth != other.depth { return recognizer.depth > other.depth }
    return recognizer.wasAdded(after: other) && recognizer.view === other.view
  }

  private func recognize(_ recognizer: UIGestureRecognizer, as state: UIGestureRecognizer.State) {
    recognizer.claim = nil
    transition(recognizer, to: state)
    if recognizer.cancelsTouchesInView {
      for contact in recognizer.attempt { contact.isCancelledInView = true }
    }
    failOthers(beside: recognizer)
  }

  /// Has those fail that `recognizer` excludes, or that required its failure.
  /// Source: rulebook GC-11, GC-17, GC-29.
  private func failOthers(beside recognizer: UIGestureRecognizer) {
    for other in engaged where other !== recognizer {
      switch other.state {
      case .possible:
        if excludes(recognizer, other) || isRequired(recognizer, toFailBy: other) { fail(other) }
      case .began, .changed, .ended, .cancelled, .failed: break
      }
    }
  }

  /// Has a recognizer fail, without an action.
  private func fail(_ recognizer: UIGestureRecognizer) {
    assert(recognizer.state == .possible || recognizer.state == .failed)
    recognizer.claim = nil
    recognizer.store(.failed)
    hasChanges = true
  }

  /// Puts a recognizer into a state that is sent to its targets. Source: rulebook GR-36.
  private func transition(
    _ recognizer: UIGestureRecognizer, to state: UIGestureRecognizer.State
  ) {
    assert(recognizer.state.mayBecome(state), "\(recognizer.state) may not become \(state).")
    recognizer.store(state)
    hasChanges = true
    actions.append((recognizer, state))
  }
}
