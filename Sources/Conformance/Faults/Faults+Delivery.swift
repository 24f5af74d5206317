/// Wrong ways to tell recognizers and views of touches, and to pass them on.
extension Fault {
  static let delivery: [Fault] = [
    Fault(
      "view-follows-finger", "A touch changes its view while the finger moves.",
      breaks: ["TO-04", "HT-42", "TO-05"], smallest: SceneSize(views: 0, recognizers: 0, samples: 2)
    ) { $0.delivery.keepsView = false },
    Fault(
      "view-loses-finger", "A view hears nothing of its finger where that is in another view.",
      breaks: ["TO-05"], smallest: SceneSize(views: 0, recognizers: 0, samples: 2)
    ) { $0.delivery.keepsView = false },
    Fault(
      "previous-location-lost", "The previous location of a touch is its present one.",
      breaks: ["TO-07"], smallest: SceneSize(views: 0, recognizers: 0, samples: 2)
    ) { $0.delivery.remembersPreviousLocation = false },
    // The rule is judged of whole taps, since a touch that stays down may lose its count.
    Fault(
      "taps-not-counted", "Every touch counts as a first tap.",
      breaks: ["TO-14"], smallest: SceneSize(views: 0, recognizers: 0, samples: 4)
    ) { $0.delivery.countsTaps = false },
    Fault(
      "views-get-all-touches", "A view is handed the touches of other views as well.",
      breaks: ["TO-23", "TO-09"], smallest: SceneSize(views: 1, recognizers: 0, samples: 2)
    ) { $0.delivery.separatesViews = false },
    Fault(
      "second-finger-delivered", "A view without multiple touch hears of a second finger.",
      breaks: ["TO-25"], smallest: SceneSize(views: 0, recognizers: 0, samples: 2)
    ) { $0.delivery.deliversSecondFinger = true },
    Fault(
      "view-told-first", "The view hears of an event before the recognizers.",
      breaks: ["GR-02"], smallest: SceneSize(views: 0, recognizers: 1, samples: 1)
    ) { $0.delivery.first = .views },
    Fault(
      "no-cancel-after-recognize", "The view's touch goes on when a recognizer took it.",
      breaks: ["GR-11"], smallest: SceneSize(views: 0, recognizers: 1, samples: 2)
    ) { $0.delivery.cancelsTouches = false },
    Fault(
      "cancel-although-told-not-to", "Touches are cancelled against cancelsTouchesInView = false.",
      breaks: ["GR-13"], smallest: SceneSize(views: 0, recognizers: 1, samples: 2)
    ) { $0.delivery.heedsCancelsTouchesInView = false },
    Fault(
      "cancel-before-action", "The view's touch is cancelled before the action is sent.",
      breaks: ["GR-06"], smallest: SceneSize(views: 0, recognizers: 1, samples: 2)
    ) { $0.delivery.sendsActionFirst = false },
    Fault(
      "end-and-cancel", "A cancelled touch also ends.",
      breaks: ["GR-11", "TO-11"], smallest: SceneSize(views: 0, recognizers: 1, samples: 2)
    ) { $0.delivery.endsCancelledTouches = true },
    Fault(
      "delays-began-ignored", "The view hears of a touch that a recognizer delays.",
      breaks: ["GR-20", "GR-22", "GR-24"], smallest: SceneSize(views: 0, recognizers: 1, samples: 1)
    ) { $0.delivery.heedsDelaysTouchesBegan = false },
    Fault(
      "undelivered-cancelled", "A touch is cancelled in a view that never heard of it.",
      breaks: ["GR-21", "TO-12"], smallest: SceneSize(views: 0, recognizers: 1, samples: 1)
    ) { $0.delivery.cancelsUndeliveredTouches = true },
    Fault(
      "delays-ended-ignored", "The view hears of a lift while a recognizer is undecided.",
      breaks: ["GR-25", "GR-30", "GC-38"], smallest: SceneSize(views: 0, recognizers: 1, samples: 2)
    ) { $0.delivery.heedsDelaysTouchesEnded = false },
    Fault(
      "superviews-recognizers-deaf", "Only the hit view's recognizers get the touch.",
      breaks: ["GR-01"], smallest: SceneSize(views: 1, recognizers: 1, samples: 1)
    ) { $0.delivery.recognizers = .hitView },
    Fault(
      "window-recognizers-deaf", "The window's recognizers get no touches.",
      breaks: ["GR-01"], smallest: SceneSize(views: 0, recognizers: 1, samples: 1)
    ) { $0.delivery.recognizers = .pathBelowWindow },
    Fault(
      "siblings-recognizers-told", "The recognizers of the hit view's siblings get the touch.",
      breaks: ["GR-01"], smallest: SceneSize(views: 2, recognizers: 1, samples: 1)
    ) { $0.delivery.recognizers = .pathAndSiblings },
    Fault(
      "disabled-recognizer-told", "Disabled recognizers get touches.",
      breaks: ["GC-05", "GR-01"], smallest: SceneSize(views: 0, recognizers: 1, samples: 1)
    ) { $0.delivery.tellsDisabledRecognizers = true },
    Fault(
      "recognizers-cancelled-too", "Recognizers are told of the cancellation in the view.",
      breaks: ["GR-46", "GR-19"], smallest: SceneSize(views: 0, recognizers: 1, samples: 1)
    ) { $0.delivery.tellsRecognizersOfCancellation = true },
  ]

  static let chain: [Fault] = [
    Fault(
      "touches-not-forwarded", "Touch methods that are not overridden swallow the touch.",
      breaks: ["RC-12", "RC-13", "RC-15", "RC-16"],
      smallest: SceneSize(views: 0, recognizers: 0, samples: 1)
    ) { $0.chain.forwardsTouches = false },
    Fault(
      "closed-views-skipped", "Forwarding passes over views that take no touches.",
      breaks: ["RC-18"], smallest: SceneSize(views: 2, recognizers: 0, samples: 1)
    ) { $0.chain.skipsExcludedViews = true },
    Fault(
      "controllers-left-out", "The chain passes by view controllers.",
      breaks: ["RC-01", "RC-03", "RC-05"], smallest: SceneSize(views: 1, recognizers: 0, samples: 1)
    ) { $0.chain.includesControllers = false },
    Fault(
      "delegate-left-out", "The chain ends at the application, whatever its delegate is.",
      breaks: ["RC-08"], smallest: SceneSize(views: 0, recognizers: 0, samples: 1)
    ) { $0.chain.includesDelegate = false },
    Fault(
      "nil-target-skips-control",
      "An action without a target is not offered to the control itself.",
      breaks: ["RC-24", "CT-23"], smallest: SceneSize(views: 1, recognizers: 0, samples: 1)
    ) { $0.chain.startsAtSender = false },
    Fault(
      "nil-target-all", "An action without a target goes to everybody who implements it.",
      breaks: ["RC-24", "CT-23"], smallest: SceneSize(views: 1, recognizers: 0, samples: 1)
    ) { $0.chain.sendsActionToAll = true },
  ]
}
