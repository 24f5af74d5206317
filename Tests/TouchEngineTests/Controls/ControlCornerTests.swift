import Foundation
import Testing
import TouchEngine

/// Where a mistake of one sign or one word would show: measures that are not alike in both
/// directions, and controls of unusual sizes.
@Suite("Controls in corners")
struct ControlCornerTests {
  private let world = World()

  @Test("A thumb is as far along its track as the value between the least and the most")
  func thumb() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 300, height: 80))
    slider.maximumValue = 20
    slider.minimumValue = 10
    let track = CGRect(x: 4, y: 30, width: 231, height: 8)
    #expect(
      slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 12.5)
        == CGRect(x: 4 + 50, y: 34 - 15.5, width: 31, height: 31))
    let short = CGRect(x: 4, y: 30, width: 20, height: 8)
    #expect(
      slider.thumbRect(forBounds: slider.bounds, trackRect: short, value: 12.5)
        == CGRect(x: 4, y: 34 - 15.5, width: 20, height: 31))
  }

  @Test("A value that is set is the value, animated or not")
  func setValue() {
    let slider = UISlider()
    slider.setValue(0.25, animated: true)
    #expect(slider.value == 0.25)
    slider.setValue(0.5, animated: false)
    #expect(slider.value == 0.5)
  }

  @Test("A thumb follows the finger along a track that begins elsewhere than the slider")
  func indentedTrack() {
    final class Indented: UISlider {
      override func trackRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(x: bounds.minX + 10, y: bounds.minY, width: 131, height: bounds.height)
      }
    }
    // Higher than wide, so that the two cannot be taken for one another.
    let slider = world.add(Indented(), 0, 0, 151, 200)
    world.touch(at: 0, .down(15, 100))
    world.touch(at: 10, .move(65, 100))
    #expect(slider.value == 0.5)
    world.touch(at: 20, .up(90, 100))
    #expect(slider.value == 0.75)
  }

  @Test("A slider with no room for its thumb to go keeps its value")
  func noRoom() {
    let slider = world.add(UISlider(), 0, 0, 31, 20)
    world.touch(at: 0, .down(5, 10))
    world.touch(at: 10, .move(25, 10))
    world.touch(at: 20, .up(25, 10))
    #expect(slider.value == 0)
  }

  @Test(
    "A segment is found by the width alone, if there is any",
    arguments: [(0, 20, -1), (1, 20, 0), (60, 0, 0)])
  func flatSegments(width: CGFloat, height: CGFloat, selected: Int) {
    let guide = Guide(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    world.window.addSubview(guide)
    let segments = UISegmentedControl(items: ["a", "b"])
    segments.frame = CGRect(x: 0, y: 0, width: width, height: height)
    guide.addSubview(segments)
    guide.answer = segments
    world.tap(0, 0, at: 0, until: 50)
    #expect(segments.selectedSegmentIndex == selected)
  }

  @Test("The selection stays with its segment as others come and go")
  func selection() {
    let segments = UISegmentedControl(items: ["a", "b", "c"])
    segments.selectedSegmentIndex = 1
    segments.insertSegment(withTitle: "new", at: 1, animated: false)
    #expect(segments.selectedSegmentIndex == 2)
    segments.insertSegment(withTitle: "last", at: 4, animated: false)
    #expect(segments.selectedSegmentIndex == 2)
    #expect((0..<5).map(segments.titleForSegment) == ["a", "new", "b", "c", "last"])
    segments.removeSegment(at: 0, animated: false)
    #expect(segments.selectedSegmentIndex == 1)
    #expect(segments.numberOfSegments == 4)
    segments.removeSegment(at: 3, animated: false)
    #expect(segments.selectedSegmentIndex == 1)
    segments.removeSegment(at: 1, animated: false)
    #expect(segments.selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect((0..<2).map(segments.titleForSegment) == ["new", "c"])
  }

  @Test("A disabled control passes the touches of its subviews on")
  func disabled() {
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
    #expect(world.diary.take() == ["inner began 0", "outer began 0"])
  }

  @Test(
    "A switch's knob is as wide as the switch is high, but at most half of it",
    arguments: [
      // Size, the distances that the knob is dragged in vain, and those that are enough.
      (CGSize(width: 60, height: 20), [CGFloat(15), 19], [CGFloat(21), 40]),
      (CGSize(width: 60, height: 100), [12, 14], [16, 17]),
    ])
  func knob(size: CGSize, inVain: [CGFloat], enough: [CGFloat]) {
    for (distances, isOn) in [(inVain, false), (enough, true)] {
      for distance in distances {
        let world = World()
        let toggle = world.add(UISwitch(), 0, 0, size.width, size.height)
        world.touch(at: 0, .down(1, 10))
        world.touch(at: 10, .move(1 + distance, 10))
        world.touch(at: 20, .up(1 + distance, 10))
        #expect(toggle.isOn == isOn, "\(size) by \(distance)")
      }
    }
  }

  @Test("A finger that lifts far from where it came down has dragged, with no move in between")
  func dragWithoutMove() {
    let toggle = world.add(UISwitch(), 0, 0, 60, 20)
    world.touch(at: 0, .down(25, 10))
    world.touch(at: 10, .up(10, 10))
    #expect(!toggle.isOn)
  }

  @Test("A switch has changed when it says so")
  func changedFirst() {
    let toggle = world.add(UISwitch(), 0, 0, 60, 20)
    var seen: [Bool] = []
    toggle.addAction(UIAction { _ in seen.append(toggle.isOn) }, for: .valueChanged)
    world.tap(5, 5, at: 0, until: 50)
    world.tap(5, 5, at: 1000, until: 1050)
    #expect(seen == [true, false])
    #expect(UISwitch(frame: .zero).bounds.size == CGSize(width: 51, height: 31))
  }

  @Test(
    "A stepper that wraps does so beyond its bounds, and not at them",
    arguments: [(5.0, 6.0, 4.0), (99, 100, 98), (1, 2, 0), (100, 0, 99), (0, 1, 100)])
  func wrapping(value: Double, right: Double, left: Double) {
    let stepper = world.add(UIStepper(), 0, 0, 60, 20)
    stepper.wraps = true
    stepper.value = value
    world.tap(55, 10, at: 0, until: 50)
    #expect(stepper.value == right)
    stepper.value = value
    world.tap(5, 10, at: 1000, until: 1050)
    #expect(stepper.value == left)
  }

  @Test("A stepper that does not wrap stays at its bounds, and has steps of any finite size")
  func bounds() {
    let stepper = world.add(UIStepper(), 0, 0, 60, 20)
    world.tap(5, 10, at: 0, until: 50)
    #expect(stepper.value == 0)
    stepper.stepValue = 0.5
    stepper.stepValue = .infinity
    world.tap(55, 10, at: 1000, until: 1050)
    #expect(stepper.value == 0.5)
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
      #expect(world.diary.take().filter { $0 == "changed" } == ["changed"])
    }
  }

  @Test("A text field asks a delegate that says nothing in vain, and is editing until it ends")
  func silentDelegate() {
    final class Silent: UITextFieldDelegate {}
    let delegate = Silent()
    let field = world.add(UITextField(), 0, 0, 60, 20)
    field.delegate = delegate
    #expect(field.resignFirstResponder())
    #expect(field.becomeFirstResponder())
    #expect(field.becomeFirstResponder())
    #expect(field.isEditing)
    #expect(field.resignFirstResponder())
    #expect(!field.isEditing)
    field.isEnabled = false
    #expect(!field.becomeFirstResponder())
  }

  @Test("A new page control has no pages, and shows itself all the same")
  func newPageControl() {
    #expect(UIPageControl().numberOfPages == 0)
    #expect(!UIPageControl().hidesForSinglePage)
  }

  @Test("Taking out one registration leaves the others")
  func registrations() {
    let control = world.add(UIControl(), 0, 0, 60, 20)
    var calls: [String] = []
    let first = UIAction { _ in calls.append("first") }
    control.addAction(first, for: .touchDown)
    control.addAction(UIAction { _ in calls.append("second") }, for: .touchDown)
    control.removeAction(first, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(calls == ["second"])
  }

  /// A view that answers with another one, whatever that takes.
  private final class Guide: UIView {
    var answer: UIView?
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { answer }
  }
}
