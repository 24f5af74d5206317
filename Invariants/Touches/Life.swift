import TouchScript

extension Invariants {
  /// Chapter TO: one touch, from down to up.
  static let touchLife: [Invariant] = [
    .newTouch, .phases, .keepsItsView, .followedEverywhere, .timestamp, .phaseOfCall,
    .stationaryIsSilent, .oneEnd, .noEndWithoutBeginning,
  ]
}

extension Invariant {
  /// TO-01: a finger that comes down makes one new touch, with the view that was hit.
  static let newTouch = Invariant(
    "TO-01", each: { $0.contacts }, where: { $1.isClear }
  ) { evidence, touch in
    // Where no events are recorded, the first call of the touch shows it.
    if !evidence.reports.contains(.sendEvent) {
      return .given(touch.firstSight < 0 ? nil : evidence.touches[touch.firstSight]) {
        evidence.judgeTarget(of: touch, $0)
      }
    }
    let send = evidence.deliveries[touch.down.delivery].send
    let seen =
      send == Scene.none
      ? [] : evidence.facts[send].touches.filter { evidence.touches[$0].finger == touch.finger }
    if seen.isEmpty, evidence.mayHaveHitNothing(touch) { return .notExercised }
    guard seen.count == 1, evidence.touches[seen[0]].phase == .began else {
      let phase = seen.first.map { evidence.touches[$0].phase.rawValue } ?? ""
      return .broken(
        says: "finger \(finger: touch.finger) came down, and the event has "
          + "\(seen.isEmpty ? "no touch of it" : seen.count > 1 ? "\(seen.count) touches of it" : "a touch of it that is \(phase)")",
        event: send == Scene.none ? touch.sight : send, isMissing: seen.isEmpty,
        expected: "one touch that began")
    }
    let sight = evidence.touches[seen[0]]
    return Verdict.expect(
      sight.location.isSame(as: sight.previousLocation), at: send,
      "the new touch of finger \(finger: touch.finger) has been elsewhere before",
      expected: "its previous location is its location"
    ) && evidence.judgeTarget(of: touch, sight)
  }

  /// TO-02: a touch begins, moves or rests, and ends.
  static let phases = Invariant("TO-02") { evidence in
    evidence.judgeSamples { touch, sample, sight in
      .expect(
        sight.phase == sample.phase || touch.isIdle(sample) && sight.phase == .stationary,
        at: sight.event,
        "finger \(finger: touch.finger) \(sample.phase.rawValue), but its touch was "
          + "\(sight.phase.rawValue)",
        expected: "its phase is \(sample.phase.rawValue)")
    }
      && Verdict.of(evidence.story.sightings) { place in
        let sight = evidence.touches[place]
        return .expect(
          !evidence.isOver(sight), at: sight.event,
          "finger \(finger: sight.finger) was gone, and its touch was in an event again",
          expected: "nothing after the touch ended")
      }
  }

  /// TO-04: `touch.view` never becomes another view.
  static let keepsItsView = Invariant(
    "TO-04", each: { Array($0.touches.indices) },
    where: { evidence, place in
      let sight = evidence.touches[place]
      return evidence.contacts.indices.contains(sight.contact)
        && evidence.contacts[sight.contact].hasView
        && sight.event > evidence.sight(of: evidence.contacts[sight.contact])
    }
  ) { evidence, place in
    let sight = evidence.touches[place]
    let touch = evidence.contacts[sight.contact]
    return .expect(
      evidence.keepsItsView(sight, touch), at: sight.event,
      "the touch of finger \(finger: touch.finger), which began in \(evidence.name(touch.view)), "
        + "has \(evidence.name(sight.view)) for its view",
      expected: "its view is still \(evidence.name(touch.view))")
  }

