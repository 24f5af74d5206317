import TouchScript

extension Acquittal {
  /// Of hit-testing, and of which view has a touch. Also of the responder chain and the system.
  static let hitTesting: [Acquittal] = [
    Acquittal(
      "HT-20", "the app animates a view in a message that the view's removal brings about",
      Scenario {
        Window("w", Rect(0, 0, 1, 1)) { View("v", Rect(0, 0, 1, 1)) }
      } script: {
        When(
          .touches("w", .cancelled),
          .animate("v", milliseconds: 2, allowsUserInteraction: false))
        Down(at: Point(0, 0))
        After(1)
        Change(.removeFromSuperview("v"))
        After(1)
        Change(.addSubview("v", to: "w"))
        Down(1, at: Point(0, 0))
      }),
    Acquittal(
      "RC-19", by: "RE-69",
      "a view says that it is being taken out, as the system takes all touches away",
      Scenario {
        Window("w", Rect(0, 0, 1, 1)) { View("v", Rect(0, 0, 1, 1)) }
      } script: {
        When(.touches("w", .began), .removeFromSuperview("v"), .interrupt)
        Down(at: Point(0, 0))
      }),
    Acquittal(
      "RC-13", "a view goes by the frames of its subviews, and a touch is at the edge of one",
      Scenario {
        Window("w", Rect(0, 0, 153, 57)) {
          View("v", Rect(0, 0, 320, 480)) { View("a", Rect(0, 0, 80, 96)) }
            .transform(Transform(a: 1, b: 0.5, c: -0.5, d: 1))
            .pointInside(.onlySubviewFrames)
        }
      } script: {
        Down(at: Point(152, 56))
      }),
    Acquittal(
      "FB-13", by: "RE-72",
      "the app puts the touched view into a window that the touch passed through, which has a tap",
      Scenario {
        Window("front", Rect(0, 0, 1, 1)).level(1).hitTest(.passesThrough).tap("tap")
        Window("back", Rect(0, 0, 1, 1)) { View("v", Rect(0, 0, 1, 1)) }
      } script: {
        When(.touches("back", .began), .addSubview("v", to: "front"))
        Down(at: Point(0, 0))
      }),
    Acquittal(
      "HT-35", "a view answers with one that answered nil itself",
      Scenario {
        Window("w", Rect(0, 0, 1, 1)) {
          View("a", Rect(0, 0, 0, 0)).hitTest(.returns("b"))
          View("b", Rect(0, 0, 0, 0)).hitTest(.returnsNil)
        }
      } script: {
        Down(at: Point(0, 0))
      }),
    Acquittal(
      "FB-17", "a view answers with one whose own hitTest returns nil",
      answering { View("b", Rect(50, 50, 50, 50)).hitTest(.returnsNil) }),
    Acquittal(
      "HT-04", "a view answers with one that is hidden",
      answering { View("b", Rect(50, 50, 50, 50)).isHidden() }),
    Acquittal(
      "HT-21", "a view answers with one whose superview does not contain the point",
      answering { View("c", Rect(0, 0, 1, 1)) { View("b", Rect(50, 50, 50, 50)) } }),
    Acquittal(
      "HT-28", by: "RE-07,RE-13",
      "a view is animated when the app hears of the first of two fingers that land together",
      Scenario {
        Window("v1", Rect(0, 0, 1, 1)).isMultipleTouchEnabled()
      } script: {
        When(.touches("v1", .began), .animate("v1", milliseconds: 1, allowsUserInteraction: false))
        Down(at: Point(0, 0))
        Down(1, at: Point(0, 0))
      }),
    Acquittal(
      "HT-05", by: "RE-07,RE-13",
      "a button is closed when it hears of the first of two fingers that land together",
      Scenario {
        Window("v1", Rect(0, 0, 1, 1)) {
          Button("v2", Rect(0, 0, 1, 1))
        }
      } script: {
        When(.controlEvent("v2", .touchDown), .setUserInteractionEnabled("v2", false))
        Down(at: Point(0, 0))
        Down(1, at: Point(0, 0))
      }),
    Acquittal(
      "HT-10", "a finger lands on the edge of a scroll view that has scrolled by thirds of a point",
      Scenario {
        Window("v1", Rect(0, 0, 1, 1)) {
          ScrollView("v2", Rect(0, 0, 1, 1)).contentSize(Size(28, 0))
        }
      } script: {
        Down(at: Point(0, 0))
        Down(1, at: Point(0, 0))
        Down(2, at: Point(0, 0))
        After(1)
        Move(2, to: Point(-80, 0))
        After(1)
        Down(3, at: Point(0, 0))
      }),
    Acquittal(
      "RC-13", "a message leads the app to have a control send what leads it to take the view out",
      Scenario {
        Window("w", Rect(0, 0, 1, 1)) { Button("b", Rect(0, 0, 1, 1)) }
        Window("x", Rect(0, 0, 1, 1)) { View("v", Rect(0, 0, 1, 1)) }
      } script: {
        When(.controlEvent("b", .touchUpInside), .removeFromSuperview("v"))
        When(.touches("x", .began), .sendActions("b", for: [.touchUpInside]))
        Down(at: Point(0, 0))
      }),
    Acquittal(
      "SY-07", by: "RE-13",
      "the home screen comes between the events of two fingers that land together",
      Scenario {
        Window("w", Rect(0, 0, 1, 1)).tap("tap")
      } script: {
        When(.touches("w", .began), .showHomeScreen)
        Down(at: Point(0, 0))
        Down(1, at: Point(0, 0))
      }),
    Acquittal(
      "RC-13", by: "RE-37,RE-60", "a pan from an edge holds two movements back",
      Scenario {
        Window("w", Rect(0, 0, 1, 1)).screenEdgePan("pan")
      } script: {
        Down(at: Point(0, 0))
        After(1)
        Move(to: Point(0, 0))
        After(1)
        Move(to: Point(0, 0))
        After(1)
        Up()
      }),
    Acquittal(
      "SY-07", by: "RE-69",
      "touches are taken away without an event, and a shake or a press with one",
      Scenario {
        Window("w", Rect(0, 0, 1, 1)).tap("tap")
      } script: {
        Change(.motion(.began))
        Down(at: Point(0, 0))
        After(1)
        Change(.interrupt)
      }),
    Acquittal(
      "SY-04", by: "RE-30", "all that changes is a touch that hit nothing, and a view is taken out",
      Scenario {
        Window("v1", Rect(0, 0, 1, 1)) {
          View("v2", Rect(0, 0, 1, 1))
        }
      } script: {
        Down(at: Point(0, 0))
        Down(1, at: Point(0, 1))
        After(1)
        Change(.removeFromSuperview("v2"))
        Up(1)
      }),
    Acquittal(
      "SY-04", by: "RE-30", "a timer acts as a finger lifts that hit nothing",
      Scenario {
        Window("v1", Rect(0, 0, 1, 1)).tap("r1", taps: 2)
      } script: {
        Down(at: Point(0, 0))
        After(1)
        Up()
        After(1)
        Down(at: Point(0, 1))
        After(349)
        Up()
      }),
    Acquittal(
      "RC-11", "a press of no time begins as the finger comes down, before its view is told",
      Scenario {
        Window("w", Rect(0, 0, 1, 1)).longPress("press", minimumPressDuration: 0)
      } script: {
        Down(at: Point(0, 0))
      }),
    Acquittal(
      "RC-13", by: "RE-37", "a scroll view's pan delays touches of the window that it was moved to",
      Scenario {
        Window("w", Rect(0, 0, 1, 1)) {
          ScrollView("s", Rect(0, 0, 0, 0)).scrollPan("scrolling", delaysTouchesBegan: true)
        }
      } script: {
        Change(.addRecognizer("scrolling", to: "w"))
        Down(at: Point(0, 0))
        After(1)
        Move(to: Point(0, 0))
        After(1)
        Move(to: Point(0, 0))
        After(1)
        Up()
      }),
    Acquittal(
      "RC-13", by: "RE-37", "a scroll view lets several moves go at once, at the lift",
      Scenario {
        Window("w", Rect(0, 0, 1, 1)) {
          ScrollView("s", Rect(0, 0, 1, 1)) {
            View("v", Rect(0, 0, 1, 1)).next("application")
          }
        }
      } script: {
        Down(at: Point(0, 0))
        After(1)
        Move(to: Point(0, 0))
        After(1)
        Move(to: Point(0, 0))
        After(1)
        Up()
      }),
  ]

  /// A tap where a view in front answers with `b`, which would not be hit by itself.
  static func answering(
    after change: Scenario.Change? = nil, @SceneBuilder with answer: () -> SceneParts
  ) -> Scenario {
    Scenario {
      Window("w", Rect(0, 0, 100, 100)) {
        answer()
        View("a", Rect(0, 0, 100, 100)).hitTest(.returns("b"))
      }
    } script: {
      if let change { Change(change) }
      After(10)
      Tap(at: Point(20, 20), holding: 100)
    }
  }
}
