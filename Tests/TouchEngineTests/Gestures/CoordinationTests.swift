import Foundation
import Logs
import Testing
import TouchEngine
import TouchScript

@Suite("Recognizers of the same touch")
struct CoordinationTests {
  /// A view in a view, each changed as said, and a tap of 50 ms on both.
  private func nested(
    orderSeed: Int = 0, outer: (View) -> View, inner: (View) -> View,
    window onWindow: (Window) -> Window = { $0 }
  ) -> Scenario {
    let inner = inner(View("inner", Rect(0, 0, 100, 100)).touches(.keeps))
    let outer = outer(View("outer", Rect(0, 0, 100, 100)) { inner })
    return Scenario(orderSeed: orderSeed) {
      onWindow(window { outer })
    } script: {
      Drag((0, 5, 5), up: 50)
    }
  }

  @Test("Of nested taps the deepest acts; all have heard of the lift before it does")
  func deepest() {
    expectLog(
      of: nested {
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

  @Test("If the deepest may not begin, the next one acts, whether its delegate or a view says no")
  func vetoes() {
    expectLog(
      of: nested {
        $0.tap("o")
      } inner: {
        $0.tap("i", delegate: .init(shouldBegin: false))
      }, observing: ["action"], "action(o) in ended")
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
    let tap = world.tap("i", on: inner)
    let vetoing = Vetoing(frame: inner.bounds)
    inner.addSubview(vetoing)
    vetoing.refused = tap
    world.tap(5, 5, at: 0, until: 50)
    world.expectLog(observing: ["action"], "action(o) in ended")
  }

  @Test("A view that was hit and has the recognizer is asked once whether that may begin")
  func askedOnce() {
    expectLog(
      of: scene {
        $0.shouldBegin(true).pan("pan")
      } script: {
        Down(at: Point(5, 5))
        Down(1, at: Point(50, 5))
        At(10)
        Move(to: Point(20, 5))
        Move(1, to: Point(65, 5))
      }, observing: ["shouldBegin"], "shouldBegin(pan) asked of a → true")
  }

  @Test("Both act if one delegate allows it, whichever of the two", arguments: ["o", "i"])
  func simultaneously(allowing: String) {
    func delegate(_ name: String, _ other: String) -> Scenario.Recognizer.Delegate? {
      name == allowing ? .init(simultaneousWith: [other]) : nil
    }
    expectLog(
      of: nested {
        $0.tap("o", delegate: delegate("o", "i"))
      } inner: {
        $0.tap("i", delegate: delegate("i", "o"))
      }, observing: ["action"], .unordered(["action(o) in ended", "action(i) in ended"]))
  }

  @Test("A delegate that implements nothing says no to recognizing together (GC-04, GC-22)")
  func silentDelegate() {
    let actions = Log(
      trace(
        of: scene {
          $0.pan("first", delegate: .init()).pan("second", delegate: .init())
        } script: {
          Drag((0, 5, 5), (10, 20, 5))
        }))
    #expect(actions.observing(["action"]).lines.count == 1)
  }

  @Test("Both act if a subclass says that it does not prevent, or is not prevented")
  func prevention() {
    let both: LogPattern = .unordered(["action(o) in ended", "action(i) in ended"])
    expectLog(
      of: nested {
        $0.tap("o")
      } inner: {
        $0.tap("i", cannotPrevent: ["o"])
      }, observing: ["action"], both)
    expectLog(
      of: nested {
        $0.tap("o", cannotBePreventedBy: ["i"])
      } inner: {
        $0.tap("i")
      }, observing: ["action"], both)
  }

  @Test("A single tap leaves a double tap alone: both act in their turn")
  func singleAndDouble() {
    expectLog(
      of: scene {
        $0.tap("single").tap("double", taps: 2)
      } script: {
        Drag((0, 5, 5), up: 50)
        Drag((100, 5, 5), up: 150)
      }, observing: ["action"],
      [
        "50 ms  action(single) in ended", .maybe(["150 ms  action(single) in ended"]),
        "150 ms  action(double) in ended", .maybe(["150 ms  action(single) in ended"]),
      ])
  }

  @Test("Two of one view do not both act")
  func sameView() {
    let actions = Log(
      trace(
        of: scene {
          $0.tap("first").tap("second")
        } script: {
          Drag((0, 5, 5), up: 50)
        }))
    #expect(actions.observing(["action"]).lines.count == 1)
  }

  @Test("Those of different fingers on different views do not disturb each other")
  func differentFingers() {
    expectLog(
      of: Scenario {
        window {
          View("a", Rect(0, 0, 100, 100)).tap("i")
          View("b", Rect(200, 0, 100, 100)).tap("x")
        }
      } script: {
        Down(at: Point(5, 5))
        Down(1, at: Point(205, 5))
        At(50)
        Up()
        Up(1)
      }, observing: ["action"], .unordered(["action(i) in ended", "action(x) in ended"]))
  }

  @Test("An action may take views and recognizers away")
  func reentrancy() {
    var scenario = nested {
      $0.touches(.keeps)
    } inner: {
      $0.tap("tap")
    }
    scenario.reactions = [
      .init(on: .action("tap"), changes: [.removeRecognizer("tap"), .removeFromSuperview("inner")])
    ]
    scenario.script += [
      .init(at: 1000, touches: [.init(0, .began, at: Point(5, 5))]),
      .init(at: 1050, touches: [.init(0, .ended, at: Point(5, 5))]),
    ]
    expectLog(
      of: scenario, observing: ["V", "action"],
      """
      0 ms     V(inner).began
      50 ms    action(tap) in ended
      50 ms    V(inner).cancelled
      1000 ms  V(outer).began
      1050 ms  V(outer).ended
      """)
  }
}