  /// TO-05: a view receives its touch wherever the finger goes, and its lift; nobody takes the
  /// touch away without a reason.
  static let followedEverywhere = Invariant(
    "TO-05", of: [], seeing: [], needs: needsOfFollowing
  ) { evidence in
    evidence.eachTouch(needs: needsOfFollowing) { touch in
      let takers = evidence.recognitions(of: touch)
      return Verdict.of(
        touch.samples,
        where: { sample in
          !evidence.isClosed(touch, at: sample)
            && (evidence.isFollowed(touch, sample, takers)
              || evidence.isLastHeard(touch, sample, takers))
        }
      ) { sample in
        let place = evidence.isOutside(touch, sample) ? "outside its bounds" : "inside its bounds"
        return .require(
          evidence.viewCall(sample.phase, touch, in: sample.delivery) != nil,
          by: evidence.endOf(sample.delivery),
          "\(evidence.name(touch.view)) got no call for its touch "
            + "\(sample.phase == .ended ? "when the finger lifted" : place)",
          expected: "touches\(sample.phase.suffix) of \(evidence.name(touch.view))")
      }
    } && evidence.judgeReasonsOfCancellations()
  }

  private static let needsOfFollowing: Touch.Need = [.told, .heard, .unscrolled, .beginsOnTime]

  /// TO-08: the timestamp is that of the touch's last change, and never decreases.
  static let timestamp = Invariant(
    "TO-08", each: { $0.story.sightings + $0.sightsOfCancelled },
    where: { $0.deliveryOfFact[$0.touches[$1].event] >= 0 }
  ) { evidence, place in
    let sight = evidence.touches[place]
    let touch = evidence.contacts[sight.contact]
    if evidence.facts[sight.event].kind != .sendEvent {
      return evidence.judgeTimeOfCancelled(touch, sight)
    }
    let number = evidence.deliveryOfFact[sight.event]
    let known = touch.samples.prefix { $0.delivery <= number }
    let change = known.last { !touch.isIdle($0) } ?? touch.down
    // A move to the same place may be a change, or none.
    let isTimeOfChange = known.contains {
      $0.at == sight.timestamp && $0.delivery >= change.delivery
    }
    return .expect(
      isTimeOfChange, at: sight.event,
      "finger \(finger: touch.finger) changed last at \(time: change.at), but its touch says "
        + "\(sight.timestamp) ms",
      expected: "its timestamp is \(time: change.at)")
  }

  /// TO-09: in a touch method all touches are in that method's phase, and of one view.
  static let phaseOfCall = Invariant(
    "TO-09", seeing: .responder, .recognizer, each: { $0.story.touchCalls }
  ) { evidence, event in
    let fact = evidence.facts[event]
    guard let first = fact.touches.first else {
      return .broken(
        says: "touches\(fact.phase.suffix) was called without a touch", event: event,
        expected: "a call only where there is a touch to tell of")
    }
    let view = evidence.touches[first].view
    let wrong = fact.touches.first {
      evidence.touches[$0].phase != fact.phase
        || fact.kind == .responder && evidence.touches[$0].view != view
    }
    let finger = wrong.map { evidence.touches[$0].finger } ?? 0
    return .expect(
      wrong == nil, at: event,
      "touches\(fact.phase.suffix) was called with the touch of finger \(finger: finger), which is in "
        + "another phase or another view",
      expected: "only touches in the method's phase, and of one view")
  }

  /// TO-10: a touch that does not change while another does is stationary, and nobody receives it.
  static let stationaryIsSilent = Invariant(
    "TO-10", of: .severalFingers, each: { $0.contacts }, where: { !$1.isAlone && $1.isClear }
  ) { evidence, touch in
    Verdict.of(
      evidence.deliveries.indices,
      where: {
        touch.down.delivery < $0 && $0 < touch.end?.delivery ?? Int.max
          && touch.sample(at: $0) == nil && evidence.deliveries[$0].send != Scene.none
      }
    ) { number in
      let seen = evidence.appearance(of: touch, in: number)
      return Verdict.forbid(
        seen.flatMap { $0.phase == .stationary ? nil : $0.event },
        "finger \(finger: touch.finger) rests, but its touch is \(seen?.phase.rawValue ?? "")",
        expected: "its phase is stationary"
      ) && evidence.judgeRest(touch, number)
    }
  }

