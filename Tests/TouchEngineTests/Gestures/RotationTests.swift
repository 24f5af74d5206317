import Foundation
import Logs
import Testing
import TouchEngine
import TouchScript

/// Angles are seldom at eighths of a point: so most of what rotations measure is seen on a `World`.
@Suite("Rotations")
struct RotationTests {
  private let world = World()
  private let rotation = UIRotationGestureRecognizer()

  init() {
    let view = world.add("a", 0, 0, 300, 400)
    view.isMultipleTouchEnabled = true
    world.attach(rotation, named: "rotation", to: view)
  }

  private var degrees: CGFloat { rotation.rotation * 180 / .pi }

  /// Where the second finger is at an angle, seen from the first, clockwise from the right.
  private func place(at degrees: CGFloat) -> (x: CGFloat, y: CGFloat) {
    let angle = degrees * .pi / 180
    return (150 + 100 * cos(angle), 200 + 100 * sin(angle))
  }

  private func down() { world.touch(at: 0, .down(150, 200), .down(250, 200, finger: 1)) }

  private func turn(to degrees: CGFloat, at time: Int) {
    let place = place(at: degrees)
    world.touch(at: time, .move(place.x, place.y, finger: 1))
  }

  /// Lifts the second finger and brings it down again at that place.
  private func joinAgain(at degrees: CGFloat, from time: Int) {
    let place = place(at: degrees)
    world.touch(at: time, .up(place.x, place.y, finger: 1))
    world.touch(at: time + 10, .down(place.x, place.y, finger: 1))
  }

  @Test("One begins at ten degrees, changes, and ends with both fingers (KR-51)")
  func course() {
    #expect(rotation.rotation == 0)
    down()
    #expect(rotation.rotation == 0)
    turn(to: 9.99, at: 10)
    turn(to: 10, at: 20)
    turn(to: 12, at: 30)
    turn(to: 3, at: 40)
    world.touch(at: 50, .up(150, 200))
    world.touch(at: 60, .move(260, 200, finger: 1))
    world.touch(at: 70, .up(250, 205, finger: 1))
    world.expectLog(
      observing: ["action"],
      """
      20 ms  action(rotation) in began
      30 ms  action(rotation) in changed
      40 ms  action(rotation) in changed
      60 ms  action(rotation) in changed
      70 ms  action(rotation) in ended
      """)
    #expect(rotation.rotation == 0)
    #expect(rotation.velocity == 0)
  }

  @Test(
    "Five degrees are left out, in the direction of the turn (KR-51)",
    arguments: [(10, 5), (45, 40), (90, 85), (-10, -5), (-45, -40)])
  func slack(turned: CGFloat, expected: CGFloat) {
    down()
    turn(to: turned, at: 10)
    world.expectLog(observing: ["action"], "action(rotation) in began")
    #expect(abs(degrees - expected) < 1e-9)
  }

  @Test("Once set, the rotation goes on from there, without another threshold (KR-52)")
  func settingRotation() {
    down()
    turn(to: 45, at: 10)
    rotation.rotation = 0
    turn(to: 46, at: 20)
    world.expectLog(
      observing: ["action"], ["action(rotation) in began", "action(rotation) in changed"])
    #expect(abs(degrees - 1) < 1e-9)
    rotation.rotation = .pi
    turn(to: 16, at: 30)
    #expect(abs(degrees - 150) < 1e-9)
  }

  @Test("Turns add up beyond half a turn and a whole one")
  func wholeTurns() {
    down()
    for step in 1...9 { turn(to: CGFloat(step) * 50, at: step * 10) }
    #expect(abs(degrees - 445) < 1e-9)
    #expect(rotation.velocity > 0)
    for step in 0...9 { turn(to: 450 - CGFloat(step) * 50, at: 200 + step * 10) }
    #expect(abs(degrees + 5) < 1e-9)
    #expect(rotation.velocity < 0)
  }

  @Test(
    "What is no turn, and one that is taken away",
    arguments: [
      Course(
        "One finger never turns (KR-46)", { $0.rotation("rotation") },
        [Path((0, 100, 100), (10, 100, 250), up: 20)]),
      Course(
        "Nor do two that move apart", { $0.rotation("rotation") },
        [Together(Path((0, 150, 200), up: 20), Path(1, (0, 250, 200), (10, 290, 200), up: 20))]),
      Course(
        "Cancelled by the system, it sends a cancelled action if it has begun (GR-45)",
        { $0.rotation("rotation") },
        [
          Together(Path((0, 150, 200)), Path(1, (0, 250, 200), (10, 220, 270))),
          Interruption(at: 20),
        ],
        "10 ms  action(rotation) in began",
        "20 ms  action(rotation) in cancelled"),
    ])
  func actions(course: Course) { course.check(observing: ["action"]) }

  @Test("It is in the middle of its two fingers, and takes the next without a jump (KR-53)")
  func middleAndNextFinger() {
    down()
    turn(to: 90, at: 10)
    #expect(rotation.location(in: nil) == CGPoint(x: 150, y: 250))
    world.touch(at: 20, .up(150, 200))
    world.touch(at: 30, .down(50, 300, finger: 2))
    #expect(abs(degrees - 85) < 1e-9)
    world.touch(at: 40, .move(150, 250, finger: 2))
    #expect(abs(degrees - 175) < 1e-9)
  }

  @Test("Fingers that meet at one point keep their angle")
  func onePoint() {
    down()
    turn(to: 45, at: 10)
    world.touch(at: 20, .move(150, 200, finger: 1))
    #expect(abs(degrees - 40) < 1e-9)
  }

  @Test("It is measured from the last finger that joined before it began (KR-51)")
  func rotationAnew() {
    down()
    turn(to: 6, at: 50)
    joinAgain(at: 6, from: 60)
    turn(to: 6, at: 80)
    turn(to: 17, at: 90)
    world.expectLog(observing: ["action"], "90 ms  action(rotation) in began")
    #expect(abs(degrees - 6) < 1e-9)
    #expect(rotation.velocity > 0)
    world.touch(at: 150, .up(150, 200), .up(250, 200, finger: 1))
    #expect(rotation.rotation == 0)
    #expect(rotation.velocity == 0)
  }

  @Test("Turned back, it has the velocity of the fingers that turn it (KR-35)")
  func velocityOfPair() {
    down()
    turn(to: 6, at: 50)
    joinAgain(at: 6, from: 60)
    turn(to: 17, at: 80)
    turn(to: 16, at: 90)
    #expect(rotation.velocity < 0)
  }
}
