import Foundation

/// What the touch screen reports of one finger at one moment.
public struct FingerSample: Hashable, Sendable {
  /// Which finger; the same number from its coming down to its lifting.
  public var finger: Int
  /// `began`, `moved`, `ended` or `cancelled`.
  public var phase: UITouch.Phase
  /// Where it is, in points of the screen: the space in which windows have their frames.
  public var location: CGPoint

  /// Makes a sample.
  public init(finger: Int, phase: UITouch.Phase, location: CGPoint) {
    self.finger = finger
    self.phase = phase
    self.location = location
  }
}
