import Foundation

/// The way of events into the application.
extension UIApplication {
  /// Virtual time: milliseconds since the device was made.
  public var time: Int { device.time }

  /// Lets virtual time pass up to `time` milliseconds; timers due by then fire, in order. From within
  /// a callback, time passes after the event at hand.
  public func advance(to time: Int) { device.advance(to: time) }

  /// Tells the application what fingers did at this moment: all that changed, as one event. It
  /// arrives at the app's port, whether the app is in front or not; `Device.touch(_:)` is the whole
  /// way.
  ///
  /// Everything that follows from it at once is done when this returns; except from within a
  /// callback, where it is handled after the event at hand. Source: rulebook SY-03, SY-07.
  public func touch(_ samples: [FingerSample]) { receive(.digitizer(samples)) }

  /// Tells the application of a motion of the device. Source: rulebook SY-08.
  public func motion(_ phase: MotionPhase, _ subtype: UIEvent.EventSubtype = .motionShake) {
    receive(.motion(subtype, phase))
  }

  /// Tells the application what buttons did. Source: rulebook SY-08.
  public func press(_ samples: [PressSample]) { receive(.press(samples)) }

  /// Tells the application of a command. Source: rulebook SY-08.
  public func remoteControl(_ command: UIEvent.EventSubtype) { receive(.remoteControl(command)) }

  /// Takes away what is going on, as the system does for a call or an alert, and when the app leaves
  /// the front: every touch is cancelled, and so are a motion and presses. What the fingers do until
  /// they lift is not heard of. Source: rulebook EX-01.
  public func interrupt() { receive(.cancellation) }

  private func receive(_ content: IOHIDEvent.Content) {
    device.perform(.arrival(content, at: self))
  }

  /// Handles the events in the queue, in order.
  func handleEventQueue() {
    while !eventQueue.isEmpty {
      let event = eventQueue.removeFirst()
      let outer = eventAtHand
      eventAtHand = event
      handle(event.content)
      eventAtHand = outer
      device.note(.handled, event)
    }
  }

  private func handle(_ content: IOHIDEvent.Content) {
    switch content {
    case .digitizer(let samples): handle(samples)
    case .motion(let subtype, let phase): otherEvents.receive(subtype, phase)
    case .press(let samples): otherEvents.receive(samples)
    case .remoteControl(let command): otherEvents.receive(command)
    case .cancellation:
      delivery.cancelAllTouches()
      otherEvents.cancel()
    }
  }

  private func handle(_ samples: [FingerSample]) {
    let samples = ignored.isEmpty ? samples : ignored.filter(samples)
    if !samples.isEmpty { delivery.receive(samples) }
  }

  /// Cancels the touches in `view` and below, except in `exception`, after the event at hand.
  func cancelTouches(in view: UIView, except exception: UIView?) {
    let samples = delivery.contacts.filter(\.isDown).compactMap { contact -> FingerSample? in
      guard let hit = contact.touch.view, hit.isDescendant(of: view) else { return nil }
      if let exception, hit.isDescendant(of: exception) { return nil }
      return FingerSample(
        finger: contact.touch.fingerIndex, phase: .cancelled,
        location: contact.touch.locationOnScreen)
    }
    if !samples.isEmpty { touch(samples) }
  }
}

extension UITouch {
  /// Where the touch is, in points of the screen.
  fileprivate var locationOnScreen: CGPoint {
    window?.placement.pointInSuperview(moment.location) ?? moment.location
  }
}

// MARK: - Sending

extension UIApplication {
  /// Does what was to be done when the event is over.
  func performActionsAfterEvent() {
    while !actionsAfterEvent.isEmpty { actionsAfterEvent.removeFirst()() }
  }

  /// Hands an event to the windows that it is for.
  func sendToWindows(_ event: UIEvent) {
    if event.type == .touches {
      for window in event.windows { send(event, to: window) }
    } else if let keyWindow {
      send(event, to: keyWindow)
    } else {
      otherEvents.deliver(event)
    }
  }

  private func send(_ event: UIEvent, to window: UIWindow) {
    if let eventAtHand { device.note(.window, eventAtHand) }
    window.sendEvent(event)
  }

  /// Delivers an event to the recognizers and views of `window`, or to the first responder.
  func deliver(_ event: UIEvent, in window: UIWindow) {
    if event.type == .touches {
      delivery.deliver(event, in: window)
    } else {
      otherEvents.deliver(event)
    }
  }
}
