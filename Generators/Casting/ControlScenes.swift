import PropertyTesting
import TouchScript

/// Plays touches on controls that do not track or send as usual.
extension Casting {
  mutating func castTracking() {
    let parent = room(in: lastWindow)
    switch random.below(4) {
    case 0: castDecliner(in: parent)
    case 1: castGrownControl(in: parent)
    case 2: castTakenTargets(in: parent)
    default: castSender(in: parent)
    }
  }

  /// A control that declines to go on tracking when its finger moves.
  private mutating func castDecliner(in parent: Int) {
    let kind = pick([.button, .control, .control, pick(Self.valueKinds)])
    var decliner = planned(kind)
    decliner.overrides.continuesTracking = false
    let control = add(decliner, parent: parent)
    let (start, inside, far) = (Point(8, 16), Point(44, 16), Point(800, 16))
    let places = pick([[inside], [far], [inside, start], [far, inside], [inside, far]])
    let moves = places.enumerated().map { (at: 30 + 20 * $0, place: $1) }
    plan(in: control, from: start, at: 10, moves: moves, lifted: oneIn(6) ? nil : 100)
  }

  /// A control whose larger hit area reaches farther than any margin, and a finger dragged there.
  private mutating func castGrownControl(in parent: Int) {
    var grown = planned(oneIn(2) ? .control : .button)
    grown.overrides.pointInside = pick([.grown(300), .grown(400), .always])
    let control = add(grown, parent: parent)
    let (x, y) = pick([(1.0, 0.0), (-1.0, 0.0), (0.0, 1.0), (0.0, -1.0)])
    let start = grown.bounds.center
    let far = start.moved(x * 280, y * 280)
    let places = pick([[far], [far], [far, start], [start.moved(x * 900, y * 900), far]])
    let moves = places.enumerated().map { (at: 30 + 20 * $0, place: $1) }
    plan(in: control, from: start, at: 10, moves: moves, lifted: 100)
  }

  /// A control of whose registrations some events are taken off.
  private mutating func castTakenTargets(in parent: Int) {
    let control = add(planned(oneIn(2) ? .control : .button), parent: parent)
    let id = scene.views[control].id
    var events: [ControlEvent] = [.touchDown, .touchUpInside]
    if oneIn(3) { events.append(.valueChanged) }
    if oneIn(3) { events[1] = .touchDragInside }
    scene.views[control].targets.append(
      Scenario.Target(oneIn(2) ? .responder(id) : .firstResponder, "act", for: events))
    let taken = oneIn(4) ? Array(events.prefix(2)) : [pick(events)]
    let time = pick([0, 0, 60])
    plan.changes.append((time, .removeTargets(id, for: taken)))
    plan(
      in: control, from: Point(8, 16), at: 10, moves: oneIn(2) ? [(30, Point(44, 16))] : [],
      lifted: 100)
    if oneIn(3) { planTap(in: control, at: Point(8, 16), 2_000) }
  }

  /// A control that is told to send, or whose `sendAction` does nothing.
  private mutating func castSender(in parent: Int) {
    let kind = pick([.button, .control, pick(Self.valueKinds)])
    let control = add(planned(kind), parent: parent)
    let id = scene.views[control].id
    let events = pick([
      [ControlEvent.touchUpInside], [.valueChanged], [.touchDown], [.touchDown, .valueChanged],
    ])
    scene.views[control].targets.append(
      Scenario.Target(oneIn(2) ? .responder(id) : .firstResponder, "act", for: events))
    let isMuted = oneIn(2)
    if isMuted { scene.views[control].overrides.sendsActions = false }
    if isMuted || oneIn(2) { planTap(in: control, at: Point(8, 16), 10) }
    if !isMuted || oneIn(3) {
      plan.changes.append((pick([0, 500]), .sendActions(id, for: oneIn(3) ? [events[0]] : events)))
    }
  }

  /// A control of the usual size of its kind.
  private mutating func planned(_ kind: Scenario.View.Kind) -> Scenario.View {
    switch kind {
    case .button, .control: Scenario.View(id: "", kind: kind, frame: Rect(24, 24, 96, 40))
    default: control(kind, Self.frame(of: kind, at: Point(24, 24)))
    }
  }

