import TouchScript

/// The events of a trace by kind, so that a rule about one kind does not go through all.
struct FactIndex: Sendable {
  /// The events, kind by kind, of each kind in order.
  private var events: [Int]
  /// Where the events of each kind begin; behind them stands where the last end.
  private var starts = Array(repeating: 0, count: Observation.Kind.allCases.count + 1)

  init(_ facts: [Trace.Event]) {
    for fact in facts { starts[Int(fact.kind.rawValue) + 1] += 1 }
    for kind in starts.indices.dropFirst() { starts[kind] += starts[kind - 1] }
    events = Array(repeating: 0, count: facts.count)
    var next = starts
    for (event, fact) in facts.enumerated() {
      let kind = Int(fact.kind.rawValue)
      events[next[kind]] = event
      next[kind] += 1
    }
  }

  /// The events of a kind, in order.
  subscript(kind: Observation.Kind) -> ArraySlice<Int> {
    events[starts[Int(kind.rawValue)]..<starts[Int(kind.rawValue) + 1]]
  }
}
