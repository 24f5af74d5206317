import Foundation
import Thresholds

/// Recognizes two fingers that turn around one another. Source: rulebook KR-51 to KR-53.
///
/// The first two fingers are followed, any other is ignored. The rotation goes on with one finger,
/// with its angle as it is, and ends when both are up. Angles are those of the window.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// How far the fingers must turn for the rotation to begin, in radians: 10 degrees. Measured, but
  /// not documented. Source: rulebook KR-51.
  public static var hysteresis: CGFloat { Thresholds.rotationTurn.engine * .pi / 180 }
  /// How much of that turn does not count, in radians: 5 degrees. Measured, but not documented.
  /// Source: rulebook KR-51.
  public static let slack: CGFloat = 5 * .pi / 180

  var fingers = FollowedFingers()
  private var angle: CGFloat = 0
  private var turned: CGFloat = 0
  /// The turn at which the rotation is zero.
  private var origin: CGFloat = 0
  private var pace = Pace()

  /// How far the fingers have turned, in radians, clockwise on the screen; more than a full turn
  /// counts as such. Once set, it goes on from there. Source: rulebook KR-51, KR-52.
  open var rotation: CGFloat {
    get { turned - origin }
    set { origin = turned - newValue }
  }

  /// How fast the fingers turn, in radians per second: the mean of the last tenth of a second, zero
  /// without movement. UIKit's smoothing is private.
  open var velocity: CGFloat { pace.perSecond.x }

  var isBeyondHysteresis: Bool {
    abs(turned) >= hysteresisInForce - roundingSlack
  }

  /// How far the fingers must turn, in radians. Source: rulebook KR-51.
  private var hysteresisInForce: CGFloat {
    thresholds.value(of: Thresholds.rotationTurn) * .pi / 180
  }

  /// Follows two fingers.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    follow(touches, for: event)
  }

  /// Begins when the fingers have turned enough; after that, changes. Source: rulebook KR-51.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    followMovement(of: touches)
  }

  /// Ends with the last finger; a rotation that has not begun fails.
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
    pace = Pace()
    (turned, origin) = (0, 0)
  }
}

extension UIRotationGestureRecognizer: TwoFingerGesture {
  func pairFormed(_ span: CGPoint) {
    angle = angle(of: span)
    guard !isClaimed else { return }
    (turned, origin) = (0, 0)
    pace = Pace()
  }

  func pairMoved(_ span: CGPoint, at milliseconds: Int) {
    guard span != .zero else { return }
    let present = angle(of: span)
    // The shorter way round: fingers do not turn by more than half a turn between two events.
    turned += (present - angle).remainder(dividingBy: 2 * .pi)
    angle = present
    pace.note(CGPoint(x: turned, y: 0), at: milliseconds)
  }

  /// The direction of `span`, in radians, clockwise on the screen from the greater x.
  private func angle(of span: CGPoint) -> CGFloat {
    atan2(span.y, span.x)
  }

  func subtractHysteresis() {
    let threshold = Thresholds.rotationTurn
    let usual = Self.slack * (thresholds.value(of: threshold) / threshold.engine)
    let slack = min(usual, hysteresisInForce / 2)
    origin = turned > 0 ? slack : -slack
  }
}
