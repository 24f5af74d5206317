import Foundation

/// The fingers that a recognizer follows, from the first that comes down to the last that lifts.
///
/// All points are in window coordinates. How far the fingers have traveled does not jump when one of
/// several comes down or lifts. Source: rulebook KR-03, KR-29, KR-30.
struct FollowedFingers {
  /// A finger, and where and when it came down.
  struct Finger {
    let touch: UITouch
    let start: CGPoint
    let startMilliseconds: Int

    /// Where the finger is now.
    var location: CGPoint { touch.location(in: nil) }
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

  /// Follows one more finger. Where `isSteady` is false, the travel jumps to the new middle.
  mutating func add(_ touch: UITouch, isSteady: Bool = true) {
    let start = touch.location(in: nil)
    let isFirst = down.isEmpty
    if isSteady || isFirst { carried = travel }
    down.append(Finger(touch: touch, start: start, startMilliseconds: touch.moment.milliseconds))
    gathered += 1
    sumOfStarts = sumOfStarts + start
    if isSteady || isFirst { anchor = middle }
  }

  /// Follows a finger no more. Where `isSteady` is false, the travel jumps to the new middle.
  mutating func remove(_ touch: UITouch, isSteady: Bool = true) {
    guard let index = down.firstIndex(where: { $0.touch === touch }) else { return }
    let isLast = down.count == 1
    if isSteady || isLast { carried = travel }
    down.remove(at: index)
    if isSteady { anchor = middle }
  }

  /// Measures the travel from here.
  mutating func restartTravel() {
    carried = .zero
    anchor = middle
  }
}

/// What recognizers of this module share.
extension UIGestureRecognizer {
  /// Those of `touches` that the recognizer has not ignored, in the order of their fingers.
  final func unignored(_ touches: Set<UITouch>) -> [UITouch] {
    touches.filter { touch in attempt.contains { $0.touch === touch } }
      .sorted { $0.fingerIndex < $1.fingerIndex }
  }

  /// Whether the recognizer has begun, and has not ended.
  final var isActive: Bool { state == .began || state == .changed }

  /// Ends an attempt whose touches were taken away by the system. Source: rulebook GR-45, KR-36.
  final func giveUp() {
    if isActive {
      state = behavior.recognizers.endsActiveAs
    } else if state == .possible {
      state = .failed
    }
  }
}

extension UIView? {
  /// A direction and length in window coordinates, as the view sees it; nil: as it is.
  func vector(fromWindow vector: CGPoint) -> CGPoint {
    guard let self else { return vector }
    return self.convert(vector, from: nil) - self.convert(.zero, from: nil)
  }

  /// A direction and length in the view's coordinates, as the window sees it.
  func vectorInWindow(_ vector: CGPoint) -> CGPoint {
    guard let self else { return vector }
    return self.convert(vector, to: nil) - self.convert(.zero, to: nil)
  }
}

extension CGPoint {
  /// How long the vector is.
  var length: CGFloat { hypot(x, y) }

  static func + (left: CGPoint, right: CGPoint) -> CGPoint {
    CGPoint(x: left.x + right.x, y: left.y + right.y)
  }

  static func - (left: CGPoint, right: CGPoint) -> CGPoint {
    CGPoint(x: left.x - right.x, y: left.y - right.y)
  }

  static func / (left: CGPoint, divisor: CGFloat) -> CGPoint {
    CGPoint(x: left.x / divisor, y: left.y / divisor)
  }

  static func * (left: CGPoint, factor: CGFloat) -> CGPoint {
    CGPoint(x: left.x * factor, y: left.y * factor)
  }
}
