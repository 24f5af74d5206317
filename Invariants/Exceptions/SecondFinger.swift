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
    Verdict.of(second.receivers) { number in
      guard evidence.scenario.recognizers[number].kind == .tap,
        evidence.recognizer(number).isPlainTap,
        !evidence.scenario.recognizers[number].ignoredFingers.contains(second.finger),
        let first = evidence.firstFinger(of: number, beside: second),
        let heard = evidence.hearing(.began, of: number, second)
      else { return .notExercised }
      let end = evidence.end(of: first, second)
      let action = evidence.recognizerFacts[number].first {
        $0 > heard.event && $0 < end && evidence.facts[$0].kind == .action
      }
      return Verdict.expect(
        action == nil, at: action ?? 0,
        "\(evidence.recognizerName(number)) is for one finger, and recognized a tap with "
          + "fingers \(first.finger) and \(second.finger) down",
        expected: "no action of \(evidence.recognizerName(number))"
      ).and(evidence.judgeHeardAtOnce(second))
    }
  }
}

extension Evidence {
  /// The touch that a recognizer had alone, and was undecided about, when the second came down.
  fileprivate func firstFinger(of number: Int, beside second: Touch) -> Touch? {
    let others = contacts.filter { $0.number != second.number && $0.overlaps(second) }
    guard others.count == 1, let first = others.first, first.isFirst, first.isClear,
      first.down.delivery < second.down.delivery,
      second.down.delivery < first.end?.delivery ?? Int.max,
      let heard = hearing(.began, of: number, first), heard.state == .possible,
      !scenario.recognizers[number].ignoredFingers.contains(first.finger)
    else { return nil }
    return first
  }

  /// Where what is told of the end of the later of two touches is over.
  fileprivate func end(of first: Touch, _ second: Touch) -> Int {
    let last = max(first.end?.delivery ?? Int.max, second.end?.delivery ?? Int.max)
    return last == Int.max ? last : deliveries[last].events.upperBound
  }

  /// Whether a view hears of a touch with the touch-down.
  fileprivate func judgeHeardAtOnce(_ touch: Touch) -> Verdict {
    guard mustHearAtOnce(touch) else { return .notExercised }
    return .require(
      touch.viewCalls.contains {
        $0.phase == .began && $0.delivery == touch.down.delivery
      }, by: endOf(touch.down.delivery),
      "\(name(touch.view)) was not told of the touch of finger \(touch.finger)",
      expected: "touchesBegan of \(name(touch.view))")
  }
}
