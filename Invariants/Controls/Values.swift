import Thresholds
import TouchScript

extension Invariants {
  /// Chapter CT: what controls are set to.
  static let controlValues: [Invariant] = [
    .anotherValue, .valueInRange, .tappedValue, .heldStepper,
  ]
}

extension Invariant {
  /// CT-43: valueChanged comes with another value than the one before, and not when the touch has been
  /// over for a while. A slider also sends it at the end, and a switch that is dragged may send it again:
  /// RE-86. Source: ADOC:autorepeat ("as the user presses and holds a stepper button").
  static let anotherValue = Invariant(
    "CT-43", of: .valueControls, seeing: .controlEvent
  ) { evidence in
    Verdict.of(evidence.changesOfValue) { change in
      .expect(
        evidence.isByTouch(change), at: change.event,
        "\(evidence.name(change.control)) sent valueChanged, though its touch was over",
        expected: "no valueChanged until the next touch")
        && .expect(
          change.value != change.old || !evidence.mustBeNew(change), at: change.event,
          "\(evidence.name(change.control)) sent valueChanged, and has the same value as before",
          expected: "another value than \(change.old.minimal)")
    } && evidence.judgeUntoldValues()
  }

  /// CT-44: a value lies within the bounds of its kind.
  static let valueInRange = Invariant(
    "CT-44", of: .valueControls, seeing: .controlEvent,
    each: { Array($0.events[.controlEvent]) },
    given: { $0.controlState($1)?.value }
  ) { evidence, event, value in
    let control = evidence.facts[event].who
    return .given(evidence.range(ofValuesOf: control)) { range in
      .expect(
        range.contains(value)
          && (value == value.rounded() || evidence.view(control).kind == .slider), at: event,
        "\(evidence.name(control)) has the value \(value.minimal)",
        expected: "a value from \(range.lowerBound.minimal) to \(range.upperBound.minimal)")
    }
  }

  /// CT-45: a tap toggles a switch, selects the segment it is on, and goes one step or one page; a knob
  /// stays at the end that it is dragged to.
  static let tappedValue = Invariant(
    "CT-45", of: .valueControls, needs: [.alone, .fresh, .lifted, .surelyReceived, .unheld],
    given: { evidence, touch, _ in
      evidence.meets(.tap, touch) ? evidence.changeByTap(touch) : evidence.changeByDrag(touch)
    }
  ) { evidence, touch, story, change in
    let isTap = evidence.meets(.tap, touch)
    let why: Sentence = isTap ? "was tapped" : "had its knob dragged to its end"
    let tellings = evidence.tellings(ofValueBy: touch)
    let changes = evidence.changesOfValue.filter { tellings.contains($0.event) }
    // A stepper goes on stepping while the lift is kept from it.
    if let told = isTap ? changes.first : changes.last {
      return .expect(
        change.due.map { $0 == told.value } ?? ((told.value - change.old).magnitude == 1),
        at: told.event,
        "\(evidence.name(touch.view)) \(why), and went from \(change.old.minimal) to "
          + "\(told.value.minimal)", expected: "\(change.due?.minimal ?? "one page on or back")")
    }
    return .when(
      touch.receivers.isEmpty && touch.viewEnd?.phase == .ended && change.isSure,
      evidence.judgeValue(of: touch, why))
  }

  /// CT-46: a stepper that is held goes on stepping.
  static let heldStepper = Invariant(
    "CT-46", of: .valueControls, needs: [.alone, .fresh, .held, .lifted, .surelyReceived, .unheld],
    where: { evidence, touch, _ in
      evidence.view(touch.view).kind == .stepper && touch.receivers.isEmpty
        && !evidence.script.isToldToSend(touch.view)
        && touch.viewEnd?.phase == .ended
        && evidence.changeByTap(touch).map { $0.due ?? 0 > $0.old && $0.old < 98 } ?? false
    }
  ) { evidence, touch, _ in
    let changes = evidence.tellings(ofValueBy: touch)
    return .require(
      changes.count > 1, by: evidence.spanAfterLift(of: touch)?.upperBound ?? evidence.facts.count,
      "\(evidence.name(touch.view)) was held for \(span: touch.duration ?? 0), and its value changed "
        + "\(changes.count.times)",
      expected: "valueChanged of \(evidence.name(touch.view)) again and again")
  }
}

