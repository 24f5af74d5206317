/// Decides which recognizers recognize.
///
/// A recognizer that has seen its gesture claims to begin, and stays possible until that is heard.
///
/// ```
///                 ┌─ is refused, is prevented, or required the failure of one that recognized ─┐
///                 │                                                                            ▼
///   possible ─▶ claims ─▶ is heard ─┬─▶ began ─▶ changed ─┬─▶ ended                        failed
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
///    claim waits until all have heard of it.
/// 3. `mustWait`: has somebody to fail first, by `require(toFail:)`, by class or by delegate? Then the
///    claim waits for that, unless the other waits for it in turn.
/// 4. `decide`: of the claims that wait no longer, the one whose view is deepest is heard first, and
///    of those of one view the one that was added last. `isTooLate` says whether one that has
///    recognized leaves it no place.
/// 5. `accept`: it enters its state, takes its touches from their views, and `dismissOthers` has those
///    fail that it `excludes`: they share a touch with it, `canPrevent` and `canBePrevented` agree,
///    and neither delegate allows both.
///
/// Actions are collected on the way, and sent by `sendActions` when all have heard of the event. How
/// one recognizer stands to another (3, and who excludes whom) is in
/// `GestureArbiter+Relations.swift`. Source: rulebook GC-07 to GC-38, GR-31 to GR-46.
final class GestureArbiter {
  let behavior: Behavior
  /// The recognizers that are in the middle of an attempt, in the order in which they joined.
  var engaged: [UIGestureRecognizer] = []
  private var claimants: [UIGestureRecognizer] = []
  private var actions: [(recognizer: UIGestureRecognizer, state: UIGestureRecognizer.State)] = []
  /// Whether recognizers are being told of an event, and not all have heard of it.
  var isHearing = false
  /// The phase of the call that recognizers are getting.
  var phaseTold: UITouch.Phase?
  /// The calls of the present actions, in an engine that calls no target twice.
  var calls = PairsCalled()
  /// Whether a recognizer has changed its state, and nobody has drawn the consequences.
  private(set) var hasNews = false
  /// Draws the consequences of an attempt that the app ended, unless that is being done anyway.
  var settleIfIdle: () -> Void = {}

  init(behavior: Behavior) { self.behavior = behavior }

  /// Whether the engine makes `mistake`.
  func wrong(_ mistake: Mistake) -> Bool { behavior.wrong(mistake) }

  /// Gives an order for what may come in any. Source: rulebook RE-02.
  var orderOfItsOwn: () -> OpenOrder = { OpenOrder(seed: 0) }

  /// Notes that `recognizer` receives a touch, its view being so deep below its window.
  func engage(_ recognizer: UIGestureRecognizer, with contact: Contact, depth: Int) {
    if recognizer.arbiter !== self {
      recognizer.arbiter = self
      engaged.append(recognizer)
    }
    if recognizer.attempt.isEmpty, recognizer.depth == 0 || !wrong(.depthRememberedForEver) {
      recognizer.depth = depth
    }
    recognizer.attempt.append(contact)
    if wrong(.askedToBeginAtTouchDown), recognizer.attempt.count == 1, !mayBegin(recognizer) {
      conclude(recognizer, as: .failed)
    }
  }

