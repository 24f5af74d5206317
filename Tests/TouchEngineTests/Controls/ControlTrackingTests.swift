import Foundation
import Logs
import Testing
import TouchEngine
import TouchScript

@Suite("What a control asks, sends and is while it tracks a touch")
struct ControlTrackingTests {
  /// What fingers do on a control `c` of 40 × 40 points at (100, 100), which is changed first.
  private static func course(
    _ says: String, on change: (Control) -> Control = { $0 }, _ script: [any ScriptElement],
    _ lines: String...
  ) -> Course {
    let scenario = Scenario {
      window { change(Control("c", Rect(100, 100, 40, 40))) }
    } script: {
      ScriptBuilder.buildArray(script.map(\.parts))
    }
    return Course(says, scenario, LogPattern(lines.joined(separator: "\n")))
  }

  @Test(
    "Calls and events, in their order",
    arguments: [
      course(
        "A tap sends touchDown and, after tracking has ended, touchUpInside (CT-01, CT-06)",
        [Path((0, 110, 110), up: 50)],
        "0 ms   beginTracking(c) → true",
        "0 ms   send(c, touchDown) [tracking, inside, highlighted]",
        "50 ms  endTracking(c)",
        "50 ms  send(c, touchUpInside) [inside]"),
      course(
        "A drag out and in again says so, and the highlight follows (CT-04, CT-11)",
        [
          Path(
            (0, 110, 110), (10, 310, 110), (20, 311, 110), (30, 110, 110), (40, 111, 110),
            (50, 310, 110), up: 60)
        ],
        "0 ms   beginTracking(c) → true",
        "0 ms   send(c, touchDown) [tracking, inside, highlighted]",
        "10 ms  continueTracking(c) → true",
        "10 ms  send(c, touchDragExit) [tracking]",
        "10 ms  send(c, touchDragOutside) [tracking]",
        "20 ms  continueTracking(c) → true",
        "20 ms  send(c, touchDragOutside) [tracking]",
        "30 ms  continueTracking(c) → true",
        "30 ms  send(c, touchDragEnter) [tracking, inside, highlighted]",
        "30 ms  send(c, touchDragInside) [tracking, inside, highlighted]",
        "40 ms  continueTracking(c) → true",
        "40 ms  send(c, touchDragInside) [tracking, inside, highlighted]",
        "50 ms  continueTracking(c) → true",
        "50 ms  send(c, touchDragExit) [tracking]",
        "50 ms  send(c, touchDragOutside) [tracking]",
        "60 ms  endTracking(c)",
        "60 ms  send(c, touchUpOutside) []"),
      course(
        "A second quick tap also sends touchDownRepeat (CT-03)",
        [Path((0, 110, 110), up: 50), Path((150, 110, 110))],
        "0 ms    beginTracking(c)",
        "0 ms    send(c, touchDown)",
        "50 ms   endTracking(c)",
        "50 ms   send(c, touchUpInside)",
        "150 ms  beginTracking(c)",
        "150 ms  send(c, touchDown) [tracking, inside, highlighted]",
        "150 ms  send(c, touchDownRepeat) [tracking, inside, highlighted]"),
      course(
        "A touch that is taken away sends touchCancel and nothing after (CT-08)",
        [Path((0, 110, 110)), Interruption(at: 10)],
        "beginTracking(c)",
        "send(c, touchDown)",
        "cancelTracking(c)",
        "send(c, touchCancel) [inside]"),
      course(
        "A control that leaves its window gives its touch up",
        [
          Path((0, 110, 110)), At(5), Change(.removeFromSuperview("c")), At(10),
          Move(to: Point(111, 110)), At(20), Up(),
        ],
        "0 ms  beginTracking(c)",
        "0 ms  send(c, touchDown)",
        "5 ms  cancelTracking(c)",
        "5 ms  send(c, touchCancel) [inside]"),
      course(
        "A control that does not want to track sends nothing (CT-02, CT-12)",
        on: { $0.beginsTracking(false) },
        [
          Path((0, 110, 110), (10, 111, 110), up: 50), Path((1000, 110, 110)),
          Interruption(at: 1010),
        ],
        "0 ms     beginTracking(c) → false",
        "1000 ms  beginTracking(c) → false"),
      course(
        "A control that stops tracking sends nothing more for that touch (CT-05)",
        on: { $0.continuesTracking(false) }, [Path((0, 110, 110), (10, 111, 110), up: 20)],
        "beginTracking(c)",
        "send(c, touchDown)",
        "continueTracking(c) → false"),
      course(
        "Fingers after the first cause nothing, and none of them takes over (CT-13)",
        on: { $0.isMultipleTouchEnabled() },
        [
          Together(
            Path((0, 110, 110), up: 30),
            Path(1, (10, 120, 110), (20, 110, 400), (40, 110, 110), up: 50)),
          Path((1000, 110, 110)),
        ],
        "0 ms     beginTracking(c)",
        "0 ms     send(c, touchDown) [tracking, inside, highlighted]",
        "30 ms    endTracking(c)",
        "30 ms    send(c, touchUpInside) [inside]",
        "1000 ms  beginTracking(c)",
        "1000 ms  send(c, touchDown)"),
      course(
        "An override that keeps the end from it leaves the next touch to be tracked",
        on: { $0.touches(.init(ended: .keeps)) },
        [Path((0, 110, 110), up: 50), Path((1000, 110, 110), up: 1050)],
        "0 ms     beginTracking(c)",
        "0 ms     send(c, touchDown)",
        "1000 ms  beginTracking(c)",
        "1000 ms  send(c, touchDown)"),
      course(
        "The inside is as large as an override of point(inside:) makes it (CT-14)",
        on: { $0.pointInside(.always) }, [Path((0, 300, 5), upAt: (10, 300, 400))],
        "beginTracking(c)",
        "send(c, touchDown)",
        "endTracking(c)",
        "send(c, touchUpInside)"),
      course(
        "A touch that comes down in it is inside, wherever it was made to take it (CT-17)",
        on: { $0.hitTest(.returnsSelf) }, [Path((0, 300, 400), (10, 300, 401))],
        "beginTracking(c)",
        "send(c, touchDown) [tracking, inside, highlighted]",
        "continueTracking(c)",
        "send(c, touchDragExit) [tracking]",
        "send(c, touchDragOutside) [tracking]"),
      course(
        "A control that is disabled while it tracks goes on to the end of its touch",
        [Path((0, 110, 110)), At(5), Change(.setEnabled("c", false)), At(20), Up()],
        "beginTracking(c)",
        "send(c, touchDown)",
        "endTracking(c)",
        "send(c, touchUpInside)"),
    ])
  func calls(course: Course) {
    course.check(
      observing: ["beginTracking", "continueTracking", "endTracking", "cancelTracking", "send"])
  }

