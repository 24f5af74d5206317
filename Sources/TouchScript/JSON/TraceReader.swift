/// Reads a trace from JSON, straight into its flat lists.
struct TraceReader {
  private var trace: Trace

  private static let phases = WordTable<TouchPhase>()
  private static let eventPhases = WordTable<EventPhase>()
  private static let states = WordTable<RecognizerState>()
  private static let traceKeys = JSONTable([Trace.eventsName])
  private static let touchTable = JSONTable(TouchKey.allCases.map(\.rawValue))
  private static let touchKeys = TouchKey.allCases
  private static let askedTable = JSONTable(ObservationKeys.asked)

  private let keys: UnreportedKeys

  /// Reads a trace of a scenario; without one, whoever turns up is a stranger.
  static func read(
    from reader: inout JSONReader, of scenario: Scenario? = nil, keys: UnreportedKeys = .none
  ) throws(JSONReader.Unread) -> Trace {
    var traces = TraceReader(scenario, keys)
    try traces.readTrace(from: &reader)
    return traces.trace
  }

  private init(_ scenario: Scenario?, _ keys: UnreportedKeys) {
    self.keys = keys
    guard let scenario else {
      trace = Trace()
      return
    }
    trace = Trace(of: scenario)
    trace.reserve(for: scenario)
  }

  private mutating func readTrace(
    from reader: inout JSONReader
  ) throws(JSONReader.Unread) {
    try reader.take(.brace)
    var isRead = false
    var isFirst = true
    while let key = try reader.key(isFirst: &isFirst) {
      guard Self.traceKeys[key] != JSONTable.free else {
        try reader.pass(key, known: Self.traceKeys.names)
        continue
      }
      if isRead { throw reader.twice() }
      isRead = true
      if try reader.takeNull() { continue }
      try reader.take(.bracket)
      var isFirst = true
      while try reader.goesOn(isFirst: &isFirst) { try readEvent(from: &reader) }
    }
  }

  private mutating func readEvent(
    from reader: inout JSONReader
  ) throws(JSONReader.Unread) {
    reader.skipSpace()
    let start = reader.place
    try reader.take(.brace)
    var at: Int?
    var isRead = false
    var stranger: String?
    var isFirst = true
    while let key = try reader.key(isFirst: &isFirst) {
      let place = ObservationKeys.kinds[key]
      if place == ObservationKeys.time {
        if at != nil { throw reader.twice() }
        at = try reader.whole()
      } else if place == JSONTable.free {
        if stranger == nil { stranger = key.string }
        try reader.pass(key, known: Observation.Kind.names)
      } else {
        if isRead { throw reader.problem("an entry has one observation, and here is another") }
        isRead = true
        try readObservation(ObservationKeys.all[Int(place)], from: &reader)
      }
    }
    guard isRead else {
      let names = Observation.Kind.names
      throw stranger.map { reader.unknown("observation", $0, known: names, at: start) }
        ?? reader.problem("no observation; known: \(names.listed)", at: start)
    }
    guard let at else { throw reader.problem("missing", with: ObservationKeys.timeName, of: start) }
    trace.events[trace.events.count - 1].at = at
  }

  private mutating func readObservation(
    _ keys: ObservationKeys, from reader: inout JSONReader
  ) throws(JSONReader.Unread) {
    var event = Trace.Event(keys.kind)
    var rest = keys.rest
    let firstTouch = trace.touches.count
    let firstName = trace.listed.count
    var seen: UInt64 = 0
    let required = self.keys.required(of: keys.kind)
    reader.skipSpace()
    let start = reader.place
    try reader.take(.brace)
    var isFirst = true
    while let key = try reader.key(isFirst: &isFirst) {
      let place = keys.table[key]
      if place == JSONTable.free {
        try reader.pass(key, known: keys.table.names)
        continue
      }
      let bit: UInt64 = 1 << UInt64(place)
      if seen & bit != 0 { throw reader.twice() }
      if required & bit == 0, try reader.takeNull() { continue }
      seen |= bit
      switch keys.members[Int(place)].part {
      case .who(let space): event.subject = try number(space, &reader)
      case .other(let space, _): event.object = try number(space, &reader)
      case .delegateOrView: event.object = try askedNumber(&reader)
      case .answer: event.answer = try reader.flag()
      case .phase: event.phase = try Self.phases.read(&reader)
      case .eventPhase: event.phase = TouchPhase(try Self.eventPhases.read(&reader))
      case .state: event.state = try Self.states.read(&reader)
      case .word:
        let start = reader.place
        let word = try reader.text()
        let place = keys.wordTable[word]
        guard place != JSONTable.free else {
          throw reader.unknown(
            keys.wordNoun, word.string, known: keys.words.map(\.text), at: start)
        }
        event.word = keys.words[Int(place)]
      case .touch: try readTouch(from: &reader)
      case .touches:
        try reader.take(.bracket)
        var isFirst = true
        while try reader.goesOn(isFirst: &isFirst) { try readTouch(from: &reader) }
      case .finger: trace.tell(&event, fingers: [try reader.whole()])
      case .fingers: try readFingers(&event, from: &reader)
      case .point: event.point = try Point.read(from: &reader)
      case .names(let space):
        try reader.take(.bracket)
        var isFirst = true
        while try reader.goesOn(isFirst: &isFirst) {
          trace.listed.append(try number(space, &reader))
        }
      case .text: rest = .text(try reader.text().string)
      case .rest: try rest?.read(keys.members[Int(place)].property, from: &reader)
      }
    }
    if seen & required != required {
      let missing = keys.members[(required & ~seen).trailingZeroBitCount]
      throw reader.problem(missing.report.complaint, with: missing.name, of: start)
    }
    if trace.touches.count > firstTouch { event.touches = firstTouch..<trace.touches.count }
    if trace.listed.count > firstName { event.names = firstName..<trace.listed.count }
    event.detail = trace.list(rest)
    trace.events.append(event)
  }

