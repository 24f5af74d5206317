extension Trace {
  /// The same trace as an engine tells it that reports no more than `reports`: other observations are
  /// left out, and unreported fields have a value that says nothing.
  public func reporting(only reports: Reports) -> Trace {
    if reports.isSuperset(of: self.reports) { return self }
    var trace = self
    trace.reports = self.reports.intersection(reports)
    trace.leaveOut(self.reports.subtracting(reports))
    return trace
  }

  /// The kinds of observations in it.
  public var kinds: Reports { events.reduce(into: []) { $0.formUnion(Reports($1.kind)) } }

  private mutating func leaveOut(_ missing: Reports) {
    if !missing.isDisjoint(with: .kinds) {
      let all = touches
      events.removeAll { missing.contains($0.kind) }
      // A walk through all touches must not meet those of events that are gone.
      touches = []
      for index in events.indices where !events[index].touches.isEmpty {
        let start = touches.count
        touches += all[events[index].touches]
        events[index].touches = start..<touches.count
      }
    }
    if missing.isDisjoint(with: .fields) { return }
    for index in events.indices { leaveOut(missing, at: index) }
    if missing.contains(.order) { forgetOrder() }
  }

  private mutating func leaveOut(_ missing: Reports, at index: Int) {
    let event = events[index]
    for place in event.touches { touches[place].leaveOut(missing, at: event.at) }
    for field in event.kind.entry.fields {
      guard let report = field.report, missing.contains(report) else { continue }
      switch field.part {
      case .fingers: (events[index].allFingers, events[index].fingerList) = (0, 0)
      case .state: events[index].state = .possible
      case .answer: events[index].answer = false
      case .rest(0): if event.detail > 0 { events[index].detail = list(event.kind.entry.rest) }
      default: break
      }
    }
    if missing.isDisjoint(with: [Reports(.readingLocation), Reports(.velocity)]) { return }
    guard var reading = detail(of: events[index])?.reading else { return }
    if missing.contains(.readingLocation) { reading.location = .zero }
    if missing.contains(.velocity) { reading.velocity = nil }
    events[index].detail = list(.reading(reading))
  }

  /// Brings what recognizers did at one moment, with nobody else in between, into the order of the
  /// scene; what each of them did stays in order.
  public mutating func forgetOrder() {
    var start = 0
    while start < events.count {
      guard events[start].isOfRecognizerAlone else {
        start += 1
        continue
      }
      var end = start + 1
      while end < events.count, events[end].isOfRecognizerAlone, events[end].at == events[start].at
      {
        end += 1
      }
      let sorted = events[start..<end].enumerated().sorted {
        ($0.element.subject, $0.offset) < ($1.element.subject, $1.offset)
      }
      for (place, event) in sorted.enumerated() { events[start + place] = event.element }
      start = end
    }
  }
}

extension Trace.Event {
  /// Whether it tells what a recognizer received or did, and of nobody else.
  fileprivate var isOfRecognizerAlone: Bool {
    kind == .recognizer || kind == .action || kind == .reset
  }
}

extension Trace.Touch {
  fileprivate mutating func leaveOut(_ missing: Reports, at time: Int) {
    if missing.contains(.identity) { identity = 0 }
    if missing.contains(.location) { location = .zero }
    if missing.contains(.previousLocation) { previousLocation = location }
    if missing.contains(.locationInReceiver) { locationInReceiver = nil }
    if missing.contains(.tapCount) { tapCount = 1 }
    if missing.contains(.timestamp) { timestamp = time }
  }
}