  @Test("While it tracks, no view above it receives the touch; then all but its cancellation")
  func chain() {
    func scenario(_ control: Control) -> Scenario {
      Scenario {
        window { View("outer", Rect(0, 0, 300, 300)) { control }.touches(.keeps) }
      } script: {
        Path((0, 110, 110), (10, 111, 110), up: 20)
        Path((1000, 110, 110))
        Interruption(at: 1010)
      }
    }
    let control = Control("c", Rect(100, 100, 40, 40))
    expectLog(of: scenario(control), observing: ["V(outer)"], "")
    expectLog(
      of: scenario(control.beginsTracking(false)), observing: ["V(outer)"],
      ["10 ms  V(outer).moved", "20 ms  V(outer).ended"])
  }

  // MARK: What only the engine's own API shows

  private let world = World()
  private let control: UIControl

  init() {
    control = world.add(UIControl(), 0, 0, 60, 20)
    control.isMultipleTouchEnabled = true
  }

  @Test("A new control follows no touch, and is not highlighted")
  func newControl() {
    #expect(!control.isTracking)
    #expect(!control.isTouchInside)
    #expect(!control.isHighlighted)
  }

  @Test("Of fingers that come down at once, the first is tracked")
  func firstOfTwo() {
    world.touch(at: 0, .down(10, 10, finger: 3), .down(20, 10, finger: 2))
    world.touch(at: 10, .up(10, 10, finger: 3))
    world.expectLog("send(c, touchDown)")
    world.touch(at: 20, .up(20, 10, finger: 2))
    world.expectLog("send(c, touchUpInside)")
  }

