/// The delegate of an application. If its class is a `UIResponder`, it ends the responder chain.
public protocol UIApplicationDelegate: AnyObject {}

/// The application: it owns the windows, the clock and the way of every touch.
///
/// Departures from UIKit: there is no shared application, so that many live side by side; and what
/// fingers do is passed to it with `touch(_:)`, or to its device, on virtual time.
open class UIApplication: UIResponder {
  /// The application's delegate.
  public weak var delegate: (any UIApplicationDelegate)?
  /// The windows that were made for this application, in the order in which they were shown last.
  @exclusivity(unchecked) public internal(set) var windows: [UIWindow] = []

  /// The window that was made key last, if it still exists.
  open var keyWindow: UIWindow? { windows.last(where: \.isKeyWindow) }

  /// The first responder of the key window.
  public var firstResponder: UIResponder? { keyWindow?.firstResponder }

  /// Where the thresholds are that UIKit does not document.
  let thresholds: ThresholdPlace
  let orderSeed: Int
  var clock: VirtualClock { device.clock }
  lazy var delivery = TouchDelivery(application: self)
  lazy var otherEvents = OtherEvents(application: self)

  /// The device that the app runs on.
  public let device: Device
  /// What waits to be handled, the oldest first. Source: rulebook SY-02.
  @exclusivity(unchecked) var eventQueue: [IOHIDEvent] = []
  /// What is being handled.
  @exclusivity(unchecked) var eventAtHand: IOHIDEvent?
  var ignoredTouches = IgnoredTouches()
  var sendingDepth = 0
  /// The scroll views whose content goes on by itself.
  var coastingScrollViews: [UIScrollView] = []
  /// What is to be done when the event at hand is over. Source: rulebook TV-11.
  var actionsAfterEvent: [() -> Void] = []

  /// Launches an application, which brings it to the front of its device.
  ///
  /// - Parameters:
  ///   - thresholds: Where the thresholds are that UIKit does not document.
  ///   - orderSeed: Chooses among the orders that UIKit leaves open; 0 is the plainest.
  ///   - device: What the app runs on, perhaps beside others; its own, if none is given.
  public init(
    thresholds: ThresholdPlace = ThresholdPlace(), orderSeed: Int = 0, device: Device = Device()
  ) {
    self.thresholds = thresholds
    self.orderSeed = orderSeed
    self.device = device
    super.init()
    device.add(self)
    device.springBoard.open(self)
  }

  deinit {
    for window in windows { window.application = nil }
  }

  /// The delegate, if it is a responder and is not a view, a controller or the application.
  /// Source: rulebook RC-08.
  open override var next: UIResponder? {
    guard let responder = delegate as? UIResponder else { return nil }
    let isOfTheChain =
      responder is UIView || responder is UIViewController || responder === self
    return isOfTheChain ? nil : responder
  }

  /// Hands an event to the windows that its touches are in; one without touches, to the key window.
  ///
  /// The engine calls this for every event. An app that calls it itself, for an event of the
  /// engine's, has it sent at once, even from within a callback; but a window delivers each event
  /// only once. At a depth of more than `sendingLimit` nothing happens but a report.
  /// Source: rulebook SY-04, EX-18.
  open func sendEvent(_ event: UIEvent) {
    guard sendingDepth < Self.sendingLimit else {
      return report(ProgrammerError(.endlessSending, "sendEvent(_:) leads to itself."))
    }
    sendingDepth += 1
    if let eventAtHand { device.note(.sendEvent, eventAtHand) }
    sendToWindows(event)
    sendingDepth -= 1
  }

  /// How many calls of `sendEvent(_:)` may be going on within one another. UIKit has no limit.
  public static let sendingLimit = 16

  /// Sends `action` to `target`; without one, to the first responder, or else to the next up the chain
  /// that can perform it. Where there is no first responder, the search begins at `sender`; if that
  /// is no responder, at the key window; without one, here. Source: rulebook RC-24 to RC-26, CF-29.
  ///
  /// A target that does not implement `action`, which UIKit answers with an exception, is reported.
  ///
  /// - Returns: Whether a target performed it.
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: (any ActionTarget)?, from sender: AnyObject?,
    for event: UIEvent?
  ) -> Bool {
    if let target { return perform(action, on: target, from: sender, for: event) }
    let start = firstResponder ?? sender as? UIResponder ?? keyWindow ?? self
    guard let receiver = start.target(forAction: action, withSender: sender) else { return false }
    return perform(action, on: receiver, from: sender, for: event)
  }

  private func perform(
    _ action: Selector, on target: any ActionTarget, from sender: AnyObject?, for event: UIEvent?
  ) -> Bool {
    guard target.responds(to: action) else {
      report(
        ProgrammerError(
          .unrecognizedAction,
          "\(type(of: target)) was sent \(action), which it does not implement."))
      return false
    }
    target.perform(action, from: sender, for: event)
    return true
  }

  /// What the app did that no app may do, the oldest first. The engine left it undone.
  public private(set) var programmerErrors: [ProgrammerError] = []

  /// Takes note of a misuse of the engine; an override may add its own way of telling.
  open func report(_ error: ProgrammerError) { programmerErrors.append(error) }

  override var hostWindow: UIWindow? { keyWindow }

  override var hostApplication: UIApplication? { self }
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
}
