import Foundation
import Testing
import TouchEngine

@Suite("Touches that are held back from their view")
struct DelayTests {
  private let world = World()
  private let view: NotingView

  init() { view = world.add("a", 0, 0, 300, 300) }

  @Test("Delayed and then recognized, the view hears nothing at all")
  func delayedAndRecognized() {
    world.tap("tap", on: view).delaysTouchesBegan = true
    world.touch(at: 0, .down(5, 5))
    world.touch(at: 10, .move(6, 5))
    world.touch(at: 50, .up(6, 5))
    #expect(!world.diary.take().contains { $0.hasPrefix("a ") })
  }

  @Test("Delayed and then failed, the view hears of the beginning late, and of the rest in order")
  func delayedAndFailed() {
    world.tap("tap", on: view).delaysTouchesBegan = true
    var locations: [CGPoint] = []
    view.onTouch = { touch, _ in locations.append(touch.location(in: nil)) }
    world.touch(at: 0, .down(5, 5))
    world.touch(at: 10, .move(6, 5))
    #expect(world.diary.take() == ["tap began 0", "tap moved 0"])
    world.touch(at: 20, .move(105, 5))
    #expect(world.diary.take() == ["tap moved 0", "a began 0", "a moved 0"])
    world.touch(at: 30, .up(105, 5))
    #expect(world.diary.take() == ["a ended 0", "tap resets"])
    #expect(locations == [5, 105, 105].map { CGPoint(x: $0, y: 5) })
  }

  @Test("Lifted before the failure, the view hears of the beginning and the end when it fails")
  func liftedBeforeFailure() {
    world.tap("double", on: view, taps: 2).delaysTouchesBegan = true
    world.tap(5, 5, at: 0, until: 50)
    #expect(world.diary.take() == ["double began 0", "double ended 0"])
    world.application.advance(to: 5000)
    #expect(world.diary.take() == ["a began 0", "a ended 0", "double resets"])
  }

  @Test("Of a touch that is over and one that goes on, the view hears in the order they happened")
  func twoTouchesReleasedTogether() {
    let double = world.tap("double", on: view, taps: 2)
    double.delaysTouchesBegan = true
    var isKnown: [Bool] = []
    view.onTouch = { touch, event in
      isKnown.append(event?.allTouches?.contains(touch) ?? false)
    }
    world.tap(5, 5, at: 0, until: 50)
    world.touch(at: 100, .down(250, 5))
    #expect(
      world.diary.take() == [
        "double began 0", "double ended 0", "double began 0", "a began 0", "a ended 0",
        "a began 0",
      ])
    #expect(isKnown == [true, true, true])
  }

  @Test("One that is still undecided keeps the touch back, though another has failed")
  func severalDelaying() {
    world.tap("tap", on: view).delaysTouchesBegan = true
    world.tap("double", on: view, taps: 2).delaysTouchesBegan = true
    final class Refusing: UIGestureRecognizerDelegate {
      func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { false }
    }
    let delegate = Refusing()
    view.gestureRecognizers?[0].delegate = delegate
    world.tap(5, 5, at: 0, until: 50)
    #expect(!world.diary.take().contains { $0.hasPrefix("a ") })
    world.application.advance(to: 5000)
    #expect(world.diary.take() == ["a began 0", "a ended 0", "double resets"])
  }

  @Test("A double tap holds the end back until it knows, and cancels both touches if it comes")
  func doubleTap() {
    world.tap("double", on: view, taps: 2)
    world.tap(5, 5, at: 0, until: 50)
    #expect(world.diary.take() == ["double began 0", "a began 0", "double ended 0"])
    world.tap(5, 5, at: 100, until: 150)
    #expect(
      world.diary.take() == [
        "double began 0", "a began 0", "double ended 0", "double acts ended", "a cancelled 0,0",
        "double resets",
      ])
  }

  @Test("Without delaysTouchesEnded the view hears of a lift at once")
  func notDelayingEnd() {
    world.tap("double", on: view, taps: 2).delaysTouchesEnded = false
    world.tap(5, 5, at: 0, until: 50)
    #expect(world.diary.take().last == "a ended 0")
    world.tap(5, 5, at: 100, until: 150)
    #expect(
      world.diary.take().suffix(3) == ["double acts ended", "a cancelled 0", "double resets"])
  }

  @Test("A touch is cancelled for its view only: recognizers see what the finger does")
  func cancelledPhase() {
    final class AtOnce: UIGestureRecognizer {
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .began
      }
    }
    view.addGestureRecognizer(AtOnce())
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
    let watching = Watching()
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
