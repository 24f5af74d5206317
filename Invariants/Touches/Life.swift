import TouchScript

extension Invariants {
  /// Chapter TO: one touch, from down to up.
  static let touchLife: [Invariant] = [
    .newTouch, .phases, .keepsItsView, .followedEverywhere, .location, .previousLocation,
    .timestamp, .phaseOfCall, .stationaryIsSilent, .oneEnd, .noEndWithoutBeginning,
  ]
}

extension Invariant {
  /// TO-01: a finger that comes down makes one new touch, with the view that was hit.
  static let newTouch = Invariant("TO-01") { evidence in
    Verdict.of(evidence.contacts) { touch in
      let delivery = evidence.deliveries[touch.down.delivery]
      guard delivery.send != Scene.none else { return .notExercised }
      let seen = evidence.facts[delivery.send].touches.lazy.filter {
        evidence.touches[$0].finger == touch.finger
      }
      let count = seen.count { _ in true }
      guard count == 1, let place = seen.first, evidence.touches[place].phase == .began else {
        return .broken(
          Violation(
            "finger \(touch.finger) came down, and the event has \(count) touches of it",
            event: delivery.send, isMissing: count == 0, expected: "one touch that began"))
      }
      let sight = evidence.touches[place]
      return Verdict.expect(
        sight.location.isSame(as: sight.previousLocation), at: delivery.send,
        "the new touch of finger \(touch.finger) has been elsewhere before",
        expected: "its previous location is its location"
      )
      .and(evidence.judgeTarget(of: touch, sight))
    }
  }

  /// TO-02: a touch begins, moves or rests, and ends.
  static let phases = Invariant("TO-02") { evidence in
    evidence.judgeSamples { touch, sample, sight in
      .expect(
        sight.phase == sample.phase, at: sight.event,
        "finger \(touch.finger) \(sample.phase.rawValue), but its touch was "
          + sight.phase.rawValue,
        expected: "its phase is \(sample.phase.rawValue)")
    }
    .and(
      Verdict.of(evidence.story.sightings) { place in
        let sight = evidence.touches[place]
        let touch = evidence.contacts[sight.contact]
        guard touch.isClear, let end = touch.end else { return .holds }
        let isOver = evidence.facts[sight.event].at > end.at
        let isSettled = isOver && evidence.deliveryOfFact[sight.event] != end.delivery
        guard isSettled else { return .holds }
        return .broken(
          Violation(
            "finger \(touch.finger) was gone, and its touch was in an event again",
            event: sight.event, expected: "nothing after the touch ended"))
      })
  }

  /// TO-04: `touch.view` never changes.
  static let keepsItsView = Invariant("TO-04") { evidence in
    Verdict.of(evidence.touches.indices) { place in
      let sight = evidence.touches[place]
      guard sight.contact >= 0 else { return .notExercised }
      let touch = evidence.contacts[sight.contact]
      guard touch.hasView, sight.event > touch.sight else { return .notExercised }
      return .expect(
        sight.view == touch.view, at: sight.event,
        "the touch of finger \(touch.finger), which began in \(evidence.name(touch.view)), "
          + "has \(evidence.name(sight.view)) for its view",
        expected: "its view is still \(evidence.name(touch.view))")
    }
  }

  /// TO-05: a view hears of its touch wherever the finger goes.
  static let followedEverywhere = Invariant(
    "TO-05", needs: [.told, .heard, .unscrolled, .beginsOnTime]
  ) {
    evidence, touch in
    return Verdict.of(touch.samples, where: { $0.phase == .moved }) { sample in
      let delivery = evidence.deliveries[sample.delivery]
      let moment = evidence.moment(of: sample.delivery)
      guard !evidence.isRecognized(touch, where: { $0.delivery <= sample.delivery }),
        moment.isSure, touch.isRooted(at: delivery.events.upperBound),
        evidence.isOwedEnd(touch, before: delivery.events.lowerBound),
        !moment.scene.views[touch.view].bounds.contains(
          moment.geometry.point(sample.location, in: touch.view, moment.scene))
      else { return .notExercised }
      let previous = touch.samples.last { $0.delivery < sample.delivery }
      if previous?.location == sample.location { return .notExercised }
      return .require(
        touch.calls.contains {
          $0.who == touch.view && $0.phase == .moved && $0.delivery == sample.delivery
        }, by: evidence.endOf(sample.delivery),
        "\(evidence.name(touch.view)) did not hear of its touch outside its bounds",
        expected: "touchesMoved of \(evidence.name(touch.view))")
    }
  }

