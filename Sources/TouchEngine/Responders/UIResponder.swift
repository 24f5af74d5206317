/// An object that can receive touches and actions, and pass them on.
///
/// Departures from UIKit: not an `NSObject`, not bound to the main actor, and `implement(_:with:)`
/// stands in for the Objective-C runtime.
open class UIResponder: ActionTarget, Hashable {
  private var actions: [Selector: (AnyObject?, UIEvent?) -> Void] = [:]

  /// Makes a responder.
  public init() {}

  /// The next responder in the chain; nil ends it. Source: rulebook RC-09.
  open var next: UIResponder? { nil }

  /// Tells this responder that fingers came down. By default, the next responder is told.
  /// Source: rulebook RC-12.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    nextForTouches?.touchesBegan(touches, with: event)
  }

  /// Tells this responder that fingers moved. By default, the next responder is told.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    nextForTouches?.touchesMoved(touches, with: event)
  }

  /// Tells this responder that fingers lifted. By default, the next responder is told.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    nextForTouches?.touchesEnded(touches, with: event)
  }

  /// Tells this responder that touches were taken away. By default, the next responder is told.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    nextForTouches?.touchesCancelled(touches, with: event)
  }

  /// Whether this responder can perform `action`; by default, whether it implements it.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    responds(to: action)
  }

  /// The first responder from here on up the chain that can perform `action`.
  /// Source: rulebook RC-24.
  open func target(forAction action: Selector, withSender sender: Any?) -> UIResponder? {
    var candidate: UIResponder? = self
    while let responder = candidate {
      if responder.canPerformAction(action, withSender: sender) { return responder }
      candidate = responder.next
    }
    return nil
  }

  /// Whether the responder agrees to be the first responder; by default, it does not.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the responder agrees to stop being the first responder; by default, it does.
  open var canResignFirstResponder: Bool { true }

  /// Whether this is the first responder of its window.
  open var isFirstResponder: Bool { hostWindow?.firstResponder === self }

  /// Makes this the first responder of its window. The present one is told to resign before.
  ///
  /// - Returns: Whether this is the first responder now: false when either of the two refused, and
  ///   outside a window.
  @discardableResult
  open func becomeFirstResponder() -> Bool { takeFirstResponder() }

  /// Stops being the first responder; nobody is, then.
  ///
  /// - Returns: Whether this is not the first responder now: false when it refused.
  @discardableResult
  open func resignFirstResponder() -> Bool { giveUpFirstResponder() }

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

  /// The window that keeps this responder, if it is the first: the one it is in. That of a responder
  /// that is neither a view nor a controller is the first that comes up the chain.
  var hostWindow: UIWindow? {
    chain.lazy.dropFirst().compactMap { $0 as? UIWindow ?? ($0 as? UIView)?.window }.first
  }

  /// The application that this responder is in.
  var hostApplication: UIApplication? { hostWindow?.application }

  /// What the engine does where engines can be wrong; responders outside a window have UIKit's.
  var behavior: Behavior { .uikit }

  private var nextForTouches: UIResponder? {
    let chain = behavior.chain
    guard chain.forwardsTouches else { return nil }
    guard chain.skipsExcludedViews else { return next }
    var candidate = next
    while let view = candidate as? UIView, !view.takesTouches {
      candidate = view.next
    }
    return candidate
  }

  /// Responders are equal when they are the same object.
  public static func == (left: UIResponder, right: UIResponder) -> Bool { left === right }

  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
