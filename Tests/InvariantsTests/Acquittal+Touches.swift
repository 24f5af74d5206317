import TouchScript

extension Acquittal {
  /// Of touches and events.
  static let touches: [Acquittal] = [
    Acquittal(
      "TO-01", "what the app does as a view that is taken out hears of it comes before the rest",
      Scenario {
        Window("w", Rect(0, 0, 1, 1)) { View("v", Rect(0, 0, 1, 1)) }
      } script: {
        When(.touches("w", .cancelled), .removeFromSuperview("v"))
        Down(at: Point(0, 0))
        After(1)
        Change(.removeFromSuperview("v"))
        Change(.addSubview("v", to: "w"))
        Change(.setHidden("v", true))
        Down(1, at: Point(0, 0))
      }),
    Acquittal(
      "TO-17", "a view is taken out when it hears late, as another of its touches ends",
      Scenario {
        Window("w", Rect(0, 0, 0, 0)) { ScrollView("s", Rect(0, 0, 0, 0)) }.hitTest(.returns("s"))
      } script: {
        When(.touches("s", .began), .removeFromSuperview("s"))
        Down(at: Point(0, 0))
        Down(1, at: Point(0, 0))
        After(1)
        Up(1)
      }),
    Acquittal(
      "TO-01", "a view answers with one that is in no window",
      answering(after: .removeFromSuperview("b")) {
        View("b", Rect(50, 50, 50, 50)).boundsOrigin(Point(0, 8))
      }),
    Acquittal(
      "TO-11", "a controller is presented at the moment of an interruption",
      Scenario {
        Window("w", Rect(0, 0, 100, 100)) {
          View("a", Rect(0, 0, 100, 100)) { View("b", Rect(0, 0, 100, 100)).controller("d") }
            .controller("c")
        }
      } script: {
        Down(at: Point(20, 20))
        After(10)
        Change(.removeFromSuperview("b"))
        Down(1, at: Point(20, 20))
        After(10)
        Change(.present("d", by: "c"))
        Change(.interrupt)
      }),
    // Here the rules trapped.,
    Acquittal(
      "TO-22", by: "RE-13,RE-30", "a finger hits nothing after the event of another is over",
      Scenario {
        Window("w", Rect(0, 0, 1, 1))
      } script: {
        Down(at: Point(0, 0))
        Down(1, at: Point(0, 1))
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
    // Here the latitude was wrong: the second of two fingers kept the first from their view.,
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
      "TO-01", by: "RE-13,RE-30", "of three fingers that land together the last one hits nothing",
      Scenario {
        Window("v1", Rect(0, 0, 1, 1))
      } script: {
        Down(at: Point(0, 0))
        Down(1, at: Point(0, 0))
        Down(2, at: Point(0, 1))
      }),
    Acquittal(
      "TO-34", by: "RE-69", "a view is taken out as the system takes touches away without an event",
      Scenario {
        Window("v1", Rect(0, 0, 1, 1)) {
          View("v2", Rect(0, 0, 1, 1))
        }
        .tap("r1")
      } script: {
        Down(at: Point(0, 0))
        After(1)
        Change(.removeFromSuperview("v2"))
        Change(.interrupt)
      }),
    Acquittal(
      "TO-22", by: "RE-13,RE-30",
      "and the third, where the second hits nothing, is outside of all windows",
      Scenario {
        Window("v1", Rect(0, 0, 1, 2))
      } script: {
        Down(at: Point(0, 0))
        Down(1, at: Point(0, 1))
        Down(2, at: Point(1, 0))
      }),
    Acquittal(
      "TO-20", by: "RE-56:ignored",
      "a press after a tap of two fingers ignores the one that comes down again",
      Scenario {
        Window("v1", Rect(0, 0, 1, 1)).longPress("r1", taps: 1, touches: 2)
      } script: {
        Down(at: Point(0, 0))
        Down(1, at: Point(0, 0))
        After(1)
        Up()
        After(1)
        Down(at: Point(0, 0))
      }),
    Acquittal(
      "TO-25", "a pan that has waited takes the touch as another finger lands",
      Scenario {
        Window("v1", Rect(0, 0, 1, 1)).recognizer(.pan, "r1", subclassRequiresFailureOf: ["r2"])
          .tap("r2")
      } script: {
        Down(at: Point(0, 0))
        After(1)
        Move(to: Point(0, 10))
        After(1)
        Down(1, at: Point(0, 0))
      }),
    Acquittal(
      "TO-31", "a pan takes a finger that lands in the event in which it begins",
      Scenario {
        Window("v1", Rect(0, 0, 1, 1)).isMultipleTouchEnabled().pan("r1")
        Window("v2", Rect(0, 0, 1, 1)).transform(.quarterTurn).isExclusiveTouch()
      } script: {
        Down(at: Point(1, 0))
        Down(1, at: Point(0, 0))
        After(1)
        Move(1, to: Point(0, 10))
        Down(2, at: Point(0, 0))
      }),
    Acquittal(
      "TO-10", "a delay ends with another finger's event in a view that was animated",
      Scenario {
        Window("v1", Rect(0, 0, 0, 0)).hitTest(.returnsSelf).tap("r1", delaysTouchesBegan: true)
      } script: {
        Change(.animate("v1", milliseconds: 1, allowsUserInteraction: false))
        Down(at: Point(0, 0))
        After(1)
        Move(to: Point(0, 0))
        After(1)
        Down(1, at: Point(0, 0))
      }),
    Acquittal(
      "TO-29", by: "RE-29", "a window answers with another, in which an exclusive view has a touch",
      Scenario {
        Window("v1", Rect(0, 0, 1, 1)) {
          View("v2", Rect(0, 0, 1, 1)).isExclusiveTouch()
        }
        Window("v3", Rect(0, 1, 1, 1)) {
          View("v4", Rect(0, 0, 0, 0)).hitTest(.returns("v1"))
        }
      } script: {
        Down(at: Point(0, 0))
        After(1)
        Down(1, at: Point(0, 1))
      }),
    Acquittal(
      "TO-05", by: "RE-72", "a double tap is attached to a view as that hears of a touch",
      Scenario {
        Window("v1", Rect(0, 0, 1, 1)) {
          View("v2", Rect(0, 0, 0, 0)).tap("r1", taps: 2)
        }
      } script: {
        When(.touches("v1", .began), .addRecognizer("r1", to: "v1"))
        Down(at: Point(0, 0))
        After(1)
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
    Acquittal(
      "TO-34", by: "RE-24",
      "a pinch follows two of three fingers that land together, and all are taken away",
      Scenario {
        Window("v1", Rect(0, 0, 100, 100)).pinch("r1")
      } script: {
        Down(at: Point(50, 50))
        Down(1, at: Point(50, 50))
        Down(2, at: Point(50, 50))
        After(1)
        Move(1, to: Point(50, 60))
        After(1)
        Change(.interrupt)
      }),
    Acquittal(
      "TO-18", by: "RE-46",
      "a tap is prevented before it hears of a second finger that lands with the first",
      Scenario {
        Window("v1", Rect(0, 0, 200, 100)) {
          View("v2", Rect(100, 0, 100, 100)).recognizer(
            .tap, "r2", decisions: [.init(on: .began, sets: .ended)])
        }
        .tap("r1")
      } script: {
        Down(at: Point(150, 50))
        Down(1, at: Point(50, 50))
      }),
    Acquittal(
      "TO-27", by: "RE-29", "of two fingers that land in a view, one is another window's",
      Scenario {
        Window("v1", Rect(0, 0, 100, 100)).hitTest(.returns("v3"))
        Window("v2", Rect(0, 0, 100, 100)) {
          View("v3", Rect(0, 0, 100, 100)).isMultipleTouchEnabled()
        }
      } script: {
        Down(at: Point(50, 50))
        Down(1, at: Point(50, 150))
      }),
    Acquittal(
      "GR-05", by: "RE-36,RE-72",
      "a pan begins with the event of a finger that exclusive touch keeps out (the engine was wrong)",
      Scenario {
        Window("v1", Rect(0, 0, 200, 100)) {
          View("v2", Rect(0, 0, 100, 100))
        }
        .isExclusiveTouch()
        .pan("r1")
      } script: {
        Down(at: Point(50, 50))
        After(1)
        Move(to: Point(50, 60))
        Down(1, at: Point(150, 50))
      }),
  ]
}
