import Foundation
import Testing
import TouchEngine

@Suite("Long presses")
struct LongPressTests {
  private typealias PressBench = Bench<UILongPressGestureRecognizer>
  private let bench = PressBench(UILongPressGestureRecognizer())
  private var press: UILongPressGestureRecognizer { bench.recognizer }

  @Test("By default: half a second, ten points, no taps before, one finger (KR-14)")
  func defaults() {
    #expect(press.minimumPressDuration == 0.5)
    #expect(press.allowableMovement == 10)
    #expect(press.numberOfTapsRequired == 0)
    #expect(press.numberOfTouchesRequired == 1)
  }

  @Test("It begins when the time has passed, without an event, and takes the view's touch")
  func begins() {
    bench.play((0, [.down(100, 100)]))
    #expect(bench.wait(until: 499) == [])
    #expect(bench.wait(until: 500) == [.began])
    #expect(bench.world.diary.take() == ["a began 0", "a cancelled 0"])
    #expect(bench.play((900, [.up(100, 100)])) == [.ended])
    #expect(bench.world.diary.take() == [])
  }

  @Test("The time it takes is the app's to set, down to nothing (KR-15)")
  func duration() {
    press.minimumPressDuration = 1.25
    bench.play((0, [.down(100, 100)]))
    #expect(bench.wait(until: 1249) == [])
    #expect(bench.wait(until: 1250) == [.began])
    bench.play((1300, [.up(100, 100)]))
    press.minimumPressDuration = 0
    #expect(bench.play((2000, [.down(100, 100)])) == [.began])
    bench.play((2010, [.up(100, 100)]))
    for endless in [TimeInterval.infinity, .nan, 1e300] {
      press.minimumPressDuration = endless
      let now = bench.world.application.time
      #expect(bench.play((now, [.down(100, 100)])) == [])
      #expect(bench.wait(until: now + 100_000) == [])
      #expect(bench.play((now + 100_000, [.up(100, 100)])) == [])
    }
  }

  @Test("Lifted too early it fails without an action (KR-17)")
  func earlyLift() {
    #expect(bench.play((0, [.down(100, 100)]), (300, [.up(100, 100)])) == [])
    #expect(bench.wait(until: 2000) == [])
    #expect(bench.world.diary.take() == ["a began 0", "a ended 0"])
  }

  @Test("Moved by five points it begins, moved by thirty it fails (KR-18)")
  func movementBefore() {
    bench.play((0, [.down(100, 100)]), (100, [.move(103, 104)]))
    #expect(bench.wait(until: 800) == [.began])
    bench.play((900, [.up(100, 100)]))
    bench.play((1000, [.down(100, 100)]), (1100, [.move(130, 100)]), (1200, [.move(100, 100)]))
    #expect(bench.wait(until: 2000) == [])
    #expect(bench.play((2100, [.up(100, 100)])) == [])
  }

  @Test("The allowance is the app's to set, and may be used up exactly")
  func allowance() {
    press.allowableMovement = 40
    bench.play((0, [.down(100, 100)]), (100, [.move(140, 100)]))
    #expect(bench.wait(until: 500) == [.began])
  }

  @Test("Once begun, every movement is a change, however far (KR-19)")
  func movementAfter() {
    bench.play((0, [.down(100, 100)]))
    bench.wait(until: 500)
    #expect(bench.play((600, [.move(101, 100)]), (700, [.move(290, 390)])) == [.changed, .changed])
    #expect(bench.play((800, [.up(290, 390)])) == [.ended])
  }

  @Test("Two fingers must both be held, and it ends when both are up (KR-15, KR-20)")
  func twoFingers() {
    press.numberOfTouchesRequired = 2
    bench.play((0, [.down(100, 100)]))
    #expect(bench.wait(until: 800) == [])
    bench.play((800, [.down(200, 100, finger: 1)]))
    #expect(bench.wait(until: 1299) == [])
    #expect(bench.wait(until: 1300) == [.began])
    #expect(bench.play((1400, [.up(100, 100)])) == [])
    #expect(bench.play((1500, [.up(200, 100, finger: 1)])) == [.ended])
  }

  @Test("One of two lifted early makes it fail")
  func oneOfTwoLifted() {
    press.numberOfTouchesRequired = 2
    bench.play((0, [.down(100, 100), .down(200, 100, finger: 1)]), (300, [.up(100, 100)]))
    #expect(bench.wait(until: 2000) == [])
  }

