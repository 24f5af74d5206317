import Foundation
import Logs
import Testing
import TouchEngine
import TouchScript

/// What scroll views tell, and what the view `content` hears.
let scrollingCalls = [
  "V(content)", "touchesShouldBegin", "touchesShouldCancel", "willBeginDragging", "didScroll",
  "didEndDragging",
]

/// A scroll view `s` of 320 × 400 points, whose content can be scrolled down by 600 points.
func scrollScene(
  _ change: (ScrollView) -> ScrollView = { $0 },
  @SceneBuilder content: () -> SceneParts = {
    SceneBuilder.buildExpression(View("content", Rect(0, 0, 320, 1000)).touches(.keeps))
  },
  @ScriptBuilder script: () -> ScriptParts
) -> Scenario {
  let scroll = change(
    ScrollView("s", Rect(0, 0, 320, 400), subviews: content).contentSize(Size(320, 1000)))
  return Scenario {
    window { scroll }
  } script: {
    script()
  }
}

/// A finger that comes down, goes up by 50 points after some time, and lifts.
func drag(after delay: Int) -> Drag {
  Drag((0, 100, 300), (delay, 100, 250), up: delay + 20)
}

@Suite("Touches of the content of a scroll view")
struct ContentTouchTests {
  // MARK: Held back

  @Test("They are held back for 150 ms; when they are let go, the scroll view is asked")
  func delayed() {
    expectLog(
      of: scrollScene {
        Drag((0, 100, 100), (100, 102, 100), up: 200)
      }, observing: scrollingCalls,
      """
      150 ms  touchesShouldBegin(s, in content) → true
      150 ms  V(content).began
      150 ms  V(content).moved
      200 ms  V(content).ended
      """)
  }

  @Test("A lift lets them go at once")
  func lifted() {
    expectLog(
      of: scrollScene {
        Drag((0, 100, 100), up: 50)
      }, observing: scrollingCalls,
      """
      50 ms  touchesShouldBegin(s, in content) → true
      50 ms  V(content).began
      50 ms  V(content).ended
      """)
  }

  @Test("Without delaysContentTouches they are not held back; a drag cancels them")
  func notDelayed() {
    expectLog(
      of: scrollScene {
        $0.delaysContentTouches(false)
      } script: {
        drag(after: 20)
      }, observing: scrollingCalls,
      """
      0 ms   touchesShouldBegin(s, in content) → true
      0 ms   V(content).began
      20 ms  touchesShouldCancel(s, in content) → true
      20 ms  willBeginDragging(s)
      20 ms  didScroll(s) at (0, 50)
      20 ms  V(content).cancelled
      40 ms  didEndDragging(s) at (0, 50)
      """)
  }

  @Test("A touch of the scroll view itself is held back as well, and nobody is asked about it")
  func ownTouch() {
    expectLog(
      of: scrollScene {
        $0.touches(.keeps)
      } content: {
        SceneParts()
      } script: {
        Drag((0, 100, 100), up: 50)
      }, observing: ["V", "touchesShouldBegin"],
      """
      50 ms  V(s).began
      50 ms  V(s).ended
      """)
  }

  @Test("A finger that comes down while another is held back is held back no longer than that one")
  func twoFingers() {
    expectLog(
      of: scrollScene(content: {
        View("content", Rect(0, 0, 320, 1000)).isMultipleTouchEnabled().touches(.keeps)
      }) {
        Drag((0, 100, 100))
        At(100)
        Down(1, at: Point(200, 100))
        At(150)
      }, observing: scrollingCalls,
      """
      150 ms  touchesShouldBegin(s, in content) → true
      150 ms  V(content).began [touch 0]
      150 ms  V(content).began [touch 1]
      """)
  }

  @Test("In scroll views within one another, all must let them go")
  func nested() {
    expectLog(
      of: scrollScene(content: {
        ScrollView("inner", Rect(0, 0, 320, 200)) {
          View("content", Rect(0, 0, 320, 200)).touches(.keeps)
        }
        .delaysContentTouches(false)
      }) {
        Drag((0, 100, 100))
        At(200)
      }, observing: ["touchesShouldBegin(s)", "V(content)"],
      """
      150 ms  touchesShouldBegin(s, in content) → true
      150 ms  V(content).began
      """)
  }

