import Foundation

/// The way of a touch through the application, from the screen to the last callback:
///
/// 1. `receive(_:)` makes one event of what the fingers did, and finds the view of each new touch.
/// 2. `UIApplication.sendEvent(_:)` and `UIWindow.sendEvent(_:)` pass it on to `deliver(_:in:)`.
/// 3. The recognizers between the view and its window hear of it: `tellRecognizers(of:about:)`.
/// 4. The `GestureArbiter` decides who recognizes, and their actions are sent: `settle(tellViews:)`.
/// 5. The views hear what is left for them: `tellViews(of:about:)`, in `TouchDelivery+Views.swift`.
/// 6. Recognizers that are done start afresh: `finish()`.
final class TouchDelivery {
  unowned let application: UIApplication
  let arbiter: GestureArbiter
  let rules: Behavior
  /// The touches that are on the screen, or that somebody is still owed a message about.
  var contacts: [Contact] = []
  /// How many events there have been; the number of the present one.
  private(set) var eventsSeen = 0
  private var contactsSeen = 0
  private var tapCounter = TapCounter()

  init(application: UIApplication) {
    self.application = application
    rules = application.rules
    arbiter = GestureArbiter(rules: application.rules)
  }

  deinit { arbiter.disband() }

  /// Takes what the screen saw at one moment: one event, whatever the number of fingers. Samples
  /// that make no sense (a finger that comes down twice, or moves without being down) are ignored.
  ///
  /// New touches find their window and view; touches that did not change become stationary; then
  /// the application sends the event on its way. When all windows have had it, recognizers that are
  /// done start afresh. Source: rulebook SY-04, TO-01, TO-10, TO-22, GR-41.
  func receive(_ samples: [FingerSample]) {
    eventsSeen += 1
    var touches: [UITouch] = []
    for contact in contacts where contact.isDown {
      contact.touch.moment.phase = .stationary
      touches.append(contact.touch)
    }
    for sample in samples {
      let touch = touches.first { $0.fingerIndex == sample.finger }
      if let touch, sample.phase != .began {
        update(touch, with: sample)
      } else if touch == nil, sample.phase == .began {
        touches.append(beginTouch(sample))
      }
    }
    guard !touches.isEmpty else { return }
    if touches.count > 1 { touches.sort { $0.fingerIndex < $1.fingerIndex } }
    application.sendEvent(UIEvent(touches: touches, milliseconds: application.time))
    finish()
  }

  /// Delivers an event to one window: recognizers first, then whoever recognized sends its action,
  /// then the views. Source: rulebook GR-02, GR-05, GR-06.
  func deliver(_ event: UIEvent, in window: UIWindow) {
    var touched: [Contact] = []
    for touch in event.touches where touch.window === window {
      guard let contact = touch.contact else { continue }
      touched.append(contact)
      if touch.moment.phase == .began { findRecognizers(of: contact) }
    }
    let first = rules.delivery.first
    if first == .views { tellViews(of: event, about: touched) }
    tellRecognizers(of: event, about: touched)
    settle { if first == .recognizers { tellViews(of: event, about: touched) } }
  }

  /// Carries out what a timer or the app brought about, with no event.
  func settleWithoutEvent() {
    settle { tellViews(of: nil, about: []) }
    finish()
  }

  /// Lets the arbiter decide, and sends the actions; the views are told afterwards, so that an action
  /// comes before the cancellation that it causes. Source: rulebook GR-06.
  private func settle(tellViews: () -> Void) {
    arbiter.decide()
    if !rules.delivery.sendsActionFirst { tellViews() }
    arbiter.sendActions()
    if rules.delivery.sendsActionFirst { tellViews() }
  }

  /// Resets the recognizers that are done, and forgets the touches that are.
  private func finish() {
    arbiter.resetDecided()
    if contacts.contains(where: \.isFinished) { contacts.removeAll(where: \.isFinished) }
  }
}

// MARK: - Touch-down

extension TouchDelivery {
  /// Makes the touch of a finger that came down, in the view that is hit. Source: rulebook TO-01.
  private func beginTouch(_ sample: FingerSample) -> UITouch {
    let moment = UITouch.Moment(
      event: eventsSeen, phase: .began, milliseconds: application.time, location: sample.location,
      previousLocation: sample.location)
    let touch = UITouch(finger: sample.finger, moment: moment)
    touch.tapCount = rules.delivery.countsTaps ? tapCounter.tapCount(at: moment) : 1
    (touch.window, touch.view) = hitTestWindows(at: sample.location)
    if let window = touch.window {
      touch.moment.location = window.placement.pointFromSuperview(sample.location)
      touch.moment.previousLocation = touch.moment.location
    }
    let contact = Contact(touch: touch)
    if touch.view == nil { contact.view = .over }
    contacts.append(contact)
    return touch
  }

