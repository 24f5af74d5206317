import Logs
import Testing
import TouchScript

@testable import Stage

@Suite("Controllers present, and end it")
struct ControllerTests {
  /// A touch of the first controller's view, changes, and a touch elsewhere; the second controller is
  /// presented by the first one from the beginning.
  private func played(_ changes: Scenario.Change..., then point: Point) -> Scenario {
    Scenario {
      window {
        View("a", Rect(0, 0, 100, 100)).controller("first")
        View("b", Rect(200, 0, 100, 100)).controller("second") { $0.presentedBy = "first" }
        View("c", Rect(0, 200, 100, 100)).controller("third")
      }
    } script: {
      Down(1, at: Point(10, 10))
      At(10)
      for change in changes { Change(change) }
      At(20)
      Down(at: point)
    }
  }

  @Test(
    "Who is presented from the beginning cannot be presented again, nor who presents present",
    arguments: [Scenario.Change.present("second", by: "third"), .present("third", by: "first")])
  func presentedBefore(change: Scenario.Change) {
    expectLog(
      of: played(change, then: Point(10, 10)), observing: [], "10 ms  programmer error:")
  }

  @Test("Once dismissed, it can be presented by another")
  func presentedAgain() {
    expectLog(
      of: played(.dismiss("second"), .present("second", by: "third"), then: Point(10, 10)),
      observing: [], "")
  }

  @Test("A scene in which a controller presents the one that it is a child of is released")
  func ring() {
    let scenario = Scenario {
      window {
        View("a", Rect(0, 0, 100, 100)) {
          View("b", Rect(0, 0, 50, 50)).controller("second")
        }
        .controller("first")
      }
    } script: {
      Change(.present("first", by: "second"))
    }
    weak var kept: AnyObject?
    do {
      let scene = StagedScene(scenario, thresholds: .init())
      for step in scenario.script { scene.play(step) }
      kept = scene.controllers[0]
      #expect(scene.controllers.contains { $0.presentedViewController != nil })
      scene.endPresentations()
    }
    #expect(kept == nil)
  }

  @Test("Presenting takes touches from the view that is covered")
  func covering() {
    expectLog(
      of: played(.dismiss("first"), .present("third", by: "first"), then: Point(10, 210)),
      observing: ["V(a)"],
      """
      0 ms   V(a).began
      11 ms  V(a).cancelled
      """)
  }

  @Test("A presented controller's chain goes on with who presented it once its view is nowhere")
  func chain() {
    expectLog(
      of: Scenario {
        window {
          View("a", Rect(0, 0, 100, 100)).controller("first")
          View("b", Rect(200, 0, 100, 100)) { Button("button", Rect(0, 0, 50, 50)) }
            .controller("second") { $0.presentedBy = "first" }
        }
      } script: {
        Change(.removeFromSuperview("b"))
        Change(.becomeFirstResponder("b"))
        Tap(at: Point(10, 10))
      }, observing: ["chain", "firstResponder"],
      """
      firstResponder(b) → false
      chain(a): first → w → scene → application
      """)
  }
}
