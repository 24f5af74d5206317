import Foundation
import TouchEngine
import TouchScript

/// A `UIViewController` that notes what reaches it.
final class ProbeController: UIViewController {
  private let probe: ResponderProbe

  init(_ spec: Scenario.Controller, log: Log) {
    probe = ResponderProbe(
      spec.id, touches: spec.touches, otherEvents: spec.otherEvents, refuses: spec.refuses,
      log: log)
    super.init()
    restorationIdentifier = spec.id
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    probe.touches(.began, touches, event) { super.touchesBegan(touches, with: event) }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    probe.touches(.moved, touches, event) { super.touchesMoved(touches, with: event) }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    probe.touches(.ended, touches, event) { super.touchesEnded(touches, with: event) }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    probe.touches(.cancelled, touches, event) { super.touchesCancelled(touches, with: event) }
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

  override func becomeFirstResponder() -> Bool { probe.first(super.becomeFirstResponder(), self) }
  override func resignFirstResponder() -> Bool { probe.first(super.resignFirstResponder(), self) }
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    probe.mayPerform(action) { super.canPerformAction(action, withSender: sender) }
  }
}

/// An application delegate that is a responder, and notes what reaches it.
final class ProbeDelegate: UIResponder, UIApplicationDelegate {
  private let probe: ResponderProbe

  init(_ spec: Scenario.Application.Delegate, log: Log) {
    probe = ResponderProbe(
      Scenario.Reserved.delegate, touches: spec.touches, otherEvents: spec.otherEvents, log: log)
    super.init()
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    probe.touches(.began, touches, event) { super.touchesBegan(touches, with: event) }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    probe.touches(.moved, touches, event) { super.touchesMoved(touches, with: event) }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    probe.touches(.ended, touches, event) { super.touchesEnded(touches, with: event) }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    probe.touches(.cancelled, touches, event) { super.touchesCancelled(touches, with: event) }
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

  override func becomeFirstResponder() -> Bool { probe.first(super.becomeFirstResponder(), self) }
  override func resignFirstResponder() -> Bool { probe.first(super.resignFirstResponder(), self) }
}

/// An application delegate that is no responder.
final class SilentDelegate: UIApplicationDelegate {}
