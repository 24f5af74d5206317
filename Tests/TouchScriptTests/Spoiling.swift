import Testing
import TouchScript

/// A way to spoil a valid scenario, and the sentence that it is refused with.
struct Spoiling: Sendable, CustomTestStringConvertible {
  let sentence: String
  let spoil: @Sendable (inout Scenario) -> Void
  var testDescription: String { sentence }

  init(_ sentence: String, _ spoil: @escaping @Sendable (inout Scenario) -> Void) {
    self.sentence = sentence
    self.spoil = spoil
  }

  /// Fails the test unless the scenario is refused once it is spoiled.
  func check(in valid: Scenario) {
    var scenario = valid
    spoil(&scenario)
    #expect(message { try scenario.validate() } == sentence)
  }
}

/// Valid scenarios to spoil.
enum Valid {
  /// Window `w` holds `a` (with `a1`, `a2`) and the button `b`; `vc` manages `a`.
  static var views: Scenario {
    Scenario {
      Window("w", Rect(0, 0, 320, 480)) {
        View("a", Rect(0, 0, 100, 100)) {
          View("a1", Rect(0, 0, 50, 50))
          View("a2", Rect(0, 0, 50, 50))
        }
        .controller("vc").tap("t").tap("u")
        Button("b", Rect(0, 100, 100, 100)).target("vc", "go")
      }
    } script: {
      Down(at: Point(1, 1))
      After(50)
      Move(to: Point(2, 2))
      After(50)
      Up()
    }
  }

  /// Window `w` holds the table `table` with the cell `cell` (`content`, `badge`), the scroll view
  /// `scroll` with the switch `s`, and `sheet`; `vc` manages `scroll` and presented `svc` of `sheet`.
  static var kinds: Scenario {
    Scenario {
      Window("w", Rect(0, 0, 320, 480)) {
        TableView("table", Rect(0, 0, 100, 100)) {
          Cell("cell", Rect(0, 0, 100, 50)) {
            CellContent("content", Rect(0, 0, 100, 50))
            View("badge", Rect(0, 0, 10, 10))
          }
        }
        ScrollView("scroll", Rect(0, 0, 100, 100)) { Switch("s", Rect(0, 0, 50, 30)) }
          .controller("vc").pan("pan").longPress("press")
        View("sheet", Rect(0, 0, 100, 100)).controller("svc") { $0.presentedBy = "vc" }
      }
    } script: {
      When(.action("pan"), .interrupt)
      At(0)
    }
  }
}
