import Foundation
import Logs
import Testing
import TouchEngine
import TouchScript

@Suite("Touches on their way up the responder chain")
struct ForwardingTests {
  @Test("A touch that no responder keeps reaches each once, from the hit view to the delegate")
  func climbs() {
    expectLog(
      of: Scenario(application: .init(delegate: .init())) {
        window {
          View("outer", Rect(0, 0, 100, 100)) { View("inner", Rect(0, 0, 100, 100)) }
            .controller("controller")
        }
      } script: {
        Path((0, 5, 5))
      }, observing: ["V"],
      """
      V(inner).began
      V(outer).began
      V(controller).began
      V(w).began
      V(scene).began
      V(application).began
      V(delegate).began
      """)
  }

  @Test("A responder that does not call super keeps the touch to itself")
  func stops() {
    let world = World()
    let outer = world.add("outer", 0, 0, 100, 100)
    let inner = world.add("inner", 0, 0, 100, 100, to: outer)
    world.tap(5, 5, at: 0, until: 50)
    world.expectLog(["V(inner).began", "V(inner).ended"])
    inner.passesOn = true
    var hit: [UIView?] = []
    outer.onTouch = { touch, _ in hit.append(touch.view) }
    world.tap(5, 5, at: 1000, until: 1050)
    world.expectLog(["V(inner).began", "V(outer).began", "V(inner).ended", "V(outer).ended"])
    #expect(hit == [inner, inner])
  }

  @Test("An override of next redirects touches, from the moment it answers otherwise")
  func redirection() {
    let world = World()
    let plain = world.add("plain", 0, 0, 100, 100)
    let view = world.add("a", 0, 0, 100, 100, to: plain)
    view.passesOn = true
    world.touch(at: 0, .down(5, 5))
    view.above = LoggingResponder("elsewhere", world.calls)
    world.touch(at: 10, .up(5, 5))
    world.expectLog(["V(a).began", "V(plain).began", "V(a).ended", "elsewhere.touchesEnded"])
  }
}
