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

  @Test("A path has a section if it has a number, and a row if it has two; else nothing happens")
  func indexPaths() {
    var path = IndexPath(row: 3, section: 1)
    #expect(path.row == 3 && path.section == 1)
    path.row = 5
    path.section = 6
    #expect(path == IndexPath(row: 5, section: 6))
    var section = IndexPath(index: 5)
    #expect(section.section == 5 && section.row == NSNotFound)
    section.section = 6
    section.row = 7
    #expect(section == IndexPath(index: 6))
    var empty = IndexPath()
    empty.row = 1
    empty.section = 1
    #expect(empty.isEmpty)
    #expect(empty.row == NSNotFound && empty.section == NSNotFound)
  }

  @Test("Rows follow the width of the table, and the content view fills the cell")
  func width() {
    let cell = scene.cell(1)
    table.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    #expect(cell?.frame == CGRect(x: 0, y: 44, width: 200, height: 44))
    #expect(cell?.contentView.frame == CGRect(x: 0, y: 0, width: 200, height: 44))
    table.frame.size.width = 150
    #expect(cell?.frame.width == 150)
    table.bounds.size.width = 100
    #expect(cell?.contentView.frame.width == 100)
    #expect(table.contentSize.width == 100)
  }

  @Test("The delegate decides how high rows are, and else the table")
  func heights() {
    final class Heights: UITableViewDelegate {
      func tableView(
        _ tableView: UITableView, heightForRowAt indexPath: IndexPath
      ) -> CGFloat { CGFloat(indexPath.section + 1) * 10 }
    }
    let heights = Heights()
    table.rowHeight = 20
    for (delegate, height) in [(scene, 100), (heights, 110), (nil, 100)]
      as [((any UITableViewDelegate)?, CGFloat)]
    {
      table.delegate = delegate
      table.reloadData()
      #expect(table.contentSize.height == height)
    }
  }

  @Test("Cells are visible where they are in the table's bounds, not where they are next to them")
  func visible() {
    scene.sizes = [20]
    table.reloadData()
    func rows(_ x: CGFloat, _ y: CGFloat) -> [Int] {
      table.contentOffset = CGPoint(x: x, y: y)
      return table.visibleCells.compactMap { table.indexPath(for: $0)?.row }
    }
    #expect(rows(0, 0) == Array(0...9))
    #expect(rows(0, 40) == Array(0...9))
    #expect(rows(0, 41) == Array(0...10))
    #expect(rows(0, 44) == Array(1...10))
    #expect(rows(319, 0) == Array(0...9))
    #expect(rows(320, 0) == [])
    #expect(rows(-319, 0) == Array(0...9))
    #expect(rows(-320, 0) == [])
  }

  @Test("Rows are brought into the bounds, up and down only, as far as the content goes")
  func scrolling() {
    scene.sizes = [100]
    table.reloadData()
    table.contentOffset = CGPoint(x: 7, y: 0)
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
    #expect(table.contentOffset == CGPoint(x: 7, y: 440))
    #expect(table.visibleCells.first?.isSelected == true)
  }

  // MARK: Loading

  @Test("Loading anew replaces the rows, and leaves none selected, not even by its cell")
  func reload() throws {
    let path = IndexPath(row: 1, section: 0)
    let before = try #require(table.cellForRow(at: path))
    let other = try #require(scene.cell(0))
    table.selectRow(at: path, animated: false, scrollPosition: .none)
    other.isSelected = true
    scene.sizes = [4]
    scene.replaceCells()
    #expect(before.superview == nil)
    #expect(!before.isSelected && !other.isSelected)
    #expect(table.indexPathForSelectedRow == nil)
    #expect(table.numberOfSections == 1)
    #expect(table.subviews.count == 4)
  }

  @Test("A cell that the data source gives for another row than before is not selected there")
  func reloadInOtherOrder() {
    let paths = [IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0)]
    let cells = paths.compactMap { scene.cells[$0] }
    table.selectRow(at: paths[0], animated: false, scrollPosition: .none)
    #expect(cells.map(\.isSelected) == [true, false])
    (scene.cells[paths[0]], scene.cells[paths[1]]) = (cells[1], cells[0])
    table.reloadData()
    #expect(cells.map(\.isSelected) == [false, false])
    #expect(cells.map(\.frame.minY) == [44, 0])
  }

  @Test("A cell that is given for several rows is that of the last of them")
  func sameCell() {
    let (first, last) = (IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0))
    let cell = UITableViewCell()
    scene.sizes = [2]
    scene.cells = [first: cell, last: cell]
    table.reloadData()
    #expect(table.indexPath(for: cell) == last)
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 50)) == last)
    scene.press(row: 1)
    scene.world.expectLog(["didHighlightRow(0.1)", "didUnhighlightRow(0.1)", "didSelectRow(0.1)"])
  }

  @Test("New cells lie behind the table's other subviews")
  func order() {
    let cover = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    table.addSubview(cover)
    scene.replaceCells()
    #expect(table.hitTest(CGPoint(x: 5, y: 5), with: nil) === cover)
  }

  @Test("Without a data source, or with one that has nothing, there are no rows")
  func nothing() {
    scene.sizes = [-1]
    table.reloadData()
    #expect(table.numberOfRows(inSection: 0) == 0)
    #expect(table.contentSize == CGSize(width: 320, height: 0))
    scene.sizes = []
    table.reloadData()
    #expect(table.numberOfSections == 0)
    table.dataSource = nil
    #expect(table.numberOfSections == 0)
    #expect(table.subviews.isEmpty)
  }

  @Test("A data source that loads the rows while it is asked for them changes nothing")
  func nestedLoading() {
    scene.onLoading = { [table] in table.reloadData() }
    table.reloadData()
    #expect(table.visibleCells.count == 5)
  }

  // MARK: Cells

  @Test("New scroll views and tables clip, a table bounces")
  func newTable() {
    #expect(!UIView().clipsToBounds)
    #expect(UIScrollView().clipsToBounds)
    #expect(UITableView().clipsToBounds)
    #expect(UITableView().alwaysBounceVertical)
  }

  @Test("A cell has UIKit's size until its table gives it another, and its content view fills it")
  func cell() {
    let cell = UITableViewCell()
    #expect(cell.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
    #expect(cell.contentView.frame == cell.bounds)
    cell.bounds.size = CGSize(width: 100, height: 50)
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    cell.frame.size = CGSize(width: 60, height: 40)
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 60, height: 40))
  }

  @Test("A property changes a cell without animation")
  func animation() {
    final class Noting: UITableViewCell {
      var animated: [Bool] = []
      override func setSelected(_ selected: Bool, animated: Bool) {
        self.animated.append(animated)
        super.setSelected(selected, animated: animated)
      }
      override func setHighlighted(_ highlighted: Bool, animated: Bool) {
        self.animated.append(animated)
        super.setHighlighted(highlighted, animated: animated)
      }
    }
    let cell = Noting()
    cell.isSelected = true
    cell.isHighlighted = true
    #expect(cell.animated == [false, false])
    #expect(cell.isSelected && cell.isHighlighted)
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
}
