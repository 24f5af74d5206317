import Foundation
import Logs
import Testing
import TouchEngine
import TouchScript

@Suite("Long presses")
struct LongPressTests {
  @Test(
    "The time it takes is the app's to set, down to nothing (KR-15)",
    arguments: [1250, 1, 0].map { milliseconds in
      Course(
        "\(milliseconds) ms", { $0.longPress("press") { $0.minimumPressDuration = milliseconds } },
        [Path((0, 100, 100), up: 2000)],
        "\(milliseconds) ms  action(press) in began", "2000 ms  action(press) in ended")
    })
  func duration(course: Course) { course.check(observing: ["action"]) }

  @Test("A time that never comes is none", arguments: [.infinity, .nan, 1e300] as [TimeInterval])
  func endless(duration: TimeInterval) {
    let world = World()
    let press = UILongPressGestureRecognizer()
    world.attach(press, named: "press", to: world.window)
    press.minimumPressDuration = duration
    world.tap(100, 100, at: 0, until: 100_000)
    world.expectLog("")
  }

  @Test(
    "What its view and its targets receive",
    arguments: [
      Course(
        "It begins when the time has passed, without an event, and takes the view's touch",
        { $0.longPress("press") }, [Path((0, 100, 100), up: 900)],
        "0 ms    V(a).began",
        "500 ms  action(press) in began",
        "500 ms  V(a).cancelled",
        "900 ms  action(press) in ended"),
      Course(
        "Lifted too early it fails without an action (KR-17)", { $0.longPress("press") },
        [Path((0, 100, 100), up: 300), At(2000)], "V(a).began", "V(a).ended"),
      Course(
        "A finger too many makes it fail before it has begun (KR-21)", { $0.longPress("press") },
        [Together(Path((0, 100, 100), up: 1000), Path(1, (100, 200, 100), up: 1000))],
        "0 ms     V(a).began [touch 0]",
        "100 ms   V(a).began [touch 1]",
        "1000 ms  V(a).ended [touches 0, 1]"),
      Course(
        "A finger too many is ignored once it has begun (KR-21)", { $0.longPress("press") },
        [Together(Path((0, 100, 100), up: 700), Path(1, (600, 200, 100), up: 800))],
        "0 ms    V(a).began [touch 0]",
        "500 ms  action(press) in began",
        "500 ms  V(a).cancelled [touch 0]",
        "600 ms  V(a).began [touch 1]",
        "700 ms  action(press) in ended",
        "800 ms  V(a).ended [touch 1]"),
      Course(
        "A tap before it may use up the allowance, and the view waits for its lift",
        { $0.longPress("press") { $0.taps = 1 } },
        [Path((0, 100, 100), upAt: (50, 110, 100)), Path((100, 100, 100)), At(600)],
        "0 ms    V(a).began",
        "100 ms  V(a).began",
        "600 ms  action(press) in began",
        "600 ms  V(a).cancelled"),
      Course(
        "A tap before it that moves farther is none, and the view has its lift at once",
        { $0.longPress("press") { $0.taps = 1 } },
        [Path((0, 100, 100), upAt: (50, 130, 100)), Path((100, 100, 100)), At(600)],
        "0 ms    V(a).began",
        "50 ms   V(a).ended",
        "100 ms  V(a).began"),
    ])
  func received(course: Course) { course.check(observing: ["V", "action"]) }

