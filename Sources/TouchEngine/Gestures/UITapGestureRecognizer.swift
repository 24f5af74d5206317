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
  open var numberOfTapsRequired = 1
  /// How many fingers must tap. Source: rulebook KR-01.
  open var numberOfTouchesRequired = 1

  private var series = TapSeries()
  private var timer: VirtualClock.Timer?

  deinit { timer?.cancel() }

  /// The middle of the places where the fingers of the last tap came down, in coordinates of `view`;
  /// nil: of the window. How far UIKit's may be from that is not settled.
  /// Source: rulebook KR-13.
  open override func location(in view: UIView?) -> CGPoint {
    guard series.fingers.gathered > 0 else { return super.location(in: view) }
    return view.point(fromWindow: series.fingers.middleOfStarts)
  }

  /// Counts the fingers; too many make the gesture fail, the first of a tap starts its time.
  /// Source: rulebook KR-05, KR-07, KR-08.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    // What a subclass ignored neither starts the time nor starts it anew.
    let added = unignored(touches)
    guard !added.isEmpty else { return }
    if series.fingers.isEmpty {
      timer?.cancel()
      failLater(after: thresholds.value(of: Thresholds.tapDuration))
    }
    for touch in added { series.fingers.add(touch) }
    let gathered = series.fingers.gathered
    if gathered > numberOfTouchesRequired { fail() }
    guard gathered == numberOfTouchesRequired else { return }
    if series.distanceFromFirst > thresholds.value(of: Thresholds.tapMovement) { fail() }
  }

  /// Fails when the fingers are too far from where they came down. Source: rulebook KR-03.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if hasMovedTooFar { fail() }
  }

  /// Counts a tap when the last finger lifts; the last tap makes the gesture.
  /// Source: rulebook KR-02, KR-09, KR-10.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if hasMovedTooFar { return fail() }
    for touch in touches.inFingerOrder { series.fingers.remove(touch) }
    guard series.fingers.isEmpty else { return }
    if series.fingers.gathered < numberOfTouchesRequired { return fail() }
    if series.tapsDone + 1 >= numberOfTapsRequired { return recognize() }
    series.finishTap()
    timer?.cancel()
    failLater(after: thresholds.value(of: Thresholds.tapInterval))
  }

  /// Fails. Source: rulebook KR-12.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    cancelOrFail()
  }

  override func stopFollowing(_ touch: UITouch) { series.fingers.remove(touch) }

  /// Forgets the attempt.
  open override func reset() {
    timer?.cancel()
    series = TapSeries()
  }

  /// A tap leaves recognizers of more taps alone. Source: GC-20.
  open override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
    guard let other = other as? UITapGestureRecognizer else { return super.canPrevent(other) }
    return other.numberOfTapsRequired <= numberOfTapsRequired
  }

  private var hasMovedTooFar: Bool {
    series.fingers.travel.length > thresholds.value(of: Thresholds.tapMovement) + roundingSlack
  }

  private func recognize() {
    if !isClaimed { state = .ended }
  }

  private func failLater(after milliseconds: Int) {
    timer = schedule(after: milliseconds) { [unowned self] in fail() }
  }
}
