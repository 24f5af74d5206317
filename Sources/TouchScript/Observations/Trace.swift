/// What was observed while a scenario was played: every callback, in order, with its time.
///
/// An engine only reports; it judges nothing. Touches inside one event are listed by finger number,
/// since UIKit hands them over as an unordered set (rulebook TO-21).
///
/// In memory a trace is a few flat lists with numbers for names; in files, over a pipe and in print
/// it is the names, which `entries` has. Traces are equal if they say the same, whatever the numbers.
public struct Trace: Sendable {
  /// What the numbers stand for.
  public internal(set) var names: Names
  /// What happened, in order.
  public internal(set) var events: [Event] = []
  /// The touches of all events.
  public internal(set) var touches: [Touch] = []
  /// The lists of names of all events.
  public internal(set) var listed: [Number] = []
  /// What only some events have to say.
  var details: [Observation.Detail] = []
  /// The lists of fingers that bits cannot say.
  var fingerLists: [[Int]] = []
  /// What whoever made the trace reports; nothing follows from the absence of the rest.
  public internal(set) var reports = Reports.all

  /// Makes a trace in which nothing has happened yet, to the names of a scenario.
  public init(of scenario: Scenario) { names = Names(scenario) }

  /// Makes a trace of events that are spelled with names.
  public init(events entries: [Entry] = []) {
    names = Names()
    events.reserveCapacity(entries.count)
    for entry in entries { append(entry) }
  }

  /// Names a responder or recognizer of the scenario.
  public typealias ID = Scenario.ID

  /// One observation with its time, spelled with names.
  public struct Entry: Hashable, Sendable {
    /// Virtual time in milliseconds since the scene was built.
    public var at: Int
    /// What was observed.
    public var what: Observation

    /// Makes an entry.
    public init(at: Int, _ what: Observation) {
      self.at = at
      self.what = what
    }
  }
}

// MARK: - Writing

extension Trace {
  /// Adds an event; its touches, names and details, if it has any, are added to it afterwards.
  ///
  /// - Returns: Its place, for answers that come later.
  @discardableResult
  public mutating func append(_ event: Event) -> Int {
    events.append(event.alone)
    return events.count - 1
  }

  /// Completes the event at `place` with what came of it.
  public mutating func complete(_ place: Int, _ change: (inout Event) -> Void) {
    change(&events[place])
  }

  /// Adds a touch to the last event, if there is one.
  public mutating func append(_ touch: Touch) {
    guard !events.isEmpty else { return }
    touches.append(touch)
    events[events.count - 1].addLast(ofTouches: touches.count)
  }

  /// Adds a name to the list of the last event, if there is one.
  public mutating func append(name: Number) {
    guard !events.isEmpty else { return }
    listed.append(name)
    events[events.count - 1].addLast(ofNames: listed.count)
  }

  /// Makes room for what usually comes of a scenario, so that the lists need not move as they grow.
  public mutating func reserve(for scenario: Scenario) {
    let fingers = scenario.script.reduce(0) { $0 + $1.touches.count }
    events.reserveCapacity(events.count + 8 + 14 * fingers)
    touches.reserveCapacity(touches.count + 6 * fingers)
    listed.reserveCapacity(listed.count + 4 * fingers)
    details.reserveCapacity(details.count + 4 + scenario.recognizers.count)
  }

  /// Gives the last event, if there is one, what only some have to say.
  public mutating func append(_ detail: Observation.Detail) {
    guard let last = events.indices.last else { return }
    details.append(detail)
    events[last].detail = UInt32(clamping: details.count)
  }

  /// Gives the last event, if there is one, the fingers that it tells of, in their order.
  public mutating func append(fingers: [Int]) {
    guard let last = events.indices.last else { return }
    var event = events[last]
    tell(&event, fingers: fingers)
    events[last] = event
  }

  /// Gives an event of this trace other fingers to tell of, in their order.
  public mutating func tell(_ event: inout Event, fingers: [Int]) {
    var bits: UInt64 = 0
    var isPlain = true
    var previous = -1
    for finger in fingers {
      if finger <= previous || finger > 63 { isPlain = false }
      if (0...63).contains(finger) { bits |= 1 << UInt64(finger) }
      previous = finger
    }
    event.allFingers = bits
    event.fingerList = 0
    if isPlain { return }
    fingerLists.append(fingers)
    event.fingerList = UInt32(clamping: fingerLists.count)
  }

