import Foundation
import Logs
import Testing
import TouchEngine
import TouchScript

@Suite("What a control tracks")
struct ControlTrackingTests {
  private let world = World()

  @Test("A control that leaves its window gives its touch up, and its targets hear of it")
  func removed() {
    expectLog(
      of: controlScene {
        $0.target("w", "gone", for: [.touchCancel])
      } script: {
        Drag((0, 110, 110))
        At(5)
        Change(.removeFromSuperview("c"))
        At(10)
        Move(to: Point(111, 110))
        At(20)
        Up()
      }, observing: controlCalls + ["target"],
      """
      0 ms  beginTracking(c)
      0 ms  send(c, touchDown)
      5 ms  cancelTracking(c)
      5 ms  send(c, touchCancel) [inside]
      5 ms  target(w, gone)
      """)
  }

  @Test("A disabled control has no part in a touch; what is behind it gets it")
  func disabled() {
    expectLog(
      of: Scenario {
        window {
          Control("behind", Rect(100, 100, 40, 40))
          Control("c", Rect(100, 100, 40, 40)).isEnabled(false)
        }
      } script: {
        Drag((0, 110, 110), up: 50)
      }, observing: ["send"],
      """
      send(behind, touchDown)
      send(behind, touchUpInside)
      """)
  }

  @Test("A control that is covered by another hears nothing, even if that one has no actions")
  func covered() {
    expectLog(
      of: Scenario {
        window {
          Control("c", Rect(100, 100, 40, 40))
          Control("cover", Rect(100, 100, 40, 40))
        }
      } script: {
        Drag((0, 110, 110), up: 50)
      }, observing: ["send(c)", "V(c)"], "")
  }

  @Test("A tracking that the app ends at its first event sends no second one (CT-08)")
  func endedByItsFirstEvent() {
    let control = world.add(UIControl(), 0, 0, 60, 20)
    world.tap(10, 10, at: 0, until: 50)
    world.take()
    control.addAction(UIAction { _ in control.cancelTracking(with: nil) }, for: .touchDown)
    world.tap(10, 10, at: 100, until: 150)
    world.expectLog(
      """
      send(c, touchDown)
      send(c, touchCancel)
      """)
  }

  @Test("Another finger's being taken away does not end the tracking (CT-13)")
  func otherFingerCancelled() {
    let control = world.add(UIControl(), 0, 0, 60, 20)
    control.isMultipleTouchEnabled = true
    world.touch(at: 0, .down(10, 10))
    world.touch(at: 10, .down(20, 10, finger: 1))
    world.touch(at: 20, .cancel(20, 10, finger: 1))
    #expect(control.isTracking)
    world.touch(at: 30, .up(10, 10))
    world.expectLog(
      """
      send(c, touchDown)
      send(c, touchUpInside)
      """)
  }

  @Test("A disabled control passes the touches of its subviews on")
  func disabledPassesOn() {
    let guide = Guide(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    world.window.addSubview(guide)
    let outer = world.add("outer", 0, 0, 100, 100, to: guide)
    let control = UIControl(frame: outer.bounds)
    control.isEnabled = false
    outer.addSubview(control)
    let inner = world.add("inner", 0, 0, 50, 50, to: control)
    inner.passesOn = true
    guide.answer = inner
    world.touch(at: 0, .down(10, 10))
    world.expectLog(
      """
      V(inner).began [touch 0]
      V(outer).began [touch 0]
      """)
  }

  @Test("An app that disables a control when it hears of its value hears of it once")
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

/// A view that answers with another one, whatever that takes.
final class Guide: UIView {
  var answer: UIView?
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { answer }
}

@Suite("A control that is disabled while it tracks")
struct DisabledWhileTrackingTests {
  /// A button that is disabled by the app, or by its own action, before the finger lifts.
  private func scenario(inAction: Bool) -> Scenario {
    Scenario {
      window { Button("c", Rect(0, 0, 40, 40)) }
    } script: {
      Drag((0, 5, 5))
      At(5)
      if !inAction { Change(.setEnabled("c", false)) }
      At(10)
      Move(to: Point(6, 5))
      At(20)
      Up()
      if inAction { When(.controlEvent("c", .touchDragInside), .setEnabled("c", false)) }
    }
  }

  private let ends = [
    "send(c, touchDown)", "send(c, touchUpInside)", "send(c, primaryActionTriggered)",
    "send(c, touchCancel)",
  ]

  @Test("Its touch goes on to its end", arguments: [true, false])
  func goesOn(inAction: Bool) {
    expectLog(
      of: scenario(inAction: inAction), observing: ends,
      """
      0 ms   send(c, touchDown)
      20 ms  send(c, touchUpInside) [inside]
      20 ms  send(c, primaryActionTriggered)
      """)
  }

  @Test("An action that ends the tracking keeps what was to follow from being sent")
  func endedByAction() {
    let world = World()
    let control = world.add(UIControl(), 0, 0, 40, 40)
    control.addAction(UIAction { $0.sender?.cancelTracking(with: nil) }, for: .touchDragExit)
    world.touch(at: 0, .down(5, 5))
    world.touch(at: 10, .move(300, 300))
    world.touch(at: 20, .up(300, 300))
    let log: LogPattern = """
      send(c, touchDown)
      send(c, touchDragExit)
      send(c, touchCancel)
      """
    world.expectLog(log)
    world.touch(at: 1000, .down(5, 5))
    world.touch(at: 1020, .up(300, 300))
    world.expectLog(log)
  }

  @Test("A new control follows no touch, and is not highlighted")
  func newControl() {
    let control = UIControl()
    #expect(!control.isTracking)
    #expect(!control.isTouchInside)
    #expect(!control.isHighlighted)
  }
}
