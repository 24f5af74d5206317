import TouchScript

extension Invariants {
  /// Chapter EX: a second finger, and touches that go nowhere.
  static let fingers: [Invariant] = [.secondFinger]
}

extension Invariant {
  /// EX-17: a second finger ends a possible tap of one finger, and views get both touches.
  static let secondFinger = Invariant(
    "EX-17", of: [.recognizers, .severalFingers], seeing: .recognizer, needs: .told
  ) { evidence, second in
    Verdict.of(second.receivers, given: { evidence.spoiltTap(of: $0, by: second) }) {
      number, spoilt in
      let end = min(
        evidence.end(of: spoilt.first, second),
        evidence.nextAttempt(of: number, after: spoilt.heard.event))
      let action = evidence.recognizerFacts[number].first {
        $0 > spoilt.heard.event && $0 < end && evidence.facts[$0].kind == .action
      }
      return Verdict.expect(
        none: action,
        "\(evidence.recognizerName(number)) is for one finger, and recognized a tap with "
          + "fingers \(finger: spoilt.first.finger) and \(finger: second.finger) down",
        expected: "no action of \(evidence.recognizerName(number))")
        && .when(
          evidence.meets(.prompt, second) && !evidence.mayBeTakenAtOnce(second),
          evidence.judgeHeardAtOnce(second))
    }
  }
}

extension Evidence {
  /// The first touch of a tap of one finger that a second spoils, and where it learns of that.
  fileprivate func spoiltTap(of number: Int, by second: Touch) -> (first: Touch, heard: Call)? {
    guard kind(of: number) == .tap, recognizer(number).isPlainTap,
      !scenario.recognizers[number].ignoredFingers.contains(second.finger),
      let first = firstFinger(of: number, beside: second),
      let heard = hearing(.began, of: number, second)
    else { return nil }
    return (first, heard)
  }

  /// The touch that a recognizer had alone, and was undecided about, when the second came down.
  private func firstFinger(of number: Int, beside second: Touch) -> Touch? {
    let others = contacts.filter { $0.number != second.number && $0.overlaps(second) }
    guard others.count == 1, let first = others.first, first.isFirst, first.isClear,
      first.down.delivery < second.down.delivery,
      second.down.delivery < first.end?.delivery ?? Int.max,
      let heard = hearing(.began, of: number, first), heard.state == .possible,
      !scenario.recognizers[number].ignoredFingers.contains(first.finger),
      // One that was reset meanwhile has forgotten the first finger. Source: EX-23, GR-42.
      !recognizerFacts[number].contains(where: {
        $0 > heard.event && $0 < sight(of: second) && facts[$0].kind == .reset
      })
    else { return nil }
    return first
  }

  /// Where a recognizer receives a new finger after it was reset: another attempt, which a finger
  /// that stays down from before has no part in. Source: EX-23, GR-42.
  fileprivate func nextAttempt(of number: Int, after event: Int) -> Int {
    let facts = recognizerFacts[number].filter { $0 > event }
    guard let reset = facts.first(where: { self.facts[$0].kind == .reset }) else { return .max }
    return facts.first {
      $0 > reset && self.facts[$0].kind == .recognizer && self.facts[$0].phase == .began
    } ?? .max
  }

  /// Where all calls of the end of the later of two touches are over.
  fileprivate func end(of first: Touch, _ second: Touch) -> Int {
    let last = max(first.end?.delivery ?? Int.max, second.end?.delivery ?? Int.max)
    return last == Int.max ? last : deliveries[last].events.upperBound
  }

  /// Whether a view receives a touch with the touch-down.
  fileprivate func judgeHeardAtOnce(_ touch: Touch) -> Verdict {
    .require(
      touch.viewCalls.contains {
        $0.phase == .began && $0.delivery == touch.down.delivery
      }, by: endOf(touch.down.delivery),
      "\(name(touch.view)) did not get the touch of finger \(finger: touch.finger)",
      expected: "touchesBegan of \(name(touch.view))")
  }
}
