import Foundation
import Testing
import TouchEngine

@Suite("Corners of coordination")
struct ArbiterCornerTests {
  private let world = World()
  private let view: NotingView

  init() { view = world.add("v", 0, 0, 100, 100) }

  @Test("Outside events, a claim is heard at once though others are undecided")
  func claimOutsideEvents() {
    let pan = world.scripted("pan", on: view)
    pan.wants = [:]
    world.scripted("other", on: view).wants = [:]
    world.touch(at: 0, .down(5, 5))
    pan.state = .began
    #expect(pan.state == .began)
  }

  @Test("A recognizer does not go where the state machine does not, and that is reported")
  func illegalTransition() {
    world.scripted("pan", on: view).wants = [.moved: .changed]
    world.touch(at: 0, .down(5, 5))
    world.touch(at: 10, .move(20, 5))
    #expect(world.takeActions() == [])
    #expect(world.application.programmerErrors.count == 1)
  }

  /// Disables a recognizer when it is asked whether that may begin, and says yes.
  private final class Disabling: UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
      recognizer.isEnabled = false
      return true
    }
  }

  @Test("A recognizer that is disabled while the app is asked does not begin (EX-07)")
  func disabledWhenAsked() {
    let delegate = Disabling()
    let pan = world.scripted("pan", on: view)
    pan.delegate = delegate
    world.touch(at: 0, .down(5, 5))
    world.touch(at: 10, .move(20, 5))
    world.touch(at: 20, .up(20, 5))
    #expect(world.takeActions() == [])
    // Asked outside events, it is reset by the time that the app has answered.
    let late = world.scripted("late", on: view)
    late.wants = [:]
    late.delegate = delegate
    world.tap(5, 5, at: 1000, until: 1010)
    late.state = .ended
    world.tap(5, 5, at: 2000, until: 2010)
    #expect(world.takeActions() == [])
    #expect(late.state == .possible)
  }

  @Test("A view that was hit and has the recognizer is asked once whether that may begin")
  func askedOnce() {
    final class Asked: UIView {
      var count = 0
      override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        count += 1
        return true
      }
    }
    let asked = Asked(frame: CGRect(x: 200, y: 0, width: 100, height: 100))
    asked.isMultipleTouchEnabled = true
    world.window.addSubview(asked)
    world.scripted("pan", on: asked)
    world.touch(at: 0, .down(205, 5), .down(250, 5, finger: 1))
    world.touch(at: 10, .move(220, 5))
    #expect(asked.count == 1)
  }

  @Test("Only who claims is asked whom it has to wait for, whatever it claimed before (GC-31)")
  func askedLazily() {
    let other = world.scripted("other", on: view)
    world.touch(at: 0, .down(5, 5))
    world.touch(at: 10, .move(20, 5))
    world.touch(at: 20, .up(20, 5))
    other.wants = [:]
    let pan = world.scripted("pan", on: view)
    other.requiresFailureOf = { _ in
      world.diary.note("asked")
      return false
    }
    _ = world.diary.take()
    world.touch(at: 1000, .down(5, 5))
    world.touch(at: 1010, .move(20, 5))
    #expect(world.takeWithoutResets() == ["v began 0", "pan acts began", "v cancelled 0"])
    #expect(pan.state == .began)
  }

  @Test("One that is disabled while it is asked whom it waits for leaves the way to the next")
  func disabledWhenAskedForRequirements() {
    let first = world.scripted("first", on: view, isContinuous: false)
    let second = world.scripted("second", on: view, isContinuous: false)
    second.delaysTouchesEnded = false
    first.requiresFailureOf = { _ in
      first.isEnabled = false
      return false
    }
    world.tap(5, 5, at: 0, until: 10)
    #expect(second.state == .possible)
    #expect(
      world.takeWithoutResets() == ["v began 0", "second acts ended", "v cancelled 0"])
  }

  @Test("Whoever required its failure has failed when its action is sent (GC-29)")
  func failedByThen() {
    final class Allowing: UIGestureRecognizerDelegate {
      func gestureRecognizer(
        _ recognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
      ) -> Bool { true }
    }
    let allowing = Allowing()
    let first = world.scripted("first", on: view)
    let waiting = world.scripted("waiting", on: view)
    waiting.wants = [:]
    waiting.require(toFail: first)
    first.delegate = allowing
    var seen: UIGestureRecognizer.State?
    first.onAction = { _ in if seen == nil { seen = waiting.state } }
    world.touch(at: 0, .down(5, 5))
    world.touch(at: 10, .move(20, 5))
    #expect(seen == .failed)
  }

  @Test("Every requirement holds, not the last alone (GC-27)")
  func twoRequirements() {
    let waiting = world.scripted("waiting", on: view, isContinuous: false)
    let others = ["first", "second"].map { world.scripted($0, on: view) }
    for other in others {
      other.wants = [:]
      waiting.require(toFail: other)
    }
    world.tap(5, 5, at: 0, until: 10)
    others[1].state = .failed
    world.tap(200, 200, at: 20, until: 30)
    #expect(world.takeActions() == [])
    others[0].state = .failed
    world.tap(200, 200, at: 40, until: 50)
    #expect(world.takeActions() == ["waiting acts ended"])
  }

  @Test("Three that wait for one another in a circle do not wait for ever; nor who waits for them")
  func circles() {
    let names = ["a", "b", "c"]
    let three = names.map { world.scripted($0, on: view, isContinuous: false) }
    for index in 0..<3 { three[index].requiresFailureOf = { $0 === three[(index + 1) % 3] } }
    world.tap(5, 5, at: 0, until: 10)
    #expect(world.takeActions().count == 1)
    three[2].requiresFailureOf = { $0 === three[1] }
    world.tap(5, 5, at: 1000, until: 1010)
    #expect(world.takeActions().count == 1)
  }

  @Test("A recognizer is asked about events anew in another application")
  func anotherApplication() {
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
    view.isMultipleTouchEnabled = true
    let pan = world.scripted("pan", on: view)
    view.frame.origin = CGPoint(x: 10, y: 20)
    world.touch(at: 0, .down(15, 25), .down(60, 30, finger: 1))
    #expect(pan.location(ofTouch: 0, in: view) == CGPoint(x: 5, y: 5))
    #expect(pan.location(ofTouch: 1, in: nil) == CGPoint(x: 60, y: 30))
    #expect(pan.location(ofTouch: 2, in: nil) == .zero)
  }

  @Test("A delegate that implements nothing says no to recognizing together (GC-04, GC-22)")
  func silentDelegate() {
    final class Silent: UIGestureRecognizerDelegate {}
    let silent = Silent()
    for name in ["first", "second"] { world.scripted(name, on: view).delegate = silent }
    world.touch(at: 0, .down(5, 5))
    world.touch(at: 10, .move(20, 5))
    #expect(world.takeActions().count == 1)
  }

  @Test("A recognizer of a kind knows that it is over when super has been told of it (GR-45)")
  func overInCallback() {
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
}
