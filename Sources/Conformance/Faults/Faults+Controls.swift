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
      smallest: SceneSize(views: 1, recognizers: 1, samples: 2)
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
  ]
}
