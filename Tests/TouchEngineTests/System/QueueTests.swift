import Foundation
import Logs
import Testing
import TouchEngine

@Suite("What comes in while something else is being handled")
struct QueueTests {
  private let world = World()
  private let application: UIApplication
  private let a: LoggingView
  private let b: LoggingView

  init() {
    application = world.application
    a = world.add("a", 0, 0, 100, 100)
    b = world.add("b", 100, 0, 100, 100)
  }

  @Test("A touch from within a callback is handled after the event at hand, in order")
  func nestedTouch() {
    world.add("c", 200, 0, 100, 100)
    a.onTouch = { _, _ in
      application.touch([.down(105, 5, finger: 1)])
      application.touch([.down(205, 5, finger: 2)])
      world.calls.note("a over")
    }
    application.touch([.down(5, 5)])
    world.expectLog(
      """
      V(a).began [touch 0]
      a over
      V(b).began [touch 1]
      V(c).began [touch 2]
      """)
  }

  @Test("Time that is let pass from within a callback passes after the event, before what follows")
  func nestedTime() {
    a.onTouch = { _, _ in
      application.advance(to: 500)
      application.touch([.down(105, 5, finger: 1)])
      world.calls.note("a over")
    }
    application.touch([.down(5, 5)])
    world.expectLog(["0 ms  V(a).began", "0 ms  a over", "500 ms  V(b).began"])
    #expect(application.time == 500)
  }

  @Test("What a timer's callback asks for is done before more time passes")
  func timer() {
    world.tap("tap", on: b).delaysTouchesBegan = true
    var heldUntil = 0
    b.onTouch = { _, _ in
      heldUntil = application.time
      application.touch([.down(5, 5, finger: 1)])
      application.advance(to: heldUntil + 7)
      application.touch([.up(5, 5, finger: 1)])
    }
    application.touch([.down(105, 5)])
    application.advance(to: 5000)
    #expect(0 < heldUntil && heldUntil < 5000)
    #expect(application.time == 5000)
    world.expectLog(
      """
      0 ms  R(tap).began [touch 0]
      \(heldUntil) ms  V(b).began [touch 0]
      \(heldUntil) ms  V(a).began [touch 1]
      \(heldUntil + 7) ms  V(a).ended [touch 1]
      """)
  }

  @Test("An interruption from within a callback comes after the event")
  func nestedInterruption() {
    a.onTouch = { touch, _ in
      guard touch.phase == .began else { return }
      application.interrupt()
      world.calls.note("still here")
    }
    application.touch([.down(5, 5)])
    world.expectLog(["V(a).began [touch 0]", "still here", "V(a).cancelled [touch 0]"])
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
    asking.addSubview(a)
    a.isMultipleTouchEnabled = true
    asking.ask = { [application] in application.touch([.down(50, 5, finger: 1)]) }
    application.touch([.down(5, 5)])
    world.expectLog(["V(a).began [touch 0]", "V(a).began [touch 1]"])
  }

  @Test("An event sent again by the app is delivered once, and endless sending ends each time")
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
    window.addSubview(LoggingView("v", window.bounds, world.calls))
    application.touch([.down(5, 5)])
    world.expectLog("V(v).began [touch 0]")
    application.touch([.up(5, 5)])
    world.expectLog("V(v).ended [touch 0]")
    #expect(application.sends == 2 * (UIApplication.sendingLimit + 1))
    #expect(application.programmerErrors.map(\.kind) == [.endlessSending, .endlessSending])
  }
}
