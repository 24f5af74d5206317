import TouchScript

extension Acquittal {
  /// Of controls, and of what the app and the system do amid touches.
  static let changes: [Acquittal] = [
    Acquittal(
      "CT-33", "the app has a control send touchUpInside after a double tap took its touch",
      Scenario {
        Window("w", Rect(0, 0, 1, 1)) { Button("b", Rect(0, 0, 1, 1)) }.tap("double", taps: 2)
      } script: {
        Down(at: Point(0, 0))
        After(1)
        Up()
        After(1)
        Down(at: Point(0, 0))
        After(1)
        Up()
        After(1)
        Change(.sendActions("b", for: [.touchUpInside]))
      }),
    Acquittal(
      "CT-33", "the app had a control send touchDown, whose touches a scroll view keeps from it",
      Scenario {
        Window("w", Rect(0, 0, 1, 1)) {
          ScrollView("s", Rect(0, 0, 1, 1)) { Button("b", Rect(0, 0, 1, 1)) }
            .isScrollEnabled(false)
            .touchesShouldBegin(false)
        }
        .tap("double", taps: 2)
      } script: {
        Change(.sendActions("b", for: [.touchDown]))
        Down(at: Point(0, 0))
        After(1)
        Up()
        After(1)
        Down(at: Point(0, 0))
        After(1)
        Up()
      }),
    Acquittal(
      "EX-01", "the app has a slider send touchDown that does not track its touch",
      Scenario {
        Window("w", Rect(0, 0, 32, 1)) { Slider("s", Rect(0, 0, 32, 1)) }
      } script: {
        Down(at: Point(31, 0))
        After(1)
        Change(.sendActions("s", for: [.touchDown]))
        After(1)
        Change(.interrupt)
      }),
    // Here the engine was wrong: what views were told between events had touches that were over.
    Acquittal(
      "EX-08", "a recognizer is disabled and enabled before its window is sent the event",
      Scenario {
        Window("w", Rect(0, 0, 1, 1)).tap("tap")
        Window("x", Rect(1, 0, 1, 1))
      } script: {
        When(
          .touches("application", .began), .setRecognizerEnabled("tap", false),
          .setRecognizerEnabled("tap", true))
        Down(at: Point(1, 0))
        Down(1, at: Point(0, 0))
        After(1)
        Up(1)
      }),
    // Here the engine was wrong: it went on ignoring a finger of which it had not seen the lift.
    Acquittal(
      "EX-11", "a finger comes down again that lifted, ignored, on the home screen",
      Scenario {
        Window("w", Rect(0, 0, 1, 1))
      } script: {
        Change(.beginIgnoringInteractionEvents)
        Down(at: Point(0, 0))
        After(1)
        Change(.showHomeScreen)
        Change(.showApplication)
        Change(.endIgnoringInteractionEvents)
        Up()
        After(1)
        Down(at: Point(0, 0))
      }),
    Acquittal(
      "EX-14", "a window shows amid an event, of a finger that another window's tap ignores",
      Scenario {
        Window("w", Rect(0, 0, 1, 1)).transform(.quarterTurn)
        Window("x", Rect(0, 0, 1, 1)).recognizer(.tap, "tap", ignoredFingers: [1])
      } script: {
        When(.touches("w", .began), .setHidden("w", false))
        Down(at: Point(1, 0))
        Down(1, at: Point(0, 0))
      }),

    Acquittal(
      "EX-15", "a button is taken out in the event that it sends at touch-down",
      Scenario {
        Window("w", Rect(0, 0, 100, 100)) {
          Button("v", Rect(0, 0, 100, 100)).touches(.passesOnFirst)
        }
      } script: {
        When(.controlEvent("v", .touchDown), .removeFromSuperview("v"))
        Down(at: Point(20, 20))
      }),
    Acquittal(
      "EX-15", "touches are taken away from a tap and a double tap that is required to fail",
      Scenario {
        Window("w", Rect(0, 0, 100, 100))
          .recognizer(.tap, "a", taps: 2, subclassIsRequiredToFailBy: ["b"]).tap("b")
      } script: {
        Down(at: Point(20, 20))
        After(1)
        Down(1, at: Point(60, 20))
        After(1)
        Change(.interrupt)
        Down(2, at: Point(20, 20))
        After(1)
        Up(2)
        After(350)
      }),
    Acquittal(
      "EX-15", "a view is taken out with a finger on it that the recognizer ignores",
      Scenario {
        Window("w", Rect(0, 0, 100, 100)) {
          View("v", Rect(0, 0, 100, 100)).isMultipleTouchEnabled()
        }
        .recognizer(.pan, "r", ignoredFingers: [1])
      } script: {
        When(.action("r"), .removeFromSuperview("v"))
        Down(at: Point(20, 20))
        Down(1, at: Point(60, 20))
        After(20)
        Move(to: Point(20, 80))
      }),
    Acquittal(
      "EX-15", "a view is put elsewhere in the action of a tap on it",
      Scenario {
        Window("w", Rect(0, 0, 100, 100)) {
          View("p", Rect(0, 0, 100, 100)).boundsOrigin(Point(0, 8))
          View("v", Rect(0, 0, 100, 100))
        }
        .tap("r")
      } script: {
        When(.action("r"), .removeFromSuperview("v"), .addSubview("v", to: "p"))
        Tap(at: Point(20, 20))
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
    // Here the rules trapped.
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
  ]
}
