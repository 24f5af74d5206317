import Foundation
import Logs
import Testing
import TouchEngine
import TouchScript

@Suite("Pinches")
struct PinchTests {
  /// Two fingers at a distance, of which the second one moves to others at their times.
  private func pinch(
    from distance: Double, _ distances: (at: Int, Double)...
  ) -> ScriptParts {
    ScriptBuilder.buildArray(
      [Down(at: Point(20, 100)).parts, Down(1, at: Point(20 + distance, 100)).parts]
        + distances.flatMap { time, distance in
          [At(time).parts, Move(1, to: Point(20 + distance, 100)).parts]
        })
  }

  @Test("One begins when the distance has changed enough, changes, and ends with both (KR-47)")
  func course() {
    expectLog(
      of: scene {
        $0.pinch("pinch")
      } script: {
        pinch(from: 100, (10, 108), (20, 110), (30, 120), (40, 90))
        At(50)
        Up()
        Up(1)
      }, observing: ["V", "action"],
      """
      0 ms   V(a).began [touches 0, 1]
      10 ms  V(a).moved [touch 1]
      20 ms  action(pinch) in began
      20 ms  V(a).cancelled [touches 0, 1]
      30 ms  action(pinch) in changed
      40 ms  action(pinch) in changed
      50 ms  action(pinch) in ended
      """)
  }

  @Test("Ten points are enough, together or apart", arguments: [-1.0, 1])
  func threshold(way: Double) {
    expectLog(
      of: scene {
        $0.pinch("pinch")
      } script: {
        pinch(from: 150, (10, 150 + way * 9.875), (20, 150 + way * 10))
      }, observing: ["action"], "20 ms  action(pinch) in began")
  }

  @Test("The scale leaves out a little of what it took to begin (KR-48)")
  func scale() {
    expectLog(
      of: scene {
        $0.pinch("pinch")
      } script: {
        pinch(from: 100, (10, 110), (20, 216))
        At(30)
        Up()
        Up(1)
        At(1000)
        pinch(from: 200, (1010, 190), (1020, 96))
      }, observing: ["action"],
      """
      10 ms    action(pinch) in began [scale 1.019, …]
      20 ms    action(pinch) in changed [scale 2, …]
      30 ms    action(pinch) in ended
      1010 ms  action(pinch) in began [scale 0.990, …]
      1020 ms  action(pinch) in changed [scale 0.5, …]
      """)
  }

  @Test("One finger never pinches (KR-46)")
  func oneFinger() {
    expectLog(
      of: scene {
        $0.pinch("pinch")
      } script: {
        Drag((0, 100, 100), (10, 250, 100), up: 20)
      }, observing: ["V", "action"],
      """
      V(a).began
      V(a).moved
      V(a).ended
      """)
  }

  @Test("Two fingers that move side by side do not pinch")
  func sideBySide() {
    expectLog(
      of: scene {
        $0.pinch("pinch")
      } script: {
        pinch(from: 100)
        At(10)
        Move(to: Point(60, 200))
        Move(1, to: Point(160, 200))
      }, observing: ["action"], "")
  }

  @Test("It goes on with one finger, and without a jump with the next (KR-50)")
  func oneLifts() {
    expectLog(
      of: scene {
        $0.pinch("pinch")
      } script: {
        pinch(from: 100, (10, 216))
        At(20)
        Up()
        At(30)
        Move(1, to: Point(250, 100))
        At(40)
        Down(2, at: Point(50, 100))
        At(50)
        Move(2, to: Point(150, 100))
        At(60)
        Up(1)
        At(70)
        Up(2)
      }, observing: ["action"],
      """
      10 ms  action(pinch) in began [scale 2, …]
      30 ms  action(pinch) in changed [scale 2, …]
      50 ms  action(pinch) in changed [scale 1, …]
      70 ms  action(pinch) in ended
      """)
  }

  @Test("A third finger is ignored, and stays with its view")
  func thirdFinger() {
    expectLog(
      of: scene {
        $0.pinch("pinch")
      } script: {
        pinch(from: 100)
        At(10)
        Down(2, at: Point(20, 300))
        At(20)
        Move(1, to: Point(140, 100))
        At(30)
        Move(2, to: Point(20, 390))
        At(40)
        Up(2)
        At(50)
        Move(1, to: Point(236, 100))
      }, observing: ["V", "action"],
      """
      0 ms   V(a).began [touches 0, 1]
      10 ms  V(a).began [touch 2]
      20 ms  action(pinch) in began [2 touches at (80, 100), scale 1.111, …]
      20 ms  V(a).cancelled [touches 0, 1]
      30 ms  V(a).moved [touch 2]
      40 ms  V(a).ended [touch 2]
      50 ms  action(pinch) in changed [scale 2, …]
      """)
  }

  @Test("It is in the middle of its two fingers (KR-53)")
  func location() {
    expectLog(
      of: scene {
        $0.pinch("pinch")
      } script: {
        pinch(from: 100)
        At(10)
        Move(to: Point(20, 140))
        Move(1, to: Point(160, 100))
      }, observing: ["action"], "action(pinch) in began [2 touches at (90, 120), …]")
  }

  @Test("Cancelled by the system, it sends a cancelled action if it has begun (GR-45)")
  func cancellation() {
    expectLog(
      of: scene {
        $0.pinch("pinch")
      } script: {
        pinch(from: 100, (10, 150))
        At(20)
        Change(.interrupt)
        At(30)
        Up()
        Up(1)
        At(1000)
        pinch(from: 100)
        At(1010)
        Change(.interrupt)
      }, observing: ["action", "reset"],
      """
      10 ms    action(pinch) in began
      20 ms    action(pinch) in cancelled
      20 ms    reset(pinch) from cancelled
      1010 ms  reset(pinch) from failed
      """)
  }

  @Test("Fingers at one point are no reason to divide by zero")
  func onePoint() {
    expectLog(
      of: scene {
        $0.pinch("pinch")
      } script: {
        pinch(from: 0, (10, 8), (20, 16))
      }, observing: ["action"], "20 ms  action(pinch) in began [scale 2, …]")
  }
}
