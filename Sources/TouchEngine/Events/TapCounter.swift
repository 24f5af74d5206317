import Foundation
import Thresholds

/// Counts quick touches near to one another as taps of one series. How near, and how quick, UIKit does
/// not document. Source: rulebook TO-13, TO-14.
struct TapCounter {
  private typealias Lift = (milliseconds: Int, location: CGPoint, tapCount: Int)
  private var lastLift: Lift?

  /// The tap count of a touch that comes down now, at a point of the screen.
  func tapCount(at moment: UITouch.Moment, under thresholds: ThresholdPlace) -> Int {
    guard let lift = lastLift,
      moment.milliseconds - lift.milliseconds <= thresholds.value(of: Thresholds.tapInterval),
      hypot(moment.location.x - lift.location.x, moment.location.y - lift.location.y)
        <= thresholds.value(of: Thresholds.tapDistance)
    else { return 1 }
    return lift.tapCount + 1
  }

  /// Remembers where and when a touch lifted.
  mutating func touchEnded(_ touch: UITouch, at screenLocation: CGPoint) {
    lastLift = (touch.moment.milliseconds, screenLocation, touch.tapCount)
  }
}
