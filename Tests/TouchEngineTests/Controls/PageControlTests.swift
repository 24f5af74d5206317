import Foundation
import Logs
import Testing
import TouchEngine

@Suite("Page controls")
struct PageControlTests {
  private let world = World()
  private let pages: UIPageControl

  init() {
    pages = world.add(UIPageControl(), 0, 0, 60, 20)
    pages.numberOfPages = 3
  }

  @Test("A tap on the right half goes forward, on the left half back, as far as there are pages")
  func taps() {
    var seen: [Int] = []
    for (count, x) in ([55, 55, 55, 5, 5, 5] as [CGFloat]).enumerated() {
      world.tap(x, 10, at: count * 1000, until: count * 1000 + 50)
      seen.append(pages.currentPage)
    }
    #expect(seen == [1, 2, 2, 1, 0, 0])
    world.expectLog(
      observing: ["send(c, valueChanged)"],
      .sequence(Array(repeating: "send(c, valueChanged)", count: 4)))
  }

  @Test("The page is one that there is")
  func clamped() {
    pages.currentPage = 9
    #expect(pages.currentPage == 2)
    pages.currentPage = -1
    #expect(pages.currentPage == 0)
    pages.currentPage = 2
    pages.numberOfPages = 2
    #expect(pages.currentPage == 1)
    pages.numberOfPages = -4
    #expect(pages.numberOfPages == 0 && pages.currentPage == 0)
    world.tap(55, 10, at: 0, until: 50)
    world.expectLog(["send(c, touchDown)", "send(c, touchUpInside)"])
  }

  @Test("A new page control has no pages, and shows itself all the same")
  func newPageControl() {
    #expect(UIPageControl().numberOfPages == 0)
    #expect(!UIPageControl().hidesForSinglePage)
  }
}