  // MARK: Names

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
    if try reader.peek() == .quote {
      let start = reader.place
      let word = try reader.text()
      guard Self.askedTable[word] == 0 else {
        throw reader.unknown("asked", word.string, known: ObservationKeys.asked, at: start)
      }
      return Trace.Number(Trace.Names.none)
    }
    guard try reader.peek() == .brace else { throw reader.mismatch("text or an object") }
    let start = reader.place
    try reader.take(.brace)
    var asked: Trace.Number?
    var isFirst = true
    while let key = try reader.key(isFirst: &isFirst) {
      if Self.askedTable[key] == 1 {
        if asked != nil { throw reader.twice() }
        asked = try number(.responders, &reader)
      } else {
        try reader.pass(key, known: ObservationKeys.asked)
      }
    }
    guard let asked else {
      throw reader.problem("missing", with: ObservationKeys.asked[1], of: start)
    }
    return asked
  }

  // MARK: Touches

  private mutating func readTouch(
    from reader: inout JSONReader
  ) throws(JSONReader.Unread) {
    var touch = Trace.Touch(
      finger: 0, phase: .stationary, view: -1, window: -1, tapCount: 0, timestamp: 0,
      location: .zero, previousLocation: .zero)
    var seen: UInt64 = 0
    reader.skipSpace()
    let start = reader.place
    try reader.take(.brace)
    var isFirst = true
    while let key = try reader.key(isFirst: &isFirst) {
      let place = Self.touchTable[key]
      if place == JSONTable.free {
        try reader.pass(key, known: Self.touchTable.names)
        continue
      }
      let bit: UInt64 = 1 << UInt64(place)
      if seen & bit != 0 { throw reader.twice() }
      seen |= bit
      switch Self.touchKeys[Int(place)] {
      case .finger: touch.finger = try reader.whole()
      case .phase: touch.phase = try Self.phases.read(&reader)
      case .view: if try !reader.takeNull() { touch.view = try number(.responders, &reader) }
      case .window: if try !reader.takeNull() { touch.window = try number(.responders, &reader) }
      case .tapCount: touch.tapCount = try reader.whole()
      case .timestamp: touch.timestamp = try reader.whole()
      case .location: touch.location = try Point.read(from: &reader)
      case .previousLocation: touch.previousLocation = try Point.read(from: &reader)
      case .locationInReceiver:
        if try !reader.takeNull() { touch.locationInReceiver = try Point.read(from: &reader) }
      case .identity:
        if try reader.takeNull() { continue }
        let place = reader.place
        let number = try reader.whole()
        guard let identity = UInt32(exactly: number) else {
          throw reader.problem("\(number) is no number of a touch", at: place)
        }
        touch.identity = identity
      }
    }
    let required = keys.requiredOfTouch
    if seen & required != required {
      let missing = Self.touchKeys[(required & ~seen).trailingZeroBitCount]
      throw reader.problem(missing.report.complaint, with: missing.rawValue, of: start)
    }
    trace.touches.append(touch)
  }

  private mutating func readFingers(
    _ event: inout Trace.Event, from reader: inout JSONReader
  ) throws(JSONReader.Unread) {
    try reader.take(.bracket)
    var bits: UInt64 = 0
    var previous = -1
    var list: [Int]?
    var isFirst = true
    while try reader.goesOn(isFirst: &isFirst) {
      let finger = try reader.whole()
      if list == nil, finger <= previous || finger > 63 {
        list = (0...63).filter { bits & 1 << UInt64($0) != 0 }
      }
      if list != nil { list?.append(finger) } else { bits |= 1 << UInt64(finger) }
      previous = finger
    }
    if let list { trace.tell(&event, fingers: list) } else { event.allFingers = bits }
  }
}