  /// TO-06: locations are those of the finger, in the coordinates of whoever asks.
  static let location = Invariant("TO-06") { evidence in
    evidence.judgeSamples { touch, sample, sight in
      guard let window = evidence.window(of: touch, at: sample), sample.phase != .cancelled,
        sight.window == touch.scene.windows[touch.view]
      else { return .notExercised }
      let point = SceneGeometry.convert(sample.location, to: window)
      return .expect(
        sight.location.isSame(as: point), at: sight.event,
        "finger \(touch.finger) is at (\(point.x), \(point.y)) in its window, but its touch at "
          + "(\(sight.location.x), \(sight.location.y))",
        expected: "the touch is where the finger is")
    }
    .and(
      evidence.eachTouch { touch in
        evidence.judgeReceiverLocations(touch, of: Scene.none)
      })
  }

  /// TO-07: `previousLocation` is the location in the event before.
  static let previousLocation = Invariant("TO-07") { evidence in
    evidence.judgeSamples { touch, sample, sight in
      guard touch.hasView, sample.phase != .began, sample.phase != .cancelled,
        let before = touch.samples.last(where: { $0.delivery < sample.delivery }),
        let window = evidence.window(of: touch, at: before)
      else { return .notExercised }
      let point = SceneGeometry.convert(before.location, to: window)
      return .expect(
        sight.previousLocation.isSame(as: point), at: sight.event,
        "the previous location of finger \(touch.finger) is (\(sight.previousLocation.x), "
          + "\(sight.previousLocation.y)), but it was at (\(point.x), \(point.y))",
        expected: "its previous location is (\(point.x), \(point.y))")
    }
  }

  /// TO-08: the timestamp is that of the touch's last change, and never decreases.
  static let timestamp = Invariant("TO-08") { evidence in
    Verdict.of(evidence.story.sightings) { place in
      let sight = evidence.touches[place]
      let touch = evidence.contacts[sight.contact]
      let number = evidence.deliveryOfFact[sight.event]
      guard number >= 0 else { return .notExercised }
      let change = touch.samples.last { $0.delivery <= number } ?? touch.down
      return .expect(
        sight.timestamp == change.at, at: sight.event,
        "finger \(touch.finger) changed last at \(change.at) ms, but its touch says "
          + "\(sight.timestamp) ms",
        expected: "its timestamp is \(change.at) ms")
    }
  }

  /// TO-09: in a touch method all touches are in that method's phase, and of one view.
  static let phaseOfCall = Invariant("TO-09", seeing: .responder, .recognizer) { evidence in
    Verdict.of(evidence.story.touchCalls) { event in
      let fact = evidence.facts[event]
      guard let first = fact.touches.first else {
        return .broken(
          Violation(
            "touches\(fact.phase.suffix) was called without a touch", event: event,
            expected: "a call only where there is a touch to tell of"))
      }
      let view = evidence.touches[first].view
      let wrong = fact.touches.first {
        evidence.touches[$0].phase != fact.phase
          || fact.kind == .responder && evidence.touches[$0].view != view
      }
      let finger = wrong.map { evidence.touches[$0].finger } ?? 0
      return .expect(
        wrong == nil, at: event,
        "touches\(fact.phase.suffix) was called with the touch of finger \(finger), which is in "
          + "another phase or another view",
        expected: "only touches in the method's phase, and of one view")
    }
  }

  /// TO-10: a touch that does not change while another does is stationary, and nobody is told.
  static let stationaryIsSilent = Invariant("TO-10", of: .severalFingers) { evidence in
    Verdict.of(evidence.contacts, where: { !$0.isAlone }) { touch in
      return Verdict.of(
        evidence.deliveries.indices,
        where: {
          touch.isClear && touch.down.delivery < $0 && $0 < touch.end?.delivery ?? Int.max
            && touch.sample(at: $0) == nil
        }
      ) { number in
        evidence.judgeRest(touch, number)
      }
    }
  }

  /// TO-11: whoever was told that a touch began is told once that it ended or was cancelled.
  static let oneEnd = Invariant("TO-11", needs: .told) { evidence, touch in
    guard let began = evidence.viewCall(.began, touch) else { return .notExercised }
    return evidence.judgeOneEnd(of: touch, after: began)
  }

  /// TO-12: a view that was not told that a touch began is told nothing of it.
  static let noEndWithoutBeginning = Invariant("TO-12", needs: .told) { evidence, touch in
    guard let first = evidence.viewCalls(touch).first else {
      return evidence.mayBeginLate(touch) || evidence.isInScrollView(touch)
        ? .holds : .notExercised
    }
    // A view that calls super first is seen to hear of a touch when that is done, and by then the
    // app may have taken the view away.
    if evidence.view(touch.view).overrides.touches.began == .passesOnFirst,
      touch.uprooting <= first.event
    {
      return .notExercised
    }
    return .expect(
      first.phase == .began, at: first.event,
      "\(evidence.name(touch.view)) got touches\(first.phase.suffix) of a touch of whose "
        + "beginning it had not heard",
      expected: "touchesBegan first, or nothing")
  }
}

