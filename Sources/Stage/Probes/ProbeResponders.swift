import Foundation
import TouchEngine
import TouchScript

/// A `UIApplication` that notes what it is told.
final class ProbeApplication: UIApplication {
  private let spec: Scenario.Application
  private let log: Log
  /// The touches of the last event.
  private(set) var lastTouches: Set<UITouch> = []

  init(_ spec: Scenario.Application, log: Log, behavior: Behavior, orderSeed: Int) {
    self.spec = spec
    self.log = log
    super.init(behavior: behavior, orderSeed: orderSeed)
  }

  override func sendEvent(_ event: UIEvent) {
    let touches = event.allTouches ?? []
    lastTouches = touches
    log.add(.sendEvent(receiver: Scenario.Reserved.application, touches: log.states(of: touches)))
    super.sendEvent(event)
  }

  override func sendAction(
    _ action: Selector, to target: (any ActionTarget)?, from sender: AnyObject?,
    for event: UIEvent?
  ) -> Bool {
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

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.touches(.began, touches, event, of: Scenario.Reserved.application, spec.touches.began) {
      super.touchesBegan(touches, with: event)
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.touches(.moved, touches, event, of: Scenario.Reserved.application, spec.touches.moved) {
      super.touchesMoved(touches, with: event)
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.touches(.ended, touches, event, of: Scenario.Reserved.application, spec.touches.ended) {
      super.touchesEnded(touches, with: event)
    }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.touches(
      .cancelled, touches, event, of: Scenario.Reserved.application, spec.touches.cancelled
    ) {
      super.touchesCancelled(touches, with: event)
    }
  }
}

/// A `UIWindowScene` that notes the touches that reach it.
final class ProbeScene: UIWindowScene {
  private let log: Log

  init(application: UIApplication, log: Log) {
    self.log = log
    super.init(application: application)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.touches(.began, touches, event, of: Scenario.Reserved.scene, Scenario.TouchHandling().began)
    {
      super.touchesBegan(touches, with: event)
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.touches(.moved, touches, event, of: Scenario.Reserved.scene, Scenario.TouchHandling().moved)
    {
      super.touchesMoved(touches, with: event)
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.touches(.ended, touches, event, of: Scenario.Reserved.scene, Scenario.TouchHandling().ended)
    {
      super.touchesEnded(touches, with: event)
    }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.touches(
      .cancelled, touches, event, of: Scenario.Reserved.scene, Scenario.TouchHandling().cancelled
    ) {
      super.touchesCancelled(touches, with: event)
    }
  }
}

/// A `UIViewController` that notes the touches that reach it.
final class ProbeController: UIViewController {
  private let spec: Scenario.Controller
  private let log: Log

  init(_ spec: Scenario.Controller, log: Log) {
    self.spec = spec
    self.log = log
    super.init()
    restorationIdentifier = spec.id
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.touches(.began, touches, event, of: spec.id, spec.touches.began) {
      super.touchesBegan(touches, with: event)
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.touches(.moved, touches, event, of: spec.id, spec.touches.moved) {
      super.touchesMoved(touches, with: event)
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.touches(.ended, touches, event, of: spec.id, spec.touches.ended) {
      super.touchesEnded(touches, with: event)
    }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.touches(.cancelled, touches, event, of: spec.id, spec.touches.cancelled) {
      super.touchesCancelled(touches, with: event)
    }
  }
}

/// An application delegate that is a responder, and notes the touches that reach it.
final class ProbeDelegate: UIResponder, UIApplicationDelegate {
  private let spec: Scenario.Application.Delegate
  private let log: Log

  init(_ spec: Scenario.Application.Delegate, log: Log) {
    self.spec = spec
    self.log = log
    super.init()
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.touches(.began, touches, event, of: Scenario.Reserved.delegate, spec.touches.began) {
      super.touchesBegan(touches, with: event)
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.touches(.moved, touches, event, of: Scenario.Reserved.delegate, spec.touches.moved) {
      super.touchesMoved(touches, with: event)
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.touches(.ended, touches, event, of: Scenario.Reserved.delegate, spec.touches.ended) {
      super.touchesEnded(touches, with: event)
    }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.touches(.cancelled, touches, event, of: Scenario.Reserved.delegate, spec.touches.cancelled)
    {
      super.touchesCancelled(touches, with: event)
    }
  }
}

/// An application delegate that is no responder.
final class SilentDelegate: UIApplicationDelegate {}
