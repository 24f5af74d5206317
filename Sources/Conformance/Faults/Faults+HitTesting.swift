/// Wrong ways to find the view under a finger.
extension Fault {
  static let hitTesting: [Fault] = [
    Fault(
      "forward-subviews", "Subviews are asked back to front, so the one behind gets the touch.",
      breaks: ["HT-12", "HT-13"], smallest: SceneSize(views: 2, recognizers: 0, samples: 1)
    ) { $0.hitTesting.subviewOrder = .backToFront },
    Fault(
      "asks-all-siblings", "Siblings are asked on after one has answered.",
      breaks: ["HT-12", "HT-24"], smallest: SceneSize(views: 2, recognizers: 0, samples: 1)
    ) { $0.hitTesting.stopsAtFirstAnswer = false },
    Fault(
      "alpha-below-0.009", "Views are passed over below an alpha of 0.009 only.",
      breaks: ["HT-06"], smallest: SceneSize(views: 1, recognizers: 0, samples: 1)
    ) { $0.hitTesting.alphaLimit = 0.009 },
    Fault(
      "alpha-multiplied", "The alphas of superviews are multiplied in.",
      breaks: ["HT-07"], smallest: SceneSize(views: 1, recognizers: 0, samples: 1)
    ) { $0.hitTesting.multipliesAlpha = true },
    Fault(
      "hidden-hit", "Hidden views take touches.",
      breaks: ["HT-04"], smallest: SceneSize(views: 1, recognizers: 0, samples: 1)
    ) { $0.hitTesting.hitsHiddenViews = true },
    Fault(
      "interaction-ignored", "Views take touches although user interaction is disabled.",
      breaks: ["HT-05"], smallest: SceneSize(views: 1, recognizers: 0, samples: 1)
    ) { $0.hitTesting.hitsNoninteractiveViews = true },
    Fault(
      "disabled-control-hit", "Disabled controls take touches.",
      breaks: ["HT-30", "CT-27"], smallest: SceneSize(views: 1, recognizers: 0, samples: 1)
    ) { $0.hitTesting.hitsDisabledControls = true },
    Fault(
      "excluded-point-asked", "Views that take no touches are asked whether the point is inside.",
      breaks: ["HT-01", "HT-02"], smallest: SceneSize(views: 0, recognizers: 0, samples: 1)
    ) { $0.hitTesting.asksPointOfExcludedViews = true },
    Fault(
      "excluded-subviews-skipped", "Superviews pass over subviews that take no touches.",
      breaks: ["HT-03"], smallest: SceneSize(views: 1, recognizers: 0, samples: 1)
    ) { $0.hitTesting.skipsExcludedSubviews = true },
    Fault(
      "children-outside-parent", "Subviews are asked where the point is outside their superview.",
      breaks: ["HT-21", "HT-20", "HT-11"], smallest: SceneSize(views: 1, recognizers: 0, samples: 1)
    ) { $0.hitTesting.asksSubviewsOutsideBounds = true },
    Fault(
      "clipping-heeded", "Subviews outside the bounds take touches unless the view clips.",
      breaks: ["HT-22", "HT-21", "HT-20"], smallest: SceneSize(views: 1, recognizers: 0, samples: 1)
    ) { $0.hitTesting.heedsClipping = true },
    Fault(
      "point-not-converted", "Subviews are asked with the point in their superview's coordinates.",
      breaks: ["HT-15"], smallest: SceneSize(views: 1, recognizers: 0, samples: 1)
    ) { $0.hitTesting.convertsPoint = false },
    Fault(
      "bounds-origin-ignored", "Scrolling a view's bounds does not move what is hit in it.",
      breaks: ["HT-10", "HT-15", "HT-17"], smallest: SceneSize(views: 1, recognizers: 0, samples: 1)
    ) { $0.hitTesting.heedsBoundsOrigin = false },
    Fault(
      "transform-ignored", "Transformed views are hit where they would be without the transform.",
      breaks: ["HT-16", "HT-15", "HT-17"], smallest: SceneSize(views: 1, recognizers: 0, samples: 1)
    ) { $0.hitTesting.heedsTransform = false },
    Fault(
      "closed-edges", "The right and bottom edges count as inside.",
      breaks: ["HT-09", "HT-11"], smallest: SceneSize(views: 0, recognizers: 0, samples: 1)
    ) { $0.hitTesting.edgesAreHalfOpen = false },
    Fault(
      "managed-views-first", "Subviews that a controller manages are asked before all others.",
      breaks: ["HT-43"], smallest: SceneSize(views: 2, recognizers: 0, samples: 1)
    ) { $0.hitTesting.asksManagedViewsFirst = true },
    Fault(
      "never-self", "A view without an answering subview does not answer with itself.",
      breaks: ["HT-19", "HT-20"], smallest: SceneSize(views: 0, recognizers: 0, samples: 1)
    ) { $0.hitTesting.answersSelf = false },
  ]

  static let windows: [Fault] = [
    Fault(
      "back-window-first", "Windows are asked back to front.",
      breaks: ["HT-36", "HT-39"], smallest: SceneSize(views: 0, recognizers: 0, samples: 1)
    ) { $0.hitTesting.windowOrder = .backToFront },
    Fault(
      "window-level-ignored", "The window shown last is asked first, whatever the levels.",
      breaks: ["HT-36"], smallest: SceneSize(views: 0, recognizers: 0, samples: 1)
    ) { $0.hitTesting.heedsWindowLevel = false },
    Fault(
      "first-window-only", "No window behind the first is asked.",
      breaks: ["HT-37"], smallest: SceneSize(views: 0, recognizers: 0, samples: 1)
    ) { $0.hitTesting.fallsThroughWindows = false },
    Fault(
      "hidden-window-hit", "Hidden windows are asked, and take touches.",
      breaks: ["HT-38"], smallest: SceneSize(views: 0, recognizers: 0, samples: 1)
    ) {
      $0.hitTesting.asksHiddenWindows = true
      $0.hitTesting.hitsHiddenViews = true
    },
  ]
}
