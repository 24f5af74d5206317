import Foundation
import Logs
import Testing
import TouchEngine
import TouchScript

@Suite("Touches that no finger ends")
struct InterruptionTests {
  private let world = World()
  private let view: LoggingView

  init() { view = world.add("v", 0, 0, 100, 100) }

  private func cancel() { world.touch(at: world.application.time + 10, .cancel(5, 5)) }

  @Test("The system's taking a touch away is told to recognizers first, and ends their attempts")
  func cancelled() {
    let tap = world.tap("tap", on: view)
    let pan = world.scripted("pan", on: view)
    world.touch(at: 0, .down(5, 5))
    cancel()
    world.expectLog(
      ignoring: ["reset"],
      """
      R(tap).began [touch 0]
      V(v).began [touch 0]
      R(tap).cancelled [touch 0]
      V(v).cancelled [touch 0]
      """)
    #expect(tap.state == .possible)
    pan.cancelsTouchesInView = false
    tap.isEnabled = false
    world.touch(at: 1000, .down(5, 5))
    world.touch(at: 1010, .move(50, 5))
    cancel()
    world.expectLog(
      ignoring: ["reset"],
      """
      V(v).began [touch 0]
      action(pan) in began
      V(v).moved [touch 0]
      action(pan) in cancelled
      V(v).cancelled [touch 0]
      """)
  }

  @Test("A touch that the view has not heard of is not cancelled for it either")
  func cancelledUnheard() {
    world.tap("tap", on: view).delaysTouchesBegan = true
    world.touch(at: 0, .down(5, 5))
    cancel()
    world.expectLog(
      ignoring: ["reset"],
      """
      R(tap).began [touch 0]
      R(tap).cancelled [touch 0]
      """)
  }

  @Test(
    "A view that is removed hears at once that its touch is cancelled, and so do those above it")
  func removedView() {
    let inner = world.add("inner", 0, 0, 50, 50, to: view)
    inner.passesOn = true
    world.touch(at: 0, .down(5, 5))
    inner.removeFromSuperview()
    world.expectLog(
      """
      V(inner).began [touch 0]
      V(v).began [touch 0]
      V(inner).cancelled [touch 0]
      V(v).cancelled [touch 0]
      """)
    world.touch(at: 10, .up(5, 5))
    world.expectLog("")
  }

  @Test("The touches and the recognizers of other views go on when one is removed")
  func othersOfRemovedView() {
    let plain = world.add("plain", 100, 0, 100, 100)
    let tapped = world.add("tapped", 200, 0, 100, 100)
    world.tap("tap", on: tapped)
    world.touch(at: 0, .down(5, 5), .down(105, 5, finger: 1), .down(205, 5, finger: 2))
    world.take()
    view.removeFromSuperview()
    world.expectLog("V(v).cancelled [touch 0]")
    world.touch(at: 10, .up(105, 5, finger: 1), .up(205, 5, finger: 2))
    world.expectLog(
      ignoring: ["reset"],
      """
      R(tap).ended [touch 2]
      action(tap) in ended
      V(plain).ended [touch 1]
      V(tapped).cancelled [touch 2]
      """)
    #expect(plain.superview != nil)
  }

  @Test("What is asked for while a removed view is told is done when it has been told")
  func interruptedRemoval() {
    world.add("other", 200, 0, 100, 100)
    view.onTouch = { touch, _ in
      guard touch.phase == .cancelled else { return }
      world.application.interrupt()
      world.calls.note("asked")
    }
    world.touch(at: 0, .down(5, 5), .down(205, 5, finger: 1))
    view.removeFromSuperview()
    world.expectLog(
      """
      V(v).began [touch 0]
      V(other).began [touch 1]
      V(v).cancelled [touch 0]
      asked
      V(other).cancelled [touch 1]
      """)
  }

  @Test("Recognizers of a removed view give up; those above it go on")
  func recognizersOfRemovedView() {
    let inner = world.add("inner", 0, 0, 50, 50, to: view)
    world.scripted("innerPan", on: inner)
    let outer = world.scripted("outerPan", on: view)
    outer.wants = [.ended: .ended]
    world.touch(at: 0, .down(5, 5))
    world.touch(at: 10, .move(20, 5))
    outer.wants = [:]
    view.subviews.first?.removeFromSuperview()
    world.expectLog(
      ignoring: ["reset"],
      """
      V(inner).began [touch 0]
      action(innerPan) in began
      V(inner).cancelled [touch 0]
      action(innerPan) in cancelled
      """)
    let tap = world.tap("tap", on: view)
    world.touch(at: 20, .up(20, 5))
    #expect(tap.state == .possible)
    #expect(outer.state == .possible)
  }

