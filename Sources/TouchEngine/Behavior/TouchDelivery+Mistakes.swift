import Foundation

/// What was hit at a point, in an engine that does not ask for the same point twice.
struct HitKept {
  let location: CGPoint
  private(set) weak var window: UIWindow?
  private(set) weak var view: UIView?

  init(_ location: CGPoint, _ answer: (window: UIWindow?, view: UIView?)) {
    self.location = location
    (window, view) = answer
  }
}

/// What engines do that get the delivery of touches wrong, where it takes more than a line.
extension TouchDelivery {
  // MARK: Hit-testing

  /// What was hit at the same point before; nil: it has to be asked, as always in UIKit.
  /// Source: rulebook HT-41.
  func hitKept(for location: CGPoint) -> (UIWindow?, UIView?)? {
    guard wrong(.hitKeptForPoint), let lastHit, lastHit.location == location,
      let view = lastHit.view, let window = lastHit.window, view.window === window
    else { return nil }
    return (window, view)
  }

  /// The window that the other fingers are in; nil: all are asked, as always in UIKit.
  /// Source: rulebook HT-36.
  var windowOfOtherFingers: [UIWindow]? {
    guard wrong(.laterFingersStayInWindow),
      let window = contacts.first(where: \.isDown)?.touch.window
    else { return nil }
    return [window]
  }

  // MARK: Fingers

  /// The moves of an event, each given to the finger that is nearest, as an engine does it that is not told their numbers.
  /// Source: rulebook TO-03.
  func matchedByPlace(_ changes: [FingerChange]) -> [FingerChange] {
    let movers = changes.filter { $0.sample.phase == .moved }
    guard movers.count == 2, movers.count == changes.count else { return changes }
    let places = movers.map { change in
      contacts.first { $0.isDown && $0.touch.fingerIndex == change.sample.finger }
        .map { locationOnScreen(of: $0) }
    }
    guard let first = places[0], let second = places[1] else { return changes }
    let (one, another) = (movers[0].sample, movers[1].sample)
    let straight = (one.location - first).length + (another.location - second).length
    let crossed = (one.location - second).length + (another.location - first).length
    guard crossed < straight else { return changes }
    func moved(_ finger: Int, to sample: FingerSample) -> FingerChange {
      FingerChange(
        sample: FingerSample(finger: finger, phase: .moved, location: sample.location))
    }
    return [moved(one.finger, to: another), moved(another.finger, to: one)]
  }

  /// Where a finger is, in points of the screen.
  private func locationOnScreen(of contact: Contact) -> CGPoint {
    contact.touch.window?.placement.pointInSuperview(contact.touch.moment.location)
      ?? contact.touch.moment.location
  }

  /// The finger that is down beside a new one; nil: its view is asked for, as always in UIKit.
  /// Source: rulebook TO-22.
  func neighbour(of location: CGPoint) -> Contact? {
    guard wrong(.nearbyFingerSharesView) else { return nil }
    return contacts.first { contact in
      contact.isDown && contact.touch.view != nil
        && (locationOnScreen(of: contact) - location).length < 44
    }
  }

  /// Has a finger begin that was kept out by one that lifts. Source: rulebook TO-12, TO-25.
  func handOver(from contact: Contact) {
    guard let view = contact.touch.view, !view.isMultipleTouchEnabled,
      let next = contacts.first(where: { other in
        other !== contact && other.isDown && other.touch.view === view && other.view == .over
          && !other.isTakenFromView && !other.isOwedEnd
      })
    else { return }
    next.view = .nothingYet
    var moment = next.touch.moment
    moment.phase = .began
    moment.event = eventsSeen
    next.held = [moment]
  }

  /// Takes away all touches but the new one of an exclusive view. Source: rulebook TO-30.
  func takeOver(for contact: Contact) {
    guard contact.touch.view?.isExclusiveTouch ?? false else { return }
    for other in contacts where other !== contact && isNear(contact, other) && isWithView(other) {
      cancel(other)
    }
  }

  // MARK: Views

  /// Leaves of what changed only the touches that do what the first one does. Source: TO-05.
  func keepOnePhase(of touched: inout [Contact]) {
    let phases = touched.lazy.map(\.touch.moment.phase).filter { $0 != .stationary }
    guard let first = phases.first else { return }
    touched.removeAll { ![first, .stationary].contains($0.touch.moment.phase) }
  }

