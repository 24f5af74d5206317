import TouchScript

extension Acquittal {
  /// What one case in a hundred thousand or rarer showed, most of engines that choose otherwise.
  static let choices: [Acquittal] = [
    Acquittal(
      "TO-02",
      "the home screen comes when the system has taken touches and the app has come, and once more",
      Scenario {
        Window("v1", Rect(0, 0, 100, 100))
      } script: {
        When(.touches("v1", .cancelled), .showHomeScreen)
        Down(at: Point(50, 50))
        After(1)
        Change(.interrupt)
        Change(.showApplication)
        Down(1, at: Point(50, 50))
        After(2079)
        Change(.showHomeScreen)
        Up(1)
      }),
    Acquittal(
      "GR-20", by: "RE-50,RE-73:2",
      "a tap of two fingers fails by its timer, and a second finger was held back",
      Scenario {
        Window("v1", Rect(0, 0, 100, 100)).tap("r1", touches: 2, delaysTouchesBegan: true)
      } script: {
        Down(at: Point(50, 50))
        After(1)
        Up()
        After(17)
        Down(at: Point(50, 50))
        After(150)
      }),
    Acquittal(
      "RC-28", by: "RE-29",
      "a touch is in the window that answered for it, where another view wants all touches",
      Scenario {
        Window("v1", Rect(0, 0, 100, 100))
        Window("v2", Rect(0, 0, 200, 100)) {
          View("v3", Rect(0, 0, 100, 100)).hitTest(.returns("v1"))
          View("v4", Rect(0, 0, 100, 100)).isExclusiveTouch()
        }
      } script: {
        Down(at: Point(50, 50))
        Down(1, at: Point(150, 50))
      }),
    Acquittal(
      "EX-09", by: "RE-48",
      "a recognizer is detached, and an event without touches comes",
      Scenario {
        Window("v1", Rect(0, 0, 100, 100)).longPress("r1")
      } script: {
        Down(at: Point(50, 50))
        After(501)
        Change(.removeRecognizer("r1"))
        After(1)
        Change(.remoteControl)
      }),
    Acquittal(
      "EX-11", by: "RE-30",
      "a finger that hits nothing comes down when the app has ignored events",
      Scenario {
        Window("v1", Rect(0, 0, 100, 100))
      } script: {
        Change(.beginIgnoringInteractionEvents)
        Change(.animate("v1", milliseconds: 2, allowsUserInteraction: false))
        Down(at: Point(50, 50))
        After(1)
        Change(.endIgnoringInteractionEvents)
        Down(1, at: Point(50, 50))
      }),
    Acquittal(
      "GR-05", by: "RE-29",
      "two fingers of one view are in two windows",
      Scenario {
        Window("v1", Rect(0, 0, 100, 100)).hitTest(.returns("v2"))
        Window("v2", Rect(0, 0, 100, 100)).pan("r1")
      } script: {
        Change(.animate("v2", milliseconds: 1, allowsUserInteraction: false))
        Down(at: Point(50, 50))
        After(1)
        Move(to: Point(50, 60))
        Down(1, at: Point(50, 50))
      }),
    Acquittal(
      "HT-13", by: "RE-07,RE-13",
      "a second finger is looked for before a callback of the first changes the order",
      Scenario {
        Window("v1", Rect(0, 0, 200, 100)) {
          View("v2", Rect(0, 0, 100, 100)).transform(.quarterTurn)
          View("v3", Rect(0, 0, 100, 100)).transform(.quarterTurn)
        }
      } script: {
        When(.touches("v1", .began), .sendToBack("v3"))
        Down(at: Point(0, 0))
        Down(1, at: Point(100, 0))
      }),
    Acquittal(
      "M-1", by: "RE-04",
      "a view in a button passes its touch on, before or after the button gets its own",
      Scenario {
        Window("v1", Rect(80, 0, 126, 1)) {
          Button("v2", Rect(100, 0, 2, 1)) {
            View("v3", Rect(0, 0, 1, 1))
          }
          .transform(.translation(24, 0))
        }
      } script: {
        Down(at: Point(204.125, 0))
        Down(1, at: Point(205, 0))
        After(1)
        Up()
        Up(1)
      }),
    Acquittal(
      "TV-04",
      "a row is held while the end of an earlier touch of the table is held back",
      Scenario {
        Window("v1", Rect(0, 0, 100, 200)) {
          TableView("v2", Rect(0, 0, 100, 200)) {
            Cell("v3", Rect(0, 0, 100, 100))
            Cell("v4", Rect(0, 100, 100, 100))
          }
        }
        .custom("r1", delegate: .init(refusesTouchesIn: ["v4"]))
      } script: {
        Down(at: Point(50, 50))
        After(1)
        Up()
        After(1000)
        Down(at: Point(50, 150))
        After(5000)
        Up()
      }),
    Acquittal(
      "KR-44",
      "a swipe waits for a class of the app's own until another finger lifts",
      Scenario {
        Window("v1", Rect(0, 0, 100, 100))
          .swipe("r1", touches: 2, directions: [.left])
          .recognizer(
            .custom, "r2", subclassIsRequiredToFailBy: ["r1"],
            decisions: [.init(on: .ended, touches: 1, sets: .failed)])
      } script: {
        Down(at: Point(50, 50))
        Down(1, at: Point(50, 50))
        After(1)
        Move(to: Point(0, 50))
        Move(1, to: Point(0, 50))
        After(1)
        Up()
        Up(1)
        After(1000)
        Down(at: Point(50, 50))
        After(1)
        Up()
      }),
    Acquittal(
      "TO-12",
      "a view that passes its touch on first hears of no move before that has returned",
      Scenario {
        Window("v1", Rect(0, 0, 100, 100)) {
          View("v2", Rect(0, 0, 100, 100)) {
            View("v3", Rect(0, 0, 100, 100))
          }
          .touches(.init(began: .passesOnFirst))
          .tap("r1", delaysTouchesBegan: true)
        }
        .hitTest(.returns("v2"))
      } script: {
        When(.touches("v1", .began), .removeFromSuperview("v3"))
        Down(at: Point(50, 50))
        After(1)
        Move(to: Point(50, 61))
      }),
    Acquittal(
      "KR-31",
      "another finger comes while a pan waits, and ends the wait",
      Scenario {
        Window("v1", Rect(0, 0, 100, 100)).pan("r1", requiresFailureOf: ["r2"]).tap("r2")
      } script: {
        Down(at: Point(50, 50))
        After(1)
        Move(to: Point(50, 60))
        After(1)
        Down(1, at: Point(50, 50))
        After(1)
        Up()
      }),
    Acquittal(
      "GC-22",
      "a scroll view's pan, attached anew, prevents a pan beside one that depends on its state",
      Scenario {
        Window("v1", Rect(0, 0, 100, 100)) {
          ScrollView("v2", Rect(0, 0, 100, 100)).contentSize(Size(200, 0)).pan("r2").scrollPan("r3")
        }
        .pan("r1", delegate: .init(simultaneousWith: ["r2", "r3"], onlyWhileOtherIs: [.began]))
      } script: {
        Change(.addRecognizer("r3", to: "v2"))
        After(1)
        Down(at: Point(50, 50))
        After(1)
        Move(to: Point(60, 50))
        After(1)
        Up()
      }),
    Acquittal(
      "GC-31",
      "nobody is asked about a tap that a pan has prevented, which had begun before",
      Scenario {
        Window("v1", Rect(0, 0, 100, 200)) {
          View("v2", Rect(0, 0, 100, 100))
            .tap("r2", delegate: .init(simultaneousWith: ["r1"], requiresFailureOf: []))
            .tap("r3")
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
      "CT-18", by: "RE-62:together",
      "one action is registered for a drag and for going out, in two calls, and both come as one",
      Scenario {
        Window("v1", Rect(0, 0, 100, 100)) {
          Button("v2", Rect(0, 0, 100, 100))
            .target(nil, "act", for: [.touchDragOutside])
            .target(nil, "act", for: [.touchDragExit])
        }
      } script: {
        Down(at: Point(99, 99))
        After(1)
        Move(to: Point(99, 170))
      }),
    Acquittal(
      "M-1", by: "RE-46",
      "a class of the app's own recognizes before a tap is told of a finger that it ignores",
      Scenario {
        Window("v1", Rect(0, 0, 100, 100)) {
          View("v2", Rect(0, 0, 100, 100))
            .custom("r2", decisions: [.init(on: .began, sets: .ended)])
        }
        .recognizer(.tap, "r1", ignoredFingers: [0])
      } script: {
        Down(at: Point(50, 50))
      }),
    Acquittal(
      "GR-05", by: "RE-07,RE-13,RE-48",
      "a press is disabled as two fingers land, whose views are looked for first",
      Scenario {
        Window("v1", Rect(0, 0, 100, 100))
          .longPress("r1")
          .tap("r2", delegate: .init(simultaneousWith: ["r1"]))
      } script: {
        Down(at: Point(50, 50))
        After(500)
        Change(.setRecognizerEnabled("r1", false))
        Down(1, at: Point(50, 50))
        Down(2, at: Point(50, 50))
      }),
    Acquittal(
      "TO-18", by: "RE-28,RE-46",
      "a tap is prevented before it is told of two fingers, of which the view gets one",
      Scenario {
        Window("v1", Rect(0, 0, 100, 100)) {
          View("v2", Rect(0, 0, 100, 100))
            .recognizer(.tap, "r2", decisions: [.init(on: .began, sets: .ended)])
        }
        .tap("r1")
      } script: {
        Down(at: Point(50, 50))
        Down(1, at: Point(50, 50))
      }),
    Acquittal(
      "CT-30", by: "RE-60",
      "an edge pan holds a button's touch back until the lift",
      Scenario {
        Window("v1", Rect(0, 0, 1, 1)) {
          Button("v2", Rect(0, 0, 1, 1)).screenEdgePan("r2")
        }
        .transform(.scale(2, 2))
        .tap("r1")
      } script: {
        Down(at: Point(0, 0))
        After(1)
        Up()
      }),
    Acquittal(
      "RC-29",
      "a presented view is taken out amid a touch, and says so on the way that it had",
      Scenario {
        Window("v1", Rect(0, 0, 100, 100)) {
          ScrollView("v2", Rect(0, 0, 100, 100)) {
            View("v3", Rect(0, 0, 100, 100)).controller("c1")
          }
          .scrollPan("r1")
          View("v4", Rect(0, 0, 100, 100)).controller("c2", presentedBy: "c1")
        }
      } script: {
        When(.touches("v1", .began), .removeFromSuperview("v4"))
        Change(.removeRecognizer("r1"))
        Down(at: Point(50, 50))
      }),
    Acquittal(
      "TO-25",
      "a tap of the app's own begins as its finger lifts, and takes the next from a view",
      Scenario {
        Window("v1", Rect(0, 0, 100, 200)) {
          ScrollView("v2", Rect(0, 0, 100, 200))
          View("v3", Rect(0, 0, 100, 100))
        }
        .recognizer(.tap, "r1", decisions: [.init(on: .ended, sets: .began)])
      } script: {
        Down(at: Point(50, 150))
        After(1)
        Up()
        After(1)
        Down(at: Point(50, 50))
      }),
    Acquittal(
      "GR-01",
      "a press waits for its second tap, ignores the finger that comes, and waits no longer for that "
        + "(the engine was wrong)",
      Scenario {
        Window("v1", Rect(0, 0, 100, 100))
          .tap("r1")
          .recognizer(
            .longPress, "r2", taps: 1, delegate: .init(isRequiredToFailBy: ["r1"]),
            ignoredFingers: [0])
      } script: {
        Down(1, at: Point(50, 50))
        After(1)
        Up(1)
        After(1)
        Down(at: Point(50, 50))
        After(1)
        Up()
        After(1000)
        Down(at: Point(50, 50))
      }),
    Acquittal(
      "M-2", by: "RE-46",
      "a double tap takes its last tap from a tap, whoever is told first",
      Scenario {
        Window("v1", Rect(0, 0, 100, 100)) {
          View("v2", Rect(0, 0, 100, 100)) {
            View("v3", Rect(0, 0, 100, 100)).tap("r3", touches: 2)
          }
          .tap("r2")
        }
        .tap("r1", taps: 2)
      } script: {
        Down(at: Point(99, 99))
        After(1)
        Up()
        After(1)
        Down(at: Point(99, 99))
        After(1)
        Up()
      }),
    Acquittal(
      "GC-22", by: "RE-09,RE-46",
      "a tap has yet to be asked about the touch with which another recognizes",
      Scenario {
        Window("v1", Rect(0, 0, 100, 100)) {
          View("v2", Rect(0, 0, 100, 100))
            .recognizer(
              .tap, "r2", delegate: .init(simultaneousWith: ["r1"]),
              decisions: [.init(on: .began, sets: .ended)])
        }
        .tap("r1", delegate: .init(refusesTouchesIn: ["v2"]))
      } script: {
        Down(at: Point(50, 50))
      }),
  ]
}
