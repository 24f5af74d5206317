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
