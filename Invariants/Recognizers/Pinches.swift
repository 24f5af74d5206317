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

extension Invariant {
  /// KR-46: a pinch needs two fingers.
  static let pinchNeedsTwo = Invariant("KR-46", attemptsOf: .pinch) { evidence, attempt, _ in
    guard let action = attempt.recognition else {
      let isTested =
        attempt.contacts.count == 1
        && evidence.reach(of: attempt, until: Int.max) >= Thresholds.pinchChange.surelyAbove
      return isTested ? .holds : .notExercised
    }
    let most = attempt.frames(until: action).map { $0.before.count + $0.began.count }.max() ?? 0
    return .expect(
      most > 1, at: action.event, "\(evidence.name(attempt)) recognized a pinch of one finger",
      expected: "it takes two")
  }

  /// KR-47: a pinch begins when the distance of its fingers has changed enough, and not before.
  static let pinchHysteresis = Invariant("KR-47") { evidence in
    evidence.judgePairs(of: .pinch) { attempt, pair in
      evidence.judgeBeginning(
        of: attempt, pair, still: Thresholds.pinchChange.surelyBelow,
        far: Thresholds.pinchChange.surelyAbove, "points further apart or together"
      ) { pair.distance($0) - pair.distance(0) }
    }
  }

  /// KR-48: fingers that move apart make the scale more than 1, together less.
  static let pinchScale = Invariant("KR-48") { evidence in
    evidence.judgePairs(of: .pinch) { attempt, pair in
      Verdict.of(attempt.actions) { action in
        guard action.state == .began || action.state == .changed,
          let scale = action.reading.scale, let place = pair.place(of: action),
          !evidence.recognizer(attempt.recognizer).rebases || action.state == .began
        else { return .notExercised }
        let change = pair.distance(place) - pair.distance(0)
        guard change.magnitude >= Thresholds.pinchChange.surelyAbove else { return .notExercised }
        return .expect(
          change > 0 ? scale > 1 : scale < 1, at: action.event,
          "the scale of \(evidence.name(attempt)) was \(scale.inWords), where its fingers had moved "
            + "\(change.magnitude.inPoints) " + (change > 0 ? "apart" : "together"),
          expected: change > 0 ? "it is more than 1" : "it is less than 1")
      }
    }
  }

  /// KR-49: once set, the scale goes on from there.
  static let scaleRebases = Invariant("KR-49") { evidence in
    evidence.judgeSteps(of: .pinch) { attempt, pair, last, place, action in
      guard let scale = action.reading.scale,
        pair.distance(last) >= Thresholds.pairDistance.surelyAbove
      else { return .notExercised }
      let ratio = pair.distance(place) / pair.distance(last)
      return .expect(
        (scale - ratio).magnitude <= Tolerance.measure * (1 + ratio), at: action.event,
        "the scale of \(evidence.name(attempt)) was \(scale.inWords), where its fingers had gone from "
          + "\(pair.distance(last).inPoints) to \(pair.distance(place).inWords) since it was set "
          + "to 1",
        expected: "a scale of \(ratio.inWords)")
    }
  }

  /// KR-50: a pinch ends when both fingers are up, and not before.
  static let pinchEnds = Invariant("KR-50", attemptsOf: .pinch) { evidence, attempt, _ in
    guard let beginning = attempt.beginning, attempt.contacts.count == 2,
      attempt.frame(of: beginning)?.down.count == 2
    else { return .notExercised }
    return evidence.judgeEnd(of: attempt, after: beginning, tracking: attempt.contacts)
  }

  /// KR-51: a rotation begins when its fingers have turned enough, and in their direction.
  static let rotationHysteresis = Invariant("KR-51") { evidence in
    evidence.judgePairs(of: .rotation) { attempt, pair in
      guard let turns = pair.turns else { return .notExercised }
      return evidence.judgeBeginning(
        of: attempt, pair, still: Thresholds.rotationTurn.surelyBelow,
        far: Thresholds.rotationTurn.surelyAbove, "degrees",
        { turns[$0] * 180 / .pi }
      )
      .and(evidence.judgeFirstTurn(of: attempt, pair, turns))
    }
  }

