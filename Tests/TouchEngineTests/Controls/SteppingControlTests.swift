import Foundation
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
    #expect(world.diary.take().filter { $0 == "changed" }.count == 2)
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
    #expect(world.diary.take() == ["down", "upInside"])
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
    #expect(world.diary.take() == ["down", "upInside"])
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
    #expect(world.diary.take() == ["down", "upInside"])
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
}

@Suite("Steppers")
struct StepperTests {
  private let world = World()
  private let stepper: UIStepper

  init() { stepper = world.add(UIStepper(), 0, 0, 60, 20) }

  @Test("A tap on one half steps down, on the other up, within the bounds")
  func taps() {
    stepper.stepValue = 40
    for (count, value) in [(1, 40.0), (2, 80), (3, 100), (4, 100)] {
      world.tap(55, 10, at: count * 1000, until: count * 1000 + 50)
      #expect(stepper.value == value)
    }
    #expect(world.diary.take().filter { $0 == "changed" }.count == 3)
    world.tap(5, 10, at: 9000, until: 9050)
    #expect(stepper.value == 60)
  }

  @Test("One that wraps goes on at the other bound")
  func wraps() {
    stepper.wraps = true
    stepper.minimumValue = -2
    stepper.maximumValue = 2
    stepper.value = 2
    world.tap(55, 10, at: 0, until: 50)
    #expect(stepper.value == -2)
    world.tap(5, 10, at: 1000, until: 1050)
    #expect(stepper.value == 2)
  }

  @Test("A finger that stays makes steps until it lifts, at times of their own")
  func repeats() {
    world.touch(at: 0, .down(55, 10))
    let times = [(499, 0.0), (500, 1), (599, 1), (600, 2), (1000, 6)]
    for (time, value) in times {
      world.application.advance(to: time)
      #expect(stepper.value == value, "\(time)")
    }
    world.touch(at: 1010, .up(55, 10))
    world.application.advance(to: 9000)
    #expect(stepper.value == 6)
    #expect(world.diary.take().filter { $0 == "changed" }.count == 6)
  }

  @Test("A press that is over makes no steps in the next")
  func nextPress() {
    world.tap(55, 10, at: 0, until: 100)
    world.touch(at: 300, .down(55, 10))
    for (time, value) in [(799, 1.0), (800, 2)] {
      world.application.advance(to: time)
      #expect(stepper.value == value, "\(time)")
    }
  }

  @Test("The steps pause while the finger is outside")
  func pauses() {
    world.touch(at: 0, .down(55, 10))
    world.touch(at: 10, .move(55, 400))
    world.application.advance(to: 800)
    #expect(stepper.value == 0)
    world.touch(at: 850, .move(55, 10))
    world.touch(at: 950, .up(55, 10))
    #expect(stepper.value == 1)
  }

  @Test("One that is not continuous tells of all steps at the end, even when it is taken away")
  func notContinuous() {
    stepper.isContinuous = false
    world.touch(at: 0, .down(55, 10))
    world.touch(at: 1000, .cancel(55, 10))
    #expect(stepper.value == 6)
    world.application.advance(to: 9000)
    #expect(stepper.value == 6)
    #expect(world.diary.take() == ["down", "changed", "primary", "cancelled"])
  }

  @Test("One that does not repeat makes its step at the end of a long hold")
  func noRepeat() {
    stepper.autorepeat = false
    world.tap(55, 10, at: 0, until: 5000)
    #expect(stepper.value == 1)
  }

  @Test("The steps end at the bound, and when the stepper goes away")
  func ends() {
    stepper.maximumValue = 2
    world.touch(at: 0, .down(55, 10))
    world.application.advance(to: 100_000)
    #expect(stepper.value == 2)
    world.touch(at: 100_000, .up(55, 10))
    weak var gone: UIStepper?
    do {
      let passing = world.add(UIStepper(), 0, 100, 60, 20)
      gone = passing
      world.touch(at: 101_000, .down(55, 110))
      world.touch(at: 101_010, .cancel(55, 110))
      passing.removeFromSuperview()
    }
    world.application.advance(to: 102_000)
    #expect(gone == nil)
  }

  @Test("A step that is not above zero is refused and reported")
  func badStep() {
    stepper.stepValue = 0
    stepper.stepValue = .nan
    #expect(stepper.stepValue == 1)
    #expect(world.application.programmerErrors.map(\.kind) == [.misuse, .misuse])
  }
}

@Suite("Page controls")
struct PageControlTests {
  private let world = World()
  private let pages: UIPageControl

  init() {
    pages = world.add(UIPageControl(), 0, 0, 60, 20)
    pages.numberOfPages = 3
  }

  @Test("A tap on the right half goes forward, on the left half back, as far as there are pages")
  func taps() {
    var seen: [Int] = []
    for (count, x) in ([55, 55, 55, 5, 5, 5] as [CGFloat]).enumerated() {
      world.tap(x, 10, at: count * 1000, until: count * 1000 + 50)
      seen.append(pages.currentPage)
    }
    #expect(seen == [1, 2, 2, 1, 0, 0])
    #expect(world.diary.take().filter { $0 == "changed" }.count == 4)
  }

  @Test("The page is one that there is")
  func clamped() {
    pages.currentPage = 9
    #expect(pages.currentPage == 2)
    pages.currentPage = -1
    #expect(pages.currentPage == 0)
    pages.currentPage = 2
    pages.numberOfPages = 2
    #expect(pages.currentPage == 1)
    pages.numberOfPages = -4
    #expect(pages.numberOfPages == 0 && pages.currentPage == 0)
    world.tap(55, 10, at: 0, until: 50)
    #expect(world.diary.take() == ["down", "upInside"])
  }
}
