import TouchScript

/// Something happens to what a finger is on, while the finger is down, and it goes on.
extension Sketch {
  static let upheavals = [
    closed, displaced, overtaken, recognizerStopped, controlDisabled, removedByAction, covered,
    recognizerToggled, recognizerStartedAnew, ignored, manySiblings, shaken,
  ]

  /// A view that is hidden, or one above it.
  static let closed = Sketch(
    "a view that is closed under a finger", aims: ["HT-42", "RC-14", "EX-03"], weight: 2
  ) { casting in
    let view = casting.castTouched()
    let id = casting.scene.views[casting.oneIn(3) ? casting.ground : view].id
    casting.planDrag(in: view, casting.pick([.setHidden(id, true), .setAlpha(id, 0)]))
  }

  /// A view that goes elsewhere, or is turned, or scrolled, or in one that is.
  static let displaced = Sketch(
    "a view that moves under a finger", aims: ["HT-17", "RC-14", "EX-04"], weight: 3
  ) { casting in
    let view = casting.castTouched()
    let isAbove = casting.oneIn(3) && !casting.isOnWindow
    let moved = casting.scene.views[isAbove ? casting.ground : view]
    let frame = moved.frame
    casting.planDrag(
      in: view,
      casting.pick([
        .setFrame(moved.id, Rect(frame.x + 40, frame.y + 16, frame.width, frame.height)),
        .setTransform(moved.id, .scale(2, 2)), .setTransform(moved.id, .translation(16, 8)),
        .setTransform(moved.id, .quarterTurn), .setBoundsOrigin(moved.id, Point(8, 80)),
      ]))
  }

  /// A view behind which it was, or a sibling, comes before the view that is touched.
  static let overtaken = Sketch(
    "a view that another comes before", aims: ["HT-13", "RC-14", "EX-05"], weight: 5
  ) { casting in
    let behind = casting.add(
      Scenario.View(id: "", frame: Rect(24, 24, 160, 160)), parent: casting.ground)
    let view = casting.castTouched()
    casting.planDrag(
      in: view,
      casting.oneIn(2)
        ? .bringToFront(casting.scene.views[behind].id)
        : .sendToBack(casting.scene.views[view].id))
  }

  /// A recognizer that has begun, and is disabled, taken off, or removed with its view.
  static let recognizerStopped = Sketch(
    "a recognizer that is stopped", aims: ["KR-15", "KR-23", "EX-06"],
    weight: 8
  ) { casting in
    let view = casting.castTouched()
    let recognizer = casting.castBegun(on: casting.oneIn(3) ? casting.ground : view, in: view)
    let id = casting.scene.recognizers[recognizer].id
    let subject = casting.oneIn(4) && !casting.isOnWindow ? casting.ground : view
    let time = casting.scene.recognizers[recognizer].kind == .longPress ? 900 : 30
    casting.planChange(
      at: time,
      casting.pick([
        .setRecognizerEnabled(id, false), .setRecognizerEnabled(id, false),
        .removeFromSuperview(casting.scene.views[subject].id),
        .removeFromSuperview(casting.scene.views[subject].id), .removeRecognizer(id),
      ]))
  }

  /// A tap that is enabled, disabled or taken off before its finger lifts.
  static let recognizerToggled = Sketch(
    "a tap that is switched on or off",
    aims: ["GR-09", "GC-05", "EX-07", "EX-08", "EX-09"]
  ) { casting in
    let view = casting.castTouched()
    let recognizer = casting.hang(.tap, on: casting.oneIn(3) ? casting.ground : view)
    let id = casting.scene.recognizers[recognizer].id
    let isEnabled = !casting.oneIn(2)
    casting.scene.recognizers[recognizer].isEnabled = isEnabled
    casting.planChange(
      at: 5,
      isEnabled && casting.oneIn(3)
        ? .removeRecognizer(id) : .setRecognizerEnabled(id, !isEnabled))
    casting.planTap(in: view, at: Point(40, 40), 0)
  }

  /// A recognizer that is disabled and enabled again under a finger, and another finger that taps.
  static let recognizerStartedAnew = Sketch(
    "a recognizer that is disabled for a moment", aims: ["EX-08", "EX-23"], weight: 5
  ) { casting in
    let view = casting.castTouched()
    casting.scene.views[view].isMultipleTouchEnabled = true
    let recognizer = casting.hang(
      casting.pick([.tap, .tap, .pan, .longPress]), on: casting.oneIn(3) ? casting.ground : view)
    let id = casting.scene.recognizers[recognizer].id
    casting.planChange(at: 5, .setRecognizerEnabled(id, false))
    casting.planChange(at: 15, .setRecognizerEnabled(id, true))
    casting.plan(in: view, from: Point(20, 20), at: 0, lifted: casting.oneIn(4) ? nil : 1_200)
    casting.planTap(1, in: view, at: Point(50, 40), casting.pick([30, 100, 900]))
  }

