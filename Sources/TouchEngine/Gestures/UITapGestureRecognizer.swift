import Foundation
import Thresholds

/// Recognizes one or several taps with one or several fingers, when the last finger lifts.
/// Source: rulebook KR-01 to KR-13.
///
/// A finger may leave the view's bounds, as long as it does not move too far: UIKit does not
/// document this. The button mask of pointers is not modelled.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How far the middle of the fingers may be from where it came down, and how far a later tap may
  /// start from the first, in points. UIKit does not document its value.
  /// Source: rulebook KR-03, KR-07.
  public static var allowableMovement: CGFloat { Thresholds.tapMovement.engine }
  /// How long a tap may be held, in milliseconds. UIKit does not document its value.
  /// Source: rulebook KR-05.
  public static var maximumDurationMilliseconds: Int { Thresholds.tapDuration.engine }
  /// How soon the next tap must follow a lift, in milliseconds. UIKit does not document its value.
  /// Source: rulebook KR-06.
  public static var maximumIntervalMilliseconds: Int { Thresholds.tapInterval.engine }

  /// How many taps make the gesture. Source: rulebook KR-01.
  open var numberOfTapsRequired: Int {
    get { chosenTaps ?? (wrong(.newTapLooksForTwo) ? 2 : 1) }
    set { chosenTaps = newValue }
  }
  private var chosenTaps: Int?
  /// How many fingers must tap. Source: rulebook KR-01.
  open var numberOfTouchesRequired = 1

  private var series = TapSeries()
  private var timer: VirtualClock.Timer?
  /// The timers of earlier attempts, in an engine that does not stop them.
  private var timersLeft: [VirtualClock.Timer] = []
  /// How long a way the fingers went, and where they were, when a wrong engine measured last.
  private var path: (length: CGFloat, travel: CGPoint) = (0, .zero)
  /// Whether all fingers lifted that were too few, and a timer is to say so. Source: RE-50.
  private var lacksFingers = false
  /// Whether it has lasted too long, in an engine that notices it only at the lift.
  private var isOverdue = false
  /// When the next tap must have come, in an engine that checks it only at that tap.
  private var deadline: Int?
  /// Until when its last tap may be the first of another gesture, in an engine that thinks so.
  private var seriesEnd: Int?
  /// The fingers of the first tap, in an engine that minds.
  private var fingersOfFirstTap: Set<Int> = []
  /// Whether its fingers went too far, in an engine that counts the tap all the same.
  private var wentTooFar = false
  /// Whether the system took its fingers, in an engine that does not notice.
  private var keepsFingers = false
  /// The view that the first tap hit, in an engine that minds.
  private weak var viewOfFirstTap: UIView?

  deinit {
    timer?.cancel()
    for timer in timersLeft { timer.cancel() }
  }

  /// The middle of the places where the fingers of the last tap came down, in coordinates of `view`;
  /// nil: of the window. Nobody has settled how far UIKit's may be from that.
  /// Source: rulebook KR-13.
  open override func location(in view: UIView?) -> CGPoint {
    if wrong(.tapAtZero) { return .zero }
    if wrong(.waitedTapIsAtZero), view?.window?.application?.eventAtHand == nil,
      !attempt.contains(where: \.isDown)
    {
      return .zero
    }
    guard series.fingers.gathered > 0, latitude.tapLocation != .lift else {
      return super.location(in: view)
    }
    let start = view.point(fromWindow: series.fingers.middleOfStarts)
    return latitude.tapLocation == .between ? (start + super.location(in: view)) / 2 : start
  }

  /// Counts the fingers; too many make the gesture fail, the first of a tap starts its time.
  /// Source: rulebook KR-05, KR-07, KR-08.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if lacksFingers { return }
    // What a subclass ignored neither starts the time nor starts it anew.
    let added = unignored(touches)
    guard !added.isEmpty else { return }
    if let seriesEnd, let now = touches.latestMilliseconds {
      if now > seriesEnd { series = TapSeries() }
      self.seriesEnd = nil
    }
    if wrong(.tapsNeedSameHitView) {
      if series.tapsDone > 0, added.contains(where: { $0.view !== viewOfFirstTap }) {
        return fail()
      }
      if series.tapsDone == 0 { viewOfFirstTap = added[0].view }
    }
    if wrong(.tapsNeedSameFinger) {
      let fingers = Set(added.map(\.fingerIndex))
      if series.tapsDone > 0, !fingers.isSubset(of: fingersOfFirstTap) { return fail() }
      if series.tapsDone == 0 { fingersOfFirstTap.formUnion(fingers) }
    }
    if let deadline, let now = touches.latestMilliseconds, now > deadline { return fail() }
    if series.fingers.isEmpty, !wrong(.multiTapsWithinTapTime) || series.tapsDone == 0 {
      timer?.cancel()
      if !wrong(.tapWithoutTimeLimit), !wrong(.lastTapHeldAtLeisure) || series.tapsDone == 0 {
        failLater(
          after: latitude.limit(Thresholds.tapDuration), atLift: wrong(.tapFailsAtLiftOnly))
      }
    }
    for touch in added { series.fingers.add(touch) }
    let gathered = series.fingers.gathered
    if gathered > numberOfTouchesRequired, !wrong(.tapWithAnyFingers),
      !wrong(.surplusFingerForgiven), !latitude.surplusFailsTapsAtLift
    {
      fail()
    }
    guard gathered == numberOfTouchesRequired else { return }
    if series.distanceFromFirst > latitude.limit(Thresholds.tapMovement) { fail() }
    if wrong(.recognizesAtTouchDown), isLastTap { recognize() }
  }

  /// Fails when the fingers are too far from where they came down. Source: rulebook KR-03.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard hasMovedTooFar(touches) else { return }
    wentTooFar = true
    fail()
  }

  /// Counts a tap when the last finger lifts; the last tap makes the gesture.
  /// Source: rulebook KR-02, KR-09, KR-10.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if lacksFingers { return }
    if isOverdue { return fail() }
    if hasMovedTooFar(touches), !wrong(.liftDistanceUnchecked) { return fail() }
    if latitude.surplusFailsTapsAtLift, series.fingers.gathered > numberOfTouchesRequired {
      return fail()
    }
    for touch in touches.inFingerOrder { series.fingers.remove(touch) }
    if wrong(.strangeFingersFailTaps),
      contactsOfApp.contains(where: { $0.isDown && !$0.isReceived(by: self) })
    {
      return fail()
    }
    guard series.fingers.isEmpty || wrong(.tapAtFirstLift) else { return }
    if series.fingers.gathered < numberOfTouchesRequired, !wrong(.tapWithFewerFingers),
      !(wrong(.laterTapsWithFewerFingers) && series.tapsDone > 0)
    {
      if wrong(.fingersGatheredOverTaps) { return }
      return latitude.lackFailsTapsLater ? noteLackOfFingers() : fail()
    }
    if wrong(.surplusFingerForgiven), touches.count > numberOfTouchesRequired { return fail() }
    let isLast =
      wrong(.tapsCountedByTouch)
      ? touches.contains { $0.tapCount >= numberOfTapsRequired } : isLastTap
    if isLast { return recognize() }
    series.finishTap()
    path = (0, .zero)
    if wrong(.multiTapsWithinTapTime) { return }
    timer?.cancel()
    if wrong(.gapNoticedAtNextTouch), let now = touches.latestMilliseconds {
      deadline = now + latitude.limit(Thresholds.tapInterval)
      return
    }
    if !wrong(.tapsAtAnyInterval) { failLater(after: latitude.limit(Thresholds.tapInterval)) }
  }

  /// Fails. Source: rulebook KR-12.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    keepsFingers = wrong(.interruptedFingerStillCounts)
    if wrong(.cancelledTap) { recognize() } else { giveUp() }
  }

  override func stopFollowing(_ touch: UITouch) { series.fingers.remove(touch) }

  /// Forgets the attempt.
  open override func reset() {
    if wrong(.tapTimerNotStopped), let timer {
      timersLeft.append(timer)
      self.timer = nil
    }
    timer?.cancel()
    path = (0, .zero)
    (isOverdue, deadline) = (false, nil)
    if keepsFingers { return keepsFingers = false }
    fingersOfFirstTap = []
    let isKept =
      wrong(.lastTapStartsNext) && state == .ended || wrong(.failedTapCounts) && wentTooFar
    wentTooFar = false
    if isKept, numberOfTapsRequired > 1, let now = view?.window?.application?.time {
      seriesEnd = now + latitude.limit(Thresholds.tapInterval)
      return series.startFromPresentTap()
    }
    series = TapSeries()
    lacksFingers = false
  }

  /// A tap leaves recognizers of more taps alone. Source: GC-20.
  open override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
    guard let other = other as? UITapGestureRecognizer, !wrong(.tapPreventsDoubleTap) else {
      return super.canPrevent(other)
    }
    return other.numberOfTapsRequired <= numberOfTapsRequired
  }

  private var isLastTap: Bool {
    let most = wrong(.tripleTapsTakeTwo) ? 2 : Int.max
    return series.tapsDone + 1 >= min(numberOfTapsRequired, most)
  }

  private func hasMovedTooFar(_ touches: Set<UITouch>) -> Bool {
    if latitude.keepsTapsInBounds, let view,
      touches.contains(where: { !view.bounds.contains($0.location(in: view)) })
    {
      return true
    }
    let limit = latitude.limit(Thresholds.tapMovement) + roundingSlack
    if wrong(.tapMeasuredByStep) {
      defer { path.travel = series.fingers.travel }
      return (series.fingers.travel - path.travel).length > limit
    }
    if wrong(.tapPathSummed) {
      let travel = series.fingers.travel
      path = (path.length + (travel - path.travel).length, travel)
      return path.length > limit
    }
    return series.fingers.travel.length > limit
      && !wrong(.tapWithoutDistanceLimit)
  }

  /// Waits a while before it fails; no finger that comes meanwhile can help. Source: KR-09, RE-50.
  private func noteLackOfFingers() {
    lacksFingers = true
    series.fingers = FollowedFingers()
    timer?.cancel()
    failLater(after: latitude.limit(Thresholds.tapInterval))
  }

  private func recognize() {
    if !isClaimed { state = .ended }
  }

  private func fail() {
    if !isClaimed { state = .failed }
  }

  private func failLater(after milliseconds: Int, atLift: Bool = false) {
    timer = schedule(after: milliseconds) { [unowned self] in
      if atLift { return isOverdue = true }
      if wrong(.tapTimerNotStopped), attempt.isEmpty { return }
      fail()
    }
  }
}
