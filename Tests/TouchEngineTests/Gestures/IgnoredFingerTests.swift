import Logs
import Testing
import TouchEngine
import TouchScript

/// A pan's are in `PanTests` and `PanMeasureTests`.
@Suite("Fingers that a recognizer ignores (GR-16)")
struct IgnoredFingerTests {
  @Test(
    "Of a long press",
    arguments: [
      Course(
        "they do not start the time anew",
        { $0.recognizer(.longPress, "press") { $0.ignoredFingers = [1] } },
        [Together(Path((0, 100, 100)), Path(1, (300, 200, 100))), At(999)],
        "500 ms  action(press) in began"),
      Course(
        "they leave no timer behind",
        { $0.recognizer(.longPress, "press") { $0.ignoredFingers = [1] } },
        [Together(Path((0, 100, 100), up: 200), Path(1, (100, 200, 100), up: 200)), At(2000)]),
    ])
  func longPress(course: Course) { course.check(observing: ["action"]) }

  private let world = World()
  private let view: LoggingView

  init() {
    view = world.add("a", 0, 0, 300, 400)
    view.isMultipleTouchEnabled = true
  }

  /// Has recognizers ignore a finger when its view receives it, after they have.
  private func ignoreSecondFinger(by all: [UIGestureRecognizer]) {
    for one in all { view.addGestureRecognizer(one) }
    view.onTouch = { touch, event in
      guard touch.fingerIndex == 1, touch.phase == .began, let event else { return }
      for one in all { one.ignore(touch, for: event) }
    }
    world.touch(at: 0, .down(100, 100), .down(200, 100, finger: 1))
    world.touch(at: 10, .move(200, 300, finger: 1))
  }

  @Test("What one does after it was ignored does not make a press or a tap fail, nor a pinch begin")
  func ignoredLater() {
    let press = UILongPressGestureRecognizer()
    press.numberOfTouchesRequired = 2
    let tap = UITapGestureRecognizer()
    tap.numberOfTouchesRequired = 2
    let all = [press, tap, UIPinchGestureRecognizer(), UIRotationGestureRecognizer()]
    ignoreSecondFinger(by: all)
    world.touch(at: 20, .move(101, 100))
    #expect(all.allSatisfy { $0.state == .possible })
    world.application.advance(to: 600)
    #expect(press.state == .began)
  }

  @Test("A swipe follows the fingers that it has not ignored")
  func swipe() {
    let swipe = UISwipeGestureRecognizer()
    swipe.numberOfTouchesRequired = 2
    ignoreSecondFinger(by: [swipe])
    world.touch(at: 20, .move(120, 100))
    #expect(swipe.state == .possible)
  }
}
