import PropertyTesting
import Thresholds
import TouchScript

/// Plays rounds, and what the fingers do in them.
extension Casting {
  /// Plays one round after what was `played`, if it is clear what it means, and gives the time at
  /// which the one that waits has given up.
  mutating func castRound(
    _ strokesOfRound: (inout Casting, Touching, _ other: Point) -> [Stroke], at time: Int,
    _ aim: PointPicker, _ safe: SafeSampling, after played: inout [Stroke],
    _ script: inout ScriptWriter
  ) -> Int {
    let place = aim.mark(0) ?? .zero
    let other = aim.mark(1) ?? place
    let touch = Touching(place: place, time: time, finger: fingersLeftDown, reach: safe.reach)
    var strokes: [Stroke] = []
    for _ in 0..<8 where strokes.isEmpty {
      let round = strokesOfRound(&self, touch, other)
      if safe.allows(round, after: played) { strokes = round }
    }
    guard let first = strokes.first else { return time }
    for stroke in strokes { script.play(stroke) }
    played += strokes
    if let changes = sketch.changes {
      for change in changes(&self) {
        script.change(change, at: pick([first.began + 5, first.began + 5, first.over + 500]))
      }
    }
    return (strokes.map(\.over).max() ?? time) + pick([1_000, 1_000, 1_500, 2_000])
  }

  /// Quick taps, as many as one of `counts` says.
  mutating func series(_ touch: Touching, of counts: [Int] = [1, 1, 2]) -> [Stroke] {
    var time = touch.time
    return (0..<pick(counts)).map { _ in
      let lifted = time + pick([10, 40, 100, Thresholds.tapDuration.surelyBelow])
      defer { time = lifted + pick([50, 100, Thresholds.tapInterval.surelyBelow]) }
      return Stroke(finger: touch.finger, start: touch.place, began: time, lifted: lifted)
    }
  }

  /// Two fingers tap at two places, in one event or one after the other.
  mutating func fingersApart(_ touch: Touching, _ other: Point) -> [Stroke] {
    let first = Stroke(
      finger: touch.finger, start: touch.place, began: touch.time,
      lifted: touch.time + pick([60, 60, 100]))
    let second = Stroke(
      finger: touch.finger + 1, start: other, began: touch.time + pick([0, 20]),
      lifted: touch.time + pick([60, 100, 120]))
    return [first, second]
  }

  /// A finger makes a gesture begin; then another taps, and the first goes on or not.
  mutating func fingerAfterGesture(_ touch: Touching, _ other: Point) -> [Stroke] {
    let start = touch.place.moved(40, 120)
    let isPress = scene.recognizers.first?.kind == .longPress
    let comes = touch.time + (isPress ? 2_000 : 40)
    var first = Stroke(finger: touch.finger, start: start, began: touch.time)
    if !isPress { first.moves = [(touch.time + 20, start.moved(0, -120))] }
    let second = Stroke(
      finger: touch.finger + 1, start: other, began: comes, lifted: comes + pick([40, 100]))
    let moves = comes + (isPress ? 4_000 : 120)
    if !oneIn(4) { first.moves.append((moves, start.moved(-120, -120))) }
    first.lifted = moves + 20
    return [first, second]
  }

  /// A finger that rests until a long press begins, and then goes along.
  mutating func dragAfterRest(_ touch: Touching) -> Stroke {
    var moment = touch.time + pick([1_400, Thresholds.tapDuration.surelyAbove])
    var stroke = Stroke(finger: touch.finger, start: touch.place, began: touch.time)
    for way in pick([[120.0], [120, 200], [120, 200, 120]]) {
      stroke.moves.append((moment, touch.place.moved(0, -way)))
      moment += pick([20, 100])
    }
    stroke.lifted = moment
    return stroke
  }

  /// Two fingers at once, one of which the recognizer does not take: they tap, stay or move along.
  mutating func fingersBeside(_ touch: Touching, _ other: Point) -> [Stroke] {
    let kind = scene.recognizers.first?.kind ?? .tap
    let duration =
      switch kind {
      case .longPress:
        Thresholds.pressDuration.shifted(
          to: scene.recognizers.first?.minimumPressDuration ?? Thresholds.pressDuration.engine
        ).surelyAbove
      case .tap: 60
      default: 100
      }
    let end = touch.time + duration
    return [touch.place.moved(40, 120), other].enumerated().map { number, start in
      var stroke = Stroke(
        finger: touch.finger + number, start: start, began: touch.time + number * pick([0, 10]),
        lifted: end + number * pick([0, 20]))
      if kind != .tap, kind != .longPress {
        // The other goes along, or another way.
        let isApart = number > 0 && oneIn(2)
        stroke.moves = [(touch.time + 40, isApart ? start.moved(0, 120) : start.moved(120, 0))]
        if oneIn(2) { stroke.moves.append((touch.time + 60, start.moved(120, 120))) }
      }
      return stroke
    }
  }
}
