import Logs
import Testing
import TouchEngine
import TouchScript

@Suite("Taps")
struct TapTests {
  @Test(
    "What recognizer, view and target receive",
    arguments: [
      Course(
        "One is recognized when the finger lifts, and cancels the view's touch after its action",
        { $0.tap("tap") }, [Path((0, 5, 5), up: 50)],
        "0 ms   R(tap).began → possible",
        "0 ms   V(a).began",
        "50 ms  R(tap).ended",
        "50 ms  action(tap) in ended",
        "50 ms  V(a).cancelled",
        "50 ms  reset(tap) from ended"),
      Course(
        "Without cancelsTouchesInView the view receives the lift after the action",
        { $0.tap("tap") { $0.cancelsTouchesInView = false } }, [Path((0, 5, 5), up: 50)],
        "R(tap).began",
        "V(a).began",
        "R(tap).ended",
        "action(tap) in ended",
        "V(a).ended",
        "reset(tap)"),
      Course(
        "Held long it has failed before the lift",
        { $0.tap("tap") }, [Path((0, 100, 100), up: 5000)],
        "0 ms     R(tap).began → possible",
        "0 ms     V(a).began",
        "5000 ms  V(a).ended",
        "5000 ms  reset(tap) from failed"),
      Course(
        "Cancelled by the system it fails without an action, and is called first (KR-12)",
        { $0.tap("tap") }, [Path((0, 5, 5)), Interruption(at: 20)],
        "R(tap).began",
        "V(a).began",
        "R(tap).cancelled → failed",
        "V(a).cancelled",
        "reset(tap)"),
      Course(
        "After a failure it receives nothing until all fingers are up, and starts afresh then",
        { $0.tap("tap") },
        [
          Together(
            Path((0, 5, 5), up: 50), Path(1, (10, 50, 5), up: 20), Path(1, (30, 50, 5), up: 40)),
          Path((1000, 5, 5), up: 1010),
        ],
        "0 ms     R(tap).began [touch 0] → possible",
        "0 ms     V(a).began [touch 0]",
        "10 ms    R(tap).began [touch 1] → failed",
        "10 ms    V(a).began [touch 1]",
        "20 ms    V(a).ended [touch 1]",
        "30 ms    V(a).began [touch 1]",
        "40 ms    V(a).ended [touch 1]",
        "50 ms    V(a).ended [touch 0]",
        "50 ms    reset(tap) from failed",
        "1000 ms  R(tap).began → possible",
        "1000 ms  V(a).began",
        "1010 ms  R(tap).ended",
        "1010 ms  action(tap) in ended",
        "1010 ms  V(a).cancelled",
        "1010 ms  reset(tap) from ended"),
    ])
  func received(course: Course) { course.check(observing: ["V", "R", "action", "reset"]) }

  @Test(
    "Which touches are taps",
    arguments: [
      Course(
        "Moved by a hair it is one", { $0.tap("tap") },
        [Path((0, 100, 100), (10, 101, 101), upAt: (20, 100, 102))], "20 ms  action(tap) in ended"),
      Course(
        "Moved far it is none, wherever it lifts", { $0.tap("tap") },
        [
          Path((0, 100, 100), (10, 200, 100), upAt: (20, 100, 100)),
          Path((1000, 100, 100), upAt: (1020, 250, 100)),
        ]),
      Course(
        "A finger may leave the view, if it does not go far (KR-04)", { $0.tap("tap") },
        [Path((0, 299, 100), (10, 301, 100), up: 20)], "action(tap) in ended"),
      Course(
        "A double tap takes two taps", { $0.tap("tap") { $0.taps = 2 } },
        [Path((0, 5, 5), up: 50), Path((150, 6, 5), up: 200)], "200 ms  action(tap) in ended"),
      Course(
        "Its second tap comes soon after the first", { $0.tap("tap") { $0.taps = 2 } },
        [Path((0, 5, 5), up: 50), Path((1050, 5, 5), up: 1100)]),
      Course(
        "Its second tap is near the first", { $0.tap("tap") { $0.taps = 2 } },
        [Path((0, 5, 5), up: 50), Path((100, 250, 5), up: 150)]),
      Course(
        "Each tap counts as one: two are not three", { $0.tap("tap") { $0.taps = 3 } },
        [Path((0, 9, 9), up: 50), Path((100, 9, 9), up: 150), Path((200, 9, 9), up: 250)],
        "250 ms  action(tap) in ended"),
      Course(
        "One finger is not two", { $0.tap("tap") { $0.touches = 2 } }, [Path((0, 5, 5), up: 50)]),
      Course(
        "Two fingers tap when the last one lifts", { $0.tap("tap") { $0.touches = 2 } },
        [Together(Path((0, 5, 5), up: 20), Path(1, (0, 50, 5), up: 30))],
        "30 ms  action(tap) in ended"),
      Course(
        "Three fingers are not two", { $0.tap("tap") { $0.touches = 2 } },
        [Together(Path((0, 5, 5), up: 9), Path(1, (0, 50, 5), up: 9), Path(2, (0, 95, 5), up: 9))]),
      Course(
        "It is the middle of the fingers that must stay (KR-03)",
        { $0.tap("tap") { $0.touches = 2 } },
        [
          Together(
            Path((0, 100, 100), (10, 92, 100), up: 100),
            Path(1, (0, 150, 100), (10, 158, 100), up: 110))
        ], "110 ms  action(tap) in ended"),
      Course(
        "Its path does not count (KR-03)", { $0.tap("tap") },
        [Path((0, 100, 100), (10, 94, 100), (20, 106, 100), (30, 94, 100), (40, 106, 100), up: 50)],
        "50 ms  action(tap) in ended"),
      Course(
        "Fingers that move together do not stay", { $0.tap("tap") { $0.touches = 2 } },
        [
          Together(
            Path((0, 100, 100), (10, 200, 100), upAt: (20, 100, 100)),
            Path(1, (0, 150, 100), (10, 250, 100), upAt: (20, 150, 100)))
        ]),
      Course(
        "A second finger counts although the view takes only one (KR-11)",
        { $0.isMultipleTouchEnabled(false).tap("tap").tap("pair") { $0.touches = 2 } },
        [Together(Path((0, 5, 5), up: 20), Path(1, (0, 50, 5), up: 20))], "action(pair) in ended"),
      // One finger has lifted before, and is counted no longer.
      Course(
        "It is where its fingers came down last, in its view's coordinates (KR-13)",
        {
          $0.boundsOrigin(Point(7, 0)).tap("tap") {
            $0.taps = 2
            $0.touches = 2
          }
        },
        [
          Together(Path((0, 100, 100), up: 20), Path(1, (0, 150, 100), up: 20)),
          Together(Path((120, 104, 100), upAt: (140, 106, 100)), Path(1, (121, 152, 104), up: 150)),
        ], "action(tap) in ended [1 touch at (135, 102)]"),
    ])
  func taps(course: Course) { course.check(observing: ["action"]) }
}