  /// TO-11: a responder that received touchesBegan receives touchesEnded or touchesCancelled once.
  static let oneEnd = Invariant("TO-11", needs: .told, given: { $0.viewCall(.began, $1) }) {
    evidence, touch, began in
    evidence.judgeOneEnd(of: touch, after: began) && evidence.judgeEndsAbove(touch)
  }

  /// TO-12: a view that did not receive touchesBegan receives nothing of the touch.
  static let noEndWithoutBeginning = Invariant(
    "TO-12", needs: .told,
    where: { evidence, touch in
      touch.viewCalls.isEmpty
        ? evidence.mayBeginLate(touch) || evidence.isInScrollView(touch)
        : !evidence.mayLackBeginning(touch)
    }
  ) { evidence, touch in
    let first = touch.viewCalls.first
    return .expect(
      first == nil || first?.phase == .began, at: first?.event ?? 0,
      "\(evidence.name(touch.view)) got touches\(first?.phase.suffix ?? "") without "
        + "touchesBegan before",
      expected: "touchesBegan first, or nothing")
  }
}

extension Evidence {
  /// Whether touches are cancelled only where somebody may have taken them away: the system, who
  /// presents a controller, who removes a view, or an animation. Source: TO-05, EX-01, EX-02, EX-19,
  /// EX-22.
  fileprivate func judgeReasonsOfCancellations() -> Verdict {
    if ingredients.contains(.animations) { return .notExercised }
    return Verdict.of(
      contacts,
      given: { touch in
        touch.cancellation.flatMap { deliveries[$0.delivery].kind == .unforeseen ? $0 : nil }
      }
    ) { touch, cancellation in
      let mayBeTaken =
        script.areChanged([.treeChanges, .interruptions], until: cancellation.at)
        || script.areChanged(.presentation, until: cancellation.at) && mayBeCovered(touch)
      return .expect(
        mayBeTaken, at: deliveries[cancellation.delivery].send,
        "the touch of finger \(finger: touch.finger) was cancelled, though nobody took it away",
        expected: "it goes on until the finger lifts")
    }
  }

  /// Whether a controller that is presented or dismissed may cover a touch, or take it with it: one in
  /// the same window. Source: EX-19.
  private func mayBeCovered(_ touch: Touch) -> Bool {
    guard touch.hasView else { return true }
    return scenario.controllers.contains { controller in
      touch.scene.windows[scene.names.responder(controller.view)] == touch.scene.windows[touch.view]
    }
  }

  /// Whether the finger of a touch was gone before the event in which it is seen.
  fileprivate func isOver(_ sight: TouchFact) -> Bool {
    let touch = contacts[sight.contact]
    guard touch.isClear, let end = touch.end else { return false }
    return facts[sight.event].at > end.at && deliveryOfFact[sight.event] != end.delivery
  }

  /// The touches as views see them that lose them to a recognizer, the system or a removal.
  fileprivate var sightsOfCancelled: [Int] {
    contacts.compactMap { hasHeardInTime($0) ? viewCall(.cancelled, $0)?.touch : nil }
  }

  /// Whether a view heard at once that its touch began, and stayed where it was: what late callbacks
  /// show is open, and so is what is called during one. Source: TO-07, TO-08, RE-38.
  func hasHeardInTime(_ touch: Touch) -> Bool {
    viewCall(.began, touch)?.delivery == touch.down.delivery && touch.removal == Int.max
  }

