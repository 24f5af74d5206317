import TouchScript

/// The scenes of `SampleScene` as Swift source: each exactly as `Scenario.swiftSource` prints it, which the
/// tests compare with this file. What is printed is not broken into lines, so the formatter passes over it.
extension SampleScene {
  /// A small scene as people write it, with a tap on its button.
  // swift-format-ignore
  static let smallScene = {
let scenario = Scenario {
  Window("window", Rect(0, 0, 320, 480)) {
    View("a", Rect(20, 40, 280, 400)) {
      Button("b", Rect(10, 10, 80, 40)).target("vc", "clicked")
    }
    .alpha(0.5)
    .controller("vc") { $0.touches = .init(.keeps); $0.actions = ["clicked"] }
    .tap("tapA") { $0.cancelsTouchesInView = false }
  }
} script: {
  Down(at: Point(40, 60))
  After(50)
  Up()
}
return scenario
  }()

  /// A scene in which everything differs from its default.
  // swift-format-ignore
  static let everythingScene = {
let scenario = Scenario(dialect: .ios12, application: .init(touches: .init(.keeps), actions: ["quit"], delegate: .init(isResponder: false, touches: .init(.passesOnFirst), actions: ["far"])), orderSeed: 7) {
  Window("window", Rect(0, 0, 320, 480)) {
    View("a", Rect(20, 40.5, 280, 400)) {
      Button("b", Rect(10, 10, 80, 40))
        .isEnabled(false)
        .target("vc", "clicked")
        .target(nil, "near", for: [.touchDown, .touchCancel])
        .releasedTarget("lost")
        .target("delegate", "far")
        .touches(.keeps)
        .pointInside(.onlySubviewFrames)
        .tap("tapB") { $0.delegate = .init() }
    }
    .boundsOrigin(Point(0, 12.125))
    .anchorPoint(Point(0, 1))
    .transform(.quarterTurn)
    .alpha(0.3)
    .isHidden()
    .isUserInteractionEnabled(false)
    .clipsToBounds()
    .isMultipleTouchEnabled()
    .touches(.init(began: .keeps, cancelled: .passesOnFirst))
    .hitTest(.returns("b"))
    .pointInside(.grown(15))
    .next("vc2")
    .shouldBegin(false)
    .implements("near", "undo")
    .controller("vc") { $0.touches = .init(.keeps); $0.actions = ["clicked"] }
    .tap("tapA") { $0.taps = 2; $0.touches = 3; $0.cancelsTouchesInView = false; $0.delaysTouchesBegan = true; $0.delaysTouchesEnded = false; $0.isEnabled = false; $0.delegate = .init(shouldReceive: false, shouldBegin: true, simultaneousWith: ["tapC"]); $0.cannotPrevent = ["tapB"]; $0.cannotBePreventedBy = ["tapC", "tapB"] }
    Control("c", Rect(0, 440, 320, 40))
      .transform(Transform(a: 0.5, c: 1, tx: -3))
      .hitTest(.passesThrough)
      .controller("vc2") { $0.touches = .init(moved: .keeps) }
      .tap("tapC") { $0.delegate = .init(simultaneousWith: []) }
  }
  .level(2)
  .hitTest(.asksSubviews)
  Window("second", Rect(-8, -8, 16, 16))
} script: {
  At(5)
  Down(at: Point(1.5, 2))
  Down(3, at: Point(0, 0))
  After(15)
  Change(.bringToFront("a"))
  Change(.sendToBack("c"))
  Move(to: Point(-3, 2))
  After(4978)
  After(1)
  Up()
  Up(3, at: Point(9, 9))
}
return scenario
  }()

