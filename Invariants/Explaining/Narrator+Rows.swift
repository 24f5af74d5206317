import Thresholds
import TouchScript

/// Rows of tables, and what scrolls.
extension Narrator {
  func tellRow(_ touch: Touch) {
    guard let (table, cell) = touchedRow(touch) else { return }
    let subject = subject(view: cell, touch)
    let start = evidence.deliveries[touch.down.delivery].events.lowerBound
    let selected = unexplained(evidence.events[.selection]).filter {
      $0 >= start && facts[$0].who == table && facts[$0].other == cell && facts[$0].answer
    }
    if let event = selected.first {
      say(
        "the row \(name(cell)) is selected: \(finger(touch)) lifted in it, and "
          + "\(name(table)) got touchesEnded",
        ["TV-11", "TV-02"], of: subject, at: facts[event].at, calls: [event])
      return
    }
    tellNotSelected(touch, table, cell, subject)
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

  private func tellNotSelected(_ touch: Touch, _ table: Int, _ cell: Int, _ subject: Subject) {
    let absent = "the selection of \(name(cell))"
    let start = "the row \(name(cell)) is not selected: "
    let takers = evidence.recognitions(of: touch).filter { evidence.cancels($0) }
    if let taker = takers.first {
      let at = facts[taker.event].at
      let delay = Thresholds.contentDelay.engine
      let isHeld = scene.sources[table].scrolling.delaysContentTouches && at - touch.down.at < delay
      say(
        no: absent,
        start
          + "\(recognizerName(taker.recognizer)) recognized at \(at) ms and cancels touches "
          + "in its view"
          + (isHeld
            ? "; until \(touch.down.at + delay) ms \(name(table)) holds the touch back, so "
              + "it never gets it"
            : ", so \(name(table)) gets touchesCancelled in the place of touchesEnded"),
        isHeld ? ["TV-01", "TV-03"] : ["TV-01", "TV-02"], of: subject, at: at)
    } else if scene.isControl(touch.view) {
      say(
        no: absent, start + "the control \(name(touch.view)) in it keeps the touch",
        ["RC-20", "TV-08"], of: subject)
    } else if evidence.events[.scroll].contains(where: {
      facts[$0].who == table && facts[$0].at >= touch.down.at
    }) {
      say(no: absent, start + "\(name(table)) scrolls with the touch", ["TV-10"], of: subject)
    } else if touch.up == nil {
      say(no: absent, start + "\(finger(touch)) does not lift in it", ["TV-11"], of: subject)
    } else if let end = touch.calls.last(where: { $0.who == table }), end.phase == .cancelled {
      say(no: absent, start + "\(name(table)) lost the touch", ["TV-02"], of: subject)
    } else if !touch.calls.contains(where: { $0.who == table && $0.phase == .ended }) {
      say(
        no: absent,
        start
          + "\(name(table)) does not get touchesEnded: something before it keeps, delays "
          + "or refuses it",
        ["TV-02", "RC-14"], of: subject)
    } else if touch.reach > Thresholds.tapMovement.surelyBelow {
      sayOpen(
        start
          + "\(finger(touch)) moved \(touch.reach.inPoints), which may be too far for a selection",
        ["TV-11", "RE-73"], of: subject, absent: absent)
    } else {
      sayOpen(
        start + "the script ends, or the next finger comes, before a table need report it",
        ["RE-65"], of: subject, absent: absent)
    }
  }

  // MARK: Scrolling

  func tellScrolling() {
    for event in unexplained(evidence.events[.contentTouch]) {
      let fact = facts[event]
      let who = name(max(fact.who, 0))
      let subject = subject(view: max(fact.who, 0), touch(near: event, on: fact.other))
      if fact.word == .content(.shouldBegin) {
        say(
          "\(who) asks itself touchesShouldBegin before \(name(fact.other)) gets the "
            + "touch, and says "
            + (fact.answer ? "yes" : "no"), ["TV-03", "TV-09"], of: subject, at: fact.at,
          calls: [event], isMinor: fact.answer)
      } else {
        say(
          "\(who) would scroll, and asks itself touchesShouldCancel(in: "
            + "\(name(fact.other))), and says "
            + (fact.answer
              ? "yes: the content loses the touch"
              : "no: the content keeps the touch, and nothing scrolls"),
          ["TV-10"], of: subject, at: fact.at, calls: [event])
      }
    }
    for view in scene.views.indices {
      let events = unexplained(evidence.events[.scroll].filter { facts[$0].who == view })
      guard let first = events.first else { continue }
      say(
        "\(name(view)) scrolls: a finger in it moved further than about "
          + "\(Thresholds.panMovement.engine.inPoints), and its own pan begins",
        ["TV-10", "KR-26"], of: subject(view: view, touch(near: first, on: view)),
        at: facts[first].at, calls: events)
    }
    for event in unexplained(evidence.events[.action]) {
      let fact = facts[event]
      guard scene.recognizers.indices.contains(fact.who), !scene.recognizers[fact.who].isWatched
      else { continue }
      say(
        "\(recognizerName(fact.who)), the pan of a scroll view, sends "
          + "\(fact.state.rawValue): its fingers "
          + (fact.state == .ended ? "lift" : "move"), ["TV-10", "KR-26"],
        of: subject(recognizer: fact.who, touch(near: event)?.number), at: fact.at,
        calls: [event])
    }
    for event in unexplained(evidence.events[.selection]) {
      let fact = facts[event]
      say(
        "the row \(name(fact.other)) is \(fact.answer ? "selected" : "no longer selected")"
          + (fact.answer ? "" : ": another row of \(name(max(fact.who, 0))) is"), ["TV-11"],
        of: subject(view: max(fact.who, 0), touch(near: event)), at: fact.at, calls: [event])
    }
  }
}
