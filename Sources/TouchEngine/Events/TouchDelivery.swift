import Foundation

/// The way of a touch through the application, from the queue of events to the last callback:
///
/// 1. `receive(_:)` takes from the queue what the fingers did, and `dispatch(_:)` makes one event of
///    it, with the window and view of each new touch.
/// 2. `UIApplication.sendEvent(_:)` and `UIWindow.sendEvent(_:)` pass it on to `deliver(_:in:)`.
/// 3. The recognizers between the view and its window are found and hear of it:
///    `findRecognizers(of:at:)`, `tellRecognizers(of:about:)`.
/// 4. The `GestureArbiter` decides who recognizes, and their actions are sent: `settle(tellViews:)`.
/// 5. The views hear what is left for them: `tellViews(of:about:)`, to the last `touchesEnded`.
/// 6. Recognizers that are done start afresh: `finish()`.
///
/// How a touch comes to the queue is told in `System/`. The steps by themselves are in files of their
/// own: how the windows are asked (`+Windows`), what a new touch is (`+NewTouches`), who receives it
/// (`+Receivers`), what is held back from its view (`+Held`), how a view is called (`+Views`), and what
/// ends a touch early (`+Interruptions`).
final class TouchDelivery {
  /// How often what callbacks bring about is settled in turn, before the app is taken to go on for
  /// ever.
  static let longestSettling = 1_000

  unowned(unsafe) let application: UIApplication
  let arbiter: GestureArbiter
  let behavior: Behavior
  /// The touches that are on the screen, or that somebody is still owed a message about.
  @exclusivity(unchecked) var contacts: [Contact] = []
  /// How many events there have been; the number of the present one.
  private(set) var eventsSeen = 0
  /// What views are about to be told.
  @exclusivity(unchecked) var outbox: [ViewNotice] = []
  /// How many touches have been given recognizers.
  var contactsSeen = 0
  /// What was hit before its event's turn came, where the engine is so early. Source: RE-07.
  var hitsMadeAhead: [(finger: Int, hit: (UIWindow?, UIView?))] = []
  /// The last touch of each finger that lifted, where its object is used again. Source: RE-23.
  var touchesToReuse: [Int: UITouch] = [:]
  /// The view of the touch that lifted last. Source: RE-26.
  weak var lastTappedView: UIView?
  var tapCounter = TapCounter()
  @exclusivity(unchecked) private var windowsServed: [UIWindow] = []
  /// Where the last finger came down, in an engine that remembers it.
  weak var lastTouchedView: UIView?
  /// What was hit last, in an engine that remembers it.
  var lastHit: HitKept?
  /// Where the finger is that came down or moved last, in an engine that remembers it.
  var lastLocation: CGPoint?
  /// The view whose touch was to be the only one, in an engine that remembers it.
  weak var lastExclusiveView: UIView?
  /// The finger that lifted last, in an engine that minds which it is.
  var lastFingerLifted: Int?
  /// Where each finger last lifted, in an engine that remembers it.
  var placesLeft: [Int: CGPoint] = [:]
  /// The touches that the system took, in an engine that continues them.
  var interrupted: [Contact] = []
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
      if wrong(.restingTouchesKeepPhase), contact.touch.moment.phase != .stationary {
        contact.phaseKept = contact.touch.moment.phase
      }
      rest(contact.touch)
      if wrong(.restingTouchesRetimed) { contact.touch.moment.milliseconds = application.time }
      contact.coalesced = []
      touches.append(contact.touch)
    }
    var hasChanged = false
    let changes = wrong(.fingersMatchedByPlace) ? matchedByPlace(changes) : changes
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
        interrupted.removeAll { $0.touch.fingerIndex == sample.finger }
        touches.append(beginTouch(sample))
        hasChanged = true
      } else if touch == nil, sample.phase == .ended {
        liftInterrupted(change)
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
    if wrong(.simultaneityAskedAtTouchDown) { arbiter.askAboutCompanions() }
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
      if wrong(.closedViewsRecognizersStop), phases != [.began],
        !(recognizer.view?.takesTouches ?? true)
      {
        continue
      }
      if wrong(.pathFollowsTree), phases != [.began], isOffPath(recognizer, touched) { continue }
      if wrong(.delayHoldsOuterRecognizers), isHeldBack(recognizer, touched) { continue }
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
        if wrong(.toldOnlyWhileInside), phase == .moved, let view = recognizer.view {
          touches = touches.filter { view.bounds.contains($0.location(in: view)) }
        }
        if touches.isEmpty, !wrong(.toldOfNothing) { continue }
        if wrong(.askedAgainToReceive), phase != .began {
          for touch in touches { _ = mayReceive(recognizer, touch, of: event) }
        }
        if wrong(.restingFingersMoveToo), phase == .moved {
          touches.formUnion(touchesResting(among: touched, of: recognizer))
        }
        let hasBegun = recognizer.state == .began || recognizer.state == .changed
        arbiter.phaseTold = phase
        if phase != .cancelled || !wrong(.interruptionKeptFromRecognizers) {
          recognizer.receive(touches, in: phase, with: event)
        }
        arbiter.phaseTold = nil
        if wrong(.autoChangedOnlyForFirstTouch), let first = recognizer.attempt.first,
          !touches.contains(first.touch)
        {
          continue
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
    if wrong(.viewsToldBetweenActions) {
      arbiter.sendFirstAction()
      tellViews()
    }
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
        if wrong(.cancelledWithNextEvent), contact.isDown, application.eventAtHand == nil {
          continue
        }
        if wrong(.oneUncancellingKeepsTouch),
          contact.recognizers.contains(where: { $0.hasRecognized && !$0.cancelsTouchesInView })
        {
          release(contact)
          continue
        }
        cancel(contact)
        if wrong(.recognizersCancelledToo) { cancelRecognizers(of: contact, event) }
      } else {
        release(contact)
      }
    }
    tellOutbox(of: event)
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

  // MARK: 6. The end

  /// Resets the recognizers that are done, and forgets the touches that are. Somebody may have waited
  /// for one that turns out to have failed.
  func finish() {
    busily { arbiter.resetDecided() }
    if contacts.contains(where: \.isFinished) { contacts.removeAll(where: \.isFinished) }
    settleIfIdle()
  }
}
