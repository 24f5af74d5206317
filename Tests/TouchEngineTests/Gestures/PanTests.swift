import Logs
import Testing
import TouchEngine
import TouchScript

@Suite("Pans")
struct PanTests {
  @Test(
    "One finger",
    arguments: [
      Course(
        "It begins with the first movement far enough, changes with each later one, and ends",
        { $0.pan("pan") },
        [
          Path(
            (0, 100, 100), (10, 100, 100), (20, 103, 100), (30, 130, 100), (40, 140, 100),
            (50, 140, 110), up: 60)
        ],
        "30 ms  action(pan) in began",
        "40 ms  action(pan) in changed",
        "50 ms  action(pan) in changed",
        "60 ms  action(pan) in ended",
        "60 ms  reset(pan) from ended"),
      Course(
        "It begins at exactly its hysteresis, as a straight distance (KR-26)", { $0.pan("pan") },
        [Path((0, 100, 100), (10, 109.75, 100), (20, 106, 108))], "20 ms  action(pan) in began"),
      Course(
        "Back and forth is no way: the path does not count (KR-26)", { $0.pan("pan") },
        [Path((0, 100, 100), (10, 103, 100), (20, 97, 100), (30, 103, 100), (40, 97, 100))]),
      Course(
        "Lifted without movement it fails without an action, wherever the lift is (KR-32)",
        { $0.pan("pan") }, [Path((0, 100, 100), upAt: (10, 200, 100))],
        "10 ms  reset(pan) from failed"),
      Course(
        "Cancelled by the system, it sends a cancelled action if it has begun (KR-36)",
        { $0.pan("pan") },
        [
          Path((0, 100, 100), (10, 150, 100)), Interruption(at: 20), At(30), Up(),
          Path((100, 100, 100)), Interruption(at: 110),
        ],
        "10 ms   action(pan) in began",
        "20 ms   action(pan) in cancelled",
        "20 ms   reset(pan) from cancelled",
        "110 ms  reset(pan) from failed"),
    ])
  func oneFinger(course: Course) { course.check(observing: ["action", "reset"]) }

  @Test(
    "Several fingers",
    arguments: [
      Course(
        "Fingers that come down and lift do not make the translation jump (KR-30)",
        { $0.pan("pan") },
        [
          Together(
            Path((0, 100, 100), (10, 130, 100), (30, 140, 100), (40, 160, 100), up: 50),
            Path(1, (20, 200, 300), (30, 210, 300), (60, 211, 300)))
        ],
        "10 ms  action(pan) in began [translation (30, 0), …]",
        "30 ms  action(pan) in changed [translation (40, 0), …]",
        "40 ms  action(pan) in changed [translation (50, 0), …]",
        "60 ms  action(pan) in changed [translation (51, 0), …]"),
      Course(
        "A finger that joins it again does not set its translation back (KR-30)",
        { $0.pan("pan") { $0.minimumTouches = 2 } },
        [
          Together(
            Path((0, 100, 100), (10, 140, 100)), Path(1, (0, 100, 200), (10, 140, 200), up: 20),
            Path(1, (30, 50, 200), (40, 52, 200)))
        ],
        "10 ms  action(pan) in began [translation (40, 0), …]",
        "40 ms  action(pan) in changed [translation (41, 0), …]"),
      Course(
        "A finger more than it needs does not set back the way that was made (KR-30)",
        { $0.pan("pan") },
        [
          Together(
            Path((0, 100, 100), (10, 106, 100), (30, 112, 100)),
            Path(1, (20, 100, 200), (30, 106, 200)))
        ], "30 ms  action(pan) in began"),
      Course(
        "It ends with the last finger (KR-31)", { $0.pan("pan") },
        [
          Together(
            Path((0, 100, 100), (10, 130, 100), up: 20),
            Path(1, (0, 200, 100), (10, 230, 100), (30, 240, 100), up: 40))
        ],
        "10 ms  action(pan) in began",
        "30 ms  action(pan) in changed",
        "40 ms  action(pan) in ended"),
      Course(
        "With fewer fingers than it takes it never begins, nor at the touch-down of the last",
        { $0.pan("pan") { $0.minimumTouches = 2 } },
        [
          Together(
            Path((0, 100, 100), (10, 200, 100), (30, 203, 100), (40, 230, 100)),
            Path(1, (20, 200, 200), (40, 230, 200)))
        ], "40 ms  action(pan) in began [translation (30, 0), …]"),
      Course(
        "A finger that a subclass ignores moves nothing (GR-16)",
        { $0.recognizer(.pan, "pan") { $0.ignoredFingers = [1] } },
        [
          Together(
            Path((0, 100, 100), (20, 150, 100), up: 30), Path(1, (0, 200, 200), (10, 200, 300)))
        ],
        "20 ms  action(pan) in began [translation (50, 0), …]",
        "30 ms  action(pan) in ended"),
      Course(
        "What a finger did before all were down is not in the velocity (KR-35)",
        { $0.pan("pan") { $0.minimumTouches = 2 } },
        [
          Together(
            Path((0, 100, 100), (100, 150, 100), (220, 162, 100)),
            Path(1, (200, 100, 200), (220, 112, 200)))
        ], "220 ms  action(pan) in began [velocity (600, 0), …]"),
      Course(
        "A finger that comes down as another moves leaves the velocity as it is (KR-35)",
        { $0.pan("pan") },
        [Together(Path((0, 100, 100), (32, 120, 100)), Path(1, (32, 100, 200)))],
        "32 ms  action(pan) in began [velocity (625, 0), …]"),
    ])
  func severalFingers(course: Course) { course.check(observing: ["action"]) }

