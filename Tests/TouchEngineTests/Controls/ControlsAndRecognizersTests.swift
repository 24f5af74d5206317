import Logs
import Testing
import TouchEngine
import TouchScript

@Suite("Controls under recognizers")
struct ControlsAndRecognizersTests {
  /// A control under a tap of its superview, and a finger that stays on it for a time.
  private func scenario(
    _ control: some SceneElement, taps: Int = 1, cancelsTouchesInView: Bool = true,
    holding milliseconds: Int = 50
  ) -> Scenario {
    Scenario {
      window {
        View("outer", Rect(0, 0, 320, 480)) { control }
          .tap("tap", taps: taps, cancelsTouchesInView: cancelsTouchesInView)
      }
    } script: {
      Drag((0, 5, 5), up: milliseconds)
    }
  }

  private let button = Button("c", Rect(0, 0, 50, 50))
  private let control = Control("c", Rect(0, 0, 50, 50))

  private let cancelled: LogPattern = """
    0 ms   send(c, touchDown)
    50 ms  action(tap) in ended
    50 ms  send(c, touchCancel)
    """

  @Test("A button keeps its superview's tap from acting; the tap hears of the touch and fails")
  func buttonAndAncestor() {
    expectLog(
      of: scenario(button), observing: ["R", "send", "action", "reset"],
      """
      R(tap).began → possible
      send(c, touchDown)
      R(tap).ended → failed
      send(c, touchUpInside)
      send(c, primaryActionTriggered)
      reset(tap) from failed
      """)
  }

  @Test("A button's own tap acts, and cancels the button")
  func ownTap() {
    expectLog(
      of: Scenario {
        window { button.tap("tap") }
      } script: {
        Drag((0, 5, 5), up: 50)
      }, observing: ["send", "action"], cancelled)
  }

  @Test("A tap that cancels nothing acts beside a button and before it")
  func notCancelling() {
    expectLog(
      of: scenario(button, cancelsTouchesInView: false), observing: ["send", "action"],
      """
      send(c, touchDown)
      action(tap) in ended
      send(c, touchUpInside)
      send(c, primaryActionTriggered)
      """)
  }

  @Test("A plain control keeps nobody from acting")
  func plainControl() {
    expectLog(of: scenario(control), observing: ["send", "action"], cancelled)
  }

  @Test("A button lets its superviews' gestures begin where it is told to")
  func overridden() {
    expectLog(of: scenario(button.shouldBegin(true)), observing: ["send", "action"], cancelled)
  }

  @Test("A button keeps only single taps with one finger from acting")
  func doubleTap() {
    var scenario = scenario(button, taps: 2)
    scenario.script += [
      .init(at: 150, touches: [.init(0, .began, at: Point(5, 5))]),
      .init(at: 200, touches: [.init(0, .ended, at: Point(5, 5))]),
    ]
    expectLog(of: scenario, observing: ["action"], "200 ms  action(tap) in ended")
  }

  @Test("A button that is held long sends its event when it is let go")
  func longHold() {
    expectLog(
      of: scenario(button, holding: 6000), observing: ["R", "send", "action", "reset"],
      """
      0 ms     R(tap).began
      0 ms     send(c, touchDown)
      6000 ms  send(c, touchUpInside)
      6000 ms  send(c, primaryActionTriggered)
      6000 ms  reset(tap) from failed
      """)
  }
}
