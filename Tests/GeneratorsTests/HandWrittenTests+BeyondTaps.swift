import TouchScript

/// Scenarios with everything that is neither a tap nor a view that takes it.
extension HandWrittenTests {
  static let beyondTaps = [
    Sample("views of every kind", kinds),
    Sample("a table with cells and their contents", table),
    Sample("what a scroll view can be told", scrolling),
    Sample("every override", overrides),
    Sample("what other responders do with other events", otherEvents),
    Sample("recognizers of every kind with all their parameters", recognizers),
    Sample("recognizers that wait for others, in every way", waiting),
    Sample("delegates that filter", filters),
    Sample("recognizers that call several targets", called),
    Sample("every change", changes),
    Sample("reactions in every kind of callback", reactions),
    Sample("reactions to what takes its time", presentations),
    Sample("recognizers and controllers in another order than their views", reordered),
    Sample("properties where they mean nothing", meaningless),
  ]

  private static let kinds = Scenario {
    Window("w", Rect(0, 0, 320, 480)) {
      Label("a", Rect(0, 0, 10, 10)).isUserInteractionEnabled()
      Label("b", Rect(0, 0, 10, 10)) { ImageView("c", Rect(0, 0, 10, 10)) }
      ImageView("d", Rect(0, 0, 10, 10)).isUserInteractionEnabled(true)
      Switch("e", Rect(0, 0, 51, 31)).isUserInteractionEnabled(false)
      Slider("f", Rect(0, 0, 100, 31)).target("w", "act", for: [.valueChanged])
      SegmentedControl("g", Rect(0, 0, 100, 31)).items(5).isEnabled(false)
      Stepper("h", Rect(0, 0, 94, 32)).target(nil, "go", for: [.primaryActionTriggered])
      PageControl("i", Rect(0, 0, 100, 31)).items(64)
      TextField("j", Rect(0, 0, 100, 31))
        .target("w", "act", for: [.editingDidBegin, .editingChanged, .editingDidEndOnExit])
      View("k", Rect(0, 0, 10, 10)).isExclusiveTouch()
      Label("l", Rect(0, 0, 10, 10)).isOpaque(false)
    }
  }

  private static let table = Scenario {
    Window("w", Rect(0, 0, 320, 480)) {
      TableView("t", Rect(0, 0, 320, 480)) {
        View("background", Rect(0, 0, 320, 480))
        Cell("r1", Rect(0, 0, 320, 44)) {
          CellContent("c1", Rect(0, 0, 320, 44)) { Label("title", Rect(8, 8, 80, 20)) }
          Button("b", Rect(280, 0, 40, 44))
        }
        Cell("r2", Rect(0, 44, 320, 44))
        ScrollView("inner", Rect(0, 88, 320, 44))
      }
      .contentSize(Size(320, 1_000.125))
    }
  } script: {
    Tap(at: Point(10, 10))
    Change(.addSubview("r1", to: "t"))
  }

  private static let scrolling = Scenario {
    Window("w", Rect(0, 0, 320, 480)) {
      ScrollView("s", Rect(0, 0, 320, 480)) {
        View("a", Rect(0, 0, 10, 10))
      }
      .contentSize(Size(999_999.875, 0.125)).delaysContentTouches(false)
      .canCancelContentTouches(false).isScrollEnabled(false)
      .touchesShouldBegin(false).touchesShouldCancel(true).boundsOrigin(Point(0, 80))
    }
  }

  private static let overrides = Scenario {
    Window("w", Rect(0, 0, 320, 480)) {
      Slider("a", Rect(0, 0, 10, 10))
        .beginsTracking(false).continuesTracking(true).sendsActions(false)
      View("b", Rect(0, 0, 10, 10)).canBecomeFirstResponder(true).refuses("act", "go", "other")
      View("c", Rect(0, 0, 10, 10)).otherEvents(.keeps).hitTest(.asksSubviewsIfOpen)
      TextField("d", Rect(0, 0, 10, 10)).canBecomeFirstResponder(false)
        .otherEvents(.passesOnFirst)
    }
    .dropsEvents()
  }

