import Foundation
import Logs
import Testing
import TouchEngine
import TouchScript

@Suite("Swipes")
struct SwipeTests {
  @Test("One is recognized while the finger moves, once, and takes the view's touch (KR-38)")
  func course() {
    expectLog(
      of: scene {
        $0.swipe("swipe")
      } script: {
        Drag((0, 50, 50), (50, 60, 50), (100, 200, 50), (110, 250, 50))
        At(120)
        Up(at: Point(280, 50))
      }, observing: ["V", "action"],
      """
      0 ms    V(a).began
      50 ms   V(a).moved
      100 ms  action(swipe) in ended
      100 ms  V(a).cancelled
      """)
  }

  @Test("Lifted too soon, or far away without having moved, it is none (KR-38)")
  func lift() {
    expectLog(
      of: scene {
        $0.swipe("swipe")
      } script: {
        Drag((0, 50, 50), (20, 60, 50))
        At(30)
        Up(at: Point(250, 50))
      }, observing: ["V", "action"],
      """
      V(a).began
      V(a).moved
      V(a).ended
      """)
  }

  @Test("It says that it is where it started, and is cancelled without an action")
  func locationAndCancellation() {
    expectLog(
      of: scene {
        $0.swipe("swipe")
      } script: {
        Drag((0, 50, 60), (100, 200, 60), up: 110)
        Drag((1000, 50, 60))
        At(1010)
        Change(.interrupt)
      }, observing: ["action", "reset"],
      """
      100 ms   action(swipe) in ended [1 touch at (50, 60)]
      110 ms   reset(swipe) from ended
      1010 ms  reset(swipe) from failed
      """)
  }

  @Test("Without fingers it is nowhere")
  func noLocation() {
    let world = World()
    let view = world.add("a", 10, 20, 300, 400)
    let swipe = UISwipeGestureRecognizer()
    view.addGestureRecognizer(swipe)
    #expect(swipe.location(in: view) == .zero)
  }

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

  @Test("After exactly half a second it is recognized, a millisecond later it has failed (KR-41)")
  func duration() {
    #expect(isRecognized([(500, 100, 0)]))
    #expect(!isRecognized([(501, 100, 0)]))
    expectLog(
      of: scene {
        $0.swipe("swipe")
      } script: {
        Drag((0, 50, 50), (501, 51, 50), up: 600)
      }, observing: ["R", "reset"],
      """
      0 ms    R(swipe).began → possible
      600 ms  reset(swipe) from failed
      """)
  }

  @Test("The time counts from its own start (KR-39)")
  func laterSwipe() {
    expectLog(
      of: scene {
        $0.swipe("swipe")
      } script: {
        Drag((10_000, 100, 100), (10_050, 140, 100), (10_060, 150, 100))
      }, observing: ["action"], "10060 ms  action(swipe) in ended")
  }

  @Test("Gone astray, it has failed at once (KR-40)")
  func astray() {
    expectLog(
      of: scene {
        $0.swipe("swipe")
      } script: {
        Drag((0, 100, 100), (50, 110, 300))
      }, observing: ["R"],
      """
      R(swipe).began → possible
      R(swipe).moved → failed
      """)
  }

  @Test("Behind its start it is lost; back a little is not (KR-42)")
  func retreat() {
    #expect(!isRecognized([(10, -0.1, 0), (100, 100, 0)]))
    #expect(isRecognized([(10, 30, 0), (20, 1, 0), (100, 100, 0)]))
  }

  @Test(
    "It may begin to the side, or slowly, as long as it does not go back (KR-42)",
    arguments: [0, 0.5])
  func startsAside(x: Double) {
    #expect(isRecognized([(20, x, 3), (50, 70, 3)]))
  }

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

  /// Fingers that come down at (100, 50) and (150, 150), and go to the right by some distances.
  private func swipe(of touches: Int, by first: Double, _ second: Double) -> Scenario {
    scene {
      $0.swipe("swipe", touches: touches)
    } script: {
      Down(at: Point(100, 50))
      Down(1, at: Point(150, 150))
      At(100)
      Move(to: Point(100 + first, 50))
      Move(1, to: Point(150 + second, 150))
      At(120)
      Up()
      Up(1)
    }
  }

  @Test(
    "Every finger must swipe (KR-44)", arguments: [(50.0, true), (0.0, false), (-100.0, false)])
  func twoFingers(second: Double, isSwipe: Bool) {
    expectLog(
      of: swipe(of: 2, by: 100, second), observing: ["action"],
      isSwipe ? "100 ms  action(swipe) in ended" : "")
  }

  @Test("With too many fingers it fails")
  func tooMany() { expectLog(of: swipe(of: 1, by: 150, 150), observing: ["action"], "") }

  @Test("With too few fingers it fails")
  func tooFew() {
    expectLog(
      of: scene {
        $0.swipe("swipe", touches: 2)
      } script: {
        Drag((0, 50, 50), (100, 200, 50))
      }, observing: ["action"], "")
  }

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
    #expect(world.application.programmerErrors == [])
  }

  // MARK: Wrong engines

  /// Attempts of one finger, of which those at 100 ms and at 2100 ms are swipes to either side.
  private func attempts() -> Scenario {
    let ways: [[(Int, Double, Double)]] = [
      [(100, 100, 0)], [(100, -100, 0)], [(100, 10, 0)], [(100, 100, 60), (110, 100, 0)],
      [(700, 100, 0)], [(100, 0, 100)],
    ]
    return scene {
      $0.swipe("swipe", directions: [.right, .left])
    } script: {
      for (number, moves) in ways.enumerated() {
        At(number * 2000)
        Down(at: Point(150, 200))
        for (time, x, y) in moves {
          At(number * 2000 + time)
          Move(to: Point(150 + x, 200 + y))
        }
        At(number * 2000 + 800)
        Up(at: Point(150, 200))
      }
    }
  }

  @Test("Of the attempts that tell wrong ways, two are swipes")
  func rightAttempts() {
    expectLog(
      of: attempts(), observing: ["action"],
      """
      100 ms   action(swipe) in ended
      2100 ms  action(swipe) in ended
      """)
  }
}
