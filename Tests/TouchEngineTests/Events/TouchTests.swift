import Foundation
import Logs
import Testing
import TouchEngine

@Suite("A finger's touch from its coming down to its lifting")
struct TouchTests {
  private let world = World()

  @Test(
    "It knows where it is and was, in a view's present coordinates, and when it changed")
  func location() {
    let view = world.add("a", 10, 20, 50, 50)
    view.bounds.origin.y = 100
    var seen: [[CGFloat]] = []
    view.onTouch = { touch, _ in
      let now = touch.location(in: view)
      let before = touch.previousLocation(in: view)
      seen.append([now.x, now.y, before.x, before.y, touch.timestamp * 1000])
      #expect(touch.location(in: nil) == view.convert(now, to: nil))
    }
    world.touch(at: 0, .down(12, 22))
    world.touch(at: 30, .move(15, 22))
    view.center.x += 1
    world.touch(at: 50, .up(15, 29))
    #expect(seen == [[2, 102, 2, 102, 0], [5, 102, 2, 102, 30], [4, 109, 4, 102, 50]])
  }

  /// A second touch after a tap at (50, 50) that lifted at 50 ms, and its tap count.
  @Test(
    "Its tap count goes on from a lift that was shortly before and near",
    arguments: [
      (100, 50, 2), (200, 52, 2), (1050, 50, 1), (200, 250, 1),
    ])
  func tapCount(_ time: Int, _ x: CGFloat, _ count: Int) {
    let view = world.add("a", 0, 0, 320, 480)
    var counts: [Int] = []
    view.onTouch = { touch, _ in counts.append(touch.tapCount) }
    world.tap(50, 50, at: 0, until: 50)
    world.tap(x, 50, at: time, until: time + 50)
    #expect(counts == [1, 1, count, count])
  }

  @Test("It lists the recognizers that receive it, and none once it is over")
  func recognizers() {
    let view = world.add("a", 0, 0, 100, 100)
    let own = world.tap("own", on: view)
    let disabled = world.tap("disabled", on: view)
    disabled.isEnabled = false
    let windows = world.tap("window's", on: world.window)
    var touch: UITouch?
    view.onTouch = { seen, _ in touch = seen }
    world.touch(at: 0, .down(5, 5))
    #expect(touch?.gestureRecognizers == [own, windows])
    world.touch(at: 10, .up(5, 5))
    #expect(touch?.gestureRecognizers == nil)
  }
}
