import TouchScript

extension Invariants {
  /// Chapter TO: which touch is which, who receives it, and what new views are like.
  static let touchSets: [Invariant] = [
    .touchObject, .touchesFor, .receiversOfTouch, .togetherInOneCall, .multipleTouchDefault,
    .exclusiveTouchDefault,
  ]
}

extension Invariant {
  /// TO-03: a touch is one object for as long as it lasts, and two touches are two objects.
  static let touchObject = Invariant(
    "TO-03", each: { $0.contacts }, given: { $0.identity(of: $1) }
  ) { evidence, touch, identity in
    let start = evidence.sight(of: touch)
    return Verdict.of(
      evidence.touches,
      where: { sight in
        sight.identity != 0 && sight.event > start
          && (sight.contact == touch.number || evidence.isOfOther(sight, beside: touch))
      }
    ) { sight in
      sight.contact == touch.number
        ? .expect(
          sight.identity == identity, at: sight.event,
          "the touch of finger \(finger: touch.finger) is another object than when it began",
          expected: "the same object")
        : .expect(
          sight.identity != identity, at: sight.event,
          "the touches of fingers \(finger: touch.finger) and \(finger: sight.finger) are one object",
          expected: "an object for each finger")
    }
  }

  /// TO-18: `touches(for:)` has the touches of a view or a window; and of a recognizer those that
  /// it receives.
  static let touchesFor = Invariant(
    "TO-18", seeing: .touchSet, each: { Array($0.events[.touchSet]) },
    given: { $0.lastTouches(before: $1) }
  ) { evidence, event, number in
    let id = evidence.trace.name(of: evidence.facts[event]) ?? ""
    let fingers = evidence.trace.fingers(of: evidence.facts[event])
    let responder = evidence.scene.names.responder(id)
    if evidence.scene.isView(responder) {
      let due = evidence.fingers(of: responder, in: number)
      return .expect(
        due == fingers || Set(due) == Set(fingers), at: event,
        "touches(for:) of \(id: id) has the fingers \(fingers)",
        expected: "the fingers \(due)")
    }
    let recognizer = evidence.scene.names.recognizer(id)
    let wrong = fingers.first { finger in
      !evidence.contacts.contains { touch in
        touch.finger == finger
          && (touch.hearings.contains { $0.who == recognizer }
            || evidence.isDue(touch, to: recognizer) && evidence.mayFailUnheard(recognizer, touch)
            || evidence.mayBeTakenUnheard(recognizer, touch))
      }
    }
    let missing = evidence.touches(keptBy: recognizer, in: number, before: event)
      .first { !fingers.contains($0.finger) }
    return .when(
      recognizer >= 0,
      .expect(
        wrong == nil, at: event,
        "touches(for:) of \(id: id) has finger \(finger: wrong ?? 0), whose touch it never got",
        expected: "only touches that it receives")
        && .expect(
          missing == nil, at: event,
          "touches(for:) of \(id: id) lacks finger \(finger: missing?.finger ?? 0), whose touch it got",
          expected: "all touches that it receives")
    )
  }

  /// TO-20: `gestureRecognizers` of a new touch are those on its way that may have it.
  static let receiversOfTouch = Invariant(
    "TO-20", seeing: .receivers, each: { Array($0.events[.receivers]) },
    given: { $0.newTouch(at: $1) }
  ) { evidence, event, touch in
    let listed = evidence.trace.listedNumbers(of: evidence.facts[event])
    // They are attached before the event is sent, and so a window that swallows it changes nothing.
    let receivers = evidence.forecast.receivers(of: touch.finger, in: touch.view, touch.scene)
    let wrong = listed.first {
      !receivers.contains($0) && !evidence.mayBeTakenUnheard($0, touch)
        && !evidence.mayCountAtOnce($0, touch)
    }
    return Verdict.forbid(
      wrong.map { _ in event },
      "\(evidence.recognizerName(wrong ?? Scene.none)) is among the recognizers of the touch of finger "
        + "\(finger: touch.finger), but is not to receive it",
      expected: "the recognizers on its way that may have it")
      && Verdict.of(touch.receivers) { receiver in
        .expect(
          listed.contains(receiver) || !evidence.keeps(receiver, touch, before: event),
          at: event,
          "\(evidence.recognizerName(receiver)) receives the touch of finger \(finger: touch.finger), but is "
            + "not among its recognizers",
          expected: "\(evidence.recognizerName(receiver)) is among them")
      }
  }

  /// TO-27: touches that begin together in a view with multiple touch come in one call.
  static let togetherInOneCall = Invariant(
    "TO-27", of: .severalFingers, seeing: .responder, needs: [.told, .prompt],
    given: { evidence, touch in
      evidence.view(touch.view).isMultipleTouchEnabled && evidence.isInItsWindow(touch)
        ? evidence.viewCall(.began, touch).flatMap {
          $0.delivery == touch.down.delivery ? $0 : nil
        } : nil
    }
  ) { evidence, touch, call in
    Verdict.of(
      evidence.contacts,
      given: { other in
        other.number > touch.number && other.view == touch.view
          && other.down.delivery == touch.down.delivery && evidence.meets(.prompt, other)
          && evidence.isInItsWindow(other)
          ? evidence.viewCall(.began, other) : nil
      }
    ) { other, second in
      .expect(
        second.event == call.event, at: second.event,
        "\(evidence.name(touch.view)) got in separate calls the touches of fingers "
          + "\(finger: touch.finger) and \(finger: other.finger), which came down together",
        expected: "one touchesBegan with both")
    }
  }

