import TouchScript

/// What engines take for the same, or for over: a tap that failed for the first of two, one scale for
/// the next, one of several that wait for all of them, one state of an event for all its states.
extension Sketch {
  static let counted = [gesturesInTurn, changesBetweenTouches]

  /// Two gestures in turn, of which the first must leave nothing behind; or several answers to one
  /// event.
  static let gesturesInTurn = Sketch(
    "gestures in turn", aims: ["GC-28", "GR-36"], weight: 2
  ) { casting in
    let view = casting.add(
      Scenario.View(id: "", frame: Rect(8, 24, 290, 320)).with { $0.isMultipleTouchEnabled = true },
      parent: casting.ground)
    switch casting.random.below(7) {
    case 0: casting.castFailedTap(on: view)
    case 1: casting.castPinchesInTurn(on: view)
    case 2: casting.castWaiters(on: view)
    case 3: casting.castFingersInTurn(on: view)
    case 4: casting.castWidePinch(on: view)
    case 5: casting.castTapsOnTwoViews(in: view)
    default: casting.castStatesOfOneEvent(on: view)
    }
  }

  /// What an app may do to views and recognizers between touches, and what controls do with a touch
  /// that they gave up.
  static let changesBetweenTouches = Sketch(
    "changes between touches", aims: ["CT-05", "HT-13"], weight: 2
  ) { casting in
    switch casting.random.below(4) {
    case 0: casting.castPile()
    case 1: casting.castDragOutAndBack()
    case 2: casting.castSendingWhileDisabled()
    default: casting.castRecognizerAddedAnew()
    }
  }
}

extension Casting {
  /// A double tap whose first tap goes too far, and then a single quick tap.
  fileprivate mutating func castFailedTap(on view: Int) {
    let tap = hang(.tap, on: view)
    scene.recognizers[tap].taps = 2
    let start = Point(40, 40)
    plan(in: view, from: start, at: 0, moves: [(10, start.moved(150, 0))], lifted: 20)
    plan(in: view, from: start, at: 60, lifted: 80)
  }

  /// A pinch outward, and then another one inward, or the other way round.
  fileprivate mutating func castPinchesInTurn(on view: Int) {
    hang(.pinch, on: view)
    let (near, far) = oneIn(2) ? (100.0, 200.0) : (200.0, 100.0)
    for (time, from, to) in [(0, near, far), (2_000, far, oneIn(2) ? far - 60 : far + 60)] {
      let start = Point(20, 40)
      plan(0, in: view, from: start, at: time, lifted: time + 60)
      plan(
        1, in: view, from: start.moved(from, 0), at: time,
        moves: [(time + 20, start.moved(to, 0))], lifted: time + 60)
    }
  }

  /// A pan of two fingers at most, of which one lifts before another comes down, and both move.
  fileprivate mutating func castFingersInTurn(on view: Int) {
    let pan = hang(.pan, on: view)
    scene.recognizers[pan].maximumTouches = 2
    if oneIn(2) { scene.recognizers[pan].minimumTouches = pick([1, 2]) }
    let start = Point(20, 40)
    plan(0, in: view, from: start, at: 0, moves: [(120, start.moved(60, 0))], lifted: 160)
    // So near to the first, and the third so far from it, that nobody takes them for two taps.
    plan(1, in: view, from: start.moved(0, 40), at: 0, lifted: 40)
    let third = start.moved(0, 200)
    plan(2, in: view, from: third, at: 80, moves: [(120, third.moved(60, 0))], lifted: 160)
  }

  /// A pinch of fingers that are far apart, and hardly further in the end.
  fileprivate mutating func castWidePinch(on view: Int) {
    hang(.pinch, on: view)
    let start = Point(40, 5)
    let (from, to) = oneIn(2) ? (250.0, 310.0) : (310.0, 250.0)
    plan(0, in: view, from: start, at: 0, lifted: 60)
    plan(
      1, in: view, from: start.moved(0, from), at: 0, moves: [(20, start.moved(0, to))], lifted: 60)
  }

