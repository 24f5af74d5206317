import TouchScript

extension Samples {
  /// Views of every class, recognizers of every kind and changes of every sort, with everything
  /// different from its default that `everything` leaves as it is.
  static var everyKind: Scenario {
    Scenario(
      views: kindsOfViews, controllers: controllersOfKinds, recognizers: kindsOfRecognizers,
      application: Scenario.Application(
        otherEvents: .keeps, dropsEvents: true, delegate: .init(otherEvents: .passesOnFirst)),
      script: [.init(at: 0, changes: allChanges), .init(at: 9, changes: [.remoteControl])],
      reactions: [
        .init(on: .action("pan"), changes: [.setHidden("label", true), .interrupt]),
        .init(on: .touches("application", .cancelled), changes: [.showApplication]),
        .init(on: .controlEvent("switch", .valueChanged), changes: [.removeRecognizer("edge")]),
      ])
  }

  private static var kindsOfViews: [Scenario.View] {
    let frame = Rect(0, 0, 8, 8)
    let controls: [Scenario.View.Kind] = [.slider, .stepper]
    return [
      .init(
        id: "window", kind: .window, frame: frame,
        overrides: .init(hitTest: .asksSubviewsIfOpen, dropsEvents: true)),
      .init(
        id: "label", parent: "window", kind: .label, frame: frame, isUserInteractionEnabled: true),
      .init(id: "image", parent: "window", kind: .imageView, frame: frame, isOpaque: false),
      .init(
        id: "switch", parent: "window", kind: .switch, frame: frame, isExclusiveTouch: true,
        targets: [.init(.firstResponder, "switched", for: [.valueChanged])],
        overrides: .init(
          refuses: ["cut", "copy"], otherEvents: .keeps, canBecomeFirstResponder: true,
          beginsTracking: false, continuesTracking: true, sendsActions: false,
          tracksInsideOnly: true, redirectsActions: true)),
      .init(
        id: "segments", parent: "window", kind: .segmentedControl, frame: frame, items: 5),
      .init(id: "pages", parent: "window", kind: .pageControl, frame: frame, items: 64),
      .init(id: "text", parent: "window", kind: .textField, frame: frame),
      .init(
        id: "scroll", parent: "window", kind: .scrollView, frame: frame,
        scrolling: .init(
          contentSize: Size(80, 160.5), delaysContentTouches: false,
          canCancelContentTouches: false, isScrollEnabled: false, isPagingEnabled: true),
        overrides: .init(touchesShouldBegin: true, touchesShouldCancel: false)),
      .init(
        id: "table", parent: "window", kind: .tableView, frame: frame,
        scrolling: .init(contentSize: Size(0, 16))),
      .init(id: "cell", parent: "table", kind: .tableCell, frame: frame),
      .init(id: "content", parent: "cell", kind: .cellContent, frame: frame),
    ]
      + controls.map {
        .init(id: $0.rawValue, parent: "window", kind: $0, frame: frame)
      }
  }

  private static var controllersOfKinds: [Scenario.Controller] {
    [
      .init(id: "vc", view: "scroll", refuses: ["paste"], otherEvents: .passesOnFirst),
      .init(id: "sheet", view: "label", touches: .init(.keeps), presentedBy: "vc"),
    ]
  }

  private static var kindsOfRecognizers: [Scenario.Recognizer] {
    [
      .init(
        id: "tap", view: "image", requiresFailureOf: ["press", "pan"],
        subclassRequiresFailureOf: ["swipe"], subclassIsRequiredToFailBy: ["tap"],
        ignoredFingers: [1, 31],
        targets: [.init(.responder("vc"), "tapped"), .init(.released, "gone")]),
      .init(
        id: "press", view: "image", kind: .longPress, taps: 1, touches: 2,
        minimumPressDuration: 300, allowableMovement: 20.5),
      .init(
        id: "pan", view: "scroll", kind: .pan, minimumTouches: 2, maximumTouches: 3,
        rebases: true,
        delegate: .init(
          refusesTouchesIn: ["label"], shouldReceiveEvent: true, requiresFailureOf: [],
          isRequiredToFailBy: ["tap", "press"], refusesTouchesOfSubviews: true,
          onlyWhileOtherIs: [.began, .changed])),
      .init(id: "swipe", view: "scroll", kind: .swipe, touches: 2, directions: [.left, .down]),
      .init(id: "pinch", view: "table", kind: .pinch, rebases: true),
      .init(id: "turn", view: "table", kind: .rotation, requiresFailureOf: ["pinch"]),
      .init(id: "tablePan", view: "table", kind: .scrollPan, minimumTouches: 2),
      .init(id: "edge", view: "cell", kind: .screenEdgePan, edges: [.top, .right]),
      .init(
        id: "own", view: "cell", kind: .custom, cannotPrevent: ["edge"],
        decisions: [
          .init(on: .began, touch: 2, isOnOwnView: false, sets: .failed),
          .init(on: .moved, from: .changed, distance: 30.5, touches: 1, after: 250, sets: .ended),
        ]),
    ]
  }

  /// A change of every sort.
  static var allChanges: [Scenario.Change] {
    [
      .bringToFront("label"), .sendToBack("image"), .removeFromSuperview("text"),
      .addSubview("text", to: "scroll"), .setHidden("label", false), .setAlpha("label", 0.3),
      .setUserInteractionEnabled("image", true), .setEnabled("switch", false),
      .setFrame("label", Rect(1, 2, 3, 4.5)), .setTransform("label", .scale(2, 0.5)),
      .setBoundsOrigin("scroll", Point(0, 40)), .setRecognizerEnabled("tap", false),
      .removeRecognizer("tap"), .addRecognizer("tap", to: "label"), .interrupt, .showHomeScreen,
      .showApplication, .beginIgnoringInteractionEvents, .endIgnoringInteractionEvents,
      .becomeFirstResponder("text"), .resignFirstResponder("vc"), .motion(.began),
      .press(.cancelled), .remoteControl, .present("sheet", by: "vc"), .dismiss("sheet"),
      .sendActions("switch", for: [.valueChanged, .touchUpInside]),
      .removeTargets("switch", for: [.valueChanged, .touchUpInside]), .makeKeyWindow("window"),
      .animate("label", milliseconds: 300, allowsUserInteraction: false),
      .animate("label", milliseconds: 0, allowsUserInteraction: true),
    ]
  }
}
