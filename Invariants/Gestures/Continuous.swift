import Thresholds
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
  static let continuousTakesTouches = Invariant(
    "GR-12", of: .gestures, seeing: .action, each: { $0.attempts },
    given: { evidence, attempt in
      let recognizer = evidence.recognizer(attempt.recognizer)
      return recognizer.kind.isContinuous && recognizer.cancelsTouchesInView
        ? attempt.beginning : nil
    }
  ) { evidence, attempt, beginning in
    evidence.judgeTaken(by: attempt, at: beginning)
  }

  /// GR-33: a continuous recognizer begins, changes, and ends or is cancelled, in this order.
  static let continuousStates = Invariant(
    "GR-33", of: .gestures, seeing: .recognizer, .action, .reset, each: { $0.attempts },
    where: { $0.kind($1).isContinuous }
  ) { evidence, attempt in
    let actions = attempt.actions
    let last = actions.last?.state ?? .possible
    return Verdict.of(actions.indices) { place in
      let before = place > 0 ? actions[place - 1].state : .possible
      return .expect(
        before.mayBecome(actions[place].state), at: actions[place].event,
        "\(evidence.name(attempt)) went from \(before.rawValue) to \(actions[place].state.rawValue)",
        expected: "\(before.successors)")
    }
      && .given(evidence.mayEndInSilence(attempt) ? nil : attempt.resetState) { state in
        .expect(
          last == .possible
            ? state == .failed || state == .possible : last.isFinal && state == last,
          at: attempt.reset ?? 0,
          "\(evidence.name(attempt)) last sent its action as \(last.rawValue), and was "
            + "\(state.rawValue) when it was reset",
          expected: last == .possible ? "it was failed" : "it ends or is cancelled before")
      } && evidence.judgeShownStates(of: attempt)
  }

  /// GR-45: where the system takes all touches away, a gesture that has begun is cancelled and says
  /// so; any other fails.
  static let systemCancels = Invariant(
    "GR-45", of: .recognizers, seeing: .recognizer, each: { $0.attempts }
  ) { evidence, attempt in
    evidence.judgeCancelled(attempt)
  }

  /// GR-51: a recognizer is in the middle of the touches that it uses, and counts them.
  static let centroid = Invariant(
    "GR-51", of: .gestures, seeing: .action, each: { $0.attempts },
    where: {
      // Where a tap or a swipe is, its class says, and a subclass says no more: KR-13.
      $0.kind($1).isContinuous && $0.scenario.recognizers[$1.recognizer].kind.isContinuous
        && !$0.isSplit($1) && $0.isInPlace($1.recognizer)
        && !$0.scenario.recognizers[$1.recognizer].decidesBeforeCounting
    }
  ) { evidence, attempt in
    evidence.judgeLocation(of: attempt, counting: true) && evidence.judgePlaceOfEnd(of: attempt)
  }
}

extension Evidence {
  /// Whether the states that a continuous recognizer showed in its calls follow one another. What a
  /// timer brought about between two calls, its actions tell.
  fileprivate func judgeShownStates(of attempt: Attempt) -> Verdict {
    var before = RecognizerState.possible
    return Verdict.of(attempt.hearings) { hearing in
      let state = facts[hearing].state
      let hasBegun = attempt.actions.contains {
        $0.state == .began && $0.event < endOfMoment(of: hearing)
      }
      defer { before = state }
      if state == before { return .when(state != .possible, .holds) }
      return .expect(
        before.mayShow(state, hasBegun: hasBegun), at: hearing,
        "\(name(attempt)) was \(before.rawValue), and then \(state.rawValue)",
        expected: "\(before.successors)")
    }
  }

