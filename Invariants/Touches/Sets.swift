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
  static let touchObject = Invariant("TO-03") { evidence in
    Verdict.of(evidence.contacts, where: { $0.firstSight >= 0 }) { touch in
      let identity = evidence.touches[touch.firstSight].identity
      if identity == 0 { return .notExercised }
      return Verdict.of(touch.firstSight + 1..<evidence.touches.count) { place in
        let sight = evidence.touches[place]
        if sight.identity == 0 || sight.event == touch.sight { return .notExercised }
        if sight.contact == touch.number {
          return .expect(
            sight.identity == identity, at: sight.event,
            "the touch of finger \(touch.finger) is another object than when it began",
            expected: "the same object")
        }
        guard evidence.contacts.indices.contains(sight.contact),
          evidence.contacts[sight.contact].overlaps(touch)
        else { return .notExercised }
        return .expect(
          sight.identity != identity, at: sight.event,
          "the touches of fingers \(touch.finger) and \(sight.finger) are one object",
          expected: "an object for each finger")
      }
    }
  }

  /// TO-18: `touches(for:)` has the touches of a view or a window; and of a recognizer those that it
  /// receives.
  static let touchesFor = Invariant("TO-18", seeing: .touchSet) { evidence in
    Verdict.of(evidence.events[.touchSet]) { event in
      guard let number = evidence.lastTouches(before: event) else { return .notExercised }
      let fingers = evidence.trace.fingers(of: evidence.facts[event])
      let responder = evidence.facts[event].who
      if evidence.scene.isView(responder) {
        let isWindow = evidence.view(responder).kind == .window
        let due = evidence.facts[evidence.deliveries[number].send].touches.lazy.filter { place in
          let seen = evidence.touches[place]
          return (isWindow ? seen.window : seen.view) == responder
        }.map { evidence.touches[$0].finger }
        return .expect(
          due.elementsEqual(fingers) || Set(due) == Set(fingers), at: event,
          "touches(for:) of \(evidence.name(responder)) has the fingers \(fingers)",
          expected: "the fingers \(Array(due))")
      }
      let id = evidence.trace.name(of: evidence.facts[event]) ?? ""
      let recognizer = evidence.scene.names.recognizer(id)
      if recognizer < 0 { return .notExercised }
      let wrong = fingers.first { finger in
        !evidence.contacts.contains { touch in
          touch.finger == finger && touch.hearings.contains { $0.who == recognizer }
        }
      }
      return .expect(
        wrong == nil, at: event,
        "touches(for:) of \"\(id)\" has finger \(wrong ?? 0), of which it never heard",
        expected: "only touches that it receives")
    }
  }

  /// TO-20: `gestureRecognizers` of a new touch are those on its way that may have it.
  static let receiversOfTouch = Invariant("TO-20", seeing: .receivers) {
    evidence in
    Verdict.of(evidence.events[.receivers]) { event in
      let fact = evidence.facts[event]
      guard let finger = evidence.trace.fingers(of: fact).first,
        let number = evidence.lastTouches(before: event),
        let touch = evidence.contacts.first(where: {
          $0.finger == finger && $0.down.delivery == number
        }), touch.hasView, touch.moment.isSure
      else { return .notExercised }
      let listed = evidence.trace.listedNumbers(of: fact)
      if let wrong = listed.first(where: { !touch.receivers.contains($0) }) {
        return .broken(
          Violation(
            "\(evidence.recognizerName(wrong)) is among the recognizers of the touch of finger "
              + "\(finger), but is not to receive it",
            event: event, expected: "the recognizers on its way that may have it"))
      }
      return Verdict.of(
        touch.receivers, where: { evidence.isStillInterested($0, touch, before: event) }
      ) { receiver in
        .expect(
          listed.contains(receiver), at: event,
          "\(evidence.recognizerName(receiver)) receives the touch of finger \(finger), but is "
            + "not among its recognizers",
          expected: "\(evidence.recognizerName(receiver)) is among them")
      }
      .and(touch.receivers.isEmpty ? .notExercised : .holds)
    }
  }

  /// TO-27: touches that begin together in a view with multiple touch are told in one call.
  static let togetherInOneCall = Invariant(
    "TO-27", of: .severalFingers, seeing: .responder, needs: .told
  ) { evidence, touch in
    guard evidence.view(touch.view).isMultipleTouchEnabled, evidence.meets(.prompt, touch),
      let call = evidence.viewCall(.began, touch), call.delivery == touch.down.delivery
    else { return .notExercised }
    return evidence.eachTouch(needs: .prompt) { other in
      guard other.number > touch.number, other.view == touch.view,
        other.down.delivery == touch.down.delivery, let second = evidence.viewCall(.began, other)
      else { return .notExercised }
      return .expect(
        second.event == call.event, at: second.event,
        "\(evidence.name(touch.view)) was told one after the other of fingers "
          + "\(touch.finger) and \(other.finger), which came down together",
        expected: "one touchesBegan with both")
    }
  }

  /// TO-24: a new view takes one touch at a time.
  static let multipleTouchDefault = Invariant("TO-24", seeing: .madeView) { evidence in
    evidence.judgeNewViews { kind, defaults, event in
      .expect(
        !defaults.isMultipleTouchEnabled, at: event,
        "a new \(kind.rawValue) has isMultipleTouchEnabled", expected: "false")
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
    Verdict.of(story.newViews) { judge($0.kind, $0.defaults, $0.event) }
  }

  /// The last event of fingers, at the time of `event`, after which something was read off.
  fileprivate func lastTouches(before event: Int) -> Int? {
    deliveries.lastIndex {
      $0.kind == .touches && $0.send != Scene.none && $0.send < event
        && $0.at == facts[event].at
    }
  }

  /// Whether a recognizer heard of a new touch, and was undecided about it to the last.
  fileprivate func isStillInterested(
    _ recognizer: Int, _ touch: Touch, before event: Int
  ) -> Bool {
    guard let heard = hearing(.began, of: recognizer, touch), heard.event < event,
      heard.state == .possible,
      !scene.ignores(recognizer, finger: touch.finger)
    else { return false }
    let later = recognizerFacts[recognizer].contains { place in
      place > heard.event && place < event
        && (facts[place].kind == .action || facts[place].kind == .reset
          || facts[place].kind == .recognizer)
    }
    return !later
      && !interferences.contains {
        $0.recognizer == recognizer && $0.start > heard.event && $0.start <= event
      }
      && touch.isAlone && !recognitions.contains { $0.event > heard.event && $0.event < event }
      && !reactions.contains { $0.event > heard.event && $0.event < event }
      && self.recognizer(recognizer).kind == .tap && self.recognizer(recognizer).touches == 1
  }
}
