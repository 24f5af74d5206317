import Foundation
import Thresholds

/// Recognizes fingers that move fast and straight in one direction, while they move.
/// Source: rulebook KR-37 to KR-45.
///
/// The later in the swipe, the shorter a way is enough, and the less it may go astray. A finger that
/// has gone astray, or behind its start, has lost the direction for the rest of the attempt;
/// without a direction left the swipe fails at once. Times and ways are each finger's own, from
/// where and when it came down.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Directions on the screen. Source: rulebook KR-37.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt

    /// Makes a set of directions from UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Towards greater x.
    public static let right = Direction(rawValue: 1)
    /// Towards smaller x.
    public static let left = Direction(rawValue: 2)
    /// Towards smaller y.
    public static let up = Direction(rawValue: 4)
    /// Towards greater y.
    public static let down = Direction(rawValue: 8)

    /// The four, in the order of their bits.
    static let each: [Direction] = [.right, .left, .up, .down]
  }

  /// How far a finger must go in the direction, in points, if it takes no time. Measured, but not
  /// documented, as are the other limits. Source: rulebook KR-39.
  public static var minimumMovement: CGFloat { Thresholds.swipeLength.engine }
  /// Which part of `minimumMovement` is forgiven in a second. Source: rulebook KR-39.
  public static let minimumMovementDecayPerSecond: CGFloat = 0.94
  /// How far a finger may go astray, in points, if it takes no time. Source: rulebook KR-40.
  public static var maximumDrift: CGFloat { Thresholds.swipeDrift.engine }
  /// Which part of `maximumDrift` is lost in a second. Source: rulebook KR-40.
  public static let maximumDriftDecayPerSecond: CGFloat = 0.98
  /// How long a swipe may take, in milliseconds. Source: rulebook KR-41.
  public static var maximumDurationMilliseconds: Int { Thresholds.swipeDuration.engine }

  /// The directions that are recognized, in window coordinates. Where a horizontal one is among
  /// them, UIKit prefers it; what becomes of vertical ones is not settled: here they do not
  /// count then. Source: rulebook KR-37, KR-45.
  open var direction: Direction = .right
  /// How many fingers must swipe, all in the same direction; more make it fail.
  /// Source: rulebook KR-37, KR-44.
  open var numberOfTouchesRequired = 1

  private var fingers = FollowedFingers()
  private var lost: Direction = []
  private var hasQualified = false
  private var timer: VirtualClock.Timer?

  deinit { timer?.cancel() }

  /// The middle of the places where the fingers came down, in coordinates of `view`; nil: of the
  /// window.
  open override func location(in view: UIView?) -> CGPoint {
    guard fingers.gathered > 0 else { return super.location(in: view) }
    return view.point(fromWindow: fingers.middleOfStarts)
  }

  /// Starts the time with the first finger; too many fingers make the swipe fail.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if fingers.isEmpty { startTime() }
    for touch in unignored(touches) { fingers.add(touch) }
    if fingers.gathered > numberOfTouchesRequired { fail() }
  }

  /// Recognizes as soon as every finger has gone far enough, and fails as soon as one no longer can.
  /// Source: rulebook KR-38, KR-44.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard !isClaimed, let now = touches.latestMilliseconds else { return }
    for finger in fingers.down { lost.formUnion(directionsLost(to: finger, at: now)) }
    let candidates = candidates
    if candidates.allSatisfy(lost.contains) { fail() }
    guard fingers.count >= numberOfTouchesRequired else { return }
    for direction in candidates where !lost.contains(direction) {
      guard hasGoneFar(direction, at: now) else { continue }
      hasQualified = true
      recognize()
      return
    }
  }

  /// Fails. Source: rulebook KR-38.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if hasQualified { recognize() } else { fail() }
  }

  /// Fails. Source: rulebook GR-45.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    cancelOrFail()
  }

  override func stopFollowing(_ touch: UITouch) { fingers.remove(touch) }

  /// Forgets the attempt.
  open override func reset() {
    timer?.cancel()
    fingers = FollowedFingers()
    lost = []
    hasQualified = false
  }

  /// The directions that count, one by one: those of one axis only. Source: rulebook KR-45.
  private var candidates: [Direction] {
    let asked = Direction.each.filter(direction.contains)
    let horizontal = asked.filter { $0 == .right || $0 == .left }
    return horizontal.isEmpty ? asked : horizontal
  }

  /// The directions that `finger` is out of: it has gone astray, or behind its start where the
  /// opposite direction does not count. Source: rulebook KR-40, KR-42.
  private func directionsLost(to finger: FollowedFingers.Finger, at now: Int) -> Direction {
    var lost: Direction = []
    let decay = 1 - Self.maximumDriftDecayPerSecond * seconds(of: finger, at: now)
    let threshold = Thresholds.swipeDrift
    let limit = max(threshold.surelyBelow, thresholds.value(of: threshold) * decay)
    let candidates = candidates
    for direction in candidates {
      let way = Way(of: finger, towards: direction)
      let isAstray = way.drift > limit + roundingSlack
      let isBehind = way.progress < 0 && !candidates.contains(direction.opposite)
      if isAstray || isBehind { lost.insert(direction) }
    }
    return lost
  }

  /// Whether the fingers have gone far enough, every single one. Source: rulebook KR-39, KR-44.
  private func hasGoneFar(_ direction: Direction, at now: Int) -> Bool {
    func isFar(_ finger: FollowedFingers.Finger) -> Bool {
      let progress = Way(of: finger, towards: direction).progress
      let decay = Self.minimumMovementDecayPerSecond * seconds(of: finger, at: now)
      let threshold = Thresholds.swipeLength
      let least = max(threshold.surelyBelow + 1, thresholds.value(of: threshold) * (1 - decay))
      return progress >= least - roundingSlack
    }
    return fingers.down.allSatisfy(isFar)
  }

  /// How long the finger has been down, in seconds; never more than a swipe may take.
  private func seconds(of finger: FollowedFingers.Finger, at now: Int) -> CGFloat {
    let passed = now - finger.startMilliseconds
    return CGFloat(min(passed, thresholds.value(of: Thresholds.swipeDuration))) / 1000
  }

  private func startTime() {
    timer = schedule(after: thresholds.value(of: Thresholds.swipeDuration) + 1) { [unowned self] in
      fail()
    }
  }

  private func recognize() {
    if !isClaimed { state = .ended }
  }
}

/// How far a finger has gone in a direction, and how far to its side, in points.
private struct Way {
  let progress: CGFloat
  let drift: CGFloat

  init(of finger: FollowedFingers.Finger, towards direction: UISwipeGestureRecognizer.Direction) {
    let moved = finger.location - finger.start
    switch direction {
    case .right: (progress, drift) = (moved.x, abs(moved.y))
    case .left: (progress, drift) = (-moved.x, abs(moved.y))
    case .up: (progress, drift) = (-moved.y, abs(moved.x))
    default: (progress, drift) = (moved.y, abs(moved.x))
    }
  }
}

extension UISwipeGestureRecognizer.Direction {
  /// The other way, for a single direction.
  fileprivate var opposite: Self {
    switch self {
    case .right: .left
    case .left: .right
    case .up: .down
    default: .up
    }
  }
}