  /// Whether a touch that is cancelled says that it changed when it changed last, or later: it is
  /// said at once, and its time never decreases. Source: TO-08.
  fileprivate func judgeTimeOfCancelled(_ touch: Touch, _ sight: TouchFact) -> Verdict {
    let number = deliveryOfFact[sight.event]
    // Of fingers that change at one time this one may come in an event of its own, later: RE-13.
    let change = touch.samples.last {
      !touch.isIdle($0) && $0.delivery <= number && $0.at < facts[sight.event].at
    }
    return .given(change) { change in
      .expect(
        sight.timestamp >= change.at, at: sight.event,
        "finger \(finger: touch.finger) changed at \(time: change.at), and its touch is cancelled as one of "
          + "\(sight.timestamp) ms",
        expected: "its timestamp never decreases")
    }
  }

  /// Whether a view that calls super first, and so is seen to receive a touch when that is done,
  /// had been taken away by then. Source: RC-15, EX-02.
  fileprivate func mayLackBeginning(_ touch: Touch) -> Bool {
    view(touch.view).overrides.touches.began == .passesOnFirst
      && touch.removal <= touch.viewCalls.first?.event ?? .max
  }

  /// The changes of fingers, with the touches that the application's event has for them.
  func judgeSamples(
    _ judge: (Touch, Contact.Sample, TouchFact) -> Verdict
  ) -> Verdict {
    Verdict.of(contacts) { touch in
      Verdict.of(touch.samples, given: { sight(of: touch.finger, in: $0.delivery) }) {
        judge(touch, $0, $1)
      }
    }
  }

  private func sight(of finger: Int, in delivery: Int) -> TouchFact? {
    let send = deliveries[delivery].send
    guard send != Scene.none else { return nil }
    return facts[send].touches.first { touches[$0].finger == finger }.map { touches[$0] }
  }

  /// Whether it is a move of which a touch's view must hear: it stands where it stood, and nobody
  /// took the touch from it.
  func isFollowed(_ touch: Touch, _ sample: Contact.Sample, _ takers: [Recognition]) -> Bool {
    let events = deliveries[sample.delivery].events
    let before = touch.samples.last { $0.delivery < sample.delivery }
    return sample.phase == .moved && before?.location != sample.location
      && moment(of: sample.delivery).isSure && touch.isInTree(at: events.upperBound)
      && !takers.contains { $0.delivery <= sample.delivery }
      && !mayBeRecognizedUnseen(touch, by: touch.receivers, until: sample)
      && isOwedEnd(touch, before: events.lowerBound)
  }

  /// Whether it is a lift of which a touch's view must hear at once: nobody took the touch from it, or
  /// may hold the end back.
  fileprivate func isLastHeard(
    _ touch: Touch, _ sample: Contact.Sample, _ takers: [Recognition]
  ) -> Bool {
    let events = deliveries[sample.delivery].events
    return sample.phase == .ended && moment(of: sample.delivery).isSure
      && touch.isInTree(at: events.upperBound)
      && !touch.receivers.contains { mayHoldEnd($0, touch) } && !mayBeHeldBySomeAttached(touch)
      && !takers.contains { $0.delivery <= sample.delivery }
      && !mayBeRecognizedUnseen(touch)
      && isOwedEnd(touch, before: events.lowerBound)
  }

  /// Whether a responder that received touchesBegan through the chain receives once, in the same
  /// way, that it is over: the chain is the same, and nobody on the way keeps the message. Source:
  /// rulebook TO-11, RC-12.
  fileprivate func judgeEndsAbove(_ touch: Touch) -> Verdict {
    let above = touch.calls.lazy.filter { $0.who != touch.view && $0.phase == .began }
    guard let began = viewCall(.began, touch), let end = touch.viewEnd, !above.isEmpty,
      !scene.isControl(touch.view), !view(touch.view).kind.isScrollView, !script.mayMeddle,
      moments.place(at: began.event) == moments.place(at: endOf(end.delivery) - 1)
    else { return .notExercised }
    let moment = moment(at: began.event)
    guard moment.isSure else { return .notExercised }
    let plan = Forwarding.plan(from: touch.view, end.phase, moment.scene).responders
    return Verdict.of(above, where: { plan.contains($0.who) }) { call in
      let ends = touch.calls.filter {
        $0.who == call.who && ($0.phase == .ended || $0.phase == .cancelled)
      }
      return ends.count > 1
        ? .broken(
          says: "\(name(call.who)) got the end of one touch \(ends.count.times)",
          event: ends[1].event, expected: "one touchesEnded or touchesCancelled")
        : .require(
          !ends.isEmpty, by: end.event + 1,
          "\(name(call.who)) got touchesBegan of finger \(finger: touch.finger), but not its end, "
            + "which \(name(touch.view)) got",
          expected: "touches\(end.phase.suffix) of \(name(call.who))")
    }
  }