  @Test("A finger too many makes it fail before it has begun, and is ignored after (KR-21)")
  func extraFinger() {
    bench.play((0, [.down(100, 100)]), (100, [.down(200, 100, finger: 1)]))
    #expect(bench.wait(until: 1000) == [])
    bench.play((1000, [.up(100, 100), .up(200, 100, finger: 1)]))
    bench.play((2000, [.down(100, 100)]))
    bench.wait(until: 2500)
    _ = bench.world.diary.take()
    #expect(bench.play((2600, [.down(200, 100, finger: 1)])) == [])
    #expect(bench.play((2700, [.up(100, 100)])) == [.ended])
    bench.play((2800, [.up(200, 100, finger: 1)]))
    #expect(bench.world.diary.take() == ["a began 1", "a ended 1"])
  }

  @Test("After one tap, the hold makes the press; without it, or too late, none does (KR-22)")
  func tapBefore() {
    press.numberOfTapsRequired = 1
    bench.play((0, [.down(100, 100)]), (50, [.up(100, 100)]), (150, [.down(101, 100)]))
    #expect(bench.wait(until: 649) == [])
    #expect(bench.wait(until: 650) == [.began])
    #expect(bench.play((700, [.up(101, 100)])) == [.ended])
    bench.play((2000, [.down(100, 100)]))
    #expect(bench.wait(until: 5000) == [])
    bench.play((5000, [.up(100, 100)]))
    bench.play((6000, [.down(100, 100)]), (6050, [.up(100, 100)]), (7100, [.down(100, 100)]))
    #expect(bench.wait(until: 9000) == [])
    bench.play((9000, [.up(100, 100)]))
    bench.play((10000, [.down(100, 100)]), (10050, [.up(100, 100)]), (10100, [.down(250, 100)]))
    #expect(bench.wait(until: 12000) == [])
  }

  @Test("Cancelled by the system, it sends a cancelled action if it has begun (GR-45)")
  func cancellation() {
    bench.play((0, [.down(100, 100)]), (100, [.cancel(100, 100)]))
    #expect(bench.wait(until: 1000) == [])
    bench.play((1000, [.down(100, 100)]))
    bench.wait(until: 1500)
    #expect(bench.play((1600, [.cancel(100, 100)])) == [.cancelled])
  }

  @Test("Excluded by a pan, it does not begin when its time comes")
  func excluded() {
    press.allowableMovement = 100
    bench.view.addGestureRecognizer(UIPanGestureRecognizer())
    bench.play((0, [.down(100, 100)]), (100, [.move(150, 100)]))
    #expect(press.state == .failed)
    #expect(bench.wait(until: 1000) == [])
  }

  // MARK: Faults

  /// The actions of several presses, with their times.
  private func story(taps: Int = 0, _ behavior: Behavior = .uikit) -> [String] {
    let bench = PressBench(UILongPressGestureRecognizer(), under: behavior)
    bench.recognizer.numberOfTapsRequired = taps
    bench.recognizer.numberOfTouchesRequired = 2 - taps
    var story: [String] = []
    bench.log.onAction = { [log = bench.log, application = bench.world.application] in
      story.append("\(application.time) \(log.states.last ?? .failed)")
    }
    func both(
      _ finger: (CGFloat, CGFloat, Int) -> FingerSample, _ x: CGFloat
    ) -> [FingerSample] {
      taps > 0 ? [finger(x, 100, 0)] : [finger(x, 100, 0), finger(x, 200, 1)]
    }
    bench.play(
      (0, both(FingerSample.down, 100)), (600, both(FingerSample.move, 150)),
      (700, [.up(150, 100)]), (800, [.up(150, 200, finger: 1)]))
    bench.play((1000, both(FingerSample.down, 100)), (1100, both(FingerSample.up, 100)))
    bench.play((3000, both(FingerSample.down, 100)), (3200, both(FingerSample.move, 150)))
    bench.play((4000, both(FingerSample.up, 150)))
    bench.play((5000, both(FingerSample.down, 100)), (5200, [.down(50, 50, finger: 3)]))
    bench.play((6000, [.up(50, 50, finger: 3)]), (6010, both(FingerSample.up, 100)))
    return story
  }

  @Test(
    "Each wrong way of pressing can be seen",
    arguments: [
      .pressAtNextEvent, .pressAtTouchDown, .shortPress, .pressWithoutDistanceLimit,
      .pressCancelledByMovement, .pressDoesNotChange, .pressEndsAtFirstLift, .pressWithAnyFingers,
    ] as [Mistake])
  func faults(mistake: Mistake) { #expect(story(Behavior(mistakes: [mistake])) != story()) }

  @Test("So can one that does not wait for the taps before it (KR-22)")
  func faultOfTaps() {
    #expect(story(taps: 1, Behavior(mistakes: [.pressWithoutTaps])) != story(taps: 1))
  }
}