  /// Hears what a recognizer wants to be. What the state machine does not know is refused and
  /// reported. Source: rulebook GR-32, GR-33, GC-07, GC-08.
  func recognizer(_ recognizer: UIGestureRecognizer, wants state: UIGestureRecognizer.State) {
    if wrong(.timerStatesLost), !recognizer.isOfUIKit, !recognizer.isOfScrollView,
      let application = recognizer.view?.window?.application, application.eventAtHand == nil
    {
      return
    }
    if wrong(.ownStatesAtTouchDownLost), phaseTold == .began, !recognizer.isOfUIKit,
      !recognizer.isOfScrollView
    {
      return
    }
    if wrong(.ownClassCannotBeginAtLift), phaseTold == .ended, !recognizer.isOfUIKit,
      !recognizer.isOfScrollView, recognizer.state == .possible, state == .began
    {
      return
    }
    switch (recognizer.state, state) {
    case (.possible, .possible):
      break
    case (.possible, .failed), (.possible, .cancelled):
      if wrong(.askedWhenFailing)
        || wrong(.failingPansAsked) && recognizer is UIPanGestureRecognizer
      {
        _ = mayBegin(recognizer)
      }
      conclude(recognizer, as: .failed)
    case (.possible, .began), (.possible, .ended):
      claim(state, for: recognizer)
    case (.possible, .changed) where recognizer.claim != nil:
      break
    case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended),
      (.began, .cancelled), (.changed, .cancelled):
      if wrong(.askedWhenGoingOn) { _ = mayBegin(recognizer) }
      enter(state == .changed && wrong(.beginsAgain) ? .began : state, recognizer)
    default:
      recognizer.reportTransition(to: state)
    }
  }

  /// Has a recognizer of a class of the app's own tell that it changed, since its touches moved,
  /// where it does not say so itself. Source: rulebook GR-53.
  func noteMovement(of recognizer: UIGestureRecognizer) {
    guard recognizer.state == .began || recognizer.state == .changed, !recognizer.isOfUIKit,
      !actions.contains(where: { $0.recognizer === recognizer && $0.state == .changed }),
      !wrong(.changesMustBeSet)
    else { return }
    enter(.changed, recognizer)
  }

  /// Ends the attempt of a recognizer that the app disabled or detached, or whose touches the system
  /// took away. Source: rulebook GR-45, EX-06, EX-07, EX-09.
  func withdraw(_ recognizer: UIGestureRecognizer) {
    // An action shows the state that caused it, also of one that was cancelled meanwhile.
    if actions.contains(where: { $0.recognizer === recognizer && $0.state == .cancelled }) {
      return
    }
    switch recognizer.state {
    case .possible: conclude(recognizer, as: wrong(.undecidedIsCancelled) ? .cancelled : .failed)
    case .began, .changed: enter(.cancelled, recognizer)
    case .ended, .cancelled, .failed: hasNews = hasNews || recognizer.isLeaving
    }
  }

  /// Hears the claims that need not wait, and excludes whoever is prevented. A claim whose way is
  /// free by then is heard in the same breath. Source: rulebook GC-11 to GC-16, GC-27 to GC-29.
  func decide() {
    hasNews = false
    repeat {
      while let recognizer = strongestClaimant(), let state = recognizer.claim {
        if isTooLate(recognizer) {
          conclude(recognizer, as: stateWhenPrevented)
        } else if recognizer.isUnasked, !isLetBegin(recognizer) {
          conclude(recognizer, as: .failed)
        } else if recognizer.claim != nil {
          accept(recognizer, as: state)
        }
      }
    } while behavior.latitude.asksOnlyWinners && refusesWaiting(among: claimants)
  }

  /// Sends the actions that are due, each in the state that caused it. Source: GR-36 to GR-38.
  func sendActions() {
    var due = actions
    actions = []
    if behavior.latitude.sendsActionsInAnyOrder { reorder(&due) }
    send(due)
  }

  /// Sends one of the actions that are due, and leaves the rest.
  func sendFirstAction() {
    guard actions.count > 1 else { return }
    send([actions.removeFirst()])
  }

  /// Sends the actions that tell of changes, as UIKit does not before all have heard.
  func sendChanges() {
    let due = actions.filter { $0.state == .changed }
    actions.removeAll { $0.state == .changed }
    send(due)
  }

  private func send(
    _ due: [(recognizer: UIGestureRecognizer, state: UIGestureRecognizer.State)]
  ) {
    calls = PairsCalled()
    for (recognizer, state) in due {
      if wrong(.detachedSendNothing), recognizer.view == nil { continue }
      if wrong(.disabledSendNothing), !recognizer.isEnabled { continue }
      let present = recognizer.state
      let shown = wrong(.actionWhilePossible) ? .possible : state
      let touches = recognizer.attempt
      recognizer.store(shown)
      recognizer.sendActions()
      if wrong(.disabledInActionReturnsTouch), !recognizer.isEnabled {
        for contact in touches {
          contact.isTakenFromView = contact.recognizers.contains { other in
            other !== recognizer && other.hasRecognized && other.cancelsTouchesInView
          }
        }
      }
      if wrong(.actionTwice) { recognizer.sendActions() }
      if recognizer.state == shown || wrong(.stateRestoredAfterAction) {
        recognizer.store(present)
      }
    }
  }

  /// Drops the actions that are due.
  func giveUp() { actions = [] }

  /// Resets the recognizers that are decided and whose touches are all over: a touch that is still
  /// down stays out of the next attempt. A recognizer that ignores all its touches has failed. One
  /// that requires another to fail is reset when that is done as well: they "always reset
  /// simultaneously, if you've set up failure requirements" (WWDC 2010, session 121). One that was
  /// disabled waits for nothing. Source: rulebook GR-31, GR-39 to GR-43, EX-23.
  func resetDecided(_ moment: ResetMoment = .eventOver) {
    guard !engaged.isEmpty else { return }
    let tied = engaged.count == 1 || wrong(.resetsAlone) ? [] : recognizersTied()
    engaged.removeAll { recognizer in
      if recognizer.attempt.isEmpty { withdraw(recognizer) }
      let leaves = recognizer.isLeaving && !actions.contains { $0.recognizer === recognizer }
      if !leaves, tied.contains(where: { $0 === recognizer }) { return false }
      let isHeld =
        moment == .action
        ? !hasNothingToSay(recognizer)
        : !leaves
          && (recognizer.attempt.contains(where: \.isDown)
            || wrong(.resetWaitsForAllFingers)
              && recognizer.contactsOfApp.contains(where: \.isDown))
      if moment == .eventOver, behavior.latitude.resetTime == .touchDown, !leaves { return false }
      let isDone = recognizer.state.isFinal || wrong(.forgetsBetweenTaps) && !isHeld
      guard isDone, !isHeld || wrong(.resetUnderFingers) else { return false }
      recognizer.leaveAttempt()
      if wrong(.neverReset) { return true }
      if wrong(.possibleBeforeReset) { recognizer.store(.possible) }
      let isKept = leaves && wrong(.disabledKeepsCount)
      if recognizer.state != .failed || !wrong(.failedNotReset), !isKept { recognizer.reset() }
      recognizer.store(.possible)
      return true
    }
  }

  /// Whether a recognizer is done and has sent its last action. Source: rulebook RE-42.
  private func hasNothingToSay(_ recognizer: UIGestureRecognizer) -> Bool {
    (recognizer.state == .ended || recognizer.state == .cancelled)
      && !actions.contains { $0.recognizer === recognizer }
  }

  /// Forgets all attempts, as when the application goes away.
  func disband() {
    for recognizer in engaged { recognizer.leaveAttempt() }
  }
}

