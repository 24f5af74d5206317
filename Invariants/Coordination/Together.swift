import TouchScript

extension Invariants {
  /// Chapter GC: recognizers that may recognize together, and do.
  static let together: [Invariant] = [.togetherToTheEnd]
}

extension Invariant {
  /// GC-39: recognizers that recognize together send all their actions, as if the other were not
  /// there.
  static let togetherToTheEnd = Invariant(
    "GC-39", of: .delegates, seeing: .recognizer
  ) { evidence in
    evidence.judgeBeside(where: evidence.scene.areSimultaneous) { gesture, companion in
      evidence.requireRecognition(
        of: gesture, "it recognizes together with \(evidence.name(companion))"
      ) && evidence.judgeGoesOn(gesture, beside: companion)
    }
  }
}

extension Evidence {
  /// Whether a pan or press of one finger that was recognized tells of every movement until the lift,
  /// and of the end. Source: KR-19, KR-20, KR-27, KR-31.
  fileprivate func judgeGoesOn(_ gesture: RipeGesture, beside companion: Attempt) -> Verdict {
    let kind = kind(of: gesture.recognizer)
    guard kind == .pan || kind == .longPress, gesture.contacts.count == 1,
      let began = firstAction(of: gesture, before: deadline(of: gesture)),
      facts[began].state == .began
    else { return .notExercised }
    let touch = contacts[gesture.contacts[0]]
    var last = Point.zero
    return Verdict.of(touch.samples) { sample in
      let hasMoved = sample.location != last
      last = sample.location
      guard sample.delivery != deliveryOfFact[began], sample.at > facts[began].at,
        hasMoved || sample.phase == .ended, forecast.spares(touch, until: sample.at),
        script.sparesAttempts(from: touch.down.at + 1, until: sample.at)
      else { return .notExercised }
      let state = sample.phase == .ended ? RecognizerState.ended : .changed
      let who = recognizerName(gesture.recognizer)
      let isTold = recognizerFacts[gesture.recognizer].contains {
        deliveryOfFact[$0] == sample.delivery && facts[$0].kind == .action
          && facts[$0].state == state
      }
      return .require(
        isTold, by: endOf(sample.delivery),
        "\(who), which goes on together with \(name(companion)), did not say that it \(state.rawValue)",
        expected: "the action of \(who) in the state \(state.rawValue)")
    }
  }
}
