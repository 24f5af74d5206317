import TouchScript

extension Acquittal {
  /// Of kinds of recognizers.
  static let kinds: [Acquittal] = [
    Acquittal(
      "KR-27",
      "a pan begins when what waits for it is disabled, and changes with the event of that time",
      Scenario {
        Window("v1", Rect(0, 0, 1, 1))
          .recognizer(.tap, "r1", subclassIsRequiredToFailBy: ["r2"])
          .pan("r2")
      } script: {
        Down(at: Point(0, 0))
        After(1)
        Move(to: Point(0, 10))
        After(1)
        Change(.setRecognizerEnabled("r1", false))
        Move(to: Point(0, 10))
      }),
    Acquittal(
      "KR-22", by: "RE-56:ignored", "a press after a tap ignores a finger that stays down",
      Scenario {
        Window("v1", Rect(0, 0, 1, 1)).longPress("r1", taps: 1, minimumPressDuration: 405)
      } script: {
        Down(at: Point(0, 0))
        Down(1, at: Point(0, 0))
        After(1)
        Up()
        After(1)
        Down(at: Point(0, 0))
        After(405)
      }),
    Acquittal(
      "KR-26", "the pan of a scroll view, moved to another view, is first",
      Scenario {
        Window("v1", Rect(0, 0, 1, 1)) {
          ScrollView("v2", Rect(0, 0, 0, 0)).scrollPan("r2")
        }
        .pan("r1")
      } script: {
        Change(.addRecognizer("r2", to: "v1"))
        After(1)
        Down(at: Point(0, 0))
        After(1)
        Move(to: Point(0, 30))
      }),
    Acquittal(
      "KR-02", by: "RE-73:52",
      "a tap goes on counting from the last lift though another finger is ignored",
      Scenario {
        Window("v1", Rect(0, 0, 1, 1)).recognizer(.tap, "r1", taps: 2, ignoredFingers: [1])
      } script: {
        Down(at: Point(0, 0))
        After(1)
        Up()
        After(1)
        Down(1, at: Point(0, 0))
        After(999)
        Down(at: Point(0, 0))
        After(1)
        Up()
      }),
    Acquittal(
      "KR-31", "a pan that waits for a swipe ends with its lift, and begins the next time",
      Scenario(application: .init(touches: .init(.keeps), otherEvents: .keeps), orderSeed: 8) {
        Window("v1", Rect(0, 0, 320, 480)) {
          View("v2", Rect(24, 24, 264, 320))
        }
        Scenario.Recognizer(id: "r1", view: "v2", kind: .pan, maximumTouches: 1, rebases: true)
        Scenario.Recognizer(
          id: "r2", view: "v1", kind: .swipe, touches: 2, directions: [.down],
          delaysTouchesEnded: false, subclassIsRequiredToFailBy: ["r1"])
      } script: {
        Down(at: Point(156, 184))
        After(20)
        Move(to: Point(156, 294))
        After(20)
        Move(to: Point(156, 404))
        After(20)
        Move(to: Point(156, 514))
        After(40)
        Up()
        After(100)
        Down(at: Point(156, 184))
        After(20)
        Move(to: Point(156, 74))
        After(20)
        Move(to: Point(156, -36))
        After(20)
        Move(to: Point(156, -146))
        After(40)
        Up()
        After(1000)
      }),
    Acquittal(
      "KR-35", "a pan's view is so large that the way of the finger is next to nothing in it",
      Scenario {
        Window("v1", Rect(0, 0, 1, 3)).transform(Transform(a: 0, b: 20481, c: 0.375, d: 0)).pan(
          "r1")
      } script: {
        Down(at: Point(0, 0))
        After(100)
        Move(to: Point(4, 1))
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
      "KR-33", "a third finger moves the middle of a pan of two, which rest",
      Scenario {
        Window("v1", Rect(0, 0, 100, 100)).pan("r1", minimumTouches: 2)
      } script: {
        Down(at: Point(50, 50))
        Down(1, at: Point(50, 50))
        After(1)
        Down(2, at: Point(50, 50))
        After(1)
        Move(2, to: Point(50, 80))
      }),
    Acquittal(
      "KR-35", "a pan begins after half an hour in which its finger did not move",
      Scenario {
        Window("v1", Rect(0, 0, 100, 100)).pan("r1")
      } script: {
        Down(at: Point(50, 50))
        After(2_047_902)
        Move(to: Point(50, 50))
        After(99)
        Move(to: Point(51, 60))
      }),
    Acquittal(
      "KR-25", "the window is moved under a finger that rests",
      Scenario {
        Window("v1", Rect(0, 10, 100, 100)).pan("r1")
      } script: {
        Down(at: Point(50, 60))
        After(1)
        Change(.setFrame("v1", Rect(0, 0, 100, 100)))
        Move(to: Point(50, 60))
      }),
    Acquittal(
      "GR-19", "a press begins in time as its finger lifts, and a tap beside it hears of no lift",
      Scenario {
        Window("v1", Rect(0, 0, 100, 100)).tap("r1")
        Window("v2", Rect(0, 100, 100, 100)).tap("r2").longPress("r3", minimumPressDuration: 120)
      } script: {
        Down(at: Point(50, 50))
        Down(1, at: Point(50, 150))
        After(1)
        Up()
        After(119)
        Up(1)
      }),
    Acquittal(
      "KR-27", "a finger that comes while a pan waits moves when the pan has begun",
      Scenario {
        Window("v1", Rect(0, 0, 100, 100))
          .pan("r1", delegate: .init(requiresFailureOf: ["r2"]))
          .tap("r2")
      } script: {
        Down(at: Point(50, 50))
        After(1)
        Move(to: Point(50, 60))
        After(1)
        Down(1, at: Point(50, 50))
        After(1)
        Move(1, to: Point(50, 51))
      }),
    Acquittal(
      "GR-27", by: "RE-23,RE-30,RE-38",
      "a finger comes down beside all windows while the end of its last touch is held back",
      Scenario {
        Window("v1", Rect(0, 0, 100, 100)).tap("r1", taps: 2)
      } script: {
        Down(at: Point(50, 50))
        After(1)
        Up()
        After(1)
        Down(at: Point(50, 50))
        After(1)
        Up()
        After(1)
        Down(at: Point(50, 50))
        After(1)
        Up()
        After(1)
        Down(at: Point(50, 150))
        After(349)
      }),
  ]
}
