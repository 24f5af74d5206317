import TouchScript

/// One event of the script, and the part of the trace that shows how it was delivered.
struct Delivery: Sendable {
  let at: Int
  /// The fingers that change, by the script.
  let fingers: [Scenario.Finger]
  /// From the first hit test or `sendEvent` to the last event of that time.
  let events: Range<Int>
  /// Where the application's `sendEvent` stands; `Scene.none` where it is missing.
  let send: Int

  /// The hit tests, all of which come before the event is sent.
  var hitTests: Range<Int> {
    send == Scene.none ? events.lowerBound..<events.lowerBound : events.lowerBound..<send
  }

  /// Finds the deliveries of a script in a trace.
  static func all(of script: [Scenario.Step], in facts: [Fact]) -> [Delivery] {
    var deliveries: [Delivery] = []
    var place = 0
    for step in script {
      while place < facts.count, facts[place].at < step.at { place += 1 }
      var end = place
      while end < facts.count, facts[end].at == step.at { end += 1 }
      if !step.touches.isEmpty {
        deliveries.append(Delivery(step, in: place..<end, facts))
      }
      place = end
    }
    return deliveries
  }

  private init(_ step: Scenario.Step, in range: Range<Int>, _ facts: [Fact]) {
    at = step.at
    fingers = step.touches
    var start = range.lowerBound
    var send = Scene.none
    for index in range where facts[index].kind == .applicationSends {
      send = index
      break
    }
    if send != Scene.none {
      start = send
      while start > range.lowerBound, facts[start - 1].isHitTest { start -= 1 }
      while start < send, facts[start].kind == .pointInside { start += 1 }
    } else {
      start = range.first { facts[$0].kind == .hitTest || facts[$0].kind == .windowSends } ?? start
    }
    self.send = send
    events = start..<range.upperBound
  }
}

extension Fact {
  fileprivate var isHitTest: Bool { kind == .hitTest || kind == .pointInside }
}