/// A valueChanged that a control sends by itself.
struct ChangeOfValue {
  let event: Int
  let control: Int
  let old: Double
  let value: Double
}

/// What a touch is to make of the value of a control.
struct DueValue {
  let old: Double
  /// Nil: the page before or after.
  let due: Double?

  /// Whether the value surely becomes another.
  var isSure: Bool { due ?? old != old }
}

extension Scenario.View.Kind {
  /// What a new control of the kind is set to; nil: it has no value.
  fileprivate var newValue: Double? {
    switch self {
    case .switch, .slider, .stepper, .pageControl: 0
    case .segmentedControl: -1
    default: nil
    }
  }
}

extension Evidence {
  /// Each valueChanged that a control sends by itself, with what it was set to before.
  fileprivate var changesOfValue: [ChangeOfValue] {
    var values: [Int: Double] = [:]
    return events[.controlEvent].compactMap { event in
      let control = facts[event].who
      guard facts[event].controlEvent == .valueChanged, !script.isToldToSend(control),
        let value = controlState(event)?.value
      else { return nil }
      defer { values[control] = value }
      return (values[control] ?? view(control).kind.newValue).map {
        ChangeOfValue(event: event, control: control, old: $0, value: value)
      }
    }
  }

  /// Whether a change comes while a finger is on the control, or soon after that received the end of the
  /// touch. A class of the app's may keep that from it. Source: RE-65.
  fileprivate func isByTouch(_ change: ChangeOfValue) -> Bool {
    view(change.control).overrides.touches != Scenario.TouchHandling()
      || contacts.contains { touch in
        touch.view == Scene.unknown
          || scene.isView(touch.view, in: change.control) && sight(of: touch) < change.event
            && touch.viewEnd.map { span(from: $0.event, $0.at).upperBound > change.event } ?? true
      }
  }

  /// Whether a change must come with another value: a switch that is dragged may tell of the same.
  fileprivate func mustBeNew(_ change: ChangeOfValue) -> Bool {
    switch view(change.control).kind {
    case .slider: false
    case .switch:
      !contacts.contains {
        $0.view == change.control && $0.reach > Thresholds.knobMovement.surelyBelow
          && sight(of: $0) < change.event
      }
    default: true
    }
  }

  /// Whether a value is that of the last valueChanged or, where that is still to come, of the next. Knobs
  /// may be somewhere else before they tell.
  fileprivate func judgeUntoldValues() -> Verdict {
    Verdict.of(events[.controlEvent], given: { controlState($0)?.value }) { event, value in
      let control = facts[event].who
      let kind = view(control).kind
      let told = controlFacts[control].filter { facts[$0].controlEvent == .valueChanged }
      let last = told.last { $0 <= event }
      let next = told.first { $0 > event }
      let known = [
        last.map { controlState($0)?.value } ?? kind.newValue,
        next.map { controlState($0)?.value } ?? nil,
      ]
      return .when(
        kind != .slider && kind != .switch && !script.isToldToSend(control)
          && (next != nil || isSettled(after: facts[event].at)),
        .expect(
          known.contains(value), at: event,
          "\(name(control)) has the value \(value.minimal), and did not tell that it changed",
          expected: "\(known[0]?.minimal ?? "the value that it told")"))
    }
  }

  /// The values that a control can have; nil where it has none.
  fileprivate func range(ofValuesOf control: Int) -> ClosedRange<Double>? {
    let last = Double(max(scene.sources[control].items - 1, 0))
    return switch view(control).kind {
    case .switch, .slider: 0...1
    case .stepper: 0...100
    case .pageControl: 0...last
    case .segmentedControl: -1...last
    default: nil
    }
  }

  /// What a control was set to when a touch came down.
  func value(of control: Int, before touch: Touch) -> Double {
    let event = sight(of: touch)
    let last = controlFacts[control].last { $0 < event && controlState($0)?.value != nil }
    return last.flatMap { controlState($0)?.value } ?? view(control).kind.newValue ?? 0
  }

