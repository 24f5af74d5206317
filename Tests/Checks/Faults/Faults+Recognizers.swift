import Conformance

/// Wrong ways to tell gestures: what each kind of recognizer takes for its own.
extension Fault {
  static let taps: [Fault] = [
    Fault(
      .tapsAtAnyInterval, breaks: ["KR-06"],
      smallest: SceneSize(views: 0, recognizers: 1, samples: 4)),
    Fault(
      .tapWithFewerFingers, breaks: ["KR-09"],
      smallest: SceneSize(views: 0, recognizers: 1, samples: 2)),
    Fault(
      .tapAtFirstLift, breaks: ["KR-10"], smallest: SceneSize(views: 0, recognizers: 1, samples: 3)),
    Fault(
      .cancelledTap, breaks: ["KR-12"], smallest: SceneSize(views: 0, recognizers: 1, samples: 1),
      scope: .everything),
    Fault(.tapAtZero, breaks: ["KR-13"], smallest: SceneSize(views: 0, recognizers: 1, samples: 2)),
  ]

  static let newRecognizers: [Fault] = [
    Fault(
      .newRecognizerDelaysNothing, breaks: ["GR-10"],
      smallest: SceneSize(views: 0, recognizers: 1, samples: 0)),
    Fault(
      .newTapLooksForTwo, breaks: ["KR-01"],
      smallest: SceneSize(views: 0, recognizers: 1, samples: 0)),
    Fault(
      .newPressTakesASecond, breaks: ["KR-14"],
      smallest: SceneSize(views: 0, recognizers: 1, samples: 0)),
    Fault(
      .newPanTakesTwoFingers, breaks: ["KR-24"],
      smallest: SceneSize(views: 0, recognizers: 1, samples: 0)),
    Fault(
      .newSwipeGoesLeft, breaks: ["KR-37"],
      smallest: SceneSize(views: 0, recognizers: 1, samples: 0)),
  ]

  static let longPresses: [Fault] = [
    Fault(
      .pressAtNextEvent, breaks: ["KR-15"],
      smallest: SceneSize(views: 0, recognizers: 1, samples: 1)),
    Fault(
      .pressAtTouchDown, breaks: ["KR-16"],
      smallest: SceneSize(views: 0, recognizers: 1, samples: 1)),
    Fault(
      .shortPress, breaks: ["KR-17"], smallest: SceneSize(views: 0, recognizers: 1, samples: 2)),
    Fault(
      .pressWithoutDistanceLimit, breaks: ["KR-18"],
      smallest: SceneSize(views: 0, recognizers: 1, samples: 2)),
    Fault(
      .pressCancelledByMovement, breaks: ["KR-19"],
      smallest: SceneSize(views: 0, recognizers: 1, samples: 2)),
    Fault(
      .pressDoesNotChange, breaks: ["KR-19"],
      smallest: SceneSize(views: 0, recognizers: 1, samples: 2)),
    Fault(
      .pressOutlastsFirstLift, breaks: ["KR-20"],
      smallest: SceneSize(views: 0, recognizers: 1, samples: 3)),
    Fault(
      .pressWithAnyFingers, breaks: ["KR-21"],
      smallest: SceneSize(views: 0, recognizers: 1, samples: 2)),
    Fault(
      .pressWithoutTaps, breaks: ["KR-22"],
      smallest: SceneSize(views: 0, recognizers: 1, samples: 1)),
  ]

  static let pans: [Fault] = [
    Fault(
      .panAtTouchDown, breaks: ["KR-25"], smallest: SceneSize(views: 0, recognizers: 1, samples: 1)),
    Fault(
      .panWithoutHysteresis, breaks: ["KR-26"],
      smallest: SceneSize(views: 0, recognizers: 1, samples: 2)),
    Fault(
      .panNeverBegins, breaks: ["KR-26"], smallest: SceneSize(views: 0, recognizers: 1, samples: 2)),
    Fault(
      .panDoesNotChange, breaks: ["KR-27"],
      smallest: SceneSize(views: 0, recognizers: 1, samples: 3)),
    Fault(
      .translationBackwards, breaks: ["KR-28"],
      smallest: SceneSize(views: 0, recognizers: 1, samples: 2)),
    Fault(
      .translationOfWindow, breaks: ["KR-29"],
      smallest: SceneSize(views: 1, recognizers: 1, samples: 3)),
    Fault(
      .translationNotSet, breaks: ["KR-29"],
      smallest: SceneSize(views: 0, recognizers: 1, samples: 3)),
    Fault(
      .translationJumps, breaks: ["KR-30"],
      smallest: SceneSize(views: 0, recognizers: 1, samples: 4)),
    Fault(
      .panEndsAtFirstLift, breaks: ["KR-31"],
      smallest: SceneSize(views: 0, recognizers: 1, samples: 4)),
    Fault(
      .panWithoutMovement, breaks: ["KR-32"],
      smallest: SceneSize(views: 0, recognizers: 1, samples: 2)),
    Fault(
      .panOfAnyFingers, breaks: ["KR-33"], smallest: SceneSize(views: 0, recognizers: 1, samples: 2)
    ),
    Fault(
      .panIgnoresMaximum, breaks: ["KR-34"],
      smallest: SceneSize(views: 0, recognizers: 1, samples: 3)),
    Fault(
      .panChangesWithTooFew, breaks: ["KR-57"],
      smallest: SceneSize(views: 0, recognizers: 1, samples: 5)),
    Fault(
      .noVelocity, breaks: ["KR-35"], smallest: SceneSize(views: 0, recognizers: 1, samples: 2)),
    Fault(
      .edgePanFromAnywhere, breaks: ["KR-55"],
      smallest: SceneSize(views: 0, recognizers: 1, samples: 2)),
  ]

