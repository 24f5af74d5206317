import Foundation
import Logs
import Testing
import TouchEngine
import TouchScript

@Suite("Touches on their way up the responder chain")
struct ForwardingTests {
  @Test("A touch that nobody keeps reaches everybody once, from the hit view to the delegate")
  func climbs() {
    expectLog(
      of: Scenario(application: .init(delegate: .init())) {
        window {
          View("outer", Rect(0, 0, 100, 100)) { View("inner", Rect(0, 0, 100, 100)) }
            .controller("controller")
        }
      } script: {
        Drag((0, 5, 5))
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
    func scenario(_ inner: Scenario.Forwarding) -> Scenario {
      Scenario {
        window {
          View("outer", Rect(0, 0, 100, 100)) {
            View("inner", Rect(0, 0, 100, 100)).touches(inner)
          }
          .touches(.keeps)
        }
      } script: {
        Drag((0, 5, 5), up: 50)
      }
    }
    expectLog(
      of: scenario(.keeps), observing: ["V"],
      """
      V(inner).began
      V(inner).ended
      """)
    expectLog(
      of: scenario(.passesOn), observing: ["V"],
      """
      V(inner).began
      V(outer).began
      V(inner).ended
      V(outer).ended
      """)
  }

  @Test("A touch passed on keeps the view that was hit, and its siblings hear nothing")
  func keepsView() {
    let scenario = Scenario {
      window {
        View("outer", Rect(0, 0, 100, 100)) {
          View("sibling", Rect(0, 0, 100, 100))
          View("hit", Rect(0, 0, 100, 100))
        }
        .touches(.keeps)
      }
    } script: {
      Drag((0, 5, 5), up: 50)
    }
    expectLog(
      of: scenario, observing: ["V(outer)", "V(sibling)"],
      """
      V(outer).began
      V(outer).ended
      """)
    let passedOn = trace(of: scenario).entries.map(\.what).filter { $0.who == "outer" }
    #expect(passedOn.flatMap(\.touches).allSatisfy { $0.view == "hit" })
  }

  @Test("An override of next redirects touches")
  func redirection() {
    expectLog(
      of: Scenario {
        window {
          View("plain", Rect(0, 0, 100, 100)) {
            View("a", Rect(0, 0, 100, 100)).next("elsewhere")
          }
          View("elsewhere", Rect(200, 200, 10, 10)).isHidden().touches(.keeps)
        }
      } script: {
        Drag((0, 5, 5))
      }, observing: ["V"],
      """
      V(a).began
      V(elsewhere).began
      """)
  }

  @Test("It does so from the moment it answers otherwise")
  func redirectionMeanwhile() {
    final class Redirecting: UIView {
      var other: UIResponder?
      override var next: UIResponder? { other ?? super.next }
    }
    let world = World()
    let plain = world.add("plain", 0, 0, 100, 100)
    let elsewhere = world.add("elsewhere", 200, 200, 10, 10)
    elsewhere.isHidden = true
    let view = Redirecting(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    plain.addSubview(view)
    world.touch(at: 0, .down(5, 5))
    view.other = elsewhere
    world.touch(at: 10, .up(5, 5))
    world.expectLog(
      """
      V(plain).began
      V(elsewhere).ended
      """)
  }
}
