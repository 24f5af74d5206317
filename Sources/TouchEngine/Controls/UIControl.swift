import Foundation

/// A view that follows one touch and turns it into control events.
///
/// While it tracks, the touch goes no further up the chain. Source: rulebook RC-20, chapter CT.
open class UIControl: UIView {
  /// How far outside its bounds a dragged touch still counts as inside, in points. UIKit does not
  /// document its value. Source: rulebook CT-15.
  public static let insideMargin: CGFloat = 70

  /// Whether the control takes touches. Source: rulebook HT-30.
  open var isEnabled: Bool {
    get { !closedGates[.disabled] }
    set { closedGates[.disabled] = !newValue }
  }
  /// Whether the control is drawn as pressed.
  open var isHighlighted = false
  /// Whether the control is following a touch.
  public private(set) var isTracking = false
  /// Whether the touch that it follows, or followed last, was inside.
  public private(set) var isTouchInside = false

  private var registrations: [Registration] = []
  private weak var lastTouch: UITouch?

  // MARK: Touches

  /// Starts to track the first touch, if `beginTracking` agrees. A second one changes nothing.
  /// Source: rulebook CT-01 to CT-03, CT-13, CT-14.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if controls.forwardsTouches { super.touchesBegan(touches, with: event) }
    guard isEnabled else { return super.touchesBegan(touches, with: event) }
    guard trackedTouch == nil,
      let touch = touches.min(by: { $0.fingerIndex < $1.fingerIndex }),
      beginTracking(touch, with: event)
    else { return }
    lastTouch = touch
    isTracking = true
    isTouchInside = true
    isHighlighted = true
    send(.touchDown, for: event)
    if touch.tapCount > 1, controls.sendsTouchDownRepeat { send(.touchDownRepeat, for: event) }
  }

  /// Follows the tracked touch in and out. Source: rulebook CT-04, CT-05, CT-11.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch else { return super.touchesMoved(touches, with: event) }
    if controls.forwardsTouches { super.touchesMoved(touches, with: event) }
    guard touches.contains(touch) else { return }
    guard continueTracking(touch, with: event) else { return stopTracking() }
    noteWhetherInside(touch, event)
    send(isTouchInside ? .touchDragInside : .touchDragOutside, for: event)
  }

  /// Sends where the tracked touch lifted. Source: rulebook CT-06, CT-07.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch else { return super.touchesEnded(touches, with: event) }
    if controls.forwardsTouches { super.touchesEnded(touches, with: event) }
    guard touches.contains(touch) else { return }
    noteWhetherInside(touch, event)
    let up: Event = isTouchInside || !controls.tellsUpOutside ? .touchUpInside : .touchUpOutside
    if controls.endsTrackingFirst { endTracking(touch, with: event) }
    stopTracking()
    send(up, for: event)
    if !controls.endsTrackingFirst { endTracking(touch, with: event) }
  }

  /// Gives the tracked touch up. Source: rulebook CT-08, CT-12.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    if controls.forwardsTouches { super.touchesCancelled(touches, with: event) }
    cancelTracking(with: event)
  }

  // MARK: Tracking

  /// Whether to follow a touch that came down. By default, yes. Source: rulebook CT-02.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Whether to go on following a touch that moved. By default, yes. Source: rulebook CT-05.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Tells a subclass that the touch lifted.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Tells a subclass that the touch was taken away. The default ends tracking and sends
  /// `.touchCancel`; an override that does not call super suppresses both. Source: rulebook CT-09,
  /// which leaves this to the engine.
  open func cancelTracking(with event: UIEvent?) {
    guard isTracking else { return }
    stopTracking()
    if controls.sendsTouchCancel { send(.touchCancel, for: event) }
  }

  /// The touch that is being followed. One that is over no longer counts, even if the app keeps it
  /// and an override of `touchesEnded` kept its end from the control.
  private var trackedTouch: UITouch? {
    guard let lastTouch, lastTouch.contact != nil else { return nil }
    return lastTouch
  }

  private func stopTracking() {
    lastTouch = nil
    isTracking = false
    isHighlighted = false
  }

  private func noteWhetherInside(_ touch: UITouch, _ event: UIEvent?) {
    let isInside = contains(touch, event)
    guard isInside != isTouchInside else { return }
    isTouchInside = isInside
    if controls.highlightFollowsTouch { isHighlighted = isInside }
    if controls.sendsDragEnterAndExit {
      send(isInside ? .touchDragEnter : .touchDragExit, for: event)
    }
  }

  /// Whether a touch counts as inside: near the bounds, or wherever `point(inside:with:)` says so.
  /// Source: rulebook CT-15, CT-17.
  private func contains(_ touch: UITouch, _ event: UIEvent?) -> Bool {
    let location = touch.location(in: self)
    let margin = Self.insideMargin
    return bounds.insetBy(dx: -margin, dy: -margin).contains(location)
      || point(inside: location, with: event)
  }

  // MARK: Actions

  /// Sends `action` to `target` whenever one of `events` is sent; nil looks for the target in the
  /// responder chain. The target is not retained. Source: rulebook CT-18 to CT-20, CT-23.
  open func addTarget(
    _ target: (any ActionTarget)?, action: Selector, for events: UIControl.Event
  ) {
    let target = target.map { WeakTarget($0) }
    registrations.append(Registration(what: .send(action, to: target), events: events))
  }

  /// Calls `handler` whenever one of `events` is sent.
  open func addAction(_ action: UIAction, for events: UIControl.Event) {
    registrations.append(Registration(what: .call(action), events: events))
  }

  /// Undoes `addTarget` for the given events only; nil stands for any. Source: rulebook CT-24.
  open func removeTarget(
    _ target: (any ActionTarget)?, action: Selector?, for events: UIControl.Event
  ) {
    for index in registrations.indices {
      guard case .send(let itsAction, let itsTarget) = registrations[index].what,
        target == nil || itsTarget?.object === target, action == nil || itsAction == action
      else { continue }
      registrations[index].events.subtract(events)
    }
    registrations.removeAll { $0.events.isEmpty }
  }

  /// Sends the actions registered for `events`, with no event to show for it. Source: CT-25.
  open func sendActions(for events: UIControl.Event) { send(events, for: nil) }

  /// Sends one action through the application. Source: rulebook CT-21.
  open func sendAction(_ action: Selector, to target: (any ActionTarget)?, for event: UIEvent?) {
    window?.application?.sendAction(action, to: target, from: self, for: event)
  }

  private func send(_ events: Event, for event: UIEvent?) {
    let heedsMask = controls.heedsEventMask
    for entry in registrations {
      let isMeant = !entry.events.isDisjoint(with: events)
      switch entry.what {
      case .call(let action):
        if isMeant { action.perform(sender: self) }
      case .send(let action, nil):
        if isMeant || !heedsMask { sendAction(action, to: nil, for: event) }
      case .send(let action, let target?):
        // A target that is gone is passed over.
        guard isMeant || !heedsMask, let object = target.object else { continue }
        sendAction(action, to: object, for: event)
      }
    }
  }

  // MARK: What a control is to the rest of the engine

  var controls: Behavior.Controls { behavior.controls }

  /// Plain controls let any recognizer begin. Source: rulebook CT-34.
  open override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    !controls.protectsPlainControls || !isProtected(from: recognizer)
  }
}

/// One `addTarget` or `addAction`.
private struct Registration {
  let what: Response
  var events: UIControl.Event

  /// What a control does when it sends one of the events.
  enum Response {
    /// Sends the action to the target, which may be gone; nil: through the responder chain.
    case send(Selector, to: WeakTarget?)
    case call(UIAction)
  }
}

/// A target that is not retained.
private final class WeakTarget {
  private(set) weak var object: (any ActionTarget)?

  init(_ object: any ActionTarget) { self.object = object }
}
