/// The delegate of an application. If its class is a `UIResponder`, it ends the responder chain.
public protocol UIApplicationDelegate: AnyObject {}

/// The application: it owns the windows, the clock and the way of every touch.
///
/// Departures from UIKit: there is no shared application, so that many live side by side; and what
/// fingers do is told to it with `touch(_:)`, on virtual time.
open class UIApplication: UIResponder {
  /// The application's delegate.
  public weak var delegate: (any UIApplicationDelegate)?
  /// The windows that were made for this application, in the order in which they were shown last.
  public internal(set) var windows: [UIWindow] = []

  /// The window that was made key last, if it still exists.
  open var keyWindow: UIWindow? { windows.last(where: \.isKeyWindow) }

  /// The first responder of the key window.
  public var firstResponder: UIResponder? { keyWindow?.firstResponder }

  let rules: Behavior
  let clock = VirtualClock()
  lazy var delivery = TouchDelivery(application: self)
  let orderSeed: Int

  /// Makes an application.
  ///
  /// - Parameters:
  ///   - behavior: What the engine does where engines can be wrong.
  ///   - orderSeed: Chooses among the orders that UIKit leaves open; 0 is the plainest.
  public init(behavior: Behavior = .uikit, orderSeed: Int = 0) {
    rules = behavior
    self.orderSeed = orderSeed
  }

  deinit {
    for window in windows { window.application = nil }
  }

  /// The delegate, if it is a responder and is not a view, a controller or the application.
  /// Source: rulebook RC-08.
  open override var next: UIResponder? {
    guard rules.chain.includesDelegate, let responder = delegate as? UIResponder,
      !(responder is UIView), !(responder is UIViewController), responder !== self
    else { return nil }
    return responder
  }

  /// Hands an event to the windows that its touches are in. Source: rulebook SY-04.
  open func sendEvent(_ event: UIEvent) {
    for window in event.windows { window.sendEvent(event) }
  }

  /// Sends `action` to `target`; without one, to the first responder from `sender` on up the chain
  /// that can perform it. Source: rulebook RC-24 to RC-26.
  ///
  /// - Returns: Whether anybody performed it.
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: (any ActionTarget)?, from sender: AnyObject?,
    for event: UIEvent?
  ) -> Bool {
    if let target {
      guard target.responds(to: action) else { return false }
      target.perform(action, from: sender, for: event)
      return true
    }
    var start = sender as? UIResponder
    if !rules.chain.startsAtSender { start = start?.next }
    var receiver = start?.target(forAction: action, withSender: sender)
    guard receiver != nil else { return false }
    repeat {
      receiver?.perform(action, from: sender, for: event)
      receiver = receiver?.next?.target(forAction: action, withSender: sender)
    } while rules.chain.sendsActionToAll && receiver != nil
    return true
  }

  /// Virtual time: milliseconds since the application was made.
  public var time: Int { clock.now }

  /// Lets virtual time pass up to `time` milliseconds; timers due by then fire, in order.
  public func advance(to time: Int) {
    clock.advance(to: time) { delivery.settleWithoutEvent() }
  }

  /// Tells the application what the touch screen saw at this moment: all fingers that changed, as
  /// one event. Everything that follows from it at once is done when this returns.
  public func touch(_ samples: [FingerSample]) { delivery.receive(samples) }

  /// What the app did that no app may do, the oldest first. The engine left it undone.
  public private(set) var programmerErrors: [ProgrammerError] = []

  /// Takes note of a misuse of the engine; an override may add its own way of telling.
  open func report(_ error: ProgrammerError) { programmerErrors.append(error) }

  override var hostWindow: UIWindow? { keyWindow }

  override var hostApplication: UIApplication? { self }

  override var behavior: Behavior { rules }
}

/// A scene that holds windows (iOS 13 and later). Source: rulebook RC-07.
open class UIWindowScene: UIResponder {
  /// The application that the scene belongs to.
  public let application: UIApplication

  /// Makes a scene of `application`.
  public init(application: UIApplication) {
    self.application = application
  }

  deinit {
    for window in application.windows where window.windowScene === self { window.windowScene = nil }
  }

  /// The application.
  open override var next: UIResponder? { application }

  override var hostWindow: UIWindow? {
    application.windows.last { $0.windowScene === self && $0.isKeyWindow }
  }

  override var hostApplication: UIApplication? { application }

  override var behavior: Behavior { application.rules }
}
