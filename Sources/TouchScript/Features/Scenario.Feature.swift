extension Scenario {
  /// Something that a scenario can have and that an engine may lack.
  ///
  /// What no feature is needed for, every engine has: one window with views in it, that have frames,
  /// and one finger at a time. Where in a scenario a feature is needed is stated in the schema, with
  /// each property, kind and change; `places` collects it.
  public enum Feature: UInt8, Hashable, Sendable, CaseIterable {
    // Views.
    case severalWindows, windowLevels, hiddenViews, alpha, disabledInteraction, scrolledBounds
    case transforms, drawingFlags, multipleTouch, exclusiveTouch, severalFingers
    // Kinds of views.
    case labels, imageViews, scrollViews, paging, tableViews
    case controls, ownControls, buttons, switches, sliders, segmentedControls, steppers
    case pageControls, textFields, disabledControls, controlTargets, sentActions
    // What classes override.
    case touchOverrides, hitTestOverrides, pointInsideOverrides, nextOverrides
    case sendEventOverrides, trackingOverrides, sendActionOverrides, contentTouchOverrides
    // Responders.
    case chainActions, canPerformAction, firstResponders, otherEvents, viewControllers
    case presentation, applicationDelegate, ios12Chain
    // Recognizers.
    case recognizers, taps, longPresses, pans, swipes, pinches, rotations, screenEdgePans
    case ownRecognizers, scrollPans, severalTaps, fingerCounts, rebasing, cancelsTouches
    case delaysTouches, disabledRecognizers, recognizerTargets, decidingSubclasses
    case recognizerTimers, ignoredTouches, preventionOverrides, failureRequirements
    case requirementOverrides
    // What delegates are asked.
    case delegates, shouldReceiveTouch, shouldReceiveEvent, shouldBegin, simultaneousRecognition
    case delegateRequirements, dependentAnswers
    // What happens besides fingers.
    case changes, reordering, removingViews, addingViews, movingViews, animations, keyWindows
    case changingRecognizers, interruptions, homeScreen, ignoringEvents, reactions
  }
}

extension Scenario.Feature {
  /// Its name, by which engines declare it, such as `scroll-views`.
  public var name: String { row.name }
  /// What it is, in a few words without a full stop.
  public var says: String { row.says }
  /// The features without which it means nothing: who declares it has them, and what needs it needs
  /// them too.
  public var implied: [Scenario.Feature] { row.implies }

  /// The feature of that name; nil where there is none.
  public init?(name: String) {
    guard let feature = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = feature
  }

  private struct Row {
    let name: String
    let says: String
    let implies: [Scenario.Feature]

    init(_ name: String, _ says: String, implies: [Scenario.Feature] = []) {
      (self.name, self.says, self.implies) = (name, says, implies)
    }
  }

