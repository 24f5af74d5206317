import Thresholds
import TouchScript

extension Invariants {
  /// Chapter TV: scrolling, which takes touches.
  static let scrolling: [Invariant] = [
    .scrollingCancels, .dragScrolls, .scrollsAlone, .contentFollows,
  ]
}

extension Invariant {
  /// TV-10: a finger that scrolls is taken from the content.
  static let scrollingCancels = Invariant("TV-10", of: .scrollViews) { evidence in
    evidence.judgeTakenContent() && evidence.judgeUntoldContent()
  }

  /// TV-13: a finger that drags scrolls, and nothing else does.
  static let dragScrolls = Invariant("TV-13", of: .scrollViews) { evidence in
    evidence.judgeDrags() && evidence.judgeReasons()
  }

  /// TV-14: one touch scrolls one scroll view, and is no other recognizer's.
  static let scrollsAlone = Invariant("TV-14", of: .scrollViews) { evidence in
    evidence.judgeOneScrolls() && evidence.judgeRivalsOfScrolling()
  }

  /// TV-19: the content goes with the finger that drags it, until that lifts.
  static let contentFollows = Invariant(
    "TV-19", of: .scrollViews, seeing: .scroll, each: { $0.beginsOfScrolling },
    given: { evidence, begin in
      evidence.loneFinger(in: evidence.facts[begin].who, at: begin).flatMap { touch in
        evidence.meets([.told, .undropped], touch)
          && !evidence.script.areChanged(.viewChanges, until: touch.lastTime) ? touch : nil
      }
    }
  ) { evidence, begin, touch in
    evidence.judgeContent(touch, from: begin, on: .horizontal)
      && evidence.judgeContent(touch, from: begin, on: .vertical)
      && .given(touch.up) { evidence.judgeEndOfDragging(from: begin, $0) }
  }
}

/// An axis along which content is scrolled.
private struct ScrollAxis {
  let name: Sentence
  let place: @Sendable (Point) -> Double
  let extent: @Sendable (Size) -> Double

  static let horizontal = ScrollAxis(name: "x", place: \.x, extent: \.width)
  static let vertical = ScrollAxis(name: "y", place: \.y, extent: \.height)
}

extension Evidence {
  /// Where a scroll view of the scene began to scroll in an event, where everything was still in its
  /// place.
  fileprivate var beginsOfScrolling: [Int] {
    if script.areChanged([.treeChanges, .presentation, .interruptions]) || script.movesWindows {
      return []
    }
    return events[.scroll].filter {
      facts[$0].word == .scroll(.willBeginDragging) && deliveryOfFact[$0] != Scene.none
        && scene.isView(facts[$0].who)
    }
  }

  /// Whether a scroll view that begins to scroll takes the touch from the content.
  fileprivate func judgeTakenContent() -> Verdict {
    Verdict.of(beginsOfScrolling) { event in
      let delivery = deliveryOfFact[event]
      let scrollView = facts[event].who
      return Verdict.of(
        contacts,
        where: { isOfContent($0, scrollView, at: event) && isOwedEnd($0, before: event) }
      ) { touch in
        let end = touch.viewCalls.first { $0.event > event && $0.phase != .moved }
        return .require(
          end?.phase == .cancelled && end?.delivery == delivery, by: endOf(delivery),
          "\(name(scrollView)) began to scroll, and did not take the touch from "
            + "\(name(touch.view))",
          expected: "touchesCancelled of \(name(touch.view))")
      }
    }
  }

  /// Whether content that has not received a touch by the time when a scroll view begins to scroll
  /// with it never receives it. Source: GR-21.
  fileprivate func judgeUntoldContent() -> Verdict {
    Verdict.of(beginsOfScrolling) { event in
      let scrollView = facts[event].who
      return Verdict.of(
        contacts,
        where: { touch in
          isOfContent(touch, scrollView, at: event)
            && !touch.viewCalls.contains { $0.event < event }
        }
      ) { touch in
        .forbid(
          touch.viewCalls.first?.event,
          "\(name(touch.view)) got the touch with which \(name(scrollView)) had begun to scroll",
          expected: "nothing")
      }
    }
  }

