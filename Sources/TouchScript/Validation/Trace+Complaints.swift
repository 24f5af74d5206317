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
    for event in reader.trace.events where reader.complaints.count < most { reader.read(event) }
    return reader.complaints
  }
}

/// Reads a trace entry by entry, and notes what is wrong.
private struct ComplaintReader {
  /// The trace, in which what is in the scenario has no negative number.
  let trace: Trace
  /// A bit for each finger of the script.
  let fingers: UInt64
  var complaints: [Trace.Complaint] = []
  /// How many entries were read, and the latest of their times.
  private var entry = 0
  private var moment = 0

  /// The times that are accepted, in milliseconds: sums of them must not overflow.
  private static let times = 0...2 * Scenario.Limits.milliseconds
  /// The numbers that are believed, of any kind.
  private static let numbers = -1e12...1e12

  init(_ trace: Trace, _ scenario: Scenario) {
    self.trace = trace.bound(to: scenario)
    fingers = scenario.script.lazy.flatMap(\.touches).reduce(0) { $0 | UInt64(1) << $1.finger }
  }

  mutating func read(_ event: Trace.Event) {
    entry += 1
    expect(
      Self.times ~= event.at, "it happened at \(event.at) ms",
      cure: "'at' is virtual time, in whole milliseconds since the scene was built")
    let before = moment
    expect(
      event.at >= before || event.at < 0,
      "it happened at \(event.at) ms, and the entry before it at \(before) ms",
      cure: "list calls in the order in which they were entered")
    if Self.times ~= event.at { moment = max(before, event.at) }
    let spaces = event.kind.spaces
    // Both responders and recognizers hold touches, and send actions.
    let isOpen = [.touchSet, .action, .actionMethod, .sendAction].contains(event.kind)
    readName(event.subject, in: spaces.subject, orOther: isOpen)
    readName(event.object, in: spaces.object, orOther: isOpen)
    for number in trace.listed[event.names] { readName(number, in: spaces.names) }
    if event.allFingers & ~fingers != 0 || event.fingerList > 0 {
      let stranger = trace.fingers(of: event).first { !isInScript($0) }
      if let stranger { readFinger(stranger) }
    }
    for touch in trace.touches[event.touches] { read(touch) }
    read(event.point, "a point")
    read(trace.detail(of: event))
  }

  private mutating func expect(
    _ holds: Bool, _ problem: @autoclosure () -> String, cure: String
  ) {
    if !holds { complaints.append(Trace.Complaint(entry, problem(), cure: cure)) }
  }

  private mutating func readName(
    _ number: Trace.Number, in space: Trace.Names.Space, orOther mayBeOther: Bool = false
  ) {
    guard number < Trace.Number(Trace.Names.none) else { return }
    let name = trace.names.name(number, in: space) ?? ""
    let isResponder = space == .responders
    let other = isResponder ? trace.names.recognizer(name) : trace.names.responder(name)
    let isOther = other != Trace.Names.unknown
    let (noun, wrong) =
      isResponder ? ("responder", "recognizer") : ("recognizer", "responder")
    expect(
      isOwn(name) || mayBeOther && isOther,
      isOther
        ? "\(name.quoted) is a \(wrong), and a \(noun) is meant here"
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

  private func isInScript(_ finger: Int) -> Bool {
    Scenario.Limits.fingers ~= finger && fingers & UInt64(1) << finger != 0
  }

  private mutating func readFinger(_ finger: Int) {
    expect(
      isInScript(finger), "there is no finger \(finger) in the script",
      cure: "give each touch the number that its finger has in the script's steps")
  }

  private mutating func read(_ touch: Trace.Touch) {
    readFinger(touch.finger)
    readName(touch.view, in: .responders)
    readName(touch.window, in: .responders)
    expect(
      Self.times ~= touch.timestamp, "the timestamp of a touch is \(touch.timestamp) ms",
      cure: "'timestamp' is virtual time, in whole milliseconds since the scene was built")
    expect(
      0...1_000_000 ~= touch.tapCount, "the tapCount of a touch is \(touch.tapCount)",
      cure: "'tapCount' is how often the finger came down in quick succession")
    read(touch.location, "the location of a touch")
    read(touch.previousLocation, "the previous location of a touch")
    read(touch.locationInReceiver ?? .zero, "the location of a touch in its receiver")
  }

  private mutating func read(_ detail: Observation.Detail?) {
    switch detail {
    case .reading(let reading):
      let what = "a reading of a recognizer"
      read(reading.location, what)
      read(reading.translation ?? .zero, what)
      read(reading.velocity ?? .zero, what)
      read(Point(reading.scale ?? 0, reading.rotation ?? 0), what)
    case .control(let state): read(Point(state.value ?? 0, 0), "the value of a control")
    case .recognizer(let defaults):
      read(Point(defaults.allowableMovement ?? 0, 0), "allowableMovement")
    case .view, .text, nil: break
    }
  }

  private mutating func read(_ point: Point, _ what: String) {
    for number in [point.x, point.y] where !(Self.numbers ~= number) {
      return expect(false, "\(what) is \(number)", cure: "report finite numbers, in points")
    }
  }
}
