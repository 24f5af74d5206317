import Foundation
import Logs
import Testing
import TouchEngine
import TouchScript

/// Angles are seldom at eighths of a point: so most of what rotations measure is seen on a `World`.
@Suite("Rotations")
struct RotationTests {
  private let world: World
  private let rotation = UIRotationGestureRecognizer()

  init() { world = Self.world(rotation) }

  private static func world(
    _ rotation: UIRotationGestureRecognizer
  ) -> World {
    let world = World()
    let view = world.add("a", 0, 0, 300, 400)
    view.isMultipleTouchEnabled = true
    world.attach(rotation, named: "rotation", to: view)
    return world
  }

  private var degrees: CGFloat { rotation.rotation * 180 / .pi }

  private func down(at time: Int = 0) {
    world.touch(at: time, .down(150, 200), .down(250, 200, finger: 1))
  }

  /// The second finger at an angle, seen from the first, clockwise from the right.
  private static func turned(to degrees: CGFloat) -> FingerSample {
    let angle = degrees * .pi / 180
    return .move(150 + 100 * cos(angle), 200 + 100 * sin(angle), finger: 1)
  }

  private func turn(to degrees: CGFloat, at time: Int) {
    world.touch(at: time, Self.turned(to: degrees))
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
      observing: ["action"],
      """
      action(rotation) in began
      action(rotation) in changed
      """)
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

  @Test("One finger never turns, nor do two that move apart (KR-46)")
  func noTurn() {
    expectLog(
      of: scene {
        $0.rotation("rotation")
      } script: {
        Drag((0, 100, 100), (10, 100, 250), up: 20)
        At(1000)
        Down(at: Point(150, 200))
        Drag(1, (1001, 250, 200), (1010, 290, 200), up: 1020)
        Up()
      }, observing: ["action"], "")
  }

  @Test("It is in the middle of its two fingers, and takes the next without a jump (KR-53)")
  func middleAndNextFinger() {
    down()
    world.touch(at: 10, .move(150, 300, finger: 1))
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

  @Test("Cancelled by the system, it sends a cancelled action if it has begun (GR-45)")
  func cancellation() {
    expectLog(
      of: scene {
        $0.rotation("rotation")
      } script: {
        Down(at: Point(150, 200))
        Down(1, at: Point(250, 200))
        At(10)
        Move(1, to: Point(220, 270))
        At(20)
        Change(.interrupt)
      }, observing: ["action"],
      """
      10 ms  action(rotation) in began
      20 ms  action(rotation) in cancelled
      """)
  }

  // MARK: Fingers that join again

  /// The second finger around the first, so many radians clockwise from the right.
  private func place(_ angle: CGFloat) -> (x: CGFloat, y: CGFloat) {
    (150 + 100 * cos(angle), 200 + 100 * sin(angle))
  }

  @Test("It is measured from the last finger that joined before it began (KR-51)")
  func rotationAnew() {
    let (first, second, third, fourth) = (place(0), place(0.1), place(0.3), place(0.29))
    world.touch(at: 0, .down(150, 200), .down(first.x, first.y, finger: 1))
    world.touch(at: 50, .move(second.x, second.y, finger: 1))
    world.touch(at: 60, .up(second.x, second.y, finger: 1))
    world.touch(at: 70, .down(second.x, second.y, finger: 1))
    world.touch(at: 80, .move(second.x, second.y, finger: 1))
    world.touch(at: 90, .move(third.x, third.y, finger: 1))
    world.expectLog(observing: ["action"], "90 ms  action(rotation) in began")
    #expect(rotation.rotation < 0.2)
    #expect(rotation.velocity > 0)
    world.touch(at: 140, .move(fourth.x, fourth.y, finger: 1))
    world.touch(at: 150, .up(150, 200), .up(fourth.x, fourth.y, finger: 1))
    #expect(rotation.rotation == 0)
    #expect(rotation.velocity == 0)
  }

  @Test("Turned back, it has the velocity of the fingers that turn it (KR-35)")
  func velocityOfPair() {
    let (first, second, third, fourth) = (place(0), place(0.1), place(0.3), place(0.29))
    world.touch(at: 0, .down(150, 200), .down(first.x, first.y, finger: 1))
    world.touch(at: 50, .move(second.x, second.y, finger: 1))
    world.touch(at: 60, .up(second.x, second.y, finger: 1))
    world.touch(at: 70, .down(second.x, second.y, finger: 1))
    world.touch(at: 80, .move(third.x, third.y, finger: 1))
    world.touch(at: 90, .move(fourth.x, fourth.y, finger: 1))
    #expect(rotation.velocity < 0)
  }
}