  /// KR-52: once set, the rotation goes on from there, without another threshold.
  static let rotationRebases = Invariant("KR-52") { evidence in
    evidence.judgeSteps(of: .rotation) { attempt, pair, last, place, action in
      guard let turns = pair.turns, let rotation = action.reading.rotation else {
        return .notExercised
      }
      let turn = turns[place] - turns[last]
      return .expect(
        (rotation - turn).magnitude <= Tolerance.measure, at: action.event,
        "the rotation of \(evidence.name(attempt)) was \(rotation.inWords), where its fingers had "
          + "turned by \(turn.inWords) since it was set to 0",
        expected: "a rotation of \(turn.inWords)")
    }
  }

  /// KR-53: a pinch or rotation is in the middle of its two touches.
  static let twoFingerLocation = Invariant("KR-53", attemptsOf: .pinch, .rotation) {
    evidence, attempt, _ in
    evidence.judgeLocation(of: attempt, counting: false)
  }

  /// KR-54: of a pan and a pinch on one view only one recognizes, unless somebody allows both.
  static let panAgainstPinch = Invariant("KR-54", attemptsOf: .pan) { evidence, pan, _ in
    Verdict.of(
      evidence.attempts, where: { evidence.kind($0) == .pinch && evidence.areExclusive(pan, $0) }
    ) { pinch in
      guard let one = pan.recognition, let other = pinch.recognition else {
        let isDecided = pan.recognition != nil || pinch.recognition != nil
        return isDecided ? .holds : .notExercised
      }
      return .broken(
        Violation(
          "\(evidence.name(pan)), a pan, and \(evidence.name(pinch)), a pinch, both recognized",
          event: max(one.event, other.event), expected: "only one of them does"))
    }
  }
}

extension Evidence {
  /// Everything that recognizers of a kind were told and did about the same two touches, which came
  /// down in views that are not turned.
  fileprivate func judgePairs(
    of kind: Scenario.Recognizer.Kind, _ judge: (Attempt, Pair) -> Verdict
  ) -> Verdict {
    eachAttempt(of: [kind], needs: .upright) { attempt, _ in
      guard let pair = Pair(attempt, self)
      else { return .notExercised }
      return judge(attempt, pair)
    }
  }

  /// Judges what each action measured since the one before set it back.
  fileprivate func judgeSteps(
    of kind: Scenario.Recognizer.Kind,
    _ judge: (Attempt, Pair, _ last: Int, _ place: Int, Attempt.Action) -> Verdict
  ) -> Verdict {
    judgePairs(of: kind) { attempt, pair in
      guard recognizer(attempt.recognizer).rebases else { return .notExercised }
      return Verdict.of(zip(attempt.actions, attempt.actions.dropFirst())) { last, action in
        guard last.state == .began || last.state == .changed, action.state == .changed,
          let before = pair.place(of: last), let place = pair.place(of: action), before < place,
          isUndisturbed(attempt, until: action.at)
        else { return .notExercised }
        return judge(attempt, pair, before, place, action)
      }
    }
  }

  /// Whether a gesture of two touches began when they had done enough, and not before.
  fileprivate func judgeBeginning(
    of attempt: Attempt, _ pair: Pair, still: Double, far: Double, _ unit: String,
    _ change: (Int) -> Double
  ) -> Verdict {
    let beginning = attempt.recognition
    var most = 0.0
    for place in pair.times.indices {
      most = max(most, change(place).magnitude)
      guard most >= far, pair.isMoved[place] else { continue }
      guard isFree(attempt, until: pair.times[place]) else { break }
      return .require(
        beginning.map { $0.at <= pair.times[place] } ?? false, by: endOf(pair.deliveries[place]),
        "\(name(attempt)) has not begun, although its fingers are \(most.inWords) \(unit)",
        expected: "the action of \(name(attempt)), which has begun")
    }
    if let beginning, let place = pair.place(of: beginning) {
      let done = (0...place).reduce(0) { max($0, change($1).magnitude) }
      return .expect(
        done > still, at: beginning.event,
        "\(name(attempt)) began when its fingers were only \(done.inWords) \(unit)",
        expected: "it takes more than \(still.inWords)")
    }
    return beginning == nil && most > 0 && most <= still ? .holds : .notExercised
  }

