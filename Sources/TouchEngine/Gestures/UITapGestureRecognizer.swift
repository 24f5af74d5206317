import Foundation

/// Recognizes one or several taps with one or several fingers, when the last finger lifts.
/// Source: rulebook KR-01 to KR-12.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How far a finger may be from where it came down, in points. UIKit does not document its value.
  public static let allowableMovement: CGFloat = 10
  /// How long a tap may be held, in milliseconds. UIKit does not document its value.
  public static let maximumDurationMilliseconds = 750
  /// How soon the next tap must follow a lift, in milliseconds. UIKit does not document its value.
  public static let maximumIntervalMilliseconds = 350

  /// How many taps make the gesture.
  open var numberOfTapsRequired = 1
  /// How many fingers must tap.
  open var numberOfTouchesRequired = 1

  private var starts: [Int: CGPoint] = [:]
  private var fingersDown = 0
  private var fingersInTap = 0
  private var tapsDone = 0
  private var firstTapLocation = CGPoint.zero
  private var timer: VirtualClock.Timer?

  deinit { stopTimer() }

  /// Counts the fingers; too many make the gesture fail, the first of a tap starts its time.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches.sorted(by: { $0.fingerIndex < $1.fingerIndex }) {
      starts[touch.fingerIndex] = touch.location(in: nil)
      if fingersDown == 0 { startTap(at: touch.location(in: nil)) }
      fingersDown += 1
      fingersInTap += 1
    }
    let rules = behavior.gestures
    if fingersInTap > numberOfTouchesRequired, rules.limitsTapTouches { return fail() }
    if rules.tapRecognizesAt == .touchDown, fingersInTap == numberOfTouchesRequired,
      tapsDone + 1 == numberOfTapsRequired
    {
      recognize()
    }
  }

  /// Fails when a finger is too far from where it came down.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if touches.contains(where: hasMovedTooFar) { fail() }
  }

  /// Counts a tap when the last finger lifts; the last tap makes the gesture. Source: KR-02.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if touches.contains(where: hasMovedTooFar) { return fail() }
    fingersDown -= touches.count
    guard fingersDown <= 0 else { return }
    guard fingersInTap >= numberOfTouchesRequired else { return fail() }
    tapsDone += 1
    if tapsDone >= numberOfTapsRequired { return recognize() }
    fingersInTap = 0
    starts = [:]
    failLater(after: Self.maximumIntervalMilliseconds)
  }

  /// Fails. Source: KR-12.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { fail() }

  /// Forgets the attempt.
  open override func reset() {
    stopTimer()
    starts = [:]
    fingersDown = 0
    fingersInTap = 0
    tapsDone = 0
  }

  /// A tap leaves recognizers of more taps alone. Source: GC-20.
  open override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
    guard let other = other as? UITapGestureRecognizer, behavior.gestures.tapsSpareMultipleTaps
    else { return super.canPrevent(other) }
    return other.numberOfTapsRequired <= numberOfTapsRequired
  }

  private func startTap(at location: CGPoint) {
    if tapsDone == 0 {
      firstTapLocation = location
    } else if isTooFar(location, from: firstTapLocation) {
      return fail()
    }
    if behavior.gestures.limitsTapDuration { failLater(after: Self.maximumDurationMilliseconds) }
  }

  private func hasMovedTooFar(_ touch: UITouch) -> Bool {
    guard let start = starts[touch.fingerIndex] else { return false }
    return isTooFar(touch.location(in: nil), from: start)
  }

  private func isTooFar(_ location: CGPoint, from start: CGPoint) -> Bool {
    behavior.gestures.limitsTapMovement
      && hypot(location.x - start.x, location.y - start.y) > Self.allowableMovement
  }

  private func recognize() {
    stopTimer()
    state = .ended
  }

  private func fail() {
    stopTimer()
    state = .failed
  }

  private func failLater(after milliseconds: Int) {
    stopTimer()
    timer = schedule(after: milliseconds) { [unowned self] in
      fail()
    }
  }

  private func stopTimer() {
    timer?.cancel()
    timer = nil
  }
}
