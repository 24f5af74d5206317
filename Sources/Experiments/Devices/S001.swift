import TouchScript

/// The article on conflicts between taps and buttons. Its `base` lines are printed by the controller,
/// which gets the root view's touches through the chain.
extension Experiment {
  static let s001 = demos + tables + tapStates + panStates

  private static let article = "S001, a view and a button under a tap"

  private static func demo(at point: Point, holding milliseconds: Int = 100) -> Scenario {
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

  private static let kinds = ["V(base)", "V(testView)", "action", "target"]

  private static let demos = [
    Experiment(
      "S001-A",
      "A tap outside of the view and the button acts, and cancels the touch of the root view.",
      source: article, demo(at: Point(20, 20)),
      device: DeviceLog(
        .printed, observing: kinds,
        """
        V(base).began
        action(tap)
        V(base).cancelled
        """, forbidden: ["V(base).ended"])),
    Experiment(
      "S001-B", "A tap on the view acts, and cancels the view's touch.", source: article,
      demo(at: Point(160, 140)),
      device: DeviceLog(
        .printed, observing: kinds,
        """
        V(testView).began
        action(tap)
        V(testView).cancelled
        """, forbidden: ["V(testView).ended", "V(base).began", "V(base).cancelled"])),
    Experiment(
      "S001-C", "A tap on the button acts for the button only.", source: article,
      demo(at: Point(160, 290)),
      device: DeviceLog(
        .printed, observing: kinds, "target(base, testBtnClicked)",
        forbidden: ["action(tap)", "V(base).began", "V(base).ended", "V(base).cancelled"])),
    Experiment(
      "S001-D", "A touch of five seconds is no tap, and the view's touch ends.", source: article,
      demo(at: Point(160, 140), holding: 5000),
      device: DeviceLog(
        .printed, observing: kinds,
        """
        V(testView).began
        V(testView).ended
        """, forbidden: ["action(tap)", "V(testView).cancelled"])),
  ]

  // MARK: A table under a tap

  private static func table(
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

  private static let tableKinds = [
    "R", "action", "didSelectRow", "shouldReceive", "send(btn, touchUpInside)",
  ]

  private static let refusing = Scenario.Recognizer.Delegate(refusesTouchesIn: ["content"])

  private static let tables =
    [("row", 60), ("longer", 400)].map { name, milliseconds in
      Experiment(
        "S001-E:\(name)", "A tap on a superview of the table prevents the selection of a row.",
        source: article,
        table(at: Point(100, 20), holding: milliseconds).playedOut,
        device: DeviceLog(
          .stated, observing: tableKinds,
          """
          R(tap).began
          R(tap).ended
          action(tap)
          """, forbidden: ["didSelectRow(table, row)"]))
    } + [
      Experiment(
        "S001-E:button", "A button beside the table is not disturbed by the tap.", source: article,
        table(at: Point(100, 400)),
        device: DeviceLog(
          .stated, observing: tableKinds,
          """
          R(tap).began
          R(tap).ended
          send(btn, touchUpInside)
          """, forbidden: ["action(tap)"])),
      Experiment(
        "S001-F:row", "If the tap refuses touches of content views, rows can be selected.",
        source: article, table(at: Point(100, 20), delegate: refusing),
        device: DeviceLog(
          .stated, observing: tableKinds,
          """
          shouldReceive(tap) → false
          didSelectRow(table, row)
          """, forbidden: ["action(tap)", "R(tap).began"])),
      Experiment(
        "S001-F:background", "Outside of the rows, this tap acts.", source: article,
        table(at: Point(100, 350), delegate: refusing),
        device: DeviceLog(
          .stated, observing: tableKinds,
          """
          shouldReceive(tap) → true
          R(tap).began
          R(tap).ended
          action(tap)
          """, forbidden: ["didSelectRow(table, row)"])),
    ]

  // MARK: States

  private static func tapStates(_ last: String, _ lines: LogPattern) -> DeviceLog {
    DeviceLog(
      .stated, observing: ["R", "action", "reset"],
      .sequence([lines, .line("reset(tap) from \(last)")]))
  }

  private static let tapStates = [
    Experiment(
      "S001-G:tap", "A tap goes from possible to recognized, and back to possible.",
      source: article,
      demo(at: Point(20, 20)).playedOut,
      device: tapStates(
        "ended",
        """
        R(tap).began → possible
        R(tap).ended → ended
        action(tap) in ended
        """)),
    Experiment(
      "S001-G:prevented", "A tap that is prevented goes from possible to failed.", source: article,
      demo(at: Point(160, 290)).playedOut,
      device: tapStates(
        "failed",
        """
        R(tap).began → possible
        R(tap).ended → failed
        """)),
    Experiment(
      "S001-G:held", "If the touch is too long, a tap fails before the lift.", source: article,
      demo(at: Point(160, 140), holding: 5000).playedOut,
      device: tapStates("failed", "R(tap).began → possible")),
  ]

  private static func dragged(to places: [Double]) -> Scenario {
    Scenario {
      Window("window", Rect(0, 0, 320, 480)) { View("v", Rect(0, 0, 320, 480)).pan("pan") }
    } script: {
      Down(at: Point(18, 18))
      for place in places {
        After(20)
        Move(to: Point(place, 18))
      }
      After(20)
      Up()
    }
  }

  private static let panStates = [
    Experiment(
      "S001-G:still", "A pan whose finger hardly moves goes from possible to failed.",
      source: article,
      dragged(to: [20]).playedOut,
      device: DeviceLog(.stated, observing: ["action", "reset"], "reset(pan) from failed")),
    Experiment(
      "S001-G:moved", "A pan goes from possible to began and ended.", source: article,
      dragged(to: [60]).playedOut,
      device: DeviceLog(
        .stated, observing: ["action", "reset"],
        """
        action(pan) in began
        action(pan) in ended
        reset(pan) from ended
        """)),
    Experiment(
      "S001-G:on", "A pan that continues is changed with each move.", source: article,
      dragged(to: [60, 90, 120]).playedOut,
      device: DeviceLog(
        .stated, observing: ["action", "reset"],
        """
        action(pan) in began
        action(pan) in changed
        action(pan) in changed
        action(pan) in ended
        reset(pan) from ended
        """)),
  ]
}
