import Logs
import Testing
import TouchEngine
import TouchScript

/// What a control is asked while it tracks a touch, and what it sends.
let controlCalls = [
  "beginTracking", "continueTracking", "endTracking", "cancelTracking", "send",
]

/// A control `c` of 40 × 40 points at (100, 100).
func controlScene(
  _ change: (Control) -> Control = { $0 }, @ScriptBuilder script: () -> ScriptParts
) -> Scenario {
  let control = change(Control("c", Rect(100, 100, 40, 40)))
  return Scenario {
    window { control }
  } script: {
    script()
  }
}

@Suite("Control events")
struct ControlEventTests {
  @Test("A tap sends touchDown and, after tracking has ended, touchUpInside (CT-01, CT-06)")
  func tap() {
    expectLog(
      of: controlScene {
        Drag((0, 110, 110), up: 50)
      }, observing: controlCalls,
      """
      0 ms   beginTracking(c) → true
      0 ms   send(c, touchDown) [tracking, inside, highlighted]
      50 ms  endTracking(c)
      50 ms  send(c, touchUpInside) [inside]
      """)
  }

  @Test("A drag out and in again says so, and the highlight follows (CT-04, CT-11)")
  func drag() {
    expectLog(
      of: controlScene {
        Drag(
          (0, 110, 110), (10, 310, 110), (20, 311, 110), (30, 110, 110), (40, 111, 110),
          (50, 310, 110), up: 60)
      }, observing: controlCalls,
      """
      0 ms   beginTracking(c) → true
      0 ms   send(c, touchDown) [tracking, inside, highlighted]
      10 ms  continueTracking(c) → true
      10 ms  send(c, touchDragExit) [tracking]
      10 ms  send(c, touchDragOutside) [tracking]
      20 ms  continueTracking(c) → true
      20 ms  send(c, touchDragOutside) [tracking]
      30 ms  continueTracking(c) → true
      30 ms  send(c, touchDragEnter) [tracking, inside, highlighted]
      30 ms  send(c, touchDragInside) [tracking, inside, highlighted]
      40 ms  continueTracking(c) → true
      40 ms  send(c, touchDragInside) [tracking, inside, highlighted]
      50 ms  continueTracking(c) → true
      50 ms  send(c, touchDragExit) [tracking]
      50 ms  send(c, touchDragOutside) [tracking]
      60 ms  endTracking(c)
      60 ms  send(c, touchUpOutside) []
      """)
  }

  @Test("A second quick tap also sends touchDownRepeat (CT-03)")
  func repeated() {
    expectLog(
      of: controlScene {
        Drag((0, 110, 110), up: 50)
        Drag((150, 110, 110))
      }, observing: ["send(c, touchDown)", "send(c, touchDownRepeat)"],
      """
      0 ms    send(c, touchDown)
      150 ms  send(c, touchDown) [tracking, inside, highlighted]
      150 ms  send(c, touchDownRepeat) [tracking, inside, highlighted]
      """)
  }

  @Test("A touch that is taken away sends touchCancel and nothing after (CT-08)")
  func cancelled() {
    expectLog(
      of: controlScene {
        Drag((0, 110, 110))
        At(10)
        Change(.interrupt)
      }, observing: controlCalls,
      """
      beginTracking(c)
      send(c, touchDown)
      cancelTracking(c)
      send(c, touchCancel) [inside]
      """)
  }

  @Test("A control that does not want to track sends nothing (CT-02, CT-12)")
  func refusesToBegin() {
    expectLog(
      of: controlScene {
        $0.beginsTracking(false)
      } script: {
        Drag((0, 110, 110), (10, 111, 110), up: 50)
        Drag((1000, 110, 110))
        At(1010)
        Change(.interrupt)
      }, observing: controlCalls,
      """
      0 ms     beginTracking(c) → false
      1000 ms  beginTracking(c) → false
      """)
  }

  @Test("A control that stops tracking sends nothing more for that touch (CT-05)")
  func refusesToContinue() {
    expectLog(
      of: controlScene {
        $0.continuesTracking(false)
      } script: {
        Drag((0, 110, 110), (10, 111, 110), up: 20)
        Drag((1000, 110, 110), (1010, 111, 110))
        At(1020)
        Change(.interrupt)
      }, observing: controlCalls,
      .repeated(["beginTracking(c)\nsend(c, touchDown)\ncontinueTracking(c) → false"], min: 2))
  }

