/// What was observed while a scenario was played: every callback, in order, with its time.
///
/// An engine only reports; it judges nothing. Touches inside one event are listed by finger number,
/// since UIKit hands them over as an unordered set (rulebook TO-21).
///
/// A trace is a few flat lists with numbers for names; in files, over a pipe and in print it is the
/// names, which `observations` has. Traces are equal if they say the same, whatever the numbers.
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
  /// What the engine reports; nothing follows from the absence of the rest.
  public internal(set) var reports = Reports.all

  /// Makes a trace in which nothing has happened yet, to the names of a scenario.
  public init(of scenario: Scenario) { names = Names(scenario) }

  /// Makes a trace of events that are spelled with names.
  public init(_ observations: [Observation] = []) {
    names = Names()
    events.reserveCapacity(observations.count)
    for observation in observations { append(observation) }
  }

  /// Names a responder or recognizer of the scenario.
  public typealias ID = Scenario.ID
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
    guard let last = events.indices.last else { return }
    let known = events[last].touches
    touches.append(touch)
    events[last].touches = (known.isEmpty ? touches.count - 1 : known.lowerBound)..<touches.count
  }

  /// Adds a name to the list of the last event, if there is one.
  public mutating func append(name: Number) {
    guard let last = events.indices.last else { return }
    let known = events[last].names
    listed.append(name)
    events[last].names = (known.isEmpty ? listed.count - 1 : known.lowerBound)..<listed.count
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
    events[last].detail = list(detail)
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
  public mutating func append(_ observation: Observation) {
    let spaces = observation.kind.spaces
    var event = observation.event.alone
    event.subject = number(observation.who, in: spaces.subject)
    event.object = number(observation.other, in: spaces.object)
    event.touches = list(observation.touches.map { $0.named { number($0, in: .responders) } })
    event.names = list(observation.names.map { number($0, in: spaces.names) })
    event.detail = list(observation.detail)
    tell(&event, fingers: observation.fingers)
    events.append(event)
  }

  /// The number of an object by its name, to write events and touches with; nil is no object.
  public mutating func number(_ name: ID?, in space: Names.Space) -> Number {
    guard let name else { return Number(Names.none) }
    return names.number(name, in: space)
  }

  // Each of these adds to a list, and answers where it stands there.

  mutating func list(_ new: [Touch]) -> Range<Int> {
    touches += new
    return new.isEmpty ? 0..<0 : touches.count - new.count..<touches.count
  }

  mutating func list(_ new: [Number]) -> Range<Int> {
    listed += new
    return new.isEmpty ? 0..<0 : listed.count - new.count..<listed.count
  }

  mutating func list(_ detail: Observation.Detail?) -> UInt32 {
    guard let detail else { return 0 }
    details.append(detail)
    return UInt32(clamping: details.count)
  }
}

// MARK: - Reading

extension Trace {
  /// What happened, in order, spelled with names.
  public var observations: [Observation] { events.map(observation) }

  /// An event of this trace, spelled with names.
  public func observation(_ event: Event) -> Observation { Observation(event, in: self) }

  /// The name of the object that was called.
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

  /// The numbers of those that were read off; `Names.unknown` for what is not in the scenario.
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

  /// The name of an action, or what the engine said; empty where there is neither.
  public func text(of event: Event) -> String { detail(of: event)?.text ?? "" }
}

// MARK: - Comparing

extension Trace: Hashable {
  /// Whether both traces say the same.
  public static func == (one: Trace, other: Trace) -> Bool {
    one.events.count == other.events.count
      && zip(one.events, other.events).allSatisfy { one.observation($0) == other.observation($1) }
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
