import Foundation
import TouchEngine
import TouchScript

/// A `UISwitch` that notes what is asked of it.
final class ProbeSwitch: UISwitch {
  private let probe: ViewProbe

  init(_ probe: ViewProbe) {
    self.probe = probe
    super.init()
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    probe.beginsTracking { super.beginTracking(touch, with: event) }
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    probe.continuesTracking { super.continueTracking(touch, with: event) }
  }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    probe.tracking(.end) { super.endTracking(touch, with: event) }
  }
  override func cancelTracking(with event: UIEvent?) {
    probe.tracking(.cancel) { super.cancelTracking(with: event) }
  }
  override func sendAction(_ a: Selector, to target: (any ActionTarget)?, for event: UIEvent?) {
    probe.sends { super.sendAction(a, to: target, for: event) }
  }

  override var next: UIResponder? { probe.next { super.next } }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    probe.hitTest(self, point) { super.hitTest(point, with: event) }
  }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    probe.pointInside(self, point) { super.point(inside: point, with: event) }
  }
  override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    probe.shouldBegin(recognizer) { super.gestureRecognizerShouldBegin(recognizer) }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    probe.touches(.began, touches, event, self) { super.touchesBegan(touches, with: event) }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    probe.touches(.moved, touches, event, self) { super.touchesMoved(touches, with: event) }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    probe.touches(.ended, touches, event, self) { super.touchesEnded(touches, with: event) }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    probe.touches(.cancelled, touches, event, self) { super.touchesCancelled(touches, with: event) }
  }

  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    probe.other(.motion, .began) { super.motionBegan(motion, with: event) }
  }
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    probe.other(.motion, .ended) { super.motionEnded(motion, with: event) }
  }
  override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    probe.other(.motion, .cancelled) { super.motionCancelled(motion, with: event) }
  }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    probe.other(.press, .began) { super.pressesBegan(presses, with: event) }
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    probe.other(.press, .ended) { super.pressesEnded(presses, with: event) }
  }
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    probe.other(.press, .cancelled) { super.pressesCancelled(presses, with: event) }
  }
  override func remoteControlReceived(with event: UIEvent?) {
    probe.other(.remoteControl, .began) { super.remoteControlReceived(with: event) }
  }

  override var canBecomeFirstResponder: Bool { probe.mayBeFirst { super.canBecomeFirstResponder } }
  override func becomeFirstResponder() -> Bool { probe.first(super.becomeFirstResponder(), self) }
  override func resignFirstResponder() -> Bool { probe.first(super.resignFirstResponder(), self) }
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    probe.mayPerform(action) { super.canPerformAction(action, withSender: sender) }
  }
}

/// A `UISlider` that notes what is asked of it.
final class ProbeSlider: UISlider {
  private let probe: ViewProbe

