import Foundation
import Logs
import Testing
import TouchEngine
import TouchScript

@Suite("Taps")
struct TapTests {
  @Test("One is recognized when the finger lifts, and cancels the view's touch after its action")
  func tap() {
    expectLog(
      of: scene {
        $0.tap("tap")
      } script: {
        Drag((0, 5, 5), up: 50)
      }, observing: ["V", "R", "action", "reset"],
      """
      0 ms   R(tap).began → possible
      0 ms   V(a).began
      50 ms  R(tap).ended
      50 ms  action(tap) in ended
      50 ms  V(a).cancelled
      50 ms  reset(tap) from ended
      """)
  }

  @Test("Without cancelsTouchesInView the view hears of the lift after the action")
  func notCancelling() {
    expectLog(
      of: scene {
        $0.tap("tap", cancelsTouchesInView: false)
      } script: {
        Drag((0, 5, 5), up: 50)
      }, observing: ["V", "R", "action", "reset"],
      """
      R(tap).began
      V(a).began
      R(tap).ended
      action(tap) in ended
      V(a).ended
      reset(tap)
      """)
  }

  @Test("Moved by a hair it is a tap, moved far it is none, wherever it lifts")
  func movement() {
    expectLog(
      of: scene {
        $0.tap("tap")
      } script: {
        Drag((0, 100, 100), (10, 101, 101))
        At(20)
        Up(at: Point(100, 102))
        Drag((1000, 100, 100), (1010, 200, 100))
        At(1020)
        Up(at: Point(100, 100))
        Drag((2000, 100, 100))
        At(2020)
        Up(at: Point(250, 100))
      }, observing: ["action"], "20 ms  action(tap) in ended")
  }

  @Test("Held long it has failed before the lift")
  func heldLong() {
    expectLog(
      of: scene {
        $0.tap("tap")
      } script: {
        Drag((0, 100, 100), up: 5000)
      }, observing: ["V", "R", "action", "reset"],
      """
      0 ms     R(tap).began → possible
      0 ms     V(a).began
      5000 ms  V(a).ended
      5000 ms  reset(tap) from failed
      """)
  }

  @Test("A finger may leave the view, if it does not go far (KR-04)")
  func bounds() {
    expectLog(
      of: scene {
        $0.tap("tap")
      } script: {
        Drag((0, 299, 100), (10, 301, 100), up: 20)
      }, observing: ["action"], "action(tap) in ended")
  }

  @Test("Cancelled by the system it fails without an action, and hears of it first (KR-12)")
  func cancelled() {
    expectLog(
      of: scene {
        $0.tap("tap")
      } script: {
        Drag((0, 5, 5))
        At(20)
        Change(.interrupt)
      }, observing: ["V", "R", "action", "reset"],
      """
      R(tap).began
      V(a).began
      R(tap).cancelled → failed
      V(a).cancelled
      reset(tap)
      """)
  }

  // MARK: Several taps

  @Test("A double tap takes two taps, soon after and near to each other")
  func doubleTap() {
    expectLog(
      of: scene {
        $0.tap("tap", taps: 2)
      } script: {
        Drag((0, 5, 5), up: 50)
        Drag((150, 6, 5), up: 200)
        Drag((2000, 5, 5), up: 2050)
        Drag((3050, 5, 5), up: 3100)
        Drag((5000, 5, 5), up: 5050)
        Drag((5100, 250, 5), up: 5150)
      }, observing: ["action"], "200 ms  action(tap) in ended")
  }

  @Test("Each tap counts as one: two are not three")
  func countedOnce() {
    expectLog(
      of: scene {
        $0.tap("tap", taps: 3)
      } script: {
        Drag((0, 100, 100), up: 50)
        Drag((100, 100, 100), up: 150)
        Drag((200, 100, 100), up: 250)
      }, observing: ["action"], "250 ms  action(tap) in ended")
  }

  // MARK: Several fingers

  @Test("As many fingers as are required must tap, no more and no fewer")
  func fingers() {
    expectLog(
      of: scene {
        $0.tap("tap", touches: 2)
      } script: {
        Drag((0, 5, 5), up: 50)
        At(1000)
        Down(at: Point(5, 5))
        Down(1, at: Point(50, 5))
        At(1020)
        Up()
        At(1030)
        Up(1)
        At(2000)
        for finger in 0..<3 { Down(finger, at: Point(5 + 45 * Double(finger), 5)) }
        At(2010)
        for finger in 0..<3 { Up(finger) }
      }, observing: ["action"], "1030 ms  action(tap) in ended")
  }

  @Test("After a failure it hears nothing until all fingers are up, and starts afresh then")
  func startsAfresh() {
    expectLog(
      of: scene {
        $0.tap("tap")
      } script: {
        Down(at: Point(5, 5))
        for time in [10, 30] {
          At(time)
          Down(1, at: Point(50, 5))
          At(time + 10)
          Up(1)
        }
        At(50)
        Up()
        Drag((1000, 5, 5), up: 1010)
      }, observing: ["V.ended", "R", "action", "reset"],
      """
      0 ms     R(tap).began [touch 0] → possible
      10 ms    R(tap).began [touch 1] → failed
      20 ms    V(a).ended [touch 1]
      40 ms    V(a).ended [touch 1]
      50 ms    V(a).ended [touch 0]
      50 ms    reset(tap) from failed
      1000 ms  R(tap).began
      1010 ms  R(tap).ended
      1010 ms  action(tap) in ended
      1010 ms  reset(tap) from ended
      """)
  }

  @Test("It is the middle of the fingers that must stay, and its path does not count (KR-03)")
  func middle() {
    expectLog(
      of: scene {
        $0.tap("tap", touches: 2)
      } script: {
        Down(at: Point(100, 100))
        Down(1, at: Point(150, 100))
        At(10)
        Move(to: Point(92, 100))
        Move(1, to: Point(158, 100))
        for time in 2...9 {
          At(time * 10)
          Move(to: Point(time.isMultiple(of: 2) ? 90 : 94, 100))
        }
        At(100)
        Up(at: Point(92, 100))
        At(110)
        Up(1)
        At(1000)
        Down(at: Point(100, 100))
        Down(1, at: Point(150, 100))
        At(1010)
        Move(to: Point(200, 100))
        Move(1, to: Point(250, 100))
        At(1020)
        Up(at: Point(100, 100))
        Up(1, at: Point(150, 100))
      }, observing: ["action"], "110 ms  action(tap) in ended")
  }

  @Test("A second finger counts although the view takes only one (KR-11)")
  func singleTouchView() {
    expectLog(
      of: scene {
        $0.isMultipleTouchEnabled(false).tap("tap").tap("pair", touches: 2)
      } script: {
        Down(at: Point(5, 5))
        Down(1, at: Point(50, 5))
        At(20)
        Up()
        Up(1)
      }, observing: ["action", "reset(pair)"],
      """
      action(pair) in ended
      reset(pair)
      """)
  }

  /// One finger has lifted before, and is counted no longer.
  @Test("In its action it is where its fingers came down last, in its view's coordinates (KR-13)")
  func location() {
    expectLog(
      of: scene {
        $0.boundsOrigin(Point(7, 0)).tap("tap", taps: 2, touches: 2)
      } script: {
        Down(at: Point(100, 100))
        Down(1, at: Point(150, 100))
        At(20)
        Up()
        Up(1)
        At(120)
        Down(at: Point(104, 100))
        At(121)
        Down(1, at: Point(152, 104))
        At(140)
        Up(at: Point(106, 100))
        At(150)
        Up(1)
      }, observing: ["action"], "action(tap) in ended [1 touch at (135, 102)]")
  }
}
