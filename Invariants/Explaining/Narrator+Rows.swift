import Thresholds
import TouchScript

/// Which rows of tables are selected, and which are not.
extension Narrator {
  func tellRow(_ touch: Touch) {
    guard let (table, cell) = touchedRow(touch) else { return }
    let subject = subject(view: cell, touch)
    let start = evidence.deliveries[touch.down.delivery].events.lowerBound
    let selection = evidence.events[.selection].first {
      $0 >= start && facts[$0].who == table && facts[$0].other == cell && facts[$0].answer
    }
    guard let selection else {
      say(
        no: "the selection of \(name(cell))", "the row \(name(cell)) is not selected",
        whyNotSelected(touch, table, cell), of: subject)
      return
    }
    // Of several fingers in a row the table gets one.
    guard !isExplained(selection), lastEnd(of: table, before: selection) == touch.number else {
      return
    }
    let got = "\(name(table)) got touchesEnded"
    let other = touch.up.flatMap { row(under: $0, of: table) }.flatMap { $0 == cell ? nil : $0 }
    let reason =
      other.map {
        because(
          $0, "hit", at: touch.up?.at,
          "\(finger(touch)) came down in it, and \(got); where it lifts over another, here over "
            + "\(name($0)), which row is selected is unspecified", "TV-11", isOpen: true)
      }
      ?? because(
        touch, "ended", at: touch.up?.at, "\(finger(touch)) lifted in it, and \(got)", "TV-11",
        "TV-02")
    say(
      "the row \(name(cell)) is selected", reason, of: subject, at: facts[selection].at,
      calls: [selection])
  }

  /// The touch whose end a table received last before an event.
  private func lastEnd(of table: Int, before event: Int) -> Int? {
    let ends = evidence.contacts.compactMap { touch in
      touch.calls.last { $0.who == table && $0.phase == .ended && $0.event < event }.map {
        (event: $0.event, touch: touch.number)
      }
    }
    return ends.max { $0.event < $1.event }?.touch
  }

  /// The table and the row in which a touch is.
  private func touchedRow(_ touch: Touch) -> (table: Int, cell: Int)? {
    guard touch.hasView else { return nil }
    let line = touch.scene.line(above: touch.view)
    guard let place = line.firstIndex(where: { touch.scene.views[$0].kind == .tableCell }),
      place + 1 < line.count, touch.scene.views[line[place + 1]].kind == .tableView
    else { return nil }
    return (line[place + 1], line[place])
  }

  private func whyNotSelected(_ touch: Touch, _ table: Int, _ cell: Int) -> Reason {
    if let row = evidence.hitRow(of: touch), evidence.isMovingByItself(row) {
      return because(
        table, "isDecelerating", at: touch.down.at,
        "\(name(table)) was still moving after a drag when \(finger(touch)) came down, which only "
          + "stops it", "TV-18")
    }
    let takers = evidence.recognitions(of: touch).filter { evidence.cancels($0) }
    if let taker = takers.first {
      let at = facts[taker.event].at
      let end = touch.down.at + Thresholds.contentDelay.engine
      let isHeld = scene.sources[table].scrolling.delaysContentTouches && at < end
      return Reason(
        "\(recognizerName(taker.recognizer)) recognized at \(at) ms and cancels touches in its view"
          + (isHeld
            ? "; until \(end) ms \(name(table)) holds the touch back, so it never gets it"
            : ", so \(name(table)) gets touchesCancelled in place of touchesEnded"),
        ["TV-01", isHeld ? "TV-03" : "TV-02"], by: cause(taker))
    }
    let scroll = evidence.events[.scroll].first {
      facts[$0].who == table && facts[$0].at >= touch.down.at
        && facts[$0].at <= touch.end?.at ?? .max
    }
    if let scroll {
      return because(
        table, "scrolls", at: facts[scroll].at, "\(name(table)) scrolls with the touch", "TV-10")
    }
    guard let up = touch.up else {
      return interruption(of: touch)
        ?? because(touch, "held", "\(finger(touch)) does not lift", "TV-11")
    }
    if touch.viewCalls.isEmpty { return whySilent(touch) }
    if let keeper = keeper(of: touch, .began, before: table)
      ?? keeper(of: touch, .ended, before: table)
    {
      return keeper
    }
    if let end = touch.calls.last(where: { $0.who == table }), end.phase == .cancelled {
      return whoTook(touch, by: end)
        ?? because(
          table, "touchesCancelled", at: end.at,
          "\(name(table)) lost the touch, as the app changed views or recognizers", "EX-22",
          isOpen: true)
    }
    if let other = row(under: up, of: table), other != cell {
      return Reason(
        "\(finger(touch)) lifted over \(name(other))", ["TV-11"],
        by: cause(touch, "ended", at: up.at), cause(view: other, "hit", at: up.at), isOpen: true)
    }
    if touch.reach > Thresholds.tapMovement.surelyBelow {
      return because(
        touch, "moved",
        "\(finger(touch)) moved \(touch.reach.inPoints), which may be too far for a selection",
        "TV-11", "RE-73", isOpen: true)
    }
    if !touch.calls.contains(where: { $0.who == table && $0.phase == .ended }) {
      return whyNoEnd(touch)
    }
    return because(
      table, "selection",
      "the script ends, or the next finger comes, before a table need report it", "RE-65",
      isOpen: true)
  }

  /// The row of a table over which a finger is.
  private func row(under sample: Contact.Sample, of table: Int) -> Int? {
    let moment = evidence.moment(of: sample.delivery)
    return moment.scene.views.indices.first { view in
      moment.scene.views[view].kind == .tableCell && moment.scene.parents[view] == table
        && moment.scene.views[view].bounds.contains(
          moment.geometry.point(sample.location, in: view, moment.scene))
    }
  }
}
