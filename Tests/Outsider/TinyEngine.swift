import struct TouchScript.Point
import Touchstone

/// An engine of rectangles: a finger that comes down on a view belongs to it until it is lifted.
struct TinyEngine: TouchSystem {
  var about: About {
    About(
      name: "TinyEngine", version: "0.1",
      features: [.hiddenViews, .alpha, .disabledInteraction, .drawingFlags])
  }

  func perform(_ scenario: Scenario) -> Trace {
    guard let window = scenario.views.first else { return Trace() }
    var calls: [Observation] = []
    var touch: Observation.Touch?
    var touches: UInt32 = 0
    for step in scenario.script {
      for finger in step.touches {
        let write = { (what: Observation) in calls.append(what.moved(to: step.at)) }
        if touch == nil { touches += 1 }
        let hit =
          touch.map(\.view) ?? hitTest(window, at: finger.location, in: scenario, write)
        // Scripts have places on the screen, traces in the window.
        let place = Point(finger.location.x - window.frame.x, finger.location.y - window.frame.y)
        let now = Observation.Touch(
          finger: finger.finger, phase: finger.phase, view: hit, window: window.id, tapCount: 1,
          timestamp: step.at, location: place, previousLocation: touch?.location ?? place,
          identity: touches)
        for receiver in ["application", window.id] where hit != nil {
          write(.init(.sendEvent, who: receiver, touches: [now]))
        }
        // A view that does not want a touch hands it on, to the view around it and at last to the
        // app.
        for responder in chain(from: hit, in: scenario) {
          write(
            .init(
              .responder, who: responder, phase: finger.phase, touches: [now],
              fingers: [finger.finger]))
        }
        touch = finger.phase == .ended || finger.phase == .cancelled ? nil : now
      }
    }
    return Trace(calls)
  }

  /// The topmost view at a point, which is in the coordinates of what is around `view`.
  private func hitTest(
    _ view: Scenario.View, at point: Point, in scenario: Scenario, _ write: (Observation) -> Void
  ) -> Scenario.ID? {
    let inner = Point(point.x - view.frame.x, point.y - view.frame.y)
    let isOpen = !view.isHidden && view.isUserInteractionEnabled && view.alpha >= 0.01
    guard isOpen, view.bounds.contains(inner) else { return nil }
    var deeper: Scenario.ID?
    // A call stands before those that it makes, and has its answer after them.
    var within: [Observation] = []
    for subview in scenario.views.reversed() where subview.parent == view.id && deeper == nil {
      deeper = hitTest(subview, at: inner, in: scenario) { within.append($0) }
    }
    write(.init(.hitTest, who: view.id, other: deeper ?? view.id, point: inner))
    within.forEach(write)
    return deeper ?? view.id
  }

  /// A view, all around it, and the app.
  private func chain(from view: Scenario.ID?, in scenario: Scenario) -> [Scenario.ID] {
    guard let view else { return [] }
    let parent = scenario.views.first { $0.id == view }?.parent
    return [view] + (parent.map { chain(from: $0, in: scenario) } ?? ["scene", "application"])
  }
}
