import Foundation
import Thresholds
import TouchScript

extension Invariants {
  /// Chapter KR: pinches and rotations.
  static let pinches: [Invariant] = [
    .pinchNeedsTwo, .pinchHysteresis, .pinchScale, .scaleRebases, .pinchEnds, .rotationHysteresis,
    .rotationRebases, .twoFingerLocation, .panAgainstPinch,
  ]
}

extension Evidence {
  /// The action before one that tells of the end, where both fingers lift at once, and where they were:
  /// nothing has changed since.
  fileprivate func actionBeforeLift(
    of attempt: Attempt, _ action: Attempt.Action
  ) -> Attempt.Action? {
    guard let frame = attempt.frame(of: action), frame.ended.count == 2, frame.down.isEmpty,
      frame.moved.isEmpty,
      frame.ended.allSatisfy({ !hasMoved($0, in: frame) }),
      let last = attempt.actions.last(where: { $0.event < action.event }),
      last.frames == action.frames - 1
    else { return nil }
    return last
  }
}

extension Invariant {
  /// KR-46: a pinch needs two fingers.
  static let pinchNeedsTwo = Invariant(
    "KR-46", askedOf: .pinch,
    told: { evidence, attempt, _ in evidence.judgeTwo(attempt) }
  ) { evidence, attempt, _ in
    evidence.judgeTwo(attempt)
  }

  /// KR-47: a pinch begins when the distance of its fingers has changed enough, and not before.
  static let pinchHysteresis = Invariant("KR-47", pairsOf: .pinch) { evidence, attempt, pair in
    evidence.judgeBeginning(
      of: attempt, pair, still: Thresholds.pinchChange.surelyBelow,
      far: Thresholds.pinchChange.surelyAbove, "points further apart or together"
    ) { pair.changes($0) }
  }

  /// KR-48: fingers that move apart make the scale more than 1, together less.
  static let pinchScale = Invariant("KR-48", pairsOf: .pinch) { evidence, attempt, pair in
    let rebases = evidence.recognizer(attempt.recognizer).rebases
    return Verdict.of(
      attempt.actions,
      given: { action -> Double? in
        guard action.reading.scale != nil, action.state != .cancelled,
          action.state == .began || !rebases
        else { return nil }
        return action.state == .ended
          ? evidence.actionBeforeLift(of: attempt, action).flatMap(pair.sureChange)
          : pair.sureChange(at: action)
      }
    ) { action, change in
      let scale = action.reading.scale ?? 1
      return .expect(
        change > 0 ? scale > 1 : scale < 1, at: action.event,
        "the scale of \(evidence.name(attempt)) was \(scale.inWords), where its fingers had moved "
          + "\(change.magnitude.inPoints) \(change > 0 ? "apart" : "together")",
        expected: change > 0 ? "it is more than 1" : "it is less than 1")
    }
  }

  /// KR-49: once set, the scale goes on from there.
  static let scaleRebases = Invariant("KR-49", pairsOf: .pinch) { evidence, attempt, pair in
    Verdict.of(
      evidence.steps(of: attempt, pair),
      given: { step in
        step.action.reading.scale.flatMap { scale in
          pair.ratio(from: step.last, to: step.place).map { (scale, $0) }
        }
      }
    ) { step, found in
      let (scale, ratio) = found
      return .expect(
        (scale - ratio).magnitude <= Tolerance.measure * (1 + ratio), at: step.action.event,
        "the scale of \(evidence.name(attempt)) was \(scale.inWords), where its fingers had gone from "
          + "\(pair.distance(step.last).inPoints) to \(pair.distance(step.place).inWords) since it was "
          + "set to 1",
        expected: "a scale of \(ratio.inWords)")
    }
  }

  /// KR-50: a pinch ends when both fingers are up, and not before. What a third finger does is open.
  static let pinchEnds = Invariant(
    "KR-50", askedOf: .pinch,
    given: { _, attempt, _ in attempt.contacts.count == 2 ? attempt.beginning : nil }
  ) { evidence, attempt, _, beginning in
    if let ending = attempt.action(.ended) {
      let down = attempt.frame(of: ending)?.down ?? []
      return .when(
        evidence.isSpared(attempt, until: ending.at),
        .expect(
          down.isEmpty, at: ending.event,
          "\(evidence.name(attempt)) ended while \(down.count.fingers) of it were down",
          expected: "it ends when the last finger lifts"))
    }
    guard let lift = attempt.frames.last, lift.down.isEmpty, !lift.ended.isEmpty,
      evidence.isSpared(attempt, until: lift.at)
    else { return .notExercised }
    return evidence.requireAction(.ended, of: attempt, in: lift, "its last finger lifted")
  }

