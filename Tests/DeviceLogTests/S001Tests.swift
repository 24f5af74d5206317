import Logs
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
    expectDeviceLog(
      of: demo(at: Point(20, 20)), observing: kinds,
      """
      V(base).began
      action(tap)
      V(base).cancelled
      """, forbidden: ["V(base).ended"])
  }

  @Test("S001-B: a tap on the view acts and cancels the view's touch")
  func onView() {
    expectDeviceLog(
      of: demo(at: Point(160, 140)), observing: kinds,
      """
      V(testView).began
      action(tap)
      V(testView).cancelled
      """,
      forbidden: ["V(testView).ended", "V(base).began", "V(base).cancelled"])
  }

  @Test("S001-C: a tap on the button is the button's alone")
  func onButton() {
    expectDeviceLog(
      of: demo(at: Point(160, 290)), observing: kinds, "target(base, testBtnClicked)",
      forbidden: ["action(tap)", "V(base).began", "V(base).ended", "V(base).cancelled"])
  }

  @Test("S001-D: held for five seconds it is no tap, and the view's touch ends")
  func heldOnView() {
    expectDeviceLog(
      of: demo(at: Point(160, 140), holding: 5000), observing: kinds,
      """
      V(testView).began
      V(testView).ended
      """,
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
    let states = deviceTrace(of: scenario).events.compactMap { event -> RecognizerState? in
      switch event.kind {
      case .recognizer where event.state != .possible: event.state
      case .reset, .action: event.state
      default: nil
      }
    }
    #expect(Set(states) == [last])
  }

  @Test(
    "S001-G: a pan goes from possible to began or failed, and from began over changed to its end",
    arguments: [
      ([20.0], [RecognizerState.failed]), ([60], [.began, .ended]),
      ([60, 90, 120], [.began, .changed, .changed, .ended]),
    ])
  func continuousStateMachine(moves: [Double], states: [RecognizerState]) {
    let scenario = Scenario {
      Window("window", Rect(0, 0, 320, 480)) { View("v", Rect(0, 0, 320, 480)).pan("pan") }
    } script: {
      Down(at: Point(18, 18))
      for move in moves {
        After(20)
        Move(to: Point(move, 18))
      }
      After(20)
      Up()
    }
    let seen = deviceTrace(of: scenario.playedOut).events.compactMap { event -> RecognizerState? in
      switch event.kind {
      case .action: event.state
      case .reset where event.state == .failed: .failed
      default: nil
      }
    }
    #expect(seen == states)
  }

  // MARK: A table under a tap

  private func table(
    at point: Point, holding milliseconds: Int = 60,
    delegate: Scenario.Recognizer.Delegate? = nil
  ) -> Scenario {
    Scenario {
      Window("window", Rect(0, 0, 320, 480)) {
        View("parent", Rect(0, 0, 320, 480)) {
          TableView("table", Rect(0, 0, 320, 300)) {
            Cell("row", Rect(0, 0, 320, 44)) { CellContent("content", Rect(0, 0, 320, 44)) }
          }
          Button("btn", Rect(40, 380, 240, 60))
        }
        .tap("tap", delegate: delegate)
      }
    } script: {
      Tap(at: point, holding: milliseconds)
    }
  }

  private let tableKinds = [
    "R", "action", "didSelectRow", "shouldReceive", "send(btn, touchUpInside)",
  ]

  @Test("S001-E: a tap above a table takes the row's selection away", arguments: [60, 400])
  func tapOnRow(milliseconds: Int) {
    expectDeviceLog(
      of: table(at: Point(100, 20), holding: milliseconds).playedOut, observing: tableKinds,
      """
      R(tap).began
      R(tap).ended
      action(tap)
      """, forbidden: ["didSelectRow(table, row)"])
  }

  @Test("S001-E: a button beside the table is not disturbed by the tap")
  func tapOnButtonBesideTable() {
    expectDeviceLog(
      of: table(at: Point(100, 400)), observing: tableKinds,
      """
      R(tap).began
      R(tap).ended
      send(btn, touchUpInside)
      """, forbidden: ["action(tap)"])
  }

  @Test("S001-F: a tap that refuses touches of the cells' content views leaves rows to be selected")
  func refusingContentViews() {
    let refusing = Scenario.Recognizer.Delegate(refusesTouchesIn: ["content"])
    expectDeviceLog(
      of: table(at: Point(100, 20), delegate: refusing), observing: tableKinds,
      """
      shouldReceive(tap) → false
      didSelectRow(table, row)
      """,
      forbidden: ["action(tap)", "R(tap).began"])
    expectDeviceLog(
      of: table(at: Point(100, 350), delegate: refusing), observing: tableKinds,
      """
      shouldReceive(tap) → true
      R(tap).began
      R(tap).ended
      action(tap)
      """,
      forbidden: ["didSelectRow(table, row)"])
  }
}
