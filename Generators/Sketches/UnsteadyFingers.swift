import PropertyTesting
import Thresholds
import TouchScript

/// Fingers as they are: they tremble, drift, hesitate and turn back, come one after the other, are
/// replaced, and are sometimes too many.
extension Sketch {
  /// Quick taps in a row, whose fingers tremble, take turns, or lift far away.
  static let unsteadyTap = Sketch(
    "taps of unsteady fingers", aims: ["KR-02", "KR-03", "KR-06", "KR-10", "KR-13"], weight: 5
  ) { casting in
    casting.castRoom(for: .tap)
  } recognizers: { casting in
    casting.addFinerRecognizer { casting, tap in
      tap.taps = casting.pick([1, 1, 2])
      tap.touches = casting.pick([1, 1, 1, 2])
    }
  } gesture: { casting, tap, touch in
    casting.unsteadyTaps(tap, touch)
  }

  /// Fingers that are held, and tremble all the time, drift away, or come one after the other.
  static let unsteadyPress = Sketch(
    "a press of unsteady fingers",
    aims: ["KR-15", "KR-16", "KR-18", "KR-19", "KR-20"], weight: 6, if: \.longPresses
  ) { casting in
    casting.castRoom(for: .longPress)
  } recognizers: { casting in
    casting.addFinerRecognizer { casting, press in
      press.taps = 0
      press.touches = casting.pick([1, 1, 2])
    }
  } gesture: { casting, press, touch in
    casting.unsteadyPress(press, touch)
  }

  /// A finger that goes a long way, and comes back step by step.
  static let patientPan = Sketch(
    "a pan there and back", aims: ["KR-27", "KR-29", "KR-35"], weight: 3, if: \.pans
  ) { casting in
    casting.castRoom(for: .pan)
  } recognizers: { casting in
    casting.addFinerRecognizer { _, pan in pan.minimumTouches = 1 }
  } gesture: { casting, _, touch in
    casting.thereAndBack(touch)
  }

  /// Fingers of a pan that takes a certain number of them: too few, too many, or replaced.
  static let countedPan = Sketch(
    "a pan of counted fingers", aims: ["KR-31", "KR-33", "KR-34", "KR-57"], weight: 27, if: \.pans
  ) { casting in
    casting.castRoom(for: .pan)
  } recognizers: { casting in
    casting.addFinerRecognizer { casting, pan in
      pan.minimumTouches = casting.pick([1, 2, 2, 2])
      pan.maximumTouches = pan.minimumTouches == 1 ? 1 : casting.pick([nil, nil, 2])
    }
  } gesture: { casting, pan, touch in
    casting.countedPan(pan, touch)
  }

  /// A swipe whose finger goes back a little before it goes on.
  static let hesitantSwipe = Sketch(
    "a swipe that hesitates", aims: ["KR-39", "KR-42", "KR-45"], weight: 3, if: \.swipes
  ) { casting in
    casting.castRoom(for: .swipe)
  } recognizers: { casting in
    casting.addFinerRecognizer { casting, swipe in swipe.touches = casting.pick([1, 1, 2]) }
  } gesture: { casting, swipe, touch in
    casting.hesitantSwipe(swipe, touch)
  }

  /// Two fingers that go along, and then apart, so that their middle stays.
  static let partingPan = Sketch(
    "a pan whose fingers part", aims: ["KR-27"], weight: 2, if: \.pans
  ) { casting in
    casting.castRoom(for: .pan)
  } recognizers: { casting in
    casting.addFinerRecognizer { casting, pan in
      pan.minimumTouches = casting.pick([1, 2])
      pan.maximumTouches = nil
    }
  } gesture: { casting, _, touch in
    let length = touch.reach + 10
    let (x, y) = casting.pick([(1.0, 0.0), (0.0, 1.0), (-1.0, 0.0)])
    return [-1.0, 1.0].enumerated().map { finger, side in
      let start = touch.place.moved(side * 40, 0)
      let there = start.moved(x * length, y * length)
      var stroke = Stroke(
        finger: touch.finger + finger, start: start, began: touch.time, lifted: touch.time + 100)
      stroke.moves = [
        (touch.time + 20, there), (touch.time + 40, there.moved(side * 20, 0)),
        (touch.time + 60, there.moved(side * 20, side * 20)),
        (touch.time + 80, there.moved(side * 20 + x * 20, y * 20)),
      ]
      return stroke
    }
  }

