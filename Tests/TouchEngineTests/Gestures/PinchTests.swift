import Foundation
import Logs
import Testing
import TouchEngine
import TouchScript

@Suite("Pinches")
struct PinchTests {
  @Test(
    "Its course",
    arguments: [
      Course(
        "It begins when the distance has changed enough, changes, and ends with both (KR-47)",
        { $0.pinch("pinch") },
        [
          Together(
            Path((0, 20, 100), up: 50),
            Path(1, (0, 120, 100), (10, 128, 100), (20, 130, 100), (30, 140, 100), up: 50))
        ],
        "20 ms  action(pinch) in began [scale 1.019, …]",
        "30 ms  action(pinch) in changed",
        "50 ms  action(pinch) in ended",
        "50 ms  reset(pinch) from ended"),
      Course(
        "One finger never pinches (KR-46)", { $0.pinch("pinch") },
        [Path((0, 100, 100), (10, 250, 100), up: 20)], "20 ms  reset(pinch) from failed"),
      Course(
        "Two fingers that move side by side do not pinch", { $0.pinch("pinch") },
        [Together(Path((0, 20, 100), (10, 60, 200)), Path(1, (0, 120, 100), (10, 160, 200)))]),
      Course(
        "It goes on with one finger, and without a jump with the next (KR-50)",
        { $0.pinch("pinch") },
        [
          Together(
            Path((0, 20, 100), up: 20),
            Path(1, (0, 120, 100), (10, 236, 100), (30, 250, 100), up: 60),
            Path(2, (40, 50, 100), (50, 150, 100), up: 70))
        ],
        "10 ms  action(pinch) in began [scale 2, …]",
        "30 ms  action(pinch) in changed [scale 2, …]",
        "50 ms  action(pinch) in changed [scale 1, …]",
        "70 ms  action(pinch) in ended",
        "70 ms  reset(pinch) from ended"),
      Course(
        "It is in the middle of its two fingers (KR-53)", { $0.pinch("pinch") },
        [Together(Path((0, 20, 100), (10, 20, 140)), Path(1, (0, 120, 100), (10, 160, 100)))],
        "action(pinch) in began [2 touches at (90, 120), …]"),
      Course(
        "Cancelled by the system, it sends a cancelled action if it has begun (GR-45)",
        { $0.pinch("pinch") },
        [
          Together(Path((0, 20, 100)), Path(1, (0, 120, 100), (10, 170, 100))),
          Interruption(at: 20), At(30), Up(), Up(1),
          Together(Path((1000, 20, 100)), Path(1, (1000, 120, 100))), Interruption(at: 1010),
        ],
        "10 ms    action(pinch) in began",
        "20 ms    action(pinch) in cancelled",
        "20 ms    reset(pinch) from cancelled",
        "1010 ms  reset(pinch) from failed"),
      Course(
        "Fingers at one point are no reason to divide by zero", { $0.pinch("pinch") },
        [Together(Path((0, 20, 100)), Path(1, (0, 20, 100), (10, 28, 100), (20, 36, 100)))],
        "20 ms  action(pinch) in began [scale 2, …]"),
    ])
  func course(course: Course) { course.check(observing: ["action", "reset"]) }

  @Test("The view loses both touches; a third finger is ignored, and stays with its view")
  func thirdFinger() {
    expectLog(
      of: scene {
        $0.pinch("pinch")
      } script: {
        Together(
          Path((0, 20, 100)), Path(1, (0, 120, 100), (20, 160, 100), (50, 256, 100)),
          Path(2, (10, 20, 300), (30, 20, 390), up: 40))
      }, observing: ["V", "action"],
      """
      0 ms   V(a).began [touches 0, 1]
      10 ms  V(a).began [touch 2]
      20 ms  action(pinch) in began [2 touches at (90, 100), …]
      20 ms  V(a).cancelled [touches 0, 1]
      30 ms  V(a).moved [touch 2]
      40 ms  V(a).ended [touch 2]
      50 ms  action(pinch) in changed
      """)
  }