  /// Whether a rotation begins in the direction of the turn, with no more than that.
  fileprivate func judgeFirstTurn(of attempt: Attempt, _ pair: Pair, _ turns: [Double]) -> Verdict {
    guard let beginning = attempt.beginning, let rotation = beginning.reading.rotation,
      let place = pair.place(of: beginning)
    else { return .notExercised }
    let turn = turns[place]
    guard turn.magnitude * 180 / .pi >= Thresholds.rotationTurn.surelyAbove else {
      return .notExercised
    }
    let isRight =
      rotation * turn > 0 && rotation.magnitude <= turn.magnitude + Tolerance.measure
    return .expect(
      isRight, at: beginning.event,
      "\(name(attempt)) began with a rotation of \(rotation.inWords), where its fingers had turned "
        + "by \(turn.inWords)",
      expected: "at most what they had turned, in the same direction")
  }

  /// Whether two recognizers of one view share a touch, and neither says anything of the other.
  fileprivate func areExclusive(_ one: Attempt, _ other: Attempt) -> Bool {
    scene.recognizerViews[one.recognizer] == scene.recognizerViews[other.recognizer]
      && scene.prevents(one.recognizer, other.recognizer)
      && scene.prevents(other.recognizer, one.recognizer)
      && one.contacts.contains(where: other.contacts.contains)
  }
}

/// Two touches of an attempt, from the moment at which both are down to the first lift.
private struct Pair {
  /// When they are looked at: at the second touch-down, and then at each frame.
  private(set) var times: [Int] = []
  /// The events of the script of these times.
  private(set) var deliveries: [Int] = []
  /// Whether one of them moved at that time.
  private(set) var isMoved: [Bool] = []
  /// The way from the first to the second, each time.
  private var spans: [Point] = []
  private var frames: [Int] = []

  init?(_ attempt: Attempt, _ evidence: Evidence) {
    guard attempt.contacts.count == 2 else { return nil }
    for (number, frame) in attempt.frames.enumerated() {
      if !frame.ended.isEmpty || !frame.cancelled.isEmpty { break }
      guard frame.down.count == 2 else { continue }
      let one = evidence.place(of: attempt.contacts[0], at: frame.at)
      let other = evidence.place(of: attempt.contacts[1], at: frame.at)
      times.append(frame.at)
      deliveries.append(frame.delivery)
      isMoved.append(!frame.moved.isEmpty && frame.began.isEmpty)
      spans.append(other - one)
      frames.append(number)
    }
    if times.isEmpty { return nil }
  }

  func distance(_ place: Int) -> Double { spans[place].length }

  /// The time at which an action was sent, if it was sent at one of these.
  func place(of action: Attempt.Action) -> Int? { frames.firstIndex(of: action.frames - 1) }

  /// How far they have turned by each time, in radians, clockwise; nil where they come so near to
  /// one another, or turn so far at once, that nobody can say.
  var turns: [Double]? {
    var turns = [0.0]
    for (last, next) in zip(spans, spans.dropFirst()) {
      let turn = (atan2(next.y, next.x) - atan2(last.y, last.x)).remainder(dividingBy: 2 * .pi)
      if turn.magnitude > 2.5 { return nil }
      turns.append((turns.last ?? 0) + turn)
    }
    return spans.allSatisfy { $0.length >= Thresholds.pairDistance.surelyAbove } ? turns : nil
  }
}
