import Foundation

/// The way of a touch through the application, from the screen to the last callback.
///
/// `receive(_:)` is the beginning and `deliver(_:in:)` the rest; read them first. Who recognizes is
/// decided by the `GestureArbiter`; what a view is told, and when, stands in
/// `TouchDelivery+Views.swift`.
final class TouchDelivery {
  unowned let application: UIApplication
  let arbiter: GestureArbiter
  let rules: Behavior
  /// The touches that are on the screen, or that somebody is still owed a message about.
  var contacts: [Contact] = []
  private var contactsSeen = 0
  private var tapCounter = TapCounter()

  init(application: UIApplication) {
    self.application = application
    rules = application.rules
    arbiter = GestureArbiter(rules: application.rules)
  }

  deinit { arbiter.disband() }

  /// Takes what the screen saw at one moment: one event, whatever the number of fingers.
  ///
  /// New touches find their window and view; touches that did not change become stationary; then
  /// the application sends the event on its way. Source: rulebook SY-04, TO-01, TO-10, TO-22.
  func receive(_ samples: [FingerSample]) {
    var present = contacts.filter(\.isDown)
    for contact in present { contact.touch.moment.phase = .stationary }
    for sample in samples {
      if sample.phase == .began {
        present.append(beginTouch(sample))
      } else if let contact = present.first(where: { $0.touch.fingerIndex == sample.finger }) {
        update(contact.touch, with: sample)
      }
    }
    present.sort { $0.touch.fingerIndex < $1.touch.fingerIndex }
    application.sendEvent(UIEvent(touches: present.map(\.touch), milliseconds: application.time))
    contacts.removeAll(where: \.isFinished)
  }

  /// Delivers an event to one window: recognizers first, then whoever recognized sends its action,
  /// then the views, and at last recognizers that are done start afresh.
  /// Source: rulebook GR-02, GR-05, GR-06, GR-41.
  func deliver(_ event: UIEvent, in window: UIWindow) {
    let touched = event.touches.compactMap(\.contact).filter { $0.touch.window === window }
    for contact in touched where contact.touch.phase == .began {
      findRecognizers(of: contact, event)
    }
    if rules.delivery.first == .views { tellViews(of: event, about: touched) }
    tellRecognizers(of: event, about: touched)
    settle(with: event) {
      if self.rules.delivery.first == .recognizers { self.tellViews(of: event, about: touched) }
    }
  }

  /// Carries out what a timer brought about, with no event.
  func settleAfterTimer() {
    settle(with: nil) { self.tellViews(of: nil, about: []) }
    contacts.removeAll(where: \.isFinished)
  }

  private func settle(with event: UIEvent?, tellViews: () -> Void) {
    arbiter.decide()
    if !rules.delivery.sendsActionFirst { tellViews() }
    arbiter.sendActions()
    if rules.delivery.sendsActionFirst { tellViews() }
    arbiter.resetDecided()
  }
}

// MARK: - Touch-down

extension TouchDelivery {
  private func beginTouch(_ sample: FingerSample) -> Contact {
    let moment = UITouch.Moment(
      phase: .began, milliseconds: application.time, location: sample.location,
      previousLocation: sample.location)
    let touch = UITouch(finger: sample.finger, moment: moment)
    touch.tapCount = rules.delivery.countsTaps ? tapCounter.tapCount(at: moment) : 1
    (touch.window, touch.view) = hitTestWindows(at: sample.location)
    if let window = touch.window {
      touch.moment.location = window.pointFromSuperview(sample.location)
      touch.moment.previousLocation = touch.moment.location
    }
    let contact = Contact(touch: touch)
    if touch.view == nil { contact.view = .over }
    contacts.append(contact)
    return contact
  }

  /// Asks the windows, the front-most first, until one has an answer; as often as UIKit would.
  /// Source: rulebook HT-36 to HT-41.
  private func hitTestWindows(at location: CGPoint) -> (UIWindow?, UIView?) {
    var answer: (UIWindow?, UIView?) = (nil, nil)
    for _ in 0..<max(1, rules.hitTesting.passes) {
      answer = (nil, nil)
      for window in windowsInAskingOrder {
        let hit = window.hitTest(window.pointFromSuperview(location), with: nil)
        if let hit { answer = (hit.window ?? window, hit) }
        if hit != nil || !rules.hitTesting.fallsThroughWindows { break }
      }
    }
    return answer
  }

  private var windowsInAskingOrder: [UIWindow] {
    var windows = application.windows
    if !rules.hitTesting.asksHiddenWindows { windows.removeAll(where: \.isHidden) }
    if windows.count > 1, rules.hitTesting.heedsWindowLevel {
      windows = windows.enumerated()
        .sorted { left, right in
          let levels = (left.element.windowLevel.rawValue, right.element.windowLevel.rawValue)
          return levels.0 == levels.1 ? left.offset < right.offset : levels.0 < levels.1
        }
        .map(\.element)
    }
    return rules.hitTesting.windowOrder == .frontToBack ? windows.reversed() : windows
  }

  private func update(_ touch: UITouch, with sample: FingerSample) {
    let location = touch.window?.pointFromSuperview(sample.location) ?? sample.location
    let previous = rules.delivery.remembersPreviousLocation ? touch.moment.location : location
    touch.moment = UITouch.Moment(
      phase: sample.phase, milliseconds: application.time, location: location,
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
  private func findRecognizers(of contact: Contact, _ event: UIEvent) {
    contactsSeen += 1
    var candidates = recognizersInScope(of: contact.touch).filter {
      ($0.isEnabled || rules.delivery.tellsDisabledRecognizers) && $0.isUndecidedOrActive
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

  private func recognizersInScope(of touch: UITouch) -> [UIGestureRecognizer] {
    let scope = rules.delivery.recognizers
    var found: [UIGestureRecognizer] = []
    var view = touch.view
    while let current = view {
      if !(scope == .pathBelowWindow && current is UIWindow) {
        found.append(contentsOf: current.gestureRecognizers ?? [])
      }
      view = scope == .hitView ? nil : current.superview
    }
    if scope == .pathAndSiblings, let hit = touch.view, let siblings = hit.superview?.subviews {
      for sibling in siblings where sibling !== hit {
        found.append(contentsOf: sibling.gestureRecognizers ?? [])
      }
    }
    return found
  }

  /// Tells every recognizer of the touches it receives, phase by phase, before any view hears of
  /// the event. Source: rulebook GR-02, GR-07, GR-40.
  private func tellRecognizers(of event: UIEvent, about touched: [Contact]) {
    var recognizers: [UIGestureRecognizer] = []
    for contact in touched {
      for recognizer in contact.recognizers
      where !recognizers.contains(where: { $0 === recognizer }) {
        recognizers.append(recognizer)
      }
    }
    arbiter.isHearing = true
    for recognizer in recognizers {
      for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
        guard recognizer.isUndecidedOrActive || rules.gestures.tellsDecidedRecognizers else {
          break
        }
        let touches = touched.filter { contact in
          contact.touch.phase == phase && contact.recognizers.contains { $0 === recognizer }
        }
        guard !touches.isEmpty else { continue }
        recognizer.receive(Set(touches.map(\.touch)), in: phase, with: event)
      }
    }
    arbiter.isHearing = false
  }
}
