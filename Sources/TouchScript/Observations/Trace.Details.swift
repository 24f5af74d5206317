/// A touch as a callback saw it.
public struct TouchState: Hashable, Sendable {
  /// The finger's number in the script.
  public var finger: Int
  /// `UITouch.phase`.
  public var phase: TouchPhase
  // Stands here because there is room beside the phase, and traces hold very many touches.
  private var storedIdentity: UInt32
  /// `UITouch.view`.
  public var view: Trace.ID?
  /// `UITouch.window`.
  public var window: Trace.ID?
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

  /// Which `UITouch` object it is, counted from 1 in the order in which the trace shows them first;
  /// 0: nobody told. Numbers below zero or beyond 32 bits become the nearest that fits. Source:
  /// rulebook TO-03.
  public var identity: Int {
    get { Int(storedIdentity) }
    set { storedIdentity = UInt32(clamping: newValue) }
  }

  /// Makes a touch's state.
  public init(
    finger: Int, phase: TouchPhase, view: Trace.ID?, window: Trace.ID?, tapCount: Int,
    timestamp: Int, location: Point, previousLocation: Point, locationInReceiver: Point? = nil,
    identity: Int = 0
  ) {
    storedIdentity = UInt32(clamping: identity)
    self.finger = finger
    self.phase = phase
    self.view = view
    self.window = window
    self.tapCount = tapCount
    self.timestamp = timestamp
    self.location = location
    self.previousLocation = previousLocation
    self.locationInReceiver = locationInReceiver
  }
}

/// A call of `touchesBegan`, `touchesMoved`, `touchesEnded` or `touchesCancelled`.
public struct TouchCall: Hashable, Sendable {
  /// Which of the four was called: never `stationary`.
  public var phase: TouchPhase
  /// The touches handed over, by finger number.
  public var touches: [TouchState]
  /// The fingers of `event.allTouches`, ascending.
  public var allFingers: [Int]

  /// Makes a call's record.
  public init(_ phase: TouchPhase, touches: [TouchState], allFingers: [Int]) {
    self.phase = phase
    self.touches = touches
    self.allFingers = allFingers
  }
}

/// A control's flags and value when it sent an event.
public struct ControlState: Hashable, Sendable {
  /// `isTracking`.
  public var isTracking: Bool
  /// `isTouchInside`.
  public var isTouchInside: Bool
  /// `isHighlighted`.
  public var isHighlighted: Bool
  /// What the control is set to; nil: it has no value.
  ///
  /// A switch has 0 or 1, a slider and a stepper their `value`, a segmented control its
  /// `selectedSegmentIndex`, a page control its `currentPage`.
  public var value: Double?

  /// Makes a record; without a value, of a control that has none.
  public init(isTracking: Bool, isTouchInside: Bool, isHighlighted: Bool, value: Double? = nil) {
    self.isTracking = isTracking
    self.isTouchInside = isTouchInside
    self.isHighlighted = isHighlighted
    self.value = value
  }
}

/// A new view's properties. Source: rulebook TO-24, TO-28, HT-26.
public struct ViewDefaults: Hashable, Sendable {
  /// `isUserInteractionEnabled`.
  public var isUserInteractionEnabled: Bool
  /// `isMultipleTouchEnabled`.
  public var isMultipleTouchEnabled: Bool
  /// `isExclusiveTouch`.
  public var isExclusiveTouch: Bool

  /// Makes a record; what is left out is as on a new `UIView`.
  public init(
    isUserInteractionEnabled: Bool = true, isMultipleTouchEnabled: Bool = false,
    isExclusiveTouch: Bool = false
  ) {
    self.isUserInteractionEnabled = isUserInteractionEnabled
    self.isMultipleTouchEnabled = isMultipleTouchEnabled
    self.isExclusiveTouch = isExclusiveTouch
  }
}