  /// Views of every class, recognizers of every kind and changes of every sort, with everything
  /// different from its default that `everything` leaves as it is.
  // swift-format-ignore
  static let everyKindScene = {
let scenario = Scenario(application: .init(otherEvents: .keeps, dropsEvents: true, delegate: .init(otherEvents: .passesOnFirst))) {
  Window("window", Rect(0, 0, 8, 8)) {
    Label("label", Rect(0, 0, 8, 8)).isUserInteractionEnabled()
    ImageView("image", Rect(0, 0, 8, 8))
      .isOpaque(false)
      .tap("tap") { $0.requiresFailureOf = ["press", "pan"]; $0.subclassRequiresFailureOf = ["swipe"]; $0.subclassIsRequiredToFailBy = ["tap"]; $0.ignoredFingers = [1, 31]; $0.targets = [.init(.responder("vc"), "tapped"), .init(.released, "gone")] }
      .longPress("press") { $0.taps = 1; $0.touches = 2; $0.minimumPressDuration = 300; $0.allowableMovement = 20.5 }
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
      .pan("pan") { $0.minimumTouches = 2; $0.maximumTouches = 3; $0.rebases = true; $0.delegate = .init(refusesTouchesIn: ["label"], shouldReceiveEvent: true, requiresFailureOf: [], isRequiredToFailBy: ["tap", "press"], refusesTouchesOfSubviews: true, onlyWhileOtherIs: [.began, .changed]) }
      .swipe("swipe") { $0.touches = 2; $0.directions = [.left, .down] }
    TableView("table", Rect(0, 0, 8, 8)) {
      Cell("cell", Rect(0, 0, 8, 8)) {
        CellContent("content", Rect(0, 0, 8, 8))
      }
      .screenEdgePan("edge") { $0.edges = [.top, .right] }
      .custom("own") { $0.cannotPrevent = ["edge"]; $0.decisions = [.init(on: .began, touch: 2, isOnOwnView: false, sets: .failed), .init(on: .moved, from: .changed, distance: 30.5, touches: 1, after: 250, sets: .ended)] }
    }
    .contentSize(Size(0, 16))
    .pinch("pinch") { $0.rebases = true }
    .rotation("turn") { $0.requiresFailureOf = ["pinch"] }
    .scrollPan("tablePan") { $0.minimumTouches = 2 }
    Slider("slider", Rect(0, 0, 8, 8))
    Stepper("stepper", Rect(0, 0, 8, 8))
  }
  .hitTest(.asksSubviewsIfOpen)
  .dropsEvents()
  Scenario.Controller(id: "vc", view: "scroll").with { $0.refuses = ["paste"]; $0.otherEvents = .passesOnFirst }
  Scenario.Controller(id: "sheet", view: "label").with { $0.touches = .init(.keeps); $0.presentedBy = "vc"; $0.canBecomeFirstResponder = true }
} script: {
  When(.action("pan"), .setHidden("label", true), .interrupt)
  When(.touches("application", .cancelled), .showApplication)
  When(.controlEvent("switch", .valueChanged), .removeRecognizer("edge"))
  Change(.bringToFront("label"))
  Change(.sendToBack("image"))
  Change(.removeFromSuperview("text"))
  Change(.addSubview("text", to: "scroll"))
  Change(.setHidden("label", false))
  Change(.setAlpha("label", 0.3))
  Change(.setUserInteractionEnabled("image", true))
  Change(.setEnabled("switch", false))
  Change(.setFrame("label", Rect(1, 2, 3, 4.5)))
  Change(.setTransform("label", .scale(2, 0.5)))
  Change(.setBoundsOrigin("scroll", Point(0, 40)))
  Change(.setScrollEnabled("scroll", false))
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
return scenario
  }()

  /// Recognizers of several kinds on one view, each with what matters for its kind or with more.
  // swift-format-ignore
  static let attachedScene = {
let scenario = Scenario {
  Window("w", Rect(0, 0, 9, 9)) {
    View("a", Rect(0, 0, 9, 9))
      .controller("vc") { $0.touches = .init(.keeps); $0.refuses = ["x"]; $0.otherEvents = .keeps; $0.presentedBy = "vd" }
      .longPress("a1") { $0.delegate = .init(); $0.requiresFailureOf = ["b1"] }
      .swipe("b1") { $0.isEnabled = false }
      .pinch("c1") { $0.delaysTouchesBegan = true }
      .pan("d1") { $0.taps = 3; $0.cannotPrevent = ["a1"] }
      .tap("e1") { $0.cannotPrevent = ["a1"]; $0.cannotBePreventedBy = ["b1"]; $0.requiresFailureOf = ["c1"] }
      .longPress("f1") { $0.edges = [.bottom] }
    View("b", Rect(0, 0, 9, 9)).controller("vd")
  }
}
return scenario
  }()

  /// Recognizers in another order than their views, which are attached by name.
  // swift-format-ignore
  static let byNameScene = {
let scenario = Scenario {
  Window("w", Rect(0, 0, 9, 9)) {
    View("a", Rect(0, 0, 9, 9)).controller("vc") { $0.touches = .init(.keeps) }
  }
  Scenario.Recognizer(id: "t", view: "a").with { $0.taps = 2 }
  Scenario.Recognizer(id: "u", view: "w")
}
return scenario
  }()
}