  /// A control that is disabled while it tracks.
  static let controlDisabled = Sketch(
    "a control that is disabled as it tracks", aims: ["HT-30", "CT-22", "EX-12"], weight: 2
  ) { casting in
    let kind = casting.pick([Scenario.View.Kind.button, .control, .control, .switch, .slider])
    let frame =
      kind == .switch || kind == .slider
      ? Casting.frame(of: kind, at: Point(24, 24)) : Rect(24, 24, 96, 40)
    let view = casting.add(
      Scenario.View(id: "", kind: kind, frame: frame), parent: casting.ground)
    casting.planChange(at: casting.pick([5, 30]), .setEnabled(casting.scene.views[view].id, false))
    let start = Point(8, 16)
    let moves = casting.pick([
      [], [], [(at: 40, place: Point(44, 16))], [(at: 40, place: Point(800, 16))],
    ])
    casting.plan(in: view, from: start, at: 0, moves: moves, lifted: 100)
  }

  /// A view that the action of a recognizer removes.
  static let removedByAction = Sketch(
    "a view that an action removes",
    aims: ["EX-02", "EX-10", "EX-14", "EX-15"], weight: 4
  ) { casting in
    let view = casting.castTouched()
    let owner = casting.oneIn(2) ? casting.ground : view
    let recognizer: Int
    if casting.oneIn(2) {
      recognizer = casting.hang(.tap, on: owner)
      casting.planTap(in: view, at: Point(40, 40), 0)
    } else {
      recognizer = casting.castBegun(on: owner, in: view)
    }
    let subject = casting.oneIn(4) && !casting.isOnWindow ? casting.ground : view
    casting.scene.reactions.append(
      Scenario.Reaction(
        on: .action(casting.scene.recognizers[recognizer].id),
        changes: [.removeFromSuperview(casting.scene.views[subject].id)]))
  }

  /// A view with a controller that presents another one.
  static let covered = Sketch(
    "a controller that presents another", aims: ["RC-02", "RC-14"]
  ) { casting in
    let other = casting.add(
      Scenario.View(id: "", frame: Rect(200, 24, 80, 80)), parent: casting.ground)
    let view = casting.castTouched()
    let (first, second) = casting.oneIn(2) ? (view, other) : (other, view)
    casting.manage(casting.scene.views[first].id)
    casting.manage(casting.scene.views[second].id)
    casting.planDrag(
      in: view,
      .present(casting.scene.controllers[1].id, by: casting.scene.controllers[0].id))
  }

  /// Touches while events are ignored, by one beginning or two, and after as many ends or fewer.
  /// Every other case shows a presented controller after all, which is worth more of them.
  static let ignored = Sketch(
    "touches while events are ignored", aims: ["RC-14", "EX-11"]
  ) { casting in
    if casting.oneIn(2) { return covered.scene(&casting) }
    let view = casting.castTouched()
    let changes = casting.pick([
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
    for change in changes { casting.planChange(at: 0, change) }
    casting.planTap(in: view, at: Point(40, 40), 10)
    guard casting.oneIn(2) else { return }
    casting.planChange(at: 500, .endIgnoringInteractionEvents)
    casting.planTap(in: view, at: Point(40, 40), 2_000)
  }
}

extension Casting {
  /// Whether the ground is a window, which can neither move nor go.
  fileprivate var isOnWindow: Bool { scene.views[ground].kind == .window }

  /// A view with room for a finger, in the way of which nothing stands.
  fileprivate mutating func castTouched() -> Int {
    var touched = Scenario.View(id: "", frame: Rect(24, 24, 160, 160))
    if oneIn(4) { touched.overrides.touches = Scenario.TouchHandling(.keeps) }
    if oneIn(4) { scene.views[ground].overrides.touches = Scenario.TouchHandling(.keeps) }
    let view = add(touched, parent: ground)
    marks.append((view, Point(40, 40)))
    return view
  }

  /// A finger that comes down, moves after the change, and lifts.
  fileprivate mutating func planDrag(in view: Int, _ change: Scenario.Change) {
    let start = Point(40, 40)
    let places = pick([
      [start.moved(40, 0)], [start.moved(0, 48)], [start.moved(40, 0), start.moved(80, 0)],
      [start.moved(200, 0)], [start.moved(2, 0)], [start.moved(121, 0)],
    ])
    let moves = places.enumerated().map { (at: 60 + 20 * $0, place: $1) }
    planChange(at: pick([10, 30]), change)
    plan(in: view, from: start, at: 0, moves: moves, lifted: oneIn(6) ? nil : 120)
  }

  /// A pan or a long press that begins, and goes on.
  fileprivate mutating func castBegun(on owner: Int, in view: Int) -> Int {
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
}