// MARK: - Claims

extension GestureArbiter {
  /// Takes down that `recognizer` wants to begin, if delegate and views let it; and hears it at once
  /// if nobody else is in question. A claim to have begun that waits until the gesture is over
  /// becomes one to have ended: so much the rulebook leaves open (GR-34).
  private func claim(_ state: UIGestureRecognizer.State, for recognizer: UIGestureRecognizer) {
    guard recognizer.claim == nil else {
      recognizer.claim = state == .ended ? .ended : recognizer.claim
      return
    }
    recognizer.isUnasked = behavior.latitude.asksOnlyWinners && losesTie(recognizer)
    let isUnasked =
      recognizer.isUnasked || wrong(.askedToBeginAtTouchDown)
      || wrong(.ownClassNotAsked) && !recognizer.isOfUIKit
    guard isUnasked || !recognizer.wasRefused && mayBegin(recognizer) else {
      recognizer.wasRefused = wrong(.vetoRemembered)
      if wrong(.vetoCancelsTouch) { takeTouches(from: recognizer) }
      if wrong(.vetoFailsWaiters) { failWaiters(for: recognizer) }
      if wrong(.vetoedExcludes) { dismissOthers(beside: recognizer) }
      if wrong(.vetoedStayPossible) { return }
      return conclude(recognizer, as: .failed)
    }
    // The questions may have led the app to end the attempt.
    guard recognizer.state == .possible, recognizer.arbiter === self else { return }
    recognizer.claim = state
    claimants.append(recognizer)
    if isContested(recognizer) || wrong(.decidesLate) { hasNews = true } else { decide() }
  }

