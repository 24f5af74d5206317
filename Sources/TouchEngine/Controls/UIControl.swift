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
  open var isEnabled: Bool {
    get { !closedGates[.disabled] }
    set {
      let wasEnabled = isEnabled
      closedGates[.disabled] = !newValue
      if wasEnabled, !newValue { wasDisabled() }
    }
  }
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
  /// What only engines keep of a control that keep too much.
  final lazy var kept = KeptTooLong()

  /// How the control looks: what `isHighlighted`, `isEnabled` and `isSelected` say.
  open var state: UIControl.State {
    var state = UIControl.State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  // MARK: Touches

  /// Starts to track the first touch, if `beginTracking` agrees. A second one changes nothing.
  /// Source: rulebook CT-01 to CT-03, CT-13, CT-14.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if passesOnWhatItTracks { super.touchesBegan(touches, with: event) }
    guard isEnabled else { return super.touchesBegan(touches, with: event) }
    if wrong(.controlDeafAfterCancel), kept.isDeafOnce { return kept.isDeafOnce = false }
    if wrong(.secondFingerSendsDown), trackedTouch != nil { sendOfTouch(.touchDown, for: event) }
    if wrong(.oneControlAtATime), isAnotherControlTracking { return }
    if wrong(.touchDownBeforeTracking), trackedTouch == nil {
      sendOfTouch(.touchDown, for: event)
    }
    guard trackedTouch == nil || wrong(.newestFingerTracked),
      let touch = first(of: touches),
      beginTracking(touch, with: event) || wrong(.beginTrackingIgnored)
    else { return }
    lastTouch = touch
    isTracking = true
    if behavior.makesMistakes { keepBeginning() }
    let isInside =
      wrong(.insideKeptFromLastTouch) && kept.touches > 1
      ? isTouchInside : !wrong(.insideAtDownMeasured) || contains(touch, event)
    if !latitude.setsControlFlagsLate { (isTouchInside, isHighlighted) = (isInside, true) }
    if !wrong(.noTouchDown), !wrong(.touchDownBeforeTracking),
      !(wrong(.repeatInsteadOfDown) && touch.tapCount > 1)
    {
      sendOfTouch(.touchDown, for: event)
    }
    if wrong(.enterAtDown), lastTouch === touch { sendOfTouch(.touchDragEnter, for: event) }
    if touch.tapCount > 1 || wrong(.repeatByTimeOnly) && isSoonAfterLastUp(touch),
      lastTouch === touch, !wrong(.noTouchDownRepeat),
      touch.tapCount <= 2 || !wrong(.noThirdRepeat)
    {
      sendOfTouch(.touchDownRepeat, for: event)
    }
    if latitude.setsControlFlagsLate, lastTouch === touch {
      (isTouchInside, isHighlighted) = (isInside, true)
    }
  }

  /// Follows the tracked touch in and out. Source: rulebook CT-04, CT-05, CT-11.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if wrong(.tracksAgainAfterStop), resumes(touches, event) { return }
    guard let touch = trackedTouch else { return super.touchesMoved(touches, with: event) }
    if wrong(.hiddenControlStopsTracking), !takesTouches { return cancelTracking(with: event) }
    if passesOnWhatItTracks || wrong(.dragsOutsidePassedOn) && !isTouchInside {
      super.touchesMoved(touches, with: event)
    }
    guard touches.contains(touch) || wrong(.anyMoveDrags) else { return }
    if wrong(.continueTrackingLate) { sendDrag(of: touch, event) }
    let isUnasked = wrong(.outsideDragsNotAsked) && !isTouchInside
    guard
      isUnasked || continueTracking(touch, with: event) || wrong(.continueTrackingIgnored)
    else {
      if wrong(.tracksAgainAfterStop) { kept.touchStopped = touch }
      return wrong(.stoppedTrackingCancels) ? cancelTracking(with: event) : stopTracking()
    }
    if !wrong(.continueTrackingLate) { sendDrag(of: touch, event) }
    if wrong(.dragOutsideEndsTracking), !isTouchInside { stopTracking() }
    if wrong(.draggedIntoOthers) { tellControlUnder(touch, event) }
  }

  /// Sends where the tracked touch lifted. Source: rulebook CT-06, CT-07, CT-12.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch else {
      if wrong(.upWithoutTracking) { sendOfTouch(.touchUpInside, for: event) }
      return super.touchesEnded(touches, with: event)
    }
    if passesOnWhatItTracks { super.touchesEnded(touches, with: event) }
    guard touches.contains(touch) || wrong(.anyLiftEndsTracking) else {
      if wrong(.secondFingerUnhighlights) { isHighlighted = false }
      return
    }
    if wrong(.repeatByTimeOnly) { kept.lastUp = touch.moment.milliseconds }
    if !wrong(.upDecidedByLastMove) {
      noteWhetherInside(touch, event, tells: latitude.dragsAcrossBorder != .notAtLift)
    }
    if !wrong(.endTrackingLate), isTouchInside || !wrong(.endTrackingInsideOnly) {
      endTracking(touch, with: event)
    }
    // Whoever was called meanwhile may have ended the tracking: then the last event is out.
    guard lastTouch === touch else { return }
    stopTracking()
    sendUp(for: event)
    if wrong(.endTrackingLate) { endTracking(touch, with: event) }
    if wrong(.nextFingerTracked) { trackNextFinger(after: touch, event) }
  }

  /// Gives the tracked touch up. Source: rulebook CT-08, CT-12.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else {
      if wrong(.cancelWithoutTracking) { sendOfTouch(.touchCancel, for: event) }
      return
    }
    if passesOnWhatItTracks { super.touchesCancelled(touches, with: event) }
    if wrong(.controlDeafAfterCancel) { kept.isDeafOnce = true }
    if wrong(.cancelEndsTracking) {
      endTracking(touch, with: event)
      stopTracking()
      sendOfTouch(.touchCancel, for: event)
    } else {
      cancelTracking(with: event)
    }
    if wrong(.upAfterCancel) { sendOfTouch(.touchUpOutside, for: event) }
  }

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
    if latitude.setsControlFlagsLate { return cancelBeforeFlags(event) }
    let wasHighlighted = isHighlighted
    stopTracking()
    if wrong(.highlightAfterCancel) { isHighlighted = wasHighlighted }
    if wrong(.noCancelOutside), !isTouchInside { return }
    if !wrong(.noTouchCancel) { sendOfTouch(.touchCancel, for: event) }
  }

  /// The touch that is being followed. One that is over no longer counts, even if the app keeps it
  /// and an override of `touchesEnded` kept its end from the control.
  final var trackedTouch: UITouch? {
    guard let lastTouch, lastTouch.contact != nil else { return nil }
    return lastTouch
  }

  /// Whether the control is following a touch that is not over.
  final var isFollowingTouch: Bool { trackedTouch != nil }

  private func stopTracking() {
    lastTouch = nil
    isTracking = false
    isHighlighted = false
  }

  /// Tells that the touch was taken away, and only then is seen not to track. Source: RE-61.
  private func cancelBeforeFlags(_ event: UIEvent?) {
    guard lastTouch != nil else { return }
    lastTouch = nil
    sendOfTouch(.touchCancel, for: event)
    if lastTouch == nil { stopTracking() }
  }

  final func sendDrag(of touch: UITouch, _ event: UIEvent?) {
    if latitude.dragsAcrossBorder == .together || latitude.dragsAcrossBorder == .dragFirst {
      return sendDragInAnotherWay(of: touch, event)
    }
    noteWhetherInside(touch, event)
    guard lastTouch === touch, !wrong(.noDrags) else { return }
    sendOfTouch(isTouchInside ? .touchDragInside : .touchDragOutside, for: event)
  }

  /// Tells of a drag together with its going in or out, or before it. Source: CT-04, RE-62.
  private func sendDragInAnotherWay(of touch: UITouch, _ event: UIEvent?) {
    let wasInside = isTouchInside
    noteWhetherInside(touch, event, tells: false)
    guard lastTouch === touch else { return }
    let isInside = isTouchInside
    let drag: Event = isInside ? .touchDragInside : .touchDragOutside
    let crossing: Event = isInside == wasInside ? [] : isInside ? .touchDragEnter : .touchDragExit
    if latitude.dragsAcrossBorder == .together {
      return sendOfTouch(drag.union(crossing), for: event)
    }
    sendOfTouch(drag, for: event)
    if !crossing.isEmpty, lastTouch === touch { sendOfTouch(crossing, for: event) }
  }

  /// What is sent when the tracked touch lifted; a button has more to send.
  func sendUp(for event: UIEvent?) {
    let isInside = isTouchInside || wrong(.alwaysUpInside)
    sendOfTouch(isInside ? .touchUpInside : .touchUpOutside, for: event)
  }

  private func noteWhetherInside(_ touch: UITouch, _ event: UIEvent?, tells: Bool = true) {
    let isInside = contains(touch, event) && (isTouchInside || !wrong(.onceOutsideStaysOutside))
    guard isInside != isTouchInside else { return }
    isTouchInside = isInside
    let isLate = latitude.setsControlFlagsLate
    if !wrong(.staysHighlighted), !isLate {
      isHighlighted = isInside && !wrong(.noHighlightOnReturn)
    }
    if !wrong(.noDragEnterExit), tells {
      sendOfTouch(isInside ? .touchDragEnter : .touchDragExit, for: event)
    }
    if isLate, lastTouch === touch { isHighlighted = isInside }
  }

  /// Whether a touch counts as inside: near the bounds, or wherever `point(inside:with:)` says so.
  /// Source: rulebook CT-15, CT-17.
  private func contains(_ touch: UITouch, _ event: UIEvent?) -> Bool {
    if wrong(.marginEndless) { return true }
    if wrong(.insideAtDownMeasured) { return false }
    let location = touch.location(in: self)
    if wrong(.insideMeasuredWhereItWas) || wrong(.insideMeasuredByFrame) {
      return isNearPlaceKept(touch)
    }
    if wrong(.insideMeansHit), let window {
      return window.hitTest(convert(location, to: nil), with: event) === self
    }
    let margin = latitude.limit(Thresholds.controlMargin)
    if wrong(.insideFromZeroWhileTracking) {
      return CGRect(origin: .zero, size: bounds.size).insetBy(dx: -margin, dy: -margin)
        .contains(location)
    }
    if latitude.controlsAlwaysAskInside, point(inside: location, with: event) { return true }
    return bounds.insetBy(dx: -margin, dy: -margin).contains(location)
      || !wrong(.dragSkipsPointInside) && point(inside: location, with: event)
  }

  /// Draws the consequences of being disabled for a touch that is being followed. Source: EX-12.
  private func wasDisabled() {
    guard isTracking else { return }
    if wrong(.disabledControlEndsTwice) { sendOfTouch(.touchCancel, for: nil) }
    if behavior.latitude.cancelsDisabledControls { cancelTracking(with: nil) }
  }

  // MARK: Whom to call

  /// Sends `action` to `target` whenever one of `events` is sent; nil looks for the target in the
  /// responder chain. The target is not retained. Adding the same pair again adds to its events: it
  /// is still called once for each. Source: rulebook CT-18 to CT-20, CT-23.
  open func addTarget(
    _ target: (any ActionTarget)?, action: Selector, for events: UIControl.Event
  ) {
    let target = target.map { RegisteredTarget($0, isRetained: wrong(.targetsRetained)) }
    registrations.add(.send(action, to: target), for: events, under: behavior)
  }

  /// Undoes `addTarget` for the given events only; nil stands for any. Source: rulebook CT-24.
  open func removeTarget(
    _ target: (any ActionTarget)?, action: Selector?, for events: UIControl.Event
  ) {
    registrations.remove(events, under: behavior) { response in
      guard case .send(let itsAction, let itsTarget) = response else { return false }
      return (target == nil || itsTarget?.object === target)
        && (action == nil || itsAction == action)
    }
  }

  /// Calls `action` whenever one of `events` is sent.
  open func addAction(_ action: UIAction, for events: UIControl.Event) {
    registrations.add(.call(action), for: events, under: behavior)
  }

  /// Undoes `addAction` for the given events only.
  open func removeAction(_ action: UIAction, for events: UIControl.Event) {
    registrations.remove(events, under: behavior) { response in
      if case .call(let known) = response { known === action } else { false }
    }
  }

  /// The targets that actions are sent to. One `NSNull` stands for the responder chain; look for it
  /// with `is NSNull`. A target that is not `Hashable`, as all are in UIKit, is named by its
  /// `ObjectIdentifier`.
  /// Source: rulebook CT-26.
  open var allTargets: Set<AnyHashable> { registrations.targets }

  /// The events that anybody is called for.
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
  open func sendActions(for events: UIControl.Event) {
    if wrong(.disabledControlSendsNothing), !isEnabled { return }
    if !wrong(.noSendingWithoutTouch) {
      send(events, for: wrong(.sentActionsShowLastEvent) ? kept.event : nil)
    }
  }

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

  /// Tells of what a touch does, unless the control is of a class that tells only what becomes of its
  /// value. Source: rulebook CT-41, RE-63.
  final func sendOfTouch(_ events: Event, for event: UIEvent?) {
    if wrong(.sentActionsShowLastEvent) { kept.event = event }
    if latitude.valueControlsKeepTouchEvents, tracksInItsOwnWay { return }
    send(events, for: event)
  }

  private var tracksInItsOwnWay: Bool {
    switch self {
    case is UISwitch, is UISlider, is UIStepper, is UISegmentedControl, is UIPageControl,
      is UITextField:
      true
    default: false
    }
  }

  /// Calls whoever is registered for one of `events`. Source: rulebook CT-18, CT-20 to CT-22.
  final func send(_ events: Event, for event: UIEvent?) {
    if wrong(.sendingWithinSendingLost) {
      guard !kept.isSending else { return }
      kept.isSending = true
    }
    defer { if wrong(.sendingWithinSendingLost) { kept.isSending = false } }
    if wrong(.onlyKeyWindowsControlsAct), let window, !window.isKeyWindow { return }
    let event = wrong(.eventNotShown) ? nil : event
    let events =
      wrong(.onlyLowestEventSent)
      ? Event(rawValue: 1 << UInt(events.rawValue.trailingZeroBitCount)) : events
    let registrations =
      wrong(.registrationsKeptFromTouchDown) && event != nil
      ? kept.registrations ?? registrations : registrations
    var responses = registrations.responses(to: events, under: behavior)
    if latitude.callsTargetsInAnyOrder, var order = window?.application?.orderOfItsOwn {
      order.arrange(&responses)
    }
    for response in responses {
      switch response {
      case .call(let action):
        sendAction(action)
      case .send(let action, let target):
        // A target that is gone is passed over.
        let object = target?.object
        guard object != nil || target == nil else {
          if wrong(.goneTargetEndsSending) { return }
          continue
        }
        if wrong(.samePairOncePerTouch), event != nil, !kept.calls.isFirst(object, action) {
          continue
        }
        if wrong(.sendActionPassedBy) {
          window?.application?.sendAction(action, to: object, from: self, for: event)
        } else {
          sendAction(action, to: object, for: event)
        }
      }
    }
  }

  /// Tells that the user changed the value that the control is there for.
  final func sendValueChanged(for event: UIEvent?) {
    send(.valueChanged, for: event)
    sendPrimaryAction(for: event)
  }

  /// Tells that the user did what the control is there for.
  final func sendPrimaryAction(for event: UIEvent?) {
    send(.primaryActionTriggered, for: event)
  }

  // MARK: What a control is to the rest of the engine

  /// The gestures that the control takes for itself. Plain controls take none. Source: CT-34.
  var ownGestures: [OwnGesture] { wrong(.plainControlProtected) ? [.tap] : [] }

  /// Whether `recognizer` may begin: not if its gesture is one that the control takes for itself.
  /// Source: rulebook CT-29, CT-31 to CT-39.
  open override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    !isProtected(from: recognizer)
  }
}
