/// An object that can receive touches and actions, and pass them on.
///
/// Departures from UIKit: not an `NSObject`, not bound to the main actor, and `implement(_:with:)`
/// stands in for the Objective-C runtime. Keyboards, undo and user activities are not modelled.
open class UIResponder: ActionTarget, Hashable {
  private var actions: [Selector: (AnyObject?, UIEvent?) -> Void] = [:]
  final var passing = Passing()

  /// Makes a responder.
  public init() {}

  /// The next responder in the chain; nil ends it. Source: rulebook RC-09.
  open var next: UIResponder? { nil }

  // MARK: Touches

  /// Receives that fingers came down. By default, it goes to the next responder.
  /// Source: rulebook RC-12.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let step = beginPassing(.touchesBegan, of: event) else { return }
    step.next.touchesBegan(touches, with: event)
    endPassing(step)
  }

  /// Receives that fingers moved. By default, it goes to the next responder.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let step = beginPassing(.touchesMoved, of: event) else { return }
    step.next.touchesMoved(touches, with: event)
    endPassing(step)
  }

  /// Receives that fingers lifted. By default, it goes to the next responder.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let step = beginPassing(.touchesEnded, of: event) else { return }
    step.next.touchesEnded(touches, with: event)
    endPassing(step)
  }

  /// Receives that touches were taken away. By default, it goes to the next responder.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let step = beginPassing(.touchesCancelled, of: event) else { return }
    step.next.touchesCancelled(touches, with: event)
    endPassing(step)
  }

  // MARK: Other events

  /// Receives that a motion began. By default, it goes to the next responder.
  /// Source: rulebook SY-08.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    guard let step = beginPassing(.motionBegan, of: event) else { return }
    step.next.motionBegan(motion, with: event)
    endPassing(step)
  }

  /// Receives that a motion ended. By default, it goes to the next responder.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    guard let step = beginPassing(.motionEnded, of: event) else { return }
    step.next.motionEnded(motion, with: event)
    endPassing(step)
  }

  /// Receives that a motion was interrupted. By default, it goes to the next responder.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    guard let step = beginPassing(.motionCancelled, of: event) else { return }
    step.next.motionCancelled(motion, with: event)
    endPassing(step)
  }

  /// Receives that buttons went down. By default, it goes to the next responder.
  /// Source: rulebook SY-08.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard let step = beginPassing(.pressesBegan, of: event) else { return }
    step.next.pressesBegan(presses, with: event)
    endPassing(step)
  }

  /// Receives that the force on buttons changed. By default, it goes to the next responder.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard let step = beginPassing(.pressesChanged, of: event) else { return }
    step.next.pressesChanged(presses, with: event)
    endPassing(step)
  }

  /// Receives that buttons were released. By default, it goes to the next responder.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard let step = beginPassing(.pressesEnded, of: event) else { return }
    step.next.pressesEnded(presses, with: event)
    endPassing(step)
  }

  /// Receives that presses were taken away. By default, it goes to the next responder.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard let step = beginPassing(.pressesCancelled, of: event) else { return }
    step.next.pressesCancelled(presses, with: event)
    endPassing(step)
  }

  /// Receives a command. By default, it goes to the next responder.
  /// Source: rulebook SY-08.
  open func remoteControlReceived(with event: UIEvent?) {
    guard let step = beginPassing(.remoteControl, of: event) else { return }
    step.next.remoteControlReceived(with: event)
    endPassing(step)
  }

  // MARK: Actions

  /// Whether this responder can perform `action`; by default, whether it implements it.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    responds(to: action)
  }

  /// The first responder from here on up the chain that can perform `action`.
  /// Source: rulebook RC-24.
  open func target(forAction action: Selector, withSender sender: Any?) -> UIResponder? {
    findInChain(reportingTo: hostApplication) { $0.canPerformAction(action, withSender: sender) }
  }

  /// Makes this responder implement `action`.
  public func implement(
    _ action: Selector, with handler: @escaping (_ sender: AnyObject?, _ event: UIEvent?) -> Void
  ) {
    actions[action] = handler
  }

  /// Whether this responder implements `action`.
  open func responds(to action: Selector) -> Bool { actions[action] != nil }

  /// Calls the method named `action`, if it is implemented.
  open func perform(_ action: Selector, from sender: AnyObject?, for event: UIEvent?) {
    actions[action]?(sender, event)
  }

  // MARK: First responder

  /// Whether the responder agrees to be the first responder; by default, it does not.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the responder agrees to stop being the first responder; by default, it does.
  open var canResignFirstResponder: Bool { true }

  /// Whether this is the first responder of its window.
  open var isFirstResponder: Bool { hostWindow?.firstResponder === self }

  /// Makes this the first responder of its window. The present one resigns before.
  ///
  /// - Returns: Whether this is the first responder now: false when either of the two refused, and
  ///   outside a window.
  @discardableResult
  open func becomeFirstResponder() -> Bool { takeFirstResponder() }

  /// Stops being the first responder; there is none, then.
  ///
  /// - Returns: Whether this is not the first responder now: false when it refused.
  @discardableResult
  open func resignFirstResponder() -> Bool { giveUpFirstResponder() }

  // MARK: Where the responder is

  /// The window that keeps this responder, if it is the first: the one it is in. That of a responder
  /// that is neither a view nor a controller is the first that comes up the chain.
  var hostWindow: UIWindow? {
    next?.findInChain { $0 is UIView || $0 is UIViewController || $0 is UIApplication }?.hostWindow
  }

  /// The application that this responder is in.
  var hostApplication: UIApplication? { hostWindow?.application }

  /// Responders are equal when they are the same object.
  public static func == (left: UIResponder, right: UIResponder) -> Bool { left === right }

  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
