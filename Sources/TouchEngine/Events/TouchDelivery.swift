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

  unowned let application: UIApplication
  let arbiter: GestureArbiter
  /// The touches that are on the screen, or that somebody is still owed a message about.
  var contacts: [Contact] = []
  /// How many events there have been; the number of the present one.
  private(set) var eventsSeen = 0
  /// What views are about to be told.
  var outbox: [ViewNotice] = []
  /// How many touches have been given recognizers.
  var contactsSeen = 0
  var tapCounter = TapCounter()
  private var windowsServed: [UIWindow] = []
  private var isBusy = false

  init(application: UIApplication) {
    self.application = application
    arbiter = GestureArbiter()
    arbiter.settleIfIdle = { [unowned self] in settleIfIdle() }
  }

  deinit { arbiter.disband() }

  // MARK: 1. From the queue to an event

  /// Takes what the screen saw in one frame: one event, whatever the number of fingers. Only a finger
  /// that does more in a frame than move makes another event. Source: rulebook SY-03, SY-06.
  func receive(_ samples: [FingerSample]) {
    if samples.count == 1 { return dispatch([FingerChange(sample: samples[0])]) }
    for changes in Frame.events(of: samples) { dispatch(changes) }
  }

  /// Makes an event and sends it on its way. New touches find their window and view; touches that did
  /// not change become stationary. What makes no sense (a finger that comes down twice, or moves
  /// without being down) is ignored. Source: rulebook SY-04, TO-01, TO-10, TO-22.
  private func dispatch(_ changes: [FingerChange]) {
    startEvent()
    var touches: [UITouch] = []
    for contact in contacts where contact.isDown {
      contact.touch.moment.phase = .stationary
      contact.coalesced = []
      touches.append(contact.touch)
    }
    var hasChanged = false
    for change in changes {
      let sample = change.sample
      let touch = touches.first { $0.fingerIndex == sample.finger }
      if let touch, sample.phase != .began, sample.phase != .stationary {
        update(touch, with: change)
        hasChanged = true
      } else if touch == nil, sample.phase == .began {
        touches.append(beginTouch(sample))
        hasChanged = true
      }
    }
    guard hasChanged else { return }
    if touches.count > 1 { touches.sort { $0.fingerIndex < $1.fingerIndex } }
    send(touches)
  }

  /// Begins to count another event.
  func startEvent() {
    eventsSeen += 1
    windowsServed.removeAll(keepingCapacity: true)
  }

  /// Has the application send an event with `touches` to the windows. When all windows have had it,
  /// recognizers that are done start afresh. Source: rulebook SY-04, SY-07, GR-41.
  func send(_ touches: [UITouch]) {
    busily {
      let event = UIEvent(touches: touches, milliseconds: application.time, number: eventsSeen)
      application.sendEvent(event)
      application.performActionsAfterEvent()
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
    var touched: [Contact] = []
    for touch in event.touches where touch.window === window {
      guard let contact = touch.contact else { continue }
      touched.append(contact)
      if touch.moment.phase == .began { findRecognizers(of: contact, at: event) }
    }
    tellRecognizers(of: event, about: touched)
    settle { tellViews(of: event, about: touched) }
  }

  /// Carries out what a timer or the app brought about, with no event.
  func settleWithoutEvent() {
    guard arbiter.hasNews else { return }
    busily {
      settle { tellViews(of: nil, about: []) }
      application.performActionsAfterEvent()
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
  func tellRecognizers(of event: UIEvent, about touched: [Contact]) {
    var recognizers = touched.first?.recognizers ?? []
    for contact in touched.dropFirst() {
      for recognizer in contact.recognizers
      where !recognizers.contains(where: { $0 === recognizer }) {
        recognizers.append(recognizer)
      }
    }
    guard !recognizers.isEmpty else { return }
    let phases = UITouch.Phase.told.filter { phase in
      touched.contains { $0.touch.moment.phase == phase }
    }
    arbiter.isHearing = true
    for recognizer in recognizers {
      for phase in phases {
        guard recognizer.isUndecidedOrActive else { break }
        var touches: Set<UITouch> = []
        for contact in touched
        where contact.touch.moment.phase == phase && contact.isReceived(by: recognizer) {
          touches.insert(touchOf: contact)
        }
        if touches.isEmpty { continue }
        let hasBegun = recognizer.state == .began || recognizer.state == .changed
        recognizer.receive(touches, in: phase, with: event)
        if phase == .moved, hasBegun { arbiter.noteMovement(of: recognizer) }
        if phase == .cancelled { endAttemptIfNothingIsLeft(of: recognizer) }
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
    arbiter.sendActions()
    tellViews()
    var turns = 0
    while arbiter.hasNews, turns < Self.longestSettling {
      arbiter.decide()
      arbiter.sendActions()
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
    for contact in contacts where contact.view != .over {
      if touched.contains(where: { $0 === contact }) { hold(contact) }
      if contact.isTakenFromView || contact.isRefused {
        cancel(contact)
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
      let view = first.contact.touch.view
      func isDue(_ notice: ViewNotice) -> Bool {
        notice.isSimultaneous(with: first) && notice.contact.touch.view === view
      }
      let group = outbox.filter(isDue)
      outbox.removeAll(where: isDue)
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
