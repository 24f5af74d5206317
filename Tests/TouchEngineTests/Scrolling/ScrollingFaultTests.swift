import Foundation
import Logs
import Testing
import TouchEngine
import TouchScript

/// Every mistake of scroll views and tables changes something that an app can see.
@Suite("Scroll views and tables that get UIKit wrong")
struct ScrollingFaultTests {
  /// A table of one row under a tap, and a finger that is on the row for some time.
  private static func press(
    _ milliseconds: Int, delaysContentTouches: Bool = true, underTap: Bool = true
  ) -> Scenario {
    let table = TableView("table", Rect(0, 0, 320, 400)) {
      Cell("row", Rect(0, 0, 320, 44)) { CellContent("content", Rect(0, 0, 320, 44)) }
    }
    let outer = View("outer", Rect(0, 0, 320, 480)) {
      table.delaysContentTouches(delaysContentTouches)
    }
    return Scenario {
      window { underTap ? outer.tap("tap") : outer }
    } script: {
      Drag((0, 100, 22), up: milliseconds)
      At(milliseconds + 5000)
    }
  }

  /// A mistake, and a scene that tells of it.
  struct Fault: Sendable, CustomTestStringConvertible {
    let mistake: Mistake
    let scenario: Scenario

    init(_ mistake: Mistake, _ scenario: Scenario) {
      self.mistake = mistake
      self.scenario = scenario
    }

    var testDescription: String { mistake.rawValue }
  }

  static let faults = [
    Fault(.delaysContentAlways, press(50, delaysContentTouches: false)),
    Fault(.contentDelay20ms, press(50)), Fault(.contentDelay600ms, press(500, underTap: false)),
    Fault(.liftInDelayLost, press(50, underTap: false)),
    Fault(.scrollingCancelsNothing, scrollScene { drag(after: 300) }),
    Fault(.cellsHit, press(50, underTap: false)), Fault(.rowSelectedAtDown, press(300)),
    Fault(.rowSelectedWhenCancelled, press(300)), Fault(.longPressSelectsNothing, press(5000)),
  ]

  @Test("Each can be seen", arguments: faults)
  func isSeen(fault: Fault) {
    let kinds = ["V(table)", "V(content)", "action", "didSelectRow", "didScroll"]
    expectDifference(
      of: fault.scenario, by: Behavior(mistakes: [fault.mistake]),
      observing: fault.mistake == .cellsHit ? ["chain"] : kinds)
  }
}
