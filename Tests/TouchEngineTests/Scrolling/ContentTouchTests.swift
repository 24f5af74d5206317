import Foundation
import Logs
import Testing
import TouchEngine
import TouchScript

@Suite("Touches of the content of a scroll view")
struct ContentTouchTests {
  /// What fingers do in a scroll view `s` of 320 × 400 points, which is changed first. Its content, as
  /// a rule the view `content`, can be scrolled down by 600 points.
  private static func course(
    _ says: String, in change: (ScrollView) -> ScrollView = { $0 },
    with content: any SceneElement = View("content", Rect(0, 0, 320, 1000)).touches(.keeps),
    _ script: [any ScriptElement], _ lines: String...
  ) -> Course {
    let scroll = ScrollView("s", Rect(0, 0, 320, 400)) { content.parts }
    let scenario = Scenario {
      window { change(scroll.contentSize(Size(320, 1000))) }
    } script: {
      ScriptBuilder.buildArray(script.map(\.parts))
    }
    return Course(says, scenario, LogPattern(lines.joined(separator: "\n")))
  }

  /// A finger that comes down, goes up by 50 points after some time, and lifts.
  private static func drag(after delay: Int) -> Path {
    Path((0, 100, 300), (delay, 100, 250), up: delay + 20)
  }

  @Test(
    "They are held back",
    arguments: [
      course(
        "for 150 ms; when they are let go, the scroll view is asked",
        [Path((0, 100, 100), (100, 102, 100), up: 200)],
        "150 ms  touchesShouldBegin(s, in content) → true",
        "150 ms  V(content).began",
        "150 ms  V(content).moved",
        "200 ms  V(content).ended"),
      course(
        "until a lift lets them go", [Path((0, 100, 100), up: 50)],
        "50 ms  touchesShouldBegin(s, in content) → true",
        "50 ms  V(content).began",
        "50 ms  V(content).ended"),
      course(
        "not without delaysContentTouches; a drag cancels them",
        in: { $0.delaysContentTouches(false) }, [drag(after: 20)],
        "0 ms   touchesShouldBegin(s, in content) → true",
        "0 ms   V(content).began",
        "20 ms  touchesShouldCancel(s, in content) → true",
        "20 ms  willBeginDragging(s)",
        "20 ms  didScroll(s) at (0, 50)",
        "20 ms  V(content).cancelled",
        "40 ms  didEndDragging(s) at (0, 50)"),
      course(
        "no longer than another finger that came down before",
        with: View("content", Rect(0, 0, 320, 1000)).isMultipleTouchEnabled().touches(.keeps),
        [Together(Path((0, 100, 100)), Path(1, (100, 200, 100))), At(150)],
        "150 ms  touchesShouldBegin(s, in content) → true",
        "150 ms  V(content).began [touch 0]",
        "150 ms  V(content).began [touch 1]"),
      course(
        "by each of scroll views within one another",
        with: ScrollView("inner", Rect(0, 0, 320, 200)) {
          View("content", Rect(0, 0, 320, 200)).touches(.keeps)
        }.delaysContentTouches(false), [Path((0, 100, 100)), At(200)],
        "0 ms    touchesShouldBegin(inner, in content) → true",
        "150 ms  touchesShouldBegin(s, in content) → true",
        "150 ms  V(content).began"),
      course(
        "though another recognizer acts that cancels nothing",
        with: View("content", Rect(0, 0, 320, 1000)).touches(.keeps)
          .longPress("press") {
            $0.minimumPressDuration = 0
            $0.cancelsTouchesInView = false
          },
        [Path((0, 100, 100)), At(150)],
        "0 ms    action(press) in began",
        "150 ms  touchesShouldBegin(s, in content) → true",
        "150 ms  V(content).began"),
      course(
        "where they are the scroll view's own, too, and it is not asked about them",
        in: { $0.touches(.keeps) }, with: View("content", Rect(0, 500, 1, 1)),
        [Path((0, 100, 100), up: 50)],
        "50 ms  V(s).began",
        "50 ms  V(s).ended"),
    ])
  func heldBack(course: Course) { check(course) }

