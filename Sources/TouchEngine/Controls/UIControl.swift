import Foundation
import Thresholds

/// A view that follows one touch and turns it into control events.
///
/// While it tracks, the touch goes no further up the chain. Source: rulebook RC-20, chapter CT.
///
/// Departures from UIKit: a control that is disabled while it tracks follows its touch to the end
/// (see `isEnabled`), and one outside every window sends its actions without an application.
/// Menus, focus, content alignment and accessibility are not modelled.
open class UIControl: UIView {
  /// How far outside its bounds a dragged touch still counts as inside, in points. UIKit does not
  /// document its value. Source: rulebook CT-15.
  public static var insideMargin: CGFloat { Thresholds.controlMargin.engine }

  /// Whether the control takes touches. Source: rulebook HT-30, CT-27.
  ///
  /// What becomes of a touch that is being followed when the control is disabled is not known of
  /// UIKit (EX-12). Here it is followed to its end, as a touch keeps its view when that is disabled
  /// (EX-03).
  open var isEnabled = true
  /// Whether the app made the control selected; touches do not change it.
  open var isSelected = false
  /// Whether the control is drawn as pressed.
  open var isHighlighted = false
  /// Whether the control is following a touch.
  public internal(set) var isTracking = false
  /// Whether the touch that it follows, or followed last, was inside.
  public internal(set) var isTouchInside = false

  @exclusivity(unchecked) final var registrations = ControlRegistrations()
  final weak var lastTouch: UITouch?

  /// How the control looks: what `isHighlighted`, `isEnabled` and `isSelected` say.
  open var state: UIControl.State {
    var state = UIControl.State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  override var takesTouches: Bool { isEnabled && super.takesTouches }

  // MARK: Touches

  /// Starts to track the first touch, if `beginTracking` agrees. A second one changes nothing, and one
  /// that hit a view inside the control goes on up the chain. Source: rulebook CT-01 to CT-03, CT-13,
  /// CT-14.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, isHit(by: touches) else { return super.touchesBegan(touches, with: event) }
    guard trackedTouch == nil, let touch = touches.inFingerOrder.first,
      beginTracking(touch, with: event)
    else { return }
    lastTouch = touch
    (isTracking, isTouchInside, isHighlighted) = (true, true, true)
    send(.touchDown, for: event)
    if touch.tapCount > 1, lastTouch === touch { send(.touchDownRepeat, for: event) }
  }

