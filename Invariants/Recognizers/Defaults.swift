import TouchScript

extension Invariants {
  /// Chapter KR: what new recognizers of each kind look for.
  static let kindDefaults: [Invariant] = [.newTap, .newLongPress, .newPan, .newSwipe]

}

extension Invariant {
  /// KR-01: a new tap recognizer looks for one tap of one finger.
  static let newTap = Invariant("KR-01", seeing: .made) { evidence in
    evidence.judgeNew(.tap) {
      [Property("taps", $0.taps, 1), Property("touches", $0.touches, 1)]
    }
  }

  /// KR-14: a new long press takes half a second, ten points, no taps before, and one finger.
  static let newLongPress = Invariant("KR-14", seeing: .made) { evidence in
    evidence.judgeNew(.longPress) {
      [
        Property("milliseconds", $0.minimumPressDuration, 500),
        Property("points", $0.allowableMovement, 10.0),
        Property("taps", $0.taps, 0), Property("touches", $0.touches, 1),
      ]
    }
  }

  /// KR-24: a new pan takes one finger or more, without limit.
  static let newPan = Invariant("KR-24", seeing: .made) { evidence in
    evidence.judgeNew(.pan) {
      [
        Property("touches at least", $0.minimumTouches, 1),
        Property("touches at most", $0.maximumTouches, nil),
      ]
    }
  }

  /// KR-37: a new swipe goes to the right, with one finger.
  static let newSwipe = Invariant("KR-37", seeing: .made) { evidence in
    evidence.judgeNew(.swipe) {
      [
        Property("directions", $0.directions?.map(\.rawValue).joined(separator: " and "), "right"),
        Property("touches", $0.touches, 1),
      ]
    }
  }
}

extension Evidence {
  /// Judges the properties of new recognizers of a kind.
  fileprivate func judgeNew(
    _ kind: Scenario.Recognizer.Kind, _ properties: (RecognizerDefaults) -> [Property]
  ) -> Verdict {
    let due = RecognizerDefaults(newOf: kind)
    let new = story.newRecognizers.lazy.filter {
      self.isKnown($0.defaults, ofNew: kind, at: $0.event)
    }
    return Verdict.of(new) { event, defaults in
      if defaults.ofOneKind == due { return .holds }
      let wrong = properties(defaults).first { !$0.isRight }
      return .expect(
        wrong == nil, at: event,
        "new, \(recognizerName(facts[event].who)) had \(wrong?.seen() ?? "") as "
          + "\(wrong?.name ?? "")",
        expected: "\(wrong?.expected() ?? "")")
    }
  }

  /// Whether an event tells of a new recognizer of a kind; what says nothing at all is no evidence.
  private func isKnown(
    _ defaults: RecognizerDefaults, ofNew kind: Scenario.Recognizer.Kind, at event: Int
  ) -> Bool {
    let number = facts[event].who
    return scene.recognizers.indices.contains(number) && self.kind(of: number) == kind
      && defaults.ofOneKind != RecognizerDefaults()
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
