import PropertyTesting
import Thresholds
import TouchScript

/// Plays fingers over the scene: taps, double taps, holds, drags and several fingers at once.
extension Casting {
  mutating func castScript() {
    var script = ScriptWriter()
    let aim = PointPicker(scene, marks: marks)
    var time = 0
    for _ in 0..<pick([1, 1, 1, 2, 2, 3]) {
      time = castGesture(at: time, aim, &script)
      if traits.reorders, oneIn(3) { castReordering(at: time, &script) }
      time += pick([100, 1_000, 1_000, 2_000])
    }
    if !oneIn(4) { script.wait(until: time) }
    scene.script = script.steps
  }

  /// Writes one gesture, and gives the time at which it is over.
  private mutating func castGesture(
    at time: Int, _ aim: PointPicker, _ script: inout ScriptWriter
  ) -> Int {
    let place = aim.point(&random)
    let finger = fingersLeftDown
    if hasNeighbours, !oneIn(3) { return severalFingers(place, aim, time, &script) }
    switch focus == .recognizers ? random.below(24) : random.below(12) {
    case 0:
      fingersLeftDown += 1
      return script.press(finger, at: place, from: time)
    case 1, 2:
      let lift = tap(finger, at: place, from: time, &script)
      return tap(
        finger, at: place, from: lift + pick([50, 100, Thresholds.tapInterval.surelyBelow]), &script
      )
    case 3 where traits.holds:
      return script.tap(
        finger, at: place, from: time, to: time + Thresholds.tapDuration.surelyAbove)
    case 4...6:
      guard traits.drags else { return tap(finger, at: place, from: time, &script) }
      return drag(finger, from: place, to: aim, time, &script)
    case 7...9:
      guard traits.severalFingers else { return tap(finger, at: place, from: time, &script) }
      return severalFingers(place, aim, time, &script)
    default:
      return tap(finger, at: place, from: time, &script)
    }
  }

  /// A quick tap that moves by no more than a hair.
  private mutating func tap(
    _ finger: Int, at place: Point, from time: Int, _ script: inout ScriptWriter
  ) -> Int {
    let end = time + pick([10, 50, 100, Thresholds.tapDuration.surelyBelow])
    if traits.drags, oneIn(4) {
      script.move(finger, to: Point(place.x + 1, place.y), at: time + 5)
    }
    return script.tap(finger, at: place, from: time, to: end)
  }

  /// A drag that leaves and stays outside, or comes back: far beyond what still counts as a tap.
  private mutating func drag(
    _ finger: Int, from place: Point, to aim: PointPicker, _ time: Int, _ script: inout ScriptWriter
  ) -> Int {
    let far = pick([
      Point(place.x + 800, place.y), Point(place.x, place.y + 900),
      Point(place.x - 700, place.y - 700), aim.point(&random),
    ])
    var moment = time + 20
    script.press(finger, at: place, from: time)
    for stop in oneIn(2) ? [far] : [far, place] {
      script.move(finger, to: stop, at: moment)
      moment += 20
    }
    return script.lift(finger, at: oneIn(2) ? place : far, at: moment)
  }

  /// Two or three fingers, down together or one after the other.
  private mutating func severalFingers(
    _ point: Point, _ aim: PointPicker, _ time: Int, _ script: inout ScriptWriter
  ) -> Int {
    let isTogether = oneIn(2)
    let lifts = time + pick([60, 120])
    var end = lifts
    for place in 0..<pick([2, 2, 2, 3]) {
      let itsMark = hasNeighbours ? aim.mark(place) : nil
      let itsPoint = itsMark ?? (oneIn(2) ? point : aim.point(&random))
      let start = isTogether ? time : time + place * 20
      let itsEnd = oneIn(2) ? lifts : lifts + place * 10
      end = script.tap(fingersLeftDown + place, at: itsPoint, from: start, to: itsEnd)
    }
    return max(end, lifts + 20)
  }

  private mutating func castReordering(at time: Int, _ script: inout ScriptWriter) {
    let views = scene.views.filter { $0.kind != .window }
    guard !views.isEmpty else { return }
    let id = pick(views).id
    script.change(oneIn(2) ? .bringToFront(id) : .sendToBack(id), at: time + 10)
  }
}

/// Collects what happens, in any order, and gives it step by step.
struct ScriptWriter {
  private var entries: [Scenario.Step] = []

  /// The steps by time, with one cause a moment.
  var steps: [Scenario.Step] { entries.withOneCauseAMoment }

  mutating func wait(until time: Int) { entries.append(Scenario.Step(at: time)) }

  mutating func change(_ change: Scenario.Change, at time: Int) {
    entries.append(Scenario.Step(at: time, changes: [change]))
  }

  /// A finger that comes down and lifts at the same place; gives the time of the lift.
  mutating func tap(_ finger: Int, at place: Point, from time: Int, to end: Int) -> Int {
    press(finger, at: place, from: time)
    return lift(finger, at: place, at: end)
  }

  @discardableResult
  mutating func press(_ finger: Int, at place: Point, from time: Int) -> Int {
    add(finger, .began, place, time)
  }

  mutating func move(_ finger: Int, to place: Point, at time: Int) {
    add(finger, .moved, place, time)
  }

  mutating func lift(_ finger: Int, at place: Point, at time: Int) -> Int {
    add(finger, .ended, place, time)
  }

  @discardableResult
  private mutating func add(
    _ finger: Int, _ phase: TouchPhase, _ place: Point, _ time: Int
  ) -> Int {
    entries.append(Scenario.Step(at: time, touches: [Scenario.Finger(finger, phase, at: place)]))
    return time
  }
}
