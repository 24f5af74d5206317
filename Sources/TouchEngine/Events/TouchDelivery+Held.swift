/// What a view is to hear of a touch is held first, contact by contact: a recognizer may delay it, or
/// take it away.
extension TouchDelivery {
  /// Holds what the event changed, until it may be told; unless the view is never to hear of the
  /// touch, or did not hear of its coming down. Source: rulebook TO-12, TO-25.
  func hold(_ contact: Contact) {
    if wrong(.viewsNeedRecognizers), contact.recognizers.isEmpty { return }
    var moment = contact.touch.moment
    if moment.phase == .stationary {
      guard wrong(.stationaryTold) else { return }
      moment.phase = .moved
    }
    if moment.phase == .began, wrong(.newFingerTakesOver) { giveWay(to: contact) }
    if moment.phase == .began, wrong(.exclusiveTakesOver) { takeOver(for: contact) }
    if moment.phase == .began, wrong(.oneWindowHasTouches) { takeFromOtherWindows(contact) }
    if moment.phase == .began { contact.beganInOpenViews = isInOpenViews(contact) }
    if moment.phase == .ended, contact.isTakenAtLift { contact.isTakenFromView = true }
    if isKeptThoughInterrupted(contact, moment) { return }
    if isLostWhileHeldBack(contact, moment) { return }
    if moment.phase == .ended, wrong(.withheldEndsAfterAWhile) { releaseLater() }
    if moment.phase == .ended, wrong(.waitingFingerTakesOver) { handOver(from: contact) }
    if moment.phase == .ended, wrong(.oneLiftCancelsRest) { cancelNeighbours(of: contact) }
    if moment.phase == .ended, wrong(.uncancelledEndsLost),
      contact.recognizers.contains(where: { $0.hasRecognized && !$0.cancelsTouchesInView })
    {
      contact.view = .over
      contact.held = []
      return
    }
    if isTooSoon(moment, of: contact) { return }
    let isKnown = contact.view == .began || !contact.held.isEmpty
    let isSpared =
      wrong(.interruptionKeptFromViews)
      || wrong(.interruptionSparesControls) && contact.touch.view is UIControl
    let isTold = moment.phase == .cancelled ? contact.view == .began && !isSpared : isKnown
    guard moment.phase == .began ? isOpen(contact) : isTold else {
      if behavior.latitude.keepsOutThirdFinger { noteWhyClosed(contact) }
      let isToldLater = wrong(.keptOutUntilMoved) && moment.phase == .began && contact.isDown
      contact.view = isToldLater && contact.touch.view != nil ? .began : .over
      contact.held = []
      return
    }
    if moment.phase == .began, wrong(.delayEndsAfterAWhile) { releaseLater() }
    if moment.phase == .moved, contact.held.last?.phase == .moved,
      !behavior.latitude.replaysAllMoves
    {
      contact.held.removeLast()
    }
    if wrong(.onlyLatestOfHeldTold), contact.view == .nothingYet { contact.held = [] }
    contact.held.append(moment)
  }

  /// Makes it due that the view is told of the touch being taken by a recognizer: that it was
  /// cancelled, if the view has heard of it at all. Source: rulebook GR-11, GR-12, GR-21.
  func cancel(_ contact: Contact) {
    let isOwed =
      contact.view == .began || wrong(.undeliveredCancelled) || tellHeldBegan(of: contact)
    contact.view = .over
    contact.held = []
    guard isOwed else { return }
    var moment = contact.touch.moment
    if wrong(.cancelledHaveTimeOfBegin) { moment.milliseconds = contact.startMilliseconds }
    if wrong(.cancelledAreAtStart) { moment.location = contact.start }
    if wrong(.endAndCancel), moment.phase == .ended {
      outbox.append(ViewNotice(contact: contact, moment: moment))
    }
    moment.phase = .cancelled
    moment.event = eventsSeen
    outbox.append(ViewNotice(contact: contact, moment: moment))
  }

  /// Makes it due that the view is told what is held, as far as no undecided recognizer delays it.
  /// Source: rulebook GR-20, GR-22 to GR-25, GR-27.
  func release(_ contact: Contact) {
    guard !contact.held.isEmpty else { return }
    let delaysBegan =
      contact.view == .nothingYet && !wrong(.delaysBeganIgnored)
      && (contact.isDelayed { delaysBeginning($0, of: contact) } || isDelayedByRefuser(contact)
        || isDelayedWithNeighbour(contact))
    guard !delaysBegan || isReleasedEarly(contact), !isHeldLonger(contact) else { return }
    if isLaterOfDelayed(contact) {
      contact.view = .over
      contact.held = []
      return
    }
    if wrong(.lateTouchesDropped), contact.view == .nothingYet, !contact.isDown {
      contact.held = []
    }
    let isOldEnough =
      wrong(.withheldEndsAfterAWhile)
      && application.time - (contact.held.last?.milliseconds ?? 0) >= Self.longestDelay
    let delaysEnded =
      contact.held.last?.phase == .ended && !wrong(.delaysEndedIgnored) && !isOldEnough
      && contact.isDelayed { delaysLift($0, of: contact) } && !hasFollower(contact)
    let withheld = delaysEnded ? contact.held.popLast() : nil
    let isLate =
      contact.view == .nothingYet && contact.held.first?.event != contact.held.last?.event
    for var moment in contact.held {
      if wrong(.quickTapsCancelled), isLate, moment.phase == .ended { moment.phase = .cancelled }
      if wrong(.withheldEndCancelled), contact.view == .began, moment.phase == .ended,
        moment.event != eventsSeen || application.eventAtHand == nil
      {
        moment.phase = .cancelled
      }
      contact.view = moment.phase == .began || moment.phase == .moved ? .began : .over
      outbox.append(ViewNotice(contact: contact, moment: moment))
    }
    contact.held.removeAll(keepingCapacity: true)
    if let withheld, !wrong(.withheldEndForgotten) { contact.held.append(withheld) }
  }

  /// Has the views told what is held as soon as the longest delay of a wrong engine is over.
  private func releaseLater() {
    _ = application.clock.schedule(after: Self.longestDelay) { [weak self] in
      self?.busily { self?.tellViews(of: nil, about: []) }
    }
  }
}
