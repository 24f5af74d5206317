import Foundation
import Logs
import Testing
import TouchEngine
import TouchScript

@Suite("Gesture recognizers")
struct RecognizerTests {
  private let world = World()
  private let view: LoggingView

  init() { view = world.add("a", 0, 0, 100, 100) }

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
    // A pair that is known is ignored. Source: GR-47.
    tap.addTarget(first, action: "two")
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
    world.expectLog(
      """
      R(own).began
      R(above).began
      V(inner).began
      """)
    world.tap("late", on: inner)
    world.touch(at: 10, .up(5, 5))
    world.expectLog(observing: ["R(late)", "R(beside)"], "")
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
    world.expectLog(
      """
      V(a).began [touches 0, 1]
      V(a).ended [touch 1]
      V(a).cancelled [touch 0]
      """)
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
    world.expectLog(
      """
      V(a).began [touch 0]
      V(a).ended [touch 0]
      """)
    world.tap(60, 5, at: 1000, until: 1010)
    world.expectLog(
      """
      R(tap).began [touch 0]
      R(tap).ended [touch 0]
      action(tap) in ended
      reset(tap)
      """)
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
    expectLog(
      of: scene {
        $0.tap("tap", isEnabled: false)
      } script: {
        Drag((0, 5, 5), up: 50)
      }, observing: ["V", "R", "action", "reset"],
      """
      0 ms   V(a).began
      50 ms  V(a).ended
      """)
  }

  @Test("Disabled in the middle of a touch, it recognizes nothing in it, even if enabled again")
  func disabledMeanwhile() {
    expectLog(
      of: scene {
        $0.tap("tap", delaysTouchesBegan: true)
      } script: {
        Drag((0, 5, 5))
        At(5)
        Change(.setRecognizerEnabled("tap", false))
        Change(.setRecognizerEnabled("tap", true))
        At(10)
        Up()
        Drag((1000, 5, 5), up: 1010)
      }, observing: ["V", "R", "action", "reset"],
      """
      0 ms     R(tap).began
      5 ms     V(a).began
      5 ms     reset(tap)
      10 ms    V(a).ended
      1000 ms  R(tap).began
      1010 ms  R(tap).ended
      1010 ms  action(tap) in ended
      1010 ms  reset(tap)
      """)
  }

  @Test("Detached in the middle of a touch, it recognizes nothing in it")
  func detachedMeanwhile() {
    expectLog(
      of: scene {
        $0.tap("tap")
      } script: {
        Drag((0, 5, 5))
        At(5)
        Change(.removeRecognizer("tap"))
        At(10)
        Up()
      }, observing: ["V", "R", "action", "reset"],
      """
      R(tap).began
      V(a).began
      V(a).ended
      reset(tap)
      """)
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
    let drag = Drag()
    world.attach(drag, named: "drag", to: view)
    world.touch(at: 0, .down(5, 5))
    for step in 1...3 { world.touch(at: step * 10, .move(5, CGFloat(5 + step))) }
    world.touch(at: 50, .up(5, 8))
    #expect(drag.state == .possible)
    world.expectLog(
      """
      0 ms   V(a).began
      10 ms  action(drag) in began
      10 ms  V(a).cancelled
      20 ms  action(drag) in changed
      30 ms  action(drag) in changed
      50 ms  action(drag) in ended
      """)
    world.touch(at: 1000, .down(5, 5))
    world.touch(at: 1010, .move(5, 6))
    drag.isEnabled = false
    world.touch(at: 1020, .move(5, 7))
    world.touch(at: 1030, .up(5, 7))
    world.expectLog(
      observing: ["action"],
      """
      action(drag) in began
      action(drag) in cancelled
      """)
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
    world.expectLog(
      observing: ["action"],
      """
      10 ms    action(tap) in ended
      1010 ms  action(tap) in ended
      """)
  }

  @Test("A recognizer is asked about events anew in another application")
  func anotherApplication() {
    let world = World()
    let view = world.add("v", 0, 0, 100, 100)
    final class Choosy: UITapGestureRecognizer {
      var accepts = false
      override func shouldReceive(_ event: UIEvent) -> Bool { accepts }
    }
    let tap = Choosy()
    view.addGestureRecognizer(tap)
    world.touch(at: 0, .down(5, 5))
    #expect(tap.numberOfTouches == 0)
    let other = World()
    other.add("other", 0, 0, 100, 100).addGestureRecognizer(tap)
    tap.accepts = true
    other.touch(at: 0, .down(5, 5))
    #expect(tap.numberOfTouches == 1)
  }

  @Test("Each touch in use has its place, and any other index none")
  func locations() {
    let world = World()
    let view = world.add("v", 0, 0, 100, 100)
    view.isMultipleTouchEnabled = true
    let pan = world.scripted("pan", on: view)
    view.frame.origin = CGPoint(x: 10, y: 20)
    world.touch(at: 0, .down(15, 25), .down(60, 30, finger: 1))
    #expect(pan.location(ofTouch: 0, in: view) == CGPoint(x: 5, y: 5))
    #expect(pan.location(ofTouch: 1, in: nil) == CGPoint(x: 60, y: 30))
    #expect(pan.location(ofTouch: 2, in: nil) == .zero)
  }

  @Test("A recognizer of a kind knows that it is over when super has been told of it (GR-45)")
  func overInCallback() {
    let world = World()
    let view = world.add("v", 0, 0, 100, 100)
    final class Press: UILongPressGestureRecognizer {
      var seen: State?
      override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        seen = state
      }
    }
    final class Pinch: UIPinchGestureRecognizer {
      var seen: State?
      override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        seen = state
      }
    }
    final class Rotation: UIRotationGestureRecognizer {
      var seen: State?
      override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        seen = state
      }
    }
    final class Swipe: UISwipeGestureRecognizer {
      var seen: State?
      override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        seen = state
      }
    }
    let (press, pinch, rotation, swipe) = (Press(), Pinch(), Rotation(), Swipe())
    for one in [press, pinch, rotation, swipe] { view.addGestureRecognizer(one) }
    world.touch(at: 0, .down(5, 5))
    world.touch(at: 10, .cancel(5, 5))
    #expect(
      [press.seen, pinch.seen, rotation.seen, swipe.seen] == Array(repeating: .failed, count: 4))
  }

  @Test(
    "After an interruption, the next gesture starts with its own fingers",
    arguments: [Scenario.Recognizer.Kind.pan, .pinch, .rotation])
  func afterInterruption(kind: Scenario.Recognizer.Kind) {
    expectLog(
      of: scene {
        $0.recognizer(kind, "r")
      } script: {
        Down(at: Point(100, 100))
        Down(1, at: Point(200, 100))
        At(10)
        Change(.interrupt)
        At(20)
        Up()
        Up(1)
        At(100)
        Down(at: Point(100, 100))
        Down(1, at: Point(200, 100))
        At(110)
        Move(to: Point(50, 50))
      }, observing: ["action"], "110 ms  action(r) in began")
  }
}
