import Conformance

/// Wrong ways to bring touches to recognizers, and to tell views what recognizers made of them.
extension Fault {
  static let gestureDelivery: [Fault] = [
    Fault(
      .recognizerToldTwice, breaks: ["GR-03"],
      smallest: SceneSize(views: 0, recognizers: 2, samples: 2)),
    Fault(
      .toldOfNothing, breaks: ["TO-09"], smallest: SceneSize(views: 1, recognizers: 1, samples: 2)),
    Fault(
      .actionAmidTelling, breaks: ["GR-05"],
      smallest: SceneSize(views: 2, recognizers: 2, samples: 3)),
    Fault(
      .keptTouchesLeaveRecognizers, breaks: ["GR-07"],
      smallest: SceneSize(views: 0, recognizers: 1, samples: 2)),
    Fault(
      .allDelayBegan, breaks: ["GR-08"], smallest: SceneSize(views: 0, recognizers: 1, samples: 1)),
    Fault(
      .failureCancels, breaks: ["GR-14"], smallest: SceneSize(views: 0, recognizers: 1, samples: 2)),
    Fault(
      .cancelledByEach, breaks: ["GR-15"], smallest: SceneSize(views: 0, recognizers: 2, samples: 2)
    ),
    Fault(
      .cancelNotForwarded, breaks: ["GR-17"],
      smallest: SceneSize(views: 0, recognizers: 1, samples: 1)),
    Fault(
      .cancelledPhaseHidden, breaks: ["GR-18"],
      smallest: SceneSize(views: 0, recognizers: 1, samples: 1)),
    Fault(
      .lateTouchesDropped, breaks: ["GR-23"],
      smallest: SceneSize(views: 0, recognizers: 1, samples: 2)),
    Fault(
      .liftedTouchesNotTaken, breaks: ["GR-26"],
      smallest: SceneSize(views: 0, recognizers: 1, samples: 4)),
    Fault(
      .withheldEndForgotten, breaks: ["GR-27", "GR-30"],
      smallest: SceneSize(views: 0, recognizers: 1, samples: 2)),
    Fault(
      .allDelayEnded, breaks: ["GR-28"], smallest: SceneSize(views: 0, recognizers: 1, samples: 2)),
  ]

  static let gestureStates: [Fault] = [
    Fault(
      .forgetsBetweenTaps, breaks: ["GR-29"],
      smallest: SceneSize(views: 0, recognizers: 1, samples: 4)),
    Fault(
      .possibleBeforeReset, breaks: ["GR-35"],
      smallest: SceneSize(views: 0, recognizers: 1, samples: 2)),
    Fault(
      .actionWhilePossible, breaks: ["GR-37"],
      smallest: SceneSize(views: 0, recognizers: 1, samples: 2)),
    // The touch that is down has to be told of again, which it is where recognizers join late.
    Fault(
      .resetUnderFingers, breaks: ["GR-42"],
      smallest: SceneSize(views: 0, recognizers: 1, samples: 2)),
    Fault(
      .decidesLate, breaks: ["GR-44"], smallest: SceneSize(views: 0, recognizers: 1, samples: 2)),
  ]

  static let gestureQuestions: [Fault] = [
    Fault(
      .askedAgainToReceive, breaks: ["GC-01"],
      smallest: SceneSize(views: 0, recognizers: 1, samples: 2)),
    Fault(
      .refusedByDefault, breaks: ["GC-04"],
      smallest: SceneSize(views: 0, recognizers: 1, samples: 1)),
    Fault(
      .askedWhenFailing, breaks: ["GC-08"],
      smallest: SceneSize(views: 0, recognizers: 1, samples: 2)),
    Fault(
      .askedWhenGoingOn, breaks: ["GC-08"],
      smallest: SceneSize(views: 0, recognizers: 1, samples: 2), scope: .everything),
    Fault(
      .excludedBeforeHearing, breaks: ["GC-13"],
      smallest: SceneSize(views: 0, recognizers: 2, samples: 2)),
    Fault(
      .vetoedExcludes, breaks: ["GC-15"], smallest: SceneSize(views: 1, recognizers: 2, samples: 2)),
    Fault(
      .firstAddedWins, breaks: ["GC-14"],
      smallest: SceneSize(views: 0, recognizers: 2, samples: 2)),
    Fault(
      .singleTapsOn, breaks: ["GC-36"],
      smallest: SceneSize(views: 0, recognizers: 2, samples: 4)),
    Fault(
      .askedOfStrangers, breaks: ["GC-22"],
      smallest: SceneSize(views: 2, recognizers: 2, samples: 3)),
    Fault(
      .excludesEverywhere, breaks: ["GC-25"],
      smallest: SceneSize(views: 2, recognizers: 2, samples: 4)),
  ]

  static let gestureTargets: [Fault] = [
    Fault(
      .undecidedIsCancelled, breaks: ["GR-32"],
      smallest: SceneSize(views: 0, recognizers: 1, samples: 1)),
    Fault(
      .firstTargetOnly, breaks: ["GR-47"], smallest: SceneSize(views: 0, recognizers: 1, samples: 1)
    ),
    Fault(
      .repeatedPairsCount, breaks: ["GR-47"],
      smallest: SceneSize(views: 0, recognizers: 1, samples: 1)),
    Fault(
      .resetsAlone, breaks: ["GR-43"], smallest: SceneSize(views: 0, recognizers: 2, samples: 3)),
    Fault(
      .recognizersHandOn, breaks: ["GR-54"],
      smallest: SceneSize(views: 0, recognizers: 1, samples: 1)),
    Fault(
      .viewIsSender, breaks: ["GR-48"], smallest: SceneSize(views: 0, recognizers: 1, samples: 1)),
    Fault(
      .recognizerRetainsTargets, breaks: ["GR-49"],
      smallest: SceneSize(views: 0, recognizers: 1, samples: 1)),
    Fault(
      .staysOnOldView, breaks: ["GR-50"], smallest: SceneSize(views: 1, recognizers: 1, samples: 1)),
    Fault(
      .failsInsteadOfWaiting, breaks: ["GC-28", "GC-35"],
      smallest: SceneSize(views: 0, recognizers: 2, samples: 2)),
    Fault(
      .absentOnesBlock, breaks: ["GC-34"], smallest: SceneSize(views: 0, recognizers: 2, samples: 2)
    ),
  ]
}
