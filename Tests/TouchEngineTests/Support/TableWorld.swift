import Foundation
import TouchEngine

/// A table of 320 × 400 points at the top of the window, its rows 44 points high, whose data source
/// and delegate note what becomes of rows.
final class TableWorld: UITableViewDataSource, UITableViewDelegate {
  let world = World()
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
  /// How many rows each section has.
  var sizes: [Int]
  /// The cells that were asked for; they are given again as long as they are here.
  var cells: [IndexPath: UITableViewCell] = [:]
  /// Called whenever a cell is asked for.
  var onLoading: (() -> Void)?
  /// What the delegate answers when it is asked whether a row may be highlighted.
  var mayHighlight: () -> Bool = { true }
  /// What it answers when it is asked which row to select, for the one that was tapped.
  var chosen: (IndexPath) -> IndexPath? = { $0 }
  /// Called when a row was selected, after it was noted.
  var onSelect: (() -> Void)?

  init(rows sizes: [Int] = [5]) {
    self.sizes = sizes
    world.window.addSubview(table)
    table.delegate = self
    table.dataSource = self
  }

  /// A cell of the first section.
  func cell(_ row: Int) -> UITableViewCell? { cells[IndexPath(row: row, section: 0)] }

  /// Holds a finger on a row of the first section.
  func press(row: Int, for milliseconds: Int = 300) {
    let start = world.application.time + 1000
    world.tap(100, CGFloat(row) * 44 + 22, at: start, until: start + milliseconds)
  }

  /// Has the rows loaded anew, of new cells.
  func replaceCells() {
    cells = [:]
    table.reloadData()
  }

  func numberOfSections(in tableView: UITableView) -> Int { sizes.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sizes[section]
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    onLoading?()
    let cell = cells[indexPath] ?? UITableViewCell()
    cells[indexPath] = cell
    return cell
  }

  func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool { mayHighlight() }

  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    note("didHighlightRow", indexPath, \.isHighlighted)
  }

  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    note("didUnhighlightRow", indexPath, \.isHighlighted)
  }

  func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { chosen(indexPath) }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    note("didSelectRow", indexPath, \.isSelected)
    onSelect?()
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    note("didDeselectRow", indexPath, \.isSelected)
  }

  private func note(_ call: String, _ path: IndexPath, _ flag: KeyPath<UITableViewCell, Bool>) {
    let isSet = cells[path]?[keyPath: flag] ?? false
    world.calls.note("\(call)(\(path.section).\(path.row)) [\(isSet ? "yes" : "no")]")
  }
}
