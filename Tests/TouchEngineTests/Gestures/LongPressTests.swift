import Foundation
import Logs
import Testing
import TouchEngine
import TouchScript

@Suite("Long presses")
struct LongPressTests {
  @Test("One begins when the time has passed, without an event, and takes the view's touch")
  func begins() {
    expectLog(
      of: scene {
        $0.longPress("press")
      } script: {
        Drag((0, 100, 100), up: 900)
      }, observing: ["V", "action"],
      """
      0 ms    V(a).began
      500 ms  action(press) in began
      500 ms  V(a).cancelled
      900 ms  action(press) in ended
      """)
  }

  @Test("The time it takes is the app's to set, down to nothing (KR-15)", arguments: [1250, 1, 0])
  func duration(milliseconds: Int) {
    expectLog(
      of: scene {
        $0.longPress("press", minimumPressDuration: milliseconds)
      } script: {
        Drag((0, 100, 100), up: 2000)
      }, observing: ["action"],
      """
      \(milliseconds) ms  action(press) in began
      2000 ms  action(press) in ended
      """)
  }

  @Test("A time that never comes is none", arguments: [.infinity, .nan, 1e300] as [TimeInterval])
  func endless(duration: TimeInterval) {
    let world = World()
    let press = UILongPressGestureRecognizer()
    world.attach(press, named: "press", to: world.window)
    press.minimumPressDuration = duration
    world.tap(100, 100, at: 0, until: 100_000)
    world.expectLog("")
  }

  @Test("Lifted too early it fails without an action (KR-17)")
  func earlyLift() {
    expectLog(
      of: scene {
        $0.longPress("press")
      } script: {
        Drag((0, 100, 100), up: 300)
        At(2000)
      }, observing: ["V", "action"],
      """
      V(a).began
      V(a).ended
      """)
  }

  // MARK: Movement

  @Test("Moved by five points it begins, moved by thirty it fails (KR-18)")
  func movementBefore() {
    expectLog(
      of: scene {
        $0.longPress("press")
      } script: {
        Drag((0, 100, 100), (100, 103, 104), up: 900)
        Drag((1000, 100, 100), (1100, 130, 100), (1200, 100, 100), up: 2100)
      }, observing: ["action"],
      """
      500 ms  action(press) in began
      900 ms  action(press) in ended
      """)
  }

  @Test("The allowance is the app's to set, and may be used up exactly")
  func allowance() {
    expectLog(
      of: scene {
        $0.longPress("press", allowableMovement: 40)
      } script: {
        Drag((0, 100, 100), (100, 140, 100))
        At(500)
      }, observing: ["action"], "500 ms  action(press) in began")
  }

  @Test("One that may not move at all begins where it is held still")
  func noAllowance() {
    expectLog(
      of: scene {
        $0.longPress("press", allowableMovement: 0)
      } script: {
        Drag((0, 100, 100))
        At(500)
      }, observing: ["action"], "500 ms  action(press) in began")
  }

  @Test("Once begun, every movement is a change, however far (KR-19)")
  func movementAfter() {
    expectLog(
      of: scene {
        $0.longPress("press")
      } script: {
        Drag((0, 100, 100), (600, 101, 100), (700, 290, 390), up: 800)
      }, observing: ["action"],
      """
      500 ms  action(press) in began
      600 ms  action(press) in changed
      700 ms  action(press) in changed
      800 ms  action(press) in ended
      """)
  }

  // MARK: Fingers

  @Test("Two fingers must both be held, and it ends when one of them lifts (KR-15, KR-20)")
  func twoFingers() {
    expectLog(
      of: scene {
        $0.longPress("press", touches: 2)
      } script: {
        Down(at: Point(100, 100))
        At(800)
        Down(1, at: Point(200, 100))
        At(1400)
        Up()
        At(1500)
        Up(1)
      }, observing: ["action"],
      """
      1300 ms  action(press) in began
      1400 ms  action(press) in ended
      """)
  }

  @Test("One of two lifted early makes it fail")
  func oneOfTwoLifted() {
    expectLog(
      of: scene {
        $0.longPress("press", touches: 2)
      } script: {
        Down(at: Point(100, 100))
        Down(1, at: Point(200, 100))
        At(300)
        Up()
        At(2000)
      }, observing: ["action"], "")
  }

