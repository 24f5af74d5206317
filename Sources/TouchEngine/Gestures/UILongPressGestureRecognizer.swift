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
  open var minimumPressDuration: TimeInterval {
    get { chosenDuration ?? (wrong(.newPressTakesASecond) ? 1 : Self.durationOfNew) }
    set { chosenDuration = newValue }
  }
  private var chosenDuration: TimeInterval?
  private static var durationOfNew: TimeInterval { Double(Thresholds.pressDuration.engine) / 1000 }
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
  private var isDue = false
  /// The timers of earlier attempts, in an engine that does not stop them.
  private var timersLeft: [VirtualClock.Timer] = []
  /// When the first finger of all came down, in an engine that counts from there.
  private var firstDown: Int?
  /// Where the fingers were when a wrong engine measured last.
  private var lastTravel = CGPoint.zero

  deinit {
    timer?.cancel()
    for timer in timersLeft { timer.cancel() }
  }

  /// Starts the press when all its fingers are down. Source: rulebook KR-15, KR-16, KR-21.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard !isClaimed else {
      if wrong(.pressCancelledBySecondFinger), !series.fingers.isEmpty { return giveUp() }
      // A subclass that began before `super` holds these fingers: they are no more than it takes.
      if series.fingers.isEmpty {
        for touch in unignored(touches) { series.fingers.add(touch) }
        return
      }
      if latitude.surplusOfPresses == .changes { return }
      for touch in unignored(touches) { ignore(touch, for: event) }
      return
    }
    if latitude.surplusOfPresses == .ignored { ignoreSurplus(of: touches, event) }
    // What a subclass ignored neither starts the time nor starts it anew.
    let added = unignored(touches)
    guard !added.isEmpty else { return }
    if series.fingers.isEmpty { timer?.cancel() }
    if firstDown == nil { firstDown = touches.latestMilliseconds }
    for touch in added { series.fingers.add(touch) }
    let gathered = series.fingers.gathered
    if gathered > numberOfTouchesRequired, !wrong(.pressWithAnyFingers) { fail() }
    if wrong(.pressTimedFromFirstFinger), isPress, numberOfTouchesRequired > 1 {
      return gathered == added.count ? startPress() : ()
    }
    if wrong(.pressWithFewerFingers), isPress, gathered < numberOfTouchesRequired { startPress() }
    guard gathered == numberOfTouchesRequired else { return }
    if series.distanceFromFirst > allowance { return fail() }
    if isPress {
      startPress()
    } else {
      failLater(after: latitude.limit(Thresholds.tapDuration))
    }
  }

  /// Fails when the fingers move too far too early; once begun, changes.
  /// Source: rulebook KR-18, KR-19.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let isTooFar = wayMoved().length > allowance + roundingSlack
    if !isClaimed {
      if isTooFar, wrong(.pressForgivesMovement), isPress {
        timer?.cancel()
        series.fingers.restartTravel()
        return startPress()
      }
      if isTooFar, !wrong(.pressWithoutDistanceLimit) { return fail() }
      if isDue { state = .began }
      if wrong(.tremblingRestartsPress), isPress,
        series.fingers.gathered == numberOfTouchesRequired
      {
        timer?.cancel()
        startPress()
      }
    } else if wrong(.pressChangesBeyondAllowanceOnly), !isTooFar {
      return
    } else if isTooFar && wrong(.pressCancelledByMovement)
      || wrong(.pressCancelledOutside) && haveLeftView(touches)
    {
      giveUp()
    } else if !wrong(.pressDoesNotChange) {
      state = .changed
    }
  }

  /// Ends with the first of its fingers; a press that has not begun fails. Source: KR-17, KR-20.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    let isTooFar = wayMoved().length > allowance + roundingSlack
    let held = series.fingers.count
    for touch in touches.inFingerOrder { series.fingers.remove(touch) }
    if isClaimed {
      let isOver = series.fingers.isEmpty || !wrong(.pressOutlastsFirstLift)
      if series.fingers.count < held, isOver { state = .ended }
    } else if isTooFar, !wrong(.pressWithoutDistanceLimit) {
      fail()
    } else if isPress {
      if isDue || wrong(.shortPress) { state = .ended } else { fail() }
    } else if series.fingers.isEmpty {
      finishTap()
    }
  }

  /// Is cancelled if it has begun, and fails otherwise. Source: rulebook GR-45.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { giveUp() }

  override func stopFollowing(_ touch: UITouch) { series.fingers.remove(touch) }

  /// Forgets the attempt.
  open override func reset() {
    if wrong(.pressTimerNotStopped), let timer {
      timersLeft.append(timer)
      self.timer = nil
    }
    timer?.cancel()
    lastTravel = .zero
    firstDown = nil
    series = TapSeries()
    isDue = false
  }

  /// Ignores the fingers that are more than it takes. Source: rulebook KR-21, RE-56.
  private func ignoreSurplus(of touches: Set<UITouch>, _ event: UIEvent) {
    let room = max(0, numberOfTouchesRequired - series.fingers.gathered)
    for touch in unignored(touches).dropFirst(room) { ignore(touch, for: event) }
  }

  /// How far the fingers may move. Source: rulebook KR-18.
  private var allowance: CGFloat {
    wrong(.pressAllowanceFixed) ? Thresholds.pressMovement.engine : allowableMovement
  }

  /// Whether the taps are done that must precede the press.
  private var isPress: Bool {
    series.tapsDone >= numberOfTapsRequired || wrong(.pressWithoutTaps)
  }

  /// How far the fingers are from where they came down; or, in an engine that measures step by step,
  /// from where they were last.
  private func wayMoved() -> CGPoint {
    var travel = series.fingers.travel
    if wrong(.pressAllowsVerticalMovement) { travel.y = 0 }
    guard wrong(.pressMeasuredByStep) else { return travel }
    defer { lastTravel = travel }
    return travel - lastTravel
  }

  private func startPress() {
    if wrong(.pressAtTouchDown) { return state = .began }
    let shortest: TimeInterval = wrong(.shortPressesLast) ? 0.5 : 0
    var milliseconds = max(minimumPressDuration, shortest) * 1000
    if wrong(.pressTimedFromFirstTap), numberOfTapsRequired > 0, let firstDown,
      let now = view?.window?.application?.time
    {
      milliseconds -= Double(now - firstDown)
    }
    guard milliseconds < 1e9 else { return }
    guard milliseconds >= 0.5 else {
      if wrong(.zeroDurationNeverBegins) { return }
      return state = .began
    }
    timer = schedule(after: Int(milliseconds.rounded())) { [unowned self] in
      guard !isClaimed else { return }
      if wrong(.pressTimerNotStopped), attempt.isEmpty { return }
      if wrong(.pressTimedFromFirstFinger), series.fingers.count < numberOfTouchesRequired {
        return
      }
      if wrong(.pressAtNextEvent) { isDue = true } else { state = .began }
    }
  }

  /// Counts a tap before the press, and waits for what follows.
  private func finishTap() {
    timer?.cancel()
    guard series.fingers.gathered >= numberOfTouchesRequired else { return fail() }
    series.finishTap()
    if wrong(.tapsBeforePressAtLeisure) { return }
    failLater(after: latitude.limit(Thresholds.tapInterval))
  }

  private func fail() {
    if !isClaimed { state = .failed }
  }

  private func failLater(after milliseconds: Int) {
    timer = schedule(after: milliseconds) { [unowned self] in
      fail()
    }
  }
}
