import Foundation

/// What happened to the fingers at one moment.
open class UIEvent {
  /// The touches of the event in finger order: those that changed and those that did not.
  let touches: [UITouch]
  /// When it happened, in seconds of virtual time.
  public let timestamp: TimeInterval

  init(touches: [UITouch], milliseconds: Int) {
    self.touches = touches
    timestamp = TimeInterval(milliseconds) / 1000
  }

  /// Every touch of the event, in whatever phase and view. Source: rulebook TO-17.
  open var allTouches: Set<UITouch>? { Set(touches) }

  /// The touches whose view is `view`. Source: rulebook TO-18.
  open func touches(for view: UIView) -> Set<UITouch>? {
    Set(touches.filter { $0.view === view })
  }

  /// The touches in `window`.
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    Set(touches.filter { $0.window === window })
  }

  /// The touches that `recognizer` is receiving.
  open func touches(for recognizer: UIGestureRecognizer) -> Set<UITouch>? {
    Set(touches.filter { $0.contact?.recognizers.contains { $0 === recognizer } ?? false })
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
