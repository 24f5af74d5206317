import Testing
import TouchScript

/// Each test holds the same source twice: as code, and as the text that must be printed for it.
@Suite("Everything that a scenario can say, as Swift source")
struct KindSourceTests {
  @Test("makes the same scenario again")
  func everything() {
    let scenario = Scenario(
      application: .init(
        otherEvents: .keeps, dropsEvents: true, delegate: .init(otherEvents: .passesOnFirst))
    ) {
      Window("window", Rect(0, 0, 8, 8)) {
        parts
        Slider("slider", Rect(0, 0, 8, 8))
        Stepper("stepper", Rect(0, 0, 8, 8))
      }
      .hitTest(.asksSubviewsIfOpen)
      .dropsEvents()
      Scenario.Controller(id: "vc", view: "scroll", refuses: ["paste"], otherEvents: .passesOnFirst)
      Scenario.Controller(id: "sheet", view: "label", touches: .init(.keeps), presentedBy: "vc")
    } script: {
      When(.action("pan"), .setHidden("label", true), .interrupt)
      When(.touches("application", .cancelled), .showApplication)
      When(.controlEvent("switch", .valueChanged), .removeRecognizer("edge"))
      changes
      After(9)
      Change(.remoteControl)
    }
    #expect(scenario == Samples.everyKind)
    #expect(Samples.everyKind.swiftSource == Self.source)
  }

  @SceneBuilder private var parts: SceneParts {
    Label("label", Rect(0, 0, 8, 8)).isUserInteractionEnabled()
    ImageView("image", Rect(0, 0, 8, 8))
      .isOpaque(false)
      .recognizer(
        .tap, "tap", requiresFailureOf: ["press", "pan"], subclassRequiresFailureOf: ["swipe"],
        subclassIsRequiredToFailBy: ["tap"], ignoredFingers: [1, 31],
        targets: [.init(.responder("vc"), "tapped"), .init(.released, "gone")]
      )
      .longPress("press", taps: 1, touches: 2, minimumPressDuration: 300, allowableMovement: 20.5)
    Switch("switch", Rect(0, 0, 8, 8))
      .isExclusiveTouch()
      .target(nil, "switched", for: [.valueChanged])
      .refuses("cut", "copy")
      .otherEvents(.keeps)
      .canBecomeFirstResponder(true)
      .beginsTracking(false)
      .continuesTracking(true)
      .sendsActions(false)
      .tracksInsideOnly()
      .redirectsActions()
    SegmentedControl("segments", Rect(0, 0, 8, 8)).items(5)
    PageControl("pages", Rect(0, 0, 8, 8)).items(64)
    TextField("text", Rect(0, 0, 8, 8))
    ScrollView("scroll", Rect(0, 0, 8, 8))
      .contentSize(Size(80, 160.5))
      .delaysContentTouches(false)
      .canCancelContentTouches(false)
      .isScrollEnabled(false)
      .isPagingEnabled()
      .touchesShouldBegin(true)
      .touchesShouldCancel(false)
      .pan(
        "pan", minimumTouches: 2, maximumTouches: 3, rebases: true,
        delegate: .init(
          refusesTouchesIn: ["label"], shouldReceiveEvent: true, requiresFailureOf: [],
          isRequiredToFailBy: ["tap", "press"], refusesTouchesOfSubviews: true,
          onlyWhileOtherIs: [.began, .changed])
      )
      .swipe("swipe", touches: 2, directions: [.left, .down])
    TableView("table", Rect(0, 0, 8, 8)) {
      Cell("cell", Rect(0, 0, 8, 8)) {
        CellContent("content", Rect(0, 0, 8, 8))
      }
      .screenEdgePan("edge", edges: [.top, .right])
      .custom(
        "own", cannotPrevent: ["edge"],
        decisions: [
          .init(on: .began, touch: 2, isOnOwnView: false, sets: .failed),
          .init(on: .moved, from: .changed, distance: 30.5, touches: 1, after: 250, sets: .ended),
        ])
    }
    .contentSize(Size(0, 16))
    .pinch("pinch", rebases: true)
    .rotation("turn", requiresFailureOf: ["pinch"])
    .scrollPan("tablePan", minimumTouches: 2)
  }

