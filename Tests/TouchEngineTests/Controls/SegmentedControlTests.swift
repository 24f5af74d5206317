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

  @Test("One without segments selects none, and takes a tap for no mistake of the app")
  func noSegments() {
    segments.selectedSegmentIndex = 1
    segments.removeAllSegments()
    #expect(segments.numberOfSegments == 0)
    #expect(segments.selectedSegmentIndex == UISegmentedControl.noSegment)
    world.tap(45, 10, at: 0, until: 50)
    world.expectLog(["send(c, touchDown)", "send(c, touchUpInside)"])
    #expect(world.reports.isEmpty)
  }

  @Test("A momentary one forgets its selection when it has sent it")
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
    world.expectLog(["send(c, touchDown)", "send(c, touchUpInside)"])
  }

  @Test("A segment that there is not changes nothing, and is reported")
  func outOfRange() {
    segments.selectedSegmentIndex = 3
    segments.removeSegment(at: -1, animated: false)
    segments.setTitle("x", forSegmentAt: 7)
    #expect(segments.selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect(segments.numberOfSegments == 3)
    #expect(world.reports == [.misuse, .misuse, .misuse])
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
    func titles() -> [String?] { (0..<segments.numberOfSegments).map(segments.titleForSegment) }
    #expect(titles() == ["a", "b", nil])
    segments.setTitle("c", forSegmentAt: 2)
    segments.selectedSegmentIndex = 1
    segments.insertSegment(withTitle: "new", at: 1, animated: false)
    #expect(segments.selectedSegmentIndex == 2)
    segments.insertSegment(withTitle: "front", at: -5, animated: false)
    segments.insertSegment(withTitle: "last", at: 99, animated: false)
    #expect(segments.selectedSegmentIndex == 3)
    #expect(titles() == ["front", "a", "new", "b", "c", "last"])
    segments.removeSegment(at: 0, animated: false)
    #expect(segments.selectedSegmentIndex == 2)
    segments.removeSegment(at: 3, animated: false)
    #expect(segments.selectedSegmentIndex == 2)
    segments.removeSegment(at: 2, animated: false)
    #expect(segments.selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect(titles() == ["a", "new", "last"])
  }
}