  /// Whether a gesture that began took its touches from the views that had received them. What
  /// comes in surplus, recognizers may ignore, and then are not told of again. Source: GR-16.
  func judgeTaken(by attempt: Attempt, at beginning: Attempt.Action) -> Verdict {
    let most = mostTouches(of: attempt)
    let isSure =
      scenario.reactions.allSatisfy { $0.changes.isEmpty }
      && attempt.frames.allSatisfy { $0.down.count <= most }
    let used = isSure ? attempt.frame(of: beginning)?.down ?? [] : []
    return Verdict.of(
      used.map { contacts[$0] },
      where: { meets(.view, $0) && isOwedEnd($0, before: beginning.event) }
    ) { touch in
      let later = touch.viewCalls.filter { $0.event > beginning.event }
      let wrong = later.first { $0.phase != .cancelled }
      let who = name(attempt)
      let view = name(touch.view)
      return Verdict.expect(
        none: wrong?.event,
        "\(who) began and takes the touch of finger \(finger: touch.finger) from \(view), which "
          + "still got touches\(wrong?.phase.suffix ?? "")",
        expected: "touchesCancelled of \(view), and nothing more")
        && .expect(
          later.count <= 1, at: later[1].event,
          "\(view) got touchesCancelled \(later.count.times) for one touch",
          expected: "one touchesCancelled")
        && .require(
          later.first?.at == beginning.at, by: beginning.event + 1,
          "\(who) began, and \(view) did not get touchesCancelled for the touch of finger "
            + "\(finger: touch.finger)",
          expected: "touchesCancelled of \(view)")
    }
  }

  /// How many touches the recognizer surely follows, and none of them instead of another.
  func mostTouches(of attempt: Attempt) -> Int {
    recognizer(attempt.recognizer).mostTouches
  }

  /// What becomes of a gesture whose touches are all taken away by the system.
  func judgeCancelled(_ attempt: Attempt) -> Verdict {
    .given(cancellingFrame(of: attempt)) { frame in
      attempt.isActive(before: frame.cancellation)
        ? judgeEndOfGesture(attempt, at: frame) : judgeFailure(attempt, at: frame)
    }
  }

  /// The frame in which the system takes away all touches of an attempt that is not over, where
  /// nobody else may end it: neither the app, nor a class of the app's own that sets another state
  /// when it receives that. Source: GR-34, GR-53.
  private func cancellingFrame(of attempt: Attempt) -> Attempt.Frame? {
    guard let frame = attempt.frames.first(where: { !$0.cancelled.isEmpty }), frame.down.isEmpty,
      attempt.contacts.count <= mostTouches(of: attempt), !script.appMayEndAttempts,
      !recognizer(attempt.recognizer).decidesAtCancelling
    else { return nil }
    let isOver =
      !attempt.isActive(before: frame.cancellation)
      && attempt.actions.contains { $0.event < frame.cancellation }
    return isOver ? nil : frame
  }

  /// Whether a gesture that had begun says once that it is cancelled, and nothing else.
  private func judgeEndOfGesture(_ attempt: Attempt, at frame: Attempt.Frame) -> Verdict {
    let after = attempt.actions.filter { $0.event > frame.cancellation }
    let wrong = after.first { $0.state != .cancelled }
    return Verdict.expect(
      none: wrong?.event,
      "the system took the touches of \(name(attempt)) away, which then sent its action as "
        + "\(wrong?.state.rawValue ?? "")",
      expected: "it is cancelled")
      && .require(
        after.count == 1 && after[0].at == frame.at, by: frame.last + 1,
        "the system took the touches of \(name(attempt)) away, which did not tell that it was "
          + "cancelled",
        expected: "the action of \(name(attempt)), which is cancelled")
  }

  /// Whether an attempt that had not begun fails without an action.
  private func judgeFailure(_ attempt: Attempt, at frame: Attempt.Frame) -> Verdict {
    let wrong = attempt.actions.first { $0.event > frame.cancellation }
    return Verdict.expect(
      none: wrong?.event,
      "\(name(attempt)) sent its action, although the system had taken its touches away before",
      expected: "it fails")
      && .expect(
        attempt.resetState == nil || attempt.resetState == .failed, at: attempt.reset ?? 0,
        "the system took the touches of \(name(attempt)) away, which was reset from "
          + "\(attempt.resetState?.rawValue ?? "")",
        expected: "it was failed")
  }

