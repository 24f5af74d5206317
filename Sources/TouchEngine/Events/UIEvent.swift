import Foundation

/// What happened to the fingers at one moment.
open class UIEvent {
  /// The touches of the event in finger order: those that changed and those that did not.
  let touches: [UITouch]
  /// When it happened, in seconds of virtual time.
  public let timestamp: TimeInterval
  private lazy var touchSet: Set<UITouch> = {
    if touches.count == 1, let contact = touches[0].contact { return contact.touchAlone }
    return Set(touches)
  }()

  init(touches: [UITouch], milliseconds: Int) {
    self.touches = touches
    timestamp = TimeInterval(milliseconds) / 1000
  }

  /// Every touch of the event, in whatever phase and view. Source: rulebook TO-17.
  open var allTouches: Set<UITouch>? { touchSet }

  /// The touches whose view is `view`. Source: rulebook TO-18.
  open func touches(for view: UIView) -> Set<UITouch>? {
    touchSet.filter { $0.view === view }
  }

  /// The touches in `window`.
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    touchSet.filter { $0.window === window }
  }

  /// The touches that `recognizer` is receiving.
  open func touches(for recognizer: UIGestureRecognizer) -> Set<UITouch>? {
    touchSet.filter { $0.contact?.isReceived(by: recognizer) ?? false }
  }

  /// The windows that the touches are in, each once, in finger order.
  var windows: [UIWindow] {
    var found: [UIWindow] = []
    for touch in touches {
      guard let window = touch.window, !found.contains(where: { $0 === window }) else { continue }
      found.append(window)
    }
    return found
  }
}
