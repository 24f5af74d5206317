/// Reads a trace from JSON, straight into its flat lists.
struct TraceReader {
  private var trace: Trace
  private let required: RequiredKeys

  private static let traceKeys = JSONTable([Trace.eventsName])
  /// The kinds by their names, and the time, which has the place behind the last kind.
  private static let eventKeys = JSONTable(Observation.Kind.names + [Trace.timeName])
  private static let touchTable = JSONTable(TouchKey.allCases.map(\.rawValue))
  private static let askedKeys = JSONTable([Trace.askedView])
  private static let kinds = Observation.Kind.allCases
  private static let touchKeys = TouchKey.allCases
  private static let phases = WordTable<TouchPhase>()
  private static let eventPhases = WordTable<EventPhase>()
  private static let states = WordTable<RecognizerState>()
  private static let delegates = WordTable("asked", [(Trace.askedDelegate, ())])

  /// Reads a trace of a scenario; without one, every name is a stranger.
  static func read(
    from reader: inout JSONReader, of scenario: Scenario? = nil, reporting reports: Reports = .all
  ) throws(JSONReader.Unread) -> Trace {
    var trace = Trace()
    if let scenario {
      trace = Trace(of: scenario)
      trace.reserve(for: scenario)
    }
    var traces = TraceReader(trace: trace, required: .reporting(reports))
    try reader.object(traceKeys) { _, reader throws(JSONReader.Unread) in
      try reader.list { reader throws(JSONReader.Unread) in
        try traces.readEvent(from: &reader)
      }
    }
    return traces.trace
  }

  private mutating func readEvent(
    from reader: inout JSONReader
  ) throws(JSONReader.Unread) {
    let start = reader
    var at: Int?
    let count = trace.events.count
    try reader.object(Self.eventKeys, readsNull: true) { key, reader throws(JSONReader.Unread) in
      if key == Self.kinds.count {
        at = try reader.whole()
      } else if trace.events.count > count {
        throw reader.problem("an entry has one observation, and here is another")
      } else {
        try readObservation(Self.kinds[key], from: &reader)
      }
    }
    if trace.events.count == count { throw start.noObservation(of: Observation.Kind.names) }
    guard let at else { throw start.problem("missing", with: Trace.timeName, of: start.place) }
    trace.events[count].at = at
  }

  private mutating func readObservation(
    _ kind: Observation.Kind, from reader: inout JSONReader
  ) throws(JSONReader.Unread) {
    let entry = kind.entry
    var event = Trace.Event(kind)
    var rest = entry.rest
    let firstTouch = trace.touches.count
    let firstName = trace.listed.count
    try reader.object(
      entry.table, required: required.of(kind), missing: { entry.fields[$0].report.complaint }
    ) { key, reader throws(JSONReader.Unread) in
      switch entry.fields[key].part {
      case .who(let space): event.subject = try number(space, &reader)
      case .other(let space): event.object = try number(space, &reader)
      case .delegateOrView: event.object = try askedNumber(&reader)
      case .answer: event.answer = try reader.flag()
      case .phase: event.phase = try Self.phases.read(&reader)
      case .eventPhase: event.phase = TouchPhase(try Self.eventPhases.read(&reader))
      case .state: event.state = try Self.states.read(&reader)
      case .word(let words): event.word = try words.read(&reader)
      case .touch: try readTouch(from: &reader)
      case .touches:
        try reader.list { reader throws(JSONReader.Unread) in try readTouch(from: &reader) }
      case .finger: trace.tell(&event, fingers: [try reader.whole()])
      case .fingers: try readFingers(&event, from: &reader)
      case .point: event.point = try Point.read(from: &reader)
      case .names(let space):
        try reader.list { reader throws(JSONReader.Unread) in
          trace.listed.append(try number(space, &reader))
        }
      case .text: rest = .text(try reader.text().string)
      case .rest(let property): rest = try rest?.record?.reading(property, from: &reader)
      }
    }
    if trace.touches.count > firstTouch { event.touches = firstTouch..<trace.touches.count }
    if trace.listed.count > firstName { event.names = firstName..<trace.listed.count }
    event.detail = trace.list(rest)
    trace.events.append(event)
  }

  @inline(__always)
  private mutating func number(
    _ space: Trace.Names.Space, _ reader: inout JSONReader
  ) throws(JSONReader.Unread) -> Trace.Number {
    trace.names.number(try reader.text(), in: space)
  }

  /// The view that was asked; nobody, where it was the delegate.
  private mutating func askedNumber(
    _ reader: inout JSONReader
  ) throws(JSONReader.Unread) -> Trace.Number {
    var asked = Trace.Number(Trace.Names.none)
    switch try reader.peek() {
    case .quote: try Self.delegates.read(&reader)
    case .brace:
      try reader.object(Self.askedKeys, required: 1) { _, reader throws(JSONReader.Unread) in
        asked = try number(.responders, &reader)
      }
    default: throw reader.mismatch("text or an object")
    }
    return asked
  }

  private mutating func readTouch(
    from reader: inout JSONReader
  ) throws(JSONReader.Unread) {
    var touch = Trace.Touch(
      finger: 0, phase: .stationary, view: -1, window: -1, tapCount: 0, timestamp: 0,
      location: .zero, previousLocation: .zero)
    try reader.object(
      Self.touchTable, required: required.ofTouch,
      missing: { Self.touchKeys[$0].report.complaint }
    ) { key, reader throws(JSONReader.Unread) in
      switch Self.touchKeys[key] {
      case .finger: touch.finger = try reader.whole()
      case .phase: touch.phase = try Self.phases.read(&reader)
      case .view: touch.view = try number(.responders, &reader)
      case .window: touch.window = try number(.responders, &reader)
      case .tapCount: touch.tapCount = try reader.whole()
      case .timestamp: touch.timestamp = try reader.whole()
      case .location: touch.location = try Point.read(from: &reader)
      case .previousLocation: touch.previousLocation = try Point.read(from: &reader)
      case .locationInReceiver: touch.locationInReceiver = try Point.read(from: &reader)
      case .identity:
        let start = reader
        let number = try reader.whole()
        guard let identity = UInt32(exactly: number) else {
          throw start.problem("\(number) is no number of a touch")
        }
        touch.identity = identity
      }
    }
    trace.touches.append(touch)
  }

  private mutating func readFingers(
    _ event: inout Trace.Event, from reader: inout JSONReader
  ) throws(JSONReader.Unread) {
    var bits: UInt64 = 0
    var list: [Int]?
    try reader.list { reader throws(JSONReader.Unread) in
      let finger = try reader.whole()
      // Bits say the fingers as long as each is larger than the one before.
      if list == nil, 0...63 ~= finger, bits >> UInt64(finger) == 0 {
        bits |= 1 << UInt64(finger)
      } else {
        list = (list ?? (0...63).filter { bits & 1 << UInt64($0) != 0 }) + [finger]
      }
    }
    event.allFingers = bits
    if let list { trace.tell(&event, fingers: list) }
  }
}

extension JSONReader {
  /// The object that comes next has none of the keys of observations.
  fileprivate func noObservation(of kinds: [String]) -> Unread {
    var reader = self
    var isFirst = true
    do throws(Unread) {
      try reader.take(.brace)
      while let key = try reader.key(isFirst: &isFirst) {
        if key.string != Trace.timeName {
          return unknown("observation", key.string, known: kinds, at: place)
        }
        try reader.skip()
      }
    } catch {
      return error
    }
    return problem("no observation; known: \(kinds.listed)")
  }
}
