import TouchScript

/// A touch in an event of the trace, and the contact that it belongs to.
struct TouchFact: Sendable {
  /// The event in which it was seen.
  let event: Int
  /// The contact that it belongs to; `Scene.unknown` where the script has no such finger.
  var contact = Scene.unknown
  let finger: Int
  let phase: TouchPhase
  let view: Int
  let window: Int
  let tapCount: Int
  let timestamp: Int
  let location: Point
  let previousLocation: Point
  let locationInReceiver: Point?
  /// Which touch object it is; 0: nobody told.
  let identity: Int

  private init(_ touch: Trace.Touch, in event: Int) {
    self.event = event
    finger = touch.finger
    phase = touch.phase
    view = max(Int(touch.view), Scene.unknown)
    window = max(Int(touch.window), Scene.unknown)
    tapCount = touch.tapCount
    timestamp = touch.timestamp
    location = touch.location
    previousLocation = touch.previousLocation
    locationInReceiver = touch.locationInReceiver
    identity = Int(touch.identity)
  }

  /// The touches of all events, in order.
  static func all(in trace: Trace) -> [TouchFact] {
    var touches: [TouchFact] = []
    touches.reserveCapacity(trace.touches.count)
    for (event, fact) in trace.events.enumerated() {
      for place in fact.touches { touches.append(TouchFact(trace.touches[place], in: event)) }
    }
    return touches
  }
}

extension Trace.Event {
  /// Whether it asks the same about the same two recognizers, with the same answer.
  func isSameQuestion(as other: Trace.Event) -> Bool {
    kind == other.kind && subject == other.subject && object == other.object
      && word == other.word && answer == other.answer
  }

  /// Whether it is `sendEvent(_:)` of the application.
  func isSentToApplication(_ names: Trace.Names) -> Bool {
    kind == .sendEvent && who == names.application
  }

  /// Whether it is `sendEvent(_:)` of a window.
  func isSentToWindow(_ names: Trace.Names) -> Bool {
    kind == .sendEvent && who != names.application
  }
}
