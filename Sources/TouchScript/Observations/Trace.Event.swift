extension Trace {
  /// One observation, flat: numbers for names, and places in the trace for all that is long or rare.
  ///
  /// What a kind of observation keeps where is said in `Observation.Kind`; what it does not use is
  /// as on a new event. `Trace.Entry` is the same with names.
  public struct Event: Sendable, BitwiseCopyable {
    /// What was observed.
    public let kind: Observation.Kind
    /// Virtual time in milliseconds since the scene was built.
    public var at = 0
    /// Who was called: a responder or a recognizer, as its kind has it, by its number in the trace's
    /// names.
    public var subject: Number
    /// The other one that it is about: who answered or was asked, received or was sent.
    public var object: Number
    /// The answer that was given, or whether it is so.
    public var answer: Bool
    /// The phase that was told.
    public var phase: TouchPhase
    /// The recognizer's state.
    public var state: RecognizerState
    /// The one of several methods, questions or events.
    public var word: Observation.Word?
    /// The point in the coordinates of who was called.
    public var point: Point
    /// The fingers from 0 to 63 that it tells of, as bits.
    public var allFingers: UInt64 = 0
    /// The touches, as places in the trace's `touches`.
    private(set) var firstTouch: UInt32 = 0
    private(set) var endOfTouches: UInt32 = 0
    /// The list of names, as places in the trace's `listed`.
    private(set) var firstName: UInt32 = 0
    private(set) var endOfNames: UInt32 = 0
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

    /// Who was called, as a scenario counts; `Names.unknown` for everybody who is not in it.
    public var who: Int { max(Int(subject), Names.unknown) }
    /// The other one, as a scenario counts; `Names.unknown` for everybody who is not in it.
    public var other: Int { max(Int(object), Names.unknown) }

    /// The touches, as places in the trace's `touches`.
    public internal(set) var touches: Range<Int> {
      get { Int(firstTouch)..<Int(endOfTouches) }
      set {
        firstTouch = UInt32(newValue.lowerBound)
        endOfTouches = UInt32(newValue.upperBound)
      }
    }

    /// The names, as places in the trace's `listed`.
    var names: Range<Int> {
      get { Int(firstName)..<Int(endOfNames) }
      set {
        firstName = UInt32(newValue.lowerBound)
        endOfNames = UInt32(newValue.upperBound)
      }
    }

    /// Takes in the last of so many touches in the trace.
    mutating func addLast(ofTouches count: Int) {
      if firstTouch == endOfTouches { firstTouch = UInt32(count - 1) }
      endOfTouches = UInt32(count)
    }

    /// Takes in the last of so many names in the trace's `listed`.
    mutating func addLast(ofNames count: Int) {
      if firstName == endOfNames { firstName = UInt32(count - 1) }
      endOfNames = UInt32(count)
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

  /// A touch as an event shows it, flat: numbers for names. `TouchState` is the same with names.
  public struct Touch: Sendable, BitwiseCopyable {
    /// The finger's number in the script.
    public var finger: Int
    /// `UITouch.phase`.
    public var phase: TouchPhase
    /// Which `UITouch` object it is; 0: nobody told.
    public var identity: UInt32
    /// `UITouch.view`, by its number.
    public var view: Number
    /// `UITouch.window`, by its number.
    public var window: Number
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
    public init(
      finger: Int, phase: TouchPhase, identity: UInt32, view: Number, window: Number,
      tapCount: Int, timestamp: Int, location: Point, previousLocation: Point,
      locationInReceiver: Point?
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
  }
}
