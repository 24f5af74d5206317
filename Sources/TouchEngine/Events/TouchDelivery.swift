import Foundation

/// The way of a touch through the application, from the queue of events to the last callback:
///
/// 1. `receive(_:)` takes from the queue what the fingers did, and `dispatch(_:)` makes one event of
///    it, with the window and view of each new touch.
/// 2. `UIApplication.sendEvent(_:)` and `UIWindow.sendEvent(_:)` pass it on to `deliver(_:in:)`.
/// 3. The recognizers between the view and its window hear of it: `tellRecognizers(of:about:)`.
/// 4. The `GestureArbiter` decides who recognizes, and their actions are sent: `settle(tellViews:)`.
/// 5. The views hear what is left for them: `tellViews(of:about:)`, to the last `touchesEnded`.
/// 6. Recognizers that are done start afresh: `finish()`.
///
/// How a touch comes to the queue is told in `System/`, how the windows are asked in
/// `TouchDelivery+Windows.swift`, and what ends a touch early in `TouchDelivery+Interruptions.swift`.
final class TouchDelivery {
  /// How often what callbacks bring about is settled in turn, before the app is taken to go on for
  /// ever.
  static let longestSettling = 1_000

  unowned(unsafe) let application: UIApplication
  let arbiter: GestureArbiter
  let behavior: Behavior
  /// The touches that are on the screen, or that somebody is still owed a message about.
  @exclusivity(unchecked) private(set) var contacts: [Contact] = []
  /// How many events there have been; the number of the present one.
  private(set) var eventsSeen = 0
  /// What views are about to be told.
  @exclusivity(unchecked) var outbox: [ViewNotice] = []
  private var contactsSeen = 0
  /// What was hit before its event's turn came, where the engine is so early. Source: RE-07.
  var hitsMadeAhead: [(finger: Int, hit: (UIWindow?, UIView?))] = []
  /// The last touch of each finger that lifted, where its object is used again. Source: RE-23.
  var touchesToReuse: [Int: UITouch] = [:]
  /// The view of the touch that lifted last. Source: RE-26.
  weak var lastTappedView: UIView?
  var tapCounter = TapCounter()
  @exclusivity(unchecked) private var windowsServed: [UIWindow] = []
  /// Where the last finger came down, in an engine that remembers it.
  private weak var lastTouchedView: UIView?
  /// What was hit last, in an engine that remembers it.
  var lastHit: HitKept?
  /// Where the finger is that came down or moved last, in an engine that remembers it.
  var lastLocation: CGPoint?
  /// The view whose touch was to be the only one, in an engine that remembers it.
  weak var lastExclusiveView: UIView?
  private var isBusy = false

  init(application: UIApplication) {
    self.application = application
    behavior = application.behavior
    arbiter = GestureArbiter(behavior: application.behavior)
    arbiter.settleIfIdle = { [unowned self] in settleIfIdle() }
    arbiter.orderOfItsOwn = { [unowned application] in application.orderOfItsOwn }
  }

  deinit { arbiter.disband() }

  /// Whether the engine makes `mistake`.
  func wrong(_ mistake: Mistake) -> Bool { behavior.wrong(mistake) }

  // MARK: 1. From the queue to an event

  /// Takes what the screen saw in one frame: one event, whatever the number of fingers. Only a finger
  /// that does more in a frame than move makes another event. Source: rulebook SY-03, SY-06.
  func receive(_ samples: [FingerSample]) {
    if samples.count == 1, !behavior.latitude.asksAboutEventsEarly {
      return dispatch([FingerChange(sample: samples[0])])
    }
    var events = Frame.events(of: samples)
    if behavior.latitude.separatesFingers { events = events.flatMap(inOrderOfArrival) }
    if behavior.latitude.asksAboutEventsEarly { hitTestAhead(of: events) }
    for changes in events { dispatch(changes) }
  }

