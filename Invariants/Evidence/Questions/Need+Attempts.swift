import TouchScript

extension Attempt {
  /// What a rule can need of an attempt before it says anything of it.
  ///
  /// Where a need is not met the attempt is in doubt, for a reason that can be said in words. What
  /// depends on its recognizer alone is looked at once for each recognizer.
  struct Need: Bits {
    let rawValue: UInt64

    init(rawValue: UInt64) { self.rawValue = rawValue }

    private init(bit: UInt64) { rawValue = 1 << bit }

    /// Its recognizer's view is known to stay where the scenario has put it.
    static let inPlace = Need(bit: 0)
    /// Its recognizer's view, and all above it, are neither turned nor scaled, and nobody moves
    /// anything: directions and lengths are those of the screen then, for all that measure.
    static let upright = Need(bit: 1)
    /// Its recognizer never has to wait for others to fail. Source: GC-27 to GC-33.
    static let unbound = Need(bit: 2)
    /// No more touches come than its recognizer surely follows, and none of them instead of another.
    static let followed = Need(bit: 3)
    /// It has received a touch.
    static let touched = Need(bit: 4)
    /// Its recognizer swipes along one axis: what becomes of masks of both nobody has settled.
    /// Source: KR-45.
    static let oneAxis = Need(bit: 5)

    /// A swipe whose direction is known.
    static let directed: Need = [.touched, .inPlace, .oneAxis]
  }
}

extension Attempt.Need {
  /// Why an attempt that does not meet the need is in doubt; of several needs, the first counts.
  var doubt: String {
    switch first ?? [] {
    case .inPlace: "the view of its recognizer may be moved"
    case .upright: "the view of its recognizer is turned or scaled, or may be moved"
    case .unbound: "its recognizer may have to wait for another to fail"
    case .followed: "more touches come than its recognizer surely follows"
    case .touched: "it has got no touch"
    case .oneAxis: "its recognizer swipes along no axis, or along both"
    default: "nothing is in doubt"
    }
  }
}

/// The needs of a recognizer that have been looked at, and those of them that it does not meet.
struct RecognizerDoubts {
  var examined: Attempt.Need = []
  var doubts: Attempt.Need = []
}

extension Evidence {
  /// Whether an attempt meets all needs.
  func meets(_ needs: Attempt.Need, _ attempt: Attempt) -> Bool {
    doubt(about: attempt, needs) == nil
  }

  /// Whether a recognizer may have to wait for others to fail. Source: GC-27 to GC-33.
  func mayWait(_ recognizer: Int) -> Bool { doubt(aboutRecognizer: recognizer, .unbound) != nil }

  /// Whether the recognizer's view is known to stay where the scenario has put it.
  func isInPlace(_ recognizer: Int) -> Bool { doubt(aboutRecognizer: recognizer, .inPlace) == nil }

  /// The first need that is found not to be met by an attempt; nil where it meets all.
  func doubt(about attempt: Attempt, _ needs: Attempt.Need) -> Attempt.Need? {
    if needs.contains(.touched), attempt.contacts.isEmpty { return .touched }
    if isSplit(attempt) { return .followed }
    if needs.contains(.followed), attempt.contacts.count > mostTouches(of: attempt) {
      return .followed
    }
    return doubt(
      aboutRecognizer: attempt.recognizer, needs.subtracting([.touched, .followed]))
  }

  /// Whether what its fingers did at one time came in neighbouring events, so that it measured
  /// between what the script has at once. Source: rulebook SY-06, RE-13.
  func isSplit(_ attempt: Attempt) -> Bool {
    if let known = attempt.isSplit { return known }
    let frames = attempt.frames
    let isSplit = frames.indices.dropFirst().contains { place in
      let (one, next) = (frames[place - 1].delivery, frames[place].delivery)
      return frames[place - 1].at == frames[place].at && one >= 0 && next > one
        && deliveries[one].kind == .touches && deliveries[next].kind == .touches
    }
    attempt.isSplit = isSplit
    return isSplit
  }

  private func doubt(aboutRecognizer number: Int, _ needs: Attempt.Need) -> Attempt.Need? {
    if needs.isEmpty { return nil }
    if let known = recognizerDoubts[number].doubts.intersection(needs).first { return known }
    let open = needs.subtracting(recognizerDoubts[number].examined)
    for need in [Attempt.Need.inPlace, .upright, .unbound, .oneAxis] where open.contains(need) {
      let isMet = isMet(need, number)
      recognizerDoubts[number].examined.insert(need)
      if !isMet {
        recognizerDoubts[number].doubts.insert(need)
        return need
      }
    }
    return nil
  }

  /// Judges everything that recognizers of some kinds received and did, from reset to reset, where
  /// it meets all needs.
  func eachAttempt(
    of kinds: [Scenario.Recognizer.Kind], needs: Attempt.Need = [],
    _ judge: (Attempt, SceneRecognizer) -> Verdict
  ) -> Verdict {
    // Without what recognizers hear nobody can say which fingers an attempt is of.
    if !reports.contains(.recognizer) { return .notExercised }
    return Verdict.of(attempts, where: { kinds.contains($0.kind) && meets(needs, $0) }) {
      judge($0, recognizer($0.recognizer))
    }
  }

  private func isMet(_ need: Attempt.Need, _ recognizer: Int) -> Bool {
    switch need {
    case .inPlace: staysInPlace(recognizer)
    case .upright: isUpright(recognizer)
    case .unbound: !mayWaitByName(recognizer)
    case .oneAxis: scene.setting.recognizers[recognizer].directions.areOfOneAxis
    default: true
    }
  }
}

extension [Scenario.Recognizer.SwipeDirection] {
  /// Whether there are any, and all are along one axis.
  fileprivate var areOfOneAxis: Bool {
    let horizontal = count { $0 == .left || $0 == .right }
    return !isEmpty && (horizontal == 0 || horizontal == count)
  }
}
