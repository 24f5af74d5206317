import Thresholds
import TouchScript

/// Scroll views and tables, and what is in them.
extension Sketch {
  /// A scroll view whose content is larger than itself, with something to touch in it.
  static let scrolling = Sketch(
    "a scroll view",
    aims: ["HT-03", "CT-06", "TV-03", "TV-10", "TV-12", "TV-15", "TV-16", "TV-17"], weight: 4
  ) { casting in
    let index = casting.add(
      casting.scrollView(Rect(8, 8, 280, 360)), parent: casting.lastWindow)
    var parent = index
    if casting.oneIn(2) {
      let size = casting.scene.views[index].scrolling.contentSize
      parent = casting.add(
        Scenario.View(id: "", frame: Rect(0, 0, size.width, size.height)), parent: index)
    }
    if casting.oneIn(4) {
      parent = casting.add(casting.scrollView(Rect(16, 120, 240, 200)), parent: parent)
    }
    let kind = casting.pick([
      Scenario.View.Kind.view, .view, .button, .button, .control, .slider, .switch,
    ])
    let frame =
      kind == .slider || kind == .switch
      ? Casting.frame(of: kind, at: Point(24, 40)) : Rect(24, 24, 160, 64)
    let inner = casting.add(casting.control(kind, frame), parent: parent)
    casting.marks += [(inner, Point(24, 16)), (inner, Point(24, 16)), (parent, Point(200, 180))]
    if casting.oneIn(2) {
      // The content has the touch by now, and loses it when the finger goes on to scroll.
      let moves = [(at: 420, place: Point(24, -104)), (at: 440, place: Point(24, -124))]
      casting.plan(in: inner, from: Point(24, 16), at: 0, moves: moves, lifted: 460)
    }
  }

  /// Scroll views in one another, and a finger that drags what is in the innermost.
  static let nestedScrolling = Sketch(
    "scroll views in one another", aims: ["TV-10", "TV-13", "TV-14", "TV-19"], weight: 4
  ) { casting in
    let isVertical = casting.oneIn(2)
    var parent = casting.lastWindow
    for (number, frame) in [Rect(8, 8, 280, 360), Rect(16, 16, 240, 280)].enumerated() {
      var view = Scenario.View(id: "", kind: .scrollView, frame: frame)
      let scrollsElse = number == 1 && casting.oneIn(4)
      view.scrolling.contentSize =
        isVertical != scrollsElse
        ? Size(frame.width / 4, frame.height * 3) : Size(frame.width * 3, frame.height / 4)
      if casting.oneIn(6) { view.scrolling.isScrollEnabled = false }
      if casting.oneIn(6) { view.scrolling.delaysContentTouches = false }
      parent = casting.add(view, parent: parent)
    }
    if casting.oneIn(2) {
      parent = casting.add(Scenario.View(id: "", frame: Rect(0, 0, 220, 260)), parent: parent)
    }
    if casting.oneIn(4) { casting.hang(casting.pick([.pan, .tap, .longPress]), on: parent) }
    let start = Point(100, 200)
    let (x, y) = isVertical ? (0.0, -1.0) : (-1.0, 0.0)
    let time = casting.pick([20, 20, 420])
    let moves = [
      (at: time, place: start.moved(x * 120, y * 120)),
      (at: time + 20, place: start.moved(x * 140, y * 140)),
    ]
    casting.plan(in: parent, from: start, at: 0, moves: moves, lifted: time + 40)
  }

  /// A table with some rows, most with a content view, some with a button beside it.
  static let table = Sketch("a table", aims: ["HT-05", "TV-02", "TV-07"], weight: 4) { casting in
    var table = Scenario.View(id: "", kind: .tableView, frame: Rect(0, 0, 320, 400))
    casting.castScrolling(of: &table)
    let index = casting.add(table, parent: casting.lastWindow)
    for row in 0..<casting.pick([1, 2, 2, 3]) {
      let cell = casting.add(
        Scenario.View(
          id: "", kind: .tableCell, frame: Rect(0, Double(row) * 44, 320, 44)), parent: index)
      guard !casting.oneIn(4) else {
        casting.marks.append((cell, Point(60, 20)))
        continue
      }
      let content = casting.add(
        Scenario.View(id: "", kind: .cellContent, frame: Rect(0, 0, 280, 44)), parent: cell)
      casting.marks.append((content, Point(60, 20)))
      if casting.oneIn(3) {
        _ = casting.add(
          Scenario.View(id: "", kind: .label, frame: Rect(8, 8, 120, 24)), parent: content)
      }
      if casting.oneIn(3) {
        let button = Scenario.View(id: "", kind: .button, frame: Rect(284, 4, 32, 32))
        casting.marks.append((casting.add(button, parent: cell), Point(16, 16)))
      }
    }
    if casting.oneIn(3) { casting.marks.append((index, Point(160, 300))) }
  }

