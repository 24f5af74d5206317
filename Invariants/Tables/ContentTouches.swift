import Thresholds
import TouchScript

extension Invariants {
  /// Chapter TV: touches of the content of scroll views.
  static let contentTouches: [Invariant] = [
    .heldBack, .undelayed, .scrollingCancels,
  ]
}

extension Invariant {
  /// TV-03: the content hears nothing of a touch at first, and nothing at all of a quick tap.
  static let heldBack = Invariant("TV-03", of: .scrollViews) { evidence in
    evidence.judgeContent { touch, holders in
      guard !holders.isEmpty else { return .notExercised }
      return evidence.judgeEarly(touch, holders[0])
        .and(evidence.judgeQuick(touch, holders[0]))
        .and(evidence.judgeLate(touch, holders[0]))
    }
  }

  /// TV-09: without `delaysContentTouches` it hears of the touch at once.
  static let undelayed = Invariant("TV-09", of: .scrollViews) { evidence in
    evidence.judgeContent { touch, holders in
      guard holders.isEmpty, touch.isFresh, !evidence.mayBeginLate(touch) else {
        return .notExercised
      }
      let began = evidence.viewCall(.began, touch)
      return .require(
        began?.delivery == touch.down.delivery, by: evidence.endOf(touch.down.delivery),
        "\(evidence.name(touch.view)) was not told of a touch at once, though no scroll view "
          + "above it delays content touches",
        expected: "touchesBegan of \(evidence.name(touch.view)) at \(touch.down.at) ms")
    }
  }

  /// TV-10: scrolling takes the touch from the content.
  static let scrollingCancels = Invariant("TV-10", of: .scrollViews, seeing: .scroll) { evidence in
    Verdict.of(evidence.events[.scroll]) { event in
      guard evidence.facts[event].word == .scroll(.willBeginDragging) else {
        return .notExercised
      }
      let delivery = evidence.deliveryOfFact[event]
      let scrollView = evidence.facts[event].who
      guard delivery != Scene.none, evidence.scene.isView(scrollView),
        !evidence.script.areChanged([.treeChanges, .presentation, .interruptions])
      else { return .notExercised }
      return Verdict.of(evidence.contacts) { touch in
        evidence.judgeScrolled(touch, scrollView, at: event, delivery)
      }
    }
  }
}

extension Evidence {
  /// Lone touches of views in scroll views, with the scroll views that hold them back.
  fileprivate func judgeContent(_ judge: (Touch, [Int]) -> Verdict) -> Verdict {
    guard ingredients.contains(.scrollViews), !ingredients.contains(.droppedEvents) else {
      return .notExercised
    }
    return eachTouch(needs: [.told, .alone, .surelyReceived]) { touch in
      guard !view(touch.view).kind.isScrollView, !script.scrollViews(above: touch.view).isEmpty,
        script.scrollViews(above: touch.view).allSatisfy({
          scene.sources[$0].overrides.touchesShouldBegin != false
        }), !ingredients.contains(.exclusiveTouch),
        scene.views[touch.view].overrides.touches.began != .passesOnFirst
      else { return .notExercised }
      return judge(touch, script.holders(of: touch.view))
    }
  }

  /// Whether the content hears nothing in the first moments, unless the finger lifts or moves.
  fileprivate func judgeEarly(_ touch: Touch, _ holder: Int) -> Verdict {
    let next = touch.samples.dropFirst().first?.at ?? .max
    let limit = min(touch.down.at + Thresholds.contentDelay.surelyBelow, next)
    guard next > touch.down.at else { return .notExercised }
    let began = viewCall(.began, touch)
    return .expect(
      began.map { $0.at >= limit } ?? true, at: began?.event ?? 0,
      "\(name(touch.view)) was told of a touch after "
        + "\((began?.at ?? 0) - touch.down.at) ms, though \(name(holder)) delays content touches",
      expected: "nothing in the first \(Thresholds.contentDelay.surelyBelow) ms")
  }

  /// Whether of a quick tap that a recognizer takes the content hears nothing.
  fileprivate func judgeQuick(_ touch: Touch, _ holder: Int) -> Verdict {
    guard meets([.contested, .heardByCandidates], touch), let duration = touch.duration,
      let up = touch.up,
      duration < Thresholds.contentDelay.surelyBelow,
      let tap = touch.outcome.nearest,
      recognizer(tap).cancelsTouchesInView
    else { return .notExercised }
    let wrong = touch.calls.first
    if let wrong {
      return .broken(
        Violation(
          "\(name(wrong.who)) was told of a tap of \(duration) ms that "
            + "\(recognizerName(tap)) took", event: wrong.event,
          expected: "only the action of \(recognizerName(tap))"))
    }
    return .require(
      recognition(of: tap, at: up.delivery) != nil, by: endOf(up.delivery),
      "\(recognizerName(tap)) did not recognize a tap in \(name(holder))",
      expected: "the action of \(recognizerName(tap))")
  }

  /// Whether the content hears of a finger that stays for long enough.
  fileprivate func judgeLate(_ touch: Touch, _ holder: Int) -> Verdict {
    let limit = touch.down.at + Thresholds.contentDelay.surelyAbove
    let last = touch.up?.at ?? end
    guard last > limit,
      touch.samples.allSatisfy({
        $0.at > limit
          || $0.location.distance(to: touch.down.location) <= Thresholds.tapMovement.surelyBelow
      }), touch.isFresh, !mayBeginLate(touch), touch.receivers.allSatisfy(isPatient)
    else { return .notExercised }
    let began = viewCall(.began, touch)
    return .require(
      began.map { $0.at <= limit } ?? false,
      by: facts.firstIndex { $0.at > limit } ?? facts.count,
      "\(name(touch.view)) was not told of a touch that stayed in \(name(holder)) for more than "
        + "\(Thresholds.contentDelay.surelyAbove) ms",
      expected: "touchesBegan of \(name(touch.view))")
  }

  /// Whether a recognizer surely lets the first moments of a touch pass.
  private func isPatient(_ recognizer: Int) -> Bool {
    switch kind(of: recognizer) {
    case .tap, .pan, .swipe, .pinch, .rotation, .screenEdgePan: true
    case .longPress: scenario.recognizers[recognizer].minimumPressDuration >= 500
    }
  }

  /// Whether a touch that the content has is cancelled when a scroll view begins to scroll.
  fileprivate func judgeScrolled(
    _ touch: Touch, _ scrollView: Int, at event: Int, _ delivery: Int
  ) -> Verdict {
    guard touch.hasView, touch.view != scrollView, scene.isView(touch.view, in: scrollView),
      touch.isAlone, scene.sources[scrollView].scrolling.canCancelContentTouches,
      scene.sources[scrollView].overrides.touchesShouldCancel != false,
      touch.down.delivery < delivery, touch.up.map({ $0.delivery >= delivery }) ?? true,
      let began = viewCall(.began, touch), began.event < event,
      !touch.viewCalls.contains(where: {
        $0.event < event && ($0.phase == .ended || $0.phase == .cancelled)
      })
    else { return .notExercised }
    let end = touch.viewCalls.first { $0.event > event && $0.phase != .moved }
    return .require(
      end?.phase == .cancelled && end?.delivery == delivery, by: endOf(delivery),
      "\(name(scrollView)) began to scroll, and did not take the touch from "
        + name(touch.view), expected: "touchesCancelled of \(name(touch.view))")
  }
}
