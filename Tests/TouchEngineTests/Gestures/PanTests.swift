import Foundation
import Logs
import Testing
import TouchEngine
import TouchScript

@Suite("Pans")
struct PanTests {
  @Test("One begins with the first movement far enough, changes with each later one, and ends")
  func course() {
    expectLog(
      of: scene {
        $0.pan("pan")
      } script: {
        Drag(
          (0, 100, 100), (10, 100, 100), (20, 103, 100), (30, 130, 100), (40, 140, 100),
          (50, 140, 110), up: 60)
      }, observing: ["action", "reset"],
      """
      30 ms  action(pan) in began
      40 ms  action(pan) in changed
      50 ms  action(pan) in changed
      60 ms  action(pan) in ended
      60 ms  reset(pan) from ended
      """)
  }

  @Test("It begins at exactly its hysteresis, as a straight distance (KR-26)")
  func hysteresis() {
    expectLog(
      of: scene {
        $0.pan("pan")
      } script: {
        Drag((0, 100, 100), (10, 109.75, 100), (20, 106, 108))
      }, observing: ["action"], "20 ms  action(pan) in began")
  }

  @Test("Back and forth is no way: the path does not count (KR-26)")
  func pathDoesNotCount() {
    expectLog(
      of: scene {
        $0.pan("pan")
      } script: {
        Drag((0, 100, 100))
        for time in 1...20 {
          At(time * 10)
          Move(to: Point(time.isMultiple(of: 2) ? 97 : 103, 100))
        }
      }, observing: ["action"], "")
  }

  @Test("Lifted without movement it fails without an action, wherever the lift is (KR-32)")
  func noMovement() {
    expectLog(
      of: scene {
        $0.pan("pan")
      } script: {
        Drag((0, 100, 100))
        At(10)
        Up(at: Point(200, 100))
      }, observing: ["V", "action"],
      """
      V(a).began
      V(a).ended
      """)
  }

  @Test("When it begins the view's touch is cancelled, once, and the view hears no more")
  func cancelsTouch() {
    expectLog(
      of: scene {
        $0.pan("pan")
      } script: {
        Drag((0, 100, 100), (10, 150, 100), (20, 180, 100), up: 30)
      }, observing: ["V"],
      """
      0 ms   V(a).began
      10 ms  V(a).cancelled
      """)
  }

  @Test("Cancelled by the system, it sends a cancelled action if it has begun (KR-36)")
  func cancellation() {
    expectLog(
      of: scene {
        $0.pan("pan")
      } script: {
        Drag((0, 100, 100), (10, 150, 100))
        At(20)
        Change(.interrupt)
        At(30)
        Up()
        Drag((100, 100, 100))
        At(110)
        Change(.interrupt)
      }, observing: ["action", "reset"],
      """
      10 ms   action(pan) in began
      20 ms   action(pan) in cancelled
      20 ms   reset(pan) from cancelled
      110 ms  reset(pan) from failed
      """)
  }

  // MARK: Several fingers

  @Test("Fingers that come down and lift do not make the translation jump (KR-30)")
  func steady() {
    expectLog(
      of: scene {
        $0.pan("pan")
      } script: {
        Drag((0, 100, 100), (10, 130, 100))
        At(20)
        Down(1, at: Point(200, 300))
        At(30)
        Move(to: Point(140, 100))
        Move(1, to: Point(210, 300))
        At(40)
        Move(to: Point(160, 100))
        At(50)
        Up()
        At(60)
        Move(1, to: Point(211, 300))
      }, observing: ["action"],
      """
      10 ms  action(pan) in began [translation (30, 0), …]
      30 ms  action(pan) in changed [translation (40, 0), …]
      40 ms  action(pan) in changed [translation (50, 0), …]
      60 ms  action(pan) in changed [translation (51, 0), …]
      """)
  }

  @Test("A finger that joins it again does not set its translation back (KR-30)")
  func joinsAgain() {
    expectLog(
      of: scene {
        $0.pan("pan", minimumTouches: 2)
      } script: {
        Down(at: Point(100, 100))
        Down(1, at: Point(100, 200))
        At(10)
        Move(to: Point(140, 100))
        Move(1, to: Point(140, 200))
        At(20)
        Up(1)
        At(30)
        Down(1, at: Point(50, 200))
        At(40)
        Move(1, to: Point(52, 200))
      }, observing: ["action"],
      """
      10 ms  action(pan) in began [translation (40, 0), …]
      40 ms  action(pan) in changed [translation (41, 0), …]
      """)
  }

  @Test("A finger more than it needs does not set back the way that was made (KR-30)")
  func oneMore() {
    expectLog(
      of: scene {
        $0.pan("pan")
      } script: {
        Drag((0, 100, 100), (10, 106, 100))
        At(20)
        Down(1, at: Point(100, 200))
        At(30)
        Move(to: Point(112, 100))
        Move(1, to: Point(106, 200))
      }, observing: ["action"], "30 ms  action(pan) in began")
  }

  @Test("It ends with the last finger (KR-31)")
  func endsWithLastFinger() {
    expectLog(
      of: scene {
        $0.pan("pan")
      } script: {
        Down(at: Point(100, 100))
        Down(1, at: Point(200, 100))
        At(10)
        Move(to: Point(130, 100))
        Move(1, to: Point(230, 100))
        At(20)
        Up()
        At(30)
        Move(1, to: Point(240, 100))
        At(40)
        Up(1)
      }, observing: ["action"],
      """
      10 ms  action(pan) in began
      30 ms  action(pan) in changed
      40 ms  action(pan) in ended
      """)
  }

