import TouchScript

/// Close-ups: what one or two rules speak of, and little else.
extension Sketch {
  static let closeUps = [
    faintViews, turnedView, flatView, coveredControl, helpedOverflow, boundedArea, seeThroughWindow,
    releasedTargets, ownRecognizer, scrolledContent, partialOverride, secondFinger,
    missingFinger, fewFingers, edgePan, nestedTaps, withheldTouch, requirements, ownClass,
  ]

  /// Views that can hardly be seen, one in another, and one that cannot.
  static let faintViews = Sketch("faint views", aims: ["HT-02", "HT-03", "HT-06", "HT-07"]) {
    casting in
    let outer = casting.add(
      Scenario.View(id: "", frame: Rect(16, 16, 200, 200)).with {
        $0.alpha = casting.pick([0.02, 0.05])
      },
      parent: casting.lastWindow)
    let inner = casting.add(
      Scenario.View(id: "", frame: Rect(16, 16, 80, 80)).with {
        $0.alpha = casting.pick([0.02, 0.05])
      },
      parent: outer)
    let closed = casting.add(
      Scenario.View(id: "", frame: Rect(100, 100, 80, 80)).with {
        $0.alpha = casting.pick([0, 0.009])
      },
      parent: outer)
    casting.planTap(in: inner, at: Point(40, 40), 0)
    casting.planTap(in: closed, at: Point(40, 40), 2_000)
  }

  /// A view that is turned or scaled, and touches about its corners.
  static let turnedView = Sketch("a turned view", aims: ["TO-14", "HT-16", "HT-17"]) { casting in
    let turned = casting.add(
      Scenario.View(id: "", frame: Rect(96, 160, 96, 64)).with {
        $0.transform = casting.pick([
          .quarterTurn, .scale(2, 2), .scale(0.5, 0.5), Transform(a: 1, b: 0.5, c: -0.5, d: 1),
        ])
      }, parent: casting.lastWindow)
    casting.planTap(in: turned, at: casting.pick([Point(4, 4), Point(92, 60)]), 0)
    casting.planTap(in: turned, at: casting.pick([Point(-8, 4), Point(100, 60)]), 2_000)
  }

  /// A view without a width or height, alone at its place.
  static let flatView = Sketch("a flat view", aims: ["TO-13", "HT-11", "RC-13", "RC-28"]) {
    casting in
    let flat = casting.add(
      Scenario.View(
        id: "", frame: casting.pick([Rect(96, 160, 0, 64), Rect(96, 160, 64, 0)])),
      parent: casting.lastWindow)
    casting.planTap(in: flat, at: Point(0, 0), 0)
  }

  /// A control in front of another, enabled and without an action, or disabled.
  static let coveredControl = Sketch(
    "a control in front of another",
    aims: [
      "HT-30", "HT-31", "RC-20", "CT-01", "CT-06", "CT-10", "CT-14", "CT-15", "CT-19", "CT-27",
      "CT-28",
    ]
  ) { casting in
    for isFront in [false, true] {
      let control = casting.add(
        Scenario.View(
          id: "", kind: casting.oneIn(2) ? .control : .button, frame: Rect(24, 24, 96, 40)
        ).with { $0.isEnabled = !isFront || !casting.oneIn(3) }, parent: casting.lastWindow)
      if isFront { casting.planTap(in: control, at: Point(48, 20), 0) }
    }
  }

  /// A subview outside its superview, touched there, with the help that there is for it.
  static let helpedOverflow = Sketch(
    "a subview touched outside its superview", aims: ["FB-06", "FB-07", "FB-08", "FB-09", "FB-11"],
    weight: 2
  ) { casting in
    var home = casting.lastWindow
    if casting.oneIn(3) {
      home = casting.add(Scenario.View(id: "", frame: Rect(32, 32, 136, 136)), parent: home)
    }
    var helper = Scenario.View(id: "", frame: Rect(32, 32, 96, 96))
    switch casting.random.below(3) {
    case 0: helper.overrides.pointInside = .orSubviews
    case 1: helper.overrides.pointInside = .onlySubviewFrames
    default: helper.overrides.hitTest = .asksSubviews
    }
    let outer = casting.add(helper, parent: home)
    let inner = casting.add(
      Scenario.View(id: "", frame: Rect(80, 80, 64, 64)).with {
        $0.isUserInteractionEnabled = !casting.oneIn(2)
      },
      parent: outer)
    casting.planTap(in: inner, at: casting.pick([Point(40, 40), Point(60, 60)]), 0)
    casting.planTap(in: outer, at: Point(8, 8), 2_000)
  }

  /// A hit area that is larger than its view and than the superview.
  static let boundedArea = Sketch(
    "a hit area beyond the superview", aims: ["HT-21", "HT-22", "FB-02"]
  ) { casting in
    let outer = casting.add(
      Scenario.View(id: "", frame: Rect(96, 96, 96, 96)), parent: casting.lastWindow)
    var grown = Scenario.View(id: "", frame: Rect(16, 16, 32, 32))
    grown.overrides.pointInside = .grown(64)
    let inner = casting.add(grown, parent: outer)
    casting.planTap(in: inner, at: casting.pick([Point(-40, 8), Point(8, -40)]), 0)
  }

  /// A window in front that takes no touches but those of its subviews.
  static let seeThroughWindow = Sketch(
    "a window that lets touches through",
    aims: ["HT-36", "HT-37", "RC-20", "CT-01", "CT-06", "CT-10", "CT-14", "CT-15", "FB-14"]
  ) { casting in
    let behind = casting.lastWindow
    var window = Scenario.View(id: "", kind: .window, frame: .screen)
    window.level = 2
    window.overrides.hitTest = .passesThrough
    let front = casting.add(window, parent: nil)
    let button = casting.add(
      Scenario.View(id: "", kind: .button, frame: Rect(24, 24, 96, 40)), parent: front)
    casting.planTap(in: button, at: Point(48, 20), 0)
    casting.planTap(in: behind, at: Point(40, 120), 2_000)
  }
}
