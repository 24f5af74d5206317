extension Trace {
  /// What is wrong with a trace whatever the rules say: it cannot have been observed in its scenario.
  public struct Complaint: Error, Hashable, Sendable, CustomStringConvertible {
    /// Which entry of the trace, counted from 1; nil: the trace as a whole.
    public let entry: Int?
    /// What is wrong, as a sentence without a full stop.
    public let problem: String
    /// What to do about it, likewise.
    public let cure: String

    init(_ entry: Int?, _ problem: String, cure: String) {
      self.entry = entry
      self.problem = problem.onOneLine(limit: 200)
      self.cure = cure
    }

    /// All of it on one line, such as "entry 3: 'b' is nobody in the scene; use the scene's names, …".
    public var description: String {
      (entry.map { "entry \($0)" } ?? "the trace") + ": \(problem); \(cure)"
    }
  }

  /// The most entries that a trace is judged with; beyond, an engine repeats itself.
  public static let mostEntries = 250_000

  /// Why this cannot be a trace of `scenario`, in the order of its entries; none: it can be judged.
  ///
  /// Names must be of the scenario, or the engine's own, which begin with `_`. Fingers must be in the
  /// script. Times must not go backwards. Numbers must be finite, and none so large that nobody can
  /// reckon with it.
  ///
  /// - Parameters:
  ///   - scenario: What was played.
  ///   - most: How many complaints are listed, 1 or more; what follows has mostly one cause.
  public func complaints(for scenario: Scenario, atMost most: Int = 10) -> [Complaint] {
    if events.count > Self.mostEntries {
      return [
        Complaint(
          nil, "it has \(events.count) entries, and at most \(Self.mostEntries) are judged",
          cure: "report each call once, as it happens")
      ]
    }
    var reader = ComplaintReader(self, scenario)
    for (index, event) in reader.trace.events.enumerated() {
      reader.read(event, at: index)
      if reader.complaints.count >= most { break }
    }
    return reader.complaints
  }
}

/// Reads a trace entry by entry, and notes what is wrong.
private struct ComplaintReader {
  /// The trace, in which what is in the scenario has no negative number.
  let trace: Trace
  let fingers: Set<Int>
  let fingerBits: UInt64
  var complaints: [Trace.Complaint] = []
  var moment = 0

  /// The latest time that is believed, in milliseconds: whoever reckons with times must not overflow.
  private static let latest = 2 * Scenario.Limits.milliseconds
  /// The largest number that is believed, of any kind.
  private static let largest = 1e12

  init(_ trace: Trace, _ scenario: Scenario) {
    self.trace = trace.bound(to: scenario)
    fingers = scenario.script.reduce(into: []) { $0.formUnion($1.touches.lazy.map(\.finger)) }
    fingerBits = fingers.reduce(0) { (0...63).contains($1) ? $0 | 1 << UInt64($1) : $0 }
  }

  mutating func read(_ event: Trace.Event, at index: Int) {
    readTime(event, index)
    let spaces = event.kind.spaces
    // Both responders and recognizers hold touches, and send actions.
    let isOpen = [.touchSet, .action, .actionMethod, .sendAction].contains(event.kind)
    readName(event.subject, in: spaces.subject, index, orOther: isOpen)
    readName(event.object, in: spaces.object, index, orOther: isOpen)
    for number in trace.listed[event.names] { readName(number, in: spaces.names, index) }
    readFingers(event, index)
    for place in event.touches { read(trace.touches[place], index) }
    read([event.point.x, event.point.y], "a point", index)
    read(trace.detail(of: event), index)
  }

  private mutating func complain(_ index: Int, _ problem: String, cure: String) {
    complaints.append(Trace.Complaint(index + 1, problem, cure: cure))
  }

  private mutating func readTime(_ event: Trace.Event, _ index: Int) {
    guard 0...Self.latest ~= event.at else {
      return complain(
        index, "it happened at \(event.at) ms",
        cure: "'at' is virtual time, in whole milliseconds since the scene was built")
    }
    if event.at < moment {
      complain(
        index, "it happened at \(event.at) ms, and the entry before it at \(moment) ms",
        cure: "list calls in the order in which they were entered")
    }
    moment = max(moment, event.at)
  }

