import PropertyTesting
import TouchScript

/// Lets something happen to what a finger is on, while the finger is down, and goes on with it.
extension Casting {
  mutating func castUpheaval() {
    let parent = room(in: lastWindow)
    switch random.below(14) {
    case 0, 1: castClosed(in: parent)
    case 2, 3: castDisplaced(in: parent)
    case 4, 5: castOvertaken(in: parent)
    case 6, 7, 8: castRecognizerStopped(in: parent)
    case 9: castControlDisabled(in: parent)
    case 10: castRemovedByAction(in: parent)
    case 11: castCovered(in: parent)
    case 12: castRecognizerToggled(in: parent)
    default: oneIn(2) ? castCovered(in: parent) : castIgnored(in: parent)
    }
  }

  /// A view with room for a finger, in the way of which nothing stands.
  private mutating func castTouched(in parent: Int) -> Int {
    var touched = Scenario.View(id: "", frame: Rect(24, 24, 160, 160))
    if oneIn(4) { touched.overrides.touches = Scenario.TouchHandling(.keeps) }
    if oneIn(4) { scene.views[parent].overrides.touches = Scenario.TouchHandling(.keeps) }
    let view = add(touched, parent: parent)
    marks.append((view, Point(40, 40)))
    return view
  }

  /// A finger that comes down, moves after the change, and lifts.
  private mutating func planDrag(in view: Int, _ change: Scenario.Change) {
    let start = Point(40, 40)
    let places = pick([
      [start.moved(40, 0)], [start.moved(0, 48)], [start.moved(40, 0), start.moved(80, 0)],
      [start.moved(200, 0)], [start.moved(2, 0)],
    ])
    let moves = places.enumerated().map { (at: 60 + 20 * $0, place: $1) }
    plan.changes.append((pick([10, 30]), change))
    plan(in: view, from: start, at: 0, moves: moves, lifted: oneIn(6) ? nil : 120)
  }

  /// A view that takes no touches any more, or one above it.
  private mutating func castClosed(in parent: Int) {
    let view = castTouched(in: parent)
    let id = oneIn(3) ? scene.views[parent].id : scene.views[view].id
    planDrag(
      in: view,
      pick([.setHidden(id, true), .setAlpha(id, 0), .setUserInteractionEnabled(id, false)]))
  }

  /// A view that goes elsewhere, or is turned, or scrolled, or in one that is.
  private mutating func castDisplaced(in parent: Int) {
    let view = castTouched(in: parent)
    let isAbove = oneIn(3) && scene.views[parent].kind != .window
    let moved = scene.views[isAbove ? parent : view]
    let frame = moved.frame
    planDrag(
      in: view,
      pick([
        .setFrame(moved.id, Rect(frame.x + 40, frame.y + 16, frame.width, frame.height)),
        .setTransform(moved.id, .scale(2, 2)), .setTransform(moved.id, .translation(16, 8)),
        .setTransform(moved.id, .quarterTurn), .setBoundsOrigin(moved.id, Point(8, 80)),
      ]))
  }

  /// A view behind which it was, or a sibling, comes before the view that is touched.
  private mutating func castOvertaken(in parent: Int) {
    let behind = add(Scenario.View(id: "", frame: Rect(24, 24, 160, 160)), parent: parent)
    let view = castTouched(in: parent)
    planDrag(
      in: view,
      oneIn(2) ? .bringToFront(scene.views[behind].id) : .sendToBack(scene.views[view].id))
  }

  /// A recognizer that has begun, and is disabled, taken off, or removed with its view.
  private mutating func castRecognizerStopped(in parent: Int) {
    let view = castTouched(in: parent)
    let recognizer = castBegun(on: oneIn(3) ? parent : view, in: view)
    let id = scene.recognizers[recognizer].id
    let subject = oneIn(4) && scene.views[parent].kind != .window ? parent : view
    let time = scene.recognizers[recognizer].kind == .longPress ? 900 : 30
    plan.changes.append(
      (
        time,
        pick([
          .setRecognizerEnabled(id, false), .setRecognizerEnabled(id, false),
          .removeFromSuperview(scene.views[subject].id),
          .removeFromSuperview(scene.views[subject].id), .removeRecognizer(id),
        ])
      ))
  }

