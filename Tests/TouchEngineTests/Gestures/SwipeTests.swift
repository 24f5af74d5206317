import Foundation
import Testing
import TouchEngine

@Suite("Swipes")
struct SwipeTests {
  private typealias SwipeBench = Bench<UISwipeGestureRecognizer>
  private let bench = SwipeBench(UISwipeGestureRecognizer())
  private var swipe: UISwipeGestureRecognizer { bench.recognizer }

  /// Whether a swipe of one finger is recognized: down, moves, up.
  private func isRecognized(
    towards direction: UISwipeGestureRecognizer.Direction = .right,
    _ moves: [(milliseconds: Int, x: CGFloat, y: CGFloat)]
  ) -> Bool {
    let bench = SwipeBench(UISwipeGestureRecognizer())
    bench.recognizer.direction = direction
    bench.play((0, [.down(150, 200)]))
    var states: [UIGestureRecognizer.State] = []
    for move in moves {
      states += bench.play((move.milliseconds, [.move(150 + move.x, 200 + move.y)]))
    }
    bench.world.touch(at: bench.world.application.time, .up(0, 0))
    return states + bench.log.take() == [.ended]
  }

  @Test("By default to the right, with one finger; the directions have UIKit's bits (KR-37)")
  func defaults() {
    #expect(swipe.direction == .right)
    #expect(swipe.numberOfTouchesRequired == 1)
    typealias Direction = UISwipeGestureRecognizer.Direction
    #expect(Direction.right.rawValue == 1)
    #expect(Direction.left.rawValue == 2)
    #expect(Direction.up.rawValue == 4)
    #expect(Direction.down.rawValue == 8)
  }

  @Test("It is recognized while the finger moves, once, and takes the view's touch (KR-38)")
  func course() {
    #expect(bench.play((0, [.down(50, 50)]), (50, [.move(60, 50)])) == [])
    #expect(bench.play((100, [.move(200, 50)])) == [.ended])
    #expect(bench.play((110, [.move(250, 50)]), (120, [.up(280, 50)])) == [])
    #expect(bench.world.diary.take() == ["a began 0", "a moved 0", "a cancelled 0"])
  }

  @Test("Lifted too soon, or far away without having moved, it is none (KR-38)")
  func lift() {
    #expect(bench.play((0, [.down(50, 50)]), (20, [.move(60, 50)]), (30, [.up(250, 50)])) == [])
    #expect(bench.world.diary.take() == ["a began 0", "a moved 0", "a ended 0"])
  }

  @Test(
    "The way that is enough shrinks with time (KR-39)",
    arguments: [(0, 50), (100, 45.3), (200, 40.6), (300, 35.9), (400, 31.2), (500, 26.5)])
  func length(milliseconds: Int, points: CGFloat) {
    #expect(isRecognized([(milliseconds, points, 0)]))
    #expect(!isRecognized([(milliseconds, points - 0.001, 0)]))
  }

  @Test(
    "So does the way that it may go astray (KR-40)",
    arguments: [(0, 50), (100, 45.1), (200, 40.2), (300, 35.3), (400, 30.4), (500, 25.5)])
  func drift(milliseconds: Int, points: CGFloat) {
    #expect(isRecognized([(milliseconds, 100, points)]))
    #expect(isRecognized([(milliseconds, 100, -points)]))
    #expect(!isRecognized([(milliseconds, 100, points + 0.001)]))
  }

  @Test("After exactly half a second it is recognized, a millisecond later it has failed (KR-41)")
  func duration() {
    #expect(isRecognized([(500, 100, 0)]))
    #expect(!isRecognized([(501, 100, 0)]))
    bench.play((0, [.down(50, 50)]))
    bench.wait(until: 501)
    #expect(swipe.state == .failed)
  }

  @Test("Behind its start it is lost; back a little is not (KR-42)")
  func retreat() {
    #expect(!isRecognized([(10, -0.1, 0), (100, 100, 0)]))
    #expect(isRecognized([(10, 30, 0), (20, 1, 0), (100, 100, 0)]))
  }

