import Logs
import Testing
import TouchScript

@Suite("Every change is staged")
struct ChangeTests {
  /// Two views on top of each other, and one beside them; what else is there is in front.
  private func played(
    _ others: SceneParts = SceneParts(), @ScriptBuilder _ script: () -> ScriptParts
  ) -> Scenario {
    Scenario {
      window {
        View("back", Rect(0, 0, 100, 100))
        View("front", Rect(0, 0, 100, 100))
        View("other", Rect(200, 0, 100, 100))
        others
      }
    } script: {
      script()
    }
  }

  private static let hits: [(Scenario.Change, Scenario.ID)] = [
    (.bringToFront("back"), "back"), (.sendToBack("front"), "back"),
    (.removeFromSuperview("front"), "back"), (.addSubview("back", to: "front"), "back"),
    (.addSubview("front", to: "other"), "back"), (.setHidden("front", true), "back"),
    (.setAlpha("front", 0.001), "back"), (.setUserInteractionEnabled("front", false), "back"),
    (.setFrame("front", Rect(50, 0, 100, 100)), "back"),
    (.setFrame("other", Rect(0, 0, 50, 50)), "other"),
    (.setTransform("front", .translation(50, 0)), "back"),
    (.setTransform("other", .translation(-200, 0)), "other"),
    (.setBoundsOrigin("w", Point(200, 0)), "other"),
    (.setBoundsOrigin("front", Point(9, 9)), "front"),
  ]

  @Test("It changes what is hit", arguments: hits)
  func hitTesting(change: Scenario.Change, view: Scenario.ID) {
    expectLog(
      of: played {
        Change(change)
        After(10)
        Tap(at: Point(10, 10))
      }, observing: ["chain"], "10 ms  chain(\(view))")
  }

  @Test(
    "A frame is where a view is before its transform, about its anchor point",
    arguments: [(Point(100, 100), "a"), (Point(179, 179), "a"), (Point(180, 100), "w")])
  func frames(point: Point, view: Scenario.ID) {
    expectLog(
      of: Scenario {
        window { View("a", Rect(0, 0, 10, 10)).anchorPoint(.zero).transform(.scale(2, 2)) }
      } script: {
        Change(.setFrame("a", Rect(100, 100, 40, 40)))
        After(10)
        Tap(at: point)
      }, observing: ["chain"], "chain(\(view))")
  }

  @Test("What is impossible by now is nothing, or what the engine reports")
  func impossible() {
    var scenario = played {
      Change(.removeFromSuperview("front"))
      Change(.removeFromSuperview("front"))
      Change(.bringToFront("front"))
      Change(.sendToBack("front"))
      Change(.removeRecognizer("r"))
      Change(.removeRecognizer("r"))
      Change(.becomeFirstResponder("front"))
      Change(.motion(.ended))
      Change(.press(.cancelled))
      Change(.showApplication)
      After(10)
      Change(.endIgnoringInteractionEvents)
      Tap(at: Point(10, 10))
    }
    scenario.recognizers = [Scenario.Recognizer(id: "r", view: "front")]
    expectLog(
      of: scenario, observing: ["firstResponder", "chain"],
      """
      6 ms   firstResponder(front) → false
      19 ms  programmer error:
      20 ms  chain(back)
      """)
  }

  @Test("Recognizers are disabled, enabled, detached and attached elsewhere")
  func recognizers() {
    var scenario = played {
      Change(.setRecognizerEnabled("r", false))
      Tap(at: Point(10, 10))
      After(500)
      Change(.setRecognizerEnabled("r", true))
      Tap(at: Point(10, 10))
      After(500)
      Change(.removeRecognizer("r"))
      Tap(at: Point(10, 10))
      After(500)
      Change(.addRecognizer("r", to: "other"))
      Tap(at: Point(10, 10))
      After(500)
      Tap(at: Point(210, 10))
    }
    scenario.recognizers = [Scenario.Recognizer(id: "r", view: "front")]
    expectLog(
      of: scenario, observing: ["action"],
      """
      602 ms   action(r) in ended [1 touch at (10, 10)]
      2254 ms  action(r) in ended [1 touch at (10, 10)]
      """)
  }

  @Test("A control is disabled")
  func disabling() {
    expectLog(
      of: Scenario {
        window { Button("b", Rect(0, 0, 50, 50)) }
      } script: {
        Change(.setEnabled("b", false))
        After(10)
        Tap(at: Point(10, 10))
      }, observing: ["chain"], "chain(w)")
  }

  @Test("A control sends actions that no touch caused")
  func sendingActions() {
    let scenario = Scenario {
      window { Button("b", Rect(0, 0, 50, 50)).target("w", "go", for: [.touchUpInside]) }
    } script: {
      Change(.sendActions("b", for: [.touchUpInside, .valueChanged]))
    }
    expectLog(of: scenario, observing: ["sendAction"], "sendAction(go) from b → true")
    expectLog(
      of: scenario, observing: ["send"],
      .unordered(["send(b, touchUpInside)", "send(b, valueChanged)"]))
  }

  private let touches = ["V(front)", "V(other)", "V(back)"]

  @Test("The system takes touches away, and what the finger does then is unheard")
  func interruption() {
    expectLog(
      of: played {
        Path((0, 10, 10))
        At(10)
        Change(.interrupt)
        At(20)
        Move(to: Point(20, 20))
        At(30)
        Up()
      }, observing: touches,
      """
      0 ms   V(front).began
      10 ms  V(front).cancelled
      """)
  }

  @Test("The home screen takes touches away and keeps new ones, until the app is back")
  func homeScreen() {
    expectLog(
      of: played {
        Path((0, 10, 10))
        At(10)
        Change(.showHomeScreen)
        Down(1, at: Point(10, 20))
        At(20)
        Change(.showApplication)
        Move(1, to: Point(12, 20))
        At(30)
        Up()
        Up(1)
        Path((40, 210, 10), up: 90)
      }, observing: touches,
      """
      0 ms   V(front).began
      10 ms  V(front).cancelled
      40 ms  V(other).began
      90 ms  V(other).ended
      """)
  }

  @Test("Interaction is ignored until that has been ended as often as it was begun")
  func ignoring() {
    expectLog(
      of: played {
        Change(.beginIgnoringInteractionEvents)
        Change(.beginIgnoringInteractionEvents)
        Tap(at: Point(10, 10))
        After(10)
        Change(.endIgnoringInteractionEvents)
        Tap(at: Point(10, 10))
        After(10)
        Change(.endIgnoringInteractionEvents)
        Tap(at: Point(210, 10))
      }, observing: touches,
      """
      V(other).began
      V(other).ended
      """)
  }
}
