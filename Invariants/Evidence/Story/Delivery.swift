import TouchScript

/// One event of the script, and the part of the trace that shows how it was delivered.
struct Delivery {
  let at: Int
  let kind: Kind
  /// The fingers that change, by the script; without those of which the app does not hear.
  let fingers: [Scenario.Finger]
  /// From the first hit test, question or `sendEvent` to the last event of that time, or to what
  /// belongs to the next `sendEvent` of the application.
  var events: Range<Int>
  /// Where the application's `sendEvent` stands; `Scene.none` where it is missing.
  let send: Int

  /// Whether it may have been several events, one for each finger: the system took touches away, and
  /// no event shows how. Source: rulebook SY-06, TO-34, RE-13, RE-69.
  var mayBeSeveral: Bool {
    kind == .interruption && send == Scene.none && fingers.count > 1
  }

  /// What brought the event about.
  enum Kind {
    /// What fingers do.
    case touches
    /// The system took all touches away. Source: rulebook EX-01.
    case interruption
    /// Touches were taken away that may be, but need not be. Source: rulebook EX-19.
    case unforeseen
  }

  /// Where what belongs to the event sent at `send` begins, not before `earliest`: with its first hit
  /// test, or with the first question about its touches. Both may come before the event is sent, and
  /// what recognizers still have to do may stand between. `isFirst`: no event was sent before it at
  /// that time. Source: rulebook HT-41, TO-22, RE-07, RE-08.
  static func start(
    of send: Int, notBefore earliest: Int, isFirst: Bool, _ facts: [Trace.Event],
    _ touches: [Trace.Touch]
  ) -> Int {
    // Nothing is looked for on behalf of an event without touches, such as that of a shake.
    if facts[send].touches.isEmpty { return send }
    var start = send
    while start > earliest, facts[start - 1].isPreparation { start -= 1 }
    let run = start..<send
    let wide = isFirst ? earliest..<send : run
    if let test = wide.first(where: { facts[$0].kind == .hitTest }) { return test }
    let new = facts[send].touches.filter { touches[$0].phase == .began }.map { touches[$0].finger }
    return run.first { question in
      facts[question].kind == .shouldReceiveEvent
        || facts[question].kind == .shouldReceive
          // What is asked of others is of the event before.
          && facts[question].touches.contains { new.contains(touches[$0].finger) }
    } ?? send
  }
}

extension Trace.Event {
  /// Whether it may stand between the first hit test for an event and its being sent.
  fileprivate var isPreparation: Bool {
    kind == .hitTest || kind == .pointInside || kind == .reset || asksAboutTouches
      || kind == .shouldRequireFailure || kind == .shouldBeRequiredToFail
  }

  fileprivate var asksAboutTouches: Bool { kind == .shouldReceive || kind == .shouldReceiveEvent }
}
