extension Trace {
  /// One observation, flat: numbers for names, and places in the trace for all that is long or rare.
  ///
  /// What a kind of observation keeps where is said in `Observation.Kind`; what it does not use is
  /// as on a new event. An `Observation` is an event with names.
  public struct Event: Sendable, BitwiseCopyable {
    /// What was observed.
    public let kind: Observation.Kind
    /// Virtual time in milliseconds since the scene was built.
    public var at = 0
    /// The object that was called: a responder or a recognizer, as its kind has it, by its number in the
    /// trace's names.
    public var subject: Number
    /// The other one that it is about: who answered or was asked, received or was sent.
    public var object: Number
    /// The answer that was given, or whether it is so.
    public var answer: Bool
    /// The phase of the call.
    public var phase: TouchPhase
    /// The recognizer's state.
    public var state: RecognizerState
    /// The one of several methods, questions or events.
    public var word: Observation.Word?
    /// The point in the coordinates of the object that was called.
    public var point: Point
    /// The fingers from 0 to 63 that it tells of, as bits.
    public var allFingers: UInt64 = 0
    private var touchPlaces = Places()
    private var namePlaces = Places()
    /// The place in the trace's `details`, from 1; 0: there are none.
    var detail: UInt32 = 0
    /// The place in the trace's `fingerLists`, from 1; 0: the bits say it all.
    var fingerList: UInt32 = 0

    /// Makes an event; what is left out is not said.
    public init(
      _ kind: Observation.Kind, _ subject: Number = -1, _ object: Number = -1,
      answer: Bool = false, phase: TouchPhase = .stationary, state: RecognizerState = .possible,
      word: Observation.Word? = nil, point: Point = .zero
    ) {
      self.kind = kind
      self.subject = subject
      self.object = object
      self.answer = answer
      self.phase = phase
      self.state = state
      self.word = word
      self.point = point
    }

    /// The object that was called, as a scenario counts; `Names.unknown` for all that is not in it.
    public var who: Int { max(Int(subject), Names.unknown) }
    /// The other one, as a scenario counts; `Names.unknown` for all that is not in it.
    public var other: Int { max(Int(object), Names.unknown) }

    /// The touches, as places in the trace's `touches`.
    public internal(set) var touches: Range<Int> {
      get { touchPlaces.range }
      set { touchPlaces = Places(newValue) }
    }

    /// The names, as places in the trace's `listed`.
    var names: Range<Int> {
      get { namePlaces.range }
      set { namePlaces = Places(newValue) }
    }

    /// The event without what stands in the lists of a trace.
    var alone: Event {
      var event = self
      event.touches = 0..<0
      event.names = 0..<0
      event.detail = 0
      event.fingerList = 0
      return event
    }

    /// Whether it says nothing that stands in lists of what is rare.
    public var isPlain: Bool { detail == 0 && fingerList == 0 }

    /// The tracking method that was called.
    public var tracking: Observation.Tracking? {
      if case .tracking(let method) = word { method } else { nil }
    }

    /// The control event that was sent.
    public var controlEvent: ControlEvent? {
      if case .controlEvent(let event) = word { event } else { nil }
    }
  }

  /// Places in a list of a trace.
  struct Places: Sendable, BitwiseCopyable {
    private var start: UInt32 = 0
    private var end: UInt32 = 0

    init() {}

    init(_ range: Range<Int>) {
      start = UInt32(range.lowerBound)
      end = UInt32(range.upperBound)
    }

    var range: Range<Int> { Int(start)..<Int(end) }
  }

  /// A touch with the numbers of its view and window.
  public typealias Touch = TouchState<Number>
}

/// A touch as a callback saw it; `Name` is what stands for its view and window.
public struct TouchState<Name> {
  /// The finger's number in the script.
  public var finger: Int
  /// `UITouch.phase`.
  public var phase: TouchPhase
  /// Which `UITouch` object it is, counted from 1 in the order in which the trace shows them first;
  /// 0: that is not reported. Source: rulebook TO-03.
  public var identity: UInt32
  /// `UITouch.view`.
  public var view: Name
  /// `UITouch.window`.
  public var window: Name
  /// `UITouch.tapCount`.
  public var tapCount: Int
  /// `UITouch.timestamp`, in milliseconds of virtual time.
  public var timestamp: Int
  /// `location(in: nil)`: window coordinates.
  public var location: Point
  /// `previousLocation(in: nil)`: window coordinates.
  public var previousLocation: Point
  /// `location(in:)` of the view that was called, in its coordinates; nil where no view was.
  public var locationInReceiver: Point?

  /// Makes a touch.
  @inlinable
  public init(
    finger: Int, phase: TouchPhase, view: Name, window: Name, tapCount: Int, timestamp: Int,
    location: Point, previousLocation: Point, locationInReceiver: Point? = nil,
    identity: UInt32 = 0
  ) {
    self.finger = finger
    self.phase = phase
    self.identity = identity
    self.view = view
    self.window = window
    self.tapCount = tapCount
    self.timestamp = timestamp
    self.location = location
    self.previousLocation = previousLocation
    self.locationInReceiver = locationInReceiver
  }

  /// The touch with other names.
  func named<Other>(_ name: (Name) -> Other) -> TouchState<Other> {
    TouchState<Other>(
      finger: finger, phase: phase, view: name(view), window: name(window), tapCount: tapCount,
      timestamp: timestamp, location: location, previousLocation: previousLocation,
      locationInReceiver: locationInReceiver, identity: identity)
  }
}

extension TouchState: Sendable where Name: Sendable {}
extension TouchState: BitwiseCopyable where Name: BitwiseCopyable {}
extension TouchState: Equatable where Name: Equatable {}
extension TouchState: Hashable where Name: Hashable {}
