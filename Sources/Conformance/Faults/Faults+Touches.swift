/// Wrong ways with touch objects, with several fingers, and with views that want touches for
/// themselves.
extension Fault {
  static let touches: [Fault] = [
    Fault(
      "new-touch-objects", "A touch is another object in every event.",
      breaks: ["TO-03"], smallest: SceneSize(views: 0, recognizers: 0, samples: 2)
    ) { $0.delivery.keepsTouchObjects = false },
    Fault(
      "locations-not-converted", "location(in:) is in the window's coordinates, whoever asks.",
      breaks: ["TO-06"], smallest: SceneSize(views: 1, recognizers: 0, samples: 1)
    ) { $0.delivery.convertsLocations = false },
    Fault(
      "locations-of-moved-views", "A moved view sees its touch in the window's coordinates.",
      breaks: ["EX-04"], smallest: SceneSize(views: 1, recognizers: 0, samples: 2)
    ) { $0.delivery.convertsLocations = false },
    Fault(
      "locations-of-grown-views", "A view with a larger hit area sees the window's coordinates.",
      breaks: ["FB-03"], smallest: SceneSize(views: 1, recognizers: 0, samples: 1)
    ) { $0.delivery.convertsLocations = false },
    Fault(
      "timestamps-frozen", "A touch's time stays that of its beginning.",
      breaks: ["TO-08"], smallest: SceneSize(views: 0, recognizers: 0, samples: 2)
    ) { $0.delivery.updatesTimestamps = false },
    Fault(
      "stationary-told", "Views hear of touches that did not change as if they had moved.",
      breaks: ["TO-10"], smallest: SceneSize(views: 0, recognizers: 0, samples: 2)
    ) { $0.delivery.tellsStationaryTouches = true },
    Fault(
      "first-tap-is-second", "A lone tap counts as two.",
      breaks: ["TO-13"], smallest: SceneSize(views: 0, recognizers: 0, samples: 2)
    ) { $0.delivery.firstTapCount = 2 },
    Fault(
      "resting-touches-left-out", "event.allTouches lacks the touches that did not change.",
      breaks: ["TO-17"], smallest: SceneSize(views: 0, recognizers: 0, samples: 2)
    ) { $0.delivery.includesRestingTouches = false },
    Fault(
      "all-touches-for-recognizer", "touches(for:) of a recognizer has touches that it ignores.",
      breaks: ["TO-18"], smallest: SceneSize(views: 0, recognizers: 1, samples: 2)
    ) { $0.delivery.tellsTouchesOfRecognizers = false },
    Fault(
      "refused-recognizers-listed", "gestureRecognizers of a touch has those that do not get it.",
      breaks: ["TO-20"], smallest: SceneSize(views: 0, recognizers: 1, samples: 1)
    ) { $0.delivery.listsRefusedRecognizers = true },
    Fault(
      "first-finger-decides", "A second finger goes to the view of the first, unasked.",
      breaks: ["TO-22"], smallest: SceneSize(views: 0, recognizers: 0, samples: 2)
    ) { $0.delivery.hitTestsEachFinger = false },
    Fault(
      "several-touches-by-default", "New views take several touches at a time.",
      breaks: ["TO-24"], smallest: SceneSize(views: 0, recognizers: 0, samples: 0)
    ) { $0.delivery.newViewsTakeSeveralTouches = true },
    Fault(
      "exclusive-by-default", "New views want touches for themselves.",
      breaks: ["TO-28"], smallest: SceneSize(views: 0, recognizers: 0, samples: 0)
    ) { $0.delivery.newViewsAreExclusive = true },
    Fault(
      "recognizers-need-multiple-touch", "A view's recognizers get one finger, as the view does.",
      breaks: ["TO-26"], smallest: SceneSize(views: 0, recognizers: 1, samples: 2)
    ) { $0.delivery.exclusiveTouchBindsRecognizers = true },
    Fault(
      "touches-told-one-by-one", "Touches that begin together are told one after the other.",
      breaks: ["TO-27"], smallest: SceneSize(views: 0, recognizers: 0, samples: 2)
    ) { $0.delivery.tellsTouchesTogether = false },
    Fault(
      "exclusive-touch-ignored", "Other views get touches while an exclusive one has its own.",
      breaks: ["TO-29"], smallest: SceneSize(views: 1, recognizers: 0, samples: 2)
    ) { $0.delivery.heedsExclusiveTouch = false },
    Fault(
      "exclusive-view-joins", "A view with exclusive touch gets one while others have theirs.",
      breaks: ["TO-30"], smallest: SceneSize(views: 1, recognizers: 0, samples: 2)
    ) { $0.delivery.heedsExclusiveTouch = false },
    Fault(
      "exclusive-across-windows", "An exclusive touch keeps touches out of other windows.",
      breaks: ["TO-31"], smallest: SceneSize(views: 0, recognizers: 0, samples: 2)
    ) { $0.delivery.exclusiveTouchCrossesWindows = true },
    Fault(
      "touch-without-view-told", "A touch that hits nothing goes to the key window's recognizers.",
      breaks: ["TO-33"], smallest: SceneSize(views: 0, recognizers: 1, samples: 1)
    ) { $0.delivery.dropsTouchesWithoutView = false },
    Fault(
      "fingers-one-by-one", "Fingers that change together come in an event each.",
      breaks: ["SY-06", "TO-01"], smallest: SceneSize(views: 0, recognizers: 0, samples: 2)
    ) { $0.system.bundlesFingers = false },
    Fault(
      "past-the-application", "Events go to windows past sendEvent of the application.",
      breaks: ["SY-04"], smallest: SceneSize(views: 0, recognizers: 0, samples: 1)
    ) { $0.system.asksApplication = false },
    Fault(
      "events-not-sent", "The application is not sent the events of the queue.",
      breaks: ["SY-03"], smallest: SceneSize(views: 0, recognizers: 0, samples: 2)
    ) { $0.system.asksApplication = false },
    Fault(
      "past-the-window", "Events go to recognizers and views past sendEvent of the window.",
      breaks: ["SY-04"], smallest: SceneSize(views: 0, recognizers: 0, samples: 1)
    ) { $0.system.asksWindows = false },
    Fault(
      "sent-to-the-window-twice", "A window is sent each event twice.",
      breaks: ["SY-04"], smallest: SceneSize(views: 0, recognizers: 0, samples: 1)
    ) { $0.system.sendsPerWindow = 2 },
    Fault(
      "actions-with-next-event", "Actions are sent with the event after the one that led to them.",
      breaks: ["SY-07"], smallest: SceneSize(views: 0, recognizers: 1, samples: 3)
    ) { $0.system.sendsActionsAtOnce = false },
  ]
}
