import Foundation
import Thresholds

/// Recognizes fingers that are held still. Source: rulebook KR-14 to KR-23.
///
/// It begins when the fingers have been down long enough, without any event; changes with each
/// movement after that, however far; and ends when the user lifts any of them, as Apple's page on
/// `UILongPressGestureRecognizer` says. Fingers that come down after it has begun are ignored, as by
/// `ignore(_:for:)`.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long the fingers must be held, in seconds; whole milliseconds count. At zero and below it
  /// begins when they come down; what is not a number, or is more than eleven days, never passes.
  /// Source: rulebook KR-14, KR-15.
  open var minimumPressDuration: TimeInterval = Double(Thresholds.pressDuration.engine) / 1000
  /// How far the middle of the fingers may move before the press begins, in points.
  /// Source: rulebook KR-14, KR-18.
  open var allowableMovement: CGFloat = Thresholds.pressMovement.engine
  /// How many taps precede the press. They keep the limits of a tap, and `allowableMovement`.
  /// Source: rulebook KR-14, KR-22.
  open var numberOfTapsRequired = 0
  /// How many fingers must be held. More make it fail, as UIKit's own copies have it.
  /// Source: rulebook KR-14, KR-21.
  open var numberOfTouchesRequired = 1

  private var series = TapSeries()
  private var timer: VirtualClock.Timer?
  /// When the press begins, in milliseconds of virtual time; nil while it is not waiting for that.
  private var due: Int?

  deinit { timer?.cancel() }

  /// Starts the press when all its fingers are down. Source: rulebook KR-15, KR-16, KR-21.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard !isClaimed else {
      // A subclass that began before `super` holds these fingers: they are no more than it takes.
      if series.fingers.isEmpty {
        for touch in unignored(touches) { series.fingers.add(touch) }
        return
      }
      for touch in unignored(touches) { ignore(touch, for: event) }
      return
    }
    // What a subclass ignored neither starts the time nor starts it anew.
    let added = unignored(touches)
    guard !added.isEmpty else { return }
    if series.fingers.isEmpty { timer?.cancel() }
    for touch in added { series.fingers.add(touch) }
    let gathered = series.fingers.gathered
    if gathered > numberOfTouchesRequired { fail() }
    guard gathered == numberOfTouchesRequired else { return }
    if series.distanceFromFirst > allowableMovement { return fail() }
    if isPress {
      startPress()
    } else {
      failLater(after: thresholds.value(of: Thresholds.tapDuration))
    }
  }

  /// Fails when the fingers move too far too early; once begun, changes.
  /// Source: rulebook KR-18, KR-19.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if isClaimed {
      state = .changed
    } else if hasMovedTooFar {
      fail()
    }
  }

  /// Ends with the first of its fingers; a press that has not begun fails. Source: KR-17, KR-20.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    let held = series.fingers.count
    for touch in touches.inFingerOrder { series.fingers.remove(touch) }
    if isClaimed {
      if series.fingers.count < held { state = .ended }
    } else if hasMovedTooFar || isPress {
      fail()
    } else if series.fingers.isEmpty {
      finishTap()
    }
  }

  /// Is cancelled if it has begun, and fails otherwise. Source: rulebook GR-45.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    cancelOrFail()
  }

  override func stopFollowing(_ touch: UITouch) { series.fingers.remove(touch) }

  /// Forgets the attempt.
  open override func reset() {
    timer?.cancel()
    due = nil
    series = TapSeries()
  }

  /// Whether the taps are done that must precede the press.
  private var isPress: Bool {
    series.tapsDone >= numberOfTapsRequired
  }

  /// Whether the fingers are too far from where they came down. Source: rulebook KR-18.
  private var hasMovedTooFar: Bool {
    series.fingers.travel.length > allowableMovement + roundingSlack
  }

  private func startPress() {
    let milliseconds = max(minimumPressDuration, 0) * 1000
    guard milliseconds < 1e9 else { return }
    guard milliseconds >= 0.5 else {
      state = .began
      return
    }
    timer = schedule(after: Int(milliseconds.rounded())) { [unowned self] in
      arbiter?.beginPresses(dueWith: self)
    }
    due = timer?.due
  }

  /// Begins, if it is time, and the fingers are down still.
  fileprivate func begin(dueWith other: UILongPressGestureRecognizer) {
    guard let due, due == other.due, !isClaimed, state == .possible else { return }
    state = .began
  }

  /// Counts a tap before the press, and waits for what follows.
  private func finishTap() {
    timer?.cancel()
    guard series.fingers.gathered >= numberOfTouchesRequired else { return fail() }
    series.finishTap()
    failLater(after: thresholds.value(of: Thresholds.tapInterval))
  }

  private func failLater(after milliseconds: Int) {
    timer = schedule(after: milliseconds) { [unowned self] in fail() }
  }
}

extension GestureArbiter {
  /// Has all presses begin that are due with one whose timer fired. Between them the order of their
  /// timers decides nothing, as that of the calls does not within an event. Source: rulebook GC-14.
  fileprivate func beginPresses(dueWith press: UILongPressGestureRecognizer) {
    isNotifying = true
    for case let other as UILongPressGestureRecognizer in engaged { other.begin(dueWith: press) }
    isNotifying = false
  }
}
