import Foundation
import Testing
import TouchEngine

@Suite("Events with one or several fingers")
struct EventTests {
  private let world = World()

  @Test("Fingers on different views are told apart, and all are in the event")
  func severalViews() {
    let left = world.add("left", 0, 0, 100, 100)
    let right = world.add("right", 100, 0, 100, 100)
    var all: [Int] = []
    left.onTouch = { touch, event in
      all.append(event?.allTouches?.count ?? 0)
      #expect(event?.touches(for: left) == [touch])
      #expect(event?.touches(for: right)?.isDisjoint(with: [touch]) == true)
      #expect(event?.touches(for: world.window) == event?.allTouches)
    }
    world.touch(at: 0, .down(5, 5), .down(105, 5, finger: 1))
    world.touch(at: 10, .move(6, 5), .move(106, 5, finger: 1))
    world.touch(at: 20, .up(6, 5))
    world.touch(at: 30, .up(106, 5, finger: 1))
    #expect(
      world.diary.take() == [
        "left began 0", "right began 1", "left moved 0", "right moved 1", "left ended 0",
        "right ended 1",
      ])
    #expect(all == [2, 2, 2])
  }

  @Test("A finger that does not change is stationary, and nobody is told of it")
  func stationary() {
    let left = world.add("left", 0, 0, 100, 100)
    world.add("right", 100, 0, 100, 100)
    var resting: UITouch?
    left.onTouch = { touch, _ in resting = touch }
    world.touch(at: 0, .down(5, 5))
    world.touch(at: 10, .down(105, 5, finger: 1))
    #expect(resting?.phase == .stationary)
    #expect(world.diary.take() == ["left began 0", "right began 1"])
  }

  @Test("A view open to several fingers gets those of one event in one call")
  func multipleTouch() {
    let view = world.add("a", 0, 0, 100, 100)
    #expect(!view.isMultipleTouchEnabled)
    view.isMultipleTouchEnabled = true
    world.touch(at: 0, .down(5, 5), .down(6, 6, finger: 1))
    world.touch(at: 10, .move(7, 7), .up(6, 6, finger: 1))
    world.touch(at: 20, .up(7, 7))
    #expect(world.diary.take() == ["a began 0,1", "a moved 0", "a ended 1", "a ended 0"])
  }

  @Test("A view not open to several fingers hears of the first only; its recognizers of all")
  func singleTouch() {
    let view = world.add("a", 0, 0, 100, 100)
    world.tap("tap", on: view, fingers: 2)
    world.touch(at: 0, .down(5, 5))
    world.touch(at: 10, .down(6, 6, finger: 1))
    world.touch(at: 20, .move(6, 7, finger: 1))
    #expect(
      world.diary.take() == ["tap began 0", "a began 0", "tap began 1", "tap moved 1"])
    world.touch(at: 30, .up(5, 5), .up(6, 7, finger: 1))
    #expect(
      world.diary.take() == ["tap ended 0,1", "tap acts ended", "a cancelled 0", "tap resets"])
  }

  @Test("An event for a recognizer has the touches that it receives")
  func touchesOfRecognizer() {
    let left = world.add("left", 0, 0, 100, 100)
    world.add("right", 100, 0, 100, 100)
    let tap = world.tap("tap", on: left)
    var counts: [Int] = []
    tap.onTouch = { _, event in
      counts.append(event.touches(for: tap)?.count ?? 0)
      counts.append(event.allTouches?.count ?? 0)
    }
    world.touch(at: 0, .down(5, 5), .down(105, 5, finger: 1))
    #expect(counts == [1, 2])
  }

  @Test("Views of different windows hear of one event, each from its window")
  func severalWindows() {
    final class NotingWindow: UIWindow {
      var sent = 0
      override func sendEvent(_ event: UIEvent) {
        sent += 1
        super.sendEvent(event)
      }
    }
    let other = NotingWindow(
      frame: CGRect(x: 200, y: 0, width: 100, height: 100), application: world.application)
    other.isHidden = false
    world.add("back", 0, 0, 100, 100)
    world.add("front", 0, 0, 100, 100, to: other)
    world.touch(at: 0, .down(5, 5), .down(205, 5, finger: 1))
    world.touch(at: 10, .up(5, 5))
    #expect(other.sent == 2)
    #expect(world.diary.take() == ["back began 0", "front began 1", "back ended 0"])
  }

  @Test("An event that a window swallows is told to nobody, nor is what follows a lost beginning")
  func swallowed() {
    final class Swallowing: UIWindow {
      var swallows = true
      override func sendEvent(_ event: UIEvent) { if !swallows { super.sendEvent(event) } }
    }
    let window = Swallowing(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), application: world.application)
    window.isHidden = false
    let view = world.add("a", 0, 0, 100, 100, to: window)
    world.tap("tap", on: view)
    world.touch(at: 0, .down(5, 5))
    window.swallows = false
    world.touch(at: 10, .move(6, 5))
    world.touch(at: 20, .up(6, 5))
    #expect(world.diary.take() == [])
    world.tap(5, 5, at: 1000, until: 1050)
    #expect(world.diary.take().first == "tap began 0")
  }

  @Test("A swallowed lift leaves nothing behind that would disturb the next touch")
  func swallowedLift() {
    final class Swallowing: UIWindow {
      override func sendEvent(_ event: UIEvent) {
        if event.allTouches?.first?.phase != .ended { super.sendEvent(event) }
      }
    }
    let window = Swallowing(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), application: world.application)
    window.isHidden = false
    weak var lost: UITouch?
    let view = world.add("a", 0, 0, 100, 100, to: window)
    view.onTouch = { touch, _ in if lost == nil { lost = touch } }
    world.tap(5, 5, at: 0, until: 10)
    world.touch(at: 1000, .down(5, 5))
    #expect(world.diary.take() == ["a began 0", "a began 0"])
    #expect(lost?.phase != .ended)
  }
}
