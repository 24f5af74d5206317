import Thresholds
import TouchScript

/// Whether views hear of what was held back when the last recognizer has failed that held it, and
/// not later: with that event, or when time brings it about. Source: GR-22 to GR-24, GR-27.
extension Evidence {
  /// Judges the beginning of a touch.
  func judgeRelease(of touch: Touch) -> Verdict {
    let holders = touch.receivers.filter { recognizer($0).mayDelayTouchesBegan }
    let earliest = deliveries[touch.down.delivery].events.lowerBound
    return .given(release(of: touch, heldBy: holders, notBefore: earliest)) { due in
      judge(.began, of: touch, dueWith: due)
    }
    .and(judgeReleaseInTime(of: touch, from: holders))
  }

  /// Judges the end of a touch that was delayed from the beginning.
  func judgeReleaseAfterLift(of touch: Touch) -> Verdict {
    let holders = touch.receivers.filter { recognizer($0).delaysTouchesBegan }
    return .when(!holders.isEmpty, judgeEnd(of: touch))
  }

  /// Judges the end of a touch.
  func judgeEnd(of touch: Touch) -> Verdict {
    let holders = touch.receivers.filter {
      recognizer($0).delaysTouchesEnded || recognizer($0).mayDelayTouchesBegan
    }
    guard let up = touch.up else { return .notExercised }
    let earliest = deliveries[up.delivery].events.lowerBound
    return .given(release(of: touch, heldBy: holders, notBefore: earliest)) { due in
      judge(.ended, of: touch, dueWith: due)
    }
  }

  /// Judges a part of a touch that was due with an event of the trace, unless a recognition took the
  /// touch or its view has another finger.
  private func judge(_ phase: TouchPhase, of touch: Touch, dueWith due: Int) -> Verdict {
    let end = endOfMoment(of: due)
    guard seesRecognitions, hasViewToItself(touch),
      !recognitions(of: touch).contains(where: { $0.event < end })
    else {
      return .notExercised
    }
    return .require(
      viewCall(phase, touch).map { $0.event < end } ?? false, by: end,
      "\(name(touch.view)) did not hear of touches\(phase.suffix) when the last recognizer had "
        + "failed that held it back",
      expected: "touches\(phase.suffix) of \(name(touch.view))")
  }

  /// Judges the beginning of a touch that is held for too long for the taps that delay it: they fail
  /// while the finger is down, whatever they show. Source: KR-05.
  private func judgeReleaseInTime(of touch: Touch, from holders: [Int]) -> Verdict {
    let latest = touch.down.at + Thresholds.tapDuration.surelyAbove
    guard !holders.isEmpty, meets([.alone, .fresh, .unrecognized], touch),
      max(touch.samples.last?.at ?? 0, touch.up == nil ? end : 0) >= latest,
      holders.allSatisfy({ kind(of: $0) == .tap && !scene.coordination.isBound($0) })
    else { return .notExercised }
    let began = viewCall(.began, touch)
    return .require(
      began.map { $0.at <= latest } ?? false, by: began?.event ?? facts.count,
      "\(name(touch.view)) did not hear of touchesBegan, though the touch had long been held for too "
        + "long for a tap",
      expected: "touchesBegan of \(name(touch.view))")
  }
}