  init(_ probe: ViewProbe) {
    self.probe = probe
    super.init()
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    probe.beginsTracking { super.beginTracking(touch, with: event) }
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    probe.continuesTracking { super.continueTracking(touch, with: event) }
  }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    probe.tracking(.end) { super.endTracking(touch, with: event) }
  }
  override func cancelTracking(with event: UIEvent?) {
    probe.tracking(.cancel) { super.cancelTracking(with: event) }
  }
  override func sendAction(_ a: Selector, to target: (any ActionTarget)?, for event: UIEvent?) {
    probe.sends { super.sendAction(a, to: target, for: event) }
  }

  override var next: UIResponder? { probe.next { super.next } }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    probe.hitTest(self, point) { super.hitTest(point, with: event) }
  }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    probe.pointInside(self, point) { super.point(inside: point, with: event) }
  }
  override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    probe.shouldBegin(recognizer) { super.gestureRecognizerShouldBegin(recognizer) }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    probe.touches(.began, touches, event, self) { super.touchesBegan(touches, with: event) }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    probe.touches(.moved, touches, event, self) { super.touchesMoved(touches, with: event) }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    probe.touches(.ended, touches, event, self) { super.touchesEnded(touches, with: event) }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    probe.touches(.cancelled, touches, event, self) { super.touchesCancelled(touches, with: event) }
  }

  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    probe.other(.motion, .began) { super.motionBegan(motion, with: event) }
  }
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    probe.other(.motion, .ended) { super.motionEnded(motion, with: event) }
  }
  override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    probe.other(.motion, .cancelled) { super.motionCancelled(motion, with: event) }
  }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    probe.other(.press, .began) { super.pressesBegan(presses, with: event) }
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    probe.other(.press, .ended) { super.pressesEnded(presses, with: event) }
  }
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    probe.other(.press, .cancelled) { super.pressesCancelled(presses, with: event) }
  }
  override func remoteControlReceived(with event: UIEvent?) {
    probe.other(.remoteControl, .began) { super.remoteControlReceived(with: event) }
  }

  override var canBecomeFirstResponder: Bool { probe.mayBeFirst { super.canBecomeFirstResponder } }
  override func becomeFirstResponder() -> Bool { probe.first(super.becomeFirstResponder(), self) }
  override func resignFirstResponder() -> Bool { probe.first(super.resignFirstResponder(), self) }
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    probe.mayPerform(action) { super.canPerformAction(action, withSender: sender) }
  }
}

/// A `UIStepper` that notes what is asked of it.
final class ProbeStepper: UIStepper {
  private let probe: ViewProbe

  init(_ probe: ViewProbe) {
    self.probe = probe
    super.init()
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    probe.beginsTracking { super.beginTracking(touch, with: event) }
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    probe.continuesTracking { super.continueTracking(touch, with: event) }
  }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    probe.tracking(.end) { super.endTracking(touch, with: event) }
  }
  override func cancelTracking(with event: UIEvent?) {
    probe.tracking(.cancel) { super.cancelTracking(with: event) }
  }
  override func sendAction(_ a: Selector, to target: (any ActionTarget)?, for event: UIEvent?) {
    probe.sends { super.sendAction(a, to: target, for: event) }
  }

  override var next: UIResponder? { probe.next { super.next } }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    probe.hitTest(self, point) { super.hitTest(point, with: event) }
  }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    probe.pointInside(self, point) { super.point(inside: point, with: event) }
  }
  override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    probe.shouldBegin(recognizer) { super.gestureRecognizerShouldBegin(recognizer) }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    probe.touches(.began, touches, event, self) { super.touchesBegan(touches, with: event) }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    probe.touches(.moved, touches, event, self) { super.touchesMoved(touches, with: event) }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    probe.touches(.ended, touches, event, self) { super.touchesEnded(touches, with: event) }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    probe.touches(.cancelled, touches, event, self) { super.touchesCancelled(touches, with: event) }
  }

  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    probe.other(.motion, .began) { super.motionBegan(motion, with: event) }
  }
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    probe.other(.motion, .ended) { super.motionEnded(motion, with: event) }
  }
  override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    probe.other(.motion, .cancelled) { super.motionCancelled(motion, with: event) }
  }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    probe.other(.press, .began) { super.pressesBegan(presses, with: event) }
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    probe.other(.press, .ended) { super.pressesEnded(presses, with: event) }
  }
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    probe.other(.press, .cancelled) { super.pressesCancelled(presses, with: event) }
  }
  override func remoteControlReceived(with event: UIEvent?) {
    probe.other(.remoteControl, .began) { super.remoteControlReceived(with: event) }
  }

  override var canBecomeFirstResponder: Bool { probe.mayBeFirst { super.canBecomeFirstResponder } }
  override func becomeFirstResponder() -> Bool { probe.first(super.becomeFirstResponder(), self) }
  override func resignFirstResponder() -> Bool { probe.first(super.resignFirstResponder(), self) }
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    probe.mayPerform(action) { super.canPerformAction(action, withSender: sender) }
  }
}