  @Test("With fewer fingers than it takes it never begins, nor at the touch-down of the last")
  func minimum() {
    expectLog(
      of: scene {
        $0.pan("pan", minimumTouches: 2)
      } script: {
        Drag((0, 100, 100), (10, 200, 100))
        At(20)
        Down(1, at: Point(200, 200))
        At(30)
        Move(to: Point(203, 100))
        At(40)
        Move(to: Point(230, 100))
        Move(1, to: Point(230, 200))
      }, observing: ["action"], "40 ms  action(pan) in began [translation (30, 0), …]")
  }

  @Test("With more fingers than it takes it does not begin (KR-34)")
  func maximum() {
    expectLog(
      of: scene {
        $0.pan("pan", maximumTouches: 1)
      } script: {
        Drag((0, 100, 100))
        At(10)
        Down(1, at: Point(200, 200))
        At(20)
        Move(to: Point(140, 100))
        Move(1, to: Point(200, 250))
        At(30)
        Up()
        At(40)
        Up(1)
      }, observing: ["V", "action"],
      """
      0 ms   V(a).began [touch 0]
      10 ms  V(a).began [touch 1]
      20 ms  V(a).moved [touches 0, 1]
      40 ms  V(a).ended [touch 0]
      40 ms  V(a).ended [touch 1]
      """)
  }

  @Test("A finger beyond the most that comes when it has begun is ignored: its view hears of it")
  func maximumAfterBegan() {
    expectLog(
      of: scene {
        $0.pan("pan", maximumTouches: 1)
      } script: {
        Drag((0, 100, 100), (10, 140, 100))
        Drag(1, (20, 200, 200), up: 30)
      }, observing: ["V"],
      """
      V(a).began [touch 0]
      V(a).cancelled [touch 0]
      V(a).began [touch 1]
      V(a).ended [touch 1]
      """)
  }

  @Test("A finger that a subclass ignores moves nothing (GR-16)")
  func ignoredFinger() {
    expectLog(
      of: scene {
        $0.recognizer(.pan, "pan", ignoredFingers: [1])
      } script: {
        Down(at: Point(100, 100))
        Down(1, at: Point(200, 200))
        At(10)
        Move(1, to: Point(200, 300))
        At(20)
        Move(to: Point(150, 100))
        At(30)
        Up()
      }, observing: ["action"],
      """
      20 ms  action(pan) in began [translation (50, 0), …]
      30 ms  action(pan) in ended
      """)
  }

  // MARK: Velocity

  @Test("What a finger did before the pan's fingers were complete is not in the velocity (KR-35)")
  func velocityOfAll() {
    expectLog(
      of: scene {
        $0.pan("pan", minimumTouches: 2)
      } script: {
        Drag((0, 100, 100), (100, 150, 100))
        At(200)
        Down(1, at: Point(100, 200))
        At(220)
        Move(to: Point(162, 100))
        Move(1, to: Point(112, 200))
      }, observing: ["action"], "220 ms  action(pan) in began [velocity (600, 0), …]")
  }

  @Test("A finger that comes down as another moves leaves the velocity as it is (KR-35)")
  func velocityOfOneEvent() {
    expectLog(
      of: scene {
        $0.pan("pan")
      } script: {
        Drag((0, 100, 100))
        At(32)
        Move(to: Point(120, 100))
        Down(1, at: Point(100, 200))
      }, observing: ["action"], "32 ms  action(pan) in began [velocity (625, 0), …]")
  }

  // MARK: Others

  @Test("A pan and a pinch on one view exclude one another (KR-54)", arguments: 0..<8)
  func excludesPinch(orderSeed: Int) {
    var scenario = scene {
      $0.pan("pan").pinch("pinch")
    } script: {
      Down(at: Point(100, 100))
      Down(1, at: Point(200, 100))
      for step in 1...2 {
        At(step * 10)
        Move(to: Point(70 - 10 * Double(step), 130 + 10 * Double(step)))
        Move(1, to: Point(230 + 10 * Double(step), 130 + 10 * Double(step)))
      }
    }
    scenario.orderSeed = orderSeed
    let actions = Log(trace(of: scenario)).observing(["action"])
    let pan = LogPattern("10 ms action(pan) in began\n20 ms action(pan) in changed")
    let pinch = LogPattern("10 ms action(pinch) in began\n20 ms action(pinch) in changed")
    #expect(pan.mismatch(with: actions) == nil || pinch.mismatch(with: actions) == nil)
  }

  @Test("Made to wait for a swipe, it begins when the swipe's time is over, without an event")
  func waitsForSwipe() {
    expectLog(
      of: scene {
        $0.pan("pan", requiresFailureOf: ["swipe"]).swipe("swipe")
      } script: {
        Drag((0, 50, 100), (100, 70, 100), (200, 75, 100), (600, 80, 100), up: 700)
        Drag((1000, 50, 100), (1100, 250, 100), up: 1200)
      }, observing: ["action(pan)"],
      """
      501 ms  action(pan) in began [translation (25, 0), …]
      600 ms  action(pan) in changed
      700 ms  action(pan) in ended
      """)
  }

  @Test("Lifted while it waits, it has ended when the other fails")
  func liftedWhileWaiting() {
    expectLog(
      of: scene {
        $0.pan("pan", requiresFailureOf: ["double"]).tap("double", taps: 2)
      } script: {
        // As far as a pan must move, and no farther than a tap may.
        Drag((0, 50, 100), (50, 60, 100), up: 100)
        At(1000)
      }, observing: ["action"],
      "450 ms  action(pan) in ended")
  }
}
