import TouchScript

extension Invariants {
  /// Chapter KR: what new recognizers of each kind look for.
  static let kindDefaults: [Invariant] = [.newTap, .newLongPress, .newPan, .newSwipe]
    .knowing(.all)
}

extension Invariant {
  /// KR-01: a new tap recognizer looks for one tap of one finger.
  static let newTap = Invariant("KR-01") { evidence in
    evidence.judgeNew([.tap]) { [("taps", $0.taps, 1), ("touches", $0.touches, 1)] }
  }

  /// KR-14: a new long press takes half a second, ten points, no taps before, and one finger.
  static let newLongPress = Invariant("KR-14") { evidence in
    evidence.judgeNew([.longPress]) {
      [
        ("milliseconds", $0.minimumPressDuration, 500), ("points", $0.allowableMovement, 10.0),
        ("taps", $0.taps, 0), ("touches", $0.touches, 1),
      ]
    }
  }

  /// KR-24: a new pan takes one finger or more, without limit.
  static let newPan = Invariant("KR-24") { evidence in
    evidence.judgeNew([.pan]) {
      [("touches at least", $0.minimumTouches, 1), ("touches at most", $0.maximumTouches, nil)]
    }
  }

  /// KR-37: a new swipe goes to the right, with one finger.
  static let newSwipe = Invariant("KR-37") { evidence in
    evidence.judgeNew([.swipe]) {
      [
        ("directions", $0.directions?.map(\.rawValue).joined(separator: " and "), "right"),
        ("touches", $0.touches, 1),
      ]
    }
  }
}

extension Evidence {
  /// One property of a new recognizer: what it is about, what it was, and what it must be.
  fileprivate typealias Property = (name: String, seen: AnyHashable?, expected: AnyHashable?)

  /// Judges the properties of new recognizers of some kinds; those of which the trace says nothing
  /// at all are no evidence.
  fileprivate func judgeNew(
    _ kinds: [Scenario.Recognizer.Kind], _ properties: (RecognizerDefaults) -> [Property]
  ) -> Verdict {
    Verdict.of(facts.indices) { event in
      guard facts[event].kind == .made, scene.recognizers.indices.contains(facts[event].who),
        kinds.contains(source(facts[event].who).kind),
        case .made(_, let defaults) = trace.events[event].what, defaults.isOfSomeKind
      else { return .notExercised }
      let wrong = properties(defaults).first { $0.seen != $0.expected }
      func words(_ value: AnyHashable?) -> String { value.map { "\($0)" } ?? "unlimited" }
      return .expect(
        wrong == nil, at: event,
        "new, \(recognizerName(facts[event].who)) had \(words(wrong?.seen)) as \(wrong?.name ?? "")",
        expected: words(wrong?.expected))
    }
  }
}

extension RecognizerDefaults {
  /// Whether anything is said that only some kinds have.
  fileprivate var isOfSomeKind: Bool { ofOneKind != RecognizerDefaults() }
}
