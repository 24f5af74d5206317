import TouchScript

extension Acquittal {
  /// Of engines that choose otherwise where UIKit leaves the choice, each by the rows of the rulebook's
  /// section 16; and of scenes that were found with them.
  static let latitudes: [Acquittal] = [
    Acquittal(
      "TO-22", by: "RE-13,RE-30", "a finger hits nothing after the event of another is over",
      Scenario {
        Window("w", Rect(0, 0, 1, 1))
      } script: {
        Down(at: Point(0, 0))
        Down(1, at: Point(0, 1))
      }),
    Acquittal(
      "EX-11", by: "RE-30", "a finger hits nothing when events are not ignored any more",
      Scenario {
        Window("w", Rect(0, 0, 1, 1))
      } script: {
        Change(.beginIgnoringInteractionEvents)
        Down(at: Point(0, 5))
        After(1)
        Change(.endIgnoringInteractionEvents)
        Down(1, at: Point(0, 5))
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
      "TO-05", by: "RE-69", "an interruption amid an event of which another window has yet to hear",
      Scenario {
        Window("front", Rect(0, 0, 1, 1)).level(1)
        Window("w", Rect(0, 0, 1, 2)).pan("pan")
      } script: {
        When(.action("pan"), .interrupt)
        Down(at: Point(0, 1))
        Down(1, at: Point(0, 0))
        After(1)
        Move(to: Point(0, 11))
        Move(1, to: Point(0, 1))
      }),
    // Here the latitude was wrong: the second of two fingers kept the first from their view.
    Acquittal(
      "GR-08", by: "RE-28,RE-32", "two fingers land together in a view that takes one",
      Scenario {
        Window("w", Rect(0, 0, 1, 1)).tap("tap")
      } script: {
        Down(at: Point(0, 0))
        Down(1, at: Point(0, 0))
      }),
    // And here: of two taps of one view it let the first one told recognize.
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
      "CT-29", by: "RE-50",
      "a tap with a finger too few fails by a timer, after the script is over",
      Scenario {
        Window("w", Rect(0, 0, 1, 1)) { Button("b", Rect(0, 0, 1, 1)).tap("two", touches: 2) }
          .tap("tap")
      } script: {
        Down(at: Point(0, 0))
        After(1)
        Up()
      }),
    Acquittal(
      "TO-18", by: "RE-46",
      "a tap is prevented by a class of the app's own before it hears anything",
      Scenario {
        Window("w", Rect(0, 0, 1, 1)) {
          View("v", Rect(0, 0, 1, 1)).custom("own", decisions: [.init(on: .began, sets: .ended)])
        }
        .tap("tap")
      } script: {
        Down(at: Point(0, 0))
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
      "TO-03", by: "RE-23,RE-38", "a touch ends late that was the object of one that hit nothing",
      Scenario {
        Window("w", Rect(0, 0, 1, 1)).tap("double", taps: 2)
      } script: {
        Change(.animate("w", milliseconds: 1, allowsUserInteraction: false))
        Down(at: Point(0, 0))
        After(1)
        Up()
        After(1)
        Down(at: Point(0, 0))
        After(1)
        Up()
        After(1)
        Down(at: Point(0, 0))
        After(1)
        Change(.removeRecognizer("double"))
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
      "CT-30", "the pan of a scroll view holds back that a button is touched",
      Scenario {
        Window("w", Rect(0, 0, 2, 2)) {
          ScrollView("s", Rect(0, 0, 2, 2)) { Button("b", Rect(0, 0, 2, 2)) }
            .delaysContentTouches(false)
            .scrollPan("pan", delaysTouchesBegan: true)
        }
        .tap("tap")
      } script: {
        Down(at: Point(0, 0))
        After(1)
        Up()
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
      "TV-09", "a class of the app's own that has begun, and never ends, takes the next touch",
      Scenario {
        Window("w", Rect(0, 0, 1, 1)) {
          ScrollView("s", Rect(0, 0, 1, 1)) { View("v", Rect(0, 0, 1, 1)) }.isScrollEnabled(false)
        }
        .custom("own", decisions: [.init(on: .began, after: 1, sets: .began)])
      } script: {
        Down(at: Point(0, 0))
        After(1)
        Up()
        After(1_000)
        Down(at: Point(0, 0))
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
      "TO-22", by: "RE-13,RE-30",
      "of three fingers that land together the second hits nothing, and no event shows it",
      Scenario {
        Window("w", Rect(0, 0, 1, 1))
      } script: {
        Down(at: Point(0, 0))
        Down(1, at: Point(0, 1))
        Down(2, at: Point(0, 0.125))
      }),
    Acquittal(
      "TO-20", by: "RE-46", "a tap is prevented before it hears of the finger that it ignores",
      Scenario {
        Window("w", Rect(0, 0, 1, 1)) {
          View("v", Rect(0, 0, 1, 1))
            .recognizer(.tap, "own", decisions: [.init(on: .began, sets: .ended)])
        }
        .recognizer(.tap, "tap", ignoredFingers: [0])
      } script: {
        Down(at: Point(0, 0))
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
  ]
}