  /// A double tap on the border of two views, of which the second tap hits the other.
  fileprivate mutating func castTapsOnTwoViews(in view: Int) {
    let tap = hang(.tap, on: view)
    scene.recognizers[tap].taps = 2
    for x in [20.0, 100] {
      _ = add(Scenario.View(id: "", frame: Rect(x, 20, 80, 80)), parent: view)
    }
    let (first, second) = oneIn(2) ? (99.5, 100.5) : (100.5, 99.5)
    plan(in: view, from: Point(first, 60), at: 0, lifted: 20)
    plan(in: view, from: Point(second, 60), at: 60, lifted: 80)
  }

  /// Two taps that wait for a double tap, and may recognize together, and one tap.
  fileprivate mutating func castWaiters(on view: Int) {
    let both = [hang(.tap, on: view), hang(.tap, on: oneIn(2) ? ground : view)]
    let double = hang(.tap, on: view)
    let names = scene.recognizers.map(\.id)
    scene.recognizers[double].taps = 2
    for place in both { scene.recognizers[place].requiresFailureOf = [names[double]] }
    scene.recognizers[both[0]].delegate = .init(simultaneousWith: [names[both[1]]])
    planTap(in: view, at: Point(40, 40), 0)
    planTap(in: view, at: Point(200, 200), 2_000)
  }

  /// A recognizer of a class of the app's own that begins when one finger moves, and ends when another
  /// lifts, both at one time.
  fileprivate mutating func castStatesOfOneEvent(on view: Int) {
    let own = hang(.custom, on: view)
    scene.recognizers[own].decisions = [
      .init(on: .moved, sets: .began), .init(on: .ended, from: .began, sets: .ended),
    ]
    let start = Point(40, 40)
    plan(0, in: view, from: start, at: 0, moves: [(40, start.moved(20, 0))], lifted: 80)
    plan(1, in: view, from: start.moved(120, 0), at: 0, lifted: 40)
  }

  /// Three views over one another, some of which go to the back before a finger comes down.
  fileprivate mutating func castPile() {
    let pile = (0..<3).map { _ in
      add(Scenario.View(id: "", frame: Rect(24, 24, 160, 160)), parent: ground)
    }
    let names = pile.map { scene.views[$0].id }
    plan.changes.append((0, .sendToBack(names[2])))
    if oneIn(2) { plan.changes.append((10, .sendToBack(names[1]))) }
    planTap(in: pile[pick([0, 1])], at: Point(40, 40), 100)
  }

  /// A control that tracks inside only, and a finger that leaves it and comes back, or goes to another.
  fileprivate mutating func castDragOutAndBack() {
    var control = Scenario.View(
      id: "", kind: pick([.control, .button]), frame: Rect(24, 24, 48, 32))
    control.overrides.tracksInsideOnly = true
    let place = add(control, parent: ground)
    let start = Point(16, 16)
    if oneIn(2) {
      _ = add(
        Scenario.View(id: "", kind: .button, frame: Rect(240, 240, 60, 60)), parent: ground)
      return plan(in: place, from: start, at: 0, moves: [(20, start.moved(230, 230))], lifted: 60)
    }
    plan(
      in: place, from: start, at: 0,
      moves: [(20, start.moved(230, 230)), (40, start), (60, start.moved(4, 0))], lifted: 80)
  }

  /// A control that is told to send its actions though it is disabled.
  fileprivate mutating func castSendingWhileDisabled() {
    var control = Scenario.View(
      id: "", kind: pick([.control, .button]), frame: Rect(24, 24, 96, 40))
    control.isEnabled = false
    let place = add(control, parent: ground)
    let name = scene.views[place].id
    scene.views[place].targets = [.init(.responder(name), "sent", for: [.touchUpInside])]
    plan.changes.append((20, .sendActions(name, for: [.touchUpInside])))
    planTap(in: ground, at: Point(200, 200), 60)
  }

  /// Two recognizers of one view that are tied, and of which one is taken off and added anew.
  fileprivate mutating func castRecognizerAddedAnew() {
    let view = add(Scenario.View(id: "", frame: Rect(24, 24, 160, 160)), parent: ground)
    let both = [hang(.tap, on: view), hang(.tap, on: view)]
    let name = scene.recognizers[both[oneIn(4) ? 1 : 0]].id
    plan.changes.append((0, .removeRecognizer(name)))
    plan.changes.append((20, .addRecognizer(name, to: scene.views[view].id)))
    planTap(in: view, at: Point(40, 40), 1_000)
  }
}
