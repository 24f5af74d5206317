import struct TouchScript.Point
import Touchstone

/// An engine of rectangles: a finger that comes down on a view belongs to it until it is lifted.
struct TinyEngine: TouchSystem {
  var about: About { About(name: "TinyEngine", version: "0.1") }

  func perform(_ scenario: Scenario) throws(Skip) -> Trace {
    try skipWhatIsLacking(scenario)
    let window = scenario.views[0]
    var entries: [Trace.Entry] = []
    var touch: TouchState?
    for step in scenario.script {
      for finger in step.touches {
        let hit = touch?.view ?? view(at: finger.location, of: nil, in: scenario)
        // Scripts have places on the screen, traces in the window.
        let place = Point(finger.location.x - window.frame.x, finger.location.y - window.frame.y)
        let now = TouchState(
          finger: finger.finger, phase: finger.phase, view: hit, window: window.id, tapCount: 1,
          timestamp: step.at, location: place, previousLocation: touch?.location ?? place)
        // Whoever does not want a touch hands it to the view around it.
        for responder in chain(from: hit, in: scenario) {
          let call = TouchCall(finger.phase, touches: [now], allFingers: [finger.finger])
          entries.append(.init(at: step.at, .responder(responder, call)))
        }
        touch = finger.phase == .ended || finger.phase == .cancelled ? nil : now
      }
    }
    return Trace(events: entries)
  }

  /// Says what of a scene the engine has not.
  private func skipWhatIsLacking(_ scenario: Scenario) throws(Skip) {
    if !scenario.recognizers.isEmpty { throw Skip(feature: "recognizers", reason: "") }
    if scenario.views.contains(where: { $0.kind != .view && $0.kind != .window }) {
      throw Skip(feature: "controls", reason: "")
    }
    let isPlain = scenario.views.allSatisfy { view in
      view.transform == .identity && view.boundsOrigin == .zero && view.overrides == .init()
    }
    let fingers = Set(scenario.script.flatMap(\.touches).map(\.finger))
    guard isPlain, fingers.count <= 1, scenario.views.count(where: { $0.kind == .window }) == 1,
      scenario.views.first?.kind == .window, scenario.controllers.isEmpty,
      scenario.reactions.isEmpty,
      scenario.script.allSatisfy(\.changes.isEmpty)
    else { throw Skip(reason: "more than plain views and one finger") }
  }

  /// The topmost view at a point, which is in the coordinates of `parent`.
  private func view(
    at point: Point, of parent: Scenario.ID?, in scenario: Scenario
  ) -> Scenario.ID? {
    for view in scenario.views.reversed() where view.parent == parent {
      let isOpen = !view.isHidden && view.isUserInteractionEnabled && view.alpha >= 0.01
      let inner = Point(point.x - view.frame.x, point.y - view.frame.y)
      guard isOpen, view.bounds.contains(inner) else { continue }
      return self.view(at: inner, of: view.id, in: scenario) ?? view.id
    }
    return nil
  }

  /// A view and all around it.
  private func chain(from view: Scenario.ID?, in scenario: Scenario) -> [Scenario.ID] {
    guard let view else { return [] }
    return [view]
      + chain(from: scenario.views.first { $0.id == view }?.parent, in: scenario)
  }
}