  /// TO-24: a new view takes one touch at a time. Of scroll views, cells and windows nobody knows:
  /// RE-33, RE-75.
  static let multipleTouchDefault = Invariant("TO-24", seeing: .madeView) { evidence in
    evidence.judgeNewViews { kind, defaults, event in
      .when(
        !kind.isScrollView && kind != .tableCell && kind != .cellContent && kind != .window,
        .expect(
          !defaults.isMultipleTouchEnabled, at: event,
          "a new \(kind.rawValue) has isMultipleTouchEnabled", expected: "false"))
    }
  }

  /// TO-28: nor does it want touches for itself.
  static let exclusiveTouchDefault = Invariant("TO-28", seeing: .madeView) { evidence in
    evidence.judgeNewViews { kind, defaults, event in
      .expect(
        !defaults.isExclusiveTouch, at: event, "a new \(kind.rawValue) has isExclusiveTouch",
        expected: "false")
    }
  }
}

extension Evidence {
  /// The views that were made, as they were before anything was set.
  func judgeNewViews(
    _ judge: (Scenario.View.Kind, ViewDefaults, Int) -> Verdict
  ) -> Verdict {
    Verdict.of(events[.madeView], given: newView) { event, view in
      judge(view.kind, view.defaults, event)
    }
  }

  private func newView(at event: Int) -> (kind: Scenario.View.Kind, defaults: ViewDefaults)? {
    guard case .viewKind(let kind) = facts[event].word,
      let defaults = trace.detail(of: facts[event])?.viewDefaults
    else { return nil }
    return (kind, defaults)
  }

  /// Which object a touch is when it is first seen; nil where nobody told.
  fileprivate func identity(of touch: Touch) -> Int? {
    guard touches.indices.contains(touch.firstSight) else { return nil }
    let identity = touches[touch.firstSight].identity
    return identity == 0 ? nil : identity
  }

  /// Whether it is the touch of another finger, down at the same time.
  fileprivate func isOfOther(_ sight: TouchFact, beside touch: Touch) -> Bool {
    contacts.indices.contains(sight.contact) && contacts[sight.contact].overlaps(touch)
  }

  /// The fingers whose touches an application's event shows in a view, or in a window.
  fileprivate func fingers(of view: Int, in delivery: Int) -> [Int] {
    let isWindow = self.view(view).kind == .window
    return facts[deliveries[delivery].send].touches.compactMap { place in
      let seen = touches[place]
      // The view of a new touch may be looked for as late as when a window is sent the event.
      let isLate =
        seen.view == Scene.none && seen.phase == .began && contacts.indices.contains(seen.contact)
      let own = isLate ? contacts[seen.contact].view : seen.view
      return (isWindow ? seen.window : own) == view ? seen.finger : nil
    }
  }

  /// The touch that has just come down, of which something was read off.
  fileprivate func newTouch(at event: Int) -> Touch? {
    guard let finger = trace.fingers(of: facts[event]).first,
      let number = lastTouches(before: event)
    else { return nil }
    let touch = contacts.first { $0.finger == finger && $0.down.delivery == number }
    return touch.flatMap { meets([.view, .sure], $0) ? $0 : nil }
  }

  /// The last event of fingers, at the time of `event`, after which something was read off.
  fileprivate func lastTouches(before event: Int) -> Int? {
    deliveries.lastIndex {
      $0.kind == .touches && $0.send != Scene.none && $0.send < event
        && $0.at == facts[event].at
    }
  }

  /// Whether a recognizer received a touch, and was undecided about it to the last, so that it must
  /// have it still. Fingers too many it may have ignored. Source: rulebook TO-18, TO-20, RE-54, RE-56.
  fileprivate func keeps(_ recognizer: Int, _ touch: Touch, before event: Int) -> Bool {
    guard let heard = hearing(.began, of: recognizer, touch), heard.event < event,
      !heard.state.isFinal, !scene.ignores(recognizer, finger: touch.finger),
      touch.scene.recognizers[recognizer].isDiscrete || heard.state == .possible
        || touch.isAlone
    else { return false }
    let delivery = heard.delivery
    // A press counts the fingers that have lifted, too. Source: KR-21, RE-56.
    let gathered =
      touch.scene.recognizers[recognizer].isPress
      ? attempt(of: recognizer, with: touch)?.contacts.count ?? 0 : 0
    let down = max(gathered, contacts.count { $0.isDown(at: delivery) })
    let later = recognizerFacts[recognizer].contains { place in
      place > heard.event && place < event
        && (facts[place].kind == .action || facts[place].kind == .reset
          || facts[place].kind == .recognizer && facts[place].state.isFinal)
    }
    return !later && down <= max(1, touch.scene.recognizers[recognizer].mostTouches)
      && !recognizerChanges.contains {
        $0.recognizer == recognizer && $0.start > heard.event && $0.start <= event
      }
      && !recognitions.contains { $0.event > heard.event && $0.event < event }
      && !reactions.contains { $0.event > heard.event && $0.event < event }
  }

  /// The touches that a recognizer received and must have still: those that came down in an event,
  /// and those before whose fingers stay down. Source: rulebook TO-18.
  fileprivate func touches(
    keptBy recognizer: Int, in delivery: Int, before event: Int
  ) -> [Touch] {
    contacts.filter { touch in
      touch.isDown(at: delivery) && touch.sample(at: delivery)?.phase != .ended
        && touch.cancellation == nil && keeps(recognizer, touch, before: event)
    }
  }
}

extension Evidence {
  /// Whether a recognizer is to receive a touch: also one that its view does not get.
  /// Source: TO-18, RE-28.
  fileprivate func isDue(_ touch: Touch, to recognizer: Int) -> Bool {
    touch.receivers.contains(recognizer)
      || !touch.hasView && touch.aim.hit >= 0
        && forecast.isAttached(recognizer, above: touch.aim.hit, touch.scene)
  }
}
