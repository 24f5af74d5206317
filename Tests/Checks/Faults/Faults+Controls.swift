import Conformance

/// Wrong ways of controls.
extension Fault {
  static let controls: [Fault] = [
    Fault(
      .parentTapBeatsButton, breaks: ["CT-29", "CT-30", "GC-09"],
      smallest: SceneSize(views: 1, recognizers: 1, samples: 2)),
    Fault(
      .ownTapLoses, breaks: ["CT-36", "CT-37"],
      smallest: SceneSize(views: 1, recognizers: 1, samples: 2)),
    Fault(
      .buttonVetoesAllTaps, breaks: ["CT-35"],
      smallest: SceneSize(views: 1, recognizers: 1, samples: 2)),
    Fault(
      .plainControlProtected, breaks: ["CT-34"],
      smallest: SceneSize(views: 1, recognizers: 1, samples: 2)),
    Fault(
      .controlsForward, breaks: ["RC-20"], smallest: SceneSize(views: 1, recognizers: 0, samples: 1)
    ),
    Fault(
      .noTouchCancel, breaks: ["CT-08", "CT-34", "CT-36", "CT-37"],
      smallest: SceneSize(views: 1, recognizers: 1, samples: 1)),
    Fault(
      .alwaysUpInside, breaks: ["CT-06"], smallest: SceneSize(views: 1, recognizers: 0, samples: 2)),
    Fault(
      .noTouchDownRepeat, breaks: ["CT-03"],
      smallest: SceneSize(views: 1, recognizers: 0, samples: 3)),
    Fault(
      .eventMaskIgnored, breaks: ["CT-18"],
      smallest: SceneSize(views: 1, recognizers: 0, samples: 1)),
    Fault(
      .endTrackingLate, breaks: ["CT-06", "CT-30"],
      smallest: SceneSize(views: 1, recognizers: 0, samples: 2)),
    Fault(
      .noDragEnterExit, breaks: ["CT-04", "CT-10"],
      smallest: SceneSize(views: 1, recognizers: 0, samples: 2)),
    Fault(
      .staysHighlighted, breaks: ["CT-11"],
      smallest: SceneSize(views: 1, recognizers: 0, samples: 3), scope: .everything),
    Fault(
      .newestFingerTracked, breaks: ["CT-13"],
      smallest: SceneSize(views: 1, recognizers: 0, samples: 2)),
    Fault(
      "disabled-control-tracks", of: .disabledControlHit, "A disabled control tracks touches.",
      breaks: ["CT-27"], smallest: SceneSize(views: 1, recognizers: 0, samples: 1)),
    Fault(
      "touch-cancel-before-action", of: .cancelBeforeAction,
      "A button loses its touch before its own tap acts.",
      breaks: ["CT-37"], smallest: SceneSize(views: 1, recognizers: 1, samples: 2)),
  ]

  /// What controls send for touches, and when.
  static let trackingOfControls: [Fault] = [
    Fault(
      .noTouchDown, breaks: ["CT-01", "CT-10"],
      smallest: SceneSize(views: 1, recognizers: 0, samples: 1)),
    Fault(
      .beginTrackingIgnored, breaks: ["CT-02"],
      smallest: SceneSize(views: 1, recognizers: 0, samples: 1)),
    Fault(.noDrags, breaks: ["CT-04"], smallest: SceneSize(views: 1, recognizers: 0, samples: 2)),
    Fault(
      .continueTrackingLate, breaks: ["CT-04"],
      smallest: SceneSize(views: 1, recognizers: 0, samples: 2)),
    Fault(
      .continueTrackingIgnored, breaks: ["CT-05"],
      smallest: SceneSize(views: 1, recognizers: 0, samples: 2)),
    Fault(
      .upAfterCancel, breaks: ["CT-08", "CT-10"],
      smallest: SceneSize(views: 1, recognizers: 0, samples: 1)),
    Fault(
      .upWithoutTracking, breaks: ["CT-12"],
      smallest: SceneSize(views: 1, recognizers: 0, samples: 2)),
    Fault(
      .insideAtDownMeasured, breaks: ["CT-14"],
      smallest: SceneSize(views: 1, recognizers: 0, samples: 2)),
    Fault(
      .marginEndless, breaks: ["CT-15", "CT-04", "CT-06"],
      smallest: SceneSize(views: 1, recognizers: 0, samples: 2)),
    Fault(
      .dragSkipsPointInside, breaks: ["CT-17"],
      smallest: SceneSize(views: 1, recognizers: 0, samples: 2)),
  ]

  /// How controls send actions.
  static let sendingOfControls: [Fault] = [
    Fault(
      .firstRegistrationOnly, breaks: ["CT-18", "CT-19"],
      smallest: SceneSize(views: 1, recognizers: 0, samples: 1)),
    Fault(
      "one-action-of-several", of: .firstRegistrationOnly,
      "Of several actions for one event only the first is sent.",
      breaks: ["CT-19"], smallest: SceneSize(views: 1, recognizers: 0, samples: 1)),
    Fault(
      .targetsRetained, breaks: ["CT-20"], smallest: SceneSize(views: 1, recognizers: 0, samples: 1)
    ),
    Fault(
      .sendActionPassedBy, breaks: ["CT-21"],
      smallest: SceneSize(views: 1, recognizers: 0, samples: 1), scope: .everything),
    Fault(
      .eventNotShown, breaks: ["CT-22"], smallest: SceneSize(views: 1, recognizers: 0, samples: 1)),
    Fault(
      .allEventsRemoved, breaks: ["CT-24"],
      smallest: SceneSize(views: 1, recognizers: 0, samples: 1), scope: .everything),
    Fault(
      .noSendingWithoutTouch, breaks: ["CT-25"],
      smallest: SceneSize(views: 1, recognizers: 0, samples: 0), scope: .everything),
    Fault(
      "covered-control-hit", of: .forwardSubviews,
      "Of two controls, one before the other, the one behind is hit.",
      breaks: ["CT-28"], smallest: SceneSize(views: 2, recognizers: 0, samples: 1)),
  ]

  /// Which gestures controls keep for themselves.
  static let protectionOfControls: [Fault] = [
    Fault(
      .onlyButtonsProtected, breaks: ["CT-31"],
      smallest: SceneSize(views: 1, recognizers: 1, samples: 2), scope: .everything),
    Fault(
      .knobsUnprotected, breaks: ["CT-32"],
      smallest: SceneSize(views: 1, recognizers: 1, samples: 2), scope: .everything),
    Fault(
      .allGesturesVetoed, breaks: ["CT-33"],
      smallest: SceneSize(views: 1, recognizers: 1, samples: 1), scope: .everything),
    Fault(
      .onlySuperviewVetoed, breaks: ["CT-38", "CT-29"],
      smallest: SceneSize(views: 2, recognizers: 1, samples: 2)),
    Fault(
      "own-and-ancestor-lose", of: .ownTapLoses,
      "A button keeps every tap from recognizing, its own as well.",
      breaks: ["CT-39"], smallest: SceneSize(views: 1, recognizers: 2, samples: 2)),
    Fault(
      "held-control-taken", of: .tapWithoutTimeLimit,
      "A tap that is held for long takes a control's touch.",
      breaks: ["CT-40"], smallest: SceneSize(views: 1, recognizers: 1, samples: 2)),
  ]
}
