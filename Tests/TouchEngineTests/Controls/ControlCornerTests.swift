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

  /// A view that answers with another one, whatever that takes.
  private final class Guide: UIView {
    var answer: UIView?
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { answer }
  }
}
