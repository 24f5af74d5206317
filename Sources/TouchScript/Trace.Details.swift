/// A touch as a callback saw it.
public struct TouchState: Hashable, Sendable {
  /// The finger's number in the script.
  public var finger: Int
  /// `UITouch.phase`.
  public var phase: TouchPhase
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

  /// Makes a touch's state.
  public init(
    finger: Int, phase: TouchPhase, view: Trace.ID?, window: Trace.ID?, tapCount: Int,
    timestamp: Int, location: Point, previousLocation: Point, locationInReceiver: Point? = nil
  ) {
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

/// The states of `UIGestureRecognizer.State`; `ended` is also `recognized`. Source: GR-35.
public enum RecognizerState: String, Hashable, Sendable, Codable, CaseIterable {
  /// Not decided.
  case possible
  /// A continuous gesture began.
  case began
  /// It changed.
  case changed
  /// It ended, or a discrete gesture was recognized.
  case ended
  /// It was taken away.
  case cancelled
  /// It is not this gesture.
  case failed
}

/// A new recognizer's properties. Source: rulebook GR-10.
public struct RecognizerDefaults: Hashable, Sendable {
  /// `cancelsTouchesInView`.
  public var cancelsTouchesInView: Bool
  /// `delaysTouchesBegan`.
  public var delaysTouchesBegan: Bool
  /// `delaysTouchesEnded`.
  public var delaysTouchesEnded: Bool
  /// `isEnabled`.
  public var isEnabled: Bool
  /// `state`.
  public var state: RecognizerState

  /// Makes a record; what is left out is UIKit's default.
  public init(
    cancelsTouchesInView: Bool = true, delaysTouchesBegan: Bool = false,
    delaysTouchesEnded: Bool = true, isEnabled: Bool = true, state: RecognizerState = .possible
  ) {
    self.cancelsTouchesInView = cancelsTouchesInView
    self.delaysTouchesBegan = delaysTouchesBegan
    self.delaysTouchesEnded = delaysTouchesEnded
    self.isEnabled = isEnabled
    self.state = state
  }
}

/// A control's flags when it sent an event.
public struct ControlState: Hashable, Sendable {
  /// `isTracking`.
  public var isTracking: Bool
  /// `isTouchInside`.
  public var isTouchInside: Bool
  /// `isHighlighted`.
  public var isHighlighted: Bool

  /// Makes a record.
  public init(isTracking: Bool, isTouchInside: Bool, isHighlighted: Bool) {
    self.isTracking = isTracking
    self.isTouchInside = isTouchInside
    self.isHighlighted = isHighlighted
  }
}