  private mutating func readName(
    _ number: Trace.Number, in space: Trace.Names.Space, _ index: Int,
    orOther mayBeOther: Bool = false
  ) {
    guard number < Trace.Number(Trace.Names.none) else { return }
    let name = trace.names.name(number, in: space) ?? ""
    if isOwn(name) { return }
    let isOther =
      Trace.Names.unknown
      != (space == .responders ? trace.names.recognizer(name) : trace.names.responder(name))
    if mayBeOther, isOther { return }
    let (noun, other) =
      space == .responders ? ("responder", "recognizer") : ("recognizer", "responder")
    complain(
      index,
      isOther
        ? "\(name.quoted) is a \(other), and a \(noun) is meant here"
        : "\(name.quoted) is no \(noun) of the scene",
      cure: "use the scene's ids; what is the engine's own has a name that begins with _")
  }

  /// Whether a name is the engine's own, or that of what a view brings along, such as
  /// `list.panGestureRecognizer`.
  private func isOwn(_ name: Scenario.ID) -> Bool {
    if name.hasPrefix(Trace.Names.privatePrefix) { return true }
    guard let dot = name.firstIndex(of: ".") else { return false }
    return trace.names.responder(String(name[..<dot])) != Trace.Names.unknown
  }

  private mutating func readFingers(_ event: Trace.Event, _ index: Int) {
    guard event.allFingers & ~fingerBits != 0 || event.fingerList > 0 else { return }
    if let stranger = trace.fingers(of: event).first(where: { !fingers.contains($0) }) {
      complainOfFinger(stranger, index)
    }
  }

  private mutating func complainOfFinger(_ finger: Int, _ index: Int) {
    complain(
      index, "there is no finger \(finger) in the script",
      cure: "give each touch the number that its finger has in the script's steps")
  }

  private mutating func read(_ touch: Trace.Touch, _ index: Int) {
    if !(0...63 ~= touch.finger && fingerBits & 1 << UInt64(touch.finger) != 0) {
      complainOfFinger(touch.finger, index)
    }
    readName(touch.view, in: .responders, index)
    readName(touch.window, in: .responders, index)
    if !(0...Self.latest ~= touch.timestamp) {
      complain(
        index, "the timestamp of a touch is \(touch.timestamp) ms",
        cure: "'timestamp' is virtual time, in whole milliseconds since the scene was built")
    }
    if !(0...1_000_000 ~= touch.tapCount) {
      complain(
        index, "the tapCount of a touch is \(touch.tapCount)",
        cure: "'tapCount' is how often the finger came down in quick succession")
    }
    read([touch.location.x, touch.location.y], "the location of a touch", index)
    read(
      [touch.previousLocation.x, touch.previousLocation.y], "the previous location of a touch",
      index)
    if let place = touch.locationInReceiver {
      read([place.x, place.y], "the location of a touch in its receiver", index)
    }
  }

  private mutating func read(_ detail: Observation.Detail?, _ index: Int) {
    switch detail {
    case .reading(let reading):
      let points = [reading.location, reading.translation, reading.velocity].compactMap(\.self)
      let numbers = [reading.scale, reading.rotation].compactMap(\.self)
      read(points.flatMap { [$0.x, $0.y] } + numbers, "a reading of a recognizer", index)
    case .control(let state): read([state.value ?? 0], "the value of a control", index)
    case .recognizer(let defaults):
      read([defaults.allowableMovement ?? 0], "allowableMovement", index)
    case .view, .text, nil: break
    }
  }

  private mutating func read(_ numbers: [Double], _ what: String, _ index: Int) {
    // Nothing compares with what is no number.
    guard let wild = numbers.first(where: { !(abs($0) <= Self.largest) }) else { return }
    complain(index, "\(what) is \(wild)", cure: "report finite numbers, in points")
  }
}
