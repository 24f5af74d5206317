import Foundation
import Testing
import TouchEngine

/// A long press that ignores every finger but the one numbered 0.
private final class OneFingerPress: UILongPressGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches where touch.fingerIndex != 0 { ignore(touch, for: event) }
    super.touchesBegan(touches, with: event)
  }
}

@Suite("Fingers that a subclass ignores (GR-16)")
struct IgnoredFingerTests {
  @Test("They do not start the time of a long press anew")
  func longPress() {
    let bench = Bench(OneFingerPress())
    bench.play((0, [.down(100, 100)]), (300, [.down(200, 100, finger: 1)]))
    #expect(bench.wait(until: 499) == [])
    #expect(bench.wait(until: 500) == [.began])
  }

  @Test("They leave no timer of a long press behind")
  func longPressTimer() {
    let bench = Bench(OneFingerPress())
    bench.play(
      (0, [.down(100, 100)]), (100, [.down(200, 100, finger: 1)]),
      (200, [.up(100, 100), .up(200, 100, finger: 1)]))
    #expect(bench.wait(until: 2000) == [])
  }

  @Test("What one does after it was ignored moves no pan, and leaves its place to another")
  func pan() {
    let bench = Bench(UIPanGestureRecognizer())
    let pan = bench.recognizer
    pan.maximumNumberOfTouches = 2
    bench.view.onTouch = { touch, event in
      if touch.fingerIndex == 1, touch.phase == .began, let event { pan.ignore(touch, for: event) }
    }
    bench.play((0, [.down(100, 100), .down(200, 100, finger: 1)]))
    bench.play((10, [.move(300, 100, finger: 1)]))
    #expect(pan.translation(in: nil) == .zero)
    #expect(bench.play((20, [.move(120, 100)])) == [.began])
    #expect(pan.translation(in: nil) == CGPoint(x: 20, y: 0))
    bench.play((30, [.down(200, 300, finger: 2)]))
    #expect(pan.numberOfTouches == 2)
  }

  @Test("What one does after it was ignored does not make a press or a tap fail, nor a pinch begin")
  func others() {
    let bench = Bench(UILongPressGestureRecognizer())
    let tap = UITapGestureRecognizer()
    let pinch = UIPinchGestureRecognizer()
    let rotation = UIRotationGestureRecognizer()
    for one in [tap, pinch, rotation] { bench.view.addGestureRecognizer(one) }
    bench.recognizer.numberOfTouchesRequired = 2
    tap.numberOfTouchesRequired = 2
    bench.view.onTouch = { touch, event in
      guard touch.fingerIndex == 1, touch.phase == .began, let event else { return }
      for one in [bench.recognizer, tap, pinch, rotation] { one.ignore(touch, for: event) }
    }
    bench.play((0, [.down(100, 100), .down(200, 100, finger: 1)]))
    bench.play((10, [.move(200, 300, finger: 1)]), (20, [.move(101, 100)]))
    for one in [bench.recognizer, tap, pinch, rotation] { #expect(one.state == .possible) }
    #expect(bench.wait(until: 600) == [.began])
  }

  @Test("A swipe goes by the fingers that it has not ignored")
  func swipe() {
    let bench = Bench(UISwipeGestureRecognizer())
    bench.recognizer.numberOfTouchesRequired = 2
    bench.view.onTouch = { touch, event in
      guard touch.fingerIndex == 1, touch.phase == .began, let event else { return }
      bench.recognizer.ignore(touch, for: event)
    }
    bench.play((0, [.down(100, 100), .down(200, 100, finger: 1)]))
    bench.play((10, [.move(200, 300, finger: 1)]), (20, [.move(120, 100)]))
    #expect(bench.recognizer.state == .possible)
  }
}
