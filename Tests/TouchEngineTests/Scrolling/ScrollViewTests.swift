import Foundation
import Logs
import Testing
import TouchEngine
import TouchScript

@Suite("Dragging the content of a scroll view")
struct ScrollViewTests {
  private let world = World()
  private let scroll = AnsweringScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
  private let content: LoggingView
  private let log: ScrollLog

  init() {
    log = ScrollLog(world.calls)
    scroll.delegate = log
    scroll.contentSize = CGSize(width: 320, height: 1000)
    world.window.addSubview(scroll)
    content = world.add("content", 0, 0, 320, 1000, to: scroll)
  }

  // MARK: The content moves

  @Test("A quick drag moves the content with the finger; the content hears nothing")
  func quickDrag() {
    world.touch(at: 0, .down(100, 300))
    #expect(scroll.isTracking)
    #expect(!scroll.isDragging)
    world.touch(at: 20, .move(100, 295))
    world.touch(at: 40, .move(100, 270))
    world.touch(at: 60, .move(110, 200))
    #expect(scroll.isDragging)
    world.touch(at: 80, .up(110, 190))
    world.application.advance(to: 1000)
    world.expectLog(
      """
      willBeginDragging(s) [dragging]
      didScroll(s) at (0, 30)
      didScroll(s) at (0, 100)
      didScroll(s) at (0, 110)
      didEndDragging(s) [at rest]
      """)
    #expect(!scroll.isTracking)
    #expect(scroll.bounds == CGRect(x: 0, y: 110, width: 320, height: 400))
  }

  @Test("A drag that begins after the delay cancels the content's touch, after the delegate knows")
  func lateDrag() {
    expectLog(
      of: scrollScene {
        Drag((0, 100, 300), (200, 100, 297), (220, 100, 250), up: 240)
      }, observing: ["V(content)", "willBeginDragging", "didScroll", "didEndDragging"],
      """
      150 ms  V(content).began
      200 ms  V(content).moved
      220 ms  willBeginDragging(s)
      220 ms  didScroll(s) at (0, 50)
      220 ms  V(content).cancelled
      240 ms  didEndDragging(s)
      """)
  }

  @Test("The content stays within its ends, and comes back only when the finger has")
  func ends() {
    scroll.contentInset = UIEdgeInsets(top: 20, bottom: 50)
    world.touch(at: 0, .down(100, 100))
    world.touch(at: 20, .move(100, 300))
    #expect(scroll.contentOffset.y == -20)
    world.touch(at: 40, .move(100, 130))
    #expect(scroll.contentOffset.y == -20)
    world.touch(at: 60, .move(100, -2000))
    #expect(scroll.contentOffset.y == 650)
    #expect(scroll.contentOffset.x == 0)
  }

  @Test("The app may set any offset, of which the delegate hears")
  func setOffset() {
    scroll.contentOffset = CGPoint(x: 5, y: 2000)
    scroll.setContentOffset(CGPoint(x: 0, y: 7), animated: true)
    scroll.bounds.origin.y = 8
    scroll.bounds.origin.y = 8
    scroll.frame.size.height = 300
    world.expectLog(
      """
      didScroll(s) at (5, 2000)
      didScroll(s) at (0, 7)
      didScroll(s) at (0, 8)
      """)
    #expect(content.convert(.zero, to: world.window) == CGPoint(x: 0, y: -8))
  }

  @Test("Content that is not larger than the scroll view can be dragged only if it always bounces")
  func shortContent() {
    scroll.contentSize = CGSize(width: 320, height: 400)
    func drag() -> Log {
      let start = world.application.time + 1000
      world.touch(at: start, .down(100, 300))
      world.touch(at: start + 20, .move(100, 200))
      world.touch(at: start + 40, .up(100, 200))
      return world.take()
    }
    expect(
      drag(),
      """
      V(content).began
      V(content).moved
      V(content).ended
      """)
    scroll.alwaysBounceVertical = true
    expect(
      drag(),
      """
      willBeginDragging(s) [dragging]
      didEndDragging(s) [at rest]
      """)
    scroll.bounces = false
    #expect(drag().texts.last == "V(content).ended [touch 0]")
  }

  @Test("A movement across the way the content goes does not scroll, not even later")
  func across() {
    expectLog(
      of: scrollScene {
        Drag((0, 100, 300), (20, 150, 295), (40, 150, 100), up: 60)
      }, observing: ["V(content)", "willBeginDragging", "didScroll"],
      """
      V(content).began
      V(content).moved
      V(content).ended
      """)
  }

  @Test("Content that is larger both ways goes with the finger both ways")
  func bothWays() {
    expectLog(
      of: scrollScene {
        $0.contentSize(Size(1000, 1000))
      } script: {
        Drag((0, 200, 300), (20, 160, 290))
      }, observing: ["didScroll"], "didScroll(s) at (40, 10)")
  }

  @Test("Without scrolling, nothing is delayed or dragged, and touches go on up the chain")
  func disabled() {
    scroll.isScrollEnabled = false
    content.removeFromSuperview()
    let parent = world.add("parent", 0, 0, 320, 480)
    parent.addSubview(scroll)
    world.touch(at: 0, .down(100, 300))
    world.touch(at: 20, .move(100, 200))
    world.touch(at: 40, .up(100, 200))
    world.expectLog(
      """
      V(parent).began [touch 0]
      V(parent).moved [touch 0]
      V(parent).ended [touch 0]
      """)
    scroll.isScrollEnabled = true
    world.touch(at: 1000, .down(100, 300))
    world.touch(at: 2000, .up(100, 300))
    world.expectLog("")
  }

  @Test("Disabled in the middle of a touch, it passes on no end without a beginning")
  func disabledInTheMiddle() {
    content.removeFromSuperview()
    let parent = world.add("parent", 0, 0, 320, 480)
    parent.addSubview(scroll)
    world.touch(at: 0, .down(100, 300))
    world.application.advance(to: 200)
    scroll.isScrollEnabled = false
    world.touch(at: 300, .up(100, 300))
    world.expectLog("")
  }

  // MARK: A drag that ends early

  @Test("A call, disabling and removal each end the dragging once")
  func endedEarly() {
    let ways: [(AnsweringScrollView) -> Void] = [
      { _ in world.application.touch([.cancel(100, 270)]) },
      { $0.isScrollEnabled = false },
      { $0.removeFromSuperview() },
    ]
    for end in ways {
      scroll.isScrollEnabled = true
      scroll.contentOffset = .zero
      let start = world.application.time + 1000
      world.touch(at: start, .down(100, 300))
      world.touch(at: start + 20, .move(100, 270))
      world.take()
      end(scroll)
      world.expectLog("didEndDragging(s) [at rest]")
      #expect(!scroll.isDragging)
      world.touch(at: start + 40, .move(100, 200))
      world.touch(at: start + 60, .up(100, 200))
      world.expectLog("")
    }
  }

  @Test("A delegate that ends the dragging when it begins has the content stay where it is")
  func endedAtBeginning() {
    log.onBegin = { $0.isScrollEnabled = false }
    world.touch(at: 0, .down(100, 300))
    world.touch(at: 20, .move(100, 270))
    world.expectLog(
      """
      willBeginDragging(s) [dragging]
      didEndDragging(s) [at rest]
      """)
    #expect(scroll.contentOffset == .zero)
  }

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
