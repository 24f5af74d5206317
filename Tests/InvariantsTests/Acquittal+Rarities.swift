import TouchScript

extension Acquittal {
  /// Found in hundreds of thousands of cases: of engines that choose otherwise, and of the plain one.
  static let rarities: [Acquittal] = [
    Acquittal(
      "GC-16", by: "RE-02",
      "a class of the app's own cancels its gesture in the event in which another begins",
      Scenario {
        Window("v1", Rect(0, 0, 1, 1))
          .recognizer(.pan, "r1", ignoredFingers: [0])
          .custom(
            "r2",
            decisions: [
              .init(on: .moved, sets: .began),
              .init(on: .moved, from: .changed, sets: .cancelled),
            ])
      } script: {
        Down(at: Point(0, 0))
        After(1)
        Move(to: Point(0, 0))
        After(1)
        Move(to: Point(0, 0))
        Down(1, at: Point(0, 0))
        After(1)
        Move(1, to: Point(0, 10))
      }),
    Acquittal(
      "HT-28", by: "RE-07,RE-13",
      "a view is animated when the app hears of the first of two fingers that land together",
      Scenario {
        Window("v1", Rect(0, 0, 1, 1)).isMultipleTouchEnabled()
      } script: {
        When(.touches("v1", .began), .animate("v1", milliseconds: 1, allowsUserInteraction: false))
        Down(at: Point(0, 0))
        Down(1, at: Point(0, 0))
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
      "GR-08", by: "RE-60", "a pan from the edge whose subclass decides by a timer delays touches",
      Scenario {
        Window("v1", Rect(0, 0, 1, 1))
          .recognizer(.screenEdgePan, "r1", decisions: [.init(on: .began, after: 1, sets: .failed)])
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
      "SY-04", by: "RE-30", "all that changes is a touch that hit nothing, and a view is taken out",
      Scenario {
        Window("v1", Rect(0, 0, 1, 1)) {
          View("v2", Rect(0, 0, 1, 1))
        }
      } script: {
        Down(at: Point(0, 0))
        Down(1, at: Point(0, 1))
        After(1)
        Change(.removeFromSuperview("v2"))
        Up(1)
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
      "GC-01", by: "RE-07,RE-10,RE-13",
      "it is asked twice about the second of three fingers, each with an event of its own",
      Scenario {
        Window("v1", Rect(0, 0, 1, 1)).tap("r1", delegate: .init(shouldReceive: false))
      } script: {
        Down(at: Point(0, 0))
        Down(1, at: Point(0, 0))
        Down(2, at: Point(0, 0))
      }),
    Acquittal(
      "GC-22", by: "RE-09,RE-46", "a tap is prevented before its delegate can refuse the touch",
      Scenario {
        Window("v1", Rect(0, 0, 1, 1)) {
          View("v2", Rect(0, 0, 1, 1))
            .recognizer(
              .tap, "r2", delegate: .init(simultaneousWith: []),
              decisions: [.init(on: .began, sets: .ended)])
        }
        .tap("r1", delegate: .init(refusesTouchesOfSubviews: true))
      } script: {
        Down(at: Point(0, 0))
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
      "GC-31", by: "RE-02", "of three taps the first acts before the one that prevents the second",
      Scenario {
        Window("v1", Rect(0, 0, 1, 1))
          .tap("r1", delegate: .init(requiresFailureOf: []), cannotBePreventedBy: ["r3"])
          .tap("r2")
          .tap("r3")
      } script: {
        Down(at: Point(0, 0))
        After(1)
        Up()
      }),
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
      "GC-13", by: "RE-73:1", "a swipe has failed in time before the lift",
      Scenario {
        Window("v1", Rect(0, 0, 0, 0)).pointInside(.always).tap("r1").swipe("r2")
      } script: {
        Down(at: Point(0, 0))
        After(110)
        Up()
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
      "GC-17", "a press whose subclass cancels it when it moves",
      Scenario(orderSeed: 1) {
        Window("v1", Rect(0, 0, 1, 1)) {
          View("v2", Rect(0, 0, 1, 1)).pan("r2")
        }
        .recognizer(
          .longPress, "r1", delegate: .init(simultaneousWith: ["r2"]),
          decisions: [
            .init(on: .began, sets: .began), .init(on: .moved, from: .changed, sets: .cancelled),
          ])
      } script: {
        Down(at: Point(0, 0))
        After(1)
        Move(to: Point(0, 10))
        After(1)
        Move(to: Point(0, 10))
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
    // Here the engine was wrong: the ignored finger had it wait for longer.
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
      "M-8", by: "RE-24", "a pinch follows two of three fingers that land together",
      Scenario {
        Window("v1", Rect(0, 0, 1, 1)) {
          View("v2", Rect(0, 0, 0, 0)).tap("r2")
        }
        .pinch("r1")
      } script: {
        Down(at: Point(0, 0))
        Down(1, at: Point(0, 0))
        Down(2, at: Point(0, 0))
        After(1)
        Move(to: Point(0, 0))
        Move(1, to: Point(0, 0))
        Move(2, to: Point(0, 0))
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
      "GC-22", by: "RE-46", "a tap is prevented before it ignores the touch, and asked about",
      Scenario {
        Window("v1", Rect(0, 0, 1, 1)) {
          View("v2", Rect(0, 0, 1, 1))
            .recognizer(.tap, "r2", decisions: [.init(on: .began, sets: .ended)])
        }
        .recognizer(.tap, "r1", delegate: .init(simultaneousWith: []), ignoredFingers: [0])
      } script: {
        Down(at: Point(0, 0))
      }),
    Acquittal(
      "SY-04", by: "RE-30", "a timer acts as a finger lifts that hit nothing",
      Scenario {
        Window("v1", Rect(0, 0, 1, 1)).tap("r1", taps: 2)
      } script: {
        Down(at: Point(0, 0))
        After(1)
        Up()
        After(1)
        Down(at: Point(0, 1))
        After(349)
        Up()
      }),
    Acquittal(
      "GC-31", by: "RE-02", "of three pans the second acts before the one that prevents the first",
      Scenario {
        Window("v1", Rect(0, 0, 1, 1))
          .tap("r1")
          .pan("r2", delegate: .init(simultaneousWith: ["r3"], requiresFailureOf: []))
          .pan("r3")
      } script: {
        Down(at: Point(0, 0))
        After(1)
        Move(to: Point(0, 10))
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
      "M-1", by: "RE-24", "a pinch follows one of two fingers that land together beside another",
      Scenario {
        Window("v1", Rect(0, 0, 1, 1)).pinch("r1")
      } script: {
        Down(at: Point(0, 0))
        Down(1, at: Point(0, 0))
        After(1)
        Up()
        After(1)
        Down(at: Point(0, 0))
        Down(2, at: Point(0, 0))
        After(1)
        Up(2)
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
      "GC-17",
      "a press whose subclass cancels it, beside a tap whose subclass recognizes at a move",
      Scenario {
        Window("v1", Rect(0, 0, 1, 1)) {
          View("v2", Rect(0, 0, 1, 1))
            .recognizer(
              .longPress, "r2", delegate: .init(),
              decisions: [
                .init(on: .began, sets: .began),
                .init(on: .moved, from: .changed, sets: .cancelled),
              ])
        }
        .recognizer(
          .tap, "r1", delegate: .init(simultaneousWith: ["r2"]),
          decisions: [.init(on: .moved, sets: .ended)])
      } script: {
        Down(at: Point(0, 0))
        After(1)
        Move(to: Point(0, 0))
        After(1)
        Move(to: Point(0, 0))
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
      "HT-05", by: "RE-07,RE-13",
      "a button is closed when it hears of the first of two fingers that land together",
      Scenario {
        Window("v1", Rect(0, 0, 1, 1)) {
          Button("v2", Rect(0, 0, 1, 1))
        }
      } script: {
        When(.controlEvent("v2", .touchDown), .setUserInteractionEnabled("v2", false))
        Down(at: Point(0, 0))
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
      "M-5", by: "RE-11:every", "a delegate is asked for every event, and a finger stops half-way",
      Scenario {
        Window("v1", Rect(0, 0, 1, 1)).tap("r1", delegate: .init(shouldReceiveEvent: true))
      } script: {
        Down(at: Point(0, 0))
        After(2)
        Move(to: Point(0, 1))
      }),
    Acquittal(
      "M-3", by: "RE-03",
      "a button is taken out by one of its targets, before or after it sends an action",
      Scenario {
        Window("v1", Rect(0, 0, 1, 1)) {
          Button("v2", Rect(0, 0, 1, 1)).target(nil, "act")
        }
      } script: {
        When(.controlEvent("v2", .touchUpInside), .removeFromSuperview("v2"))
        Down(at: Point(0, 0))
        After(1)
        Up()
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
      "HT-10", "a finger lands on the edge of a scroll view that has scrolled by thirds of a point",
      Scenario {
        Window("v1", Rect(0, 0, 1, 1)) {
          ScrollView("v2", Rect(0, 0, 1, 1)).contentSize(Size(28, 0))
        }
      } script: {
        Down(at: Point(0, 0))
        Down(1, at: Point(0, 0))
        Down(2, at: Point(0, 0))
        After(1)
        Move(2, to: Point(-80, 0))
        After(1)
        Down(3, at: Point(0, 0))
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
  ]
}
