import TouchScript

extension Acquittal {
  /// Of what recognizers hear, say and take.
  static let recognizers: [Acquittal] = [
    Acquittal(
      "KR-54", "a pinch begins in the event before which the app disables a pan with its fingers",
      Scenario {
        Window("w", Rect(0, 0, 100, 100))
          .recognizer(.pinch, "pinch", ignoredFingers: [0])
          .pan("pan")
      } script: {
        Down(at: Point(50, 50))
        After(1)
        Move(to: Point(50, 60))
        After(1)
        Down(1, at: Point(50, 50))
        Down(2, at: Point(50, 50))
        After(1)
        Change(.setRecognizerEnabled("pan", false))
        Move(1, to: Point(50, 60))
      }),
    Acquittal(
      "GR-21", "a pinch ignores a third finger, which a tap has delayed",
      Scenario {
        Window("w", Rect(0, 0, 1, 1)) {
          View("v", Rect(0, 0, 1, 1)).isMultipleTouchEnabled().pinch("pinch")
        }
        .tap("tap", touches: 3, delaysTouchesBegan: true)
      } script: {
        Down(at: Point(0, 0))
        Down(1, at: Point(0, 0))
        Down(2, at: Point(0, 0))
        After(1)
        Move(to: Point(0, 10))
      }),
    Acquittal(
      "GR-01", "a window that drops events answers with a view in no window",
      Scenario {
        Window("w", Rect(0, 0, 1, 1)) { View("v", Rect(0, 0, 1, 1)).tap("tap") }
          .hitTest(.returns("v"))
          .dropsEvents()
      } script: {
        Change(.removeFromSuperview("v"))
        Down(at: Point(0, 0))
      }),
    Acquittal(
      "GR-12", "a pan of two fingers heard of three, and the one that it ignored lifts first",
      Scenario {
        Window("w", Rect(0, 0, 1, 2)) {
          View("v", Rect(0, 0, 1, 1)).isMultipleTouchEnabled().pinch("pinch")
        }
        .pan("pan", maximumTouches: 2, delegate: .init(requiresFailureOf: ["pinch"]))
      } script: {
        Down(at: Point(0, 1))
        Down(1, at: Point(0, 0))
        Down(2, at: Point(0, 0))
        After(1)
        Up(2)
        After(1)
        Move(1, to: Point(0, 20))
        After(1)
        Up(1)
      }),
    Acquittal(
      "GR-16", "an interruption has a double tap fail, for which a tap has waited",
      Scenario {
        Window("w", Rect(0, 0, 1, 1))
          .tap("double", taps: 2)
          .tap("single", delegate: .init(requiresFailureOf: ["double"]))
      } script: {
        Down(at: Point(0, 0))
        After(1)
        Up()
        After(1)
        Down(at: Point(0, 0))
        After(1)
        Change(.interrupt)
      }),
    Acquittal(
      "GR-19", "a double tap is detached before the second tap",
      Scenario {
        Window("w", Rect(0, 0, 1, 1)) {
          View("v", Rect(0, 0, 1, 1)).tap("double", taps: 2)
        }
        .tap("single")
      } script: {
        Down(at: Point(0, 0))
        After(1)
        Up()
        After(1)
        Change(.removeRecognizer("double"))
        Down(at: Point(0, 0))
      }),
    Acquittal(
      "GR-24", "a pan of one finger ignores the second, which another recognizer delayed",
      Scenario {
        Window("w", Rect(0, 0, 1, 1)) {
          View("v", Rect(0, 0, 1, 1)).isMultipleTouchEnabled()
            .pan("pan", maximumTouches: 1, delaysTouchesBegan: true)
        }
        .tap("tap", delaysTouchesBegan: true)
      } script: {
        Down(at: Point(0, 0))
        Down(1, at: Point(0, 0))
        After(1)
        Move(to: Point(0, 10))
      }),
    Acquittal(
      "GR-26", "a pinch takes two fingers, but not a third, of which it had heard",
      Scenario {
        Window("w", Rect(0, 0, 1, 1)).isMultipleTouchEnabled().pan("pan").pinch("pinch")
      } script: {
        Down(at: Point(0, 0))
        Down(1, at: Point(0, 0))
        Down(2, at: Point(0, 0))
        After(1)
        Up(1)
        Up(2)
        After(1)
        Down(1, at: Point(0, 0))
        After(1)
        Move(1, to: Point(0, 10))
      }),
    Acquittal(
      "GR-27", "a pan waits for a double tap that the second finger's touch is not for",
      Scenario {
        Window("w", Rect(0, 0, 1, 2)) {
          View("v", Rect(0, 0, 1, 1)).tap("double", taps: 2)
        }
        .pan("pan", requiresFailureOf: ["double"])
      } script: {
        Down(at: Point(0, 0))
        After(1)
        Up()
        After(1)
        Down(at: Point(0, 1))
        After(1)
        Move(to: Point(0, 11))
        After(1)
        Up(at: Point(0, 101))
      }),
    Acquittal(
      "GR-16", "a scroll view takes a touch that a recognizer has refused",
      Scenario {
        Window("w", Rect(0, 0, 20, 10)) {
          ScrollView("s", Rect(0, 0, 10, 10)).contentSize(Size(20, 0)).delaysContentTouches(false)
        }
        .pan("r", delegate: .init(refusesTouchesIn: ["s"]))
      } script: {
        Down(at: Point(15, 0))
        Down(1, at: Point(0, 0))
        After(1)
        Move(to: Point(15, 40))
        Move(1, to: Point(40, 0))
      }),
    Acquittal(
      "GR-48", "the target of a recognizer is a delegate that is no responder",
      Scenario(application: .init(delegate: .init(isResponder: false))) {
        Window("w", Rect(0, 0, 100, 100))
          .tap("r", targets: [.init(.responder(Scenario.Reserved.delegate), "act")])
      } script: {
        Tap(at: Point(20, 20), holding: 100)
      }),
    Acquittal(
      "GR-12", "an action takes out a view whose touch the recognizer ignores",
      Scenario {
        Window("w", Rect(0, 0, 300, 300)) {
          View("a", Rect(0, 0, 300, 300)).isMultipleTouchEnabled()
        }
        .recognizer(.pan, "r", ignoredFingers: [0])
      } script: {
        When(.action("r"), .removeFromSuperview("a"))
        Down(at: Point(20, 20))
        Down(1, at: Point(80, 20))
        After(20)
        Move(1, to: Point(80, 120))
      }),
    Acquittal(
      "GR-08", by: "RE-28,RE-32", "two fingers land together in a view that takes one",
      Scenario {
        Window("w", Rect(0, 0, 1, 1)).tap("tap")
      } script: {
        Down(at: Point(0, 0))
        Down(1, at: Point(0, 0))
      }),
    // And here: of two taps of one view it let the first one told recognize.,
    Acquittal(
      "GR-54", by: "RE-37", "a scroll view hears of two movements when the finger lifts",
      Scenario {
        Window("w", Rect(0, 0, 1, 1)) { ScrollView("s", Rect(0, 0, 1, 1)) }.tap("tap")
      } script: {
        Down(at: Point(0, 0))
        After(1)
        Move(to: Point(0, 0))
        After(1)
        Move(to: Point(0, 0))
        After(1)
        Up(at: Point(0, 11))
      }),
    Acquittal(
      "GR-20", by: "RE-56:ignored", "a press that delays touches ignores one of two fingers",
      Scenario {
        Window("w", Rect(0, 0, 1, 1)).isMultipleTouchEnabled()
          .longPress("press", delaysTouchesBegan: true)
      } script: {
        Down(at: Point(0, 0))
        Down(1, at: Point(0, 0))
        After(1)
        Up()
      }),
    Acquittal(
      "GR-29", "the bounds of the window move amid a double tap",
      Scenario {
        Window("w", Rect(0, 0, 1, 1)).tap("double", taps: 2)
      } script: {
        Down(at: Point(0, 0))
        After(1)
        Change(.setBoundsOrigin("w", Point(0, 11)))
        Up()
        After(1)
        Down(at: Point(0, 0))
        After(1)
        Up()
      }),
    Acquittal(
      "GR-50", "a tap that wants touches of its own view alone is moved to another",
      Scenario {
        Window("w", Rect(0, 0, 1, 1)) {
          View("v", Rect(0, 0, 1, 1)).tap("tap", delegate: .init(refusesTouchesOfSubviews: true))
        }
      } script: {
        Change(.addRecognizer("tap", to: "w"))
        Down(at: Point(0, 0))
      }),
    Acquittal(
      "GR-20", by: "RE-56:ignored",
      "a press that delays touches, and whose delegate looks at others, ignores one of two fingers",
      Scenario {
        Window("w", Rect(0, 0, 1, 1)).isMultipleTouchEnabled()
          .longPress(
            "press", delaysTouchesBegan: true, delegate: .init(onlyWhileOtherIs: [.possible]))
      } script: {
        Down(at: Point(0, 0))
        Down(1, at: Point(0, 0))
        After(1)
        Up()
      }),
    Acquittal(
      "GR-27", by: "RE-50", "a tap with a finger too few waits, while the next finger goes far",
      Scenario {
        Window("w", Rect(0, 0, 1, 1)).tap("two", touches: 2)
      } script: {
        Down(at: Point(0, 0))
        After(1)
        Up()
        After(1)
        Down(at: Point(0, 0))
        After(1)
        Up(at: Point(0, 100))
      }),
    Acquittal(
      "GR-08", by: "RE-60", "a pan from the edge whose subclass decides by a timer delays touches",
      Scenario {
        Window("v1", Rect(0, 0, 1, 1))
          .recognizer(.screenEdgePan, "r1", decisions: [.init(on: .began, after: 1, sets: .failed)])
      } script: {
        Down(at: Point(0, 0))
      }),
    Acquittal(
      "GR-20", by: "RE-57", "a swipe that delays touches ignores one of two fingers",
      Scenario {
        Window("v1", Rect(0, 0, 1, 1)).isMultipleTouchEnabled().swipe(
          "r1", delaysTouchesBegan: true)
      } script: {
        Down(at: Point(0, 0))
        Down(1, at: Point(0, 0))
        After(1)
        Up()
      }),
    Acquittal(
      "GR-22", by: "RE-50",
      "a tap with a finger too few waits, and delays that the next touch began",
      Scenario {
        Window("v1", Rect(0, 0, 1, 1)).tap("r1", touches: 2, delaysTouchesBegan: true)
      } script: {
        Down(at: Point(0, 0))
        After(1)
        Up()
        After(1)
        Down(at: Point(0, 0))
        After(1)
        Up(at: Point(0, 100))
      }),
    Acquittal(
      "GR-06", by: "RE-69",
      "a press takes its touch at the time at which the system takes it without an event",
      Scenario {
        Window("v1", Rect(0, 0, 1, 1)).longPress("r1", minimumPressDuration: 300)
      } script: {
        Down(at: Point(0, 0))
        After(300)
        Change(.interrupt)
      }),
    Acquittal(
      "GR-01", by: "RE-72", "a callback attaches a recognizer to the path",
      Scenario {
        Window("v1", Rect(0, 0, 1, 1))
        Window("v2", Rect(0, 0, 0, 0)).tap("r1")
      } script: {
        When(.touches("v1", .began), .addRecognizer("r1", to: "v1"))
        Down(at: Point(0, 0))
      }),
    Acquittal(
      "GR-51", "a tap whose subclass begins as its finger moves",
      Scenario {
        Window("v1", Rect(0, 0, 1, 1))
          .recognizer(.tap, "r1", decisions: [.init(on: .moved, sets: .began)])
      } script: {
        Down(at: Point(0, 0))
        After(1)
        Move(to: Point(0, 1))
      }),
    Acquittal(
      "GR-01", by: "RE-72",
      "the app takes a touch's view into another window when it hears of the touch",
      Scenario {
        Window("v1", Rect(0, 0, 0, 0)).tap("r1")
        Window("v2", Rect(0, 0, 1, 1)) {
          View("v3", Rect(0, 0, 1, 1))
        }
      } script: {
        When(.touches("v2", .began), .addSubview("v3", to: "v1"))
        Down(at: Point(0, 0))
      }),
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
      "GR-31", "a press that takes no time is refused as the finger lands",
      Scenario {
        Window("v1", Rect(0, 0, 100, 100))
          .longPress("r1", minimumPressDuration: 0, delegate: .init(shouldBegin: false))
      } script: {
        Down(at: Point(50, 50))
      }),
    Acquittal(
      "GR-11", by: "RE-57",
      "a swipe takes one of two fingers that land together, and the other lifts with it",
      Scenario {
        Window("v1", Rect(0, 0, 100, 100)).isMultipleTouchEnabled().swipe("r1")
      } script: {
        Down(at: Point(50, 50))
        Down(1, at: Point(50, 50))
        After(1)
        Move(to: Point(100, 50))
        Up(1)
      }),
    Acquittal(
      "GR-29", by: "RE-70", "the second of two taps lands in a view that is animated",
      Scenario {
        Window("v1", Rect(0, 0, 100, 100)).tap("r1", taps: 2)
      } script: {
        Down(at: Point(50, 50))
        After(1)
        Change(.animate("v1", milliseconds: 2, allowsUserInteraction: false))
        Up()
        After(1)
        Down(at: Point(50, 50))
        After(1)
        Up()
      }),
    Acquittal(
      "GR-13", "a double tap withholds the lift in an animated view that answers with itself",
      Scenario {
        Window("w", Rect(0, 0, 100, 100)).hitTest(.returnsSelf)
          .tap("r1", cancelsTouchesInView: false).tap("r2", taps: 2)
      } script: {
        Change(.animate("w", milliseconds: 1, allowsUserInteraction: false))
        Down(at: Point(50, 50))
        After(1)
        Up()
      }),
    Acquittal(
      "GR-33", "a recognizer that was taken off is disabled in an action that is still due",
      Scenario {
        Window("w", Rect(0, 0, 100, 100)).pan("r1", delegate: .init(simultaneousWith: ["r2"]))
          .pan("r2")
      } script: {
        When(.action("r1"), .setRecognizerEnabled("r1", false))
        When(.action("r2"), .removeRecognizer("r1"))
        Down(at: Point(50, 50))
        After(1)
        Move(to: Point(50, 60))
      }),
    Acquittal(
      "GR-25", "a pan that would begin is prevented in the event in which another finger lifts",
      Scenario {
        Window("v1", Rect(0, 0, 100, 100)) {
          View("v2", Rect(0, 0, 100, 100)).isMultipleTouchEnabled().pan("r2").longPress(
            "r3", touches: 2)
        }
        .recognizer(
          .tap, "r1", cancelsTouchesInView: false, decisions: [.init(on: .began, sets: .began)])
      } script: {
        Down(at: Point(50, 50))
        After(1)
        Up()
        After(1)
        Down(at: Point(50, 50))
        Down(1, at: Point(50, 50))
        After(1)
        Move(to: Point(50, 70))
        Up(1)
      }),
  ]
}
