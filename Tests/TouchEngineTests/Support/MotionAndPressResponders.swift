import Foundation
import TouchEngine

/// A view that agrees to be the first responder, and notes events that are no touches.
final class PressView: UIView {
  private let name: String
  private let calls: Calls
  /// Whether the methods call super.
  var passesOn = true
  /// Called with every press, after it was noted.
  var onPress: ((UIPress, UIPressesEvent?) -> Void)?

  init(_ name: String, _ calls: Calls) {
    self.name = name
    self.calls = calls
    super.init()
  }

  override var canBecomeFirstResponder: Bool { true }

  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    calls.note("\(name) \(motion) began")
    if passesOn { super.motionBegan(motion, with: event) }
  }

  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    calls.note("\(name) \(motion) ended")
    if passesOn { super.motionEnded(motion, with: event) }
  }

  override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    calls.note("\(name) \(motion) cancelled")
    if passesOn { super.motionCancelled(motion, with: event) }
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    calls.note("\(name)", presses, event, onPress)
    if passesOn { super.pressesBegan(presses, with: event) }
  }

  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    calls.note("\(name)", presses, event, onPress)
    if passesOn { super.pressesChanged(presses, with: event) }
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    calls.note("\(name)", presses, event, onPress)
    if passesOn { super.pressesEnded(presses, with: event) }
  }

  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    calls.note("\(name)", presses, event, onPress)
    if passesOn { super.pressesCancelled(presses, with: event) }
  }

  override func remoteControlReceived(with event: UIEvent?) {
    calls.note("\(name) \(event?.subtype ?? .none)")
    if passesOn { super.remoteControlReceived(with: event) }
  }
}

/// A controller that notes events that are no touches, and keeps them.
final class PressController: UIViewController {
  private let calls: Calls

  init(_ calls: Calls) { self.calls = calls }

  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    calls.note("controller \(motion) began")
  }

  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    calls.note("controller \(motion) ended")
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    calls.note("controller", presses, event)
  }

  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    calls.note("controller", presses, event)
  }

  override func remoteControlReceived(with event: UIEvent?) {
    calls.note("controller \(event?.subtype ?? .none)")
  }
}

/// A window that notes events that are no touches, and keeps them.
final class PressWindow: UIWindow {
  var calls = Calls()

  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    calls.note("window \(motion) began")
  }

  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    calls.note("window \(motion) ended")
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    calls.note("window", presses, event)
  }

  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    calls.note("window", presses, event)
  }

  override func remoteControlReceived(with event: UIEvent?) {
    calls.note("window \(event?.subtype ?? .none)")
  }
}

/// A delegate that notes events that are no touches.
final class PressDelegate: UIResponder, UIApplicationDelegate {
  private let calls: Calls

  init(_ calls: Calls) { self.calls = calls }

  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    calls.note("delegate \(motion) began")
  }

  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    calls.note("delegate \(motion) ended")
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    calls.note("delegate", presses, event)
  }

  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    calls.note("delegate", presses, event)
  }

  override func remoteControlReceived(with event: UIEvent?) {
    calls.note("delegate \(event?.subtype ?? .none)")
  }
}

/// An application with a calls.
final class PressApplication: UIApplication {
  let calls = Calls()
}

extension Calls {
  fileprivate func note(
    _ name: String, _ presses: Set<UIPress>, _ event: UIPressesEvent?,
    _ onPress: ((UIPress, UIPressesEvent?) -> Void)? = nil
  ) {
    for press in presses.sorted(by: { $0.type.rawValue < $1.type.rawValue }) {
      note("\(name) presses \(press.phase) \(press.type)")
      onPress?(press, event)
    }
  }
}
