/// The system's process: it gets every event first, and gives it to the app in front, or consumes it
/// itself while the home screen is. Source: rulebook SY-01.
///
/// A finger belongs to the process that was in front when it came down. When another one comes to
/// the front, the app that leaves it is told that everything was cancelled, and the rest of the
/// fingers' way is consumed. Newer systems split this work between `backboardd` and SpringBoard.
public final class SpringBoard {
  /// The port through which the hardware reports.
  public let port = MachPort(name: "SpringBoard")
  /// The app in front; nil: the home screen. Whoever made the app keeps it alive.
  public private(set) unowned(unsafe) var frontmost: UIApplication?
  /// What was consumed instead of being given to an app, the oldest first.
  public private(set) var consumed: [IOHIDEvent] = []

  private unowned(unsafe) let device: Device
  /// The fingers that came down in the app in front.
  @exclusivity(unchecked) private var forwardedFingers: [Int] = []

  init(device: Device) {
    self.device = device
    port.onArrival = { [unowned self] in takeMessages() }
  }

  /// Brings `application`, which is one of this device, to the front.
  public func open(_ application: UIApplication) {
    guard application.device === device, frontmost !== application else { return }
    leaveFront()
    frontmost = application
  }

  /// Shows the home screen. The app that was in front is told that all touches were cancelled.
  /// Source: rulebook EX-01.
  public func showHomeScreen() {
    leaveFront()
    frontmost = nil
  }

  /// Takes note of an app's going away.
  func forget(_ application: UIApplication) {
    if frontmost === application { frontmost = nil }
  }

  private func leaveFront() {
    forwardedFingers = []
    frontmost?.interrupt()
  }

  private func takeMessages() {
    for event in port.receive() {
      device.note(.systemPort, event)
      route(event)
    }
  }

  /// Gives what is the app's to the app, and consumes the rest.
  private func route(_ event: IOHIDEvent) {
    guard let frontmost else { return consume(event, forwardingNone: true) }
    guard case .digitizer(let samples) = event.content else {
      return forward(event, to: frontmost)
    }
    var kept: [FingerSample] = []
    var forwarded: [FingerSample] = []
    for sample in samples {
      if isForwarded(sample) { forwarded.append(sample) } else { kept.append(sample) }
    }
    if kept.isEmpty { return forward(event, to: frontmost) }
    consume(event.with(kept), forwardingNone: forwarded.isEmpty)
    if !forwarded.isEmpty { forward(event.with(forwarded), to: frontmost) }
  }

  private func isForwarded(_ sample: FingerSample) -> Bool {
    let place = forwardedFingers.firstIndex(of: sample.finger)
    switch (sample.phase, place) {
    case (.began, nil): forwardedFingers.append(sample.finger)
    case (.began, _): break
    case (.ended, let place?), (.cancelled, let place?): forwardedFingers.remove(at: place)
    case (_, let place): return place != nil
    }
    return true
  }

  private func consume(_ event: IOHIDEvent, forwardingNone: Bool) {
    consumed.append(event)
    if forwardingNone { device.note(.springBoard, event, "consumes it") }
  }

  private func forward(_ event: IOHIDEvent, to application: UIApplication) {
    device.note(.springBoard, event, "forwards it to \(application.port.name)")
    application.port.send(event)
  }
}

extension IOHIDEvent {
  /// The same event with other samples.
  fileprivate func with(_ samples: [FingerSample]) -> IOHIDEvent {
    IOHIDEvent(number: number, milliseconds: milliseconds, content: .digitizer(samples))
  }
}
