import TouchScript

extension Acquittal {
  /// Of relations between two scenes that mean the same.
  static let relations: [Acquittal] = [
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
    // The engine was wrong: the content heard of the touch if the tap was told last.
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
  ]
}
