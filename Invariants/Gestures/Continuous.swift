import TouchScript

extension Invariants {
  /// Chapter GR: recognizers whose gestures go on.
  static let continuousGestures: [Invariant] = [
    .continuousTakesTouches, .continuousStates, .systemCancels, .centroid,
  ]
}

extension Invariant {
  /// GR-12: a gesture that begins takes its touches from their views: each view gets one
  /// `touchesCancelled`, and nothing more.
  static let continuousTakesTouches = Invariant("GR-12", of: .gestures, seeing: .action) {
    evidence in
    Verdict.of(evidence.attempts) { attempt in
      let recognizer = evidence.recognizer(attempt.recognizer)
      guard recognizer.kind.isContinuous, recognizer.cancelsTouchesInView,
        let beginning = attempt.beginning
      else { return .notExercised }
      return evidence.judgeTaken(by: attempt, at: beginning)
    }
  }

  /// GR-33: a continuous recognizer begins, changes, and ends or is cancelled, in this order.
  static let continuousStates = Invariant("GR-33", of: .gestures, seeing: .action, .reset) {
    evidence in
    Verdict.of(evidence.attempts, where: { evidence.kind($0).isContinuous }) { attempt in
      var last = RecognizerState.possible
      for action in attempt.actions {
        if !last.mayBecome(action.state) {
          return .broken(
            Violation(
              "\(evidence.name(attempt)) went from \(last.rawValue) to \(action.state.rawValue)",
              event: action.event, expected: last.successors))
        }
        last = action.state
      }
      guard let state = attempt.resetState else {
        return attempt.actions.isEmpty ? .notExercised : .holds
      }
      let isRight = last == .possible ? state == .failed : last.isFinal && state == last
      return .expect(
        isRight, at: attempt.reset ?? 0,
        "\(evidence.name(attempt)) had last told that it was \(last.rawValue), and was "
          + "\(state.rawValue) when it was reset",
        expected: last == .possible ? "it was failed" : "it ends or is cancelled before")
    }
  }

  /// GR-45: where the system takes all touches away, a gesture that has begun is cancelled and says
  /// so; any other fails.
  static let systemCancels = Invariant("GR-45", of: .recognizers, seeing: .recognizer) { evidence in
    Verdict.of(evidence.attempts) { evidence.judgeCancelled($0) }
  }

  /// GR-51: a recognizer is in the middle of the touches that it uses, and counts them.
  static let centroid = Invariant("GR-51", of: .gestures, seeing: .action) { evidence in
    Verdict.of(evidence.attempts, where: { evidence.kind($0).isContinuous }) { attempt in
      evidence.judgeLocation(of: attempt, counting: true)
    }
  }
}

extension Evidence {
  /// Whether a gesture that began took its touches from the views that had heard of them.
  func judgeTaken(by attempt: Attempt, at beginning: Attempt.Action) -> Verdict {
    if script.reacts { return .notExercised }
    let used = attempt.frame(of: beginning)?.down ?? []
    // What comes in surplus, recognizers may ignore, and then are not told of again.
    let most = mostTouches(of: attempt)
    guard attempt.frames.allSatisfy({ $0.down.count <= most }) else { return .notExercised }
    return Verdict.of(used) { number in
      let touch = contacts[number]
      guard touch.hasView,
        heardBegan(touch, before: beginning.event),
        !touch.viewCalls.contains(where: { $0.phase.isLast && $0.event < beginning.event })
      else { return .notExercised }
      let later = touch.viewCalls.filter { $0.event > beginning.event }
      let who = name(attempt)
      let view = name(touch.view)
      if let wrong = later.first(where: { $0.phase != .cancelled }) {
        return .broken(
          Violation(
            "\(who) began and takes the touch of finger \(touch.finger) from \(view), which "
              + "heard that it \(wrong.phase.rawValue) all the same", event: wrong.event,
            expected: "touchesCancelled of \(view), and nothing more"))
      }
      if later.count > 1 {
        return .broken(
          Violation(
            "\(view) was told \(later.count) times that one touch is cancelled",
            event: later[1].event, expected: "one touchesCancelled"))
      }
      return .require(
        later.first?.at == beginning.at, by: beginning.event + 1,
        "\(who) began, and \(view) was not told that the touch of finger \(touch.finger) is "
          + "cancelled",
        expected: "touchesCancelled of \(view)")
    }
  }

  /// How many touches the recognizer surely follows, and none of them instead of another.
  func mostTouches(of attempt: Attempt) -> Int {
    recognizer(attempt.recognizer).mostTouches
  }

