import TouchScript

extension Invariants {
  /// Chapter KR: what new recognizers of each kind look for.
  static let kindDefaults: [Invariant] = [.newTap, .newLongPress, .newPan, .newSwipe]

}

extension Invariant {
  /// KR-01: a new tap recognizer looks for one tap of one finger.
  static let newTap = Invariant("KR-01", of: .taps, seeing: .made) { evidence in
    evidence.judgeNew(.tap) {
      [Property("taps", $0.taps, 1), Property("touches", $0.touches, 1)]
    }
  }

  /// KR-14: a new long press takes half a second, ten points, no taps before, and one finger.
  static let newLongPress = Invariant("KR-14", of: .longPresses, seeing: .made) { evidence in
    evidence.judgeNew(.longPress) {
      [
        Property("milliseconds", $0.minimumPressDuration, 500),
        Property("points", $0.allowableMovement, 10.0),
        Property("taps", $0.taps, 0), Property("touches", $0.touches, 1),
      ]
    }
  }

  /// KR-24: a new pan takes one finger or more, without limit.
  static let newPan = Invariant("KR-24", of: .pans, seeing: .made) { evidence in
    evidence.judgeNew(.pan) {
      [
        Property("touches at least", $0.minimumTouches, 1),
        Property("touches at most", $0.maximumTouches, nil),
      ]
    }
  }

  /// KR-37: a new swipe goes to the right, with one finger.
  static let newSwipe = Invariant("KR-37", of: .swipes, seeing: .made) { evidence in
    evidence.judgeNew(.swipe) {
      [
        Property("directions", $0.directions?.map(\.rawValue).joined(separator: " and "), "right"),
        Property("touches", $0.touches, 1),
      ]
    }
  }
}

extension Evidence {
  /// Judges the properties of new recognizers of a kind; those of which the trace says nothing at all
  /// are no evidence.
  fileprivate func judgeNew(
    _ kind: Scenario.Recognizer.Kind, _ properties: (RecognizerDefaults) -> [Property]
  ) -> Verdict {
    let due = RecognizerDefaults(newOf: kind)
    return Verdict.of(story.newRecognizers) { event, defaults in
      let number = facts[event].who
      guard scene.recognizers.indices.contains(number), self.kind(of: number) == kind else {
        return .notExercised
      }
      let seen = defaults.ofOneKind
      if seen == due { return .holds }
      if seen == RecognizerDefaults() { return .notExercised }
      guard let wrong = properties(defaults).first(where: { !$0.isRight }) else { return .holds }
      return .broken(
        Violation(
          "new, \(recognizerName(number)) had \(wrong.seen()) as \(wrong.name)",
          event: event, expected: wrong.expected()))
    }
  }
}

/// One property of a new recognizer: what it is about, what it was, and what it must be.
private struct Property {
  let name: String
  let isRight: Bool
  let seen: () -> String
  let expected: () -> String

  init<Value: Equatable>(_ name: String, _ seen: Value?, _ expected: Value?) {
    self.name = name
    isRight = seen == expected
    self.seen = { seen.map { "\($0)" } ?? "unlimited" }
    self.expected = { expected.map { "\($0)" } ?? "unlimited" }
  }
}