  /// KR-51: a rotation begins when its fingers have turned enough, in their direction, and adds up.
  static let rotationHysteresis = Invariant("KR-51", pairsOf: .rotation) {
    evidence, attempt, pair in
    .given(pair.turns) { turns in
      evidence.judgeBeginning(
        of: attempt, pair, still: Thresholds.rotationTurn.surelyBelow,
        far: Thresholds.rotationTurn.surelyAbove, "degrees",
        { [turns[$0] * 180 / .pi] }
      ) && evidence.judgeFirstTurn(of: attempt, pair, turns)
        && evidence.judgeSum(of: attempt, pair, turns)
    }
  }

  /// KR-52: once set, the rotation goes on from there, without another threshold.
  static let rotationRebases = Invariant("KR-52", pairsOf: .rotation) { evidence, attempt, pair in
    let turns = pair.turns
    return Verdict.of(
      turns == nil ? [] : evidence.steps(of: attempt, pair), given: { $0.action.reading.rotation }
    ) { step, rotation in
      let turn = turns.map { $0[step.place] - $0[step.last] } ?? 0
      return .expect(
        (rotation - turn).magnitude <= Tolerance.measure, at: step.action.event,
        "the rotation of \(evidence.name(attempt)) was \(rotation.inWords), where its fingers had "
          + "turned by \(turn.inWords) since it was set to 0",
        expected: "a rotation of \(turn.inWords)")
    }
  }

  /// KR-53: a pinch or rotation is in the middle of its two touches.
  static let twoFingerLocation = Invariant(
    "KR-53", attemptsOf: .pinch, .rotation, needs: .inPlace
  ) { evidence, attempt, _ in
    evidence.judgeLocation(of: attempt, counting: false)
  }

  /// KR-54: of a pan and a pinch on one view only one recognizes, unless somebody allows both.
  static let panAgainstPinch = Invariant("KR-54", attemptsOf: .pan) { evidence, pan, _ in
    Verdict.of(
      evidence.attempts,
      where: {
        evidence.kind($0) == .pinch && evidence.areExclusive(pan, $0)
          && (pan.recognition != nil || $0.recognition != nil)
          && evidence.isLeftInForce(pan, $0)
      }
    ) { pinch in
      let events = [pan, pinch].compactMap { $0.recognition?.event }
      return .expect(
        events.count < 2, at: events.max() ?? 0,
        "\(evidence.name(pan)), a pan, and \(evidence.name(pinch)), a pinch, both recognized",
        expected: "only one of them does")
    }
  }
}

extension Invariant {
  /// Makes the invariant of a rule about what the same two fingers do for recognizers of a kind, by
  /// the script.
  fileprivate convenience init(
    _ id: Rule.ID, pairsOf kind: Scenario.Recognizer.Kind,
    check: @escaping @Sendable (Evidence, Attempt, Pair) -> Verdict
  ) {
    self.init(
      id, askedOf: kind, needs: .inPlace,
      given: { evidence, attempt, _ in Pair(attempt, evidence) }
    ) { evidence, attempt, _, pair in
      check(evidence, attempt, pair)
    }
  }
}

/// An action of two touches, and what it measures: since the action before set it back.
private struct Step {
  let action: Attempt.Action
  /// The times of the action before and of this one, as places in a pair's.
  let last: Int
  let place: Int
}

extension Evidence {
  /// Judges that two fingers were down, now or before, when a pinch was recognized.
  fileprivate func judgeTwo(_ attempt: Attempt) -> Verdict {
    guard let action = attempt.recognition else {
      return .when(
        attempt.contacts.count == 1
          && reach(of: attempt, until: Int.max) >= Thresholds.pinchChange.surelyAbove,
        .holds)
    }
    let most = attempt.frames(until: action).map { $0.before.count + $0.began.count }.max() ?? 0
    return .expect(
      most > 1, at: action.event, "\(name(attempt)) recognized a pinch of one finger",
      expected: "it takes two")
  }

