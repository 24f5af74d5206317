import TouchScript

/// Scenarios and traces that several suites use.
enum Samples {
  /// A small scene as people write it, with a tap on its button.
  static var small: Scenario {
    Scenario {
      Window("window", Rect(0, 0, 320, 480)) {
        View("a", Rect(20, 40, 280, 400)) {
          Button("b", Rect(10, 10, 80, 40)).target("vc", "clicked")
        }
        .alpha(0.5)
        .tap("tapA", cancelsTouchesInView: false)
        .controller("vc", touches: .keeps, actions: ["clicked"])
      }
    } script: {
      Down(at: Point(40, 60))
      After(50)
      Up()
    }
  }

  /// A scenario in which everything differs from its default.
  static var everything: Scenario {
    Scenario(
      dialect: .ios12,
      views: views, controllers: controllers, recognizers: recognizers,
      application: Scenario.Application(
        touches: .init(.keeps), actions: ["quit"],
        delegate: .init(isResponder: false, touches: .init(.passesOnFirst), actions: ["far"])),
      script: script, orderSeed: 7)
  }

  private static var views: [Scenario.View] {
    [
      Scenario.View(
        id: "window", kind: .window, frame: Rect(0, 0, 320, 480), level: 2,
        overrides: .init(hitTest: .asksSubviews)),
      Scenario.View(
        id: "a", parent: "window", frame: Rect(20, 40.5, 280, 400),
        boundsOrigin: Point(0, 12.125), anchorPoint: Point(0, 1), transform: .quarterTurn,
        alpha: 0.3, isHidden: true, isUserInteractionEnabled: false, clipsToBounds: true,
        isMultipleTouchEnabled: true,
        overrides: .init(
          touches: .init(began: .keeps, cancelled: .passesOnFirst), hitTest: .returns("b"),
          pointInside: .grown(15), next: "vc2", shouldBegin: false, actions: ["near", "undo"])),
      Scenario.View(
        id: "b", parent: "a", kind: .button, frame: Rect(10, 10, 80, 40), isEnabled: false,
        targets: [
          .init(.responder("vc"), "clicked"),
          .init(.firstResponder, "near", for: [.touchDown, .touchCancel]),
          .init(.released, "lost"), .init(.responder("delegate"), "far"),
        ], overrides: .init(touches: .init(.keeps), pointInside: .onlySubviewFrames)),
      Scenario.View(
        id: "c", parent: "window", kind: .control, frame: Rect(0, 440, 320, 40),
        transform: Transform(a: 0.5, c: 1, tx: -3), overrides: .init(hitTest: .passesThrough)),
      Scenario.View(id: "second", kind: .window, frame: Rect(-8, -8, 16, 16)),
    ]
  }

  private static var controllers: [Scenario.Controller] {
    [
      .init(id: "vc", view: "a", touches: .init(.keeps), actions: ["clicked"]),
      .init(id: "vc2", view: "c", touches: .init(moved: .keeps)),
    ]
  }

  private static var recognizers: [Scenario.Recognizer] {
    [
      .init(
        id: "tapA", view: "a", taps: 2, touches: 3, cancelsTouchesInView: false,
        delaysTouchesBegan: true, delaysTouchesEnded: false, isEnabled: false,
        delegate: .init(shouldReceive: false, shouldBegin: true, simultaneousWith: ["tapC"]),
        cannotPrevent: ["tapB"], cannotBePreventedBy: ["tapC", "tapB"]),
      .init(id: "tapB", view: "b", delegate: .init()),
      .init(id: "tapC", view: "c", delegate: .init(simultaneousWith: [])),
    ]
  }

  private static var script: [Scenario.Step] {
    [
      .init(at: 5, touches: [.init(0, .began, at: Point(1.5, 2)), .init(3, .began, at: .zero)]),
      .init(
        at: 20, changes: [.bringToFront("a"), .sendToBack("c")],
        touches: [.init(0, .moved, at: Point(-3, 2))]),
      .init(at: 5000),
      .init(
        at: 5001, touches: [.init(0, .ended, at: Point(-3, 2)), .init(3, .ended, at: Point(9, 9))]),
    ]
  }
}
