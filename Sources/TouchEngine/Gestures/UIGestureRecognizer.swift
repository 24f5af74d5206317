import Foundation

/// Watches the touches of a view and its subviews for a gesture.
///
/// A subclass overrides the touch methods and sets `state`. What becomes of it (whether it may
/// begin, who is excluded by it) is decided by the `GestureArbiter`.
open class UIGestureRecognizer: Hashable {
  /// Where a recognizer is on its way to a verdict.
  public enum State: Int, Hashable, Sendable {
    /// Not decided yet.
    case possible
    /// A continuous gesture began.
    case began
    /// It changed.
    case changed
    /// It ended, or a discrete gesture was recognized.
    case ended
    /// It was taken away.
    case cancelled
    /// It is not this gesture.
    case failed

    /// The same as `ended`. Source: rulebook GR-35.
    public static let recognized = State.ended

    /// Whether the verdict is out, and only a reset can follow.
    var isFinal: Bool { self == .ended || self == .cancelled || self == .failed }
  }

  /// Whether a recognized gesture takes its touches away from their view. Source: GR-11, GR-13.
  open var cancelsTouchesInView = true
  /// Whether the view hears of touches only when this recognizer has failed. Source: GR-20.
  open var delaysTouchesBegan = false
  /// Whether the view hears of a lift only when this recognizer is decided. Source: GR-25.
  open var delaysTouchesEnded = true
  /// Whether the recognizer receives touches at all. Disabling it ends its attempt.
  /// Source: GC-05, EX-06, EX-07.
  open var isEnabled = true {
    didSet { if !isEnabled { arbiter?.withdraw(self) } }
  }
  /// A name by which the app knows the recognizer.
  open var name: String?
  /// Answers the questions that are left to the app.
  public weak var delegate: (any UIGestureRecognizerDelegate)?
  /// The view that the recognizer is attached to.
  public internal(set) unowned(unsafe) var view: UIView?

  private var targets: [TargetAction] = []
  private var storedState = State.possible
  /// The touches received in this attempt, lifted ones included.
  var attempt: [Contact] = []
  /// Who decides about this attempt; nil while there is none.
  unowned(unsafe) var arbiter: GestureArbiter?

  /// Makes a recognizer; `target`, if any, is not retained.
  public init(target: (any ActionTarget)? = nil, action: Selector? = nil) {
    if let target, let action { addTarget(target, action: action) }
  }

  /// Where the recognizer is. A subclass sets it while it receives touches; at other times, and
  /// where the transition is illegal, setting it does nothing.
  ///
  /// Setting `began` or `ended` is a claim: where another recognizer of the same touches is still
  /// undecided the state stays `possible` until all have heard of the event. Source: GR-44, GC-13.
  open var state: State {
    get { storedState }
    set { arbiter?.recognizer(self, wants: newValue) }
  }

  /// Sends `action` to `target` at each recognition; `target` is not retained. Source: GR-47.
  open func addTarget(_ target: any ActionTarget, action: Selector) {
    targets.append(TargetAction(target: target, action: action))
  }

  /// Undoes `addTarget(_:action:)`; nil stands for any. Source: GR-47.
  open func removeTarget(_ target: (any ActionTarget)?, action: Selector?) {
    targets.removeAll { entry in
      (target == nil || entry.target === target) && (action == nil || entry.action == action)
    }
  }

  /// Tells a subclass that fingers came down.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Tells a subclass that fingers moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Tells a subclass that fingers lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Tells a subclass that touches were taken away.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Makes the recognizer ready for another attempt; called once after each. Source: GR-41.
  open func reset() {}

  /// Whether this recognizer, having recognized, keeps `other` from doing so. Source: GC-19.
  open func canPrevent(_ other: UIGestureRecognizer) -> Bool { true }
  /// Whether this recognizer can be kept from recognizing by `other`. Source: GC-19.
  open func canBePrevented(by other: UIGestureRecognizer) -> Bool { true }

  /// Takes no further interest in `touch`. Source: GR-16.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    guard let contact = touch.contact else { return }
    attempt.removeAll { $0 === contact }
    contact.recognizers.removeAll { $0 === self }
    contact.undecided.removeAll { $0 === self }
  }

  /// How many touches are in use.
  open var numberOfTouches: Int { touchesInUse.count }

  /// The middle of the touches in use, in coordinates of `view`; nil: of the window.
  /// Source: GR-51.
  open func location(in view: UIView?) -> CGPoint {
    let points = touchesInUse.map { $0.location(in: view) }
    guard !points.isEmpty else { return .zero }
    return CGPoint(
      x: points.map(\.x).reduce(0, +) / CGFloat(points.count),
      y: points.map(\.y).reduce(0, +) / CGFloat(points.count))
  }

  /// Recognizers are equal when they are the same object.
  public static func == (left: UIGestureRecognizer, right: UIGestureRecognizer) -> Bool {
    left === right
  }

  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// What the engine itself asks of a recognizer.
extension UIGestureRecognizer {
  /// The touches of this attempt that are on the screen or lifted in the present event.
  private var touchesInUse: [UITouch] {
    let last = attempt.map(\.touch.moment.milliseconds).max()
    return attempt.filter { $0.isDown || $0.touch.moment.milliseconds == last }.map(\.touch)
  }

  /// Whether the recognizer still follows its touches.
  var isUndecidedOrActive: Bool { !storedState.isFinal }

  /// Whether the recognizer has seen its gesture, and waits to hear whether it may begin: its state
  /// still reads `possible`.
  final var isWaiting: Bool { arbiter?.hasClaim(of: self) ?? false }

  /// Calls `action` once, so many milliseconds of virtual time from now; nil outside an application.
  final func schedule(
    after milliseconds: Int, _ action: @escaping () -> Void
  ) -> VirtualClock.Timer? {
    view?.window?.application?.clock.schedule(after: milliseconds, action)
  }

  /// What the engine does where engines can be wrong.
  var behavior: Behavior { view?.behavior ?? .uikit }

  /// Puts the recognizer into a state that has been decided on.
  func store(_ state: State) { storedState = state }

  /// Sends the action to all targets, in the state that caused it. Source: GR-37, GR-38.
  func sendActions() {
    for entry in targets { entry.target?.perform(entry.action, from: self, for: nil) }
  }

  /// Calls the touch method of `phase`.
  func receive(_ touches: Set<UITouch>, in phase: UITouch.Phase, with event: UIEvent) {
    switch phase {
    case .began: touchesBegan(touches, with: event)
    case .moved: touchesMoved(touches, with: event)
    case .ended: touchesEnded(touches, with: event)
    case .cancelled: touchesCancelled(touches, with: event)
    case .stationary: break
    }
  }
}

private struct TargetAction {
  weak var target: (any ActionTarget)?
  let action: Selector
}