  @Test("Another finger's being taken away does not end the tracking (CT-13)")
  func otherFingerCancelled() {
    world.touch(at: 0, .down(10, 10))
    world.touch(at: 10, .down(20, 10, finger: 1))
    world.touch(at: 20, .cancel(20, 10, finger: 1))
    #expect(control.isTracking)
    world.touch(at: 30, .up(10, 10))
    world.expectLog(["send(c, touchDown)", "send(c, touchUpInside)"])
  }

  @Test("Around its bounds is a margin that still is inside (CT-15)", arguments: [true, false])
  func margin(isWithin: Bool) {
    let margin = UIControl.insideMargin
    world.touch(at: 0, .down(10, 10))
    world.touch(at: 10, .move(60 + margin + (isWithin ? -0.5 : 0.5), 10))
    #expect(control.isTouchInside == isWithin)
  }

  @Test("A tracking that the app ends at its first event sends no second one (CT-08)")
  func endedByItsFirstEvent() {
    world.tap(10, 10, at: 0, until: 50)
    world.take()
    control.addAction(UIAction { $0.sender?.cancelTracking(with: nil) }, for: .touchDown)
    world.tap(10, 10, at: 100, until: 150)
    world.expectLog(["send(c, touchDown)", "send(c, touchCancel)"])
  }

  @Test("An action that ends the tracking keeps what was to follow from being sent")
  func endedByAction() {
    control.addAction(UIAction { $0.sender?.cancelTracking(with: nil) }, for: .touchDragExit)
    let log: LogPattern = ["send(c, touchDown)", "send(c, touchDragExit)", "send(c, touchCancel)"]
    world.touch(at: 0, .down(5, 5))
    world.touch(at: 10, .move(300, 300))
    world.touch(at: 20, .up(300, 300))
    world.expectLog(log)
    world.touch(at: 1000, .down(5, 5))
    world.touch(at: 1020, .up(300, 300))
    world.expectLog(log)
  }

  @Test("A disabled control passes the touches of its subviews on")
  func disabledPassesOn() {
    let guide = Guide(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    world.window.addSubview(guide)
    let outer = world.add("outer", 0, 0, 100, 100, to: guide)
    outer.addSubview(control)
    control.isEnabled = false
    let inner = world.add("inner", 0, 0, 50, 50, to: control)
    inner.passesOn = true
    guide.answer = inner
    world.touch(at: 0, .down(10, 10))
    world.expectLog(["V(inner).began [touch 0]", "V(outer).began [touch 0]"])
  }

  @Test("An app that disables a control in an action for its value receives one action")
  func disabledByItsEvent() {
    for control in [UISlider(), UIStepper()] as [UIControl] {
      let world = World()
      world.add(control, 0, 0, 131, 31)
      control.addAction(UIAction { $0.sender?.isEnabled = false }, for: .valueChanged)
      world.touch(at: 0, .down(control is UISlider ? 15 : 100, 10))
      world.touch(at: 10, .move(100, 10))
      world.touch(at: 20, .up(100, 10))
      world.expectLog(observing: ["send(c, valueChanged)"], "send(c, valueChanged)")
    }
  }
}

/// A view that answers with another one, even if that takes no touches.
final class Guide: UIView {
  var answer: UIView?
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { answer }
}