  @Test("A view removed in a callback of the same event is told of its end once")
  func removedInCallback() {
    let left = world.add("left", 0, 200, 50, 50)
    let right = world.add("right", 100, 200, 50, 50)
    left.onTouch = { touch, _ in if touch.phase == .ended { right.removeFromSuperview() } }
    world.touch(at: 0, .down(5, 205), .down(105, 205, finger: 1))
    world.touch(at: 10, .up(5, 205), .up(105, 205, finger: 1))
    world.expectLog(
      """
      V(left).began [touch 0]
      V(right).began [touch 1]
      V(left).ended [touch 0]
      V(right).cancelled [touch 1]
      """)
  }

  @Test("An action that removes the view leaves it one end")
  func removedByAction() {
    let tap = world.scripted("tap", on: view, isContinuous: false)
    tap.onAction = { $0.view?.removeFromSuperview() }
    world.tap(5, 5, at: 0, until: 50)
    world.expectLog(
      ignoring: ["reset"],
      """
      V(v).began [touch 0]
      action(tap) in ended
      V(v).cancelled [touch 0]
      """)
  }

  @Test("Hidden, disabled, moved or reordered, a view keeps its running touch")
  func keepsTouch() {
    world.touch(at: 0, .down(5, 5))
    view.isHidden = true
    view.alpha = 0
    view.isUserInteractionEnabled = false
    world.window.sendSubviewToBack(view)
    view.frame.origin.x = 200
    world.touch(at: 10, .move(6, 5))
    world.touch(at: 20, .up(6, 5))
    world.expectLog(
      """
      V(v).began [touch 0]
      V(v).moved [touch 0]
      V(v).ended [touch 0]
      """)
    world.tap(205, 5, at: 1000, until: 1010)
    world.expectLog("")
  }

  @Test("Moved to another superview of its window, a view keeps its running touch")
  func movedInTree() {
    let other = world.add("other", 200, 0, 100, 100)
    world.touch(at: 0, .down(5, 5))
    other.addSubview(view)
    world.touch(at: 10, .up(6, 5))
    world.expectLog(
      """
      V(v).began [touch 0]
      V(v).ended [touch 0]
      """)
  }

  @Test("A removed view hears of all its touches in one call, whenever their fingers moved last")
  func removedWithTwo() {
    view.isMultipleTouchEnabled = true
    world.touch(at: 0, .down(5, 5))
    world.touch(at: 10, .down(50, 5, finger: 1))
    view.removeFromSuperview()
    world.expectLog(
      """
      V(v).began [touch 0]
      V(v).began [touch 1]
      V(v).cancelled [touches 0, 1]
      """)
  }

  @Test("An interruption cancels all touches in one call, each where it is (TO-07)")
  func interruptedWithTwo() {
    view.isMultipleTouchEnabled = true
    var places: [CGPoint] = []
    view.onTouch = { touch, _ in
      if touch.phase == .cancelled { places.append(touch.previousLocation(in: nil)) }
    }
    world.touch(at: 0, .down(5, 5), .down(50, 5, finger: 1))
    world.touch(at: 10, .move(20, 5))
    world.application.interrupt()
    world.expectLog(
      """
      V(v).began [touches 0, 1]
      V(v).moved [touch 0]
      V(v).cancelled [touches 0, 1]
      """)
    #expect(Set(places.map(\.x)) == [20, 50])
  }

  @Test("A touch that was held back from a view that is removed is let go when it is over")
  func heldAndRemoved() {
    world.tap("tap", on: world.window).delaysTouchesBegan = true
    weak var touch: UITouch?
    let seeing = world.scripted("seeing", on: world.window)
    seeing.wants = [.ended: .failed]
    seeing.onTouch = { _, seen, _ in touch = seen }
    world.touch(at: 0, .down(5, 5))
    #expect(touch != nil)
    view.removeFromSuperview()
    world.tap(200, 200, at: 10, until: 20)
    world.touch(at: 30, .up(5, 5))
    seeing.onTouch = nil
    world.application.advance(to: 2000)
    world.tap(200, 200, at: 2000, until: 2010)
    #expect(touch == nil)
    world.expectLog(observing: ["V(v)"], "")
  }

  /// Three touches, of which the two of a view go on after it was removed.
  private var removal: Scenario {
    Scenario {
      window {
        View("parent", Rect(0, 0, 100, 100)) {
          View("v", Rect(0, 0, 100, 100)).isMultipleTouchEnabled().touches(.keeps)
        }
        .touches(.keeps)
        View("other", Rect(100, 0, 100, 100)).touches(.keeps)
      }
    } script: {
      for (finger, x) in [5.0, 50, 105].enumerated() { Down(finger, at: Point(x, 5)) }
      At(5)
      Change(.removeFromSuperview("v"))
      At(10)
      for finger in 0..<3 { Up(finger) }
    }
  }
}
