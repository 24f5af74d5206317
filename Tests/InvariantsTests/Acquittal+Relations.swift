import TouchScript

extension Acquittal {
  /// Of relations between two scenes that mean the same.
  static let relations: [Acquittal] = [
    Acquittal(
      "M-4", by: "RE-11:every,RE-46",
      "a tap that is prevented at once is asked about the lift, or not, as it is told first or last",
      Scenario {
        Window("w", Rect(0, 0, 1, 1)) { View("v", Rect(0, 0, 1, 1)).tap("near") }
          .tap("far", delegate: .init(shouldReceiveEvent: true))
      } script: {
        Down(at: Point(0, 0))
        After(1)
        Up()
      }),
    Acquittal(
      "M-5", "a finger moves when a tap has given up on it, and would have stopped before",
      Scenario {
        Window("w", Rect(0, 0, 1, 1)).tap("tap")
      } script: {
        Down(at: Point(0, 0))
        After(750)
        Move(to: Point(0, 1))
      }),
    Acquittal(
      "M-7", "one finger lifts as another moves, whose recognizer waits for the first's",
      Scenario {
        Window("w", Rect(0, 0, 1, 1))
          .recognizer(.tap, "r", ignoredFingers: [1])
          .recognizer(.tap, "s", requiresFailureOf: ["r"], ignoredFingers: [0])
      } script: {
        Down(at: Point(0, 0))
        After(1)
        Down(1, at: Point(0, 0))
        After(1)
        Up()
        Move(1, to: Point(0, 0))
      }),
    Acquittal(
      "M-8", "two recognizers give up on a delayed touch at one moment",
      Scenario {
        Window("w", Rect(0, 0, 1, 1)) {
          View("v", Rect(0, 0, 1, 1)).tap("double", taps: 2)
        }
        .tap("single", delaysTouchesBegan: true)
      } script: {
        Down(at: Point(0, 0))
        After(1)
        Up()
        After(1)
        Down(at: Point(0, 0))
        After(750)
      }),
    Acquittal(
      "M-8", "two double taps give up at one moment, and with the last a second touch is let go",
      Scenario {
        Window("w", Rect(0, 0, 2, 1)) { View("v", Rect(1, 0, 1, 1)).tap("inner", taps: 2) }
          .tap("outer", taps: 2, touches: 2)
      } script: {
        Down(at: Point(0, 0))
        Down(1, at: Point(1, 0))
        After(1)
        Up()
        After(1)
        Up(1)
        After(350)
      }),
    // The engine was wrong: the content heard of the touch if the tap was told last.,
    Acquittal(
      "M-8", "a tap ignores a touch that a scroll view refuses for its content, first or last",
      Scenario {
        Window("w", Rect(0, 0, 1, 1)) {
          ScrollView("s", Rect(0, 0, 1, 1)) {
            View("v", Rect(0, 0, 0, 0)) { View("x", Rect(0, 0, 0, 0)).tap("elsewhere") }
            View("content", Rect(0, 0, 1, 1))
          }
          .isScrollEnabled(false)
          .touchesShouldBegin(false)
        }
        .recognizer(.tap, "tap", ignoredFingers: [0])
      } script: {
        Down(at: Point(0, 0))
      }),
    Acquittal(
      "M-7", "who hears first of two fingers decides how far a tap is when it hears of the lift",
      Scenario {
        Window("w", Rect(0, 0, 10, 20)) {
          ScrollView("s", Rect(0, 0, 10, 20)) {
            Label("l", Rect(0, 0, 10, 10)).isUserInteractionEnabled().tap("r")
          }
        }
      } script: {
        Down(at: Point(0, 10))
        After(1)
        Move(to: Point(0, 20))
        Down(1, at: Point(0, 0))
        After(1)
        Up(1)
      }),
    Acquittal(
      "M-1", by: "RE-46", "a tap is prevented by a scroll view's pan, before it hears or after",
      Scenario {
        Window("w", Rect(0, 0, 1, 1)) {
          ScrollView("s", Rect(0, 0, 1, 1)).contentSize(Size(2, 0))
        }
        .tap("tap")
      } script: {
        Down(at: Point(0, 0))
        After(150)
        Move(to: Point(10, 0))
      }),
    Acquittal(
      "M-2",
      "a tap whose subclass decides before super recognizes before another tap fails, or after",
      Scenario {
        Window("w", Rect(0, 0, 1, 1)) {
          View("v", Rect(0, 0, 1, 1))
            .recognizer(
              .tap, "own", taps: 2, decisions: [.init(on: .ended, sets: .ended)])
        }
        .tap("two", touches: 2)
      } script: {
        Down(at: Point(0, 0))
        After(1)
        Up(at: Point(0, 1))
      }),
    Acquittal(
      "M-7", by: "RE-04,RE-24", "a button follows either of two fingers that land together",
      Scenario {
        Window("w", Rect(0, 0, 1, 1)) {
          Button("b", Rect(0, 0, 1, 1)).isMultipleTouchEnabled()
        }
      } script: {
        Down(at: Point(0, 0))
        Down(1, at: Point(0, 0))
        After(1)
        Up(1)
      }),
    Acquittal(
      "M-8", by: "RE-24", "and so it does under taps",
      Scenario {
        Window("w", Rect(0, 0, 1, 9)) {
          Button("b", Rect(0, 0, 1, 9)).isMultipleTouchEnabled().tap("own")
        }
        .tap("tap")
      } script: {
        Down(at: Point(0, 0))
        Down(1, at: Point(0, 8))
        After(1)
        Up()
      }),
    Acquittal(
      "M-8", by: "RE-24", "a pinch follows two of three fingers that land together",
      Scenario {
        Window("v1", Rect(0, 0, 1, 1)) {
          View("v2", Rect(0, 0, 0, 0)).tap("r2")
        }
        .pinch("r1")
      } script: {
        Down(at: Point(0, 0))
        Down(1, at: Point(0, 0))
        Down(2, at: Point(0, 0))
        After(1)
        Move(to: Point(0, 0))
        Move(1, to: Point(0, 0))
        Move(2, to: Point(0, 0))
      }),
    Acquittal(
      "M-1", by: "RE-24", "a pinch follows one of two fingers that land together beside another",
      Scenario {
        Window("v1", Rect(0, 0, 1, 1)).pinch("r1")
      } script: {
        Down(at: Point(0, 0))
        Down(1, at: Point(0, 0))
        After(1)
        Up()
        After(1)
        Down(at: Point(0, 0))
        Down(2, at: Point(0, 0))
        After(1)
        Up(2)
      }),
    Acquittal(
      "M-5", by: "RE-11:every", "a delegate is asked for every event, and a finger stops half-way",
      Scenario {
        Window("v1", Rect(0, 0, 1, 1)).tap("r1", delegate: .init(shouldReceiveEvent: true))
      } script: {
        Down(at: Point(0, 0))
        After(2)
        Move(to: Point(0, 1))
      }),
    Acquittal(
      "M-3", by: "RE-03",
      "a button is taken out by one of its targets, before or after it sends an action",
      Scenario {
        Window("v1", Rect(0, 0, 1, 1)) {
          Button("v2", Rect(0, 0, 1, 1)).target(nil, "act")
        }
      } script: {
        When(.controlEvent("v2", .touchUpInside), .removeFromSuperview("v2"))
        Down(at: Point(0, 0))
        After(1)
        Up()
      }),
    Acquittal(
      "M-3",
      "a pan may begin beside a press only while that has just begun, and both hear of a move",
      Scenario {
        Window("w", Rect(0, 0, 1, 1)) {
          View("v", Rect(0, 0, 1, 1))
            .pan("pan", delegate: .init(simultaneousWith: ["press"], onlyWhileOtherIs: [.began]))
        }
        .longPress("press")
      } script: {
        Down(at: Point(0, 0))
        After(500)
        Move(to: Point(0, 10))
      }),
    Acquittal(
      "M-7", "a press that has begun ignores a finger with which another recognizes at once",
      Scenario {
        Window("w", Rect(0, 0, 1, 2)) {
          View("v", Rect(0, 0, 1, 1)).custom("own", decisions: [.init(on: .began, sets: .ended)])
        }
        .longPress("press")
      } script: {
        Down(at: Point(0, 1))
        After(500)
        Down(1, at: Point(0, 0))
      }),
    // Here the engine was wrong: the tap waited for one that had nothing to do with the touch.,
    Acquittal(
      "M-2", by: "RE-24,RE-57", "a swipe follows either of two fingers that come down together",
      Scenario(dialect: .ios12) {
        Window("w", Rect(0, 0, 320, 480)) { View("v", Rect(24, 24, 264, 320)) }
        Scenario.Recognizer(
          id: "both", view: "v", kind: .swipe, touches: 2, directions: [.right, .left],
          delegate: .init(simultaneousWith: ["one"]))
        Scenario.Recognizer(id: "one", view: "w", kind: .swipe, directions: [.up])
      } script: {
        Down(at: Point(152, 184))
        Down(1, at: Point(200, 184))
        After(100)
        Move(to: Point(52, 284))
        Move(1, to: Point(100, 284))
        After(20)
        Up()
        Up(1)
      }),
    Acquittal(
      "M-2", by: "RE-66:shorter", "a scroll view gives a touch up as a press begins",
      Scenario {
        Window("v1", Rect(0, 0, 100, 100)) {
          ScrollView("v2", Rect(0, 0, 100, 100)) {
            ScrollView("v3", Rect(0, 0, 100, 100))
          }
        }
        .longPress("r1", minimumPressDuration: 100)
      } script: {
        Down(at: Point(50, 50))
        After(100)
      }),
    Acquittal(
      "M-4", "a class of the app's own gives up in the event in which another recognizes",
      Scenario {
        Window("v1", Rect(0, 0, 100, 100)) {
          View("v2", Rect(0, 0, 100, 100))
            .custom(
              "r2",
              decisions: [
                .init(on: .began, sets: .began),
                .init(on: .began, from: .changed, sets: .cancelled),
              ])
        }
        .custom("r1", decisions: [.init(on: .began, sets: .ended)])
      } script: {
        Down(at: Point(99, 99))
        After(1)
        Move(to: Point(99, 99))
        Down(1, at: Point(99, 99))
        After(1)
        Up()
        After(1)
        Down(at: Point(99, 99))
      }),
    Acquittal(
      "M-1", by: "RE-24", "two fingers land in one place, and one of them goes on from there",
      Scenario {
        Window("v1", Rect(0, 0, 100, 100)) {
          View("v2", Rect(0, 0, 100, 100)).tap("r2")
        }
        .rotation("r1")
      } script: {
        Down(at: Point(50, 50))
        Down(1, at: Point(50, 50))
        After(1)
        Move(to: Point(50, 51))
      }),
    Acquittal(
      "M-3", "two taps give up at one moment, one of which delays the touch that a press takes",
      Scenario(orderSeed: 1) {
        Window("v1", Rect(0, 0, 100, 100)) {
          View("v2", Rect(0, 0, 100, 100)) {
            View("v3", Rect(0, 0, 100, 100)).tap("r3")
          }
          .recognizer(.longPress, "r2", subclassRequiresFailureOf: ["r3"])
        }
        .tap("r1", delaysTouchesBegan: true)
      } script: {
        Down(at: Point(99, 99))
        After(750)
      }),
    Acquittal(
      "M-6", by: "RE-04", "a button hears of a finger beside its own, before it is done or after",
      Scenario {
        Window("v1", Rect(0, 0, 100, 200)) {
          View("v2", Rect(0, 0, 100, 100)).next("v3")
          Button("v3", Rect(0, 100, 100, 100))
        }
      } script: {
        Down(at: Point(50, 50))
        Down(1, at: Point(50, 150))
        After(1)
        Up()
        Up(1)
      }),
  ]
}
