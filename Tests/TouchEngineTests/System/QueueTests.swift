import Foundation
import Logs
import Testing
import TouchEngine

@Suite("What comes in while something else is being handled")
struct QueueTests {
  private let world = World()

  @Test("A touch from within a callback is handled after the event at hand, in order")
  func nestedTouch() {
    let calls = world.calls
    let application = world.application
    let a = world.add("a", 0, 0, 100, 100)
    world.add("b", 100, 0, 100, 100)
    world.add("c", 200, 0, 100, 100)
    a.onTouch = { touch, _ in
      guard touch.phase == .began else { return }
      calls.note("tap a \(touch.phase)")
      application.touch([.down(105, 5, finger: 1)])
      application.touch([.down(205, 5, finger: 2)])
      calls.note("a over")
    }
    application.touch([.down(5, 5)])
    expect(
      calls.take(),
      """
      V(a).began [touch 0]
      tap a began
      a over
      V(b).began [touch 1]
      V(c).began [touch 2]
      """)
  }

  @Test("Time that is let pass from within a callback passes after the event, before what follows")
  func nestedTime() {
    let calls = world.calls
    let application = world.application
    let a = world.add("a", 0, 0, 100, 100)
    let b = world.add("b", 100, 0, 100, 100)
    a.onTouch = { touch, _ in
      guard touch.phase == .began else { return }
      application.advance(to: 500)
      application.touch([.down(105, 5, finger: 1)])
      calls.note("a at \(application.time)")
    }
    b.onTouch = { _, _ in calls.note("b at \(application.time)") }
    application.touch([.down(5, 5)])
    expect(
      calls.take(),
      """
      V(a).began [touch 0]
      a at 0
      V(b).began [touch 1]
      b at 500
      """)
    #expect(application.time == 500)
  }

  @Test("What a timer's callback asks for is done before more time passes")
  func timer() {
    let calls = world.calls
    let application = world.application
    let a = world.add("a", 0, 0, 100, 100)
    let b = world.add("b", 100, 0, 100, 100)
    world.tap("tap", on: b).delaysTouchesBegan = true
    var heldUntil = 0
    b.onTouch = { _, _ in
      heldUntil = application.time
      application.touch([.down(5, 5, finger: 1)])
      application.advance(to: heldUntil + 7)
      application.touch([.up(5, 5, finger: 1)])
    }
    var times: [Int] = []
    a.onTouch = { _, _ in times.append(application.time) }
    application.touch([.down(105, 5)])
    application.advance(to: 5000)
    #expect(0 < heldUntil && heldUntil < 5000)
    #expect(times == [heldUntil, heldUntil + 7])
    #expect(application.time == 5000)
    expect(
      calls.take(),
      """
      R(tap).began [touch 0]
      V(b).began [touch 0]
      V(a).began [touch 1]
      V(a).ended [touch 1]
      """)
  }

  @Test("An interruption from within a callback comes after the event")
  func nestedInterruption() {
    let calls = world.calls
    let application = world.application
    let a = world.add("a", 0, 0, 100, 100)
    a.onTouch = { touch, _ in
      guard touch.phase == .began else { return }
      application.interrupt()
      calls.note("still here")
    }
    application.touch([.down(5, 5)])
    expect(
      calls.take(),
      """
      V(a).began [touch 0]
      still here
      V(a).cancelled [touch 0]
      """)
  }

  @Test("An event sent again by the app is delivered once, and endless sending ends")
  func sentAgain() {
    final class Sending: UIApplication {
      var sends = 0
      override func sendEvent(_ event: UIEvent) {
        sends += 1
        super.sendEvent(event)
      }
    }
    final class Returning: UIWindow {
      override func sendEvent(_ event: UIEvent) {
        super.sendEvent(event)
        application?.sendEvent(event)
      }
    }
    let application = Sending()
    let window = Returning(
      frame: CGRect(x: 0, y: 0, width: 10, height: 10), application: application)
    window.isHidden = false
    let calls = Calls()
    window.addSubview(LoggingView("a", window.bounds, calls))
    application.touch([.down(5, 5)])
    expect(calls.take(), "V(a).began [touch 0]")
    #expect(application.sends == UIApplication.sendingLimit + 1)
    #expect(application.programmerErrors.map(\.kind) == [.endlessSending])
    application.touch([.up(5, 5)])
    expect(calls.take(), "V(a).ended [touch 0]")
  }

  @Test("What is asked for while a view is hit-tested comes after the event at hand (SY-03)")
  func askedInHitTest() {
    final class Asking: UIView {
      var ask: (() -> Void)?
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let asked = ask
        ask = nil
        asked?()
        return super.point(inside: point, with: event)
      }
    }
    let asking = Asking(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    world.window.addSubview(asking)
    world.add("v", 0, 0, 100, 100, to: asking).isMultipleTouchEnabled = true
    asking.ask = { [application = world.application] in
      application.touch([.down(50, 5, finger: 1)])
    }
    world.touch(at: 0, .down(5, 5))
    world.expectLog(
      """
      V(v).began [touch 0]
      V(v).began [touch 1]
      """)
  }
}