  /// Leaves of what changed only the touches of the view of the first one. Source: TO-05, TO-23.
  func keepOneView(of touched: inout [Contact]) {
    let changed = touched.first { $0.touch.moment.phase != .stationary }
    guard let view = changed?.touch.view else { return }
    touched.removeAll { $0.touch.view !== view }
  }

  /// Takes the other touches from a view that is to have one at a time. Source: TO-05, TO-25.
  func giveWay(to contact: Contact) {
    guard let view = contact.touch.view, !view.isMultipleTouchEnabled else { return }
    for other in contacts
    where other !== contact && other.touch.view === view && isWithView(other) {
      cancel(other)
    }
  }

  /// Makes it due that the view is told of the beginning of a touch that it is not to have; false:
  /// it is not, as always in UIKit. Source: rulebook GR-21.
  func tellHeldBegan(of contact: Contact) -> Bool {
    guard wrong(.delayedThenCancelled), contact.view == .nothingYet, let first = contact.held.first
    else { return false }
    outbox.append(ViewNotice(contact: contact, moment: first))
    return true
  }

  /// Whether `recognizer` delays what the view hears of a touch. Source: rulebook GR-20, GR-24.
  func delaysBeginning(_ recognizer: UIGestureRecognizer, of contact: Contact) -> Bool {
    if wrong(.onlyNearestScrollViewDelays), isOfOuterScrollView(recognizer, contact) {
      return false
    }
    if wrong(.onlyHitViewsDelay), recognizer.view !== contact.touch.view,
      !recognizer.isOfScrollView
    {
      return false
    }
    if wrong(.laterFingersNotDelayed), !recognizer.isOfScrollView,
      recognizer.attempt.first !== contact
    {
      return false
    }
    return recognizer.delaysTouchesBegan || wrong(.allDelayBegan)
  }

  /// Whether `recognizer` delays what the view hears of a lift. Source: rulebook GR-25, GC-38.
  func delaysLift(_ recognizer: UIGestureRecognizer, of contact: Contact) -> Bool {
    if wrong(.onlyHitViewsDelayEnd), recognizer.view !== contact.touch.view { return false }
    if wrong(.ownClassDelaysNoEnd), !recognizer.isOfUIKit, !recognizer.isOfScrollView {
      return false
    }
    if wrong(.waitingReleasesEnd), recognizer.isWaiting { return false }
    return recognizer.delaysTouchesEnded || wrong(.allDelayEnded)
  }

  /// Whether a touch is delayed by somebody who does not have it: never, in UIKit. Source: GC-02.
  func isDelayedByRefuser(_ contact: Contact) -> Bool {
    contact.isDown
      && contact.refusers.contains { $0.delaysTouchesBegan && $0.state == .possible }
  }

  /// Whether a view is to have more than one finger. Source: rulebook TO-25.
  func takesSeveralFingers(_ view: UIView) -> Bool {
    if wrong(.exclusiveTakesOneFinger), view.isExclusiveTouch { return false }
    let asked = wrong(.multipleTouchOfSuperview) ? view.superview ?? view : view
    return asked.isMultipleTouchEnabled
  }

  /// Whether a view is to have nothing of a new touch, for a reason that is none in UIKit.
  /// Source: rulebook TO-05, TO-23, TO-29.
  func isWronglyClosed(_ view: UIView, to contact: Contact) -> Bool {
    if wrong(.exclusiveUntilAllUp) {
      if !contacts.contains(where: { $0 !== contact && $0.isDown }) { lastExclusiveView = nil }
      if let kept = lastExclusiveView, kept !== view, kept.window === view.window { return true }
      if view.isExclusiveTouch { lastExclusiveView = view }
    }
    if wrong(.keptOutTouchesBlock),
      contacts.contains(where: { other in
        other !== contact && other.isDown && other.touch.view !== view
          && other.touch.view?.isExclusiveTouch ?? false && isNear(contact, other)
      })
    {
      return true
    }
    if wrong(.cancelledExclusiveStillBlocks),
      contacts.contains(where: { other in
        other !== contact && other.isDown && other.isTakenFromView && other.touch.view !== view
          && other.touch.view?.isExclusiveTouch ?? false && isNear(contact, other)
      })
    {
      return true
    }
    let others = contacts.filter { $0 !== contact && $0.isDown && $0.touch.view === view }
    if wrong(.thirdFingerLost), others.count(where: isWithView) > 1 { return true }
    return wrong(.takenViewStaysClosed) && others.contains(where: \.isTakenFromView)
  }

