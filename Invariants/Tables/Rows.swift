import Thresholds
import TouchScript

extension Invariants {
  /// Chapter TV: rows of tables under recognizers.
  static let tableRows: [Invariant] = [
    .tapBeforeRow, .selectionAtEnd, .heldRow, .refusedByContent, .tapBesideRow, .contentIsHit,
    .buttonInTable,
  ]
}

extension Invariant {
  /// TV-01: the tap of a table's ancestor fires, and the row is not selected.
  static let tapBeforeRow = Invariant("TV-01", of: [.scrollViews, .recognizers]) { evidence in
    evidence.judgeRowTaps { row, up, outcome in
      guard let tap = outcome.nearest, evidence.recognizer(tap).cancelsTouchesInView,
        evidence.isAncestor(tap, of: row.table)
      else { return .notExercised }
      let name = evidence.recognizerName(tap)
      guard evidence.recognition(of: tap, at: up.delivery) != nil else {
        return .broken(
          Violation(
            "\(name) did not recognize a tap on the row \(evidence.name(row.cell))",
            event: evidence.endOf(up.delivery), isMissing: true, expected: "the action of \(name)"))
      }
      let wrong = evidence.selection(of: row, after: row.contact.down.delivery)
      return .expect(
        wrong == nil, at: wrong ?? 0,
        "\(evidence.name(row.table)) selected \(evidence.name(row.cell)), though \(name) took the "
          + "touch", expected: "no row is selected")
    }
  }

  /// TV-02: a row is selected in the table's `touchesEnded`; a tap makes it `touchesCancelled`.
  static let selectionAtEnd = Invariant("TV-02", of: .scrollViews) { evidence in
    evidence.judgeSelections().and(evidence.judgeLostRows())
  }

  /// TV-04: a touch that is held too long for a tap selects the row.
  static let heldRow = Invariant("TV-04", of: .scrollViews) { evidence in
    evidence.judgeRows(needs: .calm) { row in
      let touch = row.contact
      guard let up = touch.up, let duration = touch.duration,
        duration >= Thresholds.tapDuration.surelyAbove,
        touch.reach <= Thresholds.tapMovement.surelyBelow,
        touch.receivers.allSatisfy({
          evidence.kind(of: $0) == .tap && evidence.recognizer($0).touches == 1
        })
      else { return .notExercised }
      if let wrong = evidence.recognitions(of: touch).first(where: {
        $0.event >= evidence.deliveries[touch.down.delivery].events.lowerBound
      }) {
        return .broken(
          Violation(
            "\(evidence.recognizerName(wrong.recognizer)) recognized a touch that was held for "
              + "\(duration) ms", event: wrong.event, expected: "it fails by time"))
      }
      return evidence.judgeSelected(row, up, "was held for \(duration) ms")
    }
  }

  /// TV-05: a tap that refuses touches of the content view leaves rows alone, and hears of the rest.
  static let refusedByContent = Invariant("TV-05", of: [.scrollViews, .recognizers]) { evidence in
    evidence.judgeRowTaps { row, up, outcome in
      guard let refusing = evidence.refusingTap(row), outcome.candidates.isEmpty else {
        return .notExercised
      }
      if let wrong = evidence.recognition(of: refusing, at: up.delivery) {
        return .broken(
          Violation(
            "\(evidence.recognizerName(refusing)) recognized a touch of the content view, which it "
              + "refuses", event: wrong.event, expected: "it hears nothing of that touch"))
      }
      return evidence.judgeSelected(
        row, up, "was tapped, and \(evidence.recognizerName(refusing)) refuses its touches")
    }.and(evidence.judgeBackground())
  }

  /// TV-06: a tap that does not cancel touches fires, and the row is selected.
  static let tapBesideRow = Invariant("TV-06", of: [.scrollViews, .recognizers]) { evidence in
    evidence.judgeRowTaps { row, up, outcome in
      guard let tap = outcome.nearest, evidence.isAncestor(tap, of: row.table),
        outcome.taps.allSatisfy({ !evidence.recognizer($0).cancelsTouchesInView })
      else { return .notExercised }
      let name = evidence.recognizerName(tap)
      guard evidence.recognition(of: tap, at: up.delivery) != nil else {
        return .broken(
          Violation(
            "\(name) did not recognize a tap on the row \(evidence.name(row.cell))",
            event: evidence.endOf(up.delivery), isMissing: true, expected: "the action of \(name)"))
      }
      return evidence.judgeSelected(row, up, "was tapped, and \(name) does not cancel touches")
    }
  }

