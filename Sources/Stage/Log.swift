import TouchScript

/// Collects what the probes see, in order, with the engine's virtual time.
///
/// Its properties are used at every callback, and nobody is called while one is changed: so Swift need
/// not watch that (`exclusivity`), which would take longer than to take the note.
final class Log {
  @exclusivity(unchecked) private var trace: Trace
  /// The names of the scene, and their numbers.
  let names: Trace.Names
  /// Whose clock tells the time.
  @exclusivity(unchecked) var clock: Clock?
  /// Whose timers the app has.
  weak var application: UIApplication?
  /// What the app does inside callbacks; nil: nothing.
  @exclusivity(unchecked) var reactions: Reactions?
  @exclusivity(unchecked) private var lastEvent: UIEvent?
  @exclusivity(unchecked) private var lastFingers: [Int] = []
  @exclusivity(unchecked) private var identities = Identities()

  init(_ scenario: Scenario) {
    trace = Trace(of: scenario)
    names = trace.names
    trace.reserve(for: scenario)
  }

  /// Notes an event, and returns its place for answers that come later.
  @discardableResult
  func add(_ event: Trace.Event) -> Int {
    var event = event
    event.at = clock?.now ?? 0
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

  /// Notes an event with the fingers of touches that were read off.
  func add(_ event: Trace.Event, fingersOf touches: some Collection<UITouch>) {
    add(event)
    let fingers = touches.count > 1 ? touches.map(\.finger).sorted() : touches.map(\.finger)
    if !fingers.isEmpty { trace.append(fingers: fingers) }
  }

  /// Adds somebody who was read off to the last event.
  func list(_ number: Trace.Number) { trace.append(name: number) }

  /// Notes the answer of a call that was noted on entry.
  func complete(_ place: Int, _ change: (inout Trace.Event) -> Void) {
    trace.complete(place, change)
  }

  /// Gives what was noted, and lets go of what may lead back to the log.
  func close() -> Trace {
    lastEvent = nil
    identities = Identities()
    clock = nil
    return trace
  }

  /// Has the app do something in so many milliseconds.
  func after(_ milliseconds: Int, _ action: @escaping () -> Void) -> VirtualTimer? {
    application?.timer(after: milliseconds, action)
  }

  /// The number of the responder that the scenario calls `id`.
  func responder(_ id: Scenario.ID) -> Trace.Number { trace.number(id, in: .responders) }

  /// The number of the recognizer that the scenario calls `id`.
  func recognizer(_ id: Scenario.ID) -> Trace.Number { trace.number(id, in: .recognizers) }

  /// The number of a responder.
  func number(of responder: UIResponder) -> Trace.Number {
    if let view = responder as? UIView { return number(of: view) }
    return self.responder(name(of: responder))
  }

  /// The number of a view.
  func number(of view: UIView) -> Trace.Number {
    let number = number(ifNamed: view)
    return number == Trace.Names.none ? responder(name(of: view)) : number
  }

  /// The number of a view that is in the scenario; none for others.
  private func number(ifNamed view: UIView?) -> Trace.Number {
    Trace.Number(truncatingIfNeeded: view?.tag ?? 0) - 1
  }

  /// Makes it known by which number the scenario counts a view. The view has it as its tag, from 1,
  /// for 0 is the tag of all others: so no name needs to be looked up when the view calls.
  static func mark(_ view: UIView, as number: Trace.Number) { view.tag = Int(number) + 1 }

  /// The number of a recognizer.
  func number(of recognizer: UIGestureRecognizer) -> Trace.Number {
    self.recognizer(name(of: recognizer))
  }

  /// The scenario's name of a responder.
  func name(of responder: UIResponder) -> Scenario.ID {
    switch responder {
    case let view as UIView: view.accessibilityIdentifier ?? Self.privateName(of: view)
    case let controller as UIViewController:
      controller.restorationIdentifier ?? Self.privateName(of: controller)
    case is UIWindowScene: Scenario.Reserved.scene
    case is UIApplication: Scenario.Reserved.application
    case is ProbeDelegate: Scenario.Reserved.delegate
    default: Self.privateName(of: responder)
    }
  }

  /// What has no name in the scenario is the engine's own.
  private static func privateName(of object: AnyObject) -> Scenario.ID {
    Trace.Names.privatePrefix + String(describing: type(of: object))
  }

  /// The scenario's name of a recognizer, or what a scroll view's own is called.
  func name(of recognizer: UIGestureRecognizer) -> Scenario.ID {
    recognizer.name ?? Self.privateName(of: recognizer)
  }

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
      view: number(ifNamed: touch.view), window: number(ifNamed: touch.window),
      tapCount: touch.tapCount, timestamp: Int((touch.timestamp * 1000).rounded()),
      location: .init(touch.location(in: nil)),
      previousLocation: .init(touch.previousLocation(in: nil)),
      locationInReceiver: receiver.map { .init(touch.location(in: $0)) },
      identity: UInt32(identities.number(of: touch)))
  }

  /// Adds touches as they are now to the last event, by finger.
  private func note(_ touches: Set<UITouch>, in receiver: UIView?) {
    if touches.count == 1, let touch = touches.first {
      trace.append(self.touch(touch, in: receiver))
    } else {
      for touch in byFinger(touches) { trace.append(self.touch(touch, in: receiver)) }
    }
  }

  /// Touches by finger; of two touches of one finger, the one that changed first, or else the one
  /// that was seen first: a set's own order must not show.
  func byFinger(_ touches: Set<UITouch>) -> [UITouch] {
    if touches.count < 2 { return Array(touches) }
    return touches.sorted { one, other in
      (one.finger, one.timestamp) == (other.finger, other.timestamp)
        ? identities.known(one) < identities.known(other)
        : (one.finger, one.timestamp) < (other.finger, other.timestamp)
    }
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
