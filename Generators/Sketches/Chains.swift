import TouchScript

/// Responder chains that lead elsewhere than to the superview.
extension Sketch {
  static let chains = [wayToPresenter, refusal]

  /// A presented controller without a place in any view, and a view whose chain leads to it: that of
  /// the controller that presented it.
  static let wayToPresenter = Sketch(
    "a chain that leads to the presenter",
    aims: ["RC-02", "RC-03", "RC-04", "RC-11"], weight: 3
  ) { casting in
    let presenting = casting.add(
      Scenario.View(id: "", frame: Rect(16, 16, 96, 96)), parent: casting.lastWindow)
    casting.marks.append((presenting, Point(48, 40)))
    casting.scene.controllers.append(
      casting.controller(of: casting.scene.views[presenting].id))
    let presented = casting.add(
      Scenario.View(id: "", frame: Rect(16, 128, 96, 96)), parent: casting.lastWindow)
    var controller = casting.controller(of: casting.scene.views[presented].id)
    controller.presentedBy = casting.scene.controllers[0].id
    casting.scene.controllers.append(controller)
    casting.scene.views[presenting].overrides.next =
      casting.oneIn(2) ? controller.id : casting.scene.views[presented].id
    casting.plannedChanges = [.removeFromSuperview(casting.scene.views[presented].id)]
  }

  /// A first responder that is shaken, or gets a press or a command; what becomes of that; and a tap.
  static let shaken = Sketch(
    "a first responder that is shaken", aims: ["SY-08", "SY-09", "SY-10", "RC-30"], weight: 4
  ) { casting in
    let ways: [Scenario.Forwarding] = [.keeps, .passesOn, .passesOn, .passesOnFirst]
    let outer = casting.add(
      Scenario.View(id: "", frame: Rect(16, 16, 200, 200)), parent: casting.ground)
    let inner = casting.add(Scenario.View(id: "", frame: Rect(24, 24, 96, 96)), parent: outer)
    casting.scene.views[outer].overrides.otherEvents = casting.pick(ways)
    casting.scene.views[inner].overrides.otherEvents = casting.pick(ways)
    casting.scene.views[inner].overrides.canBecomeFirstResponder = true
    let isPress = casting.oneIn(3)
    func event(_ phase: EventPhase) -> Scenario.Change { isPress ? .press(phase) : .motion(phase) }
    if casting.oneIn(4) {
      casting.planChange(at: 200, .remoteControl)
    } else {
      let end = casting.pick([event(.ended), .interrupt, .showHomeScreen])
      casting.plan.changes += [(200, event(.began)), (300, end)]
      if end != event(.ended), casting.oneIn(2) { casting.planChange(at: 400, event(.began)) }
    }
    let names = casting.scene.views.map(\.id)
    if !casting.oneIn(4) {
      casting.planChange(at: 0, .becomeFirstResponder(names[inner]))
      if casting.oneIn(4) { casting.planChange(at: 100, .removeFromSuperview(names[outer])) }
    }
    casting.planTap(in: inner, at: Point(40, 40), 500)
  }

  /// An action whose first implementer says that it cannot perform it.
  static let refusal = Sketch(
    "an action that its implementer refuses",
    aims: ["HT-08", "RC-24", "RC-27", "CT-03", "CT-22", "CT-23"], weight: 5
  ) { casting in
    let outer = casting.add(
      Scenario.View(id: "", frame: Rect(16, 16, 240, 240)), parent: casting.lastWindow)
    let holder = casting.add(
      Scenario.View(id: "", frame: Rect(8, 8, 200, 200)), parent: outer)
    var control = Scenario.View(
      id: "", kind: casting.oneIn(2) ? .control : .button, frame: Rect(24, 24, 96, 40))
    control.targets = [
      Scenario.Target(
        .firstResponder, "go", for: [casting.oneIn(2) ? .touchDown : .touchUpInside])
    ]
    let index = casting.add(control, parent: holder)
    let refuser = casting.pick([index, holder, holder, outer])
    casting.scene.views[refuser].overrides.actions = ["go"]
    casting.scene.views[refuser].overrides.refuses = ["go"]
    switch casting.random.below(4) {
    case 0: casting.scene.views[casting.lastWindow].overrides.actions = ["go"]
    case 1 where refuser != outer: casting.scene.views[outer].overrides.actions = ["go"]
    case 2: casting.scene.application.actions = ["go"]
    default: break
    }
    casting.marks += [(index, Point(48, 20)), (index, Point(48, 20))]
  }
}
