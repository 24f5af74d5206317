import Testing
import TouchScript

/// Each test holds the same source twice: as code, and as the text that must be printed for it.
@Suite("A scenario as Swift source")
struct SwiftSourceTests {
  @Test("is what one would write")
  func small() {
    let scenario = Scenario {
      Window("window", Rect(0, 0, 320, 480)) {
        View("a", Rect(20, 40, 280, 400)) {
          Button("b", Rect(10, 10, 80, 40)).target("vc", "clicked")
        }
        .alpha(0.5)
        .controller("vc", touches: .keeps, actions: ["clicked"])
        .tap("tapA", cancelsTouchesInView: false)
      }
    } script: {
      Down(at: Point(40, 60))
      After(50)
      Up()
    }
    #expect(scenario == Samples.small)
    #expect(
      scenario.swiftSource == """
        let scenario = Scenario {
          Window("window", Rect(0, 0, 320, 480)) {
            View("a", Rect(20, 40, 280, 400)) {
              Button("b", Rect(10, 10, 80, 40)).target("vc", "clicked")
            }
            .alpha(0.5)
            .controller("vc", touches: .keeps, actions: ["clicked"])
            .tap("tapA", cancelsTouchesInView: false)
          }
        } script: {
          Down(at: Point(40, 60))
          After(50)
          Up()
        }

        """)
  }

  @Test("says everything that is not at its default")
  func everything() {
    let scenario = Scenario(
      dialect: .ios12,
      application: .init(
        touches: .init(.keeps), actions: ["quit"],
        delegate: .init(isResponder: false, touches: .init(.passesOnFirst), actions: ["far"])),
      orderSeed: 7
    ) {
      Window("window", Rect(0, 0, 320, 480)) {
        a
        Control("c", Rect(0, 440, 320, 40))
          .transform(Transform(a: 0.5, c: 1, tx: -3))
          .hitTest(.passesThrough)
          .controller("vc2", touches: .init(moved: .keeps))
          .tap("tapC", delegate: .init(simultaneousWith: []))
      }
      .level(2)
      .hitTest(.asksSubviews)
      Window("second", Rect(-8, -8, 16, 16))
    } script: {
      At(5)
      Down(at: Point(1.5, 2))
      Down(3, at: Point(0, 0))
      After(15)
      BringToFront("a")
      SendToBack("c")
      Move(to: Point(-3, 2))
      After(4980)
      After(1)
      Up()
      Up(3, at: Point(9, 9))
    }
    #expect(scenario == Samples.everything)
    #expect(scenario.swiftSource == Self.everythingSource)
  }

  @SceneBuilder private var a: SceneParts {
    View("a", Rect(20, 40.5, 280, 400)) {
      Button("b", Rect(10, 10, 80, 40))
        .isEnabled(false)
        .target("vc", "clicked")
        .target(nil, "near", for: [.touchDown, .touchCancel])
        .releasedTarget("lost")
        .target("delegate", "far")
        .touches(.keeps)
        .pointInside(.onlySubviewFrames)
        .tap("tapB", delegate: .init())
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
    .controller("vc", touches: .keeps, actions: ["clicked"])
    .tap(
      "tapA", taps: 2, touches: 3, cancelsTouchesInView: false, delaysTouchesBegan: true,
      delaysTouchesEnded: false, isEnabled: false,
      delegate: .init(shouldReceive: false, shouldBegin: true, simultaneousWith: ["tapC"]),
      cannotPrevent: ["tapB"], cannotBePreventedBy: ["tapC", "tapB"])
  }

  /// As printed; the formatter broke the long lines of the code above.
  private static let everythingSource = """
    let scenario = Scenario(dialect: .ios12, application: .init(touches: .init(.keeps), actions: \
    ["quit"], delegate: .init(isResponder: false, touches: .init(.passesOnFirst), actions: \
    ["far"])), orderSeed: 7) {
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
            .tap("tapB", delegate: .init())
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
        .controller("vc", touches: .keeps, actions: ["clicked"])
        .tap("tapA", taps: 2, touches: 3, cancelsTouchesInView: false, delaysTouchesBegan: true, \
    delaysTouchesEnded: false, isEnabled: false, delegate: .init(shouldReceive: false, \
    shouldBegin: true, simultaneousWith: ["tapC"]), cannotPrevent: ["tapB"], \
    cannotBePreventedBy: ["tapC", "tapB"])
        Control("c", Rect(0, 440, 320, 40))
          .transform(Transform(a: 0.5, c: 1, tx: -3))
          .hitTest(.passesThrough)
          .controller("vc2", touches: .init(moved: .keeps))
          .tap("tapC", delegate: .init(simultaneousWith: []))
      }
      .level(2)
      .hitTest(.asksSubviews)
      Window("second", Rect(-8, -8, 16, 16))
    } script: {
      At(5)
      Down(at: Point(1.5, 2))
      Down(3, at: Point(0, 0))
      After(15)
      BringToFront("a")
      SendToBack("c")
      Move(to: Point(-3, 2))
      After(4980)
      After(1)
      Up()
      Up(3, at: Point(9, 9))
    }

    """

  @Test("attaches by name where the order is another than that of the views")
  func attachmentOrder() {
    let scenario = Scenario {
      Window("w", Rect(0, 0, 9, 9)) {
        View("a", Rect(0, 0, 9, 9))
      }
      Scenario.Controller(id: "vc", view: "a", touches: .init(.keeps))
      Scenario.Recognizer(id: "t", view: "a", taps: 2)
      Scenario.Recognizer(id: "u", view: "w")
    }
    #expect(
      scenario.swiftSource == """
        let scenario = Scenario {
          Window("w", Rect(0, 0, 9, 9)) {
            View("a", Rect(0, 0, 9, 9)).controller("vc", touches: .keeps)
          }
          Scenario.Recognizer(id: "t", view: "a", taps: 2)
          Scenario.Recognizer(id: "u", view: "w")
        }

        """)
    var twoControllers = scenario
    twoControllers.views.append(.init(id: "b", parent: "w"))
    twoControllers.controllers.insert(.init(id: "vd", view: "b"), at: 0)
    let names = twoControllers.swiftSource.split(separator: "\n").filter {
      $0.contains("Controller")
    }
    #expect(
      names == [
        #"  Scenario.Controller(id: "vd", view: "b")"#,
        #"  Scenario.Controller(id: "vc", view: "a", touches: .init(.keeps))"#,
      ])
  }

  @Test("puts views that are too deep for blocks inside others by name")
  func depth() {
    let scenario = Scenario {
      for level in 0..<14 {
        if level == 0 {
          Window("v0", Rect(0, 0, 9, 9))
        } else {
          View("v\(level)", Rect(0, 0, 9, 9)).inside("v\(level - 1)")
        }
      }
    }
    #expect(
      scenario.swiftSource.hasSuffix(
        """
                                View("v11", Rect(0, 0, 9, 9))
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
          View("v12", Rect(0, 0, 9, 9)) {
            View("v13", Rect(0, 0, 9, 9))
          }
          .inside("v11")
        }

        """))
  }

  @Test("escapes what would end a text or hide in it")
  func escapes() {
    let scenario = Scenario { Window("a\"\\(b)\n\u{202e}é", Rect(0, 0, 9, 9)) }
    #expect(
      scenario.swiftSource.contains(#"Window("a\"\\(b)\n\u{202e}é", Rect(0, 0, 9, 9))"#))
  }

  @Test("begins at the time at which the script does")
  func start() {
    func script(_ step: Scenario.Step) -> [Substring] {
      Scenario(script: [step]).swiftSource.split(separator: "\n").dropFirst(2).dropLast()
    }
    #expect(script(.init(at: 0)) == ["  At(0)"])
    #expect(script(.init(at: 0, changes: [.sendToBack("a")])) == [#"  SendToBack("a")"#])
    #expect(script(.init(at: 9)) == ["  At(9)"])
  }
}
