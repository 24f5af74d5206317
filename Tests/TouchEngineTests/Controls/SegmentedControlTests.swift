import Foundation
import Logs
import Testing
import TouchEngine

@Suite("Segmented controls")
struct SegmentedControlTests {
  private let world = World()
  private let segments: UISegmentedControl

  init() { segments = world.add(UISegmentedControl(items: ["a", "b", 3]), 0, 0, 90, 20) }

  @Test("The segment that the finger lifts over is selected, once")
  func select() {
    #expect(segments.selectedSegmentIndex == UISegmentedControl.noSegment)
    world.tap(45, 10, at: 0, until: 50)
    #expect(segments.selectedSegmentIndex == 1)
    world.tap(50, 10, at: 1000, until: 1050)
    world.touch(at: 2000, .down(5, 10))
    world.touch(at: 2050, .up(89, 10))
    #expect(segments.selectedSegmentIndex == 2)
    world.expectLog(
      observing: ["send(c, valueChanged)"],
      .sequence(Array(repeating: "send(c, valueChanged)", count: 2)))
  }

  @Test("The edges belong to the segments that they are nearest to")
  func edges() {
    for (x, index) in [(CGFloat(0), 0), (29.875, 0), (30, 1), (60, 2), (90, 2), (-5, 0)] {
      segments.selectedSegmentIndex = UISegmentedControl.noSegment
      world.touch(at: world.application.time + 1000, .down(45, 10))
      world.touch(at: world.application.time + 10, .up(x, 10))
      #expect(segments.selectedSegmentIndex == index, "\(x)")
    }
  }

  @Test("Segments are counted from where the bounds begin")
  func boundsOrigin() {
    segments.bounds.origin.x = 1000
    world.tap(45, 10, at: 0, until: 50)
    #expect(segments.selectedSegmentIndex == 1)
  }

  @Test("One without segments takes a tap for a tap, and for no mistake of the app")
  func noSegments() {
    segments.removeAllSegments()
    world.tap(45, 10, at: 0, until: 50)
    world.expectLog(
      """
      send(c, touchDown)
      send(c, touchUpInside)
      """)
    #expect(world.application.programmerErrors.isEmpty)
  }

  @Test("A momentary one forgets its selection when it has told of it")
  func momentary() {
    segments.isMomentary = true
    var selected: [Int] = []
    let read = UIAction { [segments] _ in selected.append(segments.selectedSegmentIndex) }
    segments.addAction(read, for: .valueChanged)
    world.tap(45, 10, at: 0, until: 50)
    world.tap(45, 10, at: 1000, until: 1050)
    #expect(selected == [1, 1])
    #expect(segments.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test("A disabled segment is not selected")
  func disabledSegment() {
    segments.setEnabled(false, forSegmentAt: 1)
    #expect(!segments.isEnabledForSegment(at: 1) && segments.isEnabledForSegment(at: 0))
    world.tap(45, 10, at: 0, until: 50)
    world.expectLog(
      """
      send(c, touchDown)
      send(c, touchUpInside)
      """)
  }

  @Test("Segments come and go around the selected one")
  func insertAndRemove() {
    #expect(segments.numberOfSegments == 3)
    #expect(segments.titleForSegment(at: 1) == "b" && segments.titleForSegment(at: 2) == nil)
    segments.selectedSegmentIndex = 1
    segments.insertSegment(withTitle: "front", at: -5, animated: false)
    segments.insertSegment(withTitle: "back", at: 99, animated: false)
    segments.setTitle("c", forSegmentAt: 3)
    #expect(
      (0..<5).map(segments.titleForSegment) == ["front", "a", "b", "c", "back"])
    #expect(segments.selectedSegmentIndex == 2)
    segments.removeSegment(at: 0, animated: false)
    #expect(segments.selectedSegmentIndex == 1)
    segments.removeSegment(at: 1, animated: false)
    #expect(segments.selectedSegmentIndex == UISegmentedControl.noSegment)
    segments.removeAllSegments()
    #expect(segments.numberOfSegments == 0)
    world.tap(45, 10, at: 0, until: 50)
    world.expectLog(
      """
      send(c, touchDown)
      send(c, touchUpInside)
      """)
  }

  @Test("A segment that there is not changes nothing, and is reported")
  func outOfRange() {
    segments.selectedSegmentIndex = 3
    segments.removeSegment(at: -1, animated: false)
    segments.setTitle("x", forSegmentAt: 7)
    #expect(segments.selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect(segments.numberOfSegments == 3)
    #expect(world.application.programmerErrors.map(\.kind) == [.misuse, .misuse, .misuse])
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
  func selectionStays() {
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

  @Test("Without segments, none is selected")
  func noneSelected() {
    let segments = UISegmentedControl(items: ["a", "b"])
    segments.selectedSegmentIndex = 1
    segments.removeAllSegments()
    #expect(segments.selectedSegmentIndex == UISegmentedControl.noSegment)
  }
}
