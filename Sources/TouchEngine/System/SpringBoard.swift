/// The system's process: it gets every event first, and forwards it to the app in front, or consumes
/// it while the home screen is in front. Source: rulebook SY-01.
///
/// A finger belongs to the process that was in front when it came down. When another comes to the
/// front, the app that leaves it receives a cancellation of everything, and the rest of the fingers'
/// way is consumed. Newer systems split this work between `backboardd` and SpringBoard.
public final class SpringBoard {
  /// The app in front, which its maker keeps alive; nil: the home screen.
  public private(set) weak var frontmost: UIApplication?
  /// What was consumed instead of being forwarded to an app, the oldest first.
  public private(set) var consumed: [IOHIDEvent] = []

  private unowned let device: Device
  /// The fingers that came down in the app in front.
  private var forwardedFingers: Set<Int> = []

  init(device: Device) { self.device = device }

  /// Brings `application`, which is one of this device, to the front.
  public func open(_ application: UIApplication) {
    guard application.device === device, frontmost !== application else { return }
    leaveFront()
    frontmost = application
  }

  /// Shows the home screen. The touches of the app that was in front are cancelled.
  /// Source: rulebook EX-01.
  public func showHomeScreen() {
    leaveFront()
    frontmost = nil
  }

  private func leaveFront() {
    forwardedFingers = []
    frontmost?.interrupt()
  }

  /// Takes an event from the port, forwards what is the app's, and consumes the rest.
  func receive(_ event: IOHIDEvent) {
    device.note(.systemPort, event)
    guard let frontmost else { return consume(event, isWhole: true) }
    guard case .digitizer(let samples) = event.content else { return forward(event, to: frontmost) }
    var (forwarded, others): ([FingerSample], [FingerSample]) = ([], [])
    for sample in samples {
      if isForwarded(sample) { forwarded.append(sample) } else { others.append(sample) }
    }
    if others.isEmpty { return forward(event, to: frontmost) }
    consume(event.with(others), isWhole: forwarded.isEmpty)
    if !forwarded.isEmpty { forward(event.with(forwarded), to: frontmost) }
  }

  private func isForwarded(_ sample: FingerSample) -> Bool {
    switch sample.phase {
    case .began:
      forwardedFingers.insert(sample.finger)
      return true
    case .ended, .cancelled: return forwardedFingers.remove(sample.finger) != nil
    case .moved, .stationary: return forwardedFingers.contains(sample.finger)
    }
  }

  private func consume(_ event: IOHIDEvent, isWhole: Bool) {
    consumed.append(event)
    if isWhole { device.note(.springBoard, event, "consumes it") }
  }

  private func forward(_ event: IOHIDEvent, to application: UIApplication) {
    device.note(.springBoard, event, "forwards it to application")
    application.receive(event)
  }
}

extension IOHIDEvent {
  /// The same event with other samples.
  fileprivate func with(_ samples: [FingerSample]) -> IOHIDEvent {
    IOHIDEvent(number: number, milliseconds: milliseconds, content: .digitizer(samples))
  }
}
