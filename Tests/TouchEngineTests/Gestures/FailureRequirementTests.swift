import Logs
import Testing
import TouchEngine
import TouchScript

@Suite("Recognizers that wait for one another to fail")
struct FailureRequirementTests {
  private let world = World()
  private let view: LoggingView

  init() { view = world.add("v", 0, 0, 100, 100) }

  /// The answers of a delegate to the two questions about failure, and how often it was asked.
  private final class Requiring: UIGestureRecognizerDelegate {
    var requiresFailure = false
    var isRequiredToFail = false
    var asked = 0
    func gestureRecognizer(
      _ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
    ) -> Bool {
      asked += 1
      return requiresFailure
    }
    func gestureRecognizer(
      _ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
    ) -> Bool { isRequiredToFail }
  }

  private func tap(at time: Int) { world.tap(5, 5, at: time, until: time + 50) }

  /// A single tap that waits for a double tap, and taps of 50 ms at their times.
  private func singleAndDouble(taps: Int...) -> Scenario {
    scene {
      $0.tap("single", requiresFailureOf: ["double"]).tap("double", taps: 2)
    } script: {
      for time in taps { Drag((time, 5, 5), up: time + 50) }
      At((taps.last ?? 0) + 2000)
    }
  }

  @Test("A single tap that waits for a double tap acts once the double tap has given up")
  func singleWaits() {
    expectLog(
      of: singleAndDouble(taps: 0), observing: ["action"], "400 ms  action(single) in ended")
  }

  @Test("Two quick taps make a double tap only")
  func doubleOnly() {
    expectLog(
      of: singleAndDouble(taps: 0, 150, 3000), observing: ["action"],
      """
      200 ms   action(double) in ended
      3400 ms  action(single) in ended
      """)
  }

  @Test("While it waits, the view is not told of the lift; then it is cancelled")
  func withholds() {
    expectLog(
      of: singleAndDouble(taps: 0), observing: ["V"],
      """
      0 ms    V(a).began
      400 ms  V(a).cancelled
      """)
  }

  @Test("It acts in the event in which the other fails, and fails when the other begins")
  func decidedByTheOther() {
    let waiting = world.scripted("waiting", on: view, isContinuous: false)
    let first = world.scripted("first", on: view)
    first.wants = [.ended: .failed]
    waiting.require(toFail: first)
    tap(at: 0)
    world.expectLog(observing: ["action"], "action(waiting) in ended")
    first.wants = [.moved: .began, .ended: .ended]
    world.touch(at: 1000, .down(5, 5))
    world.touch(at: 1010, .move(50, 5))
    #expect(waiting.state == .failed)
    world.touch(at: 1020, .up(50, 5))
    world.expectLog(
      observing: ["action"],
      """
      action(first) in began
      action(first) in ended
      """)
  }

  @Test("It fails when the other begins even where both may recognize together")
  func requirementOutweighsSimultaneity() {
    expectLog(
      of: scene {
        $0.longPress(
          "waiting", minimumPressDuration: 100, allowableMovement: 100,
          delegate: .init(simultaneousWith: ["first"]), requiresFailureOf: ["first"]
        ).pan("first")
      } script: {
        Drag((0, 5, 5), (10, 50, 5), up: 200)
      }, observing: ["action"],
      """
      10 ms   action(first) in began
      200 ms  action(first) in ended
      """)
  }

  @Test("A continuous one that has to wait begins late, and goes straight to its end if it is over")
  func continuousWaits() {
    let waiting = world.scripted("waiting", on: view)
    let first = world.scripted("first", on: view)
    first.wants = [:]
    waiting.require(toFail: first)
    world.touch(at: 0, .down(5, 5))
    world.touch(at: 10, .move(20, 5))
    #expect(waiting.state == .possible)
    first.wants = [.moved: .failed]
    world.touch(at: 20, .move(30, 5))
    world.touch(at: 30, .up(30, 5))
    world.expectLog(
      observing: ["action"],
      """
      action(waiting) in began
      action(waiting) in ended
      """)
    first.wants = [.ended: .failed]
    world.touch(at: 1000, .down(5, 5))
    world.touch(at: 1010, .move(20, 5))
    world.touch(at: 1020, .up(20, 5))
    world.expectLog(observing: ["action"], "action(waiting) in ended")
  }