  @ScriptBuilder private var changes: ScriptParts {
    BringToFront("label")
    SendToBack("image")
    Change(.removeFromSuperview("text"))
    Change(.addSubview("text", to: "scroll"))
    Change(.setHidden("label", false))
    Change(.setAlpha("label", 0.3))
    Change(.setUserInteractionEnabled("image", true))
    Change(.setEnabled("switch", false))
    Change(.setFrame("label", Rect(1, 2, 3, 4.5)))
    Change(.setTransform("label", .scale(2, 0.5)))
    Change(.setBoundsOrigin("scroll", Point(0, 40)))
    Change(.setRecognizerEnabled("tap", false))
    Change(.removeRecognizer("tap"))
    Change(.addRecognizer("tap", to: "label"))
    Change(.interrupt)
    Change(.showHomeScreen)
    Change(.showApplication)
    Change(.beginIgnoringInteractionEvents)
    Change(.endIgnoringInteractionEvents)
    Change(.becomeFirstResponder("text"))
    Change(.resignFirstResponder("vc"))
    Change(.motion(.began))
    Change(.press(.cancelled))
    Change(.remoteControl)
    Change(.present("sheet", by: "vc"))
    Change(.dismiss("sheet"))
    Change(.sendActions("switch", for: [.valueChanged, .touchUpInside]))
    Change(.removeTargets("switch", for: [.valueChanged, .touchUpInside]))
    Change(.makeKeyWindow("window"))
    Change(.animate("label", milliseconds: 300, allowsUserInteraction: false))
    Change(.animate("label", milliseconds: 0, allowsUserInteraction: true))
  }

  /// As printed; the formatter broke the long lines of the code above.
  private static let source = """
    let scenario = Scenario(application: .init(otherEvents: .keeps, dropsEvents: true, delegate: \
    .init(otherEvents: .passesOnFirst))) {
      Window("window", Rect(0, 0, 8, 8)) {
        Label("label", Rect(0, 0, 8, 8)).isUserInteractionEnabled()
        ImageView("image", Rect(0, 0, 8, 8))
          .isOpaque(false)
          .recognizer(.tap, "tap", requiresFailureOf: ["press", "pan"], \
    subclassRequiresFailureOf: ["swipe"], subclassIsRequiredToFailBy: ["tap"], \
    ignoredFingers: [1, 31], targets: [.init(.responder("vc"), "tapped"), \
    .init(.released, "gone")])
          .longPress("press", taps: 1, touches: 2, minimumPressDuration: 300, \
    allowableMovement: 20.5)
        Switch("switch", Rect(0, 0, 8, 8))
          .isExclusiveTouch()
          .target(nil, "switched", for: [.valueChanged])
          .refuses("cut", "copy")
          .otherEvents(.keeps)
          .canBecomeFirstResponder(true)
          .beginsTracking(false)
          .continuesTracking(true)
          .sendsActions(false)
          .tracksInsideOnly()
          .redirectsActions()
        SegmentedControl("segments", Rect(0, 0, 8, 8)).items(5)
        PageControl("pages", Rect(0, 0, 8, 8)).items(64)
        TextField("text", Rect(0, 0, 8, 8))
        ScrollView("scroll", Rect(0, 0, 8, 8))
          .contentSize(Size(80, 160.5))
          .delaysContentTouches(false)
          .canCancelContentTouches(false)
          .isScrollEnabled(false)
          .isPagingEnabled()
          .touchesShouldBegin(true)
          .touchesShouldCancel(false)
          .pan("pan", minimumTouches: 2, maximumTouches: 3, rebases: true, delegate: \
    .init(refusesTouchesIn: ["label"], shouldReceiveEvent: true, requiresFailureOf: [], \
    isRequiredToFailBy: ["tap", "press"], refusesTouchesOfSubviews: true, onlyWhileOtherIs: [.began, .changed]))
          .swipe("swipe", touches: 2, directions: [.left, .down])
        TableView("table", Rect(0, 0, 8, 8)) {
          Cell("cell", Rect(0, 0, 8, 8)) {
            CellContent("content", Rect(0, 0, 8, 8))
          }
          .screenEdgePan("edge", edges: [.top, .right])
          .custom("own", cannotPrevent: ["edge"], decisions: [.init(on: .began, touch: 2, isOnOwnView: \
    false, sets: .failed), .init(on: .moved, from: .changed, distance: 30.5, touches: 1, after: 250, \
    sets: .ended)])
        }
        .contentSize(Size(0, 16))
        .pinch("pinch", rebases: true)
        .rotation("turn", requiresFailureOf: ["pinch"])
        .scrollPan("tablePan", minimumTouches: 2)
        Slider("slider", Rect(0, 0, 8, 8))
        Stepper("stepper", Rect(0, 0, 8, 8))
      }
      .hitTest(.asksSubviewsIfOpen)
      .dropsEvents()
      Scenario.Controller(id: "vc", view: "scroll", refuses: ["paste"], \
    otherEvents: .passesOnFirst)
      Scenario.Controller(id: "sheet", view: "label", touches: .init(.keeps), presentedBy: "vc")
    } script: {
      When(.action("pan"), .setHidden("label", true), .interrupt)
      When(.touches("application", .cancelled), .showApplication)
      When(.controlEvent("switch", .valueChanged), .removeRecognizer("edge"))
      BringToFront("label")
      SendToBack("image")
      Change(.removeFromSuperview("text"))
      Change(.addSubview("text", to: "scroll"))
      Change(.setHidden("label", false))
      Change(.setAlpha("label", 0.3))
      Change(.setUserInteractionEnabled("image", true))
      Change(.setEnabled("switch", false))
      Change(.setFrame("label", Rect(1, 2, 3, 4.5)))
      Change(.setTransform("label", .scale(2, 0.5)))
      Change(.setBoundsOrigin("scroll", Point(0, 40)))
      Change(.setRecognizerEnabled("tap", false))
      Change(.removeRecognizer("tap"))
      Change(.addRecognizer("tap", to: "label"))
      Change(.interrupt)
      Change(.showHomeScreen)
      Change(.showApplication)
      Change(.beginIgnoringInteractionEvents)
      Change(.endIgnoringInteractionEvents)
      Change(.becomeFirstResponder("text"))
      Change(.resignFirstResponder("vc"))
      Change(.motion(.began))
      Change(.press(.cancelled))
      Change(.remoteControl)
      Change(.present("sheet", by: "vc"))
      Change(.dismiss("sheet"))
      Change(.sendActions("switch", for: [.valueChanged, .touchUpInside]))
      Change(.removeTargets("switch", for: [.valueChanged, .touchUpInside]))
      Change(.makeKeyWindow("window"))
      Change(.animate("label", milliseconds: 300, allowsUserInteraction: false))
      Change(.animate("label", milliseconds: 0, allowsUserInteraction: true))
      After(9)
      Change(.remoteControl)
    }

    """

