import Foundation
import Testing
import TouchEngine

@Suite("Pinches")
struct PinchTests {
  private typealias PinchBench = Bench<UIPinchGestureRecognizer>
  private let bench = PinchBench(UIPinchGestureRecognizer())
  private var pinch: UIPinchGestureRecognizer { bench.recognizer }

  private static func down(_ distance: CGFloat) -> [FingerSample] {
    [.down(20, 100), .down(20 + distance, 100, finger: 1)]
  }

  private static func apart(_ distance: CGFloat) -> [FingerSample] {
    [.move(20 + distance, 100, finger: 1)]
  }

  @Test("It begins when the distance has changed enough, changes, and ends with both (KR-47)")
  func course() {
    #expect(pinch.scale == 1)
    #expect(bench.play((0, Self.down(100)), (10, Self.apart(108))) == [])
    #expect(bench.play((20, Self.apart(110))) == [.began])
    #expect(bench.play((30, Self.apart(120)), (40, Self.apart(90))) == [.changed, .changed])
    #expect(bench.play((50, [.up(20, 100), .up(110, 100, finger: 1)])) == [.ended])
    #expect(bench.world.diary.take() == ["a began 0,1", "a moved 1", "a cancelled 0,1"])
  }

  @Test("The threshold is exact, and holds for both ways", arguments: [-1.0, 1.0])
  func threshold(way: CGFloat) {
    #expect(bench.play((0, Self.down(150)), (10, Self.apart(150 + way * 9.999))) == [])
    #expect(bench.play((20, Self.apart(150 + way * 10))) == [.began])
  }

  @Test("The scale leaves out a little of what it took to begin (KR-48)")
  func scale() {
    bench.play((0, Self.down(100)), (10, Self.apart(110)))
    #expect(pinch.scale == 110.0 / 108)
    bench.play((20, Self.apart(216)))
    #expect(pinch.scale == 2)
    bench.play((30, [.up(20, 100), .up(236, 100, finger: 1)]))
    bench.play((1000, Self.down(200)), (1010, Self.apart(190)))
    #expect(pinch.scale == 190.0 / 192)
    bench.play((1020, Self.apart(96)))
    #expect(pinch.scale == 0.5)
  }

  @Test("Once set, the scale goes on from there (KR-49)")
  func settingScale() {
    bench.play((0, Self.down(100)), (10, Self.apart(200)))
    pinch.scale = 1
    #expect(pinch.scale == 1)
    bench.play((20, Self.apart(250)))
    #expect(pinch.scale == 1.25)
    pinch.scale = 3
    bench.play((30, Self.apart(125)))
    #expect(pinch.scale == 1.5)
  }

  @Test("One finger never pinches (KR-46)")
  func oneFinger() {
    #expect(bench.play((0, [.down(100, 100)]), (10, [.move(250, 100)])) == [])
    #expect(bench.play((20, [.up(250, 100)])) == [])
    #expect(bench.world.diary.take() == ["a began 0", "a moved 0", "a ended 0"])
  }

