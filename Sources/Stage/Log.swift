import TouchScript

/// Collects what the probes see, in order, with the engine's virtual time.
final class Log {
  private var trace: Trace
  /// Whose clock tells the time.
  var device: Device?
  /// What the app does inside callbacks; nil: nothing.
  var reactions: Reactions?
  private var lastEvent: UIEvent?
  private var lastFingers: [Int] = []
  private var identities = Identities()

  init(_ scenario: Scenario) { trace = Trace(of: scenario) }

  /// Notes an event, and returns its place for answers that come later.
  @discardableResult
  func add(_ event: Trace.Event) -> Int {
    var event = event
    event.at = device?.time ?? 0
    return trace.append(event)
  }

  /// Notes an event about a touch that was seen just before.
  func add(_ event: Trace.Event, _ touch: Trace.Touch) {
    add(event)
    trace.append(touch)
  }

  /// Notes an event with all its touches as they are now.
  func add(_ event: Trace.Event, _ touches: Set<UITouch>) {
    add(event)
    note(touches, in: nil)
  }

  /// Notes a call of one of the four touch methods, of a view where one is called.
  @discardableResult
  func add(
    _ call: Trace.Event, _ touches: Set<UITouch>, _ event: UIEvent?, in receiver: UIView? = nil
  ) -> Int {
    let place = add(call)
    note(touches, in: receiver)
    let fingers = fingers(of: event)
    if !fingers.isEmpty { trace.append(fingers: fingers) }
    return place
  }

  /// Notes an event with what only some have to say.
  @discardableResult
  func add(_ event: Trace.Event, _ detail: Observation.Detail) -> Int {
    let place = add(event)
    trace.append(detail)
    return place
  }

  /// Notes an event with the fingers and the names that were read off.
  func add(_ event: Trace.Event, fingers: [Int] = [], names: [Trace.Number] = []) {
    add(event)
    if !fingers.isEmpty { trace.append(fingers: fingers) }
    for name in names { trace.append(name: name) }
  }

  /// Notes the answer of a call that was noted on entry.
  func complete(_ place: Int, _ change: (inout Trace.Event) -> Void) {
    trace.complete(place, change)
  }

  /// Gives what was noted, and lets go of what may lead back to the log.
  func close() -> Trace {
    lastEvent = nil
    identities = Identities()
    device = nil
    return trace
  }

  /// The number of the responder that the scenario calls `id`.
  func responder(_ id: Scenario.ID) -> Trace.Number { trace.number(id, in: .responders) }

  /// The number of the recognizer that the scenario calls `id`.
  func recognizer(_ id: Scenario.ID) -> Trace.Number { trace.number(id, in: .recognizers) }

  /// The number of a responder.
  func number(of responder: UIResponder) -> Trace.Number { self.responder(name(of: responder)) }

  /// The number of a recognizer.
  func number(of recognizer: UIGestureRecognizer) -> Trace.Number {
    self.recognizer(name(of: recognizer))
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
        Trace.Event(
          .actionMethod, self.responder(name(ofSender: sender)), number(of: responder),
          answer: event != nil),
        .text(action))
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
  func touch(_ touch: UITouch, in receiver: UIView? = nil) -> Trace.Touch {
    Trace.Touch(
      finger: touch.finger, phase: .init(touch.phase),
      identity: UInt32(identities.number(of: touch)),
      view: trace.number(touch.view?.accessibilityIdentifier, in: .responders),
      window: trace.number(touch.window?.accessibilityIdentifier, in: .responders),
      tapCount: touch.tapCount, timestamp: Int((touch.timestamp * 1000).rounded()),
      location: .init(touch.location(in: nil)),
      previousLocation: .init(touch.previousLocation(in: nil)),
      locationInReceiver: receiver.map { .init(touch.location(in: $0)) })
  }

  /// Adds touches as they are now to the last event, by finger.
  private func note(_ touches: Set<UITouch>, in receiver: UIView?) {
    if touches.count == 1, let touch = touches.first {
      trace.append(self.touch(touch, in: receiver))
    } else {
      for touch in byFinger(touches) { trace.append(self.touch(touch, in: receiver)) }
    }
  }

  /// Touches by finger; of two touches of one finger, the one that changed first.
  func byFinger(_ touches: Set<UITouch>) -> [UITouch] {
    touches.sorted { ($0.finger, $0.timestamp) < ($1.finger, $1.timestamp) }
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
