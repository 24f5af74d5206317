import TouchScript

extension Acquittal {
  /// Of what comes at one time in an order that is open, and of what has waited since another touch.
  static let moments: [Acquittal] = [
    Acquittal(
      "EX-06", "a press is disabled after the event of a remote control, of the same time",
      Scenario {
        Window("w", Rect(0, 0, 1, 1)).longPress("press")
      } script: {
        Down(at: Point(0, 0))
        After(501)
        Change(.remoteControl)
        Change(.setRecognizerEnabled("press", false))
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
    // Here the engine was wrong: the tap waited for one that had nothing to do with the touch.
    Acquittal(
      "GR-06",
      "a tap whose subclass recognizes at once requires one to fail that ignores the finger",
      Scenario {
        Window("w", Rect(0, 0, 1, 1))
          .recognizer(
            .tap, "tap", requiresFailureOf: ["other"],
            decisions: [.init(on: .began, sets: .ended)]
          )
          .recognizer(.tap, "other", ignoredFingers: [0])
      } script: {
        Down(at: Point(0, 0))
      }),
    Acquittal(
      "TV-02", "a row is touched while the table is owed the ends of two touches",
      Scenario {
        Window("w", Rect(0, 0, 1, 2)) {
          TableView("table", Rect(0, 0, 1, 2)) {
            Cell("first", Rect(0, 0, 1, 1))
            Cell("second", Rect(0, 1, 1, 1))
          }
          .isScrollEnabled(false)
        }
        .custom("own", decisions: [.init(on: .ended, touches: 1, sets: .failed)])
      } script: {
        Down(at: Point(0, 1))
        Down(1, at: Point(0, 0))
        After(1)
        Up()
        Up(1)
        After(1000)
        Down(at: Point(0, 0))
        After(1)
        Up()
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
      "GR-08", by: "RE-71", "a view that was taken out with a finger in it goes on with that",
      Scenario {
        Window("w", Rect(0, 0, 1, 1)) { View("v", Rect(0, 0, 1, 1)) }.isExclusiveTouch()
          .tap("tap")
      } script: {
        Down(at: Point(0, 0))
        After(1)
        Change(.removeFromSuperview("v"))
        Down(1, at: Point(0, 0))
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
      "TO-17", by: "RE-13,RE-30", "a window hides between the events of two fingers of one time",
      Scenario {
        Window("w", Rect(0, 0, 1, 1))
      } script: {
        When(.touches("w", .began), .setHidden("w", true))
        Down(at: Point(0, 0))
        Down(1, at: Point(0, 0))
      }),
    Acquittal(
      "TO-22", by: "RE-13,RE-30", "a shake comes after a finger that hits nothing beside another",
      Scenario {
        Window("w", Rect(0, 0, 1, 1))
      } script: {
        When(.touches("w", .began), .motion(.began))
        Down(at: Point(0, 0))
        Down(1, at: Point(0, 1))
      }),
    Acquittal(
      "TO-31", "a finger joins a gesture that has begun in a window that wants touches for itself",
      Scenario {
        Window("w", Rect(0, 0, 1, 1))
        Window("x", Rect(0, 0, 1, 1)).isExclusiveTouch()
          .recognizer(.tap, "tap", decisions: [.init(on: .began, after: 1, sets: .began)])
      } script: {
        Change(.animate("x", milliseconds: 1, allowsUserInteraction: false))
        Down(at: Point(0, 0))
        After(1)
        Down(1, at: Point(0, 0))
        After(1)
        Up(1)
        After(1)
        Down(1, at: Point(0, 0))
      }),
    Acquittal(
      "EX-09", "a press is detached after the event of a shake, of the same time",
      Scenario {
        Window("w", Rect(0, 0, 1, 1)).longPress("press")
      } script: {
        Down(at: Point(0, 0))
        After(501)
        Change(.motion(.began))
        Change(.removeRecognizer("press"))
      }),
    Acquittal(
      "EX-10", "a scroll view is taken out, put back, and scrolls again",
      Scenario {
        Window("w", Rect(0, 0, 1, 1)) {
          ScrollView("s", Rect(0, 0, 1, 1)).contentSize(Size(2, 0)).scrollPan("scrolling")
        }
      } script: {
        Down(at: Point(0, 0))
        After(1)
        Move(to: Point(10, 0))
        After(1)
        Change(.removeFromSuperview("s"))
        Change(.addSubview("s", to: "w"))
        Up()
        After(1)
        Down(at: Point(0, 0))
        After(1)
        Move(to: Point(10, 0))
        After(1)
        Up()
      }),
    Acquittal(
      "GR-25",
      "a table begins to scroll, and so prevents a tap of two fingers, as one lifts elsewhere",
      Scenario {
        Window("w", Rect(0, 0, 2, 1)) {
          TableView("table", Rect(0, 0, 2, 1))
          View("v", Rect(0, 0, 1, 1))
        }
        .tap("tap", touches: 2)
      } script: {
        Down(at: Point(1, 0))
        Down(1, at: Point(0, 0))
        After(1)
        Move(to: Point(1, 10))
        Up(1)
      }),
    Acquittal(
      "RC-11", "a press of no time begins as the finger comes down, before its view is told",
      Scenario {
        Window("w", Rect(0, 0, 1, 1)).longPress("press", minimumPressDuration: 0)
      } script: {
        Down(at: Point(0, 0))
      }),
    Acquittal(
      "GR-44", "a window moves away under the finger of a tap",
      Scenario {
        Window("w", Rect(0, 0, 1, 1)).tap("tap")
      } script: {
        Down(at: Point(0, 0))
        After(1)
        Change(.setFrame("w", Rect(0, 11, 0, 0)))
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
    Acquittal(
      "TV-11", "a table in another table's row selects, and so does the other",
      Scenario {
        Window("w", Rect(0, 0, 1, 1)) {
          TableView("outer", Rect(0, 0, 1, 1)) {
            Cell("row", Rect(0, 0, 1, 1)) {
              TableView("inner", Rect(0, 0, 1, 1)) { Cell("cell", Rect(0, 0, 1, 1)) }
                .isScrollEnabled(false)
            }
          }
        }
      } script: {
        Down(at: Point(0, 0))
        After(1)
        Up()
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
      "TO-18", by: "RE-46", "a tap at the touch-down prevents one that it would let begin at times",
      Scenario {
        Window("w", Rect(0, 0, 1, 1)) {
          View("v", Rect(0, 0, 1, 1))
            .recognizer(
              .tap, "first",
              delegate: .init(simultaneousWith: ["second"], onlyWhileOtherIs: [.began]),
              decisions: [.init(on: .began, sets: .ended)])
        }
        .tap("second")
      } script: {
        Down(at: Point(0, 0))
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
    Acquittal(
      "KR-20", "a press ends at the lift for which it waited, and begins another time",
      Scenario {
        Window("w", Rect(0, 0, 320, 480)) { View("v", Rect(0, 0, 320, 240)) }
          .recognizer(
            .rotation, "rotation", delegate: .init(refusesTouchesIn: ["v"]),
            subclassIsRequiredToFailBy: ["press"]
          )
          .longPress("press", minimumPressDuration: 100)
      } script: {
        Down(at: Point(100, 400))
        After(1000)
        Up()
        After(100)
        Down(at: Point(100, 100))
        After(200)
        Up()
      }),
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
      "GR-45", "a subclass recognizes when the system takes its touch away",
      Scenario {
        Window("w", Rect(0, 0, 1, 1))
          .recognizer(.tap, "tap", decisions: [.init(on: .cancelled, sets: .ended)])
      } script: {
        Down(at: Point(0, 0))
        After(1)
        Change(.interrupt)
      }),
    Acquittal(
      "GR-27", "a press that lets its finger go far waits after a tap that went as far",
      Scenario {
        Window("w", Rect(0, 0, 1, 1)).longPress("press", taps: 1, allowableMovement: 100)
      } script: {
        Down(at: Point(0, 0))
        After(1)
        Up(at: Point(0, 100))
      }),
    Acquittal(
      "GR-22", "such a press delays the touch from its beginning",
      Scenario {
        Window("w", Rect(0, 0, 1, 1))
          .longPress("press", taps: 1, allowableMovement: 100, delaysTouchesBegan: true)
      } script: {
        Down(at: Point(0, 0))
        After(1)
        Up(at: Point(0, 100))
      }),
    Acquittal(
      "TO-26", "a tap that failed by a second finger hears of no third while the first is down",
      Scenario {
        Window("w", Rect(0, 0, 1, 1)).tap("tap")
      } script: {
        Down(at: Point(0, 0))
        After(1)
        Down(1, at: Point(0, 0))
        After(1)
        Up(1)
        After(1)
        Down(1, at: Point(0, 0))
      }),
  ]
}
