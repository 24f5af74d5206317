/// Wrong ways to treat what apps override and set, and what must not matter.
extension Fault {
  static let customisation: [Fault] = [
    Fault(
      "translucent-not-hit", "Views that are not opaque take no touches.",
      breaks: ["HT-08"], smallest: SceneSize(views: 0, recognizers: 0, samples: 1)
    ) { $0.hitTesting.hitsTranslucentViews = false },
    Fault(
      "deepest-answer", "The deepest answer of all subviews counts, and not the first.",
      breaks: ["HT-23"], smallest: SceneSize(views: 3, recognizers: 0, samples: 1)
    ) { $0.hitTesting.prefersDeepestAnswer = true },
    Fault(
      "labels-hit", "Labels and image views take touches.",
      breaks: ["HT-26"], smallest: SceneSize(views: 1, recognizers: 0, samples: 1)
    ) { $0.hitTesting.hitsDisplayViews = true },
    Fault(
      "animated-views-hit", "Views take touches while they are animated.",
      breaks: ["HT-28"], smallest: SceneSize(views: 0, recognizers: 0, samples: 1)
    ) { $0.hitTesting.hitsAnimatedViews = true },
    Fault(
      "control-behind-hit", "A control behind another one gets its touch.",
      breaks: ["HT-31"], smallest: SceneSize(views: 2, recognizers: 0, samples: 1)
    ) { $0.hitTesting.subviewOrder = .backToFront },
    Fault(
      "foreign-answers-dropped", "An answer that is not in the view that gave it does not count.",
      breaks: ["HT-33"], smallest: SceneSize(views: 2, recognizers: 0, samples: 1)
    ) { $0.hitTesting.acceptsForeignAnswers = false },
    Fault(
      "point-asked-by-superview", "Superviews ask point(inside:) before hitTest.",
      breaks: ["HT-34"], smallest: SceneSize(views: 1, recognizers: 0, samples: 1)
    ) { $0.hitTesting.asksPointOfSubviews = true },
    Fault(
      "outside-subviews-not-asked", "A hitTest that asks subviews outside is not called there.",
      breaks: ["FB-09"], smallest: SceneSize(views: 2, recognizers: 0, samples: 1)
    ) { $0.hitTesting.asksPointOfSubviews = true },
    Fault(
      "nil-answer-overruled", "A superview answers with a subview that had answered nil.",
      breaks: ["HT-35"], smallest: SceneSize(views: 1, recognizers: 0, samples: 1)
    ) { $0.hitTesting.answersForSubviews = true },
    Fault(
      "no-sibling-behind", "No sibling behind a view is asked that contains the point.",
      breaks: ["HT-35"], smallest: SceneSize(views: 2, recognizers: 0, samples: 1)
    ) { $0.hitTesting.fallsThroughSubviews = false },
    Fault(
      "untouchable-touched", "A view is hit although its hitTest returns nil.",
      breaks: ["FB-17"], smallest: SceneSize(views: 1, recognizers: 0, samples: 1)
    ) { $0.hitTesting.answersForSubviews = true },
    Fault(
      "passed-touches-kept", "A view is hit although its hitTest answers nil in its place.",
      breaks: ["FB-12"], smallest: SceneSize(views: 1, recognizers: 0, samples: 1)
    ) { $0.hitTesting.answersForSubviews = true },
    Fault(
      "key-window-first", "The key window is asked before those in front of it.",
      breaks: ["HT-40", "HT-36"], smallest: SceneSize(views: 0, recognizers: 0, samples: 1)
    ) { $0.hitTesting.asksKeyWindowFirst = true },
    Fault(
      "no-hit-test", "Nobody is asked where a touch belongs.",
      breaks: ["HT-41"], smallest: SceneSize(views: 0, recognizers: 0, samples: 1)
    ) { $0.hitTesting.passes = 0 },
    Fault(
      "point-overrides-ignored", "Overrides of point(inside:) are not asked.",
      breaks: ["HT-32", "FB-01", "FB-05"],
      smallest: SceneSize(views: 0, recognizers: 0, samples: 1)
    ) { $0.hitTesting.heedsPointOverrides = false },
    Fault(
      "grown-edges-ignored", "A view is not hit on the first edges of its larger hit area.",
      breaks: ["FB-05"], smallest: SceneSize(views: 0, recognizers: 0, samples: 1)
    ) { $0.hitTesting.heedsPointOverrides = false },
    Fault(
      "dead-zone-alive", "What is behind gets the touches of a dead zone.",
      breaks: ["FB-08"], smallest: SceneSize(views: 1, recognizers: 0, samples: 1)
    ) { $0.hitTesting.heedsPointOverrides = false },
    Fault(
      "one-helper-enough", "One superview's help suffices, whatever is above it.",
      breaks: ["FB-11"], smallest: SceneSize(views: 2, recognizers: 0, samples: 1)
    ) { $0.hitTesting.asksSubviewsOutsideBounds = true },
    Fault(
      "overflow-overrides-ignored", "Subviews outside are not hit, though the superview says so.",
      breaks: ["FB-06", "FB-08"],
      smallest: SceneSize(views: 1, recognizers: 0, samples: 1)
    ) { $0.hitTesting.heedsPointOverrides = false },
    Fault(
      "frames-override-ignored", "A view is hit where it says that it is empty.",
      breaks: ["FB-07"], smallest: SceneSize(views: 0, recognizers: 0, samples: 1)
    ) { $0.hitTesting.heedsPointOverrides = false },
    Fault(
      "grown-area-unbounded", "A larger hit area reaches outside its superview.",
      breaks: ["FB-02", "FB-11"], smallest: SceneSize(views: 1, recognizers: 0, samples: 1)
    ) { $0.hitTesting.asksSubviewsOutsideBounds = true },
    Fault(
      "grown-area-behind-wins", "A larger hit area wins over siblings in front.",
      breaks: ["FB-04"], smallest: SceneSize(views: 2, recognizers: 0, samples: 1)
    ) { $0.hitTesting.subviewOrder = .backToFront },
    Fault(
      "closed-views-unasked", "A hitTest that asks subviews is not called on closed views.",
      breaks: ["FB-10"], smallest: SceneSize(views: 2, recognizers: 0, samples: 1)
    ) { $0.hitTesting.skipsExcludedSubviews = true },
    Fault(
      "passed-recognizers-told", "Recognizers get touches that pass through their view.",
      breaks: ["FB-13"], smallest: SceneSize(views: 2, recognizers: 1, samples: 1)
    ) { $0.delivery.recognizers = .pathAndSiblings },
    Fault(
      "nothing-behind-window", "A touch that passes through a window is lost.",
      breaks: ["FB-14"], smallest: SceneSize(views: 0, recognizers: 0, samples: 1)
    ) { $0.hitTesting.fallsThroughWindows = false },
    Fault(
      "superview-not-told", "A superview does not hear what its subview passes on.",
      breaks: ["FB-16"], smallest: SceneSize(views: 1, recognizers: 0, samples: 1)
    ) { $0.chain.forwardsTouches = false },
  ]

