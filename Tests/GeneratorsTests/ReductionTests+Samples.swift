import TouchScript

@testable import Generators

extension ReductionTests {
  static let samples = ofViews + ofRecognizers + ofFingers + ofHappenings

  private static let square = Rect(0, 0, 9, 9)
  private static let spot = Point(5, 5)

  private static let ofViews = [
    Sample(
      "A view goes, and its subviews stay where they are", Reductions.mergingViews,
      Scenario {
        Window("w", square) {
          View("a", square) { View("b", square).pan("r", delegate: .init(refusesTouchesIn: ["a"])) }
        }
      },
      Scenario {
        Window("w", square) {
          View("b", square).pan("r", delegate: .init(refusesTouchesIn: ["w"]))
        }
      }),
    Sample(
      "A view goes, and its subviews stay where they are on the screen", Reductions.mergingViews,
      Scenario {
        Window("w", square) {
          View("a", Rect(2, 3, 4, 4)) { View("b", square) }.boundsOrigin(Point(1, 1))
        }
      },
      Scenario { Window("w", square) { View("b", Rect(1, 2, 9, 9)) } }),
    Sample(
      "A view fills its superview", Reductions.fillingParents,
      Scenario {
        Window("w", square) {
          View("a", Rect(2, 2, 3, 3)).transform(.scale(2, 2)).hitTest(.returnsSelf)
        }
      },
      Scenario { Window("w", square) { View("a", square) } }),
    Sample(
      "What is in a window goes into the one behind it", Reductions.mergingWindows,
      Scenario {
        Window("w", Rect(2, 2, 9, 9)).boundsOrigin(Point(1, 1))
        Window("x", Rect(4, 4, 9, 9)) { View("a", square).tap("r") }.level(1).pan("s")
      },
      Scenario {
        Window("w", Rect(2, 2, 9, 9)) { View("a", Rect(3, 3, 9, 9)).tap("r") }
          .boundsOrigin(Point(1, 1)).pan("s")
      }),
    Sample(
      "A window is enough", Reductions.mergingWindows,
      Scenario {
        Window("w", square) { View("a", square) }
        Window("x", square).tap("r")
        Window("y", square)
      },
      Scenario { Window("x", square).tap("r") }),
    Sample(
      "A control is a plain view", Reductions.plainViews,
      Scenario {
        Window("w", square) {
          Button("a", square).target("w", "act").isEnabled(false).beginsTracking(false)
        }
      } script: {
        Change(.sendActions("a", for: [.touchDown]))
        Change(.setHidden("a", true))
        When(.controlEvent("a", .touchDown), .interrupt)
      },
      Scenario {
        Window("w", square) { View("a", square) }
      } script: {
        Change(.setHidden("a", true))
      }),
    Sample(
      "A table and its cells are plain views", Reductions.plainViews,
      Scenario {
        Window("w", square) {
          TableView("t", square) { Cell("c", square) { CellContent("d", square) } }
        }
      },
      Scenario {
        Window("w", square) { View("t", square) { View("c", square) { View("d", square) } } }
      }),
    Sample(
      "A scroll view is a plain view", Reductions.plainViews,
      Scenario {
        Window("w", square) {
          ScrollView("s", square).contentSize(Size(9, 99)).delaysContentTouches(false)
            .touchesShouldCancel(false)
        }
      },
      Scenario { Window("w", square) { View("s", square) } }),
    Sample(
      "A view does what its controller did", Reductions.withoutControllers,
      Scenario {
        Window("w", square) {
          View("a", square).controller("c", touches: .keeps, actions: ["act"])
          Button("b", square).target("c", "act")
        }
      },
      Scenario {
        Window("w", square) {
          View("a", square).touches(.keeps).implements("act")
          Button("b", square).target("a", "act")
        }
      }),
    Sample(
      "A view goes, and its superview overrides what it did", Reductions.mergingViews,
      Scenario {
        Window("w", square) {
          View("a", square).touches(.keeps).implements("act").refuses("cut").otherEvents(.keeps)
            .canBecomeFirstResponder(true)
        }
      },
      Scenario {
        Window("w", square).touches(.keeps).implements("act").refuses("cut").otherEvents(.keeps)
          .canBecomeFirstResponder(true)
      }),
    Sample(
      "A view goes, and its superview is hit as it was", Reductions.mergingViews,
      Scenario {
        Window("w", square) { View("a", square).pointInside(.never).hitTest(.returnsNil) }
      },
      Scenario { Window("w", square).pointInside(.never).hitTest(.returnsNil) }),
    Sample(
      "A view goes, and its superview takes its place", Reductions.mergingViews,
      Scenario { Window("w", Rect(10, 10, 0, 0)) { View("a", Rect(5, 0, 20, 30)) } },
      Scenario { Window("w", Rect(15, 10, 20, 30)) }),
    Sample(
      "A view overrides nothing but how it is hit", Reductions.plainOverrides,
      Scenario { Window("w", square).touches(.keeps).implements("act").pointInside(.never) },
      Scenario { Window("w", square).pointInside(.never) }),
    Sample(
      "A control calls one target for one event", Reductions.fewerTargets,
      Scenario {
        Window("w", square) {
          Button("a", square).target("w", "act", for: [.touchDown, .touchUpInside])
            .target(nil, "go", for: [.touchCancel, .touchDragExit])
        }
      },
      Scenario {
        Window("w", square) { Button("a", square).target(nil, "go", for: [.touchCancel]) }
      }),
    Sample(
      "Actions are sent when a finger comes down", Reductions.touchingDown,
      Scenario {
        Window("w", square) { Button("a", square).target("w", "act", for: [.touchUpInside]) }
      } script: {
        Tap(at: spot)
      },
      Scenario {
        Window("w", square) { Button("a", square).target("w", "act", for: [.touchDown]) }
      } script: {
        Down(at: spot)
      }),
    Sample(
      "Another event comes when a finger comes down, wherever it is named", Reductions.touchingDown,
      Scenario {
        Window("w", square) {
          Button("a", square).target("w", "act", for: [.touchUpInside, .touchCancel])
        }
      } script: {
        Change(.removeTargets("a", for: [.touchCancel]))
        Tap(at: spot)
        When(.controlEvent("a", .touchUpInside), .sendActions("a", for: [.touchUpInside]))
      },
      Scenario {
        Window("w", square) {
          Button("a", square).target("w", "act", for: [.touchDown, .touchCancel])
        }
      } script: {
        Change(.removeTargets("a", for: [.touchCancel]))
        Down(at: spot)
        When(.controlEvent("a", .touchDown), .sendActions("a", for: [.touchDown]))
      }),
    Sample(
      "A finger comes down on a control that was told to send", Reductions.touching,
      Scenario {
        Window("w", square) { Button("a", square).target("w", "act", for: [.valueChanged]) }
      } script: {
        Change(.sendActions("a", for: [.valueChanged]))
      },
      Scenario {
        Window("w", square) { Button("a", square).target("w", "act", for: [.touchDown]) }
      } script: {
        Down(at: .zero)
      }),
    Sample(
      "A finger that stays is a long press", Reductions.pressing,
      Scenario(
        views: [.init(id: "w", kind: .window, frame: square)],
        recognizers: [.init(id: "r", view: "w", kind: .pan)],
        script: [
          .init(at: 0, touches: [.init(0, .began, at: spot)]),
          .init(at: 20, touches: [.init(0, .moved, at: .zero)]),
          .init(at: 40, changes: [.setRecognizerEnabled("r", false)]),
        ]),
      Scenario(
        views: [.init(id: "w", kind: .window, frame: square)],
        recognizers: [.init(id: "r", view: "w", kind: .longPress)],
        script: [
          .init(at: 0, touches: [.init(0, .began, at: spot)]), .init(at: 1_020),
          .init(at: 1_040, changes: [.setRecognizerEnabled("r", false)]),
        ])),
  ]

