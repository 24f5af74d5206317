/// Wrong ways of controls.
extension Fault {
  static let controls: [Fault] = [
    Fault(
      "parent-tap-beats-button", "The tap of a button's superview takes the button's touch.",
      breaks: ["CT-29", "CT-30", "GC-09"], smallest: SceneSize(views: 1, recognizers: 1, samples: 2)
    ) { $0.controls.protection = .none },
    Fault(
      "own-tap-loses", "A button keeps its own tap from being recognized.",
      breaks: ["CT-36", "CT-37"], smallest: SceneSize(views: 1, recognizers: 1, samples: 2)
    ) { $0.controls.protection = .all },
    Fault(
      "button-vetoes-all-taps", "A button also vetoes taps that would not cancel its touch.",
      breaks: ["CT-35"], smallest: SceneSize(views: 1, recognizers: 1, samples: 2)
    ) { $0.controls.protection = .others },
    Fault(
      "plain-control-protected", "A plain control protects itself as a button does.",
      breaks: ["CT-34"], smallest: SceneSize(views: 1, recognizers: 1, samples: 2)
    ) { $0.controls.protectsPlainControls = true },
    Fault(
      "controls-forward", "A control passes on the touches that it tracks.",
      breaks: ["RC-20"], smallest: SceneSize(views: 1, recognizers: 0, samples: 1)
    ) { $0.controls.forwardsTouches = true },
    Fault(
      "no-touch-cancel", "Controls do not tell that their touch was cancelled.",
      breaks: ["CT-08", "CT-34", "CT-36", "CT-37"],
      smallest: SceneSize(views: 1, recognizers: 1, samples: 1)
    ) { $0.controls.sendsTouchCancel = false },
    Fault(
      "always-up-inside", "Lifting outside a control counts as lifting inside.",
      breaks: ["CT-06"], smallest: SceneSize(views: 1, recognizers: 0, samples: 2)
    ) { $0.controls.tellsUpOutside = false },
    Fault(
      "no-touch-down-repeat", "A second quick touch sends no touchDownRepeat.",
      breaks: ["CT-03"], smallest: SceneSize(views: 1, recognizers: 0, samples: 3)
    ) { $0.controls.sendsTouchDownRepeat = false },
    Fault(
      "event-mask-ignored", "Every event calls every registered action.",
      breaks: ["CT-18"], smallest: SceneSize(views: 1, recognizers: 0, samples: 1)
    ) { $0.controls.heedsEventMask = false },
    Fault(
      "end-tracking-late", "endTracking comes after the up event.",
      breaks: ["CT-06", "CT-30"], smallest: SceneSize(views: 1, recognizers: 0, samples: 2)
    ) { $0.controls.endsTrackingFirst = false },
    Fault(
      "no-drag-enter-exit", "Dragging out of a control and back in is not told.",
      breaks: ["CT-04", "CT-10"], smallest: SceneSize(views: 1, recognizers: 0, samples: 2)
    ) { $0.controls.sendsDragEnterAndExit = false },
    Fault(
      "stays-highlighted", "A control stays highlighted while the touch is outside.",
      breaks: ["CT-11"], smallest: SceneSize(views: 1, recognizers: 0, samples: 2)
    ) { $0.controls.highlightFollowsTouch = false },
    Fault(
      "newest-finger-tracked", "A second finger takes over the tracking.",
      breaks: ["CT-13"], smallest: SceneSize(views: 1, recognizers: 0, samples: 2)
    ) { $0.controls.tracksNewestTouch = true },
    Fault(
      "disabled-control-tracks", "A disabled control tracks touches.",
      breaks: ["CT-27"], smallest: SceneSize(views: 1, recognizers: 0, samples: 1)
    ) { $0.hitTesting.hitsDisabledControls = true },
    Fault(
      "touch-cancel-before-action", "A button loses its touch before its own tap acts.",
      breaks: ["CT-37"], smallest: SceneSize(views: 1, recognizers: 1, samples: 2)
    ) { $0.delivery.sendsActionFirst = false },
  ]

