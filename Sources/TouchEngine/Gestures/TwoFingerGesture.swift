import Foundation

/// The common course of pinches and rotations: what two fingers do to one another.
///
/// They follow the first two fingers and ignore any other, as by `ignore(_:for:)`; when one lifts the
/// gesture goes on, and the next finger that comes down takes its place without a jump.
/// Source: rulebook KR-46, KR-50.
protocol TwoFingerGesture: UIGestureRecognizer {
  /// The fingers that are followed: two at most.
  var fingers: FollowedFingers { get set }
  /// Whether two fingers have done enough for the gesture to begin.
  var isBeyondHysteresis: Bool { get }
  /// Measures anew, from two fingers that have come together.
  func pairFormed(_ span: CGPoint)
  /// Measures the way from the first finger to the second, in window coordinates.
  func pairMoved(_ span: CGPoint, at milliseconds: Int)
  /// Leaves out of the measure what it took to begin.
  func subtractHysteresis()
}

extension TwoFingerGesture {
  func follow(_ touches: Set<UITouch>, for event: UIEvent) {
    for touch in unignored(touches) {
      guard fingers.count < 2 else {
        ignore(touch, for: event)
        continue
      }
      fingers.add(touch)
      if let span { pairFormed(span) }
    }
  }

  func followMovement(of touches: Set<UITouch>) {
    measure(touches)
    if isClaimed {
      state = .changed
    } else if span != nil, isBeyondHysteresis {
      begin()
    }
  }

  func begin() {
    subtractHysteresis()
    state = .began
  }

  func followLift(of touches: Set<UITouch>) {
    measure(touches)
    for touch in touches.inFingerOrder { fingers.remove(touch) }
    if fingers.isEmpty { finish() }
  }

  func finish() { state = isClaimed ? .ended : .failed }

  /// From the first finger to the second, in window coordinates; nil unless both are down.
  private var span: CGPoint? {
    fingers.count == 2 ? fingers.down[1].location - fingers.down[0].location : nil
  }

  private func measure(_ touches: Set<UITouch>) {
    guard let span, let time = touches.latestMilliseconds else { return }
    pairMoved(span, at: time)
  }
}
