import Foundation
import Thresholds

/// Recognizes two fingers that move apart or towards one another. Source: rulebook KR-46 to KR-50.
///
/// The first two fingers are followed, any other is ignored. The pinch goes on with one finger, with
/// its scale as it is, and ends when both are up. Lengths are those of the window.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How much the distance of the fingers must change for the pinch to begin, in points. Measured,
  /// but not documented. Source: rulebook KR-47.
  public static var hysteresis: CGFloat { Thresholds.pinchChange.engine }
  /// How much of that change does not count for the scale, in points. Measured, but not documented.
  /// Source: rulebook KR-48.
  public static let slack: CGFloat = 8

  var fingers = FollowedFingers()
  private var initial: CGFloat = 0
  private var distance: CGFloat = 0
  /// The distance at which the scale is `factor`.
  private var reference: CGFloat = 0
  private var factor: CGFloat = 1
  private var pace = Pace()

  /// The distance of the fingers, relative to their distance at the start; 1 while there is none.
  /// Once set, it goes on from there. Source: rulebook KR-48, KR-49.
  open var scale: CGFloat {
    get {
      guard reference > 0 else { return factor }
      return factor * (distance / reference)
    }
    set {
      factor = newValue
      reference = distance
    }
  }

  /// How much the scale changes in a second: the mean of the last tenth of a second, zero without
  /// movement. UIKit's smoothing is private.
  open var velocity: CGFloat {
    reference > 0 ? factor * pace.perSecond.x / reference : 0
  }

  var isBeyondHysteresis: Bool {
    abs(distance - initial) >= thresholds.value(of: Thresholds.pinchChange) - roundingSlack
  }

  /// Follows two fingers.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    follow(touches, for: event)
  }

  /// Begins when the distance has changed enough; after that, changes. Source: rulebook KR-47.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    followMovement(of: touches)
  }

  /// Ends with the last finger; a pinch that has not begun fails. Source: rulebook KR-50.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    followLift(of: touches)
  }

  /// Is cancelled if it has begun, and fails otherwise. Source: rulebook GR-45.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    cancelOrFail()
  }

  override func stopFollowing(_ touch: UITouch) { fingers.remove(touch) }

  /// Forgets the attempt.
  open override func reset() {
    fingers = FollowedFingers()
    (distance, reference, factor) = (0, 0, 1)
  }
}

extension UIPinchGestureRecognizer: TwoFingerGesture {
  func pairFormed(_ span: CGPoint) {
    factor = isClaimed ? scale : 1
    distance = span.length
    initial = distance
    reference = distance
    pace = Pace()
  }

  func pairMoved(_ span: CGPoint, at milliseconds: Int) {
    distance = span.length
    pace.note(CGPoint(x: distance, y: 0), at: milliseconds)
  }

  func subtractHysteresis() {
    let slack = Self.slack * thresholds.value(of: Thresholds.pinchChange) / Self.hysteresis
    reference = initial + (distance > initial ? slack : -slack)
  }
}