  /// Whether a lone finger that is down on the content when a scroll view begins to scroll may be taken
  /// from it.
  private func isOfContent(_ touch: Touch, _ scrollView: Int, at event: Int) -> Bool {
    let delivery = deliveryOfFact[event]
    return !ingredients.contains(.scrollPans) && touch.hasView && touch.view != scrollView
      && scene.isView(touch.view, in: scrollView)
      && touch.isAlone && scene.sources[scrollView].scrolling.canCancelContentTouches
      && scene.sources[scrollView].overrides.touchesShouldCancel != false
      && touch.down.delivery < delivery && touch.up?.delivery ?? .max >= delivery
  }

  // MARK: Who scrolls

  /// The lone finger that is down in a scroll view at an event; nil where the app may have tied the
  /// pan of a scroll view to other recognizers, or have moved it to another view.
  fileprivate func loneFinger(in scrollView: Int, at event: Int) -> Touch? {
    if ingredients.contains(.scrollPans) || script.switchesScrolling { return nil }
    let delivery = deliveryOfFact[event]
    return contacts.first { touch in
      touch.isAlone && touch.hasView && scene.isView(touch.view, in: scrollView)
        && touch.down.delivery <= delivery && touch.end?.delivery ?? .max >= delivery
    }
  }

  /// Whether scroll views scroll only where they are to, with a finger that has moved.
  /// Source: GC-05, KR-26.
  fileprivate func judgeReasons() -> Verdict {
    Verdict.of(beginsOfScrolling, given: { loneFinger(in: facts[$0].who, at: $0) }) {
      event, touch in
      let fact = facts[event]
      return Verdict.expect(
        scene.isScrolling(fact.who), at: event,
        "\(name(fact.who)) began to scroll, though its scrolling is disabled",
        expected: "its pan is disabled, and gets no touch")
        && .expect(
          reach(of: touch.number, until: fact.at) > Thresholds.panMovement.surelyBelow, at: event,
          "\(name(fact.who)) began to scroll with a finger that has hardly moved",
          expected: "a pan begins when its finger has moved")
        && .forbid(
          showsAll(fact.who, along: touch, until: fact.at) ? event : nil,
          "\(name(fact.who)) began to scroll along an axis on which it shows all of its content",
          expected: "nothing scrolls")
    }
  }

  /// Whether a finger has moved along one axis only, and a scroll view shows all of its content on it.
  private func showsAll(_ scrollView: Int, along touch: Touch, until time: Int) -> Bool {
    // A class of the app's may let the pan begin all the same. Source: RE-84.
    let mayBeginAnyway = view(scrollView).overrides.shouldBegin != nil
    if script.areChanged(.viewChanges, until: time) || mayBeginAnyway { return false }
    let ways = touch.samples.filter { $0.at <= time }.map {
      way(from: touch.down, to: $0, in: scrollView)
    }
    func isAlong(_ axis: ScrollAxis, not other: ScrollAxis) -> Bool {
      showsAll(scrollView, on: axis)
        && ways.allSatisfy { axis.place($0).magnitude >= 2 * other.place($0).magnitude }
    }
    return isAlong(.horizontal, not: .vertical) || isAlong(.vertical, not: .horizontal)
  }

  // MARK: Where the content goes

  /// How much more content than it shows a scroll view has on an axis; nil where nobody can say: a table
  /// is as large as its rows make it.
  private func surplus(of scrollView: Int, on axis: ScrollAxis) -> Double? {
    guard scene.views[scrollView].kind == .scrollView else { return nil }
    let bounds = view(scrollView).bounds
    return axis.extent(scene.sources[scrollView].scrolling.contentSize)
      - axis.extent(Size(bounds.width, bounds.height))
  }

  /// Whether a scroll view that is where it began surely has nothing to scroll on an axis, whatever the
  /// system adds to its insets.
  private func showsAll(_ scrollView: Int, on axis: ScrollAxis) -> Bool {
    surplus(of: scrollView, on: axis) ?? 0 < -Tolerance.insets
      && axis.place(view(scrollView).boundsOrigin) == 0
  }

