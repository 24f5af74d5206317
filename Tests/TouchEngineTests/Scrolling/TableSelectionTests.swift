import Foundation
import Logs
import Testing
import TouchEngine
import TouchScript

/// That a tap of an ancestor acts, or a row is selected, depending on how long the finger stays, is
/// shown by the device log X-7; how a delegate helps, by S001-F.
@Suite("Rows that are touched")
struct TableSelectionTests {
  /// What fingers do on a table of five rows, 44 points high, in a view `outer` with what is attached
  /// to that.
  private static func course(
    _ says: String, orderSeed: Int = 0, in change: (TableView) -> TableView = { $0 },
    under outer: (View) -> View = { $0 }, with inFirstRow: SceneParts = SceneParts(),
    _ script: [any ScriptElement], _ lines: String...
  ) -> Course {
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
    let scenario = Scenario(orderSeed: orderSeed) {
      window { outer }
    } script: {
      ScriptBuilder.buildArray(script.map(\.parts))
    }
    return Course(says, scenario, LogPattern(lines.joined(separator: "\n")))
  }

  private func check(_ course: Course) {
    course.check(
      observing: [
        "V(table)", "V(cover)", "action", "didSelectRow", "didDeselectRow", "didScroll",
        "send(button, touchUpInside)", "send(inRow, touchUpInside)",
      ])
  }

  @Test(
    "Which rows are selected, and when",
    arguments: [
      course(
        "A short press", [Path((0, 100, 110), up: 50)],
        "50 ms  V(table).began",
        "50 ms  V(table).ended",
        "50 ms  didSelectRow(table, row2)"),
      course(
        "However long a row is pressed, it is selected when the finger lifts",
        [Path((0, 100, 110), up: 5000)],
        "150 ms   V(table).began",
        "5000 ms  V(table).ended",
        "5000 ms  didSelectRow(table, row2)"),
      course(
        "Without delaysContentTouches the table receives it at once",
        in: { $0.delaysContentTouches(false) }, [Path((0, 100, 22))], "0 ms  V(table).began"),
      course(
        "A view in the cell that keeps its touches keeps the row from being selected",
        with: View("cover", Rect(0, 0, 320, 44)).touches(.keeps).parts,
        [Path((0, 100, 22), up: 300)],
        "150 ms  V(cover).began",
        "300 ms  V(cover).ended"),
      course(
        "A view in the cell that passes them on does not",
        with: View("cover", Rect(0, 0, 320, 44)).parts, [Path((0, 100, 22), up: 300)],
        "150 ms  V(cover).began",
        "150 ms  V(table).began",
        "300 ms  V(cover).ended",
        "300 ms  V(table).ended",
        "300 ms  didSelectRow(table, row0)"),
      course(
        "A second finger selects nothing",
        [Together(Path((0, 100, 22), up: 500), Path(1, (200, 100, 66), up: 400))],
        "150 ms  V(table).began [touch 0]",
        "200 ms  V(table).began [touch 1]",
        "500 ms  V(table).ended [touch 1]",
        "500 ms  V(table).ended [touch 0]",
        "500 ms  didSelectRow(table, row0)"),
      course(
        "Tapping another row deselects the one before",
        [Path((0, 100, 22), up: 50), Path((1000, 100, 66), up: 1050)],
        "50 ms    V(table).began",
        "50 ms    V(table).ended",
        "50 ms    didSelectRow(table, row0)",
        "1050 ms  V(table).began",
        "1050 ms  V(table).ended",
        "1050 ms  didDeselectRow(table, row0)",
        "1050 ms  didSelectRow(table, row1)"),
      course(
        "A row that is pressed and then dragged is not selected; the table scrolls",
        in: { $0.contentSize(Size(320, 1000)) },
        [Path((0, 100, 200), (200, 100, 100), up: 320), Path((1000, 100, 22), up: 1050), At(2000)],
        "150 ms   V(table).began",
        "200 ms   didScroll(table) at (0, 100)",
        "200 ms   V(table).cancelled",
        "1050 ms  V(table).began",
        "1050 ms  V(table).ended",
        "1050 ms  didSelectRow(table, row2)"),
    ])
  func selection(course: Course) { check(course) }

  @Test("The content view of the cell is hit, and the touch climbs from it to the table")
  func contentViewIsHit() {
    let course = Self.course(
      "", [Path((0, 100, 66))], "chain(content1): row1 → table → outer → w")
    course.check(observing: ["chain"])
    let hit = TableWorld().table.hitTest(CGPoint(x: 100, y: 66), with: nil)
    #expect(hit.map { String(describing: type(of: $0)) } == "UITableViewCellContentView")
  }

  // MARK: Under an ancestor's tap

  @Test("How a table and a tap share touches does not depend on their order", arguments: 0..<20)
  func anyOrder(orderSeed: Int) {
    check(
      Self.course(
        "", orderSeed: orderSeed, under: { $0.tap("tap") },
        [
          Path((0, 10, 10), up: 50), Path((1000, 10, 10), up: 1300), Path((5000, 10, 10), up: 9000),
        ],
        "50 ms    action(tap) in ended",
        "1150 ms  V(table).began",
        "1300 ms  action(tap) in ended",
        "1300 ms  V(table).cancelled",
        "5150 ms  V(table).began",
        "9000 ms  V(table).ended",
        "9000 ms  didSelectRow(table, row0)"))
  }

  @Test(
    "Under a tap",
    arguments: [
      course(
        "that cancels nothing the row is selected",
        under: { $0.tap("tap") { $0.cancelsTouchesInView = false } },
        [Path((0, 100, 110), up: 300)],
        "150 ms  V(table).began",
        "300 ms  action(tap) in ended",
        "300 ms  V(table).ended",
        "300 ms  didSelectRow(table, row2)"),
      course(
        "whose action removes the table the row's touch ends once", under: { $0.tap("tap") },
        [Path((0, 100, 22), up: 300), When(.action("tap"), .removeFromSuperview("table"))],
        "150 ms  V(table).began",
        "300 ms  action(tap) in ended",
        "300 ms  V(table).cancelled"),
      course(
        "a button beside the table works (S001-E)", under: { $0.tap("tap") },
        [Path((0, 100, 420), up: 300)], "send(button, touchUpInside)"),
      course(
        "a button in a row works (S001-E)", under: { $0.tap("tap") },
        with: Button("inRow", Rect(50, 0, 100, 44)).parts, [Path((0, 100, 22), up: 300)],
        "send(inRow, touchUpInside)"),
      course(
        "a button in a row works when it is tapped (S001-E)", under: { $0.tap("tap") },
        with: Button("inRow", Rect(50, 0, 100, 44)).parts, [Path((0, 100, 22), up: 50)],
        "send(inRow, touchUpInside)"),
    ])
  func underTap(course: Course) { check(course) }
}
