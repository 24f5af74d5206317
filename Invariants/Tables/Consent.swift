import Thresholds
import TouchScript

extension Invariants {
  /// Chapter TV: what the app says to a scroll view about touches of its content.
  static let consent: [Invariant] = [.refusedContent, .keptContent, .uncancelledContent, .coasting]
}

extension Invariant {
  /// TV-15: content that a scroll view does not let have a touch receives nothing of it.
  static let refusedContent = Invariant(
    "TV-15", of: .scrollViews, needs: [.view, .alone],
    given: { evidence, touch in
      evidence.scrollView(above: touch) { $0.overrides.touchesShouldBegin == false }
    }
  ) { evidence, touch, scrollView in
    .expect(
      touch.viewCalls.isEmpty, at: touch.viewCalls.first?.event ?? 0,
      "\(evidence.name(touch.view)) got a touch of finger \(finger: touch.finger), though "
        + "touchesShouldBegin of \(evidence.name(scrollView)) says no",
      expected: "nothing for \(evidence.name(touch.view))")
  }

  /// TV-16: content that has a touch keeps it where `touchesShouldCancel` says no.
  static let keptContent = Invariant(
    "TV-16", of: .scrollViews, seeing: .responder, needs: [.view, .alone],
    given: { evidence, touch in
      evidence.scrollView(above: touch) { view in
        // What tables answer for a control is open.
        let answer =
          view.kind == .scrollView ? !evidence.scene.isControl(touch.view) : true
        return view.scrolling.canCancelContentTouches
          && !(view.overrides.touchesShouldCancel ?? answer)
      }
    }
  ) { evidence, touch, scrollView in
    evidence.judgeKept(touch, by: scrollView, since: "touchesShouldCancel says no")
  }

  /// TV-17: content that has a touch keeps it where `canCancelContentTouches` is false.
  static let uncancelledContent = Invariant(
    "TV-17", of: .scrollViews, seeing: .responder, needs: [.view, .alone],
    given: { evidence, touch in
      evidence.scrollView(above: touch) { !$0.scrolling.canCancelContentTouches }
    }
  ) { evidence, touch, scrollView in
    evidence.judgeKept(touch, by: scrollView, since: "canCancelContentTouches is false")
  }

  /// TV-18: a tap on a list that still moves by itself selects nothing.
  static let coasting = Invariant(
    "TV-18", of: .scrollViews, seeing: .scroll, needs: [.view, .alone, .lifted],
    given: { evidence, touch in
      evidence.hitRow(of: touch).flatMap { evidence.isMovingByItself($0) ? $0 : nil }
    }
  ) { evidence, touch, row in
    let span = evidence.spanAfterLift(of: touch) ?? 0..<0
    return .expect(
      none: evidence.selections(of: row, in: span).first,
      "\(evidence.name(row.table)) was still moving after a drag when finger \(finger: touch.finger) "
        + "came down, and selected \(evidence.name(row.cell))",
      expected: "the touch stops \(evidence.name(row.table)), and no more")
  }
}

extension Evidence {
  /// The nearest scroll view around a touch's view, if it scrolls all the time, and says so of its
  /// content. What those further out have to say is open.
  fileprivate func scrollView(
    above touch: Touch, where says: (Scenario.View) -> Bool
  ) -> Int? {
    // The pan of a scroll view that is moved to another view asks that one.
    guard !view(touch.view).kind.isScrollView, !script.switchesScrolling,
      !ingredients.contains([.scrollPans, .recognizerChanges]),
      !script.areChanged([.treeChanges, .presentation], until: touch.lastTime)
    else { return nil }
    let nearest = script.scrollViews(above: touch.view).first
    // Whether the pan of one without user interaction receives touches is open: RE-80. So is what one
    // asks whose class answers itself whether its pan may begin: RE-84.
    return nearest.flatMap {
      scene.isScrolling($0) && touch.scene.views[$0].isUserInteractionEnabled
        && view($0).overrides.shouldBegin == nil && says(scene.sources[$0]) ? $0 : nil
    }
  }

  /// Whether content that has received a touch keeps it: the scroll view does not scroll with it, and
  /// if nobody else may take it, the content receives the rest.
  fileprivate func judgeKept(_ touch: Touch, by scrollView: Int, since reason: String) -> Verdict {
    .given(viewCall(.began, touch)) { began in
      let last = touch.end?.delivery ?? .max
      let scroll = scrolls(of: scrollView, .willBeginDragging).first { event in
        let delivery = deliveryOfFact[event]
        return event > began.event && delivery != began.delivery && delivery <= last
      }
      return Verdict.expect(
        none: scroll,
        "\(name(scrollView)) began to scroll with a touch that \(name(touch.view)) had received, though "
          + "\(reason)",
        expected: "\(name(touch.view)) keeps its touch"
      ) && judgeRest(touch, after: began, reason)
    }
  }

  /// Whether content receives what its finger does after it has received the beginning.
  private func judgeRest(_ touch: Touch, after began: Call, _ reason: String) -> Verdict {
    let open: Ingredients = [.viewChanges, .interruptions, .recognizerChanges, .animations]
    guard touch.receivers.isEmpty, script.scrollViews(above: touch.view).count == 1,
      !ingredients.contains(.scrollPans), !script.areChanged(open, until: touch.lastTime),
      meets([.undropped, .unclaimed, .fresh], touch)
    else { return .notExercised }
    let due = touch.samples.filter { sample in
      deliveries[sample.delivery].events.lowerBound > began.event && sample.phase != .cancelled
        && !touch.isIdle(sample)
    }
    return Verdict.of(due) { sample in
      .require(
        viewCall(sample.phase, touch, in: sample.delivery) != nil, by: endOf(sample.delivery),
        "\(name(touch.view)) did not get touches\(sample.phase.suffix) of a touch that it had received, "
          + "though \(reason)",
        expected: "touches\(sample.phase.suffix) of \(name(touch.view))")
    }
  }

  /// Whether a table was seen to move fast after a drag, until a touch of its row came down soon after. A
  /// slow one may just have come to rest.
  func isMovingByItself(_ row: RowTouch) -> Bool {
    let touch = row.contact
    let start = endOf(touch.down.delivery)
    guard !script.areChanged(.viewChanges),
      let moved = scrolls(of: row.table, .didScroll).last(where: { $0 < start }),
      let lifted = scrolls(of: row.table, .didEndDragging).last(where: { $0 < moved }),
      facts[lifted].at < facts[moved].at, touch.down.at - facts[moved].at <= Tolerance.frame,
      case let time = touch.down.at - facts[lifted].at, time <= Tolerance.surelyCoasting,
      facts[moved].point.distance(to: facts[lifted].point) > Tolerance.coastingSpeed * Double(time)
    else { return false }
    return !scrolls(of: row.table, .willBeginDragging).contains { $0 > lifted && $0 < start }
  }

  /// Where a scroll view reported that it was scrolled in some way.
  private func scrolls(of view: Int, _ word: Observation.Scroll) -> [Int] {
    events[.scroll].filter { facts[$0].who == view && facts[$0].word == .scroll(word) }
  }
}