  @Test("Two fingers that move side by side do not pinch")
  func sideBySide() {
    #expect(
      bench.play((0, Self.down(100)), (10, [.move(60, 200), .move(160, 200, finger: 1)])) == [])
  }

  @Test("It goes on with one finger, and without a jump with the next (KR-50)")
  func oneLifts() {
    bench.play((0, Self.down(100)), (10, Self.apart(216)))
    #expect(bench.play((20, [.up(20, 100)])) == [])
    #expect(bench.play((30, [.move(250, 100, finger: 1)])) == [.changed])
    #expect(pinch.scale == 2)
    bench.play((40, [.down(50, 100, finger: 2)]))
    #expect(pinch.scale == 2)
    bench.play((50, [.move(150, 100, finger: 2)]))
    #expect(pinch.scale == 1)
    #expect(bench.play((60, [.up(250, 100, finger: 1)])) == [])
    #expect(bench.play((70, [.up(150, 100, finger: 2)])) == [.ended])
  }

  @Test("A third finger is ignored, and stays with its view")
  func thirdFinger() {
    bench.play((0, Self.down(100)), (10, [.down(20, 300, finger: 2)]), (20, Self.apart(120)))
    #expect(pinch.numberOfTouches == 2)
    bench.play((30, [.move(20, 390, finger: 2)]), (40, [.up(20, 390, finger: 2)]))
    #expect(pinch.scale == 120.0 / 108)
    #expect(bench.world.diary.take().suffix(2) == ["a moved 2", "a ended 2"])
  }

  @Test("It is in the middle of its two fingers (KR-53)")
  func location() {
    bench.play((0, Self.down(100)), (10, [.move(20, 140), .move(160, 100, finger: 1)]))
    #expect(pinch.location(in: nil) == CGPoint(x: 90, y: 120))
  }

  @Test("Its velocity is by how much the scale changes in a second")
  func velocityOfScale() {
    // From 110 to 164 points of 108: half as large again, in a tenth of a second.
    bench.play((0, Self.down(100)), (10, Self.apart(110)), (110, Self.apart(164)))
    #expect(abs(pinch.velocity - 5) < 1)
  }

  @Test("Its velocity has the sign of the change, and is zero at rest")
  func velocity() {
    bench.play((0, Self.down(100)))
    #expect(pinch.velocity == 0)
    bench.play((10, Self.apart(110)), (20, Self.apart(120)))
    #expect(pinch.velocity > 0)
    bench.play((200, Self.apart(110)), (300, Self.apart(100)))
    #expect(pinch.velocity < 0)
    bench.play((900, Self.apart(100)))
    #expect(pinch.velocity == 0)
  }

  @Test("Cancelled by the system, it sends a cancelled action if it has begun (GR-45)")
  func cancellation() {
    bench.play((0, Self.down(100)), (10, Self.apart(150)))
    let cancel: [FingerSample] = [.cancel(20, 100), .cancel(170, 100, finger: 1)]
    #expect(bench.play((20, cancel)) == [.cancelled])
    #expect(bench.play((1000, Self.down(100)), (1010, cancel)) == [])
  }

  @Test("Fingers at one point are no reason to divide by zero")
  func onePoint() {
    bench.play((0, Self.down(0)), (10, Self.apart(8)))
    #expect(pinch.scale == 1)
    #expect(bench.play((20, Self.apart(16))) == [.began])
    #expect(pinch.scale == 2)
    bench.play((30, Self.apart(0)))
    pinch.scale = 4
    bench.play((40, Self.apart(30)))
    #expect(pinch.scale == 4)
  }

  // MARK: Faults

  /// The actions of several pinches, and the scale at each.
  private func story(_ behavior: Behavior = .uikit) -> [String] {
    let bench = PinchBench(UIPinchGestureRecognizer(), under: behavior)
    var story: [String] = []
    bench.log.onAction = { [pinch = bench.recognizer] in
      story.append("\(pinch.state) \(pinch.scale)")
      if pinch.scale > 2 { pinch.scale = 1 }
    }
    bench.play(
      (0, Self.down(100)), (10, Self.apart(103)), (20, Self.apart(130)), (30, Self.apart(250)),
      (40, Self.apart(260)), (50, [.up(20, 100)]), (60, [.move(200, 100, finger: 1)]),
      (70, [.up(200, 100, finger: 1)]))
    bench.play((1000, [.down(100, 100)]), (1010, [.move(250, 100)]), (1020, [.up(250, 100)]))
    return story
  }

  @Test(
    "Each wrong way of pinching can be seen",
    arguments: [
      .pinchOfOneFinger, .pinchWithoutHysteresis, .pinchNeverBegins, .scaleInverted, .scaleNotSet,
      .pinchEndsAtFirstLift,
    ] as [Mistake])
  func faults(mistake: Mistake) { #expect(story(Behavior(mistakes: [mistake])) != story()) }
}