  /// Follows the tracked touch in and out. Source: rulebook CT-04, CT-05, CT-11.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, isHit(by: touches) else {
      return super.touchesMoved(touches, with: event)
    }
    guard touches.contains(touch) else { return }
    guard continueTracking(touch, with: event) else { return stopTracking() }
    sendDrag(of: touch, event)
  }

  /// Sends where the tracked touch lifted. Source: rulebook CT-06, CT-07, CT-12.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, isHit(by: touches) else {
      return super.touchesEnded(touches, with: event)
    }
    guard touches.contains(touch) else { return }
    noteWhetherInside(touch, event)
    endTracking(touch, with: event)
    // A target that was called may have ended the tracking: then the last event has been sent.
    guard lastTouch === touch else { return }
    stopTracking()
    sendUp(for: event)
  }

  /// Gives the tracked touch up. Source: rulebook CT-08, CT-12.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isHit(by: touches) else { return super.touchesCancelled(touches, with: event) }
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    cancelTracking(with: event)
  }

  /// Whether touches hit the control, and not a view inside it.
  private func isHit(by touches: Set<UITouch>) -> Bool { touches.allSatisfy { $0.view === self } }

  // MARK: Tracking

  /// Whether to follow a touch that came down. By default, yes. Source: rulebook CT-02.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Whether to go on following a touch that moved. By default, yes. Source: rulebook CT-05.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Tells a subclass that the touch lifted.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Tells a subclass that the touch was taken away; `event` is nil where none took it. The default
  /// ends tracking and sends `.touchCancel`; an override that does not call super suppresses both.
  /// Source: rulebook CT-09, which leaves this to the engine.
  open func cancelTracking(with event: UIEvent?) {
    guard isTracking else { return }
    stopTracking()
    send(.touchCancel, for: event)
  }

  /// The touch that is being followed. One that is over no longer counts, even if the app keeps it
  /// and an override of `touchesEnded` kept its end from the control.
  final var trackedTouch: UITouch? {
    guard let lastTouch, lastTouch.contact != nil else { return nil }
    return lastTouch
  }

  private func stopTracking() {
    lastTouch = nil
    isTracking = false
    isHighlighted = false
  }

  final func sendDrag(of touch: UITouch, _ event: UIEvent?) {
    noteWhetherInside(touch, event)
    guard lastTouch === touch else { return }
    send(isTouchInside ? .touchDragInside : .touchDragOutside, for: event)
  }

  /// What is sent when the tracked touch lifted; a button has more to send.
  func sendUp(for event: UIEvent?) {
    send(isTouchInside ? .touchUpInside : .touchUpOutside, for: event)
  }

  private func noteWhetherInside(_ touch: UITouch, _ event: UIEvent?) {
    let isInside = contains(touch, event)
    guard isInside != isTouchInside else { return }
    isTouchInside = isInside
    isHighlighted = isInside
    send(isInside ? .touchDragEnter : .touchDragExit, for: event)
  }

  /// Whether a touch counts as inside: near the bounds, or wherever `point(inside:with:)` says so.
  /// Source: rulebook CT-15, CT-17.
  private func contains(_ touch: UITouch, _ event: UIEvent?) -> Bool {
    let location = touch.location(in: self)
    let margin = thresholds.value(of: Thresholds.controlMargin)
    return bounds.insetBy(dx: -margin, dy: -margin).contains(location)
      || point(inside: location, with: event)
  }

  // MARK: Targets and actions

  /// Sends `action` to `target` whenever one of `events` is sent; nil looks for the target in the
  /// responder chain. The target is not retained. Adding the same pair again adds to its events: it
  /// is still called once for each. Source: rulebook CT-18 to CT-20, CT-23.
  open func addTarget(
    _ target: (any ActionTarget)?, action: Selector, for events: UIControl.Event
  ) {
    let target = target.map { RegisteredTarget($0) }
    registrations.add(.send(action, to: target), for: events)
  }

  /// Undoes `addTarget` for the given events only; nil stands for any. Source: rulebook CT-24.
  open func removeTarget(
    _ target: (any ActionTarget)?, action: Selector?, for events: UIControl.Event
  ) {
    registrations.remove(events) { response in
      guard case .send(let itsAction, let itsTarget) = response else { return false }
      return (target == nil || itsTarget?.object === target)
        && (action == nil || itsAction == action)
    }
  }

  /// Calls `action` whenever one of `events` is sent.
  open func addAction(_ action: UIAction, for events: UIControl.Event) {
    registrations.add(.call(action), for: events)
  }

  /// Undoes `addAction` for the given events only.
  open func removeAction(_ action: UIAction, for events: UIControl.Event) {
    registrations.remove(events) { response in
      if case .call(let known) = response { known === action } else { false }
    }
  }

  /// The targets that actions are sent to. One `NSNull` stands for the responder chain; look for it
  /// with `is NSNull`. A target that is not `Hashable`, as all are in UIKit, is named by its
  /// `ObjectIdentifier`.
  /// Source: rulebook CT-26.
  open var allTargets: Set<AnyHashable> { registrations.targets }

  /// The events that something is called for.
  open var allControlEvents: UIControl.Event { registrations.events }

  /// The names of the actions that are sent to `target` (nil: into the responder chain) for
  /// `controlEvent`, in the order in which they were registered; nil if there are none.
  open func actions(
    forTarget target: (any ActionTarget)?, forControlEvent controlEvent: UIControl.Event
  ) -> [String]? {
    let actions = registrations.actions(to: target, for: controlEvent)
    return actions.isEmpty ? nil : actions.map(\.description)
  }

  // MARK: Sending

  /// Sends the actions registered for `events`, with no event to show for it. Source: CT-25.
  open func sendActions(for events: UIControl.Event) { send(events, for: nil) }

  /// Sends one action through the application. Outside every window, where there is none, the target
  /// is called directly, or looked for from this control on. Source: rulebook CT-21.
  open func sendAction(_ action: Selector, to target: (any ActionTarget)?, for event: UIEvent?) {
    if let application = window?.application {
      application.sendAction(action, to: target, from: self, for: event)
    } else if let target = target ?? self.target(forAction: action, withSender: self),
      target.responds(to: action)
    {
      target.perform(action, from: self, for: event)
    }
  }

  /// Calls one closure.
  open func sendAction(_ action: UIAction) { action.perform(sender: self) }

  /// Calls what is registered for one of `events`. Source: rulebook CT-18, CT-20 to CT-22.
  final func send(_ events: Event, for event: UIEvent?) {
    for response in registrations.responses(to: events) {
      switch response {
      case .call(let action):
        sendAction(action)
      case .send(let action, let target):
        // A target that is gone is passed over.
        let object = target?.object
        guard object != nil || target == nil else { continue }
        sendAction(action, to: object, for: event)
      }
    }
  }

  /// Sends that the user changed the value that the control is there for.
  final func sendValueChanged(for event: UIEvent?) {
    send(.valueChanged, for: event)
    sendPrimaryAction(for: event)
  }

  /// Sends that the user did what the control is there for.
  final func sendPrimaryAction(for event: UIEvent?) {
    send(.primaryActionTriggered, for: event)
  }

  // MARK: What a control is to the rest of the engine

  /// The gestures that the control takes for itself. Plain controls take none. Source: CT-34.
  var ownGestures: [OwnGesture] { [] }

  /// Whether `recognizer` may begin: not if its gesture is one that the control takes for itself.
  /// Source: rulebook CT-29, CT-31 to CT-39.
  open override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    !isProtected(from: recognizer)
  }
}