  /// Several taps of two fingers, of which one lacks a finger.
  static let shortTap = Sketch(
    "taps of which one lacks a finger", aims: ["KR-09"], weight: 2, if: \.severalFingers
  ) { casting in
    casting.castRoom(for: .tap)
  } recognizers: { casting in
    casting.addFinerRecognizer { casting, tap in
      tap.taps = casting.pick([2, 2, 3])
      tap.touches = 2
    }
  } gesture: { casting, tap, touch in
    let short = casting.pick(Array(0..<tap.taps))
    // So far apart that nobody takes one finger's touch for the other's next tap, or it is not safe.
    let apart = Thresholds.tapDistance.surelyAbove + 2
    var time = touch.time
    return (0..<tap.taps).flatMap { number in
      let hold = casting.pick([20, 40])
      defer { time += hold + 60 }
      return (0..<(number == short ? 1 : tap.touches)).map { finger in
        Stroke(
          finger: touch.finger + finger, start: touch.place.moved(0, -Double(finger) * apart),
          began: time, lifted: time + hold)
      }
    }
  }
}

extension Casting {
  /// Taps in a row, so quick that a time limit of the first ends during another; a finger may
  /// tremble, so that its whole way is long though it gets nowhere.
  mutating func unsteadyTaps(_ tap: Scenario.Recognizer, _ touch: Touching) -> [Stroke] {
    var strokes: [Stroke] = []
    var time = touch.time
    let rounds = oneIn(2) ? pick([5, 6, 7]) : 1
    let trembles = !oneIn(3)
    let takesTurns = oneIn(3)
    for number in 0..<(rounds * tap.taps) {
      let hold = Thresholds.tapDuration.surelyBelow
      for finger in 0..<tap.touches {
        let start = touch.place.moved(Double(finger) * 48, 0)
        let other = takesTurns && number % 2 == 1 ? tap.touches : 0
        var stroke = Stroke(
          finger: touch.finger + finger + other, start: start, began: time, lifted: time + hold)
        if trembles {
          stroke.moves = tremble(around: start, from: time + 4, to: time + hold, by: 12)
        }
        strokes.append(stroke)
      }
      time += hold + pick([50, 60])
    }
    if tap.touches == 1, oneIn(4) {
      spoilLastTap(of: &strokes)
    } else if oneIn(3), let last = strokes.indices.last {
      let way = pick([Point(120, 0), Point(0, 120), Point(-120, 0)])
      strokes[last].moves = []
      strokes[last].liftPlace = strokes[last].start.moved(way.x, way.y)
    }
    return strokes
  }

  /// A finger that moves to and fro by a point, so often that its way is long.
  mutating func tremble(
    around start: Point, from: Int, to: Int, by interval: Int
  ) -> [(at: Int, place: Point)] {
    stride(from: from, to: to, by: interval).enumerated().map { number, time in
      let offsets = [(1.0, 0.0), (0.0, 0.0), (0.0, 1.0), (-1.0, 0.0), (0.0, -1.0), (1.0, 0.0)]
      let (x, y) = offsets[number % offsets.count]
      return (time, start.moved(x, y))
    }
  }

  /// Fingers that are held until the press has surely begun: they tremble, drift away in small steps,
  /// or come one after the other.
  mutating func unsteadyPress(_ press: Scenario.Recognizer, _ touch: Touching) -> [Stroke] {
    let limit = Thresholds.pressDuration.shifted(to: press.minimumPressDuration)
    let end = touch.time + limit.surelyAbove + 20
    let delay = press.touches > 1 ? pick([0, 20, 60, 100]) : 0
    let drifts = delay == 0 && oneIn(2)
    let moves = !drifts && oneIn(2)
    let far = Thresholds.pressMovement.scaled(to: press.allowableMovement).surelyAbove
    return (0..<press.touches).map { finger in
      let start = touch.place.moved(0, Double(finger) * 152)
      let began = touch.time + finger * delay
      var stroke = Stroke(
        finger: touch.finger + finger, start: start, began: began,
        lifted: end + delay + (finger == 0 ? 0 : 60))
      if drifts {
        let step = max(1, press.allowableMovement * 0.75)
        let count = Int((max(far, touch.reach) / step).rounded(.up))
        let pause = max(1, min(12, 140 / count))
        stroke.moves = (1...count).map { number in
          (began + number * pause, start.moved(Double(number) * step, 0).onGrid)
        }
      } else if delay == 0, press.allowableMovement > Thresholds.pressMovement.engine {
        // As far as it allows, and no farther than anybody may take that for.
        let most = Thresholds.pressMovement.scaled(to: press.allowableMovement).surelyBelow
        stroke.moves = [
          (touch.time + 40, start.moved(most - 1, 0)), (touch.time + 80, start.moved(0, 1 - most)),
        ]
      } else {
        stroke.moves = tremble(
          around: start, from: touch.time + delay + 40, to: moves ? end - 40 : end, by: 70)
        if moves {
          stroke.moves.append((end + delay - 10, start.moved(touch.reach + 10, 0)))
          stroke.moves.append((end + delay - 5, start.moved(touch.reach + 30, 0)))
        }
      }
      return stroke
    }
  }

