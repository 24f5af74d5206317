/// Wrong ways to meet interruptions, and what the app does while fingers are down.
extension Fault {
  static let interruptions: [Fault] = [
    Fault(
      "interruption-ignored", "Touches go on through an interruption by the system.",
      breaks: ["TO-34"], smallest: SceneSize(views: 0, recognizers: 0, samples: 1)
    ) { $0.system.interruptionCancels = false },
    Fault(
      "interrupted-touch-goes-on", "A touch that the system took away is in events again.",
      breaks: ["TO-02"], smallest: SceneSize(views: 0, recognizers: 0, samples: 2)
    ) { $0.system.interruptionCancels = false },
    Fault(
      "interruption-kept-from-views", "Views do not hear that the system took their touches.",
      breaks: ["EX-01"], smallest: SceneSize(views: 0, recognizers: 0, samples: 1)
    ) { $0.delivery.tellsViewsOfInterruption = false },
    Fault(
      "presentation-kept-from-views", "Views do not hear that a presentation took their touches.",
      breaks: ["EX-19"], smallest: SceneSize(views: 2, recognizers: 0, samples: 1)
    ) { $0.delivery.tellsViewsOfInterruption = false },
    Fault(
      "removed-view-forgotten", "A view that is removed never hears of the end of its touch.",
      breaks: ["EX-02"], smallest: SceneSize(views: 1, recognizers: 0, samples: 2)
    ) { $0.delivery.forgetsRemovedViews = true },
    Fault(
      "view-removed-by-action-forgotten", "Nor does one that an action removes.",
      breaks: ["EX-15"], smallest: SceneSize(views: 1, recognizers: 1, samples: 2)
    ) { $0.delivery.forgetsRemovedViews = true },
    Fault(
      "closed-view-loses-touch", "A view that is hidden or disabled loses the touch that it has.",
      breaks: ["EX-03"], smallest: SceneSize(views: 0, recognizers: 0, samples: 2)
    ) { $0.delivery.keepsTouchesOfExcludedViews = false },
    Fault(
      "touch-follows-order", "A touch goes to the view that has come to the front.",
      breaks: ["EX-05"], smallest: SceneSize(views: 2, recognizers: 0, samples: 2)
    ) { $0.delivery.keepsView = false },
    Fault(
      "disabled-recognizer-goes-on", "A recognizer that is disabled amid a gesture goes on.",
      breaks: ["EX-06"], smallest: SceneSize(views: 0, recognizers: 1, samples: 1)
    ) { $0.gestures.endsInterferedAttempts = false },
    Fault(
      "disabled-recognizer-recognizes", "A recognizer that is disabled before it began recognizes.",
      breaks: ["EX-07"], smallest: SceneSize(views: 0, recognizers: 1, samples: 1)
    ) { $0.gestures.endsInterferedAttempts = false },
    Fault(
      "detached-recognizer-goes-on", "A recognizer that is taken off its view goes on.",
      breaks: ["EX-09"], smallest: SceneSize(views: 0, recognizers: 1, samples: 1)
    ) { $0.gestures.endsInterferedAttempts = false },
    Fault(
      "enabled-recognizers-join-late",
      "A recognizer that is enabled gets the touches that are down.",
      breaks: ["EX-08"], smallest: SceneSize(views: 0, recognizers: 1, samples: 2)
    ) { $0.delivery.recognizersJoinLate = true },
    Fault(
      "removed-view-cancels-twice", "The recognizer of a removed view says twice that it is over.",
      breaks: ["EX-10"], smallest: SceneSize(views: 1, recognizers: 1, samples: 1)
    ) { $0.gestures.actionsPerRecognition = 2 },
    Fault(
      "ignoring-ignored", "Touches are delivered while the app ignores events.",
      breaks: ["EX-11"], smallest: SceneSize(views: 0, recognizers: 0, samples: 1)
    ) { $0.system.heedsIgnoring = false },
    Fault(
      "one-end-ends-ignoring", "One end is enough for several beginnings of ignoring events.",
      breaks: ["EX-11"], smallest: SceneSize(views: 0, recognizers: 0, samples: 1)
    ) { $0.system.countsIgnoring = false },
    Fault(
      "disabled-control-ends-twice", "A control that is disabled while it tracks ends twice.",
      breaks: ["EX-12"], smallest: SceneSize(views: 1, recognizers: 0, samples: 2)
    ) { $0.controls.disabledWhileTracking = .cancelsAndGoesOn },
    Fault(
      "removed-view-hands-on", "Amid an event, a removed view's touch goes to its superview.",
      breaks: ["EX-14"], smallest: SceneSize(views: 1, recognizers: 0, samples: 1)
    ) { $0.delivery.handsOnTouchesOfRemovedViews = true },
    Fault(
      "tap-with-second-finger", "A tap of one finger is recognized although a second came down.",
      breaks: ["EX-17"], smallest: SceneSize(views: 0, recognizers: 1, samples: 4)
    ) { $0.gestures.limitsTapTouches = false },
  ]
}
