import TouchScript

/// Touches that views want for themselves.
extension Sketch {
  /// Two views in one window or in two, one of which wants touches for itself, and a finger for each.
  static let exclusion = Sketch(
    "exclusive touch",
    aims: ["TO-29", "TO-30", "TO-31", "TO-32", "HT-39", "HT-40"]
  ) { casting in
    if casting.oneIn(6) { return casting.castExclusiveLoser() }
    var first = casting.lastWindow
    if !casting.oneIn(3) {
      first = casting.add(
        Scenario.View(id: "", frame: Rect(16, 16, 80, 80)), parent: casting.lastWindow)
    }
    let second: Int
    switch casting.random.below(4) {
    case 0, 1:
      second =
        casting.rivalWindow()
        ?? casting.add(Scenario.View(id: "", frame: Rect(8, 8, 32, 32)), parent: first)
    case 2:
      second = casting.add(Scenario.View(id: "", frame: Rect(40, 40, 32, 32)), parent: first)
    default:
      second = casting.add(
        Scenario.View(id: "", frame: Rect(16, 120, 80, 80)), parent: casting.lastWindow)
    }
    let wanters = casting.pick([[first], [second], [first, second]])
    for view in wanters { casting.scene.views[view].isExclusiveTouch = true }
    if casting.oneIn(2) { casting.hang(.tap, on: casting.pick([first, second])) }
    casting.marks += [(first, Point(24, 24)), (second, Point(16, 16))]
    let views = casting.oneIn(2) ? [first, second] : [second, first]
    let lifts = casting.pick([(100, 140), (140, 100), (60, 120)])
    let later = casting.pick([20, 20, 30, 80])
    casting.plan(0, in: views[0], from: Point(24, 24), at: 0, lifted: lifts.0)
    let over = max(lifts.1, later + 20)
    casting.plan(1, in: views[1], from: Point(24, 24), at: later, lifted: over)
    // One more, on bare ground or where the first was, when one of the two has lifted.
    guard casting.oneIn(2) else { return }
    let time = (min(lifts.0, over) + max(lifts.0, over)) / 2
    if casting.oneIn(2) {
      casting.plan(
        2, in: casting.scene.views.firstIndex { $0.kind == .window } ?? 0, from: Point(250, 40),
        at: time, lifted: time + 80)
    } else {
      casting.plan(2, in: views[0], from: Point(24, 24), at: time, lifted: time + 80)
    }
  }
}

extension Casting {
  /// A window that covers part of the others, or a view in it.
  fileprivate mutating func rivalWindow() -> Int? {
    guard windows.count < 3 else { return nil }
    var window = Scenario.View(id: "", kind: .window, frame: Rect(0, 240, 320, 240))
    window.level = windows.map(\.level).max() ?? 0
    let index = add(window, parent: nil)
    return oneIn(3)
      ? add(Scenario.View(id: "", frame: Rect(16, 16, 80, 80)), parent: index) : index
  }
}
