import Foundation
import TouchEngine
import TouchScript

/// A `UIApplication` that notes what it is told.
final class ProbeApplication: UIApplication {
  private let probe: ResponderProbe
  private let spec: Scenario.Application
  /// The last event of touches; nil: it was read, or there was none.
  var lastEvent: UIEvent?

  init(_ spec: Scenario.Application, log: Log, behavior: Behavior, orderSeed: Int) {
    self.spec = spec
    probe = ResponderProbe(
      Scenario.Reserved.application, touches: spec.touches, otherEvents: spec.otherEvents,
      log: log)
    super.init(behavior: behavior, orderSeed: orderSeed)
  }

  override func sendEvent(_ event: UIEvent) {
    let touches = event.allTouches ?? []
    if event.type == .touches { lastEvent = event }
    probe.log.add(.sendEvent(receiver: probe.id, touches: probe.log.states(of: touches)))
    if !spec.dropsEvents { super.sendEvent(event) }
  }

  override func sendAction(
    _ action: Selector, to target: (any ActionTarget)?, from sender: AnyObject?,
    for event: UIEvent?
  ) -> Bool {
    let log = probe.log
    let name = (sender as? UIResponder).map(log.name) ?? "nobody"
    let entered = log.add(
      .sendAction(action: action.description, sender: name, delivered: false))
    let delivered = super.sendAction(action, to: target, from: sender, for: event)
    if delivered {
      log.complete(
        entered, with: .sendAction(action: action.description, sender: name, delivered: true))
    }
    return delivered
  }

  override func report(_ error: ProgrammerError) {
    probe.log.add(.programmerError(error.description))
    super.report(error)
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

/// A `UIWindowScene` that notes what reaches it.
final class ProbeScene: UIWindowScene {
  private let probe: ResponderProbe

  init(application: UIApplication, log: Log) {
    probe = ResponderProbe(Scenario.Reserved.scene, log: log)
    super.init(application: application)
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
}
