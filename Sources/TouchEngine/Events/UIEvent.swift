import Foundation

/// What happened to the fingers at one moment.
open class UIEvent {
  /// The touches of the event in finger order: those that changed and those that did not.
  let touches: [UITouch]
  /// Which event of its application this is.
  let number: Int
  /// When it happened, in seconds of virtual time.
  public let timestamp: TimeInterval
  private lazy var touchSet: Set<UITouch> = {
    if touches.count == 1, let contact = touches[0].contact { return contact.touchAlone }
    return Set(touches)
  }()

  init(touches: [UITouch], milliseconds: Int, number: Int) {
    self.touches = touches
    self.number = number
    timestamp = TimeInterval(milliseconds) / 1000
  }

  /// What kind of event this is; one that carries touches is `.touches`.
  open var type: EventType { .touches }

  /// What happened more exactly; `.none` for touches and presses.
  open var subtype: EventSubtype { .none }

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

  /// Every position that the screen saw `touch` at in this event, each as a touch of its own, the
  /// last included; nil for a touch that is not of the event. The app is sent one event for all
  /// movements in a frame.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    guard touchSet.contains(touch) else { return nil }
    let moments = touch.contact?.coalesced ?? []
    return (moments.isEmpty ? [touch.moment] : moments).map { touch.copy(at: $0) }
  }

  /// Where `touch` may go next; nothing is predicted here. Nil for a touch not of the event.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? {
    touchSet.contains(touch) ? [] : nil
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