  /// A tap that is enabled, disabled or taken off before its finger lifts.
  private mutating func castRecognizerToggled(in parent: Int) {
    let view = castTouched(in: parent)
    let recognizer = hang(.tap, on: oneIn(3) ? parent : view)
    let id = scene.recognizers[recognizer].id
    scene.recognizers[recognizer].isEnabled = !oneIn(2)
    let isEnabled = scene.recognizers[recognizer].isEnabled
    plan.changes.append(
      (5, isEnabled && oneIn(3) ? .removeRecognizer(id) : .setRecognizerEnabled(id, !isEnabled)))
    planTap(in: view, at: Point(40, 40), 0)
  }

  /// A pan or a long press that begins, and goes on.
  private mutating func castBegun(on owner: Int, in view: Int) -> Int {
    let isPress = oneIn(2)
    let recognizer = hang(isPress ? .longPress : .pan, on: owner)
    let start = Point(40, 40)
    let moves =
      isPress
      ? [(at: 1_000, place: start.moved(80, 0))]
      : [
        (20, start.moved(40, 0)), (40, start.moved(80, 0)),
      ]
    plan(
      in: view, from: start, at: 0, moves: isPress && oneIn(2) ? [] : moves,
      lifted: isPress ? 1_100 : 60)
    return recognizer
  }

  /// A control that is disabled while it tracks.
  private mutating func castControlDisabled(in parent: Int) {
    let kind = pick([Scenario.View.Kind.button, .control, .control, .switch, .slider])
    let frame =
      kind == .switch || kind == .slider
      ? Self.frame(of: kind, at: Point(24, 24)) : Rect(24, 24, 96, 40)
    let view = add(Scenario.View(id: "", kind: kind, frame: frame), parent: parent)
    plan.changes.append((pick([5, 30]), .setEnabled(scene.views[view].id, false)))
    let start = Point(8, 16)
    let moves = pick([[], [], [(at: 40, place: Point(44, 16))], [(at: 40, place: Point(800, 16))]])
    plan(in: view, from: start, at: 0, moves: moves, lifted: 100)
  }

  /// A view that the action of a recognizer removes.
  private mutating func castRemovedByAction(in parent: Int) {
    let view = castTouched(in: parent)
    let owner = oneIn(2) ? parent : view
    let recognizer: Int
    if oneIn(2) {
      recognizer = hang(.tap, on: owner)
      planTap(in: view, at: Point(40, 40), 0)
    } else {
      recognizer = castBegun(on: owner, in: view)
    }
    let subject = oneIn(4) && scene.views[parent].kind != .window ? parent : view
    scene.reactions.append(
      Scenario.Reaction(
        on: .action(scene.recognizers[recognizer].id),
        changes: [.removeFromSuperview(scene.views[subject].id)]))
  }

  /// A view with a controller that presents another one.
  private mutating func castCovered(in parent: Int) {
    let other = add(Scenario.View(id: "", frame: Rect(200, 24, 80, 80)), parent: parent)
    let view = castTouched(in: parent)
    let (first, second) = oneIn(2) ? (view, other) : (other, view)
    manage(scene.views[first].id)
    manage(scene.views[second].id)
    planDrag(in: view, .present(scene.controllers[1].id, by: scene.controllers[0].id))
  }

  /// Touches while events are ignored, by one beginning or two, and after as many ends or fewer.
  private mutating func castIgnored(in parent: Int) {
    let view = castTouched(in: parent)
    let changes = pick([
      [Scenario.Change.beginIgnoringInteractionEvents],
      [
        .beginIgnoringInteractionEvents, .beginIgnoringInteractionEvents,
        .endIgnoringInteractionEvents,
      ],
      [
        .beginIgnoringInteractionEvents, .beginIgnoringInteractionEvents,
        .endIgnoringInteractionEvents,
      ],
      [.beginIgnoringInteractionEvents, .endIgnoringInteractionEvents],
    ])
    for change in changes { plan.changes.append((0, change)) }
    planTap(in: view, at: Point(40, 40), 10)
    guard oneIn(2) else { return }
    plan.changes.append((500, .endIgnoringInteractionEvents))
    planTap(in: view, at: Point(40, 40), 2_000)
  }
}
