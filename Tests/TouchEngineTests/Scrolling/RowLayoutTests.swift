import Foundation
import Logs
import Testing
import TouchEngine

@Suite("Rows that are looked up and laid out")
struct RowLayoutTests {
  private let watched = WatchedTable(20)
  private var table: UITableView { watched.table }

  @Test("To select a row deselects the one before")
  func selectAnother() {
    for row in [3, 1] {
      table.selectRow(
        at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
    }
    #expect(watched.cells.indices.filter { watched.cells[$0].isSelected } == [1])
  }

  @Test("A cell that is given for several rows is that of the last of them")
  func sameCell() {
    let cell = UITableViewCell()
    watched.cells = [cell, cell]
    table.reloadData()
    let last = IndexPath(row: 1, section: 0)
    #expect(table.indexPath(for: cell) == last)
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 50)) == last)
    watched.press(row: 1, for: 300)
    #expect(watched.heard == ["highlighted 1", "unhighlighted 1", "selected 1 true"])
  }

  @Test("Cells are visible where they are in the table's bounds, not where they are next to them")
  func visible() {
    func rows(_ x: CGFloat, _ y: CGFloat) -> [Int] {
      table.contentOffset = CGPoint(x: x, y: y)
      return table.visibleCells.compactMap { table.indexPath(for: $0)?.row }
    }
    #expect(rows(0, 0) == [0, 1, 2, 3, 4])
    #expect(rows(0, 20) == [0, 1, 2, 3, 4])
    #expect(rows(0, 21) == [0, 1, 2, 3, 4, 5])
    #expect(rows(0, 44) == [1, 2, 3, 4, 5])
    #expect(rows(99, 0) == [0, 1, 2, 3, 4])
    #expect(rows(100, 0) == [])
    #expect(rows(-99, 0) == [0, 1, 2, 3, 4])
    #expect(rows(-100, 0) == [])
  }

  @Test("To bring a row into the bounds moves the content up and down only")
  func scrollToRow() {
    table.contentOffset = CGPoint(x: 7, y: 0)
    table.scrollToRow(at: IndexPath(row: 10, section: 0), at: .top, animated: false)
    #expect(table.contentOffset == CGPoint(x: 7, y: 440))
  }

  @Test("A data source with no sections is asked for no rows")
  func noSections() {
    final class Empty: UITableViewDataSource {
      var asked = 0
      func numberOfSections(in tableView: UITableView) -> Int { 0 }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        asked += 1
        return 1
      }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell() }
    }
    let empty = Empty()
    table.dataSource = empty
    #expect(empty.asked == 0)
    #expect(table.numberOfSections == 0)
  }

  @Test("A cell that leaves the table is not selected, whoever selected it")
  func leavingCell() {
    let cell = watched.cells[2]
    cell.isSelected = true
    watched.cells = []
    table.reloadData()
    #expect(!cell.isSelected)
  }

  @Test("Rows follow the width, whatever the height is", arguments: [100, 50] as [CGFloat])
  func width(height: CGFloat) {
    for changesFrame in [true, false] {
      table.frame = CGRect(x: 0, y: 0, width: 100, height: height)
      if changesFrame { table.frame.size.width = 50 } else { table.bounds.size.width = 50 }
      #expect(watched.cells[0].frame.width == 50)
      #expect(table.contentSize.width == 50)
    }
  }
}
