import Foundation
import Logs
import Testing
import TouchEngine

@Suite("Switches")
struct SwitchTests {
  private let world = World()
  private let toggle: UISwitch

  init() { toggle = world.add(UISwitch(), 0, 0, 60, 20) }

  /// Drags from one place along the switch to others, and lifts.
  private func drag(_ xs: CGFloat...) {
    let start = world.application.time + 1000
    world.touch(at: start, .down(xs[0], 10))
    for (step, x) in xs.enumerated().dropFirst() {
      world.touch(at: start + step * 10, .move(x, 10))
    }
    world.touch(at: start + 500, .up(xs[xs.count - 1], 10))
  }

  @Test("A tap anywhere on it toggles it, when the finger lifts; it has changed when it says so")
  func tap() {
    var seen: [Bool] = []
    toggle.addAction(UIAction { [toggle] _ in seen.append(toggle.isOn) }, for: .valueChanged)
    world.touch(at: 0, .down(55, 10))
    #expect(!toggle.isOn)
    world.touch(at: 10, .up(55, 10))
    world.tap(5, 10, at: 1000, until: 1050)
    #expect(seen == [true, false])
  }

  @Test("A drag leaves it where the knob is, however often it went to and fro")
  func drags() {
    drag(10, 30, 50)
    #expect(toggle.isOn)
    drag(50, 55, 62)
    #expect(toggle.isOn)
    drag(50, 10, 50, 30, 5)
    #expect(!toggle.isOn)
    drag(10, 50, 10)
    #expect(!toggle.isOn)
    world.expectLog(
      observing: ["send(c, valueChanged)"],
      .sequence(Array(repeating: "send(c, valueChanged)", count: 2)))
  }

  @Test("A touch that is taken away leaves it as it was")
  func cancelled() {
    world.touch(at: 0, .down(5, 10))
    world.touch(at: 10, .move(50, 10))
    world.touch(at: 20, .cancel(50, 10))
    #expect(!toggle.isOn)
    world.expectLog(observing: ["send(c, valueChanged)"], "")
  }

  @Test("Setting it by program sends nothing, and it has a size of its own")
  func program() {
    toggle.setOn(true, animated: true)
    #expect(toggle.isOn)
    world.expectLog("")
    #expect(UISwitch(frame: .zero).bounds.size == CGSize(width: 51, height: 31))
    #expect(UISwitch(frame: CGRect(x: 1, y: 2, width: 80, height: 40)).bounds.width == 80)
  }

  @Test(
    "A switch's knob is as wide as the switch is high, but at most half of it",
    arguments: [
      // Size, the distances that the knob is dragged in vain, and those that are enough.
      (CGSize(width: 60, height: 20), [CGFloat(15), 19], [CGFloat(21), 40]),
      (CGSize(width: 60, height: 100), [12, 14], [16, 17]),
    ])
  func knob(size: CGSize, inVain: [CGFloat], enough: [CGFloat]) {
    for (distances, isOn) in [(inVain, false), (enough, true)] {
      for distance in distances {
        let world = World()
        let toggle = world.add(UISwitch(), 0, 0, size.width, size.height)
        world.touch(at: 0, .down(1, 10))
        world.touch(at: 10, .move(1 + distance, 10))
        world.touch(at: 20, .up(1 + distance, 10))
        #expect(toggle.isOn == isOn, "\(size) by \(distance)")
      }
    }
  }

  @Test("A finger that lifts far from where it came down has dragged, with no move in between")
  func dragWithoutMove() {
    world.touch(at: 0, .down(25, 10))
    world.touch(at: 10, .up(10, 10))
    #expect(!toggle.isOn)
  }
}
