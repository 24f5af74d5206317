import Foundation
import Logs
import Testing
import TouchEngine

@Suite("Dragging the content of a scroll view")
struct ScrollViewTests {
  private let world = World()
  private let scroll: LoggingScrollView

  init() { scroll = LoggingScrollView(world, CGSize(width: 320, height: 400)) }

  /// Drags the finger to places, 20 ms apart, and lifts it.
  private func drag(from start: CGPoint, _ places: CGPoint...) {
    let time = world.application.time + 1000
    world.touch(at: time, .down(start.x, start.y))
    for (index, place) in places.enumerated() {
      world.touch(at: time + 20 * (index + 1), .move(place.x, place.y))
    }
    world.touch(at: time + 500, .up(places.last?.x ?? start.x, places.last?.y ?? start.y))
  }

  // MARK: The content moves

  @Test("A quick drag moves the content with the finger; the content receives nothing")
  func quickDrag() {
    world.touch(at: 0, .down(100, 300))
    #expect(scroll.isTracking)
    #expect(!scroll.isDragging)
    world.touch(at: 20, .move(100, 295))
    world.touch(at: 40, .move(100, 270))
    world.touch(at: 60, .move(110, 200))
    #expect(scroll.isDragging)
    world.touch(at: 80, .move(110, 190))
    world.touch(at: 180, .up(110, 190))
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

  @Test("After a flick the content goes on, slower and slower, until a finger stops it")
  func coasting() {
    func flick(at time: Int) {
      world.touch(at: time, .down(100, 300))
      world.touch(at: time + 20, .move(100, 280))
      world.touch(at: time + 40, .up(100, 280))
    }
    scroll.contentSize = CGSize(width: 320, height: 100_000)
    flick(at: 0)
    #expect(scroll.isDecelerating && !scroll.isDragging)
    let lifted = scroll.contentOffset.y
    world.touch(at: 140, .down(100, 300))
    let stopped = scroll.contentOffset.y
    #expect(!scroll.isDecelerating && stopped > lifted)
    world.touch(at: 240, .up(100, 300))
    world.application.advance(to: 5_000)
    #expect(scroll.contentOffset.y == stopped)
    flick(at: 5_000)
    world.application.advance(to: 20_000)
    #expect(!scroll.isDecelerating && scroll.contentOffset.y > stopped + 2 * (stopped - lifted))
  }

  @Test("A drag that begins after the delay cancels the content's touch, after the delegate knows")
  func lateDrag() {
    world.touch(at: 0, .down(100, 300))
    world.touch(at: 200, .move(100, 297))
    world.touch(at: 220, .move(100, 250))
    world.touch(at: 240, .up(100, 250))
    world.expectLog(
      """
      150 ms  touchesShouldBegin(s, in content)
      150 ms  V(content).began
      200 ms  V(content).moved
      220 ms  willBeginDragging(s)
      220 ms  didScroll(s) at (0, 50)
      220 ms  V(content).cancelled
      240 ms  didEndDragging(s)
      """)
  }

  @Test("A movement across the way the content goes does not scroll, not even later")
  func across() {
    drag(from: CGPoint(x: 100, y: 300), CGPoint(x: 150, y: 295), CGPoint(x: 150, y: 100))
    world.expectLog(
      ignoring: ["touchesShouldBegin"],
      ["V(content).began", "V(content).moved", "V(content).ended"])
  }

  @Test("Content that is larger both ways goes with the finger both ways")
  func bothWays() {
    scroll.contentSize.width = 1000
    drag(from: CGPoint(x: 200, y: 300), CGPoint(x: 160, y: 290))
    #expect(scroll.contentOffset == CGPoint(x: 40, y: 10))
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

  @Test(
    "It goes as far as its insets let it, along either axis",
    arguments: [
      (CGPoint(x: 2000, y: 0), CGPoint(x: -20, y: 50)),
      (CGPoint(x: -2000, y: 0), CGPoint(x: 720, y: 50)),
      (CGPoint(x: 0, y: 2000), CGPoint(x: 50, y: -10)),
      (CGPoint(x: 0, y: -2000), CGPoint(x: 50, y: 630)),
    ])
  func insets(way: CGPoint, offset: CGPoint) {
    scroll.contentSize.width = 1000
    scroll.contentInset = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    scroll.contentOffset = CGPoint(x: 50, y: 50)
    drag(from: CGPoint(x: 50, y: 40), CGPoint(x: 50 + way.x, y: 40 + way.y))
    #expect(scroll.contentOffset == offset)
  }

  @Test("Where the content does not move along an axis, the offset that the app set stays")
  func otherAxis() {
    scroll.contentOffset = CGPoint(x: 7, y: 0)
    drag(from: CGPoint(x: 90, y: 90), CGPoint(x: 90, y: 40))
    #expect(scroll.contentOffset == CGPoint(x: 7, y: 50))
  }

  @Test("The app may set any offset, and the delegate is called")
  func setOffset() {
    scroll.contentOffset = CGPoint(x: 5, y: 2000)
    scroll.setContentOffset(CGPoint(x: 0, y: 7), animated: true)
    scroll.bounds.origin.y = 8
    scroll.bounds.origin.y = 8
    scroll.frame.size.height = 300
    world.expectLog(
      ["didScroll(s) at (5, 2000)", "didScroll(s) at (0, 7)", "didScroll(s) at (0, 8)"])
    #expect(scroll.content.convert(.zero, to: world.window) == CGPoint(x: 0, y: -8))
  }

  @Test("Content that is not larger than the scroll view can be dragged only if it always bounces")
  func shortContent() {
    scroll.contentSize = CGSize(width: 320, height: 400)
    let (start, end) = (CGPoint(x: 100, y: 300), CGPoint(x: 100, y: 200))
    drag(from: start, end)
    world.expectLog(
      ignoring: ["touchesShouldBegin"],
      ["V(content).began", "V(content).moved", "V(content).ended"])
    scroll.alwaysBounceVertical = true
    drag(from: start, end)
    world.expectLog(["willBeginDragging(s) [dragging]", "didEndDragging(s) [at rest]"])
    scroll.bounces = false
    drag(from: start, end)
    #expect(world.take().texts.last == "V(content).ended [touch 0]")
  }

  @Test("A scroll view does not ask itself whether it may take touches from itself")
  func ownTouches() {
    final class Reluctant: UIScrollView {
      override func touchesShouldCancel(in view: UIView) -> Bool { false }
    }
    let reluctant = Reluctant(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    reluctant.contentSize = CGSize(width: 300, height: 300)
    reluctant.delaysContentTouches = false
    world.window.addSubview(reluctant)
    drag(from: CGPoint(x: 90, y: 50), CGPoint(x: 40, y: 50))
    #expect(reluctant.contentOffset.x == 50)
  }

  // MARK: A drag that ends early

  @Test("A call, disabling and removal each end the dragging once")
  func endedEarly() {
    let ways: [(UIScrollView) -> Void] = [
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
    scroll.onBegin = { $0.isScrollEnabled = false }
    drag(from: CGPoint(x: 100, y: 300), CGPoint(x: 100, y: 270))
    world.expectLog(["willBeginDragging(s) [dragging]", "didEndDragging(s) [at rest]"])
    #expect(scroll.contentOffset == .zero)
  }

  // MARK: Pages

  /// Lets the scroll view have pages of 200 × 300 points, two of them next to the first.
  private func turnPages() {
    scroll.isPagingEnabled = true
    scroll.frame.size = CGSize(width: 200, height: 300)
    scroll.contentSize = CGSize(width: 600, height: 900)
  }

  private func drag(by way: CGPoint) {
    drag(
      from: CGPoint(x: 100, y: 150), CGPoint(x: 100 - way.x / 2, y: 150 - way.y / 2),
      CGPoint(x: 100 - way.x, y: 150 - way.y))
  }

  @Test(
    "The lift leaves the content at the nearest page, on either axis",
    arguments: [
      (CGPoint(x: 90, y: 0), CGPoint(x: 0, y: 0)), (CGPoint(x: 110, y: 0), CGPoint(x: 200, y: 0)),
      (CGPoint(x: 0, y: 140), CGPoint(x: 0, y: 0)), (CGPoint(x: 0, y: 160), CGPoint(x: 0, y: 300)),
      (CGPoint(x: 110, y: 160), CGPoint(x: 200, y: 300)),
      (CGPoint(x: 95, y: 160), CGPoint(x: 0, y: 300)),
    ])
  func nearestPage(way: CGPoint, page: CGPoint) {
    turnPages()
    drag(by: way)
    #expect(scroll.contentOffset == page)
  }

  @Test("A page further on, it comes to rest at the second or the first")
  func laterPage() {
    turnPages()
    scroll.contentOffset = CGPoint(x: 200, y: 300)
    drag(by: CGPoint(x: 120, y: -160))
    #expect(scroll.contentOffset == CGPoint(x: 400, y: 0))
  }

  @Test("What does not fill the last page ends with the content")
  func lastPage() {
    turnPages()
    scroll.contentSize = CGSize(width: 350, height: 300)
    drag(by: CGPoint(x: 120, y: 0))
    #expect(scroll.contentOffset == CGPoint(x: 150, y: 0))
  }

  @Test("The delegate is called for the page before it is called for the end of the drag")
  func pageBeforeEnd() {
    turnPages()
    drag(by: CGPoint(x: 110, y: 0))
    world.expectLog(
      """
      1020 ms  willBeginDragging(s) [dragging]
      1020 ms  didScroll(s) at (55, 0)
      1040 ms  didScroll(s) at (110, 0)
      1500 ms  didScroll(s) at (200, 0)
      1500 ms  didEndDragging(s) [at rest]
      """)
  }

  @Test("Without paging, and in a scroll view without an extent, no page is turned")
  func noPage() {
    turnPages()
    scroll.isPagingEnabled = false
    drag(by: CGPoint(x: 90, y: 0))
    #expect(scroll.contentOffset == CGPoint(x: 90, y: 0))
    for bounds in [CGSize(width: 0, height: 300), CGSize(width: 200, height: 0)] {
      turnPages()
      scroll.contentOffset = .zero
      let start = world.application.time + 1000
      world.touch(at: start, .down(100, 150))
      world.touch(at: start + 20, .move(10, 110))
      scroll.frame.size = bounds
      world.touch(at: start + 40, .up(10, 110))
      #expect(scroll.contentOffset == CGPoint(x: 90, y: 40))
    }
  }
}
