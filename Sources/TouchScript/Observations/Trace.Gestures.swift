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

/// A new recognizer's properties: those of all kinds, and those of its own. Source: rulebook GR-10,
/// KR-01, KR-14, KR-24, KR-37.
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
  /// `numberOfTapsRequired`; nil: the kind has none.
  public var taps: Int?
  /// `numberOfTouchesRequired`; nil: the kind has none.
  public var touches: Int?
  /// `minimumPressDuration`, in milliseconds; nil: the kind has none.
  public var minimumPressDuration: Int?
  /// `allowableMovement`, in points; nil: the kind has none.
  public var allowableMovement: Double?
  /// `minimumNumberOfTouches`; nil: the kind has none.
  public var minimumTouches: Int?
  /// `maximumNumberOfTouches`; nil: the kind has none, or it is unlimited.
  public var maximumTouches: Int?
  /// `direction` of a swipe, in the order of `SwipeDirection`; nil: the kind has none.
  public var directions: [Scenario.Recognizer.SwipeDirection]?

  /// Makes a record; what is left out is UIKit's default of all kinds, and no kind's own.
  public init(
    cancelsTouchesInView: Bool = true, delaysTouchesBegan: Bool = false,
    delaysTouchesEnded: Bool = true, isEnabled: Bool = true, state: RecognizerState = .possible,
    taps: Int? = nil, touches: Int? = nil, minimumPressDuration: Int? = nil,
    allowableMovement: Double? = nil, minimumTouches: Int? = nil, maximumTouches: Int? = nil,
    directions: [Scenario.Recognizer.SwipeDirection]? = nil
  ) {
    self.cancelsTouchesInView = cancelsTouchesInView
    self.delaysTouchesBegan = delaysTouchesBegan
    self.delaysTouchesEnded = delaysTouchesEnded
    self.isEnabled = isEnabled
    self.state = state
    self.taps = taps
    self.touches = touches
    self.minimumPressDuration = minimumPressDuration
    self.allowableMovement = allowableMovement
    self.minimumTouches = minimumTouches
    self.maximumTouches = maximumTouches
    self.directions = directions
  }

  /// Makes the record of UIKit's new recognizers of a kind. Source: KR-01, KR-14, KR-24, KR-37.
  public init(newOf kind: Scenario.Recognizer.Kind) {
    switch kind {
    case .tap: self.init(taps: 1, touches: 1)
    case .longPress:
      self.init(taps: 0, touches: 1, minimumPressDuration: 500, allowableMovement: 10)
    case .pan, .screenEdgePan, .scrollPan: self.init(minimumTouches: 1)
    case .swipe: self.init(touches: 1, directions: [.right])
    case .pinch, .rotation, .custom: self.init()
    }
  }

  /// Only what all kinds have.
  public var ofAllKinds: RecognizerDefaults {
    RecognizerDefaults(
      cancelsTouchesInView: cancelsTouchesInView, delaysTouchesBegan: delaysTouchesBegan,
      delaysTouchesEnded: delaysTouchesEnded, isEnabled: isEnabled, state: state)
  }

  /// Only what is the kind's own; all else is UIKit's default.
  public var ofOneKind: RecognizerDefaults {
    RecognizerDefaults(
      taps: taps, touches: touches, minimumPressDuration: minimumPressDuration,
      allowableMovement: allowableMovement, minimumTouches: minimumTouches,
      maximumTouches: maximumTouches, directions: directions)
  }
}

/// What a recognizer measured when it sent its action.
///
/// Measured numbers are whole multiples of 1/1024, so that engines which round differently on the
/// way read the same.
public struct GestureReading: Hashable, Sendable {
  /// `location(in:)` of the recognizer's view, in its coordinates, in points.
  public var location: Point
  /// `numberOfTouches`.
  public var numberOfTouches: Int
  /// `translation(in:)` of the recognizer's view, in points; nil: the recognizer has none.
  public var translation: Point?
  /// `velocity(in:)` of the recognizer's view, in points per second; nil: the recognizer has none.
  public var velocity: Point?
  /// `scale`; nil: the recognizer has none.
  public var scale: Double?
  /// `rotation`, in radians; nil: the recognizer has none.
  public var rotation: Double?

  /// Makes a reading; what is left out was not measured.
  public init(
    location: Point = .zero, numberOfTouches: Int = 0, translation: Point? = nil,
    velocity: Point? = nil, scale: Double? = nil, rotation: Double? = nil
  ) {
    self.location = location
    self.numberOfTouches = numberOfTouches
    self.translation = translation
    self.velocity = velocity
    self.scale = scale
    self.rotation = rotation
  }
}
