import Foundation

/// The fingers that a recognizer follows, from the first that comes down to the last that lifts.
///
/// All points are in window coordinates. How far the fingers have traveled does not jump when one of
/// several comes down or lifts. Source: rulebook KR-03, KR-29, KR-30.
struct FollowedFingers {
  /// A finger, its number, and where and when it came down.
  struct Finger {
    private let track: UITouch.Track
    let number: Int
    let start: CGPoint
    let startMilliseconds: Int

    init(_ touch: UITouch) {
      track = touch.track
      number = touch.fingerIndex
      start = touch.moment.location
      startMilliseconds = touch.moment.milliseconds
    }

    /// Where the finger is now.
    var location: CGPoint { track.moment.location }
  }

  /// The fingers that are down, in the order in which they came.
  private(set) var down: [Finger] = []
  /// How many fingers came down in all, lifted ones included.
  private(set) var gathered = 0
  private var sumOfStarts = CGPoint.zero
  private var carried = CGPoint.zero
  private var anchor = CGPoint.zero

  var count: Int { down.count }
  var isEmpty: Bool { down.isEmpty }

  /// The middle of the fingers that are down; zero if there is none.
  var middle: CGPoint {
    down.isEmpty ? .zero : down.reduce(.zero) { $0 + $1.location } / CGFloat(down.count)
  }

  /// The middle of the places where the fingers came down, those of lifted fingers included.
  var middleOfStarts: CGPoint {
    gathered == 0 ? .zero : sumOfStarts / CGFloat(gathered)
  }

  /// How far the middle has moved since the first finger came down, or since `restartTravel()`.
  var travel: CGPoint { down.isEmpty ? carried : carried + middle - anchor }

  /// Follows one more finger.
  mutating func add(_ touch: UITouch) {
    let finger = Finger(touch)
    carried = travel
    down.append(finger)
    gathered += 1
    sumOfStarts = sumOfStarts + finger.start
    anchor = middle
  }

  /// Follows a finger no more.
  mutating func remove(_ touch: UITouch) {
    guard let index = down.firstIndex(where: { $0.number == touch.fingerIndex }) else { return }
    carried = travel
    down.remove(at: index)
    anchor = middle
  }

  /// Measures the travel from here.
  mutating func restartTravel() {
    carried = .zero
    anchor = middle
  }
}
