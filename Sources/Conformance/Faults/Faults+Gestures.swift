/// Wrong ways to decide which recognizers recognize.
extension Fault {
  static let recognition: [Fault] = [
    Fault(
      "recognizes-at-touch-down", "A tap is recognized when the finger comes down.",
      breaks: ["KR-02", "GR-36"], smallest: SceneSize(views: 0, recognizers: 1, samples: 1)
    ) { $0.gestures.tapRecognizesAt = .touchDown },
    Fault(
      "tap-without-time-limit", "A tap is recognized however long it is held.",
      breaks: ["GR-52", "KR-05"], smallest: SceneSize(views: 0, recognizers: 1, samples: 2)
    ) { $0.gestures.limitsTapDuration = false },
    Fault(
      "tap-without-distance-limit", "A tap is recognized however far it moves.",
      breaks: ["KR-03"], smallest: SceneSize(views: 0, recognizers: 1, samples: 2)
    ) { $0.gestures.limitsTapMovement = false },
    Fault(
      "tap-with-any-fingers", "A tap is recognized with more fingers than required.",
      breaks: ["KR-08"], smallest: SceneSize(views: 0, recognizers: 1, samples: 2)
    ) { $0.gestures.limitsTapTouches = false },
    Fault(
      "action-on-failure", "Actions are sent when a recognizer fails.",
      breaks: ["GR-36"], smallest: SceneSize(views: 0, recognizers: 1, samples: 2)
    ) { $0.gestures.sendsActionOnFailure = true },
    Fault(
      "action-twice", "The action is sent twice for one recognition.",
      breaks: ["GR-38"], smallest: SceneSize(views: 0, recognizers: 1, samples: 2)
    ) { $0.gestures.actionsPerRecognition = 2 },
    Fault(
      "never-reset", "Recognizers do not return to possible.",
      breaks: ["GR-41", "GR-31", "GR-39"], smallest: SceneSize(views: 0, recognizers: 1, samples: 3)
    ) { $0.gestures.resets = false },
    Fault(
      "decided-still-told", "Recognizers hear of touches after their verdict.",
      breaks: ["GR-40"], smallest: SceneSize(views: 0, recognizers: 1, samples: 3)
    ) { $0.gestures.tellsDecidedRecognizers = true },
  ]

  static let coordination: [Fault] = [
    Fault(
      "both-nested-taps", "Taps on nested views are all recognized.",
      breaks: ["GC-11", "GC-12", "GC-14"], smallest: SceneSize(views: 0, recognizers: 2, samples: 2)
    ) { $0.gestures.winner = .all },
    Fault(
      "outer-tap-wins", "Of nested taps the outermost is recognized.",
      breaks: ["GC-12"], smallest: SceneSize(views: 1, recognizers: 2, samples: 2)
    ) { $0.gestures.winner = .outermost },
    Fault(
      "should-receive-ignored", "A recognizer gets a touch that its delegate refused.",
      breaks: ["GC-02"], smallest: SceneSize(views: 0, recognizers: 1, samples: 1)
    ) { $0.gestures.heedsShouldReceive = false },
    Fault(
      "should-begin-ignored", "A recognizer recognizes although its delegate forbids it.",
      breaks: ["GC-07", "GC-10"], smallest: SceneSize(views: 0, recognizers: 1, samples: 1)
    ) { $0.gestures.heedsShouldBegin = false },
    Fault(
      "view-veto-ignored", "A recognizer recognizes although the hit view forbids it.",
      breaks: ["GC-09", "GC-10"], smallest: SceneSize(views: 0, recognizers: 1, samples: 2)
    ) { $0.gestures.heedsViewShouldBegin = false },
    Fault(
      "prevention-ignored", "canPrevent and canBePrevented are not heeded.",
      breaks: ["GC-18", "GC-19", "GC-20"], smallest: SceneSize(views: 0, recognizers: 2, samples: 2)
    ) { $0.gestures.heedsPrevention = false },
    Fault(
      "both-must-allow", "Recognizers are simultaneous only if both delegates allow it.",
      breaks: ["GC-23", "GC-18"], smallest: SceneSize(views: 0, recognizers: 2, samples: 2)
    ) { $0.gestures.simultaneity = .bothDelegates },
    Fault(
      "never-simultaneous", "Delegates are not asked about simultaneous recognition.",
      breaks: ["GC-23", "GC-24", "GC-18"], smallest: SceneSize(views: 0, recognizers: 2, samples: 2)
    ) { $0.gestures.simultaneity = .never },
    Fault(
      "tap-prevents-double-tap", "A single tap excludes recognizers of more taps.",
      breaks: ["GC-20", "GC-36"], smallest: SceneSize(views: 0, recognizers: 2, samples: 2)
    ) { $0.gestures.tapsSpareMultipleTaps = false },
    Fault(
      "prevented-is-cancelled", "A prevented recognizer ends cancelled instead of failed.",
      breaks: ["GC-21", "GR-32"], smallest: SceneSize(views: 0, recognizers: 2, samples: 2)
    ) { $0.gestures.preventedState = .cancelled },
  ]
}
