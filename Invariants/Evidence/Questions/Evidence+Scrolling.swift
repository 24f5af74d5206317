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
      && (script.switchesScrolling
        || scene.line(above: touch.view).contains { scene.isScrolling($0) })
  }

  /// The row that a touch is of, unless its table may still move by itself after a drag. Then a touch
  /// selects nothing, and what recognizers make of it is open. Source: TV-18.
  func row(of touch: Touch) -> RowTouch? {
    guard let row = hitRow(of: touch) else { return nil }
    let mayMove = contacts.contains { other in
      other.number < touch.number && other.hasView && mayScroll(other)
        && other.lastTime > touch.down.at - Tolerance.coasting
        && scene.isView(other.view, in: row.table)
    }
    return mayMove ? nil : row
  }

  /// The row that a touch is of, if it climbs from there to its table: its view is a cell, or in a
  /// cell, and nobody in between keeps touches. Source: TV-02, RC-12.
  func hitRow(of touch: Touch) -> RowTouch? {
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

  /// Whether the finger of a row's touch surely is over the row when it lifts: what becomes of one that
  /// has left it, or never was there, since an override named the row, nobody says.
  func isLiftedOver(_ row: RowTouch) -> Bool {
    guard let up = row.contact.up else { return false }
    guard isInPlace(row.cell, until: up.at) else { return isAtRest(row, until: up.at) }
    let point = geometry.point(up.location, in: row.cell, scene)
    return view(row.cell).bounds.contains(point)
  }

  /// Whether a finger stayed where it hit a row, and what scrolls the row had come to rest long before.
  private func isAtRest(_ row: RowTouch, until end: Int) -> Bool {
    let line = scene.line(above: row.cell)
    return row.contact.reach == 0 && script.leavesInPlace(row.cell, until: end)
      && !ingredients.contains(.hitTestOverrides)
      && !events[.scroll].contains {
        line.contains(facts[$0].who) && facts[$0].at <= end
          && facts[$0].at >= row.contact.down.at - Tolerance.coasting
      }
  }

  /// Whether views may not be where the scenario has them in the tree when a touch ends.
  private func isReordered(_ touch: Touch) -> Bool {
    script.areChanged([.treeChanges, .presentation], until: touch.lastTime)
  }

  /// Whether a receiver may delay a touch though nobody has said so: pans from an edge may do so by
  /// themselves. Source: GR-10, RE-60.
  func mayBeDelayedByEdgePan(_ touch: Touch) -> Bool {
    touch.receivers.contains { kind(of: $0) == .screenEdgePan }
  }

  /// Whether the pan of a scroll view above a touch was set to hold its beginning back. Source:
  /// GR-20.
  func isDelayedByScrollPan(_ touch: Touch) -> Bool {
    ingredients.contains(.scrollPans) && touch.hasView
      && scene.recognizers.indices.contains { number in
        kind(of: number) == .scrollPan && recognizer(number).delaysTouchesBegan
          && touch.scene.isView(touch.view, in: touch.scene.recognizerViews[number])
      }
  }

  /// Whether a scroll view was seen to begin to scroll in an event of the script: what its pan hears,
  /// nobody sees, and others may have failed for it. Source: GC-11, GC-21.
  func beginsToScroll(in delivery: Int) -> Bool {
    events[.scroll].contains {
      deliveryOfFact[$0] == delivery && facts[$0].word == .scroll(.willBeginDragging)
    }
  }

  /// Whether a touch is on a view that is being animated, which may swallow it: then nobody receives
  /// it. Source: HT-28, RE-70.
  func mayBeSwallowed(_ touch: Touch) -> Bool {
    touch.moment.mayBeSwallowed(touchOf: touch.view, at: touch.down.at)
  }

  /// Whether every scroll view above a touch's view lets what it scrolls have touches.
  func isLetIn(_ touch: Touch) -> Bool {
    script.scrollViews(above: touch.view).allSatisfy {
      scene.sources[$0].overrides.touchesShouldBegin != false
    }
  }

  /// The events from a lift until nothing that comes of it may come any more: until the next finger
  /// comes down, or for half a second; nil where the finger does not lift. Source: TV-11.
  func spanAfterLift(of touch: Touch) -> Range<Int>? {
    touch.up.map { span(from: deliveries[$0.delivery].events.lowerBound, $0.at) }
  }

  /// The same, from an event of the trace on.
  func span(from start: Int, _ time: Int) -> Range<Int> {
    let next = contacts.first { $0.down.at > time }?.down.delivery
    let down = next.map { deliveries[$0].events.lowerBound } ?? facts.count
    let late = facts[start...].firstIndex { $0.at > time + Tolerance.selectionDelay } ?? facts.count
    return start..<max(start, min(down, late))
  }

  /// Whether what is due in a span after a time has come, or the script goes on until the span is over:
  /// of an engine that takes its time a shorter script shows nothing. Source: TV-11.
  func isSettled(_ row: RowTouch, in span: Range<Int>, after time: Int) -> Bool {
    !selections(of: row, in: span).isEmpty || isSettled(after: time)
  }

  /// Whether the script goes on for so long after a time that what is due then has come.
  func isSettled(after time: Int) -> Bool {
    end - time > Tolerance.selectionDelay || contacts.contains { $0.down.at > time }
  }

  /// Where a table reported that the row of a touch was selected, after an event of the trace.
  func selections(of row: RowTouch, in span: Range<Int>) -> [Int] {
    events[.selection].filter {
      span.contains($0) && facts[$0].who == row.table && facts[$0].other == row.cell
        && facts[$0].answer
    }
  }

  /// The first call of a responder with a touch, in a phase.
  func call(_ phase: TouchPhase, of responder: Int, _ touch: Touch) -> Call? {
    touch.calls.first { $0.who == responder && $0.phase == phase }
  }
}
