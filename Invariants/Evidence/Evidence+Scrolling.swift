import Thresholds
import TouchScript

/// A touch of a table's row.
struct RowTouch: Sendable {
  let contact: Contact
  let table: Int
  let cell: Int
}

/// Questions about scroll views and tables that several rules ask.
extension Evidence {
  /// Whether a scroll view may take a touch to scroll: the finger moves in one that scrolls.
  func mayScroll(_ contact: Contact) -> Bool {
    contact.reach > Thresholds.tapMovement.surelyBelow
      && scene.line(above: contact.view).contains { scene.isScrolling($0) }
  }

  /// The scroll views that are above a view, or are the view.
  func scrollViews(above view: Int) -> [Int] {
    scene.line(above: view).filter { scene.views[$0].kind.isScrollView }
  }

  /// The row that a touch is of, if it climbs from there to its table: its view is a cell, or in a
  /// cell, and nobody in between keeps touches. Source: TV-02, RC-12.
  func row(of contact: Contact) -> RowTouch? {
    guard ingredients.contains(.scrollViews), contact.hasView, !isReordered(contact) else {
      return nil
    }
    var cell = Scene.none
    for view in scene.line(above: contact.view) {
      let spec = scene.views[view]
      if spec.kind == .tableView {
        guard cell != Scene.none, spec.overrides.touches == Scenario.TouchHandling(),
          scene.parents[cell] == view
        else { return nil }
        return RowTouch(contact: contact, table: view, cell: cell)
      }
      if spec.kind == .tableCell { cell = view }
      guard spec.overrides.touches == Scenario.TouchHandling(), !spec.overrides.hasNext,
        !spec.kind.isControl, !spec.kind.isScrollView, scene.next[view] == scene.parents[view]
      else { return nil }
    }
    return nil
  }

  /// Whether views may not be where the scenario has them in the tree when a touch ends.
  private func isReordered(_ contact: Contact) -> Bool {
    areChanged([.treeChanges, .presentation], until: contact.lastTime)
  }

  /// The touches of rows by lone fingers, which nobody interrupts.
  func judgeRows(_ judge: (RowTouch) -> Verdict) -> Verdict {
    guard ingredients.contains(.scrollViews) else { return .notExercised }
    return judgeTouches { contact in
      guard contact.isAlone, let row = row(of: contact), sureReceivers(contact) != nil,
        scrollViews(above: row.table).allSatisfy({
          scene.sources[$0].overrides.touchesShouldBegin != false
        }),
        !ingredients.contains(.droppedEvents)
      else { return .notExercised }
      return judge(row)
    }
  }

  /// Quick taps on rows, with what recognizers make of them.
  func judgeRowTaps(
    _ judge: (RowTouch, Contact.Sample, Rivals) -> Verdict
  ) -> Verdict {
    judgeRows { row in
      let contact = row.contact
      guard contact.isSurelyTap, let up = contact.up, let rivals = Rivals(contact, self),
        rivals.areSimple(self), isFresh(contact, rivals.receivers),
        haveHeard(rivals.candidates, contact)
      else { return .notExercised }
      return judge(row, up, rivals)
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
  func call(_ phase: TouchPhase, of responder: Int, _ contact: Contact) -> Contact.Call? {
    contact.calls.first { $0.who == responder && $0.phase == phase }
  }
}