  /// Makes an event and sends it on its way. New touches find their window and view; touches that did
  /// not change become stationary. What makes no sense (a finger that comes down twice, or moves
  /// without being down) is ignored. Source: rulebook SY-04, TO-01, TO-10, TO-22.
  private func dispatch(_ changes: [FingerChange]) {
    if behavior.latitude.resetTime == .touchDown,
      changes.contains(where: { $0.sample.phase == .began })
    {
      busily { arbiter.resetDecided(.touchDown) }
    }
    startEvent()
    var touches: [UITouch] = []
    for contact in contacts where contact.isDown {
      if wrong(.newTouchObjects) { contact.renewTouch() }
      contact.touch.moment.phase = .stationary
      if wrong(.restingTouchesRetimed) { contact.touch.moment.milliseconds = application.time }
      if behavior.latitude.restingTouchesForgetTheirWay {
        contact.touch.moment.previousLocation = contact.touch.moment.location
      }
      contact.coalesced = []
      touches.append(contact.touch)
    }
    var hasChanged = false
    for change in changes {
      let sample = change.sample
      let touch = touches.first { $0.fingerIndex == sample.finger }
      if let touch, sample.phase != .began, sample.phase != .stationary {
        if behavior.latitude.dropsIdleMoves, isIdle(change, of: touch) { continue }
        if isHardlyAny(change, of: touch) { continue }
        update(touch, with: change)
        hasChanged = true
      } else if touch == nil,
        sample.phase == .began || sample.phase == .moved && wrong(.movesBringFingersBack)
      {
        touches.append(beginTouch(sample))
        hasChanged = true
      }
    }
    guard hasChanged else { return }
    if wrong(.restingTouchesLeftOut) {
      touches.removeAll { $0.moment.phase == .stationary }
    }
    if touches.count > 1 { touches.sort { $0.fingerIndex < $1.fingerIndex } }
    if behavior.latitude.keptOutTouchesHaveNoView { takeViews(fromKeptOutAmong: touches) }
    send(touches)
  }

  /// Begins to count another event.
  func startEvent() {
    if behavior.latitude.cancelsWithNextEvent { settleIfIdle() }
    eventsSeen += 1
    windowsServed.removeAll(keepingCapacity: true)
  }

  /// Has the application send an event with `touches` to the windows. When all windows have had it,
  /// recognizers that are done start afresh. Source: rulebook SY-04, SY-07, GR-41.
  func send(_ touches: [UITouch]) {
    var touches = touches
    if behavior.latitude.leavesOutTouchesThatHitNothing {
      touches.removeAll { $0.contact?.hitView == nil }
      guard touches.contains(where: { $0.moment.phase != .stationary }) else { return finish() }
    }
    busily {
      let event = UIEvent(touches: touches, milliseconds: application.time, number: eventsSeen)
      if behavior.latitude.asksEarly { askAhead(of: event) }
      application.dispatch(event)
      if wrong(.swallowedEventStillTold) {
        for window in event.windows { deliver(event, in: window) }
      }
      application.doWhatWaits()
    }
    finish()
  }

