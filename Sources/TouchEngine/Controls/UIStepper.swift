import Foundation

/// A control whose left half lowers a number and whose right half raises it.
///
/// A tap makes one step when the finger lifts inside; a finger that stays makes steps until it
/// leaves or lifts. UIKit does not document when a step is made, nor how fast they follow.
open class UIStepper: UIControl {
  /// How long a finger must stay for the first repeated step, in milliseconds. UIKit does not
  /// document its value.
  public static let repeatDelayMilliseconds = 500
  /// How soon the next ones follow, in milliseconds. UIKit does not document its value.
  public static let repeatIntervalMilliseconds = 100

  private var number = BoundedValue<Double>(upTo: 100)
  private var step = 1.0
  /// What the finger does, while the stepper tracks.
  private var press: (direction: Double, hasRepeated: Bool, timer: VirtualClock.Timer?)?
  /// Whether the value changed, and `.valueChanged` has not been sent.
  private var owesEvent = false

  /// The number, between the two bounds. Setting it sends nothing; what is no finite number is
  /// ignored.
  open var value: Double {
    get { number.number }
    set { number.set(newValue) }
  }
  /// The lowest number; above the maximum, it raises that.
  open var minimumValue: Double {
    get { number.minimum }
    set { number.setMinimum(newValue) }
  }
  /// The highest number; below the minimum, it lowers that.
  open var maximumValue: Double {
    get { number.maximum }
    set { number.setMaximum(newValue) }
  }
  /// How much a step changes. What is not above zero is ignored and reported as misuse, where UIKit
  /// raises an exception.
  open var stepValue: Double {
    get { step }
    set {
      guard newValue > 0, newValue.isFinite else {
        return report(.misuse, "A stepper's step has to be a number above zero.")
      }
      step = newValue
    }
  }
  /// Whether `.valueChanged` is sent at each step, and not only when the finger lifts.
  open var isContinuous = true
  /// Whether a finger that stays makes more steps.
  open var autorepeat = true
  /// Whether a step beyond one bound leads to the other.
  open var wraps = false

  /// Notes which half was touched, and starts to wait for the finger to stay.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard super.beginTracking(touch, with: event) else { return false }
    let isLeft = touch.location(in: self).x < bounds.midX
    endPress()
    press = (isLeft ? -1 : 1, false, nil)
    if autorepeat { repeatLater(after: Self.repeatDelayMilliseconds) }
    return true
  }

  /// Makes the tap's step, if the finger is still inside and has made none.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if let press, !press.hasRepeated, isTouchInside { makeStep(press.direction) }
    endPress()
    sendPendingValue(event)
  }

  /// Makes no more steps. The app receives those that it has not received.
  open override func cancelTracking(with event: UIEvent?) {
    endPress()
    sendPendingValue(event)
    super.cancelTracking(with: event)
  }

  override var ownGestures: [OwnGesture] { ownTap }

  private func repeatLater(after milliseconds: Int) {
    let timer = window?.application?.clock.schedule(after: milliseconds) { [weak self] in
      self?.repeatStep()
    }
    press?.timer = timer
  }

  private func repeatStep() {
    guard isTracking, let direction = press?.direction else { return endPress() }
    if isTouchInside {
      press?.hasRepeated = true
      guard makeStep(direction) else { return }
      if isContinuous { sendPendingValue(nil) }
    }
    if press != nil { repeatLater(after: Self.repeatIntervalMilliseconds) }
  }

  /// Changes the value by a step; false if it is at its bound.
  @discardableResult
  private func makeStep(_ direction: Double) -> Bool {
    let old = value
    let next = value + direction * step
    if wraps, next > maximumValue {
      value = minimumValue
    } else if wraps, next < minimumValue {
      value = maximumValue
    } else {
      value = next
    }
    guard value != old else { return false }
    owesEvent = true
    return true
  }

  private func endPress() {
    press?.timer?.cancel()
    press = nil
  }

  private func sendPendingValue(_ event: UIEvent?) {
    guard owesEvent else { return }
    owesEvent = false
    sendValueChanged(for: event)
  }
}
