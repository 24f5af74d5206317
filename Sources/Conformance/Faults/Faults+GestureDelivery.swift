/// Wrong ways to bring touches to recognizers, and to tell views what recognizers made of them.
extension Fault {
  static let gestureDelivery: [Fault] = [
    Fault(
      "recognizer-told-twice", "A recognizer of two touches hears of an event by each of them.",
      breaks: ["GR-03"], smallest: SceneSize(views: 0, recognizers: 2, samples: 2)
    ) { $0.delivery.tellsRecognizersOnce = false },
    Fault(
      "told-of-nothing", "A recognizer is called for touches that are all those of others.",
      breaks: ["TO-09"], smallest: SceneSize(views: 1, recognizers: 1, samples: 2)
    ) { $0.delivery.tellsRecognizersOfNothing = true },
    Fault(
      "action-amid-telling", "An action is sent while others have not heard of the event.",
      breaks: ["GR-05"], smallest: SceneSize(views: 2, recognizers: 2, samples: 3)
    ) { $0.delivery.sendsActionsLast = false },
    Fault(
      "kept-touches-leave-recognizers", "A view that keeps a touch takes it from the recognizers.",
      breaks: ["GR-07"], smallest: SceneSize(views: 0, recognizers: 1, samples: 2)
    ) { $0.delivery.keptTouchesLeaveRecognizers = true },
    Fault(
      "all-delay-began", "Every recognizer delays what its view hears of a touch.",
      breaks: ["GR-08"], smallest: SceneSize(views: 0, recognizers: 1, samples: 1)
    ) { $0.delivery.allDelayBegan = true },
    Fault(
      "failure-cancels", "A recognizer that fails takes its touch from the view.",
      breaks: ["GR-14"], smallest: SceneSize(views: 0, recognizers: 1, samples: 2)
    ) { $0.gestures.cancelsTouchesOnFailure = true },
    Fault(
      "cancelled-by-each", "Each recognizer that recognizes a touch cancels it in its view.",
      breaks: ["GR-15"], smallest: SceneSize(views: 0, recognizers: 2, samples: 2)
    ) { $0.delivery.cancelsOnce = false },
    Fault(
      "cancel-not-forwarded", "The cancellation of a touch is not passed on up the chain.",
      breaks: ["GR-17"], smallest: SceneSize(views: 0, recognizers: 1, samples: 1)
    ) { $0.chain.forwardsCancellation = false },
    Fault(
      "cancelled-phase-hidden", "A touch that its view lost shows what its finger does.",
      breaks: ["GR-18"], smallest: SceneSize(views: 0, recognizers: 1, samples: 1)
    ) { $0.delivery.showsCancelledPhase = false },
    Fault(
      "late-touches-dropped", "A touch that was delayed until its finger lifted is never told.",
      breaks: ["GR-23"], smallest: SceneSize(views: 0, recognizers: 1, samples: 2)
    ) { $0.delivery.tellsDelayedTouchesAfterLift = false },
    Fault(
      "lifted-touches-not-taken", "The first of two recognized taps ends in its view.",
      breaks: ["GR-26"], smallest: SceneSize(views: 0, recognizers: 1, samples: 4)
    ) { $0.gestures.takesLiftedTouches = false },
    Fault(
      "withheld-end-forgotten", "An end that was withheld is not told when the recognizer fails.",
      breaks: ["GR-27", "GR-30"], smallest: SceneSize(views: 0, recognizers: 1, samples: 2)
    ) { $0.delivery.remembersWithheldEnds = false },
    Fault(
      "all-delay-ended", "Every recognizer delays what its view hears of the lift.",
      breaks: ["GR-28"], smallest: SceneSize(views: 0, recognizers: 1, samples: 2)
    ) { $0.delivery.allDelayEnded = true },
  ]

  static let gestureStates: [Fault] = [
    Fault(
      "forgets-between-taps", "Recognizers start afresh as soon as no finger is down.",
      breaks: ["GR-29"], smallest: SceneSize(views: 0, recognizers: 1, samples: 4)
    ) { $0.gestures.resetsUndecided = true },
    Fault(
      "possible-before-reset", "A recognizer is possible again before it is reset.",
      breaks: ["GR-35"], smallest: SceneSize(views: 0, recognizers: 1, samples: 2)
    ) { $0.gestures.isPossibleInReset = true },
    Fault(
      "action-while-possible", "A recognizer is still possible while its action is sent.",
      breaks: ["GR-37"], smallest: SceneSize(views: 0, recognizers: 1, samples: 2)
    ) { $0.gestures.stateInAction = .possible },
    // The touch that is down has to be told of again, which it is where recognizers join late.
    Fault(
      "reset-under-fingers",
      "A recognizer that failed starts afresh with the fingers that are down.",
      breaks: ["GR-42"], smallest: SceneSize(views: 0, recognizers: 1, samples: 3)
    ) {
      $0.gestures.resetsUnderFingers = true
      $0.delivery.recognizersJoinLate = true
    },
    Fault(
      "decides-late", "A recognizer's state changes only when all touches have been delivered.",
      breaks: ["GR-44"], smallest: SceneSize(views: 0, recognizers: 1, samples: 2)
    ) { $0.gestures.decidesAtOnce = false },
  ]