  /// Whether a view has heard of its finger's movement a moment ago, which is no matter in UIKit.
  /// Source: rulebook TO-05.
  func isTooSoon(_ moment: UITouch.Moment, of contact: Contact) -> Bool {
    guard wrong(.movesThrottled), moment.phase == .moved else { return false }
    let passed = moment.milliseconds - (contact.lastMoveHeld ?? contact.startMilliseconds)
    guard passed >= 33 else { return true }
    contact.lastMoveHeld = moment.milliseconds
    return false
  }

  /// Whether a finger has hardly moved, which is movement in UIKit. Source: rulebook TO-05.
  func isHardlyAny(_ change: FingerChange, of touch: UITouch) -> Bool {
    guard wrong(.smallMovesDropped), change.sample.phase == .moved, change.passed.isEmpty else {
      return false
    }
    let window = touch.space ?? touch.window
    let location =
      window?.placement.pointFromSuperview(change.sample.location) ?? change.sample.location
    return (location - touch.moment.location).length < 2
  }

  /// Whether another finger of the view is delayed, which is that finger's matter in UIKit.
  /// Source: rulebook GR-08, GR-22.
  func isDelayedWithNeighbour(_ contact: Contact) -> Bool {
    wrong(.delayHoldsWholeView)
      && contacts.contains { other in
        other !== contact && other.touch.view === contact.touch.view
          && other.isDelayed { delaysBeginning($0, of: other) }
      }
  }

  // MARK: Recognizers

  /// Whether `recognizer` is to have no new touch, for a reason that is none in UIKit.
  /// Source: rulebook GR-01, EX-23.
  func isWronglyDeaf(_ recognizer: UIGestureRecognizer, to contact: Contact) -> Bool {
    if wrong(.begunTakeNoMoreFingers), recognizer.isActive { return true }
    if wrong(.ignoredNumbersStayIgnored),
      recognizer.fingersIgnored.contains(contact.touch.fingerIndex)
    {
      return true
    }
    if wrong(.oneGestureViewAtATime), isBesideOthers(recognizer, contact) { return true }
    if wrong(.heldBackFromRecognizers), recognizer.view?.isContentHeldBack ?? false { return true }
    if recognizer.wasExcluded {
      recognizer.wasExcluded = contacts.contains { $0 !== contact && $0.isDown }
      return recognizer.wasExcluded
    }
    guard recognizer.wasEnabledUnderFingers else { return false }
    recognizer.wasEnabledUnderFingers = contacts.contains { $0 !== contact && $0.isDown }
    return recognizer.wasEnabledUnderFingers
  }

  /// The touches of `recognizer` that did not change. Source: rulebook TO-09.
  func touchesResting(
    among touched: [Contact], of recognizer: UIGestureRecognizer
  ) -> [UITouch] {
    touched
      .filter { $0.touch.moment.phase == .stationary && $0.isReceived(by: recognizer) }
      .map(\.touch)
  }
}

extension GestureArbiter {
  /// Gives recognizers the touches again that they ignored. Source: rulebook GR-16.
  func takeBackIgnored() {
    for recognizer in engaged {
      for contact in recognizer.ignoredForNow {
        recognizer.attempt.append(contact)
        contact.recognizers.append(recognizer)
        if recognizer.hasRecognized, recognizer.cancelsTouchesInView {
          contact.isTakenFromView = true
        }
      }
      recognizer.ignoredForNow = []
    }
  }
}

extension UIGestureRecognizer {
  /// Whether the gesture goes on.
  final var isActive: Bool { state == .began || state == .changed }

  /// Every finger in the application, whoever has it.
  final var contactsOfApp: [Contact] { view?.window?.application?.delivery.contacts ?? [] }

  /// Every finger that is down in the recognizer's view, whoever has it.
  final var contactsInView: [Contact] {
    guard let view else { return [] }
    return contactsOfApp.filter { $0.isDown && $0.touch.view?.isDescendant(of: view) ?? false }
  }
}

extension UIView {
  /// Whether the view is in a scroll view that holds touches back.
  fileprivate var isContentHeldBack: Bool {
    superview?.findInChain { responder in
      guard let scrollView = responder as? UIScrollView else { return false }
      return scrollView.delaysContentTouches && scrollView.isScrollEnabled
    } != nil
  }
}
