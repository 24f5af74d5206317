import Foundation
import Testing
import TouchEngine

@Suite("Gesture recognizers")
struct RecognizerTests {
  private let world = World()
  private let view: NotingView

  init() { view = world.add("a", 0, 0, 100, 100) }

  @Test("A new one cancels touches, delays their end but not their beginning, and is possible")
  func defaults() {
    for recognizer in [UIGestureRecognizer(), UITapGestureRecognizer()] {
      #expect(recognizer.cancelsTouchesInView)
      #expect(!recognizer.delaysTouchesBegan)
      #expect(recognizer.delaysTouchesEnded)
      #expect(recognizer.isEnabled)
      #expect(recognizer.state == .possible)
      #expect(recognizer.view == nil)
      #expect(recognizer.numberOfTouches == 0)
    }
    #expect(UITapGestureRecognizer().numberOfTapsRequired == 1)
    #expect(UITapGestureRecognizer().numberOfTouchesRequired == 1)
    #expect(UIGestureRecognizer.State.recognized == .ended)
  }

  @Test("It is on one view at a time")
  func attaching() {
    let other = world.add("b", 100, 0, 100, 100)
    let tap = UITapGestureRecognizer()
    #expect(view.gestureRecognizers == nil)
    view.addGestureRecognizer(tap)
    #expect(tap.view === view)
    other.addGestureRecognizer(tap)
    #expect(tap.view === other)
    #expect(view.gestureRecognizers == nil)
    #expect(other.gestureRecognizers == [tap])
    view.removeGestureRecognizer(tap)
    #expect(tap.view === other)
    other.addGestureRecognizer(tap)
    #expect(other.gestureRecognizers == [tap])
    other.removeGestureRecognizer(tap)
    #expect(tap.view == nil)
    #expect(other.gestureRecognizers == nil)
  }

  @Test("It has no view when its view is gone")
  func viewGone() {
    let tap = UITapGestureRecognizer()
    do {
      let view = UIView()
      view.addGestureRecognizer(tap)
    }
    #expect(tap.view == nil)
  }

  @Test("All its targets are called, in its own name, until they are removed")
  func targets() {
    let first = Counter()
    let second = Counter()
    let tap = UITapGestureRecognizer(target: first, action: "one")
    view.addGestureRecognizer(tap)
    tap.addTarget(first, action: "two")
    tap.addTarget(second, action: "one")
    world.tap(5, 5, at: 0, until: 50)
    #expect(first.calls == ["one", "two"])
    #expect(second.calls == ["one"])
    #expect(first.senders.allSatisfy { $0 === tap })
    tap.removeTarget(first, action: "two")
    world.tap(5, 5, at: 1000, until: 1050)
    #expect(first.calls == ["one", "two", "one"])
    tap.removeTarget(nil, action: "one")
    world.tap(5, 5, at: 2000, until: 2050)
    #expect(first.calls.count + second.calls.count == 5)
    tap.addTarget(second, action: "two")
    tap.removeTarget(nil, action: nil)
    world.tap(5, 5, at: 3000, until: 3050)
    #expect(second.calls == ["one", "one"])
  }

  @Test("Its targets are not retained")
  func targetGone() {
    weak var target: Counter?
    let tap = UITapGestureRecognizer()
    view.addGestureRecognizer(tap)
    let other = Counter()
    do {
      let counter = Counter()
      target = counter
      tap.addTarget(counter, action: "go")
      tap.addTarget(other, action: "go")
    }
    #expect(target == nil)
    world.tap(5, 5, at: 0, until: 50)
    #expect(other.calls == ["go"])
  }

  @Test("It receives the touches of its view and of all that is in it, and of nothing else")
  func scope() {
    let inner = world.add("inner", 0, 0, 50, 50, to: view)
    let sibling = world.add("sibling", 50, 50, 10, 10, to: view)
    world.tap("own", on: inner)
    world.tap("above", on: view)
    world.tap("beside", on: sibling)
    world.touch(at: 0, .down(5, 5))
    #expect(world.diary.take() == ["own began 0", "above began 0", "inner began 0"])
    world.tap("late", on: inner)
    world.touch(at: 10, .up(5, 5))
    #expect(!world.diary.take().contains { $0.hasPrefix("late") })
  }

