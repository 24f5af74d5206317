/// Which touches a view has a claim to, and what it sees of them.
extension TouchDelivery {
  /// Whether the view may take the touch: it is the view's only one, unless the view is open to
  /// several, and no other view claims all touches of the window.
  /// Source: rulebook TO-25, TO-29 to TO-31.
  func isOpen(_ contact: Contact) -> Bool {
    guard let view = contact.touch.view else { return false }
    if behavior.latitude.keepsOutThirdFinger, isThirdFinger(contact, in: view) { return false }
    if isWronglyClosed(view, to: contact) { return false }
    for other in contacts where other !== contact && isWithView(other) {
      if other.touch.view === view
        || wrong(.singleTouchCountsSubviews) && other.touch.view?.isDescendant(of: view) ?? false
      {
        if !takesSeveralFingers(view), !wrong(.secondFingerDelivered),
          !(wrong(.fingersTogetherBothTold) && haveComeTogether(contact, other))
        {
          return false
        }
      } else if isNear(contact, other), !wrong(.exclusiveTouchIgnored),
        wantsAll(view) && !wrong(.exclusiveKeepsOutOthersOnly)
          || other.touch.view.map(wantsAll) ?? false,
        !(wrong(.exclusiveSparesRelatives) && areRelated(view, other.touch.view)),
        !(wrong(.exclusiveAmongSiblingsOnly) && view.superview !== other.touch.view?.superview)
      {
        return false
      }
    }
    return true
  }

  /// Whether exclusive touch is a matter between the two. Source: rulebook TO-31.
  func isNear(_ contact: Contact, _ other: Contact) -> Bool {
    contact.touch.window === other.touch.window || wrong(.exclusiveAcrossWindows)
  }

  /// Whether a finger is down, and its view hears of it or is to hear of it.
  func isWithView(_ contact: Contact) -> Bool {
    (contact.isDown || wrong(.withheldTouchKeepsViewClosed)) && contact.view != .over
      && (contact.view == .began || !contact.held.isEmpty)
  }

  private func haveComeTogether(_ contact: Contact, _ other: Contact) -> Bool {
    contact.touch.moment.event == other.touch.moment.event
      && contact.touch.moment.phase == .began && other.touch.moment.phase == .began
  }

  private func areRelated(_ view: UIView, _ other: UIView?) -> Bool {
    guard let other else { return false }
    return view.isDescendant(of: other) || other.isDescendant(of: view)
  }

  /// The longest that a wrong engine delays a touch for, in milliseconds. Source: rulebook CF-14.
  static let longestDelay = 150

  /// Whether a delayed touch is told while a recognizer delays it: never, in UIKit.
  /// Source: rulebook GR-20, GR-24.
  func isReleasedEarly(_ contact: Contact) -> Bool {
    if wrong(.oneFailureReleases),
      contact.recognizers.contains(where: {
        $0.delaysTouchesBegan && !$0.isUndecided(about: contact)
      })
    {
      return true
    }
    if wrong(.movementEndsDelay), contact.held.last?.phase == .moved,
      !contact.recognizers.contains(where: { $0.isOfScrollView && $0.isUndecided(about: contact) })
    {
      return true
    }
    if wrong(.secondFingerEndsDelay),
      let latest = contacts.last(where: { $0.touch.view === contact.touch.view }),
      latest !== contact
    {
      return true
    }
    guard wrong(.delayEndsAfterAWhile), let first = contact.held.first else { return false }
    return application.time - first.milliseconds >= Self.longestDelay
  }

  /// Whether what nobody delays any more is not told yet: never, in UIKit.
  /// Source: rulebook GR-22, GR-27.
  func isHeldLonger(_ contact: Contact) -> Bool {
    if wrong(.timersReleaseNothing), application.eventAtHand == nil { return true }
    if wrong(.disablingReleasesNothing), contact.view == .nothingYet, contact.isDown,
      contact.recognizers.contains(where: { !$0.isEnabled && $0.delaysTouchesBegan })
    {
      return true
    }
    return wrong(.delayedUntilLift) && contact.view == .nothingYet && contact.isDown
      && contact.recognizers.contains { $0.delaysTouchesBegan && !$0.isOfScrollView }
  }

  /// Whether the view has to give the touch up because it takes none any more: never, in UIKit.
  /// Source: rulebook EX-03.
  func isLost(_ contact: Contact) -> Bool {
    if wrong(.closedSuperviewsLoseTouches), contact.beganInOpenViews, !isInOpenViews(contact) {
      return true
    }
    guard wrong(.closedViewLosesTouch), let view = contact.touch.view else { return false }
    return !view.takesTouches
  }

