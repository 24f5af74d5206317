import Thresholds
import TouchScript

/// Questions about controls that several rules ask.
extension Evidence {
  /// The touches of controls that can be expected to track them, and received them, with what
  /// each control did from then on; where they meet some more needs.
  func eachTracked(
    needs: Touch.Need = [], _ judge: (Touch, ControlStory) -> Verdict
  ) -> Verdict {
    eachTouch(needs: needs.union([.told, .heard, .trackable])) { touch in
      viewCall(.began, touch).map { judge(touch, story(touch, from: $0)) } ?? .notExercised
    }
  }

  /// What a control does of a touch, without what it is made to send. It ends where the control
  /// receives another touch.
  func story(_ touch: Touch, from began: Call) -> ControlStory {
    if let known = touch.controlStory { return known }
    let story = readStory(touch, from: began)
    touch.controlStory = story
    return story
  }

  private func readStory(_ touch: Touch, from began: Call) -> ControlStory {
    var end = Int.max
    for other in contacts where other.number != touch.number {
      let next = other.calls.first { $0.who == touch.view && $0.event > began.event }
      end = min(end, next?.event ?? Int.max)
    }
    let sendings = script.timesOfSending(touch.view)
    let events = controlFacts[touch.view].filter { event in
      let fact = facts[event]
      guard event > began.event, event < end else { return false }
      if fact.kind == .tracking { return true }
      return fact.controlEvent?.isTouchEvent == true && !sendings.contains(fact.at)
    }
    return ControlStory(calls: viewCalls(touch), events: events)
  }

  /// Whether the script does something to the control of a touch, so that what it does with the
  /// touch is not its own doing, or cannot be distinguished from what it is made to do. Source:
  /// EX-12, CT-25.
  func isMeddledWith(_ touch: Touch) -> Bool {
    let control = touch.view
    if ingredients.contains(.reactions),
      script.areReactions({ change in
        switch change {
        case .setEnabled(let id, _), .sendActions(let id, _):
          return scene.names.responder(id) == control
        default:
          return !Ingredients.of(change).isDisjoint(
            with: [.interruptions, .recognizerChanges, .treeChanges, .presentation])
        }
      })
    {
      return true
    }
    let sendings = script.timesOfSending(control)
    return script.isEnabledLater(control)
      || touch.viewCalls.contains { sendings.contains($0.at) }
  }

  /// Whether a place on the screen counts as inside a control that is being dragged; nil where
  /// UIKit keeps that to itself, or where the control went elsewhere. Source: CT-15, CT-17.
  func isInside(_ location: Point, of control: Int, at time: Int) -> Bool? {
    if isInBounds(location, of: control, at: time) == true { return true }
    if let answer = isInGrownBounds(location, of: control, at: time) { return answer ? true : nil }
    return isInBounds(location, of: control, at: time)
  }

  /// The same, by the control's bounds alone: nil near them. Source: CT-15.
  func isInBounds(_ location: Point, of control: Int, at time: Int) -> Bool? {
    isInPlace(control, until: time) ? isInBounds(location, of: control, moments[0]) : nil
  }

  /// The same of what a finger does; where it moves, also if the app has moved the control before.
  /// Source: CT-15, EX-04.
  func isInBounds(_ sample: Contact.Sample, of control: Int) -> Bool? {
    let moment = moment(of: sample.delivery)
    return sample.phase == .moved && moment.isSure && !script.movesWindows
      && ingredients.isDisjoint(with: [.animations, .scrollViews, .treeChanges, .presentation])
      ? isInBounds(sample.location, of: control, moment)
      : isInBounds(sample.location, of: control, at: sample.at)
  }

  private func isInBounds(_ location: Point, of control: Int, _ moment: SceneMoment) -> Bool? {
    let bounds = moment.scene.views[control].bounds
    let point = moment.geometry.point(location, in: control, moment.scene)
    if bounds.isNear(point, Tolerance.coordinate) { return nil }
    if bounds.contains(point) { return true }
    let away = max(
      max(bounds.x - point.x, point.x - bounds.x - bounds.width),
      max(bounds.y - point.y, point.y - bounds.y - bounds.height))
    let size = max(bounds.width, bounds.height) * Thresholds.controlMarginInSizes.surelyAbove
    return away > max(Thresholds.controlMargin.surelyAbove, size) ? false : nil
  }

  /// The answer of an overridden `point(inside:with:)` that grows the control; nil where there is
  /// none, or it takes no part. False where it is not sure to be yes. Source: CT-17.
  func isInGrownBounds(_ location: Point, of control: Int, at time: Int) -> Bool? {
    guard isInPlace(control, until: time) else { return nil }
    let point = geometry.point(location, in: control, scene)
    switch view(control).overrides.pointInside {
    case .always: return true
    case .grown(let margin):
      let bounds = view(control).bounds.grown(by: margin)
      if bounds.isNear(point, Tolerance.coordinate) { return false }
      return bounds.contains(point) ? true : nil
    case .orSubviews, .onlySubviewFrames: return false
    case .never, nil: return nil
    }
  }