extension Evidence {
  /// The changes of fingers, with the touches that the application's event has for them.
  fileprivate func judgeSamples(
    _ judge: (Touch, Contact.Sample, TouchFact) -> Verdict
  ) -> Verdict {
    Verdict.of(contacts) { touch in
      Verdict.of(touch.samples) { sample in
        let send = deliveries[sample.delivery].send
        guard send != Scene.none,
          let seen = facts[send].touches.first(where: { touches[$0].finger == touch.finger })
        else { return .notExercised }
        return judge(touch, sample, touches[seen])
      }
    }
  }

  /// The window of a touch, as it is when the finger does something; nil where nobody can say.
  fileprivate func window(of touch: Touch, at sample: Contact.Sample) -> SceneView? {
    guard touch.hasView else { return nil }
    let moment = moment(of: sample.delivery)
    let window = touch.scene.windows[touch.view]
    return moment.isSure && moment.scene.isView(window) ? moment.scene.views[window] : nil
  }

  /// Whether a new touch has the view that the last hit tests found, and that view's window.
  fileprivate func judgeTarget(of touch: Touch, _ sight: TouchFact) -> Verdict {
    let windows = touch.scene.windows
    // What window the touch is in whose view is in none, nobody has settled.
    if scene.isView(sight.view), scene.isView(windows[sight.view]),
      sight.window != windows[sight.view], touch.moment.isSure
    {
      return .broken(
        Violation(
          "the touch of finger \(touch.finger) is in \(name(sight.view)), but its window is "
            + name(sight.window), event: sight.event,
          expected: "its window is \(name(windows[sight.view]))"))
    }
    let last = hitCalls.last { $0.contact == touch.number && $0.parent == Scene.none }
    guard let last else { return .notExercised }
    // Who asked whom is not known where the tree changes at that moment.
    let isFound = hitCalls.contains { $0.contact == touch.number && $0.result == sight.view }
    if isFound, !touch.moment.isSure, sight.view != last.result { return .notExercised }
    return .expect(
      sight.view == last.result, at: sight.event,
      "hit-testing found \(name(last.result)), but the touch of finger \(touch.finger) has "
        + "\(name(sight.view)) for its view",
      expected: "its view is \(name(last.result))")
  }

  /// Whether views see a touch's location in their own coordinates: `view`, or all that are called.
  func judgeReceiverLocations(_ touch: Touch, of view: Int) -> Verdict {
    Verdict.of(touch.calls) { call in
      guard scene.isView(call.who), view == Scene.none || call.who == view,
        let seen = touches[call.touch].locationInReceiver, touch.isRooted(at: call.event)
      else { return .notExercised }
      let moment = moment(at: call.event)
      guard moment.isSure, scene.isView(moment.scene.windows[call.who]),
        moment.scene.windows[call.who] == touch.scene.windows[touch.view]
      else { return .notExercised }
      let point = moment.geometry.pointOfWindow(
        touches[call.touch].location, in: call.who, moment.scene)
      return .expect(
        seen.isSame(as: point), at: call.event,
        "\(name(call.who)) sees the touch at (\(seen.x), \(seen.y)), but in its coordinates it is "
          + "at (\(point.x), \(point.y))",
        expected: "location(in:) is (\(point.x), \(point.y))")
    }
  }

  /// Whether a finger that rests in an event is stationary, and nobody hears that it moved.
  fileprivate func judgeRest(_ touch: Touch, _ number: Int) -> Verdict {
    let send = deliveries[number].send
    guard send != Scene.none else { return .notExercised }
    let seen = facts[send].touches.first { touches[$0].contact == touch.number }
    if let seen, touches[seen].phase != .stationary {
      return .broken(
        Violation(
          "finger \(touch.finger) rests, but its touch is \(touches[seen].phase.rawValue)",
          event: send, expected: "its phase is stationary"))
    }
    let told =
      touch.hearings.first { $0.delivery == number }
      ?? touch.calls.first { $0.delivery == number && $0.phase == .moved }
    if told != nil, mayBeginLate(touch) || isInScrollView(touch),
      touch.hearings.allSatisfy({ $0.delivery != number })
    {
      return .notExercised
    }
    return .expect(
      told == nil, at: told?.event ?? 0,
      "somebody was told of finger \(touch.finger), which rests",
      expected: "no call for a stationary touch")
  }
}
