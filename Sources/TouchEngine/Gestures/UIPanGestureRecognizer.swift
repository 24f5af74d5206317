import Foundation
import Thresholds

/// Recognizes fingers that move. Source: rulebook KR-24 to KR-36.
///
/// It begins with the first event in which the middle of its fingers has moved far enough, changes
/// with each later movement, and ends when its last finger lifts. UIKit's options for scrolling
/// devices are not modelled.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How far the middle of the fingers must have moved for the pan to begin, in points: a straight
  /// distance. UIKit does not document its value. Source: rulebook KR-26.
  public static var hysteresis: CGFloat { Thresholds.panMovement.engine }

  /// How many fingers it takes to begin, and to change; with fewer, a pan that has begun waits for
  /// more, and ends when all have lifted, as Apple's header has it. Source: KR-24, KR-27, KR-31, KR-33.
  open var minimumNumberOfTouches = 1
  /// How many fingers may be down when it begins: with more it does not, as rdar 20890684 reports of
  /// a plain pan. Fingers that come later are ignored, as by `ignore(_:for:)`; of these UIKit
  /// documents nothing. Source: rulebook KR-24, KR-34.
  open var maximumNumberOfTouches = Int.max

  private var fingers = FollowedFingers()
  /// Whether too few fingers are left for the pan to change.
  private var isPausing = false
  private var pace = Pace()
  /// The travel at which the translation is zero.
  private var origin = CGPoint.zero

  /// How far the middle of the fingers has moved, in points of `view`'s coordinates; nil: of the
  /// window's. A finger that comes down or lifts moves nothing.
  ///
  /// The way before the pan begins counts. UIKit may leave it out; that is not settled.
  /// Source: rulebook KR-28, KR-29, KR-30.
  open func translation(in view: UIView?) -> CGPoint {
    view.vector(fromWindow: fingers.travel - origin)
  }

  /// Makes `translation` the present one, in points of `view`'s coordinates; nil: of the window's.
  /// Further movement adds to it. Source: rulebook KR-29.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    origin = fingers.travel - view.vectorInWindow(translation)
  }

  /// How fast the middle of the fingers moves, in points per second of `view`'s coordinates; nil: of
  /// the window's. It is the mean of the last tenth of a second, zero without movement; UIKit's
  /// smoothing is private. Source: rulebook KR-35.
  open func velocity(in view: UIView?) -> CGPoint {
    view.vector(fromWindow: pace.perSecond)
  }

  /// Follows the fingers, as many as are allowed.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in unignored(touches) {
      if isClaimed, fingers.count >= maximumNumberOfTouches {
        ignore(touch, for: event)
      } else {
        fingers.add(touch)
        if !isClaimed, fingers.count <= minimumNumberOfTouches { restart() }
        pace.note(fingers.travel, at: touch.moment.milliseconds)
      }
    }
    if fingers.count >= minimumNumberOfTouches { isPausing = false }
  }

  /// Begins when the fingers have moved far enough; after that, changes. Source: KR-25 to KR-27.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    note(touches)
    if isClaimed {
      if !isPausing { state = .changed }
    } else if hasFingersEnough, hasMovedEnough {
      state = .began
    }
  }

  /// Ends with the last finger; a pan that has not begun fails. Source: rulebook KR-31, KR-32.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    note(touches)
    for touch in touches.inFingerOrder { fingers.remove(touch) }
    if isClaimed, fingers.count < minimumNumberOfTouches { isPausing = true }
    guard fingers.isEmpty else { return }
    state = isClaimed ? .ended : .failed
  }

  /// Is cancelled if it has begun, and fails otherwise. Source: rulebook KR-36.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    cancelOrFail()
  }

  override func stopFollowing(_ touch: UITouch) { fingers.remove(touch) }

  /// Forgets the attempt.
  open override func reset() {
    fingers = FollowedFingers()
    pace = Pace()
    origin = .zero
    isPausing = false
  }

  private var hasFingersEnough: Bool {
    fingers.count >= minimumNumberOfTouches && fingers.count <= maximumNumberOfTouches
  }

  private var hasMovedEnough: Bool {
    fingers.travel.length >= thresholds.value(of: Thresholds.panMovement) - roundingSlack
  }

  private func note(_ touches: Set<UITouch>) {
    guard let time = touches.latestMilliseconds else { return }
    pace.note(fingers.travel, at: time)
  }

  private func restart() {
    fingers.restartTravel()
    pace = Pace()
  }
}
