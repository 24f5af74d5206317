/// One thing that probes see happen, named for the method that was called: an event of a trace, with the
/// names that its numbers stand for.
///
/// A call that encloses others stands where it was entered; its answer is filled in at the end.
/// `Observation.Kind` lists what there is, and which of the properties here each kind uses; all
/// others are as on a new observation. What has no name is as in the event: `at`, `answer`, `state`.
@dynamicMemberLookup
public struct Observation: Sendable {
  /// The event.
  private(set) var event: Trace.Event
  /// The trace in whose lists the names, touches and details of the event stand.
  private var trace: Trace

  /// An event of a trace.
  init(_ event: Trace.Event, in trace: Trace) {
    self.event = event
    self.trace = trace
  }

  /// Makes an observation; what is left out is not said.
  public init(
    _ kind: Kind, at time: Int = 0, who: Trace.ID? = nil, other: Trace.ID? = nil,
    answer: Bool = false, phase: TouchPhase = .stationary, state: RecognizerState = .possible,
    word: Word? = nil, touches: [Touch] = [], fingers: [Int] = [], point: Point = .zero,
    names: [Trace.ID] = [], detail: Detail? = nil
  ) {
    event = Trace.Event(
      kind, answer: answer, phase: phase, state: state, word: word, point: point)
    event.at = time
    trace = Trace()
    self.who = who
    self.other = other
    self.touches = touches
    self.fingers = fingers
    self.names = names
    self.detail = detail
  }

  /// The same observation at another time.
  public func moved(to time: Int) -> Observation {
    var other = self
    other.event.at = time
    return other
  }

  /// What the event says without names.
  public subscript<Value>(dynamicMember path: KeyPath<Trace.Event, Value>) -> Value {
    event[keyPath: path]
  }

  /// What the event says without names.
  public subscript<Value>(dynamicMember path: WritableKeyPath<Trace.Event, Value>) -> Value {
    get { event[keyPath: path] }
    set { event[keyPath: path] = newValue }
  }
}

extension Observation {
  /// The object that was called: a responder or a recognizer.
  public var who: Trace.ID? {
    get { trace.name(of: event) }
    set { event.subject = trace.number(newValue, in: event.kind.spaces.subject) }
  }

  /// The other one that it is about: who answered or was asked, received or was sent.
  public var other: Trace.ID? {
    get { trace.otherName(of: event) }
    set { event.object = trace.number(newValue, in: event.kind.spaces.object) }
  }

  /// A touch with the names of its view and window.
  public typealias Touch = TouchState<Trace.ID?>

  /// The touches that were handed over, by finger number.
  public var touches: [Touch] {
    get { trace.touches[event.touches].map { $0.named { trace.names.name($0, in: .responders) } } }
    set {
      event.touches = trace.list(
        newValue.map { $0.named { trace.number($0, in: .responders) } })
    }
  }

  /// The fingers that it tells of.
  public var fingers: [Int] {
    get { trace.fingers(of: event) }
    set { trace.tell(&event, fingers: newValue) }
  }

  /// The responders or recognizers that were read off.
  public var names: [Trace.ID] {
    get { trace.listedNames(of: event) }
    set {
      event.names = trace.list(
        newValue.map { trace.number($0, in: event.kind.spaces.names) })
    }
  }

  /// What only this kind has to say.
  public var detail: Detail? {
    get { trace.detail(of: event) }
    set { event.detail = trace.list(newValue) }
  }

  /// The name of an action, or what the engine said; empty where there is neither.
  public var text: String { detail?.text ?? "" }
}

extension Observation: Hashable {
  /// Whether both say the same, whatever the numbers.
  public static func == (one: Observation, other: Observation) -> Bool {
    let (mine, its) = (one.event, other.event)
    return mine.kind == its.kind && mine.at == its.at && mine.answer == its.answer
      && mine.phase == its.phase && mine.state == its.state && mine.word == its.word
      && mine.point == its.point && one.who == other.who && one.other == other.other
      && one.touches == other.touches && one.fingers == other.fingers
      && one.names == other.names && one.detail == other.detail
  }

  /// Hashes what happened when, and to whom.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(event.kind)
    hasher.combine(event.at)
    hasher.combine(who)
  }
}