  static let swipes: [Fault] = [
    Fault(
      .swipeAtLift, breaks: ["KR-38"], smallest: SceneSize(views: 0, recognizers: 1, samples: 3)),
    Fault(
      .swipeOfAnyLength, breaks: ["KR-39"],
      smallest: SceneSize(views: 0, recognizers: 1, samples: 2)),
    Fault(
      .swipeAstray, breaks: ["KR-40"], smallest: SceneSize(views: 0, recognizers: 1, samples: 2)),
    Fault(.slowSwipe, breaks: ["KR-41"], smallest: SceneSize(views: 0, recognizers: 1, samples: 2)),
    Fault(
      .swipeFromBehind, breaks: ["KR-42"], smallest: SceneSize(views: 0, recognizers: 1, samples: 3)
    ),
    Fault(
      .swipeInAnyDirection, breaks: ["KR-43"],
      smallest: SceneSize(views: 0, recognizers: 1, samples: 2)),
    Fault(
      .swipeOfOneOfSeveral, breaks: ["KR-44"],
      smallest: SceneSize(views: 0, recognizers: 1, samples: 3)),
    Fault(
      .swipeInFirstDirection, breaks: ["KR-45"],
      smallest: SceneSize(views: 0, recognizers: 1, samples: 2)),
  ]

  static let twoFingers: [Fault] = [
    Fault(
      .pinchOfOneFinger, breaks: ["KR-46"],
      smallest: SceneSize(views: 0, recognizers: 1, samples: 2)),
    Fault(
      .pinchWithoutHysteresis, breaks: ["KR-47"],
      smallest: SceneSize(views: 0, recognizers: 1, samples: 3)),
    Fault(
      .pinchNeverBegins, breaks: ["KR-47"],
      smallest: SceneSize(views: 0, recognizers: 1, samples: 3)),
    Fault(
      .scaleInverted, breaks: ["KR-48"], smallest: SceneSize(views: 0, recognizers: 1, samples: 3)),
    Fault(
      .scaleNotSet, breaks: ["KR-49"], smallest: SceneSize(views: 0, recognizers: 1, samples: 4)),
    Fault(
      .pinchEndsAtFirstLift, breaks: ["KR-50"],
      smallest: SceneSize(views: 0, recognizers: 1, samples: 4)),
    Fault(
      .rotationNeverBegins, breaks: ["KR-51"],
      smallest: SceneSize(views: 0, recognizers: 1, samples: 3)),
    Fault(
      .rotationInverted, breaks: ["KR-51"],
      smallest: SceneSize(views: 0, recognizers: 1, samples: 3)),
    Fault(
      .rotationNotSet, breaks: ["KR-52"], smallest: SceneSize(views: 0, recognizers: 1, samples: 4)),
    Fault(
      "two-fingers-at-first", of: .locationOfFirstTouch,
      "A pinch or rotation says that it is where its first finger is.",
      breaks: ["KR-53"], smallest: SceneSize(views: 0, recognizers: 1, samples: 3)),
    Fault(
      "pan-and-pinch", of: .bothNestedTaps, "A pan and a pinch of one view are both recognized.",
      breaks: ["KR-54"], smallest: SceneSize(views: 0, recognizers: 2, samples: 3)),
  ]

  static let continuous: [Fault] = [
    Fault(
      "continuous-without-cancel", of: .noCancelAfterRecognize,
      "A gesture that begins leaves its touches to their views.",
      breaks: ["GR-12"], smallest: SceneSize(views: 0, recognizers: 1, samples: 1)),
    Fault(
      "press-leaves-touch", of: .noCancelAfterRecognize,
      "A long press leaves its touch to the view.",
      breaks: ["KR-23"], smallest: SceneSize(views: 0, recognizers: 1, samples: 1)),
    Fault(
      .beginsAgain, breaks: ["GR-33"], smallest: SceneSize(views: 0, recognizers: 1, samples: 2)),
    Fault(
      .interruptedIsEnded, breaks: ["GR-45"],
      smallest: SceneSize(views: 0, recognizers: 1, samples: 1)),
    Fault(
      "interrupted-pan-is-ended", of: .interruptedIsEnded,
      "A pan that the system interrupts ends as if its finger lifted.",
      breaks: ["KR-36"], smallest: SceneSize(views: 0, recognizers: 1, samples: 2)),
    Fault(
      .locationOfFirstTouch, breaks: ["GR-51"],
      smallest: SceneSize(views: 0, recognizers: 1, samples: 3)),
  ]
}
