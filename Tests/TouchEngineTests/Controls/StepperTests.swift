import Foundation
import Logs
import Testing
import TouchEngine

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
    world.expectLog(
      observing: ["send(c, valueChanged)"],
      .sequence(Array(repeating: "send(c, valueChanged)", count: 3)))
    world.tap(5, 10, at: 9000, until: 9050)
    #expect(stepper.value == 60)
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
    world.expectLog(
      observing: ["send(c, valueChanged)"],
      .sequence(Array(repeating: "send(c, valueChanged)", count: 6)))
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

  @Test("One that is not continuous sends all steps at the end, even when it is taken away")
  func notContinuous() {
    stepper.isContinuous = false
    world.touch(at: 0, .down(55, 10))
    world.touch(at: 1000, .cancel(55, 10))
    #expect(stepper.value == 6)
    world.application.advance(to: 9000)
    #expect(stepper.value == 6)
    world.expectLog(
      """
      send(c, touchDown)
      send(c, valueChanged)
      send(c, primaryActionTriggered)
      send(c, touchCancel)
      """)
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

  @Test("A step that is not above zero is refused and reported; any other is taken")
  func badStep() {
    stepper.stepValue = 0.5
    for bad in [0, .nan, .infinity] { stepper.stepValue = bad }
    #expect(world.reports == [.misuse, .misuse, .misuse])
    world.tap(5, 10, at: 0, until: 50)
    #expect(stepper.value == 0)
    world.tap(55, 10, at: 1000, until: 1050)
    #expect(stepper.value == 0.5)
  }

  @Test(
    "A stepper that wraps does so beyond its bounds, and not at them",
    arguments: [(5.0, 6.0, 4.0), (99, 100, 98), (1, 2, 0), (100, 0, 99), (0, 1, 100)])
  func wrapping(value: Double, right: Double, left: Double) {
    stepper.wraps = true
    stepper.value = value
    world.tap(55, 10, at: 0, until: 50)
    #expect(stepper.value == right)
    stepper.value = value
    world.tap(5, 10, at: 1000, until: 1050)
    #expect(stepper.value == left)
  }
}
