import Foundation
import Testing
import TouchEngine

@Suite("Controls whose app interferes, and what they list")
struct ControlTurmoilTests {
  private let world = World()

  @Test("A tracking that the app ends at its first event sends no second one (CT-08)")
  func endedByItsFirstEvent() {
    let control = world.add(UIControl(), 0, 0, 60, 20)
    world.tap(10, 10, at: 0, until: 50)
    _ = world.diary.take()
    control.addAction(UIAction { _ in control.cancelTracking(with: nil) }, for: .touchDown)
    world.tap(10, 10, at: 100, until: 150)
    #expect(world.diary.take() == ["down", "cancelled"])
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
    #expect(world.diary.take() == ["down", "upInside"])
  }

  @Test("A target that nothing is sent to any more is not listed; the chain only where it is asked")
  func listedTargets() {
    let control = UIControl()
    let counter = Counter()
    control.addTarget(counter, action: "act", for: .touchDown)
    #expect(control.allTargets.count == 1)
    #expect(!control.allTargets.contains { $0 is NSNull })
    control.removeTarget(counter, action: "act", for: .allEvents)
    #expect(control.allTargets.isEmpty)
    control.addTarget(nil, action: "act", for: .touchDown)
    #expect(control.allTargets.contains { $0 is NSNull })
  }

  @Test("Taking off a closure leaves the targets (CT-24)")
  func removedClosure() {
    let control = UIControl()
    let counter = Counter()
    let action = UIAction { _ in }
    control.addTarget(counter, action: "act", for: .touchDown)
    control.addAction(action, for: .touchDown)
    control.removeAction(action, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(counter.calls == ["act"])
  }

  @Test("Outside every window, too, a target is called for what it responds to only")
  func deafTarget() {
    final class Deaf: ActionTarget {
      var calls = 0
      func responds(to action: Selector) -> Bool { false }
      func perform(_ action: Selector, from sender: AnyObject?, for event: UIEvent?) { calls += 1 }
    }
    let control = UIControl()
    let deaf = Deaf()
    control.addTarget(deaf, action: "act", for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(deaf.calls == 0)
  }

  @Test("Without segments, none is selected")
  func noSegments() {
    let segments = UISegmentedControl(items: ["a", "b"])
    segments.selectedSegmentIndex = 1
    segments.removeAllSegments()
    #expect(segments.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test("On a track shorter than a thumb, the thumb is as wide as the track")
  func shortTrack() {
    final class Short: UISlider {
      override func trackRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(x: 0, y: 0, width: 20, height: bounds.height)
      }
    }
    let slider = world.add(Short(), 0, 0, 100, 31)
    world.touch(at: 0, .down(25, 10))
    #expect(!slider.isTracking)
    world.touch(at: 10, .up(25, 10))
    world.touch(at: 20, .down(15, 10))
    #expect(slider.isTracking)
  }

  @Test("A slider's value lies between its bounds as its thumb lies on the track")
  func range() {
    let slider = world.add(UISlider(), 0, 0, 131, 31)
    slider.minimumValue = 10
    slider.maximumValue = 20
    world.touch(at: 0, .down(10, 10))
    world.touch(at: 10, .move(60, 10))
    #expect(slider.value == 15)
    world.touch(at: 20, .move(85, 10))
    #expect(slider.value == 17.5)
  }

  @Test("A change of which the app heard is not told again, whatever the app does about it")
  func toldOnce() {
    let slider = world.add(UISlider(), 0, 0, 131, 31)
    let stepper = world.add(UIStepper(), 0, 100, 100, 30)
    var told = 0
    for control in [slider, stepper] {
      control.addAction(
        UIAction { _ in
          told += 1
          if told < 10 { control.cancelTracking(with: nil) }
        }, for: .valueChanged)
    }
    world.touch(at: 0, .down(10, 10))
    world.touch(at: 10, .move(60, 10))
    #expect(told == 1)
    world.touch(at: 20, .up(60, 10))
    world.touch(at: 30, .down(80, 110))
    world.application.advance(to: 540)
    #expect(told == 2)
  }

  @Test("A pan of two fingers is not the one that a knob takes for itself (CT-32)")
  func twoFingers() {
    let slider = world.add(UISlider(), 0, 0, 131, 31)
    slider.isMultipleTouchEnabled = true
    let pan = UIPanGestureRecognizer()
    pan.minimumNumberOfTouches = 2
    let log = world.log(pan, on: world.window)
    world.touch(at: 0, .down(10, 10), .down(20, 10, finger: 1))
    world.touch(at: 10, .move(60, 10), .move(70, 10, finger: 1))
    #expect(log.take() == [.began])
  }

  @Test("The knob that counts is where the finger took it, wherever the app puts it (CT-32)")
  func movedKnob() {
    let toggle = world.add(UISwitch(), 0, 0, 60, 20)
    let log = world.log(UIPanGestureRecognizer(), on: world.window)
    world.touch(at: 0, .down(5, 10))
    toggle.isOn = true
    world.touch(at: 10, .move(40, 10))
    #expect(log.take() == [])
  }

  @Test("Nobody is asked whether editing may begin in a field that cannot begin it")
  func disabledField() {
    final class Asked: UITextFieldDelegate {
      var count = 0
      func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        count += 1
        return true
      }
    }
    let asked = Asked()
    let field = world.add(UITextField(), 0, 0, 100, 30)
    field.delegate = asked
    field.isEnabled = false
    #expect(!field.becomeFirstResponder())
    #expect(asked.count == 0)
  }
}
