import Foundation
import TouchEngine

/// A view that notes its touches. Like a view that handles touches, it does not pass them on.
final class LoggingView: UIView {
  let name: String
  let calls: Calls
  /// Whether the touch methods call super.
  var passesOn = false
  /// Called with every touch, after it was noted.
  var onTouch: ((UITouch, UIEvent?) -> Void)?
  /// What comes next in the chain, if that is not the superview.
  var above: UIResponder?
  /// Whether it agrees to be the first responder, and to give that up.
  var becomesFirst = false
  var resigns = true
  /// Called when it is asked to give that up, after it was noted.
  var onResign: (() -> Void)?

  init(_ name: String, _ frame: CGRect, _ calls: Calls) {
    self.name = name
    self.calls = calls
    super.init(frame: frame)
  }

  override var next: UIResponder? { above ?? super.next }

  override var canBecomeFirstResponder: Bool { becomesFirst }

  override var canResignFirstResponder: Bool { resigns }

  override func resignFirstResponder() -> Bool {
    calls.note("\(name) resigns")
    onResign?()
    return super.resignFirstResponder()
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

/// A responder that notes each message that can climb the chain, and passes it on to the one above. It
/// agrees to be the first responder, and can be an application's delegate.
final class LoggingResponder: UIResponder, UIApplicationDelegate {
  private let name: String
  private let calls: Calls
  var above: UIResponder?
  /// Called with each message, after it was noted.
  var onMessage: ((String) -> Void)?
  /// Called with every press, after it was noted.
  var onPress: ((UIPress, UIPressesEvent?) -> Void)?

  init(_ name: String, _ calls: Calls, above: UIResponder? = nil) {
    self.name = name
    self.calls = calls
    self.above = above
  }

  override var next: UIResponder? { above }

  override var canBecomeFirstResponder: Bool { true }

  private func note(_ message: String) {
    calls.note("\(name).\(message)")
    onMessage?(message)
  }

  private func note(_ message: String, _ presses: Set<UIPress>, _ event: UIPressesEvent?) {
    let types = presses.map { "\($0.type)" }.sorted().joined(separator: ", ")
    note(presses.isEmpty ? message : "\(message) [\(types)]")
    for press in presses { onPress?(press, event) }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("touchesBegan")
    super.touchesBegan(touches, with: event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("touchesMoved")
    super.touchesMoved(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("touchesEnded")
    super.touchesEnded(touches, with: event)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("touchesCancelled")
    super.touchesCancelled(touches, with: event)
  }

  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    note("motionBegan")
    super.motionBegan(motion, with: event)
  }

  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    note("motionEnded")
    super.motionEnded(motion, with: event)
  }

  override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    note("motionCancelled")
    super.motionCancelled(motion, with: event)
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    note("pressesBegan", presses, event)
    super.pressesBegan(presses, with: event)
  }

  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    note("pressesChanged", presses, event)
    super.pressesChanged(presses, with: event)
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    note("pressesEnded", presses, event)
    super.pressesEnded(presses, with: event)
  }

  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    note("pressesCancelled", presses, event)
    super.pressesCancelled(presses, with: event)
  }

  override func remoteControlReceived(with event: UIEvent?) {
    note("remoteControlReceived")
    super.remoteControlReceived(with: event)
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