  // MARK: Protection

  /// A control under the recognizer of a view above it, and the gesture that both might take.
  mutating func castProtection() {
    let parent = oneIn(3) ? room(in: room(in: lastWindow)) : room(in: lastWindow)
    let above = path(from: scene.views[parent].id)
    let name = pick(above)
    let ancestor = scene.views.firstIndex { $0.id == name } ?? parent
    switch random.below(10) {
    case 0, 1: castTapped(in: parent, under: ancestor)
    case 2, 3, 4: castKnob(in: parent, under: ancestor)
    case 5, 6: castHeldOrPanned(in: parent, under: ancestor)
    case 7, 8: castTappedTwice(in: parent, under: ancestor)
    default: castPlainControl(in: parent, under: ancestor)
    }
  }

  /// The controls that keep taps for themselves.
  private static let tappedKinds: [Scenario.View.Kind] = [
    .button, .switch, .segmentedControl, .stepper, .pageControl,
  ]

  private mutating func castTapped(in parent: Int, under ancestor: Int) {
    let control = add(planned(pick(Self.tappedKinds)), parent: parent)
    _ = hang(.tap, on: ancestor)
    if oneIn(5) { _ = hang(.tap, on: control) }
    if oneIn(5) {
      plan(in: control, from: Point(12, 16), at: 0, lifted: 5_000)
    } else {
      planTap(in: control, at: Point(12, 16), 0)
    }
  }

  /// A slider under a swipe, or a switch under a pan, whose knob is dragged along.
  private mutating func castKnob(in parent: Int, under ancestor: Int) {
    let isSlider = oneIn(2)
    let control = add(planned(isSlider ? .slider : .switch), parent: parent)
    let recognizer = hang(isSlider ? .swipe : .pan, on: ancestor)
    if isSlider, oneIn(3) { scene.recognizers[recognizer].directions = [.right, .left] }
    let length = isSlider ? pick([120.0, 140, 160]) : pick([32.0, 36])
    let start = Point(pick([6, 8, 12]), 16)
    var moves = [(at: pick([20, 40, 100]), place: start.moved(length, 0))]
    if oneIn(3) { moves.append((moves[0].at + 20, start)) }
    plan(in: control, from: start, at: 0, moves: moves, lifted: moves[0].at + 40)
  }

  /// A control under a long press or a pan, which are no gestures of its own.
  private mutating func castHeldOrPanned(in parent: Int, under ancestor: Int) {
    let control = add(
      planned(pick([.button, .button, .stepper, .segmentedControl])), parent: parent)
    let start = Point(12, 16)
    if oneIn(2) {
      _ = hang(.longPress, on: ancestor)
      plan(in: control, from: start, at: 0, lifted: pick([800, 1_200, 300]))
    } else {
      _ = hang(.pan, on: ancestor)
      let place = pick([start.moved(40, 0), start.moved(64, 0), start.moved(0, 600)])
      plan(
        in: control, from: start, at: 0, moves: [(20, place), (40, place.moved(1, 0))], lifted: 60)
    }
  }

  /// A control under a tap that takes two, one after the other or side by side.
  private mutating func castTappedTwice(in parent: Int, under ancestor: Int) {
    var tapped = planned(pick(Self.tappedKinds))
    tapped.isMultipleTouchEnabled = oneIn(2)
    let control = add(tapped, parent: parent)
    let recognizer = hang(.tap, on: ancestor)
    if oneIn(2) {
      scene.recognizers[recognizer].taps = 2
      planTap(in: control, at: Point(12, 16), 0)
      planTap(in: control, at: Point(12, 16), 100)
    } else {
      scene.recognizers[recognizer].touches = 2
      planTap(in: control, at: Point(12, 16), 0)
      planTap(1, in: control, at: Point(40, 16), pick([0, 0, 5]))
    }
  }

  /// A plain control, which protects itself from nothing.
  private mutating func castPlainControl(in parent: Int, under ancestor: Int) {
    let control = add(planned(.control), parent: parent)
    _ = hang(.tap, on: oneIn(4) ? control : ancestor)
    planTap(in: control, at: Point(12, 16), 0)
  }
}