  static let gestureQuestions: [Fault] = [
    Fault(
      "asked-twice-to-receive", "It is asked twice whether a recognizer may have a touch.",
      breaks: ["GC-01"], smallest: SceneSize(views: 0, recognizers: 1, samples: 1)
    ) { $0.gestures.questionsPerTouch = 2 },
    Fault(
      "refused-by-default", "A recognizer without a delegate gets no touches.",
      breaks: ["GC-04"], smallest: SceneSize(views: 0, recognizers: 1, samples: 1)
    ) { $0.gestures.receivesByDefault = false },
    Fault(
      "asked-when-failing", "It is asked whether a recognizer may begin when it fails.",
      breaks: ["GC-08"], smallest: SceneSize(views: 0, recognizers: 1, samples: 2)
    ) { $0.gestures.asksWhenFailing = true },
    Fault(
      "asked-when-going-on", "It is asked again whether a recognizer may begin that has begun.",
      breaks: ["GC-08"], smallest: SceneSize(views: 0, recognizers: 1, samples: 2),
      scope: .everything
    ) { $0.gestures.asksWhenGoingOn = true },
    Fault(
      "excluded-before-hearing", "A recognizer is excluded before it has heard of the event.",
      breaks: ["GC-13"], smallest: SceneSize(views: 0, recognizers: 2, samples: 2)
    ) { $0.gestures.waitsForAllToHear = false },
    Fault(
      "vetoed-excludes", "A recognizer that may not begin excludes others all the same.",
      breaks: ["GC-15"], smallest: SceneSize(views: 1, recognizers: 2, samples: 2)
    ) { $0.gestures.vetoedSpareOthers = false },
    Fault(
      "asked-of-strangers", "Delegates are asked about recognizers of other touches.",
      breaks: ["GC-22"], smallest: SceneSize(views: 2, recognizers: 2, samples: 3)
    ) { $0.gestures.asksOnlyRivals = false },
    Fault(
      "excludes-everywhere", "A recognizer excludes those of other touches.",
      breaks: ["GC-25"], smallest: SceneSize(views: 2, recognizers: 2, samples: 4)
    ) { $0.gestures.excludesAcrossTouches = true },
  ]

  static let gestureTargets: [Fault] = [
    Fault(
      "undecided-is-cancelled", "A recognizer that is withdrawn undecided is cancelled.",
      breaks: ["GR-32"], smallest: SceneSize(views: 0, recognizers: 1, samples: 2)
    ) { $0.gestures.withdrawnState = .cancelled },
    Fault(
      "first-target-only", "An action goes to the first of several targets.",
      breaks: ["GR-47"], smallest: SceneSize(views: 0, recognizers: 1, samples: 1)
    ) { $0.gestures.callsAllTargets = false },
    Fault(
      "view-is-sender", "The sender of a recognizer's action is its view.",
      breaks: ["GR-48"], smallest: SceneSize(views: 0, recognizers: 1, samples: 1)
    ) { $0.gestures.sendsRecognizer = false },
    Fault(
      "recognizer-retains-targets", "A recognizer keeps its targets alive.",
      breaks: ["GR-49"], smallest: SceneSize(views: 0, recognizers: 1, samples: 1)
    ) { $0.gestures.retainsTargets = true },
    Fault(
      "stays-on-old-view", "A recognizer that is added to a view stays on the one it was on.",
      breaks: ["GR-50"], smallest: SceneSize(views: 1, recognizers: 1, samples: 1)
    ) { $0.gestures.leavesOldView = false },
    Fault(
      "fails-instead-of-waiting", "A recognizer fails where it would have to wait for another.",
      breaks: ["GC-28", "GC-35"], smallest: SceneSize(views: 0, recognizers: 2, samples: 2)
    ) { $0.gestures.awaitsFailure = false },
    Fault(
      "absent-ones-block", "A recognizer waits for others that have no part in the touch.",
      breaks: ["GC-34"], smallest: SceneSize(views: 0, recognizers: 2, samples: 2)
    ) { $0.gestures.awaitsAbsentOnes = true },
  ]
}
