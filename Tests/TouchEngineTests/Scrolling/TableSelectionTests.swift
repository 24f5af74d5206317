import Foundation
import Logs
import Testing
import TouchEngine
import TouchScript

/// That a tap of an ancestor acts, or a row is selected, depending on how long the finger stays, is
/// told by the device log X-7; how a delegate helps, by S001-F.
@Suite("Rows that are touched")
struct TableSelectionTests {
  /// A table of five rows, 44 points high, in a view `outer` with what is attached to that.
  private func table(
    orderSeed: Int = 0, _ change: (TableView) -> TableView = { $0 },
    outer: (View) -> View = { $0 }, inFirstRow: SceneParts = SceneParts(),
    @ScriptBuilder script: () -> ScriptParts
  ) -> Scenario {
    let table = change(
      TableView("table", Rect(0, 0, 320, 400)) {
        for row in 0..<5 {
          Cell("row\(row)", Rect(0, Double(row) * 44, 320, 44)) {
            CellContent("content\(row)", Rect(0, 0, 320, 44)) {
              if row == 0 { inFirstRow }
            }
          }
        }
      })
    let outer = outer(
      View("outer", Rect(0, 0, 320, 480)) {
        table
        Button("button", Rect(0, 410, 320, 40))
      })
    return Scenario(orderSeed: orderSeed) {
      window { outer }
    } script: {
      script()
    }
  }

  private let calls = ["V(table)", "action", "didSelectRow", "didDeselectRow"]

  @Test(
    "However long a row is pressed, it is selected when the finger lifts",
    arguments: [(50, 50), (300, 150), (5000, 150)])
  func plainPress(duration: Int, heard: Int) {
    expectLog(
      of: table {
        Drag((0, 100, 110), up: duration)
      }, observing: calls,
      """
      \(heard) ms  V(table).began
      \(duration) ms  V(table).ended
      \(duration) ms  didSelectRow(table, row2)
      """)
  }

  @Test("Without delaysContentTouches the table hears of it at once")
  func noDelay() {
    expectLog(
      of: table {
        $0.delaysContentTouches(false)
      } script: {
        Drag((0, 100, 22))
      }, observing: calls, "0 ms  V(table).began")
  }

  @Test("The content view of the cell is hit, and the touch climbs from it to the table")
  func contentViewIsHit() {
    expectLog(
      of: table {
        Drag((0, 100, 66))
      }, observing: ["chain"], "chain(content1): row1 → table → outer → w")
    let table = TableWorld().table
    let hit = table.hitTest(CGPoint(x: 100, y: 66), with: nil)
    #expect(hit.map { String(describing: type(of: $0)) } == "UITableViewCellContentView")
  }

  @Test("A cell that keeps its touches to itself is not selected")
  func cellThatKeepsTouches() {
    let cover = View("cover", Rect(0, 0, 320, 44))
    expectLog(
      of: table(inFirstRow: cover.touches(.keeps).parts) {
        Drag((0, 100, 22), up: 300)
      }, observing: calls + ["V(cover)"],
      """
      150 ms  V(cover).began
      300 ms  V(cover).ended
      """)
    expectLog(
      of: table(inFirstRow: cover.parts) {
        Drag((0, 100, 22), up: 300)
      }, observing: ["didSelectRow"], "didSelectRow(table, row0)")
  }

  @Test("A second finger selects nothing")
  func secondFinger() {
    expectLog(
      of: table {
        Drag((0, 100, 22))
        Drag(1, (200, 100, 66), up: 400)
        At(500)
        Up()
      }, observing: ["didSelectRow"], "500 ms  didSelectRow(table, row0)")
  }

  @Test("Tapping another row deselects the one before")
  func anotherRow() {
    expectLog(
      of: table {
        Drag((0, 100, 22), up: 50)
        Drag((1000, 100, 66), up: 1050)
      }, observing: ["didSelectRow", "didDeselectRow"],
      """
      50 ms    didSelectRow(table, row0)
      1050 ms  didDeselectRow(table, row0)
      1050 ms  didSelectRow(table, row1)
      """)
  }

  // MARK: Under an ancestor's tap

  @Test("How a table and a tap share touches does not depend on who hears first", arguments: 0..<20)
  func anyOrder(orderSeed: Int) {
    expectLog(
      of: table(orderSeed: orderSeed, outer: { $0.tap("tap") }) {
        Drag((0, 10, 10), up: 50)
        Drag((1000, 10, 10), up: 1300)
        Drag((5000, 10, 10), up: 9000)
      }, observing: calls,
      """
      50 ms    action(tap) in ended
      1150 ms  V(table).began
      1300 ms  action(tap) in ended
      1300 ms  V(table).cancelled
      5150 ms  V(table).began
      9000 ms  V(table).ended
      9000 ms  didSelectRow(table, row0)
      """)
  }

  @Test("A tap that cancels nothing acts, and the row is selected", arguments: [50, 300])
  func notCancellingTap(duration: Int) {
    expectLog(
      of: table(outer: { $0.tap("tap", cancelsTouchesInView: false) }) {
        Drag((0, 100, 110), up: duration)
      }, observing: ["V(table).ended", "action", "didSelectRow"],
      [.unordered(["action(tap) in ended", "V(table).ended"]), "didSelectRow(table, row2)"])
  }

  @Test(
    "A button beside the table, and one in a row, work under the tap (S001-E)",
    arguments: [50, 300, 5000], [Point(100, 420), Point(100, 22)])
  func buttons(duration: Int, place: Point) {
    let inRow = Button("inRow", Rect(50, 0, 100, 44))
    expectLog(
      of: table(outer: { $0.tap("tap") }, inFirstRow: inRow.parts) {
        Drag((0, place.x, place.y), up: duration)
      },
      observing: calls + ["send(button, touchUpInside)", "send(inRow, touchUpInside)"],
      place.y > 400 ? "send(button, touchUpInside)" : "send(inRow, touchUpInside)")
  }

  @Test("A tap's action that removes the table ends the row's touch once")
  func removedInAction() {
    expectLog(
      of: table(outer: { $0.tap("tap") }) {
        Drag((0, 100, 22), up: 300)
        When(.action("tap"), .removeFromSuperview("table"))
      }, observing: calls,
      """
      150 ms  V(table).began
      300 ms  action(tap) in ended
      300 ms  V(table).cancelled
      """)
  }

  @Test("A row that is pressed and then dragged is not selected; the table scrolls")
  func draggedRow() {
    var scenario = table {
      $0.contentSize(Size(320, 1000))
    } script: {
      Drag((0, 100, 200), (200, 100, 100), up: 220)
      Drag((1000, 100, 22), up: 1050)
    }
    scenario.script.append(.init(at: 2000))
    expectLog(
      of: scenario, observing: calls + ["didScroll"],
      """
      150 ms   V(table).began
      200 ms   didScroll(table) at (0, 100)
      200 ms   V(table).cancelled
      1050 ms  V(table).began
      1050 ms  V(table).ended
      1050 ms  didSelectRow(table, row2)
      """)
  }
}
