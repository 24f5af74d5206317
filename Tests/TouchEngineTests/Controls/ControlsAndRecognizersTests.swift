import Logs
import Testing
import TouchEngine
import TouchScript

/// Whether a control or a gesture acts, for every class and gesture, is in `ProtectionTests`.
@Suite("Controls under recognizers")
struct ControlsAndRecognizersTests {
  /// A button `c` under a tap of its superview, and a finger that stays on it for a time.
  private static func scenario(
    _ button: Button = Button("c", Rect(0, 0, 50, 50)), cancelsTouchesInView: Bool = true,
    holding milliseconds: Int = 50
  ) -> Scenario {
    Scenario {
      window {
        View("outer", Rect(0, 0, 320, 480)) { button }
          .tap("tap") { $0.cancelsTouchesInView = cancelsTouchesInView }
      }
    } script: {
      Path((0, 5, 5), up: milliseconds)
    }
  }

  @Test(
    "A button under a tap",
    arguments: [
      Course(
        "keeps its superview's tap from acting; the tap receives the touch and fails", scenario(),
        """
        R(tap).began → possible
        send(c, touchDown)
        R(tap).ended → failed
        send(c, touchUpInside)
        send(c, primaryActionTriggered)
        reset(tap) from failed
        """),
      Course(
        "that cancels nothing acts beside it and after it", scenario(cancelsTouchesInView: false),
        """
        R(tap).began → possible
        send(c, touchDown)
        R(tap).ended → ended
        action(tap) in ended
        send(c, touchUpInside)
        send(c, primaryActionTriggered)
        reset(tap) from ended
        """),
      Course(
        "lets it begin where the app says so",
        scenario(Button("c", Rect(0, 0, 50, 50)).shouldBegin(true)),
        """
        R(tap).began → possible
        send(c, touchDown)
        R(tap).ended → ended
        action(tap) in ended
        send(c, touchCancel)
        reset(tap) from ended
        """),
      Course(
        "that is held long sends its event when it is let go", scenario(holding: 6000),
        """
        0 ms     R(tap).began
        0 ms     send(c, touchDown)
        6000 ms  send(c, touchUpInside)
        6000 ms  send(c, primaryActionTriggered)
        6000 ms  reset(tap) from failed
        """),
    ])
  func button(course: Course) { course.check(observing: ["R", "send", "action", "reset"]) }
}
