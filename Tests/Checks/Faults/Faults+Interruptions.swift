import Conformance

/// Wrong ways to meet interruptions, and what the app does while fingers are down.
extension Fault {
  static let interruptions: [Fault] = [
    Fault(
      .interruptionIgnored, breaks: ["TO-34"],
      smallest: SceneSize(views: 0, recognizers: 0, samples: 1)),
    Fault(
      "interrupted-touch-goes-on", of: .interruptionIgnored,
      "A touch that the system took away is in events again.",
      breaks: ["TO-02"], smallest: SceneSize(views: 0, recognizers: 0, samples: 2)),
    Fault(
      .interruptionKeptFromViews, breaks: ["EX-01"],
      smallest: SceneSize(views: 0, recognizers: 0, samples: 1)),
    Fault(
      "presentation-kept-from-views", of: .interruptionKeptFromViews,
      "Views do not learn that a presentation took their touches.",
      breaks: ["TO-11"], smallest: SceneSize(views: 0, recognizers: 0, samples: 1)),
    Fault(
      .removedViewForgotten, breaks: ["EX-02"],
      smallest: SceneSize(views: 1, recognizers: 0, samples: 2)),
    Fault(
      "view-removed-by-action-forgotten", of: .removedViewForgotten,
      "Nor does one that an action removes.",
      breaks: ["EX-15"], smallest: SceneSize(views: 1, recognizers: 1, samples: 2)),
    Fault(
      .closedViewLosesTouch, breaks: ["EX-03"],
      smallest: SceneSize(views: 0, recognizers: 0, samples: 1)),
    Fault(
      "touch-follows-order", of: .viewFollowsFinger,
      "A touch goes to the view that has come to the front.",
      breaks: ["EX-05"], smallest: SceneSize(views: 2, recognizers: 0, samples: 2)),
    Fault(
      .disabledRecognizerGoesOn, breaks: ["EX-06"],
      smallest: SceneSize(views: 0, recognizers: 1, samples: 2)),
    Fault(
      "disabled-recognizer-recognizes", of: .disabledRecognizerGoesOn,
      "A recognizer that is disabled before it began recognizes.",
      breaks: ["EX-07"], smallest: SceneSize(views: 0, recognizers: 1, samples: 2)),
    Fault(
      "detached-recognizer-goes-on", of: .disabledRecognizerGoesOn,
      "A recognizer that is taken off its view goes on.",
      breaks: ["EX-09"], smallest: SceneSize(views: 0, recognizers: 1, samples: 2)),
    Fault(
      "enabled-recognizers-join-late", of: .recognizersJoinLate,
      "A recognizer that is enabled gets the touches that are down.",
      breaks: ["EX-08"], smallest: SceneSize(views: 0, recognizers: 1, samples: 2)),
    Fault(
      .disabledKeepsItsTouches, breaks: ["EX-23"],
      smallest: SceneSize(views: 0, recognizers: 1, samples: 2)),
    Fault(
      "removed-view-cancels-twice", of: .actionTwice,
      "The recognizer of a removed view says twice that it is over.",
      breaks: ["EX-10"], smallest: SceneSize(views: 1, recognizers: 1, samples: 1)),
    Fault(
      .ignoringIgnored, breaks: ["EX-11"], smallest: SceneSize(views: 0, recognizers: 0, samples: 1)
    ),
    Fault(
      .oneEndEndsIgnoring, breaks: ["EX-11"],
      smallest: SceneSize(views: 0, recognizers: 0, samples: 1)),
    Fault(
      .disabledControlEndsTwice, breaks: ["EX-12"],
      smallest: SceneSize(views: 1, recognizers: 0, samples: 2)),
    Fault(
      .removedViewHandsOn, breaks: ["EX-14"],
      smallest: SceneSize(views: 1, recognizers: 0, samples: 1)),
    Fault(
      "tap-with-second-finger", of: .tapWithAnyFingers,
      "A tap of one finger is recognized although a second came down.",
      breaks: ["EX-17"], smallest: SceneSize(views: 0, recognizers: 1, samples: 4)),
  ]
}