  /// TV-07: a touch of a cell hits its content view, or what is in that.
  static let contentIsHit = Invariant("TV-07", of: .scrollViews, needs: .told) { evidence, touch in
    let scene = evidence.scene
    guard
      let cell = scene.line(above: touch.view).first(where: {
        scene.views[$0].kind == .tableCell
      }),
      let content = scene.subviews(of: cell).first(where: {
        scene.views[$0].kind == .cellContent
      }), evidence.isAsBuilt(until: touch.down.at)
    else { return .notExercised }
    if touch.view != cell {
      return scene.isView(touch.view, in: content) ? .holds : .notExercised
    }
    let aim = touch.aim
    let bounds = evidence.view(content).bounds
    let point = evidence.geometry.point(touch.down.location, in: content, scene)
    guard aim.hit != Scene.unknown, !evidence.isNamedByOverride(cell),
      evidence.isPlain(cell), evidence.isPlain(content),
      evidence.geometry.isOpen[content], bounds.contains(point),
      !bounds.isNear(point, Tolerance.coordinate)
    else { return .notExercised }
    return .broken(
      Violation(
        "a touch of the cell \(evidence.name(cell)) hit the cell itself",
        event: evidence.sight(of: touch),
        expected: "the touch's view is \(evidence.name(content)), its content view"))
  }

  /// TV-08: a button in the table, or beside it, still works.
  static let buttonInTable = Invariant(
    "TV-08", of: [.scrollViews, .recognizers], needs: [.told, .contested, .alone, .trackable]
  ) { evidence, touch in
    let outcome = touch.outcome
    guard evidence.view(touch.view).kind == .button, let up = touch.up,
      evidence.view(touch.view).overrides.shouldBegin == nil,
      evidence.scene.sources[touch.view].overrides.beginsTracking != false,
      evidence.scene.sources[touch.view].overrides.continuesTracking != false,
      outcome.candidates.isEmpty,
      !evidence.ingredients.contains(.droppedEvents),
      let tap = outcome.taps.first(where: { evidence.hasTable(below: $0) }),
      evidence.letsBegin(touch),
      evidence.isInBounds(up.location, of: touch.view, at: up.at) == true
    else { return .notExercised }
    let who = evidence.name(touch.view)
    if let wrong = evidence.recognition(of: tap, at: up.delivery) {
      return .broken(
        Violation(
          "\(evidence.recognizerName(tap)) recognized a tap on the button \(who)",
          event: wrong.event, expected: "touchUpInside of \(who)"))
    }
    let sent = evidence.first(in: up.delivery) {
      $0.who == touch.view && $0.controlEvent == .touchUpInside
    }
    guard evidence.heardBegan(touch) || evidence.isHeldByScrollViews(touch) else {
      return .notExercised
    }
    return .require(
      sent != nil, by: evidence.endOf(up.delivery),
      "the button \(who) beside or inside a table was tapped, and sent no touchUpInside",
      expected: "touchUpInside of \(who)")
  }
}

extension Evidence {
  /// Whether a recognizer stands above a view.
  fileprivate func isAncestor(_ recognizer: Int, of view: Int) -> Bool {
    let other = scene.recognizerViews[recognizer]
    return other != view && scene.isView(view, in: other)
  }

  /// Whether there is a table below a recognizer's view.
  fileprivate func hasTable(below recognizer: Int) -> Bool {
    scene.views.indices.contains {
      scene.views[$0].kind == .tableView && isAncestor(recognizer, of: $0)
    }
  }

  /// Whether no view has a say in what a view's hit-testing answers.
  fileprivate func isPlain(_ view: Int) -> Bool {
    scene.views[view].overrides.hitTest == nil && scene.views[view].overrides.pointInside == nil
  }

