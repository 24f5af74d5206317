import TouchScript

/// One event of the script, and the part of the trace that shows how it was delivered.
struct Delivery {
  let at: Int
  let kind: Kind
  /// The fingers that change, by the script; without those of which the app does not hear.
  let fingers: [Scenario.Finger]
  /// From the first hit test or `sendEvent` to the last event of that time, or to the next
  /// `sendEvent` of the application.
  let events: Range<Int>
  /// Where the application's `sendEvent` stands; `Scene.none` where it is missing.
  let send: Int

  /// What brought the event about.
  enum Kind {
    /// What fingers do.
    case touches
    /// The system took all touches away. Source: rulebook EX-01.
    case interruption
    /// Touches were taken away that may be, but need not be. Source: rulebook EX-19.
    case unforeseen
  }

  /// The hit tests, all of which come before the event is sent.
  var hitTests: Range<Int> {
    send == Scene.none ? events.lowerBound..<events.lowerBound : events.lowerBound..<send
  }

  /// Where the hit tests begin that lead to the event sent at `send`, not before `earliest`.
  static func start(of send: Int, notBefore earliest: Int, _ facts: [Trace.Event]) -> Int {
    var start = send
    while start > earliest, facts[start - 1].isHitTest { start -= 1 }
    while start < send, facts[start].kind == .pointInside { start += 1 }
    return start
  }
}

extension Trace.Event {
  fileprivate var isHitTest: Bool { kind == .hitTest || kind == .pointInside }
}
