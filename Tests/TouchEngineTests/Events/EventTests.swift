import Foundation
import Logs
import Testing
import TouchEngine

@Suite("Events with one or several fingers")
struct EventTests {
  private let world = World()

  @Test("Fingers on different views have touches of their own, and all are in the event")
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
    let tap = world.tap("tap", on: left)
    tap.cancelsTouchesInView = false
    tap.onTouch = { touch, event in #expect(event.touches(for: tap) == [touch]) }
    world.touch(at: 0, .down(5, 5), .down(105, 5, finger: 1))
    world.touch(at: 10, .move(6, 5), .move(106, 5, finger: 1))
    world.touch(at: 20, .up(6, 5))
    world.touch(at: 30, .up(106, 5, finger: 1))
    world.expectLog(
      observing: ["V"],
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

  @Test("Views of different windows receive one event, each from its window")
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
      ["V(back).began [touch 0]", "V(front).began [touch 1]", "V(back).ended [touch 0]"])
  }

  /// A window that takes the place of the world's, and does not send on what it swallows.
  private final class Swallowing: UIWindow {
    var swallows: (UIEvent) -> Bool = { _ in true }
    override func sendEvent(_ event: UIEvent) { if !swallows(event) { super.sendEvent(event) } }
  }

  private func swallowingWindow() -> Swallowing {
    let window = Swallowing(frame: world.window.frame, application: world.application)
    window.isHidden = false
    return window
  }

  @Test("An event that a window swallows is not delivered, nor is what follows a lost beginning")
  func swallowed() {
    let window = swallowingWindow()
    let view = world.add("a", 0, 0, 100, 100, to: window)
    world.tap("tap", on: view)
    world.touch(at: 0, .down(5, 5))
    window.swallows = { _ in false }
    world.touch(at: 10, .move(6, 5))
    world.touch(at: 20, .up(6, 5))
    world.expectLog("")
    world.tap(5, 5, at: 1000, until: 1050)
    #expect(world.take().texts.first == "R(tap).began [touch 0]")
  }

  @Test("A swallowed lift leaves nothing behind that would disturb the next touch")
  func swallowedLift() {
    let window = swallowingWindow()
    window.swallows = { $0.allTouches?.first?.phase == .ended }
    weak var lost: UITouch?
    let view = world.add("a", 0, 0, 100, 100, to: window)
    view.onTouch = { touch, _ in if lost == nil { lost = touch } }
    world.tap(5, 5, at: 0, until: 10)
    world.touch(at: 1000, .down(5, 5))
    world.expectLog(["V(a).began [touch 0]", "V(a).began [touch 0]"])
    #expect(lost?.phase != .ended)
  }

  @Test("A late call has an event without the touches that lifted before (TO-17)")
  func eventOfLateEnd() {
    let view = world.add("v", 0, 0, 100, 100)
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
    let view = world.add("v", 0, 0, 100, 100)
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
    world.expectLog(["V(far).began [touch 1]", "V(v).began [touch 0]", "V(far).moved [touch 1]"])
  }
}