  @Test("A recognizer that cancels nothing does not cut the delay short")
  func otherRecognizer() {
    expectLog(
      of: scrollScene(content: {
        View("content", Rect(0, 0, 320, 1000)).touches(.keeps)
          .longPress("press", minimumPressDuration: 0, cancelsTouchesInView: false)
      }) {
        Drag((0, 100, 100))
        At(150)
      }, observing: ["V(content)", "action"],
      """
      0 ms    action(press) in began
      150 ms  V(content).began
      """)
  }

  // MARK: Refused

  @Test(
    "Content that is not to have a touch hears nothing of it; it still scrolls",
    arguments: [(true, 150, 5050), (false, 0, 5000)])
  func refused(isDelayed: Bool, asked: Int, askedAgain: Int) {
    expectLog(
      of: scrollScene {
        $0.touchesShouldBegin(false).delaysContentTouches(isDelayed)
      } script: {
        drag(after: 200)
        Drag((5000, 100, 100), up: 5050)
      }, observing: scrollingCalls,
      """
      \(asked) ms  touchesShouldBegin(s, in content) → false
      200 ms  willBeginDragging(s)
      200 ms  didScroll(s) at (0, 50)
      220 ms  didEndDragging(s)
      \(askedAgain) ms  touchesShouldBegin(s, in content) → false
      """)
  }

  // MARK: Cancelled, or not

  @Test("If the content may not lose its touches, a finger that it has heard of does not scroll")
  func cannotCancel() {
    expectLog(
      of: scrollScene {
        $0.canCancelContentTouches(false)
      } script: {
        drag(after: 200)
      }, observing: scrollingCalls,
      """
      150 ms  touchesShouldBegin(s, in content) → true
      150 ms  V(content).began
      200 ms  V(content).moved
      220 ms  V(content).ended
      """)
    expectLog(
      of: scrollScene {
        $0.canCancelContentTouches(false)
      } script: {
        drag(after: 20)
      }, observing: scrollingCalls,
      """
      20 ms  willBeginDragging(s)
      20 ms  didScroll(s) at (0, 50)
      40 ms  didEndDragging(s)
      """)
  }

  @Test("The scroll view may leave a view its touch")
  func shouldNotCancel() {
    expectLog(
      of: scrollScene {
        $0.touchesShouldCancel(false)
      } script: {
        drag(after: 200)
      }, observing: scrollingCalls,
      """
      150 ms  touchesShouldBegin(s, in content) → true
      150 ms  V(content).began
      200 ms  touchesShouldCancel(s, in content) → false
      200 ms  V(content).moved
      220 ms  V(content).ended
      """)
  }

  /// A control under the finger that drags.
  private func control(
    after delay: Int, _ change: (ScrollView) -> ScrollView = { $0 }
  ) -> Scenario {
    scrollScene(change) {
      Control("c", Rect(0, 200, 320, 200))
    } script: {
      drag(after: delay)
    }
  }

  private let controlCalls = [
    "send(c, touchDown)", "send(c, touchUpInside)", "send(c, touchCancel)", "touchesShouldCancel",
    "didScroll",
  ]

  @Test("A control keeps its touch by default")
  func control() {
    expectLog(
      of: control(after: 200), observing: controlCalls,
      """
      150 ms  send(c, touchDown)
      200 ms  touchesShouldCancel(s, in c) → false
      220 ms  send(c, touchUpInside)
      """)
  }

  @Test("It gives up a touch that it may not keep")
  func cancelledControl() {
    expectLog(
      of: control(after: 200) { $0.touchesShouldCancel(true) }, observing: controlCalls,
      """
      150 ms  send(c, touchDown)
      200 ms  touchesShouldCancel(s, in c) → true
      200 ms  didScroll(s) at (0, 50)
      200 ms  send(c, touchCancel)
      """)
  }

  @Test("It does not hear of a quick drag")
  func quickDragOfControl() {
    expectLog(
      of: control(after: 20), observing: controlCalls, "20 ms  didScroll(s) at (0, 50)")
  }

