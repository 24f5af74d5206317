import PropertyTesting
import TouchScript

/// Plays touches that two want: rows and the taps above them, and views that want touches for
/// themselves.
extension Casting {
  /// A table under the tap of a view above it, and a few touches of what is in and beside it.
  mutating func castRows() {
    let parent = room(in: lastWindow)
    var shown = Scenario.View(id: "", kind: .tableView, frame: Rect(0, 0, 320, 300))
    castScrolling(of: &shown)
    let table = add(shown, parent: parent)
    var rows: [Int] = []
    var contents: [Scenario.ID] = []
    for row in 0..<pick([1, 1, 2]) {
      let cell = add(
        Scenario.View(
          id: "", kind: .tableCell, frame: Rect(0, Double(row) * 44, 320, 44)), parent: table)
      rows.append(cell)
      guard !oneIn(4) else { continue }
      let content = add(
        Scenario.View(id: "", kind: .cellContent, frame: Rect(0, 0, 280, 44)), parent: cell)
      contents.append(scene.views[content].id)
      rows[row] = content
    }
    let button = castButton(in: table, or: parent)
    let tap = hang(.tap, on: oneIn(2) ? parent : lastWindow)
    switch random.below(3) {
    case 0: break
    case 1: scene.recognizers[tap].cancelsTouchesInView = false
    default: scene.recognizers[tap].delegate = .init(refusesTouchesIn: contents)
    }
    planRows(rows, button, table)
  }

  /// A button in a table or beside it.
  private mutating func castButton(in table: Int, or parent: Int) -> Int? {
    if oneIn(4) { return nil }
    let isBeside = oneIn(2)
    let frame = isBeside ? Rect(16, 316, 96, 40) : Rect(16, 200, 96, 40)
    return add(
      Scenario.View(id: "", kind: .button, frame: frame), parent: isBeside ? parent : table)
  }

  private mutating func planRows(_ rows: [Int], _ button: Int?, _ table: Int) {
    var time = 0
    if let button, !oneIn(4) {
      planTap(in: button, at: Point(16, 16), time)
      time += 1_200
    }
    for _ in 0..<pick([0, 1, 1, 1, 2]) {
      planTap(in: pick(rows), at: Point(60, 20), time)
      time += 1_200
    }
    if oneIn(3) {
      plan(in: pick(rows), from: Point(60, 20), at: time, lifted: time + pick([5_000, 6_000]))
      time += 7_200
    }
    if plan.isEmpty || oneIn(4) { planTap(in: table, at: Point(200, 260), time) }
  }

  // MARK: Exclusive touch

  /// Two views in one window or in two, one of which wants touches for itself, and a finger for each.
  mutating func castExclusion() {
    var first = lastWindow
    if !oneIn(3) {
      first = add(Scenario.View(id: "", frame: Rect(16, 16, 80, 80)), parent: lastWindow)
    }
    let second: Int
    switch random.below(4) {
    case 0, 1:
      second = rivalWindow() ?? add(Scenario.View(id: "", frame: Rect(8, 8, 32, 32)), parent: first)
    case 2: second = add(Scenario.View(id: "", frame: Rect(40, 40, 32, 32)), parent: first)
    default: second = add(Scenario.View(id: "", frame: Rect(16, 120, 80, 80)), parent: lastWindow)
    }
    let wanters = pick([[first], [second], [first, second]])
    for view in wanters { scene.views[view].isExclusiveTouch = true }
    marks += [(first, Point(24, 24)), (second, Point(16, 16))]
    let views = oneIn(2) ? [first, second] : [second, first]
    let lifts = pick([(100, 140), (140, 100), (60, 120)])
    let later = pick([20, 20, 30, 80])
    plan(0, in: views[0], from: Point(24, 24), at: 0, lifted: lifts.0)
    plan(1, in: views[1], from: Point(24, 24), at: later, lifted: max(lifts.1, later + 20))
  }

  /// A window that covers part of the others, or a view in it.
  private mutating func rivalWindow() -> Int? {
    guard windows.count < 3 else { return nil }
    var window = Scenario.View(id: "", kind: .window, frame: Rect(0, 240, 320, 240))
    window.level = windows.map(\.level).max() ?? 0
    let index = add(window, parent: nil)
    return oneIn(3) ? add(Scenario.View(id: "", frame: Rect(16, 16, 80, 80)), parent: index) : index
  }

  // MARK: Helpers that are closed

  /// A view that takes no touches, and asks its subviews all the same.
  mutating func castClosedHelper() {
    var helper = Scenario.View(id: "", frame: Rect(64, 64, 96, 96))
    helper.overrides.hitTest = .asksSubviews
    switch random.below(4) {
    case 0, 1: helper.isHidden = true
    case 2: helper.isUserInteractionEnabled = false
    default: helper.alpha = 0
    }
    let outer = add(helper, parent: room(in: lastWindow))
    let inner = add(Scenario.View(id: "", frame: Rect(32, 32, 96, 48)), parent: outer)
    marks += [(inner, Point(16, 16)), (inner, Point(80, 16)), (inner, Point(16, 16))]
    planTap(in: inner, at: pick([Point(16, 16), Point(80, 16)]), 0)
  }
}
