import Logs
import Testing
import TouchEngine
import TouchScript

@Suite("Recognizers that wait for one another to fail")
struct FailureRequirementTests {
  private let world = World()
  private let view: LoggingView

  init() { view = world.add("v", 0, 0, 100, 100) }

  private func tap(at time: Int) { world.tap(5, 5, at: time, until: time + 50) }

  /// A single tap that waits for a double tap.
  private static func singleAndDouble(_ view: View) -> View {
    view.tap("single") { $0.requiresFailureOf = ["double"] }.tap("double") { $0.taps = 2 }
  }

  /// The answers of a delegate that requires nothing.
  private static let no = Scenario.Recognizer.Delegate(
    requiresFailureOf: [], isRequiredToFailBy: [])

  @Test(
    "Once it knows",
    arguments: [
      Course(
        "A single tap that waits for a double tap acts once the double tap has given up",
        singleAndDouble, [Path((0, 5, 5), up: 50), At(999)],
        "0 ms    V(a).began",
        "400 ms  action(single) in ended",
        "400 ms  V(a).cancelled"),
      Course(
        "Two quick taps make a double tap only", singleAndDouble,
        [Path((0, 5, 5), up: 50), Path((150, 5, 5), up: 200), At(999)],
        "0 ms    V(a).began",
        "150 ms  V(a).began",
        "200 ms  action(double) in ended",
        "200 ms  V(a).cancelled [touches 0, 0]"),
      Course(
        "It fails when the other begins even where both may recognize together",
        {
          $0.longPress("waiting") {
            $0.minimumPressDuration = 100
            $0.allowableMovement = 100
            $0.delegate = .init(simultaneousWith: ["first"])
            $0.requiresFailureOf = ["first"]
          }.pan("first")
        }, [Path((0, 5, 5), (10, 50, 5), up: 200)],
        "0 ms    V(a).began",
        "10 ms   action(first) in began",
        "10 ms   V(a).cancelled",
        "200 ms  action(first) in ended"),
      Course(
        "A delegate that answers no does not undo what others require",
        {
          $0.tap("single") {
            $0.delegate = no
            $0.requiresFailureOf = ["double"]
          }
          .tap("double") {
            $0.taps = 2
            $0.delegate = no
          }
        }, [Path((0, 5, 5), up: 50), At(999)],
        "0 ms    V(a).began",
        "400 ms  action(single) in ended",
        "400 ms  V(a).cancelled"),
      Course(
        "One that takes no part delays no other: disabled, or refusing the touch",
        {
          $0.tap("single") { $0.requiresFailureOf = ["disabled", "refuser"] }
            .tap("disabled") {
              $0.taps = 2
              $0.isEnabled = false
            }
            .tap("refuser") {
              $0.taps = 2
              $0.delegate = .init(shouldReceive: false)
            }
        }, [Path((0, 5, 5), up: 50)],
        "0 ms   V(a).began",
        "50 ms  action(single) in ended",
        "50 ms  V(a).cancelled"),
    ])
  func courses(course: Course) { course.check(observing: ["V", "action"]) }

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
    world.expectLog(observing: ["action"], ["action(first) in began", "action(first) in ended"])
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
      observing: ["action"], ["action(waiting) in began", "action(waiting) in ended"])
    first.wants = [.ended: .failed]
    world.touch(at: 1000, .down(5, 5))
    world.touch(at: 1010, .move(20, 5))
    world.touch(at: 1020, .up(20, 5))
    world.expectLog(observing: ["action"], "action(waiting) in ended")
  }

  @Test("A delegate demands it for the attempt, and is asked once for each pair")
  func dynamically() {
    final class Requiring: UIGestureRecognizerDelegate {
      var requiresFailure = true
      var asked = 0
      func gestureRecognizer(
        _ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
      ) -> Bool {
        asked += 1
        return requiresFailure
      }
    }
    let single = world.tap("single", on: view)
    world.tap("double", on: view, taps: 2)
    let delegate = Requiring()
    single.delegate = delegate
    tap(at: 0)
    world.expectLog(observing: ["action"], "")
    world.application.advance(to: 1000)
    world.expectLog(observing: ["action"], "action(single) in ended")
    #expect(delegate.asked == 1)
    delegate.requiresFailure = false
    tap(at: 2000)
    world.expectLog(observing: ["action"], "action(single) in ended")
  }

  @Test("Classes can demand it as well, from either side", arguments: [true, false])
  func classes(isOwn: Bool) {
    let waiting = world.scripted("waiting", on: view, isContinuous: false)
    let first = world.scripted("first", on: view)
    first.wants = [:]
    waiting.requiresFailureOf = { isOwn && $0 === first }
    first.isRequiredToFailBy = { !isOwn && $0 === waiting }
    tap(at: 0)
    world.expectLog(observing: ["action"], "")
    first.isEnabled = false
    world.expectLog(observing: ["action"], "action(waiting) in ended")
  }

  @Test("One that ignores its only touch has failed, and delays no other")
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
    #expect(world.reports == [.requirementLoop, .requirementLoop])
    tap(at: 0)
    world.expectLog(observing: ["action"], "action(c) in ended")
  }

  @Test("Three that wait for one another in a circle, and one that waits for them, go on")
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

  @Test("One that is disabled while it is asked whom it waits for leaves the way to the next")
  func disabledWhenAskedForRequirements() {
    let first = world.scripted("first", on: view, isContinuous: false)
    let second = world.scripted("second", on: view, isContinuous: false)
    second.delaysTouchesEnded = false
    first.requiresFailureOf = { _ in
      first.isEnabled = false
      return false
    }
    tap(at: 0)
    #expect(second.state == .possible)
    world.expectLog(
      ignoring: ["reset"],
      ["V(v).began [touch 0]", "action(second) in ended", "V(v).cancelled [touch 0]"])
  }
}
