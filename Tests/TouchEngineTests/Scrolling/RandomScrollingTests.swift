import Foundation
import Testing
import TouchEngine

/// What holds whatever fingers do to tables in scroll views, and apps to both.
@Suite("Scroll views and tables under random fingers")
struct RandomScrollingTests {
  /// Always the same numbers for the same seed.
  struct Dice {
    var state: UInt64

    mutating func roll(_ sides: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(sides))
    }
  }

  /// A cell whose content view notes its touches, and passes them on.
  final class NotingCell: UITableViewCell {
    private let content: LoggingView

    init(_ name: String, _ calls: Calls) {
      content = LoggingView(name, .zero, calls)
      content.passesOn = true
      super.init()
    }

    override func makeContentView() -> UIView { content }
  }

  /// An app that changes things whenever it is called.
  final class App: UITableViewDataSource, UITableViewDelegate {
    var dice: Dice
    let world = World()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
    private(set) var begun = 0
    private(set) var ended = 0
    private(set) var selected = 0
    private var cellsMade = 0

    init(seed: Int) {
      dice = Dice(state: UInt64(seed))
      scroll.contentSize = CGSize(width: 320, height: 900)
      scroll.delegate = self
      world.window.addSubview(scroll)
      scroll.addSubview(table)
      table.delegate = self
      table.dataSource = self
      world.tap("tap", on: world.window)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      cellsMade += 1
      let cell = NotingCell("cell \(cellsMade)", world.calls)
      if indexPath.row % 3 == 0 {
        cell.contentView.addSubview(UIButton(frame: CGRect(x: 200, y: 0, width: 100, height: 44)))
      }
      return cell
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { meddle(oneIn: 40) }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
      begun += 1
      meddle(oneIn: 5)
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate: Bool) {
      ended += 1
      meddle(oneIn: 5)
    }

    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
      meddle(oneIn: 5)
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      selected += 1
      meddle(oneIn: 2)
    }

    func meddle(oneIn sides: Int) {
      guard dice.roll(sides) == 0 else { return }
      switch dice.roll(7) {
      case 0: table.reloadData()
      case 1: table.isScrollEnabled.toggle()
      case 2: scroll.delaysContentTouches.toggle()
      case 3: table.removeFromSuperview()
      case 4: scroll.addSubview(table)
      case 5: table.contentOffset.y = CGFloat(dice.roll(300))
      default: scroll.canCancelContentTouches.toggle()
      }
    }

    /// Moves up to two fingers at random, and lifts them in the end. Half of the lifts are where the
    /// finger is.
    func play() {
      var places: [Int: CGPoint] = [:]
      for _ in 0..<60 {
        let time = world.application.time + [5, 20, 200, 900][dice.roll(4)]
        let finger = dice.roll(2)
        let place = CGPoint(x: dice.roll(320), y: dice.roll(480))
        guard let present = places[finger] else {
          places[finger] = place
          world.touch(at: time, .down(place.x, place.y, finger: finger))
          continue
        }
        if dice.roll(3) > 0 {
          places[finger] = place
          world.touch(at: time, .move(place.x, place.y, finger: finger))
        } else {
          places[finger] = nil
          let end = dice.roll(2) > 0 ? present : place
          world.touch(
            at: time,
            dice.roll(5) > 0
              ? .up(end.x, end.y, finger: finger) : .cancel(end.x, end.y, finger: finger))
        }
        meddle(oneIn: 10)
      }
      for finger in places.keys.sorted() {
        world.touch(at: world.application.time + 5000, .up(0, 0, finger: finger))
      }
      world.application.advance(to: world.application.time + 5000)
    }
  }

  @Test("Every touch that began ends once, every drag ends, and nothing is left", arguments: 1...60)
  func random(seed: Int) {
    let app = App(seed: seed)
    app.play()
    var open: Set<String> = []
    for line in app.world.take().texts where line.hasPrefix("V(cell") {
      let call = line.split(separator: ".", maxSplits: 1)
      let words = call[1].split(separator: " ")
      let key = "\(call[0]) \(words[2])"
      switch words[0] {
      case "began": #expect(open.insert(key).inserted)
      case "moved": #expect(open.contains(key))
      default: #expect(open.remove(key) != nil)
      }
    }
    #expect(open.isEmpty)
    #expect(app.begun == app.ended)
    #expect(!app.scroll.isDragging && !app.table.isDragging)
    #expect(!app.scroll.isTracking && !app.table.isTracking)
    #expect(app.table.panGestureRecognizer.state == .possible)
    #expect(app.world.reports.isEmpty)
    #expect(app.table.visibleCells.allSatisfy { !$0.isHighlighted })
  }

  @Test("Much of what can happen does happen")
  func variety() {
    var begun = 0
    var selected = 0
    var lines: Set<String> = []
    for seed in 1...60 {
      let app = App(seed: seed)
      app.play()
      begun += app.begun
      selected += app.selected
      for line in app.world.take().texts { lines.insert(line) }
    }
    #expect(begun > 50)
    #expect(selected > 50)
    #expect(lines.contains("action(tap) in ended"))
  }
}