  /// Whether a recognizer, whose view is in its place, is where its touches are: in the actions in
  /// which all of them are down.
  func judgeLocation(of attempt: Attempt, counting: Bool) -> Verdict {
    Verdict.of(attempt.actions, given: { touchesDown(at: $0, of: attempt) }) { action, down in
      let middle = middle(
        down.map { pointInView(place(of: $0, at: action.knows), of: attempt.recognizer) })
      let seen = action.reading.location
      return Verdict.expect(
        middle.isSame(as: seen), at: action.event,
        "\(name(attempt)) was at \(seen.inWords), and the middle of its touches at "
          + "\(middle.inWords)",
        expected: "its location is the middle of its touches")
        && .expect(
          !counting || action.reading.numberOfTouches == down.count, at: action.event,
          "\(name(attempt)) counted \(action.reading.numberOfTouches) touches of "
            + "\(down.count)",
          expected: "numberOfTouches is \(down.count)")
    }
  }

  /// Whether a gesture that ends with its last finger is among the places where its touches were.
  /// Which of them are still in use by then, and count, is open; of one that ends when its touches are
  /// gone, as a class of the app's own may by a timer, nothing is said.
  fileprivate func judgePlaceOfEnd(of attempt: Attempt) -> Verdict {
    Verdict.of(
      attempt.actions,
      where: { action in
        action.state == .ended && action.isMeasured && isUndisturbed(attempt, until: action.at)
          && attempt.frame(of: action).map {
            $0.at == action.at && $0.delivery == action.delivery && $0.down.isEmpty
              && !$0.ended.isEmpty
          } ?? false
      }
    ) { action in
      let places = attempt.contacts.flatMap { contacts[$0].samples }
        .filter { $0.at <= action.at }
        .map { pointInView($0.location, of: attempt.recognizer) }
      let seen = action.reading.location
      func isAmong(_ value: Double, _ values: [Double]) -> Bool {
        (values.min() ?? value) - Tolerance.coordinate <= value
          && value <= (values.max() ?? value) + Tolerance.coordinate
      }
      return .expect(
        isAmong(seen.x, places.map(\.x)) && isAmong(seen.y, places.map(\.y)), at: action.event,
        "\(name(attempt)) ended at \(seen.inWords), where none of its touches ever was near",
        expected: "its location is among the places of its touches")
    }
  }

  /// The touches that a recognizer follows as it sends an action that says where it is; nil where
  /// some come or go, or it may ignore some.
  private func touchesDown(at action: Attempt.Action, of attempt: Attempt) -> [Int]? {
    guard action.state == .began || action.state == .changed, action.isMeasured,
      let frame = attempt.frame(of: action), frame.ended.isEmpty, frame.cancelled.isEmpty,
      !frame.down.isEmpty, attempt.contacts.count <= mostTouches(of: attempt),
      isUndisturbed(attempt, until: action.at),
      // Of fingers that move at one time it may have received one. Source: SY-06, RE-13.
      frame.at != action.at || eventsSent(at: frame.at) < 2
    else { return nil }
    return frame.down
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
        says: "\(name(attempt)) sent its action as \(wrong.state.rawValue) when \(why())",
        event: wrong.event, expected: "it is \(state.rawValue)")
    }
    return .require(
      false, by: endOf(frame.delivery), "\(name(attempt)) sent no action when \(why())",
      expected: "the action of \(name(attempt)), which is \(state.rawValue)")
  }
}

extension Scenario.Recognizer.Kind {
  /// Whether the gesture goes on after it was recognized.
  var isContinuous: Bool {
    switch self {
    case .tap, .swipe: false
    case .longPress, .pan, .pinch, .rotation, .screenEdgePan, .custom, .scrollPan: true
    }
  }
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

  /// Whether a continuous recognizer that showed this state in a call may show that one in the next;
  /// `hasBegun` says whether it has told that it began by then.
  fileprivate func mayShow(_ next: RecognizerState, hasBegun: Bool) -> Bool {
    switch self {
    case .possible: next != .changed && next != .cancelled || hasBegun
    case .began, .changed: mayBecome(next)
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

extension Scenario.Recognizer {
  /// Whether its class is a subclass of UIKit's that decides as a finger comes: that class may count the finger
  /// before, or after.
  fileprivate var decidesBeforeCounting: Bool {
    kind != .custom && decisions.contains { $0.on == .began }
  }
}
