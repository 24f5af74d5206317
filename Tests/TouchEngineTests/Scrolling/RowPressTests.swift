import Foundation
import Logs
import Testing
import TouchEngine

@Suite("Rows that are pressed and selected")
struct RowPressTests {
  private let scene = TableWorld()
  private var world: World { scene.world }
  private var table: UITableView { scene.table }
  private var highlights: [Bool] { (0..<5).map { scene.cell($0)?.isHighlighted ?? false } }

  @Test("The delegate is called once for each change of a row, when the cell has changed")
  func calls() {
    scene.press(row: 0)
    scene.press(row: 1)
    world.expectLog(
      """
      didHighlightRow(0.0) [yes]
      didUnhighlightRow(0.0) [no]
      didSelectRow(0.0) [yes]
      didHighlightRow(0.1) [yes]
      didUnhighlightRow(0.1) [no]
      didDeselectRow(0.0) [no]
      didSelectRow(0.1) [yes]
      """)
  }

  @Test("Without a delegate every row is highlighted and selected")
  func noDelegate() {
    table.delegate = nil
    world.touch(at: 0, .down(5, 50))
    world.application.advance(to: 300)
    #expect(highlights == [false, true, false, false, false])
    world.touch(at: 400, .up(5, 50))
    #expect(table.indexPathForSelectedRow?.row == 1)
  }

  @Test("A row is highlighted while it is pressed, and not when its touch was cancelled")
  func highlight() {
    world.touch(at: 0, .down(100, 22))
    #expect(scene.cell(0)?.isHighlighted == false)
    world.application.advance(to: 200)
    #expect(scene.cell(0)?.isHighlighted == true)
    world.touch(at: 300, .cancel(100, 22))
    #expect(scene.cell(0)?.isHighlighted == false)
    #expect(scene.cell(0)?.isSelected == false)
    world.expectLog(["didHighlightRow(0.0)", "didUnhighlightRow(0.0)"])
  }

  @Test("The cancellation of another finger does not end the press")
  func otherFingerCancelled() {
    world.touch(at: 0, .down(5, 5))
    world.touch(at: 300, .down(5, 50, finger: 1))
    world.touch(at: 600, .cancel(5, 50, finger: 1))
    world.expectLog("didHighlightRow(0.0)")
    world.touch(at: 700, .up(5, 5))
    world.expectLog(["didUnhighlightRow(0.0)", "didSelectRow(0.0)"])
  }

  @Test("The delegate may choose another row, or none")
  func willSelect() {
    scene.chosen = { _ in IndexPath(row: 4, section: 0) }
    scene.press(row: 0)
    world.expectLog(observing: ["didSelectRow"], "didSelectRow(0.4)")
    for chosen in [nil, IndexPath(row: 99, section: 7)] {
      scene.chosen = { _ in chosen }
      scene.press(row: 0)
      world.expectLog(observing: ["didSelectRow"], "")
      #expect(table.indexPathForSelectedRow?.row == 4)
    }
  }

  @Test(
    "Neither a row that may not be highlighted nor one of a table without selection is selected")
  func notSelectable() {
    scene.mayHighlight = { false }
    scene.press(row: 0)
    scene.mayHighlight = { true }
    table.allowsSelection = false
    scene.press(row: 0)
    world.expectLog("")
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test("The app can select and deselect rows without a call of the delegate")
  func programmatically() {
    func select(_ row: Int?, _ position: UITableView.ScrollPosition = .none) {
      let path = row.map { IndexPath(row: $0, section: 0) }
      table.selectRow(at: path, animated: false, scrollPosition: position)
    }
    select(3)
    select(1)
    #expect((0..<5).map { scene.cell($0)?.isSelected } == [false, true, false, false, false])
    select(9)
    #expect(table.indexPathForSelectedRow?.row == 1)
    table.deselectRow(at: IndexPath(row: 0, section: 0), animated: false)
    #expect(scene.cell(1)?.isSelected == true)
    table.deselectRow(at: IndexPath(row: 1, section: 0), animated: true)
    #expect(scene.cell(1)?.isSelected == false)
    select(1, .top)
    select(nil)
    #expect(table.indexPathForSelectedRow == nil)
    world.expectLog("")
  }

  // MARK: Rows that are taken away

  @Test("Rows may be loaded anew when one is selected, and the table removed")
  func reentrancy() {
    scene.onSelect = { [table] in table.reloadData() }
    scene.press(row: 0)
    world.expectLog(observing: ["didSelectRow"], "didSelectRow(0.0)")
    #expect(table.indexPathForSelectedRow == nil)
    scene.onSelect = { [table] in table.removeFromSuperview() }
    scene.press(row: 1)
    world.expectLog(observing: ["didSelectRow"], "didSelectRow(0.1)")
    scene.press(row: 1)
    world.expectLog("")
  }

  @Test("A row that the delegate takes away when it is asked about it is not highlighted")
  func takenAwayWhenAsked() {
    let before = scene.cell(0)
    scene.mayHighlight = { [unowned scene] in
      scene.replaceCells()
      return true
    }
    scene.press(row: 0)
    world.expectLog("")
    #expect(before?.isHighlighted == false)
  }

  @Test("A row that is taken away while it is pressed is not selected; one given again is")
  func reloadWhilePressed() {
    for isKept in [false, true] {
      let start = world.application.time + 1000
      world.touch(at: start, .down(100, 22))
      world.application.advance(to: start + 200)
      world.expectLog("didHighlightRow(0.0)")
      if !isKept { scene.cells = [:] }
      table.reloadData()
      world.touch(at: start + 300, .up(100, 22))
      world.expectLog(isKept ? ["didUnhighlightRow(0.0)", "didSelectRow(0.0)"] : "")
    }
  }

  /// Puts a finger down on a view that covers the first row. The table does not receive its end.
  private func pressWithoutEnd() {
    let cover = world.add("cover", 0, 0, 100, 44, to: scene.cell(0)?.contentView)
    cover.passesOn = true
    world.touch(at: 0, .down(5, 5))
    world.application.advance(to: 300)
    cover.passesOn = false
    world.expectLog(ignoring: ["V"], "didHighlightRow(0.0)")
  }

  @Test("A row whose end the table does not receive is highlighted until the next press")
  func unheardEnd() {
    pressWithoutEnd()
    world.touch(at: 400, .up(5, 5))
    world.touch(at: 1000, .down(5, 50))
    world.application.advance(to: 1300)
    world.expectLog(
      ignoring: ["V"], ["didUnhighlightRow(0.0)", "didHighlightRow(0.1)"])
    #expect(highlights == [false, true, false, false, false])
  }

  @Test("A pressed row that is taken away is highlighted no longer, and another can be pressed")
  func takenAwayWhilePressed() {
    let before = scene.cell(0)
    pressWithoutEnd()
    scene.replaceCells()
    #expect(before?.isHighlighted == false)
    world.touch(at: 400, .down(5, 50, finger: 1))
    world.application.advance(to: 800)
    world.expectLog(ignoring: ["V"], "didHighlightRow(0.1)")
  }
}
