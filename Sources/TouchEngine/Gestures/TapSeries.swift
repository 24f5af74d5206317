import Foundation

/// Taps that follow one another, as taps and long presses count them.
struct TapSeries {
  /// The fingers of the present tap.
  var fingers = FollowedFingers()
  /// How many taps are over.
  private(set) var tapsDone = 0
  private var firstStart: CGPoint?

  /// How far the present tap started from the first, in points; zero for the first.
  /// Source: rulebook KR-07.
  var distanceFromFirst: CGFloat {
    firstStart.map { (fingers.middleOfStarts - $0).length } ?? 0
  }

  /// Counts the present tap as done, and waits for the next.
  mutating func finishTap() {
    tapsDone += 1
    if firstStart == nil { firstStart = fingers.middleOfStarts }
    fingers = FollowedFingers()
  }
}
