import Foundation
import TouchEngine

/// A table that notes its touches.
final class NotingTable: UITableView {
  let calls: Calls

  init(_ frame: CGRect, _ calls: Calls) {
    self.calls = calls
    super.init(frame: frame)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    calls.note("V(table)", .began, touches)
    super.touchesBegan(touches, with: event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    calls.note("V(table)", .moved, touches)
    super.touchesMoved(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    calls.note("V(table)", .ended, touches)
    super.touchesEnded(touches, with: event)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    calls.note("V(table)", .cancelled, touches)
    super.touchesCancelled(touches, with: event)
  }
}

/// Gives a table rows of its own making, and notes what becomes of them.
final class Rows: UITableViewDataSource, UITableViewDelegate {
  let calls: Calls
  /// How many rows each section has.
  var sizes: [Int]
  /// Made once for each row, and given at every loading.
  private(set) var cells: [IndexPath: UITableViewCell] = [:]
  /// Whether `cells` are given again at the next loading.
  var keepsCells = false
  var mayHighlight = true
  /// What `willSelectRowAt` answers, for the row that was tapped.
  var chosen: (IndexPath) -> IndexPath? = { $0 }
  /// Called when a row was selected, after it was noted.
  var onSelect: ((UITableView, IndexPath) -> Void)?
  /// Called whenever a cell is asked for.
  var onAsked: ((UITableView) -> Void)?

  init(_ sizes: [Int], _ calls: Calls) {
    self.sizes = sizes
    self.calls = calls
  }

  func numberOfSections(in tableView: UITableView) -> Int { sizes.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sizes[section]
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    onAsked?(tableView)
    if keepsCells, let cell = cells[indexPath] { return cell }
    let cell = UITableViewCell()
    cells[indexPath] = cell
    return cell
  }

  func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool { mayHighlight }

  func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { chosen(indexPath) }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    calls.note("didSelectRow(table, \(indexPath.section).\(indexPath.row))")
    onSelect?(tableView, indexPath)
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    calls.note("didDeselectRow(table, \(indexPath.section).\(indexPath.row))")
  }
}

/// A table of rows 44 points high at the top of the window, 320 × 400 points, in a view `outer` that
/// fills the window and notes nothing.
final class TableWorld {
  let world: World
  let outer = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let table: NotingTable
  let rows: Rows

  init(rows sizes: [Int] = [5]) {
    world = World()
    table = NotingTable(CGRect(x: 0, y: 0, width: 320, height: 400), world.calls)
    rows = Rows(sizes, world.calls)
    world.window.addSubview(outer)
    outer.addSubview(table)
    table.delegate = rows
    table.dataSource = rows
  }

  /// Holds a finger on a row of the first section, and tells what came of it.
  func press(row: Int, forMilliseconds duration: Int) -> [String] {
    press(y: CGFloat(row) * 44 + 22, forMilliseconds: duration)
  }

  func press(y: CGFloat, forMilliseconds duration: Int) -> [String] {
    let start = world.application.time + 1000
    world.tap(100, y, at: start, until: start + duration)
    world.application.advance(to: start + duration + 5000)
    return world.take().texts
  }
}
