import Foundation
import Testing
import TouchEngine

@Suite("Taps")
struct TapTests {
  private let world = World()
  private let view: NotingView

  init() {
    view = world.add("a", 0, 0, 300, 300)
    view.isMultipleTouchEnabled = true
  }

  private var acts: Int { world.diary.take().filter { $0 == "tap acts ended" }.count }

  @Test("A tap is recognized when the finger lifts, and cancels the view's touch after its action")
  func tap() {
    world.tap("tap", on: view)
    world.touch(at: 0, .down(5, 5))
    #expect(world.diary.take() == ["tap began 0", "a began 0"])
    world.touch(at: 50, .up(5, 5))
    #expect(
      world.diary.take() == ["tap ended 0", "tap acts ended", "a cancelled 0", "tap resets"])
  }

  @Test("Without cancelsTouchesInView the view hears of the lift after the action")
  func notCancelling() {
    world.tap("tap", on: view).cancelsTouchesInView = false
    world.tap(5, 5, at: 0, until: 50)
    #expect(world.diary.take().suffix(3) == ["tap acts ended", "a ended 0", "tap resets"])
  }

  @Test("Moved by a hair it is a tap, moved far or held long it is none")
  func limits() {
    world.tap("tap", on: view)
    world.touch(at: 0, .down(100, 100))
    world.touch(at: 10, .move(101, 101))
    world.touch(at: 20, .up(100, 102))
    #expect(acts == 1)
    world.touch(at: 1000, .down(100, 100))
    world.touch(at: 1010, .move(200, 100))
    world.touch(at: 1020, .up(100, 100))
    #expect(acts == 0)
    world.touch(at: 2000, .down(100, 100))
    world.touch(at: 2020, .up(250, 100))
    #expect(acts == 0)
    world.tap(100, 100, at: 3000, until: 8000)
    #expect(world.diary.take() == ["tap began 0", "a began 0", "a ended 0", "tap resets"])
  }

  @Test("A double tap takes two taps, soon after and near to each other")
  func doubleTap() {
    world.tap("tap", on: view, taps: 2)
    world.tap(5, 5, at: 0, until: 50)
    world.tap(6, 5, at: 150, until: 200)
    #expect(acts == 1)
    world.tap(5, 5, at: 2000, until: 2050)
    world.tap(5, 5, at: 3050, until: 3100)
    #expect(acts == 0)
    world.tap(5, 5, at: 5000, until: 5050)
    world.tap(250, 5, at: 5100, until: 5150)
    #expect(acts == 0)
  }

  @Test("As many fingers as are required must tap, no more and no fewer")
  func fingers() {
    world.tap("tap", on: view, fingers: 2)
    world.tap(5, 5, at: 0, until: 50)
    #expect(acts == 0)
    world.touch(at: 1000, .down(5, 5), .down(50, 5, finger: 1))
    world.touch(at: 1020, .up(5, 5))
    #expect(acts == 0)
    world.touch(at: 1030, .up(50, 5, finger: 1))
    #expect(acts == 1)
    world.touch(at: 2000, .down(5, 5), .down(50, 5, finger: 1), .down(90, 5, finger: 2))
    world.touch(at: 2010, .up(5, 5), .up(50, 5, finger: 1), .up(90, 5, finger: 2))
    #expect(acts == 0)
  }

  @Test("After a failure it hears nothing until all fingers are up, and starts afresh then")
  func startsAfresh() {
    world.tap("tap", on: view)
    world.touch(at: 0, .down(5, 5))
    world.touch(at: 10, .down(50, 5, finger: 1))
    world.touch(at: 20, .up(50, 5, finger: 1))
    world.touch(at: 30, .down(50, 5, finger: 1))
    world.touch(at: 40, .up(50, 5, finger: 1))
    #expect(
      world.diary.take().filter { $0.hasPrefix("tap") } == ["tap began 0", "tap began 1"])
    world.touch(at: 50, .up(5, 5))
    #expect(world.diary.take() == ["a ended 0", "tap resets"])
    world.tap(5, 5, at: 1000, until: 1010)
    #expect(acts == 1)
  }
}
