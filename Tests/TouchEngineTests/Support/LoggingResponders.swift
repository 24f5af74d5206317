import Foundation
import TouchEngine

/// A view that notes its touches. Like a view that handles touches, it does not pass them on.
class LoggingView: UIView {
  let name: String
  let calls: Calls
  /// Whether the touch methods call super.
  var passesOn = false
  /// Called with every touch, after it was noted.
  var onTouch: ((UITouch, UIEvent?) -> Void)?

  init(_ name: String, _ frame: CGRect, _ calls: Calls) {
    self.name = name
    self.calls = calls
    super.init(frame: frame)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note(.began, touches, event)
    if passesOn { super.touchesBegan(touches, with: event) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    note(.moved, touches, event)
    if passesOn { super.touchesMoved(touches, with: event) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    note(.ended, touches, event)
    if passesOn { super.touchesEnded(touches, with: event) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    note(.cancelled, touches, event)
    if passesOn { super.touchesCancelled(touches, with: event) }
  }

  private func note(_ phase: UITouch.Phase, _ touches: Set<UITouch>, _ event: UIEvent?) {
    calls.note("V(\(name))", phase, touches)
    for touch in touches { onTouch?(touch, event) }
  }
}

/// A delegate that ends the responder chain, and notes touches.
final class LoggingDelegate: UIResponder, UIApplicationDelegate {
  private let calls: Calls

  init(_ calls: Calls) { self.calls = calls }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    calls.note("V(delegate)", .began, touches)
  }
}

/// A tap recognizer that notes its touches, its resets and its action.
final class LoggingTap: UITapGestureRecognizer, ActionTarget {
  private let calls: Calls
  /// Called with every touch, before super.
  var onTouch: ((UITouch, UIEvent) -> Void)?

  init(_ name: String, _ calls: Calls) {
    self.calls = calls
    super.init()
    self.name = name
    addTarget(self, action: "act")
  }

  func responds(to action: Selector) -> Bool { true }

  func perform(_ action: Selector, from sender: AnyObject?, for event: UIEvent?) {
    calls.note("action(\(name ?? "")) in \(state)")
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    note(.began, touches, event)
    super.touchesBegan(touches, with: event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    note(.moved, touches, event)
    super.touchesMoved(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    note(.ended, touches, event)
    super.touchesEnded(touches, with: event)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    note(.cancelled, touches, event)
    super.touchesCancelled(touches, with: event)
  }

  override func reset() {
    calls.note("reset(\(name ?? "")) from \(state)")
    super.reset()
  }

  private func note(_ phase: UITouch.Phase, _ touches: Set<UITouch>, _ event: UIEvent) {
    calls.note("R(\(name ?? ""))", phase, touches)
    for touch in touches { onTouch?(touch, event) }
  }
}

/// A target that counts its calls.
final class Counter: ActionTarget {
  private(set) var calls: [Selector] = []
  private(set) var senders: [AnyObject?] = []
  private(set) var hadEvent: [Bool] = []

  func responds(to action: Selector) -> Bool { true }

  func perform(_ action: Selector, from sender: AnyObject?, for event: UIEvent?) {
    calls.append(action)
    senders.append(sender)
    hadEvent.append(event != nil)
  }
}
