import TouchScript

extension Acquittal {
  /// Of controls and tables.
  static let controls: [Acquittal] = [
    Acquittal(
      "TV-07", "a window answers with a cell, whose content view would be hit",
      Scenario {
        Window("w", Rect(0, 0, 100, 100)) {
          TableView("table", Rect(0, 0, 100, 100)) {
            Cell("cell", Rect(0, 0, 100, 44)) { CellContent("content", Rect(0, 0, 100, 44)) }
          }
        }
        .hitTest(.returns("cell"))
      } script: {
        Tap(at: Point(20, 20), holding: 100)
      }),
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
      "CT-35", by: "RE-50",
      "a tap with a finger too few fails by a timer, beside one that neither cancels nor prevents it",
      Scenario {
        Window("w", Rect(0, 0, 1, 1)) { Button("b", Rect(0, 0, 1, 1)) }
          .tap("tap", cancelsTouchesInView: false, cannotPrevent: ["two"])
          .tap("two", touches: 2)
      } script: {
        Down(at: Point(0, 0))
        After(1)
        Up()
      }),
    Acquittal(
      "CT-31", by: "RE-50", "the same beside a tap that a switch keeps from recognizing",
      Scenario {
        Window("w", Rect(0, 0, 51, 31)) { Switch("s", Rect(0, 0, 51, 31)) }
          .tap("tap")
          .tap("two", touches: 2)
      } script: {
        Down(at: Point(9, 9))
        After(1)
        Up()
      }),
    Acquittal(
      "TV-08", by: "RE-50", "the same over a button beside a table",
      Scenario {
        Window("w", Rect(0, 0, 1, 2)) {
          TableView("table", Rect(0, 1, 1, 1))
          Button("b", Rect(0, 0, 1, 1))
        }
        .tap("tap")
        .tap("two", touches: 2)
      } script: {
        Down(at: Point(0, 0))
        After(1)
        Up()
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
      "TV-09", by: "TV-03", "a scroll view that cannot scroll holds touches back all the same",
      Scenario {
        Window("w", Rect(0, 0, 1, 1)) {
          ScrollView("s", Rect(0, 0, 1, 1)) { View("v", Rect(0, 0, 1, 1)) }.isScrollEnabled(false)
        }
      } script: {
        Tap(at: Point(0, 0), holding: 100)
        After(1000)
        Tap(at: Point(0, 0), holding: 500)
      }),
    Acquittal(
      "CT-01", "a tap whose subclass began by a timer, and never ends, takes the touch of a button",
      Scenario {
        Window("v1", Rect(0, 0, 2, 1)) {
          Button("v2", Rect(1, 0, 1, 1))
        }
        .recognizer(.tap, "r1", decisions: [.init(on: .began, after: 1, sets: .began)])
      } script: {
        Down(at: Point(0, 0))
        After(1)
        Up()
        After(1)
        Down(at: Point(1, 0))
      }),
    Acquittal(
      "CT-04",
      "a button hears of a move with the lift, since the pan of a scroll view held it back",
      Scenario {
        Window("v1", Rect(0, 0, 1, 1)) {
          Button("v2", Rect(0, 0, 1, 1))
          ScrollView("v3", Rect(0, 0, 0, 0)).scrollPan("r1", delaysTouchesBegan: true)
        }
      } script: {
        Change(.addRecognizer("r1", to: "v1"))
        Down(at: Point(0, 0))
        After(1)
        Move(to: Point(0, 0))
        After(1)
        Up(at: Point(0, 152))
      }),
    // Here the engine was wrong: the ignored finger had it wait for longer.,
    Acquittal(
      "TV-02", "a row is selected for a touch whose end was held back, as a tap takes the next",
      Scenario {
        Window("v1", Rect(0, 0, 1, 1)) {
          TableView("v2", Rect(0, 0, 1, 1)) {
            Cell("v3", Rect(0, 0, 1, 1))
          }
          .isScrollEnabled(false)
          .custom("r2")
        }
        .tap("r1")
      } script: {
        Down(at: Point(0, 0))
        After(1)
        Up(at: Point(0, 11))
        After(1)
        Down(at: Point(0, 0))
        After(1)
        Up()
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
      "TV-03", by: "RE-66:off",
      "a tap of the app's own begins as its finger lifts, and takes the next from what scrolls",
      Scenario {
        Window("v1", Rect(0, 0, 100, 100)) {
          ScrollView("v2", Rect(0, 0, 100, 100)) {
            View("v3", Rect(0, 0, 100, 100))
          }
        }
        .recognizer(.tap, "r1", delegate: .init(), decisions: [.init(on: .ended, sets: .began)])
      } script: {
        Down(at: Point(50, 50))
        After(1)
        Up()
        After(1000)
        Down(at: Point(50, 50))
      }),
  ]
}
