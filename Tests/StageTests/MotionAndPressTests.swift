import Logs
import Testing
import TouchScript

@Suite("Events that are no touches, and their receivers")
struct MotionAndPressTests {
  private func heard(_ event: String, by names: [String]) -> LogPattern {
    .sequence(names.map { "V(\($0)).\(event)" })
  }

  @Test("They climb from the first responder to the application and its delegate")
  func climbing() {
    let scenario = Scenario(application: .init(delegate: .init())) {
      window { View("a", Rect(0, 0, 100, 100)).canBecomeFirstResponder(true).controller("vc") }
    } script: {
      Change(.motion(.began))
      After(10)
      Change(.motion(.ended))
      Change(.becomeFirstResponder("a"))
      Change(.press(.began))
      Change(.remoteControl)
    }
    let all = ["a", "vc", "w", "scene", "application", "delegate"]
    let fromWindow = Array(all.dropFirst(2))
    expectLog(
      of: scenario, observing: ["V"],
      [
        heard("motion began", by: fromWindow), heard("motion ended", by: fromWindow),
        heard("press began", by: all), heard("remoteControl", by: all),
      ])
    expectLog(
      of: scenario, observing: ["sendEvent"],
      .repeated(["sendEvent(application) []", .maybe(["sendEvent(w) []"])], min: 4))
  }

  @Test("A responder that keeps them ends the climb; one that calls super first is noted last")
  func forwarding() {
    func scenario(_ forwarding: Scenario.Forwarding) -> Scenario {
      Scenario(
        application: .init(otherEvents: .passesOnFirst, delegate: .init(otherEvents: .keeps))
      ) {
        window {
          View("a", Rect(0, 0, 100, 100)).canBecomeFirstResponder(true)
            .controller("vc") { $0.otherEvents = forwarding }
        }
      } script: {
        Change(.becomeFirstResponder("a"))
        Change(.motion(.began))
      }
    }
    let orders: [(Scenario.Forwarding, [String])] = [
      (.keeps, ["a", "vc"]), (.passesOn, ["a", "vc", "w", "scene", "delegate", "application"]),
      (.passesOnFirst, ["a", "w", "scene", "delegate", "application", "vc"]),
    ]
    for (forwarding, names) in orders {
      expectLog(
        of: scenario(forwarding), observing: ["V"], heard("motion began", by: names))
    }
  }

  @Test("The key window is the one that was shown last; without one, the application receives them")
  func keyWindow() {
    func scenario(isHidden: Bool) -> Scenario {
      Scenario {
        Window("back", Rect(0, 0, 320, 480)).isHidden(isHidden)
        Window("front", Rect(0, 0, 320, 480)).isHidden(isHidden)
        Window("hidden", Rect(0, 0, 320, 480)).isHidden()
      } script: {
        Change(.motion(.began))
      }
    }
    expectLog(
      of: scenario(isHidden: false), observing: ["V"],
      heard("motion began", by: ["front", "scene", "application"]))
    expectLog(
      of: scenario(isHidden: true), observing: ["V"], heard("motion began", by: ["application"]))
  }

  @Test("One first responder resigns in favor of another; controllers and the application refuse")
  func firstResponders() {
    expectLog(
      of: Scenario(application: .init(delegate: .init())) {
        window {
          View("a", Rect(0, 0, 100, 100)).canBecomeFirstResponder(true).controller("vc")
          View("b", Rect(0, 0, 100, 100)).canBecomeFirstResponder(true)
          View("c", Rect(0, 0, 100, 100))
        }
      } script: {
        for name in ["a", "b", "c", "vc", "application", "delegate"] {
          Change(.becomeFirstResponder(name))
        }
        Change(.removeFromSuperview("b"))
      }, observing: ["firstResponder"],
      """
      firstResponder(a) → true
      firstResponder(a) → false
      firstResponder(b) → true
      firstResponder(c) → false
      firstResponder(vc) → false
      firstResponder(application) → false
      firstResponder(delegate) → false
      firstResponder(b) → false
      """)
  }

  @Test(
    "A window or an application that drops events delivers none, of any kind",
    arguments: [true, false])
  func dropping(window windowDrops: Bool) {
    expectLog(
      of: Scenario(application: .init(dropsEvents: !windowDrops)) {
        window { View("a", Rect(0, 0, 100, 100)).tap("r") }.dropsEvents(windowDrops)
      } script: {
        Tap(at: Point(10, 10))
        After(10)
        Change(.motion(.began))
      }, observing: ["sendEvent", "V", "R", "action"],
      .repeated(["sendEvent(application)"] + (windowDrops ? ["sendEvent(w)"] : []), min: 3))
  }

  @Test("A view takes touches exclusively")
  func exclusive() {
    expectLog(
      of: Scenario {
        window {
          View("a", Rect(0, 0, 100, 100)).isExclusiveTouch()
          View("b", Rect(100, 0, 100, 100))
        }
      } script: {
        Down(0, at: Point(10, 10))
        After(10)
        Down(1, at: Point(110, 10))
      }, observing: ["V(a)", "V(b)"], "V(a).began")
  }
}
