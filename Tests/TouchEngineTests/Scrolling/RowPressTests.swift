import Foundation
import Logs
import Testing
import TouchEngine

/// A table of 100 × 200 points at the top left of the window, its rows 44 points high, that notes
/// what it tells its delegate.
final class WatchedTable: UITableViewDataSource, UITableViewDelegate {
  let world: World
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
  /// The cells of the only section.
  var cells: [UITableViewCell]
  var heard: [String] = []
  /// Called when the delegate is asked whether a row may be highlighted.
  var onAsked: (() -> Void)?

  init(_ count: Int = 4) {
    world = World()
    cells = Self.made(count)
    world.window.addSubview(table)
    table.delegate = self
    table.dataSource = self
  }

  static func made(_ count: Int) -> [UITableViewCell] { (0..<count).map { _ in UITableViewCell() } }

  /// Holds a finger on a row for some milliseconds.
  func press(row: Int, for duration: Int) {
    let start = world.application.time + 1000
    world.tap(5, CGFloat(row) * 44 + 22, at: start, until: start + duration)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    cells.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { cells[indexPath.row] }

  func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool {
    onAsked?()
    return true
  }

  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    heard.append("highlighted \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    heard.append("unhighlighted \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    heard.append("selected \(indexPath.row) \(cells[indexPath.row].isSelected)")
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    heard.append("deselected \(indexPath.row) \(cells[indexPath.row].isSelected)")
  }
}

@Suite("Rows that are pressed")
struct RowPressTests {
  private let watched = WatchedTable()
  private var world: World { watched.world }
  private var table: UITableView { watched.table }

  @Test("The delegate hears of each change of a row once, when the cell has changed")
  func told() {
    watched.press(row: 0, for: 300)
    watched.press(row: 1, for: 300)
    #expect(
      watched.heard == [
        "highlighted 0", "unhighlighted 0", "selected 0 true",
        "highlighted 1", "unhighlighted 1", "deselected 0 false", "selected 1 true",
      ])
  }

  @Test("Without a delegate every row is highlighted and selected")
  func noDelegate() {
    table.delegate = nil
    world.touch(at: 0, .down(5, 50))
    world.application.advance(to: 300)
    #expect(watched.cells.map(\.isHighlighted) == [false, true, false, false])
    world.touch(at: 400, .up(5, 50))
    #expect(table.indexPathForSelectedRow?.row == 1)
  }

  @Test("A row that the delegate takes away when it is asked about it is not highlighted")
  func takenAwayWhenAsked() {
    let watched = watched
    let before = watched.cells
    watched.onAsked = { [unowned watched] in
      watched.cells = WatchedTable.made(4)
      watched.table.reloadData()
    }
    watched.press(row: 0, for: 300)
    #expect(watched.heard == [])
    #expect(!before[0].isHighlighted)
  }

  @Test("A row whose end the table does not hear of is highlighted until the next press")
  func unheardEnd() {
    let cover = world.add("cover", 0, 0, 100, 44, to: watched.cells[0].contentView)
    cover.passesOn = true
    world.touch(at: 0, .down(5, 5))
    world.application.advance(to: 300)
    cover.passesOn = false
    world.touch(at: 400, .up(5, 5))
    #expect(watched.heard == ["highlighted 0"])
    world.touch(at: 1000, .down(5, 50))
    world.application.advance(to: 1300)
    #expect(watched.heard == ["highlighted 0", "unhighlighted 0", "highlighted 1"])
    #expect(watched.cells.map(\.isHighlighted) == [false, true, false, false])
  }

  @Test("The cancellation of another finger does not end the press")
  func otherFingerCancelled() {
    world.touch(at: 0, .down(5, 5))
    world.touch(at: 300, .down(5, 50, finger: 1))
    world.touch(at: 600, .cancel(5, 50, finger: 1))
    #expect(watched.heard == ["highlighted 0"])
    world.touch(at: 700, .up(5, 5))
    #expect(watched.heard.last == "selected 0 true")
  }

  @Test("A pressed row that is taken away is highlighted no longer, and another can be pressed")
  func takenAwayWhilePressed() {
    let before = watched.cells[0]
    let cover = world.add("cover", 0, 0, 100, 44, to: before.contentView)
    cover.passesOn = true
    world.touch(at: 0, .down(5, 5))
    world.application.advance(to: 300)
    #expect(before.isHighlighted)
    // The table is not to hear of the touch's cancellation.
    cover.passesOn = false
    watched.cells = WatchedTable.made(4)
    table.reloadData()
    #expect(!before.isHighlighted)
    world.touch(at: 400, .down(5, 50, finger: 1))
    world.application.advance(to: 800)
    #expect(watched.heard == ["highlighted 0", "highlighted 1"])
  }

  @Test("Where scrolling is disabled, the table's superview hears of its touches as well")
  func passedOn() {
    let parent = world.add("parent", 0, 0, 320, 480)
    parent.addSubview(table)
    table.isScrollEnabled = false
    watched.press(row: 0, for: 300)
    world.expectLog(
      """
      V(parent).began [touch 0]
      V(parent).ended [touch 0]
      """)
    world.touch(at: 5000, .down(5, 5))
    world.touch(at: 5300, .cancel(5, 5))
    world.expectLog(
      """
      V(parent).began [touch 0]
      V(parent).cancelled [touch 0]
      """)
  }
}
