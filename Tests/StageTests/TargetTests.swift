import Logs
import Testing
import TouchScript

@Suite("The targets of recognizers and controls")
struct TargetTests {
  @Test("All targets of a recognizer are called, after its own, with the recognizer as sender")
  func recognizerTargets() {
    expectLog(
      of: Scenario(application: .init(delegate: .init())) {
        window {
          View("a", Rect(0, 0, 100, 100)).controller("vc")
            .tap("t") {
              $0.targets = [
                .init(.responder("vc"), "tapped"), .init(.responder("a"), "tapped"),
                .init(.responder("delegate"), "noticed"),
              ]
            }
        }
      } script: {
        Tap(at: Point(10, 10))
      }, observing: ["action", "target"],
      """
      action(t) in ended
      target(vc, tapped) from t
      target(a, tapped) from t
      target(delegate, noticed) from t
      """)
  }

  @Test("A pan calls its targets for each of its states")
  func continuousTarget() {
    expectLog(
      of: Scenario {
        window {
          View("a", Rect(0, 0, 300, 100)).pan("p") {
            $0.targets = [.init(.responder("w"), "panned")]
          }
        }
      } script: {
        Path((0, 10, 10), (20, 60, 10), (40, 90, 10), up: 60)
      }, observing: ["action", "target"],
      """
      20 ms  action(p) in began
      20 ms  target(w, panned) from p
      40 ms  action(p) in changed
      40 ms  target(w, panned) from p
      60 ms  action(p) in ended
      60 ms  target(w, panned) from p
      """)
  }

  @Test("A target that is gone is passed over, and those behind it are called")
  func releasedTarget() {
    expectLog(
      of: Scenario {
        window {
          View("a", Rect(0, 0, 100, 100))
            .tap("t") { $0.targets = [.init(.released, "gone"), .init(.responder("a"), "tapped")] }
        }
      } script: {
        Tap(at: Point(10, 10))
      }, observing: ["target"], "target(a, tapped) from t")
  }

  @Test("A touch hands its event over to a control's action, and code hands none over")
  func events() {
    let scenario = Scenario {
      window { Button("c", Rect(0, 0, 100, 30)).target("w", "pressed") }
    } script: {
      Tap(at: Point(10, 10))
      After(100)
      Change(.sendActions("c", for: [.touchUpInside]))
    }
    expectLog(
      of: scenario, observing: ["target"],
      """
      50 ms   target(w, pressed) from c with event
      150 ms  target(w, pressed) from c
      """)
    let calls = trace(of: scenario).observations.filter { $0.kind == .actionMethod }
    #expect(calls.map(\.answer) == [true, false])
  }

  @Test("Targets are removed for the given events only, and events are still noted")
  func removal() {
    expectLog(
      of: Scenario {
        window {
          Button("c", Rect(0, 0, 100, 30))
            .target("w", "down", for: [.touchDown])
            .target("w", "both", for: [.touchDown, .touchUpInside])
            .target(nil, "up", for: [.touchUpInside])
        }
        .implements("up")
      } script: {
        Change(.removeTargets("c", for: [.touchUpInside]))
        After(10)
        Tap(at: Point(10, 10))
      }, observing: ["target", "send(c, touchUpInside)"],
      """
      10 ms  target(w, down) from c with event
      10 ms  target(w, both) from c with event
      60 ms  send(c, touchUpInside)
      """)
  }
}
