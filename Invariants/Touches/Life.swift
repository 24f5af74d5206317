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
    Verdict.of(evidence.contacts) { contact in
      let delivery = evidence.deliveries[contact.down.delivery]
      guard delivery.send != Scene.none else { return .notExercised }
      let seen = evidence.facts[delivery.send].touches.filter {
        evidence.touches[$0].finger == contact.finger
      }
      guard seen.count == 1, evidence.touches[seen[0]].phase == .began else {
        return .broken(
          Violation(
            "finger \(contact.finger) came down, and the event has \(seen.count) touches of it",
            event: delivery.send, isMissing: seen.isEmpty, expected: "one touch that began"))
      }
      let touch = evidence.touches[seen[0]]
      return Verdict.expect(
        touch.location.isSame(as: touch.previousLocation), at: delivery.send,
        "the new touch of finger \(contact.finger) has been elsewhere before",
        expected: "its previous location is its location"
      )
      .and(evidence.judgeTarget(of: contact, touch))
    }
  }

  /// TO-02: a touch begins, moves or rests, and ends.
  static let phases = Invariant("TO-02") { evidence in
    evidence.judgeSamples { contact, sample, touch in
      .expect(
        touch.phase == sample.phase, at: touch.event,
        "finger \(contact.finger) \(sample.phase.rawValue), but its touch was "
          + touch.phase.rawValue,
        expected: "its phase is \(sample.phase.rawValue)")
    }
    .and(
      Verdict.of(evidence.touches) { touch in
        guard evidence.contacts.indices.contains(touch.contact),
          evidence.facts[touch.event].kind == .applicationSends
        else { return .notExercised }
        let contact = evidence.contacts[touch.contact]
        guard contact.isClear, let end = contact.end else { return .holds }
        let isOver = evidence.facts[touch.event].at > end.at
        let isSettled = isOver && evidence.deliveryOfFact[touch.event] != end.delivery
        guard isSettled else { return .holds }
        return .broken(
          Violation(
            "finger \(contact.finger) was gone, and its touch was in an event again",
            event: touch.event, expected: "nothing after the touch ended"))
      })
  }

  /// TO-04: `touch.view` never changes.
  static let keepsItsView = Invariant("TO-04") { evidence in
    Verdict.of(evidence.touches) { touch in
      guard evidence.contacts.indices.contains(touch.contact) else { return .notExercised }
      let contact = evidence.contacts[touch.contact]
      guard contact.hasView, touch.event > evidence.sight(of: contact) else {
        return .notExercised
      }
      return .expect(
        touch.view == contact.view, at: touch.event,
        "the touch of finger \(contact.finger), which began in \(evidence.name(contact.view)), "
          + "has \(evidence.name(touch.view)) for its view",
        expected: "its view is still \(evidence.name(contact.view))")
    }
  }

  /// TO-05: a view hears of its touch wherever the finger goes.
  static let followedEverywhere = Invariant("TO-05", needs: [.told, .heard, .unscrolled]) {
    evidence, contact in
    guard !evidence.mayBeginLate(contact)
    else { return .notExercised }
    let takers = evidence.recognitions(of: contact)
    return Verdict.of(contact.samples) { sample in
      let delivery = evidence.deliveries[sample.delivery]
      let moment = evidence.moment(of: sample.delivery)
      guard sample.phase == .moved, !takers.contains(where: { $0.delivery <= sample.delivery }),
        moment.isSure, contact.isRooted(at: delivery.events.upperBound),
        evidence.isOwedEnd(contact, before: delivery.events.lowerBound),
        !moment.scene.views[contact.view].bounds.contains(
          moment.geometry.point(sample.location, in: contact.view, moment.scene))
      else { return .notExercised }
      let previous = contact.samples.last { $0.delivery < sample.delivery }
      if previous?.location == sample.location { return .notExercised }
      return .require(
        contact.calls.contains {
          $0.who == contact.view && $0.phase == .moved && $0.delivery == sample.delivery
        }, by: evidence.endOf(sample.delivery),
        "\(evidence.name(contact.view)) did not hear of its touch outside its bounds",
        expected: "touchesMoved of \(evidence.name(contact.view))")
    }
  }

  /// TO-06: locations are those of the finger, in the coordinates of whoever asks.
  static let location = Invariant("TO-06") { evidence in
    evidence.judgeSamples { contact, sample, touch in
      guard let window = evidence.window(of: contact, at: sample), sample.phase != .cancelled,
        touch.window == contact.scene.windows[contact.view]
      else { return .notExercised }
      let point = SceneGeometry.convert(sample.location, to: window)
      return .expect(
        touch.location.isSame(as: point), at: touch.event,
        "finger \(contact.finger) is at (\(point.x), \(point.y)) in its window, but its touch at "
          + "(\(touch.location.x), \(touch.location.y))",
        expected: "the touch is where the finger is")
    }
    .and(
      evidence.eachTouch { contact in
        evidence.judgeReceiverLocations(contact, of: Scene.none)
      })
  }

  /// TO-07: `previousLocation` is the location in the event before.
  static let previousLocation = Invariant("TO-07") { evidence in
    evidence.judgeSamples { contact, sample, touch in
      guard contact.hasView, sample.phase != .began, sample.phase != .cancelled,
        let before = contact.samples.last(where: { $0.delivery < sample.delivery }),
        let window = evidence.window(of: contact, at: before)
      else { return .notExercised }
      let point = SceneGeometry.convert(before.location, to: window)
      return .expect(
        touch.previousLocation.isSame(as: point), at: touch.event,
        "the previous location of finger \(contact.finger) is (\(touch.previousLocation.x), "
          + "\(touch.previousLocation.y)), but it was at (\(point.x), \(point.y))",
        expected: "its previous location is (\(point.x), \(point.y))")
    }
  }

  /// TO-08: the timestamp is that of the touch's last change, and never decreases.
  static let timestamp = Invariant("TO-08") { evidence in
    Verdict.of(evidence.touches) { touch in
      guard evidence.contacts.indices.contains(touch.contact),
        evidence.facts[touch.event].kind == .applicationSends
      else { return .notExercised }
      let contact = evidence.contacts[touch.contact]
      let number = evidence.deliveryOfFact[touch.event]
      guard number >= 0 else { return .notExercised }
      let change = contact.samples.last { $0.delivery <= number } ?? contact.down
      return .expect(
        touch.timestamp == change.at, at: touch.event,
        "finger \(contact.finger) changed last at \(change.at) ms, but its touch says "
          + "\(touch.timestamp) ms",
        expected: "its timestamp is \(change.at) ms")
    }
  }

  /// TO-09: in a touch method all touches are in that method's phase, and of one view.
  static let phaseOfCall = Invariant("TO-09") { evidence in
    Verdict.of(evidence.facts.indices) { event in
      let fact = evidence.facts[event]
      guard fact.kind == .responder || fact.kind == .recognizer else { return .notExercised }
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
  static let stationaryIsSilent = Invariant("TO-10") { evidence in
    if evidence.contacts.count < 2 { return .notExercised }
    return Verdict.of(evidence.contacts) { contact in
      guard !contact.isAlone else { return .notExercised }
      return Verdict.of(evidence.deliveries.indices) { number in
        guard contact.isClear, contact.down.delivery < number,
          number < contact.end?.delivery ?? Int.max, contact.sample(at: number) == nil
        else { return .notExercised }
        return evidence.judgeRest(contact, number)
      }
    }
  }

  /// TO-11: whoever was told that a touch began is told once that it ended or was cancelled.
  static let oneEnd = Invariant("TO-11", needs: .told) { evidence, contact in
    guard let began = evidence.viewCall(.began, contact) else { return .notExercised }
    return evidence.judgeOneEnd(of: contact, after: began)
  }

  /// TO-12: a view that was not told that a touch began is told nothing of it.
  static let noEndWithoutBeginning = Invariant("TO-12", needs: .told) { evidence, contact in
    guard let first = evidence.viewCalls(contact).first else {
      return evidence.mayBeginLate(contact) || evidence.isInScrollView(contact)
        ? .holds : .notExercised
    }
    // A view that calls super first is seen to hear of a touch when that is done, and by then the
    // app may have taken the view away.
    if evidence.view(contact.view).overrides.touches.began == .passesOnFirst,
      contact.uprooting <= first.event
    {
      return .notExercised
    }
    return .expect(
      first.phase == .began, at: first.event,
      "\(evidence.name(contact.view)) got touches\(first.phase.suffix) of a touch of whose "
        + "beginning it had not heard",
      expected: "touchesBegan first, or nothing")
  }
}

extension Evidence {
  /// The changes of fingers, with the touches that the application's event has for them.
  fileprivate func judgeSamples(
    _ judge: (Touch, Contact.Sample, TouchFact) -> Verdict
  ) -> Verdict {
    Verdict.of(contacts) { contact in
      Verdict.of(contact.samples) { sample in
        let send = deliveries[sample.delivery].send
        guard send != Scene.none,
          let seen = facts[send].touches.first(where: { touches[$0].finger == contact.finger })
        else { return .notExercised }
        return judge(contact, sample, touches[seen])
      }
    }
  }

  /// The window of a touch, as it is when the finger does something; nil where nobody can say.
  fileprivate func window(of contact: Touch, at sample: Contact.Sample) -> SceneView? {
    guard contact.hasView else { return nil }
    let moment = moment(of: sample.delivery)
    let window = contact.scene.windows[contact.view]
    return moment.isSure && moment.scene.isView(window) ? moment.scene.views[window] : nil
  }

  /// Whether a new touch has the view that the last hit tests found, and that view's window.
  fileprivate func judgeTarget(of contact: Touch, _ touch: TouchFact) -> Verdict {
    let windows = contact.scene.windows
    // What window the touch is in whose view is in none, nobody has settled.
    if scene.isView(touch.view), scene.isView(windows[touch.view]),
      touch.window != windows[touch.view], contact.moment.isSure
    {
      return .broken(
        Violation(
          "the touch of finger \(contact.finger) is in \(name(touch.view)), but its window is "
            + name(touch.window), event: touch.event,
          expected: "its window is \(name(windows[touch.view]))"))
    }
    let last = hitCalls.last { $0.contact == contact.number && $0.parent == Scene.none }
    guard let last else { return .notExercised }
    // Who asked whom is not known where the tree changes at that moment.
    let isFound = hitCalls.contains { $0.contact == contact.number && $0.result == touch.view }
    if isFound, !contact.moment.isSure, touch.view != last.result { return .notExercised }
    return .expect(
      touch.view == last.result, at: touch.event,
      "hit-testing found \(name(last.result)), but the touch of finger \(contact.finger) has "
        + "\(name(touch.view)) for its view",
      expected: "its view is \(name(last.result))")
  }

  /// Whether views see a touch's location in their own coordinates: `view`, or all that are called.
  func judgeReceiverLocations(_ contact: Touch, of view: Int) -> Verdict {
    Verdict.of(contact.calls) { call in
      guard scene.isView(call.who), view == Scene.none || call.who == view,
        let seen = touches[call.touch].locationInReceiver, contact.isRooted(at: call.event)
      else { return .notExercised }
      let moment = moment(at: call.event)
      guard moment.isSure, scene.isView(moment.scene.windows[call.who]),
        moment.scene.windows[call.who] == contact.scene.windows[contact.view]
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
  fileprivate func judgeRest(_ contact: Touch, _ number: Int) -> Verdict {
    let send = deliveries[number].send
    guard send != Scene.none else { return .notExercised }
    let seen = facts[send].touches.first { touches[$0].contact == contact.number }
    if let seen, touches[seen].phase != .stationary {
      return .broken(
        Violation(
          "finger \(contact.finger) rests, but its touch is \(touches[seen].phase.rawValue)",
          event: send, expected: "its phase is stationary"))
    }
    let told =
      contact.hearings.first { $0.delivery == number }
      ?? contact.calls.first { $0.delivery == number && $0.phase == .moved }
    if told != nil, mayBeginLate(contact) || isInScrollView(contact),
      contact.hearings.allSatisfy({ $0.delivery != number })
    {
      return .notExercised
    }
    return .expect(
      told == nil, at: told?.event ?? 0,
      "somebody was told of finger \(contact.finger), which rests",
      expected: "no call for a stationary touch")
  }
}