  /// Makes the touch of a finger that came down, in the view that is hit. Source: rulebook TO-01.
  private func beginTouch(_ sample: FingerSample) -> UITouch {
    if wrong(.sameFingerForgetsLastTouch) {
      contacts.removeAll { $0.touch.fingerIndex == sample.finger }
    }
    let moment = UITouch.Moment(
      event: eventsSeen, phase: .began, milliseconds: application.time, location: sample.location,
      previousLocation: sample.location)
    let touch =
      reusedTouch(at: moment, of: sample.finger) ?? UITouch(finger: sample.finger, moment: moment)
    touch.tapCount =
      wrong(.tapsNotCounted) ? 1 : tapCounter.tapCount(at: moment, under: behavior.latitude)
    if behavior.latitude.countsTapsOfEachFinger {
      touch.tapCount = tapCounter.ownTapCount(
        at: moment, isAlone: !contacts.contains(where: \.isDown), under: behavior.latitude)
    }
    if wrong(.firstTapIsSecond) { touch.tapCount += 1 }
    if wrong(.tapSeriesTimedFromFirst),
      tapCounter.isSeriesOver(at: moment, under: behavior.latitude)
    {
      touch.tapCount = 1
    }
    if wrong(.tapCountedAtLift) { touch.tapCount -= 1 }
    if wrong(.thirdTapCountsOne), touch.tapCount > 2 { touch.tapCount = 1 }
    if wrong(.firstFingerDecides), let other = contacts.first(where: \.isDown) {
      (touch.window, touch.view) = (other.touch.window, other.touch.view)
    } else if wrong(.quickTapsNotHitTested), touch.tapCount > 1, let view = lastTouchedView,
      let window = view.window
    {
      (touch.window, touch.view) = (window, view)
    } else {
      (touch.window, touch.view) = hitMadeAhead(for: sample) ?? hitTestWindows(at: sample.location)
    }
    if behavior.latitude.touchesStayInAskedWindow { touch.noteSpace() }
    if touch.view == nil, wrong(.touchWithoutViewTold) { touch.window = application.keyWindow }
    if behavior.latitude.countsTapsInEachView, lastTappedView !== touch.view { touch.tapCount = 1 }
    if let window = touch.space ?? touch.window {
      touch.moment.location = window.placement.pointFromSuperview(sample.location)
      touch.moment.previousLocation = touch.moment.location
    }
    if wrong(.quickTapsNotHitTested) { lastTouchedView = touch.view }
    if wrong(.lastLocationShared) { lastLocation = touch.moment.location }
    if wrong(.geometryKeptFromDown) {
      touch.placementsAtDown = touch.view?.placementsBelowWindow
    }
    let contact = Contact(touch: touch)
    if touch.view == nil { contact.view = .over }
    if behavior.latitude.animatedViewsSwallowTouches { swallow(contact) }
    contacts.append(contact)
    if behavior.latitude.asksFingerByFinger { askAhead(about: contact) }
    return touch
  }

  // MARK: 2. From the event to those who hear of it

  /// Delivers an event to one window: recognizers first, then whoever recognized sends its action,
  /// then the views. Each window has each event once: sending it again does nothing.
  /// Source: rulebook GR-02, GR-05, GR-06; EX-18 leaves the latter open.
  func deliver(_ event: UIEvent, in window: UIWindow) {
    guard event.number == eventsSeen, !windowsServed.contains(where: { $0 === window }) else {
      return
    }
    windowsServed.append(window)
    if wrong(.actionsWithNextEvent) { arbiter.sendActions() }
    var touched: [Contact] = []
    for touch in event.touches where touch.window === window {
      guard let contact = touch.contact else { continue }
      touched.append(contact)
      let isNew = touch.moment.phase == .began
      if isNew || wrong(.recognizersJoinLate) || wrong(.resetUnderFingers) {
        findRecognizers(of: contact, at: event)
      }
    }
    if wrong(.onePhasePerEvent) { keepOnePhase(of: &touched) }
    if wrong(.ignoredForOneEvent) { arbiter.takeBackIgnored() }
    if behavior.latitude.asksForFailureAtTouchDown { arbiter.askForFailure() }
    let areViewsFirst =
      wrong(.viewToldFirst)
      || wrong(.interruptionViewsFirst)
        && touched.contains { $0.touch.moment.phase == .cancelled }
    if areViewsFirst { tellViews(of: event, about: touched) }
    tellRecognizers(of: event, about: touched)
    settle { if !areViewsFirst { tellViews(of: event, about: touched) } }
    if behavior.latitude.additionsCountAtOnce { tellAdded(of: event, about: touched) }
    if behavior.latitude.resetsBeforeSendingEnds { busily { arbiter.resetDecided() } }
  }

