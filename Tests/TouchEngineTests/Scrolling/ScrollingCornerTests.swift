import Foundation
import Testing
import TouchEngine

@Suite("Paths to rows")
struct RowPathTests {
  @Test("A path of one number has a section and no row")
  func sectionOnly() {
    var path = IndexPath(index: 5)
    #expect(path.section == 5)
    #expect(path.row == NSNotFound)
    path.section = 6
    path.row = 7
    #expect(path == IndexPath(index: 6))
    #expect(IndexPath().section == NSNotFound)
  }
}

@Suite("Scrolling along one axis")
struct OneAxisTests {
  @Test("Where the content does not move along an axis, the offset that the app set stays")
  func otherAxis() {
    let world = World()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentSize = CGSize(width: 300, height: 100)
    scroll.contentOffset = CGPoint(x: 0, y: 7)
    world.window.addSubview(scroll)
    world.touch(at: 0, .down(90, 50))
    world.touch(at: 100, .move(40, 50))
    #expect(scroll.contentOffset == CGPoint(x: 50, y: 7))
  }

  @Test("The content goes as far as its insets let it, along either axis")
  func insets() {
    for (way, offset) in [
      (CGPoint(x: 2000, y: 0), CGPoint(x: -20, y: 50)),
      (CGPoint(x: -2000, y: 0), CGPoint(x: 240, y: 50)),
      (CGPoint(x: 0, y: 2000), CGPoint(x: 50, y: -10)),
      (CGPoint(x: 0, y: -2000), CGPoint(x: 50, y: 150)),
    ] {
      let world = World()
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
      scroll.contentSize = CGSize(width: 300, height: 200)
      scroll.contentInset = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
      scroll.contentOffset = CGPoint(x: 50, y: 50)
      world.window.addSubview(scroll)
      world.touch(at: 0, .down(50, 40))
      world.touch(at: 100, .move(50 + way.x, 40 + way.y))
      #expect(scroll.contentOffset == offset)
    }
  }

  @Test("A scroll view does not ask itself whether it may take touches from itself")
  func ownTouches() {
    final class Reluctant: UIScrollView {
      override func touchesShouldCancel(in view: UIView) -> Bool { false }
    }
    let world = World()
    let scroll = Reluctant(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentSize = CGSize(width: 300, height: 300)
    scroll.delaysContentTouches = false
    world.window.addSubview(scroll)
    world.touch(at: 0, .down(90, 50))
    world.touch(at: 100, .move(40, 50))
    #expect(scroll.contentOffset.x == 50)
  }
}

@Suite("What new scroll views, tables and cells are like")
struct NewScrollViewTests {
  @Test("A scroll view clips, a table bounces, an indicator stands still")
  func values() {
    #expect(UIScrollView().clipsToBounds)
    #expect(UITableView().clipsToBounds)
    #expect(UITableView().alwaysBounceVertical)
    #expect(!UIActivityIndicatorView().isAnimating)
  }

  @Test("A cell has UIKit's size until its table gives it another, and its content view fills it")
  func cell() {
    let cell = UITableViewCell()
    #expect(cell.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
    #expect(cell.contentView.frame == cell.bounds)
    cell.bounds.size = CGSize(width: 100, height: 50)
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    cell.frame.size = CGSize(width: 60, height: 40)
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 60, height: 40))
  }

  @Test("A property changes a cell without animation")
  func animation() {
    final class Noting: UITableViewCell {
      var animated: [Bool] = []
      override func setSelected(_ selected: Bool, animated: Bool) {
        self.animated.append(animated)
        super.setSelected(selected, animated: animated)
      }
      override func setHighlighted(_ highlighted: Bool, animated: Bool) {
        self.animated.append(animated)
        super.setHighlighted(highlighted, animated: animated)
      }
    }
    let cell = Noting()
    cell.isSelected = true
    cell.isHighlighted = true
    #expect(cell.animated == [false, false])
    #expect(cell.isSelected && cell.isHighlighted)
  }

  @Test("The delegate hears of a row's highlight coming and going")
  func highlight() {
    final class Hearing: UITableViewDataSource, UITableViewDelegate {
      var heard: [String] = []
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
        -> UITableViewCell
      { UITableViewCell() }
      func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        heard.append("highlighted \(indexPath.row)")
      }
      func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        heard.append("unhighlighted \(indexPath.row)")
      }
    }
    let world = World()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let hearing = Hearing()
    table.dataSource = hearing
    table.delegate = hearing
    world.window.addSubview(table)
    world.touch(at: 0, .down(5, 50))
    world.application.advance(to: 400)
    #expect(hearing.heard == ["highlighted 1"])
    world.touch(at: 410, .up(5, 50))
    #expect(hearing.heard == ["highlighted 1", "unhighlighted 1"])
  }
}

