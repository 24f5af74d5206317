import Thresholds
import TouchScript

extension Invariants {
  /// Chapter TV: rows of tables under recognizers.
  static let tableRows: [Invariant] = [
    .tapBeforeRow, .heldRow, .refusedByContent, .tapBesideRow, .contentIsHit,
    .buttonInTable,
  ]
}

extension Invariant {
  /// TV-01: the tap of a table's ancestor fires, and the row is not selected.
  static let tapBeforeRow = Invariant(
    "TV-01",
    rowTap: { evidence, row in
      evidence.tapAbove(row).flatMap {
        evidence.recognizer($0).cancelsTouchesInView ? $0 : nil
      }
    }
  ) { evidence, row, up, tap in
    let wrong = evidence.selection(of: row, after: row.contact.down.delivery)
    return evidence.judgeRecognized(tap, row, up)
      && .expect(
        none: wrong,
        "\(evidence.name(row.table)) selected \(evidence.name(row.cell)), though "
          + "\(evidence.recognizerName(tap)) took the touch",
        expected: "no row is selected")
  }

  /// TV-04: a touch that is held too long for a tap selects the row.
  static let heldRow = Invariant(
    "TV-04", of: .scrollViews, needs: [.ofRow, .calm, .held, .underTapsOfOneFinger],
    given: { $0.row(of: $1) }
  ) { evidence, touch, row in
    let start = evidence.deliveries[touch.down.delivery].events.lowerBound
    let wrong = evidence.recognitions(of: touch).first { $0.event >= start }
    let duration = touch.duration ?? 0
    return Verdict.forbid(
      wrong?.event,
      "\(evidence.recognizerName(wrong?.recognizer ?? Scene.none)) recognized a touch that was held "
        + "for \(span: duration)",
      expected: "it fails by time"
    ) && evidence.judgeSelected(row, "was held for \(span: duration)")
  }

  /// TV-05: a tap that refuses touches of the content view leaves rows alone, and receives the
  /// rest.
  static let refusedByContent = Invariant("TV-05", of: [.scrollViews, .recognizers]) { evidence in
    evidence.judgeRefusedRows() && evidence.judgeBackground()
  }

  /// TV-06: a tap that does not cancel touches fires, and the row is selected.
  static let tapBesideRow = Invariant(
    "TV-06",
    rowTap: { evidence, row in
      row.contact.outcome.taps.allSatisfy { !evidence.recognizer($0).cancelsTouchesInView }
        ? evidence.tapAbove(row) : nil
    }
  ) { evidence, row, up, tap in
    evidence.judgeRecognized(tap, row, up)
      .then(
        evidence.judgeSelected(
          row, "was tapped, and \(evidence.recognizerName(tap)) does not cancel touches"))
  }

  /// TV-07: a touch of a cell hits its content view, or what is in that.
  static let contentIsHit = Invariant(
    "TV-07", of: .scrollViews, needs: .told,
    given: { evidence, touch in
      evidence.contentOfCell(under: touch).flatMap { content in
        evidence.scene.isView(touch.view, in: content)
          || evidence.isSurelyOn(content, of: touch.view, touch) ? content : nil
      }
    }
  ) { evidence, touch, content in
    .expect(
      evidence.scene.isView(touch.view, in: content), at: evidence.sight(of: touch),
      "a touch of the cell \(evidence.name(touch.view)) hit the cell itself",
      expected: "the touch's view is \(evidence.name(content)), its content view")
  }

  /// TV-08: a button in the table, or beside it, still works.
  static let buttonInTable = Invariant(
    "TV-08", of: [.scrollViews, .recognizers],
    needs: [.told, .contested, .alone, .trackable, .undropped, .unclaimed, .letIn],
    given: { $0.tapAroundTable(beside: $1) }
  ) { evidence, touch, tap in
    let delivery = touch.up?.delivery ?? Scene.none
    let who = evidence.name(touch.view)
    let wrong = evidence.recognition(of: tap, at: delivery)
    let sent = evidence.first(in: delivery) {
      $0.who == touch.view && $0.controlEvent == .touchUpInside
    }
    return Verdict.forbid(
      wrong?.event, "\(evidence.recognizerName(tap)) recognized a tap on the button \(who)",
      expected: "touchUpInside of \(who)")
      && .when(
        (evidence.heardBegan(touch) || evidence.isHeldByScrollViews(touch))
          && (sent != nil || !evidence.mayAwaitFingers(touch)),
        .require(
          sent != nil, by: evidence.endOf(delivery),
          "the button \(who) beside or inside a table was tapped, and sent no touchUpInside",
          expected: "touchUpInside of \(who)"))
  }
}

