import Foundation

/// How a table's rows are selected.
extension UITableView {
  /// Selects a row, and deselects the one before; nil: selects none. The delegate is not called,
  /// and `allowsSelection` does not matter. If there is no such row, nothing happens.
  ///
  /// - Parameters:
  ///   - indexPath: The row; nil: none.
  ///   - animated: Passed to the cell; nothing takes time here.
  ///   - scrollPosition: Where the row is brought; with `none`, the table does not scroll.
  public func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard let indexPath else { return deselect() }
    guard let cell = cellForRow(at: indexPath) else { return }
    deselect()
    indexPathForSelectedRow = indexPath
    cell.setSelected(true, animated: animated)
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects a row if it is selected. The delegate is not called.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    if indexPathForSelectedRow == indexPath { deselect() }
  }

  /// Deselects the selected row without calling the delegate.
  func deselect() {
    guard let selected = indexPathForSelectedRow else { return }
    indexPathForSelectedRow = nil
    cellForRow(at: selected)?.isSelected = false
  }

  // MARK: Touches

  /// Begins a press with touches that began, of which the first counts if its view is in a row. One
  /// that stopped the rows does no more than that. Source: rulebook TV-18.
  func press(_ touches: Set<UITouch>) {
    guard pressedCell == nil || pressingTouch?.contact == nil,
      let touch = touches.inFingerOrder.first, !stoppingFingers.contains(touch.fingerIndex),
      let row = row(containing: touch.view)
    else { return }
    unhighlight()
    guard allowsSelection,
      tableDelegate?.tableView(self, shouldHighlightRowAt: row.indexPath) ?? true,
      // The delegate may have taken the row away.
      indexPath(for: row.cell) != nil
    else { return }
    pressedCell = row.cell
    pressingTouch = touch
    row.cell.isHighlighted = true
    tableDelegate?.tableView(self, didHighlightRowAt: row.indexPath)
  }

  /// Ends a press with touches that lifted, and has the pressed row selected when the event is over, if its touch
  /// is among them. Source: rulebook TV-11.
  func lift(_ touches: Set<UITouch>) {
    guard let touch = pressingTouch, touches.contains(touch), let cell = pressedCell
    else { return }
    unhighlight()
    guard let application = window?.application else { return select(cell) }
    application.actionsAfterEvent.append { [weak self] in self?.select(cell) }
  }

  /// Ends a press whose touch is among those cancelled.
  func cancelPress(_ touches: Set<UITouch>) {
    guard let touch = pressingTouch, touches.contains(touch) else { return }
    unhighlight()
  }

  private func unhighlight() {
    guard let cell = pressedCell else { return }
    pressedCell = nil
    pressingTouch = nil
    cell.isHighlighted = false
    guard let indexPath = indexPath(for: cell) else { return }
    tableDelegate?.tableView(self, didUnhighlightRowAt: indexPath)
  }

  // MARK: Selecting as the user does

  /// Selects the row of a cell, if it is still there, and the delegate lets it. What the delegate does
  /// in between may have changed the rows: each step looks for itself.
  private func select(_ cell: UITableViewCell) {
    guard let tapped = indexPath(for: cell) else { return }
    let answer = tableDelegate.map { $0.tableView(self, willSelectRowAt: tapped) } ?? tapped
    guard let chosen = answer, cellForRow(at: chosen) != nil else { return }
    if let before = indexPathForSelectedRow, before != chosen {
      deselect()
      tableDelegate?.tableView(self, didDeselectRowAt: before)
    }
    guard let cell = cellForRow(at: chosen) else { return }
    indexPathForSelectedRow = chosen
    cell.isSelected = true
    tableDelegate?.tableView(self, didSelectRowAt: chosen)
  }

  private var tableDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }
}
