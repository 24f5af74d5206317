import Foundation
import Testing
import TouchEngine

@Suite("Virtual time")
struct VirtualTimeTests {
  private let world = World()

  @Test("It passes only when it is let, and never backwards")
  func passing() {
    #expect(world.application.time == 0)
    world.application.advance(to: 30)
    world.application.advance(to: 20)
    #expect(world.application.time == 30)
    world.application.advance(to: -5)
    #expect(world.application.time == 30)
    world.application.advance(to: .max)
    #expect(world.application.time == .max)
  }

  @Test("A timer that would be due after the end of time breaks nothing")
  func endOfTime() {
    let tap = world.tap("tap", on: world.window)
    world.application.advance(to: .max)
    world.touch(at: .max, .down(5, 5))
    #expect(world.diary.take().first == "tap began 0")
    #expect(tap.state == .possible)
  }

  @Test("A fault that ignores interruptions leaves the touches alone")
  func uninterrupted() {
    let behavior = Behavior(mistakes: [.interruptionIgnored])
    for (behavior, expected) in [
      (Behavior.uikit, ["a began 0", "a cancelled 0"]), (behavior, ["a began 0", "a ended 0"]),
    ] {
      let world = World(behavior: behavior)
      world.add("a", 0, 0, 100, 100)
      world.application.touch([.down(5, 5)])
      world.application.interrupt()
      world.application.touch([.up(5, 5)])
      #expect(world.diary.take() == expected)
    }
  }
}
