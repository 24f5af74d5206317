import Thresholds
import TouchScript

/// A touch of a table's row.
struct RowTouch {
  let contact: Touch
  let table: Int
  let cell: Int
}

/// Questions about scroll views and tables that several rules ask.
extension Evidence {
  /// Whether a scroll view may take a touch to scroll: the finger moves in one that scrolls.
  func mayScroll(_ touch: Touch) -> Bool {
    touch.reach > Thresholds.tapMovement.surelyBelow
      && scene.line(above: touch.view).contains { scene.isScrolling($0) }
  }

  /// The row that a touch is of, if it climbs from there to its table: its view is a cell, or in a
  /// cell, and nobody in between keeps touches. Source: TV-02, RC-12.
  func row(of touch: Touch) -> RowTouch? {
    guard ingredients.contains(.scrollViews), touch.hasView, !isReordered(touch) else {
      return nil
    }
    var cell = Scene.none
    for view in scene.line(above: touch.view) {
      let spec = scene.views[view]
      if spec.kind == .tableView {
        guard cell != Scene.none, spec.overrides.touches == Scenario.TouchHandling(),
          scene.parents[cell] == view
        else { return nil }
        return RowTouch(contact: touch, table: view, cell: cell)
      }
      if spec.kind == .tableCell { cell = view }
      guard spec.overrides.touches == Scenario.TouchHandling(), !spec.overrides.hasNext,
        !spec.kind.isControl, !spec.kind.isScrollView, scene.next[view] == scene.parents[view]
      else { return nil }
    }
    return nil
  }

  /// Whether views may not be where the scenario has them in the tree when a touch ends.
  private func isReordered(_ touch: Touch) -> Bool {
    script.areChanged([.treeChanges, .presentation], until: touch.lastTime)
  }

  /// Whether every scroll view above a touch's view lets what it scrolls have touches.
  func isLetIn(_ touch: Touch) -> Bool {
    script.scrollViews(above: touch.view).allSatisfy {
      scene.sources[$0].overrides.touchesShouldBegin != false
    }
  }

  /// Where a table reported that a row was selected in an event of the script; nil if it did not.
  func selection(in table: Int, at delivery: Int) -> Int? {
    first(in: delivery) { $0.kind == .selection && $0.who == table && $0.answer }
  }

  /// Where a table reported that the row of a touch was selected at the lift.
  func selection(of row: RowTouch, at delivery: Int) -> Int? {
    first(in: delivery) {
      $0.kind == .selection && $0.who == row.table && $0.other == row.cell && $0.answer
    }
  }

  /// The first call of a responder with a touch, in a phase.
  func call(_ phase: TouchPhase, of responder: Int, _ touch: Touch) -> Call? {
    touch.calls.first { $0.who == responder && $0.phase == phase }
  }
}
