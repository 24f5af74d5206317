import Foundation
import TouchEngine

/// A view that notes its touches. Like a view that handles touches, it does not pass them on.
class NotingView: UIView {
  let name: String
  let diary: Diary
  /// Whether the touch methods call super.
  var passesOn = false
  /// Called with every touch, after it was noted.
  var onTouch: ((UITouch, UIEvent?) -> Void)?

  init(_ name: String, _ frame: CGRect, _ diary: Diary) {
    self.name = name
    self.diary = diary
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
    diary.note(name, phase, touches)
    for touch in touches { onTouch?(touch, event) }
  }
}

/// A responder that is no view, and notes its touches.
class NotingController: UIViewController {
  let diary: Diary

  init(_ name: String, _ diary: Diary) {
    self.diary = diary
    super.init()
    restorationIdentifier = name
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    diary.note(restorationIdentifier ?? "", .began, touches)
    super.touchesBegan(touches, with: event)
  }
}

/// A delegate that ends the responder chain.
final class NotingDelegate: UIResponder, UIApplicationDelegate {
  private let diary: Diary

  init(_ diary: Diary) { self.diary = diary }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    diary.note("delegate", .began, touches)
  }
}

/// A tap recognizer that notes its touches, its resets and its action.
final class NotingTap: UITapGestureRecognizer, ActionTarget {
  private let diary: Diary
  /// Called with every touch, before super.
  var onTouch: ((UITouch, UIEvent) -> Void)?

  init(_ name: String, _ diary: Diary) {
    self.diary = diary
    super.init()
    self.name = name
    addTarget(self, action: "act")
  }

  func responds(to action: Selector) -> Bool { true }

  func perform(_ action: Selector, from sender: AnyObject?, for event: UIEvent?) {
    diary.note("\(name ?? "") acts \(state)")
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
    diary.note("\(name ?? "") resets")
    super.reset()
  }

  private func note(_ phase: UITouch.Phase, _ touches: Set<UITouch>, _ event: UIEvent) {
    diary.note(name ?? "", phase, touches)
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
