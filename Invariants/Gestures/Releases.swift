import Thresholds
import TouchScript

/// Whether views receive what was held back when the last recognizer has failed that held it, and
/// not later: with that event, or when time brings it about. Source: GR-22 to GR-24, GR-27.
extension Evidence {
  /// Judges the beginning of a touch.
  func judgeRelease(of touch: Touch) -> Verdict {
    let holders = touch.receivers.filter { recognizer($0).mayDelayTouchesBegan }
    let earliest = deliveries[touch.down.delivery].events.lowerBound
    return .given(release(of: touch, heldBy: holders, notBefore: earliest)) { due in
      judge(.began, of: touch, dueWith: due)
    } && judgeReleaseInTime(of: touch, from: holders)
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

  /// Judges touches that were held back by recognizers which the app has disabled or detached since:
  /// these look at no touch any more, and hold none. When they let go, at once or before the next event
  /// is over, is open. Source: GR-24, EX-07, EX-09, RE-48.
  func judgeStoppedDelayers() -> Verdict {
    guard ingredients.contains(.recognizerChanges), seesRecognitions,
      ingredients.isDisjoint(with: .confusing)
    else { return .notExercised }
    return Verdict.of(contacts, given: { sampleAfterStop(of: $0) }) { touch, next in
      .require(
        viewCall(.began, touch).map { $0.event < endOf(next.delivery) } ?? false,
        by: endOf(next.delivery),
        "\(name(touch.view)) did not get a touch, though all recognizers that held it back had been "
          + "disabled or removed",
        expected: "touchesBegan of \(name(touch.view))")
    }
  }

  /// What a finger does next when the last recognizer has been stopped that delays it; nil where
  /// anybody else has a say.
  private func sampleAfterStop(of touch: Touch) -> Contact.Sample? {
    guard meets([.view, .clear, .delivered, .alone, .sure], touch), hasViewToItself(touch) else {
      return nil
    }
    let delayers = touch.receivers.filter { recognizer($0).mayDelayTouchesBegan }
    let changes = recognizerChanges.filter {
      delayers.contains($0.recognizer) && $0.start >= touch.sight
    }
    guard !delayers.isEmpty, changes.allSatisfy({ $0.kind == .disabled || $0.kind == .detached }),
      delayers.allSatisfy({ number in changes.contains { $0.recognizer == number } }),
      let stop = changes.map(\.at).max(),
      let next = touch.samples.dropFirst().first(where: {
        $0.at > stop && $0.phase != .cancelled && !touch.isIdle($0)
      })
    else { return nil }
    let end = endOf(next.delivery)
    return recognitions(of: touch).contains { $0.event < end } ? nil : next
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
      "\(name(touch.view)) did not get touches\(phase.suffix) when the last recognizer "
        + "that held it back had failed",
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
      "\(name(touch.view)) did not get touchesBegan, though the touch had been held far too long for "
        + "a tap",
      expected: "touchesBegan of \(name(touch.view))")
  }
}

extension Ingredients {
  /// What may come between a touch and its view besides recognizers.
  fileprivate static let confusing: Ingredients = [
    .treeChanges, .interruptions, .reactions, .exclusiveTouch, .presentation, .scrollViews,
    .scrollPans, .animations, .droppedEvents,
  ]
}