  @Test("One that takes no part holds nobody up: on another view, disabled, or refusing the touch")
  func absent() {
    expectLog(
      of: Scenario {
        window {
          View("a", Rect(0, 0, 100, 100))
            .tap("single", requiresFailureOf: ["elsewhere", "disabled", "refuser"])
            .tap("disabled", taps: 2, isEnabled: false)
            .tap("refuser", taps: 2, delegate: .init(shouldReceive: false))
          View("b", Rect(200, 0, 100, 100)).tap("elsewhere", taps: 2)
        }
      } script: {
        Drag((0, 5, 5), up: 50)
      }, observing: ["action"], "50 ms  action(single) in ended")
  }

  @Test("Either delegate can demand it for the attempt, and is asked once for each pair")
  func dynamically() {
    for isOwn in [true, false] {
      let world = World()
      let view = world.add("v", 0, 0, 100, 100)
      let single = world.tap("single", on: view)
      let double = world.tap("double", on: view, taps: 2)
      let delegate = Requiring()
      delegate.requiresFailure = isOwn
      delegate.isRequiredToFail = !isOwn
      (isOwn ? single : double).delegate = delegate
      world.tap(5, 5, at: 0, until: 50)
      world.expectLog(observing: ["action"], "")
      world.application.advance(to: 1000)
      world.expectLog(observing: ["action"], "action(single) in ended")
      if isOwn { #expect(delegate.asked == 1) }
      delegate.requiresFailure = false
      delegate.isRequiredToFail = false
      world.tap(5, 5, at: 2000, until: 2050)
      world.expectLog(observing: ["action"], "action(single) in ended")
    }
  }

  @Test("A delegate that answers no does not undo what others require")
  func noIsNoVeto() {
    let no = Scenario.Recognizer.Delegate(requiresFailureOf: [], isRequiredToFailBy: [])
    expectLog(
      of: scene {
        $0.tap("single", delegate: no, requiresFailureOf: ["double"])
          .tap("double", taps: 2, delegate: no)
      } script: {
        Drag((0, 5, 5), up: 50)
        At(1000)
      }, observing: ["action"], "400 ms  action(single) in ended")
  }

  @Test("Classes can demand it as well, from either side")
  func classes() {
    let waiting = world.scripted("waiting", on: view, isContinuous: false)
    let first = world.scripted("first", on: view)
    first.wants = [:]
    for isOwn in [true, false] {
      waiting.requiresFailureOf = { isOwn && $0 === first }
      first.isRequiredToFailBy = { !isOwn && $0 === waiting }
      let start = world.application.time + 1000
      tap(at: start)
      world.expectLog(observing: ["action"], "")
      first.isEnabled = false
      world.expectLog(observing: ["action"], "action(waiting) in ended")
      first.isEnabled = true
    }
  }

  @Test("One that ignores its only touch has failed, and holds nobody up")
  func ignoring() {
    let waiting = world.scripted("waiting", on: view, isContinuous: false)
    let first = world.scripted("first", on: view, isContinuous: false)
    first.wants = [:]
    waiting.wants = [.began: .ended]
    first.onTouch = { $0.ignore($1, for: $2) }
    waiting.require(toFail: first)
    world.touch(at: 0, .down(5, 5))
    world.expectLog(observing: ["action"], "action(waiting) in ended")
  }

  @Test("A circle of static requirements is refused and reported")
  func circle() {
    let taps = ["a", "b", "c"].map { world.tap($0, on: view) }
    taps[0].require(toFail: taps[1])
    taps[1].require(toFail: taps[2])
    taps[2].require(toFail: taps[0])
    taps[0].require(toFail: taps[0])
    #expect(world.application.programmerErrors.map(\.kind) == [.requirementLoop, .requirementLoop])
    tap(at: 0)
    world.expectLog(observing: ["action"], "action(c) in ended")
  }

  @Test("Two that wait for one another by their delegates' will do not wait for ever")
  func dynamicCircle() {
    expectLog(
      of: Scenario {
        window {
          View("a", Rect(0, 0, 100, 100)) {
            View("b", Rect(0, 0, 100, 100))
              .tap("inner", delegate: .init(requiresFailureOf: ["outer"]))
          }
          .tap("outer", delegate: .init(requiresFailureOf: ["inner"]))
        }
      } script: {
        Drag((0, 5, 5), up: 50)
      }, observing: ["action"], "action(inner) in ended")
  }

  @Test("Only who claims is asked whom it has to wait for, whatever it claimed before (GC-31)")
  func askedLazily() {
    let other = world.scripted("other", on: view)
    world.touch(at: 0, .down(5, 5))
    world.touch(at: 10, .move(20, 5))
    world.touch(at: 20, .up(20, 5))
    other.wants = [:]
    let pan = world.scripted("pan", on: view)
    other.requiresFailureOf = { _ in
      world.calls.note("asked")
      return false
    }
    world.take()
    world.touch(at: 1000, .down(5, 5))
    world.touch(at: 1010, .move(20, 5))
    world.expectLog(
      ignoring: ["reset"],
      """
      V(v).began [touch 0]
      action(pan) in began
      V(v).cancelled [touch 0]
      """)
    #expect(pan.state == .began)
  }

  @Test("One that is disabled while it is asked whom it waits for leaves the way to the next")
  func disabledWhenAskedForRequirements() {
    let first = world.scripted("first", on: view, isContinuous: false)
    let second = world.scripted("second", on: view, isContinuous: false)
    second.delaysTouchesEnded = false
    first.requiresFailureOf = { _ in
      first.isEnabled = false
      return false
    }
    world.tap(5, 5, at: 0, until: 10)
    #expect(second.state == .possible)
    world.expectLog(
      ignoring: ["reset"],
      """
      V(v).began [touch 0]
      action(second) in ended
      V(v).cancelled [touch 0]
      """)
  }

  @Test("Every requirement holds, not the last alone (GC-27)")
  func twoRequirements() {
    let waiting = world.scripted("waiting", on: view, isContinuous: false)
    let others = ["first", "second"].map { world.scripted($0, on: view) }
    for other in others {
      other.wants = [:]
      waiting.require(toFail: other)
    }
    world.tap(5, 5, at: 0, until: 10)
    others[1].state = .failed
    world.tap(200, 200, at: 20, until: 30)
    world.expectLog(observing: ["action"], "")
    others[0].state = .failed
    world.tap(200, 200, at: 40, until: 50)
    world.expectLog(observing: ["action"], "action(waiting) in ended")
  }

  @Test("Three that wait for one another in a circle do not wait for ever; nor who waits for them")
  func circles() {
    let names = ["a", "b", "c"]
    let three = names.map { world.scripted($0, on: view, isContinuous: false) }
    for index in 0..<3 { three[index].requiresFailureOf = { $0 === three[(index + 1) % 3] } }
    tap(at: 0)
    #expect(world.take(observing: ["action"]).lines.count == 1)
    three[2].requiresFailureOf = { $0 === three[1] }
    tap(at: 1000)
    #expect(world.take(observing: ["action"]).lines.count == 1)
  }

  @Test("Whoever required its failure has failed when its action is sent (GC-29)")
  func failedByThen() {
    let first = world.scripted("first", on: view)
    let waiting = world.scripted("waiting", on: view)
    waiting.wants = [:]
    waiting.require(toFail: first)
    let allowing = Allowing()
    first.delegate = allowing
    var seen: UIGestureRecognizer.State?
    first.onAction = { _ in if seen == nil { seen = waiting.state } }
    world.touch(at: 0, .down(5, 5))
    world.touch(at: 10, .move(20, 5))
    #expect(seen == .failed)
  }

  /// Lets others recognize together with its recognizer.
  private final class Allowing: UIGestureRecognizerDelegate {
    func gestureRecognizer(
      _ recognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { true }
  }
}
