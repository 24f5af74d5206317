import Thresholds
import TouchScript

/// Controls under the recognizer of a view at or above them, and the gesture that both might take.
extension Sketch {
  static let protections = [tapped, knob, heldOrPanned, tappedTwice, plainControl, pannedSlider]

  /// The controls that keep taps for themselves.
  private static let tappedKinds: [Scenario.View.Kind] = [
    .button, .switch, .segmentedControl, .stepper, .pageControl,
  ]

  static let tapped = Sketch(
    "a control under a tap",
    aims: ["GR-52", "CT-31", "CT-40"], weight: 5
  ) { casting in
    let isHeld = casting.oneIn(3)
    let kind = isHeld && !casting.oneIn(3) ? .button : casting.pick(tappedKinds)
    let control = casting.add(casting.planned(kind), parent: casting.ground)
    casting.hang(.tap, on: casting.ancestor)
    if casting.oneIn(kind == .button ? 2 : 5) { casting.hang(.tap, on: control) }
    if isHeld {
      casting.plan(
        in: control, from: Point(12, 16), at: 0, lifted: Thresholds.tapDuration.surelyAbove)
    } else {
      let width = casting.scene.views[control].bounds.width
      let places = [Point(12, 16), Point((width * 0.75).rounded(), 16)]
      casting.planTap(in: control, at: casting.pick(places), 0)
      if casting.oneIn(3) { casting.planTap(in: control, at: casting.pick(places), 2_000) }
    }
  }

  /// A slider under a swipe, or a switch under a pan, whose knob is dragged along; perhaps once more,
  /// from where it is by then.
  static let knob = Sketch(
    "a knob under a swipe or pan",
    aims: ["GR-42", "CT-32"], weight: 3
  ) { casting in
    let isSlider = casting.oneIn(2)
    let control = casting.add(
      casting.planned(isSlider ? .slider : .switch), parent: casting.ground)
    let recognizer = casting.hang(isSlider ? .swipe : .pan, on: casting.ancestor)
    if isSlider, casting.oneIn(3) {
      casting.scene.recognizers[recognizer].directions = [.right, .left]
    }
    let length = isSlider ? casting.pick([120.0, 140, 160]) : casting.pick([32.0, 36])
    let start = Point(casting.pick([6, 8, 12]), 16)
    var moves = [(at: casting.pick([20, 40, 100]), place: start.moved(length, 0))]
    let returns = casting.oneIn(3)
    if returns { moves.append((moves[0].at + 20, start)) }
    casting.plan(in: control, from: start, at: 0, moves: moves, lifted: moves[0].at + 40)
    if returns || casting.oneIn(2) { return }
    let bounds = casting.scene.views[control].bounds
    let knob = Thresholds.knobLength
    let value = isSlider ? length / (bounds.width - knob.engine) : 1
    let middle = knob.surelyBelow / 2
    let second = Point((value * (bounds.width - 2 * middle) + middle).rounded(), 16)
    casting.plan(
      in: control, from: second, at: 2_000, moves: [(2_040, second.moved(-length, 0))],
      lifted: 2_080)
  }

  /// A control under a long press or a pan, which are no gestures of its own.
  static let heldOrPanned = Sketch(
    "a control under a long press or pan",
    aims: ["GR-33", "GR-51", "CT-33"], weight: 2
  ) { casting in
    let control = casting.add(
      casting.planned(casting.pick([.button, .button, .stepper, .segmentedControl])),
      parent: casting.ground)
    let start = Point(12, 16)
    if casting.oneIn(2) {
      casting.hang(.longPress, on: casting.ancestor)
      casting.plan(
        in: control, from: start, at: 0,
        lifted: casting.pick([
          Thresholds.pressDuration.surelyAbove, 1_200, Thresholds.pressDuration.surelyBelow,
        ]))
    } else {
      casting.hang(.pan, on: casting.ancestor)
      let place = casting.pick([start.moved(40, 0), start.moved(64, 0), start.moved(0, 600)])
      casting.plan(
        in: control, from: start, at: 0, moves: [(20, place), (40, place.moved(1, 0))], lifted: 60)
    }
  }

  /// A control under a tap that takes two, one after the other or side by side.
  static let tappedTwice = Sketch(
    "a control under a double tap, or a tap of two fingers",
    aims: [
      "GR-25", "GR-26", "GR-28", "GR-29", "GR-35", "GR-37", "GR-38", "KR-02", "KR-10", "CT-13",
    ], weight: 2
  ) { casting in
    var tapped = casting.planned(casting.pick(tappedKinds))
    tapped.isMultipleTouchEnabled = casting.oneIn(2)
    let control = casting.add(tapped, parent: casting.ground)
    let recognizer = casting.hang(.tap, on: casting.ancestor)
    if casting.oneIn(2) {
      casting.scene.recognizers[recognizer].taps = 2
      casting.planTap(in: control, at: Point(12, 16), 0)
      casting.planTap(in: control, at: Point(12, 16), 100)
    } else {
      casting.scene.recognizers[recognizer].touches = 2
      casting.planTap(in: control, at: Point(12, 16), 0)
      casting.planTap(1, in: control, at: Point(40, 16), casting.pick([0, 0, 5]))
    }
  }

  /// A plain control, which protects itself from nothing.
  static let plainControl = Sketch(
    "a plain control under a tap",
    aims: ["GR-44", "CT-08", "CT-34"], weight: 2
  ) { casting in
    let control = casting.add(casting.planned(.control), parent: casting.ground)
    casting.hang(.tap, on: casting.oneIn(4) ? control : casting.ancestor)
    casting.planTap(in: control, at: Point(12, 16), 0)
    // What it is asked to send shows how the touch has left it.
    if casting.oneIn(3) {
      let id = casting.scene.views[control].id
      casting.planChange(at: 2_000, .sendActions(id, for: [.valueChanged]))
    }
  }

  /// A slider under a pan that is none of its knob: it goes across, or begins at the other end.
  static let pannedSlider = Sketch(
    "a slider under a pan", aims: ["CT-33"]
  ) { casting in
    let control = casting.add(casting.planned(.slider), parent: casting.ground)
    casting.hang(.pan, on: casting.ancestor)
    let (start, way) = casting.pick([
      (Point(12, 16), Point(0, 600)), (Point(180, 16), Point(-80, 0)),
      (Point(180, 16), Point(0, 600)),
    ])
    casting.plan(
      in: control, from: start, at: 0,
      moves: [(20, start.moved(way.x, way.y)), (40, start.moved(way.x * 1.2, way.y * 1.2))],
      lifted: 60)
  }
}
