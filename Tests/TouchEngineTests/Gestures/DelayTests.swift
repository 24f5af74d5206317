import Foundation
import Logs
import Testing
import TouchEngine
import TouchScript

@Suite("Touches that are held back from their view")
struct DelayTests {
  private let calls = ["V", "R", "action", "reset"]

  @Test("Delayed and then recognized, the view hears nothing at all")
  func delayedAndRecognized() {
    expectLog(
      of: scene {
        $0.tap("tap", delaysTouchesBegan: true)
      } script: {
        Drag((0, 5, 5), (10, 6, 5), up: 50)
      }, observing: ["V", "action"], "action(tap)")
  }

  @Test("Delayed and then failed, the view hears of the beginning late, and of the rest in order")
  func delayedAndFailed() {
    expectLog(
      of: scene {
        $0.tap("tap", delaysTouchesBegan: true)
      } script: {
        Drag((0, 5, 5), (10, 6, 5), (20, 105, 5), up: 30)
      }, observing: calls,
      """
      0 ms   R(tap).began
      10 ms  R(tap).moved
      20 ms  R(tap).moved → failed
      20 ms  V(a).began
      20 ms  V(a).moved
      30 ms  V(a).ended
      30 ms  reset(tap)
      """)
  }

  @Test("The late beginning is told where the finger came down, the rest where it is")
  func lateLocations() {
    let world = World()
    let view = world.add("a", 0, 0, 300, 300)
    world.tap("tap", on: view).delaysTouchesBegan = true
    var locations: [CGFloat] = []
    view.onTouch = { touch, _ in locations.append(touch.location(in: nil).x) }
    world.touch(at: 0, .down(5, 5))
    world.touch(at: 10, .move(6, 5))
    world.touch(at: 20, .move(105, 5))
    world.touch(at: 30, .up(105, 5))
    #expect(locations == [5, 105, 105])
  }

  @Test("Lifted before the failure, the view hears of the beginning and the end when it fails")
  func liftedBeforeFailure() {
    expectLog(
      of: scene {
        $0.tap("double", taps: 2, delaysTouchesBegan: true)
      } script: {
        Drag((0, 5, 5), up: 50)
        At(5000)
      }, observing: calls,
      """
      0 ms    R(double).began
      50 ms   R(double).ended → possible
      400 ms  V(a).began
      400 ms  V(a).ended
      400 ms  reset(double) from failed
      """)
  }

  @Test("Of a touch that is over and one that goes on, the view hears in the order they happened")
  func twoTouchesReleasedTogether() {
    let world = World()
    let view = world.add("a", 0, 0, 300, 300)
    world.tap("double", on: view, taps: 2).delaysTouchesBegan = true
    var isKnown: [Bool] = []
    view.onTouch = { touch, event in
      isKnown.append(event?.allTouches?.contains(touch) ?? false)
    }
    world.tap(5, 5, at: 0, until: 50)
    world.touch(at: 100, .down(250, 5))
    world.expectLog(
      """
      R(double).began
      R(double).ended
      R(double).began
      V(a).began
      V(a).ended
      V(a).began
      """)
    #expect(isKnown == [true, true, true])
  }

  @Test("One that is still undecided keeps the touch back, though another has failed")
  func severalDelaying() {
    expectLog(
      of: scene {
        $0.tap("tap", delaysTouchesBegan: true, delegate: .init(shouldBegin: false))
          .tap("double", taps: 2, delaysTouchesBegan: true)
      } script: {
        Drag((0, 5, 5), up: 50)
        At(5000)
      }, observing: ["V", "action", "reset(double)"],
      """
      400 ms  V(a).began
      400 ms  V(a).ended
      400 ms  reset(double)
      """)
  }

  @Test("A double tap holds the end back until it knows, and cancels both touches if it comes")
  func doubleTap() {
    expectLog(
      of: scene {
        $0.tap("double", taps: 2)
      } script: {
        Drag((0, 5, 5), up: 50)
        Drag((100, 5, 5), up: 150)
      }, observing: calls,
      """
      0 ms    R(double).began
      0 ms    V(a).began
      50 ms   R(double).ended
      100 ms  R(double).began
      100 ms  V(a).began
      150 ms  R(double).ended
      150 ms  action(double) in ended
      150 ms  V(a).cancelled [touches 0, 0]
      150 ms  reset(double)
      """)
  }

  @Test("Without delaysTouchesEnded the view hears of a lift at once")
  func notDelayingEnd() {
    expectLog(
      of: scene {
        $0.tap("double", taps: 2, delaysTouchesEnded: false)
      } script: {
        Drag((0, 5, 5), up: 50)
        Drag((100, 5, 5), up: 150)
      }, observing: ["V", "action", "reset"],
      """
      0 ms    V(a).began
      50 ms   V(a).ended
      100 ms  V(a).began
      150 ms  action(double) in ended
      150 ms  V(a).cancelled [touch 0]
      150 ms  reset(double)
      """)
  }

  @Test("A touch is cancelled for its view only: recognizers see what the finger does")
  func cancelledPhase() {
    final class AtOnce: UIGestureRecognizer {
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .began
      }
    }
    final class Watching: UIGestureRecognizer {
      var phases: [UITouch.Phase] = []
      override func canBePrevented(by other: UIGestureRecognizer) -> Bool { false }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        phases += touches.map(\.phase)
      }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        phases += touches.map(\.phase)
        state = .failed
      }
    }
    let world = World()
    let view = world.add("a", 0, 0, 300, 300)
    let watching = Watching()
    view.addGestureRecognizer(AtOnce())
    view.addGestureRecognizer(watching)
    var touch: UITouch?
    var phases: [UITouch.Phase] = []
    view.onTouch = { seen, _ in
      touch = seen
      phases.append(seen.phase)
    }
    world.touch(at: 0, .down(5, 5))
    world.touch(at: 10, .move(6, 5))
    #expect(touch?.phase == .moved)
    world.touch(at: 20, .move(7, 5))
    world.touch(at: 30, .up(7, 5))
    #expect(phases == [.began, .cancelled])
    #expect(watching.phases == [.moved, .moved, .ended])
  }
}
