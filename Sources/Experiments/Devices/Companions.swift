import TouchScript

/// Logs of real UIKit in other public articles, of scenes that the founding ones leave unclear.
extension Experiment {
  static let companions = buttons + tableTiming + [tableDelay] + nilTargets + twoWindows

  // MARK: Buttons

  private static func button(_ button: Button, blueTap: Bool) -> Scenario {
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

  private static let btn = Button("btn", Rect(50, 100, 100, 40))
  private static let kinds = [
    "R", "V", "beginTracking", "endTracking", "cancelTracking", "action", "target",
  ]

  private static let buttons = [
    Experiment(
      "X-4", "A button under an ancestor's tap acts, and the tap fails.",
      source: "LOT, example 1", button(btn, blueTap: true),
      device: DeviceLog(
        .printed, observing: kinds, of: ["tap", "btn", "owner"],
        """
        R(tap).began → possible
        V(btn).began
        beginTracking(btn)
        R(tap).ended → failed
        V(btn).ended
        endTracking(btn)
        target(owner, click)
        """, forbidden: ["action(tap)", "V(btn).cancelled"])),
    Experiment(
      "X-5", "A button's own tap acts, and cancels the button.", source: "LOT, example 2",
      button(btn.tap("tap"), blueTap: false),
      device: DeviceLog(
        .printed, observing: kinds, of: ["tap", "btn", "owner"],
        """
        R(tap).began → possible
        V(btn).began
        beginTracking(btn)
        R(tap).ended → ended
        action(tap)
        V(btn).cancelled
        cancelTracking(btn)
        """, forbidden: ["target(owner, click)", "V(btn).ended"])),
  ]

  // MARK: Tables

  private static func table(holding milliseconds: Int) -> Scenario {
    Scenario {
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
  }

  private static let tableTiming: [Experiment] = [
    ("quick", 60, "A table under a tap does not get the touch of a quick tap.", "action(tap)"),
    (
      "slow", 400, "A table gets the touch of a slower tap, and loses it to the tap above.",
      """
      V(table).began
      action(tap)
      V(table).cancelled
      """
    ),
    (
      "held", 5000, "If the touch is too long for the tap above, the row is selected.",
      """
      V(table).began
      V(table).ended
      didSelectRow(table, row)
      """
    ),
  ].map { (name: String, milliseconds: Int, says: String, lines: LogPattern) in
    Experiment(
      "X-7:\(name)", says, source: "LOT, a table under a view with a tap",
      table(holding: milliseconds).playedOut,
      device: DeviceLog(
        .printed, observing: ["V(table)", "action", "didSelectRow"], lines))
  }

  private static let tableDelay = Experiment(
    "X-7:delay", "A table gets a touch after the measured 0.15 seconds.",
    source: "LOT, a table under a view with a tap",
    Scenario {
      Window("window", Rect(0, 0, 320, 480)) { TableView("table", Rect(0, 0, 320, 480)) }
    } script: {
      Down(at: Point(100, 20))
    }.playedOut,
    device: DeviceLog(
      .printed, observing: ["V(table).began"], "150 ms  V(table).began"))

  // MARK: Actions without a target

  private static let nilTargets: [Experiment] = [
    (
      "near", "RootVC",
      "An action without a target goes up the chain to the controller that has it."
    ),
    ("far", "delegate", "It goes up as far as the application's delegate."),
    ("nobody", nil, "If no responder has it, nothing happens, and sendAction returns false."),
  ].map { (name: String, receiver: String?, says: String) in
    let action = name == "nobody" ? name : name + "Action"
    let calls = receiver.map { "\ntarget(\($0), \(action))" } ?? ""
    return Experiment(
      "X-11:\(name)", says, source: "CAT, section 8",
      Scenario(application: .init(delegate: .init(actions: ["farAction"]))) {
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
      },
      device: DeviceLog(
        .printed, observing: ["sendAction", "target"],
        LogPattern("sendAction(\(action)) from deep → \(receiver != nil)" + calls)))
  }

  // MARK: Windows

  private static let twoWindows: [Experiment] = [
    ("taps", "Of two windows with taps, the one in front gets the touch, and its tap acts."),
    ("bare", "A window in front keeps the touch, even if it does nothing with it."),
  ].map { name, says in
    let front = Window("front", Rect(0, 0, 320, 480)).level(1)
    return Experiment(
      "X-12:\(name)", says, source: "OBA, key window behind, second window in front",
      Scenario {
        if name == "taps" { front.tap("tapFront") } else { front }
        Window("back", Rect(0, 0, 320, 480)).tap("tapBack")
      } script: {
        Tap(at: Point(160, 240))
      },
      device: DeviceLog(
        .printed, observing: ["action"], name == "taps" ? ["action(tapFront)"] : [],
        forbidden: ["action(tapBack)", "R(tapBack).began", "V(back).began"]))
  }
}
