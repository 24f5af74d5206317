import PropertyTesting
import TouchScript

/// Adds what stands behind the views in the responder chain, and what controls send to whom.
extension Casting {
  mutating func castResponders() {
    if traits.controllers {
      let managed = scene.controllers.map(\.view)
      for view in scene.views where view.kind != .window && oneIn(4) && !managed.contains(view.id) {
        manage(view.id)
      }
      if oneIn(2) { castDelegate() }
      if traits.keepsTouches, oneIn(8) { scene.application.touches = touchHandling() }
    }
    castActions()
    castTargets()
    if traits.overridesNext, oneIn(3) { castNext() }
  }

  /// Gives a view a controller, unless it has one.
  mutating func manage(_ view: Scenario.ID) {
    if scene.controllers.contains(where: { $0.view == view }) { return }
    var controller = controller(of: view)
    if traits.keepsTouches, oneIn(3) { controller.touches = touchHandling() }
    scene.controllers.append(controller)
  }

  func controller(of view: Scenario.ID) -> Scenario.Controller {
    Scenario.Controller(id: "c\(scene.controllers.count + 1)", view: view)
  }

  private mutating func castDelegate() {
    var delegate = Scenario.Application.Delegate(isResponder: !oneIn(4))
    if oneIn(3) { delegate.actions = ["act"] }
    if traits.keepsTouches, oneIn(4) { delegate.touches = touchHandling() }
    scene.application.delegate = delegate
  }

  /// Some responders implement actions that are sent through the chain.
  private mutating func castActions() {
    guard scene.views.contains(where: \.kind.isControl) else { return }
    for index in scene.views.indices where oneIn(5) {
      scene.views[index].overrides.actions = [pick(["act", "go"])]
    }
    for index in scene.controllers.indices where oneIn(3) {
      scene.controllers[index].actions = ["act"]
    }
    if oneIn(8) { scene.application.actions = ["act"] }
  }

  private mutating func castTargets() {
    for index in scene.views.indices where scene.views[index].kind.isControl {
      while oneIn(2), scene.views[index].targets.count < 3 {
        var events: [ControlEvent] = [.touchUpInside]
        if oneIn(3) { events = [pick(ControlEvent.touchEvents)] }
        if oneIn(5) { events.append(pick(ControlEvent.touchEvents.filter { $0 != events[0] })) }
        scene.views[index].targets.append(
          Scenario.Target(receiver(), pick(["act", "go"]), for: events))
      }
    }
  }

  private mutating func receiver() -> Scenario.Target.Receiver {
    switch random.below(8) {
    case 0, 1, 2, 3: .firstResponder
    case 4: .released
    case 5 where !scene.controllers.isEmpty: .responder(pick(scene.controllers).id)
    default: .responder(pick(scene.views).id)
    }
  }

  /// Redirects one chain, never back to where it was.
  private mutating func castNext() {
    let index = Int(random.below(UInt64(scene.views.count)))
    guard scene.views[index].kind != .window else { return }
    let before = scene
    switch random.below(3) {
    case 0: scene.views[index].overrides.next = Scenario.Reserved.application
    case 1:
      // Forwarding asks nobody whether it takes touches; hit-testing would.
      let closed = scene.views.filter { $0.isHidden || !$0.isUserInteractionEnabled }
      scene.views[index].overrides.next = pick(closed.isEmpty ? scene.views : closed).id
    default: scene.views[index].overrides.next = pick(scene.views).id
    }
    if scene.mayLeadBack { scene = before }
  }
}
