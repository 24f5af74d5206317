import Thresholds
import TouchScript

extension Invariants {
  /// Chapter TV: when rows are selected.
  static let selections: [Invariant] = [.selectionAtEnd, .selectedOnce]
}

extension Invariant {
  /// TV-02: a row is selected when the table's touch has ended; a tap makes it `touchesCancelled`,
  /// and then no row is selected.
  static let selectionAtEnd = Invariant("TV-02", of: .scrollViews) { evidence in
    evidence.judgeEndedRows() && evidence.judgeLostRows()
  }

  /// TV-11: every selection has a touch of the row that has just ended, and each touch but one.
  static let selectedOnce = Invariant("TV-11", of: .scrollViews, seeing: .selection) { evidence in
    evidence.judgeSelections() && evidence.judgeDeselections()
  }
}

extension Evidence {
  /// Whether a table that received a touch of a row from beginning to end selects the row.
  fileprivate func judgeEndedRows() -> Verdict {
    eachTouch(needs: [.view, .alone, .fresh, .lifted]) { touch in
      guard touch.reach <= Thresholds.tapMovement.surelyBelow, let row = row(of: touch),
        isLiftedOver(row),
        let began = call(.began, of: row.table, touch),
        let end = call(.ended, of: row.table, touch),
        !isOwedAnother(row.table, from: began.event, until: end.event, beside: touch)
      else { return .notExercised }
      let span = span(from: end.event, end.at)
      guard isSettled(row, in: span, after: end.at) else { return .notExercised }
      return .require(
        !selections(of: row, in: span).isEmpty, by: span.upperBound,
        "\(name(row.table)) got the end of a touch of \(name(row.cell)), and did not select it",
        expected: "\(name(row.table)) selects \(name(row.cell))")
    }
  }

  /// Whether a table that receives a touch has still to receive the end of another, which was held
  /// back when its finger lifted: which of the two it follows is open. Source: CT-13, GR-25, GR-27.
  func isOwedAnother(
    _ table: Int, from began: Int, until end: Int, beside touch: Touch
  ) -> Bool {
    contacts.contains { other in
      guard other.number != touch.number, let start = call(.began, of: table, other),
        start.event < end
      else { return false }
      let over = call(.ended, of: table, other) ?? call(.cancelled, of: table, other)
      return over?.event ?? .max > began
    }
  }

  /// Whether each row that a table selects is selected for a touch of its own, which has ended for
  /// the table not long ago.
  fileprivate func judgeSelections() -> Verdict {
    var used: [(table: Int, touch: Int)] = []
    return Verdict.of(
      events[.selection],
      where: {
        facts[$0].answer && scene.isView(facts[$0].who) && scene.isView(facts[$0].other)
          && scene.views[facts[$0].who].overrides.touches == Scenario.TouchHandling()
          && !script.areChanged([.treeChanges, .presentation], until: facts[$0].at)
      }
    ) { event in
      let fact = facts[event]
      // Nobody says where a touch is whose view is not known.
      if contacts.contains(where: { $0.view == Scene.unknown }) { return .notExercised }
      let cause = contacts.first { touch in
        // A table in another's row selects with it. Source: RC-12, TV-02.
        guard touch.hasView, !used.contains(where: { $0 == (fact.who, touch.number) }),
          scene.isView(touch.view, in: fact.other), touch.up?.at ?? .max <= fact.at,
          let end = call(.ended, of: fact.who, touch)
        else { return false }
        return span(from: end.event, end.at).contains(event)
      }
      if let cause { used.append((fact.who, cause.number)) }
      return .expect(
        cause != nil, at: event,
        "\(name(fact.who)) selected \(name(fact.other)), but no touch of it had just ended",
        expected: "a row is selected once for each touch of it, when its finger has lifted")
    }
  }

  /// Whether a table deselects the row before when it selects another: before or soon after that.
  fileprivate func judgeDeselections() -> Verdict {
    let changes = events[.selection]
    return Verdict.of(
      changes.filter { facts[$0].answer },
      given: { event in
        changes.last { $0 < event && facts[$0].answer && facts[$0].who == facts[event].who }
      }
    ) { event, last in
      let (fact, old) = (facts[event], facts[last].other)
      let isDone = changes.contains {
        $0 > last && facts[$0].at <= fact.at + Tolerance.selectionDelay && !facts[$0].answer
          && facts[$0].who == fact.who && facts[$0].other == old
      }
      return .when(
        old != fact.other && (isDone || isSettled(after: fact.at))
          && !script.areChanged([.treeChanges, .presentation], until: fact.at),
        .require(
          isDone, by: event,
          "\(name(fact.who)) selected \(name(fact.other)), and did not deselect \(name(old))",
          expected: "one row is selected at a time"))
    }
  }

  /// Whether a table that had received a touch loses it to a tap that recognizes.
  fileprivate func judgeLostRows() -> Verdict {
    eachTouch(needs: [.ofRow, .lifted]) { touch in
      .given(lostRow(touch)) { row, action in
        let who = recognizerName(action.recognizer)
        let table = name(row.table)
        let wrong = call(.ended, of: row.table, touch)
        let end = call(.cancelled, of: row.table, touch)
        return Verdict.expect(
          wrong?.event ?? 0 <= action.event, at: wrong?.event ?? 0,
          "\(who) took the touch of \(name(row.cell)), and \(table) got touchesEnded",
          expected: "touchesCancelled of \(table)")
          && .require(
            end != nil, by: endOf(touch.up?.delivery ?? Scene.none),
            "\(who) took the touch of \(name(row.cell)), and \(table) was not cancelled",
            expected: "touchesCancelled of \(table)")
          && .expect(
            action.event < end?.event ?? 0, at: end?.event ?? 0,
            "\(table) lost the touch of \(name(row.cell)) before the action of \(who)",
            expected: "the action first")
          && .forbid(
            endsAnother(of: row, beside: touch, after: action.event)
              ? nil
              : selections(of: row, in: span(from: action.event, facts[action.event].at)).first,
            "\(table) selected \(name(row.cell)), though \(who) took its touch",
            expected: "no row is selected, then or later")
      }
    }
  }

  /// Whether a table hears, at the time of a recognition or later, that another touch of the row has
  /// ended: one whose end was held back. Source: GR-25, GR-27.
  private func endsAnother(of row: RowTouch, beside touch: Touch, after event: Int) -> Bool {
    contacts.contains { other in
      other.number != touch.number && self.row(of: other)?.cell == row.cell
        && call(.ended, of: row.table, other).map {
          span(from: event, facts[event].at).contains($0.event)
        } ?? false
    }
  }

  /// The row of a touch that a tap takes at the lift from a table that has received its beginning,
  /// and of no end before.
  private func lostRow(_ touch: Touch) -> (row: RowTouch, action: Recognition)? {
    guard let row = row(of: touch), let up = touch.up,
      let action = recognitions.first(where: {
        $0.delivery == up.delivery && touch.receivers.contains($0.recognizer)
          && kind(of: $0.recognizer) == .tap && cancels($0) && $0.contacts.contains(touch.number)
      }), let began = call(.began, of: row.table, touch), began.event < action.event,
      call(.cancelled, of: row.table, touch)?.delivery ?? up.delivery == up.delivery
    else { return nil }
    return (row, action)
  }
}

extension Touch.Need {
  /// A lone touch that nobody keeps from the row that it is of, if it is of one.
  static let ofRow: Self = [.told, .alone, .surelyReceived, .undropped, .letIn]
}
