import Foundation
import Thresholds

/// Counts quick touches near to one another as taps of one series. How near, and how quick, UIKit does
/// not document. Source: rulebook TO-13, TO-14.
struct TapCounter {
  private typealias Lift = (milliseconds: Int, location: CGPoint, tapCount: Int)
  private var lastLift: Lift?
  /// The lifts since no finger was down, and those before, where each finger counts its own taps.
  private var lifts: [Lift] = []
  private var earlierLifts: [Lift] = []
  /// When the first touch of the series lifted.
  private var firstLift = 0

  /// Forgets the last touch.
  mutating func forget() { lastLift = nil }

  /// Whether the first lift of the series is too long ago: no matter, in UIKit.
  func isSeriesOver(at moment: UITouch.Moment, under latitude: Latitude) -> Bool {
    moment.milliseconds - firstLift > latitude.limit(Thresholds.tapInterval)
  }

  /// The tap count of a touch that comes down now, at a point of the screen.
  func tapCount(at moment: UITouch.Moment, under latitude: Latitude) -> Int {
    tapCount(at: moment, after: lastLift, under: latitude)
  }

  /// The same where each finger counts its own taps: of those that were down together, the one that
  /// lifted nearest counts. Source: rulebook RE-27.
  mutating func ownTapCount(
    at moment: UITouch.Moment, isAlone: Bool, under latitude: Latitude
  ) -> Int {
    if isAlone { (earlierLifts, lifts) = (lifts, []) }
    func distance(_ lift: Lift) -> CGFloat {
      hypot(moment.location.x - lift.location.x, moment.location.y - lift.location.y)
    }
    let nearest = (earlierLifts + lifts).min { distance($0) < distance($1) }
    return tapCount(at: moment, after: nearest, under: latitude)
  }

  /// The same, however far from the last lift.
  func tapCountAnywhere(at moment: UITouch.Moment, under latitude: Latitude) -> Int {
    guard let lastLift,
      moment.milliseconds - lastLift.milliseconds <= latitude.limit(Thresholds.tapInterval)
    else { return 1 }
    return lastLift.tapCount + 1
  }

  private func tapCount(
    at moment: UITouch.Moment, after lift: Lift?, under latitude: Latitude
  ) -> Int {
    guard let lift,
      moment.milliseconds - lift.milliseconds <= latitude.limit(Thresholds.tapInterval),
      hypot(moment.location.x - lift.location.x, moment.location.y - lift.location.y)
        <= latitude.limit(Thresholds.tapDistance)
    else { return 1 }
    return lift.tapCount + 1
  }

  /// Remembers where and when a touch lifted.
  mutating func touchEnded(
    _ touch: UITouch, at screenLocation: CGPoint, under latitude: Latitude
  ) {
    let lift = (touch.moment.milliseconds, screenLocation, touch.tapCount)
    if touch.tapCount == 1 { firstLift = touch.moment.milliseconds }
    lastLift = lift
    if latitude.countsTapsOfEachFinger { lifts.append(lift) }
  }
}