  @Test("A finger too many makes it fail before it has begun, and is ignored after (KR-21)")
  func extraFinger() {
    expectLog(
      of: scene {
        $0.longPress("press")
      } script: {
        Down(at: Point(100, 100))
        At(100)
        Down(1, at: Point(200, 100))
        At(1000)
        Up()
        Up(1)
        At(2000)
        Down(at: Point(100, 100))
        At(2600)
        Down(1, at: Point(200, 100))
        At(2700)
        Up()
        At(2800)
        Up(1)
      }, observing: ["V", "action"],
      """
      0 ms     V(a).began [touch 0]
      100 ms   V(a).began [touch 1]
      1000 ms  V(a).ended [touches 0, 1]
      2000 ms  V(a).began [touch 0]
      2500 ms  action(press) in began
      2500 ms  V(a).cancelled [touch 0]
      2600 ms  V(a).began [touch 1]
      2700 ms  action(press) in ended
      2800 ms  V(a).ended [touch 1]
      """)
  }

  // MARK: Taps before it

  @Test("After one tap, the hold makes the press; without it, or too late, none does (KR-22)")
  func tapBefore() {
    expectLog(
      of: scene {
        $0.longPress("press", taps: 1)
      } script: {
        Drag((0, 100, 100), up: 50)
        Drag((150, 101, 100), up: 700)
        Drag((2000, 100, 100), up: 5000)
        Drag((6000, 100, 100), up: 6050)
        Drag((7100, 100, 100), up: 9000)
        Drag((10_000, 100, 100), up: 10_050)
        Drag((10_100, 250, 100))
        At(12_000)
      }, observing: ["action"],
      """
      650 ms  action(press) in began
      700 ms  action(press) in ended
      """)
  }

  @Test("One of two taps does not count as two")
  func oneTapOfTwo() {
    expectLog(
      of: scene {
        $0.longPress("press", taps: 2)
      } script: {
        Drag((0, 100, 100), up: 50)
        Drag((100, 100, 100))
        At(2000)
      }, observing: ["action"], "")
  }

  @Test("It fails as soon as it is put down too far from the tap before it (KR-22)")
  func farFromTap() {
    expectLog(
      of: scene {
        $0.longPress("press", taps: 1, minimumPressDuration: 0)
      } script: {
        Drag((0, 100, 100), up: 50)
        Drag((100, 200, 100))
      }, observing: ["R", "action"],
      """
      0 ms    R(press).began → possible
      50 ms   R(press).ended → possible
      100 ms  R(press).began → failed
      """)
  }

  @Test("A tap before it that is held too long is none: it fails while that is held (KR-22)")
  func slowTap() {
    expectLog(
      of: scene {
        $0.longPress("press", taps: 1)
      } script: {
        Drag((0, 100, 100), up: 5000)
        Drag((5100, 100, 100))
        At(9000)
      }, observing: ["R", "reset", "action"],
      """
      0 ms     R(press).began → possible
      5000 ms  reset(press) from failed
      5100 ms  R(press).began → possible
      """)
  }

  @Test("A tap before it may use up the allowance, and the view waits for its lift meanwhile")
  func movedTap() {
    expectLog(
      of: tapAndPress(lift: 110), observing: ["V", "action"],
      """
      0 ms    V(a).began
      100 ms  V(a).began
      600 ms  action(press) in began
      600 ms  V(a).cancelled
      """)
  }

  @Test("A tap before it that moves farther is none, and the view has its lift at once")
  func movedTapTooFar() {
    expectLog(
      of: tapAndPress(lift: 130), observing: ["V", "action"],
      """
      0 ms    V(a).began
      50 ms   V(a).ended
      100 ms  V(a).began
      """)
  }

  /// A tap that comes down at 100 and lifts elsewhere, and a press after it.
  private func tapAndPress(lift x: Double) -> Scenario {
    scene {
      $0.longPress("press", taps: 1)
    } script: {
      Down(at: Point(100, 100))
      At(50)
      Up(at: Point(x, 100))
      Drag((100, 100, 100))
      At(600)
    }
  }

  // MARK: Taken away

  @Test("Cancelled by the system, it sends a cancelled action if it has begun (GR-45)")
  func cancellation() {
    expectLog(
      of: scene {
        $0.longPress("press")
      } script: {
        Drag((0, 100, 100))
        At(100)
        Change(.interrupt)
        At(1000)
        Up()
        Drag((1100, 100, 100))
        At(1700)
        Change(.interrupt)
      }, observing: ["action"],
      """
      1600 ms  action(press) in began
      1700 ms  action(press) in cancelled
      """)
  }

  @Test("Excluded by a pan, it has failed, and does not begin when its time comes")
  func excluded() {
    expectLog(
      of: scene {
        $0.longPress("press", allowableMovement: 100).pan("pan")
      } script: {
        Drag((0, 100, 100), (100, 150, 100), up: 1000)
      }, observing: ["R(press)", "action", "reset(press)"],
      """
      0 ms     R(press).began → possible
      100 ms   R(press).moved → possible
      100 ms   action(pan) in began
      1000 ms  action(pan) in ended
      1000 ms  reset(press) from failed
      """)
  }
}
