/// The way of events into the application: its port, its main run loop, its queue.
extension UIApplication {
  /// Virtual time: milliseconds since the device was made.
  public var time: Int { device.time }

  /// Lets virtual time pass up to `time` milliseconds; timers due by then fire, in order. From within
  /// a callback, time passes after the event at hand.
  public func advance(to time: Int) { device.advance(to: time) }

  /// Passes on what fingers did at this moment: all that changed, as one event. It
  /// arrives at the app's port, whether the app is in front or not; `Device.touch(_:)` is the whole
  /// way.
  ///
  /// Everything that follows from it at once is done when this returns; except from within a
  /// callback, where it is handled after the event at hand. Source: rulebook SY-03, SY-07.
  public func touch(_ samples: [FingerSample]) { arrive(.digitizer(samples)) }

  /// Passes on a motion of the device. Source: rulebook SY-08.
  public func motion(_ phase: MotionPhase, _ subtype: UIEvent.EventSubtype = .motionShake) {
    arrive(.motion(subtype, phase))
  }

  /// Passes on what buttons did. Source: rulebook SY-08.
  public func press(_ samples: [PressSample]) { arrive(.press(samples)) }

  /// Passes on a command. Source: rulebook SY-08.
  public func remoteControl(_ command: UIEvent.EventSubtype) { arrive(.remoteControl(command)) }

  /// Takes away what is going on, as the system does for a call or an alert, and when the app leaves
  /// the front: every touch is cancelled, and so are a motion and presses. What the fingers do until
  /// they lift is ignored. Source: rulebook EX-01.
  public func interrupt() { arrive(.cancellation) }

  private func arrive(_ content: IOHIDEvent.Content) {
    device.perform(.arrival(content, at: self))
  }

  /// Takes an event from the app's port. The port wakes source1 of the main run loop, source1 signals
  /// source0, and source0 puts the event into the queue. Source: rulebook SY-02.
  ///
  /// Since about iOS 9 source1 runs in a thread of its own; here there is one thread.
  func receive(_ event: IOHIDEvent) {
    device.note(.applicationPort, event, "application")
    device.note(.source1, event)
    device.note(.source0, event)
    device.note(.eventQueue, event)
    eventQueue.append(event)
    while !eventQueue.isEmpty { handle(eventQueue.removeFirst()) }
  }

  private func handle(_ event: IOHIDEvent) {
    let outer = eventAtHand
    eventAtHand = event
    coastingScrollViews.removeAll { !$0.isDecelerating }
    for scrollView in coastingScrollViews { scrollView.coast() }
    switch event.content {
    case .digitizer(let samples):
      let heeded = ignoredTouches.filter(samples)
      if !heeded.isEmpty { delivery.receive(heeded) }
    case .motion(let subtype, let phase): otherEvents.receive(subtype, phase)
    case .press(let samples): otherEvents.receive(samples)
    case .remoteControl(let command): otherEvents.receive(command)
    case .cancellation:
      delivery.cancelAllTouches()
      otherEvents.cancel()
    }
    eventAtHand = outer
    device.note(.handled, event)
  }

  /// Cancels the touches in `view` and below, except in `exception`, after the event at hand.
  func cancelTouches(in view: UIView, except exception: UIView?) {
    let cancelled = delivery.contacts.filter(\.isDown).map(\.touch).filter { touch in
      guard let hit = touch.view, hit.isDescendant(of: view) else { return false }
      return !(exception.map(hit.isDescendant) ?? false)
    }
    guard !cancelled.isEmpty else { return }
    touch(
      cancelled.map { touch in
        let location = touch.moment.location
        return FingerSample(
          finger: touch.fingerIndex, phase: .cancelled,
          location: touch.window?.placement.pointInSuperview(location) ?? location)
      })
  }
}

// MARK: - Sending

extension UIApplication {
  /// Sends an event to the windows that its touches are in; one without touches, to the key window.
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

  /// Does what waited for the end of the event. Source: rulebook TV-11.
  func performActionsAfterEvent() {
    while !actionsAfterEvent.isEmpty { actionsAfterEvent.removeFirst()() }
  }
}