  /// Carries out what a timer or the app brought about, with no event.
  func settleWithoutEvent() {
    guard arbiter.hasNews else { return }
    busily {
      settle { tellViews(of: nil, about: []) }
      application.doWhatWaits()
    }
    finish()
  }

  /// Carries it out now, unless an event or a timer is being dealt with, which ends in doing so.
  func settleIfIdle() {
    if !isBusy { settleWithoutEvent() }
  }

  /// Does what the app must not find half done. What it asks of the device meanwhile comes after.
  func busily(_ work: () -> Void) {
    application.device.finishFirst {
      let wasBusy = isBusy
      isBusy = true
      work()
      isBusy = wasBusy
    }
  }

  // MARK: 3. Recognizers

  /// Finds the recognizers on the way from the hit view to the window that are to receive a new
  /// touch. Their order is one of those that UIKit leaves open.
  /// Source: rulebook GR-01, GR-03, GC-01 to GC-05.
  func findRecognizers(of contact: Contact, at event: UIEvent) {
    if contact.scope.isEmpty { contactsSeen += 1 }
    if isKeptFromRecognizers(contact) { return }
    var candidates = recognizersInScope(of: contact.touch)
    if behavior.latitude.additionsCountAtOnce {
      candidates = newcomers(among: candidates, of: contact)
    }
    guard !candidates.isEmpty else { return }
    if wrong(.disabledDelegateAsked) {
      for (recognizer, _) in candidates where !recognizer.isEnabled {
        _ = mayReceive(recognizer, contact.touch, of: event)
      }
    }
    candidates.removeAll { recognizer, _ in
      !(recognizer.isEnabled || wrong(.disabledRecognizerTold))
        || !recognizer.isUndecidedOrActive || recognizer.isWaiting
        || contact.isReceived(by: recognizer)
        || isWronglyDeaf(recognizer, to: contact)
    }
    if application.orderSeed != 0 {
      var order = OpenOrder(seed: application.orderSeed &+ contactsSeen)
      order.arrange(&candidates)
    }
    if wrong(.exclusiveTouchHidesFromRecognizers), let hit = contact.hitView,
      hit.isExclusiveTouch
    {
      candidates.removeAll { $0.0.view !== hit }
    }
    if wrong(.recognizersNeedMultipleTouch), !isOpen(contact) { candidates = [] }
    let asksLate = behavior.latitude.asksAboutTouchesLate
    for (recognizer, depth) in candidates
    where asksLate
      || contact.answer(of: recognizer)
        ?? mayReceive(recognizer, contact.touch, of: event)
    {
      contact.recognizers.append(recognizer)
      arbiter.engage(recognizer, with: contact, depth: depth)
      if asksLate { contact.unasked.append(recognizer) }
      // What joins a gesture that has taken its touches from their views is taken as well: GR-12.
      if recognizer.hasRecognized, recognizer.cancelsTouchesInView {
        contact.isTakenFromView = !wrong(.noCancelAfterRecognize)
      }
    }
  }