  @Test("attaches recognizers of each kind with what matters for it, and of any with everything")
  func recognizers() {
    let source = Scenario {
      Window("w", Rect(0, 0, 9, 9))
        .longPress("a", delegate: .init(), requiresFailureOf: ["b"])
        .swipe("b", isEnabled: false)
        .pinch("c", delaysTouchesBegan: true)
        .recognizer(.pan, "d", taps: 3, cannotPrevent: ["a"])
        .tap("e", cannotPrevent: ["a"], cannotBePreventedBy: ["b"], requiresFailureOf: ["c"])
        .recognizer(.longPress, "f", edges: [.bottom])
        .controller("vc", touches: .keeps, refuses: ["x"], otherEvents: .keeps, presentedBy: "vd")
        .controller("vd", otherEvents: .passesOnFirst)
    }
    let scenario = Scenario(
      views: [.init(id: "w", kind: .window, frame: Rect(0, 0, 9, 9))],
      controllers: [
        .init(id: "vd", view: "w", otherEvents: .passesOnFirst),
        .init(
          id: "vc", view: "w", touches: .init(.keeps), refuses: ["x"], otherEvents: .keeps,
          presentedBy: "vd"),
      ],
      recognizers: [
        .init(id: "a", view: "w", kind: .longPress, delegate: .init(), requiresFailureOf: ["b"]),
        .init(id: "b", view: "w", kind: .swipe, isEnabled: false),
        .init(id: "c", view: "w", kind: .pinch, delaysTouchesBegan: true),
        .init(id: "d", view: "w", kind: .pan, taps: 3, cannotPrevent: ["a"]),
        .init(
          id: "e", view: "w", cannotPrevent: ["a"], cannotBePreventedBy: ["b"],
          requiresFailureOf: ["c"]),
        .init(id: "f", view: "w", kind: .longPress, edges: [.bottom]),
      ])
    #expect(source == scenario)
    var single = scenario
    single.controllers.removeFirst()
    #expect(
      single.swiftSource == """
        let scenario = Scenario {
          Window("w", Rect(0, 0, 9, 9))
            .controller("vc", touches: .keeps, refuses: ["x"], otherEvents: .keeps, \
        presentedBy: "vd")
            .longPress("a", delegate: .init(), requiresFailureOf: ["b"])
            .swipe("b", isEnabled: false)
            .pinch("c", delaysTouchesBegan: true)
            .recognizer(.pan, "d", taps: 3, cannotPrevent: ["a"])
            .tap("e", cannotPrevent: ["a"], cannotBePreventedBy: ["b"], requiresFailureOf: ["c"])
            .recognizer(.longPress, "f", edges: [.bottom])
        }

        """)
  }

  @Test("can hold reactions and nothing else in its script")
  func reactionsAlone() {
    let scenario = Scenario {
      Window("w", Rect(0, 0, 9, 9))
    } script: {
      When(.touches("w", .began), .bringToFront("a"), .setTransform("w", .identity))
    }
    #expect(scenario.script.isEmpty)
    #expect(
      scenario.swiftSource.hasSuffix(
        """
        } script: {
          When(.touches("w", .began), .bringToFront("a"), .setTransform("w", .identity))
        }

        """))
  }
}