  private static let otherEvents = Scenario(
    application: Scenario.Application(
      otherEvents: .passesOnFirst, dropsEvents: true,
      delegate: Scenario.Application.Delegate(otherEvents: .keeps))
  ) {
    Window("w", Rect(0, 0, 320, 480)) {
      View("a", Rect(0, 0, 10, 10))
        .controller("vc", refuses: ["act", "an action of one's own"], otherEvents: .keeps)
    }
  }

  private static let recognizers = Scenario {
    Window("w", Rect(0, 0, 320, 480))
      .recognizer(.tap, "tap", taps: 10, touches: 10, rebases: true, ignoredFingers: [0, 7, 31])
      .recognizer(.longPress, "press", taps: 0, minimumPressDuration: 0, allowableMovement: 0)
      .recognizer(
        .longPress, "slow", taps: 10, touches: 2, minimumPressDuration: 86_400_000,
        allowableMovement: 30.5
      )
      .recognizer(.pan, "pan", minimumTouches: 2, maximumTouches: 2, rebases: true)
      .recognizer(.pan, "free", minimumTouches: 3)
      .recognizer(.swipe, "swipe", touches: 3, directions: [.up])
      .recognizer(.swipe, "anyWay", directions: [.right, .left, .up, .down])
      .recognizer(.pinch, "pinch", rebases: true)
      .recognizer(.rotation, "rotation", delaysTouchesBegan: true, ignoredFingers: [1])
      .recognizer(.screenEdgePan, "edge", maximumTouches: 1, edges: [.top, .right])
  }

  private static let waiting = Scenario {
    Window("w", Rect(0, 0, 320, 480)) {
      View("a", Rect(0, 0, 100, 100))
        .recognizer(.tap, "one", requiresFailureOf: ["two", "three"])
        .recognizer(
          .tap, "two", taps: 2, requiresFailureOf: ["three"],
          subclassRequiresFailureOf: ["one", "two"])
    }
    .recognizer(
      .pan, "three",
      delegate: .init(requiresFailureOf: ["one"], isRequiredToFailBy: ["two", "three"]),
      subclassIsRequiredToFailBy: ["one"]
    )
    .recognizer(.swipe, "four", delegate: .init(requiresFailureOf: [], isRequiredToFailBy: []))
  }

  private static let filters = Scenario {
    Window("w", Rect(0, 0, 320, 480)) {
      View("a", Rect(0, 0, 100, 100))
        .tap("t", delegate: .init(refusesTouchesIn: ["w", "a"], shouldReceiveEvent: false))
        .tap("u", delegate: .init(shouldReceive: true, refusesTouchesIn: []))
        .tap("v", delegate: .init(shouldReceiveEvent: true))
    }
  }

  private static let called = Scenario(application: .init(delegate: .init())) {
    Window("w", Rect(0, 0, 320, 480)) {
      View("a", Rect(0, 0, 100, 100)).controller("vc")
        .pan("p", targets: [.init(.responder("vc"), "act"), .init(.released, "a name of its own")])
        .tap("t", targets: [.init(.responder("application"), "go")])
    }
    .pinch(
      "z",
      targets: [
        .init(.responder("delegate"), "go"), .init(.responder("a"), "go"), .init(.released, "go"),
      ]
    )
    .recognizer(.tap, "plain")
  }