  /// The actions of a gesture that goes on and is set back by each.
  fileprivate func steps(of attempt: Attempt, _ pair: Pair) -> [Step] {
    guard recognizer(attempt.recognizer).rebases else { return [] }
    return zip(attempt.actions, attempt.actions.dropFirst()).compactMap { last, action in
      guard last.state == .began || last.state == .changed, action.state == .changed,
        let before = pair.place(of: last), let place = pair.place(of: action), before < place,
        isSpared(attempt, until: action.at)
      else { return nil }
      return Step(action: action, last: before, place: place)
    }
  }

  /// Whether a gesture of two touches began when they had done enough, and not before.
  fileprivate func judgeBeginning(
    of attempt: Attempt, _ pair: Pair, still: Double, far: Double, _ unit: Sentence,
    _ changes: (Int) -> [Double]
  ) -> Verdict {
    let beginning = attempt.recognition
    /// The most that they have done by a time, by either measure.
    func most(_ place: Int) -> Double {
      (0...place).lazy.flatMap(changes).reduce(0) { max($0, $1.magnitude) }
    }
    let due = pair.times.indices.first { place in
      pair.isMoved[place] && changes(place).allSatisfy { $0.magnitude >= far }
    }
    if let due, isSurelyFree(attempt, until: pair.times[due]) {
      return .require(
        beginning.map { $0.at <= pair.times[due] } ?? false, by: endOf(pair.deliveries[due]),
        "\(name(attempt)) has not begun, although its fingers are \(most(due).inWords) \(unit)",
        expected: "the action of \(name(attempt)), which has begun")
    }
    if let beginning, let place = pair.place(of: beginning) {
      return .expect(
        most(place) > still, at: beginning.event,
        "\(name(attempt)) began when its fingers were only \(most(place).inWords) \(unit)",
        expected: "it takes more than \(still.inWords)")
    }
    let done = most(due ?? pair.times.count - 1)
    return .when(beginning == nil && done > 0 && done <= still, .holds)
  }

  /// Whether a rotation begins in the direction of the turn, with no more than that.
  fileprivate func judgeFirstTurn(of attempt: Attempt, _ pair: Pair, _ turns: [Double]) -> Verdict {
    .given(attempt.beginning) { beginning in
      .given(pair.place(of: beginning)) { place in
        .given(beginning.reading.rotation) { rotation in
          let turn = turns[place]
          return .when(
            turn.magnitude * 180 / .pi >= Thresholds.rotationTurn.surelyAbove,
            .expect(
              rotation * turn > 0 && rotation.magnitude <= turn.magnitude + Tolerance.measure,
              at: beginning.event,
              "\(name(attempt)) began with a rotation of \(rotation.inWords), where its fingers had "
                + "turned by \(turn.inWords)",
              expected: "at most what they had turned, in the same direction"))
        }
      }
    }
  }

  /// Whether the rotation tells what the fingers have turned since it began, and not since the last
  /// action. Whether it goes on beyond half a turn is open, and so is what the threshold takes away.
  fileprivate func judgeSum(of attempt: Attempt, _ pair: Pair, _ turns: [Double]) -> Verdict {
    guard !recognizer(attempt.recognizer).rebases, let beginning = attempt.beginning,
      let first = pair.place(of: beginning), let start = beginning.reading.rotation
    else { return .notExercised }
    let least = Thresholds.rotationTurn.surelyAbove * .pi / 180
    return Verdict.of(
      attempt.actions,
      given: { action -> (rotation: Double, turn: Double)? in
        guard action.state == .changed, isSpared(attempt, until: action.at),
          let place = pair.place(of: action), let rotation = action.reading.rotation,
          (turns[place] - turns[first]).magnitude >= least
        else { return nil }
        return (rotation, turns[place] - turns[first])
      }
    ) { action, found in
      let missing = found.turn - (found.rotation - start)
      return .expect(
        missing.remainder(dividingBy: 2 * .pi).magnitude < least / 2, at: action.event,
        "the rotation of \(name(attempt)) was \(found.rotation.inWords), where its fingers had turned "
          + "by \(found.turn.inWords) since it began with \(start.inWords)",
        expected: "the sum of the two")
    }
  }

  /// Whether nothing ends the gesture of the first of two that recognize, so that it would keep the
  /// second from it no more: as the app does that disables it. Source: GC-16, EX-06.
  fileprivate func isLeftInForce(_ one: Attempt, _ other: Attempt) -> Bool {
    let times = [one, other].compactMap { $0.recognition.map { facts[$0.event].at } }
    guard let first = times.min(), let last = times.max() else { return true }
    return first == last || script.sparesAttempts(from: first, until: last)
  }

