import TouchScript

/// Screens of any kind. What they show depends on the traits of the case; most rules about touches,
/// hit-testing and the responder chain need no more.
extension Sketch {
  static let anyScreen = Sketch(
    "any screen",
    aims: [
      "SY-03", "SY-04", "SY-07", "TO-01", "TO-02", "TO-03", "TO-04", "TO-06", "TO-07", "TO-08",
      "TO-09", "TO-11", "TO-12", "TO-13", "TO-14", "TO-17", "TO-18", "TO-20", "TO-24", "TO-28",
      "HT-01", "HT-09", "HT-10", "HT-15", "HT-19", "HT-20", "HT-23", "HT-24", "HT-26", "HT-41",
      "HT-43", "RC-01", "RC-06", "RC-07", "RC-08", "RC-10", "RC-12", "RC-13", "RC-17", "RC-19",
      "GR-01", "GR-02", "GR-10", "GR-32", "GR-36", "GR-40", "GR-41", "KR-01",
    ], scene: { _ in })

  /// Recognizers that get in each other's way.
  static let crowd = Sketch(
    "many recognizers",
    aims: ["TO-33", "HT-38", "GC-03"], weight: 2, scene: { _ in })

  /// Two views side by side for a finger each, so that what becomes of one touch can be
  /// distinguished from what becomes of the other.
  static let neighbours = Sketch(
    "neighbours among many recognizers",
    aims: ["GC-01", "GC-02", "GC-07"]
  ) { casting in
    for place in 0..<2 {
      let view = Scenario.View(id: "", frame: Rect(Double(place) * 96 + 16, 16, 80, 80))
      casting.marks.append((casting.add(view, parent: casting.lastWindow), Point(40, 40)))
    }
    casting.hasNeighbours = true
  }

  /// A control in one or two plain views, all of which may get recognizers.
  static let touchedControl = Sketch(
    "a control under recognizers",
    aims: ["GC-11", "GC-13", "CT-08"]
  ) { casting in
    var parent = casting.lastWindow
    for _ in 0..<casting.pick([0, 1, 1, 2]) {
      parent = casting.add(
        Scenario.View(id: "", frame: Rect(16, 16, 240, 240)), parent: parent)
    }
    var control = Scenario.View(
      id: "", kind: casting.oneIn(3) ? .control : .button, frame: Rect(24, 24, 96, 40)
    ).with { $0.isMultipleTouchEnabled = casting.oneIn(3) }
    if casting.oneIn(10) { control.overrides.touches.began = .keeps }
    if casting.scope != .taps, casting.traits.transforms, casting.oneIn(4) {
      control.transform = casting.pick(Casting.oddTransforms)
    }
    let index = casting.add(control, parent: parent)
    casting.marks.append((view: index, spot: Point(48, 20)))
    if control.isMultipleTouchEnabled {
      casting.marks.append((view: index, spot: Point(80, 20)))
      casting.hasNeighbours = casting.oneIn(2)
    }
  }

  /// One view in another, with room for fingers to move.
  static let gestures = Sketch(
    "gestures of all kinds", aims: ["GC-11", "GC-13", "KR-37"], scene: gestureViews)

  static let waiting = Sketch(
    "recognizers that wait for the failure of others", aims: ["GR-03", "GC-01", "KR-37"],
    scene: gestureViews)

  private static let gestureViews: @Sendable (inout Casting) -> Void = { casting in
    let outer = casting.add(
      Scenario.View(id: "", frame: Rect(0, 0, 320, 440)).with {
        $0.isMultipleTouchEnabled = casting.oneIn(2)
      },
      parent: casting.lastWindow)
    casting.marks.append((outer, Point(40, 400)))
    guard !casting.oneIn(3) else { return casting.marks.append((outer, Point(160, 200))) }
    let inner = casting.add(
      Scenario.View(id: "", frame: Rect(24, 24, 264, 320)).with {
        $0.isMultipleTouchEnabled = casting.oneIn(2)
      },
      parent: outer)
    casting.marks += [(inner, Point(128, 160)), (inner, Point(128, 160)), (inner, Point(40, 60))]
  }
}