  static let responders: [Fault] = [
    Fault(
      "controller-before-parent", "A controller is followed by its parent.",
      breaks: ["RC-02", "RC-05"], smallest: SceneSize(views: 2, recognizers: 0, samples: 1)
    ) { $0.chain.afterController = .parent },
    Fault(
      "presenting-left-out", "A presented controller is followed by nobody.",
      breaks: ["RC-04"], smallest: SceneSize(views: 2, recognizers: 0, samples: 1)
    ) { $0.chain.includesPresenting = false },
    Fault(
      "scenes-left-out", "A window is followed by the application, whatever scene it is in.",
      breaks: ["RC-06"], smallest: SceneSize(views: 0, recognizers: 0, samples: 1)
    ) { $0.chain.includesScenes = false },
    Fault(
      "scene-ends-chain", "The chain ends at the scene.",
      breaks: ["RC-07"], smallest: SceneSize(views: 0, recognizers: 0, samples: 1)
    ) { $0.chain.continuesAfterScene = false },
    Fault(
      "delegate-followed", "The delegate is followed by one more responder.",
      breaks: ["RC-09"], smallest: SceneSize(views: 0, recognizers: 0, samples: 1)
    ) { $0.chain.endsWithDelegate = false },
    Fault(
      "recognizers-in-chain", "A recognizer stands between its view and the superview.",
      breaks: ["RC-10"], smallest: SceneSize(views: 1, recognizers: 1, samples: 1)
    ) { $0.chain.includesRecognizers = true },
    Fault(
      "kept-touches-forwarded", "A touch goes on up the chain although an override kept it.",
      breaks: ["RC-14"], smallest: SceneSize(views: 0, recognizers: 0, samples: 1)
    ) { $0.chain.forwardsKeptTouches = true },
    Fault(
      "forwarded-touch-retargeted", "A touch that is passed on becomes one of who gets it.",
      breaks: ["RC-17", "TO-04"], smallest: SceneSize(views: 1, recognizers: 0, samples: 1)
    ) { $0.chain.retargetsForwardedTouches = true },
    Fault(
      "siblings-in-chain", "A view is followed by the sibling behind it.",
      breaks: ["RC-22", "RC-19"], smallest: SceneSize(views: 2, recognizers: 0, samples: 1)
    ) { $0.chain.includesSiblings = true },
    Fault(
      "next-asked-once", "An overridden next is not followed when it changes.",
      breaks: ["RC-11"], smallest: SceneSize(views: 2, recognizers: 0, samples: 2)
    ) { $0.chain.asksNextEveryTime = false },
    Fault(
      "always-delivered", "sendAction says that somebody performed what nobody did.",
      breaks: ["RC-25"], smallest: SceneSize(views: 1, recognizers: 0, samples: 1)
    ) { $0.chain.tellsWhetherDelivered = false },
    Fault(
      "targets-sought", "An action with a target goes to whom the chain has for it.",
      breaks: ["RC-26"], smallest: SceneSize(views: 2, recognizers: 0, samples: 1)
    ) { $0.chain.seeksGivenTargets = true },
    Fault(
      "refusals-ignored", "An action is performed by who says that it cannot.",
      breaks: ["RC-27"], smallest: SceneSize(views: 1, recognizers: 0, samples: 1)
    ) { $0.chain.heedsCanPerformAction = false },
  ]
}