  /// A finger that goes a long way at once, and comes back in steps for as long as any velocity may
  /// remember, and longer.
  mutating func thereAndBack(_ touch: Touching) -> [Stroke] {
    let (x, y) = pick([(1.0, 0.0), (-1.0, 0.0), (0.0, 1.0), (0.0, -1.0), (1.0, 1.0)])
    let length = touch.reach + pick([130, 210])
    var stroke = Stroke(finger: touch.finger, start: touch.place, began: touch.time)
    var time = touch.time + 20
    for part in [0.5, 1] {
      stroke.moves.append((time, touch.place.moved(x * length * part, y * length * part)))
      time += 20
    }
    let pause = pick([60, 80, 90])
    for number in 1...6 {
      time += pause
      let rest = length - Double(number) * pick([5, 10, 15])
      stroke.moves.append((time, touch.place.moved(x * rest, y * rest)))
    }
    stroke.lifted = time + 20
    return [stroke]
  }

  /// Fingers of a pan that begin together, of which one may leave and come back; or one that comes
  /// when another has left; or more than it takes.
  mutating func countedPan(_ pan: Scenario.Recognizer, _ touch: Touching) -> [Stroke] {
    let (x, y) = pick([(1.0, 0.0), (0.0, 1.0), (0.0, -1.0)])
    let length = touch.reach + 10
    /// A finger that goes on at some times, by as much each time.
    func finger(_ number: Int, _ place: Int, from began: Int, to lifted: Int, at times: [Int])
      -> Stroke
    {
      let start = touch.place.moved(Double(place) * 48, 0)
      var stroke = Stroke(
        finger: touch.finger + number, start: start, began: touch.time + began,
        lifted: touch.time + lifted)
      for (turn, time) in times.enumerated() {
        let way = length * Double(turn + 1)
        stroke.moves.append((touch.time + time, start.moved(x * way, y * way)))
      }
      return stroke
    }
    let count = pan.minimumTouches
    if oneIn(4), let most = pan.maximumTouches {
      return (0...most).map { finger($0, $0, from: 0, to: 100, at: [20, 40, 60]) }
    }
    if count == 1 { return [finger(0, 0, from: 0, to: 100, at: [20, 40, 60])] }
    switch random.below(3) {
    case 0:
      // The second lifts before the first moves: one is too few, however many there were.
      return [
        finger(0, 0, from: 0, to: 140, at: [60, 80, 100]), finger(1, 1, from: 10, to: 40, at: []),
      ]
    case 1:
      // The second lifts on the way, and the first goes on alone.
      return [
        finger(0, 0, from: 0, to: 140, at: [20, 40, 80, 100]),
        finger(1, 1, from: 0, to: 60, at: [20, 40]),
      ]
    default:
      // Another takes the place of the second.
      return [
        finger(0, 0, from: 0, to: 180, at: [20, 40, 80, 120, 140]),
        finger(1, 1, from: 0, to: 60, at: [20, 40]),
        finger(pick([1, 2]), 2, from: 100, to: pick([160, 180, 200]), at: [120, 140]),
      ]
    }
  }

  /// A quick swipe that goes back by a point before it goes on.
  mutating func hesitantSwipe(_ swipe: Scenario.Recognizer, _ touch: Touching) -> [Stroke] {
    let way = pick(swipe.directions).way
    let length = Double(pick([120, 160, 200]))
    let places = oneIn(5) ? [1, 2, length] : [2, 1, length]
    let strides = swipe.touches == 1 && oneIn(3)
    return (0..<swipe.touches).map { finger in
      let start = touch.place.moved(Double(finger) * 48, 0)
      var stroke = Stroke(
        finger: touch.finger + finger, start: start, began: touch.time, lifted: touch.time + 120)
      stroke.moves = zip([10, 20, pick([40, 80])], places).map { moment, place in
        (touch.time + moment, start.moved(way.x * place, way.y * place))
      }
      if strides {
        stroke.moves = (1...5).map { step in
          let part = length * Double(step) / 5
          return (touch.time + step * 15, start.moved(way.x * part, way.y * part))
        }
      }
      return stroke
    }
  }
}