  /// Tells every recognizer of the touches it receives, phase by phase, before any view hears of
  /// the event. Source: rulebook GR-02, GR-07, GR-40.
  func tellRecognizers(
    of event: UIEvent, about touched: [Contact], only added: [UIGestureRecognizer]? = nil
  ) {
    var recognizers = touched.first?.recognizers ?? []
    for contact in touched.dropFirst() {
      for recognizer in contact.recognizers
      where !recognizers.contains(where: { $0 === recognizer }) || wrong(.recognizerToldTwice) {
        recognizers.append(recognizer)
      }
    }
    if let added { recognizers = added }
    if behavior.latitude.tellsRecognizersInAnyOrder {
      var order = application.orderOfItsOwn
      order.arrange(&recognizers)
    }
    guard !recognizers.isEmpty else { return }
    let phases = UITouch.Phase.told.filter { phase in
      touched.contains { $0.touch.moment.phase == phase }
    }
    arbiter.isHearing = true
    for recognizer in recognizers
    where recognizer.isEnabled || !wrong(.disabledOnlyPauses) {
      if wrong(.waitingHearsNothing), recognizer.isWaiting { continue }
      if behavior.latitude.asksWhileTelling, !mayBeTold(recognizer, of: event, about: touched) {
        continue
      }
      for phase in phases {
        guard recognizer.isUndecidedOrActive || wrong(.decidedStillTold) else { break }
        var touches: Set<UITouch> = []
        for contact in touched
        where contact.touch.moment.phase == phase && contact.isReceived(by: recognizer) {
          touches.insert(touchOf: contact)
        }
        if touches.isEmpty, !wrong(.toldOfNothing) { continue }
        if wrong(.askedAgainToReceive), phase != .began {
          for touch in touches { _ = mayReceive(recognizer, touch, of: event) }
        }
        if wrong(.restingFingersMoveToo), phase == .moved {
          touches.formUnion(touchesResting(among: touched, of: recognizer))
        }
        let hasBegun = recognizer.state == .began || recognizer.state == .changed
        if phase != .cancelled || !wrong(.interruptionKeptFromRecognizers) {
          recognizer.receive(touches, in: phase, with: event)
        }
        if phase == .moved, hasBegun { arbiter.noteMovement(of: recognizer) }
        if phase == .cancelled { endAttemptIfNothingIsLeft(of: recognizer) }
        if wrong(.actionAmidTelling) { arbiter.sendActions() }
        if wrong(.changedAmidTelling) { arbiter.sendChanges() }
      }
    }
    arbiter.isHearing = false
  }

  /// Ends the attempt of a recognizer from which the system has taken all touches. Source: GR-45.
  private func endAttemptIfNothingIsLeft(of recognizer: UIGestureRecognizer) {
    if !recognizer.attempt.contains(where: \.isDown) { arbiter.withdraw(recognizer) }
  }

  // MARK: 4. The verdict

  /// Lets the arbiter decide, and sends the actions; the views are told afterwards, so that an action
  /// comes before the cancellation that it causes. What the callbacks bring about is settled in the
  /// same way, until nothing is left. Source: rulebook GR-05, GR-06, SY-07.
  func settle(tellViews: () -> Void) {
    arbiter.decide()
    if wrong(.actionsWithNextEvent) { return tellViews() }
    if wrong(.cancelBeforeAction) { tellViews() }
    arbiter.sendActions()
    if behavior.latitude.resetTime == .action { arbiter.resetDecided(.action) }
    if !wrong(.cancelBeforeAction) { tellViews() }
    var turns = 0
    while arbiter.hasNews, turns < Self.longestSettling {
      arbiter.decide()
      arbiter.sendActions()
      if behavior.latitude.resetTime == .action { arbiter.resetDecided(.action) }
      self.tellViews(of: nil, about: [])
      turns += 1
    }
    guard arbiter.hasNews else { return }
    arbiter.giveUp()
    application.report(
      ProgrammerError(
        .misuse,
        "Actions brought about more actions \(Self.longestSettling) times over; the rest are"
          + " dropped."))
  }

  // MARK: 5. Views