  @Test("The wrong way, and across, are no swipes (KR-43)")
  func direction() {
    let ways: [(UISwipeGestureRecognizer.Direction, CGFloat, CGFloat)] = [
      (.right, 100, 0), (.left, -100, 0), (.up, 0, -100), (.down, 0, 100),
    ]
    for (asked, _, _) in ways {
      for (done, x, y) in ways {
        #expect(isRecognized(towards: asked, [(50, x / 2, y / 2), (100, x, y)]) == (asked == done))
      }
      let side = 100 / CGFloat(2).squareRoot()
      for x in [-side, side] {
        for y in [-side, side] { #expect(!isRecognized(towards: asked, [(100, x, y)])) }
      }
    }
    #expect(!isRecognized(towards: [], [(100, 100, 0)]))
  }

  @Test("With two directions of an axis, either way will do, even after a slip (KR-45)")
  func mask() {
    #expect(isRecognized(towards: [.left, .right], [(100, 100, 0)]))
    #expect(isRecognized(towards: [.left, .right], [(100, -100, 0)]))
    #expect(isRecognized(towards: [.left, .right], [(10, 1, 0), (100, -100, 0)]))
    #expect(!isRecognized(towards: [.left, .right], [(100, 0, 100)]))
    #expect(isRecognized(towards: [.up, .down], [(100, 0, -100)]))
  }

  @Test("With directions of both axes, the horizontal ones count (KR-45)")
  func mixedMask() {
    #expect(isRecognized(towards: [.right, .down], [(100, 100, 0)]))
    #expect(!isRecognized(towards: [.right, .down], [(100, 0, 100)]))
  }

  @Test(
    "Every finger must swipe (KR-44)", arguments: [(50.0, true), (0.0, false), (-100.0, false)])
  func twoFingers(second: CGFloat, isSwipe: Bool) {
    swipe.numberOfTouchesRequired = 2
    bench.play((0, [.down(100, 50), .down(150, 150, finger: 1)]))
    let states = bench.play(
      (100, [.move(200, 50), .move(150 + second, 150, finger: 1)]),
      (120, [.up(200, 50), .up(150 + second, 150, finger: 1)]))
    #expect(states == (isSwipe ? [.ended] : []))
  }

  @Test("With too few or too many fingers it fails")
  func fingerCount() {
    #expect(
      bench.play(
        (0, [.down(50, 50), .down(50, 150, finger: 1)]),
        (100, [.move(200, 50), .move(200, 150, finger: 1)])) == [])
    bench.play((110, [.up(200, 50), .up(200, 150, finger: 1)]))
    swipe.numberOfTouchesRequired = 2
    #expect(bench.play((1000, [.down(50, 50)]), (1100, [.move(200, 50)])) == [])
  }

  @Test("It says that it is where it started, and is cancelled without an action")
  func locationAndCancellation() {
    var location: CGPoint?
    bench.log.onAction = { [swipe] in location = swipe.location(in: nil) }
    bench.play((0, [.down(50, 60)]), (100, [.move(200, 60)]), (110, [.up(200, 60)]))
    #expect(location == CGPoint(x: 50, y: 60))
    #expect(bench.play((1000, [.down(50, 60)]), (1010, [.cancel(150, 60)])) == [])
    #expect(swipe.state == .possible)
  }

  // MARK: Faults

  /// Which of several attempts are recognized, and at which time.
  private func story(_ behavior: Behavior = .uikit) -> [Int] {
    let bench = SwipeBench(UISwipeGestureRecognizer(), under: behavior)
    bench.recognizer.direction = [.right, .left]
    var story: [Int] = []
    bench.log.onAction = { [application = bench.world.application] in
      story.append(application.time)
    }
    let attempts: [[(Int, CGFloat, CGFloat)]] = [
      [(100, 100, 0)], [(100, -100, 0)], [(100, 10, 0)], [(100, 100, 60), (110, 100, 0)],
      [(700, 100, 0)], [(100, 0, 100)],
    ]
    for (number, moves) in attempts.enumerated() {
      let start = number * 2000
      bench.play((start, [.down(150, 200)]))
      for (time, x, y) in moves { bench.play((start + time, [.move(150 + x, 200 + y)])) }
      bench.play((start + 800, [.up(150, 200)]))
    }
    bench.recognizer.direction = .right
    bench.play((20000, [.down(150, 200)]), (20010, [.move(149, 200)]), (20100, [.move(250, 200)]))
    bench.play((20200, [.up(250, 200)]))
    bench.recognizer.numberOfTouchesRequired = 2
    bench.play((30000, [.down(100, 50), .down(150, 150, finger: 1)]))
    bench.play((30100, [.move(200, 50), .move(151, 150, finger: 1)]))
    return story
  }

  @Test(
    "Each wrong way of swiping can be seen",
    arguments: [
      .swipeAtLift, .swipeOfAnyLength, .swipeAstray, .slowSwipe, .swipeFromBehind,
      .swipeInAnyDirection, .swipeOfOneOfSeveral, .swipeInFirstDirection,
    ] as [Mistake])
  func faults(mistake: Mistake) {
    #expect(story() == [100, 2100])
    #expect(story(Behavior(mistakes: [mistake])) != story())
  }
}