  /// The table.
  private var row: Row {
    switch self {
    case .severalWindows: Row("several-windows", "more than one window")
    case .windowLevels: Row("window-levels", "UIWindow.windowLevel")
    case .hiddenViews: Row("hidden-views", "isHidden")
    case .alpha: Row("alpha", "views that are hardly seen, or not at all")
    case .disabledInteraction:
      Row("disabled-interaction", "isUserInteractionEnabled other than on a new view")
    case .scrolledBounds: Row("scrolled-bounds", "bounds that do not begin at zero")
    case .transforms: Row("transforms", "views that are turned, scaled or shifted")
    case .drawingFlags:
      Row("drawing-flags", "clipsToBounds and isOpaque, which have no say in hit-testing")
    case .multipleTouch: Row("multiple-touch", "isMultipleTouchEnabled")
    case .exclusiveTouch: Row("exclusive-touch", "isExclusiveTouch")
    case .severalFingers: Row("several-fingers", "more than one finger down at a time")

    case .labels: Row("labels", "UILabel")
    case .imageViews: Row("image-views", "UIImageView")
    case .scrollViews: Row("scroll-views", "UIScrollView")
    case .paging: Row("paging", "isPagingEnabled of scroll views")
    case .tableViews: Row("table-views", "UITableView, with cells and their contents")
    case .controls:
      Row("controls", "UIControl: what all controls have; any kind of control brings it")
    case .ownControls:
      Row("own-controls", "a direct subclass of UIControl", implies: [.controls])
    case .buttons: Row("buttons", "UIButton", implies: [.controls])
    case .switches: Row("switches", "UISwitch", implies: [.controls])
    case .sliders: Row("sliders", "UISlider", implies: [.controls])
    case .segmentedControls:
      Row("segmented-controls", "UISegmentedControl", implies: [.controls])
    case .steppers: Row("steppers", "UIStepper", implies: [.controls])
    case .pageControls: Row("page-controls", "UIPageControl", implies: [.controls])
    case .textFields: Row("text-fields", "UITextField", implies: [.controls])
    case .disabledControls: Row("disabled-controls", "UIControl.isEnabled")
    case .controlTargets: Row("control-targets", "target-action of controls")
    case .sentActions: Row("sent-actions", "sendActions(for:) by the app", implies: [.changes])

    case .touchOverrides:
      Row("touch-overrides", "touch methods that do not call super, or call it first")
    case .hitTestOverrides: Row("hit-test-overrides", "classes that override hitTest(_:with:)")
    case .pointInsideOverrides:
      Row("point-inside-overrides", "classes that override point(inside:with:)")
    case .nextOverrides: Row("next-overrides", "classes that override next")
    case .sendEventOverrides:
      Row("send-event-overrides", "a window or an application whose sendEvent(_:) drops events")
    case .trackingOverrides:
      Row("tracking-overrides", "controls that override beginTracking and continueTracking")
    case .sendActionOverrides:
      Row("send-action-overrides", "controls that override sendAction(_:to:for:)")
    case .contentTouchOverrides:
      Row("content-touch-overrides", "touchesShouldBegin and touchesShouldCancel of scroll views")

    case .chainActions:
      Row("chain-actions", "actions with a nil target, for whoever in the chain implements them")
    case .canPerformAction: Row("can-perform-action", "responders that refuse an action")
    case .firstResponders: Row("first-responders", "who is first responder")
    case .otherEvents: Row("other-events", "motion, presses and remote control events")
    case .viewControllers: Row("view-controllers", "UIViewController in the responder chain")
    case .presentation:
      Row("presentation", "controllers that present others", implies: [.viewControllers])
    case .applicationDelegate: Row("application-delegate", "the application's delegate")
    case .ios12Chain: Row("ios12-chain", "the responder chain of iOS 12, without a scene")

    case .recognizers:
      Row(
        "recognizers", "UIGestureRecognizer: what all recognizers have; any kind of them brings it")
    case .taps: Row("taps", "UITapGestureRecognizer", implies: [.recognizers])
    case .longPresses: Row("long-presses", "UILongPressGestureRecognizer", implies: [.recognizers])
    case .pans: Row("pans", "UIPanGestureRecognizer", implies: [.recognizers])
    case .swipes: Row("swipes", "UISwipeGestureRecognizer", implies: [.recognizers])
    case .pinches: Row("pinches", "UIPinchGestureRecognizer", implies: [.recognizers])
    case .rotations: Row("rotations", "UIRotationGestureRecognizer", implies: [.recognizers])
    case .screenEdgePans:
      Row("screen-edge-pans", "UIScreenEdgePanGestureRecognizer", implies: [.recognizers])
    case .ownRecognizers:
      Row("own-recognizers", "recognizers of classes of the app's own", implies: [.recognizers])
    case .scrollPans:
      Row("scroll-pans", "panGestureRecognizer of scroll views, named", implies: [.recognizers])
    case .severalTaps:
      Row("several-taps", "numberOfTapsRequired of taps and long presses other than on new ones")
    case .fingerCounts:
      Row("finger-counts", "how many touches taps, presses, swipes and pans require")
    case .rebasing: Row("rebasing", "actions that set a translation, scale or angle back")
    case .cancelsTouches: Row("cancels-touches", "cancelsTouchesInView set to false")
    case .delaysTouches:
      Row("delays-touches", "delaysTouchesBegan, and delaysTouchesEnded set to false")
    case .disabledRecognizers: Row("disabled-recognizers", "UIGestureRecognizer.isEnabled")
    case .recognizerTargets: Row("recognizer-targets", "more targets than one of a recognizer")
    case .decidingSubclasses:
      Row("deciding-subclasses", "subclasses of UIKit's recognizers that set a state themselves")
    case .recognizerTimers: Row("recognizer-timers", "states that an app's class sets after a time")
    case .ignoredTouches: Row("ignored-touches", "ignore(_:for:) of a recognizer's subclass")
    case .preventionOverrides:
      Row("prevention-overrides", "subclasses that override canPrevent and canBePrevented")
    case .failureRequirements: Row("failure-requirements", "require(toFail:)")
    case .requirementOverrides:
      Row("requirement-overrides", "subclasses that override shouldRequireFailure and its like")

    case .delegates:
      Row("delegates", "UIGestureRecognizerDelegate; any question to it brings it")
    case .shouldReceiveTouch:
      Row("should-receive-touch", "shouldReceive with a touch", implies: [.delegates])
    case .shouldReceiveEvent:
      Row("should-receive-event", "shouldReceive with an event", implies: [.delegates])
    case .shouldBegin:
      Row("should-begin", "gestureRecognizerShouldBegin, of delegates and of views")
    case .simultaneousRecognition:
      Row(
        "simultaneous-recognition", "shouldRecognizeSimultaneouslyWith", implies: [.delegates])
    case .delegateRequirements:
      Row(
        "delegate-requirements", "shouldRequireFailureOf and shouldBeRequiredToFailBy",
        implies: [.delegates])
    case .dependentAnswers:
      Row(
        "dependent-answers", "delegates that look at another recognizer's state",
        implies: [.delegates])

    case .changes: Row("changes", "an app that changes the scene while it is played")
    case .reordering:
      Row("reordering", "bringSubviewToFront and sendSubviewToBack", implies: [.changes])
    case .removingViews: Row("removing-views", "removeFromSuperview", implies: [.changes])
    case .addingViews:
      Row("adding-views", "addSubview of what is elsewhere", implies: [.changes])
    case .movingViews: Row("moving-views", "frames that change", implies: [.changes])
    case .animations: Row("animations", "UIView.animate", implies: [.changes])
    case .keyWindows: Row("key-windows", "makeKey()", implies: [.changes])
    case .changingRecognizers:
      Row("changing-recognizers", "recognizers that are taken off or added", implies: [.changes])
    case .interruptions: Row("interruptions", "the system takes all touches away")
    case .homeScreen: Row("home-screen", "the home screen comes to the front")
    case .ignoringEvents: Row("ignoring-events", "beginIgnoringInteractionEvents")
    case .reactions: Row("reactions", "an app that changes something in a callback")
    }
  }
}
