import Testing
import TouchScript

/// The article on conflicts between taps and buttons. Its `base` lines are printed by the
/// controller, which gets the root view's touches through the chain.
@Suite("S001, a view and a button under a tap")
struct S001Tests {
  private func demo(at point: Point, holding milliseconds: Int = 100) -> Scenario {
    Scenario {
      Window("window", Rect(0, 0, 320, 480)) {
        View("baseView", Rect(0, 0, 320, 480)) {
          View("testView", Rect(40, 80, 240, 120)).touches(.keeps)
          Button("testBtn", Rect(40, 260, 240, 60)).target("base", "testBtnClicked")
        }
        .tap("tap").controller("base", touches: .keeps)
      }
    } script: {
      Tap(at: point, holding: milliseconds)
    }
  }

  private let kinds = ["V(base)", "V(testView)", "action", "target"]

  @Test("S001-A: a tap beside both acts and cancels the touch of the root view")
  func besideBoth() {
    expectLog(
      of: demo(at: Point(20, 20)), observing: kinds,
      ["V(base).began", "action(tap)", "V(base).cancelled"], forbidden: ["V(base).ended"])
  }

  @Test("S001-B: a tap on the view acts and cancels the view's touch")
  func onView() {
    expectLog(
      of: demo(at: Point(160, 140)), observing: kinds,
      ["V(testView).began", "action(tap)", "V(testView).cancelled"],
      forbidden: ["V(testView).ended", "V(base).began", "V(base).cancelled"])
  }

  @Test("S001-C: a tap on the button is the button's alone")
  func onButton() {
    expectLog(
      of: demo(at: Point(160, 290)), observing: kinds, ["target(base, testBtnClicked)"],
      forbidden: ["action(tap)", "V(base).began", "V(base).ended", "V(base).cancelled"])
  }

  @Test("S001-D: held for five seconds it is no tap, and the view's touch ends")
  func heldOnView() {
    expectLog(
      of: demo(at: Point(160, 140), holding: 5000), observing: kinds,
      ["V(testView).began", "V(testView).ended"],
      forbidden: ["action(tap)", "V(testView).cancelled"])
  }

  @Test(
    "S001-G: a tap goes from possible to recognized or failed, and begins anew",
    arguments: [
      (Point(20, 20), 100, RecognizerState.ended), (Point(160, 290), 100, .failed),
      (Point(160, 140), 5000, .failed),
    ])
  func stateMachine(point: Point, holding milliseconds: Int, last: RecognizerState) {
    var scenario = demo(at: point, holding: milliseconds)
    scenario.script.append(.init(at: milliseconds + 2000))
    let states = trace(of: scenario).events.compactMap { event -> RecognizerState? in
      switch event.what {
      case .recognizer(_, _, let state) where state != .possible: state
      case .reset(_, let state), .action(_, let state, _): state
      default: nil
      }
    }
    #expect(Set(states) == [last])
  }
}
