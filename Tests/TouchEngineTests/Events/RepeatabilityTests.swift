import Foundation
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
  func repeats(_ seed: Int) { #expect(play(orderSeed: seed) == play(orderSeed: seed)) }

  @Test("Another seed changes the order in which recognizers receive a touch, and nothing else")
  func permutes() {
    let plain = play(orderSeed: 0)
    var orders: Set<[String]> = []
    for seed in 0...20 {
      let calls = play(orderSeed: seed)
      #expect(calls.sorted() == plain.sorted())
      for kind in ["V(", "action"] {
        #expect(calls.filter { $0.hasPrefix(kind) } == plain.filter { $0.hasPrefix(kind) })
      }
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

  @Test("Engines side by side on many threads do not disturb each other")
  func threads() async {
    let expected = play(orderSeed: 3)
    await withTaskGroup(of: [String].self) { group in
      for _ in 0..<8 { group.addTask { play(orderSeed: 3) } }
      for await calls in group { #expect(calls == expected) }
    }
  }
}