  @Test(
    "What its view receives",
    arguments: [
      Course(
        "When it begins the touch is cancelled, once, and the view receives no more",
        { $0.pan("pan") }, [Path((0, 100, 100), (10, 150, 100), (20, 180, 100), up: 30)],
        "0 ms   V(a).began",
        "10 ms  V(a).cancelled"),
      Course(
        "With more fingers than it takes it does not begin (KR-34)",
        { $0.pan("pan") { $0.maximumTouches = 1 } },
        [
          Together(
            Path((0, 100, 100), (20, 140, 100), up: 30),
            Path(1, (10, 200, 200), (20, 200, 250), up: 40))
        ],
        "0 ms   V(a).began [touch 0]",
        "10 ms  V(a).began [touch 1]",
        "20 ms  V(a).moved [touches 0, 1]",
        "40 ms  V(a).ended [touch 0]",
        "40 ms  V(a).ended [touch 1]"),
      Course(
        "A finger beyond the most that comes when it has begun is left to the view",
        { $0.pan("pan") { $0.maximumTouches = 1 } },
        [Path((0, 100, 100), (10, 140, 100)), Path(1, (20, 200, 200), up: 30)],
        "V(a).began [touch 0]",
        "V(a).cancelled [touch 0]",
        "V(a).began [touch 1]",
        "V(a).ended [touch 1]"),
    ])
  func received(course: Course) { course.check(observing: ["V"]) }

  @Test(
    "Beside other recognizers",
    arguments: [
      Course(
        "Made to wait for a swipe, it begins when the swipe's time is over, without an event",
        { $0.pan("pan") { $0.requiresFailureOf = ["swipe"] }.swipe("swipe") },
        [Path((0, 50, 100), (100, 70, 100), (200, 75, 100), (600, 80, 100), up: 700)],
        "501 ms  action(pan) in began [translation (25, 0), …]",
        "600 ms  action(pan) in changed",
        "700 ms  action(pan) in ended"),
      Course(
        "Made to wait for a swipe, it does not begin when that swipes",
        { $0.pan("pan") { $0.requiresFailureOf = ["swipe"] }.swipe("swipe") },
        [Path((0, 50, 100), (100, 250, 100), up: 200)]),
      // As far as a pan must move, and no farther than a tap may.
      Course(
        "Lifted while it waits, it has ended when the other fails",
        { $0.pan("pan") { $0.requiresFailureOf = ["double"] }.tap("double") { $0.taps = 2 } },
        [Path((0, 50, 100), (50, 60, 100), up: 100), At(1000)], "450 ms  action(pan) in ended"),
    ])
  func others(course: Course) { course.check(observing: ["action(pan)"]) }

  @Test("A pan and a pinch on one view exclude one another (KR-54)", arguments: 0..<8)
  func excludesPinch(orderSeed: Int) {
    var scenario = scene {
      $0.pan("pan").pinch("pinch")
    } script: {
      Together(
        Path((0, 100, 100), (10, 60, 140), (20, 50, 150)),
        Path(1, (0, 200, 100), (10, 240, 140), (20, 250, 150)))
    }
    scenario.orderSeed = orderSeed
    let actions = Log(trace(of: scenario)).observing(["action"])
    let pan = LogPattern("10 ms action(pan) in began\n20 ms action(pan) in changed")
    let pinch = LogPattern("10 ms action(pinch) in began\n20 ms action(pinch) in changed")
    #expect(pan.mismatch(with: actions) == nil || pinch.mismatch(with: actions) == nil)
  }
}