  /// The way of a finger, in the coordinates of a view.
  private func way(
    from start: Contact.Sample, to end: Contact.Sample, in view: Int
  ) -> Point {
    geometry.point(end.location, in: view, scene) - geometry.point(start.location, in: view, scene)
  }

  /// Whether the content goes with each move of the finger that drags it, and no further: along an axis on
  /// which it has not come to an end as far as the finger does. How content that begins beyond its ends goes
  /// back is open.
  fileprivate func judgeContent(_ touch: Touch, from begin: Int, on axis: ScrollAxis) -> Verdict {
    let (who, place) = (facts[begin].who, axis.place)
    let start = facts[begin].point
    let room = surplus(of: who, on: axis).map { 0...max($0, 0) }
    guard room?.contains(place(start)) ?? (place(start) == 0) else { return .notExercised }
    let scrolls = events[.scroll].filter { $0 > begin && facts[$0].who == who }
    var last = (offset: start, move: touch.down)
    var isFree = true
    return Verdict.of(
      touch.samples.filter { $0.phase == .moved && $0.at >= facts[begin].at }
    ) { move in
      let event = scrolls.last { facts[$0].at <= move.at }
      let offset = event.map { facts[$0].point } ?? start
      let due = place(way(from: move, to: last.move, in: who))
      let seen = place(offset - last.offset)
      let free = place(start + way(from: move, to: touch.down, in: who))
      let lag = last.move.phase == .began ? Thresholds.panMovement.surelyAbove : 0
      last = (offset, move)
      isFree = isFree && room?.contains(free) ?? false
      let least = isFree ? max(due.magnitude - lag, 0) : 0
      let most = showsAll(who, on: axis) ? 0 : due.magnitude
      return .expect(
        (min(least, most) - Tolerance.pixel...most + Tolerance.pixel)
          .contains(due < 0 ? -seen : seen),
        at: event ?? begin,
        "the content of \(name(who)) went by \(seen.minimal) on \(axis.name) as its finger moved by "
          + "\((-due).minimal)", expected: "it goes with the finger")
    }
  }

  /// Whether a scroll view tells once that its dragging has ended, with the lift.
  fileprivate func judgeEndOfDragging(from begin: Int, _ up: Contact.Sample) -> Verdict {
    let due = endOf(up.delivery)
    let ends = events[.scroll].filter {
      $0 > begin && $0 < due && facts[$0].who == facts[begin].who
        && facts[$0].word == .scroll(.didEndDragging)
    }
    return .require(
      ends.count == 1 && deliveryOfFact[ends[0]] == up.delivery, by: due,
      "\(name(facts[begin].who)) told \(ends.count.times) that its dragging ended, when the finger lifted",
      expected: "didEndDragging of \(name(facts[begin].who))")
  }

  /// Whether no two scroll views scroll with one touch.
  fileprivate func judgeOneScrolls() -> Verdict {
    let begins = beginsOfScrolling
    return Verdict.of(begins, given: { loneFinger(in: facts[$0].who, at: $0) }) { event, touch in
      let line = scene.line(above: touch.view).filter { scene.isScrolling($0) }
      let second = begins.first {
        $0 > event && facts[$0].who != facts[event].who && line.contains(facts[$0].who)
          && loneFinger(in: facts[$0].who, at: $0)?.number == touch.number
      }
      return .when(
        line.count > 1,
        .expect(
          none: second,
          "\(name(second.map { facts[$0].who } ?? Scene.none)) began to scroll with the touch that "
            + "scrolls \(name(facts[event].who))",
          expected: "only one of them scrolls"))
    }
  }

