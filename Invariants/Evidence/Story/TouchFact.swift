import TouchScript

/// A touch in an event of the trace, and the contact that it belongs to.
struct TouchFact {
  private let touch: Trace.Touch
  /// The event in which it was seen.
  let event: Int
  /// The contact that it belongs to; `Scene.unknown` where the script has no such finger.
  let contact: Int

  fileprivate init(_ touch: Trace.Touch, in event: Int, of contact: Int) {
    self.touch = touch
    self.event = event
    self.contact = contact
  }

  var finger: Int { touch.finger }
  var phase: TouchPhase { touch.phase }
  var view: Int { max(Int(touch.view), Scene.unknown) }
  var window: Int { max(Int(touch.window), Scene.unknown) }
  var tapCount: Int { touch.tapCount }
  var timestamp: Int { touch.timestamp }
  var location: Point { touch.location }
  var previousLocation: Point { touch.previousLocation }
  var locationInReceiver: Point? { touch.locationInReceiver }
  /// Which touch object it is; 0: nobody told.
  var identity: Int { Int(touch.identity) }
}

/// The touches of all events of a trace, in order, read where they lie.
struct TouchFacts: RandomAccessCollection {
  private let touches: [Trace.Touch]
  private var owners: [(event: Int32, contact: Int32)]

  /// The touches of a trace, before it is known whose they are.
  init(of trace: Trace) {
    touches = trace.touches
    owners = Array(repeating: (0, Int32(Scene.unknown)), count: touches.count)
    let events = trace.events
    for event in events.indices {
      for place in events[event].touches { owners[place].event = Int32(truncatingIfNeeded: event) }
    }
  }

  var startIndex: Int { 0 }
  var endIndex: Int { touches.count }

  subscript(place: Int) -> TouchFact {
    TouchFact(touches[place], in: Int(owners[place].event), of: Int(owners[place].contact))
  }

  /// Says whose touch it is.
  mutating func assign(_ place: Int, to contact: Int) {
    owners[place].contact = Int32(truncatingIfNeeded: contact)
  }
}
