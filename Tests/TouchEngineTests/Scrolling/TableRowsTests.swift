import Foundation
import Testing
import TouchEngine

@Suite("The rows of a table")
struct TableRowsTests {
  private let scene = TableWorld(rows: [2, 0, 3])
  private var table: UITableView { scene.table }

  @Test("Rows of all sections lie below one another, as wide as the table")
  func layout() {
    #expect(table.numberOfSections == 3)
    #expect((0..<4).map(table.numberOfRows) == [2, 0, 3, 0])
    #expect(
      table.rectForRow(at: IndexPath(row: 1, section: 2))
        == CGRect(x: 0, y: 132, width: 320, height: 44))
    #expect(table.contentSize == CGSize(width: 320, height: 220))
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 1)) == .zero)
  }

  @Test("A row is found by its path, its cell and its place")
  func lookup() throws {
    let path = IndexPath(row: 0, section: 2)
    let cell = try #require(table.cellForRow(at: path))
    #expect(table.indexPath(for: cell) == path)
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 90)) == path)
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 221)) == nil)
    #expect(table.cellForRow(at: IndexPath(row: 2, section: 0)) == nil)
    #expect(table.cellForRow(at: IndexPath()) == nil)
    #expect(table.indexPath(for: UITableViewCell()) == nil)
  }

  @Test("A path of a row has a row and a section; others have neither, and nothing happens")
  func indexPaths() {
    var path = IndexPath(row: 3, section: 1)
    #expect(path.row == 3 && path.section == 1)
    path.row = 5
    path.section = 6
    #expect(path == IndexPath(row: 5, section: 6))
    var empty = IndexPath()
    empty.row = 1
    empty.section = 1
    #expect(empty.isEmpty)
    #expect(empty.row == NSNotFound && empty.section == NSNotFound)
  }

  @Test("Rows follow the width of the table; the content view fills the cell")
  func width() {
    table.frame = CGRect(x: 0, y: 0, width: 200, height: 400)
    let cell = table.cellForRow(at: IndexPath(row: 1, section: 0))
    #expect(cell?.frame == CGRect(x: 0, y: 44, width: 200, height: 44))
    #expect(cell?.contentView.frame == CGRect(x: 0, y: 0, width: 200, height: 44))
    table.bounds.size.width = 100
    #expect(cell?.contentView.frame.width == 100)
  }

  @Test("The delegate decides how high rows are, and else the table")
  func heights() {
    final class Heights: UITableViewDelegate {
      func tableView(
        _ tableView: UITableView, heightForRowAt indexPath: IndexPath
      ) -> CGFloat { CGFloat(indexPath.section + 1) * 10 }
    }
    table.rowHeight = 20
    table.reloadData()
    #expect(table.contentSize.height == 100)
    let heights = Heights()
    table.delegate = heights
    table.reloadData()
    #expect(table.contentSize.height == 110)
    table.delegate = nil
    table.reloadData()
    #expect(table.contentSize.height == 100)
  }

  @Test("Loading anew replaces the rows, and leaves none selected")
  func reload() throws {
    let path = IndexPath(row: 1, section: 0)
    let before = try #require(table.cellForRow(at: path))
    table.selectRow(at: path, animated: false, scrollPosition: .none)
    scene.rows.sizes = [4]
    table.reloadData()
    #expect(before.superview == nil)
    #expect(!before.isSelected)
    #expect(table.indexPathForSelectedRow == nil)
    #expect(table.numberOfSections == 1)
    #expect(table.subviews.count == 4)
  }

  @Test("A cell that the data source gives for another row than before is not selected there")
  func reloadInOtherOrder() {
    final class Turning: UITableViewDataSource {
      var cells = [UITableViewCell(), UITableViewCell()]
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { cells[indexPath.row] }
    }
    let turning = Turning()
    table.dataSource = turning
    table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    #expect(turning.cells.map(\.isSelected) == [true, false])
    turning.cells.reverse()
    table.reloadData()
    #expect(turning.cells.map(\.isSelected) == [false, false])
    #expect(turning.cells.map(\.frame.minY) == [0, 44])
  }

  @Test("New cells lie behind the table's other subviews")
  func order() {
    let cover = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    table.addSubview(cover)
    table.reloadData()
    #expect(table.hitTest(CGPoint(x: 5, y: 5), with: nil) === cover)
  }

  @Test("Without a data source, or with one that has nothing, there are no rows")
  func nothing() {
    scene.rows.sizes = [-1]
    table.reloadData()
    #expect(table.numberOfRows(inSection: 0) == 0)
    #expect(table.contentSize == CGSize(width: 320, height: 0))
    table.dataSource = nil
    #expect(table.numberOfSections == 0)
    #expect(table.subviews.isEmpty)
  }

  @Test("A data source that loads the rows while it is asked for them changes nothing")
  func nestedLoading() {
    scene.rows.onAsked = { $0.reloadData() }
    table.reloadData()
    #expect(table.visibleCells.count == 5)
  }

  @Test("Rows are brought into the bounds, as far as the content goes")
  func scrolling() {
    scene.rows.sizes = [100]
    table.reloadData()
    func offset(_ row: Int, _ position: UITableView.ScrollPosition) -> CGFloat {
      table.scrollToRow(at: IndexPath(row: row, section: 0), at: position, animated: true)
      return table.contentOffset.y
    }
    #expect(offset(50, .top) == 2200)
    #expect(offset(51, .none) == 2200)
    #expect(offset(50, .bottom) == 1844)
    #expect(offset(50, .middle) == 2022)
    #expect(offset(99, .top) == 4000)
    #expect(offset(0, .none) == 0)
    #expect(offset(500, .top) == 0)
    table.selectRow(at: IndexPath(row: 10, section: 0), animated: false, scrollPosition: .top)
    #expect(table.contentOffset.y == 440)
    #expect(table.visibleCells.first?.isSelected == true)
  }

  @Test("A cell makes its content view once, of the class it likes")
  func ownContentView() {
    final class Content: UIView {}
    final class Cell: UITableViewCell {
      var made = 0
      override func makeContentView() -> UIView {
        made += 1
        return Content()
      }
    }
    let cell = Cell(style: .subtitle, reuseIdentifier: "row")
    cell.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
    #expect(cell.contentView is Content)
    #expect(cell.made == 1)
    #expect(cell.contentView.frame == cell.bounds)
    #expect(cell.reuseIdentifier == "row")
  }

  @Test("A path of one number has a section and no row")
  func sectionOnly() {
    var path = IndexPath(index: 5)
    #expect(path.section == 5)
    #expect(path.row == NSNotFound)
    path.section = 6
    path.row = 7
    #expect(path == IndexPath(index: 6))
    #expect(IndexPath().section == NSNotFound)
  }
}