  /// What controls send for touches, and when.
  static let trackingOfControls: [Fault] = [
    Fault(
      "no-touch-down", "A control that begins to track does not tell.",
      breaks: ["CT-01", "CT-10"], smallest: SceneSize(views: 1, recognizers: 0, samples: 1)
    ) { $0.controls.sendsTouchDown = false },
    Fault(
      "begin-tracking-ignored", "A control tracks touches that beginTracking declines.",
      breaks: ["CT-02"], smallest: SceneSize(views: 1, recognizers: 0, samples: 1)
    ) { $0.controls.heedsBeginTracking = false },
    Fault(
      "no-drags", "Moves send no drag events.",
      breaks: ["CT-04"], smallest: SceneSize(views: 1, recognizers: 0, samples: 2)
    ) { $0.controls.sendsDrags = false },
    Fault(
      "continue-tracking-late", "continueTracking comes after the events of a move.",
      breaks: ["CT-04"], smallest: SceneSize(views: 1, recognizers: 0, samples: 2)
    ) { $0.controls.asksContinueFirst = false },
    Fault(
      "continue-tracking-ignored", "A control goes on tracking what continueTracking declines.",
      breaks: ["CT-05"], smallest: SceneSize(views: 1, recognizers: 0, samples: 2)
    ) { $0.controls.heedsContinueTracking = false },
    Fault(
      "up-after-cancel", "A touch that was cancelled also sends an up event.",
      breaks: ["CT-08", "CT-10"], smallest: SceneSize(views: 1, recognizers: 1, samples: 1)
    ) { $0.controls.sendsUpAfterCancel = true },
    Fault(
      "up-without-tracking", "A touch that is not tracked sends an up event at its lift.",
      breaks: ["CT-12"], smallest: SceneSize(views: 1, recognizers: 0, samples: 2)
    ) { $0.controls.sendsUpWithoutTracking = true },
    Fault(
      "inside-at-down-measured", "Whether a touch is inside is measured when it comes down.",
      breaks: ["CT-14"], smallest: SceneSize(views: 1, recognizers: 0, samples: 1)
    ) {
      $0.controls.startsInside = false
      $0.controls.insideMargin = -1000
      $0.controls.heedsPointInside = false
    },
    Fault(
      "margin-endless", "Wherever it is dragged, a touch is inside the control.",
      breaks: ["CT-15", "CT-04", "CT-06"], smallest: SceneSize(views: 1, recognizers: 0, samples: 2)
    ) { $0.controls.insideMargin = 100_000 },
    Fault(
      "drag-skips-point-inside", "While a touch is dragged point(inside:) is not asked.",
      breaks: ["CT-17"], smallest: SceneSize(views: 1, recognizers: 0, samples: 2)
    ) { $0.controls.heedsPointInside = false },
  ]

  /// How controls send actions.
  static let sendingOfControls: [Fault] = [
    Fault(
      "first-registration-only", "Of several actions for an event only one is sent.",
      breaks: ["CT-18", "CT-19"], smallest: SceneSize(views: 1, recognizers: 0, samples: 1)
    ) { $0.controls.callsAllRegistrations = false },
    Fault(
      "one-action-of-several", "Of several actions for one event only the first is sent.",
      breaks: ["CT-19"], smallest: SceneSize(views: 1, recognizers: 0, samples: 1)
    ) { $0.controls.callsAllRegistrations = false },
    Fault(
      "targets-retained", "A control keeps its targets alive.",
      breaks: ["CT-20"], smallest: SceneSize(views: 1, recognizers: 0, samples: 1)
    ) { $0.controls.retainsTargets = true },
    Fault(
      "send-action-passed-by", "Actions do not go through the control's sendAction.",
      breaks: ["CT-21"], smallest: SceneSize(views: 1, recognizers: 0, samples: 1),
      scope: .everything
    ) { $0.controls.asksControlToSend = false },
    Fault(
      "event-not-shown", "Actions are called without the event that caused them.",
      breaks: ["CT-22"], smallest: SceneSize(views: 1, recognizers: 0, samples: 1)
    ) { $0.controls.showsEvent = false },
    Fault(
      "all-events-removed", "removeTarget takes off events that it was not given as well.",
      breaks: ["CT-24"], smallest: SceneSize(views: 1, recognizers: 0, samples: 2),
      scope: .everything
    ) { $0.controls.removesGivenEventsOnly = false },
    Fault(
      "no-sending-without-touch", "sendActions(for:) does nothing.",
      breaks: ["CT-25"], smallest: SceneSize(views: 1, recognizers: 0, samples: 0),
      scope: .everything
    ) { $0.controls.sendsWithoutTouch = false },
    Fault(
      "covered-control-hit", "Of two controls, one before the other, the one behind is hit.",
      breaks: ["CT-28"], smallest: SceneSize(views: 2, recognizers: 0, samples: 1)
    ) { $0.hitTesting.subviewOrder = .backToFront },
  ]

  /// Which gestures controls keep for themselves.
  static let protectionOfControls: [Fault] = [
    Fault(
      "only-buttons-protected", "An ancestor's tap takes the touches of switches and their like.",
      breaks: ["CT-31"], smallest: SceneSize(views: 1, recognizers: 1, samples: 2),
      scope: .everything
    ) { $0.controls.protectsTappedControls = false },
    Fault(
      "knobs-unprotected", "An ancestor's swipe or pan takes a knob that is dragged.",
      breaks: ["CT-32"], smallest: SceneSize(views: 1, recognizers: 1, samples: 2),
      scope: .everything
    ) { $0.controls.protectsKnobs = false },
    Fault(
      "all-gestures-vetoed", "A control also keeps from ancestors what is not its own gesture.",
      breaks: ["CT-33"], smallest: SceneSize(views: 1, recognizers: 1, samples: 1),
      scope: .everything
    ) { $0.controls.vetoesOwnGesturesOnly = false },
    Fault(
      "only-superview-vetoed", "A button is protected from its superview's taps alone.",
      breaks: ["CT-38", "CT-29"], smallest: SceneSize(views: 2, recognizers: 1, samples: 2)
    ) { $0.controls.protection = .cancellingOfSuperview },
    Fault(
      "own-and-ancestor-lose", "A button keeps every tap from recognizing, its own as well.",
      breaks: ["CT-39"], smallest: SceneSize(views: 1, recognizers: 2, samples: 2)
    ) { $0.controls.protection = .all },
    Fault(
      "held-control-taken", "A tap that is held for long takes a control's touch.",
      breaks: ["CT-40"], smallest: SceneSize(views: 1, recognizers: 1, samples: 2)
    ) { $0.gestures.limitsTapDuration = false },
  ]
}
