import Thresholds
import TouchScript

/// Controls that hold values, and controls that do not track or send as usual.
extension Sketch {
  /// One or two controls that hold values, each marked where a finger takes hold of it.
  static let values = Sketch("controls with values", aims: ["RC-26"]) { casting in
    var parent = casting.lastWindow
    if casting.oneIn(2) {
      parent = casting.add(
        Scenario.View(id: "", frame: Rect(16, 16, 288, 300)), parent: parent)
    }
    var kind = casting.pick(Casting.valueKinds)
    for place in 0..<casting.pick([1, 1, 2]) {
      if place > 0, casting.oneIn(2) { kind = casting.pick(Casting.valueKinds) }
      let frame = Casting.frame(of: kind, at: Point(16, Double(place) * 160 + 24))
      let index = casting.add(casting.control(kind, frame), parent: parent)
      // The knob of a switch or slider that is off, and what is in the other half.
      let grips = [Point(12, 16), Point(12, 16), Point((frame.width * 0.75).rounded(), 16)]
      casting.marks += grips.map { (index, $0) }
    }
  }

  /// A control that is tapped twice, a stepper that is held, or a knob that is dragged to the other end.
  static let setTwice = Sketch(
    "a control that is set twice", aims: ["CT-43", "CT-44", "CT-45", "CT-46"], weight: 14
  ) { casting in
    let kind: Scenario.View.Kind = casting.pick([
      .stepper, .stepper, .stepper, .switch, .slider, .segmentedControl, .pageControl, .pageControl,
    ])
    let control = casting.add(casting.planned(kind), parent: casting.ground)
    let width = casting.scene.views[control].bounds.width
    let places = [Point(12, 16), Point((width * 0.75).rounded(), 16)]
    let isDragged = kind == .slider || kind == .switch && casting.oneIn(2)
    if isDragged || kind == .stepper && !casting.oneIn(8) {
      casting.plan(
        in: control, from: isDragged || casting.oneIn(6) ? places[0] : places[1], at: 0,
        moves: isDragged ? [(40, Point(width + (kind == .slider ? 8 : 200), 16))] : [],
        lifted: isDragged ? 80 : Thresholds.tapDuration.surelyAbove)
    } else {
      casting.planTap(in: control, at: casting.pick(places), 0)
    }
    if casting.oneIn(2) { casting.planTap(in: control, at: casting.pick(places), 8_000) }
  }

  static let tracking = [
    decliner, grownControl, takenTargets, sender, declinedTouch, innerView, setTwice, edited,
  ]

  /// A text field that is edited, until another one is, or it resigns, or leaves the window.
  static let edited = Sketch(
    "text fields that are edited", aims: ["CT-47"], weight: 5
  ) { casting in
    let outer = casting.add(
      Scenario.View(id: "", frame: Rect(16, 16, 240, 200)), parent: casting.ground)
    let field = casting.add(casting.planned(.textField), parent: outer)
    let other = casting.add(casting.control(.textField, Rect(24, 124, 160, 32)), parent: outer)
    let names = casting.scene.views.map(\.id)
    casting.planChange(at: 0, .becomeFirstResponder(names[field]))
    casting.planChange(
      at: 1_000,
      casting.pick([
        .becomeFirstResponder(names[field]), .becomeFirstResponder(names[other]),
        .resignFirstResponder(names[field]), .resignFirstResponder(names[other]),
        .removeFromSuperview(names[casting.pick([outer, field])]),
      ]))
    casting.planTap(in: other, at: Point(8, 16), 2_000)
  }

  /// A view that the app has put into a control, and a tap on it.
  static let innerView = Sketch("a view inside a control", aims: ["CT-42"], weight: 2) { casting in
    let outer = casting.planned(casting.pick([.button, .control]))
    let control = casting.add(outer, parent: casting.ground)
    let inner = casting.add(Scenario.View(id: "", frame: Rect(4, 4, 24, 24)), parent: control)
    casting.planTap(in: inner, at: Point(8, 8), 0)
  }

  /// A control that declines to go on tracking when its finger moves.
  static let decliner = Sketch(
    "a control that declines to track on", aims: ["TO-05", "CT-05", "CT-14"], weight: 5
  ) { casting in
    let kind = casting.pick([.button, .control, .control, casting.pick(Casting.valueKinds)])
    var decliner = casting.planned(kind)
    decliner.overrides.continuesTracking = false
    let control = casting.add(decliner, parent: casting.ground)
    let (start, inside, far) = (Point(8, 16), Point(44, 16), Point(800, 16))
    let places = casting.pick([[inside], [far], [inside, start], [far, inside], [inside, far]])
    let moves = places.enumerated().map { (at: 30 + 20 * $0, place: $1) }
    casting.plan(
      in: control, from: start, at: 10, moves: moves, lifted: casting.oneIn(6) ? nil : 100)
  }

  /// A control that does not begin to track.
  static let declinedTouch = Sketch(
    "a control that does not track", aims: ["RC-22", "CT-02", "CT-12"], weight: 3
  ) { casting in
    var declining = casting.planned(casting.pick([.button, .control, .stepper]))
    declining.overrides.beginsTracking = false
    let control = casting.add(declining, parent: casting.lastWindow)
    casting.plan(
      in: control, from: Point(8, 16), at: 0, moves: casting.oneIn(2) ? [(30, Point(44, 16))] : [],
      lifted: 100)
  }