  /// Whether scroll views let their content hear of touches.
  fileprivate func letsBegin(_ touch: Touch) -> Bool {
    script.scrollViews(above: touch.view).allSatisfy {
      scene.sources[$0].overrides.touchesShouldBegin != false
    } && !ingredients.contains(.exclusiveTouch)
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

  /// Whether the table was told the touch from beginning to end, and selected its row.
  fileprivate func judgeSelected(_ row: RowTouch, _ up: Contact.Sample, _ why: String) -> Verdict {
    let table = name(row.table)
    guard row.contact.isFresh, !mayEndLate(row.contact),
      !ingredients.contains(.exclusiveTouch)
    else { return .notExercised }
    guard call(.began, of: row.table, row.contact) != nil,
      let end = call(.ended, of: row.table, row.contact), end.delivery == up.delivery
    else {
      return .broken(
        Violation(
          "the row \(name(row.cell)) \(why), and \(table) was not told the whole touch",
          event: endOf(up.delivery), isMissing: true,
          expected: "touchesBegan and then touchesEnded of \(table)"))
    }
    return .require(
      selection(of: row, at: up.delivery) != nil, by: endOf(up.delivery),
      "the row \(name(row.cell)) \(why), and was not selected",
      expected: "\(table) selects \(name(row.cell))")
  }

  /// Whether every row that a table selects is selected because a touch of it ended.
  fileprivate func judgeSelections() -> Verdict {
    guard ingredients.contains(.scrollViews) else { return .notExercised }
    return Verdict.of(events[.selection]) { event in
      let fact = facts[event]
      guard fact.answer, scene.isView(fact.who),
        scene.views[fact.who].overrides.touches == Scenario.TouchHandling()
      else { return .notExercised }
      let end = facts[..<event].last { $0.kind == .responder && $0.who == fact.who }
      return .expect(
        end?.phase == .ended && end?.at == fact.at, at: event,
        "\(name(fact.who)) selected \(name(fact.other)), though no touch of it ended",
        expected: "a row is selected in touchesEnded of \(name(fact.who))")
    }
  }

  /// Whether a table that had heard of a touch loses it to a tap that recognizes.
  fileprivate func judgeLostRows() -> Verdict {
    judgeRows { row in
      guard let up = row.contact.up,
        let action = recognitions.first(where: {
          $0.delivery == up.delivery && row.contact.receivers.contains($0.recognizer)
            && kind(of: $0.recognizer) == .tap && cancels($0)
            && $0.contacts.contains(row.contact.number)
        }),
        let began = call(.began, of: row.table, row.contact), began.event < action.event,
        call(.cancelled, of: row.table, row.contact).map({ $0.delivery == up.delivery }) ?? true
      else { return .notExercised }
      let table = name(row.table)
      if let wrong = call(.ended, of: row.table, row.contact), wrong.event > action.event {
        return .broken(
          Violation(
            "\(recognizerName(action.recognizer)) took the touch of \(name(row.cell)), and \(table) "
              + "was told that it ended", event: wrong.event,
            expected: "touchesCancelled of \(table)"))
      }
      guard let end = call(.cancelled, of: row.table, row.contact) else {
        return .broken(
          Violation(
            "\(recognizerName(action.recognizer)) took the touch of \(name(row.cell)), and \(table) "
              + "was not told", event: endOf(up.delivery), isMissing: true,
            expected: "touchesCancelled of \(table)"))
      }
      return .expect(
        action.event < end.event, at: end.event,
        "\(table) lost the touch of \(name(row.cell)) before the action of "
          + recognizerName(action.recognizer), expected: "the action first")
    }
  }

  /// The tap of a table's ancestor that refuses the touches of a row's content view, where the touch
  /// is on that.
  fileprivate func refusingTap(_ row: RowTouch) -> Int? {
    guard
      let content = scene.subviews(of: row.cell).first(where: {
        scene.views[$0].kind == .cellContent
      }), row.contact.view == content || row.contact.view == row.cell && isHit(content, row.contact)
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
    guard ingredients.contains(.scrollViews) else { return .notExercised }
    return eachTouch(needs: [.told, .contested, .alone, .heardByCandidates]) { touch in
      guard view(touch.view).kind == .tableView, let up = touch.up, let tap = touch.outcome.nearest,
        isAncestor(tap, of: touch.view),
        let refused = scenario.recognizers[tap].delegate?.refusesTouchesIn,
        refused.contains(where: { id in
          let view = scene.names.responder(id)
          return scene.isView(view) && scene.views[view].kind == .cellContent
        })
      else { return .notExercised }
      return .require(
        recognition(of: tap, at: up.delivery) != nil, by: endOf(up.delivery),
        "\(recognizerName(tap)) refuses touches of content views, and did not recognize a tap on "
          + "the table \(name(touch.view)) itself",
        expected: "the action of \(recognizerName(tap))")
    }
  }
}
