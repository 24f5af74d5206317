import Foundation
import Logs
import Testing
import TouchEngine
import TouchScript

@Suite("Touches that are held back from their view")
struct DelayTests {
  @Test(
    "Until the recognizer knows",
    arguments: [
      Course(
        "Recognized, the view receives nothing at all",
        { $0.tap("tap") { $0.delaysTouchesBegan = true } },
        [Path((0, 5, 5), (10, 6, 5), up: 50)],
        "action(tap)",
        "reset(tap)"),
      Course(
        "Failed, the view receives the beginning late, and the rest in order",
        { $0.tap("tap") { $0.delaysTouchesBegan = true } },
        [Path((0, 5, 5), (10, 6, 5), (20, 105, 5), up: 30)],
        "20 ms  V(a).began",
        "20 ms  V(a).moved",
        "30 ms  V(a).ended",
        "30 ms  reset(tap) from failed"),
      Course(
        "Lifted before the failure, the view receives the beginning and the end when it fails",
        {
          $0.tap("double") {
            $0.taps = 2
            $0.delaysTouchesBegan = true
          }
        },
        [Path((0, 5, 5), up: 50), At(999)],
        "400 ms  V(a).began",
        "400 ms  V(a).ended",
        "400 ms  reset(double) from failed"),
      Course(
        "One that is still undecided keeps the touch back, though another has failed",
        {
          $0.tap("tap") {
            $0.delaysTouchesBegan = true
            $0.delegate = .init(shouldBegin: false)
          }
          .tap("double") {
            $0.taps = 2
            $0.delaysTouchesBegan = true
          }
        }, [Path((0, 5, 5), up: 50), At(999)],
        "50 ms   reset(tap)",
        "400 ms  V(a).began",
        "400 ms  V(a).ended",
        "400 ms  reset(double)"),
      Course(
        "A double tap holds the end back until it knows, and cancels both touches if it comes",
        { $0.tap("double") { $0.taps = 2 } },
        [Path((0, 5, 5), up: 50), Path((100, 5, 5), up: 150)],
        "0 ms    V(a).began",
        "100 ms  V(a).began",
        "150 ms  action(double) in ended",
        "150 ms  V(a).cancelled [touches 0, 0]",
        "150 ms  reset(double)"),
      Course(
        "Without delaysTouchesEnded the view receives a lift at once",
        {
          $0.tap("double") {
            $0.taps = 2
            $0.delaysTouchesEnded = false
          }
        },
        [Path((0, 5, 5), up: 50), Path((100, 5, 5), up: 150)],
        "0 ms    V(a).began",
        "50 ms   V(a).ended",
        "100 ms  V(a).began",
        "150 ms  action(double) in ended",
        "150 ms  V(a).cancelled [touch 0]",
        "150 ms  reset(double)"),
    ])
  func held(course: Course) { course.check(observing: ["V", "action", "reset"]) }

  private let world = World()
  private let view: LoggingView

  init() { view = world.add("a", 0, 0, 300, 300) }

  @Test("The late beginning is where the finger came down, the rest where it is")
  func lateLocations() {
    world.tap("tap", on: view).delaysTouchesBegan = true
    var locations: [CGFloat] = []
    view.onTouch = { touch, _ in locations.append(touch.location(in: nil).x) }
    world.touch(at: 0, .down(5, 5))
    world.touch(at: 10, .move(6, 5))
    world.touch(at: 20, .move(105, 5))
    world.touch(at: 30, .up(105, 5))
    #expect(locations == [5, 105, 105])
  }

  @Test("A touch that is over and one that goes on reach the view in the order they happened")
  func twoTouchesReleasedTogether() {
    world.tap("double", on: view, taps: 2).delaysTouchesBegan = true
    var isKnown: [Bool] = []
    view.onTouch = { touch, event in
      isKnown.append(event?.allTouches?.contains(touch) ?? false)
    }
    world.tap(5, 5, at: 0, until: 50)
    world.touch(at: 100, .down(250, 5))
    world.expectLog(observing: ["V"], ["V(a).began", "V(a).ended", "V(a).began"])
    #expect(isKnown == [true, true, true])
  }

  @Test("A touch is cancelled for its view only: recognizers see what the finger does")
  func cancelledPhase() {
    var phases: [UITouch.Phase] = []
    let watching = world.scripted("watching", on: view)
    watching.wants = [.ended: .failed]
    watching.onTouch = { _, touch, _ in phases.append(touch.phase) }
    let pan = world.scripted("pan", on: view)
    pan.prevents = { $0 !== watching }
    var touch: UITouch?
    var phasesInView: [UITouch.Phase] = []
    view.onTouch = { seen, _ in
      touch = seen
      phasesInView.append(seen.phase)
    }
    world.touch(at: 0, .down(5, 5))
    world.touch(at: 10, .move(6, 5))
    #expect(touch?.phase == .moved)
    world.touch(at: 20, .move(7, 5))
    world.touch(at: 30, .up(7, 5))
    #expect(phasesInView == [.began, .cancelled])
    #expect(phases == [.began, .moved, .moved, .ended])
  }
}