  /// Whether delegate and views let the recognizer begin: the views that were hit, and the one that
  /// it is attached to. Source: rulebook GC-07, GC-09, GC-10.
  func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    if wrong(.permissionRemembered), recognizer.wasAllowed { return true }
    if wrong(.delegateOverrulesView), let delegate = recognizer.delegate {
      return delegate.gestureRecognizerShouldBegin(recognizer)
    }
    let isAllowed = isAllowedToBegin(recognizer)
    if isAllowed { recognizer.wasAllowed = true }
    return isAllowed
  }

  /// What delegate and views say, the one or the other first.
  private func isAllowedToBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    if behavior.latitude.asksViewsFirst, !viewsLetBegin(recognizer) { return false }
    if let delegate = recognizer.delegate, !delegate.gestureRecognizerShouldBegin(recognizer),
      !wrong(.shouldBeginIgnored)
    {
      return false
    }
    return behavior.latitude.asksViewsFirst || viewsLetBegin(recognizer)
  }

  private func viewsLetBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    var views: [UIView] = []
    func add(_ view: UIView?) {
      if let view, !views.contains(where: { $0 === view }) { views.append(view) }
    }
    let asked = recognizer.attempt.prefix(wrong(.onlyFirstFingersViewAsked) ? 1 : .max)
    if !wrong(.onlyOwnViewMayForbid) { for contact in asked { add(contact.hitView) } }
    if behavior.latitude.viewsAsked == .between {
      for contact in recognizer.attempt { viewsBetween(contact, recognizer).forEach(add) }
    }
    if behavior.latitude.viewsAsked != .hit { add(recognizer.view) }
    return views.allSatisfy { view in
      view.gestureRecognizerShouldBegin(recognizer) || wrong(.viewVetoIgnored)
        || wrong(.viewVetoOfTapsOnly) && !(recognizer is UITapGestureRecognizer)
          && !(view is UIScrollView)
    }
  }

  /// Whether another recognizer of the same touches may still make a claim at this event; where those
  /// that are prevented fail at once, one of a view as deep, or one that is heard first.
  /// Source: GC-12, RE-46.
  private func isContested(_ recognizer: UIGestureRecognizer) -> Bool {
    isHearing && !wrong(.excludedBeforeHearing)
      && engaged.contains { other in
        other !== recognizer && other.state == .possible && other.sharesTouch(with: recognizer)
          && (!behavior.latitude.failsPreventedAtOnce || other.depth >= recognizer.depth
            || isStronger(other, than: recognizer))
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
      if behavior.latitude.decidesAmidEvent, isContested(candidate) { continue }
      if !mustWait(candidate), candidate.claim != nil { return candidate }
      if wrong(.waitingTakesTouches) { takeTouches(from: candidate) }
      if wrong(.waitingLastsAWhile) { giveUpLater(candidate) }
      if wrong(.failsInsteadOfWaiting), candidate.claim != nil { conclude(candidate, as: .failed) }
    }
    return nil
  }

  /// Whether another recognizer of its view has claimed to begin that goes before this one.
  /// Source: GC-14, RE-47.
  private func losesTie(_ recognizer: UIGestureRecognizer) -> Bool {
    claimants.contains { other in
      other !== recognizer && other.claim != nil && other.view === recognizer.view
        && other.sharesTouch(with: recognizer) && isStronger(other, than: recognizer)
    }
  }

  /// Whether a claim is heard before another: a tap before one of fewer taps, from which it takes the
  /// last; the one whose view is deeper; on one view, the one that was added last. Where those of
  /// different views are equally deep, whoever claims first is.
  ///
  /// What Apple's engineers said on stage (WWDC 2010, session 120): "favoring views that are closest to
  /// leaf nodes", and "we're going to prefer the Gesture Recognizer that was most recently added".
  /// Source: rulebook GC-12, GC-14, GC-36.
  private func isStronger(
    _ recognizer: UIGestureRecognizer, than other: UIGestureRecognizer
  ) -> Bool {
    if wrong(.firstToldWins) { return false }
    let (taps, others) = (recognizer.tapsRequired, other.tapsRequired)
    if taps != others { return wrong(.singleTapsOn) ? taps < others : taps > others }
    if wrong(.outerTapWins) { return recognizer.depth < other.depth }
    if wrong(.nearestOnlyIfHit), recognizer.depth != other.depth,
      ![recognizer, other].contains(where: { one in
        one.attempt.contains { $0.hitView === one.view }
      })
    {
      return false
    }
    if wrong(.continuousWinsTies), recognizer.view === other.view,
      recognizer.isContinuous != other.isContinuous
    {
      return recognizer.isContinuous
    }
    if recognizer.depth != other.depth { return recognizer.depth > other.depth }
    return recognizer.wasAdded(after: other) != wrong(.firstAddedWins)
      && recognizer.view === other.view
  }

  private func accept(_ recognizer: UIGestureRecognizer, as state: UIGestureRecognizer.State) {
    recognizer.claim = nil
    enter(state, recognizer)
    if wrong(.oneWaiterWakes), recognizer.hasBeenHeldUp { forgetOthersHeldUp() }
    if wrong(.tapCountResetByRecognition), recognizer is UITapGestureRecognizer {
      recognizer.view?.window?.application?.delivery.tapCounter.forget()
    }
    if wrong(.beginsWithChange), state == .began, recognizer is UIPanGestureRecognizer {
      enter(.changed, recognizer)
    }
    var cancels = recognizer.cancelsTouchesInView || wrong(.cancelAlthoughToldNotTo)
    if wrong(.ownClassCancelsNothing), !recognizer.isOfUIKit { cancels = false }
    if wrong(.swipeCancelsAtLift), recognizer is UISwipeGestureRecognizer, cancels {
      for contact in recognizer.attempt { contact.isTakenAtLift = true }
      cancels = false
    }
    if cancels, !wrong(.noCancelAfterRecognize) {
      var taken = wrong(.liftedTouchesNotTaken) ? recognizer.contactsInUse : recognizer.attempt
      if wrong(.cancelsInOwnViewOnly) { taken.removeAll { $0.touch.view !== recognizer.view } }
      if wrong(.onlyFirstTouchTaken) { taken = Array(taken.prefix(1)) }
      if wrong(.scrollingSparesControls), recognizer is UIScrollViewPanGestureRecognizer {
        taken.removeAll { $0.touch.view is UIControl }
      }
      if wrong(.takesAllTouchesInView) { taken += recognizer.contactsInView }
      if wrong(.cancelsAtEndOfGesture), state != .ended { taken = [] }
      for contact in taken { contact.isTakenFromView = true }
    }
    dismissOthers(beside: recognizer)
  }

  /// Has those fail that `recognizer` excludes, or that required its failure.
  /// Source: rulebook GC-11, GC-17, GC-29.
  private func dismissOthers(beside recognizer: UIGestureRecognizer) {
    for other in engaged where other !== recognizer {
      switch other.state {
      case .possible:
        if wrong(.exclusionEndsWithGesture), recognizer.isContinuous, other.claim == nil {
          continue
        }
        if excludes(recognizer, other), other.claim != nil || !wrong(.onlyClaimantsDismissed) {
          other.wasExcluded = wrong(.excludedStayDeaf)
          conclude(other, as: stateWhenPrevented)
        } else if isRequired(recognizer, toFailBy: other), !wrong(.waitsAlthoughRecognized) {
          conclude(other, as: .failed)
        }
      case .began, .changed:
        if wrong(.activeOnesCancelled), excludes(recognizer, other) { withdraw(other) }
      case .ended, .cancelled, .failed: break
      }
    }
  }

  /// Has the others that waited for somebody to fail never be heard. Source: rulebook GC-28.
  private func forgetOthersHeldUp() {
    for other in claimants where other.hasBeenHeldUp && other.claim != nil && !mustWait(other) {
      other.claim = nil
    }
  }

  /// Makes a waiting recognizer fail after a while. UIKit does not do that. Source: GC-28.
  private func giveUpLater(_ recognizer: UIGestureRecognizer) {
    guard recognizer.patience == nil else { return }
    recognizer.patience = recognizer.schedule(after: 250) { [unowned self, unowned recognizer] in
      if recognizer.claim != nil { conclude(recognizer, as: .failed) }
    }
  }

  /// Takes the touches of one that has not recognized from their views, which UIKit does not.
  /// Source: rulebook GC-07, GC-27.
  private func takeTouches(from recognizer: UIGestureRecognizer) {
    guard recognizer.cancelsTouchesInView else { return }
    for contact in recognizer.attempt { contact.isTakenFromView = true }
  }

  /// Ends the gestures that go on with the same touches, which UIKit does not. Source: GC-39.
  private func endOthers(beside recognizer: UIGestureRecognizer) {
    for other in engaged
    where other !== recognizer && other.isActive && other.sharesTouch(with: recognizer) {
      enter(.ended, other)
    }
  }

  /// Has those fail that wait for `recognizer`, which may not begin: the way of one that takes a
  /// refusal for a recognition. Source: rulebook GC-28.
  private func failWaiters(for recognizer: UIGestureRecognizer) {
    for other in engaged
    where other !== recognizer && other.state == .possible
      && isRequired(recognizer, toFailBy: other)
    {
      conclude(other, as: .failed)
    }
  }

  /// How a recognizer ends that another one excludes. Source: rulebook GC-21.
  private var stateWhenPrevented: UIGestureRecognizer.State {
    wrong(.preventedIsCancelled) ? .cancelled : .failed
  }

  /// Has a recognizer fail that may not begin. Source: GC-07.
  func refuse(_ recognizer: UIGestureRecognizer) {
    if recognizer.claim != nil { conclude(recognizer, as: .failed) }
  }

  private func conclude(_ recognizer: UIGestureRecognizer, as state: UIGestureRecognizer.State) {
    recognizer.claim = nil
    recognizer.isUnasked = false
    recognizer.store(state)
    hasNews = true
    if wrong(.failureCancels) {
      for contact in recognizer.attempt { contact.isTakenFromView = true }
    }
    if wrong(.actionOnFailure) { actions.append((recognizer, state)) }
  }

  /// Puts a recognizer into a state that its targets hear of. Source: rulebook GR-36.
  private func enter(_ state: UIGestureRecognizer.State, _ recognizer: UIGestureRecognizer) {
    let isEndOfSeveral = wrong(.togetherEndTogether) && state == .ended && recognizer.isActive
    defer { if isEndOfSeveral { endOthers(beside: recognizer) } }
    recognizer.store(state)
    if wrong(.cancelsAtEndOfGesture), state == .ended, recognizer.cancelsTouchesInView {
      for contact in recognizer.attempt { contact.isTakenFromView = true }
    }
    hasNews = true
    if wrong(.interruptedSendNothing), state == .cancelled,
      recognizer.attempt.contains(where: { $0.touch.moment.phase == .cancelled })
    {
      return
    }
    if wrong(.togetherOnlyLatestChanges), state == .changed, isFollowed(recognizer) { return }
    actions.append((recognizer, state))
  }
}