  @Test(
    "When it begins",
    arguments: [
      Course(
        "Moved by five points it begins (KR-18)", { $0.longPress("press") },
        [Path((0, 100, 100), (100, 103, 104)), At(500)], "500 ms  action(press) in began"),
      Course(
        "Moved by thirty it fails (KR-18)", { $0.longPress("press") },
        [Path((0, 100, 100), (100, 130, 100), (200, 100, 100), up: 1100)]),
      Course(
        "The allowance is the app's to set, and may be used up exactly",
        { $0.longPress("press") { $0.allowableMovement = 40 } },
        [Path((0, 100, 100), (100, 140, 100)), At(500)], "500 ms  action(press) in began"),
      Course(
        "One that may not move at all begins where it is held still",
        { $0.longPress("press") { $0.allowableMovement = 0 } }, [Path((0, 100, 100)), At(500)],
        "500 ms  action(press) in began"),
      Course(
        "Once begun, every movement is a change, however far (KR-19)", { $0.longPress("press") },
        [Path((0, 100, 100), (600, 101, 100), (700, 290, 390), up: 800)],
        "500 ms  action(press) in began",
        "600 ms  action(press) in changed",
        "700 ms  action(press) in changed",
        "800 ms  action(press) in ended"),
      Course(
        "Two fingers must both be held, and it ends when one of them lifts (KR-15, KR-20)",
        { $0.longPress("press") { $0.touches = 2 } },
        [Together(Path((0, 100, 100), up: 1400), Path(1, (800, 200, 100), up: 1500))],
        "1300 ms  action(press) in began",
        "1400 ms  action(press) in ended"),
      Course(
        "One of two lifted early makes it fail", { $0.longPress("press") { $0.touches = 2 } },
        [Together(Path((0, 100, 100), up: 300), Path(1, (0, 200, 100))), At(2000)]),
      Course(
        "Cancelled by the system before it has begun it sends nothing", { $0.longPress("press") },
        [Path((0, 100, 100)), Interruption(at: 100), At(1000)]),
      Course(
        "Cancelled by the system it sends a cancelled action if it has begun (GR-45)",
        { $0.longPress("press") }, [Path((0, 100, 100)), Interruption(at: 600)],
        "500 ms  action(press) in began",
        "600 ms  action(press) in cancelled"),
      Course(
        "Excluded by a pan, it does not begin when its time comes",
        { $0.longPress("press") { $0.allowableMovement = 100 }.pan("pan") },
        [Path((0, 100, 100), (100, 150, 100), up: 1000)],
        "100 ms   action(pan) in began",
        "1000 ms  action(pan) in ended"),
    ])
  func begins(course: Course) { course.check(observing: ["action"]) }

  @Test(
    "Taps before it (KR-22)",
    arguments: [
      Course(
        "After one tap, the hold makes the press", { $0.longPress("press") { $0.taps = 1 } },
        [Path((0, 100, 100), up: 50), Path((150, 101, 100), up: 700)],
        "0 ms    R(press).began → possible",
        "50 ms   R(press).ended → possible",
        "150 ms  R(press).began → possible",
        "650 ms  action(press) in began",
        "700 ms  R(press).ended",
        "700 ms  action(press) in ended",
        "700 ms  reset(press) from ended"),
      Course(
        "After too long a pause, none does", { $0.longPress("press") { $0.taps = 1 } },
        [Path((0, 100, 100), up: 50), Path((1100, 100, 100), up: 3000)],
        "0 ms     R(press).began → possible",
        "50 ms    R(press).ended → possible",
        "400 ms   reset(press) from failed",
        "1100 ms  R(press).began → possible",
        "3000 ms  reset(press) from failed"),
      Course(
        "A tap that is held too long is none: it fails while that is held",
        { $0.longPress("press") { $0.taps = 1 } },
        [Path((0, 100, 100), up: 5000), Path((5100, 100, 100)), At(9000)],
        "0 ms     R(press).began → possible",
        "5000 ms  reset(press) from failed",
        "5100 ms  R(press).began → possible"),
      Course(
        "It fails as soon as it is put down too far from the tap",
        {
          $0.longPress("press") {
            $0.taps = 1
            $0.minimumPressDuration = 0
          }
        },
        [Path((0, 100, 100), up: 50), Path((100, 200, 100))],
        "0 ms    R(press).began → possible",
        "50 ms   R(press).ended → possible",
        "100 ms  R(press).began → failed"),
      Course(
        "One of two taps does not count as two", { $0.longPress("press") { $0.taps = 2 } },
        [Path((0, 100, 100), up: 50), Path((100, 100, 100)), At(2000)],
        "0 ms    R(press).began → possible",
        "50 ms   R(press).ended → possible",
        "100 ms  R(press).began → possible"),
    ])
  func taps(course: Course) { course.check(observing: ["R", "reset", "action"]) }
}