  /// Whether no recognizer recognizes with the touch of a scroll view that scrolls, nor the other way
  /// round.
  fileprivate func judgeRivalsOfScrolling() -> Verdict {
    Verdict.of(beginsOfScrolling, given: { loneFinger(in: facts[$0].who, at: $0) }) {
      event, touch in
      let rivals = recognitions.filter { $0.contacts == [touch.number] }
      // One that has begun goes on. Source: GC-17.
      let wrong = rivals.first { $0.event > event }
      let earlier = rivals.first { $0.event < event }
      return Verdict.forbid(
        wrong?.event,
        "\(recognizerName(wrong?.recognizer ?? Scene.none)) recognized the touch with which "
          + "\(name(facts[event].who)) scrolls",
        expected: "only one of them recognizes a touch")
        && .forbid(
          earlier == nil ? nil : event,
          "\(name(facts[event].who)) began to scroll with a touch that "
            + "\(recognizerName(earlier?.recognizer ?? Scene.none)) had recognized",
          expected: "only one of them recognizes a touch")
        && .when(!touch.receivers.isEmpty, .holds)
    }
  }

  // MARK: What must scroll

  /// Whether a finger that surely drags content which can be scrolled that way does so.
  fileprivate func judgeDrags() -> Verdict {
    eachTouch(needs: [.told, .alone, .fresh, .undropped, .unclaimed]) { touch in
      .given(drag(touch)) { sample, scrollViews in
        let names = scrollViews.map(name).joined(separator: " or ")
        return .require(
          first(in: sample.delivery) {
            $0.word == .scroll(.willBeginDragging) && scrollViews.contains($0.who)
          } != nil, by: endOf(sample.delivery),
          "finger \(finger: touch.finger) was moved far in \(names), and nothing scrolled",
          expected: "\(names) begins to scroll")
      }
    }
  }

  /// The first move of a lone finger that must scroll, and the scroll views that may; nil where
  /// anybody might object.
  private func drag(_ touch: Touch) -> (sample: Contact.Sample, scrollViews: [Int])? {
    let line = scene.line(above: touch.view)
    let scrollViews = line.filter { scene.isScrolling($0) }
    let open: Ingredients = [
      .viewChanges, .treeChanges, .presentation, .interruptions, .recognizerChanges,
    ]
    guard !scrollViews.isEmpty, touch.receivers.isEmpty, !ingredients.contains(.animations),
      !ingredients.contains(.scrollPans),
      !script.areChanged(open, until: touch.lastTime),
      line.allSatisfy({ view($0).overrides.shouldBegin == nil }),
      let sample = touch.samples.first(where: {
        $0.location.distance(to: touch.down.location) > Thresholds.panMovement.surelyBelow
      }), sample.phase == .moved,
      scrollViews.allSatisfy({ mayTake(touch, $0, with: sample) })
    else { return nil }
    let able = scrollViews.filter { surelyScrolls($0, touch, to: sample) }
    // One that is nearer may take a touch that nobody says it can scroll with.
    return able.isEmpty ? nil : (sample, scrollViews)
  }

  /// Whether nothing keeps a scroll view from scrolling with a touch: it has not reached the content, be
  /// that a button or a slider's knob, or the content lets it go. Source: TV-16, TV-17.
  private func mayTake(_ touch: Touch, _ scrollView: Int, with sample: Contact.Sample) -> Bool {
    let kind = view(touch.view).kind
    let isUntold = !heardBegan(touch, before: deliveries[sample.delivery].events.lowerBound)
    if isUntold { return !kind.isControl || [.control, .button, .slider].contains(kind) }
    let spec = scene.sources[scrollView]
    return spec.scrolling.canCancelContentTouches
      && (spec.overrides.touchesShouldCancel ?? !kind.isControl) && !kind.tracksInItsOwnWay
  }

  /// Whether a move is surely a drag along an axis on which a scroll view has more than it shows.
  private func surelyScrolls(_ view: Int, _ touch: Touch, to sample: Contact.Sample) -> Bool {
    // A table is as large as its rows make it.
    guard scene.views[view].kind == .scrollView else { return false }
    let content = scene.sources[view].scrolling.contentSize
    let bounds = self.view(view).bounds
    let start = geometry.point(touch.down.location, in: view, scene)
    let end = geometry.point(sample.location, in: view, scene)
    let (x, y) = ((end.x - start.x).magnitude, (end.y - start.y).magnitude)
    let isAlong =
      content.width > bounds.width + 1 && x > 2 * y
      || content.height > bounds.height + 1 && y > 2 * x
    return isAlong && surelyPans(touch, to: sample, in: view)
  }
}