  /// Tells the views what an event, or a recognizer's decision, means for their touches.
  ///
  /// What is due is collected contact by contact, and then told in the order in which it happened,
  /// all touches of one view in one call.
  /// Source: rulebook TO-09, TO-27, GR-08, GR-11 to GR-18, GR-20 to GR-28.
  func tellViews(of event: UIEvent?, about touched: [Contact]) {
    var touched = touched
    if behavior.latitude.deliversLastOfSeveral { touched = holdLastOfSeveral(among: touched) }
    if wrong(.onlyFirstViewTold) { keepOneView(of: &touched) }
    for contact in contacts where contact.view != .over {
      if touched.contains(where: { $0 === contact }) { hold(contact) }
      if contact.isTakenFromView || contact.isRefused || isLost(contact) {
        cancel(contact)
        if wrong(.recognizersCancelledToo) { cancelRecognizers(of: contact, event) }
      } else {
        release(contact)
      }
    }
    tellOutbox(of: event)
  }

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
    if wrong(.endAndCancel), moment.phase == .ended {
      outbox.append(ViewNotice(contact: contact, moment: moment))
    }
    moment.phase = .cancelled
    moment.event = eventsSeen
    outbox.append(ViewNotice(contact: contact, moment: moment))
  }

  /// Makes it due that the view is told what is held, as far as no undecided recognizer delays it.
  /// Source: rulebook GR-20, GR-22 to GR-25, GR-27.
  private func release(_ contact: Contact) {
    guard !contact.held.isEmpty else { return }
    let delaysBegan =
      contact.view == .nothingYet && !wrong(.delaysBeganIgnored)
      && (contact.isDelayed { delaysBeginning($0, of: contact) } || isDelayedByRefuser(contact)
        || isDelayedWithNeighbour(contact))
    guard !delaysBegan || isReleasedEarly(contact), !isHeldLonger(contact) else { return }
    if wrong(.lateTouchesDropped), contact.view == .nothingYet, !contact.isDown {
      contact.held = []
    }
    let delaysEnded =
      contact.held.last?.phase == .ended && !wrong(.delaysEndedIgnored)
      && contact.isDelayed { delaysLift($0) }
    let withheld = delaysEnded ? contact.held.popLast() : nil
    for moment in contact.held {
      contact.view = moment.phase == .began || moment.phase == .moved ? .began : .over
      outbox.append(ViewNotice(contact: contact, moment: moment))
    }
    contact.held.removeAll(keepingCapacity: true)
    if let withheld, !wrong(.withheldEndForgotten) { contact.held.append(withheld) }
  }

  /// Makes the calls that are due, each with all touches of one view that are told the same of one
  /// event. What a call does may take back what others were about to be told.
  /// Source: rulebook TO-09, TO-23.
  func tellOutbox(of event: UIEvent?) {
    guard !outbox.isEmpty else { return }
    let event = eventForViews(event)
    while var first = outbox.first {
      if outbox.count == 1 {
        let alone = outbox
        outbox = []
        if let view = first.contact.touch.view { tell(alone, to: view, with: event) }
        continue
      }
      for notice in outbox.dropFirst() where notice.precedes(first) { first = notice }
      if behavior.latitude.reordersViews { first = firstOfOutbox(insteadOf: first) }
      let view = first.contact.touch.view
      let waiting = outbox
      func isDue(_ notice: ViewNotice) -> Bool {
        notice.isSimultaneous(with: first)
          && (notice.contact === first.contact
            || !wrong(.touchesToldOneByOne) && mayBeToldTogether(notice, of: waiting))
      }
      let group = outbox.filter { notice in
        isDue(notice) && (notice.contact.touch.view === view || wrong(.viewsGetAllTouches))
      }
      outbox.removeAll { isDue($0) && $0.contact.touch.view === view }
      if let view { tell(group, to: view, with: event) }
    }
  }

  /// Has the views told what is held as soon as the longest delay of a wrong engine is over.
  private func releaseLater() {
    _ = application.clock.schedule(after: Self.longestDelay) { [weak self] in
      self?.busily { self?.tellViews(of: nil, about: []) }
    }
  }

  // MARK: 6. The end

  /// Resets the recognizers that are done, and forgets the touches that are. Somebody may have waited
  /// for one that turns out to have failed.
  func finish() {
    busily { arbiter.resetDecided() }
    if contacts.contains(where: \.isFinished) { contacts.removeAll(where: \.isFinished) }
    settleIfIdle()
  }
}
