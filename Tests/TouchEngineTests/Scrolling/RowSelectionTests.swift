import Foundation
import Logs
import Testing
import TouchEngine

/// What a table's delegate decides, and what becomes of rows that are loaded anew.
@Suite("Rows that are selected")
struct RowSelectionTests {
  private let scene = TableWorld()

  @Test("A row is highlighted while it is pressed, and not when its touch was cancelled")
  func highlight() {
    let cell = scene.table.cellForRow(at: IndexPath(row: 0, section: 0))
    scene.world.touch(at: 0, .down(100, 22))
    #expect(cell?.isHighlighted == false)
    scene.world.application.advance(to: 200)
    #expect(cell?.isHighlighted == true)
    scene.world.touch(at: 300, .cancel(100, 22))
    #expect(cell?.isHighlighted == false)
    #expect(cell?.isSelected == false)
    scene.world.expectLog(
      """
      V(table).began [touch 0]
      V(table).cancelled [touch 0]
      """)
  }

  @Test("The delegate may choose another row, or none")
  func willSelect() {
    scene.rows.chosen = { _ in IndexPath(row: 4, section: 0) }
    #expect(scene.press(row: 0, forMilliseconds: 50).last == "didSelectRow(table, 0.4)")
    scene.rows.chosen = { _ in nil }
    #expect(scene.press(row: 0, forMilliseconds: 50).last == "V(table).ended [touch 0]")
    #expect(scene.table.indexPathForSelectedRow?.row == 4)
    scene.rows.chosen = { _ in IndexPath(row: 99, section: 7) }
    #expect(scene.press(row: 0, forMilliseconds: 50).last == "V(table).ended [touch 0]")
    #expect(scene.table.indexPathForSelectedRow?.row == 4)
  }

  @Test(
    "Neither a row that may not be highlighted nor one of a table without selection is selected")
  func notSelectable() {
    scene.rows.mayHighlight = false
    #expect(scene.press(row: 0, forMilliseconds: 300).last == "V(table).ended [touch 0]")
    scene.rows.mayHighlight = true
    scene.table.allowsSelection = false
    #expect(scene.press(row: 0, forMilliseconds: 300).last == "V(table).ended [touch 0]")
    #expect(scene.table.indexPathForSelectedRow == nil)
  }

  @Test("The app can select and deselect rows, of which the delegate does not hear")
  func programmatically() {
    let table = scene.table
    let second = IndexPath(row: 1, section: 0)
    table.selectRow(at: second, animated: false, scrollPosition: .none)
    #expect(table.indexPathForSelectedRow == second)
    table.selectRow(at: IndexPath(row: 9, section: 0), animated: false, scrollPosition: .none)
    #expect(table.indexPathForSelectedRow == second)
    table.deselectRow(at: IndexPath(row: 0, section: 0), animated: false)
    #expect(table.cellForRow(at: second)?.isSelected == true)
    table.deselectRow(at: second, animated: true)
    #expect(table.cellForRow(at: second)?.isSelected == false)
    table.selectRow(at: second, animated: false, scrollPosition: .top)
    table.selectRow(at: nil, animated: false, scrollPosition: .none)
    #expect(table.indexPathForSelectedRow == nil)
    scene.world.expectLog("")
  }

  @Test("Rows may be loaded anew when one is selected, and the table removed")
  func reentrancy() {
    scene.rows.onSelect = { table, _ in table.reloadData() }
    #expect(scene.press(row: 0, forMilliseconds: 50).last == "didSelectRow(table, 0.0)")
    #expect(scene.table.indexPathForSelectedRow == nil)
    scene.rows.onSelect = { table, _ in table.removeFromSuperview() }
    #expect(scene.press(row: 1, forMilliseconds: 300).last == "didSelectRow(table, 0.1)")
    #expect(scene.press(row: 1, forMilliseconds: 300) == [])
  }

  @Test("A row that is taken away while it is pressed is not selected")
  func reloadWhilePressed() {
    scene.world.touch(at: 0, .down(100, 22))
    scene.world.application.advance(to: 200)
    scene.world.expectLog("V(table).began [touch 0]")
    scene.table.reloadData()
    scene.world.touch(at: 300, .up(100, 22))
    scene.world.expectLog("V(table).cancelled [touch 0]")
    #expect(scene.press(row: 0, forMilliseconds: 50).last == "didSelectRow(table, 0.0)")
  }

  @Test("A row whose cell the data source gives again keeps its press")
  func reloadOfSameCells() {
    scene.rows.keepsCells = true
    scene.world.touch(at: 0, .down(100, 22))
    scene.world.application.advance(to: 200)
    scene.table.reloadData()
    scene.world.touch(at: 300, .up(100, 22))
    scene.world.expectLog(
      """
      V(table).began [touch 0]
      V(table).ended [touch 0]
      didSelectRow(table, 0.0)
      """)
  }
}
