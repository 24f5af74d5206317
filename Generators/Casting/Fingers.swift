import Foundation
import PropertyTesting
import Thresholds
import TouchScript

/// Where and when a gesture starts, with which finger, and how far fingers go that surely move.
struct Touching {
  var place: Point
  var time: Int
  var finger: Int
  var reach: Double

  /// The same from an edge of the screen; nil: from where it was.
  func from(_ edge: Scenario.Recognizer.Edge?) -> Touching {
    var touch = self
    switch edge {
    case .left: touch.place.x = 1
    case .right: touch.place.x = 319
    case .top: touch.place.y = 1
    case .bottom: touch.place.y = 479
    case nil: break
    }
    return touch
  }
}

/// What fingers do for the gestures there are.
extension Casting {
  /// Taps, one after the other, with fingers side by side that come down together or nearly so.
  mutating func taps(_ touch: Touching, taps: Int = 1, fingers: Int = 1) -> [Stroke] {
    var strokes: [Stroke] = []
    var time = touch.time
    let taps = oneIn(6) ? taps + pick([-1, 1]) : taps
    for _ in 0..<max(taps, 1) {
      let hold = pick([10, 40, 40, 100, Thresholds.tapDuration.surelyBelow])
      let delay = oneIn(4) ? 5 : 0
      for finger in 0..<fingers {
        var stroke = Stroke(
          finger: touch.finger + finger, start: touch.place.moved(Double(finger) * 48, 0),
          began: time + finger * delay, lifted: time + hold + finger * delay)
        if fingers == 1, oneIn(6) { stroke.moves = [(time + 5, touch.place.moved(1, 0))] }
        strokes.append(stroke)
      }
      time += hold + fingers * delay + pick([50, 100])
    }
    return strokes
  }

  /// A finger that stays, after so many taps; some move a little, or far as soon as it lasts.
  mutating func press(
    _ touch: Touching, taps: Int = 0, fingers: Int = 1, duration: Int
  ) -> [Stroke] {
    var strokes = taps > 0 ? self.taps(touch, taps: taps, fingers: fingers) : []
    let time = (strokes.map(\.over).max() ?? touch.time - 100) + 100
    let move = pick([
      Point(0, 0), Point(0, 0), Point(0, 0), Point(1, 0), Point(120, 0), Point(0, 40),
    ])
    let moment = time + pick([20, duration + 100])
    for finger in 0..<fingers {
      let start = touch.place.moved(Double(finger) * 48, 0)
      var stroke = Stroke(
        finger: touch.finger + finger, start: start, began: time, lifted: time + duration)
      if move != .zero {
        stroke.moves = [(moment, start.moved(move.x, move.y))]
        stroke.lifted = max(time + duration, moment + 20)
      }
      strokes.append(stroke)
    }
    return strokes
  }

  /// Fingers that go along together, at once or after a while, and sometimes back.
  mutating func drag(_ touch: Touching, fingers: Int = 1) -> [Stroke] {
    let length = pick([2, touch.reach + 10, touch.reach + 20, 120, 120, 160, 240, 600])
    let (x, y) = pick([
      (1.0, 0.0), (-1.0, 0.0), (0.0, 1.0), (0.0, -1.0), (0.0, -1.0), (1.0, 1.0), (-1.0, 1.0),
    ])
    var moment =
      touch.time + pick([20, 20, 20, 40, 400, 1_200, Thresholds.tapDuration.surelyAbove])
    var strokes = (0..<fingers).map { finger in
      Stroke(
        finger: touch.finger + finger, start: touch.place.moved(Double(finger) * 48, 0),
        began: touch.time)
    }
    for part in pick([[1], [1, 1.5], [1, 2, 3], [1, 2, 0], [1, 0]]) {
      for index in strokes.indices {
        let place = strokes[index].start.moved(x * length * part, y * length * part)
        strokes[index].moves.append((moment, place))
      }
      moment += pick([20, 20, 100])
    }
    for index in strokes.indices { strokes[index].lifted = moment }
    return fingers == 1 && traits.severalFingers && oneIn(3) ? joined(strokes[0]) : strokes
  }

  /// A finger that goes along, and another that joins it on its way, and stays longer or not.
  private mutating func joined(_ stroke: Stroke) -> [Stroke] {
    guard let first = stroke.moves.first, let last = stroke.moves.last else { return [stroke] }
    let way = last.place.moved(-stroke.start.x, -stroke.start.y)
    let start = first.place.moved(48, 0)
    var joining = Stroke(finger: stroke.finger + 1, start: start, began: first.at + 10)
    var going = stroke
    going.moves = [first, (first.at + 20, first.place.moved(way.x, way.y))]
    joining.moves = [(first.at + 20, start.moved(way.x, way.y))]
    going.lifted = first.at + 40
    joining.lifted = first.at + pick([40, 30, 50])
    return [going, joining]
  }

