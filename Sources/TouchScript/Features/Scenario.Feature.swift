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
  public var name: String { Self.names[Int(rawValue)] }

  private static let names = allCases.map { feature in
    "\(feature)".reduce(into: "") { $0 += $1.isUppercase ? "-" + $1.lowercased() : String($1) }
  }

  /// The feature of that name; nil where there is none.
  public init?(name: String) {
    guard let feature = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = feature
  }

  /// The features without which it means nothing: who declares it has them, and what needs it needs
  /// them too.
  public var implied: [Scenario.Feature] {
    switch self {
    case .ownControls, .buttons, .switches, .sliders, .segmentedControls, .steppers, .pageControls,
      .textFields, .disabledControls, .controlTargets, .trackingOverrides, .sendActionOverrides:
      [.controls]
    case .paging, .contentTouchOverrides: [.scrollViews]
    case .sentActions, .reordering, .removingViews, .addingViews, .movingViews, .animations,
      .keyWindows, .changingRecognizers:
      [.changes]
    case .presentation: [.viewControllers]
    case .taps, .longPresses, .pans, .swipes, .pinches, .rotations, .screenEdgePans,
      .ownRecognizers, .scrollPans:
      [.recognizers]
    case .shouldReceiveTouch, .shouldReceiveEvent, .simultaneousRecognition, .delegateRequirements,
      .dependentAnswers:
      [.delegates]
    default: []
    }
  }

  /// What it is, in a few words without a full stop.
  public var says: String {
    switch self {
    case .severalWindows: "more than one window"
    case .windowLevels: "UIWindow.windowLevel"
    case .hiddenViews: "isHidden"
    case .alpha: "views that are hardly seen, or not at all"
    case .disabledInteraction: "isUserInteractionEnabled other than on a new view"
    case .scrolledBounds: "bounds that do not begin at zero"
    case .transforms: "views that are turned, scaled or shifted"
    case .drawingFlags: "clipsToBounds and isOpaque, which have no say in hit-testing"
    case .multipleTouch: "isMultipleTouchEnabled"
    case .exclusiveTouch: "isExclusiveTouch"
    case .severalFingers: "more than one finger down at a time"
    case .labels: "UILabel"
    case .imageViews: "UIImageView"
    case .scrollViews: "UIScrollView"
    case .paging: "isPagingEnabled of scroll views"
    case .tableViews: "UITableView, with cells and their contents"
    case .controls: "UIControl: what all controls have; any kind of control brings it"
    case .ownControls: "a direct subclass of UIControl"
    case .buttons: "UIButton"
    case .switches: "UISwitch"
    case .sliders: "UISlider"
    case .segmentedControls: "UISegmentedControl"
    case .steppers: "UIStepper"
    case .pageControls: "UIPageControl"
    case .textFields: "UITextField"
    case .disabledControls: "UIControl.isEnabled"
    case .controlTargets: "target-action of controls"
    case .sentActions: "sendActions(for:) by the app"
    case .touchOverrides: "touch methods that do not call super, or call it first"
    case .hitTestOverrides: "classes that override hitTest(_:with:)"
    case .pointInsideOverrides: "classes that override point(inside:with:)"
    case .nextOverrides: "classes that override next"
    case .sendEventOverrides: "a window or an application whose sendEvent(_:) drops events"
    case .trackingOverrides: "controls that override beginTracking and continueTracking"
    case .sendActionOverrides: "controls that override sendAction(_:to:for:)"
    case .contentTouchOverrides: "touchesShouldBegin and touchesShouldCancel of scroll views"
    case .chainActions: "actions with a nil target, for the first in the chain that implements them"
    case .canPerformAction: "responders that refuse an action"
    case .firstResponders: "who is first responder"
    case .otherEvents: "motion, presses and remote control events"
    case .viewControllers: "UIViewController in the responder chain"
    case .presentation: "controllers that present others"
    case .applicationDelegate: "the application's delegate"
    case .ios12Chain: "the responder chain of iOS 12, without a scene"
    case .recognizers: "UIGestureRecognizer: what all recognizers have; any kind of them brings it"
    case .taps: "UITapGestureRecognizer"
    case .longPresses: "UILongPressGestureRecognizer"
    case .pans: "UIPanGestureRecognizer"
    case .swipes: "UISwipeGestureRecognizer"
    case .pinches: "UIPinchGestureRecognizer"
    case .rotations: "UIRotationGestureRecognizer"
    case .screenEdgePans: "UIScreenEdgePanGestureRecognizer"
    case .ownRecognizers: "recognizers of classes of the app's own"
    case .scrollPans: "panGestureRecognizer of scroll views, named"
    case .severalTaps: "numberOfTapsRequired of taps and long presses other than on new ones"
    case .fingerCounts: "how many touches taps, presses, swipes and pans require"
    case .rebasing: "actions that set a translation, scale or angle back"
    case .cancelsTouches: "cancelsTouchesInView set to false"
    case .delaysTouches: "delaysTouchesBegan, and delaysTouchesEnded set to false"
    case .disabledRecognizers: "UIGestureRecognizer.isEnabled"
    case .recognizerTargets: "more targets than one of a recognizer"
    case .decidingSubclasses: "subclasses of UIKit's recognizers that set a state themselves"
    case .recognizerTimers: "states that an app's class sets after a time"
    case .ignoredTouches: "ignore(_:for:) of a recognizer's subclass"
    case .preventionOverrides: "subclasses that override canPrevent and canBePrevented"
    case .failureRequirements: "require(toFail:)"
    case .requirementOverrides: "subclasses that override shouldRequireFailure and its like"
    case .delegates: "UIGestureRecognizerDelegate; any question to it brings it"
    case .shouldReceiveTouch: "shouldReceive with a touch"
    case .shouldReceiveEvent: "shouldReceive with an event"
    case .shouldBegin: "gestureRecognizerShouldBegin, of delegates and of views"
    case .simultaneousRecognition: "shouldRecognizeSimultaneouslyWith"
    case .delegateRequirements: "shouldRequireFailureOf and shouldBeRequiredToFailBy"
    case .dependentAnswers: "delegates that look at another recognizer's state"
    case .changes: "an app that changes the scene while it is played"
    case .reordering: "bringSubviewToFront and sendSubviewToBack"
    case .removingViews: "removeFromSuperview"
    case .addingViews: "addSubview of what is elsewhere"
    case .movingViews: "frames that change"
    case .animations: "UIView.animate"
    case .keyWindows: "makeKey()"
    case .changingRecognizers: "recognizers that are taken off or added"
    case .interruptions: "the system takes all touches away"
    case .homeScreen: "the home screen comes to the front"
    case .ignoringEvents: "beginIgnoringInteractionEvents"
    case .reactions: "an app that changes something in a callback"
    }
  }
}