  /// A control whose larger hit area reaches farther than any margin, and a finger dragged there.
  static let grownControl = Sketch(
    "a control that reaches far",
    aims: ["TO-05", "HT-32", "CT-04", "CT-11", "CT-17", "FB-03"], weight: 5
  ) { casting in
    var grown = casting.planned(casting.oneIn(2) ? .control : .button)
    grown.overrides.pointInside = casting.pick([.grown(300), .grown(400), .always])
    let control = casting.add(grown, parent: casting.ground)
    let (x, y) = casting.pick([(1.0, 0.0), (-1.0, 0.0), (0.0, 1.0), (0.0, -1.0)])
    let start = grown.bounds.center
    let far = start.moved(x * 280, y * 280)
    let (outside, farther) = (start.moved(x * 900, y * 900), start.moved(x * 960, y * 960))
    let places = casting.pick([[far], [far], [far, start], [outside, far], [outside, farther]])
    let moves = places.enumerated().map { (at: 30 + 20 * $0, place: $1) }
    casting.plan(in: control, from: start, at: 10, moves: moves, lifted: 100)
  }

  /// A control of whose registrations some events are taken off.
  static let takenTargets = Sketch(
    "targets that are taken off",
    aims: ["RC-25", "CT-04", "CT-24"], weight: 5
  ) { casting in
    let control = casting.add(
      casting.planned(casting.oneIn(2) ? .control : .button), parent: casting.ground)
    let id = casting.scene.views[control].id
    var events: [ControlEvent] = [.touchDown, .touchUpInside]
    if casting.oneIn(3) { events.append(.valueChanged) }
    if casting.oneIn(3) { events[1] = .touchDragInside }
    casting.scene.views[control].targets.append(
      Scenario.Target(casting.oneIn(2) ? .responder(id) : .firstResponder, "act", for: events))
    let taken = casting.oneIn(4) ? Array(events.prefix(2)) : [casting.pick(events)]
    let time = casting.pick([0, 0, 60])
    casting.planChange(at: time, .removeTargets(id, for: taken))
    casting.plan(
      in: control, from: Point(8, 16), at: 10,
      moves: casting.oneIn(2) ? [(30, Point(44, 16))] : [], lifted: 100)
    if casting.oneIn(3) { casting.planTap(in: control, at: Point(8, 16), 2_000) }
  }

  /// A control that is asked to send, or whose `sendAction` does nothing.
  static let sender = Sketch(
    "a control that is asked to send", aims: ["CT-15", "CT-21", "CT-25"], weight: 2
  ) { casting in
    let kind = casting.pick([.button, .control, casting.pick(Casting.valueKinds)])
    let control = casting.add(casting.planned(kind), parent: casting.ground)
    let id = casting.scene.views[control].id
    let events = casting.pick([
      [ControlEvent.touchUpInside], [.valueChanged], [.touchDown], [.touchDown, .valueChanged],
    ])
    casting.scene.views[control].targets.append(
      Scenario.Target(casting.oneIn(2) ? .responder(id) : .firstResponder, "act", for: events))
    if casting.traits.reactions, casting.oneIn(3) {
      casting.scene.reactions.append(
        Scenario.Reaction(
          on: .controlEvent(id, casting.pick([.touchDown, .touchUpInside])),
          changes: [.sendActions(id, for: [.valueChanged])]))
      return casting.planTap(in: control, at: Point(8, 16), 10)
    }
    let isMuted = casting.oneIn(2)
    if isMuted { casting.scene.views[control].overrides.sendsActions = false }
    if isMuted || casting.oneIn(2) { casting.planTap(in: control, at: Point(8, 16), 10) }
    if !isMuted || casting.oneIn(3) {
      casting.planChange(
        at: casting.pick([0, 500]), .sendActions(id, for: casting.oneIn(3) ? [events[0]] : events))
    }
  }
}

extension Casting {
  /// The controls that hold a value, or are edited.
  static let valueKinds: [Scenario.View.Kind] = [
    .switch, .slider, .slider, .segmentedControl, .stepper, .pageControl, .textField,
  ]

  /// A control of the usual size of its kind.
  static func frame(of kind: Scenario.View.Kind, at origin: Point) -> Rect {
    let size: Size =
      switch kind {
      case .switch: Size(51, 31)
      case .slider: Size(200, 31)
      case .segmentedControl: Size(240, 32)
      case .stepper: Size(94, 32)
      default: Size(160, 32)
      }
    return Rect(origin.x, origin.y, size.width, size.height)
  }

  mutating func control(_ kind: Scenario.View.Kind, _ frame: Rect) -> Scenario.View {
    var control = Scenario.View(id: "", kind: kind, frame: frame)
    if kind == .segmentedControl || kind == .pageControl { control.items = pick([1, 2, 3, 5]) }
    if traits.tracking, oneIn(4) { castTracking(of: &control) }
    return control
  }

  /// A control of the usual size of its kind, where plans expect it; scaled or turned now and then.
  mutating func planned(_ kind: Scenario.View.Kind) -> Scenario.View {
    var planned =
      switch kind {
      case .button, .control: Scenario.View(id: "", kind: kind, frame: Rect(24, 24, 96, 40))
      default: control(kind, Self.frame(of: kind, at: Point(24, 24)))
      }
    if traits.transforms, oneIn(4) { planned.transform = pick(Self.oddTransforms) }
    return planned
  }

  /// Scales by other numbers than one half and two, some along one axis or about a turn.
  static let oddTransforms: [Transform] = [
    .scale(1.5, 1.5), .scale(0.75, 0.75), .scale(3, 3), .scale(1.25, 0.875), .quarterTurn,
    Transform(a: 0.6, b: 0.8, c: -0.8, d: 0.6), Transform(a: -1, d: -1),
  ]
}
