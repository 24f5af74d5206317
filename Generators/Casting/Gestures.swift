import PropertyTesting
import Thresholds
import TouchScript

/// Plays gestures that the recognizers, controls and scroll views of the scene wait for, or gestures
/// that are surely none, and lets things happen meanwhile.
extension Casting {
  mutating func castGestures() {
    var script = ScriptWriter()
    let aim = PointPicker(scene, marks: marks)
    let safe = SafeSampling(scene)
    var played = castPlan(aim, safe, &script)
    var time = played.map { $0.over + 1_000 }.max() ?? 0
    if oneIn(2) { castWindowChange(at: 0, &script) }
    if !plannedChanges.isEmpty, oneIn(2) { castPlannedChanges(at: time, &script) }
    let counts =
      plan.isEmpty
      ? focus.isExact || focus == .meeting ? [2, 2, 3] : [1, 1, 2, 2, 3] : [0, 0, 0, 1]
    for _ in 0..<pick(counts) {
      if let round = sketch.round, !oneIn(10) {
        time = castRound(round, at: time, aim, safe, after: &played, &script)
        continue
      }
      let goal = castGoal()
      let strokes = castStrokes(for: goal, at: time, aim, safe, after: played)
      castAnimation(under: goal.view, before: strokes, &script)
      for stroke in strokes { script.play(stroke) }
      castInterruption(during: strokes, &script)
      played += strokes
      time = (strokes.map(\.over).max() ?? time) + pick([100, 1_000, 1_000, 2_000])
      castPlannedChanges(at: time - pick([10, 60]), &script)
    }
    if focus == .meeting || !oneIn(4) { script.wait(until: time) }
    scene.script = script.steps
    scene.leaveOutRings()
  }

  /// Plays fingers over a scene that is given, and nothing else: the gestures that it waits for, or gestures
  /// that are surely none. They come one after another, or some during others.
  mutating func castFingers(overlapping: Bool = false) {
    var script = ScriptWriter()
    let aim = PointPicker(scene, marks: [])
    let safe = SafeSampling(scene)
    var played: [Stroke] = []
    var time = 0
    for _ in 0..<pick([1, 1, 2, 2, 3]) {
      let strokes = castStrokes(for: castGoal(), at: time, aim, safe, after: played)
      for stroke in strokes { script.play(stroke) }
      played += strokes
      let end = strokes.map(\.over).max() ?? time
      if overlapping, oneIn(3) {
        fingersLeftDown = 1 + (played.map(\.finger).max() ?? -1)
        time = random.integer(in: time...max(time, end))
      } else {
        time = end + pick([100, 1_000, 1_000, 2_000])
      }
    }
    if !oneIn(4) { script.wait(until: max(time, played.map(\.over).max() ?? time)) }
    scene.script = script.steps
  }

  /// What a gesture is for: a place in a view, and what looks at it there.
  struct Goal {
    var view: Int
    var spot: Point
    var recognizer: Scenario.Recognizer?
  }

  private mutating func castGoal() -> Goal {
    if !scene.recognizers.isEmpty, !oneIn(focus == .finerGestures ? 12 : 4) {
      let finer = focus == .finerGestures ? scene.recognizers.first(where: isFiner) : nil
      let recognizer = finer ?? pick(scene.recognizers)
      return goal(below: recognizer.view, recognizer)
    }
    if !marks.isEmpty, !oneIn(4) {
      let mark = pick(marks)
      return Goal(view: mark.view, spot: mark.spot)
    }
    return goal(below: pick(scene.views).id, nil)
  }

  /// A marked place in a view or below it; without one, its middle or that of a subview.
  private mutating func goal(below id: Scenario.ID, _ recognizer: Scenario.Recognizer?) -> Goal {
    let marked = marks.filter { path(from: scene.views[$0.view].id).contains(id) }
    if !marked.isEmpty, !oneIn(5) {
      let mark = pick(marked)
      return Goal(view: mark.view, spot: mark.spot, recognizer: recognizer)
    }
    let inside = scene.views.indices.filter { path(from: scene.views[$0].id).contains(id) }
    let view = pick(inside)
    return Goal(view: view, spot: scene.views[view].bounds.center, recognizer: recognizer)
  }

  /// The strokes of a gesture that is surely one thing; in the worst case a quick tap, or nothing.
  private mutating func castStrokes(
    for goal: Goal, at time: Int, _ aim: PointPicker, _ safe: SafeSampling, after played: [Stroke]
  ) -> [Stroke] {
    for _ in 0..<24 {
      var gesture = gesture(for: goal, at: time, reach: safe.reach, aim)
      if oneIn(12), !gesture.isEmpty { gesture[gesture.count - 1].lifted = nil }
      if safe.allows(gesture, after: played) {
        let isDown = gesture.contains { $0.lifted == nil }
        if isDown { fingersLeftDown = (gesture.map(\.finger).max() ?? 0) + 1 }
        return gesture
      }
    }
    let place = aim.place(goal.spot, in: goal.view)
    let tap = [
      Stroke(finger: fingersLeftDown, start: place, began: time + 1_000, lifted: time + 1_010)
    ]
    return safe.allows(tap, after: played) ? tap : []
  }

  private mutating func gesture(
    for goal: Goal, at time: Int, reach: Double, _ aim: PointPicker
  ) -> [Stroke] {
    let place = oneIn(12) ? aim.point(&random) : aim.place(goal.spot, in: goal.view)
    let touch = Touching(place: place, time: time, finger: fingersLeftDown, reach: reach)
    if let recognizer = goal.recognizer, !oneIn(6) {
      if let finer = sketch.gesture, isFiner(recognizer), !oneIn(6) {
        return finer(&self, recognizer, touch)
      }
      return gesture(for: recognizer, touch)
    }
    switch scene.views[goal.view].kind {
    case .slider, .switch: return oneIn(3) ? taps(touch) : slide(goal, touch, aim)
    case .scrollView, .tableView: return drag(touch)
    case .window: return oneIn(2) ? drag(touch) : taps(touch)
    default:
      switch random.below(8) {
      case 0: return press(touch, duration: pick([300, 800, Thresholds.tapDuration.surelyAbove]))
      case 1: return drag(touch)
      case 2 where traits.severalFingers: return taps(touch, fingers: pick([2, 2, 3]))
      default: return taps(touch)
      }
    }
  }

  mutating func gesture(
    for recognizer: Scenario.Recognizer, _ touch: Touching
  ) -> [Stroke] {
    switch recognizer.kind {
    case .tap:
      return oneIn(5)
        ? press(touch, duration: pick([Thresholds.tapDuration.surelyAbove, 400]))
        : taps(touch, taps: recognizer.taps, fingers: recognizer.touches)
    case .longPress:
      let limit = Thresholds.pressDuration.shifted(to: recognizer.minimumPressDuration)
      return press(
        touch, taps: recognizer.taps, fingers: recognizer.touches,
        duration: pick([
          max(1, limit.surelyBelow), limit.surelyAbove, limit.surelyAbove, limit.surelyAbove,
          Thresholds.tapDuration.surelyAbove,
        ]))
    case .pan, .scrollPan:
      return drag(touch, fingers: oneIn(6) ? 1 : recognizer.minimumTouches)
    case .swipe:
      return swipe(touch, pick(recognizer.directions), fingers: recognizer.touches)
    case .pinch: return pinch(touch)
    case .rotation: return turn(touch)
    case .screenEdgePan: return drag(touch.from(oneIn(5) ? nil : pick(recognizer.edges)))
    case .custom: return drag(touch, fingers: pick([1, 1, 2]))
    }
  }
}
