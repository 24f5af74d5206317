import Conformance

/// Wrong ways with touch objects, with several fingers, and with views that want touches for
/// themselves.
extension Fault {
  static let touches: [Fault] = [
    Fault(
      .newTouchObjects, breaks: ["TO-03"], smallest: SceneSize(views: 0, recognizers: 0, samples: 2)
    ),
    Fault(
      .locationsNotConverted, breaks: ["TO-06"],
      smallest: SceneSize(views: 1, recognizers: 0, samples: 1)),
    Fault(
      "locations-of-moved-views", of: .locationsNotConverted,
      "A moved view sees its touch in the window's coordinates.",
      breaks: ["EX-04"], smallest: SceneSize(views: 1, recognizers: 0, samples: 2)),
    Fault(
      "locations-of-grown-views", of: .locationsNotConverted,
      "A view with a larger hit area sees the window's coordinates.",
      breaks: ["FB-03"], smallest: SceneSize(views: 1, recognizers: 0, samples: 1)),
    Fault(
      .timestampsFrozen, breaks: ["TO-08"],
      smallest: SceneSize(views: 0, recognizers: 0, samples: 2)),
    Fault(
      .stationaryTold, breaks: ["TO-10"], smallest: SceneSize(views: 0, recognizers: 0, samples: 2)),
    Fault(
      .firstTapIsSecond, breaks: ["TO-13"],
      smallest: SceneSize(views: 0, recognizers: 0, samples: 2)),
    Fault(
      .restingTouchesLeftOut, breaks: ["TO-17"],
      smallest: SceneSize(views: 0, recognizers: 0, samples: 2)),
    Fault(
      .allTouchesForRecognizer, breaks: ["TO-18"],
      smallest: SceneSize(views: 0, recognizers: 1, samples: 2)),
    Fault(
      .refusedRecognizersListed, breaks: ["TO-20"],
      smallest: SceneSize(views: 0, recognizers: 1, samples: 1)),
    Fault(
      .firstFingerDecides, breaks: ["TO-22"],
      smallest: SceneSize(views: 0, recognizers: 0, samples: 2)),
    Fault(
      .severalTouchesByDefault, breaks: ["TO-24"],
      smallest: SceneSize(views: 0, recognizers: 0, samples: 0)),
    Fault(
      .exclusiveByDefault, breaks: ["TO-28"],
      smallest: SceneSize(views: 0, recognizers: 0, samples: 0)),
    Fault(
      .recognizersNeedMultipleTouch, breaks: ["TO-26"],
      smallest: SceneSize(views: 0, recognizers: 1, samples: 2)),
    Fault(
      .touchesToldOneByOne, breaks: ["TO-27"],
      smallest: SceneSize(views: 0, recognizers: 0, samples: 2)),
    Fault(
      .exclusiveTouchIgnored, breaks: ["TO-29"],
      smallest: SceneSize(views: 1, recognizers: 0, samples: 2)),
    Fault(
      "exclusive-view-joins", of: .exclusiveTouchIgnored,
      "A view with exclusive touch gets one while others have theirs.",
      breaks: ["TO-30"], smallest: SceneSize(views: 1, recognizers: 0, samples: 2)),
    Fault(
      .exclusiveAcrossWindows, breaks: ["TO-31"],
      smallest: SceneSize(views: 0, recognizers: 0, samples: 2)),
    Fault(
      .touchWithoutViewTold, breaks: ["TO-33"],
      smallest: SceneSize(views: 0, recognizers: 1, samples: 1)),
    Fault(
      .oneFingerPerFrame, breaks: ["SY-06", "TO-01"],
      smallest: SceneSize(views: 0, recognizers: 0, samples: 2)),
    Fault(
      .pastTheApplication, breaks: ["SY-04"],
      smallest: SceneSize(views: 0, recognizers: 0, samples: 1)),
    Fault(
      "actions-late", of: .actionsWithNextEvent,
      "What one event brings about is finished amid the next.",
      breaks: ["SY-03"], smallest: SceneSize(views: 0, recognizers: 1, samples: 3)),
    Fault(
      .exclusiveTouchHidesFromRecognizers, breaks: ["TO-32"],
      smallest: SceneSize(views: 1, recognizers: 1, samples: 1)),
    Fault(
      .pastTheWindow, breaks: ["SY-04"], smallest: SceneSize(views: 0, recognizers: 0, samples: 1)),
    Fault(
      .sentToTheWindowTwice, breaks: ["SY-04"],
      smallest: SceneSize(views: 0, recognizers: 0, samples: 1)),
    Fault(
      .actionsWithNextEvent, breaks: ["SY-07"],
      smallest: SceneSize(views: 0, recognizers: 1, samples: 3)),
  ]
}