  /// Whether a finger is outside its view, as that is then.
  fileprivate func isOutside(_ touch: Touch, _ sample: Contact.Sample) -> Bool {
    let moment = moment(of: sample.delivery)
    let point = moment.geometry.point(sample.location, in: touch.view, moment.scene)
    return !moment.scene.views[touch.view].bounds.contains(point)
  }

  /// Whether a new touch has the view that the last hit tests found, and that view's window. What
  /// window a touch is in whose view is in none, nobody has settled.
  fileprivate func judgeTarget(of touch: Touch, _ sight: TouchFact) -> Verdict {
    // It may be looked for as late as when the window is sent the event.
    let isLate = sight.view == Scene.none && touch.hasView
    let view = isLate ? touch.view : sight.view
    let window = scene.isView(sight.view) ? touch.scene.windows[sight.view] : Scene.none
    // A view of another window may be an override's answer, and the touch is in either: RE-29.
    let isAnswer =
      sight.window == lastAnswer(for: touch)?.view
      || lastAnswer(for: touch) == nil
        && scene.views.contains { if case .returns = $0.overrides.hitTest { true } else { false } }
    let isElsewhere =
      scene.isView(window) && sight.window != window && touch.moment.isSure && !isAnswer
    return Verdict.forbid(
      isElsewhere ? sight.event : nil,
      "the touch of finger \(finger: touch.finger) is in \(name(sight.view)), but its window is "
        + "\(name(sight.window))",
      expected: "its window is \(name(window))")
      && .given(foundView(of: touch, sight)) { found in
        .expect(
          view == found || lacksView(touch), at: sight.event,
          "hit-testing found \(name(found)), but the touch of finger \(finger: touch.finger) has "
            + "\(name(view)) for its view",
          expected: "its view is \(name(found))")
      }
  }

  /// The view that the last hit test of a window found for a touch, or must have where hit tests are not
  /// reported. Who asked whom is not known
  /// where the tree changes at that moment: any answer may then have been the last.
  private func foundView(of touch: Touch, _ sight: TouchFact) -> Int? {
    if !reports.contains(.hitTest) { return meets(.aimed, touch) ? touch.aim.hit : nil }
    let mine = hitCalls.lazy.filter { $0.contact == touch.number }
    guard let last = mine.last(where: { $0.parent == Scene.none }) else { return nil }
    let mayBeLast =
      !touch.moment.isSure && sight.view != last.result
      && mine.contains { $0.result == sight.view }
    return mayBeLast ? nil : last.result
  }

  /// Whether nobody receives a move of a finger that rests in an event. A view that receives moves
  /// late may receive an earlier move then.
  fileprivate func judgeRest(_ touch: Touch, _ number: Int) -> Verdict {
    let heard = touch.hearings.first { $0.delivery == number }
    let moved = touch.calls.first { $0.delivery == number && $0.phase == .moved }
    let told = heard ?? moved
    let isInArrears =
      heard == nil && moved != nil
      // Of a touch that may be swallowed nobody knows who receives it: HT-28.
      && (mayBeginLate(touch) || isInScrollView(touch) || mayBeSwallowed(touch))
    return .when(
      !isInArrears,
      .expect(
        none: told?.event,
        "there was a call for finger \(finger: touch.finger), which did not move",
        expected: "no call for a stationary touch"))
  }
}