  private static let changes = Scenario(application: .init(delegate: .init())) {
    Window("w", Rect(0, 0, 320, 480)) {
      View("a", Rect(0, 0, 100, 100)) {
        Slider("s", Rect(0, 0, 100, 31))
      }
      .controller("vc").tap("t")
      View("b", Rect(0, 0, 100, 100)).controller("other")
    }
  } script: {
    Change(.bringToFront("a"))
    Change(.sendToBack("b"))
    Change(.removeFromSuperview("s"))
    Change(.addSubview("s", to: "b"))
    Change(.setHidden("w", true))
    Change(.setAlpha("a", 0.005))
    Change(.setUserInteractionEnabled("a", false))
    Change(.setEnabled("s", true))
    Down(at: Point(1, 1))
    After(10)
    Change(.setFrame("b", Rect(-0.5, 1, 2, 3.125)))
    Change(.setTransform("a", Transform(a: 0.1, b: 0.7, c: -2, d: 3)))
    Change(.setTransform("a", .scale(2, 2)))
    Change(.setBoundsOrigin("b", Point(0, 44)))
    Change(.setRecognizerEnabled("t", false))
    Change(.removeRecognizer("t"))
    Change(.addRecognizer("t", to: "w"))
    After(10)
    Change(.interrupt)
    Change(.showHomeScreen)
    Change(.showApplication)
    Change(.beginIgnoringInteractionEvents)
    Change(.endIgnoringInteractionEvents)
    After(10)
    Change(.becomeFirstResponder("a"))
    Change(.resignFirstResponder("vc"))
    Change(.becomeFirstResponder("application"))
    Change(.resignFirstResponder("delegate"))
    Change(.motion(.began))
    Change(.press(.cancelled))
    Change(.remoteControl)
    Change(.present("other", by: "vc"))
    Change(.dismiss("other"))
    Change(.sendActions("s", for: [.valueChanged, .touchUpInside]))
    Change(.removeTargets("s", for: [.touchUpInside, .valueChanged]))
    Change(.makeKeyWindow("w"))
    Change(.animate("a", milliseconds: 250, allowsUserInteraction: false))
    Change(.animate("w", milliseconds: 86_400_000, allowsUserInteraction: true))
  }

  private static let reactions = Scenario {
    Window("w", Rect(0, 0, 320, 480)) {
      Switch("s", Rect(0, 0, 51, 31)).target("w", "act", for: [.valueChanged])
      View("a", Rect(0, 0, 100, 100)).controller("vc").tap("t")
    }
  } script: {
    Tap(at: Point(1, 1))
    When(.action("t"), .removeFromSuperview("a"), .setHidden("s", true))
    When(.touches("a", .cancelled), .setRecognizerEnabled("t", false))
    When(.touches("vc", .moved), .interrupt)
    When(.touches("application", .began), .remoteControl)
    When(.controlEvent("s", .valueChanged), .setEnabled("s", false))
    When(.controlEvent("s", .touchUpInside), .addSubview("a", to: "s"))
    When(.action("t"), .showHomeScreen)
  }

  private static let presentations = Scenario {
    Window("w", Rect(0, 0, 320, 480)) {
      View("a", Rect(0, 0, 100, 100)).controller("one")
      View("b", Rect(0, 0, 100, 100)).controller("two", presentedBy: "one")
      View("c", Rect(0, 0, 100, 100)).controller("three", presentedBy: "two")
    }
  } script: {
    Tap(at: Point(1, 1))
    Change(.dismiss("three"))
    When(.touches("c", .ended), .present("three", by: "one"), .dismiss("two"))
  }

  private static let reordered = Scenario(
    views: [
      .init(id: "w", kind: .window, frame: Rect(0, 0, 320, 480)),
      .init(id: "a", parent: "w"), .init(id: "b", parent: "w"), .init(id: "c", parent: "w"),
    ],
    controllers: [
      .init(id: "vc2", view: "b"), .init(id: "vc1", view: "a", presentedBy: "vc2"),
      .init(id: "vc3", view: "c", presentedBy: "vc1"),
    ],
    recognizers: [
      .init(id: "four", view: "c"), .init(id: "three", view: "b"),
      .init(id: "one", view: "w", requiresFailureOf: ["four"]), .init(id: "five", view: "c"),
      .init(id: "two", view: "w"),
    ])

  private static let meaningless = Scenario {
    Window("w", Rect(0, 0, 320, 480)) {
      View("a", Rect(0, 0, 10, 10)).items(7).contentSize(Size(1, 1)).isEnabled(false).level(3)
        .beginsTracking(true).touchesShouldBegin(true).dropsEvents().sendsActions(true)
        .recognizer(
          .pinch, "p", taps: 3, minimumPressDuration: 1, allowableMovement: 1, minimumTouches: 10,
          maximumTouches: 10, directions: [.left, .down], edges: [.bottom])
    }
  }
}