  // MARK: What it measures between its actions, and once the app has set its scale

  private let world = World()
  private let pinch = UIPinchGestureRecognizer()

  init() {
    let view = world.add("a", 0, 0, 300, 400)
    view.isMultipleTouchEnabled = true
    world.attach(pinch, named: "pinch", to: view)
  }

  private func down(_ distance: CGFloat, at time: Int = 0) {
    world.touch(at: time, .down(20, 100), .down(20 + distance, 100, finger: 1))
  }

  private func apart(_ distance: CGFloat, at time: Int) {
    world.touch(at: time, .move(20 + distance, 100, finger: 1))
  }

  @Test("The threshold is exact, and holds for both ways", arguments: [-1.0, 1.0])
  func threshold(way: CGFloat) {
    down(150)
    apart(150 + way * 9.999, at: 10)
    world.expectLog(["V(a).began", "V(a).moved"])
    apart(150 + way * 10, at: 20)
    world.expectLog(observing: ["action"], "action(pinch) in began")
  }

  @Test(
    "The scale is the distance over what it was when the pinch began (KR-48)",
    arguments: [(100.0, 110.0, 110.0 / 108), (200.0, 190.0, 190.0 / 192)])
  func scale(from: CGFloat, to: CGFloat, scale: CGFloat) {
    #expect(pinch.scale == 1)
    down(from)
    apart(to, at: 10)
    #expect(pinch.scale == scale)
    world.touch(at: 30, .up(20, 100), .up(20 + to, 100, finger: 1))
    #expect(pinch.scale == 1)
  }

  @Test("Once set, the scale goes on from there (KR-49)")
  func settingScale() {
    down(100)
    apart(200, at: 10)
    pinch.scale = 1
    #expect(pinch.scale == 1)
    apart(250, at: 20)
    #expect(pinch.scale == 1.25)
    pinch.scale = 3
    apart(125, at: 30)
    #expect(pinch.scale == 1.5)
  }

  @Test("Set before it begins, it goes on from there as well, with fingers however near (KR-49)")
  func nearFingers() {
    down(50)
    apart(1, at: 10)
    pinch.scale = 1
    apart(2, at: 20)
    #expect(pinch.scale == 2)
    #expect(pinch.velocity > 0)
  }

  @Test("Fingers that meet at one point leave the scale as it was set")
  func onePoint() {
    down(0)
    apart(8, at: 10)
    #expect(pinch.scale == 1)
    apart(16, at: 20)
    apart(0, at: 30)
    pinch.scale = 4
    apart(30, at: 40)
    #expect(pinch.scale == 4)
  }

  @Test("A finger that comes or goes leaves the scale as it is until one moves (KR-50)")
  func joining() {
    down(100)
    apart(216, at: 10)
    world.touch(at: 20, .up(20, 100))
    world.touch(at: 30, .move(250, 100, finger: 1))
    world.touch(at: 40, .down(50, 100, finger: 2))
    #expect(pinch.scale == 2)
  }

  @Test("Its velocity is by how much the scale changes in a second, and is zero at rest")
  func velocity() {
    #expect(pinch.velocity == 0)
    down(100)
    #expect(pinch.velocity == 0)
    // From 110 to 164 points of 108: half as large again, in a tenth of a second.
    apart(110, at: 10)
    apart(164, at: 110)
    #expect(abs(pinch.velocity - 5) < 1)
    apart(110, at: 300)
    apart(100, at: 400)
    #expect(pinch.velocity < 0)
    apart(100, at: 900)
    #expect(pinch.velocity == 0)
  }

  @Test("A finger that joins it again leaves the velocity to the new pair (KR-35)")
  func velocityOfNewPair() {
    down(80)
    apart(170, at: 90)
    world.touch(at: 100, .up(190, 100, finger: 1))
    world.touch(at: 110, .down(40, 100, finger: 1))
    apart(30, at: 120)
    apart(40, at: 130)
    #expect(pinch.velocity > 0)
  }
}
