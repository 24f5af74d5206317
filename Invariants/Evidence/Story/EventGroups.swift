import TouchScript

/// The events of a trace sorted into groups, so that a rule about one group does not go through all:
/// by kind, or by recognizer or control.
struct EventGroups {
  /// The events, group by group, of each group in order.
  private var events: [Int32]
  /// Where the events of each group begin; behind them stands where the last end.
  private var starts: [Int32]

  /// Sorts events into so many groups; those with a group below zero, or beyond, are left out.
  init(_ facts: [Trace.Event], groups: Int, group: (Trace.Event) -> Int) {
    starts = Array(repeating: 0, count: groups + 1)
    for event in facts.indices {
      let group = group(facts[event])
      if group >= 0, group < groups { starts[group + 1] += 1 }
    }
    for group in 0..<groups { starts[group + 1] += starts[group] }
    events = Array(repeating: 0, count: Int(starts[groups]))
    // The starts serve as the places where the next event goes, and are put back behind.
    for event in facts.indices {
      let group = group(facts[event])
      guard group >= 0, group < groups else { continue }
      events[Int(starts[group])] = Int32(truncatingIfNeeded: event)
      starts[group] += 1
    }
    for group in stride(from: groups, to: 0, by: -1) { starts[group] = starts[group - 1] }
    starts[0] = 0
  }

  /// The groups, by number.
  var indices: Range<Int> { 0..<starts.count - 1 }

  /// The events of a group, in order.
  subscript(group: Int) -> EventList {
    EventList(events, Int(starts[group])..<Int(starts[group + 1]))
  }

  /// The events of a kind, in order, where they are sorted by kind.
  subscript(kind: Observation.Kind) -> EventList { self[Int(kind.rawValue)] }
}

extension EventGroups {
  /// The events by kind.
  init(byKind facts: [Trace.Event]) {
    self.init(facts, groups: Observation.Kind.allCases.count) { Int($0.kind.rawValue) }
  }

  /// The kinds of which there are any, where they are sorted by kind.
  var kinds: Observation.Kinds {
    var kinds: Observation.Kinds = []
    for kind in indices where starts[kind] < starts[kind + 1] {
      kinds.insert(Observation.Kinds(rawValue: 1 << UInt64(kind)))
    }
    return kinds
  }
}

/// Some events of a trace, by their places in it: a part of a longer list.
///
/// It has its own iterator, which does not call the collection to get from one index to the next.
struct EventList: RandomAccessCollection {
  private let events: [Int32]
  private let range: Range<Int>

  fileprivate init(_ events: [Int32], _ range: Range<Int>) {
    self.events = events
    self.range = range
  }

  var startIndex: Int { range.lowerBound }
  var endIndex: Int { range.upperBound }

  var count: Int { range.count }
  var isEmpty: Bool { range.isEmpty }
  var first: Int? { range.isEmpty ? nil : Int(events[range.lowerBound]) }

  subscript(place: Int) -> Int { Int(events[place]) }

  func makeIterator() -> Iterator { Iterator(events: events, range: range) }

  struct Iterator: IteratorProtocol {
    fileprivate let events: [Int32]
    private var place: Int
    private let end: Int

    fileprivate init(events: [Int32], range: Range<Int>) {
      self.events = events
      place = range.lowerBound
      end = range.upperBound
    }

    mutating func next() -> Int? {
      if place == end { return nil }
      defer { place += 1 }
      return Int(events[place])
    }
  }
}
