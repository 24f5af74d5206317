import Foundation
import Logs
import Testing
import TouchEngine

@Suite("The same touches, the same calls")
struct RepeatabilityTests {
  /// Plays taps, a drag and two fingers over three nested views with five recognizers.
  private func play(orderSeed: Int) -> [String] {
    let world = World(orderSeed: orderSeed)
    let outer = world.add("outer", 0, 0, 200, 200)
    let inner = world.add("inner", 0, 0, 100, 100, to: outer)
    inner.isMultipleTouchEnabled = true
    for (name, view) in [("w", world.window), ("o", outer), ("i", inner)] as [(String, UIView)] {
      world.tap(name, on: view)
    }
    world.tap("double", on: outer, taps: 2)
    world.tap("two", on: outer, fingers: 2)
    world.tap(5, 5, at: 0, until: 50)
    world.tap(5, 5, at: 150, until: 200)
    world.touch(at: 2000, .down(5, 5), .down(6, 6, finger: 1))
    world.touch(at: 2050, .up(5, 5), .up(6, 6, finger: 1))
    world.touch(at: 4000, .down(5, 5))
    world.touch(at: 4010, .move(300, 300))
    world.touch(at: 4020, .up(300, 300))
    world.application.advance(to: 9000)
    return world.take().texts
  }

  @Test("A seed gives the same calls every time", arguments: 0...5)
  func repeats(_ seed: Int) {
    #expect(play(orderSeed: seed) == play(orderSeed: seed))
  }

  @Test("Another seed changes the order in which recognizers hear of a touch, and nothing else")
  func permutes() {
    let plain = play(orderSeed: 0)
    var orders: Set<[String]> = []
    for seed in 0...20 {
      let calls = play(orderSeed: seed)
      #expect(calls.sorted() == plain.sorted())
      #expect(calls.filter(isFromView) == plain.filter(isFromView))
      #expect(calls.filter { $0.hasPrefix("action") } == plain.filter { $0.hasPrefix("action") })
      orders.insert(calls)
    }
    #expect(orders.count > 5)
  }

  @Test("The plainest order is from the hit view outwards")
  func plainest() {
    #expect(
      play(orderSeed: 0).prefix(5) == [
        "R(i).began [touch 0]", "R(o).began [touch 0]", "R(double).began [touch 0]",
        "R(two).began [touch 0]", "R(w).began [touch 0]",
      ])
  }

  private func isFromView(_ line: String) -> Bool {
    line.hasPrefix("V(")
  }

  @Test("Engines side by side on many threads do not disturb each other")
  func threads() async {
    let expected = play(orderSeed: 3)
    await withTaskGroup(of: [String].self) { group in
      for _ in 0..<8 { group.addTask { play(orderSeed: 3) } }
      for await calls in group { #expect(calls == expected) }
    }
  }

  @Test("Time passes only when it is told to, and timers fire in order at their own times")
  func virtualTime() {
    let world = World()
    let view = world.add("a", 0, 0, 100, 100)
    world.tap("double", on: view, taps: 2)
    var ends: [TimeInterval] = []
    var told: [Int] = []
    view.onTouch = { touch, event in
      guard touch.phase == .ended else { return }
      ends.append(event?.timestamp ?? -1)
      told.append(world.application.time)
    }
    world.tap(5, 5, at: 0, until: 50)
    #expect(world.application.time == 50)
    world.application.advance(to: 399)
    #expect(ends.isEmpty)
    world.application.advance(to: 5000)
    #expect(ends == [0.4])
    #expect(told == [400])
    #expect(world.application.time == 5000)
    world.application.advance(to: 10)
    #expect(world.application.time == 5000)
  }

  @Test("Timers that are due at different times fire in the order of their times")
  func timersInOrder() {
    let world = World()
    let left = world.add("left", 0, 0, 100, 100)
    let right = world.add("right", 200, 0, 100, 100)
    world.tap("double", on: left, taps: 2)
    world.tap("single", on: right)
    world.touch(at: 0, .down(205, 5, finger: 1))
    world.tap(5, 5, at: 10, until: 20)
    world.calls.note("now")
    world.application.advance(to: 5000)
    expect(
      Log(Array(world.take().lines.drop { $0.text != "now" })),
      """
      now
      V(left).ended
      reset(double)
      """)
    world.touch(at: 6000, .up(205, 5, finger: 1))
    world.expectLog(
      """
      V(right).ended [touch 1]
      reset(single)
      """)
  }
}
