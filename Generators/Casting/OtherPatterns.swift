import PropertyTesting
import TouchScript

/// Puts controls with values, scroll views, tables and room for gestures in front of a scene.
extension Casting {
  /// One or two controls that hold values, each marked where a finger takes hold of it.
  mutating func castValues() {
    var parent = lastWindow
    if oneIn(2) {
      parent = add(Scenario.View(id: "", frame: Rect(16, 16, 288, 300)), parent: parent)
    }
    for place in 0..<pick([1, 1, 2]) {
      let kind = pick(Self.valueKinds)
      let frame = Self.frame(of: kind, at: Point(16, Double(place) * 160 + 24))
      let index = add(control(kind, frame), parent: parent)
      marks += Self.grips(of: frame).map { (index, $0) }
    }
  }

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

  /// The knob of a switch or slider that is off, and what is in the other half.
  private static func grips(of frame: Rect) -> [Point] {
    [Point(12, 16), Point(12, 16), Point((frame.width * 0.75).rounded(), 16)]
  }

  // MARK: Gestures

  /// One view in another, with room for fingers to move.
  mutating func castGestureViews() {
    let outer = add(
      Scenario.View(id: "", frame: Rect(0, 0, 320, 440), isMultipleTouchEnabled: oneIn(2)),
      parent: lastWindow)
    marks.append((outer, Point(40, 400)))
    guard !oneIn(3) else { return marks.append((outer, Point(160, 200))) }
    let inner = add(
      Scenario.View(id: "", frame: Rect(24, 24, 264, 320), isMultipleTouchEnabled: oneIn(2)),
      parent: outer)
    marks += [(inner, Point(128, 160)), (inner, Point(128, 160)), (inner, Point(40, 60))]
  }

  // MARK: Scrolling

  /// A scroll view whose content is larger than itself, with something to touch in it.
  mutating func castScrollView() {
    let index = add(scrollView(Rect(8, 8, 280, 360)), parent: lastWindow)
    var parent = index
    if oneIn(2) {
      let size = scene.views[index].scrolling.contentSize
      parent = add(
        Scenario.View(id: "", frame: Rect(0, 0, size.width, size.height)), parent: index)
    }
    if oneIn(4) { parent = add(scrollView(Rect(16, 120, 240, 200)), parent: parent) }
    let kind = pick([Scenario.View.Kind.view, .view, .button, .button, .control, .slider, .switch])
    let frame =
      kind == .slider || kind == .switch
      ? Self.frame(of: kind, at: Point(24, 40)) : Rect(24, 24, 160, 64)
    let inner = add(control(kind, frame), parent: parent)
    marks += [(inner, Point(24, 16)), (inner, Point(24, 16)), (parent, Point(200, 180))]
    if oneIn(4) {
      // The content has the touch by now, and loses it when the finger goes on to scroll.
      let moves = [(at: 420, place: Point(24, -104)), (at: 440, place: Point(24, -124))]
      plan(in: inner, from: Point(24, 16), at: 0, moves: moves, lifted: 460)
    }
  }

  mutating func scrollView(_ frame: Rect) -> Scenario.View {
    var view = Scenario.View(id: "", kind: .scrollView, frame: frame)
    castScrolling(of: &view)
    return view
  }

  mutating func castScrolling(of view: inout Scenario.View) {
    let frame = view.frame
    view.scrolling.contentSize = pick([
      Size(frame.width, frame.height * 3), Size(frame.width * 3, frame.height),
      Size(frame.width * 3, frame.height * 3), Size(frame.width, frame.height),
    ])
    view.scrolling.delaysContentTouches = !oneIn(4)
    view.scrolling.canCancelContentTouches = !oneIn(5)
    view.scrolling.isScrollEnabled = !oneIn(8)
    if oneIn(6) { view.overrides.touchesShouldBegin = oneIn(2) }
    if oneIn(6) { view.overrides.touchesShouldCancel = oneIn(2) }
  }

  // MARK: Tables

  /// A table with some rows, most with a content view, some with a button beside it.
  mutating func castTable() {
    var table = Scenario.View(id: "", kind: .tableView, frame: Rect(0, 0, 320, 400))
    castScrolling(of: &table)
    let index = add(table, parent: lastWindow)
    for row in 0..<pick([1, 2, 2, 3]) {
      let cell = add(
        Scenario.View(
          id: "", kind: .tableCell, frame: Rect(0, Double(row) * 44, 320, 44)), parent: index)
      guard !oneIn(4) else {
        marks.append((cell, Point(60, 20)))
        continue
      }
      let content = add(
        Scenario.View(id: "", kind: .cellContent, frame: Rect(0, 0, 280, 44)), parent: cell)
      marks.append((content, Point(60, 20)))
      if oneIn(3) {
        _ = add(Scenario.View(id: "", kind: .label, frame: Rect(8, 8, 120, 24)), parent: content)
      }
      if oneIn(3) {
        let button = Scenario.View(id: "", kind: .button, frame: Rect(284, 4, 32, 32))
        marks.append((add(button, parent: cell), Point(16, 16)))
      }
    }
    if oneIn(3) { marks.append((index, Point(160, 300))) }
  }
}