  /// What the value of a control was before a finger that stays in its place, and what it is to be by
  /// a tap there; nil where the place is in doubt. Source: CT-45.
  func changeByTap(_ touch: Touch) -> DueValue? {
    let control = touch.view
    guard isLeftToTrack(control), let up = touch.up, isInPlace(control, until: up.at),
      isInBounds(up.location, of: control, at: up.at) == true
    else { return nil }
    let bounds = view(control).bounds
    let old = value(of: control, before: touch)
    let x = geometry.point(touch.down.location, in: control, scene).x - bounds.x
    let clear = 2 * Thresholds.tapMovement.surelyBelow
    switch view(control).kind {
    case .switch: return DueValue(old: old, due: 1 - old)
    case .pageControl:
      let last = Double(max(scene.sources[control].items - 1, 0))
      let isOn = x >= bounds.width * 0.75
      let isAtSide = isOn || x <= bounds.width * 0.25
      return DueValue(old: old, due: isAtSide ? (isOn ? min(old + 1, last) : max(old - 1, 0)) : nil)
    case .segmentedControl:
      let width = bounds.width / Double(scene.sources[control].items)
      let index = (x / width).rounded(.down)
      let place = x - index * width
      return place > clear && width - place > clear ? DueValue(old: old, due: index) : nil
    case .stepper:
      // It goes from 0 to 100, in steps of one.
      let isUp = x > bounds.width / 2
      return (x - bounds.width / 2).magnitude > clear
        ? DueValue(old: old, due: isUp ? min(old + 1, 100) : max(old - 1, 0)) : nil
    default: return nil
    }
  }

  /// What the value of a control is to be by a finger that drags its knob from one end beyond the other, and
  /// never back; nil where it does not. Source: CT-45.
  fileprivate func changeByDrag(_ touch: Touch) -> DueValue? {
    let control = touch.view
    guard touch.receivers.isEmpty, touch.viewEnd?.phase == .ended, isLeftToTrack(control),
      isInPlace(control, until: touch.lastTime), let old = valueIfOnKnob(touch)
    else { return nil }
    let points = touch.samples.map { geometry.point($0.location, in: control, scene) }
    let bounds = view(control).bounds
    let ways = zip(points, points.dropFirst()).map { old == 0 ? $1.x - $0.x : $0.x - $1.x }
    let isBeyond =
      old == 0
      ? points[points.count - 1].x >= bounds.x + bounds.width
      : points[points.count - 1].x <= bounds.x
    return (old == 0 || old == 1) && isBeyond && ways.allSatisfy { $0 >= 0 }
      && points.allSatisfy { ($0.y - points[0].y).magnitude <= Thresholds.knobMovement.surelyBelow }
      && ways.reduce(0, +) >= Thresholds.knobMovement.surelyAbove
      ? DueValue(old: old, due: 1 - old) : nil
  }

  /// Whether no override has a say in how a control tracks: one that says yes does it without super.
  func isLeftToTrack(_ control: Int) -> Bool {
    let overrides = scene.sources[control].overrides
    return overrides.beginsTracking == nil && overrides.continuesTracking == nil
      && !overrides.tracksInsideOnly
  }

  /// Where a control tells that its value changed, from when a touch comes down until it is due.
  fileprivate func tellings(ofValueBy touch: Touch) -> [Int] {
    let due = spanAfterLift(of: touch)?.upperBound ?? facts.count
    let start = sight(of: touch)
    return controlFacts[touch.view].filter {
      $0 > start && $0 < due && facts[$0].controlEvent == .valueChanged
    }
  }

  /// Whether a control tells that a touch changed its value, by the time that the touch is over. It may
  /// do so after the event of the lift, as a row is selected. Source: CT-31, RE-65.
  func judgeValue(of touch: Touch, _ why: Sentence) -> Verdict {
    let due = spanAfterLift(of: touch)?.upperBound ?? facts.count
    let hasChanged = !tellings(ofValueBy: touch).isEmpty
    return .when(
      hasChanged || touch.up.map { isSettled(after: $0.at) } ?? true,
      .require(
        hasChanged, by: due,
        "\(name(touch.view)) \(why), and did not tell that its value changed",
        expected: "valueChanged of \(name(touch.view))"))
  }
}
