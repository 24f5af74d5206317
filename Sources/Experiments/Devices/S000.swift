import TouchScript

// The scenes of the articles' logs. Frames that a log does not print were chosen to fit its words.

/// The article that follows a touch from the hardware to the view, with device logs of 2018.
extension Experiment {
  static let s000: [Experiment] =
    [hitTestOrder, overflowIsNotAsked, overflowFixed] + ownTaps + nestedTaps + taps(on: button)

  private static let article = "S000, how touches are delivered and answered"

  // MARK: Hit-testing

  private static let hitTestOrder = Experiment(
    "S000-1", "Subviews are asked front to back, and only the hit view gets the touch.",
    source: article,
    Scenario {
      Window("window", Rect(0, 0, 320, 480)) {
        View("A", Rect(0, 0, 300, 400)) {
          View("B", Rect(10, 10, 280, 120)) { View("D", Rect(10, 10, 100, 60)).touches(.keeps) }
            .touches(.keeps)
          View("C", Rect(10, 150, 280, 200)) {
            View("F", Rect(10, 10, 120, 120)).touches(.keeps)
            View("E", Rect(140, 10, 120, 120)).touches(.keeps)
          }
          .touches(.keeps)
        }
        .touches(.keeps)
      }
    } script: {
      Tap(at: Point(210, 220))
    },
    device: DeviceLog(
      .printed, observing: ["hitTest", "pointInside", "V.began"],
      of: ["A", "B", "C", "D", "E", "F"],
      [
        .repeated([
          "hitTest(A)", "pointInside(A)", "hitTest(C)", "pointInside(C)", "hitTest(E)",
          "pointInside(E)",
        ]),
        "V(E).began",
      ], forbidden: ["hitTest(B)", "hitTest(F)", "V(C).began", "V(A).began"]),
    hits: "E")

  /// B holds C, which sticks out of it over A; the finger is on C and A, beside B.
  private static func overflow(_ fix: Scenario.Overrides.PointInside? = nil) -> Scenario {
    let b = View("B", Rect(20, 240, 280, 160)) {
      View("C", Rect(90, -60, 100, 120)).touches(.keeps)
    }
    .touches(.keeps)
    return Scenario {
      Window("window", Rect(0, 0, 320, 480)) {
        View("root", Rect(0, 0, 320, 480)) {
          View("A", Rect(20, 60, 280, 160)).touches(.keeps)
          if let fix { b.pointInside(fix) } else { b }
        }
      }
    } script: {
      Tap(at: Point(160, 200))
    }
  }

  private static let overflowIsNotAsked = Experiment(
    "S000-2", "A subview is not asked where it extends beyond its superview.", source: article,
    overflow(),
    device: DeviceLog(
      .printed, observing: ["hitTest", "pointInside", "V.began"], of: ["A", "B", "C"],
      [
        .repeated(["hitTest(B)", "pointInside(B)", "hitTest(A)", "pointInside(A)"]),
        "V(A).began",
      ], forbidden: ["hitTest(C)", "pointInside(C)", "V(B).began", "V(C).began"]),
    hits: "A")

  private static let overflowFixed = Experiment(
    "S000-3", "It is asked if the superview's point(inside:) asks it first.", source: article,
    overflow(.orSubviews),
    device: DeviceLog(
      .stated, observing: ["hitTest", "pointInside", "V.began"], of: ["A", "B", "C"],
      [
        .repeated([
          "hitTest(B)", "pointInside(B)", "pointInside(C)", "hitTest(C)", "pointInside(C)",
        ]),
        "V(C).began",
      ], forbidden: ["hitTest(A)", "V(A).began", "V(B).began"]),
    hits: "C")

  // MARK: A view and its tap

  private static func tapped(cancels: Bool = true, delaysBegan: Bool = false) -> Scenario {
    Scenario {
      Window("window", Rect(0, 0, 320, 480)) {
        View("A", Rect(60, 100, 200, 200)).touches(.keeps)
          .tap("tap", cancelsTouchesInView: cancels, delaysTouchesBegan: delaysBegan)
      }
    } script: {
      Tap(at: Point(160, 200), holding: 100)
    }
  }

  private static let ownTaps = [
    Experiment(
      "S000-4", "A view's tap acts, then cancels the view's touch.", source: article, tapped(),
      device: DeviceLog(
        .printed, observing: ["V(A)", "action"],
        """
        V(A).began
        action(tap)
        V(A).cancelled
        """, forbidden: ["V(A).ended"])),
    Experiment(
      "S000-5", "A recognizer gets each phase before the view.", source: article, tapped(),
      device: DeviceLog(
        .printed, observing: ["R", "V(A)", "action"],
        """
        R(tap).began
        V(A).began
        R(tap).ended
        action(tap)
        V(A).cancelled
        """, forbidden: ["R(tap).cancelled", "V(A).ended"])),
    Experiment(
      "S000-8", "Without cancelsTouchesInView the view's touch ends.", source: article,
      tapped(cancels: false),
      device: DeviceLog(
        .stated, observing: ["V(A)", "action"],
        """
        V(A).began
        action(tap)
        V(A).ended
        """, forbidden: ["V(A).cancelled"])),
    Experiment(
      "S000-9", "With delaysTouchesBegan, the view does not get the touch of a tap.",
      source: article,
      tapped(delaysBegan: true),
      device: DeviceLog(
        .stated, observing: ["V(A)", "action"], "action(tap)",
        forbidden: ["V(A).began", "V(A).moved", "V(A).ended", "V(A).cancelled"])),
  ]

