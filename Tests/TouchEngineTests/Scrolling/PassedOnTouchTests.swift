import Foundation
import Logs
import Testing
import TouchEngine

@Suite("Touches that scroll views pass on")
struct PassedOnTouchTests {
  private let world = World()
  private let scroll: LoggingScrollView

  init() {
    let parent = world.add("parent", 0, 0, 320, 480)
    scroll = LoggingScrollView(world, CGSize(width: 320, height: 400), in: parent)
    scroll.delaysContentTouches = false
    scroll.content.passesOn = true
  }

  @Test(
    "A touch is passed on to its end if its beginning was, and else not",
    arguments: [FingerSample.up(100, 100), .cancel(100, 100)])
  func end(last: FingerSample) {
    scroll.isScrollEnabled = false
    world.touch(at: 0, .down(100, 100))
    world.touch(at: 20, .move(100, 90))
    world.touch(at: 50, last)
    world.expectLog(
      observing: ["V"],
      """
      V(content).began [touch 0]
      V(parent).began [touch 0]
      V(content).moved
      V(parent).moved
      V(content).\(last.phase)
      V(parent).\(last.phase)
      """)
    scroll.content.passesOn = false
    world.touch(at: 1000, .down(100, 100))
    scroll.content.passesOn = true
    world.touch(at: 1050, last)
    world.expectLog(observing: ["V"], ["V(content).began", "V(content).\(last.phase)"])
  }

  @Test("Once scrolling is enabled again, a new touch of the same finger is not passed on")
  func enabledAgain() {
    scroll.isScrollEnabled = false
    world.touch(at: 0, .down(100, 100))
    scroll.content.passesOn = false
    world.touch(at: 50, .up(100, 100))
    world.take()
    scroll.isScrollEnabled = true
    scroll.content.passesOn = true
    world.tap(100, 100, at: 1000, until: 1050)
    world.expectLog(observing: ["V"], ["V(content).began [touch 0]", "V(content).ended [touch 0]"])
  }

  @Test("Disabled in the middle of a touch, it passes on no end without a beginning")
  func disabledInTheMiddle() {
    world.touch(at: 0, .down(100, 300))
    scroll.isScrollEnabled = false
    world.touch(at: 300, .up(100, 300))
    world.expectLog(observing: ["V(parent)"], "")
  }
}