  /// Asks the windows, the front-most first, until one has an answer; as often as UIKit would.
  /// Source: rulebook HT-36 to HT-41.
  private func hitTestWindows(at location: CGPoint) -> (UIWindow?, UIView?) {
    var answer: (UIWindow?, UIView?) = (nil, nil)
    for _ in 0..<max(1, rules.hitTesting.passes) {
      answer = (nil, nil)
      for window in application.windowsInAskingOrder {
        let hit = window.hitTest(window.placement.pointFromSuperview(location), with: nil)
        if let hit { answer = (hit.window ?? window, hit) }
        if hit != nil || !rules.hitTesting.fallsThroughWindows { break }
      }
    }
    return answer
  }

  /// Notes what a finger did that was down already. Source: rulebook TO-03, TO-04, TO-07.
  private func update(_ touch: UITouch, with sample: FingerSample) {
    let location = touch.window?.placement.pointFromSuperview(sample.location) ?? sample.location
    let previous = rules.delivery.remembersPreviousLocation ? touch.moment.location : location
    touch.moment = UITouch.Moment(
      event: eventsSeen, phase: sample.phase, milliseconds: application.time, location: location,
      previousLocation: previous)
    if sample.phase == .ended { tapCounter.touchEnded(touch, at: sample.location) }
    if !rules.delivery.keepsView {
      (touch.window, touch.view) = hitTestWindows(at: sample.location)
    }
  }
}

// MARK: - Recognizers

extension TouchDelivery {
  /// Finds the recognizers on the way from the hit view to the window that are to receive a new
  /// touch. Their order is one of those that UIKit leaves open.
  /// Source: rulebook GR-01, GR-03, GC-01, GC-02, GC-05.
  private func findRecognizers(of contact: Contact) {
    contactsSeen += 1
    var candidates = recognizersInScope(of: contact.touch)
    guard !candidates.isEmpty else { return }
    candidates.removeAll {
      !($0.isEnabled || rules.delivery.tellsDisabledRecognizers) || !$0.isUndecidedOrActive
    }
    if application.orderSeed != 0 {
      var order = OpenOrder(seed: application.orderSeed &+ contactsSeen)
      order.arrange(&candidates)
    }
    contact.recognizers = candidates.filter { recognizer in
      let mayReceive =
        recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: contact.touch) ?? true
      return mayReceive || !rules.gestures.heedsShouldReceive
    }
    contact.undecided = contact.recognizers
    for recognizer in contact.recognizers { arbiter.engage(recognizer, with: contact) }
  }

  /// The recognizers from the hit view up to the window, attached ones in their order.
  private func recognizersInScope(of touch: UITouch) -> [UIGestureRecognizer] {
    let scope = rules.delivery.recognizers
    var found: [UIGestureRecognizer] = []
    var view = touch.view
    while let current = view {
      if let attached = current.gestureRecognizers,
        !(scope == .pathBelowWindow && current is UIWindow)
      {
        found += attached
      }
      view = scope == .hitView ? nil : current.superview
    }
    if scope == .pathAndSiblings, let hit = touch.view, let siblings = hit.superview?.subviews {
      for sibling in siblings where sibling !== hit {
        found += sibling.gestureRecognizers ?? []
      }
    }
    return found
  }

  /// Tells every recognizer of the touches it receives, phase by phase, before any view hears of
  /// the event. Source: rulebook GR-02, GR-07, GR-40.
  private func tellRecognizers(of event: UIEvent, about touched: [Contact]) {
    var recognizers = touched.first?.recognizers ?? []
    for contact in touched.dropFirst() {
      for recognizer in contact.recognizers
      where !recognizers.contains(where: { $0 === recognizer }) {
        recognizers.append(recognizer)
      }
    }
    arbiter.isHearing = true
    let phases = UITouch.Phase.told.filter { phase in
      touched.contains { $0.touch.moment.phase == phase }
    }
    for recognizer in recognizers {
      for phase in phases {
        guard recognizer.isUndecidedOrActive || rules.gestures.tellsDecidedRecognizers else {
          break
        }
        var touches: Set<UITouch> = []
        for contact in touched
        where contact.touch.moment.phase == phase && contact.isReceived(by: recognizer) {
          touches.insert(touchOf: contact)
        }
        if !touches.isEmpty { recognizer.receive(touches, in: phase, with: event) }
      }
    }
    arbiter.isHearing = false
  }
}