  /// Makes one call, with each touch as it was at the moment in question. Source: rulebook GR-18.
  func tell(_ notices: consuming [ViewNotice], to view: UIView, with event: UIEvent) {
    var group = notices
    let phase = group[0].moment.phase
    let calls = callsDue(for: group[0])
    let receiver = receiverOfCancellation(of: group[0]) ?? view
    var touches: Set<UITouch> = []
    let showsMoment = phase != .cancelled || !wrong(.cancelledPhaseHidden)
    for index in group.indices {
      let contact = group[index].contact
      if behavior.latitude.lateTouchesAreUpToDate {
        group[index] = ViewNotice(contact: contact, moment: upToDate(group[index]))
      }
      if wrong(.lateBeganShowsPresentPhase), phase == .began {
        group[index] = ViewNotice(contact: contact, moment: inPresentPhase(group[index]))
      }
      if showsMoment { group[index].exchangeMoment() }
      contact.isOwedEnd = phase == .began || phase == .moved
      touches.insert(touchOf: contact)
    }
    if behavior.latitude.forgetsTapsOfLongTouches { swapTapCounts(of: group, in: phase) }
    let passed = view.passing.count
    for _ in 0..<calls { receiver.receive(touches, in: phase, with: event) }
    if wrong(.keptTouchesLeaveRecognizers), view.passing.count == passed {
      for contact in group.map(\.contact) {
        for recognizer in contact.recognizers { recognizer.ignore(contact.touch, for: event) }
      }
    }
    if showsMoment {
      for index in group.indices.reversed() { group[index].exchangeMoment() }
    }
    if behavior.latitude.forgetsTapsOfLongTouches { swapTapCounts(of: group, in: phase) }
  }

  /// Who hears that a touch is cancelled in the place of its view: nobody, in UIKit.
  /// Source: rulebook GR-17.
  private func receiverOfCancellation(of notice: ViewNotice) -> UIView? {
    guard wrong(.cancellationToRecognizersView), notice.moment.phase == .cancelled else {
      return nil
    }
    let taker = notice.contact.recognizers.first { $0.hasRecognized && $0.cancelsTouchesInView }
    return taker?.view
  }

  /// How often a view is told the same: once, whatever the number of recognizers that took the touch.
  /// Source: rulebook GR-15.
  func callsDue(for notice: ViewNotice) -> Int {
    guard wrong(.cancelledByEach), notice.moment.phase == .cancelled else { return 1 }
    return max(1, notice.contact.recognizers.count { $0.hasRecognized && $0.cancelsTouchesInView })
  }

  /// The event that the views see. It has the touches that are told late as well, lifted ones
  /// included. Source: rulebook TO-17.
  func eventForViews(_ event: UIEvent?) -> UIEvent {
    var touches = event?.touches ?? activeTouches
    let known = touches.count
    for notice in outbox where !touches.contains(where: { $0 === notice.contact.touch }) {
      touches.append(notice.contact.touch)
    }
    if let event, touches.count == known { return event }
    return UIEvent(touches: touches, milliseconds: application.time, number: eventsSeen)
  }

  /// The touches that are down, and those that the event at hand ends. Source: rulebook TO-17.
  private var activeTouches: [UITouch] {
    contacts.filter { contact in
      if behavior.latitude.leavesOutTouchesThatHitNothing, contact.hitView == nil { return false }
      return contact.isDown
        || application.eventAtHand != nil && contact.touch.moment.event == eventsSeen
    }
    .map(\.touch)
  }

  /// Tells the recognizers of a touch that it is cancelled, as UIKit does not. Source: GR-46.
  func cancelRecognizers(of contact: Contact, _ event: UIEvent?) {
    let event = event ?? eventForViews(nil)
    for recognizer in contact.recognizers {
      recognizer.receive([contact.touch], in: .cancelled, with: event)
    }
  }
}

extension UIResponder {
  /// Calls the touch method of `phase`.
  final func receive(_ touches: Set<UITouch>, in phase: UITouch.Phase, with event: UIEvent?) {
    let countBefore = passing.count
    switch phase {
    case .began: touchesBegan(touches, with: event)
    case .moved: touchesMoved(touches, with: event)
    case .ended: touchesEnded(touches, with: event)
    case .cancelled: touchesCancelled(touches, with: event)
    case .stationary: break
    }
    if wrong(.keptTouchesForwarded), passing.count == countBefore {
      next?.receive(touches, in: phase, with: event)
    }
  }
}
