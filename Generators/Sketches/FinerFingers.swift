import PropertyTesting
import Thresholds
import TouchScript

/// What fingers do for the gestures that chance hardly makes.
extension Casting {
  // MARK: Pans

  /// Two fingers on their way, one of which may come later, leave earlier, or rest for a while.
  mutating func busyPan(_ touch: Touching) -> [Stroke] {
    // When one finger rests, the middle of two goes half as far as the other.
    let length = pick([1.0, 2, 2]) * (touch.reach + 10)
    let (x, y) = pick([(1.0, 0.0), (-1.0, 0.0), (0.0, 1.0), (0.0, -1.0), (1.0, 1.0)])
    let joins = pick([0, 30, 30])
    let leaver = pick([nil, 0, 1])
    let goers = pick([[0, 1], [0, 1], [0], [1]])
    return (0..<2).map { number in
      let begins = number == 1 ? joins : 0
      let lifts = leaver == number ? 60 : pick([100, 100, 110])
      var place = touch.place.moved(Double(number) * 48, 0)
      var stroke = Stroke(
        finger: touch.finger + number, start: place, began: touch.time + begins,
        lifted: touch.time + lifts)
      let steps = [(20, true), (50, goers.contains(number)), (80, true)]
      for (moment, isGoing) in steps where isGoing && moment > begins && moment < lifts {
        place = place.moved(x * length, y * length)
        stroke.moves.append((touch.time + moment, place))
      }
      return stroke
    }
  }

  // MARK: Swipes

  /// A swipe that may start a little backwards, or halfway to the side; and other fingers that come
  /// along, rest, or go the other way.
  mutating func finerSwipe(
    _ swipe: Scenario.Recognizer, _ touch: Touching
  ) -> [Stroke] {
    let way = pick(swipe.directions).way
    let side = oneIn(4) ? pick([1.0, -1.0]) : 0
    let length = pick([100.0, 120, 200, 200])
    let duration = pick([40, 80, Thresholds.swipeDuration.surelyBelow])
    let startsBack = swipe.directions.count == 1 && !oneIn(3)
    let returns = side != 0 && oneIn(2)
    let others = pick([1.0, 1, 0, 0, -1])
    return (0..<swipe.touches).map { finger in
      let start = touch.place.moved(Double(finger) * 48, 0)
      let moment = touch.time + duration
      var stroke = Stroke(
        finger: touch.finger + finger, start: start, began: touch.time, lifted: moment + 40)
      if startsBack {
        let back = -Thresholds.swipeReturn.surelyAbove
        stroke.moves = [(touch.time + 10, start.moved(way.x * back, way.y * back))]
      }
      let part = finger == 0 ? length : length * others
      if part != 0 {
        let aside = Point(way.y * side, way.x * side)
        stroke.moves.append(
          (moment, start.moved((way.x + aside.x) * part, (way.y + aside.y) * part)))
        if returns {
          stroke.moves.append(
            (moment + 20, start.moved(way.x * part * 2, way.y * part * 2)))
        }
      }
      return stroke
    }
  }

  // MARK: Presses

  /// Taps, one too few now and then, and then fingers that stay; one more may join them.
  mutating func finerPress(
    _ press: Scenario.Recognizer, _ touch: Touching
  ) -> [Stroke] {
    let taps = oneIn(4) ? max(0, press.taps - 1) : press.taps
    var strokes: [Stroke] = []
    var time = touch.time
    func fingers(_ count: Int, from began: Int, to lifted: Int) -> [Stroke] {
      // So far apart that no touch is near the end of another's.
      (0..<count).map { number in
        Stroke(
          finger: touch.finger + number, start: touch.place.moved(0, Double(number) * 152),
          began: began, lifted: lifted)
      }
    }
    for _ in 0..<taps {
      let hold = pick([10, 40, 100])
      strokes += fingers(press.touches, from: time, to: time + hold)
      time += hold + pick([50, 100])
    }
    let end =
      time + Thresholds.pressDuration.shifted(to: press.minimumPressDuration).surelyAbove
    strokes += fingers(press.touches, from: time, to: end)
    if oneIn(2) {
      strokes.append(
        Stroke(
          finger: touch.finger + press.touches,
          start: touch.place.moved(0, Double(press.touches) * 152),
          began: time + pick([10, 50, 100]), lifted: end + pick([0, 20])))
    } else if oneIn(3) {
      strokes[strokes.count - 1].moves = [
        (end + 20, strokes[strokes.count - 1].start.moved(touch.reach + 10, 0))
      ]
      strokes[strokes.count - 1].lifted = end + 60
    }
    return strokes
  }

  // MARK: Two fingers

  /// Two fingers that part or meet in several steps, each measured from the one before.
  mutating func finerPinch(_ touch: Touching) -> [Stroke] {
    let near = pick([24.0, 40, 60, 110])
    let far = near + touch.reach + 10
    let radii = pick([
      [near, far, far + 20], [near, far, far + 30, far + 10], [far, near, near + 10],
      [far, near, near + 5, near],
    ])
    return pair(touch, steps: radii) { radius, side in Point(side * radius, 0) }
  }

  /// Two fingers that turn around their middle in several steps.
  mutating func finerTurn(_ touch: Touching) -> [Stroke] {
    // Nobody has measured fingers that are nearer. Source: KR-51.
    let radius = max(touch.reach * 1.25 + 10, Thresholds.turningDistance.surelyAbove / 2 + 5)
    let first = pick([60.0, 90]) * (oneIn(2) ? 1 : -1)
    let next = pick([10.0, 40, -20])
    return pair(touch, steps: [0, first, first + next, first + next * 2]) { angle, side in
      Point(side * radius, 0).turned(byDegrees: angle)
    }
  }
}

extension Scenario.Recognizer.SwipeDirection {
  /// The direction as a way of one point.
  var way: Point {
    switch self {
    case .right: Point(1, 0)
    case .left: Point(-1, 0)
    case .up: Point(0, -1)
    case .down: Point(0, 1)
    }
  }
}