  /// A list that is flicked, and a tap while it moves by itself.
  static let coasting = Sketch("a list that is flicked", aims: ["TV-18"], weight: 6) { casting in
    let frame = Rect(0, 0, 320, 132)
    let table = casting.add(
      Scenario.View(id: "", kind: .tableView, frame: frame), parent: casting.lastWindow)
    for row in 0..<12 {
      let frame = Rect(0, Double(row) * 44, 320, 44)
      _ = casting.add(Scenario.View(id: "", kind: .tableCell, frame: frame), parent: table)
    }
    let moves = [(at: 10, place: Point(60, 80)), (at: 20, place: Point(60, 40))]
    casting.plan(in: table, from: Point(60, 120), at: 0, moves: moves, lifted: 30)
    if casting.oneIn(8) { casting.planChange(at: casting.pick([5, 15, 25]), .interrupt) }
    for time in casting.pick([[50], [90], [150], [90, 9_000]]) {
      casting.plan(in: table, from: Point(260, 60), at: time, lifted: time + 20)
    }
  }

  /// A table under the tap of a view above it, and a few touches of what is in and beside it.
  static let rows = Sketch(
    "rows under a tap",
    aims: [
      "RC-05", "RC-09", "KR-05", "CT-29", "CT-30", "CT-38", "TV-01", "TV-02", "TV-04", "TV-05",
      "TV-06", "TV-07", "TV-08", "TV-09", "TV-11",
    ]
  ) { casting in
    let parent = casting.room(in: casting.lastWindow)
    var shown = Scenario.View(id: "", kind: .tableView, frame: Rect(0, 0, 320, 300))
    casting.castScrolling(of: &shown)
    let table = casting.add(shown, parent: parent)
    var rows: [Int] = []
    var contents: [Scenario.ID] = []
    for row in 0..<casting.pick([1, 1, 2]) {
      let cell = casting.add(
        Scenario.View(
          id: "", kind: .tableCell, frame: Rect(0, Double(row) * 44, 320, 44)), parent: table)
      rows.append(cell)
      if casting.oneIn(20) {
        casting.planChange(at: 20, .removeFromSuperview(casting.scene.views[cell].id))
      }
      guard !casting.oneIn(4) else { continue }
      let content = casting.add(
        Scenario.View(id: "", kind: .cellContent, frame: Rect(0, 0, 280, 44)), parent: cell)
      contents.append(casting.scene.views[content].id)
      rows[row] = content
      if casting.oneIn(3) {
        rows[row] = casting.add(
          Scenario.View(id: "", frame: Rect(0, 0, 160, 44)), parent: content)
      }
    }
    let button = casting.button(in: table, or: parent)
    let tap = casting.hang(.tap, on: casting.oneIn(2) ? parent : casting.lastWindow)
    switch casting.random.below(3) {
    case 0: break
    case 1: casting.scene.recognizers[tap].cancelsTouchesInView = false
    default: casting.scene.recognizers[tap].delegate = .init(refusesTouchesIn: contents)
    }
    casting.planRows(rows, button, table)
  }
}

extension Casting {
  fileprivate mutating func scrollView(_ frame: Rect) -> Scenario.View {
    var view = Scenario.View(id: "", kind: .scrollView, frame: frame)
    castScrolling(of: &view)
    return view
  }

  mutating func castScrolling(of view: inout Scenario.View) {
    let frame = view.frame
    view.scrolling.contentSize = pick([
      Size(frame.width, frame.height * 3), Size(frame.width * 3, frame.height),
      Size(frame.width * 3, frame.height * 3), Size(frame.width / 4, frame.height / 4),
    ])
    view.scrolling.isPagingEnabled = oneIn(8)
    view.scrolling.delaysContentTouches = !oneIn(4)
    if oneIn(4) { view.overrides.touchesShouldBegin = oneIn(3) }
    let isRefused = view.overrides.touchesShouldBegin == false
    view.scrolling.canCancelContentTouches = !oneIn(isRefused ? 2 : 5)
    view.scrolling.isScrollEnabled = !oneIn(8)
    if oneIn(6) { view.overrides.touchesShouldCancel = oneIn(2) }
  }

  /// A button in a table or beside it.
  fileprivate mutating func button(in table: Int, or parent: Int) -> Int? {
    if oneIn(4) { return nil }
    let isBeside = oneIn(2)
    let frame = isBeside ? Rect(16, 316, 96, 40) : Rect(16, 200, 96, 40)
    return add(
      Scenario.View(id: "", kind: .button, frame: frame), parent: isBeside ? parent : table)
  }

  fileprivate mutating func planRows(_ rows: [Int], _ button: Int?, _ table: Int) {
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
      plan(
        in: pick(rows), from: Point(60, 20), at: time,
        lifted: time + pick([Thresholds.tapDuration.surelyAbove, 6_000]))
      time += 7_200
    }
    if plan.isEmpty || oneIn(4) { planTap(in: table, at: Point(200, 260), time) }
    if oneIn(4) { planPressBesideTap(rows, table, time + 1_200) }
  }

  /// A finger that stays on a row while another taps elsewhere in the table.
  private mutating func planPressBesideTap(_ rows: [Int], _ table: Int, _ time: Int) {
    plan(in: rows[0], from: Point(60, 20), at: time, lifted: time + 6_000)
    if rows.count > 1, oneIn(2) {
      planTap(1, in: rows[1], at: Point(60, 20), time + 1_000)
    } else {
      planTap(1, in: table, at: Point(200, 260), time + 1_000)
    }
  }
}
