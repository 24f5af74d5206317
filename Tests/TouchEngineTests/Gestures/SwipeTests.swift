import Foundation
import Logs
import Testing
import TouchEngine
import TouchScript

@Suite("Swipes")
struct SwipeTests {
  @Test(
    "What its view and its targets receive",
    arguments: [
      Course(
        "It is recognized while the finger moves, once, and takes the view's touch (KR-38)",
        { $0.swipe("swipe") },
        [Path((0, 50, 60), (50, 60, 60), (100, 200, 60), (110, 250, 60), upAt: (120, 280, 60))],
        "0 ms    V(a).began",
        "50 ms   V(a).moved",
        "100 ms  action(swipe) in ended [1 touch at (50, 60)]",
        "100 ms  V(a).cancelled",
        "120 ms  reset(swipe) from ended"),
      Course(
        "Lifted too soon, or far away without having moved, it is none (KR-38)",
        { $0.swipe("swipe") }, [Path((0, 50, 50), (20, 60, 50), upAt: (30, 250, 50))],
        "0 ms   V(a).began",
        "20 ms  V(a).moved",
        "30 ms  V(a).ended",
        "30 ms  reset(swipe) from failed"),
      Course(
        "It is cancelled without an action", { $0.swipe("swipe") },
        [Path((0, 50, 60)), Interruption(at: 10)],
        "0 ms   V(a).began",
        "10 ms  V(a).cancelled",
        "10 ms  reset(swipe) from failed"),
    ])
  func received(course: Course) { course.check(observing: ["V", "action", "reset"]) }

  // MARK: Its way and its time

  /// Whether a swipe of one finger is recognized that comes down at (150, 200), moves from there by
  /// some distances at their times, and lifts.
  private func isRecognized(
    towards direction: UISwipeGestureRecognizer.Direction = .right,
    _ moves: [(milliseconds: Int, x: CGFloat, y: CGFloat)]
  ) -> Bool {
    let world = World()
    let view = world.add("a", 0, 0, 300, 400)
    let swipe = UISwipeGestureRecognizer()
    swipe.direction = direction
    world.attach(swipe, named: "swipe", to: view)
    world.touch(at: 0, .down(150, 200))
    for move in moves { world.touch(at: move.milliseconds, .move(150 + move.x, 200 + move.y)) }
    world.touch(at: world.application.time, .up(0, 0))
    let actions = world.take(observing: ["action"])
    return ("action(swipe) in ended" as LogPattern).mismatch(with: actions) == nil
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

  @Test("After exactly half a second it is recognized, a millisecond later it is not (KR-41)")
  func duration() {
    #expect(isRecognized([(500, 100, 0)]))
    #expect(!isRecognized([(501, 100, 0)]))
  }

  @Test(
    "When it has failed, it receives no more",
    arguments: [
      Course(
        "When its time is over (KR-41)", { $0.swipe("swipe") },
        [Path((0, 50, 50), (501, 51, 50), up: 600)], "0 ms  R(swipe).began → possible"),
      Course(
        "When it has gone astray (KR-40)", { $0.swipe("swipe") },
        [Path((0, 100, 100), (50, 110, 300), (60, 200, 300))],
        "0 ms   R(swipe).began → possible", "50 ms  R(swipe).moved → failed"),
      Course(
        "The time counts from its own start (KR-39)", { $0.swipe("swipe") },
        [Path((10_000, 100, 100), (10_050, 140, 100), (10_060, 150, 100))],
        "10000 ms  R(swipe).began → possible", "10050 ms  R(swipe).moved → possible",
        "10060 ms  R(swipe).moved → ended"),
    ])
  func failed(course: Course) { course.check(observing: ["R"]) }

  @Test("Behind its start it is lost; back a little is not (KR-42)")
  func retreat() {
    #expect(!isRecognized([(10, -0.1, 0), (100, 100, 0)]))
    #expect(isRecognized([(10, 30, 0), (20, 1, 0), (100, 100, 0)]))
  }

  @Test(
    "It may begin to the side, or slowly, as long as it does not go back (KR-42)",
    arguments: [0, 0.5])
  func startsAside(x: Double) { #expect(isRecognized([(20, x, 3), (50, 70, 3)])) }

  // MARK: Directions

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

  // MARK: Several fingers

  /// Two fingers that come down together, and go to the right by some distances.
  private static func right(by first: Double, _ second: Double) -> Together {
    Together(
      Path((0, 100, 50), (100, 100 + first, 50), up: 120),
      Path(1, (0, 150, 150), (100, 150 + second, 150), up: 120))
  }

  @Test(
    "As many as it asks for must swipe",
    arguments: [
      Course(
        "Both go far enough (KR-44)", { $0.swipe("swipe") { $0.touches = 2 } },
        [right(by: 100, 50)],
        "100 ms  action(swipe) in ended"),
      Course("One stays (KR-44)", { $0.swipe("swipe") { $0.touches = 2 } }, [right(by: 100, 0)]),
      Course(
        "One goes back (KR-44)", { $0.swipe("swipe") { $0.touches = 2 } }, [right(by: 100, -100)]),
      Course("Too many", { $0.swipe("swipe") }, [right(by: 150, 150)]),
      Course(
        "Too few", { $0.swipe("swipe") { $0.touches = 2 } },
        [Path((0, 50, 50), (100, 200, 50), up: 120)]),
    ])
  func fingers(course: Course) { course.check(observing: ["action"]) }

  @Test("It leaves no timer behind, with however many fingers")
  func timers() {
    let world = World()
    let view = world.add("a", 0, 0, 300, 400)
    view.isMultipleTouchEnabled = true
    let swipe = UISwipeGestureRecognizer()
    swipe.numberOfTouchesRequired = 2
    world.attach(swipe, named: "swipe", to: view)
    world.touch(at: 0, .down(100, 100))
    world.touch(at: 100, .down(100, 200, finger: 1))
    world.touch(at: 200, .up(100, 100), .up(100, 200, finger: 1))
    world.application.advance(to: 2000)
    world.expectLog(observing: ["action"], "")
    #expect(world.reports.isEmpty)
  }
}