  /// Adds an observation that is spelled with names.
  public mutating func append(_ entry: Entry) {
    let what = entry.what
    let spaces = what.kind.spaces
    var event = Event(
      what.kind, number(what.who, in: spaces.subject), number(what.other, in: spaces.object),
      answer: what.answer, phase: what.phase, state: what.state, word: what.word,
      point: what.point)
    event.at = entry.at
    append(event)
    for touch in what.touches { append(self.touch(touch)) }
    for name in what.names { append(name: number(name, in: spaces.names)) }
    if !what.fingers.isEmpty { append(fingers: what.fingers) }
    if let detail = what.detail { append(detail) }
  }

  /// The number of who goes by a name, to write events and touches with; nil is nobody.
  public mutating func number(_ name: ID?, in space: Names.Space) -> Number {
    guard let name else { return Number(Names.none) }
    return names.number(name, in: space)
  }

  private mutating func touch(_ state: TouchState) -> Touch {
    Touch(
      finger: state.finger, phase: state.phase, identity: UInt32(clamping: state.identity),
      view: number(state.view, in: .responders), window: number(state.window, in: .responders),
      tapCount: state.tapCount, timestamp: state.timestamp, location: state.location,
      previousLocation: state.previousLocation, locationInReceiver: state.locationInReceiver)
  }
}

// MARK: - Reading

extension Trace {
  /// What happened, in order, spelled with names.
  public var entries: [Entry] { events.map(entry) }

  /// An event of this trace with its time, spelled with names.
  public func entry(_ event: Event) -> Entry { Entry(at: event.at, observation(event)) }

  /// What an event of this trace is, spelled with names.
  public func observation(_ event: Event) -> Observation {
    Observation(
      event.kind, who: name(of: event), other: otherName(of: event), answer: event.answer,
      phase: event.phase, state: event.state, word: event.word,
      touches: touches[event.touches].map(state), fingers: fingers(of: event),
      point: event.point, names: listedNames(of: event), detail: detail(of: event))
  }

  /// The name of who was called.
  public func name(of event: Event) -> ID? {
    names.name(event.subject, in: event.kind.spaces.subject)
  }

  /// The name of the other one that an event is about.
  public func otherName(of event: Event) -> ID? {
    names.name(event.object, in: event.kind.spaces.object)
  }

  /// The names that were read off.
  public func listedNames(of event: Event) -> [ID] {
    let space = event.kind.spaces.names
    return listed[event.names].map { names.name($0, in: space) ?? "" }
  }

  /// The numbers of those that were read off; `Names.unknown` for who is not in the scenario.
  public func listedNumbers(of event: Event) -> [Int] {
    listed[event.names].map { max(Int($0), Names.unknown) }
  }

  /// The fingers that an event tells of.
  public func fingers(of event: Event) -> [Int] {
    if event.fingerList > 0 { return fingerLists[Int(event.fingerList) - 1] }
    var fingers: [Int] = []
    var bits = event.allFingers
    while bits != 0 {
      fingers.append(bits.trailingZeroBitCount)
      bits &= bits - 1
    }
    return fingers
  }

  /// What only some events have to say.
  public func detail(of event: Event) -> Observation.Detail? {
    event.detail > 0 ? details[Int(event.detail) - 1] : nil
  }

  /// The name of an action, or what the engine said; empty where neither is told.
  public func text(of event: Event) -> String { detail(of: event)?.text ?? "" }

  private func state(_ touch: Touch) -> TouchState {
    TouchState(
      finger: touch.finger, phase: touch.phase, view: names.name(touch.view, in: .responders),
      window: names.name(touch.window, in: .responders), tapCount: touch.tapCount,
      timestamp: touch.timestamp, location: touch.location,
      previousLocation: touch.previousLocation, locationInReceiver: touch.locationInReceiver,
      identity: Int(touch.identity))
  }
}

// MARK: - Comparing

extension Trace: Hashable {
  /// Whether both traces say the same.
  public static func == (one: Trace, other: Trace) -> Bool {
    one.events.count == other.events.count
      && zip(one.events, other.events).allSatisfy { mine, its in
        mine.kind == its.kind && mine.at == its.at
          && one.observation(mine) == other.observation(its)
      }
  }

  /// Hashes what happened when.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(events.count)
    for event in events {
      hasher.combine(event.kind)
      hasher.combine(event.at)
    }
  }
}