  private static let ofRecognizers = [
    Sample(
      "A recognizer is a new tap", Reductions.plainRecognizers,
      Scenario {
        Window("w", square).longPress(
          "r", minimumPressDuration: 300, cancelsTouchesInView: false,
          delegate: .init(shouldBegin: true))
      },
      Scenario { Window("w", square).tap("r") }),
    Sample(
      "A recognizer is a new one of its kind", Reductions.plainRecognizers,
      Scenario {
        Window("w", square).pan("r", minimumTouches: 2, delaysTouchesBegan: true).tap("s")
      },
      Scenario { Window("w", square).pan("r").tap("s") }),
    Sample(
      "A recognizer is of a simpler kind", Reductions.otherKinds,
      Scenario {
        Window("w", square).tap("s").swipe(
          "r", touches: 2, directions: [.up], cancelsTouchesInView: false,
          requiresFailureOf: ["s"])
      },
      Scenario {
        Window("w", square).tap("s").tap(
          "r", touches: 2, cancelsTouchesInView: false, requiresFailureOf: ["s"])
      }),
    Sample(
      "A recognizer calls nobody", Reductions.fewerTargets,
      Scenario {
        Window("w", square).tap("r", targets: [.init(.released, "a"), .init(.responder("w"), "b")])
      },
      Scenario { Window("w", square).tap("r") }),
    Sample(
      "One finger taps twice instead of two together", Reductions.tapping,
      Scenario {
        Window("w", square).tap("r", touches: 2)
      } script: {
        Down(at: spot)
        Down(1, at: spot)
      },
      Scenario {
        Window("w", square).tap("r", taps: 2)
      } script: {
        Down(at: spot)
      }),
  ]

