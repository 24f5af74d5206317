extension Behavior {
  /// Tracking, control events, and protection against recognizers. Source: rulebook, chapter CT.
  public struct Controls: Hashable, Sendable {
    // MARK: Tracking

    /// Whether a control tracks only what `beginTracking` agrees to. CT-02.
    public var heedsBeginTracking = true
    /// Whether a control stops tracking when `continueTracking` does not agree. CT-05.
    public var heedsContinueTracking = true
    /// Whether a second finger takes over the tracking. CT-13.
    public var tracksNewestTouch = false
    /// Whether a touch counts as inside when it comes down, wherever it is. CT-14.
    public var startsInside = true
    /// How far outside its bounds a dragged touch still counts as inside, in points; below zero, it
    /// must be that far inside. UIKit does not document its value. CT-15.
    public var insideMargin = Double(UIControl.insideMargin)
    /// Whether `point(inside:with:)` is asked where a dragged touch is. CT-17.
    public var heedsPointInside = true
    /// Whether `isHighlighted` follows the touch in and out. CT-11.
    public var highlightFollowsTouch = true
    /// Whether a control passes on the touches that it handles. RC-20.
    public var forwardsTouches = false
    /// What becomes of a touch whose control is disabled. EX-12.
    public var disabledWhileTracking = Disabling.goesOn

    // MARK: Events

    /// Whether `.touchDown` is sent. CT-01.
    public var sendsTouchDown = true
    /// Whether a second quick touch sends `.touchDownRepeat`. CT-03.
    public var sendsTouchDownRepeat = true
    /// Whether moves send `.touchDragInside` and `.touchDragOutside`. CT-04.
    public var sendsDrags = true
    /// Whether `continueTracking` comes before the events of a move. CT-04.
    public var asksContinueFirst = true
    /// Whether enter and exit events are sent. CT-04, CT-10.
    public var sendsDragEnterAndExit = true
    /// Whether `.touchUpOutside` is told from `.touchUpInside`. CT-06.
    public var tellsUpOutside = true
    /// Whether `endTracking` comes before the up event. CT-06.
    public var endsTrackingFirst = true
    /// Whether `.touchCancel` is sent. CT-08.
    public var sendsTouchCancel = true
    /// Whether a cancelled touch also sends an up event. CT-08, CT-10.
    public var sendsUpAfterCancel = false
    /// Whether a touch that lifts without being tracked sends an up event. CT-12.
    public var sendsUpWithoutTracking = false
    /// Whether a control that has a value sends `.valueChanged` when the user changed it.
    public var sendsValueChanged = true
    /// Whether buttons, and controls that have a value, send `.primaryActionTriggered`.
    public var sendsPrimaryAction = true

    // MARK: Actions

    /// Whether the registered events are compared with the event sent. CT-18.
    public var heedsEventMask = true
    /// Whether all registrations for an event are called, and not only the first. CT-18.
    public var callsAllRegistrations = true
    /// Whether the latest registration is called first. UIKit does not promise any order. CT-19.
    public var callsLatestFirst = false
    /// Whether registering the same again adds to its events. If not, it is called once more: no
    /// rule forbids it.
    public var mergesRegistrations = true
    /// Whether targets are retained. CT-20.
    public var retainsTargets = false
    /// Whether the chain is searched for an action whose target is gone. CT-20.
    public var looksForLostTargets = false
    /// Whether actions are sent through the control's `sendAction(_:to:for:)`. CT-21.
    public var asksControlToSend = true
    /// Whether actions get the event that caused them. CT-22.
    public var showsEvent = true
    /// Whether `removeTarget` takes off only the given events. CT-24.
    public var removesGivenEventsOnly = true
    /// Whether `sendActions(for:)` sends where there is no touch. CT-25.
    public var sendsWithoutTouch = true

    // MARK: Protection

    /// Which recognizers of its own gestures a control keeps from recognizing. CT-29, CT-35, CT-36.
    public var protection = Protection.cancelling
    /// Whether a protected control lets through what is not its own gesture. CT-33.
    public var vetoesOwnGesturesOnly = true
    /// Whether plain controls protect themselves as buttons do. CT-34.
    public var protectsPlainControls = false
    /// Whether switches, segmented controls, steppers, page controls and text fields protect
    /// themselves as buttons do. CT-31.
    public var protectsTappedControls = true
    /// Whether a slider's and a switch's knob is protected from drags along them. CT-32.
    public var protectsKnobs = true

    /// Which recognizers of its own gestures a control keeps from recognizing.
    public enum Protection: Hashable, Sendable {
      /// Those of other views that would cancel the control's touch.
      case cancelling
      /// Of these, only those of its superview. CT-38.
      case cancellingOfSuperview
      /// Those of other views, cancelling or not.
      case others
      /// All, those on the control itself included.
      case all
      /// None.
      case none
    }

    /// What becomes of a touch whose control is disabled. UIKit is not known to do either of the
    /// first two.
    public enum Disabling: Hashable, Sendable {
      /// It is followed to its end.
      case goesOn
      /// It is cancelled at once.
      case cancels
      /// It is said to be cancelled, and followed to its end all the same: two last events.
      case cancelsAndGoesOn
    }
  }
}
