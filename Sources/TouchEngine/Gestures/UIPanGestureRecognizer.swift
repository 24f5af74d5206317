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
  open var minimumNumberOfTouches: Int {
    get { chosenMinimum ?? (wrong(.newPanTakesTwoFingers) ? 2 : 1) }
    set { chosenMinimum = newValue }
  }
  private var chosenMinimum: Int?
  /// How many fingers may be down when it begins: with more it does not, as rdar 20890684 reports of
  /// a plain pan. Fingers that come later are ignored, as by `ignore(_:for:)`; of these UIKit
  /// documents nothing. Source: rulebook KR-24, KR-34.
  open var maximumNumberOfTouches = Int.max

  private var fingers = FollowedFingers()
  /// Whether too few fingers are left for the pan to change. Source: RE-52.
  private var isPausing = false
  private var pace = Pace()
  /// Whether it has begun in any attempt, for an engine that remembers it.
  private var hasBegunBefore = false
  /// How long a way the fingers went, and where they were, when a wrong engine measured last.
  private var path: (length: CGFloat, travel: CGPoint) = (0, .zero)
  /// How far the fingers had moved when the pan told of it last.
  private var travelTold = CGPoint.zero
  /// The travel at which the translation is zero.
  private var origin = CGPoint.zero

  /// How far the middle of the fingers has moved, in points of `view`'s coordinates; nil: of the
  /// window's. A finger that comes down or lifts moves nothing.
  ///
  /// The way before the pan begins counts. UIKit may leave it out; nobody has settled that.
  /// Source: rulebook KR-28, KR-29, KR-30.
  open func translation(in view: UIView?) -> CGPoint {
    let travel = wrong(.panFollowsFirstFinger) ? travelOfFirstFinger : fingers.travel
    var moved = wrong(.translationBackwards) ? origin - travel : travel - origin
    if wrong(.panAxisLocked) {
      moved = abs(moved.x) < abs(moved.y) ? CGPoint(x: 0, y: moved.y) : CGPoint(x: moved.x, y: 0)
    }
    if wrong(.translationOfSuperview) {
      return (view?.superview ?? view).vector(fromWindow: moved)
    }
    if wrong(.translationNotScaled) {
      let turned = view.vector(fromWindow: moved)
      return turned.length > 0 ? turned * (moved.length / turned.length) : turned
    }
    return wrong(.translationOfWindow) ? moved : view.vector(fromWindow: moved)
  }

  /// Makes `translation` the present one, in points of `view`'s coordinates; nil: of the window's.
  /// Further movement adds to it. Source: rulebook KR-29.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    if wrong(.translationNotSet) { return }
    origin = fingers.travel - view.vectorInWindow(translation)
    if wrong(.setTranslationStopsVelocity) { pace = Pace() }
  }

  /// How fast the middle of the fingers moves, in points per second of `view`'s coordinates; nil: of
  /// the window's. It is the mean of the last tenth of a second, zero without movement; UIKit's
  /// smoothing is private. Source: rulebook KR-35.
  open func velocity(in view: UIView?) -> CGPoint {
    if wrong(.noVelocity) { return .zero }
    if wrong(.velocityInWindow) { return pace.perSecond }
    let velocity =
      wrong(.translationOfWindow) ? pace.perSecond : view.vector(fromWindow: pace.perSecond)
    return wrong(.velocityHasNoSign) ? CGPoint(x: abs(velocity.x), y: abs(velocity.y)) : velocity
  }

  /// Follows the fingers, as many as are allowed.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in unignored(touches) {
      if isClaimed, fingers.count >= maximumNumberOfTouches, !takesLateSurplus {
        ignore(touch, for: event)
      } else {
        fingers.add(touch, isSteady: !wrong(.translationJumps))
        let isEarly = wrong(.earlyMovementCounts) && fingers.count > 1
        if !isClaimed, fingers.count <= minimumNumberOfTouches, !isEarly { restart() }
        if isClaimed, wrong(.secondFingerRestartsPan) { restart() }
        pace.note(fingers.travel, at: touch.moment.milliseconds)
      }
    }
    if wrong(.panAtTouchDown), !isClaimed, hasFingersEnough { state = .began }
    if latitude.lateSurplusOfPans == .ends, hasRecognized, fingers.count > maximumNumberOfTouches {
      state = .ended
    }
    if latitude.pansOfTooFew == .resumes, fingers.count >= minimumNumberOfTouches {
      isPausing = false
    }
  }

  /// Begins when the fingers have moved far enough; after that, changes. Source: KR-25 to KR-27.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    note(touches)
    defer { travelTold = fingers.travel }
    if isClaimed {
      if wrong(.translationOfLastMove) { origin = travelTold }
      if wrong(.stillMiddleIsNoChange), fingers.travel == travelTold { return }
      if wrong(.panEndsOutside), haveLeftView(touches) { return state = .ended }
      if !wrong(.panDoesNotChange), !isPausing { state = .changed }
      if wrong(.changedByEachFinger) { for _ in touches.dropFirst() { state = .changed } }
    } else if hasFingersEnough, hasMovedEnough {
      if latitude.translationLeavesOutHysteresis {
        origin = origin + fingers.travel * (hysteresisInForce / fingers.travel.length)
      }
      hasBegunBefore = true
      state = .began
    }
  }

  /// Ends with the last finger; a pan that has not begun fails. Source: rulebook KR-31, KR-32.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    note(touches)
    for touch in touches.inFingerOrder {
      fingers.remove(touch, isSteady: !wrong(.translationJumps))
    }
    if wrong(.panOfTooFewIsCancelled), isActive, !fingers.isEmpty,
      fingers.count < minimumNumberOfTouches
    {
      return giveUp()
    }
    if wrong(.changedBeforeEnded), isActive, fingers.isEmpty { state = .changed }
    guard fingers.isEmpty || wrong(.panEndsAtFirstLift) || endsForLack() else { return }
    state = isClaimed || wrong(.panWithoutMovement) ? .ended : .failed
  }

  /// Is cancelled if it has begun, and fails otherwise. Source: rulebook KR-36.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { giveUp() }

  override func stopFollowing(_ touch: UITouch) { fingers.remove(touch) }

  /// Forgets the attempt.
  open override func reset() {
    fingers = FollowedFingers()
    path = (0, .zero)
    if !wrong(.velocityKeptFromLast) { pace = Pace() }
    travelTold = .zero
    if !wrong(.translationKeptFromLast) { origin = .zero }
    isPausing = false
  }

  private var hysteresisInForce: CGFloat { latitude.limit(Thresholds.panMovement) }

  /// Whether fingers beyond the maximum are followed that come after it began. Source: RE-54.
  private var takesLateSurplus: Bool {
    latitude.lateSurplusOfPans != .ignored && hasRecognized
  }

  /// Whether a lift leaves too few fingers, and that is the end. Where it is none, the pan may have
  /// nothing to say from now on. Source: rulebook KR-31, KR-57, RE-52.
  private func endsForLack() -> Bool {
    guard isClaimed, fingers.count < minimumNumberOfTouches, !wrong(.panChangesWithTooFew) else {
      return false
    }
    isPausing = latitude.pansOfTooFew != .ends
    return !isPausing
  }

  private var hasFingersEnough: Bool {
    let held = wrong(.liftedFingersCountForMaximum) ? fingers.gathered : fingers.count
    if held > maximumNumberOfTouches, !wrong(.panIgnoresMaximum) { return false }
    return fingers.count >= minimumNumberOfTouches || wrong(.panOfAnyFingers)
      || wrong(.liftedFingersBegin) && fingers.gathered >= minimumNumberOfTouches
  }

  /// How far the finger has moved that has been down longest.
  private var travelOfFirstFinger: CGPoint {
    fingers.down.first.map { $0.location - $0.start } ?? fingers.travel
  }

  private var hasMovedEnough: Bool {
    if wrong(.panAtTouchDown) || wrong(.panWithoutHysteresis) { return true }
    if wrong(.panHysteresisOnce), hasBegunBefore { return true }
    if wrong(.panPathSummed) { return path.length >= hysteresisInForce }
    return fingers.travel.length >= hysteresisInForce - roundingSlack && !wrong(.panNeverBegins)
  }

  private func note(_ touches: Set<UITouch>) {
    guard let time = touches.latestMilliseconds else { return }
    if wrong(.panPathSummed) {
      path = (path.length + (fingers.travel - path.travel).length, fingers.travel)
    }
    pace.note(fingers.travel, at: time, keepsAll: wrong(.velocityOfWholeGesture))
  }

  private func restart() {
    fingers.restartTravel()
    path = (0, .zero)
    if !wrong(.velocityKeptFromLast) { pace = Pace() }
  }
}