  /// Whether two recognizers of one view surely use one touch, and neither says anything of the other.
  fileprivate func areExclusive(_ one: Attempt, _ other: Attempt) -> Bool {
    scene.recognizerViews[one.recognizer] == scene.recognizerViews[other.recognizer]
      && scene.prevents(one.recognizer, other.recognizer)
      && scene.prevents(other.recognizer, one.recognizer)
      && share(one, other, at: .max)
  }
}

/// Two touches of an attempt, from the moment at which both are down to the first lift.
///
/// They are measured on the screen, and in the recognizer's view where that is turned or scaled:
/// which of them counts nobody has settled, so that a rule asks of both.
private struct Pair {
  /// When they are looked at: at the second touch-down, and then at each frame.
  private(set) var times: [Int] = []
  /// The events of the script of these times.
  private(set) var deliveries: [Int] = []
  /// Whether one of them moved at that time.
  private(set) var isMoved: [Bool] = []
  /// The way from the first to the second, each time; by each measure.
  private var spans: [[Point]] = [[]]
  private var frames: [Int] = []

  init?(_ attempt: Attempt, _ evidence: Evidence) {
    guard attempt.contacts.count == 2 else { return nil }
    let isUpright = evidence.isUpright(attempt.recognizer)
    if !isUpright { spans.append([]) }
    for (number, frame) in attempt.frames.enumerated() {
      if !frame.ended.isEmpty || !frame.cancelled.isEmpty { break }
      guard frame.down.count == 2 else { continue }
      let one = evidence.place(of: attempt.contacts[0], at: frame.at)
      let other = evidence.place(of: attempt.contacts[1], at: frame.at)
      times.append(frame.at)
      deliveries.append(frame.delivery)
      isMoved.append(!frame.moved.isEmpty && frame.began.isEmpty)
      spans[0].append(other - one)
      if !isUpright {
        spans[1].append(evidence.wayInView(from: one, to: other, of: attempt.recognizer))
      }
      frames.append(number)
    }
    if times.isEmpty { return nil }
  }

  /// How far apart they are on the screen.
  func distance(_ place: Int) -> Double { spans[0][place].length }

  /// How much further apart they are than at first, by each measure.
  func changes(_ place: Int) -> [Double] { spans.map { $0[place].length - $0[0].length } }

  /// How much further apart they are when an action is sent, if that is surely enough to tell.
  func sureChange(at action: Attempt.Action) -> Double? {
    place(of: action).flatMap { place in
      changes(place).allSatisfy { $0.magnitude >= Thresholds.pinchChange.surelyAbove }
        ? changes(place)[0] : nil
    }
  }

  /// How many times as far apart they are at one time as at another; nil where they are too near to
  /// one another to say, or where that depends on the measure.
  func ratio(from last: Int, to place: Int) -> Double? {
    guard spans.allSatisfy({ $0[last].length >= Thresholds.pairDistance.surelyAbove }) else {
      return nil
    }
    let ratios = spans.map { $0[place].length / $0[last].length }
    return ratios.allSatisfy { ($0 - ratios[0]).magnitude <= Tolerance.measure / 4 }
      ? ratios[0] : nil
  }

  /// The time at which an action was sent, if it was sent at one of these.
  func place(of action: Attempt.Action) -> Int? { frames.firstIndex(of: action.frames - 1) }

  /// How far they have turned by each time, in radians, clockwise; nil where they come nearer to one
  /// another than they were ever measured, turn so far at once that nobody can say, or where it
  /// depends on the measure.
  var turns: [Double]? {
    var found: [[Double]] = []
    for spans in spans {
      var turns = [0.0]
      for (last, next) in zip(spans, spans.dropFirst()) {
        let turn = (atan2(next.y, next.x) - atan2(last.y, last.x)).remainder(dividingBy: 2 * .pi)
        if turn.magnitude > 2.5 { return nil }
        turns.append((turns.last ?? 0) + turn)
      }
      guard spans.allSatisfy({ $0.length >= Thresholds.turningDistance.surelyAbove }) else {
        return nil
      }
      found.append(turns)
    }
    let isSame = found.allSatisfy { turns in
      zip(turns, found[0]).allSatisfy { ($0 - $1).magnitude <= Tolerance.measure / 4 }
    }
    return isSame ? found[0] : nil
  }
}
