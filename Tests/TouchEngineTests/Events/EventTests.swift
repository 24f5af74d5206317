import Foundation
import Logs
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
    world.expectLog(
      """
      V(left).began [touch 0]
      V(right).began [touch 1]
      V(left).moved [touch 0]
      V(right).moved [touch 1]
      V(left).ended [touch 0]
      V(right).ended [touch 1]
      """)
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
    world.expectLog(
      """
      V(left).began [touch 0]
      V(right).began [touch 1]
      """)
  }

  @Test("A view open to several fingers gets those of one event in one call")
  func multipleTouch() {
    let view = world.add("a", 0, 0, 100, 100)
    #expect(!view.isMultipleTouchEnabled)
    view.isMultipleTouchEnabled = true
    world.touch(at: 0, .down(5, 5), .down(6, 6, finger: 1))
    world.touch(at: 10, .move(7, 7), .up(6, 6, finger: 1))
    world.touch(at: 20, .up(7, 7))
    world.expectLog(
      """
      V(a).began [touches 0, 1]
      V(a).moved [touch 0]
      V(a).ended [touch 1]
      V(a).ended [touch 0]
      """)
  }

  @Test("A view not open to several fingers hears of the first only; its recognizers of all")
  func singleTouch() {
    let view = world.add("a", 0, 0, 100, 100)
    world.tap("tap", on: view, fingers: 2)
    world.touch(at: 0, .down(5, 5))
    world.touch(at: 10, .down(6, 6, finger: 1))
    world.touch(at: 20, .move(6, 7, finger: 1))
    world.expectLog(
      """
      R(tap).began [touch 0]
      V(a).began [touch 0]
      R(tap).began [touch 1]
      R(tap).moved [touch 1]
      """)
    world.touch(at: 30, .up(5, 5), .up(6, 7, finger: 1))
    world.expectLog(
      """
      R(tap).ended [touches 0, 1]
      action(tap) in ended
      V(a).cancelled [touch 0]
      reset(tap)
      """)
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
    world.expectLog(
      """
      V(back).began [touch 0]
      V(front).began [touch 1]
      V(back).ended [touch 0]
      """)
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
    world.expectLog("")
    world.tap(5, 5, at: 1000, until: 1050)
    #expect(world.take().texts.first == "R(tap).began [touch 0]")
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
    world.expectLog(
      """
      V(a).began [touch 0]
      V(a).began [touch 0]
      """)
    #expect(lost?.phase != .ended)
  }

  @Test("A view that is told late sees an event without the touches that lifted before (TO-17)")
  func eventOfLateEnd() {
    let world = World()
    let view = world.add("v", 0, 0, 100, 100)
    view.isMultipleTouchEnabled = true
    let other = world.add("other", 100, 0, 100, 100)
    world.scripted("undecided", on: other).wants = [:]
    other.gestureRecognizers?.first?.delaysTouchesEnded = false
    world.tap("double", on: view, taps: 2)
    var counts: [Int] = []
    view.onTouch = { touch, event in
      if touch.phase == .ended { counts.append(event?.allTouches?.count ?? 0) }
    }
    world.touch(at: 0, .down(5, 5), .down(105, 5, finger: 1))
    world.touch(at: 50, .up(5, 5), .up(105, 5, finger: 1))
    #expect(counts == [])
    world.application.advance(to: 1000)
    #expect(counts == [1])
  }

  @Test("An event that is over does nothing when it is sent again, and stands for no other")
  func oldEvent() {
    let world = World()
    let view = world.add("v", 0, 0, 100, 100)
    view.isMultipleTouchEnabled = true
    let back = UIWindow(
      frame: CGRect(x: 200, y: 0, width: 100, height: 100), application: world.application)
    back.isHidden = false
    let far = world.add("far", 0, 0, 100, 100, to: back)
    var kept: UIEvent?
    far.onTouch = { _, event in
      #expect(event !== kept)
      if kept == nil { kept = event }
    }
    view.onTouch = { _, _ in
      if let kept { back.sendEvent(kept) }
    }
    world.touch(at: 0, .down(205, 5, finger: 1))
    world.touch(at: 10, .down(5, 5), .move(206, 5, finger: 1))
    world.expectLog(
      """
      V(far).began [touch 1]
      V(v).began [touch 0]
      V(far).moved [touch 1]
      """)
  }
}