@Suite("Touches that scroll views pass on or hold back, in unusual ways")
struct PassedOnTests {
  private let world = World()
  private let scroll = AnsweringScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
  private let content: NotingView

  init() {
    let parent = world.add("parent", 0, 0, 320, 480)
    scroll.contentSize = CGSize(width: 320, height: 1000)
    parent.addSubview(scroll)
    content = world.add("content", 0, 0, 320, 1000, to: scroll)
    content.passesOn = true
  }

  @Test(
    "A touch is passed on to its end if its beginning was, and else not",
    arguments: [false, true])
  func end(isCancelled: Bool) {
    let end = isCancelled ? "cancelled" : "ended"
    scroll.isScrollEnabled = false
    world.touch(at: 0, .down(100, 100))
    world.touch(at: 50, isCancelled ? .cancel(100, 100) : .up(100, 100))
    #expect(
      world.diary.take() == [
        "content began 0", "parent began 0", "content \(end) 0", "parent \(end) 0",
      ])
    scroll.isScrollEnabled = true
    scroll.delaysContentTouches = false
    content.passesOn = false
    world.touch(at: 1000, .down(100, 100))
    content.passesOn = true
    world.touch(at: 1050, isCancelled ? .cancel(100, 100) : .up(100, 100))
    #expect(world.diary.take() == ["content began 0", "content \(end) 0"])
  }

  @Test("Once scrolling is enabled again, a new touch of the same finger is not passed on")
  func enabledAgain() {
    scroll.isScrollEnabled = false
    world.touch(at: 0, .down(100, 100))
    content.passesOn = false
    world.touch(at: 50, .up(100, 100))
    _ = world.diary.take()
    scroll.isScrollEnabled = true
    scroll.delaysContentTouches = false
    content.passesOn = true
    world.tap(100, 100, at: 1000, until: 1050)
    #expect(world.diary.take() == ["content began 0", "content ended 0"])
  }

  @Test("The scroll view is asked about a touch once, even if another finger let it go")
  func askedOnce() {
    scroll.diary = world.diary
    content.isMultipleTouchEnabled = true
    world.touch(at: 0, .down(100, 100))
    world.touch(at: 20, .down(200, 100, finger: 1))
    world.touch(at: 50, .up(100, 100))
    world.application.advance(to: 500)
    world.touch(at: 600, .up(200, 100, finger: 1))
    #expect(world.diary.take().filter { $0.hasPrefix("begin?") } == ["begin? content 2 true"])
  }

  @Test("An application that goes away while a touch is held back leaves no timer to the device")
  func applicationGone() {
    let device = world.application.device
    weak var gone: UIApplication?
    weak var goneView: UIScrollView?
    do {
      let application = UIApplication(device: device)
      let window = UIWindow(
        frame: CGRect(x: 0, y: 0, width: 100, height: 100), application: application)
      window.isHidden = false
      let view = UIScrollView(frame: window.bounds)
      window.addSubview(view)
      device.touch([.down(5, 5)])
      #expect(view.isTracking)
      gone = application
      goneView = view
    }
    #expect(gone == nil)
    #expect(goneView == nil)
    device.advance(to: 500)
    #expect(world.application.time == 500)
  }
}
