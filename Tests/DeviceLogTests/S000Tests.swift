import Logs
import Testing
import TouchScript

/// The article that follows a touch from the hardware to the view, with device logs of 2018.
@Suite("S000, how touches are delivered and answered")
struct S000Tests {
  // MARK: hit-testing

  @Test("S000-1: subviews are asked front to back, and only the hit view hears of the touch")
  func hitTestOrder() {
    let scenario = Scenario {
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
    }
    expectDeviceLog(
      of: scenario, observing: ["hitTest", "pointInside", "V.began"],
      of: ["A", "B", "C", "D", "E", "F"],
      [
        .repeated([
          "hitTest(A)", "pointInside(A)", "hitTest(C)", "pointInside(C)", "hitTest(E)",
          "pointInside(E)",
        ]),
        "V(E).began",
      ], forbidden: ["hitTest(B)", "hitTest(F)", "V(C).began", "V(A).began"])
  }

  /// B holds C, which sticks out of it over A; the finger is on C and A, beside B.
  private func overflow(_ fix: Scenario.Overrides.PointInside? = nil) -> Scenario {
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

  @Test("S000-2: a subview is not asked where it sticks out of its superview")
  func overflowIsNotAsked() {
    expectDeviceLog(
      of: overflow(), observing: ["hitTest", "pointInside", "V.began"], of: ["A", "B", "C"],
      [
        .repeated(["hitTest(B)", "pointInside(B)", "hitTest(A)", "pointInside(A)"]),
        "V(A).began",
      ], forbidden: ["hitTest(C)", "pointInside(C)", "V(B).began", "V(C).began"])
  }

  @Test("S000-3: it is, once the superview's pointInside asks it first")
  func overflowFixed() {
    expectDeviceLog(
      of: overflow(.orSubviews), observing: ["hitTest", "pointInside", "V.began"],
      of: ["A", "B", "C"],
      [
        .repeated([
          "hitTest(B)", "pointInside(B)", "pointInside(C)", "hitTest(C)", "pointInside(C)",
        ]),
        "V(C).began",
      ], forbidden: ["hitTest(A)", "V(A).began", "V(B).began"])
  }

  // MARK: a view and its tap

  private func tapped(cancels: Bool = true, delaysBegan: Bool = false) -> Scenario {
    Scenario {
      Window("window", Rect(0, 0, 320, 480)) {
        View("A", Rect(60, 100, 200, 200)).touches(.keeps)
          .tap("tap", cancelsTouchesInView: cancels, delaysTouchesBegan: delaysBegan)
      }
    } script: {
      Tap(at: Point(160, 200), holding: 100)
    }
  }

  private let touchesOfA = ["V(A)", "action"]

  @Test("S000-4: a view's tap acts, then cancels the view's touch")
  func tapCancels() {
    expectDeviceLog(
      of: tapped(), observing: touchesOfA,
      """
      V(A).began
      action(tap)
      V(A).cancelled
      """,
      forbidden: ["V(A).ended"])
  }

  @Test("S000-5: a recognizer hears of each phase before the view does")
  func recognizerFirst() {
    expectDeviceLog(
      of: tapped(), observing: ["R", "V(A)", "action"],
      """
      R(tap).began
      V(A).began
      R(tap).ended
      action(tap)
      V(A).cancelled
      """,
      forbidden: ["R(tap).cancelled", "V(A).ended"])
  }

  @Test("S000-8: without cancelsTouchesInView the view's touch ends")
  func tapDoesNotCancel() {
    expectDeviceLog(
      of: tapped(cancels: false), observing: touchesOfA,
      """
      V(A).began
      action(tap)
      V(A).ended
      """, forbidden: ["V(A).cancelled"])
  }

  @Test("S000-9: with delaysTouchesBegan the view hears nothing of a tap")
  func tapDelays() {
    expectDeviceLog(
      of: tapped(delaysBegan: true), observing: touchesOfA, "action(tap)",
      forbidden: ["V(A).began", "V(A).moved", "V(A).ended", "V(A).cancelled"])
  }

  // MARK: nested taps

  @Test(
    "S000-6 and S000-7: of nested taps the innermost acts, in whatever order they hear",
    arguments: 0..<24)
  func nestedTaps(orderSeed: Int) {
    let scenario = Scenario(orderSeed: orderSeed) {
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
    }
    expectDeviceLog(
      of: scenario, observing: ["R", "V", "action"],
      [
        .unordered(["R(tapA).began", "R(tapRoot).began", "R(tapC).began", "R(tapB).began"]),
        "V(C).began",
        .unordered(["R(tapA).ended", "R(tapRoot).ended", "R(tapC).ended", "R(tapB).ended"]),
        "action(tapC)", "V(C).cancelled",
      ], forbidden: ["action(tapA)", "action(tapB)", "action(tapRoot)", "V(C).ended"])
  }

  @Test("S000-6 and S000-7: the orders of the two runs differ, and order seeds bring out both ways")
  func ordersDiffer() {
    let orders = (0..<24).map { seed in
      let scenario = Scenario(orderSeed: seed) {
        Window("window", Rect(0, 0, 320, 480)) {
          View("A", Rect(0, 0, 320, 480)) { View("C", Rect(0, 0, 320, 480)).tap("tapC") }.tap(
            "tapA")
        }
      } script: {
        Down(at: Point(160, 180))
      }
      return Log(deviceTrace(of: scenario)).observing(["R.began"]).lines.map {
        $0.text.prefix { $0 != " " }
      }
    }
    #expect(orders.contains(["R(tapA).began", "R(tapC).began"]))
    #expect(orders.contains(["R(tapC).began", "R(tapA).began"]))
  }

  // MARK: buttons

  private func buttonUnderTaps(_ button: Button) -> Scenario {
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

  private let button = Button("button", Rect(60, 80, 80, 40)).target("owner", "clicked")

  @Test(
    """
    S000-10: a button under taps acts and the taps do not \
    (the log shows a tap of the button that the text denies: delivery as printed, outcome as in \
    S001-C and X-4)
    """)
  func buttonUnderTaps() {
    expectDeviceLog(
      of: buttonUnderTaps(button), observing: ["R", "action", "send(button, touchUpInside)"],
      [
        .unordered(["R(tapC).began", "R(tapB).began", "R(tapA).began"]),
        .unordered(["R(tapC).ended", "R(tapB).ended", "R(tapA).ended"]),
        "send(button, touchUpInside)",
      ],
      forbidden: [
        "action(tapA)", "action(tapB)", "action(tapC)", "send(button, touchCancel)",
      ])
  }

  @Test(
    """
    S000-11: a button's own tap acts and the button does not \
    (the log is a copy of the one before, to the microsecond: outcome as in X-5)
    """)
  func buttonWithOwnTap() {
    expectDeviceLog(
      of: buttonUnderTaps(button.tap("tapButton")),
      observing: ["R", "action", "send(button, touchUpInside)", "send(button, touchCancel)"],
      [
        .unordered(["R(tapC).began", "R(tapB).began", "R(tapA).began", "R(tapButton).began"]),
        .unordered(["R(tapC).ended", "R(tapB).ended", "R(tapA).ended", "R(tapButton).ended"]),
        "action(tapButton)", "send(button, touchCancel)",
      ],
      forbidden: [
        "send(button, touchUpInside)", "action(tapA)", "action(tapB)", "action(tapC)",
      ])
  }

  // MARK: the chain

  @Test("S000-12: the chain of the official figure, from a text field")
  func officialChain() {
    let scenario = Scenario(dialect: .ios12, application: .init(delegate: .init())) {
      Window("UIWindow", Rect(0, 0, 320, 480)) {
        View("root", Rect(0, 0, 320, 480)) {
          View("view", Rect(20, 20, 280, 200)) { TextField("field", Rect(10, 10, 200, 30)) }
        }
        .controller("vc")
      }
    } script: {
      Tap(at: Point(60, 40))
    }
    #expect(chain(in: scenario) == ["view", "root", "vc", "UIWindow", "application", "delegate"])
  }
}
