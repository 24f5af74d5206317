import Conformance

/// Wrong ways to treat what apps override and set, and what must not matter.
extension Fault {
  static let customisation: [Fault] = [
    Fault(
      .translucentNotHit, breaks: ["HT-08"],
      smallest: SceneSize(views: 0, recognizers: 0, samples: 1)),
    Fault(
      .deepestAnswer, breaks: ["HT-23"], smallest: SceneSize(views: 3, recognizers: 0, samples: 1)),
    Fault(.labelsHit, breaks: ["HT-26"], smallest: SceneSize(views: 1, recognizers: 0, samples: 1)),
    Fault(
      .animatedViewsHit, breaks: ["HT-28"],
      smallest: SceneSize(views: 0, recognizers: 0, samples: 1)),
    Fault(
      "control-behind-hit", of: .forwardSubviews, "A control behind another one gets its touch.",
      breaks: ["HT-31"], smallest: SceneSize(views: 2, recognizers: 0, samples: 1)),
    Fault(
      .foreignAnswersDropped, breaks: ["HT-33"],
      smallest: SceneSize(views: 2, recognizers: 0, samples: 1)),
    Fault(
      .pointAskedBySuperview, breaks: ["HT-34"],
      smallest: SceneSize(views: 1, recognizers: 0, samples: 1)),
    Fault(
      "outside-subviews-not-asked", of: .pointAskedBySuperview,
      "A hitTest that asks subviews outside is not called there.",
      breaks: ["FB-09"], smallest: SceneSize(views: 2, recognizers: 0, samples: 1)),
    Fault(
      .nilAnswerOverruled, breaks: ["HT-35"],
      smallest: SceneSize(views: 1, recognizers: 0, samples: 1)),
    Fault(
      .noSiblingBehind, breaks: ["HT-35"], smallest: SceneSize(views: 2, recognizers: 0, samples: 1)
    ),
    Fault(
      "untouchable-touched", of: .nilAnswerOverruled,
      "A view is hit although its hitTest returns nil.",
      breaks: ["FB-17"], smallest: SceneSize(views: 1, recognizers: 0, samples: 1)),
    Fault(
      "passed-touches-kept", of: .nilAnswerOverruled,
      "A view is hit although its hitTest answers nil in its place.",
      breaks: ["FB-12"], smallest: SceneSize(views: 1, recognizers: 0, samples: 1)),
    Fault(
      .keyWindowFirst, breaks: ["HT-40", "HT-36"],
      smallest: SceneSize(views: 0, recognizers: 0, samples: 1)),
    Fault(.noHitTest, breaks: ["HT-41"], smallest: SceneSize(views: 0, recognizers: 0, samples: 1)),
    Fault(
      .pointOverridesIgnored, breaks: ["HT-32", "FB-01", "FB-05"],
      smallest: SceneSize(views: 0, recognizers: 0, samples: 1)),
    Fault(
      "grown-edges-ignored", of: .pointOverridesIgnored,
      "A view is not hit on the first edges of its larger hit area.",
      breaks: ["FB-05"], smallest: SceneSize(views: 0, recognizers: 0, samples: 1)),
    Fault(
      "dead-zone-alive", of: .pointOverridesIgnored,
      "What is behind gets the touches of a dead zone.",
      breaks: ["FB-08"], smallest: SceneSize(views: 0, recognizers: 0, samples: 1)),
    Fault(
      "one-helper-enough", of: .childrenOutsideParent,
      "One superview's help suffices, whatever is above it.",
      breaks: ["FB-11"], smallest: SceneSize(views: 2, recognizers: 0, samples: 1)),
    Fault(
      "overflow-overrides-ignored", of: .pointOverridesIgnored,
      "Subviews outside are not hit, though the superview says so.",
      breaks: ["FB-06", "FB-08"], smallest: SceneSize(views: 0, recognizers: 0, samples: 1)),
    Fault(
      "frames-override-ignored", of: .pointOverridesIgnored,
      "A view is hit where it says that it is empty.",
      breaks: ["FB-07"], smallest: SceneSize(views: 0, recognizers: 0, samples: 1)),
    Fault(
      "grown-area-unbounded", of: .childrenOutsideParent,
      "A larger hit area reaches outside its superview.",
      breaks: ["FB-02", "FB-11"], smallest: SceneSize(views: 1, recognizers: 0, samples: 1)),
    Fault(
      "grown-area-behind-wins", of: .forwardSubviews,
      "A larger hit area wins over siblings in front.",
      breaks: ["FB-04"], smallest: SceneSize(views: 2, recognizers: 0, samples: 1)),
    Fault(
      "closed-views-unasked", of: .excludedSubviewsSkipped,
      "A hitTest that asks subviews is not called on closed views.",
      breaks: ["FB-10"], smallest: SceneSize(views: 2, recognizers: 0, samples: 1)),
    Fault(
      "passed-recognizers-told", of: .siblingsRecognizersTold,
      "Recognizers get touches that pass through their view.",
      breaks: ["FB-13"], smallest: SceneSize(views: 2, recognizers: 1, samples: 1)),
    Fault(
      "nothing-behind-window", of: .firstWindowOnly,
      "A touch that passes through a window is lost.",
      breaks: ["FB-14"], smallest: SceneSize(views: 0, recognizers: 0, samples: 1)),
    Fault(
      "superview-not-told", of: .touchesNotForwarded,
      "A superview does not get what its subview passes on.",
      breaks: ["FB-16"], smallest: SceneSize(views: 1, recognizers: 0, samples: 1)),
  ]

  static let responders: [Fault] = [
    Fault(
      .controllerBeforeParent, breaks: ["RC-02", "RC-05"],
      smallest: SceneSize(views: 2, recognizers: 0, samples: 1)),
    Fault(
      .presentingLeftOut, breaks: ["RC-04"],
      smallest: SceneSize(views: 2, recognizers: 0, samples: 1)),
    Fault(
      .windowEndsChain, breaks: ["RC-06"], smallest: SceneSize(views: 0, recognizers: 0, samples: 1)
    ),
    Fault(
      .sceneEndsChain, breaks: ["RC-07"], smallest: SceneSize(views: 0, recognizers: 0, samples: 1)),
    Fault(
      .delegateFollowed, breaks: ["RC-09"],
      smallest: SceneSize(views: 0, recognizers: 0, samples: 1)),
    Fault(
      .recognizersInChain, breaks: ["RC-10"],
      smallest: SceneSize(views: 1, recognizers: 1, samples: 1)),
    Fault(
      .keptTouchesForwarded, breaks: ["RC-14"],
      smallest: SceneSize(views: 0, recognizers: 0, samples: 1)),
    Fault(
      .forwardedTouchRetargeted, breaks: ["RC-17", "TO-04"],
      smallest: SceneSize(views: 1, recognizers: 0, samples: 1)),
    Fault(
      .siblingsInChain, breaks: ["RC-22", "RC-19"],
      smallest: SceneSize(views: 2, recognizers: 0, samples: 1)),
    Fault(
      .nextAskedOnce, breaks: ["RC-11"], smallest: SceneSize(views: 2, recognizers: 0, samples: 2)),
    Fault(
      .alwaysDelivered, breaks: ["RC-25"], smallest: SceneSize(views: 1, recognizers: 0, samples: 1)
    ),
    Fault(
      .targetsSought, breaks: ["RC-26"], smallest: SceneSize(views: 1, recognizers: 0, samples: 1)),
    Fault(
      .refusalsIgnored, breaks: ["RC-27"], smallest: SceneSize(views: 1, recognizers: 0, samples: 1)
    ),
  ]
}
