import Foundation
import Logs
import Testing
import TouchEngine
import TouchScript

@Suite("Recognizers of the same touch")
struct CoordinationTests {
  /// A view in a view, each changed as said, and a tap of 50 ms on both.
  private static func nested(
    outer: (View) -> View, inner: (View) -> View, window onWindow: (Window) -> Window = { $0 }
  ) -> Scenario {
    let inner = inner(View("inner", Rect(0, 0, 100, 100)).touches(.keeps))
    let outer = outer(View("outer", Rect(0, 0, 100, 100)) { inner })
    return Scenario {
      onWindow(window { outer })
    } script: {
      Path((0, 5, 5), up: 50)
    }
  }

  @Test("Of nested taps the deepest acts; all have received the lift before it does")
  func deepest() {
    expectLog(
      of: Self.nested {
        $0.tap("o")
      } inner: {
        $0.tap("i")
      } window: {
        $0.tap("t")
      }, observing: ["V", "R", "action", "reset"],
      """
      R(i).began
      R(o).began
      R(t).began
      V(inner).began
      R(i).ended
      R(o).ended
      R(t).ended
      action(i) in ended
      V(inner).cancelled
      reset(i)
      reset(o)
      reset(t)
      """)
  }

  private static let both: LogPattern = .unordered(["action(o) in ended", "action(i) in ended"])

  @Test(
    "Of nested taps",
    arguments: [
      Course(
        "the outer one acts if the inner one may not begin",
        nested(
          outer: { $0.tap("o") }, inner: { $0.tap("i") { $0.delegate = .init(shouldBegin: false) } }
        ),
        "action(o) in ended"),
      Course(
        "both act if the outer one's delegate allows it",
        nested(
          outer: { $0.tap("o") { $0.delegate = .init(simultaneousWith: ["i"]) } },
          inner: { $0.tap("i") }), both),
      Course(
        "both act if the inner one's delegate allows it",
        nested(
          outer: { $0.tap("o") },
          inner: { $0.tap("i") { $0.delegate = .init(simultaneousWith: ["o"]) } }), both),
      Course(
        "both act if the inner one's class says that it does not prevent",
        nested(outer: { $0.tap("o") }, inner: { $0.tap("i") { $0.cannotPrevent = ["o"] } }), both),
      Course(
        "both act if the outer one's class says that it is not prevented",
        nested(outer: { $0.tap("o") { $0.cannotBePreventedBy = ["i"] } }, inner: { $0.tap("i") }),
        both),
    ])
  func nestedTaps(course: Course) { course.check(observing: ["action"]) }

  @Test("Only one of two on a view acts; a delegate that implements nothing says no (GC-04, GC-22)")
  func sameView() {
    let taps = scene {
      $0.tap("first").tap("second")
    } script: {
      Path((0, 5, 5), up: 50)
    }
    let pans = scene {
      $0.pan("first") { $0.delegate = .init() }.pan("second") { $0.delegate = .init() }
    } script: {
      Path((0, 5, 5), (10, 20, 5))
    }
    for scenario in [taps, pans] {
      #expect(Log(trace(of: scenario)).observing(["action"]).lines.count == 1)
    }
  }

  @Test("A single tap leaves a double tap alone: both act in their turn")
  func singleAndDouble() {
    expectLog(
      of: scene {
        $0.tap("single").tap("double") { $0.taps = 2 }
      } script: {
        Path((0, 5, 5), up: 50)
        Path((100, 5, 5), up: 150)
      }, observing: ["action"],
      [
        "50 ms  action(single) in ended", .maybe(["150 ms  action(single) in ended"]),
        "150 ms  action(double) in ended", .maybe(["150 ms  action(single) in ended"]),
      ])
  }

  @Test("Those of different fingers on different views do not disturb each other")
  func differentFingers() {
    expectLog(
      of: Scenario {
        window {
          View("a", Rect(0, 0, 100, 100)).tap("i")
          View("b", Rect(200, 0, 100, 100)).tap("o")
        }
      } script: {
        Together(Path((0, 5, 5), up: 50), Path(1, (0, 205, 5), up: 50))
      }, observing: ["action"], Self.both)
  }

  @Test("A view that was hit keeps the recognizers around it from beginning, one by one")
  func viewVetoes() {
    final class Vetoing: UIView {
      var refused: UIGestureRecognizer?
      override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        recognizer !== refused
      }
    }
    let world = World()
    let outer = world.add("outer", 0, 0, 100, 100)
    let inner = world.add("inner", 0, 0, 100, 100, to: outer)
    world.tap("o", on: outer)
    let vetoing = Vetoing(frame: inner.bounds)
    inner.addSubview(vetoing)
    vetoing.refused = world.tap("i", on: inner)
    world.tap(5, 5, at: 0, until: 50)
    world.expectLog(observing: ["action"], "action(o) in ended")
  }

  @Test("A view that was hit and has the recognizer is asked once whether that may begin")
  func askedOnce() {
    expectLog(
      of: scene {
        $0.shouldBegin(true).pan("pan")
      } script: {
        Together(Path((0, 5, 5), (10, 20, 5)), Path(1, (0, 50, 5), (10, 65, 5)))
      }, observing: ["shouldBegin"], "shouldBegin(pan) asked of a → true")
  }

  @Test("An action may take views and recognizers away")
  func reentrancy() {
    expectLog(
      of: scene {
        $0.tap("tap")
      } script: {
        Path((0, 5, 5), up: 50)
        Path((1000, 5, 5), up: 1050)
        When(.action("tap"), .removeRecognizer("tap"), .removeFromSuperview("a"))
      }, observing: ["V(a)", "action"],
      """
      0 ms   V(a).began
      50 ms  action(tap) in ended
      50 ms  V(a).cancelled
      """)
  }
}
