import Foundation
import TouchEngine

/// A view that agrees to be the first responder, and notes events that are no touches.
final class OtherView: UIView {
  private let name: String
  private let diary: Diary
  /// Whether the methods call super.
  var passesOn = true
  /// Called with every press, after it was noted.
  var onPress: ((UIPress, UIPressesEvent?) -> Void)?

  init(_ name: String, _ diary: Diary) {
    self.name = name
    self.diary = diary
    super.init()
  }

  override var canBecomeFirstResponder: Bool { true }

  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    diary.note("\(name) \(motion) began")
    if passesOn { super.motionBegan(motion, with: event) }
  }

  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    diary.note("\(name) \(motion) ended")
    if passesOn { super.motionEnded(motion, with: event) }
  }

  override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    diary.note("\(name) \(motion) cancelled")
    if passesOn { super.motionCancelled(motion, with: event) }
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    diary.note("\(name)", presses, event, onPress)
    if passesOn { super.pressesBegan(presses, with: event) }
  }

  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    diary.note("\(name)", presses, event, onPress)
    if passesOn { super.pressesChanged(presses, with: event) }
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    diary.note("\(name)", presses, event, onPress)
    if passesOn { super.pressesEnded(presses, with: event) }
  }

  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    diary.note("\(name)", presses, event, onPress)
    if passesOn { super.pressesCancelled(presses, with: event) }
  }

  override func remoteControlReceived(with event: UIEvent?) {
    diary.note("\(name) \(event?.subtype ?? .none)")
    if passesOn { super.remoteControlReceived(with: event) }
  }
}

/// A controller that notes events that are no touches, and keeps them.
final class OtherController: UIViewController {
  private let diary: Diary

  init(_ diary: Diary) { self.diary = diary }

  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    diary.note("controller \(motion) began")
  }

  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    diary.note("controller \(motion) ended")
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    diary.note("controller", presses, event)
  }

  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    diary.note("controller", presses, event)
  }

  override func remoteControlReceived(with event: UIEvent?) {
    diary.note("controller \(event?.subtype ?? .none)")
  }
}

/// A window that notes events that are no touches, and keeps them.
final class OtherWindow: UIWindow {
  var diary = Diary()

  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    diary.note("window \(motion) began")
  }

  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    diary.note("window \(motion) ended")
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    diary.note("window", presses, event)
  }

  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    diary.note("window", presses, event)
  }

  override func remoteControlReceived(with event: UIEvent?) {
    diary.note("window \(event?.subtype ?? .none)")
  }
}

/// A delegate that notes events that are no touches.
final class OtherDelegate: UIResponder, UIApplicationDelegate {
  private let diary: Diary

  init(_ diary: Diary) { self.diary = diary }

  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    diary.note("delegate \(motion) began")
  }

  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    diary.note("delegate \(motion) ended")
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    diary.note("delegate", presses, event)
  }

  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    diary.note("delegate", presses, event)
  }

  override func remoteControlReceived(with event: UIEvent?) {
    diary.note("delegate \(event?.subtype ?? .none)")
  }
}

/// An application with a diary.
final class OtherApplication: UIApplication {
  let diary = Diary()
}

extension Diary {
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
