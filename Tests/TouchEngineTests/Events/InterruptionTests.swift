import Foundation
import Logs
import Testing
import TouchEngine

@Suite("Touches that no finger ends")
struct InterruptionTests {
  private let world = World()
  private let view: LoggingView

  init() { view = world.add("v", 0, 0, 100, 100) }

  @Test(
    "The touch of a view that is removed is cancelled at once, there and up the chain")
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

  @Test("What a removed view asks for in its callback is done after the callback")
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

  @Test("A view removed in a callback of the same event receives one end")
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

  @Test("A removed view receives all its touches in one call, whenever their fingers moved last")
  func removedWithTwo() {
    view.isMultipleTouchEnabled = true
    world.touch(at: 0, .down(5, 5))
    world.touch(at: 10, .down(50, 5, finger: 1))
    view.removeFromSuperview()
    world.expectLog(
      ["V(v).began [touch 0]", "V(v).began [touch 1]", "V(v).cancelled [touches 0, 1]"])
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
}
