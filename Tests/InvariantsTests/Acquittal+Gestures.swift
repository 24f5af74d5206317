import TouchScript

extension Acquittal {
  /// Of recognizers, and of how they stand to each other.
  static let gestures: [Acquittal] = [
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