extension Invariant {
  /// Makes the invariant of a rule about quick taps on rows, with the recognizer of which it
  /// speaks.
  fileprivate convenience init(
    _ id: Rule.ID, rowTap find: @escaping @Sendable (Evidence, RowTouch) -> Int?,
    check: @escaping @Sendable (Evidence, RowTouch, Contact.Sample, Int) -> Verdict
  ) {
    self.init(id, of: [.scrollViews, .recognizers], needs: .tapOnRow) { evidence, touch in
      .given(evidence.row(of: touch)) { row in
        .given(find(evidence, row)) { tap in
          .given(touch.up) { check(evidence, row, $0, tap) }
        }
      }
    }
  }
}

extension Touch.Need {
  /// A quick tap on a row, of which the places of single taps tell the outcome.
  fileprivate static let tapOnRow: Self = [.ofRow, .contested, .heardByCandidates]
}

extension Evidence {
  /// Whether a recognizer stands above a view.
  fileprivate func isAncestor(_ recognizer: Int, of view: Int) -> Bool {
    let other = scene.recognizerViews[recognizer]
    return other != view && scene.isView(view, in: other)
  }

  /// The recognizer that takes a tap on a row, where it stands above the table.
  fileprivate func tapAbove(_ row: RowTouch) -> Int? {
    row.contact.outcome.nearest.flatMap { isAncestor($0, of: row.table) ? $0 : nil }
  }

  /// Whether there is a table below a recognizer's view.
  fileprivate func hasTable(below recognizer: Int) -> Bool {
    scene.views.indices.contains {
      scene.views[$0].kind == .tableView && isAncestor(recognizer, of: $0)
    }
  }

  /// The first subview of a cell that is its content view.
  private func content(of cell: Int) -> Int? {
    scene.subviews(of: cell).first { scene.views[$0].kind == .cellContent }
  }

  /// The content view of the cell that a touch's view is, or is in, where everything is as it was
  /// built.
  fileprivate func contentOfCell(under touch: Touch) -> Int? {
    let cell = scene.line(above: touch.view).first { scene.views[$0].kind == .tableCell }
    return isAsBuilt(until: touch.down.at) ? cell.flatMap(content) : nil
  }

  /// Whether a touch of a cell surely is on its content view.
  fileprivate func isSurelyOn(_ content: Int, of cell: Int, _ touch: Touch) -> Bool {
    let bounds = view(content).bounds
    let point = geometry.point(touch.down.location, in: content, scene)
    return scene.views[cell].kind == .tableCell && touch.aim.hit != Scene.unknown
      && !isNamedByOverride(cell) && isPlain(cell) && isPlain(content) && geometry.isOpen[content]
      && bounds.contains(point) && !bounds.isNear(point, Tolerance.coordinate)
  }

  /// Whether no view has a say in what a view's hit-testing answers.
  private func isPlain(_ view: Int) -> Bool {
    scene.views[view].overrides.hitTest == nil && scene.views[view].overrides.pointInside == nil
  }

  /// The tap of a view with a table in it that keeps out of a tap in a button.
  fileprivate func tapAroundTable(beside touch: Touch) -> Int? {
    let overrides = scene.sources[touch.view].overrides
    guard view(touch.view).kind == .button, overrides.shouldBegin == nil,
      overrides.beginsTracking != false, overrides.continuesTracking != false,
      !overrides.tracksInsideOnly, touch.outcome.candidates.isEmpty, let up = touch.up,
      isInBounds(up.location, of: touch.view, at: up.at) == true
    else { return nil }
    return touch.outcome.taps.first(where: hasTable)
  }

  /// Where the row of a touch was reported to be selected, from an event of the script on and until
  /// another finger comes down.
  fileprivate func selection(of row: RowTouch, after delivery: Int) -> Int? {
    let start = deliveries[delivery].events.lowerBound
    let next = contacts.first { $0.down.delivery > delivery }?.down.delivery
    let end = next.map { deliveries[$0].events.lowerBound } ?? facts.count
    guard start < end else { return nil }
    return (start..<end).first {
      facts[$0].kind == .selection && facts[$0].who == row.table && facts[$0].answer
    }
  }

  /// Whether a recognizer recognized a tap on a row.
  fileprivate func judgeRecognized(
    _ tap: Int, _ row: RowTouch, _ up: Contact.Sample
  ) -> Verdict {
    .require(
      hasRecognized(tap, row.contact, by: up.delivery), by: endOf(up.delivery),
      "\(recognizerName(tap)) did not recognize a tap on the row \(name(row.cell))",
      expected: "the action of \(recognizerName(tap))")
  }