  // MARK: Nested taps

  /// The two runs of the article differ in the order in which the recognizers hear, and in that alone.
  private static let nestedTaps = [
    ("S000-6", "Of several nested taps, the innermost acts.", 0),
    ("S000-7", "The innermost acts in whatever order the recognizers get the touch.", 1),
  ].map { id, says, orderSeed in
    Experiment(
      id, says, source: article,
      Scenario(orderSeed: orderSeed) {
        Window("window", Rect(0, 0, 320, 480)) {
          View("root", Rect(0, 0, 320, 480)) {
            View("A", Rect(20, 40, 280, 400)) {
              View("B", Rect(20, 20, 240, 300)) {
                View("C", Rect(20, 20, 200, 200)).touches(.keeps).tap("tapC")
              }
              .tap("tapB")
            }
            .tap("tapA")
          }
          .tap("tapRoot")
        }
      } script: {
        Tap(at: Point(160, 180), holding: 10)
      },
      device: DeviceLog(
        .printed, observing: ["R", "V", "action"],
        [
          .unordered(["R(tapA).began", "R(tapRoot).began", "R(tapC).began", "R(tapB).began"]),
          "V(C).began",
          .unordered(["R(tapA).ended", "R(tapRoot).ended", "R(tapC).ended", "R(tapB).ended"]),
          "action(tapC)", "V(C).cancelled",
        ], forbidden: ["action(tapA)", "action(tapB)", "action(tapRoot)", "V(C).ended"]))
  }

  // MARK: Buttons

  private static let button = Button("button", Rect(60, 80, 80, 40)).target("owner", "clicked")

  private static func buttonUnderTaps(_ button: Button) -> Scenario {
    Scenario {
      Window("window", Rect(0, 0, 320, 480)) {
        View("A", Rect(20, 40, 280, 400)) {
          View("B", Rect(20, 20, 240, 300)) {
            View("C", Rect(20, 20, 200, 200)) { button }.touches(.keeps).tap("tapC")
          }
          .tap("tapB")
        }
        .tap("tapA").controller("owner")
      }
    } script: {
      Tap(at: Point(160, 180), holding: 10)
    }
  }

  private static func taps(on button: Button) -> [Experiment] {
    [
      Experiment(
        "S000-10", "A button acts, and taps on its superviews do not.", source: article,
        buttonUnderTaps(button),
        device: DeviceLog(
          .corrupt(
            "the log shows a tap of the button that the text denies: delivery as printed, outcome as "
              + "in S001-C and X-4"),
          observing: ["R", "action", "send(button, touchUpInside)"],
          [
            .unordered(["R(tapC).began", "R(tapB).began", "R(tapA).began"]),
            .unordered(["R(tapC).ended", "R(tapB).ended", "R(tapA).ended"]),
            "send(button, touchUpInside)",
          ],
          forbidden: [
            "action(tapA)", "action(tapB)", "action(tapC)", "send(button, touchCancel)",
          ])),
      Experiment(
        "S000-11", "A tap on the button itself acts, and the button does not.", source: article,
        buttonUnderTaps(button.tap("tapButton")),
        device: DeviceLog(
          .corrupt("the log is a copy of the one before, to the microsecond: outcome as in X-5"),
          observing: ["R", "action", "send(button, touchUpInside)", "send(button, touchCancel)"],
          [
            .unordered([
              "R(tapC).began", "R(tapB).began", "R(tapA).began", "R(tapButton).began",
            ]),
            .unordered([
              "R(tapC).ended", "R(tapB).ended", "R(tapA).ended", "R(tapButton).ended",
            ]),
            "action(tapButton)", "send(button, touchCancel)",
          ],
          forbidden: [
            "send(button, touchUpInside)", "action(tapA)", "action(tapB)", "action(tapC)",
          ])),
      Experiment(
        "S000-12", "The responder chain of the official figure, from a text field.",
        source: article,
        Scenario(dialect: .ios12, application: .init(delegate: .init())) {
          Window("UIWindow", Rect(0, 0, 320, 480)) {
            View("root", Rect(0, 0, 320, 480)) {
              View("view", Rect(20, 20, 280, 200)) { TextField("field", Rect(10, 10, 200, 30)) }
            }
            .controller("vc")
          }
        } script: {
          Tap(at: Point(60, 40))
        },
        device: DeviceLog(.stated, observing: ["chain"], [.repeated(["chain(field)"])]),
        hits: "field", chain: ["view", "root", "vc", "UIWindow", "application", "delegate"]),
    ]
  }
}