  @Test("A touch that it ignores is neither its own nor cancelled by it")
  func ignore() {
    final class Choosy: UITapGestureRecognizer {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches where touch.fingerIndex == 1 { ignore(touch, for: event) }
        let rest = touches.filter { $0.fingerIndex != 1 }
        if !rest.isEmpty { super.touchesBegan(rest, with: event) }
      }
    }
    let tap = Choosy()
    let counter = Counter()
    tap.addTarget(counter, action: "go")
    view.addGestureRecognizer(tap)
    view.isMultipleTouchEnabled = true
    world.touch(at: 0, .down(5, 5), .down(6, 6, finger: 1))
    #expect(tap.numberOfTouches == 1)
    world.touch(at: 10, .up(5, 5), .up(6, 6, finger: 1))
    #expect(counter.calls == ["go"])
    #expect(world.diary.take() == ["a began 0,1", "a ended 1", "a cancelled 0"])
  }

  @Test("A touch that its delegate refuses is not counted, cancelled or delayed by it")
  func refused() {
    final class Refusing: UIGestureRecognizerDelegate {
      func gestureRecognizer(
        _ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch
      ) -> Bool { touch.location(in: nil).x > 50 }
    }
    let delegate = Refusing()
    let tap = world.tap("tap", on: view)
    tap.delegate = delegate
    tap.delaysTouchesBegan = true
    world.tap(5, 5, at: 0, until: 10)
    #expect(world.diary.take() == ["a began 0", "a ended 0"])
    world.tap(60, 5, at: 1000, until: 1010)
    #expect(world.diary.take() == ["tap began 0", "tap ended 0", "tap acts ended", "tap resets"])
  }

  @Test("Its location is the middle of its touches")
  func location() {
    view.frame.origin = CGPoint(x: 10, y: 0)
    let tap = UITapGestureRecognizer()
    tap.numberOfTouchesRequired = 2
    view.addGestureRecognizer(tap)
    #expect(tap.location(in: nil) == .zero)
    world.touch(at: 0, .down(20, 20), .down(40, 60, finger: 1))
    #expect(tap.numberOfTouches == 2)
    #expect(tap.location(in: nil) == CGPoint(x: 30, y: 40))
    #expect(tap.location(in: view) == CGPoint(x: 20, y: 40))
  }

  @Test("Disabled, it hears nothing and holds nothing up")
  func disabled() {
    let tap = world.tap("tap", on: view)
    tap.isEnabled = false
    world.tap(5, 5, at: 0, until: 50)
    #expect(world.diary.take() == ["a began 0", "a ended 0"])
  }

  @Test("Disabled in the middle of a touch, it recognizes nothing in it, even if enabled again")
  func disabledMeanwhile() {
    let tap = world.tap("tap", on: view)
    tap.delaysTouchesBegan = true
    world.touch(at: 0, .down(5, 5))
    tap.isEnabled = false
    tap.isEnabled = true
    world.application.advance(to: 5)
    #expect(world.diary.take() == ["tap began 0", "a began 0"])
    world.touch(at: 10, .up(5, 5))
    #expect(world.diary.take() == ["a ended 0", "tap resets"])
    world.tap(5, 5, at: 1000, until: 1010)
    #expect(world.diary.take().contains("tap acts ended"))
  }

  @Test("Detached in the middle of a touch, it recognizes nothing in it")
  func detachedMeanwhile() {
    let tap = world.tap("tap", on: view)
    world.touch(at: 0, .down(5, 5))
    view.removeGestureRecognizer(tap)
    world.touch(at: 10, .up(5, 5))
    #expect(world.diary.take() == ["tap began 0", "a began 0", "a ended 0", "tap resets"])
  }

  @Test("A continuous one acts in every state from began on, and is cancelled by being disabled")
  func continuous() {
    final class Drag: UIGestureRecognizer {
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .possible ? .began : .changed
      }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
      override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .cancelled
      }
    }
    final class States: ActionTarget {
      var seen: [UIGestureRecognizer.State] = []
      func responds(to action: Selector) -> Bool { true }
      func perform(_ action: Selector, from sender: AnyObject?, for event: UIEvent?) {
        if let recognizer = sender as? UIGestureRecognizer { seen.append(recognizer.state) }
      }
    }
    let states = States()
    let drag = Drag(target: states, action: "drag")
    view.addGestureRecognizer(drag)
    world.touch(at: 0, .down(5, 5))
    for step in 1...3 { world.touch(at: step * 10, .move(5, CGFloat(5 + step))) }
    world.touch(at: 50, .up(5, 8))
    #expect(states.seen == [.began, .changed, .changed, .ended])
    #expect(drag.state == .possible)
    #expect(world.diary.take() == ["a began 0", "a cancelled 0"])
    states.seen = []
    world.touch(at: 1000, .down(5, 5))
    world.touch(at: 1010, .move(5, 6))
    drag.isEnabled = false
    world.touch(at: 1020, .move(5, 7))
    world.touch(at: 1030, .up(5, 7))
    #expect(states.seen == [.began, .cancelled])
  }

  @Test("Outside of touches, its state is not for setting")
  func idle() {
    let tap = world.tap("tap", on: view)
    tap.state = .failed
    #expect(tap.state == .possible)
    world.tap(5, 5, at: 0, until: 10)
    tap.state = .ended
    #expect(tap.state == .possible)
    world.tap(5, 5, at: 1000, until: 1010)
    #expect(world.diary.take().filter { $0 == "tap acts ended" }.count == 2)
  }
}
