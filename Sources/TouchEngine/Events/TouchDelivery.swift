/// The way of a touch through an application, from the queue of events to the last callback:
///
/// 1. `receive(_:)` takes what the fingers did from the queue and makes an event of it
///    (`TouchDelivery+Queue`). A new touch finds its window and view by hit-testing
///    (`TouchDelivery+HitTesting`).
/// 2. `UIApplication.sendEvent(_:)` and `UIWindow.sendEvent(_:)` pass the event on to
///    `deliver(_:in:)`.
/// 3. The recognizers between the view and its window are attached to the touch, and receive it
///    (`TouchDelivery+Recognizers`).
/// 4. The `GestureArbiter` decides which of them recognize, and their actions are sent
///    (`settle(notifyViews:)`).
/// 5. The views receive what is left for them, to the last `touchesEnded` (`TouchDelivery+Views`).
/// 6. Recognizers that are done are reset, and touches that are over are forgotten (`finish()`).
///
/// How a touch comes to the queue is in `System/`, and what ends a touch early is in
/// `TouchDelivery+Interruptions`.
final class TouchDelivery {
  /// How many rounds of callbacks that cause callbacks are settled before the rest is dropped.
  static let settlingLimit = 1_000

  unowned(unsafe) let application: UIApplication
  let arbiter = GestureArbiter()
  /// The touches that are on the screen, or of which something is still to be delivered.
  @exclusivity(unchecked) var contacts: [Contact] = []
  /// The number of the present event, counted from 1.
  private(set) var eventNumber = 0
  /// The windows that the present event has been delivered to.
  @exclusivity(unchecked) private var windowsServed: [UIWindow] = []
  /// What views are about to receive.
  @exclusivity(unchecked) var pendingCallbacks: [TouchCallback] = []
  /// How many touches recognizers have been attached to.
  var attachmentCount = 0
  var tapCounter = TapCounter()
  private var isPerforming = false

  init(application: UIApplication) {
    self.application = application
    arbiter.settleIfIdle = { [unowned self] in settleIfIdle() }
  }

  deinit { arbiter.disband() }

  /// Begins another event.
  func startEvent() {
    eventNumber += 1
    windowsServed = []
  }

  /// Has the application send an event with `touches` to the windows. When all windows have had it,
  /// recognizers that are done are reset. Source: rulebook SY-04, SY-07, GR-41.
  func send(_ touches: [UITouch]) {
    performing {
      application.sendEvent(
        UIEvent(touches: touches, milliseconds: application.time, number: eventNumber))
      application.performActionsAfterEvent()
    }
    finish()
  }

  /// Delivers an event to one window: to recognizers first; then those that recognized send their
  /// actions; then to the views. A window delivers each event once: sending it again does nothing.
  /// Source: rulebook GR-02, GR-05, GR-06; EX-18 leaves the latter open.
  func deliver(_ event: UIEvent, in window: UIWindow) {
    guard event.number == eventNumber, !windowsServed.contains(where: { $0 === window }) else {
      return
    }
    windowsServed.append(window)
    let touched = event.touches.filter { $0.window === window }.compactMap(\.contact)
    for contact in touched where contact.touch.moment.phase == .began {
      attachRecognizers(to: contact, for: event)
    }
    notifyRecognizers(of: event, about: touched)
    settle { notifyViews(of: event, about: touched) }
  }

  // MARK: Settling

  /// Lets the arbiter decide, and sends the actions; the views are notified afterwards, so that an
  /// action comes before the cancellation that it causes. What these callbacks cause is settled in
  /// the same way, until nothing is left. Source: rulebook GR-05, GR-06, SY-07.
  private func settle(notifyViews: () -> Void) {
    arbiter.decide()
    arbiter.sendActions()
    notifyViews()
    var rounds = 0
    while arbiter.hasChanges, rounds < Self.settlingLimit {
      arbiter.decide()
      arbiter.sendActions()
      self.notifyViews(of: nil, about: [])
      rounds += 1
    }
    guard arbiter.hasChanges else { return }
    arbiter.dropActions()
    application.report(
      ProgrammerError(
        .misuse,
        "Actions brought about more actions \(Self.settlingLimit) times over; the rest are"
          + " dropped."))
  }

  /// Carries out what a timer or the app brought about, with no event.
  func settleWithoutEvent() {
    guard arbiter.hasChanges else { return }
    performing {
      settle { notifyViews(of: nil, about: []) }
      application.performActionsAfterEvent()
    }
    finish()
  }

  /// Carries it out now, unless an event or a timer is being dealt with, which ends in doing so.
  func settleIfIdle() {
    if !isPerforming { settleWithoutEvent() }
  }

  /// Does what the app must not find half done. What it asks of the device in that time comes after.
  func performing(_ work: () -> Void) {
    application.device.finishFirst {
      let wasPerforming = isPerforming
      isPerforming = true
      work()
      isPerforming = wasPerforming
    }
  }

  /// Resets the recognizers that are done, and forgets the touches that are over. Another recognizer
  /// may have waited for one that turns out to have failed.
  private func finish() {
    performing { arbiter.resetDecided() }
    contacts.removeAll(where: \.isFinished)
    settleIfIdle()
  }
}