  /// The flags that a control had when it sent an event.
  func controlState(_ event: Int) -> ControlState? {
    trace.detail(of: facts[event])?.control
  }

  /// The name of a control event, for sentences.
  func eventName(_ event: Int) -> String { facts[event].controlEvent?.rawValue ?? "nothing" }

  /// The first event of a story that is `event`.
  func sent(_ event: ControlEvent, _ story: ControlStory) -> Int? {
    story.events.first { facts[$0].controlEvent == event }
  }

  /// The first call of a tracking method in a story.
  func called(_ method: Observation.Tracking, _ story: ControlStory) -> Int? {
    story.events.first { facts[$0].tracking == method }
  }

  /// Where the control declined to track, or to go on tracking, as it answered or as its override
  /// always does; nil if it never did. Source: CT-02, CT-05.
  func refusal(_ story: ControlStory) -> Int? {
    story.events.first { event in
      let fact = facts[event]
      let overrides = scene.sources[fact.who].overrides
      return switch fact.tracking {
      case .begin: !fact.answer || overrides.beginsTracking == false
      case .continue: !fact.answer || overrides.continuesTracking == false
      default: false
      }
    }
  }

  /// Whether the control must be tracking right before `event`: it received the touch-down, did
  /// not decline, and was not told of the end. A control that tracks in a way of its own must have
  /// been seen to begin. Source: CT-01, CT-02, CT-05, CT-41.
  func isTracking(_ story: ControlStory, before event: Int = .max) -> Bool {
    guard let began = story.calls.first, began.event < event else { return false }
    if let refusal = refusal(story), refusal < event { return false }
    if view(began.who).kind.tracksInItsOwnWay {
      return called(.begin, story).map { $0 < event } ?? false
    }
    let overrides = scene.sources[began.who].overrides
    if overrides.beginsTracking == false { return false }
    return overrides.continuesTracking != false
      || !story.calls.contains { $0.phase == .moved && $0.event < event }
  }
}

/// What a control received of one touch, and what it did.
struct ControlStory {
  /// The calls of its touch methods with the touch.
  let calls: [Call]
  /// Its tracking calls and touch events, as events of the trace.
  let events: [Int]

  /// The end of the touch, as the control received it.
  var end: Call? { calls.first { $0.phase == .ended || $0.phase == .cancelled } }

  /// What it did between one call of its touch methods and the next.
  func events(after call: Call) -> ArraySlice<Int> {
    let next = calls.first { $0.event > call.event }?.event ?? Int.max
    let first = events.firstIndex { $0 > call.event } ?? events.endIndex
    let last = events[first...].firstIndex { $0 > next } ?? events.endIndex
    return events[first..<last]
  }
}

extension Evidence {
  /// Whether a control was seen to begin to track a touch.
  func isTracked(_ touch: Touch) -> Bool {
    guard let began = viewCall(.began, touch) else { return false }
    let story = story(touch, from: began)
    return isTracking(story) && sent(.touchDown, story) != nil
  }

  /// Whether all views are where and as the scenario has them, up to a time, but for their order.
  func isAsBuilt(until time: Int) -> Bool {
    !script.areChanged([.viewChanges, .treeChanges, .presentation, .interruptions], until: time)
      && !events[.scroll].contains { facts[$0].at <= time }
  }

  /// Whether scroll views hold a touch back from its view for a moment, or may do so: it is not
  /// documented whether one that does not scroll holds touches back. Source: TV-03, TV-09.
  func isHeldByScrollViews(_ touch: Touch) -> Bool {
    guard ingredients.contains(.scrollViews), touch.hasView else { return false }
    return scene.line(above: touch.view).contains {
      scene.views[$0].kind.isScrollView && scene.sources[$0].scrolling.delaysContentTouches
    }
  }

}

extension Evidence {
  /// Whether a view is where the scenario has it, up to a time: neither it nor a view above it was
  /// moved, put elsewhere, or scrolled.
  func isInPlace(_ view: Int, until time: Int) -> Bool {
    guard script.leavesInPlace(view, until: time) else { return false }
    guard ingredients.contains(.scrollViews) else { return true }
    let scrolls = events[.scroll]
    let line = scene.line(above: view)
    return !scrolls.contains { facts[$0].at <= time && line.contains(facts[$0].who) }
  }
}

extension Touch {
  /// Whether a responder received another touch before it had received the whole of this one, or
  /// the other way round.
  func isToldTogether(with other: Touch, _ responder: Int) -> Bool {
    guard let mine = span(at: responder), let others = other.span(at: responder) else {
      return false
    }
    return mine.overlaps(others)
  }

  /// The events from which and to which a responder receives the touch; open where it does not
  /// of the end.
  private func span(at responder: Int) -> ClosedRange<Int>? {
    let calls = calls.filter { $0.who == responder }
    guard let first = calls.first, let last = calls.last else { return nil }
    let isOver = last.phase == .ended || last.phase == .cancelled
    return first.event...(isOver ? max(first.event, last.event) : .max)
  }
}
