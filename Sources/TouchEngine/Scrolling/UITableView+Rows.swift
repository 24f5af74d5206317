import Foundation

/// The rows of a table.
extension UITableView {
  /// A row that is loaded.
  struct Row {
    let indexPath: IndexPath
    let cell: UITableViewCell
  }

  /// How many sections are loaded.
  public var numberOfSections: Int { sectionSizes.count }

  /// How many rows of a section are loaded; 0 for a section that there is none of.
  public func numberOfRows(inSection section: Int) -> Int {
    sectionSizes.indices.contains(section) ? sectionSizes[section] : 0
  }

  /// The cell of a row; nil if there is no such row.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    rows.first { $0.indexPath == indexPath }?.cell
  }

  /// The row of a cell; nil if it is none of this table's.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    rows.last { $0.cell === cell }?.indexPath
  }

  /// The row at a point in the table's coordinates; nil if there is none.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    rows.last { $0.cell.frame.contains(point) }?.indexPath
  }

  /// Where a row is, in the table's coordinates; nowhere, if there is no such row.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    cellForRow(at: indexPath)?.frame ?? .zero
  }

  /// The cells that are in the table's bounds, from the first row on.
  public var visibleCells: [UITableViewCell] {
    rows.map(\.cell).filter { cell in
      let frame = cell.frame
      return frame.minX < bounds.maxX && frame.maxX > bounds.minX && frame.minY < bounds.maxY
        && frame.maxY > bounds.minY
    }
  }

  /// Brings a row to a place in the table, as far as the content goes: at once, animated or not. If
  /// there is no such row, nothing happens.
  public func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    guard let row = cellForRow(at: indexPath)?.frame else { return }
    let atBottom = row.maxY - bounds.height
    let wanted =
      switch scrollPosition {
      case .none: min(max(contentOffset.y, atBottom), row.minY)
      case .top: row.minY
      case .middle: row.midY - bounds.height / 2
      case .bottom: atBottom
      }
    guard let offset = verticalAxis.offset(wanted) else { return }
    setContentOffset(CGPoint(x: contentOffset.x, y: offset), animated: animated)
  }

  /// The row that a view is in; nil if it is in none.
  func row(containing view: UIView?) -> Row? {
    var candidate = view
    while let view = candidate, view !== self {
      if let row = rows.last(where: { $0.cell === view }) { return row }
      candidate = view.superview
    }
    return nil
  }

  // MARK: Loading

  func load() {
    guard !isLoading else { return }
    isLoading = true
    let (sizes, loaded) = askDataSource()
    deselect()
    let before = rows
    sectionSizes = sizes
    rows = loaded
    isLoading = false
    for row in before where indexPath(for: row.cell) == nil { forget(row.cell) }
    for row in loaded where row.cell.superview !== self { insertSubview(row.cell, at: 0) }
    if loaded.isEmpty, !before.isEmpty { contentSize = CGSize(width: bounds.width, height: 0) }
    layOutRows()
  }

  private func askDataSource() -> (sizes: [Int], rows: [Row]) {
    guard let dataSource else { return ([], []) }
    var sizes: [Int] = []
    var rows: [Row] = []
    for section in 0..<max(0, dataSource.numberOfSections(in: self)) {
      let size = max(0, dataSource.tableView(self, numberOfRowsInSection: section))
      sizes.append(size)
      for row in 0..<size {
        let indexPath = IndexPath(row: row, section: section)
        let cell = dataSource.tableView(self, cellForRowAt: indexPath)
        rows.append(Row(indexPath: indexPath, cell: cell))
      }
    }
    return (sizes, rows)
  }

  /// Takes a cell out of the table, and leaves nothing behind of what it was there.
  private func forget(_ cell: UITableViewCell) {
    if pressedCell === cell {
      pressedCell = nil
      cell.isHighlighted = false
    }
    cell.isSelected = false
    if cell.superview === self { cell.removeFromSuperview() }
  }

  /// Puts the rows below one another, as wide as the table. Without rows, nothing is touched.
  func layOutRows() {
    guard !rows.isEmpty else { return }
    let delegate = delegate as? any UITableViewDelegate
    var top: CGFloat = 0
    for row in rows {
      let height = delegate?.tableView(self, heightForRowAt: row.indexPath) ?? rowHeight
      row.cell.frame = CGRect(x: 0, y: top, width: bounds.width, height: height)
      top += height
    }
    contentSize = CGSize(width: bounds.width, height: top)
  }
}
