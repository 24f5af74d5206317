import Logs
import Testing
import TouchScript

/// Logs of real UIKit in other public articles, of scenes that the founding ones leave unclear.
@Suite("Companion logs")
struct CompanionTests {
  private func button(_ button: Button, blueTap: Bool) -> Scenario {
    let blue = View("Blue", Rect(0, 0, 320, 480)) { button.target("owner", "click") }
      .controller("owner")
    return Scenario {
      Window("window", Rect(0, 0, 320, 480)) {
        if blueTap { blue.tap("tap") } else { blue }
      }
    } script: {
      Tap(at: Point(100, 120))
    }
  }

  private let btn = Button("btn", Rect(50, 100, 100, 40))
  private let kinds = [
    "R", "V", "beginTracking", "endTracking", "cancelTracking", "action", "target",
  ]

  @Test("X-4: a button under an ancestor's tap acts, and the tap fails")
  func buttonUnderTap() {
    expectDeviceLog(
      of: button(btn, blueTap: true), observing: kinds, of: ["tap", "btn", "owner"],
      """
      R(tap).began → possible
      V(btn).began
      beginTracking(btn)
      R(tap).ended → failed
      V(btn).ended
      endTracking(btn)
      target(owner, click)
      """, forbidden: ["action(tap)", "V(btn).cancelled"])
  }

  @Test("X-5: a button's own tap acts, and cancels the button")
  func buttonWithOwnTap() {
    expectDeviceLog(
      of: button(btn.tap("tap"), blueTap: false), observing: kinds, of: ["tap", "btn", "owner"],
      """
      R(tap).began → possible
      V(btn).began
      beginTracking(btn)
      R(tap).ended → ended
      action(tap)
      V(btn).cancelled
      cancelTracking(btn)
      """, forbidden: ["target(owner, click)", "V(btn).ended"])
  }

  @Test(
    "X-11: an action without a target climbs to whoever has it, and returns whether anyone has",
    arguments: [
      ("nearAction", "RootVC", true), ("farAction", "delegate", true), ("nobody", nil, false),
    ] as [(String, String?, Bool)])
  func nilTarget(action: String, receiver: String?, returns: Bool) {
    let scenario = Scenario(application: .init(delegate: .init(actions: ["farAction"]))) {
      Window("window", Rect(0, 0, 320, 480)) {
        View("rootView", Rect(0, 0, 320, 480)) {
          View("middle", Rect(0, 0, 320, 480)) {
            Button("deep", Rect(0, 0, 100, 40)).target(nil, action)
          }
        }
        .controller("RootVC", actions: ["nearAction"])
      }
    } script: {
      Tap(at: Point(10, 10))
    }
    let calls = receiver.map { "\ntarget(\($0), \(action))" } ?? ""
    expectDeviceLog(
      of: scenario, observing: ["sendAction", "target"],
      LogPattern("sendAction(\(action)) from deep → \(returns)" + calls))
  }

  @Test("X-12: the window in front gets the touch, and its tap acts", arguments: [false, true])
  func twoWindows(frontHasTap: Bool) {
    let front = Window("front", Rect(0, 0, 320, 480)).level(1)
    let scenario = Scenario {
      if frontHasTap { front.tap("tapFront") } else { front }
      Window("back", Rect(0, 0, 320, 480)).tap("tapBack")
    } script: {
      Tap(at: Point(160, 240))
    }
    expectDeviceLog(
      of: scenario, observing: ["action"], frontHasTap ? ["action(tapFront)"] : [],
      forbidden: ["action(tapBack)", "R(tapBack).began", "V(back).began"])
  }

  @Test(
    "X-7: what a table under a tap hears depends on how long the finger stays",
    arguments: [
      (60, "action(tap)"),
      (
        400,
        """
        V(table).began
        action(tap)
        V(table).cancelled
        """
      ),
      (
        5000,
        """
        V(table).began
        V(table).ended
        didSelectRow(table, row)
        """
      ),
    ] as [(Int, LogPattern)])
  func tableTiming(milliseconds: Int, log: LogPattern) {
    let scenario = Scenario {
      Window("window", Rect(0, 0, 320, 480)) {
        View("parent", Rect(0, 0, 320, 480)) {
          TableView("table", Rect(0, 0, 320, 480)) {
            Cell("row", Rect(0, 0, 320, 44)) { CellContent("content", Rect(0, 0, 320, 44)) }
          }
        }
        .tap("tap")
      }
    } script: {
      Tap(at: Point(100, 20), holding: milliseconds)
    }
    expectDeviceLog(
      of: scenario.playedOut, observing: ["V(table)", "action", "didSelectRow"],
      log)
  }

  @Test("X-7: the table hears of the touch after the measured 0.15 seconds")
  func tableDelay() {
    let scenario = Scenario {
      Window("window", Rect(0, 0, 320, 480)) { TableView("table", Rect(0, 0, 320, 480)) }
    } script: {
      Down(at: Point(100, 20))
    }
    expectDeviceLog(
      of: scenario.playedOut, observing: ["V(table).began"], "150 ms  V(table).began")
  }
}
