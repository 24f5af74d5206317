import TouchScript

extension Acquittal {
  /// Of what the app and the system do amid touches.
  static let changes: [Acquittal] = [
    Acquittal(
      "TO-34", by: "RE-13:interruptions", "the system takes one finger away after the other",
      interrupted),
    Acquittal(
      "TO-17", by: "RE-13:interruptions,RE-69",
      "the system takes one finger away after the other, and no event shows it", interrupted),
    Acquittal(
      "GR-54", by: "RE-37", "the pan of a scroll view delays touches of the view that it is put on",
      Scenario {
        Window("w", Rect(0, 0, 1, 1)) {
          ScrollView("s", Rect(0, 0, 0, 0)).scrollPan("pan", delaysTouchesBegan: true)
        }
        .tap("tap", touches: 2)
      } script: {
        Change(.addRecognizer("pan", to: "w"))
        Down(at: Point(0, 0))
        After(1)
        Move(to: Point(0, 0))
        After(1)
        Move(to: Point(0, 0))
        After(1)
        Up()
      }),
    Acquittal(
      "EX-11", by: "RE-30", "a finger lands on what is animated, after events were ignored",
      Scenario {
        Window("w", Rect(0, 0, 1, 1))
      } script: {
        Change(.beginIgnoringInteractionEvents)
        Change(.animate("w", milliseconds: 2, allowsUserInteraction: false))
        Down(at: Point(0, 0))
        After(1)
        Change(.endIgnoringInteractionEvents)
        Down(1, at: Point(0, 0))
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
    // Here the engine was wrong: what views were told between events had touches that were over.,
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
    // Here the engine was wrong: it went on ignoring a finger of which it had not seen the lift.,
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
      "EX-06", "a press is disabled when the system has taken its touch away, at the same time",
      Scenario {
        Window("v1", Rect(0, 0, 1, 1)).longPress("r1")
      } script: {
        Down(at: Point(0, 0))
        After(501)
        Change(.interrupt)
        Change(.setRecognizerEnabled("r1", false))
      }),
    Acquittal(
      "EX-11", by: "RE-38", "a touch ends late when its finger is down again and ignored",
      Scenario {
        Window("v1", Rect(0, 0, 1, 1)).tap("r1", taps: 2)
      } script: {
        Down(at: Point(0, 0))
        After(1)
        Change(.beginIgnoringInteractionEvents)
        Up()
        After(1)
        Down(at: Point(0, 0))
        After(349)
      }),
    Acquittal(
      "EX-17", "a tap that is disabled and enabled under two fingers, one of which comes again",
      Scenario {
        Window("v1", Rect(0, 0, 1, 1)).tap("r1")
      } script: {
        Down(at: Point(0, 0))
        After(1)
        Down(1, at: Point(0, 0))
        After(1)
        Change(.setRecognizerEnabled("r1", false))
        Change(.setRecognizerEnabled("r1", true))
        Up(1)
        After(1)
        Down(1, at: Point(0, 0))
        After(1)
        Up(1)
      }),
    Acquittal(
      "EX-23", by: "RE-36",
      "a recognizer is enabled again when a finger lands that an exclusive view may not hear of",
      Scenario {
        Window("v1", Rect(0, 0, 1, 2)) {
          View("v2", Rect(0, 0, 1, 1))
        }
        .isExclusiveTouch()
        .tap("r1")
      } script: {
        Down(at: Point(0, 0))
        After(1)
        Change(.setRecognizerEnabled("r1", false))
        Change(.setRecognizerEnabled("r1", true))
        Down(1, at: Point(0, 1))
      }),
    Acquittal(
      "GR-20", by: "RE-24,RE-28,RE-56:ignored",
      "a press that delays touches ignores either of two fingers, one of which has no view",
      Scenario {
        Window("v1", Rect(0, 0, 100, 100)).longPress("r1", delaysTouchesBegan: true)
      } script: {
        Down(at: Point(50, 50))
        Down(1, at: Point(50, 50))
        After(1)
        Up(1)
      }),
    Acquittal(
      "EX-17", by: "RE-56:changes", "a second finger lands as a press begins beside a tap",
      Scenario {
        Window("v1", Rect(0, 0, 1, 1)) {
          View("v2", Rect(0, 0, 1, 1)).isMultipleTouchEnabled()
        }
        .tap("r1", delegate: .init(simultaneousWith: ["r2"]))
        .longPress("r2", minimumPressDuration: 100)
      } script: {
        Down(at: Point(0, 0))
        After(100)
        Down(1, at: Point(0, 0))
      }),
    Acquittal(
      "EX-17", "a pan begins in the event in which a second finger lands beside a tap",
      Scenario {
        Window("v1", Rect(0, 0, 1, 1)) {
          View("v2", Rect(0, 0, 1, 1)).isMultipleTouchEnabled()
        }
        .tap("r1")
        .pan("r2")
      } script: {
        Down(at: Point(0, 0))
        After(1)
        Move(to: Point(0, 10))
        Down(1, at: Point(0, 0))
      }),
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
  ]
}

/// Three fingers, of which one is pressed and one is panned with, are taken away by the system.
private let interrupted = Scenario {
  Window("w", Rect(0, 0, 300, 100)) {
    View("a", Rect(0, 0, 100, 100)).longPress("press")
    View("b", Rect(100, 0, 100, 100)).isMultipleTouchEnabled().pan("pan").tap("tap", taps: 2)
  }
  .tap("two", touches: 2)
} script: {
  Down(at: Point(50, 50))
  After(600)
  Down(1, at: Point(150, 50))
  Down(2, at: Point(160, 50))
  After(10)
  Move(1, to: Point(150, 90))
  After(10)
  Change(.interrupt)
}