  /// Whether the table received the touch from beginning to end, and selected its row.
  fileprivate func judgeSelected(_ row: RowTouch, _ why: Sentence) -> Verdict {
    let table = name(row.table)
    let delivery = row.contact.up?.delivery ?? Scene.none
    let isTold =
      call(.began, of: row.table, row.contact) != nil
      && call(.ended, of: row.table, row.contact)?.delivery == delivery
    let toTable = Verdict.require(
      isTold, by: endOf(delivery),
      "the row \(name(row.cell)) \(why), and \(table) did not get the whole touch",
      expected: "touchesBegan and then touchesEnded of \(table)")
    let span = spanAfterLift(of: row.contact) ?? facts.count..<facts.count
    let toRow = Verdict.require(
      !selections(of: row, in: span).isEmpty, by: span.upperBound,
      "the row \(name(row.cell)) \(why), and was not selected",
      expected: "\(table) selects \(name(row.cell))")
    return .when(
      meets([.fresh, .endsOnTime, .unclaimed], row.contact) && isLiftedOver(row)
        && !isOwedAnother(
          row.table, from: deliveries[row.contact.down.delivery].events.lowerBound,
          until: endOf(delivery), beside: row.contact),
      toTable && .when(isSettled(row, in: span, after: row.contact.up?.at ?? Int.max / 2), toRow))
  }

  /// Whether taps that refuse touches of content views leave the rows alone that are tapped there.
  fileprivate func judgeRefusedRows() -> Verdict {
    eachTouch(needs: .tapOnRow) { touch in
      .given(refusedRow(touch)) { row, refusing in
        let wrong = touch.up.flatMap { recognition(of: refusing, at: $0.delivery) }
        return Verdict.forbid(
          wrong?.event,
          "\(recognizerName(refusing)) recognized a touch of the content view, which it refuses",
          expected: "it does not get that touch"
        ) && judgeSelected(row, "was tapped, and \(recognizerName(refusing)) refuses its touches")
      }
    }
  }

  /// The row that is tapped where nobody takes the tap, and a tap refuses it.
  private func refusedRow(_ touch: Touch) -> (row: RowTouch, refusing: Int)? {
    guard touch.outcome.candidates.isEmpty, let row = row(of: touch),
      let refusing = refusingTap(row)
    else { return nil }
    return (row, refusing)
  }

  /// The tap of a table's ancestor that refuses the touches of a row's content view, where the
  /// touch is on that.
  private func refusingTap(_ row: RowTouch) -> Int? {
    guard let content = content(of: row.cell),
      row.contact.view == content || row.contact.view == row.cell && isHit(content, row.contact)
    else { return nil }
    return scenario.recognizers.indices.first { number in
      let recognizer = scenario.recognizers[number]
      return recognizer.isEnabled && self.recognizer(number).isPlainTap && kind(of: number) == .tap
        && recognizer.delegate?.shouldReceive != false && isAncestor(number, of: row.table)
        && recognizer.delegate?.refusesTouchesIn?.contains {
          scene.names.responder($0) == content
        } == true
    }
  }

  /// Whether a touch is where nothing but a cell's content view can be hit.
  private func isHit(_ content: Int, _ touch: Touch) -> Bool {
    isAsBuilt(until: touch.down.at) && touch.aim.hit == content
  }

  /// Whether a tap that refuses content views recognizes a tap on the table itself.
  fileprivate func judgeBackground() -> Verdict {
    eachTouch(needs: [.told, .contested, .alone, .heardByCandidates]) { touch in
      .given(tapOfBackground(touch)) { tap, up in
        .require(
          hasRecognized(tap, touch, by: up.delivery), by: endOf(up.delivery),
          "\(recognizerName(tap)) refuses touches of content views, and did not recognize a tap on "
            + "the table \(name(touch.view)) itself",
          expected: "the action of \(recognizerName(tap))")
      }
    }
  }

  /// The tap of a table's ancestor that takes a touch of the table itself, and refuses those of
  /// content views; and the lift.
  private func tapOfBackground(_ touch: Touch) -> (tap: Int, up: Contact.Sample)? {
    guard view(touch.view).kind == .tableView, let up = touch.up, let tap = touch.outcome.nearest,
      isAncestor(tap, of: touch.view),
      let refused = scenario.recognizers[tap].delegate?.refusesTouchesIn,
      refused.contains(where: { id in
        let view = scene.names.responder(id)
        return scene.isView(view) && scene.views[view].kind == .cellContent
      })
    else { return nil }
    return (tap, up)
  }
}
