import Thresholds
import TouchScript

extension Invariants {
  /// Chapter CT: what controls are set to.
  static let controlValues: [Invariant] = [
    .anotherValue, .valueInRange, .tappedValue, .heldStepper,
  ]
}

extension Invariant {
  /// CT-43: valueChanged comes with another value than the one before. A slider also sends it at the
  /// end, and a switch that is dragged may send it again: RE-86.
  static let anotherValue = Invariant(
    "CT-43", of: .valueControls, seeing: .controlEvent,
    each: { $0.changesOfValue.filter { $0.kind != .slider } },
    where: { evidence, change in
      change.kind != .switch
        || !evidence.contacts.contains {
          $0.view == change.control && $0.reach > Thresholds.knobMovement.surelyBelow
            && evidence.sight(of: $0) < change.event
        }
    }
  ) { evidence, change in
    .expect(
      change.value != change.old, at: change.event,
      "\(evidence.name(change.control)) sent valueChanged, and has the same value as before",
      expected: "another value than \(change.old.minimal)")
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

  /// CT-45: a tap toggles a switch, selects the segment it is on, and goes one step or one page.
  static let tappedValue = Invariant(
    "CT-45", of: .valueControls,
    needs: [.alone, .fresh, .tap, .lifted, .surelyReceived, .unheld],
    given: { evidence, touch, _ in evidence.changeByTap(touch) }
  ) { evidence, touch, story, change in
    let who = evidence.name(touch.view)
    let tellings = evidence.tellings(ofValueBy: touch)
    if let told = evidence.changesOfValue.first(where: { tellings.contains($0.event) }) {
      return .expect(
        change.due.map { $0 == told.value } ?? ((told.value - change.old).magnitude == 1),
        at: told.event,
        "\(who) was tapped, and went from \(change.old.minimal) to \(told.value.minimal)",
        expected: "\(change.due?.minimal ?? "one page on or back")")
    }
    return .when(
      touch.receivers.isEmpty && touch.viewEnd?.phase == .ended
        && change.due ?? change.old != change.old,
      evidence.judgeValue(of: touch, "was tapped"))
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
  let kind: Scenario.View.Kind
  let old: Double
  let value: Double
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
      let kind = view(control).kind
      defer { values[control] = value }
      return (values[control] ?? kind.newValue).map {
        ChangeOfValue(event: event, control: control, kind: kind, old: $0, value: value)
      }
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
  func changeByTap(_ touch: Touch) -> (old: Double, due: Double?)? {
    let control = touch.view
    guard isLeftToTrack(control), let up = touch.up, isInPlace(control, until: up.at),
      isInBounds(up.location, of: control, at: up.at) == true
    else { return nil }
    let bounds = view(control).bounds
    let old = value(of: control, before: touch)
    let x = geometry.point(touch.down.location, in: control, scene).x - bounds.x
    let clear = 2 * Thresholds.tapMovement.surelyBelow
    switch view(control).kind {
    case .switch: return (old, 1 - old)
    case .pageControl: return (old, nil)
    case .segmentedControl:
      let width = bounds.width / Double(scene.sources[control].items)
      let index = (x / width).rounded(.down)
      let place = x - index * width
      return place > clear && width - place > clear ? (old, index) : nil
    case .stepper:
      // It goes from 0 to 100, in steps of one.
      let isUp = x > bounds.width / 2
      return (x - bounds.width / 2).magnitude > clear
        ? (old, isUp ? min(old + 1, 100) : max(old - 1, 0)) : nil
    default: return nil
    }
  }

  /// Whether no override has a say in how a control tracks: one that says yes does it without super.
  func isLeftToTrack(_ control: Int) -> Bool {
    let overrides = scene.sources[control].overrides
    return overrides.beginsTracking == nil && overrides.continuesTracking == nil
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
