import Foundation
import Logs
import Testing
import TouchEngine

@Suite("Scroll views that page")
struct PagingTests {
  private let world = World()
  private let pages = AnsweringScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
  private let log: ScrollLog

  init() {
    log = ScrollLog(world.calls)
    pages.delegate = log
    pages.isPagingEnabled = true
    pages.contentSize = CGSize(width: 600, height: 900)
    world.window.addSubview(pages)
  }

  /// Drags the content by so many points, and lifts the finger.
  private func drag(by way: CGPoint) {
    world.touch(at: 0, .down(100, 150))
    world.touch(at: 20, .move(100 - way.x / 2, 150 - way.y / 2))
    world.touch(at: 40, .move(100 - way.x, 150 - way.y))
    world.touch(at: 60, .up(100 - way.x, 150 - way.y))
    world.application.advance(to: 1000)
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
    drag(by: way)
    #expect(pages.contentOffset == page)
  }

  @Test("A page further on, it comes to rest at the second or the first")
  func laterPage() {
    pages.contentOffset = CGPoint(x: 200, y: 300)
    drag(by: CGPoint(x: 120, y: -160))
    #expect(pages.contentOffset == CGPoint(x: 400, y: 0))
  }

  @Test("What does not fill the last page ends with the content")
  func lastPage() {
    pages.contentSize = CGSize(width: 350, height: 300)
    drag(by: CGPoint(x: 120, y: 0))
    #expect(pages.contentOffset == CGPoint(x: 150, y: 0))
  }

  @Test("The delegate hears of the page before it hears of the end of the drag")
  func order() {
    drag(by: CGPoint(x: 110, y: 0))
    world.expectLog(
      """
      willBeginDragging(s) [dragging]
      didScroll(s) at (55, 0)
      didScroll(s) at (110, 0)
      didScroll(s) at (200, 0)
      didEndDragging(s) [at rest]
      """)
  }

  @Test("While the finger is down the content stays where it is")
  func fingerDown() {
    world.touch(at: 0, .down(100, 150))
    world.touch(at: 20, .move(10, 150))
    world.application.advance(to: 1000)
    #expect(pages.contentOffset == CGPoint(x: 90, y: 0))
  }

  @Test("Without paging, and in a scroll view without an extent, no page is turned")
  func without() {
    pages.isPagingEnabled = false
    drag(by: CGPoint(x: 90, y: 0))
    #expect(pages.contentOffset == CGPoint(x: 90, y: 0))
    pages.isPagingEnabled = true
    for bounds in [CGSize(width: 0, height: 300), CGSize(width: 200, height: 0)] {
      pages.contentOffset = .zero
      pages.frame.size = CGSize(width: 200, height: 300)
      world.touch(at: 2000, .down(100, 150))
      world.touch(at: 2020, .move(10, 110))
      pages.frame.size = bounds
      world.touch(at: 2040, .up(10, 110))
      #expect(pages.contentOffset == CGPoint(x: 90, y: 40))
    }
  }
}
