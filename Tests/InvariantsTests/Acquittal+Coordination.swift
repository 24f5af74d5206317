import TouchScript

extension Acquittal {
  /// Of how recognizers stand to each other.
  static let coordination: [Acquittal] = [
    Acquittal(
      "GC-20", "beside a tap that leaves it alone, a class of the app's own prevents a double tap",
      Scenario {
        Window("w", Rect(0, 0, 100, 100)).tap("r1").tap("r2", taps: 2)
          .recognizer(
            .longPress, "r3", delegate: .init(), cannotPrevent: ["r1"],
            decisions: [.init(on: .ended, sets: .ended)])
      } script: {
        Down(at: Point(50, 50))
        After(1)
        Up()
      }),
    Acquittal(
      "GC-05", "a recognizer is enabled while another window is told of the event",
      Scenario {
        Window("w", Rect(0, 0, 1, 1)).transform(.quarterTurn)
        Window("front", Rect(0, 0, 1, 1)).tap("tap", isEnabled: false)
      } script: {
        When(.touches("w", .began), .setRecognizerEnabled("tap", true))
        Down(at: Point(1, 0))
        Down(1, at: Point(0, 0))
      }),
    Acquittal(
      "GC-06", "a pan is disabled when a finger has joined it, beside one that it ignores",
      Scenario {
        Window("w", Rect(0, 0, 1, 1)).recognizer(.pan, "pan", ignoredFingers: [1])
      } script: {
        Down(at: Point(0, 0))
        Down(1, at: Point(0, 0))
        After(1)
        Move(to: Point(0, 10))
        After(1)
        Down(2, at: Point(0, 0))
        After(1)
        Change(.setRecognizerEnabled("pan", false))
      }),
    Acquittal(
      "GC-11", "a tap that waited recognizes its touch as a pan recognizes the next one",
      Scenario {
        Window("w", Rect(0, 0, 1, 1))
          .pan("pan").tap("single", requiresFailureOf: ["double"]).tap("double", taps: 2)
      } script: {
        Down(at: Point(0, 0))
        After(1)
        Up()
        After(1)
        Down(at: Point(0, 0))
        After(1)
        Move(to: Point(0, 11))
      }),
    Acquittal(
      "GC-11", "a pinch ignores a third finger, with which a pan begins",
      Scenario {
        Window("w", Rect(0, 0, 2, 1)) { View("v", Rect(1, 0, 1, 1)).pan("pan") }.pinch("pinch")
      } script: {
        Down(at: Point(0, 0))
        Down(1, at: Point(0, 0))
        Down(2, at: Point(1, 0))
        After(1)
        Move(to: Point(0, 10))
        Move(2, to: Point(1, 10))
      }),
    Acquittal(
      "GC-11", "a recognizer loses its view to the app as another one recognizes",
      losing(.removeFromSuperview("b"))),
    Acquittal(
      "GC-11", "a recognizer is disabled by the app as another one recognizes",
      losing(.setRecognizerEnabled("s", false))),
    Acquittal(
      "GC-35", "a view in no window answers, and its recognizers wait for another tap",
      Scenario {
        Window("w", Rect(0, 0, 100, 100)) {
          View("a", Rect(0, 0, 100, 100))
            .tap("double", taps: 2, delegate: .init(isRequiredToFailBy: ["single"]))
            .tap("single")
        }
        .hitTest(.returns("a"))
      } script: {
        Change(.removeFromSuperview("a"))
        Tap(at: Point(20, 20), holding: 10)
        After(1000)
        Tap(at: Point(20, 20), holding: 10)
      }),
    Acquittal(
      "GC-36", "two quick taps in a view that is in no window, and the scene changes between them",
      Scenario {
        Window("w", Rect(0, 0, 1, 1)) {
          View("a", Rect(0, 0, 1, 1)).hitTest(.returns("v"))
          View("v", Rect(0, 0, 1, 1)).tap("single").tap("double", taps: 2)
        }
      } script: {
        Change(.removeFromSuperview("v"))
        After(1)
        Down(at: Point(0, 0))
        After(1)
        Up()
        After(1)
        Change(.setAlpha("a", 0.5))
        After(1)
        Down(at: Point(0, 0))
        After(1)
        Up()
      }),
    Acquittal(
      "GC-14", by: "RE-01", "a tie beside a tap of another finger that ends with the same event",
      Scenario {
        Window("w", Rect(0, 0, 2, 1)) {
          View("left", Rect(0, 0, 1, 1)).tap("left tap")
          View("right", Rect(1, 0, 1, 1)).tap("first").tap("second")
        }
      } script: {
        Down(at: Point(0, 0))
        After(1)
        Down(1, at: Point(1, 0))
        After(1)
        Up()
        Up(1)
      }),
    Acquittal(
      "GC-01", by: "RE-08,RE-23", "it is asked about a touch that is the object of the last one",
      Scenario {
        Window("w", Rect(0, 0, 1, 1)).tap("tap", delegate: .init(shouldReceive: true))
      } script: {
        Down(at: Point(0, 0))
        After(1)
        Up()
        After(1)
        Down(at: Point(0, 0))
      }),
    Acquittal(
      "GC-16", by: "RE-02",
      "a class of the app's own cancels its gesture in the event in which another begins",
      Scenario {
        Window("v1", Rect(0, 0, 1, 1))
          .recognizer(.pan, "r1", ignoredFingers: [0])
          .custom(
            "r2",
            decisions: [
              .init(on: .moved, sets: .began),
              .init(on: .moved, from: .changed, sets: .cancelled),
            ])
      } script: {
        Down(at: Point(0, 0))
        After(1)
        Move(to: Point(0, 0))
        After(1)
        Move(to: Point(0, 0))
        Down(1, at: Point(0, 0))
        After(1)
        Move(1, to: Point(0, 10))
      }),
    Acquittal(
      "GC-01", by: "RE-07,RE-10,RE-13",
      "it is asked twice about the second of three fingers, each with an event of its own",
      Scenario {
        Window("v1", Rect(0, 0, 1, 1)).tap("r1", delegate: .init(shouldReceive: false))
      } script: {
        Down(at: Point(0, 0))
        Down(1, at: Point(0, 0))
        Down(2, at: Point(0, 0))
      }),
    Acquittal(
      "GC-22", by: "RE-09,RE-46", "a tap is prevented before its delegate can refuse the touch",
      Scenario {
        Window("v1", Rect(0, 0, 1, 1)) {
          View("v2", Rect(0, 0, 1, 1))
            .recognizer(
              .tap, "r2", delegate: .init(simultaneousWith: []),
              decisions: [.init(on: .began, sets: .ended)])
        }
        .tap("r1", delegate: .init(refusesTouchesOfSubviews: true))
      } script: {
        Down(at: Point(0, 0))
      }),
    Acquittal(
      "GC-31", by: "RE-02", "of three taps the first acts before the one that prevents the second",
      Scenario {
        Window("v1", Rect(0, 0, 1, 1))
          .tap("r1", delegate: .init(requiresFailureOf: []), cannotBePreventedBy: ["r3"])
          .tap("r2")
          .tap("r3")
      } script: {
        Down(at: Point(0, 0))
        After(1)
        Up()
      }),
    Acquittal(
      "GC-13", by: "RE-73:1", "a swipe has failed in time before the lift",
      Scenario {
        Window("v1", Rect(0, 0, 0, 0)).pointInside(.always).tap("r1").swipe("r2")
      } script: {
        Down(at: Point(0, 0))
        After(110)
        Up()
      }),
    Acquittal(
      "GC-17", "a press whose subclass cancels it when it moves",
      Scenario(orderSeed: 1) {
        Window("v1", Rect(0, 0, 1, 1)) {
          View("v2", Rect(0, 0, 1, 1)).pan("r2")
        }
        .recognizer(
          .longPress, "r1", delegate: .init(simultaneousWith: ["r2"]),
          decisions: [
            .init(on: .began, sets: .began), .init(on: .moved, from: .changed, sets: .cancelled),
          ])
      } script: {
        Down(at: Point(0, 0))
        After(1)
        Move(to: Point(0, 10))
        After(1)
        Move(to: Point(0, 10))
      }),
    Acquittal(
      "GC-17", by: "EX-22",
      "an animation takes the touch of a pan that has begun, after a press beside it has",
      Scenario {
        Window("w", Rect(0, 0, 100, 100))
          .pan("pan")
          .longPress("press", allowableMovement: 100, delegate: .init(simultaneousWith: ["pan"]))
      } script: {
        Down(at: Point(0, 0))
        After(1)
        Move(to: Point(0, 40))
        After(999)
        Change(.animate("w", milliseconds: 100, allowsUserInteraction: false))
      }),
    Acquittal(
      "TO-02", by: "EX-22", "an animation takes a touch as its finger lifts",
      Scenario {
        Window("w", Rect(0, 0, 1, 1))
      } script: {
        Down(at: Point(0, 0))
        After(1)
        Change(.animate("w", milliseconds: 1, allowsUserInteraction: false))
        Up()
      }),
    Acquittal(
      "GC-22",
      "a pan that goes on keeps a tap from recognizing, and not the tap that does beside it",
      Scenario {
        Window("w", Rect(0, 0, 100, 200)) {
          View("v", Rect(0, 0, 100, 100))
            .recognizer(
              .tap, "r2",
              delegate: .init(simultaneousWith: ["r1", "r3"], onlyWhileOtherIs: [.began]),
              decisions: [.init(on: .began, sets: .ended)]
            )
            .recognizer(.tap, "r3", decisions: [.init(on: .began, sets: .ended)])
        }
        .pan("r1")
      } script: {
        Down(at: Point(50, 150))
        After(1)
        Move(to: Point(50, 160))
        After(1)
        Down(1, at: Point(50, 50))
        After(1)
        Up(1)
      }),
    Acquittal(
      "GC-31", by: "RE-18",
      "a tap is in its second touch, and a scroll view's own pan in its first",
      Scenario {
        Window("w", Rect(0, 0, 1, 1)) { ScrollView("s", Rect(0, 0, 1, 1)).scrollPan("pan") }
        Window("x", Rect(0, 0, 1, 1))
          .recognizer(.tap, "double", taps: 2, subclassIsRequiredToFailBy: ["pan"])
      } script: {
        Change(.addRecognizer("pan", to: "x"))
        Down(at: Point(0, 0))
        After(1)
        Up()
        After(1)
        Down(at: Point(0, 0))
      }),
    Acquittal(
      "GC-22", by: "RE-46", "a tap is prevented before it ignores the touch, and asked about",
      Scenario {
        Window("v1", Rect(0, 0, 1, 1)) {
          View("v2", Rect(0, 0, 1, 1))
            .recognizer(.tap, "r2", decisions: [.init(on: .began, sets: .ended)])
        }
        .recognizer(.tap, "r1", delegate: .init(simultaneousWith: []), ignoredFingers: [0])
      } script: {
        Down(at: Point(0, 0))
      }),
    Acquittal(
      "GC-31", by: "RE-02", "of three pans the second acts before the one that prevents the first",
      Scenario {
        Window("v1", Rect(0, 0, 1, 1))
          .tap("r1")
          .pan("r2", delegate: .init(simultaneousWith: ["r3"], requiresFailureOf: []))
          .pan("r3")
      } script: {
        Down(at: Point(0, 0))
        After(1)
        Move(to: Point(0, 10))
      }),
    Acquittal(
      "GC-17",
      "a press whose subclass cancels it, beside a tap whose subclass recognizes at a move",
      Scenario {
        Window("v1", Rect(0, 0, 1, 1)) {
          View("v2", Rect(0, 0, 1, 1))
            .recognizer(
              .longPress, "r2", delegate: .init(),
              decisions: [
                .init(on: .began, sets: .began),
                .init(on: .moved, from: .changed, sets: .cancelled),
              ])
        }
        .recognizer(
          .tap, "r1", delegate: .init(simultaneousWith: ["r2"]),
          decisions: [.init(on: .moved, sets: .ended)])
      } script: {
        Down(at: Point(0, 0))
        After(1)
        Move(to: Point(0, 0))
        After(1)
        Move(to: Point(0, 0))
      }),
    Acquittal(
      "GC-31",
      "a pan begins beside a scroll view's own, which has prevented the tap it would ask about",
      Scenario {
        Window("w", Rect(0, 0, 1, 1)) {
          ScrollView("s", Rect(0, 0, 1, 1)).contentSize(Size(0, 2)).scrollPan("scrolling")
        }
        .tap("tap", delegate: .init(isRequiredToFailBy: []))
        .pan("pan", delegate: .init(simultaneousWith: ["scrolling"]))
      } script: {
        Down(at: Point(0, 0))
        After(1)
        Move(to: Point(0, 10))
      }),
    Acquittal(
      "GC-13", by: "RE-50", "a tap of two fingers gives up on one at the moment of another's lift",
      Scenario {
        Window("w", Rect(0, 0, 1, 1))
          .tap("tap")
          .tap("both", touches: 2, delegate: .init(simultaneousWith: ["tap"]))
      } script: {
        Down(at: Point(0, 0))
        After(1)
        Up()
        After(200)
        Down(at: Point(0, 0))
        After(150)
        Up()
      }),
    Acquittal(
      "GC-34", "a window moves away under the finger of a tap that might wait for a disabled one",
      Scenario {
        Window("w", Rect(0, 0, 1, 1))
          .tap("off", isEnabled: false)
          .tap("tap", delegate: .init(requiresFailureOf: ["off"]))
      } script: {
        Down(at: Point(0, 0))
        After(1)
        Change(.setFrame("w", Rect(0, 11, 0, 0)))
        Up()
      }),
    Acquittal(
      "GC-38", "a window moves away under the finger of a tap that waits for a double tap",
      Scenario {
        Window("w", Rect(0, 0, 1, 1))
          .tap("single", requiresFailureOf: ["double"]).tap("double", taps: 2)
      } script: {
        Down(at: Point(0, 0))
        After(1)
        Change(.setFrame("w", Rect(0, 11, 0, 0)))
        Up()
        After(1000)
      }),
  ]

  /// Two views side by side, each with a tap and a finger on it; `s` is the second.
  private static func losing(_ change: Scenario.Change) -> Scenario {
    Scenario {
      Window("w", Rect(0, 0, 200, 100)) {
        View("a", Rect(0, 0, 100, 100)).tap("r")
        View("b", Rect(100, 0, 100, 100)).tap("s")
      }
    } script: {
      Down(at: Point(20, 20))
      Down(1, at: Point(120, 20))
      After(10)
      Change(change)
      Up()
      After(10)
      Up(1)
    }
  }
}