  @Test(
    "A slider's knob is dragged, and not the content, however early",
    arguments: [(20, 40), (200, 200)])
  func slider(delay: Int, heard: Int) {
    expectLog(
      of: scrollScene {
        $0.contentSize(Size(1000, 400))
      } content: {
        Slider("c", Rect(10, 100, 300, 40))
      } script: {
        Drag((0, 25, 120), (delay, 150, 120), up: delay + 20)
      }, observing: ["send(c, valueChanged)", "didScroll"],
      "\(heard) ms  send(c, valueChanged) [tracking, inside, highlighted, value 0.46]")
  }

  // MARK: Scroll views within one another, and others' recognizers

  /// A drag in a scroll view in another one, which has content of a size.
  private func dragInNested(_ size: Size) -> Scenario {
    scrollScene(content: {
      ScrollView("inner", Rect(0, 0, 320, 350)).contentSize(size)
    }) {
      drag(after: 20)
    }
  }

  @Test("Of two scroll views that both could scroll, the inner one does")
  func innerWins() {
    expectLog(
      of: dragInNested(Size(320, 800)), observing: ["V", "didScroll"], "didScroll(inner) at (0, 50)"
    )
  }

  @Test("The outer one scrolls where the inner one cannot")
  func outerTakesOver() {
    expectLog(
      of: dragInNested(Size(900, 350)), observing: ["V", "didScroll"], "didScroll(s) at (0, 50)")
  }

  @Test("A drag keeps an ancestor's tap from acting, and a tap beside it does not scroll")
  func tapAndDrag() {
    expectLog(
      of: Scenario {
        window {
          ScrollView("s", Rect(0, 0, 320, 400)) { View("content", Rect(0, 0, 320, 1000)) }
            .contentSize(Size(320, 1000))
        }
        .tap("tap")
      } script: {
        drag(after: 20)
        Drag((5000, 100, 100), up: 5050)
      }, observing: ["action", "didScroll"],
      """
      20 ms    didScroll(s) at (0, 50)
      5050 ms  action(tap) in ended
      """)
  }

  // MARK: What only the engine's own API shows

  private let world = World()
  private let scroll = AnsweringScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
  private let content: LoggingView

  init() {
    scroll.contentSize = CGSize(width: 320, height: 1000)
    world.window.addSubview(scroll)
    content = world.add("content", 0, 0, 320, 1000, to: scroll)
    content.isMultipleTouchEnabled = true
    scroll.calls = world.calls
  }

  @Test("It is asked about all touches at once, with the event if that lets them go")
  func question() {
    world.tap(100, 100, at: 0, until: 50)
    world.expectLog(
      observing: ["touchesShouldBegin"], "touchesShouldBegin(s, in content) [1 touch, event]")
    world.touch(at: 1000, .down(100, 100))
    world.touch(at: 1100, .down(200, 100, finger: 1))
    world.application.advance(to: 1150)
    world.expectLog(
      observing: ["touchesShouldBegin"], "touchesShouldBegin(s, in content) [2 touches, no event]")
  }

  @Test("It is asked about a touch once, even if another finger let it go")
  func askedOnce() {
    world.touch(at: 0, .down(100, 100))
    world.touch(at: 20, .down(200, 100, finger: 1))
    world.touch(at: 50, .up(100, 100))
    world.application.advance(to: 500)
    world.touch(at: 600, .up(200, 100, finger: 1))
    world.expectLog(
      observing: ["touchesShouldBegin"], "touchesShouldBegin(s, in content) [2 touches, event]")
  }

  @Test("A finger that came down later keeps the scroll view tracking when the first one lifts")
  func tracking() {
    world.touch(at: 0, .down(100, 100))
    world.touch(at: 300, .down(200, 100, finger: 1))
    world.touch(at: 400, .up(100, 100))
    #expect(scroll.isTracking)
    world.touch(at: 500, .up(200, 100, finger: 1))
    #expect(!scroll.isTracking)
  }

  @Test("A pan that the app has cancel nothing leaves the content its touch")
  func notCancellingPan() {
    scroll.panGestureRecognizer.cancelsTouchesInView = false
    world.touch(at: 0, .down(100, 300))
    world.touch(at: 200, .move(100, 250))
    world.touch(at: 220, .up(100, 250))
    world.expectLog(
      observing: ["V(content)"],
      """
      V(content).began
      V(content).moved
      V(content).ended
      """)
    #expect(scroll.contentOffset.y == 50)
  }
}
