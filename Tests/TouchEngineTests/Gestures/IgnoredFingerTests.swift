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
}
