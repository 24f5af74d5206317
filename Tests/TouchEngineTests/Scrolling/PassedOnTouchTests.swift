import Foundation
import Logs
import Testing
import TouchEngine

@Suite("Touches that scroll views pass on")
struct PassedOnTouchTests {
  private let world = World()
  private let scroll = AnsweringScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
  private let content: LoggingView

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
    world.expectLog(
      """
      V(content).began [touch 0]
      V(parent).began [touch 0]
      V(content).\(end)
      V(parent).\(end)
      """)
    scroll.isScrollEnabled = true
    scroll.delaysContentTouches = false
    content.passesOn = false
    world.touch(at: 1000, .down(100, 100))
    content.passesOn = true
    world.touch(at: 1050, isCancelled ? .cancel(100, 100) : .up(100, 100))
    world.expectLog(
      """
      V(content).began [touch 0]
      V(content).\(end)
      """)
  }

  @Test("Once scrolling is enabled again, a new touch of the same finger is not passed on")
  func enabledAgain() {
    scroll.isScrollEnabled = false
    world.touch(at: 0, .down(100, 100))
    content.passesOn = false
    world.touch(at: 50, .up(100, 100))
    world.take()
    scroll.isScrollEnabled = true
    scroll.delaysContentTouches = false
    content.passesOn = true
    world.tap(100, 100, at: 1000, until: 1050)
    world.expectLog(
      """
      V(content).began [touch 0]
      V(content).ended [touch 0]
      """)
  }
}
