import TouchScript

/// Chapter CT: fingers on a control that tracks another.
extension Invariant {
  /// CT-13: further fingers on a control that tracks one cause no events.
  static let oneTouchOfControl = Invariant(
    "CT-13", of: [.controls, .severalFingers], seeing: .controlEvent,
    needs: [.told, .onControl, .tracksPlainly],
    given: { $0.trackedTouch(before: $1) }
  ) { evidence, second, first in
    Verdict.of(
      second.samples,
      where: {
        evidence.isStillTracked(first, beside: $0)
          || evidence.isLeftAlone(second, at: $0, by: first)
      }
    ) { sample in
      let wrong = evidence.first(in: sample.delivery) {
        $0.who == second.view && $0.controlEvent?.isTouchEvent == true
      }
      return .expect(
        none: wrong,
        "\(evidence.name(second.view)) tracks finger \(finger: first.finger), and sent "
          + "\(wrong.map(evidence.eventName) ?? "") for finger \(finger: second.finger)",
        expected: "no event for a further finger")
    }
  }
}

extension Evidence {
  /// Whether a control tracks a touch while another finger comes down on it, and no third does.
  func isTrackedBesideAnother(_ touch: Touch) -> Bool {
    contacts.contains { trackedTouch(before: $0)?.number == touch.number }
  }

  /// The touch of the same control that came down before another, and is down and tracked when that
  /// comes.
  fileprivate func trackedTouch(before second: Touch) -> Touch? {
    let first = contacts.first {
      $0.view == second.view && $0.down.delivery < second.down.delivery
        && second.down.delivery < $0.up?.delivery ?? Int.max
    }
    guard let first, meets([.heard, .beginsOnTime, .unheld], first), isTracked(first),
      isTrackable(first, beside: second.number)
    else { return nil }
    return first
  }

  /// Whether a touch is down, does nothing itself, and has not been over for its control, when
  /// another finger does something.
  fileprivate func isStillTracked(_ first: Touch, beside sample: Contact.Sample) -> Bool {
    first.isDown(at: sample.delivery) && first.sample(at: sample.delivery) == nil
      && !first.viewCalls.contains {
        $0.delivery == sample.delivery
          || $0.event < endOf(sample.delivery) && ($0.phase == .ended || $0.phase == .cancelled)
      }
  }

  /// Whether a further finger does something when the control has received the end of the one that
  /// it tracked is over: it goes on without being tracked.
  fileprivate func isLeftAlone(
    _ second: Touch, at sample: Contact.Sample, by first: Touch
  ) -> Bool {
    guard let end = first.viewEnd, end.delivery != Scene.none, end.delivery < sample.delivery,
      let began = viewCall(.began, second), began.event < end.event
    else { return false }
    return !contacts.contains {
      $0.number != first.number && $0.number != second.number && mayReach($0, second.view)
    }
  }
}
