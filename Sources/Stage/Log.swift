import TouchScript

/// Collects what the probes see, in order, with the engine's virtual time.
final class Log {
  private var events: [Trace.Event] = []
  /// Whose clock tells the time.
  var device: Device?
  /// What the app does inside callbacks; nil: nothing.
  var reactions: Reactions?
  private var lastEvent: UIEvent?
  private var lastFingers: [Int] = []
  private var identities = Identities()

  init() { events.reserveCapacity(48) }

  /// Notes an observation, and returns its place for answers that come later.
  @discardableResult
  func add(_ what: consuming Observation) -> Int {
    events.append(Trace.Event(at: device?.time ?? 0, what))
    return events.count - 1
  }

  /// Puts the completed observation in the place of the one that was noted on entry.
  func complete(_ place: Int, with what: consuming Observation) {
    events[place].what = what
  }

  /// Gives what was noted, and lets go of what may lead back to the log.
  func close() -> [Trace.Event] {
    lastEvent = nil
    identities = Identities()
    device = nil
    return events
  }

  /// The scenario's name of a responder.
  func name(of responder: UIResponder) -> Scenario.ID {
    switch responder {
    case let view as UIView: view.accessibilityIdentifier ?? "unnamed view"
    case let controller as UIViewController:
      controller.restorationIdentifier ?? "unnamed controller"
    case is UIWindowScene: Scenario.Reserved.scene
    case is UIApplication: Scenario.Reserved.application
    case is ProbeDelegate: Scenario.Reserved.delegate
    default: "unnamed responder"
    }
  }

  /// The scenario's name of a recognizer, or what a scroll view's own is called.
  func name(of recognizer: UIGestureRecognizer) -> Scenario.ID { recognizer.name ?? "unnamed" }

  /// Makes `responder` implement `action` by noting that it was called.
  func implement(_ action: String, on responder: UIResponder) {
    responder.implement(action) { [unowned self, unowned responder] sender, event in
      add(
        .actionMethod(
          receiver: name(of: responder), action: action, sender: name(ofSender: sender),
          withEvent: event != nil))
    }
  }

  private func name(ofSender sender: AnyObject?) -> Scenario.ID {
    switch sender {
    case let responder as UIResponder: name(of: responder)
    case let recognizer as UIGestureRecognizer: name(of: recognizer)
    default: "nobody"
    }
  }

  /// A touch as it is now, for a callback of `receiver`.
  func state(of touch: UITouch, in receiver: UIView? = nil) -> TouchState {
    TouchState(
      finger: touch.finger, phase: .init(touch.phase),
      view: touch.view?.accessibilityIdentifier, window: touch.window?.accessibilityIdentifier,
      tapCount: touch.tapCount, timestamp: Int((touch.timestamp * 1000).rounded()),
      location: .init(touch.location(in: nil)),
      previousLocation: .init(touch.previousLocation(in: nil)),
      locationInReceiver: receiver.map { .init(touch.location(in: $0)) },
      identity: identities.number(of: touch))
  }

  /// Touches as they are now, by finger.
  func states(of touches: Set<UITouch>, in receiver: UIView? = nil) -> [TouchState] {
    if touches.count == 1, let touch = touches.first { return [state(of: touch, in: receiver)] }
    return byFinger(touches).map { state(of: $0, in: receiver) }
  }

  /// Touches by finger; of two touches of one finger, the one that changed first.
  func byFinger(_ touches: Set<UITouch>) -> [UITouch] {
    touches.sorted { ($0.finger, $0.timestamp) < ($1.finger, $1.timestamp) }
  }

  /// A call of one of the four touch methods.
  func call(
    _ phase: TouchPhase, _ touches: Set<UITouch>, _ event: UIEvent?, in receiver: UIView? = nil
  ) -> TouchCall {
    TouchCall(phase, touches: states(of: touches, in: receiver), allFingers: fingers(of: event))
  }

  /// The fingers of an event, ascending. The last answer is kept: many calls have the same event.
  private func fingers(of event: UIEvent?) -> [Int] {
    if event == nil || event !== lastEvent {
      lastEvent = event
      lastFingers = (event?.allTouches ?? []).map(\.finger)
      if lastFingers.count > 1 { lastFingers.sort() }
    }
    return lastFingers
  }
}