  @Test("Fingers after the first cause nothing, and none of them takes over (CT-13)")
  func secondFinger() {
    expectLog(
      of: controlScene {
        $0.isMultipleTouchEnabled()
      } script: {
        Drag((0, 110, 110))
        At(10)
        Down(1, at: Point(120, 110))
        At(20)
        Move(1, to: Point(110, 400))
        At(30)
        Up()
        At(40)
        Move(1, to: Point(110, 110))
        At(50)
        Up(1)
        Drag((1000, 110, 110), up: 1050)
      }, observing: controlCalls,
      """
      0 ms     beginTracking(c)
      0 ms     send(c, touchDown) [tracking, inside, highlighted]
      30 ms    endTracking(c)
      30 ms    send(c, touchUpInside) [inside]
      1000 ms  beginTracking(c)
      1000 ms  send(c, touchDown)
      1050 ms  endTracking(c)
      1050 ms  send(c, touchUpInside)
      """)
  }

  @Test("While it tracks, nobody above hears of the touch")
  func keepsTouches() {
    expectLog(
      of: Scenario {
        window { View("outer", Rect(0, 0, 320, 480)) { Control("c", Rect(100, 100, 40, 40)) } }
      } script: {
        Drag((0, 110, 110), (10, 111, 110), up: 20)
      }, observing: ["V"],
      """
      V(c).began
      V(c).moved
      V(c).ended
      """)
  }

  @Test("What becomes of a touch that it declined goes up the chain, but not that it was cancelled")
  func declined() {
    expectLog(
      of: Scenario {
        window {
          View("outer", Rect(0, 0, 300, 300)) {
            Control("c", Rect(100, 100, 40, 40)).beginsTracking(false)
          }
          .touches(.keeps)
        }
      } script: {
        Drag((0, 110, 110), (10, 111, 110), up: 20)
        Drag((1000, 110, 110))
        At(1010)
        Change(.interrupt)
      }, observing: ["V(outer)"],
      """
      10 ms  V(outer).moved
      20 ms  V(outer).ended
      """)
  }

  @Test("An override that keeps the end from it does not keep the next touch from being tracked")
  func overrideWithoutSuper() {
    expectLog(
      of: controlScene {
        $0.touches(.init(ended: .keeps))
      } script: {
        Drag((0, 110, 110), up: 50)
        Drag((1000, 110, 110), up: 1050)
      }, observing: ["send"],
      """
      0 ms     send(c, touchDown)
      1000 ms  send(c, touchDown)
      """)
  }

  @Test("The inside is as large as an override of point(inside:) makes it (CT-14)")
  func enlarged() {
    expectLog(
      of: controlScene {
        $0.pointInside(.always)
      } script: {
        Drag((0, 300, 5))
        At(10)
        Up(at: Point(300, 400))
      }, observing: ["send"],
      """
      send(c, touchDown)
      send(c, touchUpInside)
      """)
  }

  @Test("A touch that comes down in it is inside, wherever the control was made to take it (CT-17)")
  func startsInside() {
    expectLog(
      of: controlScene {
        $0.hitTest(.returnsSelf)
      } script: {
        Drag((0, 300, 400), (10, 300, 401))
      }, observing: ["send"],
      """
      send(c, touchDown) [tracking, inside, highlighted]
      send(c, touchDragExit) [tracking]
      send(c, touchDragOutside) [tracking]
      """)
  }

  @Test("Of fingers that come down at once, the first is tracked")
  func firstOfTwo() {
    let world = World()
    world.add(UIControl(), 100, 100, 40, 40).isMultipleTouchEnabled = true
    world.touch(at: 0, .down(110, 110, finger: 3), .down(120, 120, finger: 2))
    world.touch(at: 10, .up(110, 110, finger: 3))
    world.expectLog("send(c, touchDown)")
    world.touch(at: 20, .up(120, 120, finger: 2))
    world.expectLog("send(c, touchUpInside)")
  }

  @Test("Around its bounds is a margin that still is inside (CT-15)", arguments: [true, false])
  func margin(isWithin: Bool) {
    let world = World()
    let control = world.add(UIControl(), 100, 100, 40, 40)
    let margin = UIControl.insideMargin
    world.touch(at: 0, .down(110, 110))
    world.touch(at: 10, .move(100 - margin + (isWithin ? 0.5 : -0.5), 110))
    #expect(control.isTouchInside == isWithin)
  }
}