  /// The knob of a slider or switch, taken along the track.
  mutating func slide(_ goal: Goal, _ touch: Touching, _ aim: PointPicker) -> [Stroke] {
    let width = scene.views[goal.view].bounds.width
    let from = goal.spot.x < width / 2 ? 8.0 : width - 8
    let ends = goal.spot.x < width / 2 ? [44, 120, width - 8] : [8, width - 44, width - 120]
    var stroke = Stroke(
      finger: touch.finger, start: aim.place(Point(from, goal.spot.y), in: goal.view),
      began: touch.time)
    var moment = touch.time + 20
    for end in oneIn(2) ? [pick(ends)] : [pick(ends), pick(ends)] {
      stroke.moves.append((moment, aim.place(Point(end, goal.spot.y), in: goal.view)))
      moment += 20
    }
    stroke.lifted = moment
    return [stroke]
  }

  /// A quick stroke the right way; or the wrong way, slantwise, or slow.
  mutating func swipe(
    _ touch: Touching, _ direction: Scenario.Recognizer.SwipeDirection, fingers: Int
  ) -> [Stroke] {
    let (x, y) = (direction.way.x, direction.way.y)
    let length = Double(pick([100, 120, 160, 200]))
    let way = pick([
      Point(x, y), Point(x, y), Point(x, y), Point(-x, -y), Point(y, x), Point(x + y, x + y),
    ])
    let duration =
      oneIn(5)
      ? pick([1_200, Thresholds.tapDuration.surelyAbove])
      : pick([20, 40, Thresholds.swipeDuration.surelyBelow])
    let isAlone = fingers > 1 && oneIn(3) && length >= 200
    let startsBack = oneIn(5)
    return (0..<fingers).map { finger in
      let start = touch.place.moved(Double(finger) * 48, 0)
      let moment = touch.time + duration
      var stroke = Stroke(
        finger: touch.finger + finger, start: start, began: touch.time, lifted: moment + 20)
      if startsBack {
        let back = -Thresholds.swipeReturn.surelyAbove
        stroke.moves = [(touch.time + 10, start.moved(way.x * back, way.y * back))]
      }
      if finger == 0 || !isAlone {
        stroke.moves.append((moment, start.moved(way.x * length, way.y * length)))
      }
      return stroke
    }
  }

  // MARK: Two fingers

  /// Two fingers that part or meet, in one go or two; or only one of them moves, or hardly any.
  mutating func pinch(_ touch: Touching) -> [Stroke] {
    let near = pick([24.0, 40, 60, 110])
    let isOneSided = oneIn(3)
    let reach = isOneSided ? touch.reach * 2 + 10 : touch.reach
    let far = near + pick([2, reach, reach, reach, 110])
    let radii = oneIn(2) ? [near, far] : [far, near]
    return pair(touch, steps: oneIn(2) ? radii + [radii[0]] : radii) { radius, side in
      let radius = isOneSided && side < 0 ? radii[0] : radius
      return Point(side * radius, 0)
    }
  }

  /// Two fingers that turn around their middle, or hardly so.
  mutating func turn(_ touch: Touching) -> [Stroke] {
    let wide = max(touch.reach, Thresholds.turningDistance.surelyAbove / 2) + 10
    let radius = pick([touch.reach + 10, wide, 120])
    let angle = pick([4.0, 60, 90, 90, 90]) * (oneIn(2) ? 1 : -1)
    let angles = oneIn(2) ? [0, angle, angle * 1.5] : [0, angle]
    return pair(touch, steps: angles) { angle, side in
      Point(side * radius, 0).turned(byDegrees: angle)
    }
  }

  /// Two fingers at opposite sides (1 and -1) of a place, that move step by step at the same time.
  mutating func pair(
    _ touch: Touching, steps: [Double], _ offset: (_ step: Double, _ side: Double) -> Point
  ) -> [Stroke] {
    let isOneLeft = oneIn(5)
    return [1.0, -1.0].enumerated().map { number, side in
      let places = steps.map { step in
        let offset = offset(step, side)
        return touch.place.moved(offset.x, offset.y).onGrid
      }
      var stroke = Stroke(finger: touch.finger + number, start: places[0], began: touch.time)
      for (step, place) in places.dropFirst().enumerated() where place != stroke.end {
        stroke.moves.append((touch.time + 20 + step * 20, place))
      }
      let end = touch.time + 20 + steps.count * 20
      stroke.lifted = number == 1 && isOneLeft ? end + 100 : end
      return stroke
    }
  }
}

extension Point {
  /// The point, turned around zero; clockwise as one sees it.
  func turned(byDegrees degrees: Double) -> Point {
    let (cosine, sine) = (cos(degrees * .pi / 180), sin(degrees * .pi / 180))
    return Point(x * cosine - y * sine, x * sine + y * cosine)
  }
}
