import Foundation
import Testing
import TouchEngine

@Suite("Pans")
struct PanTests {
  private let world = World()
  private let view: NotingView
  private let pan = UIPanGestureRecognizer()
  private let log: ActionLog

  init() {
    view = world.add("a", 20, 20, 280, 280)
    log = world.log(pan, on: view)
  }

  @Test("By default, one finger is enough and none is too many")
  func defaults() {
    #expect(pan.minimumNumberOfTouches == 1)
    #expect(pan.maximumNumberOfTouches == .max)
  }

  @Test("It begins with the first movement far enough, changes with each later one, and ends")
  func course() {
    world.touch(at: 0, .down(100, 100))
    world.touch(at: 10, .move(100, 100))
    world.touch(at: 20, .move(103, 100))
    #expect(pan.state == .possible)
    world.touch(at: 30, .move(130, 100))
    world.touch(at: 40, .move(140, 100))
    world.touch(at: 50, .move(140, 110))
    world.touch(at: 60, .up(140, 110))
    #expect(log.states == [.began, .changed, .changed, .ended])
  }
}
