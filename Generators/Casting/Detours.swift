import PropertyTesting
import TouchScript

/// Responders that lead elsewhere than to their superviews, and hit tests that answer with other
/// views than their own. Chance alone brings their parts together too seldom.
extension Casting {
  mutating func castDetour() {
    switch random.below(12) {
    case 0, 1: castForeignAnswer()
    case 2, 3: castStubbornAnswer()
    case 4, 5: castMove()
    case 6, 7, 8: castWayToPresenter()
    default: castRefusal()
    }
  }

  /// Something that the app does to the responders, before the first gesture or after it.
  mutating func castIntervention(at time: Int, _ script: inout ScriptWriter) {
    for change in intervention { script.change(change, at: max(0, time)) }
    intervention = []
  }

  // MARK: Hit tests

  /// A view that answers with another one: beside it, above it, below it, or in another window.
  private mutating func castForeignAnswer() {
    let outer = add(Scenario.View(id: "", frame: Rect(16, 16, 200, 200)), parent: lastWindow)
    let asked = add(
      Scenario.View(id: "", frame: Rect(16, 16, 120, 120)), parent: oneIn(3) ? lastWindow : outer)
    if oneIn(2) {
      _ = add(Scenario.View(id: "", frame: Rect(8, 8, 64, 64)), parent: asked)
    }
    let place = Rect(16, 300, 64, 64)
    let other = add(
      Scenario.View(
        id: "", kind: pick([.view, .view, .button]), frame: place, isHidden: oneIn(5)),
      parent: oneIn(3) ? asked : lastWindow)
    let answer = oneIn(3) ? Int(random.below(UInt64(scene.views.count))) : other
    scene.views[asked].overrides.hitTest = .returns(scene.views[answer].id)
    marks += [(asked, Point(40, 40)), (asked, Point(40, 40)), (outer, Point(160, 160))]
  }

  /// A view that answers in its own way in front of another, both of which a touch could hit.
  private mutating func castStubbornAnswer() {
    let outer = add(Scenario.View(id: "", frame: Rect(16, 16, 200, 200)), parent: lastWindow)
    if !oneIn(3) { _ = add(Scenario.View(id: "", frame: Rect(0, 0, 120, 120)), parent: outer) }
    var front = Scenario.View(id: "", frame: Rect(16, 16, 120, 120))
    front.overrides.hitTest = pick([.returnsNil, .returnsNil, .returnsSelf, .passesThrough])
    let index = add(front, parent: outer)
    if oneIn(3) { _ = add(Scenario.View(id: "", frame: Rect(8, 8, 64, 64)), parent: index) }
    marks += [(index, Point(40, 40)), (index, Point(40, 40)), (index, Point(-8, 8))]
  }

  // MARK: Responders

  /// A view that is moved into another one at the same place, so that its next responder changes.
  private mutating func castMove() {
    let homes = (0..<2).map { _ in
      add(Scenario.View(id: "", frame: Rect(16, 16, 200, 200)), parent: lastWindow)
    }
    let moved = add(
      Scenario.View(id: "", frame: Rect(24, 24, 96, 96)), parent: oneIn(3) ? lastWindow : homes[1])
    var touched = moved
    if oneIn(3) {
      touched = add(Scenario.View(id: "", frame: Rect(8, 8, 64, 64)), parent: moved)
    }
    marks.append((touched, Point(32, 32)))
    let home = scene.views[homes[0]].id
    intervention = [.addSubview(scene.views[moved].id, to: home), .bringToFront(home)]
  }

  /// A presented controller without a place in any view, and a view whose chain leads to it: that of
  /// the controller that presented it.
  private mutating func castWayToPresenter() {
    let presenting = add(Scenario.View(id: "", frame: Rect(16, 16, 96, 96)), parent: lastWindow)
    marks.append((presenting, Point(48, 40)))
    scene.controllers.append(controller(of: scene.views[presenting].id))
    let presented = add(Scenario.View(id: "", frame: Rect(16, 128, 96, 96)), parent: lastWindow)
    var controller = controller(of: scene.views[presented].id)
    controller.presentedBy = scene.controllers[0].id
    scene.controllers.append(controller)
    scene.views[presenting].overrides.next = oneIn(2) ? controller.id : scene.views[presented].id
    intervention = [.removeFromSuperview(scene.views[presented].id)]
  }

  /// An action whose first implementer says that it cannot perform it.
  private mutating func castRefusal() {
    let outer = add(Scenario.View(id: "", frame: Rect(16, 16, 240, 240)), parent: lastWindow)
    let holder = add(Scenario.View(id: "", frame: Rect(8, 8, 200, 200)), parent: outer)
    var control = Scenario.View(
      id: "", kind: oneIn(2) ? .control : .button, frame: Rect(24, 24, 96, 40))
    control.targets = [
      Scenario.Target(.firstResponder, "go", for: [oneIn(2) ? .touchDown : .touchUpInside])
    ]
    let index = add(control, parent: holder)
    let refuser = pick([index, holder, holder, outer])
    scene.views[refuser].overrides.actions = ["go"]
    scene.views[refuser].overrides.refuses = ["go"]
    switch random.below(4) {
    case 0: scene.views[lastWindow].overrides.actions = ["go"]
    case 1 where refuser != outer: scene.views[outer].overrides.actions = ["go"]
    case 2: scene.application.actions = ["go"]
    default: break
    }
    marks += [(index, Point(48, 20)), (index, Point(48, 20))]
  }
}
