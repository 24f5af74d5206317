import PropertyTesting
import TouchScript

/// What is played on a pattern before anything else: rules that need a gesture at one place and a
/// change at one moment are met too seldom by chance.
struct Plan {
  /// What fingers do.
  var courses: [Course] = []
  /// What happens meanwhile, each at its time in the script.
  var changes: [(at: Int, change: Scenario.Change)] = []

  var isEmpty: Bool { courses.isEmpty && changes.isEmpty }

  /// A stroke in the coordinates of the view that it starts in.
  struct Course {
    var view: Int
    var stroke: Stroke
  }
}

extension Casting {
  /// Plays what the pattern has planned. Where that would come too near a threshold of anything else
  /// in the scene, nothing is planned any more.
  mutating func castPlan(
    _ aim: PointPicker, _ safe: SafeSampling, _ script: inout ScriptWriter
  ) -> [Stroke] {
    let strokes = plan.courses.map { course in
      var stroke = course.stroke
      stroke.start = aim.place(stroke.start, in: course.view)
      for index in stroke.moves.indices {
        stroke.moves[index].place = aim.place(stroke.moves[index].place, in: course.view)
      }
      return stroke
    }
    guard safe.allows(strokes, after: []) else {
      plan = Plan()
      return []
    }
    for stroke in strokes { script.play(stroke) }
    for (time, change) in plan.changes { script.change(change, at: time) }
    fingersLeftDown = strokes.filter { $0.lifted == nil }.map { $0.finger + 1 }.max() ?? 0
    return strokes
  }

  /// Something that the app does to the responders, before the first gesture or after it.
  mutating func castPlannedChanges(at time: Int, _ script: inout ScriptWriter) {
    for change in plannedChanges { script.change(change, at: max(0, time)) }
    plannedChanges = []
  }

  // MARK: Planning

  /// A finger that comes down in a view, goes from place to place, and lifts.
  mutating func plan(
    _ finger: Int = 0, in view: Int, from start: Point, at time: Int,
    moves: [(at: Int, place: Point)] = [], lifted: Int?
  ) {
    marks.append((view, start))
    plan.courses.append(
      Plan.Course(
        view: view,
        stroke: Stroke(
          finger: finger, start: start, began: time, moves: moves, lifted: lifted)))
  }

  /// A quick tap with one finger.
  mutating func planTap(_ finger: Int = 0, in view: Int, at place: Point, _ time: Int) {
    plan(finger, in: view, from: place, at: time, lifted: time + pick([10, 40]))
  }

  /// Something that happens at a time of the script.
  mutating func planChange(at time: Int, _ change: Scenario.Change) {
    plan.changes.append((time, change))
  }

  /// Another view to put things in, or what is there already.
  mutating func room(in parent: Int) -> Int {
    oneIn(2) ? parent : add(Scenario.View(id: "", frame: Rect(0, 8, 312, 400)), parent: parent)
  }

  /// A recognizer of a pattern, with some of the flags that it may have.
  @discardableResult
  mutating func hang(_ kind: Scenario.Recognizer.Kind, on view: Int) -> Int {
    var added = Scenario.Recognizer(
      id: "r\(scene.recognizers.count + 1)", view: scene.views[view].id, kind: kind)
    if traits.flags, oneIn(6) { added.delaysTouchesEnded = false }
    if traits.flags, oneIn(8) { added.cancelsTouchesInView = false }
    scene.recognizers.append(added)
    return scene.recognizers.count - 1
  }
}
