import Foundation
import TouchEngine
import TouchScript

/// A `UIWindow` that notes what is asked of it.
final class ProbeWindow: UIWindow {
  private let probe: ViewProbe

  init(_ probe: ViewProbe, application: UIApplication) {
    self.probe = probe
    super.init(frame: .zero, application: application)
  }

  init(_ probe: ViewProbe, scene: UIWindowScene) {
    self.probe = probe
    super.init(windowScene: scene)
  }

  override func sendEvent(_ event: UIEvent) {
    let touches = probe.log.states(of: event.allTouches ?? [])
    probe.log.add(.sendEvent(receiver: probe.id, touches: touches))
    if !probe.spec.overrides.dropsEvents { super.sendEvent(event) }
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