  /// What becomes of a gesture whose touches are all taken away by the system.
  func judgeCancelled(_ attempt: Attempt) -> Verdict {
    guard let frame = attempt.frames.first(where: { !$0.cancelled.isEmpty }), frame.down.isEmpty,
      attempt.contacts.count <= mostTouches(of: attempt), !script.appMayEndAttempts
    else { return .notExercised }
    let who = name(attempt)
    let before = attempt.actions.last { $0.event < frame.cancellation }
    let after = attempt.actions.filter { $0.event > frame.cancellation }
    if attempt.isActive(before: frame.cancellation) {
      if let wrong = after.first(where: { $0.state != .cancelled }) {
        return .broken(
          Violation(
            "the system took the touches of \(who) away, which then told that it was "
              + wrong.state.rawValue, event: wrong.event, expected: "it is cancelled"))
      }
      return .require(
        after.count == 1 && after[0].at == frame.at, by: frame.last + 1,
        "the system took the touches of \(who) away, which did not tell that it was cancelled",
        expected: "the action of \(who), which is cancelled")
    }
    guard before == nil else { return .notExercised }
    return Verdict.expect(
      after.isEmpty, at: after.first?.event ?? 0,
      "\(who) sent its action, although the system had taken its touches away before",
      expected: "it fails"
    )
    .and(
      .expect(
        attempt.resetState == nil || attempt.resetState == .failed, at: attempt.reset ?? 0,
        "the system took the touches of \(who) away, which was reset from "
          + "\(attempt.resetState?.rawValue ?? "")",
        expected: "it was failed"))
  }

  /// Whether a recognizer is where its touches are: in the actions in which all of them are down.
  func judgeLocation(of attempt: Attempt, counting: Bool) -> Verdict {
    guard isInPlace(attempt.recognizer) else { return .notExercised }
    return Verdict.of(attempt.actions) { action in
      guard action.state == .began || action.state == .changed, action.isMeasured,
        let frame = attempt.frame(of: action), frame.ended.isEmpty, frame.cancelled.isEmpty,
        !frame.down.isEmpty, attempt.contacts.count <= mostTouches(of: attempt),
        isUndisturbed(attempt, until: action.at)
      else { return .notExercised }
      let places = frame.down.map {
        pointInView(place(of: $0, at: action.knows), of: attempt.recognizer)
      }
      let middle = middle(places)
      let seen = action.reading.location
      return Verdict.expect(
        middle.isSame(as: seen), at: action.event,
        "\(name(attempt)) was at \(seen.inWords), and the middle of its touches at "
          + middle.inWords,
        expected: "its location is the middle of its touches"
      )
      .and(
        .expect(
          !counting || action.reading.numberOfTouches == places.count, at: action.event,
          "\(name(attempt)) counted \(action.reading.numberOfTouches) touches of "
            + "\(places.count)",
          expected: "numberOfTouches is \(places.count)"))
    }
  }

  /// Whether an attempt ends with the last of the touches that it tracks, and not before.
  func judgeEnd(
    of attempt: Attempt, after beginning: Attempt.Action, tracking tracked: [Int]
  ) -> Verdict {
    guard !tracked.isEmpty, attempt.actions.contains(where: { $0.event == beginning.event }) else {
      return .notExercised
    }
    let ups = tracked.map { contacts[$0].up?.at ?? Int.max }
    let last = ups.max() ?? Int.max
    if let ending = attempt.action(.ended) {
      return .expect(
        ending.at >= last, at: ending.event,
        "\(name(attempt)) ended while \(ups.count { $0 > ending.at }.fingers) of it were down",
        expected: "it ends when the last finger lifts")
    }
    guard let frame = attempt.frames.first(where: { $0.at == last && !$0.ended.isEmpty }),
      attempt.isActive(before: frame), isUndisturbed(attempt, until: last)
    else { return .notExercised }
    return requireAction(.ended, of: attempt, in: frame, "its last finger lifted")
  }

  /// Whether the recognizer told of a state in a frame.
  func requireAction(
    _ state: RecognizerState, of attempt: Attempt, in frame: Attempt.Frame,
    _ why: @autoclosure () -> String
  ) -> Verdict {
    let actions = attempt.actions.filter { $0.event > frame.first && $0.at == frame.at }
    if actions.contains(where: { $0.state == state }) { return .holds }
    if let wrong = actions.first {
      return .broken(
        Violation(
          "\(name(attempt)) told that it was \(wrong.state.rawValue) when \(why())",
          event: wrong.event, expected: "it is \(state.rawValue)"))
    }
    return .require(
      false, by: endOf(frame.delivery), "\(name(attempt)) told of nothing when \(why())",
      expected: "the action of \(name(attempt)), which is \(state.rawValue)")
  }
}

extension Scenario.Recognizer.Kind {
  /// Whether the gesture goes on after it was recognized.
  var isContinuous: Bool {
    switch self {
    case .tap, .swipe: false
    case .longPress, .pan, .pinch, .rotation, .screenEdgePan: true
    }
  }
}

extension TouchPhase {
  /// Whether nothing comes after it.
  fileprivate var isLast: Bool { self == .ended || self == .cancelled }
}

extension RecognizerState {
  /// Whether a continuous recognizer that is in this state may tell of that one next. From possible
  /// to ended is left open. Source: GR-33, GR-34, GR-36.
  fileprivate func mayBecome(_ next: RecognizerState) -> Bool {
    switch self {
    case .possible: next == .began || next == .ended
    case .began, .changed: next == .changed || next == .ended || next == .cancelled
    case .ended, .cancelled, .failed: false
    }
  }

  fileprivate var successors: String {
    switch self {
    case .possible: "began, or nothing"
    case .began, .changed: "changed, ended or cancelled"
    case .ended, .cancelled, .failed: "nothing more until it is reset"
    }
  }
}
