import TouchScript

extension Invariants {
  /// Chapter TO: views that want touches for themselves.
  static let exclusiveTouch: [Invariant] = [
    .exclusiveViewKeepsOthersOut, .exclusiveViewStaysOut, .exclusiveTouchOfWindow,
    .recognizersIgnoreExclusiveTouch,
  ]
}

extension Invariant {
  /// TO-29: while a view with exclusive touch has a touch, no other view of the window gets one.
  static let exclusiveViewKeepsOthersOut = Invariant(
    "TO-29",
    pairs: { evidence, first, second in
      evidence.areInOneWindow(first, second) && evidence.view(first.view).isExclusiveTouch
    }
  ) { evidence, first, second in
    evidence.judgeKeptOut(
      second, while: first,
      "while \(evidence.name(first.view)), which wants touches for itself, had one")
  }

  /// TO-30: while another view of the window has a touch, a view with exclusive touch gets none.
  static let exclusiveViewStaysOut = Invariant(
    "TO-30",
    pairs: { evidence, first, second in
      evidence.areInOneWindow(first, second) && evidence.view(second.view).isExclusiveTouch
    }
  ) { evidence, first, second in
    evidence.judgeKeptOut(
      second, while: first,
      "though it wants touches for itself, while \(evidence.name(first.view)) had one")
  }

  /// TO-32: recognizers on views above receive a touch that a view with exclusive touch has.
  static let recognizersIgnoreExclusiveTouch = Invariant(
    "TO-32", of: [.exclusiveTouch, .recognizers], needs: [.told, .heard, .first, .undisturbed],
    where: { $0.view($1.view).isExclusiveTouch }
  ) { evidence, touch in
    Verdict.of(touch.receivers, where: { evidence.mustHear($0, touch) }) { receiver in
      .require(
        evidence.hearing(.began, of: receiver, touch) != nil,
        by: evidence.endOf(touch.down.delivery),
        "\(evidence.recognizerName(receiver)) did not get the touch of finger \(finger: touch.finger), though only "
          + "for views \(evidence.name(touch.view)) wants touches for itself",
        expected: "touchesBegan of \(evidence.recognizerName(receiver))")
    }
  }

  /// TO-31: exclusive touch is no matter between windows.
  static let exclusiveTouchOfWindow = Invariant(
    "TO-31",
    pairs: { evidence, first, second in
      first.scene.windows[first.view] != second.scene.windows[second.view]
        && evidence.isInItsWindow(first) && evidence.isInItsWindow(second)
        && [first, second].contains { evidence.view($0.view).isExclusiveTouch }
        && evidence.meets(.prompt, second)
        && !evidence.mayBeTakenAtOnce(second)
    }
  ) { evidence, first, second in
    .require(
      evidence.viewCall(.began, second, in: second.down.delivery) != nil,
      by: evidence.endOf(second.down.delivery),
      "\(evidence.name(second.view)) did not get its touch, because "
        + "\(evidence.name(first.view)) in another window had one",
      expected: "touchesBegan of \(evidence.name(second.view))")
  }
}

extension Invariant {
  /// Makes the invariant of a rule about pairs of touches: the second comes down in another view
  /// while the first one's view has its own.
  fileprivate convenience init(
    _ id: Rule.ID, pairs isMeant: @escaping @Sendable (Evidence, Touch, Touch) -> Bool,
    check: @escaping @Sendable (Evidence, Touch, Touch) -> Verdict
  ) {
    self.init(id, of: [.exclusiveTouch, .severalFingers], needs: .told) { evidence, second in
      Verdict.of(
        evidence.contacts,
        where: { evidence.isHeld($0, as: second) && isMeant(evidence, $0, second) }
      ) { first in
        check(evidence, first, second)
      }
    }
  }
}

extension Evidence {
  /// Whether a gesture that begins at the time of a touch-down may take the touch along, or one that has
  /// begun may have it join. Source: rulebook GR-08, GR-12, RE-56.
  func mayBeTakenAtOnce(_ touch: Touch) -> Bool {
    recognitions.contains {
      facts[$0.event].at == touch.down.at && touch.receivers.contains($0.recognizer)
        || $0.joined.contains(touch.number)
    }
  }

  /// Whether another view has a touch of its own when a second comes down. One that a gesture takes
  /// or a scroll view takes with that very event may be over by then, or not.
  fileprivate func isHeld(_ first: Touch, as second: Touch) -> Bool {
    let delivery = second.down.delivery
    return meets([.view, .clear], first) && first.view != second.view
      && first.down.delivery < delivery && first.end?.delivery ?? .max > delivery
      && isOwedEnd(first, before: deliveries[delivery].events.lowerBound)
      && !beginsToScroll(in: delivery)
      && !recognitions.contains {
        $0.delivery == delivery && $0.contacts.contains(first.number)
      }
  }

  fileprivate func areInOneWindow(_ first: Touch, _ second: Touch) -> Bool {
    second.scene.windows[first.view] == second.scene.windows[second.view]
      && isInItsWindow(first) && isInItsWindow(second)
  }

  /// Whether a view receives nothing of a touch as long as another view has one.
  fileprivate func judgeKeptOut(
    _ second: Touch, while first: Touch, _ why: Sentence
  ) -> Verdict {
    let end = min(first.viewEnd?.event ?? Int.max, first.removal)
    return .expect(
      none: second.viewCalls.first { $0.event < end }?.event,
      "\(name(second.view)) got the touch of finger \(finger: second.finger) \(why)",
      expected: "no call for this touch")
  }
}
