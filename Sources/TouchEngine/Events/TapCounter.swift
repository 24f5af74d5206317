import Foundation
import Thresholds

/// Counts quick touches near to one another as taps of one series. Source: rulebook TO-13, TO-14.
struct TapCounter {
  /// A touch that comes down later than this after the last lift, in milliseconds, starts anew.
  /// UIKit's value is not documented.
  static var intervalMilliseconds: Int { Thresholds.tapInterval.engine }
  /// A touch farther than this from the last lift, in points, starts anew. Not documented either.
  static var distance: CGFloat { Thresholds.tapDistance.engine }

  private var lastLift: (milliseconds: Int, location: CGPoint, tapCount: Int)?

  /// When the first touch of the series lifted.
  private var firstLift = 0

  /// Whether the first lift of the series is too long ago: no matter, in UIKit.
  func isSeriesOver(at moment: UITouch.Moment) -> Bool {
    moment.milliseconds - firstLift > Self.intervalMilliseconds
  }

  /// The tap count of a touch that comes down now, at a point of the screen.
  func tapCount(at moment: UITouch.Moment) -> Int {
    guard let lastLift,
      moment.milliseconds - lastLift.milliseconds <= Self.intervalMilliseconds,
      hypot(moment.location.x - lastLift.location.x, moment.location.y - lastLift.location.y)
        <= Self.distance
    else { return 1 }
    return lastLift.tapCount + 1
  }

  /// Remembers where and when a touch lifted.
  mutating func touchEnded(_ touch: UITouch, at screenLocation: CGPoint) {
    if touch.tapCount == 1 { firstLift = touch.moment.milliseconds }
    lastLift = (touch.moment.milliseconds, screenLocation, touch.tapCount)
  }
}