  @Test(
    "What the scroll view may refuse its content, or take from it",
    arguments: [
      course(
        "Content that is not to have a touch does not receive it; it still scrolls",
        in: { $0.touchesShouldBegin(false) }, [drag(after: 200)],
        "150 ms  touchesShouldBegin(s, in content) → false",
        "200 ms  willBeginDragging(s)",
        "200 ms  didScroll(s) at (0, 50)",
        "220 ms  didEndDragging(s)"),
      course(
        "So it is where touches are not held back",
        in: { $0.touchesShouldBegin(false).delaysContentTouches(false) }, [drag(after: 200)],
        "0 ms    touchesShouldBegin(s, in content) → false",
        "200 ms  willBeginDragging(s)",
        "200 ms  didScroll(s) at (0, 50)",
        "220 ms  didEndDragging(s)"),
      course(
        "If the content may not lose its touches, a finger that it has received does not scroll",
        in: { $0.canCancelContentTouches(false) }, [drag(after: 200)],
        "150 ms  touchesShouldBegin(s, in content) → true",
        "150 ms  V(content).began",
        "200 ms  V(content).moved",
        "220 ms  V(content).ended"),
      course(
        "A finger that it has not received does",
        in: { $0.canCancelContentTouches(false) }, [drag(after: 20)],
        "20 ms  willBeginDragging(s)",
        "20 ms  didScroll(s) at (0, 50)",
        "40 ms  didEndDragging(s)"),
      course(
        "The scroll view may leave a view its touch",
        in: { $0.touchesShouldCancel(false) }, [drag(after: 200)],
        "150 ms  touchesShouldBegin(s, in content) → true",
        "150 ms  V(content).began",
        "200 ms  touchesShouldCancel(s, in content) → false",
        "200 ms  V(content).moved",
        "220 ms  V(content).ended"),
    ])
  func refused(course: Course) { check(course) }

  private func check(_ course: Course) {
    course.check(
      observing: [
        "V(s)", "V(content)", "action", "touchesShouldBegin", "touchesShouldCancel",
        "willBeginDragging", "didScroll", "didEndDragging",
      ])
  }

  @Test(
    "Controls",
    arguments: [
      course(
        "keep their touch by default",
        with: Control("c", Rect(0, 200, 320, 200)), [drag(after: 200)],
        "150 ms  send(c, touchDown)",
        "200 ms  touchesShouldCancel(s, in c) → false",
        "220 ms  send(c, touchUpInside)"),
      course(
        "give up a touch that they may not keep", in: { $0.touchesShouldCancel(true) },
        with: Control("c", Rect(0, 200, 320, 200)), [drag(after: 200)],
        "150 ms  send(c, touchDown)",
        "200 ms  touchesShouldCancel(s, in c) → true",
        "200 ms  didScroll(s) at (0, 50)",
        "200 ms  send(c, touchCancel)"),
      course(
        "do not receive a quick drag",
        with: Control("c", Rect(0, 200, 320, 200)), [drag(after: 20)],
        "20 ms  didScroll(s) at (0, 50)"),
      course(
        "lose a quick drag of their knob",
        in: { $0.contentSize(Size(1000, 400)) }, with: Slider("c", Rect(10, 100, 300, 40)),
        [Path((0, 150, 120), (20, 25, 120), up: 140)],
        "20 ms  didScroll(s) at (125, 0)"),
      course(
        "have a knob that is dragged, and not the content, once they have the touch",
        in: { $0.contentSize(Size(1000, 400)) }, with: Slider("c", Rect(10, 100, 300, 40)),
        [Path((0, 25, 120), (200, 150, 120), up: 220)],
        "150 ms  send(c, touchDown)",
        "200 ms  send(c, valueChanged) [tracking, inside, highlighted, value 0.46]",
        "220 ms  send(c, touchUpInside)"),
    ])
  func controls(course: Course) {
    course.check(
      observing: [
        "send(c, touchDown)", "send(c, touchUpInside)", "send(c, touchCancel)",
        "send(c, valueChanged)", "touchesShouldCancel", "didScroll",
      ])
  }

  @Test(
    "Of several scroll views and recognizers",
    arguments: [
      course(
        "the inner scroll view scrolls, where both could",
        with: ScrollView("inner", Rect(0, 0, 320, 350)).contentSize(Size(320, 800)),
        [drag(after: 20)], "20 ms  didScroll(inner) at (0, 50)"),
      course(
        "the outer one scrolls where the inner one cannot",
        with: ScrollView("inner", Rect(0, 0, 320, 350)).contentSize(Size(900, 350)),
        [drag(after: 20)], "20 ms  didScroll(s) at (0, 50)"),
      course(
        "a tap does not act on a drag, nor the drag on a tap", in: { $0.tap("tap") },
        [
          Path((0, 100, 300), (20, 100, 250), up: 200), Path((5000, 100, 100), up: 5050),
        ],
        "20 ms    didScroll(s) at (0, 50)",
        "5050 ms  action(tap) in ended"),
    ])
  func several(course: Course) { course.check(observing: ["action", "didScroll"]) }

  // MARK: What only the engine's own API shows

  private let world = World()
  private let scroll: LoggingScrollView

  init() {
    scroll = LoggingScrollView(world, CGSize(width: 320, height: 400))
    scroll.content.isMultipleTouchEnabled = true
  }

  @Test("The scroll view is asked about all touches at once, with the event if that lets them go")
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
      observing: ["V(content)"], ["V(content).began", "V(content).moved", "V(content).ended"])
    #expect(scroll.contentOffset.y == 50)
  }
}