  private static let ofFingers = [
    Sample(
      "Another finger does alone what two did", Reductions.oneFinger,
      Scenario {
        Window("w", square).recognizer(.pan, "r", minimumTouches: 2, ignoredFingers: [1])
      } script: {
        Down(at: spot)
        Down(1, at: .zero)
        After(5)
        Move(1, to: spot)
      },
      Scenario {
        Window("w", square).recognizer(.pan, "r", ignoredFingers: [0])
      } script: {
        Down(at: .zero)
        After(5)
        Move(to: spot)
      }),
    Sample(
      "A drag is a tap", Reductions.fewerMoves, drag,
      Scenario {
        Window("w", square)
      } script: {
        Tap(at: spot, holding: 30)
      }),
    Sample(
      "Of several moves the last is enough", Reductions.fewerMoves, drag,
      Scenario {
        Window("w", square)
      } script: {
        Down(at: spot)
        At(20)
        Move(to: Point(7, 7))
        At(30)
        Up(at: Point(8, 8))
      }),
    Sample(
      "A finger comes when it lifted, and stays", Reductions.comingLate, drag,
      Scenario {
        Window("w", square)
      } script: {
        At(30)
        Down(at: spot)
      }),
    Sample(
      "Time passes instead of a finger's lifting", Reductions.waiting,
      Scenario {
        Window("w", square)
      } script: {
        Tap(at: spot)
      },
      Scenario(
        views: [.init(id: "w", kind: .window, frame: square)],
        script: [.init(at: 0, touches: [.init(0, .began, at: spot)]), .init(at: 50)])),
  ]

  private static let drag = Scenario {
    Window("w", square)
  } script: {
    Down(at: spot)
    At(10)
    Move(to: Point(6, 6))
    At(20)
    Move(to: Point(7, 7))
    At(30)
    Up(at: Point(8, 8))
  }

  private static let ofHappenings = [
    Sample(
      "What was done in a callback is done by the script", Reductions.scriptedReactions,
      Scenario {
        Window("w", square) { View("a", square) }
      } script: {
        Tap(at: spot)
        When(.touches("a", .began), .setHidden("a", true))
      },
      Scenario(
        views: [
          .init(id: "w", kind: .window, frame: square), .init(id: "a", parent: "w", frame: square),
        ],
        script: [
          .init(at: 0, touches: [.init(0, .began, at: spot)]),
          .init(
            at: 50, changes: [.setHidden("a", true)], touches: [.init(0, .ended, at: spot)]),
        ])),
    Sample(
      "A control that is told to send by the script has a target", Reductions.scriptedReactions,
      Scenario {
        Window("w", square) { Button("a", square) }
      } script: {
        Down(at: spot)
        When(.touches("a", .began), .sendActions("a", for: [.valueChanged]))
      },
      Scenario {
        Window("w", square) { Button("a", square).target(nil, "act", for: [.valueChanged]) }
      } script: {
        Change(.sendActions("a", for: [.valueChanged]))
      }),
    Sample(
      "What a recognizer's action did is done when a touch begins", Reductions.reactingToTouches,
      Scenario {
        Window("w", square) { View("a", square).tap("r") }
      } script: {
        Tap(at: spot)
        When(.action("r"), .setHidden("a", true))
      },
      Scenario {
        Window("w", square) { View("a", square) }
      } script: {
        Tap(at: spot)
        When(.touches("w", .began), .setHidden("a", true))
      }),
    Sample(
      "A recognizer is removed, and not its view", Reductions.removingRecognizers,
      Scenario {
        Window("w", square) { View("a", square).tap("r") }
      } script: {
        Down(at: spot)
        After(5)
        Change(.removeFromSuperview("a"))
      },
      Scenario {
        Window("w", square).tap("r")
      } script: {
        Down(at: spot)
        After(5)
        Change(.removeRecognizer("r"))
      }),
    Sample(
      "A view is from the start what a change made of it", Reductions.changedFromTheStart,
      Scenario {
        Window("w", square) { View("a", square) }
      } script: {
        Change(.setHidden("a", true))
        After(5)
        Down(at: spot)
      },
      Scenario {
        Window("w", square) { View("a", square).isHidden() }
      } script: {
        At(5)
        Down(at: spot)
      }),
    Sample(
      "A view that is taken out was never there", Reductions.changedFromTheStart,
      Scenario {
        Window("w", square) { View("a", square).tap("r") }
      } script: {
        Change(.removeFromSuperview("a"))
        Change(.setRecognizerEnabled("r", false))
        Down(at: spot)
      },
      Scenario {
        Window("w", square)
      } script: {
        Down(at: spot)
      }),
  ]
}
