import Logs
import Testing
import TouchEngine
import TouchScript

/// A pan's are in `PanTests` and `PanMeasureTests`.
@Suite("Fingers that a recognizer ignores (GR-16)")
struct IgnoredFingerTests {
  @Test("They do not start the time of a long press anew")
  func longPress() {
    expectLog(
      of: scene {
        $0.recognizer(.longPress, "press", ignoredFingers: [1])
      } script: {
        Drag((0, 100, 100))
        At(300)
        Down(1, at: Point(200, 100))
        At(1000)
      }, observing: ["action"], "500 ms  action(press) in began")
  }

  @Test("They leave no timer of a long press behind")
  func longPressTimer() {
    expectLog(
      of: scene {
        $0.recognizer(.longPress, "press", ignoredFingers: [1])
      } script: {
        Drag((0, 100, 100))
        At(100)
        Down(1, at: Point(200, 100))
        At(200)
        Up()
        Up(1)
        At(2000)
      }, observing: ["action"], "")
  }

  @Test("What one does after it was ignored does not make a press or a tap fail, nor a pinch begin")
  func ignoredLater() {
    let (world, view) = world()
    let press = UILongPressGestureRecognizer()
    press.numberOfTouchesRequired = 2
    world.attach(press, named: "press", to: view)
    let tap = UITapGestureRecognizer()
    tap.numberOfTouchesRequired = 2
    let others = [tap, UIPinchGestureRecognizer(), UIRotationGestureRecognizer()]
    for one in others { view.addGestureRecognizer(one) }
    ignoreSecondFinger(of: view, by: [press] + others)
    world.touch(at: 0, .down(100, 100), .down(200, 100, finger: 1))
    world.touch(at: 10, .move(200, 300, finger: 1))
    world.touch(at: 20, .move(101, 100))
    #expect(([press] + others).allSatisfy { $0.state == .possible })
    world.application.advance(to: 600)
    world.expectLog(observing: ["action"], "action(press) in began")
  }

  @Test("A swipe goes by the fingers that it has not ignored")
  func swipe() {
    let (world, view) = world()
    let swipe = UISwipeGestureRecognizer()
    swipe.numberOfTouchesRequired = 2
    view.addGestureRecognizer(swipe)
    ignoreSecondFinger(of: view, by: [swipe])
    world.touch(at: 0, .down(100, 100), .down(200, 100, finger: 1))
    world.touch(at: 10, .move(200, 300, finger: 1))
    world.touch(at: 20, .move(120, 100))
    #expect(swipe.state == .possible)
  }

  private func world() -> (World, LoggingView) {
    let world = World()
    let view = world.add("a", 0, 0, 300, 400)
    view.isMultipleTouchEnabled = true
    return (world, view)
  }

  /// Has recognizers ignore a finger when its view hears of it, after they have.
  private func ignoreSecondFinger(of view: LoggingView, by all: [UIGestureRecognizer]) {
    view.onTouch = { touch, event in
      guard touch.fingerIndex == 1, touch.phase == .began, let event else { return }
      for one in all { one.ignore(touch, for: event) }
    }
  }
}
